"""Boxes: what a game is made of, value by value, and the boxes that owners of printed games keep here."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter

from omerta import games
from omerta.core import boxes
from omerta.core.boxes import Box
from omerta.core.problems import Broken
from omerta.table import describing
from omerta.table.boxes import LARGEST, outline
from omerta.table.problems import told, unknown
from omerta.table.shown import BoxChecked, BoxShown, BoxSummary
from omerta.table.slowly import slowly
from omerta.web.answers import documented
from omerta.web.routes.needs import Address, AtDesk, Guest, Visitor
from omerta.web.squeezing import SQUEEZED
from omerta.web.wire import BoxFile, Done, Language

TAGS: Final = ["boxes"]
BODY: Final = 2 * LARGEST + 64 * 1024  # bytes of a request: in JSON a text is longer than it is
JSON: Final = "application/json"
GameOf = Annotated[str, PathParameter(pattern="^[a-z_]{1,40}$", description="A game's short name.")]
BoxId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", description="A box's id.")]


@get("/games/{game:str}/boxes", operation_id="list-boxes", tags=TAGS, responses=documented(409))
async def list_boxes(game: GameOf, desk: AtDesk, visitor: Visitor) -> list[BoxSummary]:
    """The boxes of a game that can be played here: the one that comes with it, then those that owners keep."""
    _check(game)
    found = await desk.host.boxes.listed(game)
    guest = "" if visitor is None else visitor.id
    return [describing.summary(box, row, guest) for box, row in found]


@get(
    "/games/{game:str}/boxes/{box:str}",
    operation_id="show-box",
    tags=TAGS,
    middleware=SQUEEZED,
    responses=documented(409),
)
async def show_box(
    game: GameOf, box: BoxId, desk: AtDesk, address: Address, language: FromQuery[Language] = "en"
) -> BoxShown:
    """A box value by value: what is printed, derived, reconstructed, in words of one language."""
    desk.count_record(address)
    _check(game)
    return await slowly(describing.described, await desk.host.boxes.find(game, box), language)


@get(
    "/games/{game:str}/boxes/{box:str}/file",
    operation_id="read-box",
    tags=TAGS,
    media_type=JSON,
    responses=documented(409) | {200: ResponseSpec(bytes, False, "The box as a file", media_type=JSON)},
)
async def read_box(game: GameOf, box: BoxId, desk: AtDesk) -> Response[bytes]:
    """A box as a file, to be read, changed and handed in again."""
    _check(game)
    found = await desk.host.boxes.find(game, box)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.id}.json"'}
    return Response(boxes.written(found), media_type=JSON, headers=headers)


@post(
    "/boxes/check",
    operation_id="check-box",
    tags=TAGS,
    status_code=200,
    request_max_body_size=BODY,
    responses=documented(403, 413),
)
async def check_box(data: JSONBody[BoxFile], desk: AtDesk, address: Address) -> BoxChecked:
    """Look at a file: all that is wrong with it, or what it is and how it differs from the box of the game."""
    desk.count_record(address)
    _check(data.game)
    try:
        box = await desk.host.boxes.read(data.game, data.box.encode())
    except Broken as broken:
        return await slowly(describing.refused, broken, data.language)
    return await slowly(describing.checked, box, data.language)


@post("/boxes", operation_id="keep-box", tags=TAGS, request_max_body_size=BODY, responses=documented(403, 409, 413))
async def keep_box(data: JSONBody[BoxFile], desk: AtDesk, guest: Guest, address: Address) -> BoxSummary:
    """Keep a box here, for tables to come."""
    desk.count_record(address)
    _check(data.game)
    try:
        box = await desk.host.boxes.keep(guest, data.game, data.box.encode())
    except Broken as broken:
        raise told(broken) from None
    return await _kept(desk, box, guest.id)


async def _kept(desk: AtDesk, box: Box, guest: str) -> BoxSummary:
    rows = {one.id: row for one, row in await desk.host.boxes.listed(box.game)}
    return describing.summary(outline(box), rows.get(box.id), guest)


@delete(
    "/games/{game:str}/boxes/{box:str}",
    operation_id="drop-box",
    tags=TAGS,
    status_code=200,
    responses=documented(403, 409),
)
async def drop_box(game: GameOf, box: BoxId, desk: AtDesk, guest: Guest) -> Done:
    """Take a box away again: whoever keeps it, while no table is played with it."""
    _check(game)
    await desk.host.boxes.drop(guest, game, box)
    return Done()


def _check(game: str) -> None:
    if game not in games.NAMES:
        unknown("unknown-game", what=game[:40], known=", ".join(games.NAMES))


ROUTES: Final[Sequence[Any]] = (list_boxes, show_box, read_box, check_box, keep_box, drop_box)
