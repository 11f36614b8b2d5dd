"""Every game has the same files, so that whoever knows one game finds the way in all."""

from pathlib import Path

import pytest

from golden import path_of
from omerta.core.game import Game, Setup
from omerta.games import NAMES
from tables import ROOT, SOURCE, every_game, every_table, games

# Where the box is data, or a position is too much for one file.
OPTIONAL = {"__pycache__", "board.py", "box.py", "data", "checking.py", "reading.py", "naming.py"}
OPTIONAL |= {"settings.py", "tables.py", "importing.py", "todo.py", "prospects"}
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


def test_no_game_has_a_file_that_another_lacks() -> None:
    found = {frozenset(path.stem for path in folder(game).iterdir() if path.name not in OPTIONAL) for game in games()}
    assert len(found) == 1


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
