"""The time, and the main board: Zones, districts, spaces."""
# interpreted: puts texts together

from collections.abc import Sequence

from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.speakeasy.components import (
    KIND_NAMES,
    NONE,
    WIDTH,
    ZONE_NAMES,
)
from omerta.games.speakeasy.data.naming import LETTERS
from omerta.games.speakeasy.drawing.styles import SEAT_STYLES, Line, Span
from omerta.games.speakeasy.rules.ground import is_operating, last_space
from omerta.games.speakeasy.rules.luciano import points
from omerta.games.speakeasy.state import (
    CASK,
    KIND,
    LOAD,
    MEMBER,
    MOB,
    OWNER,
    PORT,
    SHIP,
    SPOT,
    TILE,
    TRUCK,
    SpeakeasyState,
    is_jo,
    of,
)


def time(s: SpeakeasyState, words: Words, players: Sequence[str]) -> Line:
    order = " → ".join(words.seat(int(seat), players) for seat in s.order if seat != NONE)
    moved = [f"{column + 1}: {words.seat(int(seat), players)}" for column, seat in enumerate(s.lower) if seat != NONE]
    text = words.text("label-1920")
    if s.act:
        rounds = int(s.box.act_capos[s.act - 1])  # E6.1, E6.2: as many as Capos
        text = words.text("label-time", {"act": int(s.act), "round": int(s.round), "most": rounds})
    line: Line = [(text, "bold"), (f"   {words.text('label-order')}: {order}", "")]
    return [*line, (f"   {words.text('label-lower')} {', '.join(moved)}", "")] if moved else line


def city(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    lines: list[Line] = []
    for zone, name in enumerate(ZONE_NAMES):
        lines.append(_zone(s, words, players, zone, name))
        districts = [district for district in range(16) if s.box.zone_of[district] == zone]
        lines += [_district(s, words, players, district) for district in districts]
    return lines


def _zone(s: SpeakeasyState, words: Words, players: Sequence[str], zone: int, name: str) -> Line:
    """E20.13: a Zone, what it pays by position, and how many districts each controls now."""
    found = [int(count) for count in points(s, zone)]
    paid = ", ".join(str(int(s.box.payout[zone * 5 + place])) for place in range(len(found)))
    who = [words.seat(seat, players) for seat in range(int(s.players))] + [words.text("label-mobsters")]
    held = ", ".join(f"{one} {count}" for one, count in zip(who, found, strict=True))
    money = words.text("label-money", {"sum": paid})
    return [
        (words.text(f"zone-{name}"), "bold"),
        (f"   {words.text('label-payout')}: {money}   {words.text('label-control')}: {held}", ""),
    ]


def _district(s: SpeakeasyState, words: Words, players: Sequence[str], district: int) -> Line:
    line: Line = [(f"{district + 1:>3}  ", "bold")]
    if (s.blocked >> district) & 1:
        line.append((words.text("label-blocked"), "dim"))
    else:
        for space in range(district * int(WIDTH), int(last_space(s, district))):
            line += [_space(s, words, players, space), ("  ", "")]
    line += _watch(s, words, district)
    for ship, name in enumerate(s.box.ship_names):
        port = int(s.ships[ship * SHIP + PORT])
        if port >= 0 and s.box.port_district[port] == district:
            line.append((f" ⚓ {words.text(f'ship-{name}')}", "cyan"))
    return line + _parked(s, words, players, district)


def _watch(s: SpeakeasyState, words: Words, district: int) -> Line:
    """E3.4: Cops and Mobsters, those who are there and those who will come."""
    line: Line = []
    for mask, key, style in (
        (s.cops, "label-cop", "bold bright_blue"),
        (s.cops_waiting, "label-cop-waits", "blue"),
        (s.mobs_waiting, "label-mob-waits", "red"),
    ):
        if (mask >> district) & 1:
            line.append((f" [{words.text(key)}]", style))
    if s.strength[district] >= 0:
        mobster, facts = int(s.mobsters[district]), {"strength": int(s.strength[district])}
        named = {} if mobster == NONE else {"name": words.text(f"mobster-{s.box.mobster_names[mobster]}")}
        key = "label-mobster" if named else "label-strength"  # E14.1: he may be somebody's Associate
        line.append((f" [{words.text(key, {**facts, **named})}]", "red"))
    return line


def _parked(s: SpeakeasyState, words: Words, players: Sequence[str], district: int) -> Line:
    line: Line = []
    for seat in range(int(s.players)):
        for truck in range(2):
            if int(of(s, seat, TRUCK + 2 * truck)) == district and not is_jo(s, seat):
                facts: Facts = {"seat": seat, "truck": truck, "count": int(of(s, seat, LOAD + 2 * truck))}
                line.append((f" ({words.text('label-truck', facts, players)})", SEAT_STYLES[seat]))
    return line


def _space(s: SpeakeasyState, words: Words, players: Sequence[str], space: int) -> Span:
    """A building with its owner, protection and barrel; a Mobster Speakeasy; else the City tile."""
    base, owner = space * SPOT, int(s.spaces[space * SPOT + OWNER])
    if owner != NONE:
        kind = words.text(f"kind-{KIND_NAMES[s.spaces[base + KIND]]}")
        marks = [words.text("label-protected")] * int(s.spaces[base + MEMBER])
        marks += [] if is_operating(s, space) else [words.text("label-closed")]
        marks += [words.text("label-barrel")] * int(s.spaces[base + CASK])
        told = f"{kind} ({', '.join([words.seat(owner, players), *marks])})"
        return f"{LETTERS[space % int(WIDTH)]} {told}", SEAT_STYLES[owner]
    tile = s.spaces[base + TILE]
    name = "–" if tile == NONE else f"‹{words.text(f'tile-{s.box.tile_names[tile]}')}›"
    if s.spaces[base + MOB]:
        return f"{LETTERS[space % int(WIDTH)]} {words.text('label-mob')} {name}", "red"
    return f"{LETTERS[space % int(WIDTH)]} {name}", "dim"
