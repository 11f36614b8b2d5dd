"""The list of steps (Decisions, Steps): a stack, so that what follows from a step comes before what waited (E6.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import NONE, Seat
from omerta.games.speakeasy.state import FRAME, SpeakeasyState


def push(  # noqa: PLR0917  # a frame and its fields
    s: SpeakeasyState, code: i64, seat: Seat, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1
) -> None:
    """Put a step in front of all others."""
    base = s.depth * FRAME
    if base + FRAME > len(s.todo):
        _grow(s)
    todo = s.todo
    todo[base] = code
    todo[base + 1] = seat
    todo[base + 2] = a
    todo[base + 3] = b
    todo[base + 4] = c
    todo[base + 5] = d
    todo[base + 6] = e
    s.depth += 1


def _grow(s: SpeakeasyState) -> None:
    larger = vec[i64]([0] * (2 * len(s.todo)))
    for i in range(len(s.todo)):
        larger[i] = s.todo[i]
    s.todo = larger


def pop(s: SpeakeasyState) -> None:
    """The first step is done."""
    s.depth -= 1


def step(s: SpeakeasyState) -> i64:
    """The code of the first step."""
    return s.todo[(s.depth - 1) * FRAME]


def step_seat(s: SpeakeasyState) -> Seat:
    """Whose step it is."""
    return s.todo[(s.depth - 1) * FRAME + 1]


def field(s: SpeakeasyState, place: i64) -> i64:
    """A field of the first step, counted from 0."""
    return s.todo[(s.depth - 1) * FRAME + 2 + place]


def set_field(s: SpeakeasyState, place: i64, value: i64) -> None:
    s.todo[(s.depth - 1) * FRAME + 2 + place] = value


def count_down(s: SpeakeasyState) -> None:
    """Once less; a counter that would be 0 is not put back."""
    left = field(s, 0)
    if left <= 1:
        pop(s)
    else:
        set_field(s, 0, left - 1)


def push_effect(s: SpeakeasyState, seat: Seat, effect: i64) -> None:
    """E10.1: an effect of the data becomes a step."""
    box = s.box
    push(s, box.effect_code[effect], seat, box.effect_n[effect], box.effect_what[effect], box.effect_range[effect])


def push_list(s: SpeakeasyState, seat: Seat, effects: i64) -> None:
    """The effects of a list in their order."""
    first = s.box.list_start[effects]
    for effect in range(s.box.list_start[effects + 1] - 1, first - 1, -1):
        push_effect(s, seat, effect)


def all_of(s: SpeakeasyState, effects: i64) -> i64:
    """A bit for each effect of a list."""
    count = s.box.list_start[effects + 1] - s.box.list_start[effects]
    return (i64(1) << count) - 1


def repeats(number: i64) -> i64:
    """How often, where the data may say nothing (once)."""
    return 1 if number == NONE else number
