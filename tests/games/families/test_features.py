"""Blocks of an observation that random games hardly ever fill."""

from typing import Any

import numpy as np

from games.families.board import hold, play, state_of, table
from omerta.core.game import State
from omerta.games import find

GAME = find("families")


def block(state: State, name: str, viewer: int = 0) -> list[float]:
    numbers = np.frombuffer(GAME.observe(state.view(viewer)), "<f4")
    names = [entry.name for entry in GAME.layout]
    first = sum(entry.size for entry in GAME.layout[: names.index(name)])
    return [float(number) for number in numbers[first : first + GAME.layout[names.index(name)].size]]


def test_F2_5_settings_and_the_seat_named_first() -> None:
    state = GAME.new(3, {"control_pays": "back", "ai_sum_tie": False, "first": 2})
    assert block(state, "settings") == [1, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert block(state, "first", 1) == [0, 1, 0, 0, 0]


def test_F8_5_what_is_shown_in_secret() -> None:
    position: dict[str, Any] = table(families=3)
    hold(position, 0, "narcotics", "narcotics", "Y04")
    hold(position, 1, "$5", "$1")
    hold(position, 2, "$3", "$2")
    state = play(state_of(position), {"move": "job", "job": "Y04"}, {"move": "show", "card": "$1"})
    assert block(state, "shown", 1)[:4] == [1, 0, 0, 0]
    assert block(state, "shown_hidden", 2) == [0, 0, 1, 0, 0]
    assert not any(block(state, "shown", 2))
