"""Laws that hold at every moment of every game: nothing is lost, nothing is new."""

from typing import Any, cast

import pytest
from hypothesis import given

from mangling import Mangler
from omerta.core.game import OVER
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.families.game import FamiliesGame
from strategies import Moment, moments
from tables import fewer, random_game

GAME = cast(FamiliesGame, find("families"))

SHIPPED = {"$1": 40, "$2": 30, "$3": 25, "$5": 25, "gun": 8, "booze": 8, "blood": 8, "narcotics": 8}


def check_cards(position: Any) -> None:
    """F1.5: all 196 cards, each Job at one place."""
    for card, count in SHIPPED.items():
        held = sum(seat["hand"][card] + seat["case"].get(card, 0) for seat in position["seats"])
        assert position["supply"][card] + held == count
    jobs = position["job_deck"] + position["job_discard"] + position["open_jobs"]
    jobs += [job for seat in position["seats"] for job in seat["hand_jobs"] + seat["case_jobs"]]
    assert sorted(jobs) == sorted(GAME.tables.job_ids)


def check_figures(position: Any) -> None:
    """F3.3, F13.2: every figure and marker, by seat."""
    families, solo = position["families"], any(position["dons"])
    thugs = 3 if families == 2 or (solo and position["settings"]["solo_thugs"] == "three") else 2
    members = (1, 2, 2, 3)[position["act"] - 1]
    figures = [*position["figures"].values(), *position["hudson"]]
    for number, seat in enumerate(position["seats"]):
        own = [figure["kind"] for figure in figures if figure["seat"] == number]
        assert seat["thugs"] + own.count("thug") == thugs
        assert seat["members"] + own.count("member") == members
        assert seat["markers"] + sum(stack.count(number) for stack in position["markers"]) == 9
        allies = [entry["ally"] for entry in seat["allies"] if entry["played"]]
        assert all(own.count(kind) <= allies.count(kind) for kind in ("union_boss", "mayor", "police_chief"))


@given(moments("families"))
def test_F1_5_F1_6_cards_figures_and_markers_are_conserved(moment: Moment) -> None:
    position = moment.state().to_json()
    check_cards(position)
    check_figures(position)


@pytest.mark.parametrize("setup", GAME.setups, ids=lambda setup: setup.name)
def test_every_moment_of_a_game_conserves_everything(setup: Any) -> None:
    for state in random_game(GAME, setup, Numbers(12)):
        if state.view(None).to_json()["phase"] != 0:
            check_cards(state.to_json())
            check_figures(state.to_json())


@pytest.mark.parametrize("setup", GAME.setups, ids=lambda setup: setup.name)
def test_F4_6_nobody_is_asked_with_one_option_but_for_the_turn(setup: Any) -> None:
    for seed in range(fewer(GAME, 60)):
        for state in random_game(GAME, setup, Numbers(seed)):
            if state.to_move != OVER and len(state.legal()) < 2:
                assert state.to_json()["todo"] == [{"step": "turn"}]


def test_a_mangled_position_is_refused_or_played_but_never_breaks() -> None:
    mangler = Mangler(GAME, "R01", "M01", [["P1", "front"]])
    for seed in range(6):
        mangler.mangle_game(seed, 60, most_played=360)
    assert mangler.refused > 100
    assert mangler.played > 5
