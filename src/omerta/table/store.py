"""What a table keeps, and the one interface behind which it is kept.

Nothing here is a secret in the clear but the shuffle's own secret, which must survive a restart; tokens are hashed.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from omerta.core.problems import Damaged
from omerta.table.entries import Entry

ANNOUNCED: Final = "!"  # with which begins what a server announces, and the name of no table
Phase: TypeAlias = Literal["gathering", "playing", "paused", "finished", "abandoned"]
SeatKind: TypeAlias = Literal["open", "human", "bot", "automaton"]
Visibility: TypeAlias = Literal["private", "listed"]


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted: none, so much for every move, or so much for the game and more after each move."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: int = 0
    increment: int = 0
    on_timeout: Literal["bot-moves", "seat-to-bot"] = "bot-moves"


class TableRow(msgspec.Struct):
    """A table as it was set up, and its phase."""

    id: str
    game: str
    version: int  # of the game's rules
    seats: int
    options: dict[str, Any]
    language: str
    visibility: Visibility
    casual: bool  # whether rivals may consent to taking back what was learnt from
    chat: bool
    clock: ClockChoice
    secret: bytes  # the server's part of the shuffle
    phase: Phase
    host: str  # the guest who set it up
    created: int  # milliseconds since 1970
    changed: int
    previous: str = ""  # the table of which this is the rematch
    following: str = ""  # its rematch
    digest: str = ""  # of the box it is played with; none where a game has no box, or before boxes had one


class SeatRow(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot that sits here, or plays for a guest who has left
    guest: str = ""  # who holds the seat
    away: bool = False  # left: the level plays until the guest comes back
    token_hash: bytes = b""  # of the seat's link
    contribution: str = ""  # the browser's part of the shuffle, hexadecimal


class GuestRow(msgspec.Struct):
    """Somebody's browser."""

    id: str
    name: str
    token_hash: bytes
    created: int


WishKey: TypeAlias = tuple[int, str]  # whose wish, and which


class Wish(msgspec.Struct, frozen=True):
    """What a seat wants or keeps beside the game: auto-pass, a pre-move, notes, consent to an undo."""

    seat: int
    name: str
    value: str


class ChatRow(msgspec.Struct, frozen=True):
    """One line of a table's chat; the store numbers lines from 1 within their table."""

    number: int
    seat: int  # −1: a spectator
    name: str
    text: str
    at: int


class Saved(msgspec.Struct):
    """A table, with all of its entries or the later ones."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    wishes: list[Wish]


class BoxRow(msgspec.Struct, frozen=True):
    """A box that a guest has kept: which it is, whose, and how much of it there is."""

    game: str
    id: str
    digest: str
    guest: str
    kept: int  # milliseconds since 1970
    size: int = 0  # bytes
    keeper: str = ""  # the guest's name, as it is now


class Absence(msgspec.Struct, frozen=True):
    """A time in which no server was there, in milliseconds since 1970."""

    since: int
    until: int


class StoreTrouble(Damaged):
    """The database, or its file, cannot be read or written. Where it is and what is wrong is for whoever runs it."""


class Conflict(Exception):
    """Somebody else has written an entry of this number, or changed the table, first; or there is no such table."""


class Store(metaclass=ABCMeta):
    """Keeps tables. Every method has committed what it wrote when it returns; trouble with the database is a Problem.

    Any number of servers may share one store; whoever appends first wins, and the others are told by ``changes``.
    """

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether other servers may write beside this one."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what has been begun, then disconnect."""

    @abstractmethod
    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], box: str = "", wishes: Sequence[Wish] = ()
    ) -> None:
        """A new table with its seats and wishes.

        If it is a rematch its predecessor now names it: Conflict if that has one.

        Where it is played with a kept box, that box must still be there: Conflict if it is not.
        """

    @abstractmethod
    async def load(self, table: str, first: int = 0) -> Saved | None:
        """A table with its entries from a number on, or None."""

    @abstractmethod
    async def entries(self, table: str, first: int) -> list[Entry]:
        """The entries from a number on, in order."""

    @abstractmethod
    async def append(
        self, table: str, entries: Sequence[Entry], phase: Phase | None = None, ends: Sequence[WishKey] = ()
    ) -> None:
        """Write entries and, where given, the new phase, and remove the wishes that end with them, all or nothing.

        Conflict if a number is taken, or if the table is finished or abandoned: nothing is ever added there.
        The table is then as last changed at the last entry's time.
        """

    @abstractmethod
    async def set_phase(self, table: str, phase: Phase, at: int) -> None:
        """Change the phase alone; Conflict if the table is finished or abandoned already."""

    @abstractmethod
    async def set_seat(self, table: str, row: SeatRow, expected: SeatRow, ends: Sequence[WishKey] = ()) -> None:
        """Change who sits on a seat and remove the wishes that end with it; Conflict unless it is still as expected."""

    @abstractmethod
    async def seats(self, table: str) -> list[SeatRow]:
        """Who sits where."""

    @abstractmethod
    async def wish(self, table: str, wish: Wish) -> None:
        """Set one; an empty value removes it."""

    @abstractmethod
    async def wishes(self, table: str) -> list[Wish]:
        """All of a table's."""

    @abstractmethod
    async def say(self, table: str, seat: int, name: str, text: str, at: int) -> ChatRow:
        """Add a line to the chat."""

    @abstractmethod
    async def chat(self, table: str, after: int, most: int) -> list[ChatRow]:
        """The last lines beyond a number, at most so many, in order."""

    @abstractmethod
    async def set_guest(self, guest: GuestRow) -> None:
        """A new guest, or a new name."""

    @abstractmethod
    async def guest(self, token_hash: bytes) -> GuestRow | None:
        """Who has this token."""

    @abstractmethod
    async def seat_by_token(self, token_hash: bytes) -> tuple[str, int] | None:
        """The table and seat of a seat's link."""

    @abstractmethod
    async def listed(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables of the lobby that are gathering or playing, the newest change first."""

    @abstractmethod
    async def of_guest(self, guest: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables where a guest sits, or that a guest has set up; the newest change first."""

    @abstractmethod
    async def outcomes(self, guest: str, most: int) -> dict[str, str]:
        """How the tables that ``of_guest`` finds ended, by their ids, as far as that has been kept."""

    @abstractmethod
    async def keep_outcome(self, table: str, outcome: str) -> None:
        """How a table ended: what lists need not play again. It changes nothing, so nobody is told."""

    @abstractmethod
    async def keep_box(self, box: BoxRow, content: bytes) -> None:
        """A new box of a guest; Conflict if the game has one of this id."""

    @abstractmethod
    async def drop_box(self, box: BoxRow) -> None:
        """Take a box of a guest away; Conflict while a table uses it, or if there is none such."""

    @abstractmethod
    async def boxes(self, game: str) -> list[BoxRow]:
        """The kept boxes of a game, the newest first."""

    @abstractmethod
    async def box(self, game: str, box: str) -> tuple[BoxRow, bytes] | None:
        """A kept box with its content."""

    @abstractmethod
    async def count_boxes(self, guest: str) -> tuple[int, int]:
        """How many boxes a guest has kept, and how many there are of everybody."""

    @abstractmethod
    async def look(self) -> str:
        """Read something now; the reason why nothing can be written, as far as that is known, or nothing."""

    @abstractmethod
    async def live(self) -> list[str]:
        """Every table that is playing."""

    @abstractmethod
    async def latest(self) -> int:
        """The latest time that is known of: of a sign of life, or of a table that is playing."""

    @abstractmethod
    async def agreed_time(self, name: str, proposed: int) -> int:
        """The time of this name: what is proposed, unless somebody has proposed one before."""

    @abstractmethod
    async def sign(self, at: int, silence: int) -> int:
        """Leave a sign of life; if the last one is older than that, this was an absence.

        Returns when the newest absence ended, 0 if there has been none.
        """

    @abstractmethod
    async def absences(self, after: int) -> list[Absence]:
        """Those that ended after a time, in order."""

    @abstractmethod
    def changes(self) -> AsyncIterator[str]:
        """Tables that other servers of this store have changed, as it happens; none where there can be no other.

        First comes an empty string: from now on it listens, and any table may have changed before. It comes again after
        a lost connection. Several changes of one table that are not yet taken come as one. What others announce comes
        too, marked as that.
        """

    @abstractmethod
    async def announce(self, news: str) -> None:
        """Tell other servers of this store something that is kept nowhere; whoever does not listen misses it."""

    @abstractmethod
    async def backup(self, path: str) -> None:
        """A consistent copy of everything in one new file, while others go on writing."""
