"""``imagine``: a full position that fits a view, drawn from the exact posterior.

A viewer knows each deck's unseen cards only together with the cards dealt face down to the other seats. Every way of
giving each such place one of those cards, counted as pieces, is equally likely: nothing that was seen tells them apart,
for a card leaves a hand face up, and of two equal ones the known one first.
"""

from mypy_extensions import i64

from omerta.core.game import CHANCE
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games.speakeasy.components import CARDS, DEAL, DISCARD, PILE_CARD, TYPES
from omerta.games.speakeasy.rules.todo import field, step, step_seat
from omerta.games.speakeasy.state import SETUP, SpeakeasyState
from omerta.games.speakeasy.views import FACE_DOWN_CARD, SpeakeasyView


def imagine_into(s: SpeakeasyState, view: SpeakeasyView, numbers: Numbers) -> None:
    """Fill a new state so that the viewer could not tell it from the real one."""
    if view.table.phase == SETUP:
        raise Impossible("setup-cannot-be-imagined")
    _draw(s, view, numbers)
    while not asks_rightly(s):  # that somebody is asked now shows that there is something to decide
        _draw(s, view, numbers)


def _draw(s: SpeakeasyState, view: SpeakeasyView, numbers: Numbers) -> None:
    s.take_from(view.table)
    for deck in range(TYPES):
        left = _cards(s, deck)
        for seat in range(s.players):
            if s.dealt[seat * TYPES + deck] == FACE_DOWN_CARD:
                card = _pick(s, deck, numbers.below(left))
                s.unseen[card] -= 1
                s.dealt[seat * TYPES + deck] = card
                s.hands[seat * CARDS + card] += 1
                left -= 1


def _cards(s: SpeakeasyState, deck: i64) -> i64:
    count: i64 = 0
    for card in range(s.box.type_first[deck], s.box.type_first[deck + 1]):
        count += s.unseen[card]
    return count


def _pick(s: SpeakeasyState, deck: i64, rest: i64) -> i64:
    """The card at a place among the unseen ones of a deck."""
    card = s.box.type_first[deck]
    while rest >= s.unseen[card]:
        rest -= s.unseen[card]
        card += 1
    return card


def asks_rightly(s: SpeakeasyState) -> bool:
    """Whether the decision that is awaited has the two options that it takes to be asked."""
    if s.depth == 0:
        return True
    if step(s) == DISCARD:
        return _kinds(s, step_seat(s)) > 1
    if s.to_move == CHANCE and step(s) == DEAL and field(s, 0) == PILE_CARD:
        return _unseen_kinds(s, field(s, 1)) > 1
    return True


def _kinds(s: SpeakeasyState, seat: i64) -> i64:
    count: i64 = 0
    for card in range(seat * CARDS, seat * CARDS + CARDS):
        if s.hands[card] > 0:
            count += 1
    return count


def _unseen_kinds(s: SpeakeasyState, deck: i64) -> i64:
    count: i64 = 0
    for card in range(s.box.type_first[deck], s.box.type_first[deck + 1]):
        if s.unseen[card] > 0:
            count += 1
    return count
