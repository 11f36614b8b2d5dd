"""The application: routes, dependencies, what happens when it starts and when it ends."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from omerta import __version__
from omerta.table.host import Host
from omerta.web import built, logs, pages
from omerta.web.answers import on_error, on_http_error
from omerta.web.desk import Desk
from omerta.web.gate import Gate
from omerta.web.metrics import CountedThinkers, Metrics
from omerta.web.routes import API, MACHINE, needs
from omerta.web.routes.games import read_all
from omerta.web.settings import Settings, published

PREFIX: Final = "/api/v1"
# Often over the few objects that are new, a hundred thousand at a time over those that lived on, seldom over all: with
# a thousand tables that takes a fifth of a second, in which all of them wait.
COLLECTED: Final = (2_000, 50, 200)
# Seconds after which the thread that computes lets another one go on: the one that writes asks several times a commit.
TURN: Final = 0.001
CLOSING: Final = 20.0  # seconds for what is under way at tables when the server stops

_log: Final = structlog.stdlib.get_logger("omerta.web")


def application(
    make_host: Callable[[], Host],
    settings: Settings,
    metrics: Metrics | None = None,
    started: Callable[[], object] = bool,
) -> Gate:
    """The ASGI application around a host, which is made, started and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        host = make_host()
        app.state.desk = Desk(host, settings, metrics or Metrics())
        await host.start()
        watching = asyncio.create_task(app.state.desk.metrics.watch(lambda: host.live_rooms, lambda: len(host.aside)))
        reading = asyncio.create_task(asyncio.to_thread(read_all))
        reading.add_done_callback(lambda _: started())
        try:
            yield
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await _closed(host)  # before all else that may take long: nobody can move any more, so no clock may go on
            await reading

    app = routed(settings, [lifespan])
    return Gate(app, lambda: app.state.desk)  # type: ignore[arg-type]


async def _closed(host: Host) -> None:
    """Whatever hangs, a server that is told to stop stops: what was acknowledged is on the disk."""
    try:
        async with asyncio.timeout(CLOSING):
            await host.close()
    except TimeoutError:
        _log.error("not-closed", seconds=CLOSING)


def routed(settings: Settings, lifespan: list[Any]) -> Litestar:
    """Everything that can be asked for."""
    return Litestar(
        route_handlers=[Router(PREFIX, route_handlers=API), *MACHINE, pages.style, *built.ROUTES],
        dependencies={
            "desk": Provide(needs.provide_desk),
            "guest": Provide(needs.provide_guest),
            "visitor": Provide(needs.provide_visitor),
            "address": Provide(needs.provide_address),
            "limited": Provide(needs.provide_limited),
        },
        exception_handlers={
            NotFoundException: built.on_not_found,
            HTTPException: on_http_error,
            Exception: on_error,
        },
        lifespan=lifespan,
        state=State({"page": Path(settings.page) if settings.page else built.FOLDER}),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Omerta",
            version=__version__,
            path="/api",
            render_plugins=[pages.ApiPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=needs.StrictRequest,
        request_max_body_size=settings.limits.body,
    )


def from_environment(metrics: Metrics | None = None) -> Gate:
    """What a server process runs, set up as its environment says."""
    settings = published()
    logs.set_up(quiet=settings.quiet)
    metrics = metrics or Metrics()
    return application(lambda: _host(settings, metrics), settings, metrics, started=_settle)


def _settle() -> None:
    """What is loaded by now stays for good, and the collector need not walk it."""
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    sys.setswitchinterval(TURN)


def _host(settings: Settings, metrics: Metrics) -> Host:
    """The real store, real bots."""
    from omerta.table.notices import load  # noqa: PLC0415
    from omerta.table.pacing import pace_called  # noqa: PLC0415
    from omerta.table.storage import default_address, open_store  # noqa: PLC0415
    from omerta.table.thinking import ProcessThinkers  # noqa: PLC0415

    return Host(
        open_store(settings.database or default_address()),
        CountedThinkers(ProcessThinkers(noted=metrics.note_thought), metrics),
        notices=load(settings.notices),
        owners_boxes=settings.boxes,
        pace=pace_called(settings.pace),
    )
