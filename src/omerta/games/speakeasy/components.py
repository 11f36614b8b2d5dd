"""What is in the box (E1.3, E1.4), and the codes by which the engine knows it.

Printed values are not here but in the data file (E2.1); these are names (E1.2), sizes and the closed list of effects.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from omerta.games.speakeasy.shapes.views import (
    Deck,
    Difficulty,
    Goal,
    Kind,
    Location,
    Mode,
    StepName,
    Track,
    Why,
)
from omerta.games.speakeasy.shapes.views import Pile as PileName
from omerta.games.speakeasy.shapes.views import Zone as ZoneName

Seat: TypeAlias = i64
District: TypeAlias = i64  # 0 … 15, shown as 1 … 16 (E3.1)
Space: TypeAlias = i64  # district · 3 + 0, 1, 2 (E3.2)
Zone: TypeAlias = i64  # 0 … 2
Place: TypeAlias = i64  # of the Docks: zone · 4 + row, both from 0 (E3.7)

NONE: Final[i64] = -1
JO: Final[i64] = 1  # E4.1: his seat in solo

# Sizes: the most that a data file may need (E1.3, E1.4).
SEATS: Final[i64] = 4
DISTRICTS: Final[i64] = 16
WIDTH: Final[i64] = 3  # spaces of a district
SPACES: Final[i64] = 48
ZONES: Final[i64] = 3
ROWS: Final[i64] = 4
PLACES: Final[i64] = 12
PORTS: Final[i64] = 7
SHIPS: Final[i64] = 4
CARDS: Final[i64] = 48
TILES: Final[i64] = 54
HELPERS: Final[i64] = 21
CRATES: Final[i64] = 18
MOBSTERS: Final[i64] = 20
SLOTS: Final[i64] = 15  # E3.10: of the Operations board
GOALS: Final[i64] = 17
GOAL_TILES: Final[i64] = 30
ZONE_TILES: Final[i64] = 9
LOCATIONS: Final[i64] = 8
PERSONS: Final[i64] = 4
JO_CARDS: Final[i64] = 21
JO_CLASSES: Final[i64] = 5
SHOWN: Final[i64] = 3  # slots 0–2 of the City-tile display; 3–5 are stacks (E3.8)
COLUMNS: Final[i64] = 6  # slots of the display
PILE: Final[i64] = 12  # cards of an Operations deck

# E1.4: totals
BARRELS: Final[i64] = 40
GOONS: Final[i64] = 24
TOKENS: Final[i64] = 20
MOB_SPEAKEASIES: Final[i64] = 24
MEMBERS: Final[i64] = 12
BOOKS: Final[i64] = 10

# E1.6: tracks; the first four are also the types of Operations cards.
VIP: Final[i64] = 0
PARTY: Final[i64] = 1
STILLS_TRACK: Final[i64] = 2
FLEET: Final[i64] = 3
STRENGTH: Final[i64] = 4
TRACKS: Final[i64] = 5
TYPES: Final[i64] = 4
ANY: Final[i64] = 5
TOP: Final[i64] = 5  # E10.12: the highest level
TRACK_NAMES: Final[tuple[Track, ...]] = ("vip", "party", "stills", "fleet", "strength", "any")
TYPE_NAMES: Final[tuple[Deck, ...]] = ("vip", "party", "stills", "fleet")

# E1.7: kinds of buildings in order of rank
STILLS: Final[i64] = 0
SPEAKEASY: Final[i64] = 1
NIGHTCLUB: Final[i64] = 2
CASINO: Final[i64] = 3
KIND_NAMES: Final[tuple[Kind, ...]] = ("stills", "speakeasy", "nightclub", "casino")
ZONE_NAMES: Final[tuple[ZoneName, ...]] = ("downtown", "midtown", "uptown")

# E2.5
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard", "very_hard")
NORMAL: Final[i64] = 1

# E9.6
MODE_NO: Final[i64] = 0
MODE_PAID: Final[i64] = 1
MODE_FREE: Final[i64] = 2
MODES: Final[i64] = 3
MODE_NAMES: Final[tuple[Mode, ...]] = ("no", "paid", "free")

# E10.1: the effects of the data that are also steps of the list, then Jo's, then the engine's own steps.
TAKE_CARD: Final[i64] = 0
GOON_FREE: Final[i64] = 1
FAMILY_MEMBER: Final[i64] = 2
WAITING_MEMBER: Final[i64] = 3
LEVERAGE_TOKEN: Final[i64] = 4
BOOK: Final[i64] = 5
CITY_TILE: Final[i64] = 6
HELPER_CARD: Final[i64] = 7
LEVEL_UP: Final[i64] = 8
DISCARD_FOR_LEVEL: Final[i64] = 9
TRUCK_RANGE: Final[i64] = 10
CASH: Final[i64] = 11
COPY_HELPER: Final[i64] = 12
PLAY_CARD: Final[i64] = 13
HIRE_GOONS: Final[i64] = 14
PRODUCE: Final[i64] = 15
SELL: Final[i64] = 16
DELIVER: Final[i64] = 17
PROTECT: Final[i64] = 18
AMBUSH: Final[i64] = 19
GET_ASSOCIATE: Final[i64] = 20
BUILD_SMALL: Final[i64] = 21
BUILD_BIG: Final[i64] = 22
BUILD_SPEAKEASY: Final[i64] = 23
BUILD_NIGHTCLUB: Final[i64] = 24
BUILD_CASINO: Final[i64] = 25
UPGRADE: Final[i64] = 26
TAKE_OVER_ANY: Final[i64] = 27
CHANGE_TURN_ORDER: Final[i64] = 28
PLAY_CITY_TILES: Final[i64] = 29
COOK_BOOKS: Final[i64] = 30
EXCHANGE_CAPOS: Final[i64] = 31
CHOOSE: Final[i64] = 32
EFFECTS: Final[i64] = 33
JO_PLACE: Final[i64] = 33
JO_LEVEL: Final[i64] = 34
JO_LOWEST_LEVEL: Final[i64] = 35
JO_PROTECT: Final[i64] = 36
JO_PRODUCE: Final[i64] = 37
JO_DELIVER: Final[i64] = 38
JO_SELL: Final[i64] = 39
JO_AMBUSH: Final[i64] = 40
JO_HELPER: Final[i64] = 41
JO_MEMBER: Final[i64] = 42
JO_TURN_ORDER: Final[i64] = 43
JO_BOOKS: Final[i64] = 44
DATA_STEPS: Final[i64] = 45
CALL: Final[i64] = 45
CAPO: Final[i64] = 46
ROW: Final[i64] = 47
SHIFT: Final[i64] = 48
BONUS: Final[i64] = 49
DISCARD: Final[i64] = 50
PLAY_1920: Final[i64] = 51
RAID: Final[i64] = 52
BARREL: Final[i64] = 53
RECALL: Final[i64] = 54
OPEN_1920: Final[i64] = 55
PLACE: Final[i64] = 56
FORCE: Final[i64] = 57
COLUMN: Final[i64] = 58
GIVE_BACK: Final[i64] = 59
DEFEND: Final[i64] = 60
DEAL: Final[i64] = 61
RISE: Final[i64] = 62
ERECT: Final[i64] = 63
SAIL: Final[i64] = 64
WAR_END: Final[i64] = 65
COPS: Final[i64] = 66
PAYOUT: Final[i64] = 67
JO_TURN: Final[i64] = 68
STEPS: Final[i64] = 69
STEP_NAMES: Final[tuple[StepName, ...]] = (
    "take_card", "goon_free", "family_member", "waiting_member", "leverage_token", "book", "city_tile", "helper_card",
    "level_up", "discard_for_level", "truck_range", "cash", "copy_helper", "play_card", "hire_goons", "produce",
    "sell", "deliver", "protect", "ambush", "get_associate", "build_small", "build_big", "build_speakeasy",
    "build_nightclub", "build_casino", "upgrade", "take_over_any", "change_turn_order", "play_city_tiles",
    "cook_books", "exchange_capos", "choose",
    "jo_place", "jo_level", "jo_lowest_level", "jo_protect", "jo_produce", "jo_deliver", "jo_sell", "jo_ambush",
    "jo_helper", "jo_member", "jo_turn_order", "jo_books",
    "call", "capo", "row", "shift", "bonus", "discard", "play_1920", "raid", "barrel", "recall", "open_1920", "place",
    "force", "column", "give_back", "defend", "deal", "rise", "erect", "sail", "war_end", "cops", "payout", "jo_turn",
)  # fmt: skip

# Decisions, Chance: what chance deals.
PILE_FIRST: Final[i64] = 0
PILE_BLOCK: Final[i64] = 1
PILE_SITE: Final[i64] = 2
PILE_MOBSTER: Final[i64] = 3
PILE_COP: Final[i64] = 4
PILE_TILE: Final[i64] = 5
PILE_GOAL: Final[i64] = 6
PILE_CARD: Final[i64] = 7
PILE_HELPER: Final[i64] = 8
PILE_CRATE: Final[i64] = 9
PILE_PORT: Final[i64] = 10
PILE_JO_LEVEL: Final[i64] = 11
PILE_JO: Final[i64] = 12
PILE_JO_DISTRICT: Final[i64] = 13
PILE_NAMES: Final[tuple[PileName, ...]] = (
    "first", "block", "site", "mobster", "cop", "tile", "goal", "card", "helper", "crate", "port", "jo_level", "jo",
    "jo_district",
)  # fmt: skip

# Why a card is discarded (E10.6)
WHY_NAMES: Final[tuple[Why, ...]] = ("level", "casino", "order")
WHY_LEVEL: Final[i64] = 0
WHY_CASINO: Final[i64] = 1
WHY_ORDER: Final[i64] = 2

# E15.5: lasting bonuses of Crates
SELL_MORE: Final[i64] = 0
DEFENCE_PLUS: Final[i64] = 1
ASSOCIATE_DISCOUNT: Final[i64] = 2
CITY_TILE_LIMIT: Final[i64] = 3
RANGE_PLUS: Final[i64] = 4
DOCK_ANY_BONUS: Final[i64] = 5
TAKEOVER_PLUS: Final[i64] = 6
PERMANENT_LEVERAGE: Final[i64] = 7
PRODUCE_MORE: Final[i64] = 8
BONUSES: Final[i64] = 9
BONUS_NAMES: Final = (
    "sell_more", "defence_plus", "associate_discount", "city_tile_limit", "range_plus", "dock_any_bonus",
    "takeover_plus", "permanent_leverage", "produce_more",
)  # fmt: skip

# E14.2: powers of Associates
POWER_DEFENCE: Final[i64] = 0
POWER_MEMBERS: Final[i64] = 1
POWER_LEVERAGE: Final[i64] = 2
POWER_GUARDS_STILLS: Final[i64] = 3
POWER_CITY_TILES: Final[i64] = 4
POWER_ONCE_FREE: Final[i64] = 5
POWER_AMBUSH: Final[i64] = 6
POWER_TAKEOVER_DISCOUNT: Final[i64] = 7
POWER_NAMES: Final = (
    "assoc_defence", "assoc_members_now", "assoc_leverage", "assoc_guards_stills", "assoc_city_tiles_now",
    "assoc_once_free", "assoc_ambush", "assoc_takeover_discount",
)  # fmt: skip

# E15.6: what a Crate's cash counts
MONEY_NAMES: Final = (
    "level_vip", "level_party", "level_stills", "level_fleet", "level_strength", "level_highest", "books_placed",
    "members_on_board", "goons_on_board", "associate_strength", "city_tiles_held", "cards_in_hand",
    "barrels_at_buildings", "infamy_position", "big_buildings_open", "helpers_owned", "members_protecting",
    "dock_members",
)  # fmt: skip
LEVEL_HIGHEST: Final[i64] = 5
BOOKS_PLACED: Final[i64] = 6
MEMBERS_ON_BOARD: Final[i64] = 7
GOONS_ON_BOARD: Final[i64] = 8
ASSOCIATE_STRENGTH: Final[i64] = 9
CITY_TILES_HELD: Final[i64] = 10
CARDS_IN_HAND: Final[i64] = 11
BARRELS_AT_BUILDINGS: Final[i64] = 12
INFAMY_POSITION: Final[i64] = 13
BIG_BUILDINGS_OPEN: Final[i64] = 14
HELPERS_OWNED: Final[i64] = 15
MEMBERS_PROTECTING: Final[i64] = 16
DOCK_MEMBERS: Final[i64] = 17

# E18: requirements of goals
NEED_NAMES: Final = (
    "crates_owned", "protected_districts", "infamy_at_least", "zone_pair", "zone_count", "protected_buildings",
    "kind_in_each_zone", "kind_open", "kind_with_barrel", "buildings_with_barrels", "barrel_in_each_zone",
    "leverage_total", "levels_at_least", "total_strength",
)  # fmt: skip
CRATES_OWNED: Final[i64] = 0
PROTECTED_DISTRICTS: Final[i64] = 1
INFAMY_AT_LEAST: Final[i64] = 2
ZONE_PAIR: Final[i64] = 3
ZONE_COUNT: Final[i64] = 4
PROTECTED_BUILDINGS: Final[i64] = 5
KIND_IN_EACH_ZONE: Final[i64] = 6
KIND_OPEN: Final[i64] = 7
KIND_WITH_BARREL: Final[i64] = 8
BUILDINGS_WITH_BARRELS: Final[i64] = 9
BARREL_IN_EACH_ZONE: Final[i64] = 10
LEVERAGE_TOTAL: Final[i64] = 11
LEVELS_AT_LEAST: Final[i64] = 12
TOTAL_STRENGTH: Final[i64] = 13

# E18.2: the goals by place: nine fixed, one a Zone, five of Central Park.
GOAL_NAMES: Final[tuple[Goal, ...]] = (
    "docks_1", "docks_2", "docks_3", "city_hall_3", "city_hall_5", "city_hall_7", "infamy_10", "infamy_15", "infamy_22",
    "downtown", "midtown", "uptown", "cp_1", "cp_2", "cp_3", "cp_4", "cp_5",
)  # fmt: skip
FIRST_ZONE_GOAL: Final[i64] = 9
FIRST_PARK_GOAL: Final[i64] = 12
TILE_GOALS: Final[i64] = 8  # goals whose tile is dealt (E4.3)

# E16.2
LOCATION_NAMES: Final[tuple[Location, ...]] = (
    "docks", "city_hall", "restaurant", "commission", "contractor", "planning", "garage", "park",
)  # fmt: skip
RESTAURANT: Final[i64] = 2
PARK: Final[i64] = 7

# Ways of building (E12.1), one bit each
OPEN_WAY: Final[i64] = 1
TAKE_OVER_WAY: Final[i64] = 2
UPGRADE_WAY: Final[i64] = 4


def space_name(space: Space) -> int:
    """E3.2: 10 · district + 0, 1 or 2."""
    return int(10 * (space // WIDTH + 1) + space % WIDTH)
