"""Playthroughs in text against each don that no set-up of the registry has: Siegel and Capone.

Written anew by: PYTHONPATH=src:tests python tests/games/families/test_solo_playthroughs.py
"""

from pathlib import Path

import pytest

from golden import playthrough
from omerta.core.game import Setup
from omerta.games import find

GAME = find("families")

FOLDER = Path(__file__).parent / "dons"
SETUPS = [Setup(don, 2, {"dons": don}) for don in ("siegel", "capone")]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_the_playthrough_is_what_the_game_plays_today(setup: Setup) -> None:
    stored = (FOLDER / f"{setup.name}.txt").read_text(encoding="utf-8")
    assert playthrough(GAME, setup).splitlines() == stored.splitlines()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for setup in SETUPS:
        (FOLDER / f"{setup.name}.txt").write_text(playthrough(GAME, setup), encoding="utf-8")


if __name__ == "__main__":
    main()
