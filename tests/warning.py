"""What is warned of in a position."""

from omerta.core.game import Game, Shaped, State
from omerta.games import find, warned


def kinds(state: State, move: Shaped, game: Game | None = None) -> dict[str, dict[str, int | str]]:
    """The facts of each kind of warning before a move of the seat to move."""
    action = state.action(move)
    assert action in state.legal(), move
    game = find(str(state.to_json()["game"])) if game is None else game
    return {one.kind: one.facts for one in warned(game, state.view(int(state.to_move)), action)}
