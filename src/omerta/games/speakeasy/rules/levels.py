"""E10.12–E10.14: levels and Infamy."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    ANY,
    DISCARD,
    DISCARD_FOR_LEVEL,
    RISE,
    TOP,
    TRACK_NAMES,
    TRACKS,
    WHY_LEVEL,
    Seat,
)
from omerta.games.speakeasy.moves import DONE, LEVEL
from omerta.games.speakeasy.rules.gains import count_down_times
from omerta.games.speakeasy.rules.todo import field, pop, push, push_list, step, step_seat
from omerta.games.speakeasy.state import HAND, LEVELS, SpeakeasyState, add, infamy, level, of


def cards_needed(s: SpeakeasyState, seat: Seat, track: i64) -> i64:
    """E10.12: cards to discard first for the next level."""
    return s.box.cards_to_reach[track * 5 + level(s, seat, track)]


def can_rise(s: SpeakeasyState, seat: Seat, track: i64, extra: i64) -> bool:
    """E10.12, E10.14: not yet at the top, and the cards are in hand."""
    return level(s, seat, track) < TOP and cards_needed(s, seat, track) + extra <= of(s, seat, HAND)


def can_level(s: SpeakeasyState, seat: Seat, named: i64) -> bool:
    """E10.12: possible if a track can go up."""
    if named != ANY:
        return can_rise(s, seat, named, 0)
    for track in range(TRACKS):
        if can_rise(s, seat, track, 0):
            return True
    return False


def is_free(s: SpeakeasyState) -> bool:
    """E10.3, E10.12: a named track that costs no card is not asked about."""
    named = field(s, 1)
    return named != ANY and level(s, step_seat(s), named) < TOP and cards_needed(s, step_seat(s), named) == 0


def options(s: SpeakeasyState, into: Actions) -> None:
    seat, named = step_seat(s), field(s, 1)
    extra: i64 = 1 if step(s) == DISCARD_FOR_LEVEL else 0
    for track in range(TRACKS):
        if (named == ANY or named == track) and can_rise(s, seat, track, extra):
            into.add(LEVEL + track)
    if extra == 1 or not is_free(s):
        into.add(DONE)


def choose(s: SpeakeasyState, action: i64) -> None:
    """E10.12, E10.14: first the cards, then the level."""
    seat, track = step_seat(s), action - LEVEL
    extra: i64 = 1 if step(s) == DISCARD_FOR_LEVEL else 0
    if extra == 1:
        pop(s)
    else:
        count_down_times(s)
    cards = cards_needed(s, seat, track) + extra
    push(s, RISE, seat, track)
    if cards > 0:
        push(s, DISCARD, seat, cards, WHY_LEVEL)
        if s.journal is not None:
            s.journal.tell("chose-track", "E10.12", {"seat": int(seat), "track": TRACK_NAMES[track]})


def rise(s: SpeakeasyState) -> None:
    """E10.13: the level, Infamy, and what is printed on its space."""
    seat, track = step_seat(s), field(s, 0)
    pop(s)
    add(s, seat, LEVELS + track, 1)
    reached = infamy(s, seat)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "track": TRACK_NAMES[track], "level": int(level(s, seat, track))}
        s.journal.tell("level", "E10.13", {**facts, "infamy": int(reached)})
    push_list(s, seat, s.box.gift[reached])
