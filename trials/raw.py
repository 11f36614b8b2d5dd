"""HTTP as bytes, for whoever does not keep to it: cheaper than a client library, and with no manners."""

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import msgspec

PATIENCE = 60.0  # seconds without an answer that are a hang
LARGEST = 1 << 26


class Hung(Exception):
    """The server has neither answered nor closed the connection."""


class Wire:
    """One connection, opened when it is needed, and again after it was closed."""

    def __init__(self, server: str, source: str, cookie: str = "") -> None:
        parts = urlsplit(server)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.source = source
        self._cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.drop()

    def drop(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """One request that is as it should be; 0 where the connection was closed instead of an answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        return await self.throw(self.request(method, path, content))

    def request(self, method: str, path: str, content: bytes, more: Mapping[str, str] | None = None) -> bytes:
        """The bytes of a request."""
        headers = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(content)), **(more or {})}
        if content:
            headers.setdefault("Content-Type", "application/json")
        if self._cookie:
            headers["Cookie"] = self._cookie
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + content

    async def throw(self, content: bytes) -> tuple[int, bytes]:
        """Any bytes, and what comes back: a status (0: the connection was closed) and a body."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._thrown(content)
        except TimeoutError:
            self.drop()
            raise Hung from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.drop()
            return 0, b""

    async def _thrown(self, content: bytes) -> tuple[int, bytes]:
        reader, writer = await self._opened()
        writer.write(content)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head[9:12])
        body = await _body(reader, head, status)
        if b"connection: close" in head:
            self.drop()
        return status, body

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            local = (self.source, 0)
            self._streams = await asyncio.open_connection(self.host, self.port, local_addr=local, limit=LARGEST)
        return self._streams


async def _body(reader: asyncio.StreamReader, head: bytes, status: int) -> bytes:
    if b"transfer-encoding: chunked" in head:
        return await _chunks(reader)
    _, _, length = head.partition(b"content-length:")
    wanted = int(length.split(b"\r\n", 1)[0]) if length else 0
    return await reader.readexactly(wanted) if wanted and status != 304 else b""


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts: list[bytes] = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        parts.append((await reader.readexactly(size + 2))[:-2])
    await reader.readuntil(b"\r\n")
    return b"".join(parts)
