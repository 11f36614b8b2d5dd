"""For whoever runs the server."""

import hmac
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from omerta.table.problems import forbid
from omerta.web.answers import documented
from omerta.web.metrics import CONTENT_TYPE
from omerta.web.routes.needs import AtDesk
from omerta.web.wire import Health


@get(
    "/healthz",
    operation_id="health",
    tags=["machine"],
    responses=documented() | {503: ResponseSpec(Health, False, "Nothing can be written now")},
)
async def health(desk: AtDesk) -> Response[Health]:
    """How the server is: healthy, degraded, or failing (503) when nothing can be written."""
    found = await desk.checkup.health()
    return Response(found, status_code=503 if found.state == "failing" else 200)


@get("/metrics", include_in_schema=False)
async def metrics(desk: AtDesk, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The figures, for Prometheus and whoever has the token: they tell what everybody does."""
    token = desk.settings.metrics_token
    if not token:
        raise NotFoundException
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        forbid("forbidden")
    return Response(desk.metrics.told(), headers={"content-type": CONTENT_TYPE})


ROUTES: Final[Sequence[Any]] = (health, metrics)
