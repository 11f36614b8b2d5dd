"""People who only want to play: against a bot, against each other, or to open a page. Their waiting is measured."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from omerta.games import NAMES, find
from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import Browser, Socket
from trials.times import Times

TROUBLE = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
GAME = NAMES[0]
THOUGHT = 0.1  # seconds that a person takes
PATIENCE = 60.0  # seconds after which a page that has not come is given up
PAGES = {
    "index": "/",
    "games": "/api/v1/games",
    "words": f"/api/v1/games/{GAME}/words/en",
    "lobby": "/api/v1/tables",
    "mine": "/api/v1/me/tables",
    "rules": f"/api/v1/rules/{GAME}/en",
}
_homes = count(1)


def home() -> str:
    """An address that nobody else has: no victim is to be held up by limits of its own address."""
    number = next(_homes)
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Diary:
    """What all victims of one stage have seen."""

    def __init__(self) -> None:
        self.times: defaultdict[str, Times] = defaultdict(Times)
        self.drops = 0  # sockets that broke
        self.refusals: list[str] = []  # answers that no victim should get

    def pages(self) -> Times:
        return Times([time for page in PAGES for time in self.times[page].taken])


class Waiting:
    """What somebody waits for just now, so that it counts even if it never comes."""

    def __init__(self) -> None:
        self._since: float | None = None

    def begin(self) -> None:
        self._since = perf_counter()

    def end(self) -> float | None:
        """How long it was, if anybody waited."""
        since, self._since = self._since, None
        return None if since is None else perf_counter() - since


class Victims:
    """All of them; whatever they see goes into the diary of the stage."""

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._rng = Random(seed)
        self._diary = Diary()
        self._waits: defaultdict[str, Waiting] = defaultdict(Waiting)

    @property
    def has_read_all(self) -> bool:
        """Whether every page has been opened twice."""
        return all(len(self._diary.times[page].taken) > 1 for page in PAGES)

    def turn_over(self) -> Diary:
        """The diary of the stage that ends here; whoever still waits has waited so long, and begins anew."""
        for kind, waiting in self._waits.items():
            if self.has_come(kind):
                waiting.begin()
        written, self._diary = self._diary, Diary()
        return written

    def wait_for(self, kind: str) -> None:
        self._waits[kind].begin()

    def has_come(self, kind: str) -> bool:
        """Whether anybody waited for it."""
        taken = self._waits[kind].end()
        if taken is not None:
            self._diary.times[kind].add(taken)
        return taken is not None

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Two people at a table and somebody who opens pages, for as long as this lasts."""
        tasks = [asyncio.create_task(self._again(one)) for one in (self._pair, self._browse)]
        try:
            yield
        finally:
            await _end(tasks)

    async def against(self, level: str, seconds: float) -> None:
        """Somebody plays with a bot for so long."""
        task = asyncio.create_task(self._again(lambda: self._play(level)))
        await asyncio.sleep(seconds)
        await _end([task])

    async def _again(self, story: Callable[[], Awaitable[None]]) -> None:
        """Game after game; who is dropped comes back, and it is noted."""
        while True:
            try:
                await story()
            except httpx.HTTPStatusError as refusal:
                self._diary.refusals.append(f"{refusal.request.url.path[:20]} {refusal.response.status_code}")
                await asyncio.sleep(THOUGHT)
            except TROUBLE as trouble:
                self._diary.drops += 1
                self._diary.refusals.append(type(trouble).__name__)
                await asyncio.sleep(THOUGHT)

    # Against a bot: from the moment that it is the bot's turn to the table's next news.

    async def _play(self, level: str) -> None:
        async with Browser(self._address, home()) as browser:
            await browser.arrive("Victim")
            table = await browser.create(NewTable(GAME, [SeatWish("me"), SeatWish("bot", level=level)]))
            async with seated(browser, table["id"], self._rng) as seat:
                try:
                    await self._follow(seat, level)
                finally:
                    self.has_come(level)

    async def _follow(self, seat: "Seat", level: str) -> None:
        async for sight in seat.sights():
            self.has_come(level)
            if seat.is_to_decide:
                await seat.decide()
            elif sight["view"] is not None and sight["view"]["to_move"] == 1:
                self.wait_for(level)

    # Against each other: from a move sent to both told of it.

    async def _pair(self) -> None:
        async with Browser(self._address, home()) as one, Browser(self._address, home()) as other:
            await one.arrive("Ala")
            await other.arrive("Bo")
            setup = find(GAME).setups[0]
            table = await one.create(NewTable(GAME, [SeatWish("me"), SeatWish("open")], dict(setup.options)))
            await other.join(table["id"], "Bo", 1)
            table_of_two = Pair(self, self._rng)
            await asyncio.gather(*(table_of_two.play(browser, table["id"]) for browser in (one, other)))

    # Pages: each with a connection that is new in every round.

    async def _browse(self) -> None:
        async with httpx.AsyncClient(base_url=self._address, timeout=PATIENCE, verify=False) as client:  # noqa: S501
            (await client.post("/api/v1/guests", json={"name": "Reader"})).raise_for_status()
            cookies = dict(client.cookies)
        while True:
            await self._round(cookies)

    async def _round(self, cookies: dict[str, str]) -> None:
        made = httpx.AsyncClient(base_url=self._address, timeout=PATIENCE, verify=False, cookies=cookies)  # noqa: S501
        async with made as client:
            for page, path in PAGES.items():
                self.wait_for(page)
                try:
                    (await client.get(path)).raise_for_status()
                finally:
                    self.has_come(page)
                await asyncio.sleep(THOUGHT / 2)


class Pair:
    """Two people at one table."""

    def __init__(self, victims: Victims, rng: Random) -> None:
        self._victims = victims
        self._rng = rng
        self._untold: set[int] = set()

    async def play(self, browser: Browser, table: str) -> None:
        async with seated(browser, table, self._rng) as seat:
            async for sight in seat.sights():
                self._told(sight["seat"])
                if seat.is_to_decide:
                    await seat.decide(self._deciding)

    def _deciding(self) -> None:
        self._untold = {0, 1}
        self._victims.wait_for("play")

    def _told(self, seat: int) -> None:
        if seat in self._untold:
            self._untold.discard(seat)
            if not self._untold:
                self._victims.has_come("play")


class Seat:
    """One person's socket at a table, and what was seen there last."""

    def __init__(self, socket: Socket, rng: Random) -> None:
        self._socket = socket
        self._rng = rng
        self._seen: dict[str, Any] = {}
        self._decided = -1  # the moment of the last decision

    async def sights(self) -> AsyncIterator[dict[str, Any]]:
        """What one sees, whenever the game has moved on; until it is over."""
        while True:
            message = await self._socket.news()
            if message["kind"] == "problem":
                self._decided = -1
                await self._socket.send({"kind": "sync", "id": None})
            elif message["kind"] == "table":
                if message["table"]["phase"] == "finished":
                    return
                if self._is_news(message["table"]["sights"][0]):
                    yield self._seen

    def _is_news(self, sight: dict[str, Any]) -> bool:
        """Whether the game has moved on; an offer to undo, say, comes by itself."""
        seen, self._seen = self._seen, sight
        return not seen or seen["view"] != sight["view"] or self.is_to_decide

    @property
    def is_to_decide(self) -> bool:
        return bool(self._seen["choices"]) and self._decided != self._seen["moment"]

    @property
    def moment(self) -> int:
        """Of the next decision; 0 before anything was seen."""
        return int(self._seen.get("moment", 0))

    async def decide(self, deciding: Callable[[], None] = lambda: None, thought: float = THOUGHT) -> None:
        await asyncio.sleep(thought)
        deciding()
        self._decided = self._seen["moment"]
        action = self._rng.choice(self._seen["choices"])["action"]
        await self._socket.move(self._seen["seat"], self._decided, action)


@asynccontextmanager
async def seated(browser: Browser, table: str, rng: Random) -> AsyncIterator[Seat]:
    """At a table's socket."""
    socket = await browser.look(table)
    try:
        yield Seat(socket, rng)
    finally:
        with suppress(*TROUBLE):
            async with asyncio.timeout(2):
                await socket.close()


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
