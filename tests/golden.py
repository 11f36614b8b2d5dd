"""Golden playthroughs: a random game at every table as readable text, so that any change of behaviour shows as a diff.

``make golden`` writes them anew; tests/contract/test_golden.py compares.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from omerta.core.game import CHANCE, OVER, Game, Json, Setup, State
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from tables import MASSIVE, ROOT, Whim, games, is_heavy, position, start, viewers

SEED: Final = 10
FULL_EVERY: Final = 12  # decisions between two positions in full
VIEWS_EVERY: Final = 36  # decisions between two looks over everyone's shoulder
SELDOM: Final = 10  # how many times more in a heavy game, whose positions are long
SHOWN: Final = 24  # legal actions listed in full
ENDS: Final = 6  # actions shown at each end of a longer list
LONG: Final = 12  # a list within a list that is this long is compared item by item


def path_of(game: Game, setup: Setup) -> Path:
    return ROOT / "tests" / "games" / game.name / "golden" / f"{setup.name}.txt"


def playthrough(game: Game, setup: Setup) -> str:
    return "\n".join(_lines(game, setup)) + "\n"


def _lines(game: Game, setup: Setup) -> Iterator[str]:
    yield f"{game.name}, version {game.version}, {setup.seats} seats, seed {SEED}"
    yield f"actions {game.action_count}, longest {game.longest}, options {_options(game, setup)}"
    state, journal = start(game, setup), Journal()
    state.journal = journal
    whim = Whim(Numbers(SEED))
    known: Json | None = None
    ply = 0
    while state.to_move != OVER:
        yield ""
        yield f"{ply}: {_mover(state)}"
        yield from _moment(state, known, ply, game)
        known = position(state)
        action = whim.decide(state)
        yield f"  legal {_legal(state)}"
        yield f"  plays {action} {_compact(state.move(action))}"
        written = len(journal.events)
        state.apply(action)
        for event in journal.events[written:]:
            yield f"  {event.clause} {event.kind} {_compact(event.facts)} → {_audience(event, setup.seats)}"
        ply += 1
    yield ""
    yield f"{ply}: over"
    yield from _views(state, game)
    yield f"  position {_compact(position(state))}"
    result = state.result()
    yield f"  result {_compact(result and result.to_json())}"


def _moment(state: State, known: Json | None, ply: int, game: Game) -> Iterator[str]:
    now, seldom = position(state), (3 * SELDOM if game.longest > MASSIVE else SELDOM) if is_heavy(game) else 1
    if now is None:
        return
    if known is None or ply % (FULL_EVERY * seldom) == 0:
        yield f"  position {_compact(now)}"
    else:
        yield from _changes(known, now, game)
    if known is None or ply % (VIEWS_EVERY * seldom) == 0:
        yield from _views(state, game)


def _changes(before: Json, now: Json, game: Game) -> Iterator[str]:
    """What has changed; in a massive game without what was there before, which stands above."""
    for key, value in now.items():
        for place, was, becomes in _change(key, before[key], value, 0):
            yield f"  {place}{'' if game.longest > MASSIVE else f' {_compact(was)}'} → {_compact(becomes)}"


def _change(place: str, old: object, value: object, shortest: int) -> Iterator[tuple[str, object, object]]:
    """What has changed at a place; in a list that is long enough and has kept its length, item by item."""
    if old == value:
        return
    if isinstance(old, list) and isinstance(value, list) and len(old) == len(value) >= shortest:
        for index, (was, becomes) in enumerate(zip(old, value, strict=True)):
            yield from _change(f"{place}[{index}]", was, becomes, LONG)
    elif isinstance(old, dict) and isinstance(value, dict) and old.keys() == value.keys():
        for key in value:
            yield from _change(f"{place}.{key}", old[key], value[key], LONG)
    else:
        yield place, old, value


def _views(state: State, game: Game) -> Iterator[str]:
    """What everyone sees; in a massive game only what differs from the position."""
    known = position(state) if game.longest > MASSIVE else None
    for viewer in viewers(int(state.players)):
        name, view = "spectator" if viewer is None else f"seat {viewer}", state.view(viewer).to_json()
        if known is None:
            yield f"  {name} sees {_compact(view)}"
            continue
        for key, value in view.items():
            for place, _, seen in _change(key, known.get(key), value, 0):
                yield f"  {name} sees {place} {_compact(seen)}"


def _mover(state: State) -> str:
    return "chance" if state.to_move == CHANCE else f"seat {state.to_move}"


def _legal(state: State) -> str:
    weights = state.weights()
    legal = [str(action) for action in state.legal()]
    if weights:
        legal = [f"{action}×{weight}" for action, weight in zip(legal, weights, strict=True)]
    if len(legal) <= SHOWN:
        return " ".join(legal)
    return f"{len(legal)} actions: {' '.join(legal[:ENDS])} … {' '.join(legal[-ENDS:])}"


def _audience(event: Event, seats: int) -> str:
    readers = [viewer for viewer in viewers(seats) if event.seen_by(viewer)]
    if len(readers) > seats:
        return "all"
    names = ", ".join("spectators" if viewer is None else str(viewer) for viewer in readers)
    return f"{names} (veil)" if event.veil else names


def _options(game: Game, setup: Setup) -> str:
    return ", ".join(f"{name}={value}" for name, value in game.chosen(setup.options).items()) or "none"


def _compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    for game in games():
        for setup in game.setups:
            path = path_of(game, setup)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough(game, setup), encoding="utf-8")


if __name__ == "__main__":
    main()
