"""Problems become sentences where the game's words are at hand."""

from collections.abc import Iterator
from contextlib import contextmanager

from omerta.core.problems import Problem
from omerta.core.words import Words


class Told(Exception):
    """A problem, already in words."""


@contextmanager
def telling(words: Words) -> Iterator[None]:
    """Let whatever goes wrong inside be told in these words."""
    try:
        yield
    except Problem as problem:
        raise Told(words.problem(problem)) from None
