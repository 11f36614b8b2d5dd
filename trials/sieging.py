"""One attack beside people who play: what they saw before, meanwhile and afterwards, and what it cost the server."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

import msgspec

from trials.attacking import Seen
from trials.besieged import Besieged
from trials.gang import Gang, Party
from trials.victims import Diary, Victims

LOOK = 0.25  # seconds between two looks at the server
CLOSING = 15.0  # seconds that the server has to be rid of them


class Attack(msgspec.Struct, frozen=True):
    """What is done at once, and which aims it has besides those of all attacks."""

    name: str
    parties: tuple[Party, ...]
    thinks: bool = False  # whether the bots of others are what it is after
    stalls: bool = False  # whether it is a Don at the attackers' own table whose time is taken
    cuts: bool = False  # whether the server is to cut the attackers off
    hoards: bool = False  # whether memory is what it is after
    longer: float = 0.0  # seconds that it lasts in any case
    options: tuple[str, ...] = ()  # of the server

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(source for party in self.parties for source in party.sources)


class Sieged:
    """What was seen."""

    def __init__(self) -> None:
        self.before, self.during, self.after = Diary(), Diary(), Diary()
        self.seen: list[Seen] = []
        self.memory: dict[str, int] = {}  # megabytes at most, by kind of process, and of all at once
        self.resting = 0  # megabytes of all afterwards
        self.connections = 0  # of attackers at most
        self.cut_after: float | None = None  # seconds from the most of them to none; None: some stayed to the end
        self.left = 0  # connections of attackers after the attack
        self.processor = 0.0  # share of one processor that the serving process took meanwhile

    def counts(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for one in self.seen:
            found.update(one.counts)
        return found


class Watch:
    """Looks at the server four times a second."""

    def __init__(self, server: Besieged, sources: tuple[str, ...]) -> None:
        self._server = server
        self._sources = sources
        self._began, self._worked = perf_counter(), server.processor()
        self._most_at = 0.0
        self._cut_after: float | None = None
        self._connections = 0
        self._memory: dict[str, int] = {}

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()

    async def _run(self) -> None:
        while True:
            self._look()
            await asyncio.sleep(LOOK)

    def _look(self) -> None:
        held = self._server.memory()
        for kind, size in [*held.items(), ("all", sum(held.values()))]:
            self._memory[kind] = max(size, self._memory.get(kind, 0))
        now = self._server.connections(self._sources)
        if now >= max(self._connections, 1):
            self._connections, self._most_at, self._cut_after = now, perf_counter(), None
        elif self._connections and not now and self._cut_after is None:
            self._cut_after = perf_counter() - self._most_at

    def note(self, sieged: Sieged) -> None:
        """How it is while the attackers are still there."""
        self._look()
        sieged.memory, sieged.connections, sieged.cut_after = self._memory, self._connections, self._cut_after
        sieged.processor = (self._server.processor() - self._worked) / (perf_counter() - self._began)


async def siege(server: Besieged, attack: Attack, seed: int, seconds: float) -> Sieged:
    """The whole story of one attack."""
    victims, sieged = Victims(server.address, seed), Sieged()
    async with victims.playing():
        await _warm_up(victims)
        sieged.before = await _stage(victims, attack, seconds)
        watch = Watch(server, attack.sources)
        async with watch.looking(), Gang(server.address, attack.parties, seed) as gang:
            await _stage_during(victims, attack, seconds, gang)
            watch.note(sieged)
            sieged.during = victims.turn_over()
            sieged.seen = await gang.tell()
        sieged.left = await _left(server, attack)
        victims.turn_over()
        sieged.after = await _stage(victims, attack, seconds / 2)
    sieged.resting = sum(server.memory().values())
    return sieged


async def _warm_up(victims: Victims) -> None:
    """What is read and built for the first time does not count."""
    while not victims.has_read_all:
        await victims.against("soldier", 1.0)
    victims.turn_over()


async def _stage(victims: Victims, attack: Attack, seconds: float) -> Diary:
    await victims.against("soldier", seconds)
    if attack.thinks:
        await victims.against("don", seconds)
    return victims.turn_over()


async def _stage_during(victims: Victims, attack: Attack, seconds: float, gang: Gang) -> None:
    began = perf_counter()
    await victims.against("soldier", seconds)
    if attack.thinks and not attack.stalls:
        await victims.against("don", 2 * seconds)
    await asyncio.sleep(max(0.0, attack.longer - (perf_counter() - began)))
    await gang.end()


async def _left(server: Besieged, attack: Attack) -> int:
    """Connections of attackers once the server has had time to notice that they have gone."""
    for _ in range(int(CLOSING / LOOK)):
        if not server.connections(attack.sources):
            break
        await asyncio.sleep(LOOK)
    return server.connections(attack.sources)
