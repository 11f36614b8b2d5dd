"""Why a decision is not possible now, form by form. Only what the deciding seat knows is looked at."""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import CHANCE
from omerta.core.problems import Refused
from omerta.games.speakeasy import moves
from omerta.games.speakeasy.components import (
    ANY,
    CARDS,
    COPY_HELPER,
    DISCARD,
    DISCARD_FOR_LEVEL,
    GOAL_NAMES,
    LOCATION_NAMES,
    NONE,
    PARK,
    PERSONS,
    ROW,
    STEP_NAMES,
    TAKE_OVER_ANY,
    TAKE_OVER_WAY,
    TILES,
    TOP,
    TRACK_NAMES,
    TYPE_NAMES,
    UPGRADE_WAY,
    WIDTH,
    Seat,
    Space,
    space_name,
)
from omerta.games.speakeasy.rules import barrels, books, building, fights, levels, protection, ships, visits
from omerta.games.speakeasy.rules.ground import at, is_bar, is_operating, owns, zone_at
from omerta.games.speakeasy.rules.money import funds
from omerta.games.speakeasy.rules.todo import field, step, step_seat
from omerta.games.speakeasy.state import (
    ASSOCIATE_AT,
    BOARD,
    BOOKS_HELD,
    CASK,
    HAND,
    KIND,
    UNUSED,
    SpeakeasyState,
    level,
    of,
)

# The steps at which each form can be decided, by the form's first number.
_STEPS: Final = {
    int(moves.CALL_HELPER): ("call",),
    int(moves.CAPO_TO): ("capo",),
    int(moves.DO_EFFECT): ("row", "choose"),
    int(moves.TAKE_DECK): ("take_card",),
    int(moves.RECRUIT): ("helper_card",),
    int(moves.COPY): ("copy_helper",),
    int(moves.TILE_SLOT): ("city_tile",),
    int(moves.MEMBER_VIP): ("family_member", "waiting_member"),
    int(moves.SHIFT_TO): ("shift",),
    int(moves.BONUS_ROW): ("bonus",),
    int(moves.LEVEL): ("level_up", "discard_for_level"),
    int(moves.DISCARD_CARD): ("discard",),
    int(moves.PLAY): ("play_card", "play_1920"),
    int(moves.HIRE): ("hire_goons",),
    int(moves.PROTECT_SPACE): ("protect",),
    int(moves.SELL_SPACE): ("sell",),
    int(moves.ENTER): ("deliver",),
    int(moves.AMBUSH_SHIP): ("ambush",),
    int(moves.RIVAL): ("raid",),
    int(moves.BARREL_TO): ("barrel",),
    int(moves.RECALL_FROM): ("recall",),
    int(moves.ASSOCIATE_WITH): ("get_associate",),
    int(moves.BUILD): (
        "build_small", "build_big", "build_speakeasy", "build_nightclub", "build_casino", "upgrade", "take_over_any",
        "open_1920",
    ),
    int(moves.AT): ("place",),
    int(moves.FORCE_MODE): ("force",),
    int(moves.ORDER): ("column",),
    int(moves.CITY): ("play_city_tiles",),
    int(moves.COOK): ("cook_books",),
    int(moves.RETURN): ("give_back",),
    int(moves.DEFEND_SPACE): ("defend",),
    int(moves.DONE): (),
}  # fmt: skip
_FIRSTS: Final = tuple(sorted(_STEPS))

# The forms with one reason each: its clause and key, in this order.
_PLAIN_FORMS: Final = (
    int(moves.RECRUIT), int(moves.TILE_SLOT), int(moves.MEMBER_VIP), int(moves.SHIFT_TO), int(moves.BONUS_ROW),
    int(moves.HIRE), int(moves.BARREL_TO), int(moves.RECALL_FROM), int(moves.ASSOCIATE_WITH), int(moves.FORCE_MODE),
    int(moves.RETURN), int(moves.DEFEND_SPACE),
)  # fmt: skip
_PLAIN_CLAUSES: Final = (
    "E10.7", "E10.11", "E10.8", "E10.9", "E10.9", "E10.10", "E15.5", "E15.5", "E14.3", "E9.7", "E6.5", "E20.5",
)  # fmt: skip
_PLAIN_REASONS: Final = (
    "helper-not-shown", "slot-empty", "no-room", "cannot-shift", "row-impossible", "cannot-hire", "no-barrel-there",
    "no-member-there", "mobster-not-there", "mode-not-open", "tile-not-due", "cannot-defend",
)  # fmt: skip

# The clauses that leave no way out of a step, where it is not that of the gains (E10.3).
_MUST: Final = {
    "capo": "E6.4", "give_back": "E6.5", "open_1920": "E5.2", "play_1920": "E5.3", "discard": "E10.6", "place": "E12.2",
    "force": "E9.7", "raid": "E15.4", "barrel": "E15.5", "recall": "E15.5", "column": "E17.1", "choose": "E19.3",
    "defend": "E20.5",
}  # fmt: skip


def refuse(s: SpeakeasyState, action: i64) -> Refused:
    """The clause that forbids an action that is not legal."""
    if s.to_move == CHANCE or action >= moves.DEAL_FIRST:
        return Refused("E4.3", "chance-decides")
    form = max(first for first in _FIRSTS if first <= action)
    if action == moves.DONE:
        return Refused(_MUST.get(STEP_NAMES[step(s)], "E10.3"), "must-choose")
    if moves.move_of(s.box, action) is None:
        return Refused("E2.1", "no-such-move", {"action": int(action)})
    if STEP_NAMES[step(s)] not in _STEPS[form]:
        return Refused("E6.6", "not-that-decision")
    if form in _PLAIN_FORMS:
        plain = _PLAIN_FORMS.index(form)
        return Refused(_PLAIN_CLAUSES[plain], _PLAIN_REASONS[plain])
    return _refuse_form(s, form, action - form)


def _refuse_form(s: SpeakeasyState, form: int, number: i64) -> Refused:
    seat = step_seat(s)
    if form == moves.CAPO_TO:
        return _refuse_capo(s, seat, number + moves.CAPO_TO)
    if form in (moves.CALL_HELPER, moves.COPY):
        return _refuse_helper(s, seat, form, number)
    if form == moves.DO_EFFECT:
        return _refuse_effect(s, number)
    if form == moves.TAKE_DECK:
        return Refused("E10.4", "no-card-there", {"deck": TYPE_NAMES[number]})
    if form == moves.LEVEL:
        return _refuse_level(s, seat, number)
    if form in (moves.DISCARD_CARD, moves.PLAY):
        return _refuse_card(s, seat, number)
    if form in (moves.PROTECT_SPACE, moves.SELL_SPACE):
        return _refuse_space(s, seat, form, number)
    return _refuse_more(s, seat, form, number)


def _refuse_more(s: SpeakeasyState, seat: Seat, form: int, number: i64) -> Refused:
    if form == moves.ENTER:
        return _refuse_delivery(s, seat, number + moves.ENTER)
    if form in (moves.AMBUSH_SHIP, moves.RIVAL):
        return _refuse_raid(s, seat, form, number)
    if form == moves.BUILD:
        return _refuse_slot(s, seat, number)
    if form == moves.AT:
        return _refuse_site(s, seat, number)
    if form == moves.ORDER:
        taken = number >= s.players or s.lower[number] != NONE
        return Refused("E17.1" if taken else "E17.2", "column-not-free")
    if form == moves.CITY:
        held = s.tiles[seat * TILES + number] > 0
        return Refused("E10.2", "impossible-now") if held else Refused("E17.5", "tile-not-held")
    return _refuse_goal(s, seat, number)


def _refuse_capo(s: SpeakeasyState, seat: Seat, action: i64) -> Refused:
    if action < moves.CAPO_RESTAURANT:
        location, person = (action - moves.CAPO_TO) // PERSONS, (action - moves.CAPO_TO) % PERSONS
        facts = {"location": LOCATION_NAMES[location]}
        if person >= visits.persons(s, location):
            return Refused("E16.2", "no-such-person", facts)
        return Refused("E16.1", "person-taken", facts)
    dines = action == moves.CAPO_RESTAURANT or action >= moves.CAPO_PARK_RESTAURANT
    if dines and not visits.has_order_cards(s, seat):
        return Refused("E17.2", "no-order-cards")
    if visits.free_person(s, PARK) == NONE:
        return Refused("E19.1", "park-full")
    return Refused("E19.1", "no-rival-there")


def _refuse_helper(s: SpeakeasyState, seat: Seat, form: int, helper: i64) -> Refused:
    """E10.7, E10.17: not there, or its effect is not possible."""
    if form == moves.CALL_HELPER:
        held = (of(s, seat, UNUSED) >> helper) & 1 == 1
        return Refused("E10.2", "impossible-now") if held else Refused("E10.7", "helper-not-yours")
    copies = s.box.effect_code[s.box.helper_effect[helper]] == COPY_HELPER
    if not copies and any(shown == helper for shown in s.helpers):
        return Refused("E10.2", "impossible-now")
    return Refused("E10.17", "helper-not-shown")


def _refuse_effect(s: SpeakeasyState, code: i64) -> Refused:
    """E16.5, E17.4, E19.3: not among those left, or not possible."""
    first, left = s.box.list_start[field(s, 0)], field(s, 1)
    for place in range(s.box.list_start[field(s, 0) + 1] - first):
        if (left >> place) & 1 == 1 and s.box.effect_code[first + place] == code:
            return Refused("E10.2", "impossible-now")
    clause = "E16.5" if step(s) == ROW else ("E17.4" if field(s, 3) == 1 else "E19.3")
    return Refused(clause, "not-in-row", {"effect": STEP_NAMES[code]})


def _refuse_level(s: SpeakeasyState, seat: Seat, track: i64) -> Refused:
    facts = {"track": TRACK_NAMES[track]}
    extra = 1 if step(s) == DISCARD_FOR_LEVEL else 0
    clause = "E10.14" if extra == 1 else "E10.12"
    if field(s, 1) != ANY and field(s, 1) != track:
        return Refused(clause, "other-track", facts)
    if level(s, seat, track) >= TOP:
        return Refused("E10.12", "level-top", facts)
    return Refused(clause, "level-cards", {**facts, "count": int(levels.cards_needed(s, seat, track)) + extra})


def _refuse_card(s: SpeakeasyState, seat: Seat, card: i64) -> Refused:
    facts = {"card": s.box.card_names[card]}
    if s.hands[seat * CARDS + card] == 0:
        return Refused("E10.6" if step(s) == DISCARD else "E10.15", "card-not-held", facts)
    return Refused("E10.15", "card-of-other-type", facts)


def _refuse_space(s: SpeakeasyState, seat: Seat, form: int, space: Space) -> Refused:
    facts = {"space": space_name(space)}
    if form == moves.SELL_SPACE:
        if at(s, space, CASK) == 1 and _rests(s, seat, space):
            return Refused("E8.2", "not-operating", facts)
        return Refused("E11.2", "nothing-to-sell", facts)
    if protection.is_unprotected(s, seat, space):
        return Refused("E13.3", "too-little-leverage", facts)
    return Refused("E13.1", "nothing-to-protect", facts)


def _rests(s: SpeakeasyState, seat: Seat, space: Space) -> bool:
    """E8.2: a bar of the seat that is not Operating."""
    return owns(s, seat, space) and is_bar(at(s, space, KIND)) and not is_operating(s, space)


def _refuse_delivery(s: SpeakeasyState, seat: Seat, action: i64) -> Refused:
    """E11.3, by the kind of single move."""
    if action < moves.DRIVE:
        return Refused("E11.3", "cannot-enter")
    if action < moves.LOAD_TRUCK:
        truck = (action - moves.DRIVE) // 16
        spent = field(s, barrels.USED_BY + truck) >= barrels.truck_range(s, seat)
        return Refused("E11.3", "out-of-range" if spent else "cannot-drive")
    if action < moves.BUY:
        return Refused("E11.3", "cannot-load")
    if action < moves.UNLOAD:
        return Refused("E11.3", "cannot-buy")
    space = (action - moves.UNLOAD) % 48
    truck = (action - moves.UNLOAD) // 48
    here = barrels.where(s, seat, truck) == space // WIDTH
    if here and barrels.load_of(s, seat, truck) > 0 and _rests(s, seat, space):
        return Refused("E8.2", "not-operating", {"space": space_name(space)})
    return Refused("E11.3", "cannot-unload", {"space": space_name(space)})


def _refuse_raid(s: SpeakeasyState, seat: Seat, form: int, number: i64) -> Refused:
    if form == moves.RIVAL:
        return Refused("E9.1", "too-weak") if number == 4 else Refused("E15.4", "nobody-to-hire")
    facts = {"ship": s.box.ship_names[number]}
    if ships.members_at(s, seat, ships.zone_of(s, number)) == 0:
        return Refused("E15.1", "no-member-at-ship", facts)
    return Refused("E15.4", "ship-too-strong", {**facts, "strength": int(ships.defence(s, number))})


def _refuse_slot(s: SpeakeasyState, seat: Seat, slot: i64) -> Refused:
    """E12.2: why a building is not offered."""
    by, facts = step(s), {"slot": s.box.slot_names[slot]}
    full = of(s, seat, BOARD)
    if (full >> slot) & 1 == 0:
        return Refused("E12.2", "slot-gone", facts)
    if (s.box.build_kinds[by] >> s.box.slot_kind[slot]) & 1 == 0:
        return Refused("E12.1", "other-kind", facts)
    if full & s.box.slot_alike[slot] != 0:
        return Refused("E12.2", "alike-first", facts)
    if building.cheapest(s, seat, slot, by) > funds(s, seat):
        return Refused("E7.2", "too-dear", {"price": int(building.cheapest(s, seat, slot, by))})
    if s.box.slot_cards[slot] > of(s, seat, HAND):
        return Refused("E12.3", "casino-card", facts)
    return Refused("E12.3", "no-legal-space", facts)


def _refuse_site(s: SpeakeasyState, seat: Seat, space: Space) -> Refused:
    """E12.3: why a building cannot stand there."""
    slot, by = field(s, 0), field(s, 1)
    way, kind, facts = building.way_at(s, seat, space), s.box.slot_kind[slot], {"space": space_name(space)}
    if way & s.box.build_ways[by] == 0:
        return Refused("E12.3", "not-a-site", facts)
    limit = s.box.per_zone[kind]
    if limit != NONE and building.count_in_zone(s, seat, kind, zone_at(s, space)) >= limit:
        return Refused("E12.3", "one-in-zone", facts)
    if way == TAKE_OVER_WAY and of(s, seat, ASSOCIATE_AT) == space // WIDTH:
        return Refused("E12.3", "honour-among-thieves", facts)
    if way == TAKE_OVER_WAY and s.box.slot_cost[slot] <= funds(s, seat) and by != TAKE_OVER_ANY:
        strength = int(fights.missing_to_take_over(s, seat, space // WIDTH))
        return Refused("E9.1", "too-weak-there", {**facts, "strength": strength})
    price = building.upgrade_price(s, seat, slot) if way == UPGRADE_WAY else s.box.slot_cost[slot]
    return Refused("E7.2", "too-dear", {"price": int(price)})


def _refuse_goal(s: SpeakeasyState, seat: Seat, goal: i64) -> Refused:
    facts = {"goal": GOAL_NAMES[goal]}
    if of(s, seat, BOOKS_HELD) == 0:
        return Refused("E18.1", "no-book")
    if not books.has_room(s, seat, goal):
        return Refused("E18.1", "goal-taken", facts)
    return Refused("E18.2", "goal-not-met", facts)
