"""What a store does when processes are killed, disks are full and files are not what they should be."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import pytest

from keeping import a_seat, a_table, an_entry, keep, opened, refusal, some_entries
from omerta.core.problems import Problem
from omerta.table.storage import files
from omerta.table.store import Conflict, Store

PROLOGUE = """
import asyncio, os, resource, sys
from omerta.core.problems import Problem
from omerta.table.entries import Entry
from omerta.table.storage import open_store

def an_entry(number):
    return Entry(number, "seat", 0, 7, 1_700_000_000_000 + number, "player")

def tell(*words):
    os.write(1, (" ".join(map(str, words)) + "\\n").encode())
"""

# Appends to five tables at once, and tells of each entry once it is acknowledged.
APPENDING = """
async def play(store, table):
    for number in range(100_000):
        await store.append(table, [an_entry(number)])
        tell(table, number)

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{each}") for each in range(5)))

asyncio.run(main())
"""

# Holds the database; its own child outlives it.
HOLDING = """
async def main():
    store = open_store(sys.argv[1])
    await store.open()
    worker = os.fork()
    if worker == 0:
        os.close(1)
        os.read(0, 1)
        os._exit(0)
    tell(worker)
    await asyncio.sleep(60)

asyncio.run(main())
"""

# Lets no file grow, appends until that fails, then lets files grow again.
FILLING = """
async def tried(store, number):
    try:
        await store.append(f"t{number % 5}", [an_entry(number)])
    except Problem as problem:
        return problem.reason
    tell("kept", number)
    return ""

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    first = 0
    while True:
        reasons = await asyncio.gather(*(tried(store, number) for number in range(first, first + 50)))
        first += 50
        if any(reasons):
            break
    tell("failed", *set(reasons))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert not await tried(store, first)
    await store.close()

asyncio.run(main())
"""


@contextmanager
def child(script: str, address: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    command = [sys.executable, "-c", PROLOGUE + script, address]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


async def make_tables(store: Store) -> None:
    for number in range(5):
        await store.create(a_table(f"t{number}"), [a_seat(0)])


def test_what_was_acknowledged_survives_the_death_of_the_process(address: str) -> None:
    keep(address, make_tables)
    with child(APPENDING, address) as (process, lines):
        told = [next(lines) for _ in range(200)]
        process.kill()
        told += list(lines)
    acknowledged = dict.fromkeys((f"t{number}" for number in range(5)), 0)
    for line in told:
        table, number = line.split()
        acknowledged[table] = int(number) + 1

    async def work(store: Store) -> None:
        for table, count in acknowledged.items():
            kept = await go_on(store, table)
            assert count <= kept <= count + 1

    async def go_on(store: Store, table: str) -> int:
        """The next entry, after what is kept; a database server may still be at the last one it was asked for."""
        kept = await store.entries(table, 0)
        assert kept == some_entries(0, len(kept))
        with suppress(Conflict):
            await store.append(table, [an_entry(len(kept))])
            return len(kept)
        return await go_on(store, table)

    keep(address, work)


def test_a_second_process_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    (tmp_path / "link.sqlite").symlink_to("tables.sqlite")
    with child(HOLDING, address) as (process, lines):
        worker = int(next(lines))
        for name in ("tables.sqlite", "link.sqlite"):
            with refusal("database-in-use"):
                keep(str(tmp_path / name), make_tables)
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.kill(worker, 0)  # the child of the dead is alive, and holds nothing
        keep(address, make_tables)


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")

    async def work(store: Store) -> None:
        with refusal("database-in-use"):
            async with opened(address):
                pass
        await store.create(a_table(), [])

    keep(address, work)
    keep(address, lambda store: store.append("t1", [an_entry(0)]))


def test_a_disk_that_takes_no_more_loses_nothing_and_half_writes_nothing(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    keep(address, make_tables)
    with child(FILLING, address) as (process, lines):
        told = [line.split() for line in lines]
        assert process.wait() == 0
    kept = {int(words[1]) for words in told if words[0] == "kept"}
    reasons = next(words[1:] for words in told if words[0] == "failed")
    assert reasons == ["database-trouble"]

    async def work(store: Store) -> None:
        found = [await store.entries(f"t{table}", 0) for table in range(5)]
        assert {entry.number for entries in found for entry in entries} == kept

    keep(address, work)
    assert len(kept) > 50


def test_a_full_database_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await make_tables(store)
        connection = store._database._connection  # type: ignore[attr-defined]
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with refusal("database-full"):
            await store.append("t1", some_entries(0, 2000))
        assert await store.entries("t1", 0) == []
        connection.execute("PRAGMA max_page_count = 100000")
        await store.append("t1", some_entries(0, 2000))
        assert len(await store.entries("t1", 0)) == 2000

    keep(str(tmp_path / "tables.sqlite"), work)


def test_of_those_who_commit_together_only_who_finds_no_room_fails(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await make_tables(store)
        connection = store._database._connection  # type: ignore[attr-defined]
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        asked = [store.append(f"t{number}", some_entries(0, 1 if number != 2 else 5000)) for number in range(5)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(outcome, Problem) for outcome in outcomes] == [False, False, True, False, False]
        assert [len(await store.entries(f"t{number}", 0)) for number in range(5)] == [1, 1, 0, 1, 1]

    keep(str(tmp_path / "tables.sqlite"), work)


def test_a_file_that_another_program_locks_is_waited_for_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "BUSY_SECONDS", 0.2)
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await make_tables(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(store.append("t1", [an_entry(0)]), store.load("t1"), return_exceptions=True)
        with refusal("database-busy"):
            assert isinstance(outcomes[0], Exception)
            raise outcomes[0]
        assert not isinstance(outcomes[1], BaseException)  # reading needs no lock
        other.close()
        await store.append("t1", [an_entry(0)])

    keep(str(path), work)


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def settings(store: Store) -> list[object]:
        connection = store._database._connection  # type: ignore[attr-defined]
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert keep(str(tmp_path / "tables.sqlite"), settings) == ["wal", 2, 1]


def test_many_share_one_commit(tmp_path: Path) -> None:
    commits: list[str] = []

    async def work(store: Store) -> None:
        await make_tables(store)
        connection = store._database._connection  # type: ignore[attr-defined]
        connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await asyncio.gather(*(store.append("t1", [an_entry(number)]) for number in range(100)))
        connection.set_trace_callback(None)

    keep(str(tmp_path / "tables.sqlite"), work)
    assert 1 <= len(commits) <= 10


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"Dear diary, " * 1000)
    with refusal("database-corrupt"):
        keep(str(path), make_tables)
    assert path.read_bytes() == b"Dear diary, " * 1000


def test_a_damaged_page_is_a_problem_where_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def fill(store: Store) -> None:
        await make_tables(store)
        await store.append("t1", some_entries(0, 3000))

    keep(str(path), fill)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xa5" * (size // 2))

    async def read(store: Store) -> None:
        for _ in range(2):
            with refusal("database-corrupt"):
                await store.entries("t1", 0)

    keep(str(path), read)


def test_a_folder_that_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with refusal("file-trouble"):
        keep(str(tmp_path / "file" / "tables.sqlite"), make_tables)
    (tmp_path / "folder").mkdir()
    with refusal("database-trouble"):
        keep(str(tmp_path / "folder"), make_tables)


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await make_tables(store)
        modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()}
        assert set(modes.values()) == {0o600}
        assert "tables.sqlite-wal" in modes

    keep(str(tmp_path / "new" / "tables.sqlite"), work)
