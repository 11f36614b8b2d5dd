"""Manhattan: Zones with what they would pay, districts with their spaces, and who is there."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from omerta.core.sheet import Cell, Items, Place, Row, Say, Section, Text, Thing, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import DISTRICTS, KIND_NAMES, NONE, WIDTH, ZONE_NAMES, space_name
from omerta.games.speakeasy.rules.ground import last_space
from omerta.games.speakeasy.rules.luciano import MOBSTERS_CONTROL, NOBODY, control, points, position_in
from omerta.games.speakeasy.sheet.cells import counted, money, of_seat, person, say, thing
from omerta.games.speakeasy.state import LOAD, PORT, SEAT, SHIP, SPOT, TRUCK, SpeakeasyState, is_jo

LAST_ACT: Final = 4
KNOWN: Final = 4096  # spaces and districts as they were lately seen


Driven: TypeAlias = tuple[int, int, int]  # seat, number and load of a Truck


class Seen(NamedTuple):
    """What the state has by number, taken out of it once."""

    spaces: tuple[int, ...]
    mobsters: tuple[int, ...]
    strength: tuple[int, ...]
    ships: dict[int, int]
    trucks: dict[int, list[Driven]]


def city_section(s: SpeakeasyState) -> Section:
    seen = Seen(tuple(s.spaces), tuple(s.mobsters), tuple(s.strength), _ships(s), _trucks(s))
    rows: list[Row] = []
    for zone in range(len(ZONE_NAMES)):
        rows.append(Row([_zone(s, zone)]))
        rows += [_district(s, district, seen) for district in _districts(s.box, zone)]
    return Section("city", Text("label-city"), "board", rows)


@lru_cache(16)
def _districts(box: Box, zone: int) -> list[int]:
    return [district for district in range(DISTRICTS) if box.zone_of[district] == zone]


def _ships(s: SpeakeasyState) -> dict[int, int]:
    """Ships by the district of their port."""
    found: dict[int, int] = {}
    for ship in range(len(s.box.ship_names)):
        port = int(s.ships[ship * SHIP + PORT])
        if port >= 0:
            found[int(s.box.port_district[port])] = ship
    return found


def _trucks(s: SpeakeasyState) -> dict[int, list[Driven]]:
    """Seat, number and load of Trucks by district."""
    found: dict[int, list[Driven]] = {}
    seats = tuple(s.seats)
    for seat in range(s.players):
        for truck in range(0 if is_jo(s, seat) else 2):
            base = seat * int(SEAT) + 2 * truck
            if seats[base + int(TRUCK)] != NONE:
                found.setdefault(seats[base + int(TRUCK)], []).append((seat, truck, seats[base + int(LOAD)]))
    return found


# Zones.


def _zone(s: SpeakeasyState, zone: int) -> Place:
    """E20.13: what a Zone pays by position, how many districts each controls, and who would be paid what now."""
    found = points(s, zone)
    places = tuple(int(position_in(found, seat)) if found[seat] else 0 for seat in range(s.players))
    return _zone_place(s.box, zone, tuple(found), places if s.act < LAST_ACT else ())


@lru_cache(KNOWN)
def _zone_place(box: Box, zone: int, held: tuple[int, ...], places: tuple[int, ...]) -> Place:
    name = thing_id("zone", ZONE_NAMES[zone])
    paid = [int(box.payout[zone * 5 + place]) for place in range(5)]
    about: list[Cell] = [
        Items([money(paid[place]) for place in range(len(held))], Text("label-payout")),
        Items(
            [*(of_seat(seat, count) for seat, count in enumerate(held[:-1])), counted("label-mobsters", held[-1])],
            Text("label-control"),
        ),
    ]
    if places:  # E21.1: not after the last act
        now: list[Cell] = [of_seat(seat, paid[place - 1]) for seat, place in enumerate(places) if place]
        about.append(Items(now, Text("label-pays-now")))
    return Place(name, Text(f"zone-{ZONE_NAMES[zone]}"), about=about, origin=box.origins.get(name), clause="E20.13")


# Districts.


class Quarter(NamedTuple):
    """All that is shown of a district."""

    number: int
    spaces: tuple[int, ...]
    watch: tuple[int, ...]  # as WATCH
    mobster: int
    strength: int
    control: int
    ship: int
    trucks: tuple[Driven, ...]


class Spot(NamedTuple):
    """All that is shown of a space, and who watches it or will."""

    number: int
    tile: int
    owner: int
    kind: int
    member: int
    cask: int
    mob: int
    cop: int
    cop_due: int
    mob_due: int


def _district(s: SpeakeasyState, district: int, seen: Seen) -> Row:
    first, last = district * int(WIDTH), int(last_space(s, district))
    masks = (s.blocked, s.cops, s.cops_waiting, s.mobs_waiting)
    return _district_row(
        s.box,
        Quarter(
            district, seen.spaces[first * int(SPOT) : last * int(SPOT)],
            tuple((mask >> district) & 1 for mask in masks),
            seen.mobsters[district], seen.strength[district], int(control(s, district)),
            seen.ships.get(district, int(NONE)), tuple(seen.trucks.get(district, ())),
        ),
    )  # fmt: skip


@lru_cache(KNOWN)
def _district_row(box: Box, seen: Quarter) -> Row:
    """E3.3, E3.4: its spaces, Cops and Mobsters, those who are there and those who will come."""
    name, width = thing_id("district", seen.number + 1), int(SPOT)
    holds: list[Cell] = []
    if not seen.watch[0]:
        for place in range(len(seen.spaces) // width):
            spot = seen.spaces[place * width : (place + 1) * width]
            holds.append(_space(box, Spot(seen.number * int(WIDTH) + place, *spot, *seen.watch[1:])))
    marks = [Text(key) for key, is_so in zip(WATCH, seen.watch, strict=True) if is_so]
    about = [*_gun(box, seen.mobster, seen.strength), *_controllers(seen.control), *_visitors(box, seen)]
    about.append(_roads(box, seen.number))
    text = Text(f"district-{seen.number + 1}")
    return Row([Place(name, text, holds, about=about, marks=marks, origin=box.origins.get(name), clause="E3.3")], 1)


WATCH: Final = ("label-blocked", "label-cop", "label-cop-waits", "label-mob-waits")


def _gun(box: Box, mobster: int, strength: int) -> list[Cell]:
    """E14.1: the Strength tile stays where the Mobster is somebody's Associate."""
    if strength < 0:
        return []
    told = counted("label-strength", strength)
    if mobster == NONE:
        return [told]
    name = box.mobster_names[mobster]
    known = thing_id("mobster", name)
    also = [thing_id("ally", name)]
    return [
        Thing(known, Text(f"mobster-{name}"), about=[told], origin=box.origins.get(known), clause="E20.2", also=also)
    ]


def _controllers(who: int) -> list[Cell]:
    """E20.11, E20.12."""
    if who == NOBODY:
        return []
    label = Text("label-controls")
    if who == MOBSTERS_CONTROL:
        return [Items([say("label-mobsters")], label)]
    return [Items([person(seat) for seat in range(who.bit_length()) if (who >> seat) & 1], label)]


def _visitors(box: Box, seen: Quarter) -> list[Cell]:
    """Ships in the port, Trucks on the road."""
    found: list[Cell] = [] if seen.ship == NONE else [thing(box, "ship", box.ship_names[seen.ship])]
    return found + [truck_thing(box, seat, truck, load) for seat, truck, load in seen.trucks]


@lru_cache(256)
def truck_thing(box: Box, seat: int, truck: int, load: int, district: int = -1) -> Thing:
    """E11.3: a Truck with its load; of a seat also where it is."""
    about: list[Cell] = [counted("label-load", load, int(box.truck_load))]
    if district >= 0:
        about.insert(0, say(f"district-{district}"))
    return Thing(thing_id("truck", truck), Text("label-truck", {"truck": truck}), 1, seat, about=about, clause="E11.3")


@lru_cache(64)
def _roads(box: Box, district: int) -> Items:
    """E11.3: where a Truck can go from here."""
    found: list[Cell] = [
        Say(Text("label-number", {"number": other + 1}))
        for other in range(DISTRICTS)
        if (box.neighbours[district] >> other) & 1
    ]
    return Items(found, Text("label-neighbours"), "soft")


@lru_cache(KNOWN)
def _space(box: Box, spot: Spot) -> Place:
    """A building with its owner, protection and barrel; a Mobster Speakeasy; the City tile."""
    is_built = spot.owner != NONE
    holds: list[Cell] = []
    if is_built:
        holds.append(_building(spot))
        holds += [say("label-barrel")] if spot.cask else []
    if spot.mob:
        holds.append(Thing(thing_id("building", "mobspeak"), Text("building-mobspeak"), clause="E20.3"))
    if spot.tile != NONE and not is_built:
        holds.append(thing(box, "tile", box.tile_names[spot.tile]))
    name = space_name(spot.number)
    return Place(thing_id("space", name), Text(f"space-{name}"), holds, spot.owner if is_built else None)


def _building(spot: Spot) -> Thing:
    """E8.1: without protection a building under a Cop is as good as none; a Cop that is due will close it."""
    marks = [Text("label-protected")] if spot.member else []
    if not spot.member and (spot.cop or spot.cop_due):
        marks.append(Text("label-closed" if spot.cop else "label-will-close"))
    if spot.mob_due:
        marks.append(Text("label-attacked"))
    name = KIND_NAMES[spot.kind]
    return Thing(thing_id("building", name), Text(f"building-{name}"), owner=spot.owner, marks=marks, clause="E8.1")
