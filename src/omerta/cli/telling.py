"""Problems become sentences where the game's words are at hand."""

from collections.abc import Iterator
from contextlib import contextmanager

from omerta.core.problems import Broken, Problem
from omerta.core.words import Words


class Told(Exception):
    """A problem, already in words."""


@contextmanager
def telling(words: Words) -> Iterator[None]:
    """Let whatever goes wrong inside be told in these words."""
    try:
        yield
    except Problem as problem:
        raise Told(told(words, problem)) from None


def told(words: Words, problem: Problem) -> str:
    """A problem in a sentence; of a box all that is wrong, a line each."""
    problems = [fault.problem() for fault in problem.faults] if isinstance(problem, Broken) else [problem]
    return "\n".join(words.problem(one) for one in problems)
