"""The table in words: all that a terminal shows, in both languages, and nothing but what the seat may know."""

from functools import cache
from random import Random

import pytest

from omerta.core.chance import settle
from omerta.core.game import Game, Setup, State, View
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from omerta.games import find, terminal_of
from omerta.table import drawing
from omerta.table.shown import Drawing, Told
from tables import every_table, viewers

PLAYERS = ("Ala", "Bo", "Cy", "Di", "Ed")
MARGINAL = str.maketrans("", "", " ·–:▶")  # what a terminal sets otherwise


def position(game: Game, setup: Setup, seed: int) -> State:
    """Somewhere in a game."""
    numbers, dice = Numbers(seed), Random(seed)
    state = game.new(setup.seats, setup.options)
    settle(state, numbers)
    for _ in range(dice.randrange(80)):
        if state.to_move < 0:
            break
        state.apply(dice.choice(state.legal()))
        settle(state, numbers)
    return state


def told(words: Words, one: Told, said: list[str]) -> str:
    """As the page tells a text of a drawing."""
    facts = {name: filled(fact, said) if isinstance(fact, str) else fact for name, fact in one.facts.items()}
    if not one.key:
        return words.seat(int(one.facts["seat"]), PLAYERS)
    assert words.has(one.key), one.key
    return words.part(one.key, one.part) if one.part else words.text(one.key, facts, PLAYERS)


def filled(text: str, said: list[str]) -> str:
    return "".join(said[ord(sign) - drawing.FIRST] if drawing.FIRST <= ord(sign) < 0xF900 else sign for sign in text)


def read(drawn: Drawing, words: Words) -> str:
    said: list[str] = []
    for one in drawn.texts:
        said.append(told(words, one, said))
    rows = [row for section in drawn.sections for row in (section.title, *(row.phrases for row in section.rows))]
    return "".join(filled(phrase.text, said) for row in rows for phrase in row).translate(MARGINAL)


def printed(game: Game, view: View, words: Words) -> str:
    lines = terminal_of(game).draw(view, words, PLAYERS)
    return "".join(text for line in lines for text, _ in line).translate(MARGINAL)


@cache
def spoken(language: str, game: str) -> Words:
    return Words(language, find(game))


@every_table
def test_a_drawing_says_what_a_terminal_shows_in_both_languages(game: Game, setup: Setup) -> None:
    state = position(game, setup, 3)
    for viewer, language in zip((0, None), LANGUAGES, strict=True):
        view, words = state.view(viewer), spoken(language, game.name)
        assert read(drawing.drawn(game, view), words) == printed(game, view, words)


@every_table
def test_whoever_is_to_decide_is_asked_and_nobody_else(game: Game, setup: Setup) -> None:
    state, words = position(game, setup, 1), spoken("pl", game.name)
    for viewer in viewers(setup.seats):
        drawn = drawing.drawn(game, state.view(viewer))
        assert (drawn.ask is not None) == (viewer is not None and viewer == state.to_move)
        if drawn.ask is not None:
            assert told(words, drawn.ask, [])
            assert set(drawn.clauses) <= set(words.clauses())


@every_table
def test_with_everything_open_each_seat_is_drawn_as_it_sees_itself(game: Game, setup: Setup) -> None:
    state, words = position(game, setup, 2), spoken("en", game.name)
    whole = read(drawing.drawn_open(game, state), words)
    terminal = terminal_of(game)
    views = [state.view(seat) for seat in (None, *range(setup.seats))]
    lines = terminal.draw_all(views, words, PLAYERS)
    assert whole == "".join(text for line in lines for text, _ in line).translate(MARGINAL)


@pytest.mark.parametrize("name", ["families", "speakeasy"])
def test_on_a_plain_board_every_seat_has_a_part_of_its_own(name: str) -> None:
    """By these a page puts one's own things first."""
    game = find(name)
    for setup in game.setups:
        drawn = drawing.drawn(game, position(game, setup, 4).view(0))
        assert [section.title[0].seat for section in drawn.sections][-setup.seats :] == list(range(setup.seats))
