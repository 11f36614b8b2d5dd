"""FAMILIES on a terminal: what is shown, and what is left to whoever pays attention."""

import re
from typing import Any

import pytest

from omerta.core.chance import playout, settle
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.core.sheet_text import plain, read
from omerta.core.words import LANGUAGES, Words
from omerta.games import find, sheet_of
from tables import random_game

GAME = find("families")
MAKER = sheet_of(GAME)

PLAYERS = ("Ada", "Bea", "Cyd", "Don", "Eve")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(state: State, viewer: int | None, language: str = "en") -> list[str]:
    return plain(MAKER.draw(state.view(viewer)), Words(language, GAME), PLAYERS[: state.players], 500).splitlines()


def position_of(state: State) -> Any:
    return state.to_json()


def rich_game(seats: int = 3) -> State:
    """A game in which everybody has laundered something."""
    state, numbers = GAME.new(seats), Numbers(4)
    settle(state, numbers)
    while any(seat["case"]["$1"] == 0 for seat in position_of(state)["seats"]):
        state.apply(state.legal()[numbers.below(len(state.legal()))])
        settle(state, numbers)
    return state


def test_F4_5_of_others_the_number_of_cards_is_shown_and_no_card() -> None:
    lines = shown(rich_game(), 0)
    suitcases = [line.strip() for line in lines if re.match(r" *(Suitcase:|Cards in hand)", line)]
    assert re.fullmatch(r"Suitcase: (\d+× )?\$.*  worth in \$ \d+  Jobs: .*", suitcases[0])
    assert len(suitcases) == 3
    for other in suitcases[1:]:
        assert re.fullmatch(r"Cards in hand \d+  cards in the suitcase \d+", other)
    assert not [line for line in shown(rich_game(), None) if re.match(r" *(Hand|Suitcase):", line)]


def test_F4_5_F14_3_of_the_score_of_others_only_the_territories_count_before_the_end() -> None:
    state = rich_game()
    position = position_of(state)
    standings = GAME.standings(state.view(0))
    assert [standing.whole for standing in standings] == [True, False, False]
    won = [sum(bool(stack) and set(stack) == {seat} for stack in position["markers"]) for seat in range(3)]
    assert all(standing.points >= 5 * won[seat] for seat, standing in enumerate(standings))
    assert all(standing.points % 5 == 0 for standing in standings[1:])
    assert standings[0].points >= position["seats"][0]["case"]["$1"]


def test_F14_2_at_the_end_all_suitcases_are_open() -> None:
    state = rich_game()
    playout(state, Numbers(1))
    assert sum(bool(re.search(r"Suitcase: .* Jobs: ", line)) for line in shown(state, 0)) == 3
    assert all(standing.whole for standing in GAME.standings(state.view(1)))


@every_language
def test_effects_are_told_with_their_number(language: str) -> None:
    told: set[str] = set()
    for seed in range(4):
        for state in random_game(GAME, GAME.setups[3], Numbers(seed)):
            if state.to_move == 0:
                told.update(shown(state, 0, language))
    cards = [line for line in told if "→" in line or re.match(r"   \S.*: ", line)]
    assert len(cards) > 40
    assert not [line for line in cards if re.search(r"\bn\b", line)]


@every_language
def test_every_question_is_put_in_words_and_has_its_clauses(language: str) -> None:
    words, asked = Words(language, GAME), set()
    for setup in GAME.setups:
        for state in random_game(GAME, setup, Numbers(2)):
            if state.to_move == OVER:
                continue
            view = state.view(0 if state.to_move == CHANCE else state.to_move)
            question = MAKER.ask(view)
            asked.add(question.key)
            assert "{" not in read(question, words, PLAYERS)
            assert set(MAKER.clauses(view)) <= set(words.clauses())
    assert len(asked) > 18


def test_the_table_is_not_drawn_again_for_what_belongs_to_a_turn_begun() -> None:
    asides = {"ask-stash", "ask-discard", "ask-pay", "ask-cost", "ask-to", "ask-effect", "ask-hit", "ask-marker"}
    for state in random_game(GAME, GAME.setups[1], Numbers(6)):
        if state.to_move not in (CHANCE, OVER):
            view = state.view(state.to_move)
            key = MAKER.ask(view).key
            assert MAKER.is_aside(view) or key not in asides
            assert not (MAKER.is_aside(view) and key in ("ask-turn", "ask-place_tile", "ask-take", "ask-show"))
