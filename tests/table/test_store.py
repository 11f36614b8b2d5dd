"""What a store promises, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, get_args

import pytest

from keeping import a_seat, a_table, an_entry, keep, opened, refusal, some_entries
from omerta.table.entries import By, Entry, Kind
from omerta.table.storage import open_store
from omerta.table.store import (
    ChatRow,
    ClockChoice,
    Conflict,
    GuestRow,
    Phase,
    Saved,
    SeatKind,
    SeatRow,
    Store,
    TableRow,
    Wish,
)


async def told(changes: AsyncIterator[str]) -> str:
    return await asyncio.wait_for(anext(changes), 10)


def test_a_table_comes_back_as_it_was_made(address: str) -> None:
    table = a_table(casual=True, chat=False, previous="", visibility="private")
    seats = [a_seat(0, away=True, level="don@2s", token_hash=b"\x00\xff"), a_seat(1, kind="open", name="", guest="")]

    async def work(store: Store) -> Saved | None:
        await store.create(table, seats)
        return await store.load("t1")

    assert keep(address, work) == Saved(table, seats, [], [])
    assert keep(address, lambda store: store.load("t1")) == Saved(table, seats, [], [])
    assert keep(address, lambda store: store.load("t2")) is None


def test_every_word_of_the_structs_can_be_kept(address: str) -> None:
    phases, kinds = get_args(Phase), get_args(SeatKind)
    clocks = [ClockChoice(), ClockChoice("move", 259_200)]
    entries = [
        Entry(number, kind, -1, 2**40, 2**45, by)
        for number, (kind, by) in enumerate((kind, by) for kind in get_args(Kind) for by in get_args(By))
    ]

    async def work(store: Store) -> None:
        for number, phase in enumerate(phases):
            table = a_table(f"t{number}", phase=phase, clock=clocks[number % 2])
            await store.create(table, [a_seat(seat, kind=kind) for seat, kind in enumerate(kinds)])
            saved = await store.load(table.id)
            assert saved is not None
            assert saved.table == table
            assert [seat.kind for seat in saved.seats] == list(kinds)
        await store.append("t0", entries)
        assert await store.entries("t0", 0) == entries

    keep(address, work)


def test_a_table_is_made_once(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [a_seat(0)])
        with pytest.raises(Conflict):
            await store.create(a_table(language="en"), [a_seat(0), a_seat(1)])
        saved = await store.load("t1")
        assert saved is not None
        assert (saved.table.language, len(saved.seats)) == ("pl", 1)

    keep(address, work)


def test_a_table_has_one_rematch(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("t1"), [])
        await store.create(a_table("t2", previous="t1"), [a_seat(0)])
        with pytest.raises(Conflict):
            await store.create(a_table("t3", previous="t1"), [a_seat(0)])
        with pytest.raises(Conflict):
            await store.create(a_table("t4", previous="no such table"), [])
        first, second = await store.load("t1"), await store.load("t2")
        assert first is not None
        assert second is not None
        assert (first.table.following, second.table.previous) == ("t2", "t1")
        assert await store.load("t3") is None
        assert await store.seats("t3") == []
        assert await store.load("t4") is None

    keep(address, work)


def test_entries_are_kept_in_order_and_date_the_table(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        await store.append("t1", some_entries(0, 3))
        await store.append("t1", [an_entry(3, kind="undo", value=1), an_entry(4, kind="chance", seat=-1, by="")])
        saved = await store.load("t1")
        assert saved is not None
        assert [entry.number for entry in saved.entries] == [0, 1, 2, 3, 4]
        assert saved.entries[3:] == await store.entries("t1", 3)
        assert await store.entries("t1", 5) == []
        assert (saved.table.changed, saved.table.phase) == (an_entry(4).at, "playing")

    keep(address, work)


def test_the_phase_changes_with_the_entries_or_alone(address: str) -> None:
    async def phase(store: Store) -> tuple[Phase, int]:
        saved = await store.load("t1")
        assert saved is not None
        return saved.table.phase, saved.table.changed

    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        await store.append("t1", [an_entry(0)], "paused")
        assert await phase(store) == ("paused", an_entry(0).at)
        await store.append("t1", [], "playing")
        await store.append("t1", [])
        assert await phase(store) == ("playing", an_entry(0).at)
        await store.set_phase("t1", "abandoned", 5)
        await store.set_phase("t1", "abandoned", 6)
        assert await phase(store) == ("abandoned", 6)
        with pytest.raises(Conflict):
            await store.set_phase("t2", "playing", 5)

    keep(address, work)


@pytest.mark.parametrize("closed", ["finished", "abandoned"])
def test_nothing_is_added_to_a_table_that_is_over(address: str, closed: Phase) -> None:
    """Not by a server that does not know of it yet either; who is written beside it suffers nothing."""

    async def work(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.create(a_table(table), [])
            await store.wish(table, Wish(0, "undo", "asked"))
        await store.append("t1", [an_entry(0)], closed)
        undo = an_entry(1, kind="undo", value=0)
        outcomes = await asyncio.gather(
            *(store.append(table, [undo], None, [(0, "undo")]) for table in ("t1", "t2", "t1")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), Conflict]
        with pytest.raises(Conflict):
            await store.append("t1", [an_entry(1)], "playing")
        for phase in get_args(Phase):
            if phase != closed:
                with pytest.raises(Conflict):
                    await store.set_phase("t1", phase, 5)
        saved = await store.load("t1")
        assert saved is not None
        assert (saved.table.phase, saved.entries) == (closed, [an_entry(0)])
        assert saved.wishes == [Wish(0, "undo", "asked")]
        assert await store.wishes("t2") == []

    keep(address, work)


def test_wishes_end_with_the_entries_that_used_them_or_not_at_all(address: str) -> None:
    wishes = [Wish(seat, name, "x") for seat in (0, 1) for name in ("notes", "premove")]

    async def work(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.create(a_table(table), [])
            for wish in wishes:
                await store.wish(table, wish)
        await store.append("t1", [an_entry(0)], None, [(1, "premove"), (1, "no such wish")])
        assert await store.wishes("t1") == wishes[:3]
        with pytest.raises(Conflict):
            await store.append("t1", [an_entry(0)], None, [(0, "premove")])
        assert await store.wishes("t1") == wishes[:3]
        both = (store.append(table, [an_entry(1)], None, [(0, "premove")]) for table in ("t1", "t2"))
        await asyncio.gather(*both)
        assert await store.wishes("t1") == [wishes[0], wishes[2]]
        assert await store.wishes("t2") == [wishes[0], *wishes[2:]]

    keep(address, work)


def test_wishes_end_with_a_change_of_seats(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [a_seat(0), a_seat(1)])
        await store.wish("t1", Wish(0, "undo", "asked"))
        with pytest.raises(Conflict):
            await store.set_seat("t1", a_seat(1, away=True), a_seat(1, name="other"), [(0, "undo")])
        assert await store.wishes("t1") == [Wish(0, "undo", "asked")]
        await store.set_seat("t1", a_seat(1, away=True), a_seat(1), [(0, "undo")])
        assert await store.wishes("t1") == []

    keep(address, work)


def test_a_taken_number_leaves_nothing_of_the_batch(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        await store.append("t1", some_entries(0, 3))
        for batch in (some_entries(2, 3), [an_entry(5), an_entry(1)], [an_entry(5), an_entry(5)]):
            with pytest.raises(Conflict):
                await store.append("t1", batch, "finished")
        saved = await store.load("t1")
        assert saved is not None
        assert saved.entries == some_entries(0, 3)
        assert (saved.table.phase, saved.table.changed) == ("playing", an_entry(2).at)
        with pytest.raises(Conflict):
            await store.append("no such table", [an_entry(0)])

    keep(address, work)


def test_of_many_at_once_only_those_fail_that_must(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("t1"), [])
        await store.create(a_table("t2"), [])
        await store.append("t1", [an_entry(0)])
        asked = [store.append(table, [an_entry(number)]) for number in range(40) for table in ("t1", "t2", "t2", "t3")]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert [type(outcome) for outcome in outcomes[::4]] == [Conflict] + [type(None)] * 39
        assert outcomes.count(None) == 39 + 40
        assert await store.entries("t1", 0) == await store.entries("t2", 0) == some_entries(0, 40)
        assert await store.entries("t3", 0) == []

    keep(address, work)


def test_a_value_that_fits_no_column_harms_nobody_else(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        wrong: Any = [an_entry(50, value=2**70), an_entry(51, kind="dance"), an_entry(52, seat=-2)]
        asked = [store.append("t1", [entry]) for entry in [*some_entries(0, 10), *wrong, *some_entries(10, 10)]]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(outcome, Exception) for outcome in outcomes] == [False] * 10 + [True] * 3 + [False] * 10
        assert await store.entries("t1", 0) == some_entries(0, 20)

    keep(address, work)


def test_whoever_stops_waiting_stops_nobody_else(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        tasks = [asyncio.create_task(store.append("t1", [an_entry(number)])) for number in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[1::2] == [None] * 10
        kept = {entry.number for entry in await store.entries("t1", 0)}
        assert kept >= set(range(1, 20, 2))

    keep(address, work)


def test_a_seat_changes_only_if_it_is_as_expected(address: str) -> None:
    free = SeatRow(1, "open")
    taken = a_seat(1, token_hash=b"secret")

    async def work(store: Store) -> None:
        await store.create(a_table(), [a_seat(0), free])
        await store.set_seat("t1", taken, free)
        for expected in (free, a_seat(1, token_hash=b"secret", away=True), a_seat(1)):
            with pytest.raises(Conflict):
                await store.set_seat("t1", a_seat(1, name="Bo"), expected)
        with pytest.raises(Conflict):
            await store.set_seat("t1", a_seat(2), a_seat(2))
        assert await store.seats("t1") == [a_seat(0), taken]
        await store.set_seat("t1", a_seat(1, away=True, level="capo"), taken)
        assert (await store.seats("t1"))[1] == a_seat(1, away=True, level="capo")

    keep(address, work)


def test_a_seat_is_found_by_its_link(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("t1"), [a_seat(0, token_hash=b"a"), a_seat(1, token_hash=b"b")])
        await store.create(a_table("t2"), [a_seat(0), a_seat(1)])
        assert await store.seat_by_token(b"b") == ("t1", 1)
        assert await store.seat_by_token(b"c") is None
        assert await store.seat_by_token(b"") is None
        with pytest.raises(Conflict):
            await store.create(a_table("t3"), [a_seat(0, token_hash=b"a")])

    keep(address, work)


def test_wishes_are_set_replaced_and_removed(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        for wish in (Wish(1, "notes", "a\nb"), Wish(0, "auto-pass", "1"), Wish(0, "notes", "x"), Wish(0, "notes", "y")):
            await store.wish("t1", wish)
        expected = [Wish(0, "auto-pass", "1"), Wish(0, "notes", "y"), Wish(1, "notes", "a\nb")]
        assert await store.wishes("t1") == expected
        await store.wish("t1", Wish(0, "auto-pass", ""))
        await store.wish("t1", Wish(0, "auto-pass", ""))
        saved = await store.load("t1")
        assert saved is not None
        assert saved.wishes == await store.wishes("t1") == expected[1:]
        with pytest.raises(Conflict):
            await store.wish("t2", Wish(0, "notes", "x"))

    keep(address, work)


def test_chat_is_numbered_within_its_table(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("t1"), [])
        await store.create(a_table("t2"), [])
        lines = [await store.say("t1", seat, "Ala", f"{seat}!", 10 + seat) for seat in (-1, 0, 1)]
        assert lines[0] == ChatRow(1, -1, "Ala", "-1!", 9)
        assert (await store.say("t2", 0, "Bo", "hej", 5)).number == 1
        assert await store.chat("t1", 0, 10) == lines
        assert await store.chat("t1", 0, 2) == lines[1:]
        assert await store.chat("t1", 2, 10) == lines[2:]
        together = await asyncio.gather(*(store.say("t2", 0, "Bo", "x", 6) for _ in range(20)))
        assert sorted(line.number for line in together) == list(range(2, 22))
        with pytest.raises(Conflict):
            await store.say("t3", 0, "Bo", "x", 6)

    keep(address, work)


def test_a_text_that_a_database_cannot_keep_is_mended(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        said = await store.say("t1", 0, "A\0", "\ud800 ok", 1)
        assert (said.name, said.text) == ("A\ufffd", "? ok")
        assert await store.chat("t1", 0, 1) == [said]
        await store.set_guest(GuestRow("g", "\0", b"t", 1))
        await store.wish("t1", Wish(0, "notes", "a\0"))
        assert await store.wishes("t1") == [Wish(0, "notes", "a\ufffd")]

    keep(address, work)


def test_guests_are_found_by_token_and_may_change_their_name(address: str) -> None:
    async def work(store: Store) -> None:
        await store.set_guest(GuestRow("g1", "Ala", b"one", 1))
        await store.set_guest(GuestRow("g2", "Bo", b"two", 2))
        await store.set_guest(GuestRow("g1", "Ola", b"one", 9))
        assert await store.guest(b"one") == GuestRow("g1", "Ola", b"one", 1)
        assert await store.guest(b"three") is None
        with pytest.raises(Conflict):
            await store.set_guest(GuestRow("g3", "Eve", b"two", 3))

    keep(address, work)


def names(found: list[tuple[TableRow, list[SeatRow]]]) -> list[str]:
    return [table.id for table, _ in found]


def test_the_lobby_lists_open_tables_the_newest_change_first(address: str) -> None:
    async def work(store: Store) -> None:
        for changed, phase in enumerate(get_args(Phase)):
            await store.create(a_table(phase, phase=phase, changed=changed), [a_seat(0), a_seat(1)])
        await store.create(a_table("secret", visibility="private", changed=50), [a_seat(0)])
        assert names(await store.listed(10)) == ["playing", "gathering"]
        assert names(await store.listed(1)) == ["playing"]
        assert await store.live() == ["playing", "secret"]
        await store.set_phase("gathering", "playing", 60)
        found = await store.listed(10)
        assert names(found) == ["gathering", "playing"]
        assert found[0][1] == [a_seat(0), a_seat(1)]
        assert found[0][0] == a_table("gathering", phase="playing", changed=60)
        assert await store.live() == ["gathering", "playing", "secret"]

    keep(address, work)


def test_a_guest_finds_tables_as_host_and_as_player(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("hosted", host="ala", changed=1, phase="finished"), [a_seat(0), a_seat(1)])
        await store.create(a_table("played", host="bo", changed=2, visibility="private"), [a_seat(0, guest="ala")])
        await store.create(a_table("both", host="ala", changed=3), [a_seat(0, guest="ala"), a_seat(1, guest="ala")])
        await store.create(a_table("other", host="", changed=4), [a_seat(0, guest="")])
        found = await store.of_guest("ala", 10)
        assert names(found) == ["both", "played", "hosted"]
        assert [len(seats) for _, seats in found] == [2, 1, 2]
        assert names(await store.of_guest("ala", 2)) == ["both", "played"]
        assert await store.of_guest("", 10) == await store.of_guest("nobody", 10) == []

    keep(address, work)


def test_every_change_of_a_table_is_told_to_other_servers(postgres_address: str) -> None:
    async def work(store: Store) -> None:
        async with opened(postgres_address) as other:
            changes, own = other.changes(), store.changes()
            assert await told(changes) == await told(own) == ""
            await store.create(a_table("t1"), [a_seat(0)])
            assert await told(changes) == "t1"
            steps = [
                store.append("t1", [an_entry(0)]),
                store.set_phase("t1", "paused", 3),
                store.set_seat("t1", a_seat(0, name="Bo"), a_seat(0)),
                store.wish("t1", Wish(0, "notes", "x")),
            ]
            for step in steps:
                await step
                assert await told(changes) == "t1"
            await store.say("t1", 0, "Bo", "x", 1)
            assert await told(changes) == "t1"
            await store.create(a_table("t2", previous="t1"), [])
            assert {await told(changes), await told(changes)} == {"t1", "t2"}
            with pytest.raises(Conflict):
                await store.append("t1", [an_entry(0)])
            await store.set_guest(GuestRow("g", "Ala", b"t", 1))
            await store.append("t2", [an_entry(0)])
            assert await told(changes) == "t2"
            await other.append("t2", [an_entry(1)])
            assert await told(own) == "t2", "the first change it hears of is the first that it has not written"

    keep(postgres_address, work)


def test_changes_end_with_the_store(address: str) -> None:
    async def listen(changes: AsyncIterator[str]) -> list[str]:
        return [table async for table in changes]

    async def whole() -> None:
        async with opened(address) as store:
            tasks = [asyncio.create_task(listen(store.changes())) for _ in range(2)]
            await asyncio.sleep(0.2)
            await store.create(a_table("t1"), [])
            await asyncio.sleep(0.2)
        assert await asyncio.wait_for(asyncio.gather(*tasks), 10) == [[""]] * 2

    asyncio.run(whole())


def test_closing_finishes_what_has_been_begun(address: str) -> None:
    async def whole() -> None:
        async with opened(address) as store:
            await store.create(a_table(), [])
            tasks = [asyncio.create_task(store.append("t1", [an_entry(number)])) for number in range(50)]
            lines = [asyncio.create_task(store.say("t1", 0, "Ala", "x", 1)) for _ in range(40)]
            await asyncio.sleep(0.01)
        assert await asyncio.gather(*tasks) == [None] * 50
        assert {line.number for line in await asyncio.gather(*lines)} == set(range(1, 41))
        for step in (store.append("t1", [an_entry(50)]), store.load("t1"), store.live()):
            with refusal("database-closed"):
                await step
        await store.close()

    asyncio.run(whole())
    assert keep(address, lambda store: store.entries("t1", 0)) == some_entries(0, 50)


@pytest.mark.parametrize("address", ["", "mysql://host/name", "sqlite://", "sqlite:///", "http://host"])
def test_an_address_of_no_database_is_refused(address: str) -> None:
    with refusal("database-address"):
        open_store(address)
