"""The time of tables: even whatever clocks do, and nobody's to lose while no server is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from omerta.table.host import Host
from omerta.table.shown import NewTable
from omerta.table.storage import open_store
from omerta.table.store import ClockChoice, GuestRow, StoreTrouble
from omerta.table.timekeeping import COMING_BACK, SILENCE, Machine, Timekeeper
from omerta.table.watching import News
from parlour import CONTRIBUTION, ME, HandMachine, Novices, Parlour, run, unheard

HOUR = 3_600_000
DAY = 24 * HOUR
CLOCKS = [ClockChoice("move", 8, on_timeout="seat-to-bot"), ClockChoice("player", 8, 3, "bot-moves")]


async def serve_for(host: Host, machine: HandMachine, milliseconds: int) -> None:
    """Time in which a server is there."""
    while milliseconds > 0:
        machine.pass_time(min(1000, milliseconds))
        milliseconds -= 1000
        await host.time.sign()


async def die(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if killed: no last sign of life."""

    async def nothing(_: Timekeeper) -> None:
        pass

    with monkeypatch.context() as dead:
        dead.setattr(Timekeeper, "sign", nothing)
        await host.close()


async def time_left(host: Host, guest: GuestRow, table: str) -> int:
    deadline = (await host.show(guest, table)).deadline
    assert deadline is not None
    return deadline - host.now()


class Bell:
    def __init__(self) -> None:
        self.rung = asyncio.Event()

    def tell(self, _: News) -> None:
        self.rung.set()


@pytest.mark.parametrize("clock", CLOCKS, ids=["move", "player"])
@pytest.mark.parametrize("jump", [0, HOUR, -HOUR, DAY, -DAY])
@pytest.mark.parametrize("is_rebooted", [False, True])
def test_a_server_that_was_away_took_nobody_s_time(
    tmp_path: Path, clock: ClockChoice, jump: int, *, is_rebooted: bool
) -> None:
    machine = HandMachine()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=clock)
        await serve_for(parlour.host, machine, 2000)
        before = parlour.host.now()
        assert await time_left(parlour.host, ala, shown.id) == 6000
        await parlour.host.close()
        (machine.reboot if is_rebooted else machine.pass_time)(10_000, jump=jump)
        await parlour.reopen()
        assert parlour.host.now() >= before
        left = await time_left(parlour.host, ala, shown.id)
        assert left in ((6000, 6000 + COMING_BACK) if is_rebooted and jump < 0 else (6000 + COMING_BACK,))
        await parlour.reopen()
        assert await time_left(parlour.host, ala, shown.id) == left, "nobody was away, nothing is given"
        later = await parlour.host.show(ala, shown.id)
        assert not any(seat.away for seat in later.seats)
        assert parlour.bots.asked == []

    run(tmp_path, story, machine)


def test_a_server_that_was_killed_was_away_since_its_last_sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = HandMachine()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=CLOCKS[1])
        for death in range(6):
            await serve_for(parlour.host, machine, 1000)
            left = await time_left(parlour.host, ala, shown.id)
            machine.pass_time(400)
            await die(parlour.host, monkeypatch)
            machine.pass_time(60_000)
            await parlour.reopen()
            given = 0 if death % 2 else COMING_BACK
            assert await time_left(parlour.host, ala, shown.id) == left + given, "to come back once for each decision"
            if death % 2:
                await parlour.play_out(shown.id, ala, most=1)

    run(tmp_path, story, machine)


def test_what_was_not_given_back_before_the_next_death_still_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = HandMachine()

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=CLOCKS[0])
        await serve_for(parlour.host, machine, 2000)
        await parlour.host.close()
        machine.pass_time(30_000)
        with monkeypatch.context() as hasty:
            hasty.setattr(Host, "settle_time", never)
            hasty.setattr(Host, "_settle_all_times", bool)
            await parlour.reopen()
            await die(parlour.host, monkeypatch)
        machine.pass_time(30_000)
        await parlour.reopen()
        assert await time_left(parlour.host, ala, shown.id) == 6000 + COMING_BACK

    run(tmp_path, story, machine)


def test_a_server_that_takes_long_to_start_is_away_until_it_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = HandMachine()

    async def slow(_: Novices) -> None:
        machine.pass_time(20_000)

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=CLOCKS[0])
        await serve_for(parlour.host, machine, 2000)
        with monkeypatch.context() as starting:
            starting.setattr(Novices, "start", slow)
            await parlour.reopen()
        assert await time_left(parlour.host, ala, shown.id) == 6000 + COMING_BACK

    run(tmp_path, story, machine)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, DAY, -DAY])
def test_clocks_do_not_jump_with_the_machine_s(tmp_path: Path, jump: int) -> None:
    machine = HandMachine()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=CLOCKS[0])
        machine.pass_time(1000, jump=jump)
        await parlour.host.time.sign()
        assert await time_left(parlour.host, ala, shown.id) == 7000
        await parlour.play_out(shown.id, ala, most=3)
        assert await time_left(parlour.host, ala, shown.id) == 8000

    run(tmp_path, story, machine)


def test_a_server_that_was_stopped_takes_nobody_s_time(tmp_path: Path) -> None:
    """As by SIGSTOP, or a laptop's lid: when it goes on, the deadline has long passed."""
    machine = HandMachine()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=ClockChoice("move", 1, on_timeout="seat-to-bot"))
        bell = Bell()
        parlour.host.watchers.noticed = unheard  # who comes rings too
        with parlour.host.watchers.watching(shown.id, bell):
            machine.pass_time(20_000)
            await asyncio.wait_for(bell.rung.wait(), 10)
        assert await time_left(parlour.host, ala, shown.id) == 1000 + COMING_BACK
        assert not any(seat.away for seat in (await parlour.host.show(ala, shown.id)).seats)

    run(tmp_path, story, machine)


def test_a_store_that_was_away_takes_nobody_s_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could move; who does so as soon as it is back has not used that time."""
    machine = HandMachine()

    async def away(*_: object) -> int:
        raise StoreTrouble("database-unreachable", {"what": "x", "detail": "y"})

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, clock=CLOCKS[1])
        await serve_for(parlour.host, machine, 1000)
        mover = next(sight for sight in shown.sights if sight.choices)
        assert mover.seat is not None
        move = (ala, shown.id, mover.seat, mover.moment, mover.choices[0].action)
        with monkeypatch.context() as gone:
            gone.setattr(parlour.host.store, "sign", away)
            machine.pass_time(SILENCE + 10_000)
            with pytest.raises(StoreTrouble):
                await parlour.host.move(*move)
        await parlour.host.move(*move)
        left = (await parlour.host.show(ala, shown.id)).seats[mover.seat].left
        assert left == 8000 - 1000 + COMING_BACK + 3000

    run(tmp_path, story, machine)


def test_nothing_is_given_where_no_clock_ran(tmp_path: Path) -> None:
    machine = HandMachine()

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        machine.pass_time(HOUR)
        first = await parlour.table(ala, ME, ME, clock=CLOCKS[0], casual=True)
        assert await time_left(parlour.host, ala, first.id) == 8000
        machine.pass_time(1000)
        await parlour.host.pause(ala, first.id)
        machine.pass_time(HOUR)
        await parlour.reopen()
        machine.pass_time(HOUR)
        await parlour.host.resume(ala, first.id)
        assert await time_left(parlour.host, ala, first.id) == 7000
        await parlour.play_out(first.id, ala, most=2)
        assert await time_left(parlour.host, ala, first.id) == 8000

    run(tmp_path, story, machine)


# Several servers.


@asynccontextmanager
async def serving(address: str, machine: Machine) -> AsyncIterator[Host]:
    host = Host(open_store(address), Novices(), machine=machine)
    await host.start()
    try:
        yield host
    finally:
        await host.close()


async def a_clocked_table(host: Host, guest: GuestRow) -> str:
    shown, _ = await host.create(guest, NewTable("gangs", [ME, ME], clock=CLOCKS[0]))
    await host.contribute(guest, shown.id, CONTRIBUTION)
    return shown.id


def test_while_one_server_is_there_nobody_is_away(postgres_address: str) -> None:
    machine = HandMachine()

    async def whole() -> None:
        async with serving(postgres_address, machine) as one:
            guest, _ = await one.new_guest("Ala")
            table = await a_clocked_table(one, guest)
            async with serving(postgres_address, machine):
                await serve_for(one, machine, 1000)
            await serve_for(one, machine, 2000)
            machine.pass_time(0, jump=-DAY)
            async with serving(postgres_address, machine) as two:
                assert two.now() == one.now(), "all servers of a boot have one time"
                assert await time_left(two, guest, table) == await time_left(one, guest, table) == 5000
            assert await one.store.absences(HandMachine().at) == []

    asyncio.run(whole())


def test_of_servers_that_start_together_each_table_gets_its_time_back_once(postgres_address: str) -> None:
    machine = HandMachine()

    async def whole() -> None:
        async with serving(postgres_address, machine) as one:
            guest, _ = await one.new_guest("Ala")
            tables = [await a_clocked_table(one, guest) for _ in range(5)]
            await serve_for(one, machine, 2000)
        machine.pass_time(20_000, jump=DAY)
        hosts = [Host(open_store(postgres_address), Novices(), machine=machine) for _ in range(3)]
        await asyncio.gather(*(host.start() for host in hosts))
        for table in tables:
            assert [await time_left(host, guest, table) for host in hosts] == [6000 + COMING_BACK] * 3
        for host in hosts:
            await host.close()

    asyncio.run(whole())
