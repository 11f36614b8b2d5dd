"""Several servers on one PostgreSQL, and a PostgreSQL that goes away and comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from keeping import a_seat, a_table, an_entry, keep, opened, refusal, some_entries
from omerta.table.storage import postgres as database
from omerta.table.store import Conflict, Store, Wish
from postgres import PostgresServer


@pytest.fixture
def shared(postgres: PostgresServer) -> str:
    return postgres.new("made")


async def told(changes: AsyncIterator[str]) -> str:
    return await asyncio.wait_for(anext(changes), 10)


async def drained(changes: AsyncIterator[str], count: int) -> set[str]:
    """The first so many different tables that are told."""
    found: set[str] = set()
    while len(found) < count:
        found.add(await told(changes))
    return found


def test_of_two_servers_that_race_for_a_number_one_wins_and_the_other_is_told(shared: str) -> None:
    async def work(one: Store) -> None:
        async with opened(shared) as two:
            heard = [one.changes(), two.changes()]
            assert [await told(changes) for changes in heard] == ["", ""]
            tables = [f"t{number}" for number in range(30)]
            for table in tables:
                await one.create(a_table(table), [])
            assert await drained(heard[1], 30) == set(tables)
            asked = [
                store.append(table, [an_entry(number, value=value)])
                for number in range(5)
                for table in tables
                for value, store in enumerate((one, two))
            ]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            for winner, loser in zip(outcomes[::2], outcomes[1::2], strict=True):
                assert {type(winner), type(loser)} == {type(None), Conflict}
            for place, table in enumerate(tables):
                for entry in await two.entries(table, 0):
                    won = outcomes[2 * (entry.number * len(tables) + place) + entry.value]
                    assert won is None
                assert len(await one.entries(table, 0)) == 5
            for listener, other in ((0, 1), (1, 0)):
                theirs = {
                    table for table in tables if any(entry.value == other for entry in await one.entries(table, 0))
                }
                assert await drained(heard[listener], len(theirs)) == theirs

    keep(shared, work)


def test_two_servers_number_one_chat(shared: str) -> None:
    async def work(one: Store) -> None:
        async with opened(shared) as two:
            await one.create(a_table(), [])
            lines = await asyncio.gather(*(store.say("t1", 0, "Ala", "x", 1) for store in (one, two) * 15))
            assert sorted(line.number for line in lines) == list(range(1, 31))

    keep(shared, work)


def test_several_servers_may_start_at_once_on_a_new_database(postgres: PostgresServer) -> None:
    address = postgres.new()

    async def one(number: int) -> None:
        async with opened(address) as store:
            await store.create(a_table(f"t{number}"), [])

    async def all_of_them() -> None:
        await asyncio.gather(*(one(number) for number in range(5)))

    asyncio.run(all_of_them())
    assert len(keep(address, lambda store: store.live())) == 5


def test_a_database_that_restarts_is_waited_for(shared: str, postgres: PostgresServer) -> None:
    async def work(store: Store) -> None:
        async with opened(shared) as other:
            await restart_between(store, other)

    async def restart_between(store: Store, other: Store) -> None:
        changes = other.changes()
        assert await told(changes) == ""
        await store.create(a_table(), [a_seat(0)])
        await store.append("t1", [an_entry(0)])
        assert await drained(changes, 1) == {"t1"}
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        asked = [asyncio.create_task(store.append("t1", [an_entry(number)])) for number in range(1, 20)]
        looked = asyncio.create_task(store.load("t1"))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(postgres.start)
        await asyncio.gather(*asked)
        saved = await looked
        assert saved is not None
        assert await store.entries("t1", 0) == some_entries(0, 20)
        while await told(changes) != "":
            pass
        await store.set_seat("t1", a_seat(0, name="Bo"), a_seat(0))
        assert "t1" in await drained(changes, 1)

    keep(shared, work)


def test_a_database_that_stays_away_is_a_problem(
    shared: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.3)

    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        await asyncio.to_thread(postgres.stop)
        for step in (store.append("t1", [an_entry(0)]), store.load("t1"), store.say("t1", 0, "Ala", "x", 1)):
            with refusal("database-unreachable"):
                await step
        with refusal("database-unreachable"):
            async with opened(shared):
                pass
        await asyncio.to_thread(postgres.start)
        await store.append("t1", [an_entry(0)])

    keep(shared, work)


@asynccontextmanager
async def between(address: str, folder: Path) -> AsyncIterator[tuple[str, list[str]]]:
    """An address that leads to the same database, and orders: "swallow" keeps the next answer and hangs up."""
    socket = address.partition("?host=")[2] + "/.s.PGSQL.5432"
    orders: list[str] = []

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool) -> None:
        while data := await reader.read(65536):
            if answers and orders:
                orders.clear()
                break
            writer.write(data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(socket)
        asking = asyncio.create_task(pass_on(reader, back, answers=False))
        await pass_on(there, writer, answers=True)
        back.close()
        await asking

    server = await asyncio.start_unix_server(serve, folder / ".s.PGSQL.5432")
    try:
        yield f"{address.partition('?')[0]}?host={folder}", orders
    finally:
        server.close()


def test_an_append_whose_answer_is_lost_is_written_once_and_acknowledged(shared: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with between(shared, tmp_path) as (address, orders), opened(address) as store:
            await store.create(a_table(), [])
            await store.append("t1", [an_entry(0)])
            orders.append("swallow")
            await store.append("t1", some_entries(1, 2))
            assert orders == []
            orders.append("swallow")
            await asyncio.gather(*(store.append("t1", [an_entry(number)]) for number in range(3, 9)))
            assert orders == []
            assert await store.entries("t1", 0) == some_entries(0, 9)
            with pytest.raises(Conflict):
                await store.append("t1", [an_entry(8)])
            await store.wish("t1", Wish(0, "premove", "7"))
            orders.append("swallow")
            await store.append("t1", [an_entry(9)], "finished", [(0, "premove")])
            assert orders == []
            assert await store.entries("t1", 9) == [an_entry(9)]
            assert await store.wishes("t1") == []

    asyncio.run(whole())


def test_a_number_that_somebody_else_took_is_a_conflict_though_the_answer_was_lost(shared: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with between(shared, tmp_path) as (address, orders), opened(address) as store:
            await store.create(a_table(), [])
            await store.append("t1", [an_entry(0)])
            orders.append("swallow")
            with pytest.raises(Conflict):
                await store.append("t1", [an_entry(0, value=8)])
            assert await store.entries("t1", 0) == [an_entry(0)]

    asyncio.run(whole())


def test_what_must_not_be_done_twice_is_not_tried_twice(shared: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with between(shared, tmp_path) as (address, orders), opened(address) as store:
            await store.create(a_table(), [])
            await store.say("t1", 0, "Ala", "x", 1)
            orders.append("swallow")
            with refusal("database-unreachable"):
                await store.say("t1", 0, "Ala", "y", 2)
            assert len(await store.chat("t1", 0, 10)) == 1  # BEGIN was its first statement

    asyncio.run(whole())


def test_addresses_are_shown_without_their_password() -> None:
    assert database._without_password("postgresql://ala:secret@host:5433/name?x=1") == "postgresql://host:5433/name"


@pytest.mark.parametrize("name", ["postgresql://omerta@/missing?host={folder}", "postgresql://host:port/name"])
def test_a_database_that_is_not_there_is_a_problem(name: str, shared: str) -> None:
    address = name.format(folder=shared.partition("?host=")[2])
    with refusal("database-unreachable" if "missing" in name else "database-address"):
        keep(address, lambda store: store.live())
