"""What a result is worth to a learner, the same through every door."""

from omerta.core.game import Result, State


def utilities(state: State) -> list[float]:
    """What the end is worth to each seat; zeros until the game is over."""
    result = state.result()
    return [0.0] * int(state.players) if result is None else shared(result)


def shared(result: Result) -> list[float]:
    """A number for each seat that sums to 0: the winners share as many points as there are seats, everyone pays one.

    So a lone winner of n seats has n − 1 and each loser −1; two seats have 1 and −1.
    """
    seats = len(result.scores)
    share = seats / len(result.winners)
    return [share - 1.0 if seat in result.winners else -1.0 for seat in range(seats)]
