"""What a move of FAMILIES is sure to bring."""

from itertools import islice

from foreseeing import choices, kinds
from omerta.core.sheet import Items, Thing, cells_of
from omerta.games import find, sheet_of

GAME = find("families")
TWO = GAME.setups[0]


def front(business: Thing) -> list[str]:
    """The cards that the icons of an open business stand for."""
    lists = [cell for cell in business.about if isinstance(cell, Items) and cell.label is not None]
    icons = next(cell.items for cell in lists if cell.label is not None and cell.label.key == "label-front")
    return [cell.id.removeprefix("card:") for cell in icons if isinstance(cell, Thing) for _ in range(cell.count)]


def test_F6_2_placing_a_thug_tells_the_icons_gained() -> None:
    told = 0
    for state, facts, sure in islice(choices(GAME, TWO, "thug"), 25):
        sheet = sheet_of(GAME).draw(state.view(int(state.to_move)))
        things = [cell for cell in cells_of(sheet) if isinstance(cell, Thing)]
        business = next(cell for cell in things if cell.id == f"business:{facts['business']}")
        gained = [line.facts.get("card") for line in sure.lines if line.kind == "gained"]
        if sure.next != "chance":  # a Job is drawn, and what comes after it is not foreseen
            assert set(front(business)) <= set(gained)
            told += 1
        assert kinds(sure)[0] == "placed"
        assert any(change.id == "figure:thug" and change.kind == "appears" for change in sure.changes)
    assert told


def test_F11_2_what_the_others_have_bid_is_unknown_until_all_are_shown() -> None:
    shown = [
        (state, line)
        for state, _, sure in choices(GAME, TWO, "bid", 8)
        for line in sure.lines
        if line.kind == "bid-revealed"
    ]
    assert shown
    assert any(line.unknown == ["count", "value"] for _, line in shown)
    assert not any(line.unknown for state, line in shown if line.facts["seat"] == state.to_move)
