"""What lies open for everybody: decks, Helpers, City tiles, Crates, Mobsters, Infamy, supplies."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final

from omerta.core.sheet import Cell, Items, Place, Row, Section, Stop, Text, Thing, Track, seat_text, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    DISTRICTS,
    MOBSTERS,
    NONE,
    PILE,
    SHOWN,
    TILES,
    TOP,
    TRACKS,
    TYPE_NAMES,
)
from omerta.games.speakeasy.sheet.cells import counted, effects, mobster_about, money, say, thing
from omerta.games.speakeasy.state import ASSOCIATE, SpeakeasyState, bits, infamy, of

KNOWN: Final = 1024
LAST_WAR: Final = 3  # E21.1: Act 4 ends without one
MOST: Final = int(TRACKS * TOP)  # Infamy
GIFT: Final = "▪"
GOAL: Final = "◇"


def decks_section(s: SpeakeasyState) -> Section:
    """E3.8: the top card of each deck, how many nobody has seen, and those put under it."""
    rows: list[Row] = []
    unseen, under = tuple(s.unseen), tuple(s.under)
    for deck in range(len(TYPE_NAMES)):
        first, last = int(s.box.type_first[deck]), int(s.box.type_first[deck + 1])
        below = tuple(card for card in under[deck * int(PILE) : (deck + 1) * int(PILE)] if card != NONE)
        rows.append(_deck(s.box, deck, int(s.tops[deck]), sum(unseen[first:last]), below))
    return Section("decks", Text("label-decks"), "display", rows)


@lru_cache(KNOWN)
def _deck(box: Box, deck: int, top: int, unseen: int, below: tuple[int, ...]) -> Row:
    name = thing_id("deck", TYPE_NAMES[deck])
    holds: list[Cell] = [] if top == NONE else [thing(box, "card", box.card_names[top])]
    about: list[Cell] = [counted("label-unseen", unseen)]
    if below:
        about.append(Items([thing(box, "card", box.card_names[card]) for card in below], Text("label-under"), "soft"))
    return Row([Place(name, Text(f"deck-{TYPE_NAMES[deck]}"), holds, about=about, clause="E10.4")])


def offers_section(s: SpeakeasyState) -> Section:
    """E3.8, E10.7, E10.11: Helpers and City tiles to be had."""
    box = s.box
    helpers: list[Cell] = [thing(box, "helper", box.helper_names[helper]) for helper in s.helpers if helper != NONE]
    shown = [int(s.display[slot]) for slot in range(SHOWN)]
    tops = [int(s.stacks[n * TILES + s.heights[n] - 1]) if s.heights[n] else int(NONE) for n in range(3)]
    heights = [int(height) for height in s.heights]
    tiles = [_slot(box, slot, tile, 1) for slot, tile in enumerate(shown)]
    stacks = [_slot(box, int(SHOWN) + n, tile, heights[n]) for n, tile in enumerate(tops)]
    return Section("offers", Text("label-offers"), "display", [
        Row([Items(helpers, Text("label-helpers")), counted("label-left", int(bits(s.helpers_left)))]),
        Row([Items([*tiles], Text("label-display")), counted("label-left", sum(s.tiles_left))]),
        Row([Items([*stacks], Text("label-stacks"))]),
        Row(_crates(s)),
    ])  # fmt: skip


@lru_cache(KNOWN)
def _slot(box: Box, slot: int, tile: int, height: int) -> Place:
    holds: list[Cell] = [] if tile == NONE else [thing(box, "tile", box.tile_names[tile])]
    about: list[Cell] = [counted("label-height", height)] if height > 1 else []
    text = Text("label-stack" if slot >= SHOWN else "label-place", {"at": slot % 3 + 1})
    return Place(thing_id("display", slot), text, holds, about=about, clause="E10.11")


def _crates(s: SpeakeasyState) -> list[Cell]:
    """E15.5 (4): the top Crate, and how many lie below."""
    top: list[Cell] = [] if s.crate_top == NONE else [thing(s.box, "crate", s.box.crate_names[s.crate_top])]
    return [Items(top, Text("label-crate-top")), counted("label-left", int(bits(s.crates_left)))]


# Mobsters.


def mobsters_section(s: SpeakeasyState) -> Section:
    """E14.1, E20.1: who is on the Mobster board, whose Associates they are, and who may still come in this act."""
    held = {int(of(s, seat, ASSOCIATE)): seat for seat in range(s.players)}
    there = [(int(s.mobsters[district]), district) for district in range(DISTRICTS) if s.mobsters[district] != NONE]
    rows = [_mobster_row(s.box, mobster, district, None) for mobster, district in there]
    rows += [_mobster_row(s.box, mobster, NONE, seat) for mobster, seat in held.items() if mobster != NONE]
    return Section("mobsters", Text("label-mobsters"), "display", [*rows, *_coming(s)])


@lru_cache(KNOWN)
def _mobster_row(box: Box, mobster: int, district: int, seat: int | None) -> Row:
    where: list[Cell] = [] if district == NONE else [say(f"district-{district + 1}")]
    return Row([_mobster(box, mobster, seat), *where])


@lru_cache(KNOWN)
def _mobster(box: Box, mobster: int, seat: int | None = None) -> Thing:
    name = box.mobster_names[mobster]
    known = thing_id("mobster", name)
    also, origin, about = [thing_id("ally", name)], box.origins.get(known), mobster_about(box, mobster)
    return Thing(known, Text(f"mobster-{name}"), owner=seat, about=about, origin=origin, clause="E14.2", also=also)


def _coming(s: SpeakeasyState) -> list[Row]:
    """E20.2: of the act's deck."""
    if not 1 <= s.act <= LAST_WAR:
        return []
    deck = s.box.war_deck[s.act - 1]
    left = [m for m in range(MOBSTERS) if (s.mobsters_left >> m) & 1 and s.box.mobster_deck[m] == deck]
    return [Row([Items([_coming_mobster(s.box, one) for one in left], Text("label-may-come"))])] if left else []


@lru_cache(KNOWN)
def _coming_mobster(box: Box, mobster: int) -> Thing:
    """Only what he would attack with."""
    plain = _mobster(box, mobster)
    return Thing(plain.id, plain.text, about=plain.about[-1:], origin=plain.origin, clause="E20.4")


# Infamy.


def infamy_section(s: SpeakeasyState) -> Section:
    """E10.13: where everybody stands, what the spaces bring, and what a barrel costs from which space on."""
    tracks = [_marker(s.box, seat, int(infamy(s, seat))) for seat in range(s.players)]
    return Section("infamy", Text("label-infamy-track"), "board", [*tracks, *_printed(s.box)])


@lru_cache(KNOWN)
def _marker(box: Box, seat: int, at: int) -> Row:
    return Row([Track(seat_text(seat), int(TRACKS), MOST, at, _stops(box))])


@lru_cache(16)
def _stops(box: Box) -> list[Stop]:
    spaces = [space for space in range(int(TRACKS), MOST + 1) if effects(box, int(box.gift[space]))]
    return [Stop(space, GIFT, Text("label-gift")) for space in spaces]


@lru_cache(16)
def _printed(box: Box) -> list[Row]:
    spaces = range(int(TRACKS), MOST + 1)
    gifts: list[Cell] = [
        Items(effects(box, int(box.gift[space])), Text("label-space", {"infamy": space}))
        for space in spaces
        if effects(box, int(box.gift[space]))
    ]
    steps: list[Cell] = []
    for space in spaces:
        low, high = int(box.low_price[space]), int(box.high_price[space])
        if space == TRACKS or (low, high) != (box.low_price[space - 1], box.high_price[space - 1]):
            steps.append(Items([money(low), money(high)], Text("label-space", {"infamy": space})))
    return [Row([Items(gifts, Text("label-gifts"), "soft")]), Row([Items(steps, Text("label-prices"), "soft")])]


def supply_section(s: SpeakeasyState) -> Section:
    """E1.4, E1.5: what has no owner."""
    cells: list[Cell] = [
        counted("label-barrels", int(s.barrels)),
        counted("label-goons", int(s.goons)),
        counted("label-tokens", int(s.tokens)),
        counted("label-mob-speakeasies", int(s.mob_speakeasies)),
    ]
    return Section("supply", Text("label-supply"), "display", [Row(cells)])
