"""The position as JSON, out. What comes in is read and checked by importing.py."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import OVER
from omerta.core.problems import Impossible
from omerta.core.writing import mover_json, or_null
from omerta.games.families.board import Box, unpack_icons
from omerta.games.families.components import (
    CARD_NAMES,
    EFFECT_NAMES,
    FIGURE_NAMES,
    GOOD_NAMES,
    GOODS,
    KINDS,
    MONEY,
    MONEY_NAMES,
    NONE,
    SETUP,
    SHAPE_NAMES,
    SIDE_NAMES,
    TERRITORIES,
    WHY_NAMES,
    ZONE_NAMES,
    effect_name,
)
from omerta.games.families.rules import ending, steps
from omerta.games.families.settings import dons_json, settings_json
from omerta.games.families.shapes.views import (
    CommonJson,
    FigureJson,
    MiddleJson,
    PositionJson,
    PrivateJson,
    PublicJson,
    ScoreJson,
    ScoresJson,
    Stake,
    StepJson,
)
from omerta.games.families.state import (
    BID,
    IN_CASE,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_ROW,
    OPEN,
    OUT,
    STEP,
    WITH,
    FamiliesState,
    figure_kind,
    figure_owner,
)


def write_position(s: FamiliesState) -> PositionJson:
    """The position of the rules file."""
    if s.phase == SETUP:
        raise Impossible("setup-has-no-position")
    return {
        **common_json(s),
        "job_deck": jobs_at(s, IN_DECK),
        **table_json(s),
        "seats": [{**private_json(s, seat), **public_json(s, seat)} for seat in range(s.players)],
        "bids": [bid_json(s, seat) for seat in range(s.players)],
        "shown": [[int(code & 7), CARD_NAMES[code >> 3]] for code in s.shown],
        "todo": todo_json(s),
        **score_json(s),
    }


def common_json(s: FamiliesState) -> CommonJson:
    return {
        "game": "families",
        "data": s.box.id,
        "digest": s.box.digest,
        "families": int(s.players),
        "dons": dons_json(s.agreed),
        "settings": settings_json(s.agreed),
        "act": int(s.act),
        "phase": int(s.phase),
        "horse": int(s.horse),
        "active": or_null(s.active),
        "to_move": mover_json(s.to_move),
        "passed": [seat for seat in range(s.players) if s.passed[seat] == 1],
        "supply": {CARD_NAMES[kind]: int(s.supply[kind]) for kind in range(KINDS)},
    }


def table_json(s: FamiliesState) -> MiddleJson:
    """What lies open in the middle."""
    return {
        "job_discard": jobs_at(s, OUT),
        "open_jobs": jobs_at(s, OPEN),
        "tiles_left": {"blue": _pile(s, 0), "red": _pile(s, 1)},
        "tiles": [tiles_in(s, territory) for territory in range(TERRITORIES)],
        "row": sorted([s.box.ally_ids[ally] for ally in range(s.box.allies) if s.allies[ally] == IN_ROW]),
        "figures": {s.box.space_ids[space]: figure_json(s.figures[space]) for space in occupied(s)},
        "hudson": [figure_json(code) for code in s.hudson],
        "markers": [stack_json(s.stacks, territory) for territory in range(TERRITORIES)],
    }


def jobs_at(s: FamiliesState, place: i64) -> list[str]:
    return sorted([s.box.job_ids[job] for job in range(s.box.jobs) if s.jobs[job] == place])


def _pile(s: FamiliesState, colour: i64) -> list[str]:
    box = s.box
    tiles = [b for b in range(box.businesses) if box.tile_colour[b] == colour and s.homes[b] == IN_PILE]
    return sorted([box.business_ids[business] for business in tiles])


def tiles_in(s: FamiliesState, territory: i64) -> list[str]:
    """F5.3: as they were placed."""
    plots = range(territory * s.box.width + 1, territory * s.box.width + s.box.width)
    return [s.box.business_ids[s.plots[plot]] for plot in plots if s.plots[plot] != NONE]


def occupied(s: FamiliesState) -> list[int]:
    """Spaces with a figure: squares by territory and F5.3, then rounds."""
    squares = [int(s.plots[plot]) for plot in range(len(s.plots)) if s.plots[plot] != NONE]
    rounds = list(range(s.box.businesses, s.box.spaces))
    return [space for space in squares + rounds if s.figures[space] != NONE]


def figure_json(code: i64) -> FigureJson:
    return {"seat": int(figure_owner(code)), "kind": FIGURE_NAMES[figure_kind(code)]}


def stack_json(stacks: vec[i64], territory: i64) -> list[int]:
    return [int(code & 7) for code in stacks if code >> 3 == territory]


def private_json(s: FamiliesState, seat: i64) -> PrivateJson:
    """What only the seat itself knows."""
    return {
        "hand": {CARD_NAMES[kind]: int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)},
        "hand_jobs": jobs_at(s, IN_HAND + seat),
        "case": {MONEY_NAMES[value]: int(s.cases[seat * MONEY + value]) for value in range(MONEY)},
        "case_jobs": jobs_at(s, IN_CASE + seat),
    }


def public_json(s: FamiliesState, seat: i64) -> PublicJson:
    own = [ally for ally in s.gained if s.allies[ally] == WITH + seat]
    return {
        "thugs": int(s.thugs[seat]),
        "members": int(s.members[seat]),
        "markers": int(s.markers[seat]),
        "allies": [{"ally": s.box.ally_ids[ally], "played": s.played[ally] == 1} for ally in own],
    }


def bid_json(s: FamiliesState, seat: i64) -> dict[Stake, int] | None:
    """Null before the bid has begun."""
    if s.begun[seat] == 0:
        return None
    bid: dict[Stake, int] = {MONEY_NAMES[value]: int(s.bids[seat * BID + value]) for value in range(MONEY)}
    bid["job"] = int(s.bids[seat * BID + MONEY])
    return bid


def score_json(s: FamiliesState) -> ScoresJson:
    """F14.2, once the game is over."""
    if s.to_move != OVER:
        return {"scores": None, "winners": None}
    return {"scores": [_seat_score(s, seat) for seat in range(s.players)], "winners": ending.winners(s)}


def _seat_score(s: FamiliesState, seat: i64) -> ScoreJson:
    territories = [t + 1 for t in range(TERRITORIES) if ending.territory_winner(s, t) == seat]
    colours = [s.box.colour_ids[colour] for colour in range(s.box.colours) if ending.wins_colour(s, seat, colour)]
    money, total = int(ending.money_in_case(s, seat)), int(ending.total(s, seat))
    return {"money": money, "territories": territories, "colours": colours, "total": total}


# Steps.


def todo_json(s: FamiliesState) -> list[StepJson]:
    """The first step first."""
    found: list[StepJson] = []
    for place in range(len(s.todo) - STEP, -1, -STEP):
        kind, seat = s.todo[place + 3], s.todo[place + 2]
        found.append(step_json(s, kind, seat, s.todo[place + 1], s.todo[place]))
    return found


def step_json(s: FamiliesState, kind: i64, seat: i64, a: i64, b: i64) -> StepJson:
    step: StepJson = {"step": steps.STEP_NAMES[kind]}
    if seat != NONE and kind != steps.CONTROLLING and kind != steps.PLACE_TILE:
        step["seat"] = int(seat)
    if kind in (steps.BENEFIT, steps.AI_CONTROL):
        step["faces"] = _faces_json(s, a, b)
    elif kind in (steps.GAINING, steps.AI_GAIN):
        step["icons"] = unpack_icons(a)
    else:
        _add_fields(s.box, step, kind, a, b)
        if kind == steps.CONTROLLING:
            step["by"] = int(seat)
    return step


def _faces_json(s: FamiliesState, businesses: i64, side: i64) -> list[list[str]]:
    """By ascending territory and F5.3."""
    opened = [business for business in s.plots if business != NONE and (businesses >> business) & 1 == 1]
    return [[s.box.business_ids[business], SIDE_NAMES[side]] for business in opened]


def _add_fields(box: Box, step: StepJson, kind: i64, a: i64, b: i64) -> None:
    if steps.has_left(kind):
        step["left"] = int(a)
    if kind == steps.DISCARD:
        step["why"] = WHY_NAMES[b]
    elif kind == steps.AI_DRAW:
        step["access"] = [GOOD_NAMES[good] for good in range(GOODS) if (b >> good) & 1 == 1]
    elif kind == steps.PLACE_TILE:
        step["tile"] = box.business_ids[a]
    elif kind == steps.PAY:
        step["job"] = box.job_ids[a]
    elif kind == steps.COST:
        step["business"], step["side"] = box.business_ids[a], SIDE_NAMES[b]
    elif kind == steps.EFFECT:
        step["code"] = effect_name(a)
    else:
        _add_rare_fields(box, step, kind, a, b)


def _add_rare_fields(box: Box, step: StepJson, kind: i64, a: i64, b: i64) -> None:
    if kind == steps.HIT:
        step["territory"], step["shape"] = int(a) + 1, SHAPE_NAMES[b]
    elif kind == steps.TO:
        step["what"] = EFFECT_NAMES[a] if a < steps.A_FIGURE else FIGURE_NAMES[a - steps.A_FIGURE]
        step["from"] = None if b == NONE else box.space_ids[b]
    elif kind in (steps.SHOW, steps.AI_SHOW):
        step["for"] = int(a)
    elif kind in (steps.MARKER, steps.TURF):
        step["territory"] = int(a) + 1
    elif kind == steps.STEAL:
        step["from"], step["zone"] = int(a), ZONE_NAMES[b]
    elif kind == steps.AI_SPACE:
        spaces = [box.space_ids[box.businesses + place] for place in range(box.rounds) if (b >> place) & 1 == 1]
        step["figure"], step["spaces"] = FIGURE_NAMES[a], spaces
    elif kind == steps.AI_YIELD or kind == steps.CONTROLLING:
        step["space"] = box.space_ids[a]
