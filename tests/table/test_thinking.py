"""Bots in real processes: they answer, remember, and when one dies, hangs or cheats, a weaker one answers for it."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec
import pytest

import choosers
from omerta import bots
from omerta.core.game import Game, Setup
from omerta.table import pondering
from omerta.table.thinkers import Answer, Question
from omerta.table.thinking import ProcessThinkers, descent, patience
from omerta.table.worker import Chooser
from tables import every_game, every_table, games, start, uniform_decisions

LEVELS: Final = ("pawn", "soldier", "capo", "don", "don@50ms", "capo@20")
SERVER: Final = """
import asyncio, choosers
from omerta.table.thinkers import Question
from omerta.table.thinking import ProcessThinkers

async def serve():
    thinkers = ProcessThinkers(1, choosers.endless)
    await thinkers.start()
    await thinkers.ask(Question("t", {game!r}, {seats}, {options}, {decisions}, {seat}, "{level}"))
    print("idle", flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def moments(game: Game, setup: Setup, level: str = "soldier", table: str = "t") -> list[Question]:
    """All questions of one game in which a free seat has a choice."""
    state = start(game, setup)
    decisions = uniform_decisions(game, setup, 1)
    automata = game.automata(setup.options)
    found: list[Question] = []
    for number, action in enumerate(decisions):
        seat = int(state.to_move)
        if seat >= 0 and seat not in automata and len(state.legal()) > 1:
            made = decisions[:number]
            found.append(Question(table, game.name, setup.seats, setup.options, made, seat, level))
        state.advance(action)
    return found


def some_question(level: str, table: str = "t") -> Question:
    game = games()[0]
    questions = moments(game, game.setups[0], level, table)
    return questions[len(questions) // 2]


def is_legal(question: Question, answer: Answer) -> bool:
    return answer.action in pondering.replay(question).legal()


def with_thinkers(
    work: Callable[[ProcessThinkers], Awaitable[None]], workers: int = 1, chooser: Chooser = pondering.choose
) -> None:
    async def run() -> None:
        thinkers = ProcessThinkers(workers, chooser)
        await thinkers.start()
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


def pids(thinkers: ProcessThinkers) -> list[int]:
    return [worker.pid for worker in thinkers._workers if worker.pid is not None]


async def until_thinking(thinkers: ProcessThinkers) -> None:
    """Until a process has got its question and been at it for a while."""
    while not thinkers.thinking or not thinkers._workers[0]._is_ready:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)


# Answers


@every_game
def test_every_level_answers_legally_in_the_middle_of_a_game(game: Game) -> None:
    questions = moments(game, game.setups[0])

    async def work(thinkers: ProcessThinkers) -> None:
        for level in LEVELS:
            question = msgspec.structs.replace(questions[len(questions) // 2], level=level)
            answer = await thinkers.ask(question)
            assert answer.level == level
            assert is_legal(question, answer)
        assert (thinkers.asked, thinkers.failed) == (len(LEVELS), 0)
        assert thinkers.seconds > 0

    with_thinkers(work)


@every_table
def test_the_blind_answer_at_any_moment(game: Game, setup: Setup) -> None:
    for question in moments(game, setup)[::10]:
        assert is_legal(question, pondering.choose_blindly(question))


@every_game
def test_advice_and_a_judgement_come_from_a_process_too(game: Game) -> None:
    questions = moments(game, game.setups[0])

    async def work(thinkers: ProcessThinkers) -> None:
        question = questions[len(questions) // 2]
        advised = await thinkers.advise(question)
        assert advised is not None
        legal = pondering.replay(question).legal()
        assert {one.action for one in advised.suggestions} <= set(legal)
        assert len(advised.suggestions) == min(3, len(legal))
        judged = await thinkers.judge(question)
        assert judged is not None
        assert abs(sum(judged) - 1.0) < 1e-9
        assert (await thinkers.ask(question)).level == question.level, "and bots go on"

    with_thinkers(work)


def test_an_adviser_who_cannot_answer_says_nothing() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        question = some_question("soldier")
        waiting = msgspec.structs.replace(question, seat=1 - question.seat)
        assert await thinkers.advise(waiting) is None, "it is not that seat's turn"
        assert await thinkers.advise(msgspec.structs.replace(question, game="nothing")) is None
        os.kill(pids(thinkers)[0], signal.SIGKILL)
        await thinkers.advise(question)
        assert await thinkers.advise(question) is not None, "there is a new one"

    with_thinkers(work)


def test_a_level_nobody_knows_is_answered_all_the_same() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        question = some_question("consigliere")
        answer = await thinkers.ask(question)
        assert answer.level == "don"
        assert is_legal(question, answer)
        assert thinkers.failed == 1

    with_thinkers(work)


def test_the_weaker_levels_in_their_order() -> None:
    assert descent("don@200ms") == ["don@200ms", "capo", "soldier"]
    assert descent("soldier") == ["soldier"]
    assert descent("pawn") == []


def test_how_long_a_level_is_waited_for() -> None:
    assert patience("don@2s") == 5.0
    assert patience("soldier") == patience("don@500") == 10.0


# Memory


@pytest.fixture
def plenty(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much memory the tests before this one have taken, it is not short."""
    pondering._memory.clear()
    monkeypatch.setattr(pondering, "MOST_BYTES", 1 << 40)


@every_game
def test_a_bot_is_told_what_its_seat_saw_and_goes_on_from_there(game: Game) -> None:
    setup = game.setups[0]
    questions = [question for question in moments(game, setup, "don@1") if question.seat == 0]
    early, late = questions[2], questions[6]
    ponderer = pondering.recall(early)
    assert pondering.recall(late) is ponderer
    assert told(ponderer) == witnessed(game, late)
    assert ponderer.state.view(0).to_json() == pondering.replay(late).view(0).to_json()


def told(ponderer: pondering.Ponderer) -> list[tuple[object, int]]:
    return [(view.to_json(), action) for view, action in getattr(ponderer.bot, "_sightings")]  # noqa: B009


def witnessed(game: Game, question: Question) -> list[tuple[object, int]]:
    state = game.new(question.seats, question.options)
    seen: list[tuple[object, int]] = []
    for action in question.decisions:
        views = [view for view in game.witnesses(state) if view.viewer == question.seat]
        seen += [(view.to_json(), action) for view in views]
        state.advance(action)
    return seen


@every_game
def test_after_an_undo_a_bot_starts_anew(game: Game) -> None:
    questions = [question for question in moments(game, game.setups[0], "don@1") if question.seat == 0]
    ponderer = pondering.recall(questions[6])
    other = pondering.recall(questions[2])
    assert other is not ponderer
    assert told(other) == witnessed(game, questions[2])


@pytest.mark.usefixtures("plenty")
def test_those_not_asked_for_long_are_forgotten() -> None:
    first = some_question("soldier", "first")
    ponderer = pondering.recall(first)
    assert pondering.recall(first) is ponderer
    for number in range(pondering.MOST_BOTS):
        pondering.recall(some_question("soldier", f"table {number}"))
    assert len(pondering._memory) == pondering.MOST_BOTS
    assert pondering.recall(first) is not ponderer


@pytest.mark.usefixtures("plenty")
def test_when_memory_grows_short_the_older_half_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        pondering.recall(some_question("soldier", f"table {number}"))
    monkeypatch.setattr(pondering, "MOST_BYTES", 0)
    pondering.recall(some_question("soldier", "one more"))
    assert [table for table, *_ in pondering._memory] == ["table 4", "table 5", "table 6", "table 7", "one more"]


@pytest.mark.usefixtures("plenty")
def test_only_the_bot_asked_last_keeps_a_tree_and_all_keep_what_they_suspect() -> None:
    questions = [some_question("don@300", f"table {number}") for number in range(3)]
    for question in questions:
        pondering.choose(question)
    kept = list(pondering._memory.values())
    assert [ponderer.has_tree for ponderer in kept] == [False, False, True]
    suspicion = getattr(kept[0].bot, "_suspicion")  # noqa: B009
    tree = getattr(kept[2].bot, "_search")  # noqa: B009
    assert is_legal(questions[0], pondering.choose(questions[0]))
    assert getattr(kept[0].bot, "_suspicion") is suspicion  # noqa: B009
    assert getattr(kept[2].bot, "_search") is not tree  # noqa: B009


@pytest.mark.parametrize("workers", [1, 2])
def test_a_process_remembers_each_seat_of_each_table(workers: int) -> None:
    game = games()[0]

    async def work(thinkers: ProcessThinkers) -> None:
        for table in ("one", "two"):
            assert await came(thinkers, 2, table) == 0
        for table in ("one", "two"):
            assert await came(thinkers, 6, table) == length(2)
        assert await came(thinkers, 3, "one") == 0  # taken back
        assert await came(thinkers, 4, "one") == length(3)
        assert await came(thinkers, 7, "two") == length(6)

    def length(number: int) -> int:
        return len(questions_of("any")[number].decisions)

    def questions_of(table: str) -> list[Question]:
        return [question for question in moments(game, game.setups[0], "soldier", table) if question.seat == 0]

    async def came(thinkers: ProcessThinkers, number: int, table: str) -> int:
        return int((await thinkers.ask(questions_of(table)[number])).level)

    with_thinkers(work, workers, choosers.remembering)


# Failures


def test_a_killed_process_is_replaced_and_a_weaker_level_answers() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        question = some_question("don@9s")
        asked = asyncio.create_task(thinkers.ask(question))
        await until_thinking(thinkers)
        before = pids(thinkers)
        os.kill(before[0], signal.SIGKILL)
        answer = await asked
        assert answer.level == "capo"
        assert is_legal(question, answer)
        assert thinkers.failed == 1
        assert set(pids(thinkers)).isdisjoint(before)
        assert (await thinkers.ask(some_question("don@50ms"))).level == "don@50ms"
        assert thinkers.failed == 1

    with_thinkers(work)


def test_a_process_that_dies_idle_costs_no_answer() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        await thinkers.ask(some_question("soldier"))
        os.kill(pids(thinkers)[0], signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert (await thinkers.ask(some_question("soldier"))).level == "soldier"
        assert thinkers.failed == 0

    with_thinkers(work)


def test_a_bot_that_never_answers_is_ended_in_time() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        question = some_question("don@50ms")
        started = monotonic()
        answer = await thinkers.ask(question)
        assert patience("don@50ms") <= monotonic() - started < patience("don@50ms") + 10
        assert answer.level == "capo"
        assert is_legal(question, answer)

    with_thinkers(work, chooser=choosers.endless)


@pytest.mark.parametrize("chooser", [choosers.illegal, choosers.raising])
def test_a_bot_that_cheats_or_fails_is_replaced_in_the_same_process(chooser: Chooser) -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        question = some_question("don")
        before = pids(thinkers)
        answer = await thinkers.ask(question)
        assert answer.level == "capo"
        assert is_legal(question, answer)
        assert (thinkers.failed, pids(thinkers)) == (1, before)

    with_thinkers(work, chooser=chooser)


def test_without_any_process_the_server_itself_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        thinkers = ProcessThinkers(1)
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        question = some_question("don")
        answer = await thinkers.ask(question)
        assert answer.level == "pawn"
        assert is_legal(question, answer)
        assert thinkers.failed == len(bots.LEVELS) - 1
        await thinkers.close()

    asyncio.run(run())


def test_who_goes_away_leaves_the_process_to_others() -> None:
    async def work(thinkers: ProcessThinkers) -> None:
        asked = asyncio.create_task(thinkers.ask(some_question("don@500ms")))
        await until_thinking(thinkers)
        before = pids(thinkers)
        asked.cancel()
        assert (await thinkers.ask(some_question("capo"))).level == "capo"
        assert pids(thinkers) == before
        assert asked.cancelled()

    with_thinkers(work)


# The server


def test_the_event_loop_goes_on_while_bots_think() -> None:
    lags: list[float] = []

    async def beat() -> None:
        while True:
            started = monotonic()
            await asyncio.sleep(0.002)
            lags.append(monotonic() - started - 0.002)

    async def work(thinkers: ProcessThinkers) -> None:
        heart = asyncio.create_task(beat())
        questions = [some_question("don@300ms", f"table {number}") for number in range(4)]
        answers = await asyncio.gather(*(thinkers.ask(question) for question in questions))
        heart.cancel()
        assert [answer.level for answer in answers] == ["don@300ms"] * 4

    with_thinkers(work, workers=2)
    assert len(lags) > 50
    assert max(lags) < 0.25  # a quiet machine shows 2 to 5 ms


def test_closing_ends_every_process_and_cancels_who_waits() -> None:
    async def run() -> list[int]:
        thinkers = ProcessThinkers(2, choosers.endless)
        await thinkers.start()
        started = pids(thinkers)
        waiting = [asyncio.create_task(thinkers.ask(some_question("don", str(number)))) for number in range(5)]
        await until_thinking(thinkers)
        await thinkers.close()
        done = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
        assert [type(answer) for answer in done] == [asyncio.CancelledError] * 5
        return started

    started = asyncio.run(run())
    assert len(started) == 2
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize(("level", "pipe"), [("soldier", "stdout"), ("don@50ms", "stderr")])
def test_no_process_outlives_a_server_that_is_killed(level: str, pipe: str) -> None:
    """Idle, or in the middle of a thought that never ends. The processes hold the server's stderr open."""
    question = some_question(level)
    script = SERVER.format(**msgspec.structs.asdict(question))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-P", "-c", script]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        stream = getattr(server, pipe)
        assert stream.readline().strip() in (b"idle", b"thinking")
        server.kill()
        started = monotonic()
        with suppress(subprocess.TimeoutExpired):
            server.communicate(timeout=20)
        assert monotonic() - started < 15
