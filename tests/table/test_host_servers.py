"""Two servers at the same tables, on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from omerta.table.host import Host
from omerta.table.problems import NotDone
from omerta.table.room import Room
from omerta.table.shown import NewTable
from omerta.table.storage import open_store
from omerta.table.store import ClockChoice, Conflict, GuestRow, Saved
from parlour import BOT, CONTRIBUTION, ME, OPEN, Novices, refused
from postgres import PostgresServer


@pytest.fixture
def shared(postgres: PostgresServer) -> str:
    return postgres.new("made")


@asynccontextmanager
async def serving(host: Host) -> AsyncIterator[Host]:
    await host.start()
    try:
        yield host
    finally:
        await host.close()


async def first_choice(host: Host, guest: GuestRow, table: str) -> tuple[int, int]:
    """Whose turn it is and at which moment, as this server has it."""
    shown = await host.show(guest, table)
    return next((sight.seat or 0, sight.moment) for sight in shown.sights if sight.choices)


async def move(host: Host, guest: GuestRow, table: str) -> tuple[int, int]:
    """The first choice of whose turn it is; whose turn it is then."""
    shown = await host.show(guest, table)
    sight = next(sight for sight in shown.sights if sight.choices)
    assert sight.seat is not None
    await host.move(guest, table, sight.seat, sight.moment, sight.choices[0].action)
    return await first_choice(host, guest, table)


async def come_to(host: Host, guest: GuestRow, table: str, expected: tuple[int, int]) -> None:
    for _ in range(400):  # shorter than it takes to let go of a table at which nobody looks
        if await first_choice(host, guest, table) == expected:
            return
        await asyncio.sleep(0.01)
    pytest.fail("the other server's move is missing")


def test_what_others_did_before_they_were_heard_of_is_not_missed(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is loaded while the line to the other servers is still being opened."""

    async def whole() -> None:
        async with serving(Host(open_store(shared), Novices())) as one:
            guest, _ = await one.new_guest("Ala")
            shown, _ = await one.create(guest, NewTable("gangs", [ME, ME]))
            await one.contribute(guest, shown.id, CONTRIBUTION)
            deaf = open_store(shared)
            asked, opened, line = asyncio.Event(), asyncio.Event(), deaf.changes

            async def changes() -> AsyncIterator[str]:
                asked.set()
                await opened.wait()
                async for change in line():
                    yield change

            monkeypatch.setattr(deaf, "changes", changes)
            two = Host(deaf, Novices())
            starting = asyncio.create_task(two.start())
            await asked.wait()
            before = await first_choice(two, guest, shown.id)
            after = await move(one, guest, shown.id)
            assert await first_choice(two, guest, shown.id) == before != after
            assert not starting.done()
            opened.set()
            await starting
            await come_to(two, guest, shown.id, after)
            await two.close()

    asyncio.run(whole())


def test_what_others_do_while_a_table_is_read_is_not_missed(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read as it was before a move, told of the move before the reading is done."""

    async def whole() -> None:
        slow = open_store(shared)
        load, read, told = slow.load, asyncio.Event(), asyncio.Event()

        async def load_slowly(table: str, first: int = 0) -> Saved | None:
            saved = await load(table, first)
            read.set()
            await told.wait()
            return saved

        async with (
            serving(Host(open_store(shared), Novices())) as one,
            serving(Host(slow, Novices())) as two,
        ):
            guest, _ = await one.new_guest("Ala")
            shown, _ = await one.create(guest, NewTable("gangs", [ME, ME]))
            await one.contribute(guest, shown.id, CONTRIBUTION)
            monkeypatch.setattr(slow, "load", load_slowly)
            reading = asyncio.create_task(two.room(shown.id))
            await read.wait()
            after = await move(one, guest, shown.id)
            await asyncio.sleep(0.3)  # in which the other server hears of it
            told.set()
            await reading
            await come_to(two, guest, shown.id, after)

    asyncio.run(whole())


def test_two_servers_take_turns_at_one_table(shared: str) -> None:
    async def whole() -> None:
        async with (
            serving(Host(open_store(shared), Novices())) as one,
            serving(Host(open_store(shared), Novices())) as two,
        ):
            guest, _ = await one.new_guest("Ala")
            shown, _ = await one.create(guest, NewTable("gangs", [ME, ME]))
            await one.contribute(guest, shown.id, CONTRIBUTION)
            for _ in range(10):
                for here, there in ((one, two), (two, one)):
                    await come_to(there, guest, shown.id, await move(here, guest, shown.id))

    asyncio.run(whole())


def test_a_table_given_up_elsewhere_is_not_revived_by_who_has_not_heard(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its secret is known to all from then on: nothing may be dealt or decided with it."""

    async def whole() -> None:
        deaf = open_store(shared)
        monkeypatch.setattr(deaf, "changes", silence)
        async with serving(Host(open_store(shared), Novices())) as one, serving(Host(deaf, Novices())) as two:
            ala, _ = await one.new_guest("Ala")
            ola, _ = await one.new_guest("Ola")
            gathers, _ = await one.create(ala, NewTable("gangs", [ME, OPEN]))
            plays, _ = await one.create(ala, NewTable("gangs", [ME, ME]))
            for table in (gathers.id, plays.id):
                await one.contribute(ala, table, CONTRIBUTION)
                await two.show(ola, table)
                await one.abandon(ala, table)
                assert (await one.show(ola, table)).proof is not None
            with suppress(NotDone):
                await two.join(ola, gathers.id, 1, "Ola", CONTRIBUTION)
            assert (await two.show(ola, gathers.id)).sights[0].view is None
            with refused("stale"):
                await two.pause(ala, plays.id)
            with refused("forbidden", "table-abandoned"):
                await move(two, ala, plays.id)
            for host, table in ((one, gathers.id), (two, gathers.id), (two, plays.id)):
                saved = await host.store.load(table)
                assert saved is not None
                assert saved.table.phase == "abandoned"

    asyncio.run(whole())


def test_a_contribution_sent_again_to_another_server_is_acknowledged(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        deaf = open_store(shared)
        monkeypatch.setattr(deaf, "changes", silence)
        async with serving(Host(open_store(shared), Novices())) as one, serving(Host(deaf, Novices())) as two:
            ala, _ = await one.new_guest("Ala")
            shown, _ = await one.create(ala, NewTable("gangs", [ME, BOT]))
            kept, _ = await one.create(ala, NewTable("gangs", [ME, OPEN]))
            for table in (shown.id, kept.id):
                await two.show(ala, table)
                await one.contribute(ala, table, CONTRIBUTION)
            assert (await two.show(ala, shown.id)).phase == "gathering"
            assert (await two.contribute(ala, shown.id, CONTRIBUTION)).phase == "playing"
            with refused("forbidden", "contribution-given"):
                await two.contribute(ala, kept.id, "0d" * 32)

    asyncio.run(whole())


async def silence() -> AsyncIterator[str]:
    """From a line on which nothing is ever heard."""
    yield ""
    await asyncio.Event().wait()


def test_the_last_two_parts_at_two_servers_at_once_begin_the_game(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sees the other's seat awaited still; whoever hears of the other first begins."""

    async def whole() -> None:
        stores = open_store(shared), open_store(shared)
        heard = asyncio.Event()

        def late(line: Callable[[], AsyncIterator[str]]) -> Callable[[], AsyncIterator[str]]:
            async def changes() -> AsyncIterator[str]:
                async for change in line():
                    if change:
                        await heard.wait()
                    yield change

            return changes

        for store in stores:
            monkeypatch.setattr(store, "changes", late(store.changes))
        async with serving(Host(stores[0], Novices())) as one, serving(Host(stores[1], Novices())) as two:
            ala, _ = await one.new_guest("Ala")
            ola, _ = await one.new_guest("Ola")
            shown, _ = await one.create(ala, NewTable("gangs", [ME, OPEN]))
            await two.show(ola, shown.id)
            assert (await one.contribute(ala, shown.id, CONTRIBUTION)).phase == "gathering"
            await two.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
            assert (await two.show(ola, shown.id)).phase == "gathering"
            heard.set()
            for host, guest in ((one, ala), (two, ola)):
                await until_playing(host, guest, shown.id)
            assert [entry.kind for entry in await one.store.entries(shown.id, 0)].count("resume") == 1

    asyncio.run(whole())


async def until_playing(host: Host, guest: GuestRow, table: str) -> None:
    for _ in range(400):
        if (await host.show(guest, table)).phase == "playing":
            return
        await asyncio.sleep(0.01)
    pytest.fail("nobody has begun")


def in_common(one: Room, other: Room) -> list[int]:
    """Actions that are legal in both."""
    assert one.state is not None
    assert other.state is not None
    return sorted({*one.state.legal()} & {*other.state.legal()})


@pytest.mark.parametrize("what", ["decision", "undo", "pause"])
def test_what_was_meant_for_another_position_is_not_written(
    what: str, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is given back just before a write. Where another server was first the room is another one then."""

    async def whole() -> None:
        async with (
            serving(Host(open_store(shared), Novices())) as one,
            serving(Host(open_store(shared), Novices())) as two,
        ):
            guest, _ = await one.new_guest("Ala")
            wish = NewTable("gangs", [ME, ME], casual=True, clock=ClockChoice("move", 600))
            shown, _ = await one.create(guest, wish)
            await one.contribute(guest, shown.id, CONTRIBUTION)
            await move(one, guest, shown.id)
            await come_to(two, guest, shown.id, await first_choice(one, guest, shown.id))
            behind = await two.room(shown.id)
            seat, standing = behind.mover, len(behind.made)
            async with two.lock(shown.id):  # so that it does not hear of what follows
                while not (common := in_common(behind, ahead := await one.room(shown.id))) or ahead.mover == seat:
                    await move(one, guest, shown.id)
                monkeypatch.setattr(two.time, "missed", lambda _: 1000)
                before = await two.store.entries(shown.id, 0)
                late = {
                    "decision": lambda: two.decide(behind, seat, common[0], "bot"),
                    "undo": lambda: two._playing._take_back(behind, seat, standing - 1),
                    "pause": lambda: two._seating._mark(behind, "pause", "paused"),
                }
                with pytest.raises((Conflict, NotDone)):
                    await late[what]()
            assert await two.store.entries(shown.id, 0) == before

    asyncio.run(whole())
