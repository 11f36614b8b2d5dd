# ruff: noqa: INP001
"""Writes views.jsonl, the fixed views of the board's tests, from games that the real rules played.

Run: PYTHONPATH=src python web/src/lib/games/gangs/test/make_views.py
"""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from omerta import games
from omerta.core.chance import settle
from omerta.core.game import OVER, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers

GANGS = games.find("gangs")
HERE = Path(__file__).parent
CLIMBS_END, PASS, INFLUENCE = 40, 44, 53

Position: TypeAlias = dict[str, Any]
Moment: TypeAlias = tuple[str, int, int, Callable[[Position], bool]]  # name, players, first seed, when it has come


def is_fresh(position: Position) -> bool:
    return not position["out"] and all(gang is None for gang in position["pyramid"][6:])


def is_middle(position: Position) -> bool:
    rising = position["heart_opened"] and not position["no_mans_land_opened"]
    return rising and position["hole"] is None and len(position["out"]) > 0


def is_hole(position: Position) -> bool:
    return position["hole"] is not None and position["hole"] >= 6 and not position["revealing"]


def is_reveal(position: Position) -> bool:
    return len(position["revealing"]) > 1


def is_crowned(position: Position) -> bool:
    return position["crowned"] and position["hole"] is None and len(position["out"]) > 2


def has_passed(position: Position) -> bool:
    return len(position["passed"]) > 0 and position["to_move"] is not None


def is_over(position: Position) -> bool:
    return position["to_move"] is None


MOMENTS: list[Moment] = [
    ("early", 2, 1, is_fresh),
    ("middle", 4, 4, is_middle),
    ("hole", 3, 3, is_hole),
    ("reveal", 4, 5, is_reveal),
    ("crowned", 2, 8, is_crowned),
    ("passed", 4, 6, has_passed),
    ("end", 3, 9, is_over),
]


def main() -> None:
    sights = [sight for moment in MOMENTS for sight in scene(*moment)]
    text = "".join(json.dumps(sight, separators=(",", ":")) + "\n" for sight in sights)
    (HERE / "views.jsonl").write_text(text, encoding="utf-8")


def scene(name: str, players: int, seed: int, has_come: Callable[[Position], bool]) -> list[dict[str, Any]]:
    """A moment of a game as two seats and a spectator see it, the moment before, and the lines between."""
    before, state, told = next(found for found in moments(players, seed) if has_come(found[1].to_json()))
    mover = max(0, state.to_move)
    return [{"scene": name, **sight(before, state, seat, told)} for seat in (mover, (mover + 1) % players, None)]


def moments(players: int, seed: int) -> Iterator[tuple[State, State, int]]:
    """All moments of game after game: the one before, the moment, and how many events had been told before it."""
    for game in count(seed):
        numbers = Numbers(game)
        state = GANGS.new(players)
        state.journal = Journal()
        settle(state, numbers)
        yield state, state, len(state.journal.events)
        while state.to_move != OVER:
            before, told = state.copy(), len(state.journal.events)
            state.advance(chosen(state, numbers))
            settle(state, numbers)
            yield before, state, told


def chosen(state: State, numbers: Numbers) -> int:
    """A move that keeps a game going: mostly climbs, later more influence than passes."""
    legal = state.legal()
    climbs = [action for action in legal if action < CLIMBS_END]
    if climbs and numbers.below(8) > 0:
        return climbs[numbers.below(len(climbs))]
    if PASS in legal and numbers.below(3) == 0:
        return PASS
    return legal[numbers.below(len(legal))]


def sight(before: State, state: State, seat: int | None, told: int) -> dict[str, Any]:
    assert state.journal is not None
    events = [event for event in state.journal.events[told:] if event.seen_by(seat)]
    lines = [
        {"number": told + i, "event": event.kind, "clause": event.clause, "facts": event.facts}
        for i, event in enumerate(events)
    ]
    return {
        "seat": seat,
        "before": before.view(seat).to_json(),
        "view": state.view(seat).to_json(),
        "lines": lines,
        "choices": choices(state, seat),
    }


def choices(state: State, seat: int | None) -> list[dict[str, Any]]:
    if state.to_move == OVER or state.to_move != seat:
        return []
    view = state.view(seat)
    return [{"action": a, "facts": GANGS.facts(view, a), "move": state.move(a)} for a in state.legal()]


if __name__ == "__main__":
    main()
