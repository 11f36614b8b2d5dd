"""SYNDICATE for the tests of the automaton, the beliefs and the laws: the rules' tables, and positions from them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from omerta.core.game import Json, State
from omerta.games import find

GAME = find("syndicate")

# S1.4: strength, symbol, fields; then how many in the orange or blue bag, the grey bag and the pile.
TOKENS: Final = tuple(
    line.split()
    for line in """\
1 - LM 3 3 0
2 - LM 2 2 0
3 - LM 2 1 0
1 - WM 3 4 0
2 - WM 2 2 0
3 - WM 2 1 0
0 Q LWM 1 0 0
0 B LWM 0 1 0
1 - LWM 3 3 0
2 - LWM 2 2 0
1 - LM 1 1 0
1 - WM 1 1 0
4 - LWM 0 1 0
4 - LM 0 0 2
1 Q LM 0 0 1
5 X LM 0 0 1
4 - WM 0 0 2
1 Q WM 0 0 1
2 B WM 0 0 1
5 X WM 0 0 1
3 - LWM 0 0 2
1 B LWM 0 0 1
4 X LWM 0 0 1
7 - LM 0 0 1
0 - - 0 0 1
0 - LWM 0 0 1
1 - LM 0 0 1
1 - LWM 0 0 1""".splitlines()
)
KINDS: Final = 28
CITY_BAG: Final = [int(token[3]) for token in TOKENS]
GREY_BAG: Final = [int(token[4]) for token in TOKENS]
PILE: Final = [int(token[5]) for token in TOKENS]

# S1.6: district, track, then for each row its points and its fields.
NEW_YORK: Final = """\
Manhattan | long | 2: W d1 · L r1 · M v1 | 3: L b · L d1 · M – | 5: M h · L x3 · M –
Staten Island | long | 2: W b · W r1 | 3: W r2 · W d1 · W x2 · M – | 5: W b · M v2 · M –
Bronx | long | 2: L t1 · L d1 | 3: L v1 · L r2 · M – | 6: L b · L t2 · L x3 · L v2 · L –
Queens | short | 3: L x3 · W t1 · M r1 · M v1 | 5: L t2 · W d2 · M –
Brooklyn | short | 2: W v2 · M v1 · M x1 | 4: W b · L v2 · M –"""

# S1.7: district, whether it is open at the start, its row, the arrows.
LOS_ANGELES: Final = """\
Malibu | yes | 2: W d1 · L r1 · M – | 4 7
Pasadena | yes | 2: L t1 · L d1 · M v1 | 7 9
East L.A. | yes | 2: L b · M r1 | 9 8
San Pedro | yes | 2: W d1 · W r1 · M v1 | 6 5
Santa Monica | no | 3: W v1 · M r1 · M – | 10 5
Venice | no | 3: W x2 · L b · M – | 10 12
Long Beach | no | 3: W r2 · W b · M d1 | 12 8
Burbank | no | 3: L x2 · L d1 · M v2 | 11 13
Sleepy Lagoon | no | 3: L v1 · W t1 · M – | 12 14
Chinatown | no | 3: L r1 · M x1 · L t2 | 11 14
Beverly Hills | no | 4: L v2 · L h · M – | 13 11
Hollywood | no | 4: L r2 · M x3 · L v2 · M – | 13 14
Watts | no | 4: W d2 · W v2 · M b | 14
Sunset Strip | no | 4: L d2 · M t2 · W – | 14
Downtown | no | 6: M h · L x3 · W b · M v2 · W – |"""


class Field(NamedTuple):
    type: str
    effect: str
    row: int
    district: int


class Row(NamedTuple):
    points: int
    fields: tuple[int, ...]


class District(NamedTuple):
    name: str
    coins: tuple[int, int]
    hat: int
    rows: tuple[Row, ...]
    start: bool
    arrows: tuple[int, ...]

    @property
    def fields(self) -> list[int]:
        return [field for row in self.rows for field in row.fields]


class City(NamedTuple):
    districts: list[District]
    fields: list[Field]


def _rows(parts: Iterable[str], number: int, fields: list[Field]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for part in parts:
        points, line = part.split(": ")
        first, row = len(fields), len({field.row for field in fields})
        for text in line.split(" · "):
            kind, effect = text.split()
            fields.append(Field(kind, effect, row, number))
        rows.append(Row(int(points), tuple(range(first, len(fields)))))
    return tuple(rows)


def _new_york() -> City:
    city = City([], [])
    for number, line in enumerate(NEW_YORK.splitlines()):
        name, track, *parts = line.split(" | ")
        coins, hat = ((5, 10), 14) if track == "long" else ((4, 8), 11)
        city.districts.append(District(name, coins, hat, _rows(parts, number, city.fields), True, ()))
    return city


def _los_angeles() -> City:
    city = City([], [])
    for number, line in enumerate(LOS_ANGELES.splitlines()):
        name, start, part, arrows = (text.strip() for text in line.split("|"))
        rows = _rows([part], number, city.fields)
        leads = tuple(int(arrow) for arrow in arrows.split())
        city.districts.append(District(name, (99, 99), 7, rows, start == "yes", leads))
    return city


CITY: Final = _new_york()
ANGELS: Final = _los_angeles()


def starting_bag(mode: str, seat: int) -> list[int]:
    return list(GREY_BAG if mode == "los_angeles" and seat == 0 else CITY_BAG)


def table(
    hands: Sequence[Sequence[int]],
    *,
    fields: Mapping[int, tuple[int, int]] | None = None,
    full: Iterable[int] = (),
    markers: Mapping[int, int] | None = None,
    stage: str = "cup",
    called: Sequence[Sequence[int]] = ((), ()),
    mode: str = "solo",
    **others: Any,
) -> dict[str, Any]:
    """A position of New York: tokens not named stay in the bags and the pile; full fields hold the human's tokens."""
    placed = dict(fields or {})
    bags = [starting_bag(mode, seat) for seat in range(2)]
    pile = list(PILE)
    for seat in range(2):
        for kind in called[seat]:
            pile[kind] -= 1
            bags[seat][kind] += 1
        for kind in hands[seat]:
            _take(kind, bags[seat], pile)
    for kind, seat in placed.values():
        _take(kind, bags[seat], pile)
    for field in full:
        placed[field] = _filler(field, bags)
    active = others.pop("active", 0 if stage in ("cup", "roll") else 1)
    solo = {"outside": others.pop("outside", 7), "acting": others.pop("acting", None)} if mode == "solo" else None
    options: Json = {"show_hand_size": True}
    if mode == "solo":
        options["difficulty"] = "medium"
    return {
        "game": "syndicate",
        "mode": mode,
        "options": options,
        "stage": stage,
        "to_move": "chance" if stage in ("cup", "roll", "draw") else active,
        "active": active,
        "fields": [list(placed[field]) if field in placed else None for field in range(len(CITY.fields))],
        "markers": [(markers or {}).get(district, 0) for district in range(len(CITY.districts))],
        "closed": [],
        "wealth": [0, 0],
        "hands": [list(hands[0]), sorted(hands[1])],
        "bags": bags,
        "pile": pile,
        "last": [None, None],
        "last_turn": False,
        "turn": None,
        "todo": [],
        "free": [],
        "winner": None,
        "solo": solo,
        **others,
    }


def _take(kind: int, bag: list[int], pile: list[int]) -> None:
    """A gang token out of the bag, a reinforcement off the pile."""
    source = pile if kind >= 13 else bag
    assert source[kind] > 0, f"no kind {kind} is left"
    source[kind] -= 1


def _filler(field: int, bags: list[list[int]]) -> tuple[int, int]:
    """A token that may lie there: the human's if there is one left."""
    for seat in (1, 0):
        for kind in (0, 1, 2, 3, 4, 5, 8, 9):
            if bags[seat][kind] > 0 and CITY.fields[field].type in TOKENS[kind][2]:
                bags[seat][kind] -= 1
                return kind, seat
    raise AssertionError("no token is left to fill a field")


def take_up(position: Json) -> State:
    return GAME.from_json(position)


def now(state: State) -> dict[str, Any]:
    return dict(state.to_json())


def play(state: State, *moves: Json) -> State:
    """The same state after these decisions."""
    for move in moves:
        state.apply(state.action(move))
    return state


def options(state: State) -> list[Json]:
    """The legal moves, in the order of their numbers."""
    return [dict(state.move(action) or {}) for action in state.legal()]


def tokens_of(position: Mapping[str, Any]) -> Counter[int]:
    """Every token of a position, by kind."""
    found: Counter[int] = Counter(kind for hand in position["hands"] for kind in hand)
    for counts in (*position["bags"], position["pile"]):
        found.update(dict(enumerate(counts)))
    found.update(token[0] for token in position["fields"] if token is not None)
    return +found
