"""Names of things in journal and refusals, and lines that several chapters write."""

from mypy_extensions import i64

from omerta.core.journal import only
from omerta.games.families.board import card_name
from omerta.games.families.components import CARD_NAMES, FIGURE_NAMES, FIRST_JOB, Card, Seat, Space
from omerta.games.families.state import FamiliesState, is_don


def space_fact(s: FamiliesState, space: Space) -> str:
    return s.box.space_ids[space]


def job_fact(s: FamiliesState, job: i64) -> str:
    return s.box.job_ids[job]


def ally_fact(s: FamiliesState, ally: i64) -> str:
    return s.box.ally_ids[ally]


def card_fact(s: FamiliesState, card: Card) -> str:
    return card_name(s.box, card)


def figure_fact(kind: i64) -> str:
    return FIGURE_NAMES[kind]


def say(s: FamiliesState, kind: str, clause: str, seat: Seat) -> None:
    """A line about one seat."""
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat)})


def tell_card(s: FamiliesState, kind: str, clause: str, seat: Seat, card: Card) -> None:
    """A line about one seat and one card that all see."""
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat), "card": card_fact(s, card)})


def tell_job(s: FamiliesState, kind: str, clause: str, seat: Seat, job: i64) -> None:
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat), "job": job_fact(s, job)})


def tell_space(s: FamiliesState, kind: str, clause: str, seat: Seat, space: Space) -> None:
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat), "space": space_fact(s, space)})


def tell_territory(s: FamiliesState, kind: str, clause: str, seat: Seat, territory: i64) -> None:
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat), "territory": int(territory) + 1})


def tell_figure(s: FamiliesState, kind: str, clause: str, seat: Seat, figure: i64) -> None:
    if s.journal is not None:
        s.journal.tell(kind, clause, {"seat": int(seat), "figure": figure_fact(figure)})


def tell_test(s: FamiliesState, clause: str, don: Seat, test: str, space: Space) -> None:
    """F15.4, F15.5: which test has left a don this space."""
    if s.journal is not None:
        s.journal.tell("don-chose", clause, {"seat": int(don), "space": space_fact(s, space), "test": test})


def tell_yield(s: FamiliesState, don: Seat, space: Space, case: str) -> None:
    """F15.6: which case applies."""
    if s.journal is not None:
        s.journal.tell("don-yield", "F15.6", {"seat": int(don), "space": space_fact(s, space), "case": case})


def tell_theft(s: FamiliesState, thief: Seat, victim: Seat, card: str, open_to_all: bool) -> None:
    """F4.5: a card stolen from a human is seen by the two families concerned, and by all if a don is one of them."""
    if s.journal is None:
        return
    parties = {"seat": int(thief), "rival": int(victim)}
    if open_to_all:
        s.journal.tell("stolen", effect_clause(s, thief), {**parties, "card": card})
        return
    both = only(int(thief)) | only(int(victim))
    s.journal.tell("stolen", "F4.5", {**parties, "card": card}, both)
    s.journal.veil("stolen-unseen", "F4.5", parties, ~both)


def effect_clause(s: FamiliesState, seat: Seat) -> str:
    """What an effect does is said for humans in F8.5, for dons in F15.9."""
    return "F15.9" if is_don(s, seat) else "F8.5"


def money_fact(value: Card) -> str:
    return CARD_NAMES[value]


def is_job(card: Card) -> bool:
    return card >= FIRST_JOB
