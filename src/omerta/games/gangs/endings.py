"""The end of a game that one seat plays alone: after the coronation, when all others have passed (G6.2, G6.3).

Then hands matter by their size alone (G7.2), and every hidden member is as likely to be the deck's next card as any
other: so the hidden hands are left in the deck, and only the rivals' alliances make worlds differ.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import World
from omerta.games.gangs.beliefs import aside_factor, copy_visible
from omerta.games.gangs.components import ALLIANCES, GANGS, NONE, Gang, Seat
from omerta.games.gangs.rules.turn import Gangs
from omerta.games.gangs.views import GangsView

MOST_DEALS: Final[i64] = 20_000  # of the rivals' alliances, each in dealt order


def endings(view: GangsView) -> list[World]:
    """Every world of hidden alliances, by its weight; none while a rival may still act."""
    if not view.crowned or view.viewer < 0 or view.to_move != view.viewer or not _is_alone(view):
        return []
    if not view.reshuffled and view.deck <= view.hands[view.viewer]:
        return []  # the deck might run out before its hidden part does (G3.6)
    deals = _Deals(view)
    deals.add_seat(0, 1.0)
    if deals.count > MOST_DEALS:
        return []
    return [World(_world(view, alliances), weight) for alliances, weight in deals.merged()]


def _is_alone(view: GangsView) -> bool:
    for seat in range(view.players):
        if seat != view.viewer and view.hands[seat] > 0 and seat not in view.passed:
            return False
    return True


def _world(view: GangsView, alliances: vec[i64]) -> Gangs:
    s = Gangs(view.players)
    copy_visible(s, view)
    s.alliances = alliances[:]
    hidden = view.hidden[:]
    for seat in range(view.players):
        if seat != view.viewer:
            s.influence[seat * GANGS] = view.hands[seat]
            for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
                if alliances[i] not in view.revealed[seat * ALLIANCES : seat * ALLIANCES + ALLIANCES]:
                    hidden[alliances[i]] -= 1
    s.members = view.members[:] if view.reshuffled else hidden
    return s


@final
class _Deals:
    """All alliances that the rivals may hold, with the weights of beliefs.py."""

    def __init__(self, view: GangsView) -> None:
        self.view = view
        self.count: i64 = 0
        self.alliances = view.alliances[:]
        self.left = view.hidden[:]
        self.taken: i64 = 0  # G2.1
        self._weights: dict[tuple[int, ...], float] = {}
        self._found: dict[tuple[int, ...], vec[i64]] = {}
        own = view.viewer * ALLIANCES
        self.taken = (1 << view.alliances[own]) | (1 << view.alliances[own + 1])

    def merged(self) -> list[tuple[vec[i64], float]]:
        """One for each set of alliances: their order no longer matters."""
        return [(self._found[key], self._weights[key]) for key in sorted(self._found)]

    def add_seat(self, seat: Seat, weight: float) -> None:
        """Go through the alliances of this seat and all after it."""
        if self.count > MOST_DEALS:
            return
        if seat == self.view.players:
            self._keep(weight * aside_factor(self.alliances, self.view.players))
        elif seat == self.view.viewer:
            self.add_seat(seat + 1, weight)
        else:
            self._add_slot(seat, 0, weight)

    def _add_slot(self, seat: Seat, slot: i64, weight: float) -> None:
        if slot == ALLIANCES:
            if self._shows_all(seat):
                self.add_seat(seat + 1, weight)
            return
        first = seat * ALLIANCES
        for gang in range(GANGS):
            if self._is_barred(gang, first, slot):
                continue
            is_seen = self._is_revealed(seat, gang)
            ways: i64 = 1 if is_seen else self.left[gang]
            if ways == 0:
                continue
            self._take(gang, first + slot, slot, 0 if is_seen else 1)
            self._add_slot(seat, slot + 1, weight * float(ways))
            self._put_back(gang, first + slot, slot, 0 if is_seen else 1)

    def _take(self, gang: Gang, place: i64, slot: i64, card: i64) -> None:
        self.alliances[place] = gang
        self.left[gang] -= card
        if slot < 2:
            self.taken |= 1 << gang

    def _put_back(self, gang: Gang, place: i64, slot: i64, card: i64) -> None:
        self.alliances[place] = NONE
        self.left[gang] += card
        if slot < 2:
            self.taken &= ~(1 << gang)

    def _is_barred(self, gang: Gang, first: i64, slot: i64) -> bool:
        if slot < 2:
            return (self.taken >> gang) & 1 == 1  # G2.1
        return self.alliances[first] == gang or self.alliances[first + 1] == gang  # G2.2

    def _is_revealed(self, seat: Seat, gang: Gang) -> bool:
        revealed = self.view.revealed
        first = seat * ALLIANCES
        return revealed[first] == gang or revealed[first + 1] == gang or revealed[first + 2] == gang

    def _shows_all(self, seat: Seat) -> bool:
        """Whether everything the seat revealed is among these alliances."""
        for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
            gang = self.view.revealed[i]
            if gang != NONE and gang not in self.alliances[seat * ALLIANCES : seat * ALLIANCES + ALLIANCES]:
                return False
        return True

    def _keep(self, weight: float) -> None:
        self.count += 1
        sets: list[int] = []
        for seat in range(self.view.players):
            triple = sorted([int(self.alliances[seat * ALLIANCES + i]) for i in range(ALLIANCES)])
            sets += triple
        key = tuple(sets)
        self._weights[key] = self._weights.get(key, 0.0) + weight
        self._found[key] = self.alliances[:]
