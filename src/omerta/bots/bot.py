"""What every bot is."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from omerta.core.game import View


@mypyc_attr(allow_interpreted_subclasses=True)  # so that bots of other libraries can sit here too
class Bot(metaclass=ABCMeta):
    """Chooses for a seat, from what that seat may know."""

    is_watchful: bool = False  # whether it wants to be told what others decide
    has_solved: bool = False  # whether its last choice is the outcome of reading the game to its end

    def watch(self, view: View, action: int) -> None:  # noqa: B027
        """Another seat has decided in sight of this one: what this one saw just before, and the action."""

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions. The same view, actions and numbers give the same choice."""


def tell(watchers: dict[int, Bot], witnesses: list[View], action: int) -> None:
    """Tell the bots at a table what has been done in sight of them (Game.witnesses, before it)."""
    for view in witnesses:
        bot = watchers.get(int(view.viewer))
        if bot is not None:
            bot.watch(view, action)
