"""The tree of a search over information sets, as a few flat vectors.

A node is what the seats have decided since the root, whatever chance and the hidden cards did in between, and who
decides there now; so one node meets worlds with different legal actions. An edge is an action met at a node. It counts
how often it was tried and, apart from that, how often it was on offer (Cowling, Powley, Whitehouse 2012).
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions

NONE: Final[i64] = -1
FIRST_EDGES: Final[i64] = 4096
FIRST_NODES: Final[i64] = 1024
MOST_EDGES: Final[i64] = 4_000_000  # about 250 MB; beyond it the tree grows no more

PRIOR_TRIES: Final = 8.0  # the glance that made an edge counts as so many tries


@final
class Tree:
    """Nodes and edges by number; the root is node 0."""

    exploration: float  # Game.exploration
    drifts: bool  # Game.glances_drift
    nodes: i64
    deciders: vec[i64]  # by node: the seat that decides
    leanings: vec[i64]  # what that seat secretly wants (Game.leaning)
    visits: vec[i64]
    first_edges: vec[i64]
    siblings: vec[i64]  # another node under the same edge, with another seat to decide

    edges: i64
    actions: vec[i64]  # by edge
    tries: vec[i64]
    offers: vec[i64]
    next_edges: vec[i64]  # the next edge of the same node
    first_nodes: vec[i64]  # where it leads
    totals: vec[float]  # what its tries brought the seat that decides
    priors: vec[float]  # what a glance promised that seat

    def __init__(self, action_count: i64, exploration: float, drifts: bool) -> None:
        self.exploration = exploration
        self.drifts = drifts
        self.nodes = 0
        self.deciders = vec[i64]([0] * FIRST_NODES)
        self.leanings = vec[i64]([0] * FIRST_NODES)
        self.visits = vec[i64]([0] * FIRST_NODES)
        self.first_edges = vec[i64]([0] * FIRST_NODES)
        self.siblings = vec[i64]([0] * FIRST_NODES)
        self.edges = 0
        self.actions = vec[i64]([0] * FIRST_EDGES)
        self.tries = vec[i64]([0] * FIRST_EDGES)
        self.offers = vec[i64]([0] * FIRST_EDGES)
        self.next_edges = vec[i64]([0] * FIRST_EDGES)
        self.first_nodes = vec[i64]([0] * FIRST_EDGES)
        self.totals = vec[float]([0.0] * FIRST_EDGES)
        self.priors = vec[float]([0.0] * FIRST_EDGES)
        self._edge_of = vec[i64]([NONE] * action_count)  # by action, at the node being looked at

    @property
    def is_full(self) -> bool:
        return self.edges >= MOST_EDGES

    def add_node(self, decider: i64, leaning: i64) -> i64:
        if self.nodes == len(self.deciders):
            self._grow_nodes()
        node = self.nodes
        self.nodes += 1
        self.deciders[node] = decider
        self.leanings[node] = leaning
        self.visits[node] = 0
        self.first_edges[node] = NONE
        self.siblings[node] = NONE
        return node

    def find_node(self, edge: i64, decider: i64, leaning: i64) -> i64:
        """Where an edge leads when a seat that leans so is to decide there, or NONE."""
        node = self.first_nodes[edge]
        while node != NONE and (self.deciders[node] != decider or self.leanings[node] != leaning):
            node = self.siblings[node]
        return node

    def node_under(self, edge: i64, decider: i64, leaning: i64) -> i64:
        """The same, made where it is missing."""
        node = self.find_node(edge, decider, leaning)
        if node != NONE:
            return node
        node = self.add_node(decider, leaning)
        self.siblings[node] = self.first_nodes[edge]
        self.first_nodes[edge] = node
        return node

    def add_edge(self, node: i64, action: i64, prior: float) -> i64:
        if self.edges == len(self.actions):
            self._grow_edges()
        edge = self.edges
        self.edges += 1
        self.actions[edge] = action
        self.tries[edge] = 0
        self.offers[edge] = 0
        self.next_edges[edge] = self.first_edges[node]
        self.first_edges[node] = edge
        self.first_nodes[edge] = NONE
        self.totals[edge] = 0.0
        self.priors[edge] = prior
        return edge

    def find_edges(self, node: i64, legal: Actions, into: vec[i64]) -> i64:
        """Write the edge of each legal action, NONE where there is none yet; how many are missing."""
        edge_of = self._edge_of
        edge = self.first_edges[node]
        while edge != NONE:
            edge_of[self.actions[edge]] = edge
            edge = self.next_edges[edge]
        missing: i64 = 0
        for i in range(legal.count):
            into[i] = edge_of[legal.numbers[i]]
            if into[i] == NONE:
                missing += 1
        edge = self.first_edges[node]
        while edge != NONE:
            edge_of[self.actions[edge]] = NONE
            edge = self.next_edges[edge]
        return missing

    def select(self, edges: vec[i64], count: i64) -> i64:
        """Of the edges on offer the one with the best upper bound; each is noted as offered."""
        best = edges[0]
        best_bound = -2.0
        drift = self._drift(edges, count) if self.drifts else 0.0
        for i in range(count):
            edge = edges[i]
            self.offers[edge] += 1
            tries = float(self.tries[edge]) + PRIOR_TRIES
            mean = (self.totals[edge] + PRIOR_TRIES * (self.priors[edge] + drift)) / tries
            bound = mean + self.exploration * sqrt(log(float(self.offers[edge]) + PRIOR_TRIES) / tries)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def _drift(self, edges: vec[i64], count: i64) -> float:
        """How far tries came to more than the glances before them; what was not tried would have come to as much more.

        Otherwise every try of a hopeful evaluation makes an action look worse than those that were only glanced at.
        """
        tries: i64 = 0
        more = 0.0
        for i in range(count):
            edge = edges[i]
            tries += self.tries[edge]
            more += self.totals[edge] - float(self.tries[edge]) * self.priors[edge]
        return more / float(tries) if tries > 0 else 0.0

    def mean(self, edge: i64) -> float:
        """What an edge brought on average, its glance included."""
        return (self.totals[edge] + PRIOR_TRIES * self.priors[edge]) / (float(self.tries[edge]) + PRIOR_TRIES)

    def _grow_nodes(self) -> None:
        self.deciders = _doubled(self.deciders)
        self.leanings = _doubled(self.leanings)
        self.visits = _doubled(self.visits)
        self.first_edges = _doubled(self.first_edges)
        self.siblings = _doubled(self.siblings)

    def _grow_edges(self) -> None:
        self.actions = _doubled(self.actions)
        self.tries = _doubled(self.tries)
        self.offers = _doubled(self.offers)
        self.next_edges = _doubled(self.next_edges)
        self.first_nodes = _doubled(self.first_nodes)
        self.totals = _doubled_floats(self.totals)
        self.priors = _doubled_floats(self.priors)


def _doubled(old: vec[i64]) -> vec[i64]:
    size: i64 = len(old)
    grown = vec[i64]([0] * (2 * size))
    for i in range(size):
        grown[i] = old[i]
    return grown


def _doubled_floats(old: vec[float]) -> vec[float]:
    size: i64 = len(old)
    grown = vec[float]([0.0] * (2 * size))
    for i in range(size):
        grown[i] = old[i]
    return grown
