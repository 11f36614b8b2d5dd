"""What is told to whoever wants to understand a game: advice, a replay, how likely each seat was to win, a check."""

from typing import Any, Literal, TypeAlias

import msgspec

from omerta.core.foresight import Brought
from omerta.core.records import Resignation
from omerta.core.sheet import Sheet
from omerta.table.shown import BoxTitle, Line, Part, Problem, Shaped, Standing

Json: TypeAlias = dict[str, Any]
Facts: TypeAlias = dict[str, int | str]
CheckName: TypeAlias = Literal["record", "rules", "ending", "proof", "commitment", "chance"]


class Step(msgspec.Struct, frozen=True):
    """A decision that may follow."""

    seat: int
    facts: Facts


class Suggestion(msgspec.Struct, frozen=True):
    """A move, how likely it wins, how it may go on, and what it does."""

    action: int
    facts: Facts
    move: Shaped
    chance: float
    visits: int
    line: list[Step]
    brings: Brought


class Hint(msgspec.Struct, frozen=True):
    """The best moves of a moment first; solved: the chances are exact."""

    moment: int
    suggestions: list[Suggestion]
    iterations: int
    solved: bool


class Doubt(msgspec.Struct, frozen=True):
    """What share of the chances a choice gives away, compared with a better one; none is worth a word: none is told."""

    loses: float = 0.0
    better: int | None = None  # an action


class Played(msgspec.Struct, frozen=True):
    """The decision of a seat that led to a frame."""

    seat: int
    action: int
    facts: Facts
    move: Shaped


class Frame(msgspec.Struct, frozen=True):
    """A moment of a finished game: after a seat's decision (the first: after the deal) and all that chance did then.

    For whoever sees everything the view is a spectator's, with the whole truth in its key "position".
    """

    ply: int  # decisions so far, those of chance too: as in the record
    turn: int  # turns begun so far
    to_move: int | None  # none when it is over
    view: Shaped
    standing: list[Standing]
    lines: list[Line]  # since the frame before
    played: Played | None = None
    sheet: Sheet | None = None  # where it was asked for
    sums: Shaped | None = None


class Replay(msgspec.Struct, frozen=True):
    """A finished game from one viewpoint: a seat's, or (none) of whoever sees everything."""

    game: str
    version: int
    options: Json
    names: list[str]
    players: list[str]  # human, a bot's level or automaton
    automata: list[str]  # for every seat the key of its automaton's name, or nothing
    viewpoint: int | None
    frames: list[Frame]
    result: Json | None
    tally: list[Part] = []  # what the scores are made of, in the order in which a table counts
    box: BoxTitle | None = None  # an owner's, which is in the record itself
    words: dict[str, str] = {}  # by language: what the things of that box are called, in Fluent's format
    data: Json | None = None  # that box itself, for boards that are drawn from it
    resignations: list[Resignation] = []  # who gave up, and before which ply


class ChancePoint(msgspec.Struct, frozen=True):
    """How likely each seat was to win at a ply, all cards open."""

    ply: int
    chances: list[float]


class Chances(msgspec.Struct, frozen=True):
    """As much of the graph as has been found out; ask again for the rest. A point for every frame of a replay."""

    points: list[ChancePoint]
    expected: int  # points there will be
    done: bool


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked of a record, and what is wrong with it, or leaves a doubt."""

    name: CheckName
    passed: bool
    facts: Facts = {}
    problem: Problem | None = None
    doubts: list[Problem] = []  # nothing is wrong, but it proves less than it could


class Verified(msgspec.Struct, frozen=True):
    """What a check of a record has found; all checks passed, without doubts: the shuffle is as it was promised."""

    passed: bool
    game: str
    names: list[str]
    checks: list[Check]
