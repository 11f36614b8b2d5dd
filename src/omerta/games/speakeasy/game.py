"""SPEAKEASY as the rest of the program sees it."""

import os
from pathlib import Path
from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Game, Json, Marks, Option, Part, Setup, State, View, World
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Facts, Impossible, Unknown
from omerta.core.reading import check_whole, value
from omerta.games.speakeasy import bots, features, studies
from omerta.games.speakeasy.beliefs import imagine_into
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import DIFFICULTIES, JO, NONE
from omerta.games.speakeasy.data.naming import names_of
from omerta.games.speakeasy.data.reading import SHIPPED, load_box
from omerta.games.speakeasy.endings import endings
from omerta.games.speakeasy.moves import ACTION_COUNT, move_of
from omerta.games.speakeasy.rules import offers, scoring
from omerta.games.speakeasy.rules.imports import players_of, read_position
from omerta.games.speakeasy.rules.turn import Speakeasy, begin, play_on
from omerta.games.speakeasy.views import SpeakeasyView

OWNERS_FILE: Final = "OMERTA_SPEAKEASY_DATA"  # E2.3: where an owner of the box says which file to play by
NOUNS: Final = (
    "card", "tile", "helper", "mobster", "ship", "crate", "goal", "district", "zone", "track", "deck", "slot",
    "location", "effect", "mode", "why", "jo", "visit", "truck", "column", "space", "kind", "ally", "benefit", "rank",
)  # fmt: skip
LONGEST: Final = 6000  # 44 turns with a few deliveries of thirty single moves each, and what chance deals


@final
class SpeakeasyGame(Game):
    """Speakeasy, two to four seats; in solo the second is Jo's (E4.1)."""

    def __init__(self, boxes: list[Box]) -> None:
        box = boxes[-1]
        self.name = "speakeasy"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.action_count = int(ACTION_COUNT)
        self.longest = LONGEST
        self.layout = features.LAYOUT
        self.boxes = {one.name: one for one in boxes}
        self.options = [  # E2.5; nothing of the upgrade pack (E22.5)
            Option("solo", False, [False, True]),
            Option("difficulty", "normal", list(DIFFICULTIES)),
            Option("first", None, [None, 0, 1, 2, 3]),
            Option("rebuild_stills", False, [False, True]),
            Option("open_safes", False, [False, True]),
            Option("data", box.name, list(self.boxes)),
        ]
        self.setups = [
            Setup("solo", 2, {"solo": True}),
            Setup("2", 2, {}),
            Setup("3", 3, {}),
            Setup("4", 4, {}),
        ]
        self.reconstructed = [setup.name for setup in self.setups] if box.reconstructed else []  # E2.2
        self.terms = list(bots.TERMS)
        self.decides_openly = False
        self.exploration = bots.EXPLORATION
        self.glances_drift = True
        self.nouns = {noun: noun for noun in NOUNS}
        self.nouns.update({"from": "location", "to_zone": "zone", "place": "goal", "aim": "goal", "covered": "tile"})
        self.nouns.update({"jo_level": "jo", **dict.fromkeys(("other", "one", "two", "three", "four"), "seat")})
        self.nouns.update(dict.fromkeys(("site", "block", "cop", "jo_district", "here", "there"), "district"))

    def names(self, language: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for box in self.boxes.values():
            found.update(names_of(box, language))
        return found

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
        s = Speakeasy(self.boxes[str(chosen["data"])], seats, bool(chosen["solo"]))
        s.rebuild_stills = bool(chosen["rebuild_stills"])
        s.open_safes = bool(chosen["open_safes"])
        s.difficulty = DIFFICULTIES.index(str(chosen["difficulty"]))
        first = chosen["first"]
        s.first = NONE if first is None else check_whole(first, "first", 0, seats - 1)
        s.lay_out()
        begin(s)
        return s

    def from_json(self, position: Json) -> State:
        if position.get("game") != "speakeasy":
            raise Impossible("other-game", {"what": str(position.get("game"))})
        data = value(position, "data")
        if not isinstance(data, str) or data not in self.boxes:
            raise Unknown("unknown-data", {"what": str(data), "known": ", ".join(self.boxes)})
        players = players_of(position)
        s = Speakeasy(self.boxes[data], max(players, 2), players == 1)
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


def _boxes() -> list[Box]:
    """E2.3: the shipped file, and an owner's where the environment names one; the last is what new tables play by."""
    path = os.environ.get(OWNERS_FILE)
    if not path:
        return [SHIPPED]
    owners = load_box(Path(path))
    if owners.name == SHIPPED.name and owners.text != SHIPPED.text:
        raise Damaged("data-same-id", {"what": owners.name}, "E2.3")
    return [SHIPPED, owners]


GAME: Final = SpeakeasyGame(_boxes())
