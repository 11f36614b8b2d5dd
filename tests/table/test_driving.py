"""What bots and clocks do by themselves: a thought is kept, bots rest where nobody is, their time tells nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from omerta import bots
from omerta.table import pondering, watching
from omerta.table.host import Host
from omerta.table.pacing import FLOORS, QUICK_FLOORS, TICK, Pace, pace_called
from omerta.table.queueing import Urgency
from omerta.table.room import Room
from omerta.table.shown import BotPace, SeatWish
from omerta.table.storage import open_store
from omerta.table.store import ClockChoice
from omerta.table.thinkers import Answer, Question
from omerta.table.watching import News, Watchers
from parlour import BOT, ME, Novices, Parlour, run

MANY: Final = 20
FIRST: Final = {"first": 0}


class Ponderous(Novices):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.questions: list[Question] = []
        self.thrown_away = 0

    async def ask(self, question: Question) -> Answer:
        self.questions.append(question)
        self.asked.append(question.level)
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.thrown_away += 1
            raise
        return Answer(pondering.replay(question).legal()[0], question.level)


class Onlooker:
    """Somebody with an open page."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    def tell(self, news: News) -> None:
        if news == "table":
            self.changed.set()


@contextmanager
def looking(parlour: Parlour, table: str, guest: str = "") -> Iterator[Onlooker]:
    onlooker = Onlooker()
    with parlour.host.watchers.watching(table, onlooker, guest):
        yield onlooker


async def until_asked(thinkers: Novices, count: int = 1) -> None:
    async with asyncio.timeout(10):
        while len(thinkers.asked) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def until_over(parlour: Parlour, table: str, onlooker: Onlooker) -> None:
    while (await parlour.host.room(table)).table.phase != "finished":
        await onlooker.changed.wait()
        onlooker.changed.clear()


# A thought is kept


def test_asking_a_table_anything_does_not_throw_a_bots_thought_away(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        thinkers = await slow(parlour)
        ala = await parlour.guest()
        table = (await parlour.table(ala, BOT, ME, options=FIRST)).id
        await until_asked(thinkers)
        for _ in range(MANY):
            await parlour.host.come_back(ala, table, 1)
            await parlour.host.wish(ala, table, 1, "auto", "")
            await parlour.host.show(ala, table)
            await asyncio.sleep(0)
        assert (len(thinkers.questions), thinkers.thrown_away) == (1, 0)
        thinkers.may_answer.set()
        await until_asked(thinkers)
        async with asyncio.timeout(10):
            while not (await parlour.sight(ala, table, 1)).choices:  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    run(tmp_path, story)


async def slow(parlour: Parlour) -> Ponderous:
    """The same server, with other bots."""
    thinkers = Ponderous()
    parlour.bots = thinkers
    await parlour.reopen()
    return thinkers


def test_a_bot_of_another_level_thinks_anew(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        thinkers = await slow(parlour)
        ala, bo = await parlour.guest(), await parlour.guest("Bo")
        table = (await parlour.table(ala, ME, BOT, ME, options=FIRST)).id
        await parlour.host.leave(ala, table, 0, "soldier")
        await parlour.host.come_back(ala, table, 2)
        await until_asked(thinkers)
        await parlour.host.seat_bot(ala, table, 0, "don")
        await until_asked(thinkers, 2)
        assert thinkers.asked == ["soldier", "don"]
        assert bo.id != ala.id

    run(tmp_path, story)


def test_what_is_taken_back_is_not_thought_about_any_longer(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        thinkers = await slow(parlour)
        ala = await parlour.guest()
        table = (await parlour.table(ala, ME, BOT, casual=True, options=FIRST)).id
        while not thinkers.asked:
            sight = await parlour.sight(ala, table, 0)
            if sight.choices:
                await parlour.host.move(ala, table, 0, sight.moment, sight.choices[0].action)
            await asyncio.sleep(0)
        await parlour.host.ask_undo(ala, table, 0, (await parlour.sight(ala, table, 0)).moment)
        async with asyncio.timeout(10):
            while not thinkers.thrown_away:  # noqa: ASYNC110
                await asyncio.sleep(0)
        assert (await parlour.sight(ala, table, 0)).choices

    run(tmp_path, story)


def test_time_runs_out_however_often_somebody_returns(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        clock = ClockChoice("move", 1, 0, "bot-moves")
        table = (await parlour.table(ala, ME, ME, clock=clock, options=FIRST)).id
        room = await parlour.host.room(table)
        begun = parlour.host._driver._awaited[table].task
        for _ in range(MANY):
            await parlour.host.come_back(ala, table, 0)
        assert parlour.host._driver._awaited[table].task is begun
        async with asyncio.timeout(10):
            while not parlour.bots.asked:
                await parlour.host.come_back(ala, table, 1)
                await asyncio.sleep(0.01)
        assert room.id == table

    run(tmp_path, story)


# Where nobody is


def test_bots_rest_where_nobody_sits_and_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "GRACE", 0.0)

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = (await parlour.table(ala, BOT, BOT)).id
        await asyncio.sleep(0.1)
        assert parlour.bots.asked == []
        with looking(parlour, table) as onlooker:
            await parlour.host.show(None, table)
            await until_asked(parlour.bots, 5)
        rested = await settled(parlour)
        assert (await parlour.host.room(table)).table.phase == "playing"
        parlour.host.forget_idle()
        with looking(parlour, table) as onlooker:
            await parlour.host.show(ala, table)
            await until_over(parlour, table, onlooker)
        assert len(parlour.bots.asked) > rested

    run(tmp_path, story)


async def settled(parlour: Parlour) -> int:
    """How many questions have been asked when no more are."""
    count = -1
    while count != len(parlour.bots.asked):
        count = len(parlour.bots.asked)
        await asyncio.sleep(0.05)
    return count


def test_a_page_that_is_loaded_anew_does_not_stop_bots(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = (await parlour.table(ala, BOT, BOT)).id
        room = await parlour.host.room(table)
        async with asyncio.timeout(20):
            while room.table.phase != "finished":  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    run(tmp_path, story)


def test_tables_of_bots_are_not_revived_by_a_restart(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        thinkers = await slow(parlour)
        ala = await parlour.guest()
        tables = [(await parlour.table(ala, BOT, BOT)).id for _ in range(3)]
        await until_asked(thinkers, 3)
        await parlour.reopen()
        await asyncio.sleep(0.05)
        assert len(thinkers.questions) == 3, "nobody looks"
        await parlour.host.show(ala, tables[0])
        await until_asked(thinkers, 4)
        assert thinkers.questions[-1].table == tables[0]

    run(tmp_path, story)


def test_a_persons_bots_play_on_until_it_is_the_persons_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "GRACE", 0.0)

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = (await parlour.table(ala, BOT, ME, options=FIRST)).id
        room = await parlour.host.room(table)
        async with asyncio.timeout(10):
            while room.mover != 1:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        assert parlour.bots.asked

    run(tmp_path, story)


def test_time_stands_still_where_everybody_has_run_out_of_it_and_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "GRACE", 0.0)

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        clock = ClockChoice("move", 1, 0, "seat-to-bot")
        table = (await parlour.table(ala, ME, BOT, clock=clock, options=FIRST)).id
        room = await parlour.host.room(table)
        async with asyncio.timeout(10):
            while not is_paused(room):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert room.seats[0].away
        rested = len(parlour.bots.asked)
        await parlour.host.come_back(ala, table, 0)
        assert not is_paused(room)
        assert room.clocks.deadline is None or room.clocks.deadline > parlour.host.now()
        assert rested == 1, "the decision for which the time was up, and no more"

    run(tmp_path, story)


def is_paused(room: Room) -> bool:
    return room.table.phase == "paused"


# For whom


def test_whose_bots_think_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "GRACE", 0.0)

    async def story(parlour: Parlour) -> None:
        ala, bo = await parlour.guest(), await parlour.guest("Bo")
        parlour.host.sharing.note(ala.id, "10.0.0.7")
        mine = await parlour.host.room((await parlour.table(ala, ME, BOT, options=FIRST)).id)
        bots_only = await parlour.host.room((await parlour.table(ala, BOT, BOT)).id)
        claim = parlour.host.sharing.claim_at(mine)
        assert (claim.urgency, claim.person, claim.address) == (Urgency.AWAY, ala.id, "10.0.0.7")
        with looking(parlour, mine.id, bo.id):
            assert parlour.host.sharing.claim_at(mine).urgency == Urgency.AWAY, "Bo does not sit there"
        with looking(parlour, mine.id, ala.id):
            assert parlour.host.sharing.claim_at(mine).urgency == Urgency.LIVE
        with looking(parlour, bots_only.id, ala.id):
            assert parlour.host.sharing.claim_at(bots_only).urgency == Urgency.WATCHED

    run(tmp_path, story)


def test_who_has_looked_just_now_is_there_for_a_while() -> None:
    now = 0.0
    watchers = Watchers(lambda: now)
    watchers.look("t", "ala")
    now = watching.GRACE - 1
    assert watchers.is_seen("t")
    assert watchers.is_there("t", "ala")
    assert not watchers.is_there("t", "bo")
    now = watching.GRACE + 1
    assert not watchers.is_seen("t")
    watchers.forget()
    assert not watchers._looks
    with watchers.watching("t", Onlooker(), "ala"):
        assert watchers.is_there("t", "ala")
        now += 1000
        assert watchers.is_there("t", "ala")
    assert watchers.is_there("t", "ala"), "the page may be loaded anew"


# How fast


class FakeTime:
    """A clock that goes on when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Telltales(Novices):
    """Bots that take the longer the more they may do, which is hidden from their rivals."""

    def __init__(self, time: FakeTime, per_action: float) -> None:
        super().__init__()
        self.time = time
        self.per_action = per_action
        self.taken: list[float] = []

    async def ask(self, question: Question) -> Answer:
        legal = pondering.replay(question).legal()
        self.taken.append(len(legal) * self.per_action)
        self.time.now += self.taken[-1]
        await asyncio.sleep(0)
        return Answer(legal[0], question.level)


def answered(folder: Path, per_action: float, pace: str, table: BotPace = "at-ease") -> tuple[list[float], list[float]]:
    """What bots took for each decision of a game, and when it was shown."""
    time = FakeTime()
    thinkers = Telltales(time, per_action)
    floors = FLOORS if pace == "usual" else {}

    async def story() -> list[float]:
        host = Host(open_store(str(folder / "t.sqlite")), thinkers, pace=Pace(floors, TICK, time, time.sleep))
        await host.start()
        parlour = Parlour.__new__(Parlour)
        parlour.host, parlour.bots = host, thinkers
        shown = await played(parlour, time, table)
        await host.close()
        return shown

    return thinkers.taken, asyncio.run(story())


async def played(parlour: Parlour, time: FakeTime, pace: BotPace) -> list[float]:
    """When each move of the bots came, counted from the one before."""
    ala = await parlour.guest()
    moments: list[float] = []
    decide = parlour.host.decide

    async def noting(*what: object) -> None:
        moments.append(time.now)
        await decide(*what)  # type: ignore[arg-type]

    parlour.host.decide = noting  # type: ignore[method-assign, assignment]
    began = time.now
    table = (await parlour.table(ala, BOT, BOT, pace=pace)).id
    room = await parlour.host.room(table)
    async with asyncio.timeout(30):
        while room.table.phase != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return [after - before for before, after in zip([began, *moments], moments, strict=False)]


def test_answers_come_at_the_same_pace_whatever_there_is_to_think_about(tmp_path: Path) -> None:
    taken, shown = answered(tmp_path, 0.0002, "usual")
    assert len({round(seconds, 6) for seconds in taken}) > 3, "or nothing was shown"
    assert max(taken) < FLOORS["pawn"]
    assert {round(seconds, 6) for seconds in shown} == {FLOORS["pawn"]}


def test_at_a_quick_table_they_come_sooner_and_tell_as_little(tmp_path: Path) -> None:
    taken, shown = answered(tmp_path, 0.0002, "usual", "quick")
    assert len({round(seconds, 6) for seconds in taken}) > 3, "or nothing was shown"
    assert {round(seconds, 6) for seconds in shown} == {QUICK_FLOORS["pawn"]}


def test_the_quickest_floor_is_no_lower_than_what_a_level_thinks() -> None:
    for level in bots.LEVELS:
        assert bots.read_level(level).seconds < QUICK_FLOORS[level] < FLOORS[level]


def test_how_long_a_bot_may_think_is_told_for_the_seat_to_move_and_depends_on_nothing_hidden(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        parlour.host.pace = pace_called("usual")
        asking = asyncio.Event()

        async def never(_: Question) -> Answer:
            await asking.wait()
            raise AssertionError

        parlour.bots.ask = never  # type: ignore[method-assign, assignment]
        for pace, most in (("at-ease", 1200), ("quick", 1100)):
            don = SeatWish("bot", level="don")
            shown = await parlour.table(ala, don, ME, options={"first": 0}, pace=pace)
            shown = await parlour.host.show(ala, shown.id)
            assert shown.pace == pace
            assert [seat.thinks for seat in shown.seats] == [most, None]
        shown = await parlour.table(ala, ME, BOT, options={"first": 0})
        assert [seat.thinks for seat in shown.seats] == [None, None]

    run(tmp_path, story)


def test_without_a_pace_they_come_at_once_and_tell(tmp_path: Path) -> None:
    taken, shown = answered(tmp_path, 0.0002, "none")
    assert [round(seconds, 6) for seconds in shown] == [round(seconds, 6) for seconds in taken]


def test_what_is_late_comes_with_the_next_tick() -> None:
    pace = pace_called("usual")
    for level in bots.LEVELS:
        floor = FLOORS[level]
        assert pace.due(level, 0.0) == pace.due(level, floor) == floor
        assert pace.due(level, floor + 0.001) == pace.due(level, floor + TICK - 0.001) == floor + TICK
        assert pace.due(level, floor + TICK + 0.001) == floor + 2 * TICK
    assert pace_called("none").due("don", 0.123) == 0.123
