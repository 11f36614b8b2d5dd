"""Positions of SYNDICATE for tests: name the tokens that matter, the rest lies as the rules allow."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from omerta.core.game import CHANCE, Json, State
from omerta.core.problems import Refused
from omerta.games import find

GAME = find("syndicate")

KINDS: Final = 28
QUICK_COP, SHOT_COP_GREY, GANGSTER_BOSS, SMUGGLER_BOSS, ANTONIO = 6, 7, 10, 11, 12
QUICK_GANGSTER, BLOCK_GANGSTER, QUICK_SMUGGLER, SHOT_SMUGGLER, BLOCK_SMUGGLER = 14, 15, 17, 18, 19
SHOT_COP, BLOCK_COP, BOMBER, INFORMER, SNOOP, BONNIE, SAWN_OFF = 21, 22, 23, 24, 25, 26, 27

MANHATTAN, STATEN_ISLAND, BRONX, QUEENS, BROOKLYN = range(5)
MALIBU, PASADENA, EAST_LA, SAN_PEDRO, SANTA_MONICA, VENICE, LONG_BEACH, BURBANK = range(8)
SLEEPY_LAGOON, CHINATOWN, BEVERLY_HILLS, HOLLYWOOD, WATTS, SUNSET_STRIP, DOWNTOWN = range(8, 15)

# S1.4: strength, symbol, fields, orange or blue bag, grey bag, pile.
TOKENS: Final = (
    *((1, "", "LM", 3, 3, 0), (2, "", "LM", 2, 2, 0), (3, "", "LM", 2, 1, 0)),
    *((1, "", "WM", 3, 4, 0), (2, "", "WM", 2, 2, 0), (3, "", "WM", 2, 1, 0)),
    *((0, "Q", "LWM", 1, 0, 0), (0, "B", "LWM", 0, 1, 0), (1, "", "LWM", 3, 3, 0), (2, "", "LWM", 2, 2, 0)),
    *((1, "", "LM", 1, 1, 0), (1, "", "WM", 1, 1, 0), (4, "", "LWM", 0, 1, 0)),
    *((4, "", "LM", 0, 0, 2), (1, "Q", "LM", 0, 0, 1), (5, "X", "LM", 0, 0, 1)),
    *((4, "", "WM", 0, 0, 2), (1, "Q", "WM", 0, 0, 1), (2, "B", "WM", 0, 0, 1), (5, "X", "WM", 0, 0, 1)),
    *((3, "", "LWM", 0, 0, 2), (1, "B", "LWM", 0, 0, 1), (4, "X", "LWM", 0, 0, 1)),
    *((7, "", "LM", 0, 0, 1), (0, "", "", 0, 0, 1), (0, "", "LWM", 0, 0, 1), (1, "", "LM", 0, 0, 1)),
    (1, "", "LWM", 0, 0, 1),
)

# S1.6, S1.7: district, points and fields of each row, from the top.
NEW_YORK_ROWS: Final = (
    *((0, 2, "W d1 · L r1 · M v1"), (0, 3, "L b · L d1 · M -"), (0, 5, "M h · L x3 · M -")),
    *((1, 2, "W b · W r1"), (1, 3, "W r2 · W d1 · W x2 · M -"), (1, 5, "W b · M v2 · M -")),
    *((2, 2, "L t1 · L d1"), (2, 3, "L v1 · L r2 · M -"), (2, 6, "L b · L t2 · L x3 · L v2 · L -")),
    *((3, 3, "L x3 · W t1 · M r1 · M v1"), (3, 5, "L t2 · W d2 · M -")),
    *((4, 2, "W v2 · M v1 · M x1"), (4, 4, "W b · L v2 · M -")),
)
LOS_ANGELES_ROWS: Final = (
    *((0, 2, "W d1 · L r1 · M -"), (1, 2, "L t1 · L d1 · M v1"), (2, 2, "L b · M r1")),
    *((3, 2, "W d1 · W r1 · M v1"), (4, 3, "W v1 · M r1 · M -"), (5, 3, "W x2 · L b · M -")),
    *((6, 3, "W r2 · W b · M d1"), (7, 3, "L x2 · L d1 · M v2"), (8, 3, "L v1 · W t1 · M -")),
    *((9, 3, "L r1 · M x1 · L t2"), (10, 4, "L v2 · L h · M -"), (11, 4, "L r2 · M x3 · L v2 · M -")),
    *((12, 4, "W d2 · W v2 · M b"), (13, 4, "L d2 · M t2 · W -"), (14, 6, "M h · L x3 · W b · M v2 · W -")),
)
ARROWS: Final[tuple[tuple[int, ...], ...]] = (
    *((4, 7), (7, 9), (9, 8), (6, 5), (10, 5), (10, 12), (12, 8), (11, 13)),
    *((12, 14), (11, 14), (13, 11), (13, 14), (14,), (14,), ()),
)

DECLINE: Final[Json] = {"move": "decline"}


class Field:
    """A field as the tables have it: its row, its district, its type and its effect."""

    def __init__(self, row: int, district: int, text: str) -> None:
        self.row = row
        self.district = district
        self.type, self.effect = text.split()


def _fields(rows: Sequence[tuple[int, int, str]]) -> list[Field]:
    return [Field(row, rows[row][0], text) for row in range(len(rows)) for text in rows[row][2].split(" · ")]


NEW_YORK: Final = _fields(NEW_YORK_ROWS)
LOS_ANGELES: Final = _fields(LOS_ANGELES_ROWS)


def board_of(mode: str) -> list[Field]:
    return LOS_ANGELES if mode == "los_angeles" else NEW_YORK


def district(number: int, mode: str = "new_york") -> list[int]:
    """The fields of a district."""
    return [field for field, its in enumerate(board_of(mode)) if its.district == number]


def row_of(field: int, mode: str = "new_york") -> list[int]:
    """The fields of the row of this field."""
    fields = board_of(mode)
    return [other for other in range(len(fields)) if fields[other].row == fields[field].row]


def above(field: int) -> list[int]:
    """The fields of all rows above the one of this field, in New York."""
    its = NEW_YORK[field]
    return [f for f, other in enumerate(NEW_YORK) if other.district == its.district and other.row < its.row]


def place(token: int, field: int) -> Json:
    return {"move": "place", "token": token, "field": field}


def smuggle(to: int) -> Json:
    return {"move": "smuggle", "district": to}


def effect(field: int) -> Json:
    return {"move": "effect", "field": field}


def open_(to: int) -> Json:
    return {"move": "open", "district": to}


def shoot(token: int) -> Json:
    return {"move": "shoot", "token": token}


def advance(to: int) -> Json:
    return {"move": "advance", "district": to}


def draw(token: int) -> Json:
    return {"move": "draw", "token": token}


def reinforce(token: int) -> Json:
    return {"move": "reinforce", "token": token}


def hit(token: int) -> Json:
    return {"move": "hit", "token": token}


def roll(die: int) -> Json:
    return {"move": "roll", "die": die}


def cup(solo: int) -> Json:
    return {"move": "cup", "solo": solo}


def play(state: State, *moves: Json) -> State:
    """The same state after these decisions."""
    for move in moves:
        state.apply(state.action(move))
    return state


def settle(state: State) -> State:
    """The same state once chance has nothing to decide, its first outcome each time."""
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    return state


def can(state: State, move: Json) -> bool:
    return state.is_legal(state.action(move))


def moves(state: State) -> list[Json]:
    """All legal moves, in the order of their numbers."""
    return [dict(state.move(action) or {}) for action in state.legal()]


def goals(state: State, token: int) -> list[int]:
    """The fields that a token may be placed on."""
    return [int(str(move["field"])) for move in moves(state) if move["move"] == "place" and move["token"] == token]


def chances(state: State) -> dict[int, int]:
    """The weight of each kind that may come, or be hit."""
    kinds = [int(str(move["token"])) for move in moves(state)]
    return dict(zip(kinds, state.weights(), strict=True))


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


def now(state: State) -> dict[str, Any]:
    return dict(state.to_json())


def marker(state: State, number: int) -> Any:
    return now(state)["markers"][number]


def wealth(state: State) -> Any:
    return now(state)["wealth"]


def hand(state: State, seat: int) -> Any:
    return now(state)["hands"][seat]


def held(counts: Sequence[int]) -> list[int]:
    """The kinds of a bag or the pile, ascending."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def starting_bag(mode: str, seat: int) -> Counter[int]:
    """S1.4: the 22 tokens of a gang."""
    column = 4 if mode == "los_angeles" and seat == 0 else 3
    return Counter({kind: int(str(token[column])) for kind, token in enumerate(TOKENS) if token[column]})


def position(
    mode: str = "new_york",
    fields: Mapping[int, tuple[int, int]] | None = None,
    *,
    full: Iterable[int] = (),
    markers: Mapping[int, int] | None = None,
    opened: Iterable[int] = (),
    closed: Sequence[int] = (),
    hands: Sequence[Sequence[int]] = ((0, 3, 8), (0, 3, 8)),
    bags: Sequence[Sequence[int] | None] = (None, None),
    pile: Sequence[int] | None = None,
    wealth: Sequence[int] = (0, 0),
    active: int = 0,
    stage: str = "place",
    last: Sequence[int | None] = (None, None),
    last_turn: bool = False,
    turn: tuple[int, int, int, int] | None = None,
    todo: Sequence[str] = (),
    free: Sequence[int] = (),
    winner: int | None = None,
    show_hand_size: bool = True,
    difficulty: str = "medium",
    solo: tuple[int, int | None] = (7, None),
) -> State:
    """A position with these tokens where they are named.

    What is not named lies in the bags and the pile. A bag that is named holds just that, and the rest of its gang is in
    the hand; of a pile that is named the rest is in the rival's bag. Fields that are only said to be full get some gang
    token that may lie there, of either seat. ``turn`` is token, what it counts as, field, strength.
    """
    table = _Table(mode, {} if fields is None else fields, hands, turn, active)
    table.fill(full)
    table.lay_out(bags, pile, 1 - active)
    solo_game = mode == "solo"
    return GAME.from_json(
        {
            "game": "syndicate",
            "mode": mode,
            "options": {"show_hand_size": show_hand_size, **({"difficulty": difficulty} if solo_game else {})},
            "stage": stage,
            "to_move": _decider(solo_game, stage, active, todo),
            "active": active,
            **table.to_json(),
            "markers": table.markers({} if markers is None else markers, opened, closed),
            "closed": sorted(closed),
            "wealth": list(wealth),
            "last": [table.last(seat) if last[seat] is None else last[seat] for seat in range(2)],
            "last_turn": last_turn,
            "turn": None if turn is None else dict(zip(("token", "as", "field", "strength"), turn, strict=True)),
            "todo": list(todo),
            "free": list(free),
            "winner": winner,
            "solo": {"outside": solo[0], "acting": solo[1]} if solo_game else None,
        }
    )


def _decider(solo: bool, stage: str, active: int, todo: Sequence[str]) -> object:
    if stage == "over":
        return None
    chance = stage in ("draw", "cup", "roll") or (todo and todo[0] in ("d", "r", "h"))
    shot = bool(todo) and todo[0] == "b" and not (solo and active == 1)
    return "chance" if chance or shot else active


class _Table:
    """All tokens: two gangs of 22 and 18 reinforcements (S1.4)."""

    def __init__(
        self,
        mode: str,
        fields: Mapping[int, tuple[int, int]],
        hands: Sequence[Sequence[int]],
        turn: tuple[int, int, int, int] | None,
        active: int,
    ) -> None:
        self.board = board_of(mode)
        self.mode = mode
        self.fields = dict(fields)
        self.counted: list[int | None] = [None, None]
        if turn is not None:
            self.fields[turn[2]] = (turn[0], active)
            self.counted[active] = turn[1]
        self.hands = [list(tokens) for tokens in hands]
        self.bags = [starting_bag(mode, seat) for seat in range(2)]
        self.pile = Counter({kind: token[5] for kind, token in enumerate(TOKENS) if token[5]})
        for kind, seat in self.fields.values():
            self._take(kind, seat)
        for seat in range(2):
            for kind in hands[seat]:
                self._take(kind, seat)

    def _take(self, kind: int, seat: int) -> None:
        heap = self.pile if kind >= 13 else self.bags[seat]
        assert heap[kind] > 0, f"there is no kind {kind} left for seat {seat}"
        heap[kind] -= 1

    def fill(self, fields: Iterable[int]) -> None:
        """Gang tokens on these fields, of the kind there is most of."""
        for field in fields:
            if field not in self.fields:
                fitting = [
                    (-self.bags[seat][kind], kind, seat)
                    for seat in range(2)
                    for kind in range(10)
                    if self.board[field].type in TOKENS[kind][2]
                ]
                _, kind, seat = min(fitting)
                self._take(kind, seat)
                self.fields[field] = (kind, seat)

    def lay_out(self, bags: Sequence[Sequence[int] | None], pile: Sequence[int] | None, rival: int) -> None:
        for seat in range(2):
            named = bags[seat]
            if named is not None:
                for kind in named:
                    self._take(kind, seat)
                self.hands[seat] += self.bags[seat].elements()
                self.bags[seat] = Counter(named)
        if pile is not None:
            self.pile.subtract(pile)
            assert min(self.pile.values()) >= 0
            self.bags[rival].update(self.pile)
            self.pile = Counter(pile)

    def last(self, seat: int) -> int | None:
        """S3.4: what the seat's last token counted as, if nothing else is said: the one on its highest field."""
        own = [kind for _, (kind, owner) in sorted(self.fields.items()) if owner == seat and kind != INFORMER]
        return own[-1] if self.counted[seat] is None and own else self.counted[seat]

    def markers(self, named: Mapping[int, int], opened: Iterable[int], closed: Iterable[int]) -> list[int | None]:
        """S7.2, S7.3, S8.3: a closed district that is not full was closed by its marker, seat 0's if not named."""
        full = {its.district for its in self.board} - {
            its.district for field, its in enumerate(self.board) if field not in self.fields
        }
        ends = {number: 0 if number in full else self._end(number) for number in closed}
        start = range(4 if self.mode == "los_angeles" else 5)
        there = {**dict.fromkeys([*start, *opened], 0), **ends, **named}
        return [there.get(number) for number in range(self.board[-1].district + 1)]

    def _end(self, number: int) -> int:
        if self.mode == "los_angeles":
            return 7
        return 14 if number <= BRONX else 11

    def to_json(self) -> Json:
        tokens = [self.fields.get(field) for field in range(len(self.board))]
        automaton = self.mode == "solo"
        return {
            "fields": [None if token is None else list(token) for token in tokens],
            "hands": [self.hands[0] if automaton else sorted(self.hands[0]), sorted(self.hands[1])],
            "bags": [[bag[kind] for kind in range(KINDS)] for bag in self.bags],
            "pile": [self.pile[kind] for kind in range(KINDS)],
        }
