"""The box as tables: every number, name and card of the game comes from a data file (F2.1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Origin
from omerta.games.families.components import (
    CARD_NAMES,
    FIGURE,
    GOODS,
    ICON_NAMES,
    ICONS,
    KINDS,
    MONEY,
    NONE,
    TERRITORIES,
    bit,
    effect_code,
    effect_number,
)

EMPTY: Final = vec[i64]()
ICON_BITS: Final[i64] = 6
COLOURS: Final = ("blue", "red")  # of tiles


@final
class Face:
    """F1.4: what one side of a business shows, and how many cards it asks for first."""

    def __init__(self, icons: list[int], discard: int) -> None:
        self.icons = icons
        self.discard = discard


@final
class Box:
    """All that a data file says, as flat tables; businesses, Jobs and Allies are numbered in data order."""

    id: str
    digest: str  # of the data file's content (F2.3)
    reconstructed: bool  # F2.2: whether some of it is our own design
    origins: dict[str, Origin]  # F2.2: of its things, by their ids
    names: dict[str, dict[str, str]]  # by language and key: job-R01, ally-mayor
    business_ids: list[str]
    space_ids: list[str]  # businesses, then round spaces
    job_ids: list[str]
    colour_ids: list[str]
    ally_ids: list[str]
    don_ids: list[str]
    businesses: i64
    rounds: i64
    spaces: i64
    jobs: i64
    colours: i64
    allies: i64
    dons: i64
    width: i64  # businesses that a territory can hold
    faces: list[Face]  # business · 2 + side
    supply: vec[i64]
    printed_in: vec[i64]  # the territory of a printed business, NONE for tiles
    tile_colour: vec[i64]  # NONE for printed ones
    slots: vec[i64]  # by territory
    face_icons: vec[i64]  # business · 2 + side: how often each icon is on it, packed
    face_cost: vec[i64]
    face_goods: vec[i64]  # a bit for each good
    touches: vec[i64]  # by round space, a bit for each territory
    touched: vec[i64]  # how many
    touch_sum: vec[i64]  # the sum of their numbers
    min_families: vec[i64]
    job_colour: vec[i64]
    job_cost: vec[i64]  # job · GOODS + good
    job_goods: vec[i64]
    job_pay: vec[i64]  # job · MONEY + value
    job_effects: vec[i64]  # from job_start[job] to job_start[job + 1]
    job_start: vec[i64]
    ally_act: vec[i64]
    ally_effects: vec[i64]
    ally_start: vec[i64]
    ally_figure: vec[i64]  # the figure it brings, or NONE
    don_order: vec[i64]  # don · 3 + place
    don_scan: vec[i64]  # don · TERRITORIES + place
    don_rank: vec[i64]  # don · TERRITORIES + territory
    don_tie: vec[i64]
    don_wish: vec[i64]  # don · 2 + place: an Ally
    thugs_by_families: vec[i64]
    row_by_families: vec[i64]
    hand_limits: vec[i64]  # by act, from 0
    tile_by_act: vec[i64]
    members_by_act: vec[i64]
    start_money: vec[i64]
    start_jobs: i64
    open_jobs: i64
    markers: i64
    territory_bonus: i64
    colour_bonus: i64
    longest_cost: i64

    def __init__(self, data_id: str) -> None:
        self.id = data_id
        self.digest = ""
        self.reconstructed = False
        self.origins = {}
        self.names = {"pl": {}, "en": {}}
        self.business_ids, self.space_ids, self.job_ids = [], [], []
        self.colour_ids, self.ally_ids, self.don_ids = [], [], []
        self.businesses = self.rounds = self.spaces = self.jobs = self.colours = self.allies = self.dons = 0
        self.width = 1
        self.faces = []
        self.supply = self.printed_in = self.tile_colour = self.slots = EMPTY
        self.face_icons = self.face_cost = self.face_goods = EMPTY
        self.touches = self.touched = self.touch_sum = self.min_families = EMPTY
        self.job_colour = self.job_cost = self.job_goods = self.job_pay = self.job_effects = self.job_start = EMPTY
        self.ally_act = self.ally_effects = self.ally_start = self.ally_figure = EMPTY
        self.don_order = self.don_scan = self.don_rank = self.don_tie = self.don_wish = EMPTY
        self.thugs_by_families = self.row_by_families = self.hand_limits = self.tile_by_act = EMPTY
        self.members_by_act = self.start_money = EMPTY
        self.start_jobs = self.open_jobs = self.markers = self.territory_bonus = self.colour_bonus = 0
        self.longest_cost = 0


@final
class Business:
    """A business as the file describes it."""

    def __init__(self, name: str, territory: int, colour: int, front: Face, back: Face) -> None:
        self.name = name
        self.territory = territory
        self.colour = colour
        self.faces = [front, back]


def fill_businesses(box: Box, found: list[Business], slots: list[int]) -> None:
    """F1.3, F1.4."""
    box.business_ids = [business.name for business in found]
    box.businesses = len(found)
    box.printed_in = vec[i64]([business.territory for business in found])
    box.tile_colour = vec[i64]([business.colour for business in found])
    box.slots = vec[i64](slots)
    box.width = 1 + max(slots)
    box.faces = [face for business in found for face in business.faces]
    box.face_icons = vec[i64]([pack_icons(face.icons) for face in box.faces])
    box.face_cost = vec[i64]([face.discard for face in box.faces])
    box.face_goods = vec[i64]([_goods_mask(face.icons) for face in box.faces])


def pack_icons(icons: list[int]) -> int:
    """How often each icon occurs, in one number; such numbers can be added."""
    return sum([int(bit(ICON_BITS * icon)) for icon in icons])


def count_icon(packed: i64, icon: i64) -> i64:
    return (packed >> (ICON_BITS * icon)) & 63


def unpack_icons(packed: i64) -> list[str]:
    """The icons by name: Money, goods, Jobs, stashes."""
    return [ICON_NAMES[icon] for icon in range(ICONS) for _ in range(count_icon(packed, icon))]


def _goods_mask(icons: list[int]) -> int:
    mask = 0
    for good in range(GOODS):
        if MONEY + good in icons:
            mask |= int(bit(good))
    return mask


def fill_rounds(box: Box, names: list[str], touches: list[list[int]], least: list[int]) -> None:
    """F1.3: after the businesses."""
    box.space_ids = box.business_ids + names
    box.rounds = len(names)
    box.spaces = box.businesses + box.rounds
    box.touches = vec[i64]([sum([int(bit(number - 1)) for number in place]) for place in touches])
    box.touched = vec[i64]([len(place) for place in touches])
    box.touch_sum = vec[i64]([sum(place) for place in touches])
    box.min_families = vec[i64](least)


@final
class Job:
    """A Job as the file describes it."""

    def __init__(self, name: str, colour: int, cost: list[int], pay: list[int], effects: list[int]) -> None:
        self.name = name
        self.colour = colour
        self.cost = cost
        self.pay = pay
        self.effects = effects


def fill_jobs(box: Box, found: list[Job]) -> None:
    """F1.5, F8."""
    box.job_ids = [job.name for job in found]
    box.jobs = len(found)
    box.job_colour = vec[i64]([job.colour for job in found])
    cost = [job.cost.count(MONEY + good) for job in found for good in range(GOODS)]
    box.job_cost = vec[i64](cost)
    box.job_goods = vec[i64]([_goods_mask(job.cost) for job in found])
    pay = [job.pay.count(value) for job in found for value in range(MONEY)]
    box.job_pay = vec[i64](pay)
    effects, starts = _laid_out([job.effects for job in found])
    box.job_effects, box.job_start = vec[i64](effects), vec[i64](starts)
    box.longest_cost = max([len(job.cost) for job in found])


def _laid_out(lists: list[list[int]]) -> tuple[list[int], list[int]]:
    """Lists one after another, and where each begins."""
    whole: list[int] = []
    starts = [0]
    for entries in lists:
        whole += entries
        starts.append(len(whole))
    return whole, starts


def fill_allies(box: Box, names: list[str], acts: list[int], effects: list[list[int]]) -> None:
    """F1.5, F9."""
    box.ally_ids = names
    box.allies = len(names)
    box.ally_act = vec[i64](acts)
    whole, starts = _laid_out(effects)
    box.ally_effects, box.ally_start = vec[i64](whole), vec[i64](starts)
    box.ally_figure = vec[i64]([_figure_of(codes) for codes in effects])


def _figure_of(effects: list[int]) -> int:
    for packed in effects:
        if effect_code(packed) == FIGURE:
            return int(effect_number(packed))
    return int(NONE)


def fill_scans(box: Box, scans: list[list[int]]) -> None:
    """F15.2: the order in which each don looks at the territories, and each territory's place in it."""
    scan = [number - 1 for order in scans for number in order]
    rank = [order.index(number) for order in scans for number in range(1, TERRITORIES + 1)]
    box.don_scan, box.don_rank = vec[i64](scan), vec[i64](rank)


def face_of(business: i64, side: i64) -> i64:
    return business * 2 + side


def icon_names(box: Box, business: i64, side: i64) -> list[str]:
    return [ICON_NAMES[icon] for icon in box.faces[face_of(business, side)].icons]


def is_extra(box: Box, space: i64) -> bool:
    """F1.3: a round space that two families do without."""
    return box.min_families[space - box.businesses] > 2


def card_name(box: Box, card: i64) -> str:
    return CARD_NAMES[card] if card < KINDS else box.job_ids[card - KINDS]
