"""Random games retold: what else could have happened for all that one seat has read."""

from collections.abc import Iterator

from omerta.core.game import CHANCE, OVER, Game, Json, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from tables import Whim, lines


class Story:
    """A random game up to the moment when the seats have made a number of choices."""

    def __init__(self, game: Game, seats: int, choices: int, numbers: Numbers) -> None:
        self.game = game
        self.journal = Journal()
        self.decisions: list[int] = []
        self.chances: list[int] = []  # which of the decisions chance made
        self.state = game.new(seats)
        self.state.journal = self.journal
        whim = Whim(numbers)
        while self.state.to_move != OVER and (self.state.to_move == CHANCE or choices > 0):
            if self.state.to_move == CHANCE:
                self.chances.append(len(self.decisions))
            else:
                choices -= 1
            self.decisions.append(whim.decide(self.state))
            self.state.apply(self.decisions[-1])

    def retold(self, viewer: int | None, attempts: int, numbers: Numbers) -> Iterator[State]:
        """Worlds in which the viewer reads the same and everyone chooses the same, but chance decided otherwise."""
        expected, decisions = lines(self.journal, viewer), self.decisions
        for _ in range(attempts):
            changed = self._with_other_chance(decisions, numbers)
            world = self._replayed(changed)
            if world is not None and world.journal is not None and lines(world.journal, viewer) == expected:
                decisions = changed
                yield world

    def _with_other_chance(self, decisions: list[int], numbers: Numbers) -> list[int]:
        """Two outcomes exchanged, or one replaced by another."""
        changed = list(decisions)
        one, other = (self.chances[numbers.below(len(self.chances))] for _ in range(2))
        changed[one] = changed[other]
        if numbers.below(2) == 0:
            changed[other] = decisions[one]
        return changed

    def _replayed(self, decisions: list[int]) -> State | None:
        state = self.game.new(int(self.state.players))
        state.journal = Journal()
        for action in decisions:
            if not state.is_legal(action):
                return None
            state.advance(action)
        return state

    def dealt_again(self, viewer: int | None, numbers: Numbers) -> tuple[State, float] | None:
        """For a story without choices: another deal in which the viewer reads the same, and how likely that is.

        None where the deal cannot go on, because something that the viewer must read has gone elsewhere.
        """
        state, likelihood, left = self.game.new(int(self.state.players)), 1.0, lines(self.journal, viewer)
        while state.to_move == CHANCE:
            weights = dict(zip(state.legal(), state.weights(), strict=True))
            read = {outcome: news(state, outcome, viewer) for outcome in weights}
            fitting = [outcome for outcome in weights if read[outcome] == left[: len(read[outcome])]]
            if not fitting:
                return None
            likelihood *= sum(weights[outcome] for outcome in fitting) / sum(weights.values())
            outcome = _pick(fitting, weights, numbers)
            left = left[len(read[outcome]) :]
            state.advance(outcome)
        return state, likelihood


def news(state: State, action: int, viewer: int | None) -> list[Json]:
    """What the viewer reads when the action is carried out."""
    after, journal = state.copy(), Journal()
    after.journal = journal
    after.advance(action)
    return lines(journal, viewer)


def _pick(outcomes: list[int], weights: dict[int, int], numbers: Numbers) -> int:
    rest = numbers.below(sum(weights[outcome] for outcome in outcomes))
    for outcome in outcomes:
        rest -= weights[outcome]
        if rest < 0:
            return outcome
    return outcomes[-1]
