"""A position that fits a view: the rival's cards are any of those the viewer has not seen (T1.3, T1.4)."""

from mypy_extensions import i64

from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games.toy.components import CARDS, SEATS
from omerta.games.toy.state import OUT, PILE, PLAY, ToyState
from omerta.games.toy.views import ToyView


def imagine_into(s: ToyState, view: ToyView, numbers: Numbers) -> None:
    """Fill a new state so that the viewer could not tell it from the real one."""
    if view.stage != PLAY:
        raise Impossible("setup-cannot-be-imagined")
    copy_visible(s, view)
    for seat in range(SEATS):
        if seat != view.viewer:
            for _ in range(view.hands[seat]):
                s.where[_unseen(s, numbers)] = seat


def copy_visible(s: ToyState, view: ToyView) -> None:
    s.to_move = view.to_move
    s.stage = view.stage
    s.dealt = view.dealt
    s.leader = view.leader
    s.led = view.led
    s.points = view.points[:]
    for card in range(CARDS):
        if view.out[card] == 1:
            s.where[card] = OUT
        elif view.own[card] == 1:
            s.where[card] = view.viewer


def _unseen(s: ToyState, numbers: Numbers) -> i64:
    """One of the cards that are still in the pile, each as likely as the others."""
    left = [card for card in range(CARDS) if s.where[card] == PILE]
    return left[numbers.below(len(left))]
