"""SYNDICATE as the rest of the program sees it."""

from typing import final

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
    Standing,
    State,
    View,
    World,
    flag_option,
)
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.core.reading import check_box, check_whole, value
from omerta.games.syndicate import bots, features, studies
from omerta.games.syndicate.beliefs import imagine_into
from omerta.games.syndicate.board import Board, district_fact, field_fact
from omerta.games.syndicate.components import AUTOMATON, DIFFICULTIES, LOS_ANGELES, MODES
from omerta.games.syndicate.endings import endings
from omerta.games.syndicate.moves import ACTION_COUNT, move_of
from omerta.games.syndicate.naming import names_of, origin_of
from omerta.games.syndicate.position import mode_of, options_of, read_position
from omerta.games.syndicate.rules import ending
from omerta.games.syndicate.rules.turn import Syndicate, play_on
from omerta.games.syndicate.tables import read
from omerta.games.syndicate.views import SyndicateView


@final
class SyndicateGame(Game):
    """Syndykat Zbrodni / Crime Syndicate, two seats, in solo one of them the automaton's."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.boards = read(box)
        self.name = "syndicate"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 2
        self.action_count = int(ACTION_COUNT)
        self.longest = 320  # at most 313: every turn fills a field (tests/games/syndicate/test_properties.py)
        self.layout = features.LAYOUT
        self.options = [
            Option("mode", CHOICE, "new_york", list(MODES), "table"),
            flag_option("show_hand_size", True, "rulings"),
            Option("difficulty", CHOICE, "medium", list(DIFFICULTIES), "solo", {AUTOMATA: [True]}),
            Option("data", BOX, box.id, [box.id], "data"),
        ]
        self.setups = [Setup("new_york", 2, {}), Setup("los_angeles", 2, {"mode": "los_angeles"})]
        for difficulty in DIFFICULTIES:
            self.setups.append(Setup(f"solo-{difficulty}", 2, {"mode": "solo", "difficulty": difficulty}))
        self.minutes, self.weight = 40, "medium"
        self.headings = ["begins", "last-turn", "over"]
        self.reconstructed = [  # S1.7 R
            setup.name for setup in self.setups if self._board(_mode(setup)).reconstructed
        ]
        self.terms = list(bots.TERMS)
        self.nouns = {"token": "token", "as": "token", "acting": "solo"}
        for noun in ("district", "field", "solo", "effect", "criterion"):
            self.nouns[noun] = noun

    def _board(self, mode: int) -> Board:
        """S1.1: solo is played in New York."""
        return self.boards["los_angeles" if mode == LOS_ANGELES else "new_york"]

    def names(self, language: str) -> dict[str, str]:
        assert self.box is not None
        return names_of(self.box, language)

    def origin(self, thing: str) -> Origin | None:
        assert self.box is not None
        return origin_of(self.box, self.boards, thing)

    def automata(self, options: Json | None = None) -> list[int]:
        return [int(AUTOMATON)] if self.chosen(options)["mode"] == "solo" else []

    def new(self, seats: int, options: Json | None = None) -> State:
        check_whole(seats, "seats", self.fewest_seats, self.most_seats)
        chosen = self.chosen(options)
        mode, difficulty = MODES.index(str(chosen["mode"])), DIFFICULTIES.index(str(chosen["difficulty"]))
        s = Syndicate(self._board(mode), mode, difficulty, bool(chosen["show_hand_size"]))
        s.lay_out()
        return s

    def from_json(self, position: Shaped) -> State:
        position = dict(position)
        mode = mode_of(position)
        difficulty, show_hand_size = options_of(position, mode)
        board = self._board(mode)
        check_box({"data": board.data, **position}, board.data, board.digest, "S1.7")
        s = Syndicate(board, mode, difficulty, show_hand_size)
        s.lay_out()
        read_position(s, position)
        play_on(s, value(position, "to_move"))
        return s

    def observe_into(self, view: View, into: BytesWriter) -> None:
        assert isinstance(view, SyndicateView)
        features.observe_into(view, into)

    def imagine(self, view: View, numbers: Numbers) -> State:
        assert isinstance(view, SyndicateView)
        s = Syndicate(view.board, view.mode, view.difficulty, view.show_hand_size)
        imagine_into(s, view, numbers)
        return s

    def facts(self, view: View, action: int) -> Facts:
        assert isinstance(view, SyndicateView)
        move = move_of(action)
        if move is None:
            return {"move": "none", "action": action}
        facts: dict[str, int | str] = {}
        for key, number in move.items():
            assert isinstance(number, (int, str))
            facts[key] = number
        board = view.board.name
        if "district" in move:
            facts["district"] = district_fact(board, int(facts["district"]))
        if "field" in move:
            facts["field"] = field_fact(board, int(facts["field"]))
        return facts

    def standings(self, view: View) -> list[Standing]:
        """S9.1: wealth, which is public."""
        assert isinstance(view, SyndicateView)
        return [Standing(int(view.wealth[seat]), True) for seat in range(view.players)]

    def tally(self, view: View, told: list[Event]) -> list[Part]:  # noqa: ARG002
        return ending.parts(told)

    def endings(self, view: View) -> list[World]:
        assert isinstance(view, SyndicateView)
        return endings(view)

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, Syndicate)
        bots.terms_into(state, seat, into)

    def marks(self, state: State, seat: int) -> Marks:
        assert isinstance(state, Syndicate)
        return studies.marks(state, seat)


def _mode(setup: Setup) -> int:
    return MODES.index(str(setup.options.get("mode", "new_york")))


def make(box: Box | None) -> Game:
    """The game by the boards of a box (S1.6, S1.7)."""
    assert box is not None
    return SyndicateGame(box)
