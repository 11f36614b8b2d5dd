"""Bots that misbehave, for processes of the tests. Only their dons do; whoever stands in for them plays on."""

import os
from pathlib import Path

from omerta.table import pondering
from omerta.table.thinkers import Answer, Question


def is_don(question: Question) -> bool:
    return question.level.startswith("don")


def endless(question: Question) -> Answer:
    """Never answers."""
    print("thinking", flush=True)  # noqa: T201
    while is_don(question):
        pass
    return pondering.choose(question)


def illegal(question: Question) -> Answer:
    """Answers what nobody can do."""
    return Answer(-7, question.level) if is_don(question) else pondering.choose(question)


def raising(question: Question) -> Answer:
    """Fails as a program does."""
    if is_don(question):
        raise ZeroDivisionError("by a don")
    return pondering.choose(question)


def remembering(question: Question) -> Answer:
    """Says, in place of its level, how far it had come before, and how many questions it has been asked."""
    known = pondering._memory.get(pondering._key(question))
    came = len(known.decisions) if known is not None and known.knows(question.decisions) else 0
    return Answer(pondering.choose(question).action, str(came))


def noting(question: Question) -> Answer:
    """Plays as always, and leaves its table's name where a test can read in which order questions came."""
    with Path(os.environ["OMERTA_NOTED"]).open("a", encoding="utf-8") as notes:
        notes.write(f"{question.table} {question.claim.person}\n")
    return pondering.choose(question)
