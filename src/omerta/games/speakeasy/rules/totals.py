"""Conservation (E1.3, E1.4): supplies follow from what lies elsewhere, and every component is somewhere once."""

from mypy_extensions import i64

from omerta.core.problems import Impossible
from omerta.games.speakeasy.components import (
    BARRELS,
    CARDS,
    CRATES,
    DISTRICTS,
    GOONS,
    HELPERS,
    MEMBERS,
    MOB_SPEAKEASIES,
    MOBSTERS,
    NONE,
    PILE,
    PLACES,
    SHIPS,
    SLOTS,
    SPACES,
    TILES,
    TOKENS,
    TYPES,
    WAITING_MEMBER,
    Seat,
)
from omerta.games.speakeasy.rules.gains import own_books
from omerta.games.speakeasy.state import (
    AREA,
    ASSOCIATE,
    BOARD,
    CARGO,
    CASK,
    CRATE,
    CRATES_HELD,
    FRAME,
    GOONS_HELD,
    KIND,
    LEVERAGE,
    LOAD,
    LOST,
    MEMBER,
    MOB,
    OWN,
    OWNER,
    PORT,
    SHIP,
    SPOT,
    TILE,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    bits,
    infamy,
    is_jo,
    of,
)


def supply(s: SpeakeasyState) -> None:
    """Barrels, Goons, Leverage tokens and Mobster Speakeasies not on the table."""
    s.barrels = BARRELS - barrels_out(s)
    s.goons = GOONS - _held(s, GOONS_HELD)
    s.tokens = TOKENS - _held(s, LEVERAGE)
    s.mob_speakeasies = MOB_SPEAKEASIES - _on_spaces(s, MOB)


def barrels_out(s: SpeakeasyState) -> i64:
    count = _on_spaces(s, CASK) + _held(s, AREA) + _held(s, LOAD) + _held(s, LOAD + 2)
    for ship in range(SHIPS):
        count += s.ships[ship * SHIP + CARGO]
    return count


def _on_spaces(s: SpeakeasyState, what: i64) -> i64:
    count: i64 = 0
    for space in range(SPACES):
        count += s.spaces[space * SPOT + what]
    return count


def _held(s: SpeakeasyState, what: i64) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += of(s, seat, what)
    return count


def check(s: SpeakeasyState) -> None:
    """Impossible tells which component is too many, missing or twice."""
    for key, left in (("barrels", s.barrels), ("goons", s.goons), ("leverage", s.tokens), ("mob", s.mob_speakeasies)):
        if left < 0:
            raise Impossible("too-many-of", {"key": key}, "E1.4")
    _check_spaces(s)
    _check_cards(s)
    _check_tiles(s)
    for seat in range(s.players):
        _check_seat(s, seat)
    _check_singles(s)


def _check_spaces(s: SpeakeasyState) -> None:
    """E3.3: an owner and a kind belong together; a member and a barrel belong to a building."""
    for space in range(SPACES):
        base = space * SPOT
        owned, mob = s.spaces[base + OWNER] != NONE, s.spaces[base + MOB] == 1
        loose = s.spaces[base + MEMBER] == 1 or s.spaces[base + CASK] == 1
        if owned != (s.spaces[base + KIND] != NONE) or (mob and owned) or (loose and not owned):
            raise Impossible("bad-space", {"space": 10 * (int(space) // 3 + 1) + int(space) % 3}, "E3.3")


def _demand(found: i64, count: i64, key: str, what: str) -> None:
    if found != count:
        raise Impossible("wrong-number", {"key": key, "what": what, "found": int(found), "count": int(count)}, "E1.4")


def _check_cards(s: SpeakeasyState) -> None:
    for card, name in enumerate(s.box.card_names):
        found = s.unseen[card]
        for seat in range(s.players):
            found += s.hands[seat * CARDS + card]
        for i in range(s.players * TYPES):
            found += 1 if s.slots[i] == card else 0
        for i in range(TYPES * PILE):
            found += 1 if s.under[i] == card else 0
        for deck in range(TYPES):
            found += 1 if s.tops[deck] == card else 0
        _demand(found, s.box.card_count[card], "cards", name)


def _check_tiles(s: SpeakeasyState) -> None:
    for tile, name in enumerate(s.box.tile_names):
        found = s.tiles_left[tile]
        for seat in range(s.players):
            found += s.tiles[seat * TILES + tile]
        for space in range(SPACES):
            found += 1 if s.spaces[space * SPOT + TILE] == tile else 0
        for slot in range(3):
            found += 1 if s.display[slot] == tile else 0
            for height in range(s.heights[slot]):
                found += 1 if s.stacks[slot * TILES + height] == tile else 0
        for i in range(len(s.played)):
            found += 1 if s.played[i] == tile else 0
        _demand(found, s.box.tile_count[tile], "tiles", name)


def _check_seat(s: SpeakeasyState, seat: Seat) -> None:
    _demand(members(s, seat), MEMBERS, "members", str(int(seat)))
    if own_books(s, seat) < 0:
        raise Impossible("too-many-of", {"key": "books"}, "E1.3")
    if of(s, seat, UNUSED) & of(s, seat, USED) != 0:
        raise Impossible("too-many-of", {"key": "helpers"}, "E10.7")
    for kind in range(4):
        on_map: i64 = 0
        for space in range(SPACES):
            if s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + KIND] == kind:
                on_map += 1
        if on_map > _gone(s, seat, kind):
            raise Impossible("too-many-of", {"key": "board"}, "E1.3")


def _gone(s: SpeakeasyState, seat: Seat, kind: i64) -> i64:
    """Buildings of a kind that have left the board."""
    count: i64 = 0
    for slot in range(SLOTS):
        if s.box.slot_kind[slot] == kind and (of(s, seat, BOARD) >> slot) & 1 == 0:
            count += 1
    return count


def members(s: SpeakeasyState, seat: Seat) -> i64:
    """E1.3: all members of a seat, wherever they are; those waiting follow from Infamy (E4.4)."""
    count = of(s, seat, OWN) + of(s, seat, VIP_AREA) + of(s, seat, LOST)
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat:
            count += s.spaces[space * SPOT + MEMBER]
    for place in range(PLACES):
        count += 1 if s.docks[place] == seat else 0
    for i in range(s.depth):
        if s.todo[i * FRAME] == WAITING_MEMBER and s.todo[i * FRAME + 1] == seat:
            count += 1
    if not is_jo(s, seat):
        for i in range(len(s.box.waiting_at)):
            count += 1 if infamy(s, seat) < s.box.waiting_at[i] else 0
    return count


def _check_singles(s: SpeakeasyState) -> None:
    """Things of which there is one: each at most once, Helpers and Crates exactly once."""
    helpers = [s.helpers_left, *(_bit(helper) for helper in s.helpers)]
    crates = [s.crates_left, _bit(s.crate_top)]
    ports: i64 = 0
    for ship in range(SHIPS):
        crates.append(_bit(s.ships[ship * SHIP + CRATE]))
        ports |= i64(1) << s.ships[ship * SHIP + PORT]
    for seat in range(s.players):
        helpers += [of(s, seat, UNUSED), of(s, seat, USED)]
        crates.append(of(s, seat, CRATES_HELD))
    _demand_once(helpers, HELPERS, "helpers")
    _demand_once(crates, CRATES, "crates")
    _demand(bits(ports), SHIPS, "ships", "")
    _check_mobsters(s)


def _bit(thing: i64) -> i64:
    return 0 if thing == NONE else i64(1) << thing


def _demand_once(places: list[i64], count: i64, key: str) -> None:
    """Bits of what lies in each place: all together everything, and nothing in two."""
    seen: i64 = 0
    for place in places:
        if seen & place != 0:
            raise Impossible("too-many-of", {"key": key}, "E1.4")
        seen |= place
    _demand(bits(seen), count, key, "")


def _check_mobsters(s: SpeakeasyState) -> None:
    """E14.3: a Mobster is in a deck, on the Mobster board or with a seat, once."""
    for mobster in range(MOBSTERS):
        found = (s.mobsters_left >> mobster) & 1
        for district in range(DISTRICTS):
            found += 1 if s.mobsters[district] == mobster else 0
        for seat in range(s.players):
            found += 1 if of(s, seat, ASSOCIATE) == mobster else 0
        if found > 1:
            raise Impossible("twice", {"key": "mobsters", "what": s.box.mobster_names[mobster]}, "E14.3")
