"""What a seat may know (G2.4, G2.5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import OVER, View
from omerta.core.writing import mover_json, or_null
from omerta.games.gangs.components import ALLIANCES, BOSSES, GANGS, MEMBERS, NONE
from omerta.games.gangs.position import cards_json, triple_json
from omerta.games.gangs.shapes import ViewJson
from omerta.games.gangs.state import NO_ALLIANCES, NO_CARDS, NO_HANDS, GangsState, hand_size, total


@final
class GangsView(View):
    """The table as one seat sees it; ``hidden`` counts the members that it cannot place."""

    active: i64
    stage: i64
    top: i64
    hole: i64
    deck: i64  # members face down in the deck
    heart_opened: bool
    no_mans_land_opened: bool
    crowned: bool
    reshuffled: bool
    pyramid: vec[i64]
    bosses: vec[i64]
    members: vec[i64]  # the deck's make-up where it is known (G3.6), otherwise zeros
    hidden: vec[i64]
    discard: vec[i64]
    out: vec[i64]
    hands: vec[i64]  # how many influence cards each seat holds
    influence: vec[i64]  # by seat and gang, the viewer's only
    alliances: vec[i64]  # the viewer's; everyone's once the game is over
    revealed: vec[i64]
    passed: vec[i64]
    revealing: vec[i64]

    def __init__(self, viewer: i64, s: GangsState) -> None:
        self.viewer = viewer
        self.players = s.players
        self.to_move = s.to_move
        self.active = s.active
        self.stage = s.stage
        self.top = s.top
        self.hole = s.hole
        self.heart_opened = s.heart_opened
        self.no_mans_land_opened = s.no_mans_land_opened
        self.crowned = s.crowned
        self.reshuffled = s.reshuffled
        self.pyramid = s.pyramid[:]
        self.bosses = s.bosses[:]
        self.discard = s.discard[:]
        self.out = s.out[:]
        self.revealed = s.revealed[:]
        self.passed = s.passed[:]
        self.revealing = s.revealing[:]
        self.deck = total(s.members) + total(
            s.aside
        )  # G2.5: it lies open to be counted; G2.2 R: but not what went aside
        self.members = s.members[:] if s.reshuffled else NO_CARDS[:]
        self.hands = vec[i64]([hand_size(s, seat) for seat in range(s.players)])
        self.influence = _own_influence(s, viewer)
        self.alliances = s.alliances[:] if s.to_move == OVER else _own_alliances(s, viewer)
        self.hidden = _hidden(self)

    def to_json(self) -> ViewJson:
        seats = range(int(self.players))
        return {
            "game": "gangs",
            "seat": self.seat,
            "players": int(self.players),
            "to_move": mover_json(self.to_move),
            "active": or_null(self.active),
            "pyramid": [or_null(gang) for gang in self.pyramid],
            "top": or_null(self.top),
            "bosses": list(self.bosses),
            "deck": int(self.deck),
            "deck_members": list(self.members) if self.reshuffled else None,
            "hidden": list(self.hidden),
            "discard": list(self.discard),
            "out": list(self.out),
            "hands": list(self.hands),
            "influence": [] if self.viewer < 0 else cards_json(self.influence, self.viewer),
            "alliances": [triple_json(self.alliances, seat) for seat in seats],
            "revealed": [triple_json(self.revealed, seat) for seat in seats],
            "passed": list(self.passed),
            "hole": or_null(self.hole),
            "revealing": list(self.revealing),
            "heart_opened": self.heart_opened,
            "no_mans_land_opened": self.no_mans_land_opened,
            "crowned": self.crowned,
        }


def see(s: GangsState, viewer: i64) -> GangsView:
    return GangsView(viewer, s)


def _own_influence(s: GangsState, viewer: i64) -> vec[i64]:
    own = NO_HANDS[:]
    if viewer >= 0:
        for i in range(viewer * GANGS, viewer * GANGS + GANGS):
            own[i] = s.influence[i]
    return own


def _own_alliances(s: GangsState, viewer: i64) -> vec[i64]:
    own = NO_ALLIANCES[:]
    if viewer >= 0:
        for i in range(viewer * ALLIANCES, viewer * ALLIANCES + ALLIANCES):
            own[i] = s.alliances[i]
    return own


def _hidden(view: GangsView) -> vec[i64]:
    """Of each gang, all cards less those the viewer sees: reckoned from the view, so it can tell no more."""
    hidden = vec[i64]([BOSSES + MEMBERS] * GANGS)
    _subtract_cards(hidden, view.pyramid)
    _subtract_cards(hidden, view.discard)
    _subtract_cards(hidden, view.out)
    if view.top != NONE:
        hidden[view.top] -= 1
    for gang in range(GANGS):
        hidden[gang] -= view.bosses[gang] + view.members[gang]
        for seat in range(view.players):
            hidden[gang] -= view.influence[seat * GANGS + gang]
    for seat in range(view.players):
        known = known_alliances(view, seat)
        for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
            if known[i] != NONE:
                hidden[known[i]] -= 1
    return hidden


def known_alliances(view: GangsView, seat: i64) -> vec[i64]:
    """Where the viewer finds what it knows of a seat's alliances: all of them, or those revealed."""
    return view.alliances if view.alliances[seat * ALLIANCES] != NONE else view.revealed


def _subtract_cards(hidden: vec[i64], gangs: vec[i64]) -> None:
    for i in range(len(gangs)):
        if gangs[i] != NONE:
            hidden[gangs[i]] -= 1
