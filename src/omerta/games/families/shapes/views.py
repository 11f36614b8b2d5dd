"""Views and positions of FAMILIES. Territories are 1–7; ids of spaces, Jobs, Allies, dons and colours are the box's."""
# interpreted: as core/shapes.py

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from omerta.core.shapes import Mover

Money: TypeAlias = Literal["$1", "$2", "$3", "$5"]
Good: TypeAlias = Literal["gun", "booze", "blood", "narcotics"]
Card: TypeAlias = Literal["$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics"]
FigureKind: TypeAlias = Literal["thug", "member", "union_boss", "mayor", "police_chief"]
Form: TypeAlias = Literal["square", "round"]
Side: TypeAlias = Literal["front", "back"]
Zone: TypeAlias = Literal["hand", "case"]
Why: TypeAlias = Literal["tribute", "cost", "job"]
Stake: TypeAlias = Literal["$1", "$2", "$3", "$5", "job"]  # of a bid
CountedCard: TypeAlias = Literal["$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics", "jobs"]
StepName: TypeAlias = Literal[
    "place_tile", "turn", "pay", "cost", "discard", "stash", "effect", "hit", "to", "show", "marker", "bid", "take",
    "horse", "tile", "draw", "ai_draw", "refill_jobs", "refill_allies", "steal", "ai_lose", "ai_show", "ai_bid",
    "ai_take", "ai_space", "benefit", "gain", "control", "offer_end", "ai_turn", "ai_yield", "ai_gain", "ai_control",
    "turf", "award",
]  # fmt: skip
Face: TypeAlias = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]  # a business and its side
Showing: TypeAlias = Annotated[list[int | str], msgspec.Meta(min_length=2, max_length=2)]  # a seat and its card


class SettingsJson(TypedDict):
    """F2.5."""

    control_pays: Side
    ai_control_card: Literal["faq", "job"]
    ai_control_members: bool
    ai_yield: Literal["one", "all"]
    ally_figures: Literal["neutral", "owner"]
    solo_thugs: Literal["base", "three"]
    ai_prefer_three: bool
    ai_sum_tie: bool
    ai_avoid_extra: bool
    ai_deck_out: Literal["one", "by_dons"]
    first: int | None


class CommonJson(TypedDict):
    """What was agreed, and how far the game is."""

    game: Literal["families"]
    data: str
    digest: str
    families: int
    dons: list[str | None]
    settings: SettingsJson
    act: int
    phase: int
    horse: int
    active: int | None
    to_move: Mover
    passed: list[int]
    supply: dict[Card, int]


class TilesJson(TypedDict):
    blue: list[str]
    red: list[str]


class FigureJson(TypedDict):
    seat: int
    kind: FigureKind


class MiddleJson(TypedDict):
    """What lies open in the middle."""

    job_discard: list[str]
    open_jobs: list[str]
    tiles_left: TilesJson
    tiles: list[list[str]]
    row: list[str]
    figures: dict[str, FigureJson]
    hudson: list[FigureJson]
    markers: list[list[int]]


class AllyJson(TypedDict):
    ally: str
    played: bool


class PublicJson(TypedDict):
    """What everyone sees of a seat."""

    thugs: int
    members: int
    markers: int
    allies: list[AllyJson]


class PrivateJson(TypedDict):
    """What only the seat itself knows."""

    hand: dict[Card, int]
    hand_jobs: list[str]
    case: dict[Money, int]
    case_jobs: list[str]


class OwnJson(PrivateJson, PublicJson):
    """A seat as it sees itself."""


class OtherJson(PublicJson):
    """A seat as the others see it."""

    hand_count: int
    case_count: int


class ScoreJson(TypedDict):
    money: int
    territories: list[int]
    colours: list[str]
    total: int


class ScoresJson(TypedDict):
    """F14.2, once the game is over."""

    scores: list[ScoreJson] | None
    winners: list[int] | None


OddFieldsJson = TypedDict("OddFieldsJson", {"from": int | str | None, "for": int}, total=False)


class StepJson(OddFieldsJson):
    """What is to be done; which fields there are goes with the step."""

    step: StepName
    seat: NotRequired[int]
    left: NotRequired[int]
    faces: NotRequired[list[Face]]
    icons: NotRequired[list[str]]
    why: NotRequired[Why]
    access: NotRequired[list[Good]]
    tile: NotRequired[str]
    job: NotRequired[str]
    business: NotRequired[str]
    side: NotRequired[Side]
    code: NotRequired[str]
    territory: NotRequired[int]
    shape: NotRequired[Form]
    what: NotRequired[str]
    zone: NotRequired[Zone]
    figure: NotRequired[FigureKind]
    spaces: NotRequired[list[str]]
    space: NotRequired[str]
    by: NotRequired[int]


CaseJson = TypedDict("CaseJson", {"$1": int, "$2": int, "$3": int, "$5": int, "jobs": list[str]})


class CountedJson(TypedDict):
    """What a careful witness has counted of a seat."""

    hand: dict[CountedCard, int]
    case: CaseJson


class MemoryJson(TypedDict):
    """What was counted: now, or before the first theft between others, and what has happened since."""

    counted: list[CountedJson] | None
    since: list[int] | None
    past: list[list[int | str]]


class ViewJson(CommonJson, MiddleJson, ScoresJson):
    """The table as one seat sees it."""

    seat: int | None
    job_deck_count: int
    seats: list[OwnJson | OtherJson]
    bids: list[dict[Stake, int] | Literal["hidden"] | None]
    shown: list[Showing]
    todo: list[StepJson]
    memory: MemoryJson


class PositionJson(CommonJson, MiddleJson, ScoresJson):
    """The position of the rules file."""

    job_deck: list[str]
    seats: list[OwnJson]
    bids: list[dict[Stake, int] | None]
    shown: list[Showing]
    todo: list[StepJson]


# What a player would add up in the head.


class TerritorySumsJson(TypedDict):
    """A Turf War as it would go now, and who has what the stack of markers says."""

    tally: list[int]
    neutral: int
    strongest: int | None
    controller: int | None
    bonus: int | None


class FaceSumsJson(TypedDict):
    """A side of a business that asks for discards first."""

    business: str
    discard: int
    icons: dict[str, int]


class SpaceSumsJson(TypedDict):
    """What a space shows to whoever stands there: icons, and sides with a cost."""

    icons: dict[str, int]
    costly: list[FaceSumsJson]


class DonSumsJson(TypedDict):
    """What a don would use now, and where; among several places chance decides."""

    figure: FigureKind | None
    ally: str | None
    spaces: list[str]


class JobSumsJson(TypedDict):
    """Whether a Job can be paid; what is missing, and how much of that Narcotics in hand replace."""

    payable: bool
    missing: dict[str, int]
    replaced: int


class ColourSumsJson(TypedDict):
    """One's own Jobs of a colour."""

    colour: str
    count: int


class OwnSumsJson(TypedDict):
    """Of the family that looks."""

    hand_size: int
    excess: int
    money: int
    for_territories: int
    for_colours: int
    total: int
    is_final: bool
    colours: list[ColourSumsJson]
    jobs: dict[str, JobSumsJson]


class SumsJson(TypedDict):
    """What a player would add up in the head."""

    order: list[int]
    hand_limit: int
    territories: list[TerritorySumsJson]
    spaces: dict[str, SpaceSumsJson]
    open_scores: list[int]
    dons: list[DonSumsJson | None]
    own: OwnSumsJson | None
