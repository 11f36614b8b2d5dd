"""What a move of SPEAKEASY is sure to bring."""

from itertools import islice

from foreseeing import choices, kinds
from omerta.games import find

GAME = find("speakeasy")
TWO = next(setup for setup in GAME.setups if setup.name == "2")


def test_E7_2_what_a_building_costs_goes_from_the_pocket() -> None:
    paid = [sure for _, _, sure in islice(choices(GAME, TWO, "at-empty", 3), 30) if "paid" in kinds(sure)]
    assert paid
    for sure in paid:
        line = sure.lines[kinds(sure).index("paid")]
        pocket = [change for change in sure.changes if change.text is not None and change.text.key == "label-pocket"]
        assert pocket
        if set(kinds(sure)) <= {"opens", "paid", "tile-of-space", "took-card"} and line.facts["laundered"] == 0:
            assert pocket[0].after is not None
            assert pocket[0].before == pocket[0].after + int(line.facts["price"])


def test_E10_4_a_card_from_the_display_is_known_before_it_is_taken() -> None:
    for _, facts, sure in islice(choices(GAME, TWO, "take", 2), 15):
        if "card" not in facts:
            continue
        assert sure.lines[0].facts["card"] == facts["card"]
        hand = [change for change in sure.changes if change.id == f"card:{facts['card']}"]
        assert hand
