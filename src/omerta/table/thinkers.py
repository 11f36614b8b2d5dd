"""Bots in processes of their own, so that neither a crash nor a long thought disturbs the table."""

from abc import ABCMeta, abstractmethod
from typing import Any, Literal, TypeAlias

import msgspec

from omerta.core.foresight import Foresight
from omerta.table.queueing import Claim, Urgency
from omerta.table.shown import Problem
from omerta.table.studied import Doubt, Suggestion, Verified

Subject: TypeAlias = Literal["replay", "check", "graph"]


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
    claim: Claim = Claim()  # for whom; no process is told


class Advised(msgspec.Struct, frozen=True):
    """What an adviser tells the seat of a question, from what that seat may know alone."""

    suggestions: list[Suggestion]
    iterations: int
    solved: bool


class Study(msgspec.Struct, frozen=True):
    """A record about which somebody wants to know something."""

    wanted: Subject
    content: bytes
    name: str  # by which problems call it
    viewpoint: int | None = None  # of a replay
    has_sheets: bool = False
    file: str = ""  # where a replay is written to
    claim: Claim = Claim(Urgency.ASKED)  # for whom; no process is told


class Outline(msgspec.Struct, frozen=True):
    """What a graph is made of: the whole game as a question, and the decisions before each of its points."""

    question: Question
    plies: list[int]


class Studied(msgspec.Struct, frozen=True):
    """What was found out, or why it cannot be."""

    problem: Problem | None = None
    length: int = 0  # of a replay, in bytes of JSON; its file is shorter
    verified: Verified | None = None
    outline: Outline | None = None


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
    async def foresee(self, question: Question, action: int) -> Foresight | None:
        """What an action is sure to bring the seat in question, from what that seat may know alone. None as above."""

    @abstractmethod
    async def doubt(self, question: Question, action: int) -> Doubt | None:
        """Whether an action gives chances of the seat in question away, as far as that seat may know. None as above."""

    @abstractmethod
    async def study(self, study: Study) -> Studied | None:
        """What a record is asked about; a replay is in its file then. None as above."""

    def problem(self) -> str:
        """The key of a reason why bots do not think as they should; none when all is well."""
        return ""

    @abstractmethod
    async def close(self) -> None:
        """End the processes."""
