"""A real server on a real port, with bots that think in this process, and browsers to ask it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from omerta.table.host import Host
from omerta.table.storage import open_store
from omerta.web import serving
from omerta.web.app import application
from omerta.web.gate import Gate
from omerta.web.metrics import CountedThinkers, Metrics
from omerta.web.settings import Limits, Settings
from omerta.web.wire import VERSION
from parlour import CONTRIBUTION, Novices

API: Final = "/api/v1"
PATIENCE: Final = 20.0
TOKEN: Final = "for-whoever-runs-it"  # noqa: S105 – of no server that anybody plays at
MANY: Final = 10_000
WIDE: Final = Limits(
    tables=MANY,
    guests=MANY,
    joins=MANY,
    changes=MANY,
    chat=MANY,
    messages=MANY,
    records=MANY,
    foresights=MANY,
    sockets_of_one=1000,
)
FIRST: Final = {"first": 0}  # of a table at which no bot begins
GAMES: Final = ("gangs", "syndicate")  # that the stories of this folder are told at, in their first set-up


def gate(folder: Path, settings: Settings) -> Gate:
    """The application on a database of its own."""
    metrics = Metrics()
    address = str(folder / "tables.sqlite")
    return application(lambda: _host(address, settings, metrics), settings, metrics)


def _host(address: str, settings: Settings, metrics: Metrics) -> Host:
    return Host(open_store(address), CountedThinkers(Novices(), metrics), owners_boxes=settings.boxes)


class Online:
    """A server that is up."""

    def __init__(self, address: str, server: uvicorn.Server) -> None:
        self.address = address
        self.server = server

    def browser(self, name: str = "") -> "Browser":
        """Somebody's browser, known by a name unless that is empty."""
        browser = Browser(self.address)
        if name:
            assert browser.post("/guests", {"name": name}).status_code == 201
        return browser


@contextmanager
def online(folder: Path, settings: Settings | None = None) -> Iterator[Online]:
    """Serve in another thread for as long as the test needs it."""
    listener = serving.bound("127.0.0.1", 0)
    up = threading.Event()
    config = serving.configured(gate(folder, settings or Settings(limits=WIDE, metrics_token=TOKEN)))
    server = serving.AnnouncedServer(config, up.set)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        assert up.wait(PATIENCE)
        yield Online(serving.address_of(listener), server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Browser:
    """One guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def token(self) -> str:
        return self.http.cookies.get("omerta_guest") or ""

    def figures(self, token: str = TOKEN) -> str:
        """What the server tells whoever runs it."""
        return self.http.get("/metrics", headers={"authorization": f"Bearer {token}"}).text

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(API + path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.http.post(API + path, json=body, **more)

    def put(self, path: str, body: object) -> httpx.Response:
        return self.http.put(API + path, json=body)

    def table(self, game: str, *seats: str, **wishes: Any) -> dict[str, Any]:
        """A new table, with my part of the shuffle; a seat is me, open, or the level of a bot."""
        wanted = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/tables", {"game": game, "seats": wanted, **wishes})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        if "me" in seats:
            created["table"] = self.contribute(created["table"]["id"])
        return created

    def contribute(self, table: str) -> dict[str, Any]:
        """My part of the shuffle, after which a full table begins; the table as it is then."""
        answer = self.post(f"/tables/{table}/contribute", {"contribution": CONTRIBUTION})
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    def join(self, table: str, **wishes: Any) -> httpx.Response:
        """Take a seat, with my part of the shuffle."""
        return self.post(f"/tables/{table}/join", {"contribution": CONTRIBUTION, **wishes})

    def socket(self, table: str, **more: Any) -> connect:
        """A table's socket, not yet greeted."""
        address = self.address.replace("http", "ws", 1) + f"{API}/tables/{table}/socket"
        headers = {"Cookie": f"omerta_guest={self.token}"} if self.token else {}
        return connect(address, additional_headers=headers, **more)


async def send(socket: ClientConnection, message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def news(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message, or the next of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if not kinds or message["kind"] in kinds:
                return message


async def greet(socket: ClientConnection) -> dict[str, Any]:
    """Say hello; the table as it is then."""
    await send(socket, {"kind": "hello", "version": VERSION})
    message = await news(socket, "table")
    table: dict[str, Any] = message["table"]
    return table
