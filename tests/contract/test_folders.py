"""Every game has the same files, so that whoever knows one game finds the way in all."""

import ast
import re
from pathlib import Path

import pytest

from golden import path_of
from omerta.core.game import Game, Setup
from omerta.games import NAMES
from tables import ROOT, SOURCE, every_game, every_table

KNOWN_TO_ALL = ("game", "sheet", "shapes", "box", "warnings", "sums")  # that the registry asks for by name
# What a game with a box has: what its file holds, its tables and how they are filled, its names, the file itself.
BOXED = ("board.py", "box.py", "tables.py", "naming.py", "data")
FILES = (
    "__init__.py",
    "components.py",
    "state.py",
    "moves.py",
    "views.py",
    "beliefs.py",
    "endings.py",
    "position.py",
    "features.py",
    "bots.py",
    "studies.py",
    "game.py",
    "shapes/__init__.py",
    "shapes/views.py",
    "shapes/moves.py",
    "shapes/events.py",
    "words/pl.ftl",
    "words/en.ftl",
)


def folder(game: Game) -> Path:
    return SOURCE / "games" / game.name


@every_game
@pytest.mark.parametrize("file", FILES)
def test_a_game_has_this_file(game: Game, file: str) -> None:
    assert (folder(game) / file).is_file()


@every_game
def test_a_game_has_a_sheet_in_one_file_or_a_folder(game: Game) -> None:
    assert (folder(game) / "sheet.py").is_file() != (folder(game) / "sheet" / "__init__.py").is_file()


@every_game
def test_a_game_has_rules_in_one_file_or_one_per_chapter(game: Game) -> None:
    assert (folder(game) / "rules.py").is_file() != (folder(game) / "rules" / "__init__.py").is_file()


@every_game
def test_whatever_else_a_game_has_serves_the_files_that_all_have(game: Game) -> None:
    """A game may have more files, each with a docstring and asked for by the others: nothing lies there in vain."""
    sources = {path: path.read_text(encoding="utf-8") for path in folder(game).rglob("*.py")}
    for path, source in sources.items():
        module = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        package, _, name = module.rpartition(".")
        asked = (f"{module} import", f"import {module}", f"from {package} import")
        assert ast.get_docstring(ast.parse(source)), path
        assert (
            name in KNOWN_TO_ALL
            or path.name == "__init__.py"
            or any(_imports(other, asked, name) for at, other in sources.items() if at != path)
        ), f"nothing imports {module}"


def _imports(source: str, asked: tuple[str, str, str], name: str) -> bool:
    whole, plain, package = asked
    listed = re.findall(rf"^{re.escape(package)} (\([^)]*\)|.*)$", source, flags=re.MULTILINE)
    return whole in source or plain in source or any(re.search(rf"\b{name}\b", names) for names in listed)


@every_game
@pytest.mark.parametrize("file", BOXED)
def test_a_game_with_a_box_has_this_file(game: Game, file: str) -> None:
    assert (folder(game) / file).exists() == (game.box is not None)


@every_game
def test_a_game_has_a_rules_document_and_tests(game: Game) -> None:
    assert (ROOT / "docs" / "rules" / f"{game.name}.md").is_file()
    assert list((ROOT / "tests" / "games" / game.name).glob("test_*.py"))


@every_table
def test_a_game_has_a_golden_playthrough_for_every_setup(game: Game, setup: Setup) -> None:
    assert path_of(game, setup).is_file()


@every_game
def test_no_golden_playthrough_is_of_a_setup_that_the_game_lacks(game: Game) -> None:
    stored = (ROOT / "tests" / "games" / game.name / "golden").iterdir()
    assert sorted(path.name for path in stored) == sorted(path_of(game, setup).name for setup in game.setups)


def test_every_folder_of_a_game_is_registered() -> None:
    assert sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py")) == sorted(NAMES)
