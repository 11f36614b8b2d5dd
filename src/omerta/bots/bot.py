"""What every bot is."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from omerta.core.game import View


@mypyc_attr(allow_interpreted_subclasses=True)  # so that bots of other libraries can sit here too
class Bot(metaclass=ABCMeta):
    """Chooses for a seat, from what that seat may know."""

    has_solved: bool = False  # whether its last choice is the outcome of reading the game to its end

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions. The same view, actions and numbers give the same choice."""
