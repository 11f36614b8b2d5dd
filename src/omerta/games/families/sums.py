"""What a player would add up in the head: how Turf Wars stand, what spaces bring, what Jobs lack, what dons plan."""
# interpreted: makes JSON

from collections import Counter

from omerta.core.game import OVER, Shaped, View
from omerta.games.families.board import face_of
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
from omerta.games.families.state import IN_HAND, OPEN, controller, hand_size, in_turn, is_don, is_open_space
from omerta.games.families.views import FamiliesView


def sums(view: View) -> Shaped:
    assert isinstance(view, FamiliesView)
    seen, seats = view.seen, range(view.players)
    summed: SumsJson = {
        "order": [int(in_turn(seen, place)) for place in seats],
        "hand_limit": int(view.box.hand_limits[seen.act - 1]),
        "territories": [_territory(view, number) for number in range(TERRITORIES)],
        "spaces": {view.box.space_ids[space]: _space(view, space) for space in _spaces(view)},
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


def _spaces(view: FamiliesView) -> list[int]:
    """Those in play: of businesses that are open, and round ones for so many families."""
    box, seen = view.box, view.seen
    squares = [one for one in range(box.businesses) if seen.homes[one] >= 0]
    return squares + [one for one in range(box.businesses, box.spaces) if is_open_space(seen, one)]


def _space(view: FamiliesView, space: int) -> SpaceSumsJson:
    """F7.1: the front of a business; F7.2, F7.3: all backs around a round space, those with a cost each for itself."""
    box = view.box
    if space < box.businesses:
        faces = [(space, box.faces[face_of(space, FRONT)])]
    else:
        faces = [(one, box.faces[face_of(one, BACK)]) for one in _around(view, space)]
    free = Counter(ICON_NAMES[icon] for _, face in faces if not face.discard for icon in face.icons)
    costly: list[FaceSumsJson] = [
        {
            "business": box.business_ids[one],
            "discard": int(face.discard),
            "icons": dict(Counter(ICON_NAMES[icon] for icon in face.icons)),
        }
        for one, face in faces
        if face.discard
    ]
    return {"icons": dict(free), "costly": costly}


def _around(view: FamiliesView, space: int) -> list[int]:
    """The businesses of all territories that a round space touches, in order (F5.3)."""
    box, width = view.box, int(view.box.width)
    touches = int(box.touches[space - box.businesses])
    plots = [list(view.seen.plots[number * width : (number + 1) * width]) for number in range(TERRITORIES)]
    return [
        int(one) for number in range(TERRITORIES) if (touches >> number) & 1 for one in plots[number] if one != NONE
    ]


# Dons.


def _don(view: FamiliesView, seat: int) -> DonSumsJson:
    """F15.3–F15.5: what he would use now, and where; several places: chance decides among them."""
    seen, box = view.seen, view.box
    use = int(dons.find_use(seen, seat)) if seen.phase == BUSINESS and not seen.passed[seat] else int(NONE)
    if use == NONE:
        return {"figure": None, "ally": None, "spaces": []}
    if use >= dons.ALLY:
        return {"figure": None, "ally": box.ally_ids[use - int(dons.ALLY)], "spaces": []}
    spaces = [int(dons.square_for(seen, seat))] if use == THUG else _rounds(view, seat)
    return {"figure": FIGURE_NAMES[use], "ally": None, "spaces": [box.space_ids[space] for space in spaces]}


def _rounds(view: FamiliesView, seat: int) -> list[int]:
    left = int(dons.rounds_left(view.seen, seat))
    return [int(view.box.businesses) + place for place in range(view.box.rounds) if (left >> place) & 1]


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
    """F8.1: whether it can be paid; else the goods that are not in hand, as many as Narcotics do not replace."""
    seen, number = view.seen, view.box.job_ids.index(name)
    if can_pay(seen, seat, number):
        return {"payable": True, "missing": {}, "replaced": 0}
    short = [
        int(view.box.job_cost[number * GOODS + good] - seen.hands[seat * KINDS + MONEY + good]) for good in range(GOODS)
    ]
    missing: dict[str, int] = {CARD_NAMES[int(MONEY) + good]: count for good, count in enumerate(short) if count > 0}
    return {"payable": False, "missing": missing, "replaced": max(0, -short[int(WILD)])}
