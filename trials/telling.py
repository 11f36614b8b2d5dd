"""Everything that one viewer asks at a table, and every answer as bytes, so that it can be compared with a twin's."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from omerta.table.clocks import NOBODY
from omerta.web.client import API
from omerta.web.wire import VERSION
from trials.raw import Wire
from trials.twinning import Sitter, Twins

AT_ONCE = 30  # questions asked through a socket before their answers are read: it keeps 64
PATIENCE = 60.0  # seconds for one answer
BARRIER = {"kind": "try", "seat": 0, "moment": 0, "move": {}}  # a question that changes nothing
HANG = 600.0  # seconds for all
FORESIGHTS = 2
LATE = 60_000  # milliseconds by which clocks that began at other times may differ
CLOCKS = re.compile(rb'"(deadline|left|at|now)":(\d+)')


class Answer(NamedTuple):
    """To one question; what the clocks say stands apart, since no two tables begin in the same millisecond."""

    question: str
    content: bytes
    clocks: tuple[int, ...]

    def is_like(self, other: "Answer") -> bool:
        is_near = all(abs(one - two) <= LATE for one, two in zip(self.clocks, other.clocks, strict=False))
        return self[:2] == other[:2] and len(self.clocks) == len(other.clocks) and is_near


class Listener:
    """One table as its viewer sees it."""

    def __init__(self, address: str, twins: Twins, which: int, rng: Random) -> None:
        self.answers: list[Answer] = []
        self._address = address
        self._twins = twins
        self._which = which
        self._table = twins.tables[which]
        self._rng = rng
        self._numbers = iter(range(1, 1 << 20))
        self._shown: Any = None  # the table as it was last told, without lines
        self.waited: float | None = None  # seconds for a bot's answer

    async def listen(self) -> None:
        """Ask everything, in an order that does not depend on which twin it is."""
        async with asyncio.timeout(HANG), self._wire(self._twins.me) as mine, self._wire(self._twins.rival) as rival:
            await self._read_pages(mine)
            async with self._connected() as socket:
                await self._greet(socket)
                await self._ask_all(socket)
                await self._speak(socket)
                await self._note(socket)
                await self._go_on(socket, mine, rival)
            if self.waited is None:
                await self._look_again(mine)

    def _wire(self, sitter: Sitter) -> Wire:
        return Wire(self._address, "127.0.0.1", f"omerta_guest={sitter.token}")

    def _connected(self) -> connect:
        parts = urlsplit(self._address)
        address = f"ws://{parts.netloc}{API}/tables/{self._table}/socket"
        headers = {"Cookie": f"omerta_guest={self._twins.me.token}"}
        return connect(address, additional_headers=headers, max_size=1 << 24, compression=None)

    # Pages.

    async def _read_pages(self, wire: Wire) -> None:
        """The table, its sheet, and what is refused while it is played."""
        seat = "" if self._twins.viewer is None else f"?seat={self._twins.viewer}"
        await self._get(wire, "")
        for path in (f"/sheet{seat}", "/chat", "/record", "/replay", "/chances"):
            await self._get(wire, path)

    async def _look_again(self, wire: Wire) -> None:
        await self._get(wire, "")
        _, listed = await wire.ask("GET", f"{API}/me/tables")
        for one in msgspec.json.decode(listed):
            if one["id"] == self._table:
                self._add("listed", msgspec.json.encode(one))
        _, health = await wire.ask("GET", "/healthz")
        self._add("healthz", health)

    async def _get(self, wire: Wire, path: str) -> None:
        status, content = await wire.ask("GET", f"{API}/tables/{self._table}{path}")
        self._add(f"GET {path.partition('?')[0] or '/'}", b"%d %s" % (status, content))

    async def _post(self, wire: Wire, path: str, body: object) -> int:
        status, content = await wire.ask("POST", f"{API}/tables/{self._table}{path}", body)
        self._add(f"POST {path}", b"%d %s" % (status, content))
        return status

    # The socket.

    async def _greet(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"kind": "hello", "version": VERSION}).decode())
        await self._table_told(socket)

    async def _ask_all(self, socket: ClientConnection) -> None:
        """Moves that are tried, moves that are none, what a choice brings, what was shown anew."""
        questions = list(self._questions())
        for first in range(0, len(questions), AT_ONCE):
            some = questions[first : first + AT_ONCE]
            for question in some:
                await socket.send(msgspec.json.encode(question).decode())
            for question in some:
                await self._answered(socket, question["kind"], question["id"])
        await socket.send(msgspec.json.encode({"kind": "sync", "id": next(self._numbers)}).decode())
        await self._table_told(socket)

    def _questions(self) -> Iterator[dict[str, Any]]:
        twins = self._twins
        seat = twins.viewer or 0
        asked = {"seat": seat, "moment": twins.moment(seat)}
        for move in twins.tried if twins.legal else twins.tried[:3]:
            yield {"kind": "try", "id": next(self._numbers), **asked, "move": move}
        for action in self._wrong() if twins.legal else [0]:
            yield {"kind": "move", "id": next(self._numbers), **asked, "action": action}
        for action in twins.legal[:FORESIGHTS]:
            yield {"kind": "foresee", "id": next(self._numbers), **asked, "action": action}
        yield {"kind": "move", "id": next(self._numbers), **asked, "moment": asked["moment"] + 1, "action": 0}
        if twins.last != twins.viewer:
            yield {"kind": "undo", "id": next(self._numbers), **asked}

    def _wrong(self) -> list[int]:
        """Some numbers that are no choice of the viewer's now."""
        count, legal = self._twins.game.action_count, set(self._twins.legal)
        some = self._rng.sample(range(count), min(count, 120))
        return [action for action in some if action not in legal]

    async def _answered(self, socket: ClientConnection, kind: str, number: int) -> None:
        while True:
            message = await self._message(socket)
            if message.get("id") == number:
                self._add(kind, msgspec.json.encode(message))
                return

    async def _speak(self, socket: ClientConnection) -> None:
        number = next(self._numbers)
        await socket.send(msgspec.json.encode({"kind": "say", "id": number, "text": "Well?"}).decode())
        kinds: set[str] = set()
        while kinds < {"done", "chat"}:
            message = await self._message(socket)
            kinds.add(message["kind"])
            if message["kind"] in {"done", "chat"}:
                self._add(f"say: {message['kind']}", msgspec.json.encode(message))

    async def _note(self, socket: ClientConnection) -> None:
        """Something written down beside the game comes back with the table."""
        if self._twins.viewer is not None:
            wish = {"kind": "wish", "id": next(self._numbers), "seat": self._twins.viewer}
            await socket.send(msgspec.json.encode({**wish, "name": "notes", "value": "He bluffs."}).decode())
            await self._table_told(socket)

    async def _table_told(self, socket: ClientConnection, *, is_kept: bool = True) -> None:
        """The next table that tells something new."""
        async with asyncio.timeout(PATIENCE):
            while (await self._message(socket, is_kept=is_kept))["kind"] != "table":
                pass

    async def _heard_out(self, socket: ClientConnection) -> None:
        """Whatever is due after something was done; what the viewer does not see at all is not told.

        Answers go before tables: with the second of two answers all that was due before the first is there.
        """
        async with asyncio.timeout(PATIENCE):
            for _ in range(2):
                number = next(self._numbers)
                await socket.send(msgspec.json.encode({**BARRIER, "id": number}).decode())
                while (await self._message(socket)).get("id") != number:
                    pass

    async def _message(self, socket: ClientConnection, *, is_kept: bool = True) -> dict[str, Any]:
        """The next message; a table is added to the answers, unless it is not to be kept."""
        while True:
            content = await socket.recv(decode=False)
            message: dict[str, Any] = msgspec.json.decode(content)
            if message["kind"] == "ping":
                await socket.send('{"kind":"pong"}')
            elif message["kind"] != "table" or self._is_new(message):
                if message["kind"] == "table" and is_kept:
                    self._add("table told", content)
                return message

    def _is_new(self, message: dict[str, Any]) -> bool:
        """Whether it says more than what comes in its own time: what may be taken back, who is there, time."""
        table = message["table"]
        has_lines = any(sight["lines"] for sight in table["sights"])
        offers = {"can_undo": False, "undo_steps": 0}
        bare = {**table, "sights": [{**sight, "lines": [], **offers} for sight in table["sights"]]}
        seats = [{**seat, "here": False, "left": None} for seat in table["seats"]]
        bare |= {"watching": 0, "deadline": None, "seats": seats}
        is_same, self._shown = bare == self._shown and not has_lines, bare
        return not is_same

    # Going on.

    async def _go_on(self, socket: ClientConnection, mine: Wire, rival: Wire) -> None:
        """The next decision where it is the same for the viewer, and taking it back; or taking back what was last."""
        twins = self._twins
        if twins.has_bots:
            await self._time_bot(socket, mine)
        elif twins.is_casual and twins.last not in (NOBODY, twins.viewer) and twins.viewer is not None:
            await self._agree(socket, mine, rival)
        elif twins.following is not None and twins.following.seat == twins.mover:
            await self._decide(socket, mine if twins.mover == twins.viewer else rival)
        elif twins.last >= 0:
            wire = mine if twins.last == twins.viewer else rival
            await self._undo(socket, wire, twins.last, twins.moment(twins.last))

    async def _agree(self, socket: ClientConnection, mine: Wire, rival: Wire) -> None:
        """A rival asks whether its last decision may be taken back, and the viewer agrees."""
        asked = {"seat": self._twins.last, "moment": self._twins.moment(self._twins.last)}
        if await self._post(rival, "/undo/ask", asked) != 200:
            return
        await self._table_told(socket)
        question = self._shown["undo_asked"]["question"]
        agreed = {"seat": self._twins.viewer, "question": question}
        if await self._post(mine, "/undo/consent", agreed) == 200:
            await self._heard_out(socket)

    async def _time_bot(self, socket: ClientConnection, wire: Wire) -> None:
        """How long a bot thinks, from when its turn is told; what it decides may differ."""
        following, twins = self._twins.following, self._twins
        if following is None or following.then in (twins.viewer, *twins.game.automata(twins.setup.options)):
            return
        move = {"seat": following.seat, "moment": twins.moment(following.seat), "action": following.actions[0]}
        if await self._post(wire, "/moves", move) == 200:
            await self._table_told(socket)
            begun = perf_counter()
            await self._table_told(socket, is_kept=False)
            self.waited = perf_counter() - begun

    async def _decide(self, socket: ClientConnection, wire: Wire) -> None:
        following, twins = self._twins.following, self._twins
        assert following is not None
        moment = twins.moment(following.seat)
        move = {"seat": following.seat, "moment": moment, "action": following.actions[self._which]}
        if await self._post(wire, "/moves", move) == 200:
            await self._heard_out(socket)
            await self._undo(socket, wire, following.seat, moment + 1)

    async def _undo(self, socket: ClientConnection, wire: Wire, seat: int, moment: int) -> None:
        if await self._post(wire, "/undo", {"seat": seat, "moment": moment}) == 200:
            await self._heard_out(socket)

    # What is not compared.

    def _add(self, question: str, content: bytes) -> None:
        """Which table it is and what it promised are random, who is there is told a little later; the rest is not."""
        content = content.replace(self._table.encode(), b"TABLE")
        content = re.sub(rb'"commitment":"[0-9a-f]*"', b'"commitment":""', content)
        content = re.sub(rb'"can_undo":(true|false),"undo_steps":\d+', b'"can_undo":0', content)
        content = re.sub(rb'"here":(true|false)', b'"here":0', content)
        content = re.sub(rb'"watching":\d+', b'"watching":0', content)
        content = re.sub(rb'"question":\d+', b'"question":0', content)
        clocks = tuple(int(number) for _, number in CLOCKS.findall(content))
        self.answers.append(Answer(question, CLOCKS.sub(rb'"\1":0', content), clocks))
