"""Whoever gives up has lost, and the game ends as any other does: with a result, a record and a rematch."""

from pathlib import Path
from typing import Any

import pytest

from omerta.core import records
from omerta.core.problems import Damaged
from omerta.games import for_record
from omerta.table.replaying import replayed
from omerta.table.shown import Mark, SeatWish, TableShown
from omerta.table.store import Conflict, GuestRow
from omerta.table.verifying import verified, verify
from parlour import BOT, CONTRIBUTION, ME, OPEN, Parlour, refused, run


async def pair(parlour: Parlour, *more: SeatWish, **wishes: Any) -> tuple[GuestRow, GuestRow, TableShown]:
    """Two people at a table, besides others."""
    ala, ola = await parlour.guest("Ala"), await parlour.guest("Ola")
    shown = await parlour.table(ala, ME, OPEN, *more, **wishes)
    await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
    return ala, ola, shown


def test_of_two_people_the_other_wins_and_everything_is_there_as_after_a_finished_game(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, shown = await pair(parlour)
        await parlour.play_out(shown.id, ala, ola, most=6)
        await parlour.host.resign(ala, shown.id, 0)
        over = await parlour.host.show(ola, shown.id)
        assert over.phase == "finished"
        assert over.result is not None
        assert (over.result["winners"], over.result["reason"], over.result["clause"]) == ([1], "resigned", "")
        assert [seat.resigned for seat in over.seats] == [True, False]
        assert over.proof is not None
        assert over.sights[0].choices == []
        assert over.sights[0].marks == [Mark("resigned", 0, len(over.sights[0].lines))]
        record = records.parse(await parlour.host.record(shown.id), "record")
        assert [(one.seat, one.ends) for one in record.resignations] == [(0, True)]
        assert verify(record).doubts == []
        film = replayed(record, None)
        assert film.result == over.result
        assert film.frames[-1].to_move is None
        again, _ = await parlour.host.rematch(ola, shown.id)
        assert again.previous == shown.id

    run(tmp_path, story)


def test_against_bots_alone_giving_up_is_a_loss_at_once(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, BOT, BOT)
        await parlour.host.resign(ala, shown.id, 0)
        over = await parlour.host.show(ala, shown.id)
        assert over.phase == "finished"
        assert over.result is not None
        assert over.result["winners"] == [1, 2]
        await parlour.host.rematch(ala, shown.id)

    run(tmp_path, story)


def test_while_several_may_win_a_bot_plays_on_for_the_seat_which_cannot_win(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, shown = await pair(parlour, ME)
        await parlour.host.resign(ola, shown.id, 1, "pawn")
        going = await parlour.host.show(ola, shown.id)
        assert going.phase == "playing"
        assert (going.seats[1].resigned, going.seats[1].away, going.seats[1].level) == (True, True, "pawn")
        with refused("forbidden", "seat-resigned"):
            await parlour.host.come_back(ola, shown.id, 1)
        with refused("forbidden", "seat-resigned"):
            await parlour.host.seat_bot(ola, shown.id, 1, "don")
        with refused("forbidden", "seat-resigned"):
            await parlour.host.move(ola, shown.id, 1, going.sights[0].moment, 0)
        with refused("forbidden", "not-seated"):
            await parlour.host.pause(ola, shown.id)
        await parlour.host.resign(ola, shown.id, 1)  # again does no harm
        await parlour.play_out(shown.id, ala)
        over = await parlour.host.show(ala, shown.id)
        assert over.phase == "finished"
        assert over.result is not None
        assert 1 not in over.result["winners"]
        assert over.result["winners"]
        record = records.parse(await parlour.host.record(shown.id), "record")
        assert [(one.seat, one.ends) for one in record.resignations] == [(1, False)]
        assert verify(record).doubts == []
        assert replayed(record, None).result == over.result

    run(tmp_path, story)


def test_the_last_person_who_gives_up_ends_it_for_the_bots(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, shown = await pair(parlour, BOT, BOT)
        await parlour.host.resign(ola, shown.id, 1)
        assert (await parlour.host.show(ala, shown.id)).phase == "playing"
        await parlour.host.resign(ala, shown.id, 0)
        over = await parlour.host.show(ala, shown.id)
        assert over.result is not None
        assert over.result["winners"] == [2, 3]

    run(tmp_path, story)


def test_a_resignation_survives_a_restart_and_nothing_is_added_after_the_end(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, shown = await pair(parlour)
        await parlour.play_out(shown.id, ala, ola, most=3)
        await parlour.host.resign(ola, shown.id, 1)
        before = await parlour.host.show(ala, shown.id)
        await parlour.reopen()
        assert await parlour.host.show(ala, shown.id) == before
        room = await parlour.host.room(shown.id)
        with pytest.raises(Conflict):
            await parlour.host.store.append(shown.id, [room.sheet("resign", 0, 1, 1)])
        with refused("forbidden", "table-finished"):
            await parlour.host.resign(ala, shown.id, 0)

    run(tmp_path, story)


def test_a_paused_game_can_be_given_up_and_one_that_gathers_cannot(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, OPEN)
        with refused("forbidden", "table-gathering"):
            await parlour.host.resign(ala, shown.id, 0)
        shown = await parlour.table(ala, ME, BOT)
        await parlour.host.pause(ala, shown.id)
        with refused("forbidden", "not-your-seat"):
            await parlour.host.resign(ala, shown.id, 1)
        await parlour.host.resign(ala, shown.id, 0)
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


def test_taking_back_needs_nobody_who_has_resigned_and_leaves_the_resignation(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, shown = await pair(parlour, ME, casual=True)
        await parlour.play_out(shown.id, ala, ola, most=4)
        await parlour.host.resign(ola, shown.id, 1, "pawn")
        await parlour.play_out(shown.id, ala, most=2)
        sight = next(one for one in (await parlour.host.show(ala, shown.id)).sights if one.choices)
        assert sight.seat is not None
        await parlour.host.ask_undo(ala, shown.id, sight.seat, sight.moment)
        after = await parlour.host.show(ala, shown.id)
        assert after.seats[1].resigned
        assert [mark.kind for mark in after.sights[0].marks] == ["resigned"]
        assert after.sights[0].marks[0].after <= len(after.sights[0].lines)

    run(tmp_path, story)


HEADER = '{"omerta":"record","format":%d,"game":"gangs","version":1,"seats":[{"name":"A"},{"name":"B"}],"options":{}}\n'


def test_a_record_says_who_gave_up_between_its_decisions_and_older_programs_do_not_read_it() -> None:
    lines = HEADER % 2 + '3\n{"resign":1,"ends":true}\n'
    record = records.parse(lines.encode(), "r")
    assert record.decisions == [3]
    assert record.resignations == [records.Resignation(1, 1, ends=True)]
    assert records.parse(records.written(record), "r") == msgspec_equal(record)
    assert b'"format":2' in records.written(record).split(b"\n")[0]
    record.resignations = []
    assert b'"format":1' in records.written(record).split(b"\n")[0]


def msgspec_equal(record: records.Record) -> records.Record:
    record.format = 2
    return record


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ('{"resign":2}\n', "bad-resignation"),
        ('{"resign":-1}\n', "bad-resignation"),
        ('{"resign":1}\n{"resign":1}\n', "bad-resignation"),
        ('{"resign":1,"ends":true}\n3\n', "after-the-end"),
        ('{"resign":"x"}\n', "record-shape"),
        ('{"resign":1,"by":3}\n', "record-shape"),
    ],
)
def test_a_resignation_that_cannot_be_is_told(rest: str, reason: str) -> None:
    with pytest.raises(Damaged) as caught:
        records.parse((HEADER % 2 + rest).encode(), "r")
    assert caught.value.reason == reason


def test_the_check_of_a_record_with_a_resignation_passes_and_one_that_was_called_off_leaves_a_doubt(
    tmp_path: Path,
) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        for ends in ("resign", "abandon"):
            shown = await parlour.table(ala, ME, BOT)
            if ends == "resign":
                await parlour.host.resign(ala, shown.id, 0)
            else:
                await parlour.host.abandon(ala, shown.id)
            content = await parlour.host.record(shown.id)
            found = verified(content, "r")
            assert found.passed
            ending = next(check for check in found.checks if check.name == "ending")
            assert bool(ending.doubts) is (ends == "abandon")
            assert for_record(records.parse(content, "r")).name == "gangs"

    run(tmp_path, story)
