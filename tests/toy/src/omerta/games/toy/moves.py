"""Number ↔ canonical form of every decision."""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import Json, Shaped
from omerta.core.problems import Damaged, Facts
from omerta.core.reading import value
from omerta.games.toy.components import CARDS, SEATS

PLAY_CARD: Final[i64] = 0  # + card
DEAL_CARD: Final[i64] = 8  # + card
BEGIN: Final[i64] = 16  # + seat
ACTION_COUNT: Final[i64] = 18


def move_of(action: i64) -> Json | None:
    """The canonical form; None for a number that means nothing."""
    if 0 <= action < DEAL_CARD:
        return {"move": "play", "card": int(action)}
    if DEAL_CARD <= action < BEGIN:
        return {"move": "deal", "card": int(action - DEAL_CARD)}
    if BEGIN <= action < ACTION_COUNT:
        return {"move": "begin", "seat": int(action - BEGIN)}
    return None


def action_of(move: Shaped) -> int:
    """The number of a canonical move; Damaged says what does not make one."""
    kind = move.get("move")
    if kind == "play":
        return PLAY_CARD + _number(dict(move), "card", int(CARDS) - 1)
    if kind == "deal":
        return DEAL_CARD + _number(dict(move), "card", int(CARDS) - 1)
    if kind == "begin":
        return BEGIN + _number(dict(move), "seat", int(SEATS) - 1)
    raise Damaged("move-unknown", {"what": str(kind)})


def facts_of(action: i64) -> Facts:
    """What the words of a move tell."""
    move = move_of(action)
    if move is None:
        return {"move": "none", "action": int(action)}
    return {key: found if isinstance(found, (int, str)) else str(found) for key, found in move.items()}


def _number(move: Json, key: str, most: int) -> i64:
    found = value(move, key) if key in move else None
    if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= most:
        return found
    raise Damaged("move-value", {"key": key, "most": most})
