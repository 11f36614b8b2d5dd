"""What an action is sure to bring really comes, in the true world and in every other that the seat may be in."""

from collections.abc import Iterator
from typing import Final

import msgspec

from omerta.core.differences import changes
from omerta.core.foresight import ForeseenLine, Foresight, Outcome, follow, foresee
from omerta.core.game import OVER, Game, Setup, State, View
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.games import sheet_of
from tables import decisions, every_table, fewer

FURTHER: Final = 12  # worlds that were not looked at


def foreseen(game: Game, view: View, action: int) -> Foresight:
    return foresee(game, view, action, sheet_of(game).draw, Numbers(1))


def asked(game: Game, setup: Setup, count: int, seed: int) -> Iterator[tuple[State, View, int]]:
    """Decisions of random games, each with two of its actions."""
    numbers = Numbers(seed)
    for state in decisions(game, setup, fewer(game, count), seed):
        legal = state.legal()
        for _ in range(2):
            yield state, state.view(int(state.to_move)), legal[numbers.below(len(legal))]


def told(lines: list[ForeseenLine], came: list[Event], *, more: bool) -> bool:
    """Whether the lines came in this order, and others only where there may be more."""
    rest = iter(came)
    for line in lines:
        if not any(is_line(line, event) for event in rest):
            return False
    return more or len(lines) == len(came)


def is_line(line: ForeseenLine, event: Event) -> bool:
    known = {name: value for name, value in event.facts.items() if name not in line.unknown}
    return (line.kind, line.clause, line.facts) == (event.kind, event.clause, known)


def wrong(game: Game, view: View, sure: Foresight, came: Outcome) -> list[str]:
    """What came otherwise than it was told."""
    parts = {
        "lines": told(sure.lines, came.lines, more=sure.more),
        "standings": is_standing(game, view, sure, came),
        "changes": has_changed(game, view, sure, came),
        "next": sure.next == "unknown" or (sure.next == "over") == (came.mover == OVER),
        "mover": sure.mover in (None, came.mover) and (sure.next == "you") <= (came.mover == view.seat),
        "ask": sure.ask in (None, sheet_of(game).draw(came.view).ask),
    }
    return [name for name, is_right in parts.items() if not is_right]


def is_standing(game: Game, view: View, sure: Foresight, came: Outcome) -> bool:
    foretold = {change.seat: change.after for change in sure.standings}
    now, then = game.standings(view), game.standings(came.view)
    points = [foretold.get(seat, standing.points) for seat, standing in enumerate(now)]
    return not then or all(point in (None, standing.points) for point, standing in zip(points, then, strict=True))


def has_changed(game: Game, view: View, sure: Foresight, came: Outcome) -> bool:
    """All that was told has; what was not told has only where that is unknown."""
    draw = sheet_of(game).draw
    real = changes(draw(view), draw(came.view))
    unknown = [change.spot for change in sure.changes if change.kind == "unknown"]
    known = [change for change in sure.changes if change.kind != "unknown"]
    return all(change in real for change in known) and all(change in known or change.spot in unknown for change in real)


@every_table
def test_what_is_told_comes_in_the_true_world(game: Game, setup: Setup) -> None:
    for state, view, action in asked(game, setup, 60, 31):
        sure = foreseen(game, view, action)
        assert wrong(game, view, sure, follow(state.copy(), action)) == []


@every_table
def test_what_is_told_comes_in_further_worlds(game: Game, setup: Setup) -> None:
    for _, view, action in asked(game, setup, 20, 32):
        sure, numbers = foreseen(game, view, action), Numbers(77)
        for _ in range(FURTHER):
            assert wrong(game, view, sure, follow(game.imagine(view, numbers), action)) == []


@every_table
def test_the_same_view_foresees_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for state, view, action in asked(game, setup, 20, 33):
        other = game.imagine(view, Numbers(5)).view(int(state.to_move))
        assert other.to_json() == view.to_json()
        told_here, told_there = foreseen(game, view, action), foreseen(game, other, action)
        assert msgspec.json.encode(told_here) == msgspec.json.encode(told_there)


@every_table
def test_asking_changes_nothing(game: Game, setup: Setup) -> None:
    for state, view, action in asked(game, setup, 10, 34):
        before, seen = state.legal(), view.to_json()
        foreseen(game, view, action)
        assert (state.legal(), view.to_json()) == (before, seen)
        assert state.journal is None


@every_table
def test_something_is_foreseen(game: Game, setup: Setup) -> None:
    """Otherwise all of the above would hold."""
    sure = [foreseen(game, view, action) for _, view, action in asked(game, setup, 20, 35)]
    assert all(one.lines or one.changes or one.more for one in sure)
    assert any(change.kind != "unknown" for one in sure for change in one.changes)
