"""The games that the page's own tests know are those that a server tells of."""

from omerta.core.game import Game
from page_games import content, path_of
from tables import every_game


@every_game
def test_the_page_tests_know_the_game_as_it_is(game: Game) -> None:
    assert path_of(game).read_text(encoding="utf-8") == content(game), "python -m page_games writes it anew"
