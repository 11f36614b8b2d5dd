"""Attackers who ask for more than their share of thinking, drawing and reading. Each is called by its name."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

import httpx
import msgspec

from omerta.core.game import CHANCE, OVER
from omerta.core.records import Record, Sitter, box_in_record, written
from omerta.games import NAMES, find
from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import Browser
from trials.attacking import Attacker
from trials.victims import TROUBLE, Seat, seated

DON = SeatWish("bot", level="don")
GAME = NAMES[0]  # four may sit there
SHEETS = NAMES[-1]  # whose drawn replays are the largest
TINY = 4096  # bytes that an unread connection takes


async def created(attacker: Attacker, browser: Browser, wish: NewTable) -> str:
    """A table, or what the server said instead."""
    try:
        table: str = (await browser.create(wish))["id"]
    except httpx.HTTPStatusError as refusal:
        attacker.note("table", refusal.response.status_code)
        return ""
    attacker.note("table", 201)
    return table


# Bots: as many thoughts at once as tables allow.


async def bots(attacker: Attacker) -> None:
    """Tables of Dons where nobody sits."""
    async with attacker.browser() as browser:
        await browser.arrive("Greed")
        for _ in range(attacker.most):
            await created(attacker, browser, NewTable(GAME, [DON] * 4))
        await attacker.stand()


async def attended(attacker: Attacker) -> None:
    """Tables of three Dons and somebody who looks on and moves at once."""
    async with attacker.browser() as browser:
        await browser.arrive("Greed")
        wish = NewTable(GAME, [SeatWish("me"), DON, DON, DON])
        tables = [await created(attacker, browser, wish) for _ in range(attacker.most)]
        playing = [asyncio.create_task(_hurry(attacker, browser, table)) for table in tables if table]
        try:
            await attacker.stand()
        finally:
            await ended(playing)


async def _hurry(attacker: Attacker, browser: Browser, table: str) -> None:
    with suppress(*TROUBLE):
        async with seated(browser, table, attacker.rng) as seat:
            async for _ in seat.sights():
                if seat.is_to_decide:
                    await seat.decide(thought=0.0)
                    attacker.counts["moves"] += 1


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# Advice: as much at once as a guest may ask for.


async def hints(attacker: Attacker) -> None:
    """So many at once, at several tables, again as soon as there may be more."""
    async with attacker.browser() as browser:
        await browser.arrive("Greed")
        wish = NewTable(GAME, [SeatWish("me"), SeatWish("me", name="b")], {"first": 0})
        tables = [await created(attacker, browser, wish) for _ in range(10)]
        asking = [
            asyncio.create_task(_hint(attacker, browser, tables[number % len(tables)]))
            for number in range(attacker.most)
        ]
        try:
            await attacker.stand()
        finally:
            await ended(asking)


async def _hint(attacker: Attacker, browser: Browser, table: str) -> None:
    while True:
        status = 200
        try:
            await browser.ask("POST", f"/tables/{table}/hint", {"seat": 0})
        except httpx.HTTPStatusError as refusal:
            status = refusal.response.status_code
        except httpx.TransportError:
            status = 0
        attacker.note("hint", status)
        await asyncio.sleep(0.1 if status == 200 else 2.0)


async def graphs(attacker: Attacker) -> None:
    """Graphs of chances, asked for until they are whole."""
    bodies = [record_body(attacker, GAME) for _ in range(attacker.most)]
    asking = [asyncio.create_task(_graph(attacker, body)) for body in bodies]
    try:
        await attacker.stand()
    finally:
        await ended(asking)


async def _graph(attacker: Attacker, body: dict[str, Any]) -> None:
    async with attacker.wire() as wire:
        while True:
            status, _ = await wire.ask("POST", "/api/v1/chances", body)
            attacker.note("graph", status)
            await asyncio.sleep(5.0)


# Replays: large answers to small questions.


def record_body(attacker: Attacker, name: str, **more: object) -> dict[str, Any]:
    """A record of a game played at random, as it is handed in."""
    game = find(name)
    setup = max(game.setups, key=lambda setup: setup.seats)
    state = game.new(setup.seats, setup.options)
    made: list[Any] = []
    while state.to_move != OVER:
        weights = state.weights() if state.to_move == CHANCE else None
        made += attacker.rng.choices(state.legal(), weights)
        state.apply(made[-1])
    sitters = [Sitter(f"s{seat}") for seat in range(setup.seats)]
    record = Record(name, sitters, dict(setup.options), made, game.version, box=box_in_record(game))
    return {"record": written(record).decode(), **more}


async def unread(attacker: Attacker) -> None:
    """Drawn replays of which nobody reads a byte."""
    kept = await _thrown(attacker)
    attacker.say("ready")
    try:
        while True:
            attacker.counts["all begun"] = int(all(map(_has_begun, kept)))
            await asyncio.sleep(0.5)
    finally:
        _close(kept)


def _has_begun(one: socket.socket) -> bool:
    """Whether an answer lies there to be read, or the connection has been cut."""
    try:
        one.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


async def trickle(attacker: Attacker) -> None:
    """Drawn replays that are read so slowly that they never end."""
    kept = await _thrown(attacker)
    attacker.say("ready")
    try:
        while True:
            await asyncio.sleep(0.5)
            for one in kept:
                with suppress(OSError):
                    one.recv(256)
    finally:
        _close(kept)


async def _thrown(attacker: Attacker) -> list[socket.socket]:
    body = msgspec.json.encode(record_body(attacker, SHEETS, sheets=True))
    attacker.counts["bytes asked with"] = len(body)
    wire = attacker.wire()
    content = wire.request("POST", "/api/v1/replay", body)
    return [_connected(attacker, (wire.host, wire.port), content) for _ in range(attacker.most)]


def _connected(attacker: Attacker, address: tuple[str, int], content: bytes) -> socket.socket:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
    one.bind((attacker.sources[0], 0))
    one.settimeout(60)
    one.connect(address)
    one.sendall(content)
    one.setblocking(False)
    return one


def _close(kept: list[socket.socket]) -> None:
    for one in kept:
        one.close()


# A player who keeps a Don from its thoughts.


async def returns(attacker: Attacker) -> None:
    """POST /return, as fast as it is answered, while a Don is to move."""
    await _stall(attacker, "POST", "return", lambda _: {"seat": 0})


async def wishes(attacker: Attacker) -> None:
    """The same with notes."""
    await _stall(attacker, "PUT", "seats/0/wishes/notes", lambda _: {"value": "x"})


async def questions(attacker: Attacker) -> None:
    """The same with questions for an undo."""
    await _stall(attacker, "POST", "undo/ask", lambda seat: {"seat": 0, "moment": seat.moment})


Body: TypeAlias = Callable[[Seat], object]


async def _stall(attacker: Attacker, method: str, path: str, body: Body) -> None:
    """At a table with a third, who agrees to nothing: bots would agree at once, and there were nothing to stall."""
    wish = NewTable(GAME, [SeatWish("me"), DON, SeatWish("open")], casual=True)
    async with attacker.browser() as browser, attacker.browser() as third:
        await browser.arrive("Stall")
        await third.arrive("Third")
        attacker.say("ready")
        while True:
            table = await created(attacker, browser, wish)
            await third.join(table, "Third", 2)
            async with seated(browser, table, attacker.rng) as seat:
                hammer = _hammer(attacker, browser, method, f"/tables/{table}/{path}", partial(body, seat))
                busy = [asyncio.create_task(hammer), asyncio.create_task(_hurry(attacker, third, table))]
                try:
                    await _time_don(attacker, seat)
                finally:
                    await ended(busy)


async def _time_don(attacker: Attacker, seat: Seat) -> None:
    """How long the Don takes for each of its decisions."""
    since = 0.0
    try:
        async for sight in seat.sights():
            if since:
                attacker.times["don"].append(perf_counter() - since)
            since = 0.0
            if seat.is_to_decide:
                await seat.decide()
            elif sight["view"] is not None and sight["view"]["to_move"] == 1:
                since = perf_counter()
    finally:
        if since:
            attacker.times["don"].append(perf_counter() - since)


async def _hammer(attacker: Attacker, browser: Browser, method: str, path: str, body: Callable[[], object]) -> None:
    while True:
        try:
            await browser.ask(method, path, body())
            attacker.note(path.rpartition("/")[2], 200)
        except httpx.HTTPStatusError as refusal:
            attacker.note(path.rpartition("/")[2], refusal.response.status_code)
        except httpx.TransportError:
            attacker.note(path.rpartition("/")[2], 0)
        await asyncio.sleep(0.01)
