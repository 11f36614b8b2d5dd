"""Clocks that run out, decisions taken back, and decisions made beforehand, at real tables."""

import asyncio
from collections import deque
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from omerta.table.shown import Sight, TableShown
from omerta.table.store import ClockChoice, GuestRow
from omerta.table.watching import News
from parlour import CONTRIBUTION, ME, OPEN, Parlour, refused, run, unheard


class Bell:
    """Rings when a table has changed for a guest."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    def tell(self, _: News) -> None:
        self.rung.set()


def mover(shown: TableShown) -> Sight:
    return next(sight for sight in shown.sights if sight.choices)


async def until_undo(parlour: Parlour, guest: GuestRow, table: str) -> Sight:
    """Play at random until somebody may take something back."""
    rng = Random(5)
    while True:
        room = await parlour.host.room(table)
        if room.is_offer_open:
            deque(room.finding_offer(), maxlen=0)
        for sight in (await parlour.host.show(guest, table)).sights:
            if sight.seat is not None and room.undo_for(sight.seat) is not None:
                return sight
        await parlour.play_out(table, guest, rng=rng, most=1)


async def asked_undo(parlour: Parlour, guest: GuestRow, table: str, seat: int) -> int:
    """Ask for consent; the question's mark."""
    moment = (await parlour.host.room(table)).moments[seat]
    await parlour.host.ask_undo(guest, table, seat, moment)
    asked = (await parlour.host.show(guest, table)).undo_asked
    assert asked is not None
    return asked.question


def test_what_may_be_taken_back_is_offered_by_itself(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        sight = await until_undo(parlour, ala, shown.id)
        assert sight.seat is not None
        await parlour.reopen()
        bell, rivals, watching = Bell(), Bell(), parlour.host.watchers.watching
        parlour.host.watchers.noticed = unheard  # who comes and goes rings too
        with watching(shown.id, bell, ala.id), watching(shown.id, rivals, "somebody else"):
            await asyncio.wait_for(bell.rung.wait(), 40)
            assert not rivals.rung.is_set()
        assert (await parlour.host.show(ala, shown.id)).sights[sight.seat].can_undo

    run(tmp_path, story)


def test_when_time_is_up_a_bot_moves(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        clock = ClockChoice("move", 1, on_timeout="bot-moves")
        shown = await parlour.table(ala, ME, ME, clock=clock)
        assert shown.deadline is not None
        seat = mover(shown)
        await asyncio.sleep(1.3)
        later = await parlour.host.show(ala, shown.id)
        assert parlour.bots.asked[0] == "soldier"
        assert seat.seat is not None
        assert later.sights[seat.seat].moment > seat.moment
        assert not any(row.away for row in later.seats)
        with refused("stale"):
            await parlour.host.move(ala, shown.id, seat.seat, seat.moment, seat.choices[-1].action)

    run(tmp_path, story)


def test_when_time_is_up_a_seat_may_go_to_a_bot(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        clock = ClockChoice("player", 1, 0, "seat-to-bot")
        shown = await parlour.table(ala, ME, OPEN, clock=clock)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        await asyncio.sleep(1.4)
        later = await parlour.host.show(ala, shown.id)
        assert any(row.away and row.level == "capo" for row in later.seats)
        assert "capo" in parlour.bots.asked

    run(tmp_path, story)


def test_what_nobody_learnt_from_is_taken_back(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        sight = await until_undo(parlour, ala, shown.id)
        assert sight.seat is not None
        with refused("stale"):
            await parlour.host.undo(ala, shown.id, sight.seat, sight.moment - 1)
        await parlour.host.undo(ala, shown.id, sight.seat, sight.moment)
        back = await parlour.host.show(ala, shown.id)
        assert mover(back).seat == sight.seat
        assert len(back.sights[sight.seat].lines) < len(sight.lines)
        before = await parlour.host.show(ala, shown.id)
        await parlour.reopen()
        assert await parlour.host.show(ala, shown.id) == before
        await parlour.play_out(shown.id, ala, rng=Random(1))
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


@pytest.mark.parametrize("on_timeout", ["bot-moves", "seat-to-bot"])
def test_when_time_is_up_everybody_reads_for_whom_a_bot_moved_also_after_a_restart(
    tmp_path: Path, on_timeout: Literal["bot-moves", "seat-to-bot"]
) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest("Ala"), await parlour.guest("Ola")
        clock = ClockChoice("move", 1, on_timeout=on_timeout)
        shown = await parlour.table(ala, ME, OPEN, clock=clock, options={"first": 0})
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        room, bell = await parlour.host.room(shown.id), Bell()
        parlour.host.watchers.add(shown.id, bell, ala.id)
        while room.moments[0] == 0:
            await bell.rung.wait()
            bell.rung.clear()
        for guest in (ala, ola, None):
            table = await parlour.host.show(guest, shown.id)
            first = table.sights[0].marks[0]
            assert (first.kind, first.seat) == ("timeout", 0)
            assert first.after < len(table.sights[0].lines), "what the bot did stands after it"
        await parlour.reopen()
        assert (await parlour.host.show(None, shown.id)).sights[0].marks[0] == first

    run(tmp_path, story)


def test_nothing_is_taken_back_once_chance_has_decided(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        for seat in (0, 1):
            with refused("forbidden", "nothing-to-undo"):
                await parlour.host.undo(ala, shown.id, seat, 0)

    run(tmp_path, story)


def test_further_back_only_with_consent_at_a_casual_table(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        strict = await parlour.table(ala, ME, ME)
        with refused("forbidden", "not-casual"):
            await parlour.host.ask_undo(ala, strict.id, 0, 0)
        shown = await parlour.table(ala, ME, OPEN, casual=True)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        await parlour.play_out(shown.id, ala, ola, rng=Random(2), most=6)
        before = await parlour.host.show(ala, shown.id)
        moments = (await parlour.host.room(shown.id)).moments
        with refused("stale"):
            await parlour.host.ask_undo(ala, shown.id, 0, moments[0] - 1)
        question = await asked_undo(parlour, ala, shown.id, 0)
        assert await parlour.host.show(ala, shown.id) != before
        with refused("forbidden", "undo-already-asked"):
            await parlour.host.ask_undo(ola, shown.id, 1, moments[1])
        with refused("forbidden", "no-undo-asked"):
            await parlour.host.consent_undo(ala, shown.id, 0, question)
        await parlour.host.decline_undo(ola, shown.id, 1, question)
        assert (await parlour.host.show(ala, shown.id)).undo_asked is None
        again = await asked_undo(parlour, ala, shown.id, 0)
        with refused("stale"):
            await parlour.host.consent_undo(ola, shown.id, 1, question)
        await parlour.host.consent_undo(ola, shown.id, 1, again)
        back = await parlour.host.show(ala, shown.id)
        assert back.undo_asked is None
        assert mover(back).seat == 0
        assert len(back.sights[0].lines) < len(before.sights[0].lines)

    run(tmp_path, story)


def test_a_premove_is_made_when_the_turn_comes_and_only_once(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        first = mover(shown)
        assert first.seat is not None
        other = 1 - first.seat
        for choice in first.choices:
            await parlour.host.wish(ala, shown.id, other, "premove", str(choice.action))
            break
        with refused("bad-request"):
            await parlour.host.wish(ala, shown.id, other, "premove", "-1")
        while (sight := mover(await parlour.host.show(ala, shown.id))).seat == first.seat:
            await parlour.host.move(ala, shown.id, first.seat, sight.moment, sight.choices[0].action)
        assert (await parlour.host.show(ala, shown.id)).sights[other].premove in (None, first.choices[0].action)

    run(tmp_path, story)


def test_lone_choices_are_made_for_who_wants_that(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        for seat in (0, 1):
            await parlour.host.wish(ala, shown.id, seat, "auto", "1")
        rng = Random(4)
        while (now := await parlour.host.show(ala, shown.id)).phase == "playing":
            sight = mover(now)
            assert len(sight.choices) > 1 or sight.moment == 0
            assert sight.seat is not None
            action = rng.choice(sight.choices).action
            await parlour.host.move(ala, shown.id, sight.seat, sight.moment, action)

    run(tmp_path, story)
