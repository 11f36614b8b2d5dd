"""E21: the final scoring; E23.14 in solo."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import OVER, Part, Result
from omerta.games.speakeasy.components import HELPERS, JO, NONE, PLACES, SPACES, Seat
from omerta.games.speakeasy.rules.counting import buildings, protected_buildings
from omerta.games.speakeasy.state import (
    FINISHED,
    HELD,
    KIND,
    MEMBER,
    OWNER,
    PLACED,
    POCKET,
    SAFE,
    SPOT,
    UNUSED,
    USED,
    VIP_AREA,
    SpeakeasyState,
    is_jo,
    of,
)

PARTS: Final[i64] = 6  # pocket, safe, buildings, bottles, tiles, total


def building_value(s: SpeakeasyState, seat: Seat) -> i64:
    """E21.2: protected buildings."""
    total: i64 = 0
    for space in range(SPACES):
        base = space * SPOT
        if s.spaces[base + OWNER] == seat and s.spaces[base + MEMBER] == 1:
            total += s.box.end_value[s.spaces[base + KIND]]
    return total


def bottle_value(s: SpeakeasyState, seat: Seat) -> i64:
    """E21.2: each different bottle once."""
    owned = of(s, seat, UNUSED) | of(s, seat, USED)
    seen: i64 = 0
    total: i64 = 0
    for helper in range(HELPERS):
        bottle = i64(1) << s.box.helper_bottle[helper]
        if (owned >> helper) & 1 == 1 and seen & bottle == 0:
            seen |= bottle
            total += s.box.bottle_value[s.box.helper_bottle[helper]]
    return total


def finish(s: SpeakeasyState) -> None:
    """E21.1: no Mob War, no payout; the score."""
    s.phase = FINISHED
    s.active = NONE
    s.to_move = OVER
    s.scores = vec[i64]([0] * (s.players * PARTS))
    for seat in range(s.players):
        _score(s, seat)
    if s.solo and s.journal is not None:
        _tell_rank(s)


def _tell_rank(s: SpeakeasyState) -> None:
    """E23.14: the rank by the margin over Jo; none for a loss."""
    margin, reached = total(s, 0) - total(s, JO), NONE
    for rank in range(len(s.box.rank_names)):
        if margin >= s.box.ranks[rank]:
            reached = rank
    if reached != NONE and s.journal is not None:
        s.journal.tell("solo-rank", "E23.14", {"seat": 0, "rank": s.box.rank_names[reached], "sum": int(margin)})


def _score(s: SpeakeasyState, seat: Seat) -> None:
    base = seat * PARTS
    s.scores[base] = of(s, seat, POCKET)
    s.scores[base + 1] = of(s, seat, SAFE)
    s.scores[base + 2] = building_value(s, seat)
    s.scores[base + 3] = bottle_value(s, seat)
    s.scores[base + 4] = s.box.jo_tile_value * of(s, seat, HELD) if is_jo(s, seat) else 0
    total: i64 = 0
    for part in range(5):
        total += s.scores[base + part]
    s.scores[base + 5] = total
    if s.journal is not None:
        s.journal.tell("scored", "E21.2", {"seat": int(seat), "sum": int(total)})


def total(s: SpeakeasyState, seat: Seat) -> i64:
    return s.scores[seat * PARTS + 5]


def members_in_play(s: SpeakeasyState, seat: Seat) -> i64:
    """E21.3: on Protection spaces, in the Docks, in the VIP area."""
    count = protected_buildings(s, seat) + of(s, seat, VIP_AREA)
    for place in range(PLACES):
        if s.docks[place] == seat:
            count += 1
    return count


def _criterion(s: SpeakeasyState, seat: Seat, number: i64) -> i64:
    """E21.3: the score, then what breaks ties, in order."""
    if number == 0:
        return total(s, seat)
    if number == 1:
        return protected_buildings(s, seat)
    if number == 2:
        return buildings(s, seat)
    if number == 3:
        return of(s, seat, PLACED)
    return members_in_play(s, seat)


def parts(s: SpeakeasyState, seat: Seat) -> list[Part]:
    """What a seat's score is made of."""
    base = seat * PARTS
    found = [
        Part("pocket", "E21.2", {}, int(seat), int(s.scores[base])),
        Part("safe", "E21.2", {}, int(seat), int(s.scores[base + 1])),
        Part("buildings", "E21.2", {}, int(seat), int(s.scores[base + 2])),
        Part("bottles", "E21.2", {}, int(seat), int(s.scores[base + 3])),
        Part("tiles", "E23.14", {}, int(seat), int(s.scores[base + 4])),
    ]
    return [part for part in found if part.points != 0]


def result(s: SpeakeasyState) -> Result | None:
    if s.to_move != OVER:
        return None
    scores = [int(total(s, seat)) for seat in range(s.players)]
    if s.solo:
        won = scores[0] > scores[1]  # E23.14
        return Result(scores, [0] if won else [int(JO)], "solo-won" if won else "solo-lost", "E23.14")
    return _ranked(s, scores)


def _ranked(s: SpeakeasyState, scores: list[int]) -> Result:
    """E21.3."""
    best = list(range(int(s.players)))
    for number in range(5):
        most = max(_criterion(s, seat, number) for seat in best)
        best = [seat for seat in best if _criterion(s, seat, number) == most]
        if len(best) == 1:
            return Result(scores, best, "most-money" if number == 0 else "tie-broken", "E21.3")
    return Result(scores, best, "shared", "E21.3")
