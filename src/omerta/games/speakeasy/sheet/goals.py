"""E18: what each goal asks, pays and gives, whose Books lie there, how near the viewer is."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final, NamedTuple

from omerta.core.sheet import Cell, Items, Place, Row, Section, Text, Trade, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import FIRST_PARK_GOAL, FIRST_ZONE_GOAL, GOAL_NAMES, GOALS, NONE
from omerta.games.speakeasy.rules.books import benefit_of, has_room, may_cook, money_of, reached, wanted
from omerta.games.speakeasy.sheet.cells import counted, effects, money, person, thing
from omerta.games.speakeasy.state import SpeakeasyState, is_jo
from omerta.games.speakeasy.views import SpeakeasyView

KNOWN: Final = 2048
MET: Final = 1
FULL: Final = 2
MARKS: Final = {MET: "label-met", FULL: "label-no-room"}


class Aim(NamedTuple):
    """All that is shown of a goal."""

    number: int
    books: tuple[int, ...]
    tile: int = -1
    is_laid: bool = False
    money: int = 0
    benefit: int = 0
    have: int = -1  # of the viewer, where it counts
    most: int = 0
    state: int = 0


def goals_section(view: SpeakeasyView) -> Section:
    s, seat = view.table, int(view.viewer)
    viewer = seat if seat >= 0 and not is_jo(s, seat) else -1
    books, tiles = tuple(s.books), tuple(s.goals)
    rows = [_goal_row(s.box, _aim(s, goal, viewer, books[2 * goal : 2 * goal + 2], tiles)) for goal in range(GOALS)]
    return Section("goals", Text("label-goals"), "goals", rows)


def _aim(s: SpeakeasyState, goal: int, seat: int, books: tuple[int, ...], tiles: tuple[int, ...]) -> Aim:
    tile = tiles[goal - int(FIRST_ZONE_GOAL)] if goal >= FIRST_ZONE_GOAL else -1
    if goal >= FIRST_ZONE_GOAL and tile == NONE:
        return Aim(goal, books)
    known = Aim(goal, books, tile, True, int(money_of(s, goal)), int(benefit_of(s, goal)))
    if seat < 0:
        return known
    state = MET if may_cook(s, seat, goal) else 0 if has_room(s, seat, goal) else FULL
    return Aim(*known[:6], int(reached(s, seat, goal)), int(wanted(s, goal)), state)


@lru_cache(KNOWN)
def _goal_row(box: Box, aim: Aim) -> Row:
    goal = GOAL_NAMES[aim.number]
    name = thing_id("goal", goal)
    about: list[Cell] = [] if aim.tile == NONE else [thing(box, "goal", box.tile_goal_names[aim.tile])]
    if aim.is_laid:
        about.append(Trade([counted("label-books", 1)], [money(aim.money), *effects(box, aim.benefit)]))
    about += [counted("label-progress", aim.have, aim.most)] if aim.have > NONE else []
    marks = [Text(MARKS[aim.state])] if aim.state else []
    seats: list[Cell] = [person(seat) for seat in aim.books if seat != NONE]
    holds: list[Cell] = [Items(seats, Text("label-books"))] if seats else []
    text, origin, also = Text(f"goal-{goal}"), box.origins.get(name), [thing_id("benefit", _benefit_key(box, aim))]
    return Row([Place(name, text, holds, about=about, marks=marks, origin=origin, clause="E18.1", also=also)])


def _benefit_key(box: Box, aim: Aim) -> str:
    """E18.3: a Zone goal gives what its tile says, any other what its place says."""
    is_zone = FIRST_ZONE_GOAL <= aim.number < FIRST_PARK_GOAL and aim.tile != NONE
    return box.tile_goal_names[aim.tile] if is_zone else GOAL_NAMES[aim.number]
