"""G3: climbing, and filling the hole that any turn leaves."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Refused
from omerta.games.gangs.components import (
    KINGPIN,
    LEFT,
    NONE,
    RIGHT,
    UP_LEFT,
    UP_RIGHT,
    Gang,
    Place,
    neighbour,
    row_of,
)
from omerta.games.gangs.moves import (
    FILL_LEFT,
    FILL_RIGHT,
    climb_action,
    climb_direction,
    climb_from,
    fill_from,
)
from omerta.games.gangs.state import EMPTY, GangsState, total


def climbs(s: GangsState, into: Actions) -> None:
    """Every legal climb."""
    for place in range(KINGPIN):
        if s.pyramid[place] == NONE:
            continue
        if can_climb(s, place, UP_LEFT):
            into.add(climb_action(place, UP_LEFT))
        if can_climb(s, place, UP_RIGHT):
            into.add(climb_action(place, UP_RIGHT))


def can_climb(s: GangsState, place: Place, direction: i64) -> bool:
    goal = neighbour(place, direction)
    if goal == NONE or s.pyramid[goal] != NONE:  # G3.2
        return False
    return s.pyramid[_support(place, direction)] != NONE  # G3.3


def _support(place: Place, direction: i64) -> Place:
    """G3.3: the neighbour that a card leans on; it exists wherever the goal does."""
    return neighbour(place, LEFT if direction == UP_LEFT else RIGHT)


def climb(s: GangsState, action: i64) -> Place:
    """Move a card up and leave a hole; the place it reached."""
    place = climb_from(action)
    goal = neighbour(place, climb_direction(action))
    gang = s.pyramid[place]
    s.pyramid[goal] = gang  # G3.2
    s.pyramid[place] = NONE
    s.hole = place  # G3.4
    if s.journal is not None:
        facts = {"seat": int(s.active), "gang": int(gang), "from": int(place), "to": int(goal)}
        s.journal.tell("climb", "G3.2", facts)
    return goal


def fills(into: Actions) -> None:
    """G3.4: either card below the hole; both are there, for whatever left the hole stood on them."""
    into.add(FILL_LEFT)
    into.add(FILL_RIGHT)


def fill(s: GangsState, action: i64) -> None:
    """Move a card from below into the hole; the place it leaves is the new hole."""
    place = fill_from(action, s.hole)
    gang = s.pyramid[place]
    s.pyramid[s.hole] = gang
    s.pyramid[place] = NONE
    if s.journal is not None:
        facts = {"seat": int(s.active), "gang": int(gang), "from": int(place), "to": int(s.hole)}
        s.journal.tell("fill", "G3.4", facts)
    s.hole = place


def needs_deck(s: GangsState) -> bool:
    """G3.5: whether the hole is one that the deck fills."""
    return row_of(s.hole) == 1


def take_top(s: GangsState) -> None:
    """G3.5: the deck's top card fills the hole in row 1."""
    s.pyramid[s.hole] = s.top
    if s.journal is not None:
        s.journal.tell("take-top", "G3.5", {"gang": int(s.top), "to": int(s.hole)})
    s.top = NONE
    s.hole = NONE


def deck_size(s: GangsState) -> i64:
    """The cards face down in the deck."""
    return total(s.bosses) + total(s.members)


def pile(s: GangsState) -> vec[i64]:
    """The part of the deck that the next card comes from, by gang."""
    return s.bosses if total(s.bosses) > 0 else s.members  # G2.5: bosses lie above the members


def turn_card(s: GangsState, gang: Gang) -> None:
    """The deck's next card is turned face up."""
    if s.bosses[gang] > 0:  # G2.5
        s.bosses[gang] -= 1
    else:
        s.members[gang] -= 1
    s.top = gang
    if s.journal is not None:
        s.journal.tell("turned", "G2.5", {"gang": int(gang)})


def reshuffle(s: GangsState) -> None:
    """G3.6: the discarded influence cards become the deck; driven-out cards stay out."""
    for i in range(len(s.discard)):
        s.members[s.discard[i]] += 1
    if len(s.discard) == 0:
        return
    if s.journal is not None:
        s.journal.tell("reshuffled", "G3.6", {"count": len(s.discard)})
    s.discard = EMPTY[:]
    s.reshuffled = True


def refuse_climb(s: GangsState, action: i64) -> Refused:
    """Why a climb is not possible."""
    place = climb_from(action)
    direction = climb_direction(action)
    goal = neighbour(place, direction)
    if goal == NONE:
        return Refused("G3.2", "no-place-above", {"place": int(place)})
    if s.crowned:
        return Refused("G6.1", "pyramid-full")
    if s.pyramid[place] == NONE:
        return Refused("G3.2", "nobody-there", {"place": int(place)})
    if s.pyramid[goal] != NONE:
        return Refused("G3.2", "place-taken", {"place": int(goal)})
    return Refused("G3.3", "no-support", {"from": int(place), "to": int(goal)})


def refuse_fill() -> Refused:
    return Refused("G3.4", "no-hole")
