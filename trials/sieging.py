"""One attack beside people who play: what they saw before, meanwhile and afterwards, and what it cost the server."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from time import perf_counter

import msgspec

from trials.attacking import Seen
from trials.besieged import Besieged
from trials.victims import Diary, Victims

LOOK = 0.25  # seconds between two looks at the server
SETTING_UP = 90.0  # seconds within which an attack must stand
ENDING = 30.0  # seconds that attackers have to say what they saw
LONGEST = 1800.0  # seconds in which attackers must come to the end that they have
CLOSING = 15.0  # seconds that the server has to be rid of them


class Party(msgspec.Struct, frozen=True):
    """One process of attackers: what it does, from which addresses, how many times."""

    attack: str
    sources: tuple[str, ...]
    most: int = 0
    ends: bool = False  # whether it comes to an end by itself, and is waited for
    until: tuple[str, ...] = ()  # what it must have seen before it ends


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


class Sieged(msgspec.Struct):
    """What was seen."""

    before: Diary
    during: Diary
    after: Diary
    seen: list[Seen]
    memory: dict[str, int]  # megabytes at most, by kind of process, and of all at once
    resting: int  # megabytes of all afterwards
    connections: int  # of attackers at most
    cut_after: float | None  # seconds from the most of them to none; None: there were some until the attack ended
    left: int  # connections of attackers after the attack
    processor: float  # share of one processor that the serving process took meanwhile

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
        self.memory: dict[str, int] = {}
        self.connections = 0
        self.cut_after: float | None = None
        self._most_at = 0.0

    async def run(self) -> None:
        while True:
            self._look()
            await asyncio.sleep(LOOK)

    def _look(self) -> None:
        held = self._server.memory()
        for kind, size in [*held.items(), ("all", sum(held.values()))]:
            self.memory[kind] = max(size, self.memory.get(kind, 0))
        now = self._server.connections(self._sources)
        if now >= max(self.connections, 1):
            self.connections, self._most_at, self.cut_after = now, perf_counter(), None
        elif self.connections and not now and self.cut_after is None:
            self.cut_after = perf_counter() - self._most_at


async def siege(server: Besieged, attack: Attack, seed: int, seconds: float) -> Sieged:
    """The whole story of one attack."""
    victims = Victims(server.address, seed)
    async with victims.playing():
        await _warm_up(victims)
        before = await _stage(victims, attack, seconds)
        watch = Watch(server, attack.sources)
        watching = asyncio.create_task(watch.run())
        began, worked = perf_counter(), server.processor()
        processes = [await _begin(server, party, seed + number) for number, party in enumerate(attack.parties)]
        try:
            for process in processes:
                await _ready(process)
            await _stage_during(victims, attack, seconds, processes)
            share = (server.processor() - worked) / (perf_counter() - began)
            cut_after = watch.cut_after
            during = victims.turn_over()
            seen = [await _end(process) for process in processes]
        finally:
            await _kill(processes)
        left = await _left(server, attack)
        watching.cancel()
        victims.turn_over()
        after = await _stage(victims, attack, seconds / 2)
    resting = sum(server.memory().values())
    return Sieged(before, during, after, seen, watch.memory, resting, watch.connections, cut_after, left, share)


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


async def _stage_during(victims: Victims, attack: Attack, seconds: float, processes: list[Process]) -> None:
    began = perf_counter()
    await victims.against("soldier", seconds)
    if attack.thinks and not attack.stalls:
        await victims.against("don", 2 * seconds)
    await asyncio.sleep(max(0.0, attack.longer - (perf_counter() - began)))
    parties = zip(attack.parties, processes, strict=True)
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*(process.wait() for party, process in parties if party.ends or party.until))


async def _begin(server: Besieged, party: Party, seed: int) -> Process:
    command = [sys.executable, "-m", "trials.attacking", party.attack, "--server", server.address]
    command += ["--source", ",".join(party.sources), "--seed", str(seed), "--most", str(party.most)]
    command += ["--until", ",".join(party.until)]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, limit=1 << 24)


async def _ready(process: Process) -> None:
    assert process.stdout is not None
    async with asyncio.timeout(SETTING_UP):
        assert (await process.stdout.readline()).strip() == b"ready"


async def _end(process: Process) -> Seen:
    """Whoever has been told to stop says what it saw."""
    assert process.stdout is not None
    with suppress(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(ENDING):
        return msgspec.json.decode(await process.stdout.readline(), type=Seen)


async def _kill(processes: list[Process]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _left(server: Besieged, attack: Attack) -> int:
    """Connections of attackers once the server has had time to notice that they have gone."""
    for _ in range(int(CLOSING / LOOK)):
        if not server.connections(attack.sources):
            break
        await asyncio.sleep(LOOK)
    return server.connections(attack.sources)
