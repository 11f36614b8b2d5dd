"""The Docks with their rows, and the ports with their ships (E3.6, E3.7)."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final, NamedTuple

from omerta.core.sheet import Cell, Items, Place, Row, Section, Text, Thing, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import NONE, PORTS, ROWS, ZONE_NAMES
from omerta.games.speakeasy.rules.barrels import price_of
from omerta.games.speakeasy.rules.counting import crate_count
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.rules.ships import attack, defence, may_attack, members_at, others_at, zone_of
from omerta.games.speakeasy.sheet.cells import counted, effects, person, say, thing
from omerta.games.speakeasy.state import CARGO, CRATE, GOONS_HELD, PORT, SHIP, SpeakeasyState, is_jo, of
from omerta.games.speakeasy.views import SpeakeasyView

KNOWN: Final = 1024


def docks_section(s: SpeakeasyState) -> Section:
    rows = [_dock_row(s.box, row, tuple(s.docks[row :: int(ROWS)])) for row in range(ROWS)]
    return Section("docks", Text("label-docks"), "board", rows)


@lru_cache(KNOWN)
def _dock_row(box: Box, row: int, members: tuple[int, ...]) -> Row:
    """E3.7: a row's bonus, and whose members stand in it by Zone."""
    known = thing_id("benefit", row + 1)
    bonus = Thing(
        known,
        Text("label-row", {"row": row + 1}),
        about=effects(box, int(box.row_bonus[row])),
        origin=box.origins.get(known),
    )
    return Row([bonus, *(_dock(zone, row, seat) for zone, seat in enumerate(members))])


def _dock(zone: int, row: int, seat: int) -> Place:
    name = ZONE_NAMES[zone]
    return Place(
        thing_id("dock", f"{name}_{row + 1}"),
        Text(f"zone-{name}"),
        [] if seat == NONE else [person(seat)],
        clause="E3.7",
    )


# Ships.


def shore_section(view: SpeakeasyView) -> Section:
    """E3.6: the ports clockwise."""
    s = view.table
    ports = [int(s.ships[ship * SHIP + PORT]) for ship in range(len(s.box.ship_names))]
    lying = {port: ship for ship, port in enumerate(ports) if port != NONE}
    rows = [Row([_port(view, port, lying)]) for port in range(PORTS)]
    rows += [Row([_ship(view, ship, 0)]) for ship, port in enumerate(ports) if port == NONE]
    return Section("shore", Text("label-shore"), "board", rows)


def _port(view: SpeakeasyView, port: int, lying: dict[int, int]) -> Place:
    box = view.table.box
    holds: list[Cell] = []
    if port in lying:
        onward = next(
            other % int(PORTS) for other in range(port + 1, port + int(PORTS)) if other % int(PORTS) not in lying
        )
        holds = [_ship(view, lying[port], int(box.port_district[onward]) + 1)]
    name = thing_id("port", port)
    return Place(name, _port_text(box, port), holds, origin=box.origins.get(name), clause="E3.6")


@lru_cache(64)
def _port_text(box: Box, port: int) -> Text:
    facts: dict[str, int | str | Text] = {
        "district": int(box.port_district[port]) + 1,
        "zone": ZONE_NAMES[box.port_zone[port]],
    }
    return Text("label-port", facts)


class Anchored(NamedTuple):
    """All that is shown of a ship."""

    number: int
    cargo: int
    crate: int
    onward: int  # the district of the next free port; 0 before it has one
    price: int
    defence: int
    attack: int = -1  # of the viewer, as strong as it could be made
    cash: int = 0
    may_attack: bool = False


def _ship(view: SpeakeasyView, ship: int, onward: int) -> Thing:
    s, base, seat = view.table, ship * int(SHIP), int(view.viewer)
    cargo, crate = int(s.ships[base + CARGO]), int(s.ships[base + CRATE])
    seen = Anchored(ship, cargo, crate, onward, int(price_of(s, ship, 0)), int(defence(s, ship)))
    if onward == 0 or seat < 0 or is_jo(s, seat):
        return _ship_thing(s.box, seen)
    chances = _best_attack(s, seat, ship), _cash(s, seat, ship, crate), may_attack(s, seat, ship)
    return _ship_thing(s.box, Anchored(*seen[:6], *chances))


def _best_attack(s: SpeakeasyState, seat: int, ship: int) -> int:
    """E15.1, E15.4: with a member there, all that can be hired and paid, and all Goons."""
    zone = zone_of(s, ship)
    if members_at(s, seat, zone) == 0:
        return 0
    hired = min(int(others_at(s, seat, zone)), int(funds(s, seat)))
    return int(attack(s, seat, zone, hired) + of(s, seat, GOONS_HELD))


def _cash(s: SpeakeasyState, seat: int, ship: int, crate: int) -> int:
    """E15.5 (2): what the Crate would pay now."""
    if crate == NONE:
        return 0
    sum_ = int(s.box.crate_per[crate] * crate_count(s, seat, crate, zone_of(s, ship)))
    return sum_ if s.box.crate_cap[crate] == NONE else min(sum_, int(s.box.crate_cap[crate]))


@lru_cache(KNOWN)
def _ship_thing(box: Box, seen: Anchored) -> Thing:
    """E15.2: barrels, the price of the next one, what must be exceeded, the prize; how the viewer would fare."""
    about: list[Cell] = [
        counted("label-barrels", seen.cargo, int(box.ship_barrels[seen.number])),
        counted("label-next-price", seen.price),
        counted("label-defence", seen.defence),
        Items([] if seen.crate == NONE else [_crate(box, seen)], Text("label-crate")),
    ]
    about += [counted("label-best-attack", seen.attack)] if seen.attack >= 0 else []
    about += [Items([say(f"district-{seen.onward}")], Text("label-sails-to"), "soft")] if seen.onward else []
    marks = [Text("label-can-attack")] if seen.may_attack else []
    ship = box.ship_names[seen.number]
    name = thing_id("ship", ship)
    return Thing(name, Text(f"ship-{ship}"), about=about, marks=marks, origin=box.origins.get(name), clause="E15.2")


def _crate(box: Box, seen: Anchored) -> Thing:
    plain = thing(box, "crate", box.crate_names[seen.crate])
    if seen.attack < 0:
        return plain
    return Thing(plain.id, plain.text, about=[counted("label-pays", seen.cash)], origin=plain.origin, clause="E15.5")
