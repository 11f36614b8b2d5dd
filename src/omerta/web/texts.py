"""Texts that people type, checked before anything is done with them: nothing hidden in them, a decent length."""

import unicodedata
from typing import Final

from omerta.table.names import is_unseen, piles_marks
from omerta.table.problems import bad

MOST_CHAT: Final = 500
MOST_MARKS: Final = 4  # on one letter
_JOINER, _STYLE, _KEYCAP = "\u200d", "\ufe0f", "\u20e3"


def chat(text: str) -> str:
    """A line for the chat, trimmed, in its usual form."""
    trimmed = unicodedata.normalize("NFC", text).strip() if len(text) <= 4 * MOST_CHAT else ""
    if not 1 <= len(trimmed) <= MOST_CHAT:
        bad("text-length", what="text", least=1, most=MOST_CHAT)
    if any(is_unseen(one) and not _is_emoji_glue(trimmed, place) for place, one in enumerate(trimmed)):
        bad("text-control", what="text")
    if piles_marks(trimmed, MOST_MARKS):
        bad("text-marks", what="text")
    return trimmed


def _is_emoji_glue(text: str, place: int) -> bool:
    """What makes one picture of several, or a picture of a sign: between pictures and after one, nowhere else."""
    before = text[place - 1] if place else ""
    after = text[place + 1 : place + 2]
    if text[place] == _STYLE:
        return _is_picture(before) or (after == _KEYCAP and before != "" and before in "0123456789#*")
    return text[place] == _JOINER and (before == _STYLE or _is_picture(before)) and _is_picture(after)


def _is_picture(character: str) -> bool:
    """A symbol, or a skin colour."""
    return bool(character) and unicodedata.category(character) in ("So", "Sk", "Cn", "Sm", "Po")


def wish(text: str) -> str:
    """The value of a wish; notes may have several lines, and nobody but their writer reads them."""
    if any(unicodedata.category(one) in ("Cc", "Cs") and one not in "\n\t" for one in text):
        bad("text-control", what="value")
    return text
