"""How many moves a server carries, and how soon everybody is told: python -m bench.serving (make bench-server).

Scripted players, two at a table, each with a socket of its own, play GANGS at random over the loopback, and whoever has
finished sets up the next table. First as fast as the server lets them, then at half the rate that it should carry, or
half of what it carried where that is less; the time counts from a move sent to the last seat told of it. At last
Dons think at a table of every set-up, and the server says how late its event loop is meanwhile.
"""

import asyncio
import gc
import platform
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import Progress

from bench.crowd import Player, Table, seat_again, seat_crowd
from bench.lag import Lag, lag
from bench.server import Server, serving
from omerta import speed
from omerta.games import NAMES, find

RESULTS = Path(__file__).with_name("server.json")
PLOT = Path(__file__).with_name("server.svg")
KIB = 1024
AIM = 800  # moves per second
WARM_UP = 1_000_000  # numbers of tables that nobody else has
CONSOLE = Console(stderr=True)


class Load(msgspec.Struct):
    """What was seen with so many tables."""

    database: str
    workers: int
    tables: int
    moves_per_second: float  # as fast as the server lets them
    half_rate: float  # moves per second while the times below were taken
    p50: float  # milliseconds
    p95: float
    p99: float
    kib_per_table: float


def main() -> None:
    parser = ArgumentParser(prog="bench.serving", description=__doc__)
    parser.add_argument("--tables", default="50,200,1000")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--databases", default="sqlite,postgresql")
    wishes = parser.parse_args()
    gc.disable()  # the players' own pauses are not the server's
    loads = [
        measured(kind, int(count), wishes.seconds)
        for kind in wishes.databases.split(",")
        for count in wishes.tables.split(",")
    ]
    lateness = while_bots_think(3 * wishes.seconds)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "speed": speed()}
    results = {"machine": machine, "loads": loads, "lag": lateness}
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
    plot(loads)


def measured(kind: str, count: int, seconds: float) -> Load:
    """One server, one crowd."""
    workers = 1 if kind == "sqlite" else 2
    with database(kind) as address, serving(address, workers) as server:
        load = asyncio.run(Crowd(server, count).load(kind, workers, seconds))
    times = f"p50 {load.p50:.1f} p95 {load.p95:.1f} p99 {load.p99:.1f} ms"
    CONSOLE.print(f"{kind}, {count} tables: {load.moves_per_second:.0f} moves/s, {load.kib_per_table:.0f} KiB a table")
    CONSOLE.print(f"  at {load.half_rate:.0f} moves/s: {times}")
    return load


def while_bots_think(seconds: float) -> Lag:
    """How late the event loop of one server is."""
    with database("sqlite") as address, serving(address, 1) as server:
        lateness = asyncio.run(lag(server, seconds))
    late = ", ".join(f"{count} of ≤ {bound} ms" for bound, count in lateness.within.items())
    CONSOLE.print(f"{lateness.tables} tables of Dons, {lateness.decisions} decisions: late by {late}")
    return lateness


@contextmanager
def database(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")
        return
    from postgres import postgres_server  # noqa: PLC0415

    with postgres_server() as server:
        yield server.new()


class Crowd:
    """Everybody at the tables of one server."""

    def __init__(self, server: Server, count: int) -> None:
        game = find(NAMES[0])
        self._server = server
        self._tables = [Table(number, game.name, game.setups[0]) for number in range(count)]
        self._sitting: list[list[Player]] = []
        self._pace = 0.0
        self._moves = 0
        self._times: list[float] = []

    async def load(self, kind: str, workers: int, seconds: float) -> Load:
        await self._warm_up()
        before = self._server.memory()
        players = await self._seat()
        self._sitting = [players[first : first + 2] for first in range(0, len(players), 2)]
        playing = [asyncio.create_task(self._play_on(sitting)) for sitting in self._sitting]
        await _all(players, playing)
        most = await self._rate(seconds)
        memory = (self._server.memory() - before) / len(self._tables) / KIB
        self._pace = 2 * len(self._tables) / min(most, AIM)
        half = await self._rate(seconds)
        _stop(playing)
        times = sorted(1000 * time for time in self._times)
        p50, p95, p99 = (times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
        return Load(kind, workers, len(self._tables), most, half, p50, p95, p99, memory)

    async def _seat(self) -> list[Player]:
        with Progress(console=CONSOLE, transient=True) as progress:
            bar = progress.add_task("seating", total=len(self._tables))
            return await seat_crowd(self._tables, lambda: self._server.address, seated=lambda: progress.advance(bar))

    async def _warm_up(self) -> None:
        """What a server holds whatever the number of its tables does not count as theirs."""
        first = self._tables[0]
        some = [Table(WARM_UP + number, first.game, first.setup) for number in range(10)]
        players = await seat_crowd(some, lambda: self._server.address)
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.close()

    async def _rate(self, seconds: float) -> float:
        """Acknowledged moves per second; the first fifth of the time is for getting into stride.

        Half of it where the pace is slower than before: what has piled up while everybody hurried is no part of it.
        """
        for player in chain.from_iterable(self._sitting):
            player.pace = self._pace
        await asyncio.sleep(seconds / (2 if self._pace else 5))
        self._gather(self._sitting)
        self._moves, self._times, started = 0, [], perf_counter()
        await self._wait(seconds)
        self._gather(self._sitting)
        return self._moves / (perf_counter() - started)

    async def _play_on(self, players: list[Player]) -> None:
        """Game after game."""
        while True:
            await asyncio.gather(*(player.play() for player in players))
            self._gather([players])
            await seat_again(players)

    def _gather(self, sitting: list[list[Player]]) -> None:
        """Takes down what was seen at these tables since it was last asked."""
        for players in sitting:
            table = players[0].table
            self._moves += len(table.acknowledged)
            self._times += table.latencies
            table.acknowledged.clear()
            table.latencies.clear()

    async def _wait(self, seconds: float) -> None:
        with Progress(console=CONSOLE, transient=True) as progress:
            bar = progress.add_task(f"{len(self._tables)} tables", total=seconds)
            started = perf_counter()
            while (passed := perf_counter() - started) < seconds:
                progress.update(bar, completed=passed)
                await asyncio.sleep(0.25)


async def _all(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until everybody is connected; whoever gives up on the way stops the measurement instead of holding it up."""
    there = asyncio.create_task(_connected(players))
    await asyncio.wait([there, *playing], return_when=asyncio.FIRST_COMPLETED)
    if not there.done():
        there.cancel()
        _stop(playing)


async def _connected(players: list[Player]) -> None:
    for player in players:
        await player.there.wait()


def _stop(playing: list[asyncio.Task[None]]) -> None:
    """Nobody may have left before: the figures would be those of fewer tables."""
    for task in playing:
        if task.done():
            task.result()
        task.cancel()


def plot(loads: list[Load]) -> None:
    """Moves per second and times, by the number of tables."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(9, 3.4), layout="constrained")
    rates, times = figure.subplots(1, 2)
    for kind in dict.fromkeys(load.database for load in loads):
        own = [load for load in loads if load.database == kind]
        tables = [load.tables for load in own]
        rates.plot(tables, [load.moves_per_second for load in own], marker="o", label=kind)
        times.plot(tables, [load.p99 for load in own], marker="o", label=f"{kind}, p99")
        times.plot(tables, [load.p50 for load in own], marker=".", linestyle=":", label=f"{kind}, p50")
    rates.set(xlabel="tables", ylabel="moves per second", xscale="log", ylim=(0, None))
    times.set(xlabel="tables", ylabel="milliseconds at half the aim", xscale="log", ylim=(0, None))
    rates.legend(frameon=False)
    times.legend(frameon=False)
    figure.savefig(PLOT)


if __name__ == "__main__":
    main()
