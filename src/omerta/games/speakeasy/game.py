"""SPEAKEASY as the rest of the program sees it."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box, Origin
from omerta.core.game import (
    AUTOMATA,
    BOX,
    CHOICE,
    Game,
    Json,
    Marks,
    Option,
    Part,
    Setup,
    Shaped,
    State,
    View,
    World,
    flag_option,
    seat_option,
)
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts, Impossible, Unknown
from omerta.core.reading import check_box, check_whole, value
from omerta.games.speakeasy import bots, features, studies
from omerta.games.speakeasy.beliefs import imagine_into
from omerta.games.speakeasy.components import DIFFICULTIES, JO, NONE
from omerta.games.speakeasy.endings import endings
from omerta.games.speakeasy.moves import ACTION_COUNT, move_of
from omerta.games.speakeasy.naming import names_of
from omerta.games.speakeasy.rules import offers, scoring
from omerta.games.speakeasy.rules.imports import players_of, read_position
from omerta.games.speakeasy.rules.turn import Speakeasy, begin, play_on
from omerta.games.speakeasy.tables import read
from omerta.games.speakeasy.views import SpeakeasyView

NOUNS: Final = (
    "card", "tile", "helper", "mobster", "ship", "crate", "goal", "district", "zone", "track", "deck", "slot",
    "location", "effect", "mode", "why", "jo", "visit", "truck", "column", "space", "ally", "benefit", "rank",
    "dock",
)  # fmt: skip
LONGEST: Final = 6000  # 44 turns with a few deliveries of thirty single moves each, and what chance deals


@final
class SpeakeasyGame(Game):
    """Speakeasy, two to four seats; in solo the second is Jo's (E4.1)."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tables = tables = read(box)
        self.name = "speakeasy"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.action_count = int(ACTION_COUNT)
        self.longest = LONGEST
        self.layout = features.LAYOUT
        self.options = [  # E2.5; nothing of the upgrade pack (E22.5)
            flag_option("solo", False, "table"),
            Option("difficulty", CHOICE, "normal", list(DIFFICULTIES), "solo", {AUTOMATA: [True]}),
            seat_option("first", self.most_seats, "table"),
            flag_option("rebuild_stills", False, "rulings"),
            flag_option("open_safes", False, "rulings"),
            Option("data", BOX, box.id, [box.id], "data"),
        ]
        self.setups = [
            Setup("solo", 2, {"solo": True}),
            Setup("2", 2, {}),
            Setup("3", 3, {}),
            Setup("4", 4, {}),
        ]
        self.minutes, self.weight = 150, "heavy"
        self.headings = ["act-begins"]
        self.reconstructed = [setup.name for setup in self.setups] if tables.reconstructed else []  # E2.2
        self.terms = list(bots.TERMS)
        self.decides_openly = False
        self.exploration = bots.EXPLORATION
        self.glances_drift = True
        self.nouns = {noun: noun for noun in NOUNS}
        self.nouns.update({"kind": "building", "from": "location", "to_zone": "zone", "place": "goal", "aim": "goal"})
        self.nouns.update(
            {
                "covered": "tile",
                "to_dock": "dock",
                "jo_level": "jo",
                **dict.fromkeys(("other", "one", "two", "three", "four"), "seat"),
            }
        )
        self.nouns.update(dict.fromkeys(("site", "block", "cop", "jo_district", "here", "there"), "district"))

    def names(self, language: str) -> dict[str, str]:
        assert self.box is not None
        return names_of(self.box, language)

    def origin(self, thing: str) -> Origin | None:
        return self.tables.origins.get(thing)

    def automata(self, options: Json | None = None) -> list[int]:
        return [int(JO)] if self.chosen(options)["solo"] else []

    def automaton_names(self, options: Json | None = None) -> list[str]:
        return ["jo-name" for _ in self.automata(options)]

    def seat_counts(self, options: Json | None = None) -> list[int]:
        """E4.1: alone against Jo, or two to four players."""
        return [2] if self.automata(options) else list(range(self.fewest_seats, self.most_seats + 1))

    def new(self, seats: int, options: Json | None = None) -> State:
        chosen = self.chosen(options)
        check_whole(seats, "seats", self.fewest_seats, self.most_seats)
        if seats not in self.seat_counts(options):
            raise Unknown("seat-count", {"game": "SPEAKEASY", "least": 2, "most": 2}, "E4.1")
        s = Speakeasy(self.tables, seats, bool(chosen["solo"]))
        s.rebuild_stills = bool(chosen["rebuild_stills"])
        s.open_safes = bool(chosen["open_safes"])
        s.difficulty = DIFFICULTIES.index(str(chosen["difficulty"]))
        first = chosen["first"]
        s.first = NONE if first is None else check_whole(first, "first", 0, seats - 1)
        s.lay_out()
        begin(s)
        return s

    def from_json(self, position: Shaped) -> State:
        position = dict(position)
        if position.get("game") != "speakeasy":
            raise Impossible("other-game", {"what": str(position.get("game"))})
        check_box(position, self.tables.name, self.tables.digest, "E2.3")
        players = players_of(position)
        s = Speakeasy(self.tables, max(players, 2), players == 1)
        s.lay_out()
        read_position(s, position)
        play_on(s, value(position, "to_move"))
        return s

    def observe_into(self, view: View, into: BytesWriter) -> None:
        assert isinstance(view, SpeakeasyView)
        features.observe_into(view, into)

    def imagine(self, view: View, numbers: Numbers) -> State:
        assert isinstance(view, SpeakeasyView)
        s = Speakeasy(view.table.box, view.players, view.table.solo)
        imagine_into(s, view, numbers)
        return s

    def facts(self, view: View, action: int) -> Facts:
        assert isinstance(view, SpeakeasyView)
        move = move_of(view.table.box, action)
        facts: dict[str, int | str] = {}
        for key, given in (move or {"move": "none"}).items():
            assert isinstance(given, (int, str))
            facts[key] = given
        offers.explain(view.table, max(0, view.to_move), facts)
        return facts

    def tally(self, view: View, told: list[Event]) -> list[Part]:  # noqa: ARG002
        assert isinstance(view, SpeakeasyView)
        return [part for seat in range(view.players) for part in scoring.parts(view.table, seat)]

    def endings(self, view: View) -> list[World]:
        assert isinstance(view, SpeakeasyView)
        return endings(view)

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, Speakeasy)
        bots.terms_into(state, seat, into)

    def outlook(self, state: State, seat: i64, terms: vec[float]) -> float:
        assert isinstance(state, Speakeasy)
        return bots.outlook(state, seat, terms)

    def marks(self, state: State, seat: int) -> Marks:
        assert isinstance(state, Speakeasy)
        return studies.marks(state, seat)


def make(box: Box | None) -> Game:
    """The game by the values of a box (E2.3)."""
    assert box is not None
    return SpeakeasyGame(box)
