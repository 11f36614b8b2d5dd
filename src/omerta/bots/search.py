"""Monte Carlo tree search over information sets, written once for every game.

Each iteration draws one world that fits the view, walks down the tree by upper bounds among what is legal there,
lets chance decide by its weights, plays one turn beyond what the tree knows, and values where it arrives for every seat
at once by the game's own evaluation. Rivals choose what is best for themselves; where rivals may secretly want
different things (Game.leaning) the tree keeps those apart, or they would be taken to want the average of them all.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.budget import Budget
from omerta.bots.glance import Glance
from omerta.bots.suspicion import Suspicion
from omerta.bots.tree import NONE, Tree
from omerta.bots.worlds import Worlds
from omerta.core.actions import CAPACITY, Actions
from omerta.core.game import OVER, Game, State, View
from omerta.core.numbers import Numbers

DEEPEST: Final[i64] = 64  # decisions of seats in one walk
WORLDS: Final[i64] = 16  # in which the root's actions are looked at before the search begins
WIDTH: Final[i64] = 12  # new actions that one visit looks at


@final
class Search:
    """Thinks about one decision of a seat, and goes on from there while that seat decides and learns nothing new."""

    def __init__(self, game: Game, numbers: Numbers, suspicion: Suspicion | None = None) -> None:
        self._game = game
        self._numbers = numbers
        self._worlds = Worlds(game, numbers, suspicion)
        self._glance = Glance(game, numbers)
        self.tree = Tree(game.action_count, game.exploration, game.glances_drift)
        self.root: i64 = NONE
        self.iterations: i64 = 0
        self._seat: i64 = NONE
        self._given: i64 = NONE  # the root's action that must be taken
        self._legal = Actions()
        self._edges = vec[i64]([0] * CAPACITY)  # on offer at the node being looked at
        self._offered: i64 = 0
        self._missing = vec[i64]([0] * CAPACITY)
        self._path = vec[i64]([0] * DEEPEST)
        self._path_seats = vec[i64]([0] * DEEPEST)
        self._path_length: i64 = 0
        self._chances = vec[float]([0.0] * game.most_seats)
        self._luck = vec[float]([0.0] * game.most_seats)
        self._terms = game.room_for_terms()
        self._mean_luck = vec[float]([0.0] * game.most_seats)

    def begin(self, view: View, budget: Budget) -> None:
        """A new tree for a view, its root's actions looked at in the same few worlds each."""
        self.tree = Tree(self._game.action_count, self._game.exploration, self._game.glances_drift)
        self._seat = view.to_move
        self.root = self.tree.add_node(view.to_move, 0)
        self._start_counting()
        for number in range(1, WORLDS + 1):
            if number > 1 and not budget.allows(0):
                break
            self._look_around(self._worlds.draw(view), float(number))

    def follow(self, action: i64) -> bool:
        """Go on below an action of the same seat's; False where nothing is known there."""
        edge = self.edge_of(action)
        node = NONE if edge == NONE else self.tree.find_node(edge, self._seat, 0)
        if node == NONE or self.tree.first_edges[node] == NONE:
            return False
        self.root = node
        self._start_counting()
        return True

    def _start_counting(self) -> None:
        self.iterations = 0
        for seat in range(self._game.most_seats):
            self._mean_luck[seat] = 0.0

    def think(self, view: View, budget: Budget) -> None:
        """Iterate as long as the budget allows."""
        done: i64 = 0
        while budget.allows(done):
            self._iterate(self._worlds.draw(view))
            done += 1

    def weigh(self, view: View, one: i64, other: i64, budget: Budget) -> None:
        """Iterate with two actions of the root's in the same worlds, so that what they promise can be compared."""
        done: i64 = 0
        while budget.allows(done):
            world = self._worlds.draw(view)
            self._given = one
            self._iterate(world.copy())
            self._given = other
            self._iterate(world)
            done += 2
        self._given = NONE

    def edge_of(self, action: i64) -> i64:
        """The root's edge for an action, or NONE."""
        edge = self.tree.first_edges[self.root]
        while edge != NONE and self.tree.actions[edge] != action:
            edge = self.tree.next_edges[edge]
        return edge

    def node_of(self, edge: i64, world: State) -> i64:
        """Where an edge has led in this world, or NONE if it is new there."""
        return self.tree.find_node(edge, world.to_move, self._leaning(world))

    def favourite(self, legal: list[int]) -> int:
        """The legal action tried most often, of equals the one that promises most."""
        best = legal[0]
        best_tries: i64 = -1
        best_mean = -1.0
        for action in legal:
            edge = self.edge_of(action)
            if edge != NONE:
                tries, mean = self.tree.tries[edge], self.tree.mean(edge)
                if tries > best_tries or (tries == best_tries and mean > best_mean):
                    best, best_tries, best_mean = action, tries, mean
        return best

    def _iterate(self, world: State) -> None:
        self._note_luck(world)
        node = self.root
        new_turn: i64 = NONE
        self._path_length = 0
        while world.to_move != OVER and self._path_length < DEEPEST:
            if self.tree.visits[node] == 0 and node != self.root:
                if new_turn == NONE:
                    new_turn = world.turns
                elif new_turn != world.turns:
                    break
            if not self._offer(node, world):
                break
            node = self._step(world)
        self._game.outlooks_into(world, self._chances, self._terms)
        self._credit(world.players)

    def _note_luck(self, world: State) -> None:
        """What the world itself promises before anything is decided: luck that no decision shall be credited with."""
        self.iterations += 1
        self._game.outlooks_into(world, self._luck, self._terms)
        for seat in range(world.players):
            self._mean_luck[seat] += (self._luck[seat] - self._mean_luck[seat]) / float(self.iterations)

    def _offer(self, node: i64, world: State) -> bool:
        """Gather the edges of what is legal here; False where the tree may grow no more."""
        tree = self.tree
        tree.visits[node] += 1
        if self._given != NONE and node == self.root:
            self._edges[0] = self.edge_of(self._given)
            self._offered = 1
            return True
        legal = self._legal
        legal.clear()
        world.legal_into(legal)
        self._offered = legal.count
        if tree.find_edges(node, legal, self._edges) > 0:
            if tree.is_full:
                return False
            self._widen(node, world)
        return True

    def _widen(self, node: i64, world: State) -> None:
        """Of the legal actions without an edge give a few at random one, by a glance at where it leads."""
        missing = self._set_missing_apart()
        for i in range(min(missing, WIDTH)):
            j = i + self._numbers.below(missing - i)
            action = self._missing[j]
            self._missing[j] = self._missing[i]
            self._edges[self._offered] = self.tree.add_edge(node, action, self._glance.promise(world, action))
            self._offered += 1

    def _set_missing_apart(self) -> i64:
        """Keep the edges that are there; how many actions have none."""
        legal = self._legal
        known: i64 = 0
        missing: i64 = 0
        for i in range(legal.count):
            if self._edges[i] == NONE:
                self._missing[missing] = legal.numbers[i]
                missing += 1
            else:
                self._edges[known] = self._edges[i]
                known += 1
        self._offered = known
        return missing

    def _look_around(self, world: State, number: float) -> None:
        """A glance at every action of the root in one world; the mean of all worlds so far is kept."""
        tree = self.tree
        legal = self._legal
        legal.clear()
        world.legal_into(legal)
        tree.find_edges(self.root, legal, self._edges)
        for i in range(legal.count):
            if self._edges[i] == NONE:
                self._edges[i] = tree.add_edge(self.root, legal.numbers[i], 0.0)
            edge = self._edges[i]
            tree.priors[edge] += (self._glance.promise(world, legal.numbers[i]) - tree.priors[edge]) / number

    def _step(self, world: State) -> i64:
        """Take the best edge on offer; the node it leads to, NONE at the end."""
        edge = self.tree.select(self._edges, self._offered)
        self._path[self._path_length] = edge
        self._path_seats[self._path_length] = world.to_move
        self._path_length += 1
        world.advance(self.tree.actions[edge])
        self._glance.settle(world)
        if world.to_move == OVER:
            return NONE
        return self.tree.node_under(edge, world.to_move, self._leaning(world))

    def _leaning(self, world: State) -> i64:
        return 0 if world.to_move == self._seat else self._game.leaning(world, world.to_move)

    def _credit(self, players: i64) -> None:
        """Every decision on the way is credited with what the world came to for the seat that took it, less luck."""
        tree = self.tree
        for seat in range(players):
            self._chances[seat] -= self._luck[seat] - self._mean_luck[seat]
        for i in range(self._path_length):
            edge = self._path[i]
            tree.tries[edge] += 1
            tree.totals[edge] += self._chances[self._path_seats[i]]
