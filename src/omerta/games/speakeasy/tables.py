"""The values of a box as tables (E2.1). The box has been checked, so shapes hold."""
# interpreted: reads a data file

import json
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box, Data
from omerta.games.speakeasy.board import Box as Tables
from omerta.games.speakeasy.box import DECKS, JO_AREAS, SEAT_COUNTS, STACKS
from omerta.games.speakeasy.components import (
    BONUS_NAMES,
    DIFFICULTIES,
    GOAL_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MONEY_NAMES,
    NEED_NAMES,
    POWER_NAMES,
    STEP_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)
from omerta.games.speakeasy.shapes.views import EffectJson

# The nouns of moves, journal and sheet, by the group of the file that has the things.
THINGS: Final = {
    "zone_payouts": ["zone"],
    "districts": ["district"],
    "ports": ["port"],
    "operations_tracks": ["track"],
    "building_kinds": ["building"],
    "building_groups.slots": ["slot"],
    "operations_card_types": ["deck"],
    "operations_cards": ["card"],
    "helper_cards": ["helper"],
    "city_tiles": ["tile"],
    "crates": ["crate"],
    "mobsters": ["mobster", "ally"],
    "ships": ["ship"],
    "docks": ["benefit"],
    "locations": ["location"],
    "goals.docks": ["goal"],
    "goals.city_hall": ["goal"],
    "goals.infamy": ["goal"],
    "goals.zones": ["goal"],
    "goals.central_park": ["goal"],
    "goals.central_park.spaces": ["goal"],
    "solo.decks.cards": ["jo"],
    "effects": ["effect"],
}
WAYS: Final = {"open": 1, "take_over": 2, "upgrade": 4}


def read(source: Box) -> Tables:
    """The tables of a box."""
    data, box = source.data, Tables(source.id)
    box.digest, box.reconstructed, box.origins = source.digest, source.reconstructed, source.origins(THINGS)
    lists = _Lists()
    _read_map(box, data)
    _read_tracks(box, data, lists)
    _read_buildings(box, data, lists)
    _read_cards(box, data, lists)
    _read_crates(box, data)
    _read_mobsters(box, data)
    _read_goals(box, data, lists)
    _read_locations(box, data, lists)
    _read_numbers(box, data)
    _read_jo(box, data, lists)
    lists.fill(box)
    return box


class _Lists:
    """Lists of effects while they grow; equal lists are kept once."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.numbers: list[int] = []
        self.whats: list[int] = []
        self.ranges: list[int] = []
        self.texts: list[EffectJson] = []
        self.starts: list[int] = [0]
        self.known: dict[str, int] = {}

    def add(self, effects: object) -> int:
        """The number of a list of effects."""
        key = json.dumps(effects, sort_keys=True)
        if key not in self.known:
            for effect in cast(list[Data], effects):
                self._append(effect)
            self.known[key] = len(self.starts) - 1
            self.starts.append(len(self.codes))
        return self.known[key]

    def effect(self, effect: Data) -> int:
        """The number of a single effect."""
        return self.starts[self.add([effect])]

    def _append(self, effect: Data) -> None:
        self.texts.append(cast(EffectJson, effect))
        self.codes.append(STEP_NAMES.index(effect["do"]))
        self.numbers.append(_or_none(effect.get("n", effect.get("times", effect.get("max")))))
        self.whats.append(_what(effect))
        self.ranges.append(int(effect.get("range", -1)))

    def fill(self, box: Tables) -> None:
        box.effect_code = vec[i64](self.codes)
        box.effect_n = vec[i64](self.numbers)
        box.effect_what = vec[i64](self.whats)
        box.effect_range = vec[i64](self.ranges)
        box.list_start = vec[i64](self.starts)
        box.effect_texts = self.texts


def _what(effect: Data) -> int:
    """The thing that an effect names."""
    for key, names in (("type", TRACK_NAMES), ("track", TRACK_NAMES), ("kind", KIND_NAMES), ("zone", ZONE_NAMES)):
        if key in effect:
            return names.index(effect[key])
    return -1


def _items(data: Data, key: str) -> list[Data]:
    return cast(list[Data], data[key]["items"])


def _column(things: list[Data], key: str) -> "vec[i64]":
    """A number of each thing."""
    return vec[i64]([int(thing[key]) for thing in things])


def _by_seats(values: Data) -> list[int]:
    return [int(values[count]) for count in SEAT_COUNTS]


def _or_none(value: object) -> int:
    return int(value) if isinstance(value, int) else -1


def _padded(values: list[int], size: int) -> list[int]:
    return values + [0] * (size - len(values))


def _read_map(box: Tables, data: Data) -> None:
    districts = _items(data, "districts")
    zones = [ZONE_NAMES.index(district["zone"]) for district in districts]
    bits = [sum(1 << (neighbour - 1) for neighbour in district["neighbours"]) for district in districts]
    counts = [int(district["spaces"][side]) for side in ("1-2", "3-4") for district in districts]
    box.zone_of = vec[i64](zones)
    box.neighbours = vec[i64](bits)
    box.space_count = vec[i64](counts)
    ports = _items(data, "ports")
    box.port_district = vec[i64]([port["district"] - 1 for port in ports])
    box.port_zone = vec[i64]([zones[port["district"] - 1] for port in ports])


def _read_tracks(box: Tables, data: Data, lists: _Lists) -> None:
    tracks = _items(data, "operations_tracks")
    numbers = [int(number) for track in tracks for number in track["levels"]]
    cards = [int(number) for track in tracks for number in track["discard_to_reach"]]
    fleet = tracks[TRACK_NAMES.index("fleet")]
    box.number = vec[i64](numbers)
    box.cards_to_reach = vec[i64](cards)
    box.trucks = vec[i64]([int(number) for number in fleet["trucks"]])
    box.truck_load = int(fleet["truck_load"])
    box.goon_costs = vec[i64]([int(cost) for cost in data["goons"]["costs"]])
    box.tile_places = int(data["operations_board"]["city_tile_places"])
    _read_infamy(box, data, lists)
    _read_ships(box, data, lists)


def _read_infamy(box: Tables, data: Data, lists: _Lists) -> None:
    """By Infamy from 0: below the first space nothing is printed."""
    spaces = {int(space["space"]): space for space in _items(data, "infamy_track")}
    nothing: Data = {"low": 0, "high": 0, "gift": []}
    found = [spaces.get(infamy, nothing) for infamy in range(26)]
    lows = [int(space["low"]) for space in found]
    highs = [int(space["high"]) for space in found]
    gifts = [lists.add(space["gift"]) for space in found]
    box.low_price = vec[i64](lows)
    box.high_price = vec[i64](highs)
    box.gift = vec[i64](gifts)


def _read_ships(box: Tables, data: Data, lists: _Lists) -> None:
    ships = _items(data, "ships")
    box.ship_names = [ship["id"] for ship in ships]
    box.ship_barrels = _column(ships, "barrels")
    defences = [int(number) for ship in ships for number in ship["defence"]]
    prices = [int(number) for ship in ships for number in [*ship["price"], ship["price_empty"]]]
    box.defence = vec[i64](defences)
    box.price = vec[i64](prices)
    box.row_bonus = vec[i64]([lists.add(row["bonus"]) for row in _items(data, "docks")])


def _read_buildings(box: Tables, data: Data, lists: _Lists) -> None:
    kinds = {kind["id"]: kind for kind in _items(data, "building_kinds")}
    box.sells_high = vec[i64]([int(kinds[name]["sells_at"] == "high") for name in KIND_NAMES])
    box.per_zone = vec[i64]([_or_none(kinds[name]["per_zone"]) for name in KIND_NAMES])
    values = data["final_scoring"]["protected_building"]
    box.end_value = vec[i64]([int(values[name]) for name in KIND_NAMES])
    _read_slots(box, _items(data, "building_groups"), lists)
    effects = {effect["id"]: effect for effect in _items(data, "effects")}
    builds = [effects.get(name, {}).get("build", {}) for name in STEP_NAMES]
    kind_bits = [sum(1 << KIND_NAMES.index(kind) for kind in build.get("kinds", [])) for build in builds]
    way_bits = [sum(WAYS[way] for way in build.get("ways", [])) for build in builds]
    opening = STEP_NAMES.index("open_1920")
    kind_bits[opening], way_bits[opening] = 3, WAYS["open"]  # E5.2
    box.build_kinds = vec[i64](kind_bits)
    box.build_ways = vec[i64](way_bits)


def _read_slots(box: Tables, groups: list[Data], lists: _Lists) -> None:
    slots = [(number, group, slot) for number, group in enumerate(groups) for slot in group["slots"]]
    alike = [json.dumps([slot["kind"], group["cost"], slot["opening"]]) for _, group, slot in slots]
    earlier = [sum(1 << j for j in range(i) if alike[j] == alike[i]) for i in range(len(slots))]
    members = [sum(1 << i for i, (of, _, _) in enumerate(slots) if of == number) for number in range(len(groups))]
    box.slot_names = [slot["id"] for _, _, slot in slots]
    box.slot_kind = vec[i64]([KIND_NAMES.index(slot["kind"]) for _, _, slot in slots])
    box.slot_group = vec[i64]([number for number, _, _ in slots])
    box.slot_cost = vec[i64]([int(group["cost"]) for _, group, _ in slots])
    box.slot_cards = vec[i64]([int(group["discard_cards"]) for _, group, _ in slots])
    box.slot_opening = vec[i64]([lists.add(slot["opening"]) for _, _, slot in slots])
    box.slot_alike = vec[i64](earlier)
    box.group_discount = _column(groups, "upgrade_discount")
    box.group_slots = vec[i64](members)


def _read_cards(box: Tables, data: Data, lists: _Lists) -> None:
    cards = _items(data, "operations_cards")
    types = [TYPE_NAMES.index(card["type"]) for card in cards]
    ranges = [sum(int(e.get("n", 0)) for e in card["benefit"] if e["do"] == "truck_range") for card in cards]
    firsts = [types.index(kind) for kind in range(len(TYPE_NAMES))]
    box.card_names = [card["id"] for card in cards]
    box.card_type = vec[i64](types)
    box.card_count = _column(cards, "count")
    box.card_leverage = _column(cards, "leverage")
    box.card_benefit = vec[i64]([lists.add(card["benefit"]) for card in cards])
    box.card_range = vec[i64](ranges)
    firsts.append(len(cards))
    box.type_first = vec[i64](firsts)
    box.range_lasts = data["operations_cards"]["range_lasts"]["value"] == "while_on_board"
    actions = {kind["id"]: kind["action"] for kind in _items(data, "operations_card_types")}
    box.type_action = vec[i64]([lists.effect({"do": actions[name]}) for name in TYPE_NAMES])
    _read_tiles(box, data, lists)


def _read_tiles(box: Tables, data: Data, lists: _Lists) -> None:
    bottles = [bottle["id"] for bottle in _items(data, "bottles")]
    helpers = _items(data, "helper_cards")
    box.helper_names = [helper["id"] for helper in helpers]
    box.helper_effect = vec[i64]([lists.effect(helper["effect"]) for helper in helpers])
    box.helper_bottle = vec[i64]([bottles.index(helper["bottle"]) for helper in helpers])
    box.bottle_value = _column(_items(data, "bottles"), "value")
    tiles = _items(data, "city_tiles")
    box.tile_names = [tile["id"] for tile in tiles]
    box.tile_effect = vec[i64]([lists.effect(tile["effect"]) for tile in tiles])
    box.tile_count = _column(tiles, "count")


def _read_crates(box: Tables, data: Data) -> None:
    crates = _items(data, "crates")
    box.crate_names = [crate["id"] for crate in crates]
    box.crate_money = vec[i64]([MONEY_NAMES.index(crate["money"]) for crate in crates])
    box.crate_per = _column(crates, "per")
    box.crate_cap = vec[i64]([_or_none(crate["cap"]) for crate in crates])
    box.crate_bonus = vec[i64]([BONUS_NAMES.index(crate["bonus"]) for crate in crates])
    numbers = {bonus["id"]: bonus["n"] for bonus in _items(data, "crate_bonuses")}
    box.bonus_n = vec[i64]([int(numbers[name] or 1) for name in BONUS_NAMES])


def _read_mobsters(box: Tables, data: Data) -> None:
    mobsters = _items(data, "mobsters")
    box.mobster_names = [mobster["id"] for mobster in mobsters]
    box.mobster_deck = vec[i64]([DECKS.index(mobster["deck"]) for mobster in mobsters])
    box.mobster_strength = _column(mobsters, "strength")
    box.mobster_modifier = _column(mobsters, "modifier")
    box.mobster_fee = _column(mobsters, "fee")
    powers = [-1 if m["power"] is None else POWER_NAMES.index(m["power"]) for m in mobsters]
    box.mobster_power = vec[i64](powers)
    numbers = {power["id"]: power["n"] for power in _items(data, "associate_powers")}
    box.power_n = vec[i64]([int(numbers[name] or 1) for name in POWER_NAMES])


def _read_goals(box: Tables, data: Data, lists: _Lists) -> None:
    goals = data["goals"]
    fixed = {item["id"]: item for area in ("docks", "city_hall", "infamy") for item in goals[area]["items"]}
    tiles = [*goals["zones"]["items"], *goals["central_park"]["items"]]
    every = [*(fixed[name] for name in GOAL_NAMES[:9]), *tiles]
    needs = [goal["require"] for goal in every]
    kinds = [need.get("kinds", [need.get("kind"), need.get("kind")]) for need in needs]
    box.tile_goal_names = [tile["id"] for tile in tiles]
    box.goal_number = _column(tiles, "number")
    box.goal_stack = vec[i64]([STACKS.index(tile["stack"]) + 1 if "stack" in tile else 0 for tile in tiles])
    box.need = vec[i64]([NEED_NAMES.index(need["need"]) for need in needs])
    box.need_n = vec[i64]([int(need.get("n", 0)) for need in needs])
    box.need_kind = vec[i64]([KIND_NAMES.index(pair[0]) if pair[0] else -1 for pair in kinds])
    box.need_other = vec[i64]([KIND_NAMES.index(pair[1]) if pair[1] else -1 for pair in kinds])
    box.need_same = vec[i64]([int(need.get("districts") == "same") for need in needs])
    box.need_level = vec[i64]([int(need.get("level", 0)) for need in needs])
    box.need_anyway = vec[i64]([int(bool(goal.get("ignores_operating"))) for goal in every])
    box.goal_money = _column(every, "money")
    box.goal_benefit = vec[i64]([lists.add(goal.get("benefit", [])) for goal in every])
    spaces = goals["central_park"]["spaces"]
    box.park_stack = vec[i64]([STACKS.index(space["stack"]) + 1 for space in spaces])
    box.park_money = _column(spaces, "money")
    box.park_benefit = vec[i64]([lists.add(space["benefit"]) for space in spaces])
    box.books_per_goal = int(goals["books_per_goal"])


def _read_locations(box: Tables, data: Data, lists: _Lists) -> None:
    places = {place["id"]: place for place in _items(data, "locations")}
    inorder = [places[name] for name in LOCATION_NAMES]
    counts = [int(place["persons"][seats]) if place["persons"] else 0 for seats in SEAT_COUNTS for place in inorder]
    box.persons = vec[i64](counts)
    own: list[int] = []
    for place in inorder:
        rows = [lists.add(person["actions"]) for person in place["own"]]
        own += rows + [lists.add([])] * (4 - len(rows))
    box.own_actions = vec[i64](own)
    boxed = [[] if place["id"] in ("restaurant", "park") else place["boxed"]["actions"] for place in inorder]
    box.boxed_actions = vec[i64]([lists.add(actions) for actions in boxed])
    box.boxed_first = vec[i64]([int(place["boxed"]["when"] == "first") for place in inorder])
    box.range_whole_visit = places["garage"]["range_applies"]["value"] == "visit"
    choices = [places["restaurant"]["boxed"]["actions"][1], places["park"]["moved_owner"]]
    box.choices = vec[i64]([lists.add(choice["of"]) for choice in choices])
    box.choice_count = _column(choices, "n")
    track = data["turn_order"]
    costs = [number for seats in SEAT_COUNTS for number in _padded(track["leverage"][seats], 4)]
    extras = [number for seats in SEAT_COUNTS for number in _padded(track["extra_cards"][seats], 4)]
    box.leverage_cost = vec[i64](costs)
    box.extra_cards = vec[i64](extras)
    box.order_cards = int(track["discard_always"])


def _read_numbers(box: Tables, data: Data) -> None:
    payouts = [number for zone in _items(data, "zone_payouts") for number in _padded(zone["by_position"], 5)]
    box.payout = vec[i64](payouts)
    box.casino_income = vec[i64](_by_seats(data["casino_income"]["per_operating_casino"]))
    acts = _items(data, "acts")
    box.act_capos = _column(acts, "capos")
    box.act_year = _column(acts, "year")
    box.war_deck = vec[i64]([DECKS.index(act["war_deck"]) if act["war_deck"] else -1 for act in acts])
    box.war_districts = vec[i64]([number for act in acts for number in _by_seats(act["war_districts"])])
    box.cop_tiles = _column(acts, "cop_tiles_revealed")
    setup = data["setup"]
    blocked = [int(setup["blocked_districts"]["value"][seats][zone]) for seats in SEAT_COUNTS for zone in ZONE_NAMES]
    box.blocked = vec[i64](blocked)
    box.mobsters_a = vec[i64](_by_seats(setup["mobsters_a"]["value"]))
    box.docks_members = vec[i64](_by_seats(setup["members_to_docks"]["value"]))
    box.first_cops = int(setup["cops_now"]["value"])
    box.waiting_cops = int(setup["cop_tiles_face_down"]["value"])
    box.cash = int(setup["cash"]["value"])
    box.safe = int(setup["safe"]["value"])
    box.first_goons = int(setup["goons"]["value"])
    box.waiting_at = vec[i64]([int(space) for space in setup["members_waiting_at"]["value"]])


def _read_jo(box: Tables, data: Data, lists: _Lists) -> None:
    solo = data["solo"]
    decks = {deck["id"]: deck["cards"] for deck in solo["decks"]["items"]}
    cards = [(number, card) for number in sorted(decks) for card in decks[number]]
    box.jo_names = [card["id"] for _, card in cards]
    box.jo_class = vec[i64]([number for number, _ in cards])
    box.jo_location = vec[i64]([LOCATION_NAMES.index(card["location"]) for _, card in cards])
    box.jo_actions = vec[i64]([lists.add(card["actions"]) for _, card in cards])
    symbols = {card["district"]: card["symbols"] for card in solo["district_cards"]["items"]}
    box.jo_symbols = vec[i64]([lists.add(symbols[district + 1]) for district in range(16)])
    levels = {level["id"]: level["replace"] for level in solo["difficulty"]["items"]}
    box.jo_replaced = vec[i64]([int(number) for name in DIFFICULTIES for number in levels[name]])
    box.jo_removed = int(solo["setup"]["deck_2_removed"])
    box.jo_decks = vec[i64]([sum(1 << int(deck) for deck in act["from"]) for act in solo["act_decks"]["items"]])
    shuffled = solo["district_reshuffle_acts"]["value"]
    box.jo_reshuffles = vec[i64]([int(act + 1 in shuffled) for act in range(4)])
    box.jo_ambush = vec[i64]([int(cash) for cash in solo["ambush_cash_by_act"]["value"]])
    box.jo_park = int(solo["park_cash"]["value"])
    box.jo_tracks = vec[i64]([TRACK_NAMES.index(name) for name in solo["level_order"]["value"]])
    areas = {area["area"]: area for area in solo["books"]["order"]}
    extra = solo["books"]["if_fewer_than_max"]
    moneys = [_or_none(areas[name]["money"]) for name in JO_AREAS]
    moneys.append(int(extra["money"]))
    box.jo_money = vec[i64](moneys)
    box.jo_levels = vec[i64]([len(areas[name]["actions"]) for name in JO_AREAS])
    box.jo_books = int(solo["books"]["max"])
    box.jo_tile_value = int(solo["final"]["per_city_tile"])
    box.rank_names = [rank["id"] for rank in solo["ranks"]["items"]]
    box.ranks = vec[i64]([int(rank["from"]) for rank in solo["ranks"]["items"]])
    box.play_as = int(solo["plays_as_players"])
