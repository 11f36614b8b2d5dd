"""A database that is taken away, replaced or given a second name under a running server."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
import structlog

from keeping import a_seat, a_table, an_entry, keep, opened, refusal
from omerta.table.store import Store

BESIDE: Final = ("", "-wal", "-shm")
UNACKNOWLEDGED: Final = (20, 21)  # entries: the one at which the loss is noticed was written, and refused


def taken_away(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere.sqlite"))


def moved_with_its_log(path: Path) -> None:
    for ending in BESIDE:
        beside(path, ending).rename(path.with_name(f"elsewhere.sqlite{ending}"))


def log_taken_away(path: Path) -> None:
    beside(path, "-wal").unlink()


def index_taken_away(path: Path) -> None:
    beside(path, "-shm").unlink()


def replaced(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    shutil.copy(path, copy)
    copy.replace(path)


def emptied_and_made_again(path: Path) -> None:
    path.unlink()
    path.touch()


def linked(path: Path) -> None:
    os.link(path, path.with_name("second-name.sqlite"))


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


LOSSES: Final[dict[Callable[[Path], None], str]] = {
    taken_away: "database-gone",
    moved: "database-gone",
    moved_with_its_log: "database-gone",
    log_taken_away: "database-gone",
    index_taken_away: "database-gone",
    replaced: "database-replaced",
    emptied_and_made_again: "database-replaced",
    linked: "database-linked",
}


async def fill(store: Store) -> None:
    await store.create(a_table(), [a_seat(0)])
    for number in range(20):
        await store.append("t1", [an_entry(number)])


@pytest.mark.parametrize(("lose", "reason"), LOSSES.items(), ids=[lose.__name__ for lose in LOSSES])
def test_nothing_is_acknowledged_into_a_file_that_is_lost(
    tmp_path: Path, lose: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "tables.sqlite"
    kept = [an_entry(number) for number in range(20)]

    async def story() -> None:
        async with opened(str(path)) as store:
            await fill(store)
            assert await store.look() == ""
            lose(path)
            for number in (20, 21):
                with refusal(reason):
                    await store.append("t1", [an_entry(number)])
            with refusal(reason):
                await store.look()
            saved = await store.load("t1")
            assert saved is not None  # what is there can be looked at
            assert len(saved.entries) in UNACKNOWLEDGED

    with structlog.testing.capture_logs() as logs:
        asyncio.run(story())
    assert [line["event"] for line in logs] == [reason], "it is told once"
    rescued = sorted(tmp_path.glob("*.rescued-*.sqlite"))
    assert len(rescued) == (reason != "database-linked")
    for file in rescued:
        assert logs[0]["rescued"] == str(file)
        assert file.stat().st_mode & 0o077 == 0, "shuffles' secrets are in it"
        with closing(sqlite3.connect(file)) as copy:
            assert copy.execute("SELECT COUNT(*) FROM entries").fetchone()[0] in UNACKNOWLEDGED
        assert keep(str(file), lambda store: store.entries("t1", 0))[:20] == kept, "a server can go on with it"


def test_it_notices_before_anything_is_written_to(tmp_path: Path) -> None:
    """A look is enough, such as the one at /healthz."""
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as store:
            await fill(store)
            taken_away(path)
            with refusal("database-gone"):
                await store.look()

    asyncio.run(story())
    assert len(list(tmp_path.glob("*.rescued-*.sqlite"))) == 1


def test_it_goes_on_when_the_file_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as store:
            await fill(store)
            moved(path)
            with refusal("database-gone"):
                await store.append("t1", [an_entry(20)])
            path.with_name("elsewhere.sqlite").rename(path)
            await store.append("t1", [an_entry(21)])
            linked(path)
            with refusal("database-linked"):
                await store.append("t1", [an_entry(22)])
            path.with_name("second-name.sqlite").unlink()
            await store.append("t1", [an_entry(23)])
            assert await store.look() == ""

    asyncio.run(story())
    assert {21, 23} <= {entry.number for entry in keep(str(path), lambda store: store.entries("t1", 0))}


def test_what_was_put_in_its_place_is_left_alone(tmp_path: Path) -> None:
    """SQLite, when it closes, removes its log by name, whosever that is by then."""
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as store:
            await fill(store)
            for ending in BESIDE:
                beside(path, ending).unlink()
                beside(path, ending).write_text("another's")

    asyncio.run(story())
    assert [beside(path, ending).read_text() for ending in BESIDE] == ["another's"] * 3


def test_a_file_with_two_names_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    keep(str(path), fill)
    linked(path)
    for name in ("tables.sqlite", "second-name.sqlite"):
        with refusal("database-linked"):
            keep(str(tmp_path / name), fill)
    path.with_name("second-name.sqlite").unlink()
    assert len(keep(str(path), lambda store: store.entries("t1", 0))) == 20


def test_a_second_server_through_a_hard_link_is_refused_and_harms_nobody(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as store:
            await fill(store)
            linked(path)
            with refusal("database-in-use"):
                async with opened(str(tmp_path / "second-name.sqlite")):
                    pytest.fail("two servers on one file")
            path.with_name("second-name.sqlite").unlink()
            await store.append("t1", [an_entry(20)])

    asyncio.run(story())
