"""What a data file of SPEAKEASY holds, and what makes it refused (E2.4)."""
# interpreted: reads a data file

from dataclasses import dataclass
from typing import Any, Final

from omerta.core.boxes import Data
from omerta.core.problems import Fault
from omerta.core.schema import (
    Each,
    Entry,
    Faults,
    Fields,
    Flag,
    Group,
    Id,
    Maybe,
    Name,
    OneOf,
    Place,
    Rule,
    Schema,
    Text,
    Things,
    Whole,
    by,
)
from omerta.games.speakeasy.checking import check_values
from omerta.games.speakeasy.components import (
    BONUS_NAMES,
    DATA_STEPS,
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

SEAT_COUNTS: Final = ("1", "2", "3", "4")
COLUMNS: Final = {"1": 2, "2": 2, "3": 3, "4": 4}  # E3.9, by players
DECKS: Final = ("A", "B", "C", "D")
STACKS: Final = ("A", "B", "C")
WAYS: Final = ("open", "take_over", "upgrade")
CARD_ACTIONS: Final = ("protect", "sell", "produce", "deliver")
JO_AREAS: Final = ("zones", "city_hall", "docks", "infamy")
STEPS: Final = STEP_NAMES[: int(DATA_STEPS)]

# What an effect names beside ``do``, and the names there are.
ABOUT: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "take_card": ("type", (*TYPE_NAMES, "any")),
    "play_card": ("type", (*TYPE_NAMES, "any")),
    "level_up": ("track", TRACK_NAMES),
    "discard_for_level": ("track", TRACK_NAMES[:5]),
    "jo_level": ("track", TYPE_NAMES),
    "jo_place": ("kind", KIND_NAMES),
    "jo_member": ("zone", ZONE_NAMES),
}
# E10.1: how often; no other effect can be done more than once.
COUNTED: Final = (
    "goon_free", "family_member", "leverage_token", "book", "city_tile", "helper_card", "level_up", "truck_range",
    "cash", "choose", "jo_place",
)  # fmt: skip
MOST: Final = {"n": 20, "times": 9, "max": 9, "range": 20}
UP_TO: Final = ("play_city_tiles", "cook_books")  # their ``max`` is needed
AT_A_LOCATION: Final = ("choose", "change_turn_order", "exchange_capos")
ZONE_NEEDS: Final = ("zone_pair", "zone_count")
KIND_NEEDS: Final = ("zone_count", "kind_in_each_zone", "kind_open", "kind_with_barrel")
UNCOUNTED_NEEDS: Final = ("zone_pair", "kind_in_each_zone", "barrel_in_each_zone")


@dataclass(frozen=True)
class Effect(Rule):
    """An effect, what it is about and how often; the group it stands in says which there may be."""

    group: str = ""

    def check(self, value: object, at: Place, faults: Faults) -> None:
        before = len(faults.found)
        Fields({"do": OneOf(STEPS)}).check(value, at, faults)
        if isinstance(value, dict) and len(faults.found) == before:
            self._check_home(value["do"], at, faults)
            self._check_about(value, at, faults)
            self._check_number(value, at, faults)

    def _check_home(self, do: str, at: Place, faults: Faults) -> None:
        homes = (
            (do.startswith("jo_") == (self.group == "solo"), "E23.1"),
            (do not in AT_A_LOCATION or self.group == "locations", "E16.4"),
            (do != "waiting_member" or self.group == "infamy_track", "E10.8"),
            (do != "truck_range" or self.group == "operations_cards", "E10.16"),
        )
        for fits, clause in homes:
            faults.demand(fits, at, "data-disagrees", rule=clause)

    def _check_about(self, value: Data, at: Place, faults: Faults) -> None:
        about, names = ABOUT.get(value["do"], ("", ()))
        for key in ("type", "track", "kind", "zone"):
            if key == about:
                Fields({key: OneOf(names)}).check(value, at, faults)
            else:
                faults.demand(key not in value, (*at, key), "data-disagrees", rule="E10.1")
        if value["do"] == "choose":
            Fields({"n": Whole(1, 3), "of": Each(self, 1, 9)}).check(value, at, faults)

    def _check_number(self, value: Data, at: Place, faults: Faults) -> None:
        do = value["do"]
        for key, takes in (("n", do in COUNTED), ("times", do.startswith("build_")), ("max", do in UP_TO)):
            faults.demand(takes or key not in value, (*at, key), "data-disagrees", rule="E10.1")
        for key, most in MOST.items():
            if key in value or (key == "max" and do in UP_TO):
                Whole(1, 999 if do == "cash" else most).check(value.get(key), (*at, key), faults)


class Need(Rule):
    """E18.1–E18.5: what a goal asks for."""

    def check(self, value: object, at: Place, faults: Faults) -> None:
        Fields({"need": OneOf(NEED_NAMES)}).check(value, at, faults)
        if not isinstance(value, dict) or value.get("need") not in NEED_NAMES:
            return
        need, rules = value["need"], dict[str, Rule]()
        if need not in UNCOUNTED_NEEDS:
            rules["n"] = Whole(1, 99)
        if need in KIND_NEEDS:
            rules["kind"] = OneOf(KIND_NAMES)
        if need == "levels_at_least":
            rules["level"] = Whole(1, 5)
        if need == "zone_pair":
            rules.update({"kinds": Each(OneOf(KIND_NAMES), 2, 2), "districts": OneOf(("same", "different"))})
        Fields(rules).check(value, at, faults)


class JoMoney(Rule):
    """E23.12: a sum, or what the goal itself pays."""

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if value != "printed_on_goal":
            Whole(0, 999).check(value, at, faults)


NUMBER: Final = Id(is_number=True)
ZONE: Final = OneOf(ZONE_NAMES)
DISTRICT: Final = Whole(1, 16)
SMALL: Final = Whole(0, 99)
MONEY: Final = Whole(0, 999)
LARGE: Final = Whole(0, 9999)
EFFECTS: Final = Each(Effect(), 0, 9)


def _things(needed: dict[str, Rule], optional: dict[str, Rule] | None = None, **how: Any) -> Things:
    """Things with a name; one that has none is called by its id."""
    return Things(needed, {"name": Name(), **(optional or {})}, **how)


def _effects(group: str) -> Each:
    return Each(Effect(group), 0, 9)


def _by_seats(rule: Rule) -> Fields:
    return by(SEAT_COUNTS, rule)


BY_COLUMN: Final = Fields({seats: Each(Whole(0, 9), count, count) for seats, count in COLUMNS.items()})
MAP: Final[dict[str, Rule]] = {
    "zones": Group(_things({"districts": Each(DISTRICT)}, ids=ZONE_NAMES)),
    "districts": Group(_things({
        "zone": ZONE, "neighbours": Each(DISTRICT, 0, 15), "spaces": by(("1-2", "3-4"), Whole(2, 3)),
    }, id=NUMBER, ids=range(1, 17))),
    "ports": Group(_things({"district": DISTRICT, "zone": ZONE}, id=NUMBER, ids=range(7))),
}  # fmt: skip
BOARDS: Final[dict[str, Rule]] = {
    "operations_tracks": Group(_things(
        {"levels": Each(SMALL, 5, 5), "discard_to_reach": Each(Whole(0, 9), 5, 5)},
        {"trucks": Each(OneOf((1, 2)), 5, 5), "truck_load": Whole(1, 2)}, ids=TRACK_NAMES[:5],
    )),
    "goons": Group(fields={"costs": Each(SMALL, 1, 6)}),
    "operations_board": Group(fields={"city_tile_places": Whole(0, 54)}),
    "infamy_track": Group(Things(
        {"low": LARGE, "high": LARGE, "gift": _effects("infamy_track")},
        id=Whole(5, 25), ids=range(5, 26), key="space",
    )),
    "building_kinds": Group(_things({
        "control_rank": SMALL, "sells_at": OneOf(("low", "high", None)), "per_zone": Maybe(SMALL),
    }, most=9)),
    "building_groups": Group(_things({
        "cost": MONEY, "discard_cards": Whole(0, 9), "upgrade_discount": MONEY,
        "slots": Things({"kind": OneOf(KIND_NAMES), "opening": EFFECTS}),
    }, count=5)),
    "docks": Group(_things({"bonus": EFFECTS}, id=NUMBER, ids=range(1, 5)), fields={"places_per_cell": OneOf((1,))}),
    "turn_order": Group(fields={"leverage": BY_COLUMN, "extra_cards": BY_COLUMN, "discard_always": Whole(0, 9)}),
    "zone_payouts": Group(_things({"by_position": Each(MONEY, 5, 5)}, ids=ZONE_NAMES)),
    "casino_income": Group(fields={"per_operating_casino": _by_seats(LARGE)}),
    "final_scoring": Group(fields={"protected_building": by(KIND_NAMES, MONEY)}),
}  # fmt: skip
CARDS: Final[dict[str, Rule]] = {
    "operations_card_types": Group(_things({"action": OneOf(CARD_ACTIONS)}, ids=TYPE_NAMES)),
    "operations_cards": Group(_things({
        "type": OneOf(TYPE_NAMES), "count": Whole(1, 12), "leverage": SMALL, "benefit": _effects("operations_cards"),
    }, most=48), fields={"range_lasts": Entry(OneOf(("while_on_board", "when_played")))}),
    "bottles": Group(_things({"value": LARGE}, most=21)),
    "helper_cards": Group(_things({"effect": Effect(), "bottle": Text(), "value": LARGE}, id=NUMBER, count=21)),
    "city_tiles": Group(_things({"effect": Effect(), "count": Whole(1, 54)}, most=54)),
    "crates": Group(_things({
        "money": OneOf(MONEY_NAMES), "per": SMALL, "cap": Maybe(LARGE), "bonus": OneOf(BONUS_NAMES),
    }, id=NUMBER, count=18)),
    "crate_bonuses": Group(_things({"n": Maybe(Whole(1, 9))}, id=OneOf(BONUS_NAMES), count=len(BONUS_NAMES))),
    "associate_powers": Group(_things({"n": Maybe(Whole(1, 9))}, id=OneOf(POWER_NAMES), count=len(POWER_NAMES))),
    "mobsters": Group(_things({
        "deck": OneOf(DECKS), "strength": SMALL, "modifier": SMALL, "fee": SMALL, "power": Maybe(OneOf(POWER_NAMES)),
    }, count=20)),
    "ships": Group(_things({
        "barrels": OneOf((5,)), "defence": Each(SMALL, 6, 6), "price": Each(SMALL, 5, 5), "price_empty": SMALL,
    }, count=4)),
    "effects": Group(_things({}, {"build": Fields({"kinds": Each(OneOf(KIND_NAMES)), "ways": Each(OneOf(WAYS))})})),
}  # fmt: skip
PLACES: Final[dict[str, Rule]] = {
    "locations": Group(_things({
        "persons": Maybe(_by_seats(Whole(0, 4))),
        "own": _things({"actions": _effects("locations")}, least=0, most=4),
        "boxed": Fields({"when": Text(), "actions": _effects("locations")}),
    }, {
        "moved_owner": Effect("locations"), "range_applies": Entry(OneOf(("visit", "card_action"))),
    }, ids=LOCATION_NAMES), fields={"kept_with_fewer_persons": Entry(OneOf(("leftmost",)))}),
    "acts": Group(_things({
        "capos": Whole(1, 4), "war_deck": Maybe(OneOf(DECKS)), "war_districts": _by_seats(Whole(0, 4)),
        "cop_tiles_revealed": Whole(0, 16), "year": Whole(1920, 1933),
    }, id=NUMBER, ids=range(1, 5))),
    "setup": Group(fields={
        "blocked_districts": Entry(_by_seats(by(ZONE_NAMES, Whole(0, 4)))),
        "mobsters_a": Entry(_by_seats(Whole(0, 6))),
        "members_to_docks": Entry(_by_seats(Whole(0, 3))),
        "members_waiting_at": Entry(Each(Whole(5, 25), 0, 12)),
        "cops_now": Entry(Whole(0, 16)), "cop_tiles_face_down": Entry(Whole(0, 16)),
        "cash": Entry(LARGE), "safe": Entry(LARGE), "goons": Entry(Whole(0, 6)),
    }),
    "components": Group(fields={key: _things({"count": Maybe(MONEY)}) for key in ("per_player", "shared")}),
}  # fmt: skip
GOAL: Final[dict[str, Rule]] = {"require": Need(), "money": MONEY, "benefit": EFFECTS}
TILE: Final[dict[str, Rule]] = {"require": Need(), "money": MONEY, "number": SMALL}
MAY: Final[dict[str, Rule]] = {"ignores_operating": Flag()}
GOALS: Final = Group(fields={
    "books_per_goal": OneOf((2,)),
    "docks": Group(_things(GOAL, MAY, ids=GOAL_NAMES[:3])),
    "city_hall": Group(_things(GOAL, MAY, ids=GOAL_NAMES[3:6])),
    "infamy": Group(_things(GOAL, MAY, ids=GOAL_NAMES[6:9])),
    "zones": Group(_things({**TILE, "benefit": EFFECTS}, MAY, count=9)),
    "central_park": Group(
        _things({**TILE, "stack": OneOf(STACKS)}, {**MAY, "benefit": EFFECTS}, count=21),
        fields={"spaces": Things({"stack": OneOf(STACKS), "money": MONEY, "benefit": EFFECTS}, ids=GOAL_NAMES[12:])},
    ),
})  # fmt: skip
JO_LOCATIONS: Final = [name for name in LOCATION_NAMES if name != "park"]
JO_CARD: Final[dict[str, Rule]] = {"location": OneOf(JO_LOCATIONS), "actions": _effects("solo")}
SOLO: Final = Group(fields={
    "plays_as_players": OneOf((2,)),
    "difficulty": Group(_things({"replace": Each(Whole(0, 3), 4, 4)}, count=4)),
    "decks": Group(_things({"cards": _things(JO_CARD)}, id=NUMBER, ids=range(5))),
    "district_cards": Group(_things({"district": DISTRICT, "symbols": _effects("solo")}, count=16)),
    "setup": Group(fields={"deck_2_removed": OneOf((2,))}),
    "act_decks": Group(Things({"from": Each(Whole(1, 4))}, id=NUMBER, ids=range(1, 5), key="act")),
    "district_reshuffle_acts": Entry(Each(Whole(1, 4), 0, 4)),
    "ambush_cash_by_act": Entry(Each(MONEY, 4, 4)),
    "park_cash": Entry(MONEY),
    "level_order": Entry(Each(OneOf(TYPE_NAMES), 4, 4)),
    "books": Group(fields={
        "max": Whole(0, 10),
        "order": Things({"money": JoMoney(), "actions": _effects("solo")}, id=OneOf(JO_AREAS), count=4, key="area"),
        "if_fewer_than_max": Fields({"money": MONEY}),
    }),
    "final": Group(fields={"per_city_tile": SMALL}),
    "ranks": Group(_things({"from": LARGE}, most=20)),
})  # fmt: skip
GROUPS: Final = {**MAP, **BOARDS, **CARDS, **PLACES, "goals": GOALS, "solo": SOLO}
SCHEMA: Final = Schema("speakeasy", "E2.4", "E2.2", "E2.3", GROUPS)


def check(data: Data) -> list[Fault]:
    """All that is wrong with a data file."""
    faults = SCHEMA.check(data)
    if not faults.found:
        check_values(data, faults)
    return faults.found
