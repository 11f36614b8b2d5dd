"""E13: members from the VIP area to Protection spaces, where they stay (E13.5)."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import NONE, PERMANENT_LEVERAGE, POWER_LEVERAGE, SPACES, Seat, Space, space_name
from omerta.games.speakeasy.moves import DONE, PROTECT_SPACE
from omerta.games.speakeasy.rules.decks import leverage_on_cards
from omerta.games.speakeasy.rules.fights import power_of
from omerta.games.speakeasy.rules.ground import lay
from omerta.games.speakeasy.rules.todo import field, set_field, step_seat
from omerta.games.speakeasy.state import (
    LEVERAGE,
    MEMBER,
    OWNER,
    SPOT,
    VIP_AREA,
    SpeakeasyState,
    add,
    bonus,
    of,
    seats_as,
)


def column_of(s: SpeakeasyState, seat: Seat) -> i64:
    """E13.2: the column of the lower row if the marker lies there (E17.3), else of the upper row."""
    for column in range(s.players):
        if s.lower[column] == seat:
            return column
    for column in range(s.players):
        if s.order[column] == seat:
            return column
    return NONE


def cost(s: SpeakeasyState, seat: Seat) -> i64:
    """E3.9: the Leverage of one Protection."""
    return s.box.leverage_cost[seats_as(s) * 4 + column_of(s, seat)]


def free_leverage(s: SpeakeasyState, seat: Seat) -> i64:
    """E13.3: what is not spent by using it."""
    return leverage_on_cards(s, seat) + bonus(s, seat, PERMANENT_LEVERAGE) + power_of(s, seat, POWER_LEVERAGE)


def tokens_needed(s: SpeakeasyState, seat: Seat, spent: i64) -> i64:
    """E13.3: tokens to discard for one more Protection in a use that has spent so much."""
    free = free_leverage(s, seat)
    return max(0, spent + cost(s, seat) - free) - max(0, spent - free)


def can_afford(s: SpeakeasyState, seat: Seat, spent: i64) -> bool:
    return of(s, seat, VIP_AREA) > 0 and tokens_needed(s, seat, spent) <= of(s, seat, LEVERAGE)


def is_unprotected(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    """E13.1: a building of the seat without a member."""
    return s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + MEMBER] == 0


def can_protect(s: SpeakeasyState, seat: Seat) -> bool:
    """E13.4."""
    if not can_afford(s, seat, 0):
        return False
    for space in range(SPACES):
        if is_unprotected(s, seat, space):
            return True
    return False


def open_protection(s: SpeakeasyState) -> None:
    if field(s, 0) == NONE:
        set_field(s, 0, 0)


def options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    if can_afford(s, seat, field(s, 0)):
        for space in range(SPACES):
            if is_unprotected(s, seat, space):
                into.add(PROTECT_SPACE + space)
    into.add(DONE)


def protect(s: SpeakeasyState, action: i64) -> None:
    """E13.1–E13.3."""
    seat, space, spent = step_seat(s), action - PROTECT_SPACE, field(s, 0)
    tokens = tokens_needed(s, seat, spent)
    add(s, seat, LEVERAGE, -tokens)
    s.tokens += tokens
    set_field(s, 0, spent + cost(s, seat))
    add(s, seat, VIP_AREA, -1)
    lay(s, space, MEMBER, 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "space": space_name(space), "tokens": int(tokens)}
        s.journal.tell("protected", "E13.1", facts)
