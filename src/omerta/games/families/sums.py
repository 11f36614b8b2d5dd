"""What a player would add up in the head: how Turf Wars stand, what spaces bring, what Jobs lack, what dons plan."""
# interpreted: makes JSON

from collections import Counter
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from omerta.core.game import OVER, Shaped, View
from omerta.games.families.board import Box, face_of
from omerta.games.families.components import (
    BACK,
    BUSINESS,
    CARD_NAMES,
    FIGURE_NAMES,
    FRONT,
    GOODS,
    ICON_NAMES,
    KINDS,
    MONEY,
    NONE,
    TERRITORIES,
    THUG,
)
from omerta.games.families.position import jobs_at
from omerta.games.families.rules import dons
from omerta.games.families.rules.acts import strengths, strongest
from omerta.games.families.rules.ending import colour_jobs, money_in_case, territory_money, territory_winner, total
from omerta.games.families.rules.jobs import WILD, can_pay
from omerta.games.families.shapes.views import (
    ColourSumsJson,
    DonSumsJson,
    FaceSumsJson,
    JobSumsJson,
    OwnSumsJson,
    SpaceSumsJson,
    SumsJson,
    TerritorySumsJson,
)
from omerta.games.families.state import IN_HAND, OPEN, FamiliesState, controller, hand_size, in_turn, is_don
from omerta.games.families.views import FamiliesView

KNOWN: Final = 1024  # ways in which the towns of the tables in play are built


def sums(view: View) -> Shaped:
    assert isinstance(view, FamiliesView)
    seen, seats = view.seen, range(view.players)
    summed: SumsJson = {
        "order": [int(in_turn(seen, place)) for place in seats],
        "hand_limit": int(view.box.hand_limits[seen.act - 1]),
        "territories": [_territory(view, number) for number in range(TERRITORIES)],
        "spaces": _spaces(view.box, view.players, tuple(tuple(plots_of(view, one)) for one in range(TERRITORIES))),
        "open_scores": [int(territory_money(seen, seat)) for seat in seats],
        "dons": [_don(view, seat) if is_don(seen, seat) else None for seat in seats],
        "own": None if _person(view) < 0 else _own(view, _person(view)),
    }
    return summed


def _person(view: FamiliesView) -> int:
    """The seat that looks, if it is a person's."""
    seat = int(view.viewer)
    return seat if seat >= 0 and not is_don(view.seen, seat) else -1


# The map.


def _territory(view: FamiliesView, number: int) -> TerritorySumsJson:
    """F10.1, F10.2: how a Turf War would go now; F1.8, F14.3: who controls, who would get the bonus."""
    counts = [int(count) for count in strengths(view.seen, number)]
    return {
        "tally": counts[: view.players],
        "neutral": counts[-1],
        "strongest": _seat(int(strongest(view.seen, number))),
        "controller": _seat(int(controller(view.seen, number))),
        "bonus": _seat(int(territory_winner(view.seen, number))),
    }


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def plots_of(view: FamiliesView, territory: int) -> list[int]:
    """F5.3: the businesses of a territory, in order."""
    width = int(view.box.width)
    return [int(one) for one in view.seen.plots[territory * width : (territory + 1) * width] if one != NONE]


@lru_cache(KNOWN)
def touched(box: Box, space: int) -> list[int]:
    """F1.3: the territories that a round space touches."""
    touches = int(box.touches[space - box.businesses])
    return [number for number in range(TERRITORIES) if (touches >> number) & 1]


@lru_cache(KNOWN)
def _spaces(box: Box, families: int, plots: tuple[tuple[int, ...], ...]) -> dict[str, SpaceSumsJson]:
    """Those in play, the same for whoever looks: of businesses that are open, and round ones for so many families."""
    squares = {one: [(one, FRONT)] for territory in plots for one in territory}
    rounds = {
        space: [(one, BACK) for number in touched(box, space) for one in plots[number]]
        for space in range(box.businesses, box.spaces)
        if box.min_families[space - box.businesses] <= families
    }
    return {box.space_ids[space]: _space(box, faces) for space, faces in (squares | rounds).items()}


def _space(box: Box, faces: list[tuple[int, i64]]) -> SpaceSumsJson:
    """F7.1: the front of a business; F7.2, F7.3: all backs around a round space, those with a cost each for itself."""
    free: Counter[str] = Counter()
    costly: list[FaceSumsJson] = []
    for business, side in faces:
        face = box.faces[face_of(business, side)]
        icons = Counter(ICON_NAMES[icon] for icon in face.icons)
        if face.discard:
            name = box.business_ids[business]
            costly.append({"business": name, "discard": int(face.discard), "icons": dict(icons)})
        else:
            free += icons
    return {"icons": dict(free), "costly": costly}


# Dons.


def planned(view: FamiliesView, seat: int) -> tuple[int, list[int]]:
    """F15.3–F15.5: what a don would use now (NONE: nothing), and where; among several places chance decides."""
    seen = view.seen
    use = int(dons.find_use(seen, seat)) if seen.phase == BUSINESS else int(NONE)
    if use == NONE or use >= dons.ALLY:
        return use, []
    if use == THUG:
        return use, [int(dons.square_for(seen, seat))]
    left = int(dons.rounds_left(seen, seat))
    return use, [int(view.box.businesses) + place for place in range(view.box.rounds) if (left >> place) & 1]


def _don(view: FamiliesView, seat: int) -> DonSumsJson:
    use, spaces = planned(view, seat)
    return {
        "figure": FIGURE_NAMES[use] if 0 <= use < dons.ALLY else None,
        "ally": view.box.ally_ids[use - int(dons.ALLY)] if use >= dons.ALLY else None,
        "spaces": [view.box.space_ids[space] for space in spaces],
    }


# One's own.


def _own(view: FamiliesView, seat: int) -> OwnSumsJson:
    """F12.1, F14.2: cards that may stay, and the score if it ended now."""
    seen, box = view.seen, view.box
    money, territories, whole = int(money_in_case(seen, seat)), int(territory_money(seen, seat)), int(total(seen, seat))
    size = int(hand_size(seen, seat))
    return {
        "hand_size": size,
        "excess": max(0, size - int(box.hand_limits[seen.act - 1])),
        "money": money,
        "for_territories": territories,
        "for_colours": whole - money - territories,
        "total": whole,
        "is_final": view.to_move == OVER,
        "colours": [_colour(view, seat, number) for number in range(box.colours)],
        "jobs": {job: _job(view, seat, job) for job in [*jobs_at(seen, OPEN), *jobs_at(seen, IN_HAND + seat)]},
    }


def _colour(view: FamiliesView, seat: int, number: int) -> ColourSumsJson:
    """F14.4, F4.5: one's own Jobs of a colour; of others' suitcases nothing is added up."""
    return {"colour": view.box.colour_ids[number], "count": int(colour_jobs(view.seen, seat, number))}


def _job(view: FamiliesView, seat: int, name: str) -> JobSumsJson:
    """F8.1: whether it can be paid; else what is missing."""
    seen, number = view.seen, view.box.job_ids.index(name)
    if can_pay(seen, seat, number):
        return {"payable": True, "missing": {}, "replaced": 0}
    missing, replaced = lacking(seen, seat, number)
    return {"payable": False, "missing": {CARD_NAMES[kind]: count for kind, count in missing}, "replaced": replaced}


def lacking(s: FamiliesState, seat: int, job: int) -> tuple[list[tuple[int, int]], int]:
    """F8.1: the goods that are not in hand, and how many of them Narcotics in hand would replace."""
    short = [int(s.box.job_cost[job * GOODS + good] - s.hands[seat * KINDS + MONEY + good]) for good in range(GOODS)]
    missing = [(int(MONEY) + good, count) for good, count in enumerate(short) if count > 0]
    return missing, max(0, -short[int(WILD)])
