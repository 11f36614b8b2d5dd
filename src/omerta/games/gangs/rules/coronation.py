"""G6: the Kingpin, passing, and whose turn comes next."""

from librt.vecs import append

from omerta.core.game import OVER
from omerta.core.problems import Refused
from omerta.games.gangs.components import KINGPIN, Place, Seat
from omerta.games.gangs.state import GangsState, hand_size, has_passed


def crown(s: GangsState, goal: Place) -> None:
    """G6.1: the first card on the top place is crowned."""
    if goal == KINGPIN and not s.crowned:
        s.crowned = True
        if s.journal is not None:
            s.journal.tell("crowned", "G6.1", {"seat": int(s.active), "gang": int(s.pyramid[KINGPIN])})


def pass_turn(s: GangsState, seat: Seat) -> None:
    """G6.2: a seat is out until the end."""
    s.passed = append(s.passed, seat)
    if s.journal is not None:
        s.journal.tell("pass", "G6.2", {"seat": int(seat)})


def next_turn(s: GangsState) -> None:
    """Make the next seat that can still act active, or end the game."""
    s.turns += 1
    if not s.crowned:
        s.active = (s.active + 1) % s.players  # G2.7
        return
    for step in range(1, s.players + 1):
        seat = (s.active + step) % s.players
        if has_passed(s, seat):
            continue
        if hand_size(s, seat) > 0:
            s.active = seat
            return
        _pass_unasked(s, seat)
    s.to_move = OVER  # G6.4
    if s.journal is not None:
        s.journal.tell("over", "G6.4", {})


def _pass_unasked(s: GangsState, seat: Seat) -> None:
    s.passed = append(s.passed, seat)  # G6.3 R: there is nothing to choose
    if s.journal is not None:
        s.journal.tell("pass-unasked", "G6.3", {"seat": int(seat)})


def refuse_pass() -> Refused:
    return Refused("G6.2", "too-early-to-pass")
