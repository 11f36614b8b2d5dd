"""What travels besides what omerta.table.shown describes: requests, answers, and the messages of a socket.

The page's types and the OpenAPI document are generated from these structs; `make types` writes them.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from omerta.core.foresight import Foresight
from omerta.core.game import OptionKind, Weight
from omerta.table.boxes import LARGEST
from omerta.table.shown import ChatLine, Problem, SeatLink, TableShown
from omerta.table.studied import Doubt

VERSION: Final = 2  # of the socket's messages
GREATEST: Final = 2**31  # no number from outside is larger

Number: TypeAlias = Annotated[int, Meta(ge=0, le=GREATEST)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]  # 1 to 40 once trimmed: the host looks
MaybeName: TypeAlias = Annotated[str, Meta(max_length=80)]
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
Contribution: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]  # 1 to 500 once trimmed
FileText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=700_000)]  # with the box of an owner
BoxText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LARGEST)]
GameName: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
Language: TypeAlias = Literal["en", "pl"]
Note: TypeAlias = Annotated[str, Meta(max_length=4000)]
WishName: TypeAlias = Literal["auto", "premove", "notes"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser asks; what it does not know of is refused."""


class NewGuest(Request, frozen=True):
    """Somebody who wants to be known by a name."""

    name: Name


class Join(Request, frozen=True):
    """A wish for a seat (none named: any that is open)."""

    contribution: Contribution
    seat: Seat | None = None
    name: MaybeName = ""


class Rematch(Request, frozen=True):
    """The same people once more: there is nothing to choose."""


class Contribute(Request, frozen=True):
    """A browser's part of the shuffle, for those of its seats that have given none yet."""

    contribution: Contribution


class Leave(Request, frozen=True):
    """Who gets up, and who plays meanwhile."""

    seat: Seat
    level: Level = "capo"


class Resign(Request, frozen=True):
    """Who gives up, and who plays on there if the game does."""

    seat: Seat
    level: Level = "capo"


class AtSeat(Request, frozen=True):
    """Something that one seat asks for."""

    seat: Seat


class BotChoice(Request, frozen=True):
    """Who shall sit there."""

    level: Level


class Claim(Request, frozen=True):
    """A seat's link, opened in this browser."""

    token: Token


class Move(Request, frozen=True):
    """A decision of a seat, at the moment it was shown."""

    seat: Seat
    moment: Number
    action: Number


class Undo(Request, frozen=True):
    """The wish to take back what nobody has learnt from: so many decisions, or (0) all of them in this turn."""

    seat: Seat
    moment: Number
    steps: Number = 0


class UndoAnswer(Request, frozen=True):
    """What a seat says to a question whether something may be taken back."""

    seat: Seat
    question: Number


class WishValue(Request, frozen=True):
    """What a seat wants or keeps; nothing takes it away."""

    value: Note


class RecordFile(Request, frozen=True):
    """A record as it stands in its file."""

    record: FileText


class RecordFrom(Request, frozen=True):
    """A record, and whose viewpoint is wanted (none: of whoever sees everything)."""

    record: FileText
    seat: Seat | None = None
    sheets: bool = False  # of every moment, for whoever reads the table in words


class BoxFile(Request, frozen=True):
    """A box of a game, as it stands in its file."""

    game: GameName
    box: BoxText
    language: Language = "en"  # of the answer's words


class Speech(Request, frozen=True):
    """A line for the chat."""

    text: Text


class Me(msgspec.Struct, frozen=True):
    """Who this browser is."""

    name: str


class Created(msgspec.Struct, frozen=True):
    """A new table, and the ways back to the seats this browser holds; told once."""

    table: TableShown
    links: list[SeatLink]


class Claimed(msgspec.Struct, frozen=True):
    """Where a seat's link leads."""

    table: str
    seat: int


class Done(msgspec.Struct, frozen=True):
    """It is done, and will be after a crash too."""

    done: Literal[True] = True


class SeatingShown(msgspec.Struct, frozen=True):
    """How many seats a table may have, and which of them the rulebook itself plays."""

    counts: list[int]
    automata: list[int]


class OptionShown(msgspec.Struct, frozen=True):
    """A choice made when a table is set up; some values ask for a seating of their own.

    It matters only where every condition of shown_when holds: another option has one of these values, or for
    "automata" whether the rulebook itself plays a seat.
    """

    name: str
    kind: OptionKind
    default: Any
    values: list[Any]
    group: str
    shown_when: dict[str, list[Any]]
    seatings: dict[str, SeatingShown] = {}
    parts: dict[str, str] = {}  # its values are sets of these, joined by hyphens in any order; keys of their names


class SetupShown(msgspec.Struct, frozen=True):
    """A usual way to set a game up."""

    name: str
    seats: int
    options: dict[str, Any]
    automata: list[int]  # seats that the rulebook itself plays
    reconstructed: bool  # whether its data are partly our own reconstruction


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    title: dict[str, str]
    subtitle: dict[str, str]
    fewest_seats: int
    most_seats: int
    options: list[OptionShown]
    setups: list[SetupShown]
    levels: list[str]  # of the bots
    minutes: int = 0  # that a game takes about
    weight: Weight = "light"  # how much there is to learn and to think about
    has_box: bool = False  # whether its values are data that an owner may replace
    owners_boxes: bool = False  # whether owners' boxes can be kept and chosen here
    problem: Problem | None = None  # why it cannot be played now; nothing but the names holds then


class WordsShown(msgspec.Struct, frozen=True):
    """Texts in Project Fluent's format, and what each fact of moves and events stands for."""

    program: str
    game: str
    nouns: dict[str, str]
    headings: list[str]  # kinds of events that begin a chapter of the log


class Trouble(msgspec.Struct, frozen=True):
    """Something that is not as it should be: with what, why, and how often."""

    part: Literal["store", "bots", "boxes", "tables"]
    reason: str
    count: int = 1


class Health(msgspec.Struct, frozen=True):
    """Which server this is, and how it is. Degraded: it serves, but not everything; failing: nothing can be written."""

    version: str
    speed: str
    state: Literal["healthy", "degraded", "failing"]
    healthy: bool
    troubles: list[Trouble]


# The socket: from the browser


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A message from the browser."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message."""

    version: int


class AskContribute(Message, frozen=True, tag="contribute"):
    """A browser's part of the shuffle, for those of its seats that have given none yet."""

    id: Number
    contribution: Contribution


class AskMove(Message, frozen=True, tag="move"):
    """A decision of a seat, at the moment it was shown."""

    id: Number
    seat: Seat
    moment: Number
    action: Number


class AskTry(Message, frozen=True, tag="try"):
    """Whether a move, in its canonical form, could be made: done, or a problem with its clause. Nothing changes."""

    id: Number
    seat: Seat
    moment: Number
    move: dict[str, Any]


class AskForesight(Message, frozen=True, tag="foresee"):
    """What a choice is sure to bring, at the moment it was shown."""

    id: Number
    seat: Seat
    moment: Number
    action: Number


class AskDoubt(Message, frozen=True, tag="doubt"):
    """Whether a choice gives chances away, at the moment it was shown; where advice is allowed."""

    id: Number
    seat: Seat
    moment: Number
    action: Number


class AskUndo(Message, frozen=True, tag="undo"):
    """Take back what nobody has learnt from: so many decisions, or (0) all of them in this turn."""

    id: Number
    seat: Seat
    moment: Number
    steps: Number = 0


class AskConsent(Message, frozen=True, tag="ask-undo"):
    """Ask the rivals whether to go back further."""

    id: Number
    seat: Seat
    moment: Number


class GiveConsent(Message, frozen=True, tag="consent-undo"):
    """Agree that a rival goes back, this once."""

    id: Number
    seat: Seat
    question: Number


class DeclineConsent(Message, frozen=True, tag="decline-undo"):
    """Do not agree that a rival goes back."""

    id: Number
    seat: Seat
    question: Number


class AskWish(Message, frozen=True, tag="wish"):
    """What a seat wants or keeps beside the game."""

    id: Number
    seat: Seat
    name: WishName
    value: Note


class AskSay(Message, frozen=True, tag="say"):
    """A line for the chat."""

    id: Number
    text: Text


class Sync(Message, frozen=True, tag="sync"):
    """Send everything anew."""

    id: Number | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The browser is still there."""


FromBrowser: TypeAlias = (
    Hello
    | AskContribute
    | AskMove
    | AskTry
    | AskForesight
    | AskDoubt
    | AskUndo
    | AskConsent
    | GiveConsent
    | DeclineConsent
    | AskWish
    | AskSay
    | Sync
    | Pong
)


# The socket: to the browser


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """A message to the browser."""


class TableNews(News, frozen=True, tag="table"):
    """The table as it is now; of each sight's lines only those from a number on. Later lines it replaces."""

    table: TableShown
    lines_from: list[int]
    now: int = 0  # what time it is at the tables, where a deadline is to be compared with it


class ChatNews(News, frozen=True, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class DoneNews(News, frozen=True, tag="done"):
    """What a message asked for is done and kept."""

    id: int


class ForesightNews(News, frozen=True, tag="foresight"):
    """What a choice is sure to bring, as far as the seat that asked can know."""

    id: int
    foresight: Foresight


class DoubtNews(News, frozen=True, tag="doubt"):
    """What share of the chances a choice gives away, if that is worth a word."""

    id: int
    doubt: Doubt


class ProblemNews(News, frozen=True, tag="problem"):
    """What a message asked for is not done; nothing has changed."""

    id: int | None
    problem: Problem


class Ping(News, frozen=True, tag="ping"):
    """Are you there? A pong is awaited."""


ToBrowser: TypeAlias = TableNews | ChatNews | DoneNews | ForesightNews | DoubtNews | ProblemNews | Ping
