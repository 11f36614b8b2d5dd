"""Telling somebody who is not looking that it is their turn: a hook that anybody can replace."""

import asyncio
from abc import ABCMeta, abstractmethod
from contextlib import suppress
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from omerta.core.problems import Unknown

MOST_WAITING: Final = 1000  # notices; beyond it the oldest is stale anyway
PATIENCE: Final = 30.0  # seconds for one notice, whatever its hook does
FAREWELL: Final = 2.0  # seconds in which a closing outbox tries to send the rest

_log = structlog.get_logger()


class TurnNotice(msgspec.Struct, frozen=True):
    """It is somebody's turn at a slow table."""

    table: str
    seat: int
    name: str  # who sits there
    guest: str
    game: str
    language: str
    path: str  # of the table's page, from the server's root on


class Notices(metaclass=ABCMeta):
    """Where notices go. One that takes its time delays no game; one that fails is logged, and harms nobody."""

    @abstractmethod
    async def your_turn(self, notice: TurnNotice) -> None:
        """Tell the guest; blocks the event loop never."""

    async def close(self) -> None:  # noqa: B027
        """Let go of whatever it holds."""


class NoNotices(Notices):
    """Nobody is told: the lobby and the browser show whose turn it is."""

    async def your_turn(self, notice: TurnNotice) -> None:
        pass


class Outbox:
    """Between the tables and the hook: takes every notice at once and sends them one after the other."""

    def __init__(self, notices: Notices, most: int = MOST_WAITING) -> None:
        self._notices = notices
        self._waiting: asyncio.Queue[TurnNotice] = asyncio.Queue(most)
        self._sender: asyncio.Task[None] | None = None
        self.sent = 0
        self.failed = 0
        self.dropped = 0

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    def start(self) -> None:
        self._sender = asyncio.create_task(self._send_all())

    def put(self, notice: TurnNotice) -> None:
        """Have a notice sent; where too many wait, the oldest is dropped."""
        if self._waiting.full():
            self._waiting.get_nowait()
            self._waiting.task_done()
            self.dropped += 1
        self._waiting.put_nowait(notice)

    async def close(self) -> None:
        """Send what can be sent quickly, then stop."""
        if self._sender is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._waiting.join()
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        await self._notices.close()

    async def _send_all(self) -> None:
        while True:
            notice = await self._waiting.get()
            await self._send(notice)
            self._waiting.task_done()

    async def _send(self, notice: TurnNotice) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._notices.your_turn(notice)
            self.sent += 1
        except Exception as error:  # noqa: BLE001
            self.failed += 1
            _log.warning("notice-failed", hook=type(self._notices).__name__, error=type(error).__name__)


def load(spec: str) -> Notices:
    """The hook that is written: none, webhook:ADDRESS, or module:attribute of a factory that can be imported."""
    kind, _, rest = spec.partition(":")
    if spec == "none":
        return NoNotices()
    if kind == "webhook":
        _check_address(rest)
        return _made("omerta.table.webhook", "WebhookNotices", spec, rest)
    return _made(kind, rest, spec)


def _check_address(address: str) -> None:
    with suppress(ValueError):
        parts = urlsplit(address)
        if parts.scheme in ("http", "https") and parts.hostname:
            return
    raise Unknown("notices-address", {"what": address})


def _made(module: str, attribute: str, spec: str, *arguments: str) -> Notices:
    try:
        factory: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError):
        raise Unknown("notices-unknown", {"what": spec}) from None
    made = factory(*arguments) if callable(factory) else factory
    if not isinstance(made, Notices):
        raise Unknown("notices-kind", {"what": spec})
    return made
