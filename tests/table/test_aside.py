"""One bad table is one bad table: whatever stands in its rows, it is set aside and all others are played."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any, Final, cast

import asyncpg
import pytest
import structlog

from omerta.core.game import CHANCE, State
from omerta.table import aside, driving
from omerta.table.host import Host
from omerta.table.shown import NewTable, TableShown
from omerta.table.storage import open_store
from omerta.table.store import GuestRow
from omerta.table.thinkers import Answer, Question
from parlour import BOT, CONTRIBUTION, ME, OPEN, HandMachine, Novices, refused

# Checks that a hand which spoils rows would have to take away first.
CHECKS: Final = (
    "ALTER TABLE entries DROP CONSTRAINT known_kind",
    "ALTER TABLE entries DROP CONSTRAINT known_by",
    "ALTER TABLE tables DROP CONSTRAINT known_phase",
    "ALTER TABLE seats DROP CONSTRAINT known_kind",
)
LAST: Final = "number = (SELECT MAX(number) FROM entries WHERE table_id = 'BAD')"
SPOILT: Final = {
    "an illegal action": "UPDATE entries SET value = 4000 WHERE table_id = 'BAD' AND LAST",
    "an action out of range": "UPDATE entries SET value = 4611686018427387904 WHERE table_id = 'BAD' AND LAST",
    "an action below zero": "UPDATE entries SET value = -7 WHERE table_id = 'BAD' AND LAST",
    "an illegal chance": "UPDATE entries SET value = 3999 WHERE table_id = 'BAD' AND number = 1",
    "another seat": "UPDATE entries SET seat = 1 - seat WHERE table_id = 'BAD' AND LAST",
    "a seat that is not there": "UPDATE entries SET seat = 31 WHERE table_id = 'BAD' AND LAST",
    "a seat for chance": "UPDATE entries SET kind = 'seat', seat = 0 WHERE table_id = 'BAD' AND number = 1",
    "chance for a seat": "UPDATE entries SET kind = 'chance', seat = -1 WHERE table_id = 'BAD' AND kind = 'seat'",
    "an unknown kind": "UPDATE entries SET kind = 'bribe' WHERE table_id = 'BAD' AND LAST",
    "an unknown hand": "UPDATE entries SET by = 'ghost' WHERE table_id = 'BAD' AND LAST",
    "a missing number": "DELETE FROM entries WHERE table_id = 'BAD' AND number = 2",
    "a number too far": "UPDATE entries SET number = number + 5 WHERE table_id = 'BAD' AND LAST",
    "an undo too far": "UPDATE entries SET kind = 'undo', value = 999 WHERE table_id = 'BAD' AND LAST",
    "no log": "DELETE FROM entries WHERE table_id = 'BAD'",
    "an unknown game": "UPDATE tables SET game = 'ludo' WHERE id = 'BAD'",
    "a newer game": "UPDATE tables SET version = 99 WHERE id = 'BAD'",
    "unknown options": """UPDATE tables SET options = '{"colour":"red"}' WHERE id = 'BAD'""",
    "options that are a list": "UPDATE tables SET options = '[1]' WHERE id = 'BAD'",
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = 'BAD'",
    "an unknown clock": """UPDATE tables SET clock = '{"kind":"sand"}' WHERE id = 'BAD'""",
    "an unknown phase": "UPDATE tables SET phase = 'asleep' WHERE id = 'BAD'",
    "a phase before its log": "UPDATE tables SET phase = 'gathering' WHERE id = 'BAD'",
    "a foreign box": "UPDATE tables SET digest = 'abcd' WHERE id = 'BAD'",
    "too many seats": "UPDATE tables SET seats = 7 WHERE id = 'BAD'",
    "a missing seat": "DELETE FROM seats WHERE table_id = 'BAD' AND seat = 0",
    "an unknown sitter": "UPDATE seats SET kind = 'cat' WHERE table_id = 'BAD' AND seat = 0",
    "a pre-move that is no number": "INSERT INTO wishes VALUES ('BAD', 0, 'premove', 'x')",
    "a wish of nobody": "INSERT INTO wishes VALUES ('BAD', 40, 'notes', 'x')",
}
ONE_MORE: Final = (
    "INSERT INTO entries SELECT table_id, number + 1, kind, seat, 4000, at, by FROM entries"
    " WHERE table_id = 'BAD' AND LAST"
)
# SQLite alone takes these.
LOOSE: Final = {
    "a word for a number": "UPDATE entries SET value = 'seven' WHERE table_id = 'BAD' AND LAST",
    "a half number": "UPDATE entries SET at = 1.5 WHERE table_id = 'BAD' AND LAST",
    "bytes for a text": "UPDATE tables SET options = x'ff00' WHERE id = 'BAD'",
    "a word for its time": "UPDATE tables SET changed = 'soon' WHERE id = 'BAD'",
    "a text for the secret": "UPDATE tables SET secret = 'none' WHERE id = 'BAD'",
    "a word for a seat": "UPDATE seats SET seat = 'two' WHERE table_id = 'BAD' AND seat = 0",
    "a word for the seats": "UPDATE tables SET seats = 'two' WHERE id = 'BAD'",
}


async def spoil(address: str, statement: str) -> None:
    """What no server does."""
    if not address.startswith("postgresql"):
        with closing(sqlite3.connect(address)) as file, file:
            file.execute("PRAGMA ignore_check_constraints = ON")
            assert file.execute(statement).rowcount > 0
        return
    connection = await asyncpg.connect(address)
    for check in CHECKS:
        await connection.execute(check)
    assert not (await connection.execute(statement)).endswith(" 0")
    await connection.close()


@asynccontextmanager
async def serving(address: str, bots: Novices | None = None) -> AsyncIterator[Host]:
    host = Host(open_store(address), bots or Novices())
    try:
        await host.start()
        yield host
    finally:
        await host.close()


async def a_table(host: Host, guest: GuestRow) -> str:
    """With a few moves made."""
    wish = NewTable("gangs", [ME, ME], visibility="listed")
    shown, _ = await host.create(guest, wish)
    await host.contribute(guest, shown.id, CONTRIBUTION)
    for _ in range(3):
        await move(host, guest, shown.id)
    return shown.id


async def move(host: Host, guest: GuestRow, table: str) -> TableShown:
    shown = await host.show(guest, table)
    sight = next(sight for sight in shown.sights if sight.choices)
    assert sight.seat is not None
    await host.move(guest, table, sight.seat, sight.moment, sight.choices[0].action)
    return await host.show(guest, table)


async def spoilt(address: str, statement: str) -> tuple[GuestRow, str, str]:
    """A good table and a bad one, whose server has gone."""
    async with serving(address) as host:
        guest, _ = await host.new_guest("Ala")
        good, bad = await a_table(host, guest), await a_table(host, guest)
    await spoil(address, statement.replace("LAST", LAST).replace("BAD", bad))
    return guest, good, bad


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await story()

    asyncio.run(whole())


async def check_set_aside(address: str, statement: str) -> None:
    guest, good, bad = await spoilt(address, statement)
    with structlog.testing.capture_logs() as logs:
        async with serving(address) as host:
            for _ in range(3):
                with refused("conflict"):
                    await host.show(guest, bad)
            assert {one.id for one in await host.lobby()} == {good}
            mine = {one.id: one.problem is not None for one in await host.mine(guest)}
            assert mine == {good: False, bad: True}
            assert (await move(host, guest, good)).phase == "playing"
            assert len(host.aside) == 1
    told = [line for line in logs if line["event"] == "table-set-aside"]
    assert [line["table"] for line in told] == [bad[:8]]
    assert bad not in str(logs)


@pytest.mark.parametrize("statement", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_table_is_set_aside_and_all_others_are_played(address: str, statement: str) -> None:
    tell(lambda: check_set_aside(address, statement))


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.parametrize("statement", LOOSE.values(), ids=LOOSE)
def test_values_of_another_kind_too(address: str, statement: str) -> None:
    tell(lambda: check_set_aside(address, statement))


@pytest.mark.parametrize("kind", ["sqlite"])
def test_it_is_tried_again_after_a_while_and_not_at_every_question(address: str) -> None:
    async def story() -> None:
        guest, good, bad = await spoilt(address, SPOILT["an unknown game"].replace("ludo", "chess"))
        del good
        machine = HandMachine()
        host = Host(open_store(address), Novices(), machine=machine)
        await host.start()
        await spoil(address, f"UPDATE tables SET game = 'gangs' WHERE id = '{bad}'")  # noqa: S608 – of its own making
        with refused("conflict", "table-unreadable"):
            await host.show(guest, bad)
        machine.pass_time(aside.AGAIN)
        assert (await move(host, guest, bad)).phase == "playing"
        assert len(host.aside) == 0
        await host.close()

    tell(story)


def test_a_table_that_gathers_is_checked_too(address: str) -> None:
    async def story() -> None:
        async with serving(address) as host:
            guest, _ = await host.new_guest("Ala")
            shown, _ = await host.create(guest, NewTable("gangs", [ME, OPEN]))
        await spoil(address, f"""UPDATE tables SET options = '{{"first":9}}' WHERE id = '{shown.id}'""")  # noqa: S608
        async with serving(address) as host:
            with refused("conflict", "table-unreadable"):
                await host.show(guest, shown.id)

    tell(story)


def test_what_another_server_spoils_while_it_is_played_sets_it_aside(postgres_address: str) -> None:
    async def story() -> None:
        async with serving(postgres_address) as host:
            guest, _ = await host.new_guest("Ala")
            good, bad = await a_table(host, guest), await a_table(host, guest)
            await spoil(postgres_address, ONE_MORE.replace("LAST", LAST).replace("BAD", bad))
            await host.catch_up(bad)
            with refused("conflict", "table-unreadable"):
                await host.show(guest, bad)
            with refused("conflict", "table-unreadable"):
                await host.move(guest, bad, 0, 0, 0)
            assert (await move(host, guest, good)).phase == "playing"

    tell(story)


class Fools(Novices):
    """Bots that know no rules."""

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question.level)
        return Answer(4000, question.level)


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_table_that_fails_again_and_again_is_set_aside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "GRACE", 0.0)

    async def story() -> None:
        bots = Fools()
        async with serving(address, bots) as host:
            guest, _ = await host.new_guest("Ala")
            wish = NewTable("gangs", [BOT, ME], options={"first": 0})
            with structlog.testing.capture_logs() as logs:
                bad, _ = await host.create(guest, wish)
                await host.contribute(guest, bad.id, CONTRIBUTION)
                while not len(host.aside):  # noqa: ASYNC110 – it happens in other tasks
                    await asyncio.sleep(0)
            with refused("conflict", "table-failing"):
                await host.show(guest, bad.id)
            assert len(bots.asked) == aside.MOST_FAILURES
            assert [line["table"] for line in logs if line["event"] == "table-set-aside"] == [bad.id[:8]]
            assert (await move(host, guest, await a_table(host, guest))).phase == "playing"

    tell(story)


class Muddled:
    """A real state whose list of what chance may do is another thread's, as once in an interpreted server."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def copy(self) -> "Muddled":
        return Muddled(self._state.copy())

    def legal(self) -> list[int]:
        legal: list[int] = self._state.legal()
        return [3999] * len(legal) if self._state.to_move == CHANCE else legal


@pytest.mark.parametrize("kind", ["sqlite"])
def test_an_illegal_chance_decision_is_refused_before_it_is_written(address: str) -> None:
    async def story() -> None:
        async with serving(address) as host:
            guest, _ = await host.new_guest("Ala")
            table = await a_table(host, guest)
            room = await host.room(table)
            room.state = cast(State, Muddled(cast(State, room.state)))
            written = room.next_number
            with refused("unavailable", "chance-refused"):
                for _ in range(200):
                    await move(host, guest, table)
                    written = room.next_number
            assert room.next_number == written
            assert (await host.store.entries(table, 0))[-1].number == written - 1

    tell(story)
