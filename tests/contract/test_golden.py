"""A playthrough in text for every table; it changes only together with the game's behaviour."""

from golden import path_of, playthrough
from omerta.core.game import Game, Setup
from tables import every_table, is_heavy

LARGEST = 60_000
LARGEST_OF_HEAVY = 200_000


@every_table
def test_the_golden_playthrough_is_what_the_game_plays_today(game: Game, setup: Setup) -> None:
    path = path_of(game, setup)
    assert path.is_file(), f"{path.name} is missing: run make golden"
    today, stored = playthrough(game, setup).splitlines(), path.read_text(encoding="utf-8").splitlines()
    for number, (line, golden) in enumerate(zip(today, stored, strict=False), start=1):
        assert line == golden, f"{path.name}, line {number}: if the change is meant, run make golden and read the diff"
    assert len(today) == len(stored), f"{path.name}: if the change is meant, run make golden and read the diff"


@every_table
def test_a_golden_playthrough_is_short_enough_to_read(game: Game, setup: Setup) -> None:
    assert path_of(game, setup).stat().st_size < (LARGEST_OF_HEAVY if is_heavy(game) else LARGEST)
