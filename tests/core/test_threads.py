"""Two threads use the engine at once: each finds what it finds alone."""

import ast
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Final

import pytest

from omerta.bots.glance import Glance
from omerta.core.game import Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Problem
from omerta.games import NAMES, find
from tables import SOURCE, start, told, uniform_decisions

HASTY: Final = 1e-6  # seconds after which a thread must let another go on; usually 5 ms
MOST: Final = 400  # decisions of a game that are followed
LOOKS: Final = 60  # moments of it that are looked at closely
ROUNDS: Final = 4
WRITING: Final = {"add", "append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}
LENT: Final = {"_spare"}  # buffers that nobody uses just now: taken and given back in single steps
LOCKED: Final = {"_shipped", "_former", "_shelf", "_made"}  # of the registry of games, which changes under its lock


@pytest.fixture(autouse=True)
def haste() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HASTY)
    yield
    sys.setswitchinterval(usual)


class Course:
    """A game as it was decided, to be followed again and again, and what is found on the way."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self._game = game
        self._setup = setup
        self.decisions = uniform_decisions(game, setup, seed)[:MOST]
        self.alone = self.follow()

    def follow(self) -> list[object]:
        """What is found decision by decision; a problem is a finding too."""
        state, found = start(self._game, self._setup), list[object]()
        every = max(1, len(self.decisions) // LOOKS)
        for ply, decision in enumerate(self.decisions):
            found.append(self._asked(state, ply))
            if ply % every == 0 and state.to_move >= 0:
                found.append(self._thought(state, ply, decision))
            found.append(_applied(state, decision))
        return found

    def _asked(self, state: State, ply: int) -> object:
        odd = ply * 7919 % self._game.action_count
        return [state.legal(), state.weights(), state.is_legal(odd), told(state.why_not(odd))]

    def _thought(self, state: State, ply: int, decision: int) -> object:
        """A world like this one, and what the decision promises there."""
        world = self._game.imagine(state.view(int(state.to_move)), Numbers(ply))
        return [world.legal(), Glance(self._game, Numbers(ply)).promise(world, decision)]

    def wrong(self, together: Barrier) -> int:
        """How much is found otherwise than alone, while others are at it."""
        together.wait()
        count = 0
        for _ in range(ROUNDS):
            try:
                count += sum(one != other for one, other in zip(self.follow(), self.alone, strict=True))
            except (ArithmeticError, LookupError, AssertionError, ValueError):
                count += 1  # it has lost its way
        return count


def _applied(state: State, decision: int) -> object:
    """None, or why it was refused; then the game goes on all the same."""
    try:
        state.apply(decision)
    except Problem as problem:
        state.advance(decision)
        return told(problem)
    return None


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("name", NAMES)
def test_two_threads_find_what_each_finds_alone(name: str, place: int) -> None:
    game = find(name)
    courses = [Course(game, game.setups[place], seed) for seed in (1, 2)]
    together = Barrier(len(courses))
    with ThreadPoolExecutor(len(courses)) as pool:
        assert list(pool.map(lambda course: course.wrong(together), courses)) == [0, 0]


def test_threads_of_different_games_do_not_meet_either() -> None:
    courses = [Course(find(name), find(name).setups[0], 3) for name in NAMES]
    together = Barrier(len(courses))
    with ThreadPoolExecutor(len(courses)) as pool:
        assert list(pool.map(lambda course: course.wrong(together), courses)) == [0] * len(courses)


def _engine() -> list[Path]:
    return [path for folder in ("core", "games", "bots") for path in sorted((SOURCE / folder).rglob("*.py"))]


def _held(tree: ast.Module) -> set[str]:
    """The names of what a module holds."""
    names: set[str] = set()
    for line in tree.body:
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def _written(function: ast.AST) -> Iterator[str]:
    """The names of what a function writes into, of those that are not its own."""
    nodes = list(ast.walk(function))
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    for node in nodes:
        changed = isinstance(node, (ast.Subscript, ast.Attribute)) and isinstance(node.ctx, ast.Store | ast.Del)
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING
        thing = node.value if changed else node.func.value if called else None  # type: ignore[attr-defined]
        while isinstance(thing, (ast.Subscript, ast.Attribute)):
            thing = thing.value
        if isinstance(thing, ast.Name) and thing.id not in own:
            yield thing.id
        if isinstance(node, ast.Global):
            yield from node.names


@pytest.mark.parametrize("path", _engine(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_that_a_module_holds_is_written_to(path: Path) -> None:
    """What threads share is made when the module is imported, and stays as it is."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    imported = {
        (alias.asname or alias.name).split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    written = {name for function in functions for name in _written(function)}
    assert written & (_held(tree) | imported) <= LENT | LOCKED
