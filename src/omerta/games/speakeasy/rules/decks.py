"""E10.4–E10.6, E10.15: Operations cards, from the decks to the hand, the slots and back under their decks."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.journal import all_but, only
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    ANY,
    CARDS,
    DEAL,
    DELIVER,
    NONE,
    PILE,
    PILE_CARD,
    TYPE_NAMES,
    TYPES,
    WHY_NAMES,
    Seat,
)
from omerta.games.speakeasy.moves import DEAL_CARD, DISCARD_CARD, PLAY, TAKE_DECK
from omerta.games.speakeasy.rules.todo import count_down, field, pop, push, push_effect, push_list, step_seat
from omerta.games.speakeasy.state import HAND, SpeakeasyState, add, of


def can_take(s: SpeakeasyState, kind: i64) -> bool:
    """E10.4: whether there is such a card to take."""
    if kind != ANY:
        return s.tops[kind] != NONE
    for deck in range(TYPES):
        if s.tops[deck] != NONE:
            return True
    return False


def take_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.4: the decks with a card, or the one that is named."""
    named = field(s, 1)
    for deck in range(TYPES):
        if s.tops[deck] != NONE and (named == ANY or named == deck):
            into.add(TAKE_DECK + deck)


def take(s: SpeakeasyState, action: i64) -> None:
    """E10.4, E10.5: the top card into the hand; the next one is turned at once."""
    seat, deck = step_seat(s), action - TAKE_DECK
    pop(s)
    card = s.tops[deck]
    s.tops[deck] = NONE
    s.hands[seat * CARDS + card] += 1
    add(s, seat, HAND, 1)
    if s.journal is not None:
        s.journal.tell("took-card", "E10.4", {"seat": int(seat), "card": s.box.card_names[card]})
    turn_next(s, deck)


def turn_next(s: SpeakeasyState, deck: i64) -> None:
    """E10.5: chance while there are unseen cards, then the discarded ones in order."""
    for card in range(s.box.type_first[deck], s.box.type_first[deck + 1]):
        if s.unseen[card] > 0:
            push(s, DEAL, NONE, PILE_CARD, deck, NONE)
            return
    card = s.under[deck * PILE]
    if card == NONE:
        return
    for i in range(deck * PILE, deck * PILE + PILE - 1):
        s.under[i] = s.under[i + 1]
    s.under[deck * PILE + PILE - 1] = NONE
    show(s, deck, card)


def show(s: SpeakeasyState, deck: i64, card: i64) -> None:
    s.tops[deck] = card
    if s.journal is not None:
        s.journal.tell("deck-shows", "E10.5", {"card": s.box.card_names[card], "deck": TYPE_NAMES[deck]})


def deal_options(s: SpeakeasyState, into: Actions) -> None:
    """E4.3, E10.5: the unseen cards of a deck, by number of each kind."""
    deck = field(s, 1)
    for card in range(s.box.type_first[deck], s.box.type_first[deck + 1]):
        if s.unseen[card] > 0:
            into.add_weighted(DEAL_CARD + card, s.unseen[card])


def deal(s: SpeakeasyState, card: i64) -> None:
    """A card into a hand in the setup (E4.3), face down; or the next top card (E10.5)."""
    deck, seat = field(s, 1), field(s, 2)
    pop(s)
    s.unseen[card] -= 1
    if seat == NONE:
        show(s, deck, card)
        return
    s.hands[seat * CARDS + card] += 1
    s.dealt[seat * TYPES + deck] = card
    add(s, seat, HAND, 1)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "card": s.box.card_names[card]}
        s.journal.tell("dealt-card", "E4.3", facts, only(int(seat)))
        s.journal.veil("dealt-hidden", "E4.3", {"seat": int(seat), "deck": TYPE_NAMES[deck]}, all_but(int(seat)))


def lose_card(s: SpeakeasyState, seat: Seat, card: i64) -> None:
    """A card leaves the hand; of two equal ones the one that all know goes first (What a seat sees)."""
    s.hands[seat * CARDS + card] -= 1
    add(s, seat, HAND, -1)
    deck = s.box.card_type[card]
    if s.hands[seat * CARDS + card] == 0 and s.dealt[seat * TYPES + deck] == card:
        s.dealt[seat * TYPES + deck] = NONE


def put_under(s: SpeakeasyState, card: i64) -> None:
    """E10.5: face up under its own deck, or as its top card where there is none."""
    deck = s.box.card_type[card]
    if s.tops[deck] == NONE:
        show(s, deck, card)
        return
    place = deck * PILE
    while s.under[place] != NONE:
        place += 1
    s.under[place] = card


def discard_options(s: SpeakeasyState, into: Actions) -> None:
    """E10.6: any card in hand."""
    _hand_options(s, step_seat(s), ANY, DISCARD_CARD, into)


def _hand_options(s: SpeakeasyState, seat: Seat, kind: i64, first: i64, into: Actions) -> None:
    box = s.box
    for card in range(len(box.card_names)):
        if s.hands[seat * CARDS + card] > 0 and (kind == ANY or box.card_type[card] == kind):
            into.add(first + card)


def discard(s: SpeakeasyState, action: i64) -> None:
    seat, card = step_seat(s), action - DISCARD_CARD
    if s.journal is not None:
        why = WHY_NAMES[field(s, 1)]
        s.journal.tell("discarded", "E10.6", {"seat": int(seat), "card": s.box.card_names[card], "why": why})
    lose_card(s, seat, card)
    put_under(s, card)
    count_down(s)


def has_card(s: SpeakeasyState, seat: Seat, kind: i64) -> bool:
    """E10.15: whether a card of that type, or any, is in hand."""
    if kind == ANY:
        return of(s, seat, HAND) > 0
    for card in range(s.box.type_first[kind], s.box.type_first[kind + 1]):
        if s.hands[seat * CARDS + card] > 0:
            return True
    return False


def play_options(s: SpeakeasyState, kind: i64, into: Actions) -> None:
    """E10.15, E5.3: the cards of the type, each kind once."""
    _hand_options(s, step_seat(s), kind, PLAY, into)


def play(s: SpeakeasyState, action: i64, with_action: bool) -> None:
    """E10.15: the old card under its deck, the new one in its place, its benefit, then (not in E5.3) its action."""
    seat, card, extra = step_seat(s), action - PLAY, field(s, 2)
    pop(s)
    deck = s.box.card_type[card]
    lose_card(s, seat, card)
    old = s.slots[seat * TYPES + deck]
    s.slots[seat * TYPES + deck] = card
    if s.journal is not None:
        s.journal.tell("played-card", "E10.15", {"seat": int(seat), "card": s.box.card_names[card]})
    if with_action:
        push_effect(s, seat, s.box.type_action[deck])
        _add_range(s, card, extra)
    push_list(s, seat, s.box.card_benefit[card])
    if old != NONE:
        put_under(s, old)


def _add_range(s: SpeakeasyState, card: i64, extra: i64) -> None:
    """E10.16, E16.7: range that counts only in the delivery of playing the card."""
    if s.todo[(s.depth - 1) * 8] != DELIVER:
        return
    more: i64 = 0
    if not s.box.range_lasts:
        more += s.box.card_range[card]
    if not s.box.range_whole_visit and extra > 0:
        more += extra
    s.todo[(s.depth - 1) * 8 + 4] = more


def leverage_on_cards(s: SpeakeasyState, seat: Seat) -> i64:
    """E13.3: the Leverage of the cards in the slots."""
    total: i64 = 0
    for deck in range(TYPES):
        card = s.slots[seat * TYPES + deck]
        if card != NONE:
            total += s.box.card_leverage[card]
    return total
