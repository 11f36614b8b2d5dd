"""Attackers who knock, shout and crowd: more requests, messages, connections than anybody needs. Each by its name."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from omerta import games
from omerta.games import NAMES
from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import API, Browser
from omerta.web.wire import VERSION
from trials.attacking import COOKIE, Attacker
from trials.greed import GAME, created, ended
from trials.raw import Wire
from trials.victims import TROUBLE, seated

HELLO = json.dumps({"kind": "hello", "version": VERSION})
SHOUTS = ('{"kind":"pong"}', json.dumps({"kind": "say", "id": 1, "text": "x" * 20_000}))
HALF = b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
PATIENCE = 20.0
TOGETHER = 50  # spectators who come at the same time
WATCHED = 2.0  # seconds from one move of a watched table to the next

Round = Callable[[Wire], Awaitable[None]]


async def _storm(attacker: Attacker, rounds: list[tuple[Round, str]]) -> None:
    """Each round again and again, with a connection of its own; a cookie where there is one."""
    storming = [asyncio.create_task(_rage(attacker, once, cookie)) for once, cookie in rounds]
    try:
        await attacker.stand()
    finally:
        await ended(storming)


async def _rage(attacker: Attacker, once: Round, cookie: str) -> None:
    async with attacker.wire(cookie) as wire:
        while True:
            await once(wire)


def _asking(attacker: Attacker, method: str, path: str, body: object = None) -> Round:
    async def once(wire: Wire) -> None:
        status, _ = await wire.ask(method, API + path, body)
        attacker.note(f"{method} {path.rpartition('/')[2]}", status)

    return once


# Requests.


async def lobby(attacker: Attacker) -> None:
    await _storm(attacker, [(_asking(attacker, "GET", "/tables"), "")] * attacker.most)


async def words(attacker: Attacker) -> None:
    await _storm(attacker, [(_asking(attacker, "GET", f"/games/{NAMES[-1]}/words/en"), "")] * attacker.most)


async def writes(attacker: Attacker) -> None:
    """Names and notes, as fast as they are kept."""
    async with attacker.browser() as browser:
        await browser.arrive("Writer")
        table = await created(attacker, browser, NewTable(GAME, [SeatWish("me"), SeatWish("open")]))
        cookie = f"{COOKIE}={browser.token}"
    name = _asking(attacker, "PATCH", "/me", {"name": "Writer"})
    note = _asking(attacker, "PUT", f"/tables/{table}/seats/0/wishes/notes", {"value": "x" * 500})
    await _storm(attacker, [(name, cookie), (note, cookie)] * (attacker.most // 2))


async def creations(attacker: Attacker) -> None:
    """Guests, tables and boxes up to the limits, and beyond."""
    cookie, numbers = await attacker.cookie(), count()
    game = next(name for name in NAMES if games.find(name).box is not None)
    data = json.loads(games.shipped_file(game).read_text(encoding="utf-8"))

    async def box(wire: Wire) -> None:
        changed = data | {"id": f"flood-{next(numbers)}"}
        status, _ = await wire.ask("POST", f"{API}/boxes", {"game": game, "box": json.dumps(changed)})
        attacker.note("POST boxes", status)

    seats = [{"kind": "me"}, {"kind": "open"}]
    table = _asking(attacker, "POST", "/tables", {"game": GAME, "seats": seats})
    guest = _asking(attacker, "POST", "/guests", {"name": "Flood"})
    await _storm(attacker, [(box, cookie), (table, cookie), (guest, "")] * (attacker.most // 3))


# Connections.


async def halves(attacker: Attacker) -> None:
    """Requests that never end."""
    wire = attacker.wire()
    kept = [await _half(attacker, (wire.host, wire.port)) for _ in range(attacker.most)]
    try:
        await attacker.stand()
    finally:
        for one in kept:
            one.close()


async def _half(attacker: Attacker, address: tuple[str, int]) -> socket.socket:
    """One more; the pause lets whoever must answer on this machine do so."""
    one = socket.socket()
    one.bind((attacker.rng.choice(attacker.sources), 0))
    one.settimeout(PATIENCE)
    one.connect(address)
    one.sendall(HALF)
    await asyncio.sleep(0.001)
    return one


async def refusals(attacker: Attacker) -> None:
    """Sockets that are refused: foreign pages, no such table, no place left."""
    headers: tuple[dict[str, str], ...] = ({"Origin": "https://elsewhere.example"}, {}, {})
    knocking = [
        asyncio.create_task(_knock(attacker, headers[number % len(headers)])) for number in range(attacker.most)
    ]
    try:
        await attacker.stand()
    finally:
        await ended(knocking)


async def _knock(attacker: Attacker, headers: dict[str, str]) -> None:
    while True:
        try:
            async with opened(attacker, "A" * 22, headers=headers) as one:
                await one.send(HELLO)
                while True:
                    await one.recv()
        except InvalidStatus as refusal:
            attacker.note("handshake", refusal.response.status_code)
        except ConnectionClosed as closed:
            attacker.note("closed", 0 if closed.rcvd is None else closed.rcvd.code)
        except (OSError, TimeoutError, WebSocketException) as trouble:
            attacker.counts[type(trouble).__name__] += 1


def opened(attacker: Attacker, table: str, source: str = "", headers: dict[str, str] | None = None) -> connect:
    """A table's socket, not yet greeted."""
    return connect(
        attacker.server.replace("http", "ws", 1) + f"{API}/tables/{table}/socket",
        additional_headers=headers,
        local_addr=(source or attacker.sources[0], 0),
        compression=None,
        ping_interval=None,
    )


# Messages.


async def messages(attacker: Attacker) -> None:
    """Too many, and too large."""
    async with attacker.browser() as browser:
        await browser.arrive("Shout")
        table = await created(attacker, browser, NewTable(GAME, [SeatWish("me"), SeatWish("open")]))
        cookie = f"{COOKIE}={browser.token}"
    shouting = [
        asyncio.create_task(_shout(attacker, table, cookie, SHOUTS[number % len(SHOUTS)]))
        for number in range(attacker.most)
    ]
    try:
        await attacker.stand()
    finally:
        await ended(shouting)


async def _shout(attacker: Attacker, table: str, cookie: str, said: str) -> None:
    while True:
        try:
            async with opened(attacker, table, headers={"Cookie": cookie}) as one:
                await one.send(HELLO)
                while True:
                    await one.send(said)
                    attacker.counts["messages"] += 1
                    await asyncio.sleep(0)  # the goodbye must be heard
        except InvalidStatus as refusal:
            attacker.note("handshake", refusal.response.status_code)
        except ConnectionClosed as closed:
            attacker.note("closed", 0 if closed.rcvd is None else closed.rcvd.code)
        except (OSError, TimeoutError, WebSocketException) as trouble:
            attacker.counts[type(trouble).__name__] += 1
        await asyncio.sleep(0.05)


async def chat(attacker: Attacker) -> None:
    """Everybody talks at one table, and its people read it all."""
    async with attacker.browser() as browser:
        await browser.arrive("Talk")
        table = await created(attacker, browser, NewTable(GAME, [SeatWish("me"), SeatWish("open")]))
    cookies = [await attacker.cookie() for _ in range(attacker.most)]
    looking = [asyncio.create_task(_look(attacker, table, attacker.sources[0])) for _ in range(20)]
    say = _asking(attacker, "POST", f"/tables/{table}/chat", {"text": "x" * 200})
    try:
        await _storm(attacker, [(say, cookie) for cookie in cookies])
    finally:
        await ended(looking)


# A crowd.


async def spectators(attacker: Attacker) -> None:
    """Many look at one table from many addresses, and it is played there."""
    async with attacker.browser() as one, attacker.browser() as other:
        await one.arrive("Star")
        await other.arrive("Rival")
        table = await created(attacker, one, NewTable(GAME, [SeatWish("me"), SeatWish("open")]))
        await other.join(table, "Rival", 1)
        playing = [asyncio.create_task(_perform(attacker, browser, table)) for browser in (one, other)]
        looking = await _crowd(attacker, table)
        try:
            await attacker.stand()
        finally:
            await ended([*playing, *looking])


async def _crowd(attacker: Attacker, table: str) -> list[asyncio.Task[None]]:
    """Everybody has come, some at a time."""
    looking: list[asyncio.Task[None]] = []
    for first in range(0, attacker.most, TOGETHER):
        source = attacker.sources[first * len(attacker.sources) // attacker.most]
        come = [asyncio.Event() for _ in range(TOGETHER)]
        looking += [asyncio.create_task(_look(attacker, table, source, event)) for event in come]
        await asyncio.gather(*(event.wait() for event in come))
    return looking


async def _perform(attacker: Attacker, browser: Browser, table: str) -> None:
    with suppress(*TROUBLE):
        async with seated(browser, table, attacker.rng) as seat:
            async for _ in seat.sights():
                if seat.is_to_decide:
                    await seat.decide(thought=WATCHED)
                    attacker.counts["moves"] += 1


async def _look(attacker: Attacker, table: str, source: str, come: asyncio.Event | None = None) -> None:
    come = come or asyncio.Event()
    try:
        async with opened(attacker, table, source) as one:
            await one.send(HELLO)
            await one.recv()
            attacker.counts["looks"] += 1
            come.set()
            await _listen(attacker, one)
    except InvalidStatus as refusal:
        attacker.note("handshake", refusal.response.status_code)
    except ConnectionClosed as closed:
        attacker.note("closed", 0 if closed.rcvd is None else closed.rcvd.code)
    except (OSError, TimeoutError):
        attacker.counts["looks lost"] += 1
    finally:
        come.set()


async def _listen(attacker: Attacker, one: ClientConnection) -> None:
    while True:
        content = await one.recv()
        attacker.counts["told"] += 1
        if content == '{"kind":"ping"}':
            await one.send('{"kind":"pong"}')
