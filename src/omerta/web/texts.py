"""Texts that people type, checked before anything is done with them: no control characters, a decent length."""

import unicodedata
from typing import Final

from omerta.table.problems import bad

MOST_CHAT: Final = 500
_TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # they turn the direction of what follows


def chat(text: str) -> str:
    """A line for the chat, trimmed."""
    trimmed = text.strip()
    if not 1 <= len(trimmed) <= MOST_CHAT:
        bad("text-length", what="text", least=1, most=MOST_CHAT)
    return _plain(trimmed, "text")


def wish(text: str) -> str:
    """The value of a wish; notes may have several lines."""
    return _plain(text, "value", allowed="\n\t")


def _plain(text: str, what: str, allowed: str = "") -> str:
    for character in text:
        if character not in allowed and (character in _TURNING or unicodedata.category(character) in ("Cc", "Cs")):
            bad("text-control", what=what)
    return text
