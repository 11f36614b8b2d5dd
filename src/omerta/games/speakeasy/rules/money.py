"""E7: pocket and safe."""

from mypy_extensions import i64

from omerta.core.problems import Facts
from omerta.games.speakeasy.components import Seat
from omerta.games.speakeasy.state import POCKET, SAFE, SpeakeasyState, add, is_jo, of


def funds(s: SpeakeasyState, seat: Seat) -> i64:
    """E7.2: what a seat can pay."""
    return of(s, seat, POCKET) + of(s, seat, SAFE) // 2


def pay(s: SpeakeasyState, seat: Seat, price: i64) -> None:
    """E7.2: from the pocket first; what is missing is laundered, two for one."""
    from_pocket = min(price, of(s, seat, POCKET))
    missing = price - from_pocket
    add(s, seat, POCKET, -from_pocket)
    add(s, seat, SAFE, -2 * missing)
    if s.journal is not None and price > 0:
        facts: Facts = {"seat": int(seat), "price": int(price), "laundered": 2 * int(missing)}
        s.journal.tell("laundered" if missing > 0 else "paid", "E7.2", facts)


def earn(s: SpeakeasyState, seat: Seat, sum_: i64) -> None:
    """E7.1: cash goes to the pocket."""
    add(s, seat, POCKET, sum_)


def save(s: SpeakeasyState, seat: Seat, sum_: i64) -> None:
    """E7.1: Books and payouts go to the safe; Jo has none (E23.1)."""
    add(s, seat, POCKET if is_jo(s, seat) else SAFE, sum_)
