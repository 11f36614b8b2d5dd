"""`omerta serve`: the table, for browsers."""

import os
import sys
import webbrowser
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from omerta.core.problems import Unknown
from omerta.core.words import Words

if TYPE_CHECKING:
    from omerta.web.settings import Settings

PORT = 7777
METRICS_TOKEN = "OMERTA_METRICS_TOKEN"  # noqa: S105 – its name; in a command line everybody on the machine could read it
_POSTGRES = ("postgresql:", "postgres:", "postgresql+")


def add_serve(app: App, words: Words) -> None:
    """Put `omerta serve` on the command line. The server itself is loaded when it is started."""

    def helped(key: str) -> Parameter:
        return Parameter(help=words.text(f"help-{key}"))

    def serve(
        *,
        host: Annotated[str, helped("serve-host")] = "127.0.0.1",
        port: Annotated[int, helped("serve-port")] = PORT,
        database: Annotated[str | None, helped("serve-database")] = None,
        workers: Annotated[int, helped("serve-workers")] = 1,
        open: Annotated[bool, helped("serve-open")] = False,  # noqa: A002
        origin: Annotated[list[str] | None, helped("serve-origin")] = None,
        name: Annotated[list[str] | None, helped("serve-name")] = None,
        secure: Annotated[bool, helped("serve-secure")] = False,
        proxy: Annotated[list[str] | None, helped("serve-proxy")] = None,
        metrics: Annotated[str | None, helped("serve-metrics")] = None,
        metrics_token: Annotated[str | None, helped("serve-metrics-token")] = None,
        notices: Annotated[str | None, helped("serve-notices")] = None,
        pace: Annotated[Literal["usual", "none"], helped("serve-pace")] = "usual",
        boxes: Annotated[Literal["on", "off"], helped("serve-boxes")] = "on",
        limit: Annotated[list[str] | None, helped("serve-limit")] = None,
        quiet: Annotated[bool, helped("serve-quiet")] = False,
        lang: Annotated[str | None, helped("lang")] = None,
    ) -> int:
        del lang
        from omerta.web.settings import Settings, read_limits  # noqa: PLC0415

        settings = Settings(
            database=database or "",
            origins=[name.rstrip("/") for name in origin or []],
            names=[host, *(name or [])],
            secure=secure,
            proxies=proxy or [],
            metrics=metrics or "",
            metrics_token=metrics_token or os.environ.get(METRICS_TOKEN, ""),
            quiet=quiet,
            notices=notices or "none",
            pace=pace,
            boxes=boxes == "on",
            limits=read_limits(limit or []),
        )
        check_workers(workers, settings.database)
        return run(settings, host, port, workers, words, opening=open)

    usage = words.text("help-usage", {"line": "omerta serve [OPTIONS]"})
    app.command(serve, name="serve", help=words.text("help-serve"), usage=usage)
    app["serve"]["--help"].help = words.text("help-help")


def check_workers(workers: int, database: str) -> None:
    if workers < 1:
        raise Unknown("worker-count", {"found": workers})
    if workers > 1 and not database.startswith(_POSTGRES):
        raise Unknown("workers-need-postgres", {"found": workers})


def run(settings: "Settings", host: str, port: int, workers: int, words: Words, *, opening: bool) -> int:
    """Start the server, and say where it is once it is up."""
    from omerta.web import serving  # noqa: PLC0415

    listener = serving.bound(host, port)
    address = serving.address_of(listener)

    def announce() -> None:
        print(words.text("serve-up", {"address": address}), flush=True)
        if opening and not webbrowser.open(address):
            print(words.text("serve-no-browser"), file=sys.stderr)

    with closing(listener), suppress(KeyboardInterrupt):  # Ctrl+C is how it is meant to be closed
        serving.check(settings)
        serving.serve(settings, listener, workers, announce)
    return 0
