"""The time, the Turn Order track and the locations with their persons and Capos."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final

from omerta.core.sheet import Cell, Items, Place, Row, Section, Text, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import LOCATION_NAMES, LOCATIONS, NONE, PARK, PERSONS, RESTAURANT
from omerta.games.speakeasy.sheet.cells import counted, effects, person, persons, say
from omerta.games.speakeasy.state import SpeakeasyState, seats_as

KNOWN: Final = 512


def status_section(s: SpeakeasyState) -> Section:
    """E6.1, E6.2: as many rounds as Capos; the order, and who has moved for the next round."""
    order = [int(seat) for seat in s.order if seat != NONE]
    title = Text("label-1920")
    lead: list[Cell] = []
    if s.act:
        most = int(s.box.act_capos[s.act - 1])
        title = Text("label-time", {"act": int(s.act), "round": int(s.round), "most": most})
        lead = [counted("label-year", int(s.box.act_year[s.act - 1]))]
    return Section("status", title, "status", [Row([persons(order, "label-order")])], lead=lead)


def order_section(s: SpeakeasyState) -> Section:
    """E3.9: both rows of the Turn Order track, with what a column costs."""
    rows = [_column(s.box, int(seats_as(s)), c, int(s.order[c]), int(s.lower[c])) for c in range(s.players)]
    return Section("order", Text("label-track"), "board", rows)


@lru_cache(KNOWN)
def _column(box: Box, seats: int, column: int, upper: int, lower: int) -> Row:
    about: list[Cell] = [
        counted("label-protection-cost", int(box.leverage_cost[seats * 4 + column])),
        counted("label-column-cards", int(box.order_cards + box.extra_cards[seats * 4 + column])),
    ]
    about += [persons([lower], "label-lower")] if lower != NONE else []
    holds: list[Cell] = [] if upper == NONE else [person(upper)]
    text = Text("label-column", {"column": column})
    return Row([Place(thing_id("column", column), text, holds, about=about, clause="E17.1")])


# Locations.


def houses_section(s: SpeakeasyState) -> Section:
    rows: list[Row] = []
    capos, visit = tuple(s.capos), (int(s.visit), int(s.visited))
    guests = tuple(int(seat) for seat in s.restaurant if seat != NONE)
    for place in range(len(LOCATION_NAMES)):
        count = int(s.box.persons[seats_as(s) * LOCATIONS + place])
        seated = capos[place * int(PERSONS) : place * int(PERSONS) + count]
        here = visit[1] if visit[0] == place else -2
        rows += _house(s.box, place, guests if place == RESTAURANT else seated, here)
    return Section("houses", Text("label-houses"), "board", rows)


@lru_cache(KNOWN)
def _house(box: Box, place: int, seated: tuple[int, ...], here: int) -> list[Row]:
    """E16.4: the boxed actions are every person's; who has a Capo talks with nobody else."""
    name = LOCATION_NAMES[place]
    known = thing_id("location", name)
    brings = [*_boxed(box, place), *_chosen(box, place)]
    also, holds = ([thing_id("visit", name)], [person(seat) for seat in seated]) if place == RESTAURANT else ([], [])
    marks = [Text("label-visited")] if here > -2 else []
    clause = {int(RESTAURANT): "E17.1", int(PARK): "E19.1"}.get(place, "E16.1")
    house = Place(
        known, Text(f"location-{name}"), [*holds], about=brings, marks=marks, origin=box.origins.get(known),
        clause=clause, also=also,
    )  # fmt: skip
    if place == RESTAURANT:
        return [Row([house])]
    return [Row([house]), *(Row([_person(box, place, n, seat, here)], 1) for n, seat in enumerate(seated))]


def _boxed(box: Box, place: int) -> list[Cell]:
    actions = effects(box, int(box.boxed_actions[place]))
    when = Text("label-boxed-first" if box.boxed_first[place] else "label-boxed-last")
    return [Items(actions, when)] if actions else []


def _chosen(box: Box, place: int) -> list[Cell]:
    """E17.1, E17.4: what a guest of the Restaurant does; E19.3: what the owner of a Capo sent to the Park gets."""
    if place == RESTAURANT:
        count = Text("label-choose", {"count": int(box.choice_count[0])})
        return [say("effect-change_turn_order"), Items(effects(box, int(box.choices[0])), count)]
    return [Items(effects(box, int(box.choices[1])), Text("label-moved"))] if place == PARK else []


def _person(box: Box, place: int, number: int, seat: int, here: int) -> Place:
    name = LOCATION_NAMES[place]
    text = Text("label-person", {"location": name, "number": number + 1})
    own = effects(box, int(box.own_actions[place * int(PERSONS) + number]))
    marks = [Text("label-visited")] if here == number else []
    holds: list[Cell] = [] if seat == NONE else [person(seat)]
    return Place(thing_id("visit", f"{name}_{number}"), text, holds, about=own, marks=marks, clause="E16.2")
