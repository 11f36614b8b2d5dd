"""Servers that are killed again and again beside games that are played: python -m trials.soak (make soak).

Scripted players play every set-up of every game, with pre-moves, undo, chat, clocks, pauses, and repeat what was not
acknowledged. A server on SQLite is killed whole; one on PostgreSQL, of several workers, also worker by worker, and the
database is cut off. After every kill and after every game the log is read from the database and compared with what the
players were told. Faulty tables are kept in build/trials.
"""

import asyncio
import multiprocessing
import shutil
import signal
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from postgres import PostgresServer, postgres_server
from trials.killing import Killed
from trials.ledger import Fault
from trials.reading import PostgresReader, Reader, SqliteReader
from trials.soaking import Soak
from trials.summary import FOLDER, Summary

KINDS = ("sqlite", "postgresql")
TOLD = 10.0  # seconds between two lines that say how far it is
GAP = (0.3, 2.5)  # seconds of play between two kills
LEISURE = 4  # times the longest such gap, now and then
FEWEST = 10  # moves between two kills
LONGEST = 10.0  # seconds for them
LONG = 6.0  # seconds for which a server is away now and then: longer than a move may take
SHORTEST = 3.0  # seconds of an absence of the database that clients must be told of
FAULTS = {
    "lost": "acknowledged moves lost",
    "doubled": "moves doubled, or never sent",
    "refused-again": "moves sent again and refused although they stand",
    "premove-twice": "pre-moves served twice or too late",
    "undo": "undos lost, doubled or without consent",
    "chat": "lines of chat lost or doubled",
    "wish": "notes lost",
    "seat": "seats not as acknowledged",
    "pause": "pauses lost or doubled",
    "log": "logs with gaps",
    "clock": "time lost to the server's absence",
    "stuck": "tables stuck",
    "unverified": "finished games that do not verify",
}


class Task(msgspec.Struct, frozen=True):
    """What is to be done to one server."""

    database: str
    seed: int
    kills: int
    moves: int
    cuts: int
    workers: int
    tables: int
    seconds: float = 0.0
    gap: tuple[float, float] = GAP
    longest: int = 1_000_000  # decisions of a game
    folder: str = str(FOLDER)


class Outcome(msgspec.Struct):
    """What became of it."""

    task: Task
    kills: Counter[str]
    counts: Counter[str]
    faults: list[Fault]
    setups: int
    restarts: list[float]
    hung: int
    log_lines: int  # of the server's log that tell of a failure nobody foresaw


class Killer:
    """Does to a server whatever can happen to it."""

    def __init__(self, task: Task, soak: Soak, postgres: PostgresServer | None) -> None:
        self.kills: Counter[str] = Counter()
        self._task = task
        self._soak = soak
        self._server = soak.server
        self._postgres = postgres
        self._rng = Random(task.seed)
        self._started = monotonic()
        self._told = 0.0

    async def kill_on(self) -> None:
        """Until it is enough; then the games are played to their end."""
        while not self._is_enough:
            await self._let_them_play()
            await self._kill()
            await self._soak.compare()
            self._tell()
        self._soak.end()
        while self._soak.tables:
            await asyncio.sleep(1)
            self._tell()

    async def _let_them_play(self) -> None:
        """For a while, and on a slow machine until they have done something."""
        before, latest = self._soak.moves, monotonic() + LONGEST
        least, most = self._task.gap
        await asyncio.sleep(self._rng.uniform(least, most) if self._rng.random() < 0.9 else LEISURE * most)
        while self._soak.moves < before + FEWEST and monotonic() < latest:  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    @property
    def count(self) -> int:
        """Those that gave nobody time to finish anything."""
        return self.kills["server"] + self.kills["server, away for long"] + self.kills["worker"]

    @property
    def _is_enough(self) -> bool:
        task = self._task
        has_done = self.count >= task.kills and self._soak.moves >= task.moves and self.kills["database"] >= task.cuts
        return has_done and monotonic() - self._started >= task.seconds

    async def _kill(self) -> None:
        if self._server.has_ended:
            raise RuntimeError("the server ended by itself")
        way = self._way()
        if way == "database":
            await self._cut()
        elif way == "worker":
            await self._server.lose_worker(self._rng.randrange(8), signal.SIGKILL)
        elif way == "worker stands still":
            await self._server.lose_worker(self._rng.randrange(8), signal.SIGSTOP)
        elif way == "server, orderly":
            await self._server.die(signal.SIGTERM)
        else:
            await self._server.die(away=LONG if way == "server, away for long" else 0.0)
        self.kills[way] += 1

    def _way(self) -> str:
        chance = self._rng.random()
        due = self._task.cuts * self.count / max(1, self._task.kills)
        if self._postgres is not None and self.kills["database"] < min(due + 1, self._task.cuts):
            return "database"
        if chance < 0.04:
            return "server, orderly"
        if chance < 0.07:
            return "server, away for long"
        if self._task.workers > 1 and chance < 0.55:
            return "worker" if chance < 0.52 else "worker stands still"
        return "server"

    async def _cut(self) -> None:
        """The database ends, orderly or not, and comes back at once or after a while."""
        assert self._postgres is not None
        with self._server.partly():
            how = self._rng.choice((signal.SIGINT, signal.SIGQUIT))
            await asyncio.to_thread(self._postgres.stop, how)
            await asyncio.sleep(self._rng.choice((0.0, 0.5, SHORTEST + 1)))
            await asyncio.to_thread(self._postgres.start)

    def _tell(self) -> None:
        if monotonic() > self._told + TOLD:
            self._told = monotonic()
            seen = f"{self.count} kills, {self._soak.moves} moves, {self._soak.counts['games']} games over"
            seen += f", {self._soak.tables} played"
            faults = f"{len(self._soak.faults)} faults"
            passed = self._told - self._started
            print(f"{self._task.database} {passed:5.0f} s: {seen}, {faults}", file=sys.stderr, flush=True)


def soaked(task: Task) -> Outcome:
    """One server, from its first start to its last game."""
    folder = Path(task.folder) / f"soak-{task.database}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if task.database == "postgresql":
        with postgres_server() as postgres:
            address = postgres.new()
            return asyncio.run(_soaked(task, address, PostgresReader(address), folder, postgres))
    with tempfile.TemporaryDirectory() as place:
        address = str(Path(place) / "tables.sqlite")
        return asyncio.run(_soaked(task, address, SqliteReader(address), folder, None))


async def _soaked(task: Task, address: str, reader: Reader, folder: Path, postgres: PostgresServer | None) -> Outcome:
    log = folder / "server.log"
    server = Killed(address, task.workers if postgres is not None else 1, log)
    soak = Soak(server, reader, task.seed, folder, task.longest)
    killer = Killer(task, soak, postgres)
    await server.start()
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(soak.play(task.tables))
            group.create_task(killer.kill_on())
    finally:
        await server.end()
    lines = log.read_bytes().splitlines()
    failures = sum(_tells_failure(line) for line in lines)
    faults = list(soak.faults)
    return Outcome(
        task, killer.kills, soak.counts, faults, len(soak.setups), server.restarts[1:], server.hung, failures
    )


def _tells_failure(line: bytes) -> bool:
    """Of our own making, and not that the database is away."""
    return b'"logger": "omerta' in line and b'"exception"' in line and b"StoreTrouble" not in line


def summarise(outcome: Outcome, summary: Summary) -> None:
    """The figures, with their aims."""
    task, counts, name = outcome.task, outcome.counts, outcome.task.database
    killed = sum(outcome.kills[way] for way in ("server", "server, away for long", "worker"))
    ways = ", ".join(f"{count} {way}" for way, count in outcome.kills.items())
    summary.add(f"{name}: kills", f"{killed} ({ways})", f"at least {task.kills}", held=killed >= task.kills)
    summary.add(f"{name}: acknowledged moves", counts["moves"], f"{task.moves}", held=counts["moves"] >= task.moves)
    summary.add(f"{name}: games, set-ups", f"{counts['games']}, {outcome.setups}")
    for fault, words in FAULTS.items():
        found = sum(one.kind == fault for one in outcome.faults)
        summary.add(f"{name}: {words}", found, "none", held=not found)
    failed = sum(count for what, count in counts.items() if "failed" in what or what.endswith(" 500"))
    summary.add(f"{name}: answers 500 or failed", failed, "none", held=not failed)
    summary.add(f"{name}: failures in the server's log", outcome.log_lines, "none", held=not outcome.log_lines)
    summary.add(f"{name}: orderly stops that hung", outcome.hung, "0", held=not outcome.hung)
    if outcome.restarts:
        mean = sum(outcome.restarts) / len(outcome.restarts)
        summary.add(f"{name}: seconds to come back", f"mean {mean:.2f}, most {max(outcome.restarts):.2f}")
    summary.add(f"{name}: also", ", ".join(f"{count} {what}" for what, count in sorted(counts.items())))


def main() -> int:
    wishes = _read()
    kinds = KINDS if wishes.database == "both" else (wishes.database,)
    tasks = [_task(wishes, kind) for kind in kinds]
    summary = Summary("soak", wishes.seed)
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(len(tasks), mp_context=spawning) as pool:
        for outcome in pool.map(soaked, tasks):
            summarise(outcome, summary)
            for fault in outcome.faults[:20]:
                print(f"{fault.kind} at {fault.table[:8]}: {fault.text}", file=sys.stderr)
    return summary.finish()


def _read() -> Namespace:
    parser = ArgumentParser(prog="trials.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=(*KINDS, "both"), default="both")
    parser.add_argument("--kills", default="40,20", help="on SQLite, on PostgreSQL")
    parser.add_argument("--moves", default="5000,2000", help="acknowledged at least, on each")
    parser.add_argument("--cuts", type=int, default=4, help="of PostgreSQL")
    parser.add_argument("--workers", type=int, default=2, help="on PostgreSQL")
    parser.add_argument("--tables", default="12,8", help="at once, on each")
    parser.add_argument("--hours", type=float, default=0.0, help="goes on until then")
    return parser.parse_args()


def _task(wishes: Namespace, kind: str) -> Task:
    def number(written: str) -> int:
        return int(written.split(",")[KINDS.index(kind) if "," in written else 0])

    is_sqlite = kind == "sqlite"
    amounts = number(wishes.kills), number(wishes.moves), 0 if is_sqlite else wishes.cuts
    workers = 1 if is_sqlite else wishes.workers
    return Task(kind, wishes.seed, *amounts, workers, number(wishes.tables), wishes.hours * 3600)


if __name__ == "__main__":
    sys.exit(main())
