"""How a game ends at a table: by its rules, or because seats have given it up. No game knows of it."""

from collections.abc import Sequence
from typing import Final

from omerta.core.game import Game, Result, State

GIVEN_UP: Final = "resigned"
BEST_LEFT: Final = "best-left"


def outcome(game: Game, state: State, resigned: Sequence[int], is_given_up: bool) -> Result | None:
    """The result where some seats have resigned, which never win; None while the game goes on."""
    result = state.result()
    if result is None:
        return _given_up(game, state, resigned) if is_given_up else None
    return _without(result, resigned) if resigned else result


def _given_up(game: Game, state: State, resigned: Sequence[int]) -> Result:
    """Everybody else wins; the scores are what a spectator saw of them."""
    standings = game.standings(state.view(None))
    scores = [standing.points for standing in standings] or [0] * int(state.players)
    winners = [seat for seat in range(int(state.players)) if seat not in resigned]
    return Result(scores, winners, GIVEN_UP, "")


def _without(result: Result, resigned: Sequence[int]) -> Result:
    """Where all who would have won have resigned, the best of the others do."""
    winners = [seat for seat in result.winners if seat not in resigned]
    if len(winners) == len(result.winners):
        return result
    if winners:
        return Result(result.scores, winners, result.reason, result.clause)
    left = [seat for seat in range(len(result.scores)) if seat not in resigned]
    most = max((result.scores[seat] for seat in left), default=0)
    return Result(result.scores, [seat for seat in left if result.scores[seat] == most], BEST_LEFT, "")
