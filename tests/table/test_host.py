"""Tables from the first guest to the last decision, on a real store."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from omerta.core import records
from omerta.core.game import Game, Setup
from omerta.table.fairness import commitment
from omerta.table.host import Host
from omerta.table.seating import LONG_AWAY
from omerta.table.shown import SeatWish
from omerta.table.storage import open_store
from omerta.table.store import ClockChoice
from omerta.table.verifying import verify
from parlour import BOT, CONTRIBUTION, ME, OPEN, HandMachine, Parlour, refused, run
from tables import every_table


@every_table
def test_a_whole_game_of_guests_ends_with_a_record_that_verifies(game: Game, setup: Setup, tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        automata = game.automata(setup.options)
        seats = [ME] * setup.seats
        shown = await parlour.table(ala, *seats, game=game.name, options=setup.options)
        assert shown.phase == "playing"
        assert [row.kind for row in shown.seats] == [
            "automaton" if seat in automata else "human" for seat in range(setup.seats)
        ]
        await parlour.play_out(shown.id, ala, rng=Random(7))
        over = await parlour.host.show(ala, shown.id)
        assert over.phase == "finished"
        assert over.result is not None
        assert over.proof is not None
        assert commitment(shown.id, bytes.fromhex(over.proof.secret)) == shown.commitment
        record = records.parse(await parlour.host.record(shown.id), "record")
        assert verify(record).chances > 0

    run(tmp_path, story)


def test_a_table_gathers_then_begins_and_everybody_sees_only_their_own(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola, spectator = [await parlour.guest(name) for name in ("Ala", "Ola", "Ewa")]
        shown = await parlour.table(ala, ME, OPEN)
        assert shown.phase == "gathering"
        assert len(shown.commitment) == 64
        assert shown.sights[0].view is None
        link = await parlour.host.join(ola, shown.id, None, " Ola ", CONTRIBUTION)
        assert link.seat == 1
        views = [(await parlour.sight(guest, shown.id)).view for guest in (ala, ola, spectator)]
        assert all(views)
        assert views[0] != views[1] != views[2]
        table = await parlour.host.show(spectator, shown.id)
        assert [row.name for row in table.seats] == ["Ala", "Ola"]
        assert table.sights[0].seat is None
        assert table.proof is None
        with refused("forbidden", "table-playing"):
            await parlour.host.join(spectator, shown.id, None, "Ewa", CONTRIBUTION)

    run(tmp_path, story)


def test_a_move_is_kept_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        seat = next(sight for sight in shown.sights if sight.choices)
        assert seat.seat is not None
        action = seat.choices[0].action
        await parlour.host.move(ala, shown.id, seat.seat, seat.moment, action)
        before = await parlour.host.show(ala, shown.id)
        await parlour.host.move(ala, shown.id, seat.seat, seat.moment, action)
        assert await parlour.host.show(ala, shown.id) == before
        with refused("stale"):
            await parlour.host.move(ala, shown.id, seat.seat, seat.moment, seat.choices[1].action)
        with refused("stale"):
            await parlour.host.move(ala, shown.id, seat.seat, seat.moment + 5, action)
        assert await parlour.host.show(ala, shown.id) == before

    run(tmp_path, story)


def test_what_the_rules_forbid_is_refused_with_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, ME)
        mine = next(sight for sight in shown.sights if sight.choices)
        assert mine.seat is not None
        legal = {choice.action for choice in mine.choices}
        illegal = next(action for action in range(2000) if action not in legal)
        with refused("refused"):
            await parlour.host.move(ala, shown.id, mine.seat, mine.moment, illegal)
        with refused("forbidden", "not-your-turn"):
            await parlour.host.move(ala, shown.id, 1 - mine.seat, 0, illegal)
        with refused("forbidden", "not-your-seat"):
            await parlour.host.move(ola, shown.id, mine.seat, mine.moment, mine.choices[0].action)
        with refused("unknown", "unknown-table"):
            await parlour.host.move(ola, "nowhere", 0, 0, 0)
        assert await parlour.host.show(ala, shown.id) == shown

    run(tmp_path, story)


def test_after_a_restart_every_byte_is_as_before(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        await parlour.play_out(shown.id, ala, ola, rng=Random(3), most=12)
        before = [msgspec.json.encode(await parlour.host.show(guest, shown.id)) for guest in (ala, ola, None)]
        await parlour.reopen()
        after = [msgspec.json.encode(await parlour.host.show(guest, shown.id)) for guest in (ala, ola, None)]
        assert [_without_offer(one) for one in after] == [_without_offer(one) for one in before]
        await parlour.play_out(shown.id, ala, ola, rng=Random(4))
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


def _without_offer(message: bytes) -> bytes:
    """Whether something may be taken back is found out a little later."""
    return re.sub(rb'"can_undo":true,"undo_steps":\d+', b'"can_undo":false,"undo_steps":0', message)


def test_a_table_begins_although_the_server_died_when_its_last_seat_was_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dying(*_: object) -> None:
        raise KeyError("as if killed")

    async def story(parlour: Parlour) -> None:
        ala, bo = await parlour.guest(), await parlour.guest("Bo")
        table = (await parlour.table(ala, ME, OPEN)).id
        with monkeypatch.context() as dead:
            dead.setattr(Host, "adopt", dying)
            with pytest.raises(KeyError):
                await parlour.host.join(bo, table, 1, "Bo", CONTRIBUTION)
        await parlour.reopen()
        shown = await parlour.host.show(bo, table)
        assert shown.phase == "playing"
        assert [seat.kind for seat in shown.seats] == ["human", "human"]
        await parlour.play_out(table, ala, bo, most=4)

    run(tmp_path, story)


def test_a_table_where_nobody_looks_is_let_go_and_comes_back(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        await parlour.play_out(shown.id, ala, rng=Random(3), most=12)
        before = msgspec.json.encode(await parlour.host.show(ala, shown.id))
        parlour.host.forget_idle()
        assert parlour.host.live_rooms == 0
        assert _without_offer(msgspec.json.encode(await parlour.host.show(ala, shown.id))) == _without_offer(before)
        await parlour.play_out(shown.id, ala, rng=Random(4))
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


def test_a_table_whose_clock_runs_is_not_let_go(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        await parlour.table(ala, ME, ME, clock=ClockChoice("move", 3600))
        parlour.host.forget_idle()
        assert parlour.host.live_rooms == 1

    run(tmp_path, story)


def test_a_guest_plays_against_bots(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, BOT, SeatWish("bot", level="don"))
        await parlour.play_out(shown.id, ala)
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"
        assert set(parlour.bots.asked) == {"pawn", "don"}

    run(tmp_path, story)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, BOT)
        await parlour.play_out(shown.id, ala, most=3)
        await parlour.reopen()
        await parlour.play_out(shown.id, ala)
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        await parlour.host.leave(ola, shown.id, 1, "soldier")
        await parlour.play_out(shown.id, ala, most=4)
        assert "soldier" in parlour.bots.asked
        with refused("forbidden", "not-your-seat"):
            await parlour.host.come_back(ala, shown.id, 1)
        await parlour.host.seat_bot(ola, shown.id, 1, "pawn")
        await parlour.host.come_back(ola, shown.id, 1)
        row = (await parlour.host.show(ola, shown.id)).seats[1]
        assert (row.kind, row.away, row.level, row.name) == ("human", False, "", "Ola")
        await parlour.play_out(shown.id, ala, ola)
        assert (await parlour.host.show(ala, shown.id)).phase == "finished"

    run(tmp_path, story)


def test_a_table_that_everybody_has_left_waits(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, BOT)
        await parlour.host.leave(ala, shown.id, 0)
        assert (await parlour.host.show(ala, shown.id)).phase == "paused"
        await parlour.host.come_back(ala, shown.id, 0)
        assert (await parlour.host.show(ala, shown.id)).phase == "playing"

    run(tmp_path, story)


def test_a_seat_s_link_brings_the_seat_to_another_browser(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, phone = await parlour.guest(), await parlour.guest("Ala, phone")
        shown = await parlour.table(ala, ME, OPEN)
        link = await parlour.host.join(ala, shown.id, 1, "Ola", CONTRIBUTION)
        assert await parlour.host.claim(phone, link.token) == (shown.id, 1)
        assert [sight.seat for sight in (await parlour.host.show(phone, shown.id)).sights] == [1]
        assert [sight.seat for sight in (await parlour.host.show(ala, shown.id)).sights] == [0]
        with refused("unknown", "unknown-link"):
            await parlour.host.claim(phone, "guess")

    run(tmp_path, story)


def test_a_rematch_moves_everybody_one_seat_on(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN, BOT)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        with refused("forbidden", "no-rematch"):
            await parlour.host.rematch(ala, shown.id)
        await parlour.play_out(shown.id, ala, ola)
        again, links = await parlour.host.rematch(ala, shown.id)
        assert [row.kind for row in again.seats] == ["bot", "human", "open"]
        assert [link.seat for link in links] == [1]
        assert again.commitment != shown.commitment
        assert (await parlour.host.contribute(ala, again.id, "aa" * 32)).phase == "gathering"
        with refused("forbidden", "rematch-exists"):
            await parlour.host.rematch(ola, shown.id)
        with refused("forbidden", "seat-taken"):
            await parlour.host.join(await parlour.guest("Ewa"), again.id, 2, "Ewa", CONTRIBUTION)
        assert (await parlour.host.join(ola, again.id, None, "Ola", "bb" * 32)).seat == 2
        assert (await parlour.host.show(ola, again.id)).phase == "playing"
        assert (await parlour.host.show(ola, shown.id)).following == again.id

    run(tmp_path, story)


def test_a_pause_stops_everything_until_somebody_goes_on(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        mover = next(sight for sight in shown.sights if sight.choices)
        assert mover.seat is not None
        await parlour.host.pause(ala, shown.id)
        assert not any(sight.choices for sight in (await parlour.host.show(ala, shown.id)).sights)
        with refused("forbidden", "table-paused"):
            await parlour.host.move(ala, shown.id, mover.seat, mover.moment, mover.choices[0].action)
        await parlour.reopen()
        await parlour.host.resume(ala, shown.id)
        await parlour.host.move(ala, shown.id, mover.seat, mover.moment, mover.choices[0].action)

    run(tmp_path, story)


def test_a_table_may_be_abandoned_by_who_is_alone_there(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN)
        with refused("forbidden", "not-seated"):
            await parlour.host.abandon(ola, shown.id)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        with refused("forbidden", "others-play"):
            await parlour.host.abandon(ala, shown.id)
        await parlour.host.leave(ola, shown.id, 1)
        with refused("forbidden", "others-away"):
            await parlour.host.abandon(ala, shown.id)
        alone = await parlour.table(ala, ME, BOT)
        await parlour.host.abandon(ala, alone.id)
        assert (await parlour.host.show(ala, alone.id)).phase == "abandoned"

    run(tmp_path, story)


def test_a_rival_can_neither_weaken_nor_give_up_the_seat_of_one_who_left(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        await parlour.host.close()
        machine = HandMachine()
        parlour.host = Host(open_store(str(tmp_path / "other.sqlite")), parlour.bots, machine=machine)
        await parlour.host.start()
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        await parlour.host.leave(ola, shown.id, 1, "don")
        with refused("forbidden", "seat-of-another"):
            await parlour.host.seat_bot(ala, shown.id, 1, "pawn")
        assert (await parlour.host.show(ala, shown.id)).seats[1].level == "don"
        await parlour.host.seat_bot(ola, shown.id, 1, "soldier")
        machine.pass_time(LONG_AWAY - 1)
        with refused("forbidden", "others-away"):
            await parlour.host.abandon(ala, shown.id)
        await parlour.host.come_back(ola, shown.id, 1)
        await parlour.host.leave(ola, shown.id, 1)
        machine.pass_time(1)
        with refused("forbidden", "others-away"):
            await parlour.host.abandon(ala, shown.id)
        machine.pass_time(LONG_AWAY)
        await parlour.host.abandon(ala, shown.id)
        assert (await parlour.host.show(ala, shown.id)).phase == "abandoned"

    run(tmp_path, story)


def test_the_lobby_lists_what_is_listed_and_tells_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        private = await parlour.table(ala, ME, OPEN)
        listed = await parlour.table(ala, ME, OPEN, visibility="listed")
        assert [table.id for table in await parlour.host.lobby()] == [listed.id]
        assert {table.id for table in await parlour.host.mine(ala)} == {private.id, listed.id}
        assert await parlour.host.mine(ola) == []
        await parlour.host.join(ola, listed.id, 1, "Ola", CONTRIBUTION)
        mine = {guest.name: (await parlour.host.mine(guest))[0] for guest in (ala, ola)}
        assert [table.your_turn for table in mine.values()].count(True) == 1
        assert all(table.unread > 0 for table in mine.values())
        await parlour.host.look(ola, listed.id)
        assert (await parlour.host.mine(ola))[0].unread == 0

    run(tmp_path, story)


def test_chat_is_for_tables_that_have_it(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        talking = await parlour.table(ala, ME, OPEN)
        silent = await parlour.table(ala, ME, OPEN, chat=False)
        await parlour.host.say(ala, talking.id, " dzień dobry ")
        assert [(line.seat, line.text) for line in await parlour.host.chat(talking.id)] == [(0, "dzień dobry")]
        with refused("forbidden", "chat-is-off"):
            await parlour.host.say(ala, silent.id, "psst")
        for text in ("", "  ", "x" * 501):
            with refused("bad-request"):
                await parlour.host.say(ala, talking.id, text)

    run(tmp_path, story)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\nb\x07"])
def test_names_are_names(tmp_path: Path, name: str) -> None:
    async def story(parlour: Parlour) -> None:
        with refused("bad-request", "bad-name"):
            await parlour.host.new_guest(name)

    run(tmp_path, story)
