"""Marks, counted a second time from the position that every finished game leaves."""

from typing import Any

from omerta.core.chance import playout
from omerta.core.numbers import Numbers
from omerta.games import find

GAME = find("syndicate")
HATS = {"new_york": [14, 14, 14, 11, 11], "los_angeles": [5] * 15}  # S1.6; S1.7: the first barrel
SINGULAR = (10, 11, 23, 24, 25, 26, 27)


def counted(position: dict[str, Any], seat: int) -> dict[str, bool | int]:
    board = "los_angeles" if position["mode"] == "los_angeles" else "new_york"
    leads = [(marker or 0) * (1, -1)[seat] for marker in position["markers"]]
    kinds = [field[0] for field in position["fields"] if field is not None and field[1] == seat]
    return {
        "ahead": sum(lead > 0 for lead in leads),
        "taken": sum(leads[district] >= HATS[board][district] for district in position["closed"]),
        **{f"ahead-{board}-{district}": lead > 0 for district, lead in enumerate(leads)},
        "placed": len(kinds),
        "reinforcements": sum(kind >= 13 for kind in kinds),
        **{f"placed-{kind}": kind in kinds for kind in SINGULAR},
        "hand-left": len(position["hands"][seat]),
    }


def test_marks_agree_with_the_position() -> None:
    taken = 0
    for setup in GAME.setups:
        for seed in range(60):
            state = GAME.new(setup.seats, setup.options)
            playout(state, Numbers(seed))
            for seat in range(2):
                marks = GAME.marks(state, seat)
                assert marks == counted(dict(state.to_json()), seat)
                taken += marks["taken"]
    assert taken > 0
