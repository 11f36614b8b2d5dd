"""What a newcomer overlooks: Jobs and Allies that a pass puts out of reach, cards that Tribute takes."""
# interpreted: asked only where a person hesitates

from collections.abc import Iterator

from omerta.core.game import View
from omerta.core.warning import Warned
from omerta.games.families.rules import steps
from omerta.games.families.rules.turn import Families
from omerta.games.families.state import hand_money, hand_size
from omerta.games.families.views import FamiliesView


def warnings(view: View, action: int) -> list[Warned]:
    """What speaks against a legal action, by what the seat sees."""
    assert isinstance(view, FamiliesView)
    seen = view.seen
    assert isinstance(seen, Families)
    if steps.first_kind(seen) == steps.TURN:
        return list(_ending(seen, action))
    if steps.first_kind(seen) == steps.STASHING:
        return list(_stashing(seen, action))
    return []


def _ending(seen: Families, action: int) -> Iterator[Warned]:
    """F6.1: who passes, or has no figure left, does nothing more in this phase."""
    how = _last(seen, action)
    if how:
        codes, legal = seen.codes, seen.legal()
        jobs = [one for one in legal if codes.job <= one < codes.ally]
        allies = [one for one in legal if codes.ally <= one < codes.pass_turn]
        if jobs:
            job = seen.box.job_ids[jobs[0] - int(codes.job)]
            yield Warned(f"{how}-job", "F6.1", {"job": job, "count": len(jobs)})
        if allies:
            yield Warned(f"{how}-ally", "F6.1", {"ally": seen.box.ally_ids[allies[0] - int(codes.ally)]})
        excess = _excess(seen)
        if excess > 0:
            yield Warned("tribute", "F12.1", {"count": excess})


def _last(seen: Families, action: int) -> str:
    """In what way an action ends the seat's part of the phase, if it does."""
    seat, codes = seen.active, seen.codes
    if action == codes.pass_turn:
        return "pass"
    is_placing = codes.thug <= action < codes.job
    return "last-figure" if is_placing and seen.thugs[seat] + seen.members[seat] == 1 else ""


def _stashing(seen: Families, action: int) -> Iterator[Warned]:
    """F7.1: Money that stays in hand beyond the limit goes at Tribute."""
    seat = steps.first_seat(seen)
    declines = action == seen.codes.kill - 1  # the last number of its form
    is_done = seen.passed[seat] == 1 or seen.thugs[seat] + seen.members[seat] == 0
    if declines and is_done and hand_money(seen, seat) > 0 and _excess(seen) > 0:
        yield Warned("stash-less", "F12.1", {"count": _excess(seen)})


def _excess(seen: Families) -> int:
    """F12.1: cards beyond the limit of this act."""
    return int(hand_size(seen, seen.to_move) - seen.box.hand_limits[seen.act - 1])
