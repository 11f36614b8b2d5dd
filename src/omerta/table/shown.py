"""What one browser is shown of a table. These structs are what travels; the page's types are generated from them.

Nothing here counts decisions, for their number can tell what is in a face-down pile: a seat's moment counts its own.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from omerta.core.boxes import Origin
from omerta.core.sheet import Text
from omerta.table.store import ClockChoice, Phase, SeatKind, Visibility

Json: TypeAlias = dict[str, Any]
Shaped: TypeAlias = Mapping[str, Any]  # as the game declares it in its shapes
BotPace: TypeAlias = Literal["quick", "at-ease"]
MarkKind: TypeAlias = Literal["timeout", "resigned"]


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: a code for programs, a reason and its facts for the words, a clause of the rules."""

    code: Literal[
        "refused",
        "stale",
        "forbidden",
        "unknown",
        "bad-request",
        "too-many",
        "too-large",
        "conflict",
        "wrong-version",
        "unavailable",
        "failed",
    ]
    reason: str
    facts: dict[str, int | str] = {}
    clause: str = ""


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str  # of a bot; of an automaton the key of its name
    away: bool
    contributed: bool  # whether its browser has added to the shuffle
    yours: bool
    left: int | None = None  # milliseconds of its own time when it was last counted, where the clock counts that
    resigned: bool = False  # it has lost; where the game goes on the level plays there
    here: bool = False  # whether somebody who holds it has the table open
    thinks: int | None = None  # milliseconds that the bot which is to decide here may take at most


class Mark(msgspec.Struct, frozen=True, gc=False):
    """What happened beside the game: a bot decided since a seat's time was up, or a seat resigned."""

    kind: MarkKind
    seat: int
    after: int  # it stands after so many lines of this sight's journal


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the journal, numbered as this seat reads it."""

    number: int
    event: str
    clause: str
    facts: dict[str, int | str]
    by: int | None = None  # the seat that acted: the last one that decided, or an automaton


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal action, what its words need, and its canonical form for whoever draws it on a board."""

    action: int
    facts: Mapping[str, int | str]
    move: Shaped


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a seat has scored so far, for what the viewer knows; not whole: some of it is hidden from the viewer."""

    points: int
    whole: bool


class Part(msgspec.Struct, frozen=True, gc=False):
    """Something that a seat scored for."""

    seat: int
    kind: str
    clause: str
    facts: dict[str, int | str]
    points: int


class Sight(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) sees."""

    seat: int | None
    view: Shaped | None  # none before the deal
    choices: list[Choice]  # empty unless this seat is to decide
    moment: int  # goes with every move, so that a late or repeated one is told from a new one
    standing: list[Standing] = []  # by seat; none before the deal, or where a game counts nothing
    can_undo: bool = False
    undo_steps: int = 0  # how many of its own last decisions it may take back
    ask: Text | None = None  # what it is to decide, and why
    clauses: list[str] = []  # that matter for it
    way: list[dict[str, int | str]] = []  # what it has decided since its turn began, as facts of moves
    notes: str = ""
    premove: int | None = None
    auto: bool = False  # whether a lone legal action is taken at once
    marks: list[Mark] = []
    declined: int | None = None  # who did not agree that this seat goes back, until the next decision
    sums: Shaped | None = None  # what its viewer would add up in the head
    lines: list[Line] = []  # the last, so that a socket can send the new ones alone (web/telling.py)


class Proof(msgspec.Struct, frozen=True):
    """With which everybody can check the shuffle once the game is over."""

    secret: str
    contributions: list[str]


class UndoAsked(msgspec.Struct, frozen=True):
    """A wish to go back that needs the rivals' consent."""

    seat: int
    consented: list[int]
    question: int  # by which whoever answers says which question is meant


class BoxTitle(msgspec.Struct, frozen=True):
    """A box that an owner has kept: what it is called, and who keeps it."""

    id: str
    digest: str
    title: dict[str, str]  # by language
    keeper: str


class BoxSummary(msgspec.Struct, frozen=True):
    """A box in a list: what it is called, and where its values are from."""

    game: str
    id: str
    digest: str
    title: dict[str, str]  # by language
    note: dict[str, str]
    printed: int  # values
    derived: int
    reconstructed: int
    shipped: bool
    keeper: str = ""  # the name of whoever keeps it here
    kept: int = 0  # when, in milliseconds since 1970
    yours: bool = False


class BoxValue(msgspec.Struct, frozen=True):
    """One value in words, and where it is from; item and field as they stand in the file."""

    item: str
    thing: str  # what the item is called; nothing for a value of the group itself
    field: str
    name: str  # of the field
    text: str
    origin: Origin
    note: str = ""


class BoxGroup(msgspec.Struct, frozen=True):
    """Values that belong together, and what an owner of the printed game can look at to settle them."""

    id: str
    name: str
    values: list[BoxValue]
    note: str = ""
    guide: str = ""


class BoxShown(msgspec.Struct, frozen=True):
    """A box value by value, in one language."""

    box: BoxSummary
    language: str
    groups: list[BoxGroup]


class BoxFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a file: where, why, and by which clause."""

    place: str  # as it stands in the file
    where: str  # the same in words
    reason: str
    facts: dict[str, int | str] = {}
    clause: str = ""


class BoxChange(msgspec.Struct, frozen=True):
    """A value that differs from the box that comes with the game, in words; none where there is no such value."""

    group: str
    thing: str
    name: str
    before: str | None
    after: str | None
    origin_before: Origin | None
    origin_after: Origin | None


class BoxChecked(msgspec.Struct, frozen=True):
    """What became of a file: all that is wrong with it, or what it is and how it differs."""

    box: BoxSummary | None
    faults: list[BoxFault]
    changes: list[BoxChange]
    more: int = 0  # changes that were left out


class TableShown(msgspec.Struct, frozen=True):
    """A whole table as one browser may see it."""

    id: str
    game: str
    version: int
    options: Json
    language: str
    visibility: Visibility
    casual: bool
    has_chat: bool
    hints: bool  # whether seats may ask for advice
    clock: ClockChoice
    phase: Phase
    commitment: str
    is_host: bool
    seats: list[SeatShown]
    deadline: int | None = None  # when the seat to move runs out of time, in milliseconds since 1970
    result: Json | None = None
    tally: list[Part] = []  # what the scores are made of, in the order in which a table counts; none before the end
    proof: Proof | None = None
    undo_asked: UndoAsked | None = None
    previous: str = ""
    following: str = ""
    box: BoxTitle | None = None  # an owner's; none for the one that comes with the game
    pace: BotPace = "at-ease"
    watching: int = 0  # browsers that have the table open and hold no seat
    # Of the seats this browser holds; a spectator's where it holds none. The last, as the lines in them are.
    sights: list[Sight] = []


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, in short: by seat its place (several may share one) and its score."""

    places: list[int]
    scores: list[int]


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: Json
    phase: Phase
    language: str
    clock: ClockChoice
    casual: bool
    hints: bool
    seats: list[SeatShown]
    created: int = 0  # in milliseconds since 1970, to the minute: a list tells nobody how long somebody thought
    changed: int = 0
    following: str = ""  # its rematch
    outcome: Outcome | None = None  # of a game that was played to its end
    your_turn: bool = False
    unread: int = 0  # lines of the journal since this browser last looked
    box: BoxTitle | None = None  # an owner's; none for the one that comes with the game
    problem: Problem | None = None  # why it cannot be opened


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: str = ""  # of a person beside the host at the same screen
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: str
    seats: list[SeatWish]
    options: Json = {}
    language: str = "pl"
    visibility: Visibility = "private"
    casual: bool = False
    chat: bool = True
    hints: bool = True  # whether seats may ask for advice
    clock: ClockChoice = ClockChoice()
    pace: BotPace = "at-ease"  # of the bots


class SeatLink(msgspec.Struct, frozen=True):
    """The way back to a seat from any browser; told once."""

    table: str
    seat: int
    token: str


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
