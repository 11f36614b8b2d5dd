"""To understand a game: advice while it is played; a replay, the chances and a check of it when it is over."""

from collections.abc import Coroutine, Sequence
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from omerta.core.foresight import Foresight
from omerta.core.sheet import Sheet
from omerta.table.boxes import LARGEST
from omerta.table.films import Film
from omerta.table.studied import Chances, Doubt, Hint, Replay, Verified
from omerta.web.answers import documented
from omerta.web.desk import Desk
from omerta.web.routes.needs import Address, AtDesk, Guest, TableId, Visitor
from omerta.web.streaming import FilmAnswer
from omerta.web.wire import AtSeat, Move, RecordFile, RecordFrom

TAGS: Final = ["studies"]
WRONG: Final = documented(403, 409)
BODY: Final = 2 * LARGEST + 64 * 1024  # bytes of a record, which may hold a box
Looking = Annotated[int | None, QueryParameter(ge=0, le=31, description="One's seat; without it a spectator's view.")]
Viewpoint = Annotated[int | None, QueryParameter(ge=0, le=31, description="A seat; without it everything is seen.")]


@post("/tables/{table:str}/hint", operation_id="hint", tags=TAGS, status_code=200, responses=documented(403, 409, 413))
async def hint(table: TableId, data: JSONBody[AtSeat], desk: AtDesk, guest: Guest) -> Hint:
    """The best moves for one's seat, with chances and what they do, as far as that seat sees; where it is allowed."""
    desk.count_hint(guest)
    return await desk.host.studies.hint(guest, table, data.seat)


@post(
    "/tables/{table:str}/foresight",
    operation_id="foresee",
    tags=TAGS,
    status_code=200,
    responses=documented(403, 409, 413),
)
async def foresee(table: TableId, data: JSONBody[Move], desk: AtDesk, guest: Guest) -> Foresight:
    """What a choice of one's seat is sure to bring, from what that seat sees; the rest is told as unknown."""
    desk.count_foresight(guest)
    return await desk.host.studies.foresight(guest, table, data.seat, data.moment, data.action)


@post(
    "/tables/{table:str}/doubt", operation_id="doubt", tags=TAGS, status_code=200, responses=documented(403, 409, 413)
)
async def doubt(table: TableId, data: JSONBody[Move], desk: AtDesk, guest: Guest) -> Doubt:
    """Whether a choice of one's seat gives chances away, from what that seat sees; where the table allows advice."""
    desk.count_doubt(guest)
    return await desk.host.studies.doubt(guest, table, data.seat, data.moment, data.action)


@get("/tables/{table:str}/sheet", operation_id="read-sheet", tags=TAGS, responses=WRONG)
async def read_sheet(table: TableId, desk: AtDesk, visitor: Visitor, seat: Looking = None) -> Sheet:
    """The table as a sheet, for whoever reads it in words; the texts by their keys."""
    return await desk.host.studies.sheet(visitor, table, seat)


@get("/tables/{table:str}/replay", operation_id="replay-table", tags=TAGS, responses=WRONG)
async def replay_table(
    table: TableId, desk: AtDesk, address: Address, *, seat: Viewpoint = None, sheets: FromQuery[bool] = False
) -> Response[Replay]:
    """The finished game moment by moment, as a seat saw it or with everything open; sheets: with each moment's."""
    desk.count_record(address)
    return await _shown(desk, address, desk.host.studies.replay(table, seat, address, has_sheets=sheets))


@get("/tables/{table:str}/chances", operation_id="table-chances", tags=TAGS, responses=WRONG)
async def table_chances(table: TableId, desk: AtDesk, address: Address) -> Chances:
    """How likely each seat was to win at each moment of the finished game, as far as that has been found out."""
    return await desk.host.studies.chances(table, address)


@post(
    "/replay",
    operation_id="replay-record",
    tags=TAGS,
    status_code=200,
    request_max_body_size=BODY,
    responses=documented(403, 413),
)
async def replay_record(data: JSONBody[RecordFrom], desk: AtDesk, address: Address) -> Response[Replay]:
    """The game of a record file, moment by moment."""
    desk.count_record(address)
    film = desk.host.studies.film(data.record.encode(), data.seat, address, has_sheets=data.sheets)
    return await _shown(desk, address, film)


async def _shown(desk: Desk, address: str, making: Coroutine[Any, Any, Film]) -> FilmAnswer:
    """A replay, once it is made; only so many are made and sent at once."""
    done = desk.take_replay(address, making)
    try:
        return FilmAnswer(await making, done)
    except BaseException:
        done()
        raise


@post(
    "/chances",
    operation_id="record-chances",
    tags=TAGS,
    status_code=200,
    request_max_body_size=BODY,
    responses=documented(403, 413),
)
async def record_chances(data: JSONBody[RecordFile], desk: AtDesk, address: Address) -> Chances:
    """The same graph for a record file; ask again for what is still being found out."""
    desk.count_record(address)
    return await desk.host.studies.chances_of(data.record.encode(), address)


@post(
    "/verify",
    operation_id="verify-record",
    tags=TAGS,
    status_code=200,
    request_max_body_size=BODY,
    responses=documented(403, 413),
)
async def verify_record(data: JSONBody[RecordFile], desk: AtDesk, address: Address) -> Verified:
    """Check a record: its decisions by the rules, its shuffle by what proves it."""
    desk.count_record(address)
    return await desk.host.studies.verify(data.record.encode(), address)


ROUTES: Final[Sequence[Any]] = (
    hint,
    foresee,
    doubt,
    read_sheet,
    replay_table,
    table_chances,
    replay_record,
    record_chances,
    verify_record,
)
