"""Bots in processes of their own, so that neither a crash nor a long thought disturbs the table."""

from abc import ABCMeta, abstractmethod
from typing import Any

import msgspec

from omerta.table.studied import Suggestion


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot is asked to make."""

    table: str  # whoever has thought there before, for the same seat and level, remembers
    game: str
    seats: int
    options: dict[str, Any]
    decisions: list[int]  # all that have been made, chance included
    seat: int
    level: str
    digest: str = ""  # of an owner's box; none: the box that comes with the game
    box: bytes = b""  # its content; a process that has seen this digest before is asked without


class Advised(msgspec.Struct, frozen=True):
    """What an adviser tells the seat of a question, from what that seat may know alone."""

    suggestions: list[Suggestion]
    iterations: int
    solved: bool


class Answer(msgspec.Struct, frozen=True):
    """What a bot decided, and which level it was in the end."""

    action: int
    level: str
    solved: bool = False  # whether it has read the game to its end


class Thinkers(metaclass=ABCMeta):
    """Answers questions. Never fails: a weaker level answers for one that dies or overruns."""

    @abstractmethod
    async def start(self) -> None:
        """Have the processes ready."""

    @abstractmethod
    async def ask(self, question: Question) -> Answer:
        """The decision; the event loop is never held up."""

    @abstractmethod
    async def advise(self, question: Question) -> Advised | None:
        """The best moves of the seat in question; None if nobody could be found who tells."""

    @abstractmethod
    async def judge(self, question: Question) -> list[float] | None:
        """How likely each seat is to win, all cards open: for games that are over. None as above."""

    @abstractmethod
    async def close(self) -> None:
        """End the processes."""
