"""What a move of SYNDICATE is sure to bring."""

from itertools import islice

from foreseeing import choices, kinds
from omerta.core.differences import Spot
from omerta.games import find

GAME = find("syndicate")


def test_S5_6_wealth_is_told_with_the_points_it_brings() -> None:
    plain = {"placed", "wealth", "strength"}  # no district is closed besides
    found = [sure for _, _, sure in choices(GAME, GAME.setups[0], "place", 5)]
    rich = [sure for sure in found if "wealth" in kinds(sure) and set(kinds(sure)) <= plain]
    assert rich
    for sure in rich:
        line = sure.lines[kinds(sure).index("wealth")]
        standing = next(one for one in sure.standings if one.seat == line.facts["seat"])
        assert standing.after == line.facts["total"]


def test_S4_2_a_token_leaves_the_hand_and_lies_on_its_field() -> None:
    for _, facts, sure in islice(choices(GAME, GAME.setups[0], "place"), 20):
        token, field = f"token:{facts['token']}", f"field:{facts['field']}"
        there = [change for change in sure.changes if change.spot.place == field and change.id == token]
        assert [(change.kind, change.after) for change in there] == [("appears", 1)]
        seat = sure.lines[0].facts["seat"]
        assert any(change.spot.section == Spot(f"seat:{seat}").section for change in sure.changes)
