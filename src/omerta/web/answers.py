"""What is wrong, as an answer: a problem's status and its body. Nothing of the inside ever goes out."""

from math import ceil
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from omerta.core import problems
from omerta.table.problems import NotDone, told
from omerta.table.shown import Problem
from omerta.table.store import StoreTrouble

STATUS: Final = {
    "refused": 409,
    "stale": 409,
    "conflict": 409,
    "forbidden": 403,
    "unknown": 404,
    "bad-request": 400,
    "too-many": 429,
    "too-large": 413,
    "wrong-version": 426,
    "failed": 500,
    "unavailable": 503,
}
LONG_WAIT: Final = 90  # seconds, above which it is told in minutes
GONE: Final = "omerta.gone"  # in a request's scope: whether whoever asked has hung up
FAILED: Final = Problem("failed", "failed")
FULL: Final = Problem("unavailable", "store-full")
AWAY: Final = Problem("unavailable", "store-away")
LOST: Final = Problem("unavailable", "store-lost")
_LOST: Final = ("database-gone", "database-replaced", "database-linked")
_OTHERS: Final = {
    403: Problem("forbidden", "forbidden"),
    404: Problem("unknown", "no-such-page"),
    405: Problem("bad-request", "no-such-method"),
    413: Problem("too-large", "too-large"),
}
_DESCRIPTIONS: Final = {
    400: "Not understood, or not to be had like this",
    403: "Not this browser's to do, or not from that page",
    404: "There is no such thing",
    409: "Refused by the rules, or it does not go together with what there is now",
    413: "Too large",
    429: "Too much of it for now",
    500: "A fault of the server; nothing of it is told",
    503: "The server cannot write now; nothing has changed",
}

log: Final = structlog.stdlib.get_logger("omerta.web")


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """Problems for the OpenAPI document; those that anything can end in are always among them."""
    every = sorted({400, 404, 429, 500, 503, *statuses})
    return {status: ResponseSpec(Problem, False, _DESCRIPTIONS[status]) for status in every}


def malformed(error: Exception) -> NotDone:
    """Not JSON, or not of the shape that is wanted; the sentence is for whoever writes a client."""
    return NotDone(Problem("bad-request", "malformed", {"detail": str(error)[:200]}))


def too_many(what: str, seconds: int | None = None) -> NotDone:
    """Where that is known, with the time after which there is more: in seconds, and if it is long in minutes."""
    facts: dict[str, int | str] = {"what": what}
    if seconds is not None:
        facts |= {"seconds": seconds, "minutes": ceil(seconds / 60) if seconds > LONG_WAIT else 0}
    return NotDone(Problem("too-many", "too-many", facts))


def problem_of(error: Exception) -> Problem:
    """Any error as a problem to tell; what nobody foresaw goes to the log, and only its kind."""
    if isinstance(error, NotDone):
        return error.problem
    if isinstance(error, StoreTrouble):  # what is wrong with the database, and where it is, is for the log
        log.error("store-trouble", reason=error.reason, **error.facts)
        return store_problem(error.reason)
    if isinstance(error, problems.Problem):
        return told(error).problem
    if isinstance(error, msgspec.MsgspecError | UnicodeError | RecursionError):
        return malformed(error).problem
    log.error("failed", exc_info=error)
    return FAILED


def store_problem(reason: str) -> Problem:
    """What to tell people of trouble with the store."""
    return FULL if reason == "database-full" else LOST if reason in _LOST else AWAY


def answer(problem: Problem, status: int | None = None) -> Response[Problem]:
    wait = problem.facts.get("seconds") if problem.code == "too-many" else None
    headers = {} if wait is None else {"retry-after": str(wait)}
    return Response(problem, status_code=status or STATUS[problem.code], headers=headers)


def on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return answer(problem_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in our form. A request whose sender has gone is refused for nobody to hear."""
    if error.status_code >= 500 and request.scope.get(GONE):
        return answer(FAILED)
    if error.status_code >= 500:
        log.error("failed", exc_info=error)
        return answer(FAILED)
    other = _OTHERS.get(error.status_code)
    if other is None:
        return answer(malformed(ValueError(error.detail)).problem)
    response = answer(other, error.status_code)
    response.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"})
    return response
