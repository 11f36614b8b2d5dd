# ruff: noqa: INP001 - a script beside what it writes
"""Writes the fixed views of the board's tests, played by the real engine: `python write_views.py` in this folder."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from omerta import games
from omerta.core.game import CHANCE, OVER, State
from omerta.core.journal import Event, Journal

GAME: Final = games.find("syndicate")
VIEWS: Final = Path(__file__).with_name("views.jsonl")
WATCHERS: Final = (0, 1, None)
EARLY, LATE = 0, -1

# Name: mode, what makes a moment fit, and which of the fitting moments of the first game that has one.
Fits = Callable[[dict[str, Any], str], bool]
MOMENTS: Final[dict[str, tuple[str, Fits, int]]] = {
    "new_york-early": ("new_york", lambda view, move: move == "place" and not any(view["fields"]), EARLY),
    "new_york-middle": ("new_york", lambda view, move: move == "place" and _taken(view) == 20, EARLY),
    "new_york-smuggle": ("new_york", lambda view, move: move == "smuggle" and _taken(view) > 8, EARLY),
    "new_york-support": ("new_york", lambda _, move: move == "decline", EARLY),
    "new_york-closing": ("new_york", lambda view, move: move == "effect" and len(view["free"]) > 2, EARLY),
    "new_york-end": ("new_york", lambda view, _: view["stage"] == "over" and max(view["wealth"]) > 24, EARLY),
    "los_angeles-early": ("los_angeles", lambda view, move: move == "place" and _taken(view) == 2, EARLY),
    "los_angeles-middle": ("los_angeles", lambda view, move: move == "place" and len(view["closed"]) == 4, EARLY),
    "los_angeles-open": ("los_angeles", lambda view, move: move == "open" and len(view["closed"]) > 1, EARLY),
    "los_angeles-smuggle": ("los_angeles", lambda view, move: move == "smuggle" and len(view["closed"]) > 1, EARLY),
    "los_angeles-end": ("los_angeles", lambda view, _: view["stage"] == "over" and max(view["wealth"]) > 24, EARLY),
    "solo-advance": ("solo", lambda _, move: move == "advance", EARLY),
    "solo-early": ("solo", lambda view, move: move == "place" and _taken(view) == 1, EARLY),
    "solo-middle": ("solo", lambda view, move: move == "place" and 11 < _taken(view) < 18, LATE),
    "solo-shoot": ("solo", lambda _, move: move == "shoot", EARLY),
    "solo-end": ("solo", lambda view, _: view["stage"] == "over" and max(view["wealth"]) > 24, EARLY),
}


def main() -> None:
    """A line for each moment as each watcher sees it."""
    lines = [
        json.dumps({"name": f"{name}-{watcher}", **sight}, separators=(",", ":"))
        for name, (mode, fits, which) in MOMENTS.items()
        for watcher, sight in _find(mode, fits, which).items()
    ]
    VIEWS.write_text("\n".join(lines) + "\n", "utf-8")


def _taken(view: dict[str, Any]) -> int:
    return sum(field is not None for field in view["fields"])


def _find(mode: str, fits: Fits, which: int) -> dict[str, Any]:
    for seed in range(400):
        found = [moment for moment in _moments(mode, seed) if fits(moment["spectator"]["view"], _first_move(moment))]
        if found:
            return found[which]
    raise LookupError(mode)


def _first_move(moment: dict[str, Any]) -> str:
    """What is asked; with quick support the way out of it."""
    moves = [choice["move"]["move"] for sight in moment.values() for choice in sight["choices"]]
    return "decline" if "decline" in moves else next(iter(moves), "")


def _moments(mode: str, seed: int) -> Iterator[dict[str, Any]]:
    """A game of random choices, at every decision of a seat and at the end."""
    numbers = random.Random(seed)  # noqa: S311 - views for tests, no secrets
    state = GAME.new(2, {"mode": mode})
    state.journal = Journal()
    told, before = 0, dict[str, Any]()
    while True:
        if state.to_move != CHANCE:
            events, told = state.journal.events[told:], len(state.journal.events)
            moment = {_name(seat): _sight(state, seat, events, before.get(_name(seat))) for seat in WATCHERS}
            before = {watcher: sight["view"] for watcher, sight in moment.items()}
            yield moment
        if state.to_move == OVER:
            return
        state.apply(_choose(state, numbers))


def _choose(state: State, numbers: random.Random) -> int:
    actions = list(state.legal())
    return numbers.choices(actions, list(state.weights()) if state.to_move == CHANCE else None)[0]


def _name(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat{seat}"


def _sight(state: State, seat: int | None, events: list[Event], before: dict[str, Any] | None) -> dict[str, Any]:
    view = state.view(seat)
    asked = seat is not None and state.to_move == seat
    actions = list(state.legal()) if asked else []
    return {
        "seat": seat,
        "view": view.to_json(),
        "before": before,
        "choices": [{"action": a, "facts": GAME.facts(view, a), "move": state.move(a)} for a in actions],
        "lines": [
            {"number": number, "event": event.kind, "clause": event.clause, "facts": event.facts}
            for number, event in enumerate(event for event in events if event.seen_by(seat))
        ],
    }


if __name__ == "__main__":
    main()
