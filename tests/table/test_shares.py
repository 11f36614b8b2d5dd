"""Fair shares in real processes: nobody's bot waits for all of somebody else's."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

import choosers
from omerta.core import records
from omerta.core.records import Record, Sitter
from omerta.table import pondering
from omerta.table.films import Film
from omerta.table.queueing import Claim, Urgency
from omerta.table.replaying import replayed
from omerta.table.thinkers import Question, Study
from omerta.table.thinking import HINTS, RECENT, ProcessThinkers, lanes_of
from omerta.table.verifying import verified
from omerta.table.worker import Chooser
from parlour import refused
from tables import games, uniform_decisions

MANY: Final = 8
LONG: Final = "don@400ms"


def question(level: str, table: str, claim: Claim) -> Question:
    game = games()[0]
    setup = game.setups[0]
    decisions = uniform_decisions(game, setup, 1)
    state = game.new(setup.seats, setup.options)
    for number, action in enumerate(decisions):
        if number > len(decisions) // 2 and state.to_move >= 0 and len(state.legal()) > 1:
            break
        state.advance(action)
    asked = Question(table, game.name, setup.seats, setup.options, decisions[:number], int(state.to_move), level)
    return replace(asked, claim=claim)


def record() -> Record:
    game = games()[0]
    setup = game.setups[0]
    seats = [Sitter(f"p{seat}") for seat in range(setup.seats)]
    made = list[records.Decision](uniform_decisions(game, setup, 1))
    return Record(game.name, seats, dict(setup.options), made, game.version)


ATTACKER: Final = Claim(Urgency.LIVE, "mallory", "10.0.0.6")
VICTIM: Final = Claim(Urgency.LIVE, "ala", "10.0.0.7")


def with_thinkers(
    work: Callable[[ProcessThinkers], Awaitable[None]], workers: int, chooser: Chooser = pondering.choose
) -> None:
    async def run() -> None:
        thinkers = ProcessThinkers(workers, chooser)
        await thinkers.start()
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


async def ask_many(thinkers: ProcessThinkers, claim: Claim = ATTACKER) -> list[asyncio.Task[object]]:
    asked = [question(LONG, f"attack {number}", claim) for number in range(MANY)]
    tasks = [asyncio.create_task(_ask(thinkers, one)) for one in asked]
    await asyncio.sleep(0)
    return tasks


async def _ask(thinkers: ProcessThinkers, asked: Question) -> object:
    return await thinkers.ask(asked)


def is_there(film: Film) -> bool:
    return Path(film.name).exists()


def done(tasks: list[asyncio.Task[object]]) -> int:
    return sum(task.done() for task in tasks)


# Bots


def test_a_soldier_waits_for_no_don_at_all() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        await thinkers.ask(question("soldier", "warm", VICTIM))
        tasks = await ask_many(thinkers, replace(ATTACKER, urgency=Urgency.LIVE))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        before = done(tasks)
        answer = await thinkers.ask(question("soldier", "victim", VICTIM))
        assert answer.level == "soldier"
        assert done(tasks) - before <= 1, "and the Dons had no time to go on meanwhile"
        await asyncio.gather(*tasks)

    with_thinkers(work, 2)


def test_a_don_waits_for_one_of_somebody_elses_not_for_all() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        tasks = await ask_many(thinkers)
        await thinkers.ask(question(LONG, "victim", VICTIM))
        assert done(tasks) <= 1
        await asyncio.gather(*tasks)

    with_thinkers(work, 1)


def test_live_tables_come_before_bots_that_only_play_among_themselves() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        tasks = await ask_many(thinkers, replace(VICTIM, urgency=Urgency.WATCHED))
        await thinkers.ask(question(LONG, "live", VICTIM))
        assert done(tasks) <= 1, "though they are the same person's"
        await asyncio.gather(*tasks)

    with_thinkers(work, 1)


def test_no_process_is_told_for_whom_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("OMERTA_NOTED", str(notes))

    async def work(thinkers: ProcessThinkers) -> None:
        await thinkers.ask(question("soldier", "a-table", VICTIM))
        assert notes.read_text(encoding="utf-8") == "a-table \n"

    with_thinkers(work, 1, choosers.noting)


def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("OMERTA_NOTED", str(notes))

    async def work(thinkers: ProcessThinkers) -> None:
        tasks = await ask_many(thinkers)
        for task in tasks[1:]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinkers.ask(question("soldier", "last", VICTIM))
        assert [line.split()[0] for line in notes.read_text(encoding="utf-8").splitlines()] == ["attack", "last"]
        assert sum(thinkers.waiting("long", urgency) for urgency in Urgency) == 0

    with_thinkers(work, 1, choosers.noting)


@pytest.mark.parametrize(("workers", "count"), [(1, 1), (2, 2), (5, 5)])
def test_quick_and_long_thoughts_have_processes_of_their_own(workers: int, count: int) -> None:
    lanes = lanes_of(workers)
    assert len(lanes) == count
    assert {lane for served in lanes for lane in served} == {"quick", "long", "study"}
    assert count == 1 or not any({"quick", "long"} <= set(served) for served in lanes)


@pytest.mark.parametrize("cores", [None, 1, 2, 4, 16])
def test_by_default_studies_have_a_process_of_their_own_too(cores: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    lanes = lanes_of(None)
    assert {("quick",), ("long",), ("study",)} == set(lanes)


# Hints


def test_a_live_bot_waits_for_one_hint_at_most_whoever_asks() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        claims = [Claim(Urgency.ASKED, f"guest {number}", "10.0.0.6") for number in range(6)]
        hints = [asyncio.create_task(thinkers.advise(question("adviser", "t", claim))) for claim in claims]
        await asyncio.sleep(0)
        await thinkers.ask(question("soldier", "victim", VICTIM))
        assert sum(hint.done() for hint in hints) <= 1
        for hint in hints:
            hint.cancel()

    with_thinkers(work, 1)


def test_only_so_many_hints_wait_for_a_person() -> None:
    asked = question("adviser", "t", replace(ATTACKER, urgency=Urgency.ASKED))

    async def work(thinkers: ProcessThinkers) -> None:
        running = await ask_many(thinkers, VICTIM)
        hints = [asyncio.create_task(thinkers.advise(asked)) for _ in range(HINTS.of_person)]
        await asyncio.sleep(0)
        for _ in range(30):
            with refused("too-many", "too-many"):
                await thinkers.advise(asked)
        for task in (*running, *hints):
            task.cancel()

    with_thinkers(work, 1)


# Studies


def test_a_study_is_done_in_a_process_and_says_what_it_would_say_here() -> None:
    content = records.written(record())

    async def work(thinkers: ProcessThinkers) -> None:
        checked = await thinkers.study(Study("check", content, "record"))
        assert checked is not None
        assert checked.verified == verified(content, "record")
        graph = await thinkers.study(Study("graph", content, "record"))
        assert graph is not None
        assert graph.outline is not None
        assert graph.outline.plies == [frame.ply for frame in replayed(record(), None).frames]
        for viewpoint, has_sheets in ((None, False), (0, True)):
            film = Film()
            found = await thinkers.study(Study("replay", content, "record", viewpoint, has_sheets, film.name))
            assert found is not None
            film.length = found.length
            assert film.whole() == replayed(record(), viewpoint, has_sheets)
            assert film.length == sum(map(len, film.plain()))
            assert not is_there(film), "nothing is left of it whoever dies"
            film.close()

    with_thinkers(work, 1)


def test_what_is_wrong_with_a_record_is_told() -> None:
    content = records.written(record())
    short = b"\n".join(content.splitlines()[:9]) + b"\n"

    async def work(thinkers: ProcessThinkers) -> None:
        for wrong, reason in ((short, "not-finished"), (b"nothing", "")):
            for wanted in ("replay", "graph"):
                film = Film()
                found = await thinkers.study(Study(wanted, wrong, "record", file=film.name))
                film.close()
                assert found is not None
                assert found.problem is not None
                assert reason in ("", found.problem.reason)
                assert not is_there(film)

    with_thinkers(work, 1)


def test_foresight_is_the_same_from_a_process() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        asked = question("adviser", "t", VICTIM)
        for action in pondering.replay(asked).legal()[:3]:
            assert await thinkers.foresee(asked, action) == pondering.foresee(asked, action)

    with_thinkers(work, 2)


def test_a_process_that_dies_over_a_study_is_replaced() -> None:
    content = records.written(record())

    async def work(thinkers: ProcessThinkers) -> None:
        first = thinkers.processes[0]
        before = first.pid
        assert before is not None
        os.kill(before, signal.SIGSTOP)
        asked = asyncio.create_task(thinkers.study(Study("check", content, "record")))
        while not thinkers.thinking:  # noqa: ASYNC110
            await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        await asked
        assert first.pid != before
        assert await thinkers.study(Study("check", content, "record")) is not None

    with_thinkers(work, 1)


# Health


def test_processes_that_do_not_answer_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def run() -> None:
        nonlocal now
        thinkers = ProcessThinkers(1, clock=lambda: now)
        assert await thinkers.study(Study("check", b"", "record")) is None
        assert thinkers.problem() == "", "what somebody hands in says nothing of the bots"
        await thinkers.ask(question("don", "t", VICTIM))
        assert thinkers.problem() == "bots-failing"
        now = RECENT + 1
        assert thinkers.problem() == ""
        await thinkers.close()

    asyncio.run(run())
