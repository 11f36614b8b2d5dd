"""Databases of every age open, and none that is not ours is touched."""

import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from keeping import OLD, a_seat, a_table, an_entry, keep, old, refusal, run_sql
from omerta.table.storage import files, migrating, statements
from omerta.table.storage.migrating import Dialect
from omerta.table.storage.schema import METADATA
from omerta.table.store import BoxRow, GuestRow, Store, Wish
from postgres import PostgresServer

A_BOX = BoxRow("any", "my-box", "0d" * 32, "guest-0", 1_700_000_000_009, 2, "Łucja")

NEXT = '''"""A column more."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guests", sa.Column("mood", sa.Text, nullable=False, server_default="calm"))
    op.execute("UPDATE guests SET mood = 'glad' WHERE name <> ''")
'''


async def has_all_and_goes_on(store: Store) -> None:
    saved = await store.load("t1")
    assert saved is not None
    assert msgspec.structs.replace(saved.table, digest="") == a_table(changed=an_entry(2).at)
    assert saved.seats == [a_seat(0, token_hash=b"\x00\xff"), a_seat(1, kind="bot", level="don@2s", guest="")]
    entries = [an_entry(0, kind="chance", seat=-1, by=""), an_entry(1), an_entry(2, seat=1, by="bot")]
    assert saved.entries == entries
    assert saved.wishes == [Wish(0, "notes", "it's „x”")]
    assert [line.text for line in await store.chat("t1", 0, 9)] == ["hej; -- ok"]
    assert await store.guest(b"\x01\x02") == GuestRow("guest-0", "Łucja", b"\x01\x02", 1_700_000_000_000)
    await store.append("t1", [an_entry(3)])
    assert (await store.say("t1", 0, "Bo", "x", 1)).number == 2


@pytest.mark.parametrize("revision", migrating.REVISIONS)
def test_a_database_of_any_age_opens_with_all_it_has(revision: str, kind: str, empty: str) -> None:
    run_sql(empty, old(revision, kind))
    keep(empty, has_all_and_goes_on)
    assert run_sql(empty, migrating.READ_REVISION) == [(migrating.REVISIONS[-1],)]
    digest, boxes = keep(empty, the_boxes)
    assert (digest, boxes) == (("", []) if revision == "0001" else (A_BOX.digest, [A_BOX]))


async def the_boxes(store: Store) -> tuple[str, list[BoxRow]]:
    saved = await store.load("t1")
    assert saved is not None
    return saved.table.digest, await store.boxes("any")


def test_a_new_database_is_made_and_opens_again(empty: str) -> None:
    async def make(store: Store) -> None:
        await store.create(a_table(), [a_seat(0)])

    keep(empty, make)
    assert keep(empty, lambda store: store.live()) == ["t1"]
    assert run_sql(empty, migrating.READ_REVISION) == [(migrating.REVISIONS[-1],)]


def later(folder: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """As if the program had one more migration."""
    shutil.copytree(migrating.FOLDER, folder)
    (folder / "versions" / "v0005_mood.py").write_text(change)
    monkeypatch.setattr(migrating, "FOLDER", folder)
    monkeypatch.setattr(migrating, "REVISIONS", (*migrating.REVISIONS, "0005"))


def test_the_next_migration_will_work(kind: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_sql(empty, old(migrating.REVISIONS[-1], kind))
    later(tmp_path / "migrations", monkeypatch, NEXT)
    keep(empty, has_all_and_goes_on)
    assert run_sql(empty, migrating.READ_REVISION) == [("0005",)]
    assert run_sql(empty, "SELECT mood FROM guests") == [("glad",)]
    keep(empty, lambda store: store.live())


def test_a_migration_that_fails_changes_nothing(
    kind: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_sql(empty, old(migrating.REVISIONS[-1], kind))
    with monkeypatch.context() as patch:
        later(tmp_path / "migrations", patch, NEXT.replace("mood = 'glad'", "temper = 'glad'"))
        with refusal("database-trouble"):
            keep(empty, has_all_and_goes_on)
    keep(empty, has_all_and_goes_on)


def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    keep(address, lambda store: store.live())
    run_sql(address, "UPDATE omerta_version SET version_num = '9999'")
    with refusal("database-newer"):
        keep(address, lambda store: store.live())


def test_a_database_of_something_else_is_refused_and_left_alone(empty: str) -> None:
    run_sql(empty, "CREATE TABLE diary (day TEXT)")
    with refusal("database-foreign"):
        keep(empty, lambda store: store.live())
    assert run_sql(empty, "SELECT * FROM diary") == []
    with pytest.raises(Exception, match="guests"):
        run_sql(empty, "SELECT * FROM guests")


@pytest.mark.parametrize("dialect", migrating.DIALECTS)
def test_the_stored_script_for_new_databases_is_what_the_migrations_make(dialect: Dialect) -> None:
    """If this fails: make schema."""
    assert migrating.stored(dialect).read_text(encoding="utf-8") == migrating.rendered(dialect)


def test_every_migration_is_listed_in_order_and_has_its_old_databases() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert [script.revision for script in scripts] == list(reversed(migrating.REVISIONS))
    names = {f"{revision}-{dialect}.sql" for revision in migrating.REVISIONS for dialect in migrating.DIALECTS}
    assert {path.name for path in OLD.iterdir()} == names


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    keep(str(path), lambda store: store.live())
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        options = {"compare_type": True, "version_table": migrating.VERSION_TABLE}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), METADATA) == []
    engine.dispose()


def test_the_statements_know_every_column(postgres: PostgresServer) -> None:
    assert {table.name: tuple(table.columns.keys()) for table in METADATA.tables.values()} == statements.COLUMNS
    for table, columns in statements.COLUMNS.items():
        query = "SELECT column_name::text FROM information_schema.columns WHERE table_schema = 'public'"
        found = run_sql(postgres.address("made"), f"{query} AND table_name = '{table}' ORDER BY ordinal_position")
        assert [row[0] for row in found] == list(columns)


@pytest.mark.parametrize(
    "name",
    [
        *("LISTED", "LISTED_SEATS", "OF_GUEST", "OF_GUEST_SEATS", "LIVE", "SEAT_BY_TOKEN", "GUEST", "SAY", "CHAT"),
        *("BOXES", "BOX", "DROP_BOX", "LATEST", "SIGN", "ABSENCES"),
    ],
)
def test_no_statement_looks_through_a_whole_table(name: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    keep(str(path), lambda store: store.live())
    connection = sqlite3.connect(path)
    statement = files.dialect(getattr(statements, name))
    values = [1] * max((int(number) for number in re.findall(r"\?(\d)", statement)), default=0)
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    connection.close()
    assert plan
    assert not [
        step for step in plan if re.fullmatch(r"SCAN (tables|seats|guests|entries|chat|boxes|times|absences)", step)
    ]


def test_opening_loads_no_library_that_is_slow_to_load(empty: str) -> None:
    script = """
import asyncio, sys
from omerta.table.storage import open_store

async def main():
    for _ in range(2):
        store = open_store(sys.argv[1])
        await store.open()
        await store.close()

asyncio.run(main())
assert not {"alembic", "sqlalchemy"} & set(sys.modules)
assert ("asyncpg" in sys.modules) == sys.argv[1].startswith("postgresql")
"""
    subprocess.run([sys.executable, "-c", script, empty], check=True)
