"""E10.2, E16.5: which effects are possible now, and the steps that choose among them."""

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.speakeasy.components import (
    AMBUSH,
    BOOK,
    BUILD_SMALL,
    CITY_TILE,
    COOK_BOOKS,
    COPY_HELPER,
    DISCARD_FOR_LEVEL,
    FAMILY_MEMBER,
    GET_ASSOCIATE,
    GOON_FREE,
    HELPER_CARD,
    HELPERS,
    HIRE_GOONS,
    LEVEL_UP,
    LEVERAGE_TOKEN,
    NONE,
    PLAY_CARD,
    PLAY_CITY_TILES,
    PRODUCE,
    PROTECT,
    ROWS,
    SELL,
    STEP_NAMES,
    TAKE_CARD,
    TAKE_OVER_ANY,
    TILES,
    WAITING_MEMBER,
    Seat,
)
from omerta.games.speakeasy.moves import BONUS_ROW, CALL_HELPER, CITY, COPY, DO_EFFECT, DONE
from omerta.games.speakeasy.rules import associates, barrels, books, building, decks, gains, levels, protection, ships
from omerta.games.speakeasy.rules.todo import count_down, field, pop, push_effect, push_list, set_field, step_seat
from omerta.games.speakeasy.state import HELD, UNUSED, USED, SpeakeasyState, add, of, put


def possible(s: SpeakeasyState, seat: Seat, effect: i64) -> bool:
    """E10.2: whether an effect of the data can begin now."""
    return can_begin(s, seat, s.box.effect_code[effect], s.box.effect_what[effect])


def can_begin(s: SpeakeasyState, seat: Seat, code: i64, what: i64) -> bool:
    if code < LEVEL_UP:
        return _can_gain(s, seat, code, what)
    if BUILD_SMALL <= code <= TAKE_OVER_ANY:
        return building.can_build(s, seat, code)  # E12.8
    if code == LEVEL_UP:
        return levels.can_level(s, seat, what)
    if code == DISCARD_FOR_LEVEL:
        return levels.can_rise(s, seat, what, 1)
    if code == PLAY_CARD:
        return decks.has_card(s, seat, what)
    return _can_act(s, seat, code)


def _can_gain(s: SpeakeasyState, seat: Seat, code: i64, what: i64) -> bool:
    """The gains of E10.3."""
    if code == TAKE_CARD:
        return decks.can_take(s, what)
    if code == GOON_FREE:
        return gains.can_get_goon(s, seat)
    if code == FAMILY_MEMBER:
        return gains.can_gain_member(s, seat, NONE)
    if code == LEVERAGE_TOKEN:
        return s.tokens > 0
    if code == BOOK:
        return gains.own_books(s, seat) > 0
    if code == CITY_TILE:
        return gains.can_take_tile(s)
    return code == WAITING_MEMBER or (code == HELPER_CARD and gains.can_recruit(s))


def _can_act(s: SpeakeasyState, seat: Seat, code: i64) -> bool:
    if code == HIRE_GOONS:
        return gains.can_hire(s, seat)
    if code == PRODUCE:
        return barrels.can_produce(s, seat)
    if code == SELL:
        return barrels.can_sell(s, seat)
    if code == PROTECT:
        return protection.can_protect(s, seat)
    if code == AMBUSH:
        return ships.can_ambush(s, seat)
    if code == GET_ASSOCIATE:
        return associates.can_associate(s, seat)
    if code == PLAY_CITY_TILES:
        return _can_play_tile(s, seat)
    if code == COOK_BOOKS:
        return books.can_cook(s, seat)
    return code != COPY_HELPER or _can_copy(s, seat)


def row_options(s: SpeakeasyState, into: Actions) -> None:
    """E16.5, E17.4, E19.3: the possible ones of the effects left, in the order of their numbers."""
    seat, first, left = step_seat(s), s.box.list_start[field(s, 0)], field(s, 1)
    count = s.box.list_start[field(s, 0) + 1] - first
    last: i64 = -1
    for _ in range(count):
        chosen = NONE
        for i in range(count):
            code = s.box.effect_code[first + i]
            if (left >> i) & 1 == 1 and code > last and (chosen == NONE or code < s.box.effect_code[first + chosen]):
                chosen = i
        if chosen == NONE:
            return
        last = s.box.effect_code[first + chosen]
        if possible(s, seat, first + chosen):
            into.add(DO_EFFECT + last)


def _chosen(s: SpeakeasyState, code: i64) -> i64:
    """Which effect of the list at hand has this code."""
    first = s.box.list_start[field(s, 0)]
    place: i64 = 0
    while s.box.effect_code[first + place] != code:
        place += 1
    return place


def do_of_row(s: SpeakeasyState, action: i64) -> None:
    """E16.5: the effect comes, the row without it after it, so it is offered once (E16.6)."""
    seat, code = step_seat(s), action - DO_EFFECT
    place = _chosen(s, code)
    effect, left = s.box.list_start[field(s, 0)] + place, field(s, 1) & ~(i64(1) << place)
    if left == 0:
        pop(s)
    else:
        set_field(s, 1, left)
    push_effect(s, seat, effect)
    if s.journal is not None:
        s.journal.tell("chose-effect", "E16.5", {"seat": int(seat), "effect": STEP_NAMES[code]})


def choose_options(s: SpeakeasyState, into: Actions) -> None:
    """E17.4, E19.3."""
    row_options(s, into)
    if field(s, 3) == 1:
        into.add(DONE)


def do_of_choice(s: SpeakeasyState, action: i64) -> None:
    seat, code = step_seat(s), action - DO_EFFECT
    place, dines = _chosen(s, code), field(s, 3) == 1
    effect = s.box.list_start[field(s, 0)] + place
    set_field(s, 1, field(s, 1) & ~(i64(1) << place))
    set_field(s, 2, field(s, 2) - 1)
    if field(s, 2) == 0 or field(s, 1) == 0:
        pop(s)
    push_effect(s, seat, effect)
    if s.journal is not None:
        s.journal.tell("chose-effect", "E17.4" if dines else "E19.3", {"seat": int(seat), "effect": STEP_NAMES[code]})


def call_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.7: own, unused, possible."""
    seat = step_seat(s)
    unused = of(s, seat, UNUSED)
    for helper in range(HELPERS):
        if (unused >> helper) & 1 == 1 and possible(s, seat, s.box.helper_effect[helper]):
            into.add(CALL_HELPER + helper)
    into.add(DONE)


def call(s: SpeakeasyState, action: i64) -> None:
    """E10.7: it goes to the safe, then its effect happens."""
    seat, helper = step_seat(s), action - CALL_HELPER
    pop(s)
    put(s, seat, UNUSED, of(s, seat, UNUSED) & ~(i64(1) << helper))
    put(s, seat, USED, of(s, seat, USED) | (i64(1) << helper))
    if s.journal is not None:
        s.journal.tell("called", "E10.7", {"seat": int(seat), "helper": s.box.helper_names[helper]})
    push_effect(s, seat, s.box.helper_effect[helper])


def _may_copy(s: SpeakeasyState, seat: Seat, helper: i64) -> bool:
    """E10.17: displayed, possible, and not itself a copy."""
    effect = s.box.helper_effect[helper]
    return s.box.effect_code[effect] != COPY_HELPER and possible(s, seat, effect)


def _can_copy(s: SpeakeasyState, seat: Seat) -> bool:
    for place in range(3):
        if s.helpers[place] != NONE and _may_copy(s, seat, s.helpers[place]):
            return True
    return False


def copy_options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    for helper in range(HELPERS):
        for place in range(3):
            if s.helpers[place] == helper and _may_copy(s, seat, helper):
                into.add(COPY + helper)
    into.add(DONE)


def copy(s: SpeakeasyState, action: i64) -> None:
    """E10.17: the effect; the card stays."""
    seat, helper = step_seat(s), action - COPY
    pop(s)
    if s.journal is not None:
        s.journal.tell("copied", "E10.17", {"seat": int(seat), "helper": s.box.helper_names[helper]})
    push_effect(s, seat, s.box.helper_effect[helper])


def _can_play_tile(s: SpeakeasyState, seat: Seat) -> bool:
    """E17.5."""
    if of(s, seat, HELD) == 0:
        return False
    for tile in range(len(s.box.tile_names)):
        if s.tiles[seat * TILES + tile] > 0 and possible(s, seat, s.box.tile_effect[tile]):
            return True
    return False


def city_options(s: SpeakeasyState, into: Actions) -> None:
    seat = step_seat(s)
    for tile in range(len(s.box.tile_names)):
        if s.tiles[seat * TILES + tile] > 0 and possible(s, seat, s.box.tile_effect[tile]):
            into.add(CITY + tile)
    into.add(DONE)


def play_tile(s: SpeakeasyState, action: i64) -> None:
    """E17.5: the tile is put aside until E6.5, and its effect happens."""
    seat, tile = step_seat(s), action - CITY
    count_down(s)
    s.tiles[seat * TILES + tile] -= 1
    add(s, seat, HELD, -1)
    s.played = append(s.played, tile)
    if s.journal is not None:
        s.journal.tell("played-tile", "E17.5", {"seat": int(seat), "tile": s.box.tile_names[tile]})
    push_effect(s, seat, s.box.tile_effect[tile])


def bonus_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.9 (3): the row of the new member, or with a Crate any that is possible."""
    seat = step_seat(s)
    if not gains.any_row(s, seat):
        into.add(BONUS_ROW + field(s, 0))
        return
    for row in range(ROWS):
        if _row_possible(s, seat, s.box.row_bonus[row]):
            into.add(BONUS_ROW + row)


def _row_possible(s: SpeakeasyState, seat: Seat, effects: i64) -> bool:
    for effect in range(s.box.list_start[effects], s.box.list_start[effects + 1]):
        if possible(s, seat, effect):
            return True
    return False


def gain_bonus(s: SpeakeasyState, action: i64) -> None:
    seat, row = step_seat(s), action - BONUS_ROW
    pop(s)
    if s.journal is not None:
        s.journal.tell("row-bonus", "E10.9", {"seat": int(seat), "row": int(row) + 1, "benefit": int(row) + 1})
    push_list(s, seat, s.box.row_bonus[row])
