"""Bots, advisers and students in processes."""

import os
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

import msgspec
import structlog

from omerta import bots
from omerta.core.foresight import Foresight
from omerta.core.problems import Unknown
from omerta.table import pondering
from omerta.table.dispatching import LANES, Crew, Dispatcher, Done, Lane, Noted
from omerta.table.pondering import choose, choose_blindly
from omerta.table.problems import crowded
from omerta.table.process import Lost, Worker
from omerta.table.queueing import Bound, Claim, Full, Urgency
from omerta.table.studied import Doubt
from omerta.table.thinkers import Advised, Answer, Question, Studied, Study, Thinkers
from omerta.table.worker import Chooser, Reply, Task, written

# A bot has half as long again as its level, and what a busy machine may need on top of it.
FACTOR: Final = 1.5
SLACK: Final = 2.0
UNTIMED: Final = 10.0  # seconds for a level that counts iterations, or nothing
FORESEEING: Final = 10.0  # seconds for what is usually there in hundredths
STUDYING: Final = 60.0  # seconds for a record
QUICK: Final = 0.25  # seconds that a level may take which nobody should wait behind

# What may wait at once for a person, and for an address.
HINTS: Final = Bound("hints", 2, 8)
DOUBTS: Final = Bound("doubts", 2, 8)
FORESIGHTS: Final = Bound("foresights", 8, 40)
STUDIES: Final = Bound("records", 8, 12)

MOST_QUICK: Final = 100  # iterations of such a level

RECENT: Final = 60.0  # seconds in which failures count
MOST_FAILURES: Final = 3  # in that time, from which on something is wrong

_log = structlog.get_logger()


class ProcessThinkers(Thinkers):
    """Bots in processes. Whoever still waits for an answer when this is closed is cancelled."""

    def __init__(
        self,
        workers: int | None = None,
        chooser: Chooser = choose,
        noted: Noted = bool,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._workers = Crew(written(chooser), lanes_of(workers))
        self._noted = noted
        self._clock = clock
        self._dispatcher = Dispatcher(self._workers, self._note)
        self._failures: deque[float] = deque(maxlen=MOST_FAILURES)  # when bots failed; records may be anybody's
        self.asked = 0  # questions
        self.failed = 0  # answers that a level owed
        self.seconds = 0.0  # that bots have thought

    @property
    def thinking(self) -> int:
        """How many processes are busy."""
        return self._dispatcher.running

    @property
    def processes(self) -> Sequence[Worker]:
        return self._workers

    def waiting(self, lane: Lane, urgency: Urgency) -> int:
        """How many wait for a process."""
        return self._dispatcher.waiting(lane, urgency)

    def problem(self) -> str:
        recent = sum(self._clock() - at < RECENT for at in self._failures)
        return "bots-failing" if recent >= MOST_FAILURES else ""

    async def start(self) -> None:
        await self._workers.start()

    async def ask(self, question: Question) -> Answer:
        self.asked += 1
        for level in descent(question.level):
            try:
                return await self._asked_of(msgspec.structs.replace(question, level=level))
            except (Lost, Unknown) as problem:
                self._failures.append(self._clock())
                self._note_failure(question, level, str(problem))
        return choose_blindly(question)

    async def close(self) -> None:
        await self._dispatcher.close()
        await self._workers.stop()

    async def advise(self, question: Question) -> Advised | None:
        task = Task(pondering.ADVISING * FACTOR + SLACK, question, "advice")
        reply = await self._told("long", task, pondering.ADVISING, HINTS)
        return None if reply is None else reply.advised

    async def judge(self, question: Question) -> list[float] | None:
        task = Task(pondering.JUDGING * FACTOR + SLACK, question, "judgement")
        reply = await self._told("long", task, pondering.JUDGING)
        return None if reply is None else reply.judged

    async def foresee(self, question: Question, action: int) -> Foresight | None:
        task = Task(FORESEEING, question, "foresight", action)
        reply = await self._told("quick", task, 0.03, FORESIGHTS)
        return None if reply is None else reply.foreseen

    async def doubt(self, question: Question, action: int) -> Doubt | None:
        seconds = 2 * pondering.DOUBTING
        task = Task(seconds * FACTOR + SLACK, question, "doubt", action)
        reply = await self._told("long", task, seconds, DOUBTS)
        return None if reply is None else reply.doubt

    async def study(self, study: Study) -> Studied | None:
        reply = await self._told("study", Task(STUDYING, study=study), 1.0, STUDIES)
        return None if reply is None else reply.studied

    async def _told(self, lane: Lane, task: Task, expected: float, bound: Bound | None = None) -> Reply | None:
        try:
            return await self._replied(lane, task, expected, bound)
        except Lost as problem:
            self._note_failure(task.question, "study" if task.study else task.wanted, str(problem))
            return None
        except Full:
            crowded("hints" if bound is None else bound.kind)

    async def _asked_of(self, question: Question) -> Answer:
        seconds, limit = usual(question.level), patience(question.level)
        lane: Lane = "quick" if seconds <= QUICK else "long"
        reply = await self._replied(lane, Task(limit, question), seconds)
        assert reply.answer is not None
        return reply.answer

    async def _replied(self, lane: Lane, task: Task, expected: float, bound: Bound | None = None) -> Reply:
        return await self._dispatcher.perform(lane, _unclaimed(task), _claim(task), expected, bound)

    def _note(self, done: Done) -> None:
        self.seconds += done.seconds
        self._noted(done)

    def _note_failure(self, question: Question | None, level: str, reason: str) -> None:
        self.failed += 1
        facts: dict[str, int | str] = {}
        if question is not None:  # A table's whole id opens its door.
            facts = {"game": question.game, "seat": question.seat, "decisions": len(question.decisions)}
            facts["table"] = question.table[:8]
        _log.warning("bot-failed", level=level, reason=reason, **facts)


def _claim(task: Task) -> Claim:
    asked = task.question or task.study
    assert asked is not None
    return asked.claim


def _unclaimed(task: Task) -> Task:
    """For whom it is done is nothing that a process should know."""
    if task.question is not None:
        return msgspec.structs.replace(task, question=msgspec.structs.replace(task.question, claim=Claim()))
    assert task.study is not None
    return msgspec.structs.replace(task, study=msgspec.structs.replace(task.study, claim=Claim()))


def lanes_of(workers: int | None) -> list[tuple[Lane, ...]]:
    """What each process serves: by default all cores but one think, and one more process studies."""
    if workers == 1:
        return [LANES]
    if workers is not None:
        quick = workers // 2
        return [*_served(workers - quick, "long", "study"), *_served(quick, "quick")]
    cores = os.cpu_count() or 2
    quick = max(1, (cores - 1) // 2)
    long = max(1, cores - 1 - quick)
    return [*_served(long, "long"), *_served(quick, "quick"), *_served(max(1, cores // 4), "study")]


def _served(count: int, *lanes: Lane) -> list[tuple[Lane, ...]]:
    return [lanes] * count


def usual(level: str) -> float:
    """Seconds that a level usually takes; Unknown if there is none such."""
    read = bots.read_level(level)
    if read.seconds > 0:
        return read.seconds
    return QUICK / 10 if read.iterations <= MOST_QUICK else UNTIMED / 10


def patience(level: str) -> float:
    """Seconds within which a level must answer; Unknown if there is none such."""
    seconds = bots.read_level(level).seconds
    return seconds * FACTOR + SLACK if seconds > 0 else UNTIMED


def descent(level: str) -> list[str]:
    """A level and all the weaker ones that need a process; the weakest does not."""
    name = level.partition("@")[0]
    below = bots.LEVELS.index(name) if name in bots.LEVELS else len(bots.LEVELS)
    return [level, *reversed(bots.LEVELS[1:below])] if below else []
