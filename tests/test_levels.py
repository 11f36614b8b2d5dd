"""The levels of the program: who may import whom, and that below the table there is neither a clock nor randomness."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tables import ROOT, SOURCE

BELOW_THE_TABLE = ("core", "games", "bots")
CLOCKS = {"datetime", "time", "timeit"}
RANDOMNESS = {"random", "secrets", "tempfile", "uuid"}
NETWORK = {"asyncio", "http", "socket", "ssl", "urllib"}
# hash and id differ from process to process; the others are clocks and randomness by another road.
FORBIDDEN_CALLS = {"hash", "id", "urandom", "getrandom", "times", "__import__"}


def test_nobody_imports_from_a_higher_level() -> None:
    lint = Path(sys.executable).parent / "lint-imports"
    found = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize("level", BELOW_THE_TABLE)
def test_there_is_no_clock_and_no_randomness_below_the_table(level: str) -> None:
    for path in (SOURCE / level).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not imported(node) & (CLOCKS | RANDOMNESS | NETWORK), path.name
            assert used(node) not in FORBIDDEN_CALLS, path.name


def imported(node: ast.AST) -> set[str]:
    """The packages that a statement imports."""
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return {str(node.module).partition(".")[0]}
    return set()


def used(node: ast.AST) -> str | None:
    """The name that an expression calls."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else None
