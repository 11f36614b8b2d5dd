"""What a seat of SPEAKEASY had or did, for whoever asks what wins."""

from typing import Final

from omerta.core.game import Marks
from omerta.games.speakeasy.components import (
    CASINO,
    DISTRICTS,
    FIRST_PARK_GOAL,
    GOALS,
    KIND_NAMES,
    NONE,
    SPACES,
    STILLS,
    STRENGTH,
    TRACK_NAMES,
    TRACKS,
    WIDTH,
    ZONE_NAMES,
    Seat,
)
from omerta.games.speakeasy.rules.counting import protected_buildings
from omerta.games.speakeasy.rules.luciano import control
from omerta.games.speakeasy.rules.scoring import PARTS, members_in_play
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    BOARD,
    BOOKS_HELD,
    CRATES_HELD,
    GOONS_HELD,
    HAND,
    HELD,
    KIND,
    LOST,
    OWNER,
    PLACED,
    SPOT,
    UNUSED,
    USED,
    SpeakeasyState,
    bits,
    infamy,
    is_jo,
    level,
    of,
)

GOAL_GROUPS: Final = ("docks", "city-hall", "infamy", "zones", "park")  # E18.2, three goals each but for the last


def marks(s: SpeakeasyState, seat: Seat) -> Marks:
    """E21.2 and what leads to it: where the money came from, buildings, goals, crates, Helpers, levels."""
    found: Marks = {}
    _mark_buildings(s, seat, found)
    _mark_goals(s, seat, found)
    for track in range(TRACKS):
        known = track != STRENGTH or not is_jo(s, seat)  # E23.1
        found[f"level-{TRACK_NAMES[track]}"] = int(level(s, seat, track)) if known else 0
    found["infamy"] = int(infamy(s, seat))
    found["crates"] = int(bits(of(s, seat, CRATES_HELD)))
    found["helpers"] = int(bits(of(s, seat, UNUSED) | of(s, seat, USED)))
    found["helpers-used"] = int(bits(of(s, seat, USED)))
    found["bottles"] = int(s.scores[seat * PARTS + 3])
    found["goons"] = int(of(s, seat, GOONS_HELD))
    found["members"] = int(members_in_play(s, seat))
    found["lost-members"] = int(of(s, seat, LOST))
    found["associate"] = bool(of(s, seat, ASSOCIATE) != NONE)
    found["cards-left"] = int(of(s, seat, HAND))
    found["tiles-left"] = int(of(s, seat, HELD))
    found["ahead-in-order"] = bool(s.order[0] == seat)
    return found


def _mark_buildings(s: SpeakeasyState, seat: Seat, found: Marks) -> None:
    """E12, E13, E20: what stands, what was opened, what is protected, which districts are controlled."""
    standing = [0] * len(KIND_NAMES)
    zones = [0] * len(ZONE_NAMES)
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat:
            standing[s.spaces[space * SPOT + KIND]] += 1
            zones[s.box.zone_of[space // WIDTH]] += 1
    for kind in range(STILLS + 1, CASINO + 1):
        found[KIND_NAMES[kind]] = standing[kind]
    found["stills"] = standing[STILLS] > 0
    found["opened"] = len(s.box.slot_names) - int(bits(of(s, seat, BOARD)))
    for zone, name in enumerate(ZONE_NAMES):
        found[f"in-{name}"] = zones[zone]
    found["protected"] = int(protected_buildings(s, seat))
    ruled = [district for district in range(DISTRICTS) if control(s, district) > 0]
    found["districts"] = sum(1 for district in ruled if (control(s, district) >> seat) & 1 == 1)


def _mark_goals(s: SpeakeasyState, seat: Seat, found: Marks) -> None:
    """E18: Books at goals, by what the goals ask for."""
    groups = [0] * len(GOAL_GROUPS)
    for goal in range(GOALS):
        if seat in (s.books[2 * goal], s.books[2 * goal + 1]):
            groups[len(GOAL_GROUPS) - 1 if goal >= FIRST_PARK_GOAL else goal // 3] += 1
    found["books"] = int(of(s, seat, PLACED))
    for group, name in enumerate(GOAL_GROUPS):
        found[f"books-{name}"] = groups[group]
    found["books-left"] = int(of(s, seat, BOOKS_HELD))
