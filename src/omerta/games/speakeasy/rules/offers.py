"""What a move would do, as facts for its words: what stands on a space, what is paid, what is gained."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    DEFEND,
    FIRST_ZONE_GOAL,
    FORCE,
    GOAL_NAMES,
    KIND_NAMES,
    MODE_NAMES,
    MODE_NO,
    MODE_PAID,
    NONE,
    TRACK_NAMES,
    TYPE_NAMES,
    WIDTH,
    ZONE_NAMES,
    District,
    Seat,
    Space,
)
from omerta.games.speakeasy.moves import space_of
from omerta.games.speakeasy.rules import barrels, fights, ships
from omerta.games.speakeasy.rules.books import money_of
from omerta.games.speakeasy.rules.gains import top_of
from omerta.games.speakeasy.rules.ground import has_cop
from omerta.games.speakeasy.rules.luciano import war_strength
from omerta.games.speakeasy.rules.todo import field, step
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    CRATE,
    GOONS_HELD,
    KIND,
    MOB,
    OWNER,
    SETUP,
    SHIP,
    SPOT,
    TILE,
    SpeakeasyState,
    level,
    of,
    seats_as,
)

Telling: TypeAlias = dict[str, int | str]
ON_SPACES: Final = ("protect", "sell", "unload", "barrel", "at", "defend", "yield")
TOP: Final = 5  # E1.6: the highest level
HERE: Final = 1
COMING: Final = 2


def explain(s: SpeakeasyState, seat: Seat, facts: Telling) -> None:
    """Add to the bare facts of a move what whoever decides wants to know; the move need not be possible."""
    move = str(facts["move"])
    if move in ON_SPACES:
        _tell_space(s, seat, facts)
    elif move in ("tile", "return"):
        _tell_display(s, facts)
    elif move == "capo":
        _tell_visit(facts)
    elif move == "take":
        top = s.tops[TYPE_NAMES.index(str(facts["deck"]))]
        facts["card"] = "none" if top == NONE else s.box.card_names[top]
    elif move in ("member", "bonus", "shift", "recall"):
        _tell_docks(facts)
    elif move in ("enter", "drive"):
        _tell_road(s, seat, facts)
    elif move == "cook":
        _tell_goal(s, facts)
    elif move == "associate":
        facts["ally"] = facts["mobster"]
    else:
        _tell_price(s, seat, facts)


def _tell_space(s: SpeakeasyState, seat: Seat, facts: Telling) -> None:
    """E3.3, E8.1: what stands on a space, and whether a Cop is there or will be."""
    space, move = space_of(int(facts["space"])), facts["move"]
    kind, district = s.spaces[space * SPOT + KIND], space // WIDTH
    facts["kind"] = KIND_NAMES[kind] if kind != NONE else "mobspeak" if s.spaces[space * SPOT + MOB] == 1 else "none"
    facts["police"] = HERE if has_cop(s, district) else COMING if (s.cops_waiting >> district) & 1 == 1 else 0
    if move == "at":
        _tell_site(s, space, facts)
    elif move == "sell":
        facts["price"] = 0 if kind == NONE else int(barrels.price_at(s, seat, kind))
    elif move == "defend":
        _tell_fight(s, seat, facts)


def _tell_site(s: SpeakeasyState, space: Space, facts: Telling) -> None:
    """E12.3: in which of the three ways a building would come there, and what it finds."""
    tile, district = s.spaces[space * SPOT + TILE], space // WIDTH
    facts["tile"] = "none" if tile == NONE else s.box.tile_names[tile]
    facts["threat"] = int((s.mobs_waiting >> district) & 1)
    facts["strength"] = int(s.strength[district])
    if s.spaces[space * SPOT + MOB] == 1:
        facts.update({"move": "at-mob"})
    elif s.spaces[space * SPOT + OWNER] == NONE:
        facts.update({"move": "at-empty"})


def _tell_fight(s: SpeakeasyState, seat: Seat, facts: Telling) -> None:
    """E9.5, E9.6: the fee of a mode, and the Goons where there is a fight."""
    mode: i64 = MODE_NAMES.index(str(facts["mode"]))
    facts.update({"price": 0, "goons": 0})
    if mode != MODE_NO and of(s, seat, ASSOCIATE) == NONE:
        return
    if mode == MODE_PAID:
        facts["price"] = int(fights.fee(s, seat, facts["move"] == "force"))
    if s.depth > 0 and step(s) == FORCE:
        facts["goons"] = int(fights.goons_needed(s, seat, _missing(s, seat, field(s, 0) // WIDTH), mode))
    elif s.depth > 0 and step(s) == DEFEND:
        facts["goons"] = int(fights.goons_needed(s, seat, _missing(s, seat, field(s, 0)), mode))


def _missing(s: SpeakeasyState, seat: Seat, district: District) -> i64:
    if step(s) == FORCE:
        return fights.missing_to_take_over(s, seat, district)
    return fights.missing_to_defend(s, seat, war_strength(s, district))


def _tell_visit(facts: Telling) -> None:
    """E16.2, E19.2: whom the Capo is sent to, or whose place it takes."""
    place = str(facts.pop("location"))
    if place == "park":
        place = str(facts.pop("from"))
        facts.update({"move": "capo-park"} if "person" in facts else {"move": "capo-guest"})
    facts["visit"] = f"{place}_{facts.pop('person')}" if "person" in facts else place


def _tell_display(s: SpeakeasyState, facts: Telling) -> None:
    """E3.8: a slot of the display by its place in its column, and what lies there."""
    slot = int(facts.pop("slot"))
    top = top_of(s, slot)
    lies = "none" if top == NONE else s.box.tile_names[top]
    facts["at"] = slot % 3 + 1
    if facts["move"] == "return":
        facts.update({"covered": lies} if top != NONE else {"move": "return-empty"})
        return
    facts["tile"] = lies
    if slot > 2:
        facts.update({"move": "tile-stack"})


def _tell_docks(facts: Telling) -> None:
    """E3.7: a row with its bonus, and the place where a member goes or stands."""
    if "row" in facts and facts["move"] in ("member", "bonus"):
        facts["benefit"] = facts["row"]
    if "zone" in facts:
        facts["dock"] = f"{facts['zone']}_{facts['row']}"
    if "to_zone" in facts:
        facts["to_dock"] = f"{facts['to_zone']}_{facts['to_row']}"
    if facts.get("to") == "docks":
        facts.update({"move": "member-docks"})


def _tell_road(s: SpeakeasyState, seat: Seat, facts: Telling) -> None:
    """E11.3: what a Truck finds in a district: a ship, a Stills with barrels, bars that lack one."""
    district: i64 = int(facts["district"]) - 1
    spaces = range(district * WIDTH, district * WIDTH + WIDTH)
    facts["ships"] = 1 if s.phase != SETUP and barrels.ship_in(s, district) != NONE else 0
    facts["count"] = sum(1 for space in spaces if barrels.takes_barrel(s, seat, space))


def _tell_goal(s: SpeakeasyState, facts: Telling) -> None:
    """E18.2, E18.3: what a goal asks, pays and gives."""
    goal: i64 = GOAL_NAMES.index(str(facts["goal"]))
    facts["sum"] = 0
    if goal < FIRST_ZONE_GOAL:
        facts["sum"] = int(money_of(s, goal))
    elif s.goals[goal - FIRST_ZONE_GOAL] != NONE:
        aim = s.box.tile_goal_names[s.goals[goal - FIRST_ZONE_GOAL]]
        facts.update({"move": "cook-tile"})
        facts.update({"aim": aim, "sum": int(money_of(s, goal)), "benefit": benefit_key(s, goal)})


def benefit_key(s: SpeakeasyState, goal: i64) -> str:
    """E18.3: a Zone goal gives what its tile says, any other what its place says."""
    name = GOAL_NAMES[goal]
    return s.box.tile_goal_names[s.goals[goal - FIRST_ZONE_GOAL]] if name in ZONE_NAMES else name


def _tell_price(s: SpeakeasyState, seat: Seat, facts: Telling) -> None:
    """What is paid, discarded or beaten."""
    move = facts["move"]
    if move == "level":
        track: i64 = TRACK_NAMES.index(str(facts["track"]))
        reached = min(level(s, seat, track) + 1, TOP)
        facts.update({"level": int(reached), "count": int(s.box.cards_to_reach[track * TOP + reached - 1])})
    elif move == "hire":
        facts["price"] = int(s.box.goon_costs[min(of(s, seat, GOONS_HELD), len(s.box.goon_costs) - 1)])
    elif move == "buy":
        facts["price"] = _price_of_barrels(s, seat, int(facts["truck"]), int(facts["barrels"]))
    elif move == "ambush":
        _tell_ship(s, facts)
    elif move == "order":
        column: i64 = seats_as(s) * 4 + int(facts["column"])
        facts.update({"leverage": int(s.box.leverage_cost[column]), "count": int(s.box.extra_cards[column])})
    elif move == "force":
        _tell_fight(s, seat, facts)


def _price_of_barrels(s: SpeakeasyState, seat: Seat, truck: int, count: int) -> int:
    """E11.3: together."""
    ship = barrels.ship_in(s, barrels.where(s, seat, truck))
    return 0 if ship == NONE else sum(int(barrels.price_of(s, ship, further)) for further in range(count))


def _tell_ship(s: SpeakeasyState, facts: Telling) -> None:
    """E15.2, E15.5: what is to be exceeded, and the prize."""
    ship: i64 = s.box.ship_names.index(str(facts["ship"]))
    crate = s.ships[ship * SHIP + CRATE]
    facts["strength"] = int(ships.defence(s, ship))
    facts["crate"] = "none" if crate == NONE else s.box.crate_names[crate]
