"""Who somebody is: a name and a cookie, no account."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from omerta.web.answers import documented
from omerta.web.routes.needs import COOKIE, AtDesk, Guest, Limited, Visitor
from omerta.web.wire import Me, NewGuest

YEAR: Final = 60 * 60 * 24 * 365


@post("/guests", operation_id="new-guest", tags=["guests"], responses=documented(403, 413))
async def new_guest(
    data: JSONBody[NewGuest], desk: AtDesk, visitor: Visitor, limited: Limited, request: Request[Any, Any, Any]
) -> Response[Me]:
    """Be known by a name. A browser that is known already keeps its seats and changes its name."""
    desk.count_guest(limited)
    if visitor is not None:
        return Response(Me((await desk.host.rename(visitor, data.name)).name))
    guest, token = await desk.host.new_guest(data.name)
    secure = desk.settings.secure or request.scope["scheme"] == "https"
    cookie = Cookie(COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return Response(Me(guest.name), cookies=[cookie])


@get("/me", operation_id="who-am-i", tags=["guests"], responses=documented(403))
async def who_am_i(guest: Guest) -> Me:
    """Who this browser is."""
    return Me(guest.name)


@patch("/me", operation_id="rename", tags=["guests"], responses=documented(403, 413))
async def rename(data: JSONBody[NewGuest], desk: AtDesk, guest: Guest) -> Me:
    """Change one's name, for tables to come."""
    desk.count_change(guest)
    return Me((await desk.host.rename(guest, data.name)).name)


ROUTES: Final[Sequence[Any]] = (new_guest, who_am_i, rename)
