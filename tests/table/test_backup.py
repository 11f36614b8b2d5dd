"""Backups are whole, go into either kind of database, and play on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from keeping import a_seat, a_table, an_entry, keep, refusal, some_entries
from omerta.core.game import CHANCE, OVER, Game, Setup
from omerta.core.numbers import Numbers
from omerta.table.entries import Entry, decisions
from omerta.table.storage import backup, copying, restore
from omerta.table.store import BoxRow, GuestRow, Store, Wish
from tables import Whim, every_table, is_open, start


async def make(store: Store) -> None:
    await store.set_guest(GuestRow("g", "Ala", b"t", 1))
    for number in range(3):
        await store.create(a_table(f"t{number}"), [a_seat(0, token_hash=bytes([number])), a_seat(1, away=True)])
        await store.append(f"t{number}", some_entries(0, 20))
        await store.wish(f"t{number}", Wish(0, "notes", "ź"))
        await store.say(f"t{number}", 0, "Ala", "hej", 1)
    await store.keep_box(BoxRow("any", "my-box", "0d" * 32, "g", 7, 4), b"\x00\xffhi")


async def everything(store: Store) -> list[object]:
    found: list[object] = [await store.guest(b"t"), await store.listed(10), await store.live()]
    found.append(await store.box("any", "my-box"))
    for number in range(3):
        found += [await store.load(f"t{number}"), await store.chat(f"t{number}", 0, 10)]
    return found


def test_a_backup_goes_into_either_kind_of_database(
    address: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "CHUNK", 7)
    keep(address, make)
    file = str(tmp_path / "backup")
    asyncio.run(backup(address, file))
    other = str(tmp_path / "other.sqlite")
    for target in (empty, other):
        asyncio.run(restore(file, target))
        assert keep(target, everything) == keep(address, everything)
        keep(target, lambda store: store.append("t1", some_entries(20, 1)))
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]


def test_a_backup_from_sqlite_goes_into_the_other_kind_and_back(address: str, empty: str, tmp_path: Path) -> None:
    first = str(tmp_path / "first.sqlite")
    keep(first, make)
    asyncio.run(backup(first, str(tmp_path / "one")))
    asyncio.run(restore(str(tmp_path / "one"), address))
    asyncio.run(backup(address, str(tmp_path / "two")))
    asyncio.run(restore(str(tmp_path / "two"), empty))
    assert keep(empty, everything) == keep(first, everything)


def test_a_backup_is_of_one_moment_while_others_write(address: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup")

    async def write(store: Store, table: str, stop: asyncio.Event) -> int:
        number = 20
        while not stop.is_set():
            await store.append(table, some_entries(number, 3))
            number += 3
        return number

    async def work(store: Store) -> list[int]:
        await make(store)
        stop = asyncio.Event()
        writers = [asyncio.create_task(write(store, f"t{number}", stop)) for number in range(3)]
        await asyncio.sleep(0.05)
        await store.backup(file)
        stop.set()
        return await asyncio.gather(*writers)

    written = keep(address, work)
    copy = str(tmp_path / "copy.sqlite")
    asyncio.run(restore(file, copy))
    for number, count in enumerate(written):
        kept = keep(copy, lambda store, number=number: store.entries(f"t{number}", 0))  # type: ignore[misc]
        assert kept == some_entries(0, len(kept))
        assert 20 <= len(kept) <= count
        assert len(kept) % 3 == 2


def test_the_command_backs_up_a_database_in_use(address: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await make(store)
        await backup(address, str(tmp_path / "backup"))
        await store.append("t1", some_entries(20, 1))

    keep(address, work)
    asyncio.run(restore(str(tmp_path / "backup"), str(tmp_path / "copy.sqlite")))
    assert keep(str(tmp_path / "copy.sqlite"), lambda store: store.entries("t1", 0)) == some_entries(0, 20)


@every_table
def test_a_restored_game_goes_on_where_it_was(game: Game, setup: Setup, tmp_path: Path) -> None:
    first, second, file = (str(tmp_path / name) for name in ("first.sqlite", "second.sqlite", "backup"))
    state, whim = start(game, setup), Whim(Numbers(5))

    def next_entry(number: int) -> Entry:
        seat = int(state.to_move)
        action = whim.decide(state)
        state.apply(action)
        return Entry(number, "chance" if seat == CHANCE else "seat", seat, action, number, "" if seat < 0 else "bot")

    async def begin(store: Store) -> None:
        await store.create(a_table(game=game.name, options=setup.options, seats=setup.seats), [])
        entries = [next_entry(0)]
        while len(entries) < 20 or not is_open(state):
            entries.append(next_entry(len(entries)))
        await store.append("t1", entries)
        await store.backup(file)

    async def go_on(store: Store) -> None:
        saved = await store.load("t1")
        assert saved is not None
        again = game.new(saved.table.seats, saved.table.options)
        for action in decisions(saved.entries):
            again.apply(action)
        assert again.to_json() == state.to_json()
        number = len(saved.entries)
        while state.to_move != OVER:
            await store.append("t1", [next_entry(number)], "finished" if state.to_move == OVER else None)
            number += 1
        assert await store.live() == []

    keep(first, begin)
    asyncio.run(restore(file, second))
    keep(second, go_on)


def test_a_backup_overwrites_nothing(address: str, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("gold")

    async def work(store: Store) -> None:
        await make(store)
        with refusal("backup-exists"):
            await store.backup(str(tmp_path / "precious"))
        with refusal("file-trouble"):
            await store.backup(str(tmp_path / "no folder" / "backup"))

    keep(address, work)
    assert (tmp_path / "precious").read_text() == "gold"
    with refusal("backup-exists"):
        asyncio.run(backup(address, str(tmp_path / "precious")))


def test_a_failed_backup_leaves_nothing(tmp_path: Path) -> None:
    with refusal("file-missing"):
        asyncio.run(backup(str(tmp_path / "missing.sqlite"), str(tmp_path / "backup")))
    sqlite3.connect(tmp_path / "other.sqlite").execute("CREATE TABLE diary (day TEXT)").connection.close()
    with refusal("database-foreign"):
        asyncio.run(backup(str(tmp_path / "other.sqlite"), str(tmp_path / "backup")))
    (tmp_path / "garbage").write_bytes(b"garbage " * 999)
    with refusal("database-corrupt"):
        asyncio.run(backup(str(tmp_path / "garbage"), str(tmp_path / "backup")))
    assert {path.name for path in tmp_path.iterdir()} == {"other.sqlite", "garbage"}


def test_a_database_that_is_not_empty_takes_no_backup(address: str, tmp_path: Path) -> None:
    keep(address, make)
    asyncio.run(backup(address, str(tmp_path / "backup")))
    before = keep(address, everything)
    with refusal("database-not-empty"):
        asyncio.run(restore(str(tmp_path / "backup"), address))
    assert keep(address, everything) == before


def test_a_database_in_use_takes_no_backup(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    keep(address, make)
    asyncio.run(backup(address, str(tmp_path / "backup")))

    async def work(store: Store) -> None:
        del store
        with refusal("database-in-use"):
            await restore(str(tmp_path / "backup"), str(tmp_path / "busy.sqlite"))

    keep(str(tmp_path / "busy.sqlite"), work)


def test_what_is_no_backup_is_refused(empty: str, tmp_path: Path) -> None:
    with refusal("file-missing"):
        asyncio.run(restore(str(tmp_path / "missing"), empty))
    (tmp_path / "text").write_text("Dear diary" * 100)
    (tmp_path / "nothing").write_text("")
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE diary (day TEXT)").connection.close()
    for name in ("text", "nothing", "other"):
        with refusal("backup-foreign"):
            asyncio.run(restore(str(tmp_path / name), empty))
    assert keep(empty, lambda store: store.live()) == []


def test_a_damaged_backup_is_refused_and_nothing_of_it_is_kept(address: str, tmp_path: Path) -> None:
    first = str(tmp_path / "first.sqlite")

    async def fill(store: Store) -> None:
        await store.create(a_table(), [])
        await store.append("t1", [an_entry(number) for number in range(3000)])

    keep(first, fill)
    asyncio.run(backup(first, str(tmp_path / "backup")))
    with (tmp_path / "backup").open("r+b") as file:
        file.seek(60_000)
        file.write(b"\xa5" * 30_000)
    with refusal("database-corrupt"):
        asyncio.run(restore(str(tmp_path / "backup"), address))
    assert keep(address, lambda store: store.live()) == []
