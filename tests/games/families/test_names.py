"""Choices and log lines by names that a person can find on the map; no code of the data file among them."""

import re
from copy import deepcopy
from typing import Final

import pytest

from games.families.board import GAME, build, on, state_of, table
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from omerta.games import checked_box, make, sheet_of

CODE: Final = re.compile(r"\b([PLE][1-9]|M\d\d|[RYGU]\d\d)\b")


def told(state: State, move: dict[str, object], language: str) -> str:
    view = state.view(int(state.to_move))
    return Words(language, GAME).move(GAME.facts(view, state.action(move)))


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            {"move": "thug", "business": "P1"},
            "Thug to the Garage in the Bronx: Gun, $2",
            "Gangster: Warsztat samochodowy na Bronksie – Broń, 2 $",
        ),
        (
            {"move": "thug", "business": "L2"},
            "Thug to the Distillery in Harlem: 2 × Booze, $1",
            "Gangster: Gorzelnia w Harlemie – 2 × Alkohol, 1 $",
        ),
        (
            {"move": "member", "space": "M02"},
            "Member to the Bronx–Harlem–Queens corner",
            "Członek Rodziny: styk Bronx–Harlem–Queens",
        ),
        (
            {"move": "member", "space": "M01"},
            "Member to the Bronx–Harlem border",
            "Członek Rodziny: granica Bronx–Harlem",
        ),
        (
            {"move": "job", "job": "R04"},
            "Job: Drive-by (costs 2 × Gun, pays $2)",
            "Zlecenie: Strzały z samochodu (koszt 2 × Broń, zysk 2 $)",
        ),
    ],
)
def test_choices_are_told_by_names(move: dict[str, object], english: str, polish: str) -> None:
    position = table()
    build(position, "L2", 2)
    state = state_of(position)
    assert [told(state, move, "en"), re.sub("\xa0", " ", told(state, move, "pl"))] == [english, polish]


def test_the_question_names_the_business_that_opens() -> None:
    position = table()
    position["phase"] = 1
    position["tiles_left"]["blue"].remove("L2")
    state = state_of(on(position, {"step": "place_tile", "tile": "L2"}))
    ask = sheet_of(GAME).ask(state.view(int(state.to_move)))
    facts: dict[str, int | str] = {"tile": str(ask.facts["tile"])}
    assert "Distillery (2 × Booze, $1; at the back Booze)" in Words("en", GAME).text(ask.key, facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_of_the_data_file_is_told(language: str) -> None:
    words = Words(language, GAME)
    for setup in GAME.setups:
        state, numbers = GAME.new(setup.seats, setup.options), Numbers(3)
        state.journal = Journal()
        while state.to_move != OVER:
            legal = state.legal()
            for action in legal[:8]:
                assert not CODE.search(words.move(GAME.facts(state.view(None), action)))
            state.advance(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
        for event in state.journal.events:
            assert not CODE.search(words.event(event))


def test_an_owners_names_are_told_in_the_same_way() -> None:
    assert GAME.box is not None
    data = deepcopy(GAME.box.data)
    data["id"] = "owners"
    data["territories"]["items"][0]["name"] = {"en": "Yonkers", "pl": "Yonkers"}
    data["businesses"]["items"][1]["name"] = data["businesses"]["items"][0]["name"]
    words = Words("en", make("families", checked_box(data, "families")))
    assert words.text("space-M02") == "Yonkers–Harlem–Queens corner"
    assert words.text("space-P1") == "Garage in Yonkers"
    assert words.text("space-P2") == "Garage II in Harlem"
