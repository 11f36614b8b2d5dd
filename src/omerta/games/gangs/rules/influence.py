"""G4: an influence card makes a card in the pyramid drive out a neighbour."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Refused
from omerta.games.gangs.components import (
    DIRECTIONS,
    GANGS,
    HEART_START,
    NEIGHBOURS,
    NONE,
    PLACES,
    Place,
    neighbour,
    row_of,
)
from omerta.games.gangs.moves import INFLUENCE, PAIRS, influence_agent, influence_card, influence_direction
from omerta.games.gangs.state import GangsState

ANY_CARD: Final[i64] = -1


def influences(s: GangsState, into: Actions) -> None:
    """Every legal use of the active seat's influence."""
    room = into.room
    count = _find_pairs(s, room)
    numbers = into.numbers
    written = into.count
    hand = s.active * GANGS
    for card in range(GANGS):
        if s.influence[hand + card] == 0:  # G4.1
            continue
        base = INFLUENCE + card * PAIRS
        for i in range(count):
            if room[PAIRS + i] == ANY_CARD or room[PAIRS + i] == card:
                numbers[written] = base + room[i]
                written += 1
    into.count = written


def _find_pairs(s: GangsState, room: vec[i64]) -> i64:
    """Who can drive out whom: pairs of agent and direction, ascending; from PAIRS on the card that each asks for."""
    pyramid = s.pyramid
    count: i64 = 0
    for agent in range(PLACES):
        gang = pyramid[agent]
        if gang == NONE:
            continue
        for pair in range(agent * DIRECTIONS, agent * DIRECTIONS + DIRECTIONS):
            victim = NEIGHBOURS[pair]
            if victim != NONE and pyramid[victim] != NONE:  # G4.4
                room[count] = pair
                room[PAIRS + count] = gang if victim >= HEART_START else ANY_CARD  # G4.2, G4.3
                count += 1
    return count


def drive_out(s: GangsState, action: i64) -> None:
    """Discard the card; the agent drives its neighbour out of the game and leaves a hole."""
    card = influence_card(action)
    agent = influence_agent(action)
    victim = neighbour(agent, influence_direction(action))
    gang = s.pyramid[victim]
    s.influence[s.active * GANGS + card] -= 1
    s.discard = append(s.discard, card)  # G4.1
    s.out = append(s.out, gang)  # G4.5
    s.pyramid[victim] = NONE
    s.hole = victim
    if s.journal is not None:
        _tell(s, card, agent, victim, gang)


def _tell(s: GangsState, card: i64, agent: Place, victim: Place, gang: i64) -> None:
    if s.journal is not None:
        clause = "G4.2" if victim >= HEART_START else "G4.3"
        facts = {"seat": int(s.active), "card": int(card), "agent": int(agent), "gang": int(s.pyramid[agent])}
        s.journal.tell("influence", clause, {**facts, "victim": int(victim), "victim-gang": int(gang)})


def refuse_influence(s: GangsState, action: i64) -> Refused:
    """Why the influence cannot be used so."""
    card = influence_card(action)
    agent = influence_agent(action)
    victim = neighbour(agent, influence_direction(action))
    if victim == NONE:
        return Refused("G4.4", "no-neighbour", {"agent": int(agent)})
    if s.influence[s.active * GANGS + card] == 0:
        return Refused("G4.1", "card-not-held", {"card": int(card)})
    if s.pyramid[agent] == NONE:
        return Refused("G4.1", "nobody-there", {"place": int(agent)})
    if s.pyramid[victim] == NONE:
        return Refused("G4.4", "nobody-to-drive-out", {"place": int(victim)})
    facts = {"card": int(card), "agent": int(agent), "gang": int(s.pyramid[agent]), "row": int(row_of(victim))}
    return Refused("G4.2", "card-does-not-match", {**facts, "victim": int(victim)})
