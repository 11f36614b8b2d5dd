"""Tables that an older program left: in every phase, with wishes, chat and clocks. They were really played by it."""

import asyncio
import json
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keeping import old, run_sql
from omerta.core import records
from omerta.table.host import Host
from omerta.table.shown import TableShown
from omerta.table.storage import migrating, open_store, statements
from omerta.table.store import GuestRow
from omerta.table.verifying import verify
from parlour import Novices
from postgres import PostgresServer

PLAYED = Path(__file__).parent / "played-0002.jsonl"


@cache
def played() -> tuple[dict[str, str], list[list[Any]]]:
    """The tables by what they are an example of, and all rows."""
    first, *rows = PLAYED.read_text(encoding="utf-8").splitlines()
    return json.loads(first)["names"], [json.loads(row) for row in rows]


def literal(value: Any, kind: str) -> str:
    if isinstance(value, dict):
        return f"X'{value['hex']}'" if kind == "sqlite" else f"'\\x{value['hex']}'"
    return str(value) if isinstance(value, int) else "'{}'".format(value.replace("'", "''"))


def insert(table: str, values: list[Any], kind: str) -> str:
    columns = ", ".join(f'"{name}"' for name in statements.COLUMNS[table][: len(values)])
    listed = ", ".join(literal(value, kind) for value in values)
    return f"INSERT INTO {table} ({columns}) VALUES ({listed});"  # noqa: S608


def fill(address: str, kind: str) -> None:
    """The database as it was."""
    schema, _, _ = old("0002", kind).partition("INSERT INTO guests")
    rows = [insert(table, values, kind) for table, *values in played()[1]]
    run_sql(address, "\n".join([schema, *rows]))


async def check(address: str) -> None:
    """All of it loads, is played on, and verifies; bots and clocks take nothing that is somebody's."""
    names, rows = played()
    guests = [GuestRow(row[1], row[2], bytes.fromhex(row[3]["hex"]), row[4]) for row in rows if row[0] == "guests"]
    host = Host(open_store(address), Novices())
    await host.start()
    try:
        tables = {name: await host.show(guests[0], table) for name, table in names.items()}
        assert {name: shown.phase for name, shown in tables.items()} == {
            name: "playing" if name == "per-move" else name for name in names
        }
        await check_kept(host, tables)
        outcomes = {one.id: one.outcome for one in await host.mine(guests[0])}
        assert {table for table, outcome in outcomes.items() if outcome} == {names["finished"]}
        await host.resume(guests[0], names["paused"])
        for name in ("playing", "per-move", "paused"):
            await play_out(host, names[name], guests)
        for name in ("playing", "per-move", "paused", "finished"):
            assert verify(records.parse(await host.record(names[name]), "record")).chances > 0
    finally:
        await host.close()


async def check_kept(host: Host, tables: dict[str, TableShown]) -> None:
    shown = tables["playing"]
    assert shown.deadline is not None
    assert shown.deadline - host.now() > 500_000, "who was away since then was the server"
    assert shown.undo_asked is None, "an older question does not say what it is about"
    assert shown.sights[0].premove == 5
    assert [line.text for line in await host.chat(shown.id)] == ["hej; -- „ok”", "no"]
    per_move = tables["per-move"]
    assert per_move.deadline is not None
    assert per_move.deadline - host.now() > 20_000
    for name, table in played()[0].items():
        entries = sum(row[0] == "entries" and row[1] == table for row in played()[1])
        resumed = name in ("playing", "per-move")
        assert len(await host.store.entries(table, 0)) == entries + resumed


async def play_out(host: Host, table: str, guests: list[GuestRow]) -> None:
    rng = Random(2)
    while (room := await host.room(table)).table.phase == "playing":
        seat = room.mover
        shown = await host.show(guests[seat], table)
        sight = next(sight for sight in shown.sights if sight.seat == seat)
        await host.move(guests[seat], table, seat, sight.moment, rng.choice(sight.choices).action)
    assert room.table.phase == "finished"


def test_what_was_played_with_an_older_program_is_played_on(kind: str, empty: str) -> None:
    fill(empty, kind)
    asyncio.run(check(empty))
    assert run_sql(empty, migrating.READ_REVISION) == [(migrating.REVISIONS[-1],)]


DYING = """
import asyncio, os, sqlite3, sys
from omerta.table.storage import files, migrating, open_store

connect, script = files.connect, migrating.script

def connected(*wanted):
    connection = connect(*wanted)
    connection.create_function("die", 0, lambda: os.kill(os.getpid(), 9))
    return connection

files.connect = connected
migrating.script = lambda dialect, *rest: f"{script(dialect, *rest)}\\nSELECT {sys.argv[2]};"
asyncio.run(open_store(sys.argv[1]).open())
"""


def rows_of(address: str) -> list[object]:
    tables = ("tables", "seats", "entries", "wishes", "chat")
    return [run_sql(address, f"SELECT * FROM {table}") for table in tables]  # noqa: S608


def test_a_server_killed_while_it_upgrades_has_changed_nothing(kind: str, empty: str) -> None:
    fill(empty, kind)
    before = rows_of(empty)
    kill_while_upgrading(kind, empty)
    if kind == "sqlite":
        assert run_sql(empty, migrating.READ_REVISION) == [("0002",)]
        assert rows_of(empty) == before
    asyncio.run(check(empty))


def kill_while_upgrading(kind: str, address: str) -> None:
    """SQLite at the last statement before the commit, PostgreSQL while it is still at it."""
    last = "die()" if kind == "sqlite" else "pg_sleep(2)"
    child = subprocess.Popen([sys.executable, "-c", DYING, address, last])
    if kind == "postgresql":
        asleep = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
        while not run_sql(address, asleep):
            assert child.poll() is None
        child.kill()
    assert child.wait(20) == -signal.SIGKILL


def test_several_servers_upgrade_one_database_at_once(postgres: PostgresServer) -> None:
    address = postgres.new()
    fill(address, "postgresql")

    async def together() -> None:
        hosts = [Host(open_store(address), Novices()) for _ in range(3)]
        await asyncio.gather(*(host.start() for host in hosts))
        await asyncio.gather(*(host.close() for host in hosts))

    asyncio.run(together())
    asyncio.run(check(address))


@pytest.mark.parametrize("revision", ["0005", "9999"])
def test_a_database_of_a_newer_program_is_left_alone(empty: str, kind: str, revision: str) -> None:
    fill(empty, kind)
    run_sql(empty, f"UPDATE omerta_version SET version_num = '{revision}'")  # noqa: S608
    before = rows_of(empty)
    with pytest.raises(Exception, match="database-newer"):
        asyncio.run(check(empty))
    assert rows_of(empty) == before
