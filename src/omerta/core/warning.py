"""What a game warns of before a legal but wasteful action.

A game that warns has a module ``warnings`` with a function of that name; one without it warns of nothing. It gets the
view alone, so it cannot leak.
"""
# interpreted: its struct is of the wire

from typing import Protocol

import msgspec

from omerta.core.game import View


class Warned(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that would be wasted: warning-<kind> in words, with its facts; the clause that makes it so."""

    kind: str
    clause: str
    facts: dict[str, int | str] = {}


class Warner(Protocol):
    """The module ``warnings`` of a game."""

    @staticmethod
    def warnings(view: View, action: int) -> list[Warned]:
        """What speaks against a legal action of the seat that looks and is to decide; mostly nothing."""
