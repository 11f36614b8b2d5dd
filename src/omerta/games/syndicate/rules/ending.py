"""S9: who wins, and when."""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import OVER, Part, Result
from omerta.core.journal import Event
from omerta.games.syndicate.components import NONE, Seat
from omerta.games.syndicate.state import FINISHED, SyndicateState

GOAL: Final[i64] = 25  # S9.1
RICHER: Final[i64] = 0
TIED: Final[i64] = 1
REACHED: Final[i64] = 2
STUCK: Final[i64] = 3
CLAUSES: Final = ("S9.1", "S9.1", "S9.2", "S9.4")


def check_end(s: SyndicateState) -> None:
    """S4.9: at the end of a seat's own turn (S9.3)."""
    if s.active == 0:
        if s.wealth[0] >= GOAL:
            s.last_turn = True  # S9.1
            if s.journal is not None:
                s.journal.tell("last-turn", "S9.1", {"seat": 0})
    elif s.last_turn:
        if s.wealth[0] > s.wealth[1]:
            finish(s, 0, RICHER)
        else:
            finish(s, 1, TIED if s.wealth[0] == s.wealth[1] else RICHER)
    elif s.wealth[1] >= GOAL:
        finish(s, 1, REACHED)  # S9.2


def lose(s: SyndicateState) -> None:
    """S9.4: the mover cannot place anything."""
    if s.journal is not None:
        s.journal.tell("no-placement", "S9.4", {"seat": int(s.active)})
    finish(s, 1 - s.active, STUCK)


def finish(s: SyndicateState, winner: Seat, reason: i64) -> None:
    s.winner = winner
    s.reason = reason
    s.stage = FINISHED
    s.to_move = OVER
    if s.journal is not None:
        s.journal.tell("over", CLAUSES[reason], {"seat": int(winner)})


def _reason(reason: i64) -> str:
    if reason == RICHER:
        return "wealth"
    if reason == TIED:
        return "tie"
    return "reached" if reason == REACHED else "no-placement"


def result(s: SyndicateState) -> Result | None:
    if s.winner == NONE:
        return None
    return Result([int(s.wealth[0]), int(s.wealth[1])], [int(s.winner)], _reason(s.reason), CLAUSES[s.reason])


def parts(told: list[Event]) -> list[Part]:
    """Where the wealth of both came from."""
    found: list[Part] = []
    for seat in range(2):
        found.append(Part("coins", "S5.6", {}, seat, _gained(told, seat, "S5.6")))
        found.append(Part("rows", "S7.1", {}, seat, _gained(told, seat, "S7.1")))
        found.append(Part("hats", "S7.3", {}, seat, _gained(told, seat, "S7.3")))
        found.append(Part("barrels", "S8.3", {}, seat, _gained(told, seat, "S8.3")))
    return [part for part in found if part.points != 0]


def _gained(told: list[Event], seat: int, clause: str) -> int:
    points = 0
    for event in told:
        count = event.facts.get("count")
        if event.kind == "wealth" and event.clause == clause and event.facts["seat"] == seat and isinstance(count, int):
            points += count
    return points


def reason_of(s: SyndicateState) -> i64:
    """How an imported game must have been won."""
    if s.active == 1 and s.last_turn:
        if s.wealth[0] == s.wealth[1] and s.winner == 1:
            return TIED
        if (s.wealth[0] > s.wealth[1]) == (s.winner == 0):
            return RICHER
    if s.active == 1 and s.winner == 1 and s.wealth[1] >= GOAL:
        return REACHED
    return STUCK


def could_have_won(s: SyndicateState, stuck: bool) -> bool:
    """Whether an imported winner can have won: the mover was stuck, or the end check says so."""
    if stuck and s.winner == 1 - s.active:
        return True
    if s.active == 0:
        return False
    if s.last_turn:
        return (s.winner == 0) == (s.wealth[0] > s.wealth[1])
    return s.winner == 1 and s.wealth[1] >= GOAL
