"""For whoever runs the server."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get

from omerta import __version__, speed
from omerta.web.answers import documented
from omerta.web.metrics import CONTENT_TYPE
from omerta.web.routes.needs import AtDesk
from omerta.web.wire import Health


@get("/healthz", operation_id="health", tags=["machine"], responses=documented())
async def health() -> Health:
    """Whether the server is up."""
    return Health(__version__, speed())


@get("/metrics", include_in_schema=False)
async def metrics(desk: AtDesk) -> Response[bytes]:
    """The figures, for Prometheus."""
    return Response(desk.metrics.told(), headers={"content-type": CONTENT_TYPE})


ROUTES: Final[Sequence[Any]] = (health, metrics)
