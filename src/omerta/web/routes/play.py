"""Play without a socket: moves, taking back, wishes, chat."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from omerta.table.shown import ChatLine
from omerta.web import texts
from omerta.web.answers import documented
from omerta.web.routes.needs import AtDesk, Guest, SeatNumber, TableId
from omerta.web.wire import GREATEST, Done, Move, Speech, Undo, UndoAnswer, WishName, WishValue

TAGS: Final = ["play"]
WRONG: Final = documented(403, 409, 413)


@post("/tables/{table:str}/moves", operation_id="move", tags=TAGS, status_code=200, responses=WRONG)
async def move(table: TableId, data: JSONBody[Move], desk: AtDesk, guest: Guest) -> Done:
    """Decide; answered when the decision has been committed. The same one again does no harm."""
    await desk.move(guest, table, data.seat, data.moment, data.action)
    return Done()


@post("/tables/{table:str}/undo", operation_id="undo", tags=TAGS, status_code=200, responses=WRONG)
async def undo(table: TableId, data: JSONBody[Undo], desk: AtDesk, guest: Guest) -> Done:
    """Go back to the last moment since which nobody has learnt anything."""
    await desk.host.undo(guest, table, data.seat, data.moment, data.steps)
    return Done()


@post("/tables/{table:str}/undo/ask", operation_id="ask-undo", tags=TAGS, status_code=200, responses=WRONG)
async def ask_undo(table: TableId, data: JSONBody[Undo], desk: AtDesk, guest: Guest) -> Done:
    """At a casual table: ask the rivals whether one's last decision may be taken back."""
    await desk.host.ask_undo(guest, table, data.seat, data.moment)
    return Done()


@post("/tables/{table:str}/undo/consent", operation_id="consent-undo", tags=TAGS, status_code=200, responses=WRONG)
async def consent_undo(table: TableId, data: JSONBody[UndoAnswer], desk: AtDesk, guest: Guest) -> Done:
    """Agree that a rival goes back, this once."""
    await desk.host.consent_undo(guest, table, data.seat, data.question)
    return Done()


@post("/tables/{table:str}/undo/decline", operation_id="decline-undo", tags=TAGS, status_code=200, responses=WRONG)
async def decline_undo(table: TableId, data: JSONBody[UndoAnswer], desk: AtDesk, guest: Guest) -> Done:
    """Do not agree, or ask no longer."""
    await desk.host.decline_undo(guest, table, data.seat, data.question)
    return Done()


@put("/tables/{table:str}/seats/{seat:int}/wishes/{name:str}", operation_id="wish", tags=TAGS, responses=WRONG)
async def wish(
    table: TableId, seat: SeatNumber, name: FromPath[WishName], *, data: JSONBody[WishValue], desk: AtDesk, guest: Guest
) -> Done:
    """What a seat wants or keeps beside the game: auto-pass, a pre-move, notes."""
    desk.count_change(guest)
    await desk.host.wish(guest, table, seat, name, texts.wish(data.value))
    return Done()


@get("/tables/{table:str}/chat", operation_id="read-chat", tags=TAGS, responses=documented())
async def read_chat(
    table: TableId, desk: AtDesk, after: Annotated[int, QueryParameter(ge=0, le=GREATEST)] = 0
) -> list[ChatLine]:
    """The last lines of the chat, beyond a number."""
    return await desk.host.chat(table, after)


@post("/tables/{table:str}/chat", operation_id="say", tags=TAGS, status_code=200, responses=WRONG)
async def say(table: TableId, data: JSONBody[Speech], desk: AtDesk, guest: Guest) -> Done:
    """Say something at the table."""
    text = texts.chat(data.text)
    desk.count_chat(guest)
    await desk.host.say(guest, table, text)
    return Done()


ROUTES: Final[Sequence[Any]] = (move, undo, ask_undo, consent_undo, decline_undo, wish, read_chat, say)
