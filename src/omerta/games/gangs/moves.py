"""Number ↔ canonical form of every decision. The numbers are fixed: records and learned players depend on them."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Shaped
from omerta.core.problems import Damaged, Facts, Refused
from omerta.games.gangs.components import (
    DIRECTIONS,
    DOWN_LEFT,
    GANGS,
    LEFT,
    MOST_SEATS,
    NONE,
    PLACES,
    UP_LEFT,
    neighbour,
)
from omerta.games.gangs.shapes import Move

CLIMB: Final[i64] = 0  # + 2 · place + (1 for up-right)
CLIMBS_END: Final[i64] = 40
FILL_LEFT: Final[i64] = 42
FILL_RIGHT: Final[i64] = 43
PASS: Final[i64] = 44
REVEAL: Final[i64] = 45  # + gang
INFLUENCE: Final[i64] = 53  # + (card · 21 + agent) · 6 + direction
DEAL: Final[i64] = 1061  # + gang
BEGIN: Final[i64] = 1069  # + seat
ACTION_COUNT: Final[i64] = 1073

PAIRS: Final[i64] = PLACES * DIRECTIONS


def climb_action(place: i64, direction: i64) -> i64:
    return CLIMB + 2 * place + (direction - UP_LEFT)


def climb_from(action: i64) -> i64:
    return (action - CLIMB) >> 1


def climb_direction(action: i64) -> i64:
    return UP_LEFT + ((action - CLIMB) & 1)


def influence_action(card: i64, agent: i64, direction: i64) -> i64:
    return INFLUENCE + card * PAIRS + agent * DIRECTIONS + direction


def influence_card(action: i64) -> i64:
    return (action - INFLUENCE) // PAIRS


def influence_agent(action: i64) -> i64:
    return (action - INFLUENCE) % PAIRS // DIRECTIONS


def influence_direction(action: i64) -> i64:
    return (action - INFLUENCE) % DIRECTIONS


def move_of(action: i64, hole: i64) -> Move | None:
    """The canonical form; None for a number that means nothing here (a fill needs a hole)."""
    if 0 <= action < CLIMBS_END:
        return _climb_move(climb_from(action), climb_direction(action))
    if action == FILL_LEFT or action == FILL_RIGHT:
        return _fill_move(action, hole)
    if action == PASS:
        return {"move": "pass"}
    if REVEAL <= action < INFLUENCE:
        return {"move": "reveal", "gang": int(action - REVEAL)}
    if INFLUENCE <= action < DEAL:
        return _influence_move(influence_card(action), influence_agent(action), influence_direction(action))
    if DEAL <= action < BEGIN:
        return {"move": "deal", "gang": int(action - DEAL)}
    if BEGIN <= action < ACTION_COUNT:
        return {"move": "begin", "seat": int(action - BEGIN)}
    return None


def facts_of(action: i64, pyramid: vec[i64], hole: i64) -> Facts:
    """What the words of a move tell: its kind, its values, and the gangs on the places it names."""
    move = move_of(action, hole)
    if move is None:
        return {"move": "none", "action": int(action)}
    facts = cast(dict[str, int | str], dict(move))
    if action < CLIMBS_END:
        _add_gang(facts, "gang", pyramid[climb_from(action)])
    elif action == FILL_LEFT or action == FILL_RIGHT:
        _add_gang(facts, "gang", pyramid[fill_from(action, hole)])
        facts["to"] = int(hole)
    elif INFLUENCE <= action < DEAL:
        _add_gang(facts, "gang", pyramid[influence_agent(action)])
        _add_gang(facts, "victim-gang", pyramid[neighbour(influence_agent(action), influence_direction(action))])
    return facts


def _add_gang(facts: dict[str, int | str], key: str, gang: i64) -> None:
    """The gang on a place, or the word for an empty one."""
    facts[key] = "none" if gang == NONE else int(gang)


def fill_from(action: i64, hole: i64) -> i64:
    """The place below the hole that the card would come from, or NONE."""
    return NONE if hole == NONE else neighbour(hole, DOWN_LEFT + (action - FILL_LEFT))


def _climb_move(place: i64, direction: i64) -> Move | None:
    to = neighbour(place, direction)
    return None if to == NONE else {"move": "climb", "from": int(place), "to": int(to)}


def _fill_move(action: i64, hole: i64) -> Move | None:
    place = fill_from(action, hole)
    return None if place == NONE else {"move": "fill", "from": int(place)}


def _influence_move(card: i64, agent: i64, direction: i64) -> Move | None:
    victim = neighbour(agent, direction)
    if victim == NONE:
        return None
    return {"move": "influence", "card": int(card), "agent": int(agent), "victim": int(victim)}


def action_of(move: Shaped, hole: i64) -> int:
    """The number of a canonical move; Damaged says what does not make one."""
    kind = move.get("move")
    if kind == "climb":
        return climb_action(_place(move, "from"), _side(move, "from", "to"))
    if kind == "fill":
        return _fill_action(_place(move, "from"), hole)
    if kind == "pass":
        return PASS
    if kind == "reveal":
        return REVEAL + _gang(move, "gang")
    if kind == "influence":
        return influence_action(_gang(move, "card"), _place(move, "agent"), _side(move, "agent", "victim"))
    if kind == "deal":
        return DEAL + _gang(move, "gang")
    if kind == "begin":
        return BEGIN + _number(move, "seat", int(MOST_SEATS) - 1)
    raise Damaged("move-unknown", {"what": str(kind)})


def _fill_action(place: i64, hole: i64) -> i64:
    if place == fill_from(FILL_LEFT, hole):
        return FILL_LEFT
    if place == fill_from(FILL_RIGHT, hole):
        return FILL_RIGHT
    raise Refused("G3.4", "not-below-the-hole", {"place": int(place)})


def _side(move: Shaped, start: str, end: str) -> i64:
    """The direction from one place of a move to the other."""
    place, goal = _place(move, start), _place(move, end)
    upward = start == "from"
    for direction in range(UP_LEFT if upward else LEFT, DOWN_LEFT if upward else DIRECTIONS):
        if neighbour(place, direction) == goal:
            return direction
    if upward:
        raise Refused("G3.2", "not-diagonally-above", {"from": int(place), "to": int(goal)})
    raise Refused("G4.4", "not-neighbours", {"agent": int(place), "victim": int(goal)})


def _place(move: Shaped, key: str) -> i64:
    return _number(move, key, int(PLACES) - 1)


def _gang(move: Shaped, key: str) -> i64:
    return _number(move, key, int(GANGS) - 1)


def _number(move: Shaped, key: str, most: int) -> i64:
    """A number of a move, whatever was written there: it may be larger than any i64."""
    value = move.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
        return value
    raise Damaged("move-value", {"key": key, "most": most})
