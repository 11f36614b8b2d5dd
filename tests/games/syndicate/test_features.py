"""What random games hardly ever show of an observation."""

import struct

from games.syndicate.solo_board import play, table, take_up
from omerta.core.features import length
from omerta.games import find
from omerta.games.syndicate.features import LAYOUT

GAME = find("syndicate")


def numbers(name: str, observed: bytes) -> list[float]:
    """The numbers of one block."""
    first = length(LAYOUT[: [block.name for block in LAYOUT].index(name)])
    size = next(block.size for block in LAYOUT if block.name == name)
    return list(struct.unpack_from(f"<{size}f", observed, 4 * first))


def test_S10_10_a_reinforcement_shot_out_of_the_row_is_observed_in_the_bag() -> None:
    state = take_up(table([[16, 13, 13], [21, 3]], stage="place", acting=0, called=[[20, 15], []]))
    assert not any(numbers("shot", GAME.observe(state.view(1))))
    play(state, {"move": "place", "token": 21, "field": 35}, {"move": "shoot", "token": 16})
    assert numbers("shot", GAME.observe(state.view(1))) == [0.25 if kind == 16 else 0.0 for kind in range(28)]
