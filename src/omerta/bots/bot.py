"""What every bot is."""

from abc import ABCMeta, abstractmethod

from omerta.core.game import View


class Bot(metaclass=ABCMeta):
    """Chooses for a seat, from what that seat may know."""

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions. The same view, actions and numbers give the same choice."""
