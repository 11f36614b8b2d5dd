"""Tables to test at: every registered game in each of its set-ups, and random moments of random games there."""

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from omerta import speed
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Json, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible, Problem
from omerta.games import NAMES, find

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "omerta"
MOMENTS: Final = 8  # taken from each random game, besides its end
LIGHT: Final = 400  # decisions of the longest game, above which a game counts as heavy
MASSIVE: Final = 2_000  # decisions, above which a third of what a heavy game gets must do
LEISURE: Final = 1 if speed() == "compiled" else 16  # how many times fewer moments must do at this speed
HEAVINESS: Final = 2 if speed() == "compiled" else 20  # and of a heavy game
IS_THOROUGH: Final = os.environ.get("OMERTA_THOROUGH") == "1"  # make test-thorough: all of them, for hours if need be


def games() -> list[Game]:
    return [find(name) for name in NAMES]


def tables() -> list[tuple[Game, Setup]]:
    return [(game, setup) for game in games() for setup in _setups(game)]


def _setups(game: Game) -> list[Setup]:
    """All of them; interpreted, where all are one source that was tried compiled, three."""
    if speed() == "compiled" or IS_THOROUGH or len(game.setups) <= 3:
        return list(game.setups)
    return [game.setups[0], game.setups[1], game.setups[-1]]


def is_heavy(game: Game) -> bool:
    return game.longest > LIGHT


def fewer(game: Game, count: int) -> int:
    """So many, or as many as the same time allows: fewer of a heavy game, and fewer interpreted."""
    if IS_THOROUGH:
        return count
    times = LEISURE if not is_heavy(game) else 3 * HEAVINESS if is_massive(game) else HEAVINESS
    return max(count // times, min(count, 2))


def is_brief(game: Game) -> bool:
    """Whether a part of the moments must do: of a heavy game interpreted, of a massive one always."""
    return is_massive(game) or (is_heavy(game) and not IS_THOROUGH and speed() != "compiled")


def is_massive(game: Game) -> bool:
    return game.longest > MASSIVE and not IS_THOROUGH


def some_moments(game: Game, setup: Setup, numbers: Numbers, journal: Journal | None = None) -> Iterator[State]:
    """Those of a random game that are looked at closely: all, or of a massive one some."""
    return islice(random_game(game, setup, numbers, journal), 0, None, 9 if is_massive(game) else 1)


def named(game: Game, setup: Setup) -> str:
    """The table in a word, for the lists of tests."""
    return f"{game.name}-{setup.name}"


every_game: Final = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])
every_table: Final = pytest.mark.parametrize(
    ("game", "setup"), [pytest.param(game, setup, id=named(game, setup)) for game, setup in tables()]
)


def _thinking_tables() -> list[tuple[Game, Setup]]:
    """Interpreted bots think fifty times as long: a table of each light game must do; of a massive one always one."""
    if speed() != "compiled":
        return [(game, game.setups[0]) for game in games() if not is_heavy(game)]
    return [(game, setup) for game, setup in tables() if not is_massive(game) or setup is game.setups[0]]


every_thinking_table: Final = pytest.mark.parametrize(
    ("game", "setup"), [pytest.param(game, setup, id=named(game, setup)) for game, setup in _thinking_tables()]
)


def viewers(seats: int) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(seats), None]


def has_secrets(game: Game, setup: Setup, viewer: int | None) -> bool:
    """Whether something must be hidden from the viewer: only who sits alone with automata may know everything."""
    others = {seat for seat in range(setup.seats) if seat != viewer}
    return not others <= set(game.automata(setup.options))


def start(game: Game, setup: Setup) -> State:
    """The position before the first decision."""
    return game.new(setup.seats, setup.options)


class Whim:
    """A player who prefers some kinds of moves, others in each game, so that rare turns of a game are met too."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._tastes: dict[object, int] = {}

    def decide(self, state: State) -> int:
        """An action for the seat to move, or an outcome where chance decides."""
        if state.to_move == CHANCE:
            return chance.sample(state, self._numbers)
        kinds: dict[object, list[int]] = {}
        for action in state.legal():
            kinds.setdefault((state.move(action) or {}).get("move"), []).append(action)
        actions = kinds[self._favourite(list(kinds))]
        return actions[self._numbers.below(len(actions))]

    def _favourite(self, kinds: list[object]) -> object:
        tastes = [self._tastes.setdefault(kind, 4 ** int(self._numbers.below(4))) for kind in kinds]
        rest = self._numbers.below(sum(tastes))
        for kind, taste in zip(kinds, tastes, strict=True):
            rest -= taste
            if rest < 0:
                return kind
        return kinds[-1]


def random_game(game: Game, setup: Setup, numbers: Numbers, journal: Journal | None = None) -> Iterator[State]:
    """The same state again and again, at each moment of a random game, the last one when it is over."""
    state = start(game, setup)
    state.journal = journal
    whim = Whim(numbers)
    yield state
    while state.to_move != OVER:
        state.apply(whim.decide(state))
        yield state


def random_positions(game: Game, setup: Setup, count: int, seed: int) -> Iterator[State]:
    """States at random moments of random games: in the setup, where chance decides, late, and over."""
    return islice(_moments(game, setup, Numbers(seed)), _enough(game, count))


def open_positions(game: Game, setup: Setup, count: int, seed: int) -> Iterator[State]:
    """The same, once the setup is over."""
    return islice(filter(is_open, _moments(game, setup, Numbers(seed))), _enough(game, count))


def imaginable_positions(game: Game, setup: Setup, count: int, seed: int) -> Iterator[State]:
    """The same, once the setup is over or where a seat decides in it."""
    return islice(filter(is_imaginable, _moments(game, setup, Numbers(seed))), _enough(game, count))


def decisions(game: Game, setup: Setup, count: int, seed: int) -> list[State]:
    """The same where a seat has something to think about."""
    moments = filter(is_imaginable, _moments(game, setup, Numbers(seed)))
    return list(islice((state for state in moments if state.to_move >= 0 and len(state.legal()) > 2), count))


def _enough(game: Game, count: int) -> int:
    """At least a few whole games, or a massive one, so that some moments are late and some games over."""
    games_at_least = 1 if is_massive(game) else 2
    return max(fewer(game, count), min(count, games_at_least * (MOMENTS + 1)))


def _moments(game: Game, setup: Setup, numbers: Numbers) -> Iterator[State]:
    while True:
        states = [state.copy() for state in random_game(game, setup, numbers)]
        for _ in range(MOMENTS):
            yield states[numbers.below(len(states))].copy()
        yield states[-1]


def uniform_decisions(game: Game, setup: Setup, seed: int) -> list[int]:
    """The decisions of a game in which every seat chooses evenly."""
    state, numbers = start(game, setup), Numbers(seed)
    decisions: list[int] = []
    while state.to_move != OVER:
        legal = state.legal()
        decisions.append(chance.sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
        state.advance(decisions[-1])
    return decisions


def is_open(state: State) -> bool:
    """Whether the setup is over, so that the position has a form."""
    return position(state) is not None


def is_imaginable(state: State) -> bool:
    return state.to_move != CHANCE or is_open(state)


def position(state: State) -> Json | None:
    try:
        return dict(state.to_json())
    except Impossible as problem:
        if problem.reason == "setup-has-no-position":
            return None
        raise


def everything(state: State) -> Json:
    """All that can be asked of a state, as plain data."""
    result = state.result()
    return {
        "position": position(state),
        "to_move": int(state.to_move),
        "legal": state.legal(),
        "weights": state.weights(),
        "views": [state.view(viewer).to_json() for viewer in viewers(int(state.players))],
        "result": None if result is None else result.to_json(),
    }


def picture(state: State) -> Json:
    """The position; where it has no form yet, all that can be asked of the state."""
    return position(state) or everything(state)


def told(problem: Problem | None) -> tuple[str, str, Json] | None:
    """What a refusal says."""
    return None if problem is None else (problem.clause, problem.reason, dict(problem.facts))


def lines(journal: Journal, viewer: int | None) -> list[Json]:
    """What a seat, or a spectator, may read."""
    return [event.to_json() for event in journal.seen_by(viewer)]


@cache
def clauses(name: str) -> tuple[str, ...]:
    """The ids of all clauses of a game's rules document, in its order."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", text))
