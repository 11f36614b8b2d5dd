"""Random games retold: what else could have happened for all that one seat has read."""

from collections.abc import Iterator
from typing import Final

from omerta.core.game import CHANCE, OVER, Game, Json, Setup, State
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from tables import Whim, is_open, lines, start, viewers

LATEST: Final = 0.8  # of all choices of a game: no story goes on from there, for secrets run out at the end


class Story:
    """A random game up to a seat's decision, once the seats have made a number of choices after the setup."""

    def __init__(self, game: Game, setup: Setup, choices: int, numbers: Numbers) -> None:
        self.game = game
        self.setup = setup
        self.choices = choices
        self.journal = Journal()
        self.decisions = _random_story(game, setup, choices, numbers)
        self.chances: list[int] = []  # which of the decisions chance made
        self._secret: dict[int | None, list[int]] = {}  # those of which a viewer does not read everything
        self.state = start(game, setup)
        self.state.journal = self.journal
        for ply, action in enumerate(self.decisions):
            written, is_chance = len(self.journal.events), self.state.to_move == CHANCE
            self.state.apply(action)
            if is_chance:
                self._note_chance(ply, self.journal.events[written:])

    def _note_chance(self, ply: int, told: list[Event]) -> None:
        self.chances.append(ply)
        for viewer in viewers(self.setup.seats):
            if not all(event.seen_by(viewer) for event in told):
                self._secret.setdefault(viewer, []).append(ply)

    def retold(self, viewer: int | None, attempts: int, numbers: Numbers) -> Iterator[State]:
        """Worlds in which the viewer reads the same and everyone chooses the same, but chance decided otherwise."""
        expected, decisions = lines(self.journal, viewer), self.decisions
        for _ in range(attempts):
            changed = self._with_other_chance(decisions, viewer, numbers)
            world = self._replayed(changed)
            if world is not None and world.journal is not None and lines(world.journal, viewer) == expected:
                decisions = changed
                yield world

    def _with_other_chance(self, decisions: list[int], viewer: int | None, numbers: Numbers) -> list[int]:
        """Two outcomes exchanged, one replaced by another, or one by any that was possible there."""
        changed = list(decisions)
        places = self._secret.get(viewer, self.chances) if numbers.below(2) == 0 else self.chances
        one, other = (places[numbers.below(len(places))] for _ in range(2))
        way = numbers.below(3)
        if way < 2:
            changed[one] = decisions[other]
        if way == 0:
            changed[other] = decisions[one]
        before = self._replayed(decisions[:one]) if way == 2 else None
        if before is not None:
            possible = before.legal()
            changed[one] = possible[numbers.below(len(possible))]
        return changed

    def _replayed(self, decisions: list[int]) -> State | None:
        state = start(self.game, self.setup)
        state.journal = Journal()
        for action in decisions:
            if not state.is_legal(action):
                return None
            state.advance(action)
        return state

    def dealt_again(self, viewer: int | None, numbers: Numbers) -> tuple[State, float] | None:
        """For a story that ends with the setup: another deal in which the viewer reads the same, and how likely it is.

        None where the deal cannot go on, because something that the viewer must read has gone elsewhere.
        """
        state, likelihood, left = start(self.game, self.setup), 1.0, lines(self.journal, viewer)
        choices = [action for ply, action in enumerate(self.decisions) if ply not in self.chances]
        while state.to_move == CHANCE or choices:
            weights = _weights(state) if state.to_move == CHANCE else {choices.pop(0): 1}
            read = {action: news(state, action, viewer) for action in weights}
            fitting = [action for action in weights if read[action] == left[: len(read[action])]]
            if not fitting:
                return None
            likelihood *= sum(weights[action] for action in fitting) / sum(weights.values())
            action = _pick(fitting, weights, numbers)
            left = left[len(read[action]) :]
            state.advance(action)
        return state, likelihood


def _random_story(game: Game, setup: Setup, choices: int, numbers: Numbers) -> list[int]:
    """The decisions of a random game up to the moment after these choices, or not so far if the game is shorter."""
    state, whim = start(game, setup), Whim(numbers)
    decisions: list[int] = []
    moments: list[int] = []  # at which seats decide, the setup being over
    while state.to_move != OVER:
        if state.to_move != CHANCE and is_open(state):
            moments.append(len(decisions))
        decisions.append(whim.decide(state))
        state.apply(decisions[-1])
    return decisions[: moments[min(choices, int(LATEST * len(moments)))]]


def news(state: State, action: int, viewer: int | None) -> list[Json]:
    """What the viewer reads when the action is carried out."""
    after, journal = state.copy(), Journal()
    after.journal = journal
    after.advance(action)
    return lines(journal, viewer)


def _weights(state: State) -> dict[int, int]:
    return dict(zip(state.legal(), state.weights(), strict=True))


def _pick(outcomes: list[int], weights: dict[int, int], numbers: Numbers) -> int:
    rest = numbers.below(sum(weights[outcome] for outcome in outcomes))
    for outcome in outcomes:
        rest -= weights[outcome]
        if rest < 0:
            return outcome
    return outcomes[-1]
