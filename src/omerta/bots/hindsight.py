"""How a game stood, once nothing is hidden any more: the same search, in the one world that was real."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.budget import Budget
from omerta.bots.search import Search
from omerta.bots.tree import NONE
from omerta.core.game import CHANCE, OVER, Game, Json, Marks, Shaped, State, View
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts

ITERATIONS: Final = 600


def chances(game: Game, world: State, budget: Budget | None = None, numbers: Numbers | None = None) -> list[float]:
    """How likely each seat was to win, with all cards open; all sum to 1."""
    glance = vec[float]([0.0] * game.most_seats)
    game.chances_into(world, glance, game.room_for_terms())
    found = [glance[seat] for seat in range(world.players)]
    if world.to_move == OVER or world.to_move == CHANCE:
        return found
    seat = int(world.to_move)
    best = _best(game, world, Budget(ITERATIONS) if budget is None else budget, numbers)
    rest = sum(found) - found[seat]
    # The search tells the deciding seat's chance; the others share what remains as a glance would have it.
    for other in range(world.players):
        share = found[other] / rest if rest > 0.0 else 1.0 / (float(world.players) - 1.0)
        found[other] = best if other == seat else (1.0 - best) * share
    return found


def _best(game: Game, world: State, budget: Budget, numbers: Numbers | None) -> float:
    """What the action tried most promises the seat to decide."""
    search = Search(_Open(game, world), Numbers(1) if numbers is None else numbers)
    view = world.view(int(world.to_move))
    budget.begin()
    search.begin(view, budget)
    search.think(view, budget)
    edge = search.edge_of(search.favourite(world.legal()))
    return 0.5 if edge == NONE else min(1.0, max(0.0, search.tree.mean(edge)))


@final
class _Open(Game):
    """A game in which everybody knows how things are."""

    def __init__(self, game: Game, world: State) -> None:
        self._game = game
        self._world = world
        self.name = game.name
        self.version = game.version
        self.fewest_seats = game.fewest_seats
        self.most_seats = game.most_seats
        self.action_count = game.action_count
        self.longest = game.longest
        self.layout = game.layout
        self.options = game.options
        self.setups = game.setups
        self.reconstructed = game.reconstructed
        self.terms = game.terms
        self.exploration = game.exploration
        self.glances_drift = game.glances_drift
        self.nouns = game.nouns

    def imagine(self, view: View, numbers: Numbers) -> State:  # noqa: ARG002
        return self._world.copy()

    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        self._game.terms_into(state, seat, into)

    def outlook(self, state: State, seat: i64, terms: vec[float]) -> float:
        return self._game.outlook(state, seat, terms)

    def new(self, seats: int, options: Json | None = None) -> State:
        return self._game.new(seats, options)

    def from_json(self, position: Shaped) -> State:
        return self._game.from_json(position)

    def observe_into(self, view: View, into: BytesWriter) -> None:
        self._game.observe_into(view, into)

    def facts(self, view: View, action: int) -> Facts:
        return self._game.facts(view, action)

    def marks(self, state: State, seat: int) -> Marks:
        return self._game.marks(state, seat)
