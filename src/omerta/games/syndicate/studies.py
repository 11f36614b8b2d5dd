"""What a seat of SYNDICATE had or did, for whoever asks what wins."""

from mypy_extensions import i64

from omerta.core.game import Marks
from omerta.games.syndicate.board import district_fact
from omerta.games.syndicate.components import BOMBER, GANGSTER_BOSS, KINDS, NONE, SMUGGLER_BOSS, Seat, is_reinforcement
from omerta.games.syndicate.state import CLOSED, SyndicateState, size, toward


def marks(s: SyndicateState, seat: Seat) -> Marks:
    """S4 … S8: the districts led and taken, the tokens placed and kept."""
    found: Marks = {"ahead": 0, "taken": int(_districts_taken(s, seat))}
    leading: i64 = 0
    for district in range(s.board.districts):
        ahead = s.markers[district] * toward(seat) > 0
        found[f"ahead-{district_fact(s.board.name, district)}"] = bool(ahead)
        leading += 1 if ahead else 0
    found["ahead"] = int(leading)
    _count_tokens(s, seat, found)
    found["hand-left"] = int(size(s.hands, seat))
    return found


def _districts_taken(s: SyndicateState, seat: Seat) -> i64:
    """S7.3, S8.3: closed by strength."""
    count: i64 = 0
    for district in range(s.board.districts):
        if s.status[district] == CLOSED and s.markers[district] * toward(seat) >= s.board.win[district]:
            count += 1
    return count


def _count_tokens(s: SyndicateState, seat: Seat, found: Marks) -> None:
    """The tokens on the board, the reinforcements among them, and whether the singular ones are there (S6)."""
    placed: i64 = 0
    reinforcements: i64 = 0
    kinds: set[int] = set()
    for field in range(s.board.fields):
        if s.owners[field] == seat and s.kinds[field] != NONE:
            placed += 1
            reinforcements += 1 if is_reinforcement(s.kinds[field]) else 0
            kinds.add(int(s.kinds[field]))
    found["placed"] = int(placed)
    found["reinforcements"] = int(reinforcements)
    for kind in [int(GANGSTER_BOSS), int(SMUGGLER_BOSS), *range(BOMBER, KINDS)]:
        found[f"placed-{kind}"] = kind in kinds
