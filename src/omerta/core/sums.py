"""What a player would add up in the head: tallies, what is missing, what a place would bring.

A game that tells it has a module ``sums`` with a function of that name, and declares ``SumsJson`` among its shapes. It
gets the view alone, so it cannot leak; boards draw it and add up nothing themselves.
"""
# interpreted: makes JSON

from typing import Protocol

from omerta.core.game import Shaped, View


class Summer(Protocol):
    """The module ``sums`` of a game."""

    @staticmethod
    def sums(view: View) -> Shaped:
        """All that its board shows and the view does not say by itself."""
