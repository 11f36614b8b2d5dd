"""The rules: what may be decided now, and what follows from a decision."""

from typing import final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE, OVER, Part, Result, Shaped
from omerta.core.journal import all_but, only
from omerta.core.problems import Refused
from omerta.games.toy.components import CARDS, HAND, NONE, SEATS, Card, Seat
from omerta.games.toy.moves import ACTION_COUNT, BEGIN, DEAL_CARD, action_of, move_of
from omerta.games.toy.position import write_position
from omerta.games.toy.state import DEAL, DRAW_FIRST, OUT, PILE, PLAY, ToyState, all_dealt, hand_size
from omerta.games.toy.views import ToyView


@final
class Toy(ToyState):
    """A game of TOY."""

    def copy(self) -> "Toy":
        twin = Toy()
        twin.take_from(self)
        return twin

    def legal_into(self, into: Actions) -> None:
        if self.to_move == OVER:
            return
        if self.stage == DRAW_FIRST:
            for seat in range(SEATS):
                into.add_weighted(BEGIN + seat, 1)  # T1.2
        elif self.to_move == CHANCE:
            _cards_into(self, PILE, DEAL_CARD, into)  # T1.3
        else:
            _cards_into(self, self.to_move, 0, into)  # T2.1

    def advance(self, action: i64) -> None:
        if action >= BEGIN:
            _begin(self, action - BEGIN)
        elif action >= DEAL_CARD:
            _deal(self, action - DEAL_CARD)
        else:
            _play(self, action)

    def result(self) -> Result | None:
        return result(self) if self.to_move == OVER else None

    def view(self, seat: int | None) -> ToyView:
        return ToyView(NONE if seat is None else seat, self)

    def move(self, action: i64) -> Shaped | None:
        return move_of(action)

    def action(self, move: Shaped) -> int:
        return action_of(move)

    def to_json(self) -> Shaped:
        return write_position(self)

    def explain(self, action: i64) -> Refused:
        if action < 0 or action >= ACTION_COUNT:
            return Refused("T2.1", "no-such-move", {"action": int(action)})
        if self.to_move == OVER:
            return Refused("T3.1", "game-over")
        if self.to_move == CHANCE:
            return Refused("T1.2" if self.stage == DRAW_FIRST else "T1.3", "chance-decides")
        if action >= DEAL_CARD:
            return Refused("T1.2" if action >= BEGIN else "T1.3", "chance-decides")
        return Refused("T2.1", "not-in-hand", {"card": int(action)})


def _cards_into(s: ToyState, place: i64, first: i64, into: Actions) -> None:
    for card in range(CARDS):
        if s.where[card] == place:
            if place == PILE:
                into.add_weighted(first + card, 1)
            else:
                into.add(first + card)


def _begin(s: ToyState, seat: Seat) -> None:
    """T1.2: the first player; drawn before the deal, so that no draw is the last one."""
    s.leader = seat
    s.stage = DEAL
    if s.journal is not None:
        s.journal.tell("begins", "T1.2", {"seat": int(seat)})


def _deal(s: ToyState, card: Card) -> None:
    """T1.3: three to each seat, seat by seat."""
    seat = s.dealt // HAND
    s.where[card] = seat
    s.dealt += 1
    if s.journal is not None:
        s.journal.tell("dealt", "T1.4", {"seat": int(seat), "card": int(card)}, only(int(seat)))
        s.journal.veil("dealt-unseen", "T1.4", {"seat": int(seat)}, all_but(int(seat)))
    if all_dealt(s):
        s.stage = PLAY
        s.to_move = s.leader
        s.turns += 1


def _play(s: ToyState, card: Card) -> None:
    seat = s.to_move
    s.where[card] = OUT
    if s.journal is not None:
        s.journal.tell("played", "T2.1", {"seat": int(seat), "card": int(card)})
    if s.led == NONE:
        s.led = card
        s.to_move = 1 - seat
        s.turns += 1
    else:
        _take(s, seat if card > s.led else 1 - seat)


def _take(s: ToyState, seat: Seat) -> None:
    """T2.2: the higher card takes the trick; T2.3: its owner begins the next."""
    s.points[seat] += 1
    s.led = NONE
    s.leader = seat
    if s.journal is not None:
        s.journal.tell("taken", "T2.2", {"seat": int(seat)})
    if hand_size(s, seat) == 0:
        s.to_move = OVER  # T3.1
        if s.journal is not None:
            s.journal.tell("over", "T3.1", {})
    else:
        s.to_move = seat
        s.turns += 1


def result(s: ToyState) -> Result:
    """T3.2: most tricks; three of them cannot be shared evenly."""
    scores = [int(points) for points in s.points]
    return Result(scores, [scores.index(max(scores))], "most-tricks", "T3.2")


def parts(view: ToyView) -> list[Part]:
    return [
        Part("tricks", "T3.2", {"count": int(view.points[seat])}, seat, int(view.points[seat])) for seat in range(2)
    ]
