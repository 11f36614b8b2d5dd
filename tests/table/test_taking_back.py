"""What is promised of questions, consents, pre-moves and moves that are sent again: each counts for exactly one."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from omerta.core import records
from omerta.table.host import Host
from omerta.table.problems import NotDone
from omerta.table.shown import NewTable, Sight, TableShown
from omerta.table.storage import open_store
from omerta.table.store import Conflict, GuestRow, Wish
from omerta.table.verifying import verify
from parlour import BOT, CONTRIBUTION, ME, OPEN, Novices, Parlour, refused, run


def mover(shown: TableShown) -> Sight:
    return next(sight for sight in shown.sights if sight.choices)


async def pair(host: Host) -> tuple[list[GuestRow], str]:
    """Two guests at a casual table; who sits at which seat."""
    guests = [(await host.new_guest(name))[0] for name in ("Ala", "Ola")]
    shown, _ = await host.create(guests[0], NewTable("gangs", [ME, OPEN], casual=True))
    await host.contribute(guests[0], shown.id, CONTRIBUTION)
    await host.join(guests[1], shown.id, 1, "Ola", CONTRIBUTION)
    return guests, shown.id


async def decide(host: Host, guests: list[GuestRow], table: str, rng: Random) -> int:
    """One decision of whose turn it is; the seat."""
    room = await host.room(table)
    seat = room.mover
    sight = mover(await host.show(guests[seat], table))
    await host.move(guests[seat], table, seat, sight.moment, rng.choice(sight.choices).action)
    return seat


async def ask(host: Host, guests: list[GuestRow], table: str, seat: int) -> int:
    """Ask for consent; the question's mark."""
    await host.ask_undo(guests[seat], table, seat, (await host.room(table)).moments[seat])
    asked = (await host.show(guests[seat], table)).undo_asked
    assert asked is not None
    return asked.question


async def until_last(host: Host, guests: list[GuestRow], table: str) -> tuple[int, int, int]:
    """Play until some decision ends the game; who makes it, when, and which it is."""
    rng = Random(11)
    while True:
        room = await host.room(table)
        for action in room.state.legal() if room.state is not None else []:
            if room.drafted_move(room.mover, action, 0, "player").state.result() is not None:
                return room.mover, room.moments[room.mover], action
        await decide(host, guests, table, rng)


def test_a_finished_game_is_not_wiped_by_a_late_consent(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host = parlour.host
        guests, table = await pair(host)
        seat, moment, action = await until_last(host, guests, table)
        question = await ask(host, guests, table, seat)
        await host.move(guests[seat], table, seat, moment, action)
        over = await host.show(guests[0], table)
        assert (over.phase, over.undo_asked) == ("finished", None)
        with refused("stale"):
            await host.consent_undo(guests[1 - seat], table, 1 - seat, question)
        for number, guest in enumerate(guests):
            moments = (await host.room(table)).moments
            for going_back in (host.undo, host.ask_undo):
                with refused("forbidden", "table-finished"):
                    await going_back(guest, table, number, moments[number])
        assert await host.show(guests[0], table) == over
        assert verify(records.parse(await host.record(table), "record")).chances > 0
        await parlour.reopen()
        assert await parlour.host.show(guests[0], table) == over

    run(tmp_path, story)


def test_a_question_dies_with_the_next_decision(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host, rng = parlour.host, Random(3)
        guests, table = await pair(host)
        seat = await decide(host, guests, table, rng)
        old = await ask(host, guests, table, seat)
        for _ in range(5):
            await decide(host, guests, table, rng)
        assert (await host.show(guests[0], table)).undo_asked is None
        assert [wish for wish in await host.store.wishes(table) if wish.name == "undo"] == []
        with refused("stale"):
            await host.consent_undo(guests[1 - seat], table, 1 - seat, old)
        made = list((await host.room(table)).made)
        new = await ask(host, guests, table, seat)
        for answer in (host.consent_undo, host.decline_undo):
            with refused("stale"):
                await answer(guests[1 - seat], table, 1 - seat, old)
        await parlour.reopen()
        host = parlour.host
        await host.consent_undo(guests[1 - seat], table, 1 - seat, new)
        room = await host.room(table)
        assert room.made == made[: len(room.made)] != made
        with refused("stale"):
            await host.consent_undo(guests[1 - seat], table, 1 - seat, new)

    run(tmp_path, story)


def test_a_question_dies_when_somebody_leaves_or_pauses(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host, rng = parlour.host, Random(3)
        guests, table = await pair(host)
        seat = await decide(host, guests, table, rng)
        question = await ask(host, guests, table, seat)
        await host.pause(guests[0], table)
        with refused("stale"):
            await host.consent_undo(guests[1 - seat], table, 1 - seat, question)
        with refused("forbidden", "table-paused"):
            await host.ask_undo(guests[seat], table, seat, (await host.room(table)).moments[seat])
        await host.resume(guests[0], table)
        await host.leave(guests[seat], table, seat)
        assert [wish for wish in await host.store.wishes(table) if wish.name == "undo"] == []
        await host.come_back(guests[seat], table, seat)
        with refused("stale"):
            await host.consent_undo(guests[1 - seat], table, 1 - seat, question)

    run(tmp_path, story)


def test_who_is_away_cannot_consent_and_nobody_else_for_them(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host, rng = parlour.host, Random(3)
        guests, table = await pair(host)
        seats = [await decide(host, guests, table, rng) for _ in range(4)]
        await host.leave(guests[1], table, 1)
        room = await host.room(table)
        made = list(room.made)
        with refused("forbidden", "somebody-away"):
            await host.ask_undo(guests[0], table, 0, room.moments[0])
        assert room.made[: len(made)] == made
        assert 0 in seats

    run(tmp_path, story)


def test_where_nobody_else_holds_a_seat_nobody_is_asked_and_sent_again_it_is_done_once(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host = parlour.host
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, BOT, casual=True)
        await parlour.play_out(shown.id, ala, most=4)
        room = await host.room(shown.id)
        moment, before = room.moments[0], room.last_of(0)
        await host.ask_undo(ala, shown.id, 0, moment)
        assert len(room.made) == before
        await host.ask_undo(ala, shown.id, 0, moment)
        await host.undo(ala, shown.id, 0, moment)
        assert len(room.made) == before

    run(tmp_path, story)


# Decided beforehand.


def test_a_premove_ends_in_the_commit_that_uses_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the server died right after each commit of a decision."""

    async def dying(*_: object) -> None:
        raise KeyError("as if killed")

    async def story(parlour: Parlour) -> None:
        ala, rng, served = await parlour.guest(), Random(8), 0
        shown = await parlour.table(ala, ME, ME)
        while (now := await parlour.host.show(ala, shown.id)).phase == "playing" and served < 5:
            sight = mover(now)
            assert sight.seat is not None
            other = 1 - sight.seat
            for guess in (choice.action for choice in sight.choices[-2:]):
                await parlour.host.wish(ala, shown.id, other, "premove", str(guess))
            with monkeypatch.context() as deadly:
                deadly.setattr(parlour.host.store, "wish", dying)
                await parlour.host.move(ala, shown.id, sight.seat, sight.moment, rng.choice(sight.choices).action)
            entries = await parlour.host.store.entries(shown.id, 0)
            deciders = {entry.seat for entry in entries[-2:] if entry.by == "premove"}
            await parlour.reopen()
            left = {wish.seat for wish in await parlour.host.store.wishes(shown.id) if wish.name == "premove"}
            assert not left & deciders
            served += len(deciders)
        assert served > 0

    run(tmp_path, story)


def test_a_premove_is_for_one_moment_even_if_it_is_still_there(tmp_path: Path) -> None:
    """Whatever a server that was behind has left in the store, it serves nothing later."""

    async def story(parlour: Parlour) -> None:
        ala, rng = await parlour.guest(), Random(8)
        shown = await parlour.table(ala, ME, ME)
        room = await parlour.host.room(shown.id)
        every = [Wish(seat, "premove", room.premoving(seat, action)) for seat in (0, 1) for action in range(1, 9)]
        await parlour.play_out(shown.id, ala, rng=rng, most=12)
        for wish in every:
            await parlour.host.store.wish(shown.id, wish)
            await parlour.reopen()
            await parlour.play_out(shown.id, ala, rng=rng, most=2)
        assert not [entry for entry in await parlour.host.store.entries(shown.id, 0) if entry.by == "premove"]

    run(tmp_path, story)


def test_who_asked_is_told_who_did_not_agree_until_the_next_decision(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host, rng = parlour.host, Random(3)
        guests, table = await pair(host)
        seat = await decide(host, guests, table, rng)
        question = await ask(host, guests, table, seat)
        await host.decline_undo(guests[1 - seat], table, 1 - seat, question)
        assert (await host.show(guests[seat], table)).sights[0].declined == 1 - seat
        assert (await host.show(guests[1 - seat], table)).sights[0].declined is None, "it is told to nobody else"
        await parlour.reopen()
        host = parlour.host
        assert (await host.show(guests[seat], table)).sights[0].declined == 1 - seat
        await decide(host, guests, table, rng)
        assert (await host.show(guests[seat], table)).sights[0].declined is None
        assert [wish for wish in await host.store.wishes(table) if wish.name == "declined"] == []

    run(tmp_path, story)


def test_who_asks_again_or_asks_no_longer_is_told_of_no_refusal(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host = parlour.host
        guests, table = await pair(host)
        seat = await decide(host, guests, table, Random(3))
        await host.decline_undo(guests[seat], table, seat, await ask(host, guests, table, seat))
        assert (await host.show(guests[seat], table)).sights[0].declined is None, "it was taken back by who asked"
        await host.decline_undo(guests[1 - seat], table, 1 - seat, await ask(host, guests, table, seat))
        await ask(host, guests, table, seat)
        assert (await host.show(guests[seat], table)).sights[0].declined is None

    run(tmp_path, story)


def test_taking_back_ends_what_was_decided_beforehand(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        host, rng = parlour.host, Random(3)
        guests, table = await pair(host)
        seat = await decide(host, guests, table, rng)
        for number, guest in enumerate(guests):
            await host.wish(guest, table, number, "premove", "1")
            await host.wish(guest, table, number, "notes", "kept")
        question = await ask(host, guests, table, seat)
        await host.consent_undo(guests[1 - seat], table, 1 - seat, question)
        left = [wish for wish in await host.store.wishes(table) if wish.seat >= 0]
        assert left == [Wish(0, "notes", "kept"), Wish(1, "notes", "kept")]

    run(tmp_path, story)


# Sent again.


async def resend(host: Host, guest: GuestRow, table: str, sent: dict[tuple[int, int], int]) -> None:
    """Everything that was acknowledged, and something else in its place."""
    before = await host.store.entries(table, 0)
    for (seat, moment), action in sent.items():
        await host.move(guest, table, seat, moment, action)
        with pytest.raises(NotDone) as caught:
            await host.move(guest, table, seat, moment, action + 1)
        assert caught.value.problem.reason in ("stale-moment", "table-finished", "table-abandoned")
    assert await host.store.entries(table, 0) == before


@pytest.mark.parametrize("end", ["finished", "abandoned"])
def test_a_move_is_acknowledged_again_whatever_has_followed_it(tmp_path: Path, end: str) -> None:
    async def story(parlour: Parlour) -> None:
        ala, rng = await parlour.guest(), Random(21)
        shown = await parlour.table(ala, ME, ME, casual=True)
        table, sent, undone = shown.id, dict[tuple[int, int], int](), 0
        for seat in (0, 1):
            await parlour.host.wish(ala, table, seat, "auto", "1")
        while (now := await parlour.host.show(ala, table)).phase == "playing" and (end == "finished" or len(sent) < 12):
            sight = mover(now)
            assert sight.seat is not None
            choice = rng.choice(sight.choices)
            await parlour.host.wish(ala, table, rng.randrange(2), "premove", str(rng.choice(sight.choices).action))
            await parlour.host.move(ala, table, sight.seat, sight.moment, choice.action)
            sent[sight.seat, sight.moment] = choice.action
            room = await parlour.host.room(table)
            if len(sent) % 5 == 0 and not room.is_over:
                await parlour.host.ask_undo(ala, table, sight.seat, room.moments[sight.seat])
                undone += 1
        if end == "abandoned":
            await parlour.host.abandon(ala, table)
        assert undone > 0
        assert (await parlour.host.show(ala, table)).phase == end
        await resend(parlour.host, ala, table, sent)
        await parlour.reopen()
        await resend(parlour.host, ala, table, sent)

    run(tmp_path, story)


# Two servers.


@asynccontextmanager
async def two_hosts(address: str) -> AsyncIterator[list[Host]]:
    hosts = [Host(open_store(address), Novices()) for _ in range(2)]
    for host in hosts:
        await host.start()
    try:
        yield hosts
    finally:
        for host in hosts:
            await host.close()


def test_of_the_end_and_a_consent_at_once_on_two_servers_one_happens(postgres_address: str) -> None:
    async def whole() -> None:
        outcomes: Counter[str] = Counter()
        async with two_hosts(postgres_address) as hosts:
            for turn in range(12):
                guests, table = await pair(hosts[0])
                seat, moment, action = await until_last(hosts[0], guests, table)
                question = await ask(hosts[0], guests, table, seat)
                await hosts[1].show(guests[0], table)
                here, there = hosts if turn % 2 else hosts[::-1]
                ends = here.move(guests[seat], table, seat, moment, action)
                consents = there.consent_undo(guests[1 - seat], table, 1 - seat, question)
                both = (ends, consents) if turn % 4 < 2 else (consents, ends)
                await asyncio.gather(*both, return_exceptions=True)
                saved = await here.store.load(table)
                assert saved is not None
                kinds = {entry.kind for entry in saved.entries}
                assert (saved.table.phase == "finished") == ("undo" not in kinds)
                assert not [wish for wish in saved.wishes if wish.name == "undo"]
                outcomes[saved.table.phase] += 1
                if saved.table.phase == "finished":
                    for host in hosts:
                        await host.catch_up(table)
                        assert verify(records.parse(await host.record(table), "record")).chances > 0
        assert sum(outcomes.values()) == 12

    asyncio.run(whole())


def test_two_servers_serve_a_premove_once_and_acknowledge_what_the_other_wrote(postgres_address: str) -> None:
    async def whole() -> None:
        async with two_hosts(postgres_address) as hosts:
            rng = Random(4)
            ala, _ = await hosts[0].new_guest("Ala")
            shown, _ = await hosts[0].create(ala, NewTable("gangs", [ME, ME]))
            table, sent, wished = shown.id, dict[tuple[int, int], int](), 0
            await hosts[0].contribute(ala, table, CONTRIBUTION)
            while (now := await hosts[0].show(ala, table)).phase == "playing":
                sight = mover(now)
                assert sight.seat is not None
                guess = rng.choice(sight.choices).action
                await rng.choice(hosts).wish(ala, table, 1 - sight.seat, "premove", str(guess))
                wished += 1
                move = (ala, table, sight.seat, sight.moment, rng.choice(sight.choices).action)
                await asyncio.gather(*(host.move(*move) for host in hosts))
                sent[sight.seat, sight.moment] = move[-1]
                await hosts[0].catch_up(table)
            entries = await hosts[0].store.entries(table, 0)
            served = [entry for entry in entries if entry.by == "premove"]
            assert 0 < len(served) <= wished
            assert len([entry for entry in entries if entry.by == "player"]) == len(sent)
            for host in hosts:
                await resend(host, ala, table, sent)
            with pytest.raises(Conflict):
                await hosts[0].store.append(table, [entries[-1]])

    asyncio.run(whole())


def test_an_undo_sent_to_two_servers_at_once_is_done_once_and_acknowledged_by_both(postgres_address: str) -> None:
    async def whole() -> None:
        async with two_hosts(postgres_address) as hosts:
            ala, _ = await hosts[0].new_guest("Ala")
            for _ in range(8):
                shown, _ = await hosts[0].create(ala, NewTable("gangs", [ME, BOT], casual=True))
                await hosts[0].contribute(ala, shown.id, CONTRIBUTION)
                while (room := await hosts[0].room(shown.id)).moments[0] < 2 or room.mover != 0:
                    sights = (await hosts[0].show(ala, shown.id)).sights
                    for sight in sights:
                        if sight.choices:
                            await hosts[0].move(ala, shown.id, 0, sight.moment, sight.choices[0].action)
                    await asyncio.sleep(0.001)
                moment = room.moments[0]
                await hosts[1].catch_up(shown.id)
                await asyncio.gather(*(host.ask_undo(ala, shown.id, 0, moment) for host in hosts))
                entries = await hosts[0].store.entries(shown.id, 0)
                assert sum(entry.kind == "undo" for entry in entries) == 1

    asyncio.run(whole())
