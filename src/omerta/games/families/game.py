"""FAMILIES as the rest of the program sees it."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box, Origin
from omerta.core.game import OVER, Game, Json, Marks, Part, Setup, Shaped, Standing, State, View, World
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.core.reading import check_whole
from omerta.games.families import beliefs, bots, features, studies
from omerta.games.families.endings import endings
from omerta.games.families.importing import read_position
from omerta.games.families.moves import Numbering
from omerta.games.families.rules.ending import parts, territory_money, total
from omerta.games.families.rules.turn import Families, begin
from omerta.games.families.settings import agree, dons_of, options_of, upgraded
from omerta.games.families.tables import read
from omerta.games.families.views import FamiliesView

PEOPLE: Final = ("rival",)
NOUNS: Final = (
    "card", "job", "ally", "business", "space", "territory", "figure", "colour", "phase", "case", "test", "goods",
    "effect",
)  # fmt: skip


@final
class FamiliesGame(Game):
    """Pięć Rodzin / Five Families: two to five families, or one human against one to three dons."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tables = tables = read(box)
        self.codes = Numbering(tables)
        self.name = "families"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 5
        self.action_count = int(self.codes.count)
        self.longest = 900  # in 2000 random games of five families at most 433
        self.layout = features.layout(tables)
        self.options = options_of(tables)
        self.setups = [
            Setup("2", 2, {}),
            Setup("3", 3, {}),
            Setup("5", 5, {}),
            Setup("solo-luciano", 2, {"dons": "luciano"}),
            Setup("solo-three", 4, {"dons": "luciano-siegel-capone"}),
        ]
        self.setups = [setup for setup in self.setups if self._has_dons(setup)]
        self.minutes, self.weight = 90, "medium"
        self.headings = ["phase-begins", "act-begins"]
        self.reconstructed = [setup.name for setup in self.setups] if tables.reconstructed else []  # F2.2
        self.terms = list(bots.TERMS)
        self.nouns = {noun: noun for noun in NOUNS}
        self.nouns.update({"tile": "business", "good": "card", "for": "card", "source": "space"})
        self.nouns.update({"from": "territory", **dict.fromkeys(PEOPLE, "seat")})

    def _has_dons(self, setup: Setup) -> bool:
        """An owner's file may have other dons."""
        return set(dons_of(str(setup.options.get("dons", "none")))) <= set(self.tables.don_ids)

    def names(self, language: str) -> dict[str, str]:
        return self.tables.names[language]

    def origin(self, thing: str) -> Origin | None:
        return self.tables.origins.get(thing)

    def automata(self, options: Json | None = None) -> list[int]:
        return list(range(1, len(dons_of(str(self.chosen(options)["dons"]))) + 1))

    def automaton_names(self, options: Json | None = None) -> list[str]:
        return [f"don-{don}" for don in dons_of(str(self.chosen(options)["dons"]))]

    def seat_counts(self, options: Json | None = None) -> list[int]:
        """F3.1: one human against the dons, or humans only."""
        dons = self.automata(options)
        return [len(dons) + 1] if dons else list(range(self.fewest_seats, self.most_seats + 1))

    def upgraded(self, options: Json, version: int) -> Json:  # noqa: ARG002
        return upgraded(options)

    def new(self, seats: int, options: Json | None = None) -> State:
        check_whole(seats, "seats", self.fewest_seats, self.most_seats)
        s = Families(agree(self.tables, self.codes, seats, self.chosen(options)))
        begin(s)
        return s

    def from_json(self, position: Shaped) -> State:
        return read_position(self.tables, self.codes, dict(position))

    def observe_into(self, view: View, into: BytesWriter) -> None:
        assert isinstance(view, FamiliesView)
        features.observe_into(view, into)

    def imagine(self, view: View, numbers: Numbers) -> State:
        assert isinstance(view, FamiliesView)
        return beliefs.imagine(view, numbers)

    def facts(self, view: View, action: int) -> Facts:
        assert isinstance(view, FamiliesView)
        facts = self.codes.facts_of(action)
        if facts["move"] == "thug":
            home = int(view.seen.homes[action - int(self.codes.thug)])
            return {**facts, "territory": home + 1 if home >= 0 else "none"}
        return facts

    def standings(self, view: View) -> list[Standing]:
        """F14.2; of others only what lies open, for nobody lists what went into a suitcase (F4.5)."""
        assert isinstance(view, FamiliesView)
        return [self._standing(view, seat) for seat in range(view.players)]

    def _standing(self, view: FamiliesView, seat: int) -> Standing:
        if seat == view.viewer or view.to_move == OVER:
            return Standing(int(total(view.seen, seat)), True)
        return Standing(int(territory_money(view.seen, seat)), False)

    def tally(self, view: View, told: list[Event]) -> list[Part]:
        assert isinstance(view, FamiliesView)
        return parts(view.seen.box, told)

    def endings(self, view: View) -> list[World]:
        assert isinstance(view, FamiliesView)
        return endings(view)

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, Families)
        bots.terms_into(state, seat, into)

    def marks(self, state: State, seat: int) -> Marks:
        assert isinstance(state, Families)
        return studies.marks(state, seat)


def make(box: Box | None) -> Game:
    """The game by the values of a box (F2.3)."""
    assert box is not None
    return FamiliesGame(box)
