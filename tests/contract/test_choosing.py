"""What somebody is told who chooses a game: how long, how heavy, and what the values of an option are made of."""

from typing import get_args

from omerta.core.game import Game, Weight
from omerta.core.words import LANGUAGES, Words
from tables import every_game


@every_game
def test_a_game_says_how_long_and_how_heavy_it_is(game: Game) -> None:
    assert 0 < game.minutes <= 300
    assert game.weight in get_args(Weight)


@every_game
def test_values_made_of_parts_are_sets_of_them_and_every_part_has_a_name(game: Game) -> None:
    for option in game.options:
        sets = [set(str(value).split("-")) for value in option.values]
        made = [parts for parts in sets if parts <= set(option.parts)]
        assert all({part} in made for part in option.parts)
        if option.parts:
            assert len(sets) - len(made) == 1, "one value has none of them"
            assert option.default == option.values[0]
            assert sets[0] not in made
        for language in LANGUAGES:
            words = Words(language, game)
            assert all(words.text(key) != key for key in option.parts.values())
