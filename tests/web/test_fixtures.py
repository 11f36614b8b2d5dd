"""What the page's tests look at is what rules and tables write now, and it is as declared."""

from pathlib import Path

import pytest

import fixtures
from conforming import faults
from omerta.games import NAMES, shapes_of
from tables import ROOT

WITH_SCENES = [game for game in NAMES if fixtures.scenes_path(game) in fixtures.written()]


@pytest.mark.parametrize("path", list(fixtures.written()), ids=str)
def test_what_was_written_is_not_stale(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == fixtures.written()[path], "run `make fixtures`"


@pytest.mark.parametrize("game", WITH_SCENES)
def test_the_views_of_all_scenes_are_as_declared(game: str) -> None:
    for sight in fixtures.sights(game):
        for view in (sight.view, sight.before):
            assert faults(view, shapes_of(game).ViewJson) == []


def test_every_game_with_a_board_has_scenes() -> None:
    boards = {path.parent.name for path in (ROOT / "web/src/lib/games").glob("*/Board.svelte")}
    assert boards == set(WITH_SCENES)
