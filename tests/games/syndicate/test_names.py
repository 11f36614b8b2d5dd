"""Fields by where a person finds them: no number that is not on the board is told."""

import re

import pytest

from games.syndicate.board import GAME, place, position
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.sheet import Place, Say
from omerta.core.words import LANGUAGES, Words
from omerta.games import sheet_of

DISTRICTS = re.compile(r"(Manhattan|Staten Island|Bronx|Queens|Brooklyn|Malibu|Downtown|Watts) \d")
CAPTION = 60  # characters


def test_a_choice_tells_row_and_place_and_effect() -> None:
    state = position()
    facts = GAME.facts(state.view(0), state.action(place(0, 28)))
    assert Words("en", GAME).move(facts) == "place: Gangster 1, Queens, top row, left (street, smuggle elsewhere 3)"
    assert "Queens, górny rząd, z lewej" in Words("pl", GAME).move(facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_fields_are_told_alike_and_all_fit_a_caption(language: str) -> None:
    words = Words(language, GAME)
    for city, fields in (("new_york", 39), ("los_angeles", 47)):
        shorts = [words.part(f"field-{city}-{field}", "short") for field in range(fields)]
        assert len(set(shorts)) == fields
        assert all(0 < len(short) <= CAPTION for short in shorts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_field_is_told(language: str) -> None:
    words = Words(language, GAME)
    for setup in GAME.setups:
        state, numbers = GAME.new(setup.seats, setup.options), Numbers(3)
        state.journal = Journal()
        while state.to_move != OVER:
            legal = state.legal()
            for action in legal[:8]:
                assert not DISTRICTS.search(words.move(GAME.facts(state.view(None), action)))
            state.advance(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
        for event in state.journal.events:
            assert not DISTRICTS.search(words.event(event))


def test_the_sheet_uses_the_same_words() -> None:
    sheet = sheet_of(GAME).draw(position().view(0))
    queens = next(section for section in sheet.sections if section.id == "district:new_york-3")
    places = [cell.text for row in queens.rows for cell in row.cells if isinstance(cell, Place)]
    rows = [cell.text for row in queens.rows for cell in row.cells[:1] if isinstance(cell, Say)]
    assert [Words("en", GAME).part(text.key, text.part) for text in rows] == ["top row", "bottom row"]
    assert Words("en", GAME).part(places[0].key, places[0].part) == "left"
