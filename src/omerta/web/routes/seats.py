"""Seats: taken, left, taken back, given to bots, opened by their links."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from omerta.table.shown import SeatLink, TableShown
from omerta.web.answers import documented
from omerta.web.routes.needs import AtDesk, Guest, Limited, SeatNumber, TableId
from omerta.web.wire import AtSeat, BotChoice, Claim, Claimed, Contribute, Done, Join, Leave, Resign

TAGS: Final = ["seats"]
WRONG: Final = documented(403, 409, 413)


@post("/tables/{table:str}/join", operation_id="join", tags=TAGS, status_code=200, responses=WRONG)
async def join(table: TableId, data: JSONBody[Join], desk: AtDesk, guest: Guest, limited: Limited) -> SeatLink:
    """Take an open seat; the answer is its link, told once."""
    desk.count_join(limited)
    return await desk.host.join(guest, table, data.seat, data.name or guest.name, data.contribution)


@post("/tables/{table:str}/contribute", operation_id="contribute", tags=TAGS, status_code=200, responses=WRONG)
async def contribute(table: TableId, data: JSONBody[Contribute], desk: AtDesk, guest: Guest) -> TableShown:
    """Add to the shuffle, once the commitment is known: for one's seats that have not, and only once."""
    return await desk.host.contribute(guest, table, data.contribution)


@post("/tables/{table:str}/leave", operation_id="leave", tags=TAGS, status_code=200, responses=WRONG)
async def leave(table: TableId, data: JSONBody[Leave], desk: AtDesk, guest: Guest) -> Done:
    """Get up; a bot of the level plays until somebody comes back."""
    desk.count_change(guest)
    await desk.host.leave(guest, table, data.seat, data.level)
    return Done()


@post("/tables/{table:str}/resign", operation_id="resign", tags=TAGS, status_code=200, responses=WRONG)
async def resign(table: TableId, data: JSONBody[Resign], desk: AtDesk, guest: Guest) -> Done:
    """Give up: the seat has lost. The game is over if one seat is left, or no person's; else a bot plays on there."""
    desk.count_change(guest)
    await desk.host.resign(guest, table, data.seat, data.level)
    return Done()


@post("/tables/{table:str}/return", operation_id="come-back", tags=TAGS, status_code=200, responses=WRONG)
async def come_back(table: TableId, data: JSONBody[AtSeat], desk: AtDesk, guest: Guest) -> Done:
    """Take one's seat back from the bot."""
    desk.count_change(guest)
    await desk.host.come_back(guest, table, data.seat)
    return Done()


@post("/tables/{table:str}/seats/{seat:int}/bot", operation_id="seat-bot", tags=TAGS, status_code=200, responses=WRONG)
async def seat_bot(table: TableId, seat: SeatNumber, data: JSONBody[BotChoice], desk: AtDesk, guest: Guest) -> Done:
    """Put a bot on an open seat, or on that of somebody who has left."""
    desk.count_change(guest)
    await desk.host.seat_bot(guest, table, seat, data.level)
    return Done()


@post("/seats/claim", operation_id="claim-seat", tags=TAGS, status_code=200, responses=WRONG)
async def claim_seat(data: JSONBody[Claim], desk: AtDesk, guest: Guest, limited: Limited) -> Claimed:
    """Open a seat's link in this browser; the seat is this browser's from now on."""
    desk.count_join(limited)
    return Claimed(*await desk.host.claim(guest, data.token))


ROUTES: Final[Sequence[Any]] = (join, contribute, leave, resign, come_back, seat_bot, claim_seat)
