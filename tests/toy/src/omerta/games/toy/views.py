"""What a seat may know (T1.4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import View
from omerta.core.writing import mover_json, or_null
from omerta.games.toy.components import CARDS, SEATS
from omerta.games.toy.shapes import ViewJson
from omerta.games.toy.state import OUT, ToyState, hand_size


@final
class ToyView(View):
    """The table as one seat sees it: its own hand, the cards played, how many the rival holds."""

    stage: i64
    leader: i64
    led: i64
    dealt: i64
    own: vec[i64]  # by card, 1 where the viewer holds it
    out: vec[i64]  # by card, 1 where it has been played
    hands: vec[i64]  # by seat
    points: vec[i64]

    def __init__(self, viewer: i64, s: ToyState) -> None:
        self.viewer = viewer
        self.players = SEATS
        self.to_move = s.to_move
        self.stage = s.stage
        self.leader = s.leader
        self.led = s.led
        self.dealt = s.dealt
        self.own = vec[i64]([1 if viewer >= 0 and s.where[card] == viewer else 0 for card in range(CARDS)])
        self.out = vec[i64]([1 if s.where[card] == OUT else 0 for card in range(CARDS)])
        self.hands = vec[i64]([hand_size(s, seat) for seat in range(SEATS)])
        self.points = s.points[:]

    def to_json(self) -> ViewJson:
        return {
            "game": "toy",
            "seat": self.seat,
            "to_move": mover_json(self.to_move),
            "leader": or_null(self.leader),
            "led": or_null(self.led),
            "hand": [card for card in range(CARDS) if self.own[card] == 1],
            "out": [card for card in range(CARDS) if self.out[card] == 1],
            "hands": list(self.hands),
            "points": list(self.points),
        }
