"""The numbers of the actions of the shipped box are fixed: records and learned players depend on them."""

import re
from pathlib import Path
from typing import cast

import pytest

from omerta.core.problems import Damaged
from omerta.games import find
from omerta.games.families.game import FamiliesGame
from omerta.games.families.moves import payment_lists

GAME = cast(FamiliesGame, find("families"))

PAGE = Path(__file__).parents[3] / "docs" / "games" / "families.md"

FIRST = {
    "open": 0, "thug": 7, "member": 26, "job": 40, "ally": 84, "pass": 102, "pay": 103, "cost": 137, "discard": 139,
    "stash": 191, "kill": 196, "territory": 230, "figure": 238, "rival": 272, "good": 278, "rescue": 282,
    "exchange": 284, "to": 289, "show": 322, "marker": 326, "bid": 334, "take": 339, "horse": 357, "tile": 362,
    "draw": 381, "ally_up": 425, "random": 443, "random_ally": 496, "random_space": 514,
}  # fmt: skip


def test_the_first_number_of_every_form() -> None:
    assert {form.name: form.first for form in GAME.codes.forms} == FIRST
    assert GAME.action_count == 528


def test_the_page_for_learners_says_the_same() -> None:
    rows = re.findall(
        r"^\| (\d+)\S* \| `(\w+)` \| ", PAGE.read_text(encoding="utf-8").split("## The 528 actions")[1], re.MULTILINE
    )
    assert {name: int(first) for first, name in rows} == FIRST


@pytest.mark.parametrize(
    ("action", "move"),
    [
        (6, {"move": "open", "territory": 7}),
        (7, {"move": "thug", "business": "P1"}),
        (39, {"move": "member", "space": "M14"}),
        (83, {"move": "job", "job": "U11"}),
        (102, {"move": "pass"}),
        (103, {"move": "pay", "goods": ["gun"]}),
        (105, {"move": "pay", "goods": ["gun", "gun", "gun"]}),
        (136, {"move": "pay", "goods": ["narcotics", "narcotics", "narcotics"]}),
        (138, {"move": "cost", "pay": False}),
        (195, {"move": "stash", "card": None}),
        (229, {"move": "kill", "space": None}),
        (283, {"move": "rescue", "kind": "member"}),
        (333, {"move": "marker", "from": None}),
        (495, {"move": "random", "card": "job"}),
        (527, {"move": "random_space", "space": "M14"}),
    ],
)
def test_some_numbers(action: int, move: dict[str, object]) -> None:
    assert GAME.codes.move_of(action) == move
    assert GAME.codes.action_of(move) == action
    assert list(GAME.codes.move_of(action) or {}) == list(move)


def test_payments_are_all_ways_to_give_up_to_three_goods() -> None:
    lists = payment_lists(3)
    assert len(lists) == 34
    assert lists == sorted(lists)


@pytest.mark.parametrize(
    "move",
    [
        {"move": "thug"},
        {"move": "thug", "business": "P9"},
        {"move": "open", "territory": True},
        {"move": "pay", "goods": ["booze", "gun"]},
        {"move": "cost", "pay": None},
        {"move": "discard", "card": None},
        {"move": "stash", "card": "gun"},
    ],
)
def test_what_is_no_move_is_refused(move: dict[str, object]) -> None:
    with pytest.raises(Damaged):
        GAME.codes.action_of(move)
