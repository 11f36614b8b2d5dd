"""What a hint says that a move does: from its journal lines, in words without the asker's name and without arrows."""

from typing import Final

import pytest

from conforming import hints
from omerta import games
from omerta.core.foresight import brought
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from omerta.games import shapes_of
from tables import decisions, every_game, every_table, fewer

POSITIONS: Final = 20
PLAYERS: Final = ("Ala", "Bo", "Cy", "Di", "Ed")


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_what_a_move_does_can_be_told(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    for state in decisions(game, setup, fewer(game, POSITIONS), 51):
        seat = int(state.to_move)
        view = state.view(seat)
        for action in state.legal()[:3]:
            facts = game.facts(view, action)
            assert "→" not in words.move(facts, PLAYERS)
            for text in words.does(facts, seat, brought(game, view, action, Numbers(1), 4).lines, PLAYERS):
                assert text
                assert not text.startswith(f"{PLAYERS[seat]}:")
                assert not text.endswith(".")


@every_table
def test_the_same_view_is_told_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(decisions(game, setup, fewer(game, POSITIONS), 52)):
        seat = int(state.to_move)
        view = state.view(seat)
        other = game.imagine(view, Numbers(seed)).view(seat)
        for action in state.legal()[:2]:
            assert brought(game, view, action, Numbers(1)) == brought(game, other, action, Numbers(1))


@every_game
def test_words_of_their_own_are_of_lines_that_there_are(game: Game) -> None:
    kinds = hints(shapes_of(game.name).Events)
    for language in LANGUAGES:
        keys = [key.removeprefix("does-") for key in Words(language, game).keys if key.startswith("does-")]
        assert [key for key in keys if key not in kinds] == []


def does(name: str, position: dict[str, object], move: dict[str, object]) -> list[str]:
    game = games.find(name)
    state = game.from_json(position)
    seat = int(state.to_move)
    view, action = state.view(seat), state.action(move)
    found = brought(game, view, action, Numbers(1))
    return Words("en", game).does(game.facts(view, action), seat, found.lines, PLAYERS)


def test_in_gangs_a_climb_says_which_row_it_takes_and_what_it_opens() -> None:
    from games.gangs.board import RATS, SOMEONE, climb, position  # noqa: PLC0415

    state = position(3, {11: RATS, 12: SOMEONE}, revealed=[[], [], []])
    told = does("gangs", dict(state.to_json()), climb(11, 15))
    assert told[:2] == ["takes a place in the Heart", "opens the Heart, so alliances are shown"]


def test_in_syndicate_a_token_says_what_it_pulls() -> None:
    from games.syndicate.board import place, position  # noqa: PLC0415

    told = does("syndicate", dict(position().to_json()), place(0, 18))
    assert "strength 1 pulls the marker in the Bronx (it is on 2)" in told


def test_in_families_a_thug_says_what_he_brings() -> None:
    from games.families.board import state_of, table, thug  # noqa: PLC0415

    told = does("families", dict(state_of(table()).to_json()), thug("P1"))
    assert told == ["gains $2", "gains Gun"]


def test_in_speakeasy_a_sale_says_what_it_brings() -> None:
    from games.speakeasy.board import build, raise_to, state_of, step, table, todo  # noqa: PLC0415

    position = table()
    build(position, 0, "speakeasy", 10, 20, barrel=True)
    raise_to(position, 0, party=3)
    todo(position, step("sell", left=3), step("take_card", type="any"), step("give_back"))
    told = does("speakeasy", dict(state_of(position).to_json()), {"move": "sell", "space": 10})
    assert told == []
