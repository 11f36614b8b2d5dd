"""What a guest may do wrong at a table."""

from typing import NoReturn

from omerta.core import problems
from omerta.table.shown import Problem


class NotDone(Exception):
    """Something was asked for that is not to be had; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code, problem.reason)
        self.problem = problem


def forbid(reason: str, **facts: int | str) -> NoReturn:
    """It is not this guest's to do, or not now."""
    raise NotDone(Problem("forbidden", reason, facts))


def unknown(reason: str, **facts: int | str) -> NoReturn:
    raise NotDone(Problem("unknown", reason, facts))


def bad(reason: str, **facts: int | str) -> NoReturn:
    raise NotDone(Problem("bad-request", reason, facts))


def clash(reason: str, **facts: int | str) -> NoReturn:
    """It does not go together with what there is."""
    raise NotDone(Problem("conflict", reason, facts))


def crowded(what: str) -> NoReturn:
    """Too much of it for now."""
    raise NotDone(Problem("too-many", "too-many", {"what": what}))


def stale() -> NoReturn:
    """The game has gone on since."""
    raise NotDone(Problem("stale", "stale-moment"))


def told(problem: problems.Problem) -> NotDone:
    """A problem of the rules, or of a name or value, in the table's own form."""
    facts = dict(problem.facts)
    if isinstance(problem, problems.Broken):
        return NotDone(Problem("conflict", "box-broken", {"game": problem.game, "where": problem.faults[0].place}))
    if problem.reason == "chance-refused":
        return NotDone(Problem("unavailable", problem.reason))
    if isinstance(problem, problems.Refused):
        return NotDone(Problem("refused", problem.reason, facts, problem.clause))
    return NotDone(Problem("bad-request", problem.reason, facts, problem.clause))
