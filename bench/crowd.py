"""A crowd of scripted players, each with a browser and a socket of its own, who play at random until all is over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from omerta.core.game import Setup
from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import Browser, Socket

TROUBLE = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
AT_ONCE = 20  # tables that gather at the same time
PATIENCE = 0.1  # seconds before the next try to reach a server that is gone


class Table:
    """One table: its seats and what the players saw there."""

    def __init__(self, number: int, game: str, setup: Setup) -> None:
        self.number = number
        self.game = game
        self.setup = setup
        self.id = ""
        self.finished = 0
        self.acknowledged: dict[tuple[int, int], int] = {}  # by seat and moment: the action
        self.resyncs = 0
        self.latencies: list[float] = []  # seconds from a move sent to every seat told
        self._sent = 0.0
        self._untold: set[int] = set()

    def sent(self, seats: set[int]) -> None:
        self._sent, self._untold = perf_counter(), seats

    def told(self, seat: int) -> None:
        if seat in self._untold:
            self._untold.discard(seat)
            if not self._untold:
                self.latencies.append(perf_counter() - self._sent)


class Player:
    """One seat's player: connects, decides at random, repeats what was not acknowledged, comes back after a crash."""

    def __init__(self, table: Table, seat: int, address: Callable[[], str], pace: float = 0.0) -> None:
        self.table = table
        self._seat = seat
        self._address = address
        self.pace = pace  # seconds of thought, on average
        self._rng = Random(1000 * table.number + seat)
        self._browser = Browser(address())
        self._waiting: tuple[int, int, int] | None = None  # id, moment, action of what is not yet acknowledged
        self._decided: tuple[int, int] | None = None
        self.there = asyncio.Event()  # somebody who was connected at least once

    def sit(self, table: Table) -> None:
        self.table = table
        self._waiting = self._decided = None

    async def arrive(self) -> None:
        await self._browser.arrive(f"p{self.table.number}-{self._seat}")

    async def create(self) -> None:
        """The first player of a table sets it up; the others are awaited."""
        setup = self.table.setup
        seats = [SeatWish("me" if seat == self._seat else "open") for seat in range(setup.seats)]
        wish = NewTable(self.table.game, seats, dict(setup.options))
        self.table.id = (await self._browser.set_up(wish))["id"]

    async def contribute(self) -> None:
        """Before there is a socket; later that is done through it."""
        await self._browser.contribute(self.table.id)

    async def join(self) -> None:
        await self._browser.join(self.table.id, f"p{self._seat}", self._seat)

    async def play(self) -> None:
        """Until the game is over, whatever happens to the server meanwhile."""
        while True:
            self._browser.moved_to(self._address())
            try:
                socket = await self._browser.look(self.table.id)
            except TROUBLE:
                await asyncio.sleep(PATIENCE)
                continue
            self._waiting = None
            self.there.set()
            if await self._followed(socket):
                return

    async def _followed(self, socket: Socket) -> bool:
        """Whether the game came to its end before the connection did."""
        try:
            await self._follow(socket)
        except TROUBLE:
            self.table.resyncs += 1
            return False
        finally:
            with suppress(*TROUBLE):
                await socket.close()
        self.table.finished += 1
        return True

    async def close(self) -> None:
        await self._browser.__aexit__(None, None, None)

    async def record(self) -> bytes:
        self._browser.moved_to(self._address())
        return await self._browser.record(self.table.id)

    async def _follow(self, socket: Socket) -> None:
        while True:
            message = await socket.news()
            if message["kind"] == "done":
                self._acknowledge(message["id"])
            elif message["kind"] == "problem":
                self._waiting = None
                await socket.send({"kind": "sync", "id": None})
            elif message["kind"] == "table":
                self.table.told(self._seat)
                if _is_awaited(message["table"]):
                    await socket.contribute()
                if message["table"]["phase"] == "finished":
                    return
                await self._answer(socket, message["table"]["sights"][0])

    def _acknowledge(self, number: int) -> None:
        if self._waiting is not None and self._waiting[0] == number:
            _, moment, action = self._waiting
            self.table.acknowledged[self._seat, moment] = action
            self._waiting = None

    async def _answer(self, socket: Socket, sight: dict[str, Any]) -> None:
        if not sight["choices"] or (self._waiting is not None and self._waiting[1] == sight["moment"]):
            return
        if self.pace:
            await asyncio.sleep(self._rng.expovariate(1 / self.pace))
        moment = sight["moment"]
        if self._decided is None or self._decided[0] != moment:
            self._decided = (moment, self._rng.choice(sight["choices"])["action"])
        self.table.sent(set(range(self.table.setup.seats)))
        number = await socket.move(self._seat, moment, self._decided[1])
        self._waiting = (number, moment, self._decided[1])


def _is_awaited(table: dict[str, Any]) -> bool:
    """Whether the shuffle still waits for this browser."""
    is_gathering = table["phase"] == "gathering"
    return is_gathering and any(seat["yours"] and not seat["contributed"] for seat in table["seats"])


def _unheard() -> None:
    """Nobody wants to know how far it is."""


async def seat_crowd(
    tables: list[Table], address: Callable[[], str], pace: float = 0.0, seated: Callable[[], None] = _unheard
) -> list[Player]:
    """Everybody arrives, sets up and joins, some tables at a time; each that is full is told."""
    some = asyncio.Semaphore(AT_ONCE)

    async def gathered(table: Table) -> list[Player]:
        async with some:
            sitting = await _seat(table, address, pace)
        seated()
        return sitting

    return [player for sitting in await asyncio.gather(*map(gathered, tables)) for player in sitting]


async def _seat(table: Table, address: Callable[[], str], pace: float) -> list[Player]:
    sitting = [Player(table, seat, address, pace) for seat in range(table.setup.seats)]
    for player in sitting:
        await player.arrive()
    await sitting[0].create()
    await sitting[0].contribute()
    for player in sitting[1:]:
        await player.join()
    return sitting


async def seat_again(players: list[Player]) -> None:
    """The same people at a new table of the same kind; anew where a connection kept alive was closed just then."""
    while True:
        with suppress(httpx.TransportError):
            return await _sit_anew(players)
        await asyncio.sleep(PATIENCE)


async def _sit_anew(players: list[Player]) -> None:
    last = players[0].table
    table = Table(last.number, last.game, last.setup)
    for player in players:
        player.sit(table)
    await players[0].create()
    for player in players[1:]:
        await player.join()
