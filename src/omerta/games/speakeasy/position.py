"""The position as JSON, out and in. What comes in is checked: an impossible position is refused with the reason."""

from typing import Final

from mypy_extensions import i64

from omerta.core.problems import Impossible
from omerta.core.writing import mover_json, or_null
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
    PERSONS,
    PILE,
    RESTAURANT,
    ROWS,
    SPACES,
    TILES,
    TRACK_NAMES,
    TYPE_NAMES,
    TYPES,
    ZONE_NAMES,
    Seat,
    space_name,
)
from omerta.games.speakeasy.rules.ground import is_in_play
from omerta.games.speakeasy.rules.listing import todo_json
from omerta.games.speakeasy.rules.scoring import PARTS
from omerta.games.speakeasy.shapes.views import (
    AssociateJson,
    CardsJson,
    CommonJson,
    Deck,
    HandJson,
    Location,
    PositionJson,
    PurseJson,
    ScorePart,
    SeatJson,
    SettingsJson,
    ShipJson,
    SoloJson,
    SpaceJson,
    ThingsJson,
    TruckJson,
    VisitJson,
    Zone,
)
from omerta.games.speakeasy.state import (
    AREA,
    ASSOCIATE,
    ASSOCIATE_AT,
    ASSOCIATE_FREE,
    BOARD,
    BOOKS_HELD,
    CAPOS,
    CARGO,
    CASK,
    CRATE,
    CRATES_HELD,
    FACE_DOWN,
    FINISHED,
    GOONS_HELD,
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
    POCKET,
    PORT,
    SAFE,
    SETUP,
    SHIP,
    SPOT,
    TILE,
    TRUCK,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    is_jo,
    of,
    seats_as,
)

SCORE_PARTS: Final[tuple[ScorePart, ...]] = ("pocket", "safe", "buildings", "bottles", "tiles", "total")


def write_position(s: SpeakeasyState) -> PositionJson:
    """The position of the rules file."""
    if s.phase == SETUP:
        raise Impossible("setup-has-no-position")
    return {
        **common_json(s),
        "decks": {name: deck_json(s, deck) for deck, name in enumerate(TYPE_NAMES)},
        "seats": [seat_json(s, seat) for seat in range(s.players)],
        "solo": solo_json(s) if s.solo else None,
        "scores": scores_json(s),
    }


def common_json(s: SpeakeasyState) -> CommonJson:
    """What lies open to everyone."""
    box = s.box
    return {
        "game": "speakeasy",
        "data": box.name,
        "digest": box.digest,
        "players": 1 if s.solo else int(s.players),
        "settings": settings_json(s),
        "act": int(s.act),
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "to_move": mover_json(s.to_move),
        "active": or_null(s.active),
        "order": [or_null(seat) for seat in s.order],
        "lower": [or_null(seat) for seat in s.lower],
        "visit": visit_json(s),
        "todo": todo_json(s),
        "blocked": districts_json(s.blocked),
        "spaces": spaces_json(s),
        "mobs_waiting": districts_json(s.mobs_waiting),
        "district_tiles": districts_json(s.district_tiles),
        "mobsters": mobsters_json(s),
        "strength": strength_json(s),
        "mobster_decks": {name: _mobsters_of(s, deck) for deck, name in enumerate("ABCD") if deck > 0},
        "cops": districts_json(s.cops),
        "cops_waiting": districts_json(s.cops_waiting),
        "docks": docks_json(s),
        "ships": {name: ship_json(s, ship) for ship, name in enumerate(box.ship_names)},
        "crate_top": None if s.crate_top == NONE else box.crate_names[s.crate_top],
        "crates_left": named(box.crate_names, s.crates_left),
        "display": display_json(s),
        "tiles_left": {name: int(s.tiles_left[tile]) for tile, name in enumerate(box.tile_names)},
        "helpers": [None if helper == NONE else box.helper_names[helper] for helper in s.helpers],
        "helpers_left": named(box.helper_names, s.helpers_left),
        "goals": goals_json(s),
        "books": books_json(s),
        "capos": capos_json(s),
    }


def goals_json(s: SpeakeasyState) -> dict[str, str | None]:
    names = s.box.tile_goal_names
    laid = [None if tile == NONE else names[tile] for tile in s.goals]
    return {GOAL_NAMES[int(FIRST_ZONE_GOAL) + goal]: name for goal, name in enumerate(laid)}


def settings_json(s: SpeakeasyState) -> SettingsJson:
    return {
        "first": or_null(s.first),
        "rebuild_stills": s.rebuild_stills,
        "open_safes": s.open_safes,
        "difficulty": DIFFICULTIES[s.difficulty] if s.solo else None,
    }


def visit_json(s: SpeakeasyState) -> VisitJson | None:
    if s.visit == NONE:
        return None
    return {"location": LOCATION_NAMES[s.visit], "person": or_null(s.visited)}


def districts_json(mask: i64) -> list[int]:
    return [district + 1 for district in range(16) if (mask >> district) & 1 == 1]


def named(names: list[int], mask: i64) -> list[int]:
    """The ids of the bits that are set, in data order."""
    return [name for number, name in enumerate(names) if (mask >> number) & 1 == 1]


def spaces_json(s: SpeakeasyState) -> dict[str, SpaceJson]:
    return {str(space_name(space)): _space_json(s, space) for space in range(SPACES) if is_in_play(s, space)}


def _space_json(s: SpeakeasyState, space: int) -> SpaceJson:
    base = space * SPOT
    tile, kind = s.spaces[base + TILE], s.spaces[base + KIND]
    return {
        "tile": None if tile == NONE else s.box.tile_names[tile],
        "owner": or_null(s.spaces[base + OWNER]),
        "kind": None if kind == NONE else KIND_NAMES[kind],
        "member": s.spaces[base + MEMBER] == 1,
        "barrel": s.spaces[base + CASK] == 1,
        "mob": s.spaces[base + MOB] == 1,
    }


def mobsters_json(s: SpeakeasyState) -> dict[str, str]:
    there = [district for district in range(DISTRICTS) if s.mobsters[district] != NONE]
    return {str(district + 1): s.box.mobster_names[s.mobsters[district]] for district in there}


def strength_json(s: SpeakeasyState) -> dict[str, int | None]:
    """The face-up tile's value, null face down."""
    there = [district for district in range(DISTRICTS) if s.strength[district] != NONE]
    return {str(d + 1): None if s.strength[d] == FACE_DOWN else int(s.strength[d]) for d in there}


def _mobsters_of(s: SpeakeasyState, deck: int) -> list[str]:
    names = enumerate(s.box.mobster_names)
    return [name for m, name in names if s.box.mobster_deck[m] == deck and (s.mobsters_left >> m) & 1 == 1]


def docks_json(s: SpeakeasyState) -> dict[Zone, list[int | None]]:
    return {name: [or_null(s.docks[4 * zone + row]) for row in range(ROWS)] for zone, name in enumerate(ZONE_NAMES)}


def ship_json(s: SpeakeasyState, ship: int) -> ShipJson:
    base = ship * SHIP
    crate = s.ships[base + CRATE]
    name = None if crate == NONE else s.box.crate_names[crate]
    return {"port": or_null(s.ships[base + PORT]), "barrels": int(s.ships[base + CARGO]), "crate": name}


def display_json(s: SpeakeasyState) -> list[str | list[str] | None]:
    shown: list[str | list[str] | None] = [None if tile == NONE else s.box.tile_names[tile] for tile in s.display]
    for stack in range(3):
        first = stack * TILES
        shown.append([s.box.tile_names[s.stacks[first + i]] for i in range(s.heights[stack])])
    return shown


def deck_json(s: SpeakeasyState, deck: int) -> CardsJson:
    """A deck with its unseen cards."""
    names, first, last = s.box.card_names, s.box.type_first[deck], s.box.type_first[deck + 1]
    unseen = {names[card]: int(s.unseen[card]) for card in range(first, last) if s.unseen[card] > 0}
    return {"top": top_json(s, deck), "unseen": unseen, "under": under_json(s, deck)}


def top_json(s: SpeakeasyState, deck: int) -> str | None:
    return None if s.tops[deck] == NONE else s.box.card_names[s.tops[deck]]


def under_json(s: SpeakeasyState, deck: int) -> list[str]:
    cards = [s.under[deck * PILE + i] for i in range(PILE)]
    return [s.box.card_names[card] for card in cards if card != NONE]


def books_json(s: SpeakeasyState) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for goal in range(GOALS):
        seats = [int(seat) for seat in (s.books[2 * goal], s.books[2 * goal + 1]) if seat != NONE]
        if seats:
            found[GOAL_NAMES[goal]] = seats
    return found


def capos_json(s: SpeakeasyState) -> dict[Location, list[int | None]]:
    found: dict[Location, list[int | None]] = {}
    for place, name in enumerate(LOCATION_NAMES):
        count = s.box.persons[seats_as(s) * LOCATIONS + place]
        found[name] = [or_null(s.capos[place * PERSONS + person]) for person in range(count)]
    found[LOCATION_NAMES[RESTAURANT]] = [int(seat) for seat in s.restaurant if seat != NONE]
    return found


def seat_json(s: SpeakeasyState, seat: Seat) -> SeatJson:
    """All that a seat has."""
    return {**purse_json(s, seat), **hidden_json(s, seat), **things_json(s, seat)}


def purse_json(s: SpeakeasyState, seat: Seat) -> PurseJson:
    """What everyone counts of a seat, and the safe (E7.4)."""
    jo = is_jo(s, seat)
    tracks = TRACK_NAMES[:4] if jo else TRACK_NAMES[:5]
    return {
        "pocket": int(of(s, seat, POCKET)),
        "safe": None if jo else int(of(s, seat, SAFE)),
        "levels": {name: int(of(s, seat, LEVELS + track)) for track, name in enumerate(tracks)},
        "goons": int(of(s, seat, GOONS_HELD)),
        "capos": int(of(s, seat, CAPOS)),
        "own_members": int(of(s, seat, OWN)),
        "vip": int(of(s, seat, VIP_AREA)),
        "lost_members": int(of(s, seat, LOST)),
        "books": int(of(s, seat, BOOKS_HELD)),
        "leverage": int(of(s, seat, LEVERAGE)),
    }


def things_json(s: SpeakeasyState, seat: Seat) -> ThingsJson:
    """What everyone sees that a seat has."""
    box, jo = s.box, is_jo(s, seat)
    tiles = [name for tile, name in enumerate(box.tile_names) for _ in range(s.tiles[seat * TILES + tile])]
    return {
        "slots": None if jo else _slots_json(s, seat),
        "board": [name for slot, name in enumerate(box.slot_names) if (of(s, seat, BOARD) >> slot) & 1 == 1],
        "tiles": tiles,
        "played": [box.tile_names[tile] for tile in s.played] if seat == s.active else [],
        "helpers": named(box.helper_names, of(s, seat, UNUSED)),
        "used": named(box.helper_names, of(s, seat, USED)),
        "crates": named(box.crate_names, of(s, seat, CRATES_HELD)),
        "associate": _associate_json(s, seat),
        "trucks": None if jo else [_truck_json(s, seat, truck) for truck in range(2)],
        "stills": int(of(s, seat, AREA)),
    }


def hidden_json(s: SpeakeasyState, seat: Seat) -> HandJson:
    """E4.3 (9): the hand, with the cards dealt in the setup."""
    if is_jo(s, seat):
        return {"hand": None, "dealt": None}
    box = s.box
    hand = [name for card, name in enumerate(box.card_names) for _ in range(s.hands[seat * CARDS + card])]
    dealt = [s.dealt[seat * TYPES + deck] for deck in range(TYPES)]
    cards = {name: None if dealt[deck] == NONE else box.card_names[dealt[deck]] for deck, name in enumerate(TYPE_NAMES)}
    return {"hand": hand, "dealt": cards}


def _slots_json(s: SpeakeasyState, seat: Seat) -> dict[Deck, str | None]:
    cards = [s.slots[seat * TYPES + deck] for deck in range(TYPES)]
    return {name: None if cards[d] == NONE else s.box.card_names[cards[d]] for d, name in enumerate(TYPE_NAMES)}


def _associate_json(s: SpeakeasyState, seat: Seat) -> AssociateJson | None:
    mobster = of(s, seat, ASSOCIATE)
    if mobster == NONE:
        return None
    district, free = int(of(s, seat, ASSOCIATE_AT)) + 1, of(s, seat, ASSOCIATE_FREE) == 1
    return {"mobster": s.box.mobster_names[mobster], "district": district, "free": free}


def _truck_json(s: SpeakeasyState, seat: Seat, truck: int) -> TruckJson:
    district = of(s, seat, TRUCK + 2 * truck)
    return {"district": None if district == NONE else int(district) + 1, "load": int(of(s, seat, LOAD + 2 * truck))}


def solo_json(s: SpeakeasyState) -> SoloJson:
    """E23.6: Jo's decks."""
    names = s.box.jo_names
    unseen: dict[str, list[str]] = {str(kind): [] for kind in range(JO_CLASSES)}
    for card, name in enumerate(names):
        if (s.jo_unseen >> card) & 1 == 1:
            unseen[str(int(s.box.jo_class[card]))].append(name)
    return {
        "slots": {str(kind): int(s.jo_slots[kind]) for kind in range(JO_CLASSES)},
        "unseen": unseen,
        "loose": [name for card, name in enumerate(names) if (s.jo_loose >> card) & 1 == 1],
        "under": _groups_json(s),
        "aside": [names[card] for card in s.jo_aside],
        "card": None if s.jo_card == NONE else names[s.jo_card],
        "district_deck": districts_json(s.jo_districts),
    }


def _groups_json(s: SpeakeasyState) -> list[list[str]]:
    groups: dict[int, list[str]] = {}
    for i in range(0, len(s.jo_under), 2):
        groups.setdefault(int(s.jo_under[i + 1]), []).append(s.box.jo_names[s.jo_under[i]])
    return list(groups.values())


def scores_json(s: SpeakeasyState) -> list[dict[ScorePart, int]] | None:
    if s.phase != FINISHED:
        return None
    first = [seat * PARTS for seat in range(s.players)]
    return [{name: int(s.scores[base + part]) for part, name in enumerate(SCORE_PARTS)} for base in first]
