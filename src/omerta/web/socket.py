"""A table's socket: everything one browser may see, as it changes, and what it wants done.

State is sent, never a queue of it: while a browser is slow, what is newer replaces what is older.
"""

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent

from omerta.core.problems import Problem as StoreProblem
from omerta.table.problems import NotDone, forbid, unknown
from omerta.table.shown import Problem
from omerta.table.store import GuestRow
from omerta.table.watching import News
from omerta.web import texts, wire
from omerta.web.answers import problem_of
from omerta.web.desk import Desk
from omerta.web.limiting import Bucket
from omerta.web.routes.needs import TABLE_PATTERN, desk_of, guest_of
from omerta.web.telling import Teller

BAD: Final = 4400  # close codes: wrong version or first message
UNKNOWN: Final = 4404
SLOW: Final = 4408  # does not take messages, or says nothing
LARGE: Final = 4413
MANY: Final = 4429
FAILED: Final = 1011

Socket: TypeAlias = WebSocket[Any, Any, Any]
Asking: TypeAlias = (
    wire.AskMove
    | wire.AskTry
    | wire.AskUndo
    | wire.AskConsent
    | wire.GiveConsent
    | wire.DeclineConsent
    | wire.AskWish
    | wire.AskSay
)

GONE: Final = (WebSocketDisconnect, OSError)  # what sending to a browser that has gone raises
MOST_ANSWERS: Final = 64  # that wait for a browser to take them
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(wire.FromBrowser)
_TABLE: Final = re.compile(TABLE_PATTERN)
_PING: Final = _encoder.encode(wire.Ping())

log: Final = structlog.stdlib.get_logger("omerta.sockets")


class Dropped(Exception):
    """The browser is told goodbye, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class _Numbered(msgspec.Struct):
    """As much of a message that could not be read as tells which one it was."""

    id: wire.Number | None = None


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """What happens at a table, for as long as somebody looks."""
    try:
        desk = desk_of(socket)
        guest = await guest_of(socket)
        await socket.accept()
        await _held(socket, desk, guest, table)
    finally:
        del socket.receive, socket.send  # functions that hold the socket: it would wait for a collection


async def _held(socket: Socket, desk: Desk, guest: GuestRow | None, table: str) -> None:
    try:
        await _greeted(socket, desk)
        await Conversation(socket, desk, guest, table).hold()
    except Dropped as drop:
        await close(socket, desk, drop)
    except GONE:
        pass


async def close(socket: Socket, desk: Desk, drop: Dropped) -> None:
    desk.metrics.dropped.labels(drop.code).inc()
    log.info("dropped", code=drop.code, reason=drop.reason)
    with suppress(*GONE):
        await socket.close(drop.code, drop.reason)


async def _greeted(socket: Socket, desk: Desk) -> None:
    """The first message says which version the browser speaks."""
    try:
        async with asyncio.timeout(desk.limits.hello):
            content = await _received(socket, desk.limits.message)
    except TimeoutError:
        raise Dropped(SLOW, "no hello") from None
    try:
        message = _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        message = None
        problem = problem_of(error)
    else:
        problem = Problem("bad-request", "no-hello")
    if isinstance(message, wire.Hello):
        if message.version == wire.VERSION:
            return
        problem = Problem("wrong-version", "wrong-version", {"version": wire.VERSION})
    await socket.send(_event(_encoder.encode(wire.ProblemNews(None, problem))))
    raise Dropped(BAD, problem.reason)


def _event(content: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "bytes": None, "text": content.decode()}


async def _received(socket: Socket, most: int) -> bytes:
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    content: bytes = event["bytes"] if text is None else text.encode()
    if len(content) > most:
        raise Dropped(LARGE, "message too large")
    return content


class Conversation:
    """One browser and one table, after the greeting."""

    def __init__(self, socket: Socket, desk: Desk, guest: GuestRow | None, table: str) -> None:
        self._socket = socket
        self._desk = desk
        self._guest = guest
        self._table = table
        self._teller = Teller()
        self._answers: deque[bytes] = deque()
        self._table_due = True
        self._chat_due = True
        self._chat_told = 0
        self._woken = asyncio.Event()
        self._heard_at = desk.clock()
        self._sending_since: float | None = None
        self._is_slow = False
        self._ping_due = False
        self._rings = 0  # since the last ping

    async def hold(self) -> None:
        """Until the browser goes. What it has asked for is finished even if it goes meanwhile."""
        await self._look()
        with self._desk.host.watchers.watching(self._table, self, "" if self._guest is None else self._guest.id):
            self._writing = asyncio.create_task(self._write())
            self._ring_later()
            try:
                await self._read()
            finally:
                self._bell.cancel()
                self._writing.cancel()
                await asyncio.gather(self._writing, return_exceptions=True)
                del self._writing  # which holds what holds it
                await self._note_what_was_read()
                async with self._hurried():
                    await self._write_answers()

    async def _note_what_was_read(self) -> None:
        """For the count of unread lines; not worth a word if the store is gone."""
        if self._guest is not None:
            with suppress(NotDone, StoreProblem):
                await self._desk.host.look(self._guest, self._table)

    async def _look(self) -> None:
        """Whether there is such a table."""
        try:
            if not _TABLE.fullmatch(self._table):
                unknown("unknown-table")
            await self._desk.host.show(self._guest, self._table)
        except NotDone as error:
            async with self._hurried():
                await self._send(_encoder.encode(wire.ProblemNews(None, error.problem)))
            raise Dropped(UNKNOWN, error.problem.reason) from None

    # Reading.

    async def _read(self) -> None:
        limits = self._desk.limits
        bucket = Bucket(limits.messages, 1.0, self._desk.clock())
        while True:
            content = await _received(self._socket, limits.message)
            self._heard_at = self._desk.clock()
            if not bucket.take(self._heard_at):
                self._tell(wire.ProblemNews(None, Problem("too-many", "too-many", {"what": "messages"})))
                raise Dropped(MANY, "too many messages")
            await self._hear(content)

    async def _hear(self, content: bytes) -> None:
        try:
            message = _decoder.decode(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._tell(wire.ProblemNews(_number_of(content), problem_of(error)))
            return
        if isinstance(message, wire.Sync):
            self._send_all(message)
        elif isinstance(message, wire.Hello):
            self._tell(wire.ProblemNews(None, Problem("bad-request", "second-hello")))
        elif not isinstance(message, wire.Pong):
            await self._do(message)

    def _send_all(self, message: wire.Sync) -> None:
        self._teller.forget()
        self._chat_told = 0
        self._table_due = self._chat_due = True
        if message.id is not None:
            self._tell(wire.DoneNews(message.id))
        self._woken.set()

    async def _do(self, message: Asking) -> None:
        """What was asked for, and an answer once it is kept."""
        try:
            guest = forbid("no-guest") if self._guest is None else self._guest
            answer = await _DOING[type(message)](self._desk, guest, self._table, message)
        except Exception as error:  # noqa: BLE001
            self._tell(wire.ProblemNews(message.id, problem_of(error)))
        else:
            self._tell(wire.DoneNews(message.id) if answer is None else answer)

    def _tell(self, news: wire.ToBrowser) -> None:
        """Answer; a browser that asks and asks without taking the answers is too slow."""
        if len(self._answers) >= MOST_ANSWERS:
            raise Dropped(SLOW, "answers not taken")
        self._answers.append(_encoder.encode(news))
        self._woken.set()

    # Writing.

    def tell(self, news: News) -> None:
        """Something has changed at the table."""
        if news == "chat":
            self._chat_due = True
        else:
            self._table_due = True
        self._woken.set()

    async def _write(self) -> None:
        """Everything that goes out goes through here. Closing wakes the reader, which then ends the conversation."""
        try:
            while True:
                await self._write_due()
                await self._woken.wait()
        except asyncio.CancelledError:
            if not self._is_slow:
                raise
            await close(self._socket, self._desk, Dropped(SLOW, "too slow"))
        except Dropped as drop:
            await close(self._socket, self._desk, drop)
        except GONE:
            pass
        except NotDone as error:  # the table has been set aside
            await self._end(error.problem)
        except Exception as error:  # noqa: BLE001
            problem_of(error)
            await close(self._socket, self._desk, Dropped(FAILED, "failed"))

    async def _end(self, problem: Problem) -> None:
        with suppress(*GONE, Dropped):
            await self._send(_encoder.encode(wire.ProblemNews(None, problem)))
        await close(self._socket, self._desk, Dropped(UNKNOWN, problem.reason))

    def _ring_later(self) -> None:
        """One bell for each socket, not a timeout for each message: those cost more than the message."""
        limits = self._desk.limits
        soon = min(limits.ping, limits.silence, limits.patience)
        self._bell = asyncio.get_running_loop().call_later(soon, self._ring, soon)

    def _ring(self, passed: int) -> None:
        """See whether a message has been on its way for too long, and whether it is time for a ping."""
        since, limits = self._sending_since, self._desk.limits
        if since is not None and self._desk.clock() - since >= limits.patience:
            self._is_slow = True
            self._writing.cancel()
            return
        self._rings += 1
        if self._rings * passed >= min(limits.ping, limits.silence):
            self._rings = 0
            self._ping_due = True
            self._woken.set()
        self._ring_later()

    async def _ping(self) -> None:
        """Ask a browser whether it is there, unless it has not answered for too long."""
        self._ping_due = False
        if self._desk.clock() - self._heard_at >= self._desk.limits.silence:
            raise Dropped(SLOW, "silent")
        await self._send(_PING)

    async def _write_due(self) -> None:
        self._woken.clear()
        await self._write_answers()
        if self._table_due:
            await self._write_table()
        if self._chat_due:
            await self._write_chat()
        if self._ping_due:
            await self._ping()

    async def _write_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.popleft())

    async def _write_table(self) -> None:
        self._table_due = False
        shown = await self._desk.host.show_again(self._guest, self._table)
        news = self._teller.news(shown, self._desk.host.now())
        if news is not None:
            self._desk.metrics.sent.inc()
            await self._send(news)

    async def _write_chat(self) -> None:
        self._chat_due = False
        lines = await self._desk.host.chat(self._table, self._chat_told)
        if lines:
            self._chat_told = lines[-1].number
            await self._send(_encoder.encode(wire.ChatNews(lines)))

    async def _send(self, content: bytes) -> None:
        """The bell ends what takes too long; where it does not ring, whoever calls is hurried."""
        self._sending_since = self._desk.clock()
        await self._socket.send(_event(content))
        self._sending_since = None

    @asynccontextmanager
    async def _hurried(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self._desk.limits.patience):
                yield
        except TimeoutError:
            raise Dropped(SLOW, "too slow") from None


def _number_of(content: bytes) -> int | None:
    try:
        return msgspec.json.decode(content, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


# What each message asks for.

Doing: TypeAlias = Callable[[Desk, GuestRow, str, Any], Awaitable[wire.ForesightNews | wire.DoubtNews | None]]


async def _move(desk: Desk, guest: GuestRow, table: str, message: wire.AskMove) -> None:
    await desk.move(guest, table, message.seat, message.moment, message.action)


async def _contribute(desk: Desk, guest: GuestRow, table: str, message: wire.AskContribute) -> None:
    await desk.host.contribute(guest, table, message.contribution)


async def _try(desk: Desk, guest: GuestRow, table: str, message: wire.AskTry) -> None:
    await desk.host.studies.try_move(guest, table, message.seat, message.moment, message.move)


async def _foresee(desk: Desk, guest: GuestRow, table: str, message: wire.AskForesight) -> wire.ForesightNews:
    desk.count_foresight(guest)
    asked = message.seat, message.moment, message.action
    return wire.ForesightNews(message.id, await desk.host.studies.foresight(guest, table, *asked))


async def _doubt(desk: Desk, guest: GuestRow, table: str, message: wire.AskDoubt) -> wire.DoubtNews:
    desk.count_doubt(guest)
    asked = message.seat, message.moment, message.action
    return wire.DoubtNews(message.id, await desk.host.studies.doubt(guest, table, *asked))


async def _undo(desk: Desk, guest: GuestRow, table: str, message: wire.AskUndo) -> None:
    await desk.host.undo(guest, table, message.seat, message.moment, message.steps)


async def _ask_undo(desk: Desk, guest: GuestRow, table: str, message: wire.AskConsent) -> None:
    await desk.host.ask_undo(guest, table, message.seat, message.moment)


async def _consent_undo(desk: Desk, guest: GuestRow, table: str, message: wire.GiveConsent) -> None:
    await desk.host.consent_undo(guest, table, message.seat, message.question)


async def _decline_undo(desk: Desk, guest: GuestRow, table: str, message: wire.DeclineConsent) -> None:
    await desk.host.decline_undo(guest, table, message.seat, message.question)


async def _wish(desk: Desk, guest: GuestRow, table: str, message: wire.AskWish) -> None:
    desk.count_change(guest)
    await desk.host.wish(guest, table, message.seat, message.name, texts.wish(message.value))


async def _say(desk: Desk, guest: GuestRow, table: str, message: wire.AskSay) -> None:
    text = texts.chat(message.text)
    desk.count_chat(guest)
    await desk.host.say(guest, table, text)


_DOING: Final[dict[type, Doing]] = {
    wire.AskContribute: _contribute,
    wire.AskMove: _move,
    wire.AskTry: _try,
    wire.AskForesight: _foresee,
    wire.AskDoubt: _doubt,
    wire.AskUndo: _undo,
    wire.AskConsent: _ask_undo,
    wire.GiveConsent: _consent_undo,
    wire.DeclineConsent: _decline_undo,
    wire.AskWish: _wish,
    wire.AskSay: _say,
}
