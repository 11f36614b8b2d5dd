"""GANGS as the rest of the program sees it."""

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
from omerta.games.gangs import bots, features, studies
from omerta.games.gangs.beliefs import imagine_into
from omerta.games.gangs.endings import endings
from omerta.games.gangs.moves import ACTION_COUNT, facts_of
from omerta.games.gangs.position import players_of, read_position
from omerta.games.gangs.rules import scoring
from omerta.games.gangs.rules.turn import Gangs, play_on
from omerta.games.gangs.views import GangsView, known_alliances


@final
class GangsGame(Game):
    """Gangi Nowego Jorku / New York Gangs, 2–4 seats."""

    def __init__(self) -> None:
        self.name = "gangs"
        self.version = 2  # 1: nobody drew who begins
        self.decides_openly = True
        self.fewest_seats = 2
        self.most_seats = 4
        self.action_count = int(ACTION_COUNT)
        self.longest = 321  # setup 76, climbs and their fills 35, influence 16 · 6, cards turned 38, reveals, passes
        self.layout = features.LAYOUT
        self.options = [seat_option("first", self.most_seats, "table")]  # G2.7
        self.setups = [Setup(str(seats), seats, {}) for seats in range(2, 5)]
        self.minutes, self.weight = 25, "light"
        self.headings = ["begins", "crowned", "over"]
        self.reconstructed = []
        self.terms = list(bots.TERMS)
        self.nouns = {"gang": "gang", "card": "gang", "victim-gang": "gang"}
        for key in ("place", "from", "to", "agent", "victim"):
            self.nouns[key] = "place"

    def new(self, seats: int, options: Json | None = None) -> State:
        s = Gangs(check_whole(seats, "seats", self.fewest_seats, self.most_seats))
        s.lay_out()
        first = self.chosen(options)["first"]
        if first is not None:
            s.active = check_whole(first, "first", 0, seats - 1)
        return s

    def upgraded(self, options: Json, version: int) -> Json:
        """Until version 2 nobody drew who begins: seat 0 did where no other was named."""
        return {"first": 0, **options} if version == 1 else options

    def from_json(self, position: Shaped) -> State:
        position = dict(position)
        s = Gangs(players_of(position))
        s.lay_out()
        read_position(s, position)
        play_on(s)
        return s

    def observe_into(self, view: View, into: BytesWriter) -> None:
        assert isinstance(view, GangsView)
        features.observe_into(view, into)

    def imagine(self, view: View, numbers: Numbers) -> State:
        assert isinstance(view, GangsView)
        s = Gangs(view.players)
        imagine_into(s, view, numbers)
        return s

    def facts(self, view: View, action: int) -> Facts:
        assert isinstance(view, GangsView)
        return facts_of(action, view.pyramid, view.hole)

    def standings(self, view: View) -> list[Standing]:
        assert isinstance(view, GangsView)
        return [scoring.standing(view.pyramid, known_alliances(view, seat), seat) for seat in range(view.players)]

    def tally(self, view: View, told: list[Event]) -> list[Part]:  # noqa: ARG002
        assert isinstance(view, GangsView)
        return [part for seat in range(view.players) for part in scoring.parts(view.pyramid, view.alliances, seat)]

    def leaning(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Gangs)
        return bots.leaning(state, seat)

    def endings(self, view: View) -> list[World]:
        assert isinstance(view, GangsView)
        return endings(view)

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, Gangs)
        bots.terms_into(state, seat, into)

    def marks(self, state: State, seat: int) -> Marks:
        assert isinstance(state, Gangs)
        return studies.marks(state, seat)


def make(box: Box | None) -> Game:  # noqa: ARG001
    """GANGS has no data: all it needs is in its rules."""
    return GangsGame()
