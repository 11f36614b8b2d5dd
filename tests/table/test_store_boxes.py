"""Kept boxes of owners: what a store promises, on SQLite and on PostgreSQL."""

import asyncio
from typing import Final

import pytest

from keeping import a_seat, a_table, keep, opened
from omerta.table.store import BoxRow, Conflict, Store
from postgres import PostgresServer

CONTENT: Final = b'{"game": "any", "\xc5\xba": 1}\x00\xff'
MINE: Final = BoxRow("any", "my-box", "0d" * 32, "guest-1", 1_700_000_000_000, len(CONTENT))


def test_a_box_comes_back_as_it_was_kept(address: str) -> None:
    keep(address, lambda store: store.keep_box(MINE, CONTENT))

    async def work(store: Store) -> None:
        found = await store.box("any", "my-box")
        assert found is not None
        assert (found[0], bytes(found[1])) == (MINE, CONTENT)
        assert await store.boxes("any") == [MINE]
        assert await store.boxes("other") == []
        assert await store.box("any", "another") is None
        assert await store.box("other", "my-box") is None
        assert await store.box("any", "half \0 \ud800") is None

    keep(address, work)


def test_an_id_is_kept_once_a_game(address: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_box(MINE, CONTENT)
        with pytest.raises(Conflict):
            await store.keep_box(BoxRow("any", "my-box", "ee" * 32, "guest-2", 2), b"{}")
        await store.keep_box(BoxRow("other", "my-box", "ee" * 32, "guest-2", 2), b"{}")
        await store.keep_box(BoxRow("any", "newer", "ff" * 32, "guest-1", MINE.kept + 1), b"{}")
        assert [row.id for row in await store.boxes("any")] == ["newer", "my-box"]
        assert await store.count_boxes("guest-1") == (2, 3)
        assert await store.count_boxes("nobody") == (0, 3)

    keep(address, work)


def test_a_box_goes_by_its_keeper_while_no_table_uses_it(address: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_box(MINE, CONTENT)
        await store.create(a_table(digest=MINE.digest), [a_seat(0)], MINE.id)
        with pytest.raises(Conflict):
            await store.drop_box(MINE)
        other = BoxRow("any", "other-box", "ee" * 32, "guest-1", 2, 2)
        await store.keep_box(other, b"{}")
        with pytest.raises(Conflict):
            await store.drop_box(BoxRow("any", "other-box", "ee" * 32, "guest-2", 2))
        await store.drop_box(other)
        with pytest.raises(Conflict):
            await store.drop_box(other)
        assert await store.boxes("any") == [MINE]

    keep(address, work)


def test_a_table_of_a_kept_box_needs_that_very_box(address: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_box(MINE, CONTENT)
        for box, digest in (("gone", MINE.digest), (MINE.id, "ee" * 32)):
            with pytest.raises(Conflict):
                await store.create(a_table(digest=digest), [a_seat(0)], box)
        assert await store.load("t1") is None
        await store.create(a_table(digest=MINE.digest), [a_seat(0)], MINE.id)
        saved = await store.load("t1")
        assert saved is not None
        assert saved.table.digest == MINE.digest

    keep(address, work)


def test_of_two_servers_one_uses_a_box_or_the_other_takes_it_away(postgres: PostgresServer) -> None:
    """Never both: no table is left without its box."""

    async def outcome(one: Store, two: Store, number: int) -> tuple[bool, bool]:
        box = BoxRow("any", f"box-{number}", f"{number:064x}", "guest-1", 1, 2)
        await one.keep_box(box, b"{}")
        table = a_table(f"t{number}", digest=box.digest)
        done = await asyncio.gather(one.create(table, [a_seat(0)], box.id), two.drop_box(box), return_exceptions=True)
        assert all(result is None or isinstance(result, Conflict) for result in done)
        return done[0] is None, done[1] is None

    shared = postgres.new("made")

    async def work() -> None:
        async with opened(shared) as one, opened(shared) as two:
            for number in range(1, 30):
                assert sum(await outcome(one, two, number)) == 1

    asyncio.run(work())
