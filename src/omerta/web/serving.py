"""Runs the server: one process, or several that share a database."""

import asyncio
import errno
import os
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import ModuleType
from typing import Any, Final

import uvicorn
from prometheus_client import CollectorRegistry, start_http_server
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from omerta.core.problems import Unknown
from omerta.table import notices
from omerta.table.storage import default_address, open_store
from omerta.web.app import from_environment
from omerta.web.metrics import SHARED, Metrics, summed
from omerta.web.protocol import PoliteSockets, PromptRequests
from omerta.web.settings import Settings

resource: ModuleType | None
try:
    import resource
except ModuleNotFoundError:  # Windows
    resource = None

APPLICATION: Final = "omerta.web.app:from_environment"
GRACE: Final = 15  # seconds for what is under way when the server is stopped
LARGEST_FRAME: Final = 256 * 1024  # above our own limit, so that it is we who say why a message is refused
READY: Final = 30  # seconds in which a worker must be up

Announce = Callable[[], None]


class AnnouncedServer(uvicorn.Server):
    """A server that says when it is up."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


class AnnouncedWorkers(Multiprocess):
    """Several servers, and the word that they are up."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Announce) -> None:
        super().__init__(config, sockets)
        self._announce = announce
        self._was_up = False

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(READY, self.should_exit) for process in self.processes):
            self._was_up = True
            self._announce()

    def keep_subprocess_alive(self) -> None:
        """Once all were up, a worker that cannot start now, as the database is away, is no reason to end the others."""
        if not self._was_up:
            super().keep_subprocess_alive()
            return
        for place, process in enumerate(self.processes):
            if not process.is_alive(self.config.timeout_worker_healthcheck) and not self.should_exit.is_set():
                process.kill()
                process.join()
                self.processes[place] = Process(self.config, self.sockets)
                self.processes[place].start()


def check(settings: Settings) -> None:
    """Whatever would keep the server from starting is a problem now, not a traceback of a library's later."""
    notices.load(settings.notices or "none")
    asyncio.run(_try_store(settings.database or default_address()))


async def _try_store(address: str) -> None:
    store = open_store(address)
    await store.open()
    try:
        await store.live()
    finally:
        await store.close()


def bound(host: str, port: int) -> socket.socket:
    """A socket on that address, or a problem that says why not."""
    if not 0 <= port < 2**16:
        raise Unknown("port-number", {"port": str(port)})
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        reason = "port-taken" if error.errno == errno.EADDRINUSE else "port-trouble"
        raise Unknown(reason, {"host": host, "port": str(port), "detail": error.strerror or "?"}) from None
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, listener: socket.socket, workers: int, announce: Announce) -> None:
    """Until somebody stops it. What is being written then is finished first."""
    settings.publish()
    _allow_connections()
    trusted = ",".join(["127.0.0.1", "::1", *settings.proxies])
    if workers == 1:
        metrics = Metrics()
        with telling(settings.metrics, metrics.registry):
            config = configured(from_environment(metrics), forwarded_allow_ips=trusted)
            AnnouncedServer(config, announce).run([listener])
        return
    with tempfile.TemporaryDirectory(prefix="omerta-metrics-") as folder:
        os.environ[SHARED] = folder
        with telling(settings.metrics, summed()):
            config = configured(workers=workers, forwarded_allow_ips=trusted)
            AnnouncedWorkers(config, [listener], announce).run()


@contextmanager
def telling(address: str, registry: CollectorRegistry) -> Iterator[None]:
    """The figures, for Prometheus, at an address of their own; a thread of this process tells them."""
    if not address:
        yield
        return
    host, port = figures_at(address)
    bound(host, port).close()  # a problem that says why not
    server, thread = start_http_server(port, host, registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def figures_at(address: str) -> tuple[str, int]:
    host, found, port = address.rpartition(":")
    if not found or not (port.isascii() and port.isdecimal()):
        raise Unknown("metrics-address", {"what": address})
    return host.strip("[]") or "127.0.0.1", int(port)


def _allow_connections() -> None:
    """As many at once as the system lets us have; by default it is often a thousand, fewer than our own limit."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configured(application: Any = APPLICATION, **more: Any) -> uvicorn.Config:
    """The library's server as we want it."""
    return uvicorn.Config(
        application,
        factory=application is APPLICATION,
        loop="auto",
        http=PromptRequests,
        ws=PoliteSockets,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,  # browsers are asked in our own messages, so that we see their answer
        ws_per_message_deflate=False,  # costs more than it saves, and its sizes tell of what is inside
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **more,
    )
