"""The last Tribute (F12.1, F14.1), which the last human to discard decides alone.

What others hold no longer matters but for its Money, and that has been counted: one world is enough.
"""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import World
from omerta.games.families.beliefs import certain_world
from omerta.games.families.components import ACTS, TRIBUTE
from omerta.games.families.rules import steps
from omerta.games.families.state import STEP
from omerta.games.families.views import FamiliesView

FEW: Final[i64] = 3  # discards; more can be made in too many orders


def endings(view: FamiliesView) -> list[World]:
    """The world in which the viewer makes the last discards; none at any other moment."""
    s = view.seen
    if view.viewer < 0 or view.to_move != view.viewer or s.act != ACTS or s.phase != TRIBUTE or not view.all_counted:
        return []
    for place in range(0, len(s.todo), STEP):
        if s.todo[place + 3] != steps.DISCARD or s.todo[place + 2] != view.viewer:
            return []
    return [World(certain_world(view), 1.0)] if steps.first_a(s) <= FEW else []
