"""The process of a bot: questions come in at its standard input, answers go out at its standard output.

Every message is its length in four bytes, and MessagePack. The process ends when its input does; while it thinks, an
alarm ends it soon after its time, so that none outlives a server that was killed.
"""

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, Final, Literal, TypeAlias, cast

import msgspec

from omerta.core.foresight import Foresight
from omerta.table import pondering
from omerta.table.studied import Doubt
from omerta.table.thinkers import Advised, Answer, Question, Studied, Study

HEAD: Final = 4  # bytes that tell a message's length
GRACE: Final = 1.0  # seconds that the server has for ending an overrun itself

Chooser: TypeAlias = Callable[[Question], Answer]
Wanted: TypeAlias = Literal["choice", "advice", "judgement", "foresight", "doubt"]


class Task(msgspec.Struct, frozen=True, array_like=True):
    """The seconds after which nobody waits for an answer, a question and what is wanted, or a study."""

    seconds: float
    question: Question | None = None
    wanted: Wanted = "choice"
    action: int = -1  # to be foreseen or doubted
    study: Study | None = None


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """An answer, or why there is none. The first reply of a process, without either, says that it is ready."""

    answer: Answer | None = None
    failure: str = ""
    advised: Advised | None = None
    judged: list[float] | None = None
    foreseen: Foresight | None = None
    doubt: Doubt | None = None
    studied: Studied | None = None


def pack(message: Task | Reply) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def written(chooser: Chooser) -> str:
    """By which name a process finds a chooser."""
    return f"{chooser.__module__}:{chooser.__qualname__}"


def main(name: str, niceness: int) -> None:
    """Answer until the input ends; the server comes before this process."""
    questions, answers = _channels()
    _stand_back(niceness)
    chooser = _find(name)
    pondering.warm_up()
    _send(answers, Reply())
    while (task := _receive(questions)) is not None:
        _set_alarm(task.seconds + GRACE)
        reply = _reply(chooser, task)
        _set_alarm(0.0)
        _send(answers, reply)


def _reply(chooser: Chooser, task: Task) -> Reply:
    if task.question is not None and task.wanted == "choice":
        return _chosen(chooser, task.question)
    try:
        return _told(task)
    except Exception as error:  # noqa: BLE001
        return Reply(failure=f"{type(error).__name__}: {error}")


def _chosen(chooser: Chooser, question: Question) -> Reply:
    try:
        answer = chooser(question)
        if answer.action in pondering.recall(question).state.legal():
            return Reply(answer)
        failure = f"illegal action {answer.action}"
    except Exception as error:  # noqa: BLE001
        failure = f"{type(error).__name__}: {error}"
    pondering.forget(question)
    return Reply(failure=failure)


def _told(task: Task) -> Reply:
    """For a person, not for the table: nobody remembers anything of it."""
    if task.question is None:
        return Reply(studied=_studied(task))
    if task.wanted == "advice":
        return Reply(advised=pondering.advise(task.question))
    if task.wanted == "foresight":
        return Reply(foreseen=pondering.foresee(task.question, task.action))
    if task.wanted == "doubt":
        return Reply(doubt=pondering.doubt(task.question, task.action))
    return Reply(judged=pondering.judge(task.question))


def _studied(task: Task) -> Studied:
    from omerta.table.studying import studied  # noqa: PLC0415 - takes memory that only some of the processes need

    assert task.study is not None
    return studied(task.study)


def _channels() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes; whatever else is printed here goes where errors go."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, answers


def _stand_back(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)


def _find(name: str) -> Chooser:
    module, _, attribute = name.partition(":")
    found: Any = import_module(module)
    return cast("Chooser", getattr(found, attribute))


def _set_alarm(seconds: float) -> None:
    """The system ends this process after so many seconds: a bot that is compiled heeds no handler. 0: it does not."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _receive(questions: BinaryIO) -> Task | None:
    head = questions.read(HEAD)
    body = questions.read(int.from_bytes(head, "big")) if len(head) == HEAD else b""
    return msgspec.msgpack.decode(body, type=Task) if body else None


def _send(answers: BinaryIO, reply: Reply) -> None:
    answers.write(pack(reply))
    answers.flush()


if __name__ == "__main__":
    try:
        main(sys.argv[1], int(sys.argv[2]))
    except BrokenPipeError:  # the server has gone meanwhile
        os._exit(0)
