"""One server, its tables and all who play there while it is killed."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

import httpx
import msgspec

from omerta.core import records
from omerta.core.problems import Problem
from omerta.table.entries import decisions
from omerta.table.verifying import verify
from trials import hourglass, ledger
from trials.asking import PAUSE, Table
from trials.killing import Killed
from trials.ledger import Fault, Log
from trials.players import HASTY, TROUBLE, Player
from trials.reading import Reader
from trials.seating import MOST_SEATS, new_tables, seat_all

STUCK = 60.0  # seconds without news while the server is up
PATIENCE = 10.0  # seconds until a record must be had
LOOK = 1.0  # seconds between two looks at lines and tables


class Soak:
    """Tables are played, and what was told there is compared, until it is enough."""

    def __init__(self, server: Killed, reader: Reader, seed: int, folder: Path, longest: int) -> None:
        self.server = server
        self.counts: Counter[str] = Counter()
        self.faults: dict[Fault, None] = {}  # each once
        self.setups: set[tuple[str, int, str]] = set()
        self._reader = reader
        self._folder = folder
        self._rng = Random(seed)
        self._new: Iterator[Table] = new_tables(self._rng, longest)
        self._open: dict[str, tuple[Table, list[Player]]] = {}
        self._ends = False

    @property
    def moves(self) -> int:
        return self.counts["moves"]

    @property
    def tables(self) -> int:
        return len(self._open)

    def end(self) -> None:
        """No new tables; those that are open are played to their end, and hastily."""
        self._ends = True

    async def play(self, tables: int) -> None:
        """So many tables at once."""
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(self._watch())
            slots = [group.create_task(self._play_on(number)) for number in range(tables)]
            await asyncio.gather(*slots)
            watching.cancel()

    async def _play_on(self, number: int) -> None:
        """One table after another, with the same people."""
        rngs = (Random(self._rng.random()) for _ in range(MOST_SEATS))
        people = [Player(self.server, f"p{number}-{seat}", rng, self.counts) for seat, rng in enumerate(rngs)]
        await asyncio.gather(*map(self._arrive, people))
        while not self._ends:
            table = next(self._new)
            await seat_all(table, people, self.server)
            await self._play_table(table, people[: len(table.humans)])
        for player in people:
            await player.browser.__aexit__(None, None, None)

    async def _arrive(self, player: Player) -> None:
        while True:
            await self.server.up.wait()
            with suppress(*TROUBLE):
                return await player.browser.arrive(player.name)
            await asyncio.sleep(PAUSE)

    async def _play_table(self, table: Table, players: list[Player]) -> None:
        self._open[table.id] = table, players
        playing = [asyncio.create_task(player.play()) for player in players]
        ended = asyncio.gather(*playing)
        table.stop = ended.cancel
        try:
            await ended
        except asyncio.CancelledError:
            if not table.is_stuck:
                raise
        finally:
            self._open.pop(table.id)
        await self._close(table, players[0])

    async def _watch(self) -> None:
        """Lines on which nothing comes are cut; a table where nothing happens is set aside."""
        while True:
            await asyncio.sleep(LOOK)
            for table, players in tuple(self._open.values()):
                for player in players:
                    player.habits = HASTY if self._ends else player.habits
                    player.look_at_line()
                table.quiet += LOOK if self.server.up.is_set() else 0.0
                if table.quiet > STUCK and not table.is_stuck:
                    table.is_stuck = True
                    table.stop()

    # Comparing.

    async def compare(self) -> None:
        """What everybody was told so far, with what is there."""
        tables = [table for table, _ in self._open.values()]
        kept = [table.ledger.kept.copied() for table in tables]
        logs = await self._reader.logs([table.id for table in tables])
        for table, before, log in zip(tables, kept, logs, strict=True):
            self._note(table, log, ledger.compare(table.ledger, before, log))
        self.counts["comparisons"] += len(tables)

    async def _close(self, table: Table, player: Player) -> None:
        """A game that is over: the whole log, the clocks, the record and its proof."""
        (log,) = await self._reader.logs([table.id])
        found = ledger.compare(table.ledger, table.ledger.kept, log)
        if table.is_stuck:
            found.append(Fault("stuck", table.id, f"{table.wish} in phase {log.phase}"))
        else:
            found += [Fault("clock", table.id, text) for text in self._clocks(table, log)]
            found += [Fault("unverified", table.id, text) for text in await self._proof(table, log, player)]
            self.counts["games"] += 1
        self.counts["pre-moves served"] += sum(entry.by == "premove" for entry in log.entries)
        self.counts["decisions by time"] += sum(entry.by == "timeout" for entry in log.entries)
        self.counts["taken back"] += sum(entry.kind == "undo" for entry in log.entries)
        self.setups.add((table.wish.game, len(table.wish.seats), str(table.wish.options)))
        self._note(table, log, found)

    def _clocks(self, table: Table, log: Log) -> Iterator[str]:
        clock, absences = table.wish.clock, self.server.absences
        yield from hourglass.early(clock, table.ledger.seats, log.entries, absences)
        yield from hourglass.short(clock, table.left, log.entries, absences)
        yield from table.unjust

    async def _proof(self, table: Table, log: Log, player: Player) -> list[str]:
        try:
            record = records.parse(await self._record(table, player), table.id)
            verify(record)
        except Problem as problem:
            return [problem.reason]
        return [] if record.decisions == decisions(log.entries) else ["the record is not the log"]

    async def _record(self, table: Table, player: Player) -> bytes:
        """It may take a moment until all workers know that the game is over."""
        latest = monotonic() + PATIENCE
        while True:
            await self.server.up.wait()
            try:
                return await player.browser.record(table.id)
            except httpx.HTTPStatusError as error:
                if monotonic() > latest:
                    return error.response.content
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)

    def _note(self, table: Table, log: Log, found: list[Fault]) -> None:
        """A fault is kept with all that is known of its table."""
        new = [fault for fault in found if fault not in self.faults]
        if new:
            self.faults.update(dict.fromkeys(new))
            self._folder.mkdir(parents=True, exist_ok=True)
            all_of_it = [fault for fault in self.faults if fault.table == log.id]
            kept = {
                "faults": all_of_it,
                "log": repr(log),
                "absences": self.server.absences,
                "ledger": repr(table.ledger),
            }
            (self._folder / f"{log.id[:8]}.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
