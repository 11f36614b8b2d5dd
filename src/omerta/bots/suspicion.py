"""What the choices of rivals tell about what they secretly want.

A rival mostly does what is good for it. So a decision that all have seen is compared, in many imagined worlds, with
everything else the rival could have done there: aims that it serves better than other decisions become likelier.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.budget import Budget
from omerta.bots.glance import Glance
from omerta.core.actions import CAPACITY, Actions
from omerta.core.game import Game, State, View
from omerta.core.numbers import Numbers

WORLDS: Final[i64] = 200  # in which aims are looked for
MINDS: Final[i64] = 6  # worlds that a rival with such an aim may itself imagine
CARE: Final = 0.01  # a rival is e times likelier to take what promises it so much more
DOUBT: Final = 0.1  # how often a rival is taken to decide for no reason at all
HOPELESS: Final = 7.0  # an aim whose logarithm is so far below the best is not looked at again


@final
class Suspicion:
    """How likely each secret aim (Game.leaning) of each rival is beside the others, as logarithms."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self._game = game
        self._numbers = numbers
        self._glance = Glance(game, numbers)
        self._legal = Actions()
        self._promises = vec[float]([0.0] * CAPACITY)
        self._aims: list[dict[int, float]] = [{} for _ in range(game.most_seats)]

    @property
    def has_grounds(self) -> bool:
        """Whether anything has been seen that tells one aim from another."""
        return any(self._aims)

    def read(self, view: View, action: i64, budget: Budget) -> None:
        """Learn from what the seat to move in this view then did. Aims that there is no time for stay as they are."""
        aims = self._aims[view.to_move]
        lowest = max(aims.values()) - HOPELESS if aims else 0.0
        likelihoods: dict[int, float] = {}
        for _ in range(WORLDS):
            if not budget.allows_aside():
                break
            world = self._game.imagine(view, self._numbers)
            aim = int(self._game.leaning(world, view.to_move))
            if aim not in likelihoods and aims.get(aim, 0.0) >= lowest and self._is_legal(world, action):
                likelihoods[aim] = self._likelihood(world, action)
        if likelihoods:
            mean = sum(likelihoods.values()) / len(likelihoods)
            for aim, likelihood in likelihoods.items():
                aims[aim] = aims.get(aim, 0.0) + log(likelihood / mean)

    def _is_legal(self, world: State, action: i64) -> bool:
        legal = self._legal
        legal.clear()
        world.legal_into(legal)
        return legal.has(action)

    def _likelihood(self, world: State, action: i64) -> float:
        """How likely a rival with the aim it has in this world decides like this: the better for it, the likelier.

        The rival does not know the world either, so it is asked what it would think over those that it may imagine.
        """
        legal, promises = self._legal, self._promises
        for i in range(legal.count):
            promises[i] = 0.0
        rival = world.view(int(world.to_move))
        for _ in range(MINDS):
            imagined = self._game.imagine(rival, self._numbers)
            for i in range(legal.count):
                promises[i] += self._glance.promise(imagined, legal.numbers[i])
        taken = 0.0
        for i in range(legal.count):
            if legal.numbers[i] == action:
                taken = promises[i]
        others = 0.0
        for i in range(legal.count):
            others += exp((promises[i] - taken) / (CARE * float(MINDS)))
        return DOUBT / float(legal.count) + (1.0 - DOUBT) / others

    def likelihood(self, world: State, viewer: i64) -> float:
        """The logarithm of how likely the aims of the viewer's rivals in this world are, up to a constant."""
        whole = 0.0
        for seat in range(world.players):
            aims = self._aims[seat]
            if seat != viewer and aims:
                whole += aims.get(int(self._game.leaning(world, seat)), 0.0)
        return whole
