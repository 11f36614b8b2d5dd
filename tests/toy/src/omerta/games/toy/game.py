"""TOY as the rest of the program sees it."""

from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box
from omerta.core.game import Game, Json, Marks, Part, Setup, Shaped, Standing, State, View, World, seat_option
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.core.reading import check_whole
from omerta.games.toy import bots, features, studies
from omerta.games.toy.beliefs import imagine_into
from omerta.games.toy.endings import endings
from omerta.games.toy.moves import ACTION_COUNT, facts_of
from omerta.games.toy.position import read_position
from omerta.games.toy.rules import Toy, parts
from omerta.games.toy.state import DEAL
from omerta.games.toy.views import ToyView


@final
class ToyGame(Game):
    """High Card, two seats."""

    def __init__(self) -> None:
        self.name = "toy"
        self.version = 1
        self.decides_openly = True
        self.fewest_seats = 2
        self.most_seats = 2
        self.action_count = int(ACTION_COUNT)
        self.longest = 13  # the lot, six cards dealt, six played
        self.layout = features.LAYOUT
        self.options = [seat_option("first", self.most_seats, "table")]  # T1.2
        self.setups = [Setup("2", 2, {})]
        self.minutes, self.weight = 5, "light"
        self.headings = ["over"]
        self.reconstructed = []
        self.terms = list(bots.TERMS)
        self.nouns = {"card": "card"}

    def new(self, seats: int, options: Json | None = None) -> State:
        check_whole(seats, "seats", self.fewest_seats, self.most_seats)
        s = Toy()
        first = self.chosen(options)["first"]
        if first is not None:
            s.leader, s.stage = check_whole(first, "first", 0, seats - 1), DEAL
        return s

    def from_json(self, position: Shaped) -> State:
        s = Toy()
        read_position(s, position)
        return s

    def observe_into(self, view: View, into: BytesWriter) -> None:
        assert isinstance(view, ToyView)
        features.observe_into(view, into)

    def imagine(self, view: View, numbers: Numbers) -> State:
        assert isinstance(view, ToyView)
        s = Toy()
        imagine_into(s, view, numbers)
        return s

    def facts(self, view: View, action: int) -> Facts:
        assert isinstance(view, ToyView)
        return facts_of(action)

    def standings(self, view: View) -> list[Standing]:
        assert isinstance(view, ToyView)
        return [Standing(int(points), True) for points in view.points]

    def tally(self, view: View, told: list[Event]) -> list[Part]:  # noqa: ARG002
        assert isinstance(view, ToyView)
        return parts(view)

    def endings(self, view: View) -> list[World]:
        assert isinstance(view, ToyView)
        return endings(view)

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, Toy)
        bots.terms_into(state, seat, into)

    def marks(self, state: State, seat: int) -> Marks:
        assert isinstance(state, Toy)
        return studies.marks(state, seat)


def make(box: Box | None) -> Game:  # noqa: ARG001
    """TOY has no data: all it needs is in its rules."""
    return ToyGame()
