"""The printed values of a data file (E2.1) as tables: what lies on boards, cards and tiles, by number."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Origin
from omerta.games.speakeasy.shapes.views import EffectJson

EMPTY: Final = vec[i64]()


@final
class Box:
    """One data file, read. Tables are by number in data order; ``…_names`` lead back to the file's ids."""

    def __init__(self, name: str) -> None:  # noqa: PLR0915
        self.name = name
        self.digest = ""  # of the data file's content (E2.3)
        # E3: the map
        self.zone_of = EMPTY  # by district
        self.neighbours = EMPTY  # by district, a bit for each neighbour
        self.space_count = EMPTY  # by board side (0: 1–2 players) and district
        self.port_district = EMPTY
        self.port_zone = EMPTY
        # E10.1: effects, and lists of them: the effects of list i are list_start[i] … list_start[i + 1] − 1
        self.effect_code = EMPTY
        self.effect_n = EMPTY  # n, times or max; −1 where the file has none
        self.effect_what = EMPTY  # a type, track, kind or Zone; −1 where the file has none
        self.effect_range = EMPTY
        self.list_start = EMPTY
        self.effect_texts: list[EffectJson] = []  # each effect as the file writes it
        # E15, E10.9: ships, Docks rows
        self.ship_names: list[str] = []
        self.ship_barrels = EMPTY
        self.defence = EMPTY  # by ship and barrels removed, 6 each
        self.price = EMPTY  # by ship and barrels removed, 6 each; the last with none left
        self.row_bonus = EMPTY  # a list each
        # E10: tracks, Goons, Infamy
        self.number = EMPTY  # by track and level − 1
        self.cards_to_reach = EMPTY  # by track and level − 1
        self.trucks = EMPTY  # by level − 1
        self.truck_load: i64 = 0
        self.goon_costs = EMPTY
        self.tile_places: i64 = 0
        self.low_price = EMPTY  # by Infamy
        self.high_price = EMPTY
        self.gift = EMPTY  # by Infamy, a list each
        # E12, buildings
        self.sells_high = EMPTY  # by kind
        self.per_zone = EMPTY  # by kind; −1: no limit
        self.end_value = EMPTY  # by kind
        self.slot_names: list[str] = []
        self.slot_kind = EMPTY
        self.slot_group = EMPTY
        self.slot_cost = EMPTY
        self.slot_cards = EMPTY
        self.slot_opening = EMPTY  # a list each
        self.slot_alike = EMPTY  # bits of the earlier slots that are alike (E12.2)
        self.group_discount = EMPTY
        self.group_slots = EMPTY  # bits
        self.build_kinds = EMPTY  # by effect code, bits of kinds
        self.build_ways = EMPTY  # by effect code
        # E10: cards, Helpers, City tiles
        self.card_names: list[str] = []
        self.card_type = EMPTY
        self.card_count = EMPTY
        self.card_leverage = EMPTY
        self.card_benefit = EMPTY  # a list each
        self.card_range = EMPTY  # E10.16: what it adds while it lies in the slot
        self.type_first = EMPTY  # the first card of each type, and one more
        self.type_action = EMPTY
        self.range_lasts = True  # E10.16: while_on_board
        self.helper_names: list[int] = []
        self.helper_effect = EMPTY
        self.helper_bottle = EMPTY
        self.bottle_value = EMPTY
        self.tile_names: list[str] = []
        self.tile_effect = EMPTY
        self.tile_count = EMPTY
        # E15.5: Crates
        self.crate_names: list[int] = []
        self.crate_money = EMPTY
        self.crate_per = EMPTY
        self.crate_cap = EMPTY
        self.crate_bonus = EMPTY
        self.bonus_n = EMPTY
        # E14, Mobsters
        self.mobster_names: list[str] = []
        self.mobster_deck = EMPTY  # 0 … 3: A … D
        self.mobster_strength = EMPTY
        self.mobster_modifier = EMPTY
        self.mobster_fee = EMPTY
        self.mobster_power = EMPTY
        self.power_n = EMPTY
        # E18: goals; requirements 0–8 are those of the fixed goals, 9 … those of the tiles
        self.tile_goal_names: list[str] = []
        self.goal_number = EMPTY  # by tile
        self.goal_stack = EMPTY  # by tile: 0 Zone goals, 1 … 3: A, B, C
        self.need = EMPTY
        self.need_n = EMPTY
        self.need_kind = EMPTY
        self.need_other = EMPTY
        self.need_same = EMPTY
        self.need_level = EMPTY
        self.need_anyway = EMPTY  # E8.4: ignores_operating
        self.goal_money = EMPTY  # by requirement (tiles of Central Park: by place, below)
        self.goal_benefit = EMPTY
        self.park_stack = EMPTY  # by Central Park place
        self.park_money = EMPTY
        self.park_benefit = EMPTY
        self.books_per_goal: i64 = 0
        # E16, E17: locations and the track
        self.persons = EMPTY  # by seats − 1 and location
        self.own_actions = EMPTY  # by location and person, a list each
        self.boxed_actions = EMPTY  # by location, a list each
        self.boxed_first = EMPTY
        self.range_whole_visit = True  # E16.7: range_applies
        self.choices = EMPTY  # lists: Restaurant, Park
        self.choice_count = EMPTY
        self.leverage_cost = EMPTY  # by seats − 1 and column
        self.extra_cards = EMPTY  # by seats − 1 and column
        self.order_cards: i64 = 0
        self.play_as: i64 = 0  # E4.1: what solo counts as
        # E20, E21, E4: payouts and numbers
        self.payout = EMPTY  # by Zone and position − 1, 5 each
        self.casino_income = EMPTY  # by seats − 1
        self.act_capos = EMPTY  # by act − 1: Capos, and rounds
        self.act_year = EMPTY  # by act − 1
        self.war_deck = EMPTY  # by act − 1
        self.war_districts = EMPTY  # by act − 1 and seats − 1
        self.cop_tiles = EMPTY  # by act − 1: how many are drawn to wait
        self.blocked = EMPTY  # by seats − 1 and Zone
        self.mobsters_a = EMPTY  # by seats − 1
        self.docks_members = EMPTY  # by seats − 1
        self.first_cops: i64 = 0
        self.waiting_cops: i64 = 0
        self.cash: i64 = 0
        self.safe: i64 = 0
        self.first_goons: i64 = 0
        self.waiting_at = EMPTY  # E4.4: Infamy spaces where members wait
        # E23, Jo
        self.jo_names: list[str] = []
        self.jo_class = EMPTY  # by card
        self.jo_location = EMPTY
        self.jo_actions = EMPTY  # a list each
        self.jo_symbols = EMPTY  # by district, a list each
        self.jo_replaced = EMPTY  # by difficulty and class − 1
        self.jo_removed: i64 = 0  # E23.3: cards of deck 2 that leave unseen
        self.jo_decks = EMPTY  # by act − 1, bits of the classes that join
        self.jo_reshuffles = EMPTY  # by act − 1
        self.jo_ambush = EMPTY  # by act − 1
        self.jo_park: i64 = 0
        self.jo_tracks = EMPTY  # E23.9: in order of choice
        self.jo_money = EMPTY  # E23.12: Zones, City Hall, Docks, Infamy (−1: as printed), Central Park
        self.jo_levels = EMPTY  # the same: whether jo_lowest_level follows
        self.jo_books: i64 = 0
        self.jo_tile_value: i64 = 0
        self.ranks = EMPTY  # E23.14: least margins
        self.rank_names: list[str] = []
        self.moves: list[dict[str, object] | None] = []  # the canonical form of each number, once it was asked for
        self.reconstructed: list[str] = []  # E2.2: the groups that hold something of our own
        self.origins: dict[str, Origin] = {}  # E2.2: of its things, by their ids

    def side(self, seats: i64) -> i64:
        """E3.2: the side of the board."""
        return 0 if seats <= 2 else 1

    def spaces_in(self, side: i64, district: i64) -> i64:
        return self.space_count[side * 16 + district]
