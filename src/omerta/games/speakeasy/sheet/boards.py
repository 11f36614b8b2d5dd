"""A seat: its money, tracks, pieces, cards and buildings, and its score so far."""
# interpreted: makes sheets

from functools import lru_cache
from typing import Final

from omerta.core.sheet import Cell, Items, Row, Say, Section, Text, Thing, Trade, seat_text, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    CARDS,
    CITY_TILE_LIMIT,
    FLEET,
    KIND_NAMES,
    NONE,
    PARTY,
    PRODUCE_MORE,
    SELL_MORE,
    SLOTS,
    STILLS_TRACK,
    TILES,
    TOP,
    TRACK_NAMES,
    TRACKS,
    TYPES,
    VIP,
)
from omerta.games.speakeasy.rules.barrels import load_of, usual_range, where
from omerta.games.speakeasy.rules.building import upgrade_price
from omerta.games.speakeasy.rules.counting import associate_strength
from omerta.games.speakeasy.rules.fights import missing_to_defend
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.rules.protection import column_of, cost, free_leverage
from omerta.games.speakeasy.rules.scoring import bottle_value, building_value
from omerta.games.speakeasy.sheet.cells import counted, effects, mobster_about, money, thing
from omerta.games.speakeasy.sheet.city import truck_thing
from omerta.games.speakeasy.sheet.jo import jo_rows
from omerta.games.speakeasy.state import (
    AREA,
    ASSOCIATE,
    ASSOCIATE_FREE,
    BOARD,
    BOOKS_HELD,
    CAPOS,
    CRATES_HELD,
    FINISHED,
    GOONS_HELD,
    HAND,
    HELD,
    LEVERAGE,
    LOST,
    OWN,
    PLACED,
    POCKET,
    SAFE,
    SEAT,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    bonus,
    infamy,
    is_jo,
    level,
    number,
)
from omerta.games.speakeasy.views import FACE_DOWN_CARD, SpeakeasyView

KNOWN: Final = 4096
HIDDEN: Final = Items([Say(Text("label-hidden"))], Text("label-safe"))


def seat_section(view: SpeakeasyView, seat: int) -> Section:
    """E7.4: the safe of another seat is shown only where safes are open, and at the end."""
    s = view.table
    has = tuple(s.seats[seat * int(SEAT) : (seat + 1) * int(SEAT)])
    shown = seat == view.viewer or s.open_safes or s.phase == FINISHED
    rows = [Row(_prices(s, seat)), Row(_tracks(s, seat)), Row(_pieces(s, seat, has))]
    if is_jo(s, seat):
        rows += jo_rows(s)
    else:
        rows += [Row(_strengths(s, seat, has)), Row(_trucks(s, seat)), *_cards(view, seat, has)]
    rows += [*_things(s, seat, has), *_buildings(s, seat, has), _score(s, seat, has, shown)]
    return Section(thing_id("seat", seat), seat_text(seat), "seat", rows, seat, _purse(s, seat, has, shown))


def _purse(s: SpeakeasyState, seat: int, has: tuple[int, ...], shown: bool) -> list[Cell]:
    """E7.2: what is in the safe counts half."""
    pocket = counted("label-pocket", has[POCKET])
    if is_jo(s, seat):
        return [pocket]
    if not shown:
        return [pocket, HIDDEN]
    return [pocket, counted("label-safe", has[SAFE]), counted("label-funds", int(funds(s, seat)))]


def _prices(s: SpeakeasyState, seat: int) -> list[Cell]:
    """E10.13, E11.2: Infamy, and what a barrel brings."""
    reached = int(infamy(s, seat))
    return _infamy(s.box, reached)


@lru_cache(64)
def _infamy(box: Box, reached: int) -> list[Cell]:
    return [
        counted("label-infamy", reached),
        Items([money(int(box.low_price[reached])), money(int(box.high_price[reached]))], Text("label-barrel-price")),
    ]


# Tracks.


def _tracks(s: SpeakeasyState, seat: int) -> list[Cell]:
    """E1.6: a level with what it is worth, Crates and the card in the slot included; Jo has nothing but levels."""
    if is_jo(s, seat):
        return [_jo_track(s.box, seat, track, int(level(s, seat, track))) for track in range(TYPES)]
    more = {int(PARTY): int(bonus(s, seat, SELL_MORE)), int(STILLS_TRACK): int(bonus(s, seat, PRODUCE_MORE))}
    found: list[Cell] = []
    for track in range(TRACKS):
        worth = int(usual_range(s, seat) if track == FLEET else number(s, seat, track) + more.get(track, 0))
        found.append(_track(s.box, seat, track, int(level(s, seat, track)), worth))
    return found


@lru_cache(KNOWN)
def _track(box: Box, seat: int, track: int, at: int, worth: int) -> Thing:
    """E10.12: what the next level brings, and how many cards it costs."""
    name = thing_id("track", TRACK_NAMES[track])
    about: list[Cell] = [counted("label-level", at, int(TOP)), counted(f"label-worth-{TRACK_NAMES[track]}", worth)]
    if at < TOP:
        row = track * int(TOP)
        gain = int(box.number[row + at] - box.number[row + at - 1])
        trucks = int(box.trucks[at] - box.trucks[at - 1]) if track == FLEET else 0
        rises: list[Cell] = [counted("label-more", gain)]
        rises += [counted("label-more-trucks", trucks)] if trucks else []
        cards = int(box.cards_to_reach[row + at])
        about.append(Items([*rises, counted("label-cards", cards)] if cards else rises, Text("label-next-level")))
    return Thing(
        name,
        Text(f"track-{TRACK_NAMES[track]}"),
        owner=seat,
        about=about,
        origin=box.origins.get(name),
        clause="E10.12",
    )


@lru_cache(KNOWN)
def _jo_track(box: Box, seat: int, track: int, at: int) -> Thing:
    name = thing_id("track", TRACK_NAMES[track])
    about: list[Cell] = [counted("label-level", at, int(TOP))]
    return Thing(
        name, Text(f"track-{TRACK_NAMES[track]}"), owner=seat, about=about, origin=box.origins.get(name), clause="E23.9"
    )


# Pieces.


def _pieces(s: SpeakeasyState, seat: int, has: tuple[int, ...]) -> list[Cell]:
    capos, books = counted("label-capos", has[CAPOS]), counted("label-books", has[BOOKS_HELD])
    area, own = counted("label-area", has[AREA]), counted("label-own-members", has[OWN])
    placed = counted("label-books-placed", has[PLACED])
    if is_jo(s, seat):
        return [capos, own, area, books, placed]
    vip = counted("label-vip-area", has[VIP_AREA], int(number(s, seat, VIP)))
    lost = [counted("label-lost-members", has[LOST])] if has[LOST] else []
    return [capos, own, vip, *lost, area, books, placed]


def _strengths(s: SpeakeasyState, seat: int, has: tuple[int, ...]) -> list[Cell]:
    """E9.3, E10.10, E13.3: Goons and the price of the next, what defends, Leverage and what a Protection costs."""
    costs = s.box.goon_costs
    own = -int(missing_to_defend(s, seat, 0))
    found: list[Cell] = [counted("label-goons", has[GOONS_HELD], len(costs))]
    found += [counted("label-next-goon", int(costs[has[GOONS_HELD]]))] if has[GOONS_HELD] < len(costs) else []
    found += [
        counted("label-defends", own),
        counted("label-defends-most", own + has[GOONS_HELD] + int(associate_strength(s, seat))),
        counted("label-leverage", int(free_leverage(s, seat)) + has[LEVERAGE]),
        counted("label-tokens", has[LEVERAGE]),
    ]
    return [*found, counted("label-protection-cost", int(cost(s, seat)))] if column_of(s, seat) != NONE else found


def _trucks(s: SpeakeasyState, seat: int) -> list[Cell]:
    """E11.3: those that may be used."""
    usable = int(s.box.trucks[level(s, seat, FLEET) - 1])
    return [
        Items(
            [
                truck_thing(s.box, seat, truck, int(load_of(s, seat, truck)), int(where(s, seat, truck)) + 1)
                for truck in range(usable)
            ],
            Text("label-trucks"),
        )
    ]


# Cards, Helpers, Crates, tiles.


def _cards(view: SpeakeasyView, seat: int, has: tuple[int, ...]) -> list[Row]:
    """E10.5: of others the cards taken from the face-up decks; those dealt face down only the owner knows."""
    s = view.table
    names = s.box.card_names
    slots = [
        thing(s.box, "card", names[card])
        for card in s.slots[seat * int(TYPES) : (seat + 1) * int(TYPES)]
        if card != NONE
    ]
    held = tuple(s.hands[seat * int(CARDS) : (seat + 1) * int(CARDS)])
    cards: list[Cell] = [thing(s.box, "card", names[card], count) for card, count in enumerate(held) if count]
    hidden = sum(1 for card in s.dealt[seat * int(TYPES) : (seat + 1) * int(TYPES)] if card == FACE_DOWN_CARD)
    cards += [counted("label-face-down", hidden)] if hidden else []
    hand = Row([Items(cards, Text("label-hand")), counted("label-hand-cards", has[HAND])])
    return [Row([Items([*slots], Text("label-slots"))]), hand] if slots else [hand]


def _things(s: SpeakeasyState, seat: int, has: tuple[int, ...]) -> list[Row]:
    """Helpers, Crates, City tiles and the Associate."""
    box = s.box
    rows: list[Row] = []
    for what, label in ((UNUSED, "label-own-helpers"), (USED, "label-own-used")):
        if has[what]:
            helpers = [thing(box, "helper", box.helper_names[n]) for n in _set(has[what])]
            rows.append(Row([Items([*helpers], Text(label))]))
    if has[CRATES_HELD]:
        rows.append(Row([Items([_prize(box, n) for n in _set(has[CRATES_HELD])], Text("label-own-crates"))]))
    tiles = tuple(s.tiles[seat * int(TILES) : (seat + 1) * int(TILES)])
    if has[HELD]:
        kept = [thing(box, "tile", box.tile_names[tile], count) for tile, count in enumerate(tiles) if count]
        limit = None if is_jo(s, seat) else int(box.tile_places + bonus(s, seat, CITY_TILE_LIMIT))
        rows.append(Row([Items([*kept], Text("label-own-tiles")), counted("label-tiles", has[HELD], limit)]))
    if has[ASSOCIATE] != NONE:
        rows.append(Row([Items([_associate(box, has[ASSOCIATE], seat, has[ASSOCIATE_FREE])], Text("label-associate"))]))
    return rows


def _set(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if (mask >> place) & 1]


@lru_cache(KNOWN)
def _prize(box: Box, crate: int) -> Thing:
    """E15.5 (3): its lasting bonus."""
    name = thing_id("crate", box.crate_names[crate])
    return Thing(name, Text(f"prize-{box.crate_names[crate]}"), origin=box.origins.get(name), clause="E15.5")


@lru_cache(KNOWN)
def _associate(box: Box, mobster: int, seat: int, is_free: int) -> Thing:
    name = box.mobster_names[mobster]
    known, also = thing_id("ally", name), [thing_id("mobster", name)]
    text, marks = Text(f"mobster-{name}"), [Text("label-free-once")] if is_free else []
    about, origin = mobster_about(box, mobster), box.origins.get(known)
    return Thing(known, text, 1, seat, about=about, marks=marks, origin=origin, clause="E14.2", also=also)


# Buildings.


def _buildings(s: SpeakeasyState, seat: int, has: tuple[int, ...]) -> list[Row]:
    """E12.2, E12.4: those still on the board; what the empty groups take off an upgrade."""
    left = has[BOARD]
    if not left:
        return []
    found: list[Cell] = [_slot(s.box, slot, seat) for slot in range(SLOTS) if (left >> slot) & 1]
    dearest = max(range(int(SLOTS)), key=lambda slot: s.box.slot_cost[slot])
    discount = 0 if is_jo(s, seat) else int(s.box.slot_cost[dearest] - upgrade_price(s, seat, dearest))
    row = [Items(found, Text("label-board"))]
    return [Row([*row, counted("label-discount", discount)] if discount else [*row])]


@lru_cache(KNOWN)
def _slot(box: Box, slot: int, seat: int) -> Thing:
    """E12.2, E12.5: its price, and what opening it brings."""
    name, cards = thing_id("slot", box.slot_names[slot]), int(box.slot_cards[slot])
    price: list[Cell] = [money(int(box.slot_cost[slot]))]
    price += [counted("label-cards", cards)] if cards else []
    opening = effects(box, int(box.slot_opening[slot]))
    about: list[Cell] = [Trade(price, opening)] if opening else price
    text, origin = Text(f"building-{KIND_NAMES[box.slot_kind[slot]]}"), box.origins.get(name)
    return Thing(name, text, owner=seat, about=about, origin=origin, clause="E12.2")


# The score.


def _score(s: SpeakeasyState, seat: int, has: tuple[int, ...], shown: bool) -> Row:
    """E21.2: in its parts, as far as they lie open."""
    parts: list[Cell] = [counted("tally-pocket", has[POCKET])]
    sums = [has[POCKET], int(building_value(s, seat)), int(bottle_value(s, seat))]
    if shown and not is_jo(s, seat):
        parts.append(counted("tally-safe", has[SAFE]))
        sums.append(has[SAFE])
    parts += [counted("tally-buildings", sums[1]), counted("tally-bottles", sums[2])]
    if is_jo(s, seat):
        sums.append(int(s.box.jo_tile_value) * has[HELD])  # E23.14
        parts.append(counted("tally-tiles", sums[-1]))
    whole = shown or is_jo(s, seat)
    total = counted("label-total" if whole else "label-total-open", sum(sums))
    return Row([Items([*parts, total], Text("label-score"), "soft")])
