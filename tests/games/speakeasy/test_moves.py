"""The numbers of the actions are fixed: records and learned players depend on them."""

import re
from pathlib import Path
from typing import cast

import pytest

from omerta.core.game import Json
from omerta.core.problems import Damaged
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame
from omerta.games.speakeasy.moves import action_of, move_of

GAME = cast(SpeakeasyGame, find("speakeasy"))

PAGE = Path(__file__).parents[3] / "docs" / "games" / "speakeasy.md"
BOX = GAME.tables

FIRST = {
    "call helper": 0, "capo location person": 21, "capo location": 53, "capo location from person": 54,
    "capo location from seat": 86, "do effect": 90, "take deck": 123, "recruit helper": 127, "copy helper": 148,
    "tile slot": 169, "member to": 175, "member to zone row": 176, "shift zone row to_zone to_row": 189,
    "bonus row": 332, "level track": 336, "discard card": 341, "play card": 389, "hire": 437, "protect space": 438,
    "sell space": 486, "enter truck district": 534, "drive truck district": 566, "load truck": 598,
    "buy truck barrels": 600, "unload truck space": 604, "ambush ship": 700, "rival seat": 704, "strike": 708,
    "barrel space": 709, "recall zone row": 757, "associate mobster": 769, "build slot": 789, "at space": 804,
    "force mode": 852, "order column": 855, "city tile": 859, "cook goal": 913, "return tile slot": 930,
    "defend space mode": 1092, "yield space": 1236, "done": 1284, "deal first": 1285, "deal block": 1289,
    "deal site": 1305, "deal mobster": 1321, "deal cop": 1341, "deal tile": 1357, "deal goal": 1411,
    "deal card": 1441, "deal helper": 1489, "deal crate": 1510, "deal port": 1528, "deal jo_level": 1535,
    "deal jo": 1556, "deal jo_district": 1577,
}  # fmt: skip


def form(move: Json) -> str:
    return " ".join([str(move["move"]), *(key for key in move if key != "move")])


def test_the_first_number_of_every_form() -> None:
    found: dict[str, int] = {}
    for action in range(GAME.action_count):
        move = move_of(BOX, action)
        if move is not None:
            found.setdefault(form(move), action)
    assert found == FIRST
    assert GAME.action_count == 1593


def test_the_page_for_learners_says_the_same() -> None:
    table = PAGE.read_text(encoding="utf-8").split("## How actions are numbered")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| `([\w ]+)` \| ", table, re.MULTILINE)
    assert {name: int(first) for first, name in rows} == FIRST


def test_every_number_and_its_form_lead_to_each_other() -> None:
    for action in range(GAME.action_count):
        move = move_of(BOX, action)
        assert move is None or action_of(BOX, move) == action


@pytest.mark.parametrize(
    ("action", "move"),
    [
        (20, {"move": "call", "helper": 21}),
        (33, {"move": "capo", "location": "commission", "person": 0}),
        (53, {"move": "capo", "location": "restaurant"}),
        (58, {"move": "capo", "location": "park", "from": "city_hall", "person": 0}),
        (89, {"move": "capo", "location": "park", "from": "restaurant", "seat": 3}),
        (187, {"move": "member", "to": "docks", "zone": "uptown", "row": 4}),
        (439, {"move": "protect", "space": 11}),
        (603, {"move": "buy", "truck": 1, "barrels": 2}),
        (932, {"move": "return", "tile": "vip_card", "slot": 5}),
        (1094, {"move": "defend", "space": 10, "mode": "free"}),
        (1592, {"move": "deal", "jo_district": 16}),
    ],
)
def test_some_numbers(action: int, move: Json) -> None:
    assert move_of(BOX, action) == move
    assert list(move_of(BOX, action) or {}) == list(move)


@pytest.mark.parametrize(
    "move",
    [
        {"move": "call"},
        {"move": "call", "helper": 22},
        {"move": "call", "helper": "1"},
        {"move": "capo", "location": "park"},
        {"move": "capo", "location": "docks", "person": True},
        {"move": "member", "to": "moon"},
        {"move": "shift", "zone": "downtown", "row": 1, "to_zone": "harbour", "to_row": 1},
        {"move": "at", "space": 13},
        {"move": "deal", "weather": 1},
    ],
)
def test_what_is_no_move_is_refused(move: Json) -> None:
    with pytest.raises(Damaged):
        action_of(BOX, move)
