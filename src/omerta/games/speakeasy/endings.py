"""The last turn of a game, which one seat plays alone (E6.1, E21.1).

Once it comes to the card of E6.4 the score is settled: no card in hand and no City tile counts (E21.2). One world is
enough there, whichever cards are hidden. Before that a last turn has too many outcomes of chance to be walked through.
"""

from omerta.core.game import World
from omerta.core.numbers import Numbers
from omerta.games.speakeasy.beliefs import imagine_into
from omerta.games.speakeasy.rules.turn import Speakeasy
from omerta.games.speakeasy.state import TURNS
from omerta.games.speakeasy.views import SpeakeasyView


def endings(view: SpeakeasyView) -> list[World]:
    """The world in which the viewer ends the last turn of the game; none at any other moment."""
    table = view.table
    if table.phase != TURNS or table.act < len(table.box.act_capos) or view.to_move != view.viewer:
        return []
    if table.order[table.players - 1] != view.viewer or table.active != view.viewer or table.depth > 2:
        return []
    world = Speakeasy(table.box, table.players, table.solo)
    imagine_into(world, view, Numbers(0))
    return [World(world, 1.0)]
