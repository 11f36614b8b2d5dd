"""Tables: set up, listed, looked at, paused, given up, played again."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from omerta.table.shown import NewTable, TableShown, TableSummary
from omerta.web.answers import documented
from omerta.web.routes.needs import AtDesk, Guest, Limited, TableId, Visitor
from omerta.web.wire import Created, Done, Rematch

JSON_LINES: Final = "application/jsonl"
TAGS: Final = ["tables"]


@post("/tables", operation_id="new-table", tags=TAGS, responses=documented(403, 409, 413))
async def new_table(data: JSONBody[NewTable], desk: AtDesk, guest: Guest, limited: Limited) -> Created:
    """Set up a table and show its commitment; it begins when no seat is open and all seats have contributed."""
    desk.count_table(limited)
    return Created(*await desk.host.create(guest, data))


@get("/tables", operation_id="lobby", tags=TAGS, responses=documented())
async def lobby(desk: AtDesk) -> list[TableSummary]:
    """The tables of the lobby, the newest change first."""
    return await desk.host.lobby()


@get("/me/tables", operation_id="my-tables", tags=TAGS, responses=documented(403))
async def my_tables(desk: AtDesk, guest: Guest) -> list[TableSummary]:
    """The tables where this browser sits, or that it has set up."""
    return await desk.host.mine(guest)


@get("/tables/{table:str}", operation_id="show-table", tags=TAGS, responses=documented())
async def show_table(table: TableId, desk: AtDesk, visitor: Visitor) -> TableShown:
    """The table as this browser may see it."""
    return await desk.host.show(visitor, table)


@post("/tables/{table:str}/pause", operation_id="pause", tags=TAGS, status_code=200, responses=documented(403, 409))
async def pause(table: TableId, desk: AtDesk, guest: Guest) -> Done:
    """Let time stand still."""
    desk.count_change(guest)
    await desk.host.pause(guest, table)
    return Done()


@post("/tables/{table:str}/resume", operation_id="resume", tags=TAGS, status_code=200, responses=documented(403, 409))
async def resume(table: TableId, desk: AtDesk, guest: Guest) -> Done:
    """Go on after a pause."""
    desk.count_change(guest)
    await desk.host.resume(guest, table)
    return Done()


@post("/tables/{table:str}/abandon", operation_id="abandon", tags=TAGS, status_code=200, responses=documented(403, 409))
async def abandon(table: TableId, desk: AtDesk, guest: Guest) -> Done:
    """Call the game off for everybody: nobody wins or loses."""
    desk.count_change(guest)
    await desk.host.abandon(guest, table)
    return Done()


@post("/tables/{table:str}/rematch", operation_id="rematch", tags=TAGS, responses=documented(403, 409, 413))
async def rematch(
    table: TableId,
    data: JSONBody[Rematch],  # noqa: ARG001 - read so that what nobody knows of is refused
    desk: AtDesk,
    guest: Guest,
    limited: Limited,
) -> Created:
    """The same people once more, everybody one seat further; they contribute to the shuffle as at a new table."""
    desk.count_table(limited)
    return Created(*await desk.host.rematch(guest, table))


@get(
    "/tables/{table:str}/record",
    operation_id="read-record",
    tags=TAGS,
    media_type=JSON_LINES,
    responses=documented(403, 409) | {200: ResponseSpec(bytes, False, "One JSON value a line", media_type=JSON_LINES)},
)
async def read_record(table: TableId, desk: AtDesk) -> Response[bytes]:
    """The finished game as a record, with what proves its shuffle: JSON lines."""
    return Response(await desk.host.record(table), media_type=JSON_LINES)


ROUTES: Final[Sequence[Any]] = (
    new_table,
    lobby,
    my_tables,
    show_table,
    pause,
    resume,
    abandon,
    rematch,
    read_record,
)
