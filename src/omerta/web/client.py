"""A program in a browser's place: for remote bots, for tests that kill servers, for crowds that load them."""

import secrets
import ssl
from functools import cache
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from omerta.table.shown import NewTable
from omerta.web.wire import VERSION

API = "/api/v1"


@cache
def _trusted() -> ssl.SSLContext:
    """Reading the authorities takes 20 ms: once for all guests of this process."""
    return httpx.create_ssl_context()


class Browser:
    """One guest of a server, at any number of tables."""

    def __init__(self, address: str, source: str | None = None) -> None:
        """The source is the address of this machine to speak from, where it has several."""
        self._address = address
        self._source = source
        transport = httpx.AsyncHTTPTransport(verify=_trusted(), local_address=source)
        self._http = httpx.AsyncClient(base_url=address + API, timeout=30, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def token(self) -> str:
        """By which the server knows this guest again; a secret."""
        return next(iter(self._http.cookies.values()), "")

    def moved_to(self, address: str) -> None:
        """The server has come back elsewhere; the guest is still known there."""
        self._address = address
        self._http.base_url = httpx.URL(address + API)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; an answer that is a problem raises httpx.HTTPStatusError."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content) if answer.content else None

    async def arrive(self, name: str) -> None:
        """Become a guest; the cookie is kept."""
        await self.ask("POST", "/guests", {"name": name})

    async def set_up(self, wish: NewTable) -> dict[str, Any]:
        """A table with its commitment, which waits for contributions."""
        created: dict[str, Any] = await self.ask("POST", "/tables", wish)
        table: dict[str, Any] = created["table"]
        return table

    async def create(self, wish: NewTable) -> dict[str, Any]:
        """Set a table up and, now that its commitment is known, contribute to its shuffle."""
        table = await self.set_up(wish)
        return await self.contribute(table["id"]) if any(seat["yours"] for seat in table["seats"]) else table

    async def contribute(self, table: str, contribution: str = "") -> dict[str, Any]:
        """Add to the shuffle for the own seats; the table as it is then."""
        body = {"contribution": contribution or secrets.token_hex(32)}
        shown: dict[str, Any] = await self.ask("POST", f"/tables/{table}/contribute", body)
        return shown

    async def join(self, table: str, name: str, seat: int | None = None) -> int:
        """Take a seat; which one it is."""
        body = {"seat": seat, "name": name, "contribution": secrets.token_hex(32)}
        link = await self.ask("POST", f"/tables/{table}/join", body)
        return int(link["seat"])

    async def record(self, table: str) -> bytes:
        answer = await self._http.get(f"/tables/{table}/record")
        answer.raise_for_status()
        return answer.content

    async def look(self, table: str) -> "Socket":
        """A table's socket, greeted."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = self._address.replace("http", "ws", 1) + f"{API}/tables/{table}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        source = None if self._source is None else (self._source, 0)
        connection = await connect(
            address, additional_headers=headers, max_size=1 << 22, origin=None, local_addr=source
        )
        await connection.send(msgspec.json.encode({"kind": "hello", "version": VERSION}).decode())
        return Socket(connection)


class Socket:
    """What happens at a table, and moves there."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._asked = 0

    async def news(self) -> dict[str, Any]:
        """The next message; websockets.ConnectionClosed when the server is gone. Pings are answered."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await self.heard())
            if message["kind"] != "ping":
                return message
            await self.send({"kind": "pong"})

    async def heard(self) -> str | bytes:
        """The next message as it came; pings are the caller's to answer."""
        return await self._connection.recv()

    async def send(self, message: object) -> None:
        await self._connection.send(msgspec.json.encode(message).decode())

    async def move(self, seat: int, moment: int, action: int) -> int:
        """Send a decision; the number by which it will be answered."""
        self._asked += 1
        body = {"kind": "move", "id": self._asked, "seat": seat, "moment": moment, "action": action}
        await self.send(body)
        return self._asked

    async def contribute(self) -> None:
        """Add to the shuffle for the own seats."""
        self._asked += 1
        await self.send({"kind": "contribute", "id": self._asked, "contribution": secrets.token_hex(32)})

    async def close(self) -> None:
        await self._connection.close()

    def abort(self) -> None:
        """Be gone at once, as if the line had been cut."""
        self._connection.transport.abort()
