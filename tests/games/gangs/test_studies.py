"""Marks, counted a second time from the position that every finished game leaves."""

from typing import Any

from omerta.core.chance import playout
from omerta.core.numbers import Numbers
from omerta.games import find

GAME = find("gangs")


def counted(position: dict[str, Any], seat: int) -> dict[str, bool | int]:
    pyramid, alliances = position["pyramid"], position["alliances"]
    mine = alliances[seat]
    rivals = {gang for other, gangs in enumerate(alliances) if other != seat for gang in gangs}
    return {
        **{f"allied-{gang}": gang in mine for gang in range(8)},
        "kingpin": pyramid[20] in mine,
        "land": sum(gang in mine for gang in pyramid[18:20]),
        "heart": sum(gang in mine for gang in pyramid[15:18]),
        "scoring": len(set(mine) & set(pyramid[15:])),
        "influence-kept": len(position["influence"][seat]),
        "revealed": len(position["revealed"][seat]),
        "shared": len(set(mine) & rivals),
        "passed-first": position["passed"][0] == seat,
        "passed-last": position["passed"][-1] == seat,
    }


def test_marks_agree_with_the_position() -> None:
    for seats in (2, 3, 4):
        for seed in range(60):
            state = GAME.new(seats)
            playout(state, Numbers(seed))
            for seat in range(seats):
                assert GAME.marks(state, seat) == counted(dict(state.to_json()), seat)
