"""Writing plain data: what every game's positions and views say in the same way."""

from mypy_extensions import i64

from omerta.core.game import CHANCE, OVER
from omerta.core.shapes import Mover


def mover_json(to_move: i64) -> Mover:
    """Who decides: a seat, “chance”, or null when the game is over."""
    if to_move == OVER:
        return None
    return "chance" if to_move == CHANCE else int(to_move)


def or_null(number: i64) -> int | None:
    """A number, or null for −1, which stands for none."""
    return None if number < 0 else int(number)
