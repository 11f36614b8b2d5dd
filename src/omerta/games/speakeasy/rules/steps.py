"""Decisions: which chapter a step belongs to – what it offers, what follows from a choice, what needs none."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.speakeasy.components import (
    AMBUSH,
    ANY,
    BARREL,
    BONUS,
    BOOK,
    BUILD_SMALL,
    CALL,
    CAPO,
    CASH,
    CHANGE_TURN_ORDER,
    CHOOSE,
    CITY_TILE,
    COLUMN,
    COOK_BOOKS,
    COPS,
    COPY_HELPER,
    DEAL,
    DEFEND,
    DELIVER,
    DISCARD,
    DISCARD_FOR_LEVEL,
    ERECT,
    FORCE,
    GIVE_BACK,
    GOON_FREE,
    HELPER_CARD,
    HIRE_GOONS,
    JO_PLACE,
    LEVEL_UP,
    LEVERAGE_TOKEN,
    OPEN_1920,
    PAYOUT,
    PLACE,
    PLAY_1920,
    PLAY_CARD,
    PLAY_CITY_TILES,
    PRODUCE,
    PROTECT,
    RAID,
    RECALL,
    RISE,
    ROW,
    SAIL,
    SELL,
    SHIFT,
    TAKE_CARD,
    TAKE_OVER_ANY,
    TRUCK_RANGE,
    WAITING_MEMBER,
    WAR_END,
)
from omerta.games.speakeasy.moves import DONE, HIRE, RECRUIT
from omerta.games.speakeasy.rules import (
    associates,
    barrels,
    books,
    building,
    choosing,
    deals,
    decks,
    gains,
    jo,
    jo_acts,
    levels,
    luciano,
    protection,
    ships,
    visits,
)
from omerta.games.speakeasy.rules.todo import field, pop, step, step_seat
from omerta.games.speakeasy.state import SpeakeasyState, is_jo


def automatic(s: SpeakeasyState) -> bool:
    """Do a step that asks nobody; False where options decide whether somebody is asked."""
    code = step(s)
    if code < LEVEL_UP:
        return _gain(s, code)
    if code >= CALL:
        return _go_on_by_itself(s, code)
    if code >= JO_PLACE:
        jo.place(s) if code == JO_PLACE else jo_acts.act(s)
        return True
    return _open_effect(s, code)


def _gain(s: SpeakeasyState, code: i64) -> bool:
    """E10.3: gains without a choice."""
    if code == GOON_FREE:
        gains.get_goons(s)
    elif code == LEVERAGE_TOKEN:
        gains.get_tokens(s)
    elif code == BOOK:
        gains.get_books(s)
    else:
        return False
    return True


def _open_effect(s: SpeakeasyState, code: i64) -> bool:
    """What needs no choice among the other effects; some fields come when a step is the first."""
    if code == CASH:
        gains.get_cash(s)
    elif code == TRUCK_RANGE:
        pop(s)  # E10.16: it counts while the card lies there
    elif code == PRODUCE:
        _produce(s)
    elif code == CHANGE_TURN_ORDER:
        visits.change_turn_order(s)
    else:
        _open_fields(s, code)
        return False
    return True


def _produce(s: SpeakeasyState) -> None:
    if barrels.can_produce(s, step_seat(s)):
        barrels.produce(s)
    else:
        pop(s)


def _open_fields(s: SpeakeasyState, code: i64) -> None:
    if code == SELL:
        barrels.open_sale(s)
    elif code == DELIVER:
        barrels.open_delivery(s)
    elif code == PROTECT:
        protection.open_protection(s)


def _go_on_by_itself(s: SpeakeasyState, code: i64) -> bool:
    """The engine's own steps that ask nobody."""
    if code == RISE:
        levels.rise(s)
    elif code == ERECT:
        building.erect(s)
    elif code == SAIL:
        ships.sail_on(s)
    elif code == DEFEND:
        return luciano.settle(s)
    elif code >= WAR_END:
        _end_of_act(s, code)
    elif (code == BARREL or code == RECALL) and is_jo(s, step_seat(s)):
        jo_acts.stow(s) if code == BARREL else jo_acts.recall(s)
    else:
        return False
    return True


def _end_of_act(s: SpeakeasyState, code: i64) -> None:
    if code == WAR_END:
        luciano.end_war(s)
    elif code == COPS:
        luciano.cops_come(s)
    elif code == PAYOUT:
        luciano.pay_out(s)
    else:
        jo.begin_turn(s)


def options(s: SpeakeasyState, into: Actions) -> None:
    """What the first step offers, ascending, ``done`` last; at chance with weights."""
    code = step(s)
    if code < LEVEL_UP:
        _gain_options(s, code, into)
    elif code <= TAKE_OVER_ANY:
        _effect_options(s, code, into)
    elif code <= CHOOSE:
        _restaurant_options(s, code, into)
    elif code == DEAL:
        deals.options(s, field(s, 0), into)
    elif code <= BONUS:
        _visit_options(s, code, into)
    else:
        _step_options(s, code, into)


def _gain_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == TAKE_CARD:
        decks.take_options(s, into)
    elif code == CITY_TILE:
        gains.tile_options(s, into)
    elif code == HELPER_CARD:
        gains.recruit_options(s, RECRUIT, into)
    else:
        gains.member_options(s, into)


def _effect_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == LEVEL_UP or code == DISCARD_FOR_LEVEL:
        levels.options(s, into)
    elif code >= BUILD_SMALL:
        building.build_options(s, into)
    elif code == COPY_HELPER:
        choosing.copy_options(s, into)
    elif code == PLAY_CARD:
        decks.play_options(s, field(s, 1), into)
        into.add(DONE)
    elif code == HIRE_GOONS:
        if gains.can_hire(s, step_seat(s)):
            into.add(HIRE)
        into.add(DONE)
    else:
        _act_options(s, code, into)


def _act_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == SELL:
        barrels.sell_options(s, into)
    elif code == DELIVER:
        barrels.deliver_options(s, into)
    elif code == PROTECT:
        protection.options(s, into)
    elif code == AMBUSH:
        ships.ambush_options(s, into)
    else:
        associates.options(s, into)


def _restaurant_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == PLAY_CITY_TILES:
        choosing.city_options(s, into)
    elif code == COOK_BOOKS:
        books.options(s, into)
    else:
        choosing.choose_options(s, into)


def _visit_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == CALL:
        choosing.call_options(s, into)
    elif code == CAPO:
        visits.capo_options(s, into)
    elif code == ROW:
        choosing.row_options(s, into)
    elif code == SHIFT:
        gains.shift_options(s, into)
    else:
        choosing.bonus_options(s, into)


def _step_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == DISCARD:
        decks.discard_options(s, into)
    elif code == PLAY_1920:
        decks.play_options(s, ANY, into)
    elif code <= RECALL:
        _raid_options(s, code, into)
    elif code <= FORCE:
        _building_options(s, code, into)
    elif code == COLUMN:
        visits.column_options(s, into)
    elif code == GIVE_BACK:
        visits.return_options(s, into)
    else:
        luciano.defend_options(s, into)


def _raid_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == RAID:
        ships.raid_options(s, into)
    elif code == BARREL:
        ships.barrel_options(s, into)
    else:
        ships.recall_options(s, into)


def _building_options(s: SpeakeasyState, code: i64, into: Actions) -> None:
    if code == OPEN_1920:
        building.build_options(s, into)
    elif code == PLACE:
        building.place_options(s, into)
    else:
        building.force_options(s, into)


def lapse(s: SpeakeasyState) -> None:
    """Without an option the step is lost."""
    if step(s) == WAITING_MEMBER:
        gains.no_room_for_waiting(s)
    elif step(s) == BARREL:
        ships.no_place_for_prey(s)
    pop(s)


def decide(s: SpeakeasyState, action: i64) -> None:
    """What follows from a choice at the first step."""
    code = step(s)
    if action == DONE:
        pop(s)
    elif code < LEVEL_UP:
        _decide_gain(s, code, action)
    elif code <= TAKE_OVER_ANY:
        _decide_effect(s, code, action)
    elif code <= CHOOSE:
        _decide_restaurant(s, code, action)
    elif code == DEAL:
        deals.decide(s, field(s, 0), action)
    elif code <= BONUS:
        _decide_visit(s, code, action)
    else:
        _decide_step(s, code, action)


def _decide_gain(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == TAKE_CARD:
        decks.take(s, action)
    elif code == CITY_TILE:
        gains.take_tile(s, action)
    elif code == HELPER_CARD:
        gains.recruit(s, action)
    else:
        gains.gain_member(s, action)


def _decide_effect(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == LEVEL_UP or code == DISCARD_FOR_LEVEL:
        levels.choose(s, action)
    elif code >= BUILD_SMALL:
        building.build(s, action)
    elif code == COPY_HELPER:
        choosing.copy(s, action)
    elif code == PLAY_CARD:
        decks.play(s, action, True)
    elif code == HIRE_GOONS:
        gains.hire(s)
    else:
        _decide_act(s, code, action)


def _decide_act(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == SELL:
        barrels.sell(s, action)
    elif code == DELIVER:
        barrels.deliver(s, action)
    elif code == PROTECT:
        protection.protect(s, action)
    elif code == AMBUSH:
        ships.ambush(s, action)
    else:
        associates.associate(s, action)


def _decide_restaurant(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == PLAY_CITY_TILES:
        choosing.play_tile(s, action)
    elif code == COOK_BOOKS:
        books.cook(s, action)
    else:
        choosing.do_of_choice(s, action)


def _decide_visit(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == CALL:
        choosing.call(s, action)
    elif code == CAPO:
        visits.send(s, action)
    elif code == ROW:
        choosing.do_of_row(s, action)
    elif code == SHIFT:
        gains.shift(s, action)
    else:
        choosing.gain_bonus(s, action)


def _decide_step(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == DISCARD:
        decks.discard(s, action)
    elif code == PLAY_1920:
        decks.play(s, action, False)
    elif code <= RECALL:
        _decide_raid(s, code, action)
    elif code <= FORCE:
        _decide_building(s, code, action)
    elif code == COLUMN:
        visits.take_column(s, action)
    elif code == GIVE_BACK:
        visits.give_back(s, action)
    else:
        luciano.defend(s, action)


def _decide_raid(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == RAID:
        ships.raid(s, action)
    elif code == BARREL:
        ships.barrel(s, action)
    else:
        ships.recall(s, action)


def _decide_building(s: SpeakeasyState, code: i64, action: i64) -> None:
    if code == OPEN_1920:
        building.build(s, action)
    elif code == PLACE:
        building.place(s, action)
    else:
        building.force(s, action)
