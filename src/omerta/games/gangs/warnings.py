"""What a newcomer overlooks: points given away, points left lying, an alliance shown for nothing."""
# interpreted: asked only where a person hesitates

from omerta.core.game import View
from omerta.core.numbers import Numbers
from omerta.core.warning import Warned
from omerta.games.gangs.beliefs import imagine_into
from omerta.games.gangs.components import ALLIANCES, HEART_START, NO_MANS_LAND_START, NONE, neighbour
from omerta.games.gangs.moves import CLIMBS_END, FILL_LEFT, FILL_RIGHT, PASS, climb_direction, climb_from, fill_from
from omerta.games.gangs.rules.scoring import score
from omerta.games.gangs.rules.turn import Gangs
from omerta.games.gangs.views import GangsView


def warnings(view: View, action: int) -> list[Warned]:
    """What speaks against a legal action, by what the seat sees."""
    assert isinstance(view, GangsView)
    world = _world(view)
    if action == PASS:
        return _passing(world)
    if action in (FILL_LEFT, FILL_RIGHT):
        return _filling(world, action)
    lost = int(score(world, world.to_move)) - _best_after(world, action)
    found = [Warned("loses-points", "G7.1", {"count": lost})] if lost > 0 else []
    return found + (_showing(view, action) if action < CLIMBS_END else [])


def _passing(world: Gangs) -> list[Warned]:
    """G6.2: who has passed is out."""
    gain = max((_best_after(world, action) for action in world.legal() if action != PASS), default=0)
    gain -= int(score(world, world.to_move))
    return [Warned("pass-points", "G6.2", {"count": gain})] if gain > 0 else []


def _filling(world: Gangs, action: int) -> list[Warned]:
    """G3.4: the other card below the hole would bring more."""
    other = int(FILL_RIGHT if action == FILL_LEFT else FILL_LEFT)
    if other not in world.legal():
        return []
    more = _best_after(world, other) - _best_after(world, action)
    gang = int(world.pyramid[fill_from(other, world.hole)])
    return [Warned("fill-other", "G7.1", {"gang": gang, "count": more})] if more > 0 else []


def _showing(view: GangsView, action: int) -> list[Warned]:
    """G5.2: with two players only the active one shows an alliance; for a card of no ally's that is a poor trade."""
    to, gang = neighbour(climb_from(action), climb_direction(action)), view.pyramid[climb_from(action)]
    first = view.viewer * ALLIANCES
    opens = (HEART_START <= to < NO_MANS_LAND_START and not view.heart_opened) or (
        to >= NO_MANS_LAND_START and not view.no_mans_land_opened
    )
    is_ally = gang in view.alliances[first : first + ALLIANCES]
    return [Warned("reveal-alone", "G5.2", {"gang": int(gang)})] if view.players == 2 and opens and not is_ally else []


def _world(view: GangsView) -> Gangs:
    """A table that looks the same: all that is looked at there lies open or is the seat's own."""
    world = Gangs(int(view.players))
    imagine_into(world, view, Numbers(1))
    return world


def _best_after(world: Gangs, action: int) -> int:
    """The most points that the seat to move can have when the holes of its turn are filled."""
    seat, after = world.to_move, world.copy()
    after.advance(action)
    while after.to_move >= 0 and len(after.revealing) > 0:  # G5.3: before the hole is filled; which one is all the same
        after.advance(after.legal()[0])
    if after.hole == NONE or after.to_move != seat:
        return int(score(after, seat))
    return max(_best_after(after, fill) for fill in after.legal())
