"""``imagine``: a full position that fits a view, drawn from the exact posterior.

What makes some deals likelier than others, given what a seat sees (docs/design.md derives it):
- a hidden alliance is any of the members that the seat cannot place, so gangs with more of them are likelier;
- the first two alliances of all seats are different gangs (G2.1), the three of one seat too (G2.2);
- a third alliance comes from a pile short of the cards set aside before it (G2.2). Summed over every way that can
  happen, this leaves one factor, which depends only on how many thirds fell on each seat's own first two gangs: _ASIDE.
The choices of the players (what they reveal, discard or do) are not evidence here: bots may model them.

Alliances are drawn one after another in proportion to the hidden members, and the whole draw is kept with the
probability that undoes the difference between that and the posterior; then hands and deck are dealt from what is left.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import OVER
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games.gangs.components import ALLIANCES, GANGS, MEMBERS, MOST_SEATS, NONE, Gang, Seat
from omerta.games.gangs.state import PLAY, GangsState
from omerta.games.gangs.views import GangsView

THIRD: Final[i64] = 2  # the place of the G2.2 card among a seat's three


def imagine_into(s: GangsState, view: GangsView, numbers: Numbers) -> None:
    """Fill a new state so that the viewer could not tell it from the real one."""
    if view.stage != PLAY:
        raise Impossible("setup-cannot-be-imagined")
    copy_visible(s, view)
    hidden = view.hidden[:]
    if view.to_move == OVER:
        s.alliances = view.alliances[:]
    else:
        _draw_alliances(s, view, hidden, numbers)
    _deal_hands(s, view, hidden, numbers)
    s.members = view.members[:] if view.reshuffled else hidden


def copy_visible(s: GangsState, view: GangsView) -> None:
    s.to_move = view.to_move
    s.active = view.active
    s.stage = view.stage
    s.top = view.top
    s.hole = view.hole
    s.heart_opened = view.heart_opened
    s.no_mans_land_opened = view.no_mans_land_opened
    s.crowned = view.crowned
    s.reshuffled = view.reshuffled
    s.pyramid = view.pyramid[:]
    s.bosses = view.bosses[:]
    s.discard = view.discard[:]
    s.out = view.out[:]
    s.influence = view.influence[:]
    s.revealed = view.revealed[:]
    s.passed = view.passed[:]
    s.revealing = view.revealing[:]


def _deal_hands(s: GangsState, view: GangsView, hidden: vec[i64], numbers: Numbers) -> None:
    """G2.3: every hidden member is equally likely in every hidden hand."""
    left: i64 = 0
    for gang in range(GANGS):
        left += hidden[gang]
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        for _ in range(view.hands[seat]):
            gang = numbers.pick(hidden, GANGS, left)
            hidden[gang] -= 1
            left -= 1
            s.influence[seat * GANGS + gang] += 1


def _draw_alliances(s: GangsState, view: GangsView, hidden: vec[i64], numbers: Numbers) -> None:
    """Draw until a draw is kept; hidden is left without the cards of that draw."""
    draw = AllianceDraw(view)
    while not draw.attempt(numbers):
        pass
    s.alliances = draw.alliances
    for gang in range(GANGS):
        hidden[gang] = draw.left[gang]


@final
class AllianceDraw:
    """Attempts at the alliances of everyone but the viewer.

    Each slot is drawn from the hidden members that may go there. ``bounds`` holds, for every choice of the seats whose
    third alliance is a revealed one, the most that the sizes of those draws can multiply to; a draw whose sizes
    multiply to less is kept less often.
    """

    def __init__(self, view: GangsView) -> None:
        self.view = view
        self.alliances = view.alliances[:]
        self.left = view.hidden[:]
        self.taken: i64 = 0  # G2.1: gangs among the first two of any seat, one bit each
        self.sizes: float = 1.0
        self.covers = (
            view.players == MOST_SEATS
        )  # the first two of four seats are all eight gangs: drawn evenly, more draws are kept
        self.bounds = _bounds(view)
        self.shares = _shares(view, self.bounds)

    def attempt(self, numbers: Numbers) -> bool:
        """Whether a new draw fits the view and is kept."""
        self.alliances = self.view.alliances[:]
        self.left = self.view.hidden[:]
        self.taken = 0
        self.sizes = 1.0
        self._take_own_pair()
        thirds = self._choose_revealed_thirds(numbers)
        if not self._place_revealed(thirds, numbers):
            return False
        if not self._draw_pairs(numbers) or not self._draw_thirds(numbers):
            return False
        return numbers.unit() < self.sizes / self.bounds[thirds] * aside_factor(self.alliances, self.view.players)

    def _take_own_pair(self) -> None:
        if self.view.viewer >= 0:
            first = self.view.viewer * ALLIANCES
            self.taken = (1 << self.alliances[first]) | (1 << self.alliances[first + 1])

    def _choose_revealed_thirds(self, numbers: Numbers) -> i64:
        """The seats, one bit each, whose third alliance is among those they revealed."""
        rest = numbers.unit()
        last: i64 = 0
        for thirds in range(len(self.shares)):
            if self.shares[thirds] > 0.0:
                last = thirds
                rest -= self.shares[thirds]
                if rest < 0.0:
                    break
        return last

    def _place_revealed(self, thirds: i64, numbers: Numbers) -> bool:
        for seat in range(self.view.players):
            if seat != self.view.viewer and not self._place_revealed_of(seat, (thirds >> seat) & 1 == 1, numbers):
                return False
        return True

    def _place_revealed_of(self, seat: Seat, third: bool, numbers: Numbers) -> bool:
        """Put what a seat revealed into its slots, every way equally likely; False if G2.1 forbids it."""
        first = seat * ALLIANCES
        count = _revealed_by(self.view, seat)
        as_third = numbers.below(count) if third else NONE
        slot = numbers.below(2)
        for i in range(count):
            gang = self.view.revealed[first + i]
            if i == as_third:
                self.alliances[first + THIRD] = gang
                continue
            if (self.taken >> gang) & 1 == 1:
                return False
            self.taken |= 1 << gang
            self.alliances[first + slot] = gang
            slot = 1 - slot
        return True

    def _draw_pairs(self, numbers: Numbers) -> bool:
        for seat in range(self.view.players):
            first = seat * ALLIANCES
            for slot in range(first, first + THIRD):
                if self.alliances[slot] == NONE:
                    barred = self.taken | _bit(self.alliances[first + THIRD])  # G2.1, G2.2
                    if not self._draw(slot, barred, self.covers, numbers):
                        return False
                    self.taken |= 1 << self.alliances[slot]
        return True

    def _draw_thirds(self, numbers: Numbers) -> bool:
        for seat in range(self.view.players):
            first = seat * ALLIANCES
            if self.alliances[first + THIRD] == NONE:
                barred = _bit(self.alliances[first]) | _bit(self.alliances[first + 1])  # G2.2
                if not self._draw(first + THIRD, barred, False, numbers):
                    return False
        return True

    def _draw(self, slot: i64, barred: i64, evenly: bool, numbers: Numbers) -> bool:
        """A hidden member of a gang that is not barred, by its number or evenly; False if there is none."""
        size: i64 = 0
        for gang in range(GANGS):
            if (barred >> gang) & 1 == 0:
                size += _share(self.left[gang], evenly)
        if size == 0:
            return False
        gang = self._pick(barred, evenly, numbers.below(size))
        self.sizes *= float(size * (self.left[gang] if evenly else 1))
        self.left[gang] -= 1
        self.alliances[slot] = gang
        return True

    def _pick(self, barred: i64, evenly: bool, rest: i64) -> Gang:
        for gang in range(GANGS):
            if (barred >> gang) & 1 == 0:
                rest -= _share(self.left[gang], evenly)
                if rest < 0:
                    return gang
        return NONE


def aside_factor(alliances: vec[i64], players: i64) -> float:
    """What the cards set aside at G2.2 make of the likelihood of these alliances, at most 1."""
    return _ASIDE[(players - 2) * _ASIDE_SPAN + _thirds_on_pairs(alliances, players)]


def _share(members: i64, evenly: bool) -> i64:
    return members if members == 0 or not evenly else 1


def _bit(gang: Gang) -> i64:
    return 0 if gang == NONE else 1 << gang


def _revealed_by(view: GangsView, seat: Seat) -> i64:
    count: i64 = 0
    while count < ALLIANCES and view.revealed[seat * ALLIANCES + count] != NONE:
        count += 1
    return count


def _bounds(view: GangsView) -> vec[float]:
    """For each choice of revealed thirds, the most that the sizes of the draws can multiply to."""
    most = _most_first(view)
    bounds = vec[float]([0.0] * (1 << view.players))
    for thirds in range(1 << view.players):
        if _ways(view, thirds) > 0:
            bounds[thirds] = _bound(view, thirds, most)
    return bounds


def _bound(view: GangsView, thirds: i64, most: vec[i64]) -> float:
    in_pairs: i64 = 0
    hidden_pairs: i64 = 0
    hidden_thirds: i64 = 0
    for seat in range(view.players):
        if seat != view.viewer:
            third = (thirds >> seat) & 1
            placed = _revealed_by(view, seat) - third
            in_pairs += placed
            hidden_pairs += 2 - placed
            hidden_thirds += 1 - third
    free = GANGS - in_pairs - (0 if view.viewer < 0 else 2)
    bound = 1.0
    for i in range(hidden_pairs):
        bound *= float((free - i) * most[i]) if view.players == MOST_SEATS else float(_sum(most, free - i))
    members = _sum(view.hidden, GANGS)
    for i in range(hidden_pairs, hidden_pairs + hidden_thirds):
        bound *= float(members - i)
    return bound


def _sum(counts: vec[i64], length: i64) -> i64:
    cards: i64 = 0
    for i in range(length):
        cards += counts[i]
    return cards


def _most_first(view: GangsView) -> vec[i64]:
    """The hidden members of the gangs that G2.1 leaves to the others, largest number first."""
    own = _own_pair(view)
    return vec[i64](sorted([view.hidden[gang] for gang in range(GANGS) if (own >> gang) & 1 == 0], reverse=True))


def _own_pair(view: GangsView) -> i64:
    if view.viewer < 0:
        return 0
    first = view.viewer * ALLIANCES
    return _bit(view.alliances[first]) | _bit(view.alliances[first + 1])


def _shares(view: GangsView, bounds: vec[float]) -> vec[float]:
    """How often each choice of revealed thirds is tried: by its ways to fill the slots, times its bound."""
    shares = vec[float]([0.0] * len(bounds))
    whole = 0.0
    for thirds in range(len(bounds)):
        shares[thirds] = bounds[thirds] * float(_ways(view, thirds))
        whole += shares[thirds]
    for thirds in range(len(bounds)):
        shares[thirds] /= whole
    return shares


def _ways(view: GangsView, thirds: i64) -> i64:
    """In how many ways the revealed alliances can lie in their seats' slots."""
    ways: i64 = 1
    for seat in range(view.players):
        third = (thirds >> seat) & 1
        if seat == view.viewer:
            ways *= 1 - third
        else:
            ways *= _WAYS[2 * _revealed_by(view, seat) + third]
    return ways


_WAYS: Final = vec[i64]([1, 0, 2, 1, 2, 4, 0, 6])  # by revealed alliances, then whether one of them is the third
_ASIDE_SPAN: Final[i64] = 256


def _thirds_on_pairs(alliances: vec[i64], players: i64) -> i64:
    """How many third alliances are of each seat's first two gangs, two bits a seat."""
    code: i64 = 0
    for owner in range(players):
        first = alliances[owner * ALLIANCES]
        second = alliances[owner * ALLIANCES + 1]
        for seat in range(players):
            third = alliances[seat * ALLIANCES + THIRD]
            if third == first or third == second:
                code += 1 << (2 * owner)
    return code


def _aside_factors() -> list[float]:
    """For 2, 3 and 4 players and each outcome of _thirds_on_pairs, the factor of G2.2's set-aside cards, at most 1."""
    factors = [0.0] * (3 * int(_ASIDE_SPAN))
    for players in range(2, int(MOST_SEATS) + 1):
        known: dict[tuple[int, ...], float] = {}
        for code in range(1 << (2 * players)):
            fallen = tuple(sorted((code >> (2 * seat)) & 3 for seat in range(players)))
            if sum(fallen) == players or (sum(fallen) < players < MOST_SEATS):
                if fallen not in known:
                    known[fallen] = _aside_chance(players, fallen)
                factors[(players - 2) * int(_ASIDE_SPAN) + code] = known[fallen]
        most = max(known.values())
        for i in range((players - 2) * int(_ASIDE_SPAN), (players - 1) * int(_ASIDE_SPAN)):
            factors[i] /= most
    return factors


def _aside_chance(players: int, fallen: tuple[int, ...]) -> float:
    """The sum over all numbers k of cards set aside by each seat of Π dᵏ (falling) / Tⁿ⁺ᵏ (falling), up to a constant.

    T is the pile of G2.2; d, the cards a seat would set aside, is ten less the thirds that fell on its first two gangs.
    """
    by_count = [1.0]
    for count in fallen:
        by_count = _convolve(by_count, _falling(2 * (int(MEMBERS) - 1) - count))
    pile = int(MEMBERS * GANGS) - 2 * players
    chance = 0.0
    ways = 1.0
    for i in range(players):
        ways *= pile - i
    for aside in range(len(by_count)):
        chance += by_count[aside] / ways
        ways *= pile - players - aside
    return chance


def _falling(cards: int) -> list[float]:
    """1, n, n(n − 1), … down to n!."""
    powers = [1.0]
    for i in range(cards):
        powers.append(powers[-1] * (cards - i))
    return powers


def _convolve(first: list[float], second: list[float]) -> list[float]:
    product = [0.0] * (len(first) + len(second) - 1)
    for i in range(len(first)):
        for j in range(len(second)):
            product[i + j] += first[i] * second[j]
    return product


_ASIDE: Final = vec[float](_aside_factors())
