"""A table of the store, rebuilt and checked: whatever was kept of it is believed only as far as the rules allow."""

from typing import Final

from omerta.core.problems import Damaged, Problem
from omerta.table.boxes import Played
from omerta.table.problems import NotDone, told
from omerta.table.room import Room
from omerta.table.shown import Problem as ProblemShown
from omerta.table.store import Saved, StoreTrouble
from omerta.table.wishing import is_readable

# What is told to players: which entry it is would tell how often chance has decided.
UNREADABLE: Final = ProblemShown("conflict", "table-unreadable")
FAILING: Final = ProblemShown("conflict", "table-failing")
_CORRUPT: Final = "database-corrupt"  # of the store's troubles the one that may concern a single table
_BOXES: Final = ("box-missing", "box-other", "box-broken")


def rebuilt(saved: Saved, played: Played) -> Room:
    """The room of a table; Damaged says which part of it cannot be."""
    _check_rows(saved)
    if not 0 < saved.table.version <= played.game.version:
        raise Damaged("table-damaged", {"where": f"version {saved.table.version}"})
    try:
        room = Room(saved, played)
        if room.state is None:
            played.game.new(saved.table.seats, room.options)
        _check_phase(room)
    except Damaged:
        raise
    except Exception as error:
        raise Damaged("table-damaged", {"where": f"options: {type(error).__name__}"}) from error
    return room


def _check_rows(saved: Saved) -> None:
    seats = saved.table.seats
    if [row.seat for row in saved.seats] != list(range(seats)):
        raise Damaged("table-damaged", {"where": "seats"})
    for wish in saved.wishes:
        if not -1 <= wish.seat < seats or not is_readable(wish):
            raise Damaged("table-damaged", {"where": f"wishes {wish.seat}"})


def _check_phase(room: Room) -> None:
    """A table that gathers has no log yet; one that plays has somebody to move."""
    phase = room.table.phase
    is_played = room.state is not None and not room.is_over
    if (phase == "gathering" and room.state is not None) or (phase in ("playing", "paused") and not is_played):
        raise Damaged("table-damaged", {"where": f"phase {phase}"})


def shown(error: Exception) -> ProblemShown | None:
    """What to tell of a table that could not be rebuilt; None where it is not the table that is to blame."""
    if isinstance(error, StoreTrouble):
        return UNREADABLE if error.reason == _CORRUPT else None
    if isinstance(error, NotDone):
        reason = error.problem.reason
        return error.problem if reason in _BOXES else None if reason == "unknown-table" else UNREADABLE
    if isinstance(error, Problem):
        told_problem = told(error).problem
        return told_problem if told_problem.reason in _BOXES else UNREADABLE
    return UNREADABLE
