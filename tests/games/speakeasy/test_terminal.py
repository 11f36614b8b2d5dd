"""The screen: everything a person needs is on it, in words of both languages, and nothing that only programs read."""

import re
from itertools import islice

import pytest

from games.speakeasy.board import Position, build, dock, mob, options, raise_to, state_of, step, table, todo
from omerta.core.numbers import Numbers
from omerta.core.sheet_text import plain, read
from omerta.core.words import LANGUAGES, Words
from omerta.games import find, sheet_of
from tables import random_game

GAME = find("speakeasy")
MAKER = sheet_of(GAME)

PLAYERS = ["Ala", "Jo"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def screen(position: Position, language: str) -> str:
    return plain(MAKER.draw(state_of(position).view(0)), Words(language, GAME), PLAYERS, 500)


@every_language
def test_no_screen_shows_an_id_or_a_missing_text(language: str) -> None:
    words = Words(language, GAME)
    for state in islice(random_game(GAME, GAME.setups[0], Numbers(3)), 70, None, 25):
        view = state.view(0)
        lines = plain(MAKER.draw(view), words, PLAYERS).splitlines()
        if state.to_move == 0:
            lines.append(read(MAKER.ask(view), words, PLAYERS))
            lines += [words.move(GAME.facts(view, action), PLAYERS) for action in state.legal()]
            assert MAKER.clauses(view)
        for line in lines:
            assert not re.search(
                r"[a-z]_[a-z0-9]|\b(label|ask|move|tile|card|slot|zone|crate|goal)-[a-z]|[{}]", line
            ), line


@every_language
def test_no_two_moves_of_a_decision_read_alike(language: str) -> None:
    words = Words(language, GAME)
    for state in islice(random_game(GAME, GAME.setups[3], Numbers(5)), 75, None, 7):
        if state.to_move >= 0:
            told = [words.move(GAME.facts(state.view(state.to_move), action)) for action in state.legal()]
            assert len(set(told)) == len(told), told


def test_E3_4_the_map_shows_who_is_there_and_who_will_come() -> None:
    position = table(1)
    district = next(d for d in range(1, 17) if d not in position["blocked"])
    build(position, 0, "speakeasy", 10 * district, member=True, barrel=True)
    mob(position, "waxey_gordon", district, 4, 10 * district + 1)
    position.update(cops=[district], mobs_waiting=[], cops_waiting=[])
    shown = screen(position, "pl")
    line = next(line for line in shown.splitlines() if line.startswith(f"     Rejon {district} "))
    assert re.search(rf"● {district}A   ● Knajpa +\[ochrona\].*Beczka", line)
    assert "Knajpa Mafioza" in line
    assert "[Policjant]" in line
    assert re.search(r"Waxey Gordon: +siła 4", line, re.IGNORECASE)


def test_E18_1_a_goal_that_is_met_is_marked() -> None:
    position = table(1)
    raise_to(position, 0, vip=5, party=2)
    met = [line.strip() for line in screen(position, "pl").splitlines() if "[spełniony]" in line]
    assert [line.split(" [")[0] for line in met if "Reputacja" in line] == ["Reputacja 10"]
    assert "→ 10 $" in met[0]


def test_E7_4_the_safe_of_another_is_not_shown() -> None:
    position = table(2)
    position["seats"][1]["safe"] = 77
    assert "77" not in screen(position, "en")
    open_table = table(2, open_safes=True)
    open_table["seats"][1]["safe"] = 77
    assert "safe $ 77" in screen(open_table, "en")


def test_E15_3_an_ambush_shows_what_it_takes() -> None:
    position = table(2)
    dock(position, 0, "downtown", 1)
    raise_to(position, 0, strength=5)
    position["seats"][0]["goons"] = 4
    todo(position, step("ambush"), step("take_card", type="any"))
    shown = screen(position, "en")
    assert "defence 6" in shown
    assert len(options(state_of(position))) >= 1


def told(position: Position, language: str) -> list[str]:
    state = state_of(position)
    return [Words(language, GAME).move(GAME.facts(state.view(0), action), PLAYERS) for action in state.legal()]


def test_E3_2_a_space_is_its_district_and_a_letter() -> None:
    words = Words("pl", GAME)
    assert [words.text(f"space-{space}") for space in (10, 131, 162)] == ["1A", "13B", "16C"]


@every_language
def test_E11_2_a_sale_says_where_what_and_for_how_much(language: str) -> None:
    position = table(1)
    district = next(d for d in range(1, 17) if d not in position["blocked"])
    position.update(cops=[], cops_waiting=[])
    build(position, 0, "nightclub", 10 * district, barrel=True)
    todo(position, step("sell", left=1), step("take_card", type="any"))
    expected = {
        "pl": f"sprzedaj Beczkę: {district}A, Klub Nocny, 10 $",
        "en": f"sell a barrel: {district}A, Nightclub, $10",
    }
    assert told(position, language)[0] == expected[language]


def test_E18_2_a_goal_says_how_near_it_is() -> None:
    position = table(1)
    raise_to(position, 0, vip=5)
    line = next(line for line in screen(position, "pl").splitlines() if "Reputacja 15" in line)
    assert line.endswith("→ 15 $ · masz 9/15")


def test_E8_1_a_building_under_a_cop_is_marked() -> None:
    position = table(1)
    district = next(d for d in range(1, 17) if d not in position["blocked"])
    build(position, 0, "speakeasy", 10 * district)
    position.update(cops=[district], cops_waiting=[])
    assert re.search(rf"● {district}A   ● Knajpa +\[nie funkcjonuje\]", screen(position, "pl"))


def test_E23_1_of_jo_only_what_he_has_is_shown() -> None:
    jo = screen(table(1), "pl").split("\n   ■ Jo  ")[1]
    assert "Impreza" in jo
    assert not re.search(r"Łapówki (\d|za)", jo)
    assert "Ciężarówki" not in jo
    assert "obszar VIP" not in jo
