"""What an action is sure to bring, as far as a seat can know.

It is carried out in worlds imagined from the view, until another seat or chance is to decide or the seat itself has a
choice again; what is the same in all of them is told, what differs is told as unknown. It takes the view alone, so it
cannot leak.
"""
# interpreted: its structs are those of the wire

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from omerta.core.differences import Change, Spot, differences, inventory
from omerta.core.game import CHANCE, OVER, Game, Shaped, Standing, State, View
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from omerta.core.sheet import Sheet, Text, is_asked
from omerta.core.warning import Warned

WORLDS: Final = 48  # one that differs in a hundred goes unnoticed in three questions of five, one in ten in none
GLANCED: Final = 16  # worlds, where it is told beside other moves
MOST_BROUGHT: Final = 5  # lines of a move that is told beside others
DRAWN: Final = 12  # sheets, where the worlds lead to ever other ones: drawing is what takes time
STEPS: Final = 50  # that a seat may be forced to

Value = TypeVar("Value")
Draw: TypeAlias = Callable[[View], Sheet]
Next: TypeAlias = Literal["you", "seat", "chance", "over", "unknown"]


class ForeseenLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the journal will say; of the facts in unknown nobody can tell more than that they will be told."""

    kind: str
    clause: str
    facts: dict[str, int | str]
    unknown: list[str] = []


class ForeseenStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has scored, and will have; not whole: some of it is hidden from the seat that asks."""

    seat: int
    before: int
    after: int | None  # none: unknown
    whole: bool


class Foresight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action is sure to bring."""

    lines: list[ForeseenLine]
    standings: list[ForeseenStanding]  # that change
    changes: list[Change]  # of the sheet
    next: Next  # who decides then: whoever asks, another seat, chance, nobody as it is over
    mover: int | None = None  # the seat that decides then
    ask: Text | None = None  # what it is then asked, where it is whoever asks
    more: bool = False  # something else will be in the journal, and nobody can tell what
    warnings: list[Warned] = []  # of what would be wasted


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move does, in a few lines; only what is known of them in full."""

    lines: list[ForeseenLine] = []
    standings: list[ForeseenStanding] = []


class Outcome:
    """Where the action leads in some of the worlds, as the seat that asks will see it."""

    def __init__(self, world: State, seat: int) -> None:
        assert world.journal is not None
        self.view = world.view(seat)
        self.lines = world.journal.seen_by(seat)
        self.mover = int(world.to_move)

    def written(self) -> bytes:
        """All of it: two outcomes are the same when these are equal."""
        seen: list[Shaped] = [line.to_json() for line in self.lines]
        return msgspec.json.encode((self.mover, seen, self.view.to_json()))


def foresee(game: Game, view: View, action: int, draw: Draw, numbers: Numbers, worlds: int = WORLDS) -> Foresight:  # noqa: PLR0917
    """What a legal action of the seat that looks is sure to bring."""
    assert view.seat is not None
    assert is_asked(view)
    outcomes = _outcomes(game, view, action, numbers, worlds)
    lines, more = _lines([outcome.lines for outcome in outcomes])
    mover = _agreed([outcome.mover for outcome in outcomes])
    sheets = [draw(outcome.view) for outcome in outcomes[:DRAWN]]
    return Foresight(
        lines,
        _standings(game, view, outcomes),
        _changes(draw(view), sheets),
        _next(mover, view.seat),
        mover if mover is not None and mover >= 0 else None,
        _agreed([sheet.ask for sheet in sheets]) if mover == view.seat else None,
        more,
    )


def brought(game: Game, view: View, action: int, numbers: Numbers, worlds: int = GLANCED) -> Brought:
    """The first that a legal action of the seat that looks is sure to bring, for whoever compares moves."""
    outcomes = _outcomes(game, view, action, numbers, worlds)
    lines, _ = _lines([outcome.lines for outcome in outcomes])
    known = [line for line in lines if not line.unknown]
    standings = [standing for standing in _standings(game, view, outcomes) if standing.after is not None]
    return Brought(known[:MOST_BROUGHT], standings)


def _outcomes(game: Game, view: View, action: int, numbers: Numbers, worlds: int) -> list[Outcome]:
    """All that differ."""
    found: dict[bytes, Outcome] = {}
    for _ in range(worlds):
        outcome = follow(game.imagine(view, numbers), action)
        found.setdefault(outcome.written(), outcome)
    return list(found.values())


def follow(world: State, action: int) -> Outcome:
    """Carry an action out in a world, and what the seat that decided is then forced to."""
    seat = int(world.to_move)
    world.journal = Journal()
    world.apply(action)
    for _ in range(STEPS):
        if world.to_move != seat:
            break
        legal = world.legal()
        if len(legal) > 1:
            break
        world.advance(legal[0])
    return Outcome(world, seat)


def _agreed(values: Sequence[Value]) -> Value | None:
    """What all say."""
    return values[0] if all(value == values[0] for value in values) else None


def _next(mover: int | None, seat: int) -> Next:
    if mover is None:
        return "unknown"
    if mover == CHANCE:
        return "chance"
    if mover == OVER:
        return "over"
    return "you" if mover == seat else "seat"


# Journal lines.


def _lines(told: list[list[Event]]) -> tuple[list[ForeseenLine], bool]:
    """Those that come in all worlds, in this order; whether there are others."""
    places = [0] * len(told)
    kept: list[ForeseenLine] = []
    for line in told[0]:
        found = [_find(line, lines, place) for lines, place in zip(told, places, strict=True)]
        if None not in found:
            alike = [lines[place] for lines, place in zip(told, found, strict=True) if place is not None]
            kept.append(_line(alike))
            places = [place + 1 for place in found if place is not None]
    return kept, any(len(lines) > len(kept) for lines in told)


def _find(line: Event, lines: list[Event], start: int) -> int | None:
    """Where a line of the same kind comes next."""
    for place in range(start, len(lines)):
        if (lines[place].kind, lines[place].clause) == (line.kind, line.clause):
            return place
    return None


def _line(alike: list[Event]) -> ForeseenLine:
    names = list(dict.fromkeys(name for line in alike for name in line.facts))
    unknown = [name for name in names if any(line.facts.get(name) != alike[0].facts.get(name) for line in alike)]
    facts = {name: value for name, value in alike[0].facts.items() if name not in unknown}
    return ForeseenLine(alike[0].kind, alike[0].clause, facts, unknown)


# Standings and the sheet.


def _standings(game: Game, view: View, outcomes: list[Outcome]) -> list[ForeseenStanding]:
    """Of the seats whose score will be, or may be, another."""
    now = game.standings(view)
    then = [game.standings(outcome.view) for outcome in outcomes]
    if not all(len(some) == len(now) for some in then):
        return []
    shifts = [_standing(seat, now[seat], [some[seat] for some in then]) for seat in range(len(now))]
    return [shift for shift in shifts if shift.after != shift.before]


def _standing(seat: int, now: Standing, then: list[Standing]) -> ForeseenStanding:
    whole = now.whole and all(standing.whole for standing in then)
    return ForeseenStanding(seat, now.points, _agreed([standing.points for standing in then]), whole)


def _changes(now: Sheet, then: list[Sheet]) -> list[Change]:
    """Those that all worlds agree on, and the spots about which they do not."""
    old = inventory(now)
    told = [differences(old, inventory(sheet)) for sheet in then]
    sure = [change for change in told[0] if all(change in some for some in told[1:])]
    doubtful = [change.spot for some in told for change in some if change not in sure]
    spots = list({msgspec.json.encode(spot): spot for spot in doubtful}.values())
    return sure + [_unknown(spot) for spot in spots]


def _unknown(spot: Spot) -> Change:
    return Change("unknown", spot)
