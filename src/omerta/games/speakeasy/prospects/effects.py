"""E10.1: what the steps still to come promise a seat, so that a glance sees where a visit leads."""

from typing import Final

from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    AMBUSH,
    ANY,
    BARREL,
    BONUS,
    BOOK,
    BUILD_SMALL,
    CARDS,
    CASH,
    CASINO,
    CHOOSE,
    CITY_TILE,
    COOK_BOOKS,
    COPY_HELPER,
    DELIVER,
    DISCARD,
    DISCARD_FOR_LEVEL,
    DISTRICTS,
    ERECT,
    FAMILY_MEMBER,
    FORCE,
    GET_ASSOCIATE,
    GOON_FREE,
    HELPER_CARD,
    HIRE_GOONS,
    LEVEL_UP,
    LEVERAGE_TOKEN,
    NONE,
    PERSONS,
    PLACE,
    PLAY_1920,
    PLAY_CARD,
    PLAY_CITY_TILES,
    PRODUCE,
    PRODUCE_MORE,
    PROTECT,
    RAID,
    RISE,
    ROW,
    SELL,
    SHIPS,
    SLOTS,
    SPEAKEASY,
    STILLS_TRACK,
    TAKE_CARD,
    TAKE_OVER_ANY,
    TILES,
    TRACKS,
    TYPES,
    WAITING_MEMBER,
    Seat,
)
from omerta.games.speakeasy.prospects import scale, things, town
from omerta.games.speakeasy.prospects.goals import cooking
from omerta.games.speakeasy.prospects.scale import WORTH, soon
from omerta.games.speakeasy.prospects.supply import area_part, delivery, is_delivering, sale, sale_size
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.barrels import can_produce, price_at
from omerta.games.speakeasy.rules.building import cheapest, is_offered
from omerta.games.speakeasy.rules.counting import crate_count
from omerta.games.speakeasy.rules.gains import can_gain_member, goon_price, has_vip_room, own_books
from omerta.games.speakeasy.rules.protection import cost, free_leverage
from omerta.games.speakeasy.rules.ships import attack, defence, may_attack, zone_of
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    CRATE,
    FRAME,
    GOONS_HELD,
    HELD,
    LEVERAGE,
    SHIP,
    VIP_AREA,
    SpeakeasyState,
    bonus,
    number,
    of,
)

AGAIN: Final = 0.3  # an action of the same kind that comes a second time


def pending(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """All steps of a seat that wait in the list."""
    survey.counted = 0
    value = 0.0
    for frame in range(s.depth - 1, -1, -1):
        if s.todo[frame * FRAME + 1] == seat:
            value += _step(s, seat, frame * FRAME, survey)
    return value


def _step(s: SpeakeasyState, seat: Seat, base: i64, survey: Survey) -> float:
    code, first, second = s.todo[base], s.todo[base + 2], s.todo[base + 3]
    if code == ROW:
        return _row(s, seat, first, second, survey)
    if code == CHOOSE:
        return _choice(s, seat, base, survey)
    if code <= TAKE_OVER_ANY or code == COOK_BOOKS or code == PLAY_CITY_TILES:
        if code == DELIVER and base == (s.depth - 1) * FRAME and is_delivering(s, seat):
            return 0.0
        return effect(s, seat, code, first, second, survey)
    if code == PLACE:
        return _building(s, seat, first, survey) - float(s.box.slot_cost[first])
    if code == ERECT:
        return _building(s, seat, first, survey)
    return _own_step(s, seat, base, survey)


def _own_step(s: SpeakeasyState, seat: Seat, base: i64, survey: Survey) -> float:
    """Steps of the engine's own."""
    code, first = s.todo[base], s.todo[base + 2]
    if code == DISCARD:
        return -things.card(s, seat, survey.turns) * float(first)
    if code == RISE:
        return things.level_gain(s, seat, first, survey.turns) + 1.0
    if code == RAID:
        return _prey(s, seat, first, survey)
    if code == BARREL:
        return 0.5 * float(price_at(s, seat, SPEAKEASY)) * soon(survey.turns, 3)
    if code == BONUS:
        return _list(s, seat, s.box.row_bonus[first], survey)
    if code == PLAY_1920:
        return 2.0
    return -0.5 if code == FORCE else 0.0


def _list(s: SpeakeasyState, seat: Seat, effects: i64, survey: Survey) -> float:
    value = 0.0
    for i in range(s.box.list_start[effects], s.box.list_start[effects + 1]):
        value += _datum(s, seat, i, survey)
    return value


def _datum(s: SpeakeasyState, seat: Seat, i: i64, survey: Survey) -> float:
    """An effect as the data has it."""
    box = s.box
    return effect(s, seat, box.effect_code[i], box.effect_n[i], box.effect_what[i], survey)


def _row(s: SpeakeasyState, seat: Seat, effects: i64, left: i64, survey: Survey) -> float:
    """E16.5: all that are left."""
    first = s.box.list_start[effects]
    value = 0.0
    for i in range(s.box.list_start[effects + 1] - first):
        if (left >> i) & 1 == 1:
            value += _datum(s, seat, first + i, survey)
    return value


def _choice(s: SpeakeasyState, seat: Seat, base: i64, survey: Survey) -> float:
    """E17.4, E19.3: the best one or two."""
    effects, left, count = s.todo[base + 2], s.todo[base + 3], s.todo[base + 4]
    first = s.box.list_start[effects]
    best, next_ = 0.0, 0.0
    for i in range(s.box.list_start[effects + 1] - first):
        if (left >> i) & 1 == 1:
            value = _datum(s, seat, first + i, survey)
            if value > best:
                best, next_ = value, best
            elif value > next_:
                next_ = value
    return best + next_ if count > 1 else best


def effect(s: SpeakeasyState, seat: Seat, code: i64, n: i64, what: i64, survey: Survey) -> float:  # noqa: PLR0917
    """What an effect is likely to add, were it to come now."""
    if code < LEVEL_UP:
        return _gain(s, seat, code, survey) * float(max(1, n))
    if BUILD_SMALL <= code <= TAKE_OVER_ANY:
        return _build(s, seat, code, survey) * (1.0 if n < 2 else 1.7)
    if code == CASH:
        return float(n)
    if code == LEVEL_UP or code == DISCARD_FOR_LEVEL:
        return _level(s, seat, code, what, survey)
    if code == PLAY_CARD:
        return _play(s, seat, what, survey)
    if code == COOK_BOOKS:
        return cooking(s, seat, survey, n)
    if code == PLAY_CITY_TILES:
        return _tiles(s, seat, n, survey)
    return _once(code, survey) * _action(s, seat, code, n, survey)


def _once(code: i64, survey: Survey) -> float:
    """A second action of the same kind adds little to the first."""
    part = AGAIN if (survey.counted >> code) & 1 == 1 else 1.0
    survey.counted |= i64(1) << code
    return part


def _gain(s: SpeakeasyState, seat: Seat, code: i64, survey: Survey) -> float:
    if code == TAKE_CARD:
        return things.card(s, seat, survey.turns)
    if code == GOON_FREE:
        return things.goon(s, seat, survey.turns) if of(s, seat, GOONS_HELD) < len(s.box.goon_costs) else 0.0
    if code == FAMILY_MEMBER or code == WAITING_MEMBER:
        return _member(s, seat, survey)
    if code == LEVERAGE_TOKEN:
        return WORTH[scale.TOKEN] * soon(survey.turns, 3)
    if code == BOOK:
        return WORTH[scale.SPARE_BOOK] * soon(survey.turns, 5) if own_books(s, seat) > 0 else 0.0
    if code == CITY_TILE:
        return WORTH[scale.TILE] * soon(survey.turns, 3) * (1.0 if of(s, seat, HELD) < s.box.tile_places else 0.2)
    return things.helper(s, seat, survey.turns) if code == HELPER_CARD else 0.0


def _member(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    if not can_gain_member(s, seat, NONE):
        return 0.0
    docks = WORTH[scale.DOCK_MEMBER] * soon(survey.turns, 4) + 2.0 * soon(survey.turns, 3)
    if not has_vip_room(s, seat):
        return docks
    if survey.unprotected() > of(s, seat, VIP_AREA):
        return max(docks, WORTH[scale.READY_MEMBER] * soon(survey.turns, 2))
    return max(docks, WORTH[scale.SPARE_MEMBER] * soon(survey.turns, 3))


def _level(s: SpeakeasyState, seat: Seat, code: i64, what: i64, survey: Survey) -> float:
    """The best track that may rise."""
    best = 0.0
    for track in range(TRACKS):
        if what == ANY or what == track:
            best = max(best, things.level_gain(s, seat, track, survey.turns))
    if code == DISCARD_FOR_LEVEL:
        return max(0.0, best - things.card(s, seat, survey.turns))
    return best


def _action(s: SpeakeasyState, seat: Seat, code: i64, n: i64, survey: Survey) -> float:
    if code == HIRE_GOONS:
        return _hiring(s, seat, survey)
    if code == PRODUCE:
        return _production(s, seat, survey)
    if code == SELL:
        return sale(s, seat, survey, sale_size(s, seat) if n == NONE else n)
    if code == DELIVER:
        return delivery(s, seat, survey, _visit_range(s))
    if code == PROTECT:
        return _protection(s, seat, survey)
    if code == AMBUSH:
        return _ambush(s, seat, survey)
    if code == GET_ASSOCIATE:
        return _associate(s, seat, survey)
    return WORTH[scale.HELPER] if code == COPY_HELPER else 0.0


def _hiring(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """Goons as long as they are worth their cost."""
    gained = things.goon(s, seat, survey.turns) - float(_next_goon(s, seat))
    return max(0.0, gained)


def _next_goon(s: SpeakeasyState, seat: Seat) -> i64:
    if of(s, seat, GOONS_HELD) >= len(s.box.goon_costs) or s.goons == 0:
        return 99
    return goon_price(s, seat)


def _production(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    if not can_produce(s, seat):
        return 0.0
    made = number(s, seat, STILLS_TRACK) + bonus(s, seat, PRODUCE_MORE)
    return area_part(survey.turns) * float(min(made, s.barrels)) * float(price_at(s, seat, SPEAKEASY))


def _visit_range(s: SpeakeasyState) -> i64:
    """E16.7: the range that the person visited adds."""
    if s.visit == NONE or not s.box.range_whole_visit:
        return 0
    row = s.box.own_actions[s.visit * PERSONS + max(0, s.visited)]
    for i in range(s.box.list_start[row], s.box.list_start[row + 1]):
        if s.box.effect_range[i] > 0:
            return s.box.effect_range[i]
    return 0


def _protection(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """E13: as many as members, buildings and Leverage allow."""
    most = min(of(s, seat, VIP_AREA), survey.unprotected())
    budget = free_leverage(s, seat) + of(s, seat, LEVERAGE)
    most = min(most, budget // max(1, cost(s, seat)))
    later = WORTH[scale.READY_MEMBER] * soon(survey.turns, 2)
    gained = 15.0 * (1.0 - WORTH[scale.LATER_END] * soon(survey.turns, 5)) + WORTH[scale.PROTECTION] * soon(
        survey.turns, 3
    )
    return float(most) * max(1.0, gained - later)


def _ambush(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    best = 0.0
    for ship in range(SHIPS):
        if may_attack(s, seat, ship):
            best = max(best, _prey(s, seat, ship, survey))
    return best


def _prey(s: SpeakeasyState, seat: Seat, ship: i64, survey: Survey) -> float:
    """E15.5: the Crate's cash and bonus, a barrel; the Goons it takes."""
    zone = zone_of(s, ship)
    crate = s.ships[ship * SHIP + CRATE]
    value = 0.4 * float(price_at(s, seat, SPEAKEASY)) * soon(survey.turns, 3)
    if crate != NONE:
        cash = s.box.crate_per[crate] * crate_count(s, seat, crate, zone)
        if s.box.crate_cap[crate] != NONE:
            cash = min(cash, s.box.crate_cap[crate])
        value += float(cash) + WORTH[scale.CRATE] * scale.share(survey.turns) + 4.0 * soon(survey.turns, 3)
    lost = max(0, defence(s, ship) + 1 - attack(s, seat, zone, 0))
    return value - 0.7 * WORTH[scale.GOON] * soon(survey.turns + 1, 4) * float(min(lost, of(s, seat, GOONS_HELD)))


def _associate(s: SpeakeasyState, seat: Seat, survey: Survey) -> float:
    """The best Mobster on the board, beside the present one."""
    best = 0.0
    for district in range(DISTRICTS):
        if s.mobsters[district] != NONE:
            best = max(best, things.mobster_worth(s, s.mobsters[district], survey.turns))
    present = of(s, seat, ASSOCIATE)
    return max(0.0, best - (things.mobster_worth(s, present, survey.turns) if present != NONE else 0.0))


def _build(s: SpeakeasyState, seat: Seat, by: i64, survey: Survey) -> float:
    """E12: the best building on offer, less its price."""
    best = 0.0
    for slot in range(SLOTS):
        if is_offered(s, seat, slot, by):
            best = max(best, _building(s, seat, slot, survey) - float(cheapest(s, seat, slot, by)))
    return best


def _building(s: SpeakeasyState, seat: Seat, slot: i64, survey: Survey) -> float:
    """What a building of a slot would be worth on a usual space, with what its opening brings."""
    kind = s.box.slot_kind[slot]
    value = (
        town.trade(s, kind, survey.turns)
        + town.end_value(s, kind, False, survey.turns)
        + WORTH[scale.OPEN_SPACE] * soon(survey.turns, 4)
    )
    if kind == CASINO:
        value += town.income(s, survey.turns) - things.card(s, seat, survey.turns)
    return 0.85 * value + _list(s, seat, s.box.slot_opening[slot], survey)


def _play(s: SpeakeasyState, seat: Seat, what: i64, survey: Survey) -> float:
    """E10.15: the best card of the type: its benefit and its action."""
    best = 0.0
    for kind in range(TYPES):
        if what == ANY or what == kind:
            card = _best_card(s, seat, kind, survey)
            if card > -1.0:
                action = s.box.effect_code[s.box.type_action[kind]]
                best = max(best, card + _once(action, survey) * _action(s, seat, action, NONE, survey))
    return max(0.0, best - things.card(s, seat, survey.turns))


def _best_card(s: SpeakeasyState, seat: Seat, kind: i64, survey: Survey) -> float:
    """The best benefit among the cards of a type in hand; −1 without any."""
    best = -1.0
    for card in range(s.box.type_first[kind], s.box.type_first[kind + 1]):
        if s.hands[seat * CARDS + card] > 0:
            best = max(best, _list(s, seat, s.box.card_benefit[card], survey))
    return best


def _tiles(s: SpeakeasyState, seat: Seat, most: i64, survey: Survey) -> float:
    """E17.5: the best tiles held, less what they are worth anyway."""
    best, next_ = 0.0, 0.0
    held = WORTH[scale.TILE] * soon(survey.turns, 3)
    for tile in range(len(s.box.tile_names)):
        if s.tiles[seat * TILES + tile] > 0:
            value = _datum(s, seat, s.box.tile_effect[tile], survey) - held
            if value > best:
                best, next_ = value, best
            elif value > next_:
                next_ = value
    return best + next_ if most > 1 else best
