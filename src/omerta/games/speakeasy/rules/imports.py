"""Taking a position up from JSON: each value is what it should be, or a problem says which one is not."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.game import Json
from omerta.core.problems import Impossible
from omerta.core.reading import check_items, check_whole, flag, items, mapping, value, whole, wholes
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import (
    CARDS,
    DIFFICULTIES,
    DISTRICTS,
    FIRST_ZONE_GOAL,
    GOAL_NAMES,
    GOALS,
    JO_CLASSES,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    NONE,
    NORMAL,
    PERSONS,
    PILE,
    PORTS,
    RESTAURANT,
    SPACES,
    TILE_GOALS,
    TILES,
    TOP,
    TRACK_NAMES,
    TYPE_NAMES,
    TYPES,
    ZONE_NAMES,
    Seat,
    space_name,
)
from omerta.games.speakeasy.position import scores_json
from omerta.games.speakeasy.rules import agreeing, totals
from omerta.games.speakeasy.rules.ground import is_in_play, lay
from omerta.games.speakeasy.rules.relisting import index_of, read_todo
from omerta.games.speakeasy.rules.scoring import finish
from omerta.games.speakeasy.state import (
    AREA,
    ASSOCIATE,
    ASSOCIATE_AT,
    ASSOCIATE_FREE,
    BOARD,
    BONUS_OF,
    BOOKS_HELD,
    CAPOS,
    CARGO,
    CASK,
    CRATE,
    CRATES_HELD,
    FACE_DOWN,
    FINISHED,
    GOONS_HELD,
    HAND,
    HELD,
    KIND,
    LEVELS,
    LEVERAGE,
    LOAD,
    LOST,
    MEMBER,
    MOB,
    OWN,
    OWNER,
    PHASES,
    PLACED,
    POCKET,
    PORT,
    SAFE,
    SHIP,
    TILE,
    TRUCK,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    add,
    is_jo,
    put,
    seats_as,
)

MOST = 10**6


def index_or_none(names: Sequence[object], given: object, key: str) -> int:
    return int(NONE) if given is None else index_of(names, given, key)


def bits_of(names: Sequence[object], given: list[object], key: str) -> int:
    mask = 0
    for one in given:
        bit = 1 << index_of(names, one, key)
        if mask & bit:
            raise Impossible("twice", {"key": key, "what": str(one)}, "E1.4")
        mask |= bit
    return mask


def districts_of(position: Json, key: str) -> int:
    return bits_of(range(1, 17), items(position, key), key)


def players_of(position: Json) -> int:
    """How many players; 1 is solo."""
    return whole(position, "players", 1, 4)


def read_settings(s: SpeakeasyState, position: Json) -> None:
    """E2.5."""
    settings = mapping(position, "settings")
    first = value(settings, "first")
    s.first = NONE if first is None else check_whole(first, "first", 0, int(s.players) - 1)
    s.rebuild_stills = flag(settings, "rebuild_stills")
    s.open_safes = flag(settings, "open_safes")
    difficulty = value(settings, "difficulty")
    if not s.solo and difficulty is not None:
        raise Impossible("unknown-id", {"key": "difficulty", "what": str(difficulty)}, "E2.5")
    s.difficulty = index_of(DIFFICULTIES, difficulty, "difficulty") if s.solo else NORMAL


def read_position(s: SpeakeasyState, position: Json) -> None:
    """Fill a new state that is laid out; Impossible says what is wrong with the position."""
    read_settings(s, position)
    _read_time(s, position)
    _read_map(s, position)
    _read_mobsters(s, position)
    _read_piles(s, position)
    _read_decks(s, position)
    _read_goals(s, position)
    _read_capos(s, position)
    for seat, given in enumerate(items(position, "seats", int(s.players))):
        if not isinstance(given, dict):
            raise Impossible("not-an-object", {"key": "seats"})
        _read_seat(s, seat, given)
    _read_solo(s, position)
    _read_visit(s, position)
    read_todo(s, items(position, "todo"))
    _read_scores(s, position)
    totals.supply(s)
    totals.check(s)
    agreeing.check(s)


def _read_time(s: SpeakeasyState, position: Json) -> None:
    s.phase = index_of(PHASES[1:], value(position, "phase"), "phase") + 1
    s.act = whole(position, "act", 0, len(s.box.act_capos))
    s.round = whole(position, "round", 0, 4)
    active = value(position, "active")
    s.active = NONE if active is None else check_whole(active, "active", 0, int(s.players) - 1)
    order = wholes(position, "order", 0, int(s.players) - 1, int(s.players))
    if sorted(order) != list(range(int(s.players))):
        raise Impossible("twice", {"key": "order", "what": str(order)}, "E3.9")
    s.order = vec[i64](order)
    for column, seat in enumerate(items(position, "lower", int(s.players))):
        s.lower[column] = NONE if seat is None else check_whole(seat, "lower", 0, int(s.players) - 1)
    marked = [int(seat) for seat in s.lower if seat != NONE]
    if len(set(marked)) != len(marked):
        raise Impossible("twice", {"key": "lower", "what": str(marked)}, "E17.1")


def _read_map(s: SpeakeasyState, position: Json) -> None:
    s.blocked = districts_of(position, "blocked")
    s.cops = districts_of(position, "cops")
    s.cops_waiting = districts_of(position, "cops_waiting")
    s.mobs_waiting = districts_of(position, "mobs_waiting")
    s.district_tiles = districts_of(position, "district_tiles")
    spaces = mapping(position, "spaces")
    wanted = [str(space_name(space)) for space in range(SPACES) if is_in_play(s, space)]
    if sorted(spaces) != sorted(wanted):
        raise Impossible("wrong-length", {"key": "spaces", "length": len(wanted), "found": len(spaces)})
    for space in range(SPACES):
        if is_in_play(s, space):
            _read_space(s, space, mapping(spaces, str(space_name(space))))
    for zone, name in enumerate(ZONE_NAMES):
        for row, owner in enumerate(items(mapping(position, "docks"), name, 4)):
            s.docks[4 * zone + row] = _seat_or_none(s, owner, "docks")


def _seat_or_none(s: SpeakeasyState, given: object, key: str) -> int:
    return int(NONE) if given is None else check_whole(given, key, 0, int(s.players) - 1)


def _read_space(s: SpeakeasyState, space: int, given: Json) -> None:
    lay(s, space, TILE, index_or_none(s.box.tile_names, value(given, "tile"), "tile"))
    lay(s, space, OWNER, _seat_or_none(s, value(given, "owner"), "owner"))
    lay(s, space, KIND, index_or_none(KIND_NAMES, value(given, "kind"), "kind"))
    lay(s, space, MEMBER, int(flag(given, "member")))
    lay(s, space, CASK, int(flag(given, "barrel")))
    lay(s, space, MOB, int(flag(given, "mob")))


def _read_mobsters(s: SpeakeasyState, position: Json) -> None:
    names = s.box.mobster_names
    for key, name in mapping(position, "mobsters").items():
        s.mobsters[_district(key, "mobsters")] = index_of(names, name, "mobsters")
    for key, strength in mapping(position, "strength").items():
        tile = FACE_DOWN if strength is None else check_whole(strength, "strength", 0, 99)
        s.strength[_district(key, "strength")] = tile
    decks = mapping(position, "mobster_decks")
    s.mobsters_left = 0
    for deck in ("B", "C", "D"):
        s.mobsters_left |= bits_of(names, items(decks, deck), "mobster_decks")


def _district(key: str, group: str) -> int:
    if not key.isdecimal() or not 1 <= int(key) <= DISTRICTS:
        raise Impossible("unknown-id", {"key": group, "what": key}, "E3.1")
    return int(key) - 1


def _read_piles(s: SpeakeasyState, position: Json) -> None:
    box = s.box
    ships = mapping(position, "ships")
    for ship, name in enumerate(box.ship_names):
        given = mapping(ships, name)
        s.ships[ship * SHIP + PORT] = whole(given, "port", 0, int(PORTS) - 1)
        s.ships[ship * SHIP + CARGO] = whole(given, "barrels", 0, int(box.ship_barrels[ship]))
        s.ships[ship * SHIP + CRATE] = index_or_none(box.crate_names, value(given, "crate"), "crate")
    s.crate_top = index_or_none(box.crate_names, value(position, "crate_top"), "crate_top")
    s.crates_left = bits_of(box.crate_names, items(position, "crates_left"), "crates_left")
    for place, helper in enumerate(items(position, "helpers", 3)):
        s.helpers[place] = index_or_none(box.helper_names, helper, "helpers")
    s.helpers_left = bits_of(box.helper_names, items(position, "helpers_left"), "helpers_left")
    left = mapping(position, "tiles_left")
    for tile, name in enumerate(box.tile_names):
        s.tiles_left[tile] = whole(left, name, 0, int(TILES))
    _read_display(s, items(position, "display", 6))


def _read_display(s: SpeakeasyState, display: list[object]) -> None:
    for slot in range(3):
        s.display[slot] = index_or_none(s.box.tile_names, display[slot], "display")
        stack = check_items(display[slot + 3], "display", None)
        if len(stack) > TILES:
            raise Impossible("wrong-length", {"key": "display", "length": int(TILES), "found": len(stack)})
        for height, tile in enumerate(stack):
            s.stacks[slot * TILES + height] = index_of(s.box.tile_names, tile, "display")
        s.heights[slot] = len(stack)


def _read_decks(s: SpeakeasyState, position: Json) -> None:
    box, decks = s.box, mapping(position, "decks")
    for deck, name in enumerate(TYPE_NAMES):
        given = mapping(decks, name)
        s.tops[deck] = index_or_none(box.card_names, value(given, "top"), "top")
        unseen = mapping(given, "unseen")
        for card in range(box.type_first[deck], box.type_first[deck + 1]):
            s.unseen[card] = whole({"unseen": unseen.get(box.card_names[card], 0)}, "unseen", 0, int(PILE))
        under = items(given, "under")
        if len(under) > PILE:
            raise Impossible("wrong-length", {"key": "under", "length": int(PILE), "found": len(under)})
        for place, card_name in enumerate(under):
            s.under[deck * PILE + place] = index_of(box.card_names, card_name, "under")


def _read_goals(s: SpeakeasyState, position: Json) -> None:
    goals, books = mapping(position, "goals"), mapping(position, "books")
    for goal in range(TILE_GOALS):
        name = GOAL_NAMES[int(FIRST_ZONE_GOAL) + goal]
        s.goals[goal] = index_of(s.box.tile_goal_names, value(goals, name), name)
    for placed in books:
        index_of(GOAL_NAMES, placed, "books")
    for goal in range(GOALS):
        seats = wholes(books, GOAL_NAMES[goal], 0, int(s.players) - 1) if GOAL_NAMES[goal] in books else []
        if len(seats) > 2 or len(set(seats)) != len(seats):
            raise Impossible("twice", {"key": "books", "what": GOAL_NAMES[goal]}, "E18.1")
        for place, seat in enumerate(seats):
            s.books[2 * goal + place] = seat
            add(s, seat, PLACED, 1)


def _read_capos(s: SpeakeasyState, position: Json) -> None:
    capos = mapping(position, "capos")
    for place, name in enumerate(LOCATION_NAMES):
        count = int(s.box.persons[seats_as(s) * LOCATIONS + place])
        given = items(capos, name, None if place == RESTAURANT else count)
        if place == RESTAURANT and len(given) > len(s.restaurant):
            raise Impossible("wrong-length", {"key": name, "length": len(s.restaurant), "found": len(given)})
        for person, seat in enumerate(given):
            if place == RESTAURANT:
                s.restaurant[person] = check_whole(seat, name, 0, int(s.players) - 1)
            else:
                s.capos[place * PERSONS + person] = _seat_or_none(s, seat, name)


def _read_seat(s: SpeakeasyState, seat: Seat, given: Json) -> None:
    box = s.box
    put(s, seat, POCKET, whole(given, "pocket", 0, MOST))
    levels = mapping(given, "levels")
    for track, name in enumerate(TRACK_NAMES[:4] if is_jo(s, seat) else TRACK_NAMES[:5]):
        put(s, seat, LEVELS + track, whole(levels, name, 1, int(TOP)))
    for what, key, most in (
        (GOONS_HELD, "goons", len(box.goon_costs)),
        (CAPOS, "capos", 4),
        (OWN, "own_members", 12),
        (VIP_AREA, "vip", 12),
        (LOST, "lost_members", 12),
        (BOOKS_HELD, "books", 10),
        (LEVERAGE, "leverage", 20),
        (AREA, "stills", 40),
    ):
        put(s, seat, what, whole(given, key, 0, most))
    put(s, seat, BOARD, bits_of(box.slot_names, items(given, "board"), "board"))
    put(s, seat, UNUSED, bits_of(box.helper_names, items(given, "helpers"), "helpers"))
    put(s, seat, USED, bits_of(box.helper_names, items(given, "used"), "used"))
    _read_crates(s, seat, items(given, "crates"))
    for tile in items(given, "tiles"):
        s.tiles[seat * TILES + index_of(box.tile_names, tile, "tiles")] += 1
        add(s, seat, HELD, 1)
    _read_played(s, seat, items(given, "played"))
    if not is_jo(s, seat):
        _read_player(s, seat, given)


def _read_crates(s: SpeakeasyState, seat: Seat, given: list[object]) -> None:
    put(s, seat, CRATES_HELD, bits_of(s.box.crate_names, given, "crates"))
    for name in given:
        bonus = s.box.crate_bonus[index_of(s.box.crate_names, name, "crates")]
        if not is_jo(s, seat):
            add(s, seat, BONUS_OF + bonus, s.box.bonus_n[bonus])


def _read_played(s: SpeakeasyState, seat: Seat, given: list[object]) -> None:
    if given and seat != s.active:
        raise Impossible("not-active", {"seat": int(seat), "key": "played"}, "E17.5")
    for tile in given:
        s.played = append(s.played, index_of(s.box.tile_names, tile, "played"))


def _read_player(s: SpeakeasyState, seat: Seat, given: Json) -> None:
    """What Jo has not (E23.1)."""
    box = s.box
    put(s, seat, SAFE, whole(given, "safe", 0, MOST))
    for card in items(given, "hand"):
        s.hands[seat * CARDS + index_of(box.card_names, card, "hand")] += 1
        add(s, seat, HAND, 1)
    dealt, slots = mapping(given, "dealt"), mapping(given, "slots")
    for deck, name in enumerate(TYPE_NAMES):
        s.dealt[seat * TYPES + deck] = _card_of(box, deck, value(dealt, name), "dealt")
        s.slots[seat * TYPES + deck] = _card_of(box, deck, value(slots, name), "slots")
        secret = s.dealt[seat * TYPES + deck]
        if secret != NONE and s.hands[seat * CARDS + secret] == 0:
            raise Impossible("unknown-id", {"key": "dealt", "what": box.card_names[secret]}, "E4.3")
    associate = value(given, "associate")
    if associate is not None:
        held = mapping(given, "associate")
        put(s, seat, ASSOCIATE, index_of(box.mobster_names, value(held, "mobster"), "associate"))
        put(s, seat, ASSOCIATE_AT, whole(held, "district", 1, 16) - 1)
        put(s, seat, ASSOCIATE_FREE, int(flag(held, "free")))
    for truck, found in enumerate(items(given, "trucks", 2)):
        _read_truck(s, seat, truck, found)


def _card_of(box: Box, deck: int, given: object, key: str) -> int:
    card = index_or_none(box.card_names, given, key)
    if card != NONE and box.card_type[card] != deck:
        raise Impossible("unknown-id", {"key": key, "what": str(given)}, "E10.15")
    return card


def _read_truck(s: SpeakeasyState, seat: Seat, truck: int, given: object) -> None:
    if not isinstance(given, dict):
        raise Impossible("not-an-object", {"key": "trucks"})
    district = value(given, "district")
    put(s, seat, TRUCK + 2 * truck, NONE if district is None else check_whole(district, "district", 1, 16) - 1)
    put(s, seat, LOAD + 2 * truck, whole(given, "load", 0, int(s.box.truck_load)))


def _read_solo(s: SpeakeasyState, position: Json) -> None:
    """E23.6."""
    if not s.solo:
        if value(position, "solo") is not None:
            raise Impossible("unknown-id", {"key": "solo", "what": "solo"}, "E23.1")
        return
    solo, names = mapping(position, "solo"), s.box.jo_names
    slots, unseen = mapping(solo, "slots"), mapping(solo, "unseen")
    s.jo_unseen = 0
    for kind in range(JO_CLASSES):
        s.jo_slots[kind] = whole(slots, str(kind), 0, len(names))
        s.jo_unseen |= _unseen_of(s.box, kind, items(unseen, str(kind)))
    s.jo_loose = bits_of(names, items(solo, "loose"), "loose")
    for group, cards in enumerate(items(solo, "under")):
        for card in check_items(cards, "under", None):
            s.jo_under = append(append(s.jo_under, index_of(names, card, "under")), group)
    for card in items(solo, "aside"):
        s.jo_aside = append(s.jo_aside, index_of(names, card, "aside"))
    s.jo_card = index_or_none(names, value(solo, "card"), "card")
    s.jo_districts = districts_of(solo, "district_deck")


def _unseen_of(box: Box, kind: int, given: list[object]) -> int:
    """E23.6: cards never seen, each with its class."""
    for name in given:
        if box.jo_class[index_of(box.jo_names, name, "unseen")] != kind:
            raise Impossible("unknown-id", {"key": "unseen", "what": str(name)}, "E23.6")
    return bits_of(box.jo_names, given, "unseen")


def _read_visit(s: SpeakeasyState, position: Json) -> None:
    if value(position, "visit") is None:
        return
    visit = mapping(position, "visit")
    s.visit = index_of(LOCATION_NAMES, value(visit, "location"), "visit")
    person = value(visit, "person")
    s.visited = NONE if person is None else check_whole(person, "person", 0, int(PERSONS) - 1)


def _read_scores(s: SpeakeasyState, position: Json) -> None:
    """They follow from the position (E21.2); what they say must agree."""
    given = value(position, "scores")
    if (given is not None) != (s.phase == FINISHED):
        raise Impossible("stage-disagrees", {"what": "scores"}, "E21.1")
    if given is not None:
        finish(s)
        if given != scores_json(s):
            raise Impossible("stage-disagrees", {"what": "scores"}, "E21.2")
