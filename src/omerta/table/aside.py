"""Tables set aside: what is wrong with one of them is told to whoever asks for it, and is nobody else's trouble."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from omerta.core.problems import Problem
from omerta.table import rebuilding
from omerta.table.problems import NotDone
from omerta.table.shown import Problem as ProblemShown
from omerta.table.store import Conflict

AGAIN: Final = 60_000  # milliseconds after which whoever asks for it has it tried again
MOST_FAILURES: Final = 3  # of what a table does by itself, one after the other

_log = structlog.get_logger("omerta.table")


class Aside:
    """Which tables cannot be played now, and why."""

    def __init__(self, now: Callable[[], int], drop: Callable[[str], None]) -> None:
        self._now = now
        self._drop = drop  # lets go of a table's room
        self._tables: dict[str, tuple[ProblemShown, int]] = {}  # and when it was last tried
        self._failures: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._tables)

    def reasons(self) -> Counter[str]:
        """What is told of them, and of how many."""
        return Counter(problem.reason for problem, _ in self._tables.values())

    def refuse(self, table: str) -> None:
        """Tell why it cannot be played, unless it is time to try again."""
        found = self._tables.get(table)
        if found is not None and self._now() - found[1] < AGAIN:
            raise NotDone(found[0])

    @contextmanager
    def guarding(self, table: str) -> Iterator[None]:
        """Whatever goes wrong while it is rebuilt sets it aside, unless it is the store that is in trouble."""
        try:
            yield
        except Conflict:
            raise
        except Exception as error:
            problem = rebuilding.shown(error)
            if problem is None:
                raise
            self._put(table, problem, error)
            raise NotDone(problem) from None
        if self._tables.pop(table, None) is not None:
            _log.info("table-back", table=table[:8])

    def fails(self, table: str, error: Exception) -> bool:
        """Something went wrong there without anybody asking; whether that has happened too often by now."""
        if rebuilding.shown(error) is None:
            return False
        self._failures[table] += 1
        if self._failures[table] < MOST_FAILURES:
            return False
        self._put(table, rebuilding.FAILING, error)
        return True

    def works(self, table: str) -> None:
        self._failures.pop(table, None)

    def _put(self, table: str, problem: ProblemShown, error: Exception) -> None:
        known = self._tables.get(table)
        if known is None or known[0] != problem:
            reason, facts = _reason(error)
            _log.error("table-set-aside", table=table[:8], told=problem.reason, reason=reason, **facts)
        self._tables[table] = (problem, self._now())
        self._failures.pop(table, None)
        self._drop(table)


def _reason(error: Exception) -> tuple[str, dict[str, object]]:
    """For the log: the reason and the place, or where in the program it happened; never what was in it."""
    if isinstance(error, NotDone):
        return error.problem.reason, {"where": str(error.problem.facts.get("where", ""))}
    if isinstance(error, Problem):
        return error.reason, {"where": str(error.facts.get("where", "")), "exc_info": error.__cause__}
    return type(error).__name__, {"exc_info": error}
