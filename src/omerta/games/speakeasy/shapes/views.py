"""Views and positions of SPEAKEASY. Districts are 1–16, spaces 10 · district + 0, 1 or 2; other ids are the box's."""
# interpreted: as core/shapes.py

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from omerta.core.shapes import Mover, Pair

Deck: TypeAlias = Literal["vip", "party", "stills", "fleet"]
Track: TypeAlias = Literal["vip", "party", "stills", "fleet", "strength", "any"]
Kind: TypeAlias = Literal["stills", "speakeasy", "nightclub", "casino"]
Zone: TypeAlias = Literal["downtown", "midtown", "uptown"]
Location: TypeAlias = Literal[
    "docks", "city_hall", "restaurant", "commission", "contractor", "planning", "garage", "park"
]
Goal: TypeAlias = Literal[
    "docks_1", "docks_2", "docks_3", "city_hall_3", "city_hall_5", "city_hall_7", "infamy_10", "infamy_15", "infamy_22",
    "downtown", "midtown", "uptown", "cp_1", "cp_2", "cp_3", "cp_4", "cp_5",
]  # fmt: skip
Mode: TypeAlias = Literal["no", "paid", "free"]  # E9.6
Difficulty: TypeAlias = Literal["easy", "normal", "hard", "very_hard"]
Phase: TypeAlias = Literal["setup", "docks", "1920", "turns", "war", "over"]
Why: TypeAlias = Literal["level", "casino", "order"]
Pile: TypeAlias = Literal[
    "first", "block", "site", "mobster", "cop", "tile", "goal", "card", "helper", "crate", "port", "jo_level", "jo",
    "jo_district",
]  # fmt: skip
JoSymbol: TypeAlias = Literal["jo_member", "jo_helper"]
ScorePart: TypeAlias = Literal["pocket", "safe", "buildings", "bottles", "tiles", "total"]
StepName: TypeAlias = Literal[
    "take_card", "goon_free", "family_member", "waiting_member", "leverage_token", "book", "city_tile", "helper_card",
    "level_up", "discard_for_level", "truck_range", "cash", "copy_helper", "play_card", "hire_goons", "produce",
    "sell", "deliver", "protect", "ambush", "get_associate", "build_small", "build_big", "build_speakeasy",
    "build_nightclub", "build_casino", "upgrade", "take_over_any", "change_turn_order", "play_city_tiles",
    "cook_books", "exchange_capos", "choose",
    "jo_place", "jo_level", "jo_lowest_level", "jo_protect", "jo_produce", "jo_deliver", "jo_sell", "jo_ambush",
    "jo_helper", "jo_member", "jo_turn_order", "jo_books",
    "call", "capo", "row", "shift", "bonus", "discard", "play_1920", "raid", "barrel", "recall", "open_1920", "place",
    "force", "column", "give_back", "defend", "deal", "rise", "erect", "sail", "war_end", "cops", "payout", "jo_turn",
]  # fmt: skip
DockPlace: TypeAlias = Annotated[list[int | str], msgspec.Meta(min_length=2, max_length=2)]  # Zone and row (E3.7)


class EffectJson(TypedDict):
    """An effect as the box writes it (E10)."""

    do: StepName
    n: NotRequired[int]
    times: NotRequired[int]
    max: NotRequired[int]
    range: NotRequired[int]
    type: NotRequired[Track]
    track: NotRequired[Track]
    kind: NotRequired[Kind]
    zone: NotRequired[Zone]
    of: NotRequired[list["EffectJson"]]
    different: NotRequired[bool]
    mandatory: NotRequired[bool]


class StepFieldsJson(TypedDict, total=False):
    """Which of these a step has goes with its name."""

    left: int | list[EffectJson] | list[int]
    n: int
    stop: bool
    type: Track
    track: Track
    range: int | None
    only: Literal["docks", "vip"] | None
    times: int
    spent: int
    bonus: int
    used: Pair
    kind: Kind
    open: list[JoSymbol]
    zone: Zone
    row: int
    pile: Pile
    district: int
    slot: int | str
    space: int
    place: int
    ship: str
    hired: list[int]
    by: StepName
    moved: list[DockPlace]
    why: Why


class StepJson(StepFieldsJson):
    """What is to be done."""

    step: StepName
    seat: int | None


class SettingsJson(TypedDict):
    first: int | None
    rebuild_stills: bool
    open_safes: bool
    difficulty: Difficulty | None


class VisitJson(TypedDict):
    location: Location
    person: int | None


class SpaceJson(TypedDict):
    tile: str | None
    owner: int | None
    kind: Kind | None
    member: bool
    barrel: bool
    mob: bool


class ShipJson(TypedDict):
    port: int | None
    barrels: int
    crate: int | None


class CommonJson(TypedDict):
    """What lies open to everyone."""

    game: Literal["speakeasy"]
    data: str
    digest: str
    players: int
    settings: SettingsJson
    act: int
    round: int
    phase: Phase
    to_move: Mover
    active: int | None
    order: list[int | None]
    lower: list[int | None]
    visit: VisitJson | None
    todo: list[StepJson]
    blocked: list[int]
    spaces: dict[str, SpaceJson]
    mobs_waiting: list[int]
    district_tiles: list[int]
    mobsters: dict[str, str]
    strength: dict[str, int | None]
    mobster_decks: dict[str, list[str]]
    cops: list[int]
    cops_waiting: list[int]
    docks: dict[Zone, list[int | None]]
    ships: dict[str, ShipJson]
    crate_top: int | None
    crates_left: list[int]
    display: list[str | list[str] | None]  # three tiles, three stacks (E3.8)
    tiles_left: dict[str, int]
    helpers: list[int | None]
    helpers_left: list[int]
    goals: dict[str, str | None]
    books: dict[str, list[int]]
    capos: dict[Location, list[int | None]]


class AssociateJson(TypedDict):
    mobster: str
    district: int
    free: bool


class TruckJson(TypedDict):
    district: int | None
    load: int


class PurseJson(TypedDict):
    """What everyone counts of a seat, and the safe (E7.4), which Jo has not."""

    pocket: int
    safe: int | None
    levels: dict[str, int]
    goons: int
    capos: int
    own_members: int
    vip: int
    lost_members: int
    books: int
    leverage: int


class ThingsJson(TypedDict):
    """What everyone sees that a seat has; Jo has no slots and no trucks."""

    slots: dict[Deck, str | None] | None
    board: list[str]
    tiles: list[str]
    played: list[str]
    helpers: list[int]
    used: list[int]
    crates: list[int]
    associate: AssociateJson | None
    trucks: list[TruckJson] | None
    stills: int


class HandJson(TypedDict):
    """E4.3 (9): the hand, with the cards dealt in the setup."""

    hand: list[str] | None
    dealt: dict[Deck, str | None] | None


class SeenHandJson(TypedDict):
    """The hand as far as the viewer knows it; true: a card dealt face down."""

    hand: list[str] | None
    dealt: dict[Deck, str | bool | None] | None


class SeatJson(PurseJson, HandJson, ThingsJson):
    """All that a seat has."""


class SeenSeatJson(PurseJson, SeenHandJson, ThingsJson):
    """What the viewer knows of a seat."""


class CardsJson(TypedDict):
    top: str | None
    unseen: dict[str, int]
    under: list[str]


class SeenCardsJson(TypedDict):
    top: str | None
    not_seen: dict[str, int]
    under: list[str]


class SoloJson(TypedDict):
    """E23.6: Jo's decks."""

    slots: dict[str, int]
    unseen: dict[str, list[str]]
    loose: list[str]
    under: list[list[str]]
    aside: list[str]
    card: str | None
    district_deck: list[int]


class ViewJson(CommonJson):
    """The table as one seat sees it."""

    decks: dict[Deck, SeenCardsJson]
    seats: list[SeenSeatJson]
    solo: SoloJson | None
    scores: list[dict[ScorePart, int]] | None
    viewer: int | None


class PositionJson(CommonJson):
    """The position of the rules file."""

    decks: dict[Deck, CardsJson]
    seats: list[SeatJson]
    solo: SoloJson | None
    scores: list[dict[ScorePart, int]] | None
