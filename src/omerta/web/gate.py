"""Around the application: who may come in, what every answer carries, and one line in the log for each."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from omerta.table.shown import Problem
from omerta.web.answers import FAILED, GONE, STATUS
from omerta.web.desk import Desk
from omerta.web.limiting import address_of
from omerta.web.turns import Turns

Scope: TypeAlias = MutableMapping[str, Any]
Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

AT_ONCE: Final = 4  # requests of one address that begin in one turn of the loop
HUNG_UP: Final = 499  # in the log and the figures, as if it were a status

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_FOREIGN: Final = Problem("forbidden", "foreign-origin")
_FULL: Final = Problem("too-many", "too-many", {"what": "sockets"})

log: Final = structlog.stdlib.get_logger("omerta.requests")


class Gate:
    """An ASGI application around ours."""

    def __init__(self, app: App, desk: Callable[[], Desk]) -> None:
        self._app = app
        self._desk = desk
        self._turns = Turns(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await self._turns.take(address_of(scope))
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def receiving() -> Event:
            event = await receive()
            scope[GONE] = scope[GONE] or event["type"] == "http.disconnect"
            return event

        async def sending(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = [*event.get("headers", ()), *_added(scope, event)]
            await send(event)

        scope[GONE] = False
        try:
            refusal = self._refusal(scope)
            if refusal is None:
                await self._app(scope, receiving, sending)
            else:
                await _refuse(refusal, sending)
        except Exception:
            log.exception("failed")
            if not status:
                await _refuse(FAILED, sending)
        self._note(scope, HUNG_UP if scope[GONE] and status in (0, 500) else status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "none")  # never the path: a table's name in it is its invitation
        self._desk().metrics.requests.labels(scope["method"][:8], route, status).inc()
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        desk, address = self._desk(), address_of(scope)
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse_socket(refusal, send)
            return
        if not desk.places.take(address):
            await _refuse_socket(_FULL, send)
            return
        desk.metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            desk.places.give_back(address)
            desk.metrics.sockets.dec()

    def _refusal(self, scope: Scope) -> Problem | None:
        """Why nothing is to be had this way: under a name that is not ours, or for another's page."""
        host = header(scope, b"host")
        if not self._desk().names.knows(host):
            return Problem("bad-request", "unknown-host", {"host": host[:80]})
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        return None if is_safe or self._is_welcome(scope) else _FOREIGN

    def _is_welcome(self, scope: Scope) -> bool:
        """Our own page, one that was allowed, or no page at all: a program, which no stranger's page can steer.

        Browsers name the page with every socket and every request that changes something; no page can prevent that.
        """
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
        desk = self._desk()
        is_secure = desk.settings.secure or scope["scheme"] in ("https", "wss")
        return desk.names.is_ours(origin, "https" if is_secure else "http", header(scope, b"host"))


def header(scope: Scope, name: bytes) -> str:
    """A header's value, or nothing."""
    for known, value in scope["headers"]:
        if known == name:
            return bytes(value).decode("latin-1")
    return ""


def _added(scope: Scope, event: Event) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in event.get("headers", ())}
    if scope["path"].startswith("/api/v1") and b"cache-control" not in names:
        return [*HEADERS, (b"cache-control", b"no-store")]
    return HEADERS


async def _refuse(problem: Problem, send: Send, kind: str = "http") -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


async def _refuse_socket(problem: Problem, send: Send) -> None:
    """An answer instead of a handshake, so that a program can read why."""
    await _refuse(problem, send, "websocket.http")
