"""What a seat may know (What a seat sees): everything but the cards dealt face down to others in the setup."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import View
from omerta.games.speakeasy.components import CARDS, NONE, TYPE_NAMES, TYPES, Seat
from omerta.games.speakeasy.position import (
    common_json,
    purse_json,
    scores_json,
    solo_json,
    things_json,
    top_json,
    under_json,
)
from omerta.games.speakeasy.shapes.views import Deck, SeenCardsJson, SeenHandJson, SeenSeatJson, ViewJson
from omerta.games.speakeasy.state import SpeakeasyState, is_jo

FACE_DOWN_CARD: Final[i64] = -2  # a dealt card that the viewer has not seen


@final
class SpeakeasyView(View):
    """The table as one seat sees it.

    ``table`` holds what lies open; in its hands only cards that the viewer knows, in its unseen cards also those
    dealt face down to others, which the viewer cannot tell from them.
    """

    def __init__(self, viewer: i64, s: SpeakeasyState) -> None:
        self.viewer = viewer
        self.players = s.players
        self.to_move = s.to_move
        table = s.bare()
        table.take_open(s)
        table.turns = 0
        table.hands = vec[i64]([0] * (s.players * CARDS))
        table.dealt = vec[i64]([NONE] * (s.players * TYPES))
        table.unseen = s.unseen[:]
        self.table = table
        for seat in range(s.players):
            self._see_hand(s, seat)

    def _see_hand(self, s: SpeakeasyState, seat: Seat) -> None:
        """The own hand in full; of others what was taken from the face-up decks (E10.5)."""
        table = self.table
        for card in range(seat * CARDS, seat * CARDS + CARDS):
            table.hands[card] = s.hands[card]
        for place in range(seat * TYPES, seat * TYPES + TYPES):
            card = s.dealt[place]
            if card == NONE or seat == self.viewer:
                table.dealt[place] = card
            else:
                table.dealt[place] = FACE_DOWN_CARD
                table.hands[seat * CARDS + card] -= 1
                table.unseen[card] += 1

    def to_json(self) -> ViewJson:
        table = self.table
        return {
            **common_json(table),
            "decks": {name: self._deck_json(deck) for deck, name in enumerate(TYPE_NAMES)},
            "seats": [self._seat_json(seat) for seat in range(self.players)],
            "solo": solo_json(table) if table.solo else None,
            "scores": scores_json(table),
            "viewer": self.seat,
        }

    def _seat_json(self, seat: Seat) -> SeenSeatJson:
        table = self.table
        return {**purse_json(table, seat), **self._hand_json(seat), **things_json(table, seat)}

    def _deck_json(self, deck: int) -> SeenCardsJson:
        table = self.table
        names, cards = table.box.card_names, range(table.box.type_first[deck], table.box.type_first[deck + 1])
        not_seen = {names[card]: int(table.unseen[card]) for card in cards if table.unseen[card] > 0}
        return {"top": top_json(table, deck), "not_seen": not_seen, "under": under_json(table, deck)}

    def _hand_json(self, seat: Seat) -> SeenHandJson:
        table = self.table
        if is_jo(table, seat):
            return {"hand": None, "dealt": None}
        names = table.box.card_names
        hand = [name for card, name in enumerate(names) for _ in range(table.hands[seat * CARDS + card])]
        dealt: dict[Deck, str | bool | None] = {}
        for deck, name in enumerate(TYPE_NAMES):
            card = table.dealt[seat * TYPES + deck]
            dealt[name] = True if card == FACE_DOWN_CARD else (None if card == NONE else names[card])
        return {"hand": hand, "dealt": dealt}


def see(s: SpeakeasyState, viewer: i64) -> SpeakeasyView:
    return SpeakeasyView(viewer, s)
