"""Positions of GANGS for tests: name the cards that matter, the rest is dealt as the rules allow."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from omerta.core.game import CHANCE, Game, Json, State
from omerta.core.problems import Refused
from omerta.games import find

BUTCHERS, DRAGONS, DANDIES, DAMES, TOUGHS, RATS, REAPERS, ROWDIES = range(8)

ROWS: Final = (range(6), range(6, 11), range(11, 15), range(15, 18), range(18, 20), range(20, 21))
KINGPIN: Final = 20
SOMEONE: Final = -1  # a card of no matter which gang

PASS: Final[Json] = {"move": "pass"}


def gangs() -> Game:
    return find("gangs")


def climb(start: int, goal: int) -> Json:
    return {"move": "climb", "from": start, "to": goal}


def fill(start: int) -> Json:
    return {"move": "fill", "from": start}


def influence(card: int, agent: int, victim: int) -> Json:
    return {"move": "influence", "card": card, "agent": agent, "victim": victim}


def reveal(gang: int) -> Json:
    return {"move": "reveal", "gang": gang}


def deal(gang: int) -> Json:
    return {"move": "deal", "gang": gang}


def play(state: State, *moves: Json) -> State:
    """The same state after these decisions."""
    for move in moves:
        state.apply(state.action(move))
    return state


def take_turn(state: State, *moves: Json) -> State:
    """The same state at the next turn: after these decisions, each hole filled from below-left, a card turned."""
    play(state, *moves)
    while state.to_move == CHANCE or now(state)["hole"] is not None:
        state.apply(state.legal()[0])
    return state


def can(state: State, move: Json) -> bool:
    return state.is_legal(state.action(move))


def options(state: State, kind: str) -> list[Json]:
    """The legal moves of one kind, in the order of their numbers."""
    moves = [state.move(action) for action in state.legal()]
    return [dict(move) for move in moves if move is not None and move["move"] == kind]


def chances(state: State) -> dict[int, int]:
    """The weight of each gang that chance may deal."""
    moves = [state.move(action) or {} for action in state.legal()]
    gangs_dealt = [gang for gang in (move["gang"] for move in moves) if isinstance(gang, int)]
    return dict(zip(gangs_dealt, state.weights(), strict=True))


def refusal(state: State, move: Json) -> tuple[str, str]:
    """The clause and the reason that forbid a move; nothing changes by trying it."""
    return refusal_of(state, state.action(move))


def refusal_of(state: State, action: int) -> tuple[str, str]:
    told = state.why_not(action)
    assert told is not None, f"{state.move(action)} is legal"
    before = state.legal(), state.view(None).to_json()
    with pytest.raises(Refused) as raised:
        state.apply(action)
    assert (state.legal(), state.view(None).to_json()) == before
    assert (raised.value.clause, raised.value.reason, raised.value.facts) == (told.clause, told.reason, told.facts)
    return told.clause, told.reason


def unnumbered(state: State, move: Json) -> tuple[str, str]:
    """The clause and the reason why a move cannot even be named here."""
    with pytest.raises(Refused) as raised:
        state.action(move)
    return raised.value.clause, raised.value.reason


def now(state: State) -> dict[str, Any]:
    return dict(state.to_json())


def at(state: State, *places: int) -> list[int | None]:
    """The gangs on these places."""
    pyramid = now(state)["pyramid"]
    return [pyramid[place] for place in places]


def supports(place: int) -> list[int]:
    """G1.4: the two places below, by row and column; none below row 1."""
    row = next(number for number, places in enumerate(ROWS) if place in places)
    column = place - ROWS[row][0]
    return [] if row == 0 else [ROWS[row - 1][column], ROWS[row - 1][column + 1]]


def standing(places: Iterable[int]) -> list[int]:
    """Row 1, these places and all that they stand on."""
    found = set(ROWS[0])
    waiting = list(places)
    while waiting:
        place = waiting.pop()
        found.add(place)
        waiting += supports(place)
    return sorted(found)


def position(
    players: int = 2,
    pyramid: Mapping[int, int] | None = None,
    *,
    hands: Sequence[Sequence[int]] | None = None,
    alliances: Sequence[Sequence[int]] | None = None,
    revealed: Sequence[Sequence[int]] | None = None,
    active: int = 0,
    top: int = SOMEONE,
    discard: Sequence[int] = (),
    out: Sequence[int] = (),
    passed: Sequence[int] = (),
) -> State:
    """The start of a turn that a game can come to, with these cards where they are named.

    The named cards get all that they stand on. As many cards are discarded and driven out as the hands lack (all are
    full if none is named); the seats that G5.1 asked have revealed.
    """
    table = _Table(players, {} if pyramid is None else pyramid, alliances)
    table.hold(hands)
    table.lay(out, discard, top)
    highest = max(table.pyramid)
    openings = (highest in ROWS[3]) + 2 * (highest > ROWS[3][-1])
    return gangs().from_json(
        {
            "game": "gangs",
            "players": players,
            "to_move": None if len(passed) == players else active,
            "active": active,
            **table.to_json(),
            "revealed": table.reveals(openings) if revealed is None else [list(turned) for turned in revealed],
            "passed": list(passed),
            "hole": None,
            "revealing": [],
            "heart_opened": openings >= 1,
            "no_mans_land_opened": openings == 2,
            "crowned": highest == KINGPIN,
        }
    )


class _Table:
    """The 64 cards: 16 bosses that come off the deck first, and 48 members (G1.2, G2.5)."""

    def __init__(self, players: int, named: Mapping[int, int], alliances: Sequence[Sequence[int]] | None) -> None:
        default = [[2 * seat, 2 * seat + 1, (2 * seat + 2) % 8] for seat in range(players)]
        self.alliances = default if alliances is None else [list(triple) for triple in alliances]
        self.dealt = 4 if players == 4 else 5
        self.pyramid = {place: named.get(place, SOMEONE) for place in standing(named)}
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.out: list[int] = []
        self.discard: list[int] = []
        self.top: int | None = None

    def hold(self, hands: Sequence[Sequence[int]] | None) -> None:
        full = [[SOMEONE] * self.dealt for _ in self.hands]
        self.hands = full if hands is None else [list(hand) for hand in hands]

    def lay(self, out: Sequence[int], discard: Sequence[int], top: int) -> None:
        used = sum(self.dealt - len(hand) for hand in self.hands)  # G4.1, G4.5: a card out for each one discarded
        self.out = [*out, *[SOMEONE] * (used - len(out))]
        self.discard = [*discard, *[SOMEONE] * (used - len(discard))]
        cards = 64 - len(self.hands) * (3 + self.dealt)
        self.top = top if len(self.pyramid) + used < cards else None
        self._deal_the_unnamed()

    def reveals(self, openings: int) -> list[list[int]]:
        """G5.1, G5.2: as if seat 0 had opened each row."""
        asked = 1 if len(self.hands) == 2 else len(self.hands) - 1
        return [triple[:openings] if seat < asked else [] for seat, triple in enumerate(self.alliances)]

    def to_json(self) -> Json:
        table, kept = self._on_table(), self._kept()
        came = max(table.total(), 16)
        bosses = [2 - table[gang] if came == 16 else 0 for gang in range(8)]
        return {
            "pyramid": [self.pyramid.get(place) for place in range(21)],
            "top": self.top,
            "bosses": bosses,
            "members": [8 - table[gang] - kept[gang] - bosses[gang] for gang in range(8)],
            "discard": self.discard,
            "out": self.out,
            "influence": [sorted(hand) for hand in self.hands],
            "alliances": self.alliances,
        }

    def _deal_the_unnamed(self) -> None:
        slots = len(self.pyramid) + len(self.out) + (self.top is not None)
        most = 2 if slots <= 16 else 8  # G2.5: up to here all are bosses
        for place in self.pyramid:
            self.pyramid[place] = self._card(self.pyramid[place], most)
        for i in range(len(self.out)):
            self.out[i] = self._card(self.out[i], most)
        self.top = None if self.top is None else self._card(self.top, most)
        for cards in (self.discard, *self.hands):
            for i in range(len(cards)):
                cards[i] = self._member(cards[i])
        came = self._on_table()
        assert all(came[gang] >= 2 if most == 8 else came[gang] <= 2 for gang in range(8)), "bosses come first (G2.5)"

    def _card(self, named: int, most: int) -> int:
        """A card of the deck, of the gang that has come least often."""
        table, kept = self._on_table(), self._kept()
        free = [gang for gang in range(8) if table[gang] < min(most, 8 - kept[gang])]
        return named if named != SOMEONE else min(free, key=lambda gang: table[gang])

    def _member(self, named: int) -> int:
        """A member, of the gang that has most of them left."""
        table, kept = self._on_table(), self._kept()
        return named if named != SOMEONE else min(range(8), key=lambda gang: max(table[gang], 2) + kept[gang])

    def _on_table(self) -> Counter[int]:
        top = [] if self.top is None else [self.top]
        return _count([*self.pyramid.values(), *self.out, *top])

    def _kept(self) -> Counter[int]:
        return _count([*self.discard, *(card for cards in (*self.hands, *self.alliances) for card in cards)])


def _count(cards: Iterable[int]) -> Counter[int]:
    """The named cards among these, by gang."""
    return Counter(gang for gang in cards if gang != SOMEONE)
