"""Lists of tables: when something happened there and how it ended, without playing it again, in both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from keeping import run_sql
from omerta.core.game import Result
from omerta.table import showing
from omerta.table.host import Host
from omerta.table.shown import NewTable, Outcome, TableSummary
from omerta.table.storage import open_store
from omerta.table.store import GuestRow, Saved
from parlour import BOT, CONTRIBUTION, ME, OPEN, Novices, Parlour, run

Told = TypeVar("Told")


def hosting(address: str, story: Callable[[Host], Awaitable[Told]]) -> Told:
    """Tell a story at a server of its own, which then goes."""

    async def whole() -> Told:
        host = Host(open_store(address), Novices())
        await host.start()
        try:
            return await story(host)
        finally:
            await host.close()

    return asyncio.run(whole())


async def played(host: Host) -> tuple[GuestRow, TableSummary]:
    """Somebody who has played a game to its end, and how it is listed."""
    guest, _ = await host.new_guest("Ala")
    shown, _ = await host.create(guest, NewTable("gangs", [ME, ME]))
    await host.contribute(guest, shown.id, CONTRIBUTION)
    rng = Random(7)
    while (shown := await host.show(guest, shown.id)).phase == "playing":
        assert [one.outcome for one in await host.mine(guest)] == [None]  # how it stands is nobody's to read in a list
        sight = next(one for one in shown.sights if one.choices)
        assert sight.seat is not None
        await host.move(guest, shown.id, sight.seat, sight.moment, rng.choice(sight.choices).action)
    (listed,) = await host.mine(guest)
    assert shown.result is not None
    assert listed.outcome is not None
    assert listed.outcome.scores == shown.result["scores"]
    assert [seat for seat, place in enumerate(listed.outcome.places) if place == 1] == shown.result["winners"]
    return guest, listed


def test_how_a_game_ended_is_kept_and_not_played_again(address: str) -> None:
    guest, first = hosting(address, played)

    async def listed(host: Host) -> tuple[list[str], TableSummary]:
        loaded: list[str] = []
        load = host.store.load

        async def counted(table: str, first: int = 0) -> Saved | None:
            loaded.append(table)
            return await load(table, first)

        host.store.load = counted  # type: ignore[method-assign]
        (again,) = await host.mine(guest)
        return loaded, again

    loaded, again = hosting(address, listed)
    assert loaded == []
    assert (again.outcome, again.seats, again.changed) == (first.outcome, first.seats, first.changed)
    assert [seat.yours for seat in again.seats] == [True, True]


@pytest.mark.parametrize("value", ["", "{", "[]", '{"places":[1],"scores":[1]}', '{"places":"1","scores":"2"}'])
def test_what_was_kept_badly_is_found_out_anew(address: str, value: str) -> None:
    guest, first = hosting(address, played)
    run_sql(address, f"UPDATE wishes SET value = '{value}' WHERE name = 'outcome'")  # noqa: S608
    assert [one.outcome for one in hosting(address, lambda host: host.mine(guest))] == [first.outcome]


def test_a_finished_table_that_cannot_be_opened_says_so(address: str) -> None:
    guest, _ = hosting(address, played)
    run_sql(address, "UPDATE tables SET game = 'nothing'")
    (listed,) = hosting(address, lambda host: host.mine(guest))
    assert listed.problem is not None


def test_lists_tell_the_time_to_the_minute(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        await parlour.table(ala, ME, OPEN, visibility="listed")
        for (one,) in (await parlour.host.lobby(), await parlour.host.mine(ala)):
            assert one.created % showing.MINUTE == one.changed % showing.MINUTE == 0
            assert 0 <= parlour.host.now() - one.created < 2 * showing.MINUTE
            assert one.outcome is None

    run(tmp_path, story)


def test_a_rematch_is_named(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = await parlour.table(ala, ME, BOT)
        await parlour.play_out(table.id, ala)
        again, _ = await parlour.host.rematch(ala, table.id)
        assert {one.id: one.following for one in await parlour.host.mine(ala)} == {table.id: again.id, again.id: ""}

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([5, 7, 5, 3], [0], [1, 2, 3, 4]),  # whoever has won is first, whatever the score
        ([9, 4, 9, 4], [0, 2], [1, 3, 1, 3]),
        ([0, 0], [1], [2, 1]),
    ],
)
def test_winners_come_first_and_equals_share_a_place(scores: list[int], winners: list[int], places: list[int]) -> None:
    assert showing.in_short(Result(scores, winners, "points", "G7.1")) == Outcome(places, scores)
