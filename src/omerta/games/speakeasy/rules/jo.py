"""E23: Jo's deck and turn, and what he places. What he does with barrels, members and Books is in jo_acts."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    DEAL,
    DISTRICTS,
    JO,
    JO_CARDS,
    JO_CLASSES,
    JO_LEVEL,
    JO_MEMBER,
    KIND_NAMES,
    LOCATION_NAMES,
    NONE,
    PARK,
    PERSONS,
    PILE_JO,
    PILE_JO_DISTRICT,
    RESTAURANT,
    SLOTS,
    STILLS,
    WIDTH,
    District,
    Space,
    space_name,
)
from omerta.games.speakeasy.moves import DEAL_JO, DEAL_JO_DISTRICT, DEAL_JO_LEVEL
from omerta.games.speakeasy.rules.building import count_in_zone, remove_mob, stand, take_tile_of
from omerta.games.speakeasy.rules.ground import at, is_empty, last_space
from omerta.games.speakeasy.rules.todo import field, pop, push, push_effect, push_list, set_field
from omerta.games.speakeasy.rules.visits import arrive_at_restaurant, free_person, persons, to_park
from omerta.games.speakeasy.state import (
    BOARD,
    CAPOS,
    LEVELS,
    MOB,
    NOTHING,
    PHASE_1920,
    SpeakeasyState,
    add,
    of,
    put,
)

ALL_DISTRICTS: Final[i64] = (i64(1) << 16) - 1
MEMBER_OPEN: Final[i64] = 1  # E23.8: symbols not yet met in a placing
HELPER_OPEN: Final[i64] = 2


def level_options(s: SpeakeasyState, into: Actions) -> None:
    """E23.4: the cards of deck 0 that raise an Operation."""
    for card in range(JO_CARDS):
        if s.box.jo_class[card] == 0 and _raises(s, card) != NONE:
            into.add_weighted(DEAL_JO_LEVEL + card, 1)


def _raises(s: SpeakeasyState, card: i64) -> i64:
    """The track that a card raises, or NONE."""
    actions = s.box.jo_actions[card]
    for effect in range(s.box.list_start[actions], s.box.list_start[actions + 1]):
        if s.box.effect_code[effect] == JO_LEVEL:
            return s.box.effect_what[effect]
    return NONE


def deal_level(s: SpeakeasyState, card: i64) -> None:
    """E23.4: that level becomes 2; the card leaves. His deck for Act 1 is then made up."""
    pop(s)
    add(s, JO, LEVELS + _raises(s, card), 1)
    s.jo_unseen &= ~(i64(1) << card)
    if s.journal is not None:
        s.journal.tell("jo-begins", "E23.4", {"jo_level": s.box.jo_names[card]})
    _add_decks(s, 0)


def _add_decks(s: SpeakeasyState, act: i64) -> None:
    """E23.3, E23.6: slots of the classes that join, some of them taken by cards of deck 0."""
    for kind in range(1, JO_CLASSES):
        if (s.box.jo_decks[act] >> kind) & 1 == 1:
            replaced = s.box.jo_replaced[s.difficulty * 4 + kind - 1]
            s.jo_slots[kind] = unseen_of(s, kind) - (s.box.jo_removed if kind == 2 else 0) - replaced
            s.jo_slots[0] += replaced


def unseen_of(s: SpeakeasyState, kind: i64) -> i64:
    """Cards of a class that were never seen."""
    count: i64 = 0
    for card in range(JO_CARDS):
        if (s.jo_unseen >> card) & 1 == 1 and s.box.jo_class[card] == kind:
            count += 1
    return count


def begin_act(s: SpeakeasyState) -> None:
    """E23.6, E23.8: a new act shuffles all; District cards in the acts that say so."""
    if s.act > 1:
        _add_decks(s, s.act - 1)
    for i in range(0, len(s.jo_under), 2):
        s.jo_loose |= i64(1) << s.jo_under[i]
    s.jo_under = NOTHING[:]
    if s.box.jo_reshuffles[s.act - 1] == 1:
        s.jo_districts = ALL_DISTRICTS


def begin_turn(s: SpeakeasyState) -> None:
    """E23.7 (1)."""
    pop(s)
    if s.journal is not None:
        s.journal.by = int(JO)
    s.jo_card = NONE
    _flip(s)


def _flip(s: SpeakeasyState) -> None:
    if _has_cards(s):
        push(s, DEAL, NONE, PILE_JO)
        return
    arrive_at_restaurant(s, JO)  # E23.7 R: the deck has run out
    add(s, JO, CAPOS, -1)
    for i in range(len(s.jo_aside)):
        s.jo_loose |= i64(1) << s.jo_aside[i]
    s.jo_aside = NOTHING[:]
    if s.journal is not None:
        s.journal.tell("jo-rests", "E23.7", {"seat": int(JO)})


def _is_shuffled(s: SpeakeasyState) -> bool:
    """Whether the deck has cards above those put under it."""
    return s.jo_loose != 0 or _all_slots(s) > 0


def _all_slots(s: SpeakeasyState) -> i64:
    count: i64 = 0
    for kind in range(JO_CLASSES):
        count += s.jo_slots[kind]
    return count


def _has_cards(s: SpeakeasyState) -> bool:
    return _is_shuffled(s) or len(s.jo_under) > 0


def card_options(s: SpeakeasyState, into: Actions) -> None:
    """E23.6: exactly the chance of the shuffled deck; else the group that was put under it first."""
    if not _is_shuffled(s):
        group = s.jo_under[1]
        for card in range(JO_CARDS):
            if _group_of(s, card) == group:
                into.add_weighted(DEAL_JO + card, 1)
        return
    common: i64 = 1
    for kind in range(JO_CLASSES):
        if s.jo_slots[kind] > 0:
            common = _least_common_multiple(common, unseen_of(s, kind))
    for card in range(JO_CARDS):
        if (s.jo_loose >> card) & 1 == 1:
            into.add_weighted(DEAL_JO + card, common)
        elif (s.jo_unseen >> card) & 1 == 1 and s.jo_slots[s.box.jo_class[card]] > 0:
            kind = s.box.jo_class[card]
            into.add_weighted(DEAL_JO + card, s.jo_slots[kind] * (common // unseen_of(s, kind)))


def _group_of(s: SpeakeasyState, card: i64) -> i64:
    for i in range(0, len(s.jo_under), 2):
        if s.jo_under[i] == card:
            return s.jo_under[i + 1]
    return NONE


def _least_common_multiple(a: i64, b: i64) -> i64:
    x, y = a, b
    while y != 0:
        x, y = y, x % y
    return a // x * b


def deal_card(s: SpeakeasyState, card: i64) -> None:
    """E23.7 (2): his Capo goes where the card says, or the card is set aside and he flips again."""
    pop(s)
    _take_out(s, card)
    if s.journal is not None:
        s.journal.tell("jo-flips", "E23.7", {"jo": s.box.jo_names[card]})
    place = s.box.jo_location[card]
    person = free_person(s, place) if place != RESTAURANT else NONE
    ousted = _human_person(s, place)
    if place == RESTAURANT:
        arrive_at_restaurant(s, JO)
    elif person != NONE:
        s.capos[place * PERSONS + person] = JO
    elif ousted != NONE and free_person(s, PARK) != NONE:
        s.capos[place * PERSONS + ousted] = JO
    else:
        s.jo_aside = append(s.jo_aside, card)
        _flip(s)
        return
    _settle_card(s, card)
    if place != RESTAURANT and person == NONE:
        if s.journal is not None:
            facts: Facts = {"seat": int(JO), "other": 0, "location": LOCATION_NAMES[place]}
            s.journal.tell("sent-by-park", "E23.7", facts)
        to_park(s, 0)


def _settle_card(s: SpeakeasyState, card: i64) -> None:
    """E23.7 (3), (4): cards set aside go under the deck as one group; the card's actions follow."""
    add(s, JO, CAPOS, -1)
    s.jo_card = card
    group: i64 = 0 if len(s.jo_under) == 0 else s.jo_under[len(s.jo_under) - 1] + 1
    for i in range(len(s.jo_aside)):
        s.jo_under = append(append(s.jo_under, s.jo_aside[i]), group)
    s.jo_aside = NOTHING[:]
    push_list(s, JO, s.box.jo_actions[card])


def _human_person(s: SpeakeasyState, place: i64) -> i64:
    """The leftmost person of a location who talks with the human's Capo, or NONE."""
    if place == RESTAURANT:
        return NONE
    for person in range(persons(s, place)):
        if s.capos[place * PERSONS + person] == 0:
            return person
    return NONE


def _take_out(s: SpeakeasyState, card: i64) -> None:
    """The card leaves the slots, the loose cards or those under the deck."""
    bit: i64 = i64(1) << card
    if s.jo_loose & bit != 0:
        s.jo_loose &= ~bit
    elif s.jo_unseen & bit != 0:
        s.jo_unseen &= ~bit
        s.jo_slots[s.box.jo_class[card]] -= 1
    else:
        kept = NOTHING[:]
        for i in range(0, len(s.jo_under), 2):
            if s.jo_under[i] != card:
                kept = append(append(kept, s.jo_under[i]), s.jo_under[i + 1])
        s.jo_under = kept


def district_options(s: SpeakeasyState, into: Actions) -> None:
    """E23.5: districts with an empty space; E23.8: the District cards left."""
    for district in range(DISTRICTS):
        if s.phase == PHASE_1920:
            if _first_space(s, district, False) != NONE:
                into.add_weighted(DEAL_JO_DISTRICT + district, 1)
        elif (s.jo_districts >> district) & 1 == 1:
            into.add_weighted(DEAL_JO_DISTRICT + district, 1)


def _first_space(s: SpeakeasyState, district: District, mobs: bool) -> Space:
    """The lowest space of a district that is empty, or with ``mobs`` has a Mobster Speakeasy."""
    for space in range(district * WIDTH, last_space(s, district)):
        if is_empty(s, space) or (mobs and at(s, space, MOB) == 1):
            return space
    return NONE


def deal_district(s: SpeakeasyState, district: District) -> None:
    pop(s)
    if s.journal is not None:
        clause = "E23.5" if s.phase == PHASE_1920 else "E23.8"
        s.journal.tell("jo-district", clause, {"jo_district": int(district) + 1})
    if s.phase == PHASE_1920:
        _put_building(s, STILLS, _first_space(s, district, False))  # E23.5
        return
    s.jo_districts &= ~(i64(1) << district)
    if s.jo_districts == 0:
        s.jo_districts = ALL_DISTRICTS
    met = field(s, 2)
    if _can_take(s, field(s, 1), district):
        _put_building(s, field(s, 1), _first_space(s, district, True))
        _next_building(s)
        _push_symbols(s, district, met)
    else:
        symbols = _symbols(s, district)
        set_field(s, 2, met & ~symbols)
        _push_symbols(s, district, met)


def _next_building(s: SpeakeasyState) -> None:
    left = field(s, 0)
    if left <= 1:
        pop(s)
    else:
        set_field(s, 0, left - 1)
        set_field(s, 2, NONE)


def _symbols(s: SpeakeasyState, district: District) -> i64:
    found: i64 = 0
    effects = s.box.jo_symbols[district]
    for effect in range(s.box.list_start[effects], s.box.list_start[effects + 1]):
        found |= MEMBER_OPEN if s.box.effect_code[effect] == JO_MEMBER else HELPER_OPEN
    return found


def _push_symbols(s: SpeakeasyState, district: District, still_open: i64) -> None:
    """E23.8: only the first of each symbol counts in one placing."""
    effects = s.box.jo_symbols[district]
    for effect in range(s.box.list_start[effects + 1] - 1, s.box.list_start[effects] - 1, -1):
        bit = MEMBER_OPEN if s.box.effect_code[effect] == JO_MEMBER else HELPER_OPEN
        if still_open & bit != 0:
            push_effect(s, JO, effect)


def place(s: SpeakeasyState) -> None:
    """E23.8: if he has one left and a district can take it, a District card is drawn."""
    kind = field(s, 1)
    if field(s, 0) == NONE:
        set_field(s, 0, 1)
    if _slot_of(s, kind) == NONE or not _any_can_take(s, kind):
        pop(s)
        return
    if field(s, 2) == NONE:
        set_field(s, 2, MEMBER_OPEN | HELPER_OPEN)
    push(s, DEAL, NONE, PILE_JO_DISTRICT)


def _slot_of(s: SpeakeasyState, kind: i64) -> i64:
    """The first full slot of a kind, or NONE."""
    for slot in range(SLOTS):
        if (of(s, JO, BOARD) >> slot) & 1 == 1 and s.box.slot_kind[slot] == kind:
            return slot
    return NONE


def _can_take(s: SpeakeasyState, kind: i64, district: District) -> bool:
    """E23.8."""
    if (s.blocked >> district) & 1 == 1 or _first_space(s, district, True) == NONE:
        return False
    limit = s.box.per_zone[kind]
    return limit == NONE or count_in_zone(s, JO, kind, s.box.zone_of[district]) < limit


def _any_can_take(s: SpeakeasyState, kind: i64) -> bool:
    for district in range(DISTRICTS):
        if _can_take(s, kind, district):
            return True
    return False


def _put_building(s: SpeakeasyState, kind: i64, space: Space) -> None:
    put(s, JO, BOARD, of(s, JO, BOARD) & ~(i64(1) << _slot_of(s, kind)))
    remove_mob(s, space)
    stand(s, JO, space, kind)
    if s.journal is not None:
        clause = "E23.5" if s.phase == PHASE_1920 else "E23.8"
        s.journal.tell("jo-builds", clause, {"seat": int(JO), "space": space_name(space), "kind": KIND_NAMES[kind]})
    take_tile_of(s, JO, space)
