"""What a move of GANGS is sure to bring: all but what is drawn, and what rivals keep hidden."""

from itertools import islice

from foreseeing import choices, kinds
from omerta.core.differences import Change, Spot
from omerta.core.sheet import Text
from omerta.games import find

GAME = find("gangs")


def gang(number: int) -> Text:
    return Text(f"gang-{number}", part="short")


def test_G3_2_who_climbs_leaves_a_place_that_the_top_card_takes() -> None:
    for state, facts, sure in islice(choices(GAME, GAME.setups[0], "climb"), 10):
        who, start, goal = int(facts["gang"]), f"place:{facts['from']}", f"place:{facts['to']}"
        assert kinds(sure)[0] == "climb"
        there = Change("appears", Spot("pyramid", goal), f"gang:{who}", gang(who), after=1)
        assert there in sure.changes
        if "take-top" in kinds(sure):
            taken = sure.lines[kinds(sure).index("take-top")]
            assert f"place:{taken.facts['to']}" == start
        if sure.next == "chance":
            assert sure.ask is None
        assert state.to_move == sure.lines[0].facts["seat"]


def test_G6_4_when_the_last_alliances_are_turned_nobody_knows_them_before() -> None:
    ends = [sure for _, _, sure in choices(GAME, GAME.setups[0], "fill", 8) if sure.next == "over"]
    assert ends
    assert any(standing.after is None for sure in ends for standing in sure.standings)
