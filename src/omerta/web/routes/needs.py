"""What handlers need of a request: the desk, the guest, the address, a body that is exactly what was asked for."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter

from omerta.table.problems import forbid
from omerta.table.store import GuestRow
from omerta.web.answers import malformed
from omerta.web.desk import Desk
from omerta.web.limiting import HOME, address_of, is_at_home

COOKIE: Final = "omerta_guest"
LONGEST_TOKEN: Final = 100

TABLE_PATTERN: Final = "^[A-Za-z0-9_-]{1,64}$"
TableId: TypeAlias = Annotated[str, PathParameter(pattern=TABLE_PATTERN, description="The table's id.")]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=31, description="Seats are numbered from 0.")]
AtDesk: TypeAlias = NamedDependency[Desk]
Guest: TypeAlias = NamedDependency[GuestRow]  # whoever has no name yet is refused
Visitor: TypeAlias = NamedDependency[GuestRow | None]
Address: TypeAlias = NamedDependency[str]
Limited: TypeAlias = NamedDependency[str]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON must have exactly the types of the handler's struct: "1" is no number."""

    async def json(self) -> Any:
        body = await self.body()
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(body, type=Any if wanted is None else wanted.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise malformed(error) from None


def desk_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> GuestRow | None:
    """Whose browser it is, if it is anybody's."""
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > LONGEST_TOKEN or not token.isascii():
        return None
    host = desk_of(connection).host
    guest = await host.guest(token)
    if guest is not None:
        host.sharing.note(guest.id, address_of(connection.scope))
    return guest


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    return desk_of(request)


async def provide_visitor(request: Request[Any, Any, Any]) -> GuestRow | None:
    return await guest_of(request)


async def provide_guest(request: Request[Any, Any, Any]) -> GuestRow:
    guest = await guest_of(request)
    return forbid("no-guest") if guest is None else guest


async def provide_address(request: Request[Any, Any, Any]) -> str:
    return address_of(request.scope)


async def provide_limited(request: Request[Any, Any, Any]) -> str:
    """Whom the limits of an hour concern. Who is reached through https has a proxy before it, whatever that tells."""
    is_home = not desk_of(request).settings.secure and is_at_home(request.scope)
    return HOME if is_home else address_of(request.scope)
