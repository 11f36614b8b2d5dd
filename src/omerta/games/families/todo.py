"""The steps of a position that comes in, checked one by one."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Json
from omerta.core.problems import Impossible
from omerta.core.reading import check_items, whole
from omerta.games.families.board import pack_icons
from omerta.games.families.components import (
    CARD_NAMES,
    EFFECT_NAMES,
    FIGURE_NAMES,
    ICON_NAMES,
    MAYOR,
    MEMBER,
    MONEY,
    MOVE_OWN,
    MOVE_RIVAL,
    NONE,
    SHAPE_NAMES,
    SIDE_NAMES,
    TERRITORIES,
    WHY_NAMES,
    ZONE_NAMES,
    bit,
    parse_effect,
)
from omerta.games.families.rules import cards, jobs, steps
from omerta.games.families.state import DRAWN, IN_ROW, FamiliesState, is_don, is_square


def _has_seat(kind: i64) -> bool:
    if kind == steps.PLACE_TILE or kind == steps.TURN or kind == steps.TILE or kind == steps.AWARD:
        return False
    return kind != steps.REFILL_JOBS and kind != steps.REFILL_ALLIES and kind != steps.TURF


def _is_of_dons(kind: i64) -> bool:
    return kind == steps.AI_DRAW or steps.AI_LOSE <= kind <= steps.AI_SPACE or steps.AI_TURN <= kind <= steps.AI_CONTROL


def _is_of_anyone(kind: i64) -> bool:
    if kind == steps.EFFECT or kind == steps.MARKER or kind == steps.STEAL:
        return True
    return kind == steps.OFFER_END or kind == steps.CONTROLLING


def read_steps(s: FamiliesState, found: list[object]) -> vec[i64]:
    """The list, its last step first, as the state keeps it."""
    numbers: list[int] = []
    for step in reversed(found):
        if not isinstance(step, dict) or step.get("step") not in steps.STEP_NAMES or step["step"] == "horse":
            raise _bad("step")
        kind = steps.STEP_NAMES.index(str(step["step"]))
        seat = _seat(s, step, kind)
        a, b = _fields(s, step, kind, seat)
        numbers += [b, a, seat, kind]
    return vec[i64](numbers)


def _bad(key: str) -> Impossible:
    return Impossible("bad-step", {"key": key})


def _seat(s: FamiliesState, step: Json, kind: int) -> int:
    if not _has_seat(kind):
        if kind == steps.TURN and (s.active == NONE or is_don(s, s.active)):
            raise _bad("turn")
        return int(s.horse) if kind == steps.PLACE_TILE else int(NONE)
    seat = whole(step, "by" if kind == steps.CONTROLLING else "seat", 0, int(s.players) - 1)
    if not _is_of_anyone(kind) and is_don(s, seat) != _is_of_dons(kind):
        raise _bad("seat")
    return seat


def _name(step: Json, key: str, known: list[str]) -> int:
    if step.get(key) not in known:
        raise _bad(key)
    return known.index(str(step[key]))


def _names(step: Json, key: str, known: list[str]) -> list[int]:
    found = check_items(step.get(key), key, None)
    if any(name not in known for name in found):
        raise _bad(key)
    return [known.index(str(name)) for name in found]


def _mask(numbers: list[int]) -> int:
    return sum([int(bit(number)) for number in set(numbers)])


def _fields(s: FamiliesState, step: Json, kind: int, seat: int) -> tuple[int, int]:
    """The two numbers of a step, by its kind."""
    if steps.has_left(kind):
        return whole(step, "left", 1, 60), _second(step, kind)
    if kind == steps.EFFECT:
        packed = parse_effect(str(step.get("code")))
        if packed is None:
            raise _bad("code")
        return packed, 0
    if kind in (steps.BENEFIT, steps.AI_CONTROL):
        return _faces(s, step)
    if kind in (steps.GAINING, steps.AI_GAIN):
        return pack_icons(_names(step, "icons", list(ICON_NAMES))), 0
    if kind == steps.COST:
        return _business(s, step), _name(step, "side", list(SIDE_NAMES))
    if kind in (steps.MARKER, steps.TURF):
        return whole(step, "territory", 1, int(TERRITORIES)) - 1, 0
    if kind == steps.HIT:
        return whole(step, "territory", 1, int(TERRITORIES)) - 1, _name(step, "shape", list(SHAPE_NAMES))
    return _rare_fields(s, step, kind, seat)


def _second(step: Json, kind: int) -> int:
    if kind == steps.DISCARD:
        return _name(step, "why", list(WHY_NAMES))
    if kind == steps.AI_DRAW:
        return _mask(_names(step, "access", list(CARD_NAMES[int(MONEY) :])))
    return 0


def _faces(s: FamiliesState, step: Json) -> tuple[int, int]:
    """Businesses that are open, all by the same side."""
    businesses: list[int] = []
    sides: set[int] = set()
    for pair in check_items(step.get("faces"), "faces", None):
        names = check_items(pair, "faces", 2)
        face: Json = {"business": names[0], "side": names[1]}
        businesses.append(_business(s, face))
        sides.add(_name(face, "side", list(SIDE_NAMES)))
    if len(sides) > 1:
        raise _bad("faces")
    return _mask(businesses), sides.pop() if sides else 0


def _business(s: FamiliesState, step: Json) -> int:
    business = _name(step, "business", s.box.business_ids)
    if s.homes[business] < 0:
        raise _bad("business")
    return business


def _rare_fields(s: FamiliesState, step: Json, kind: int, seat: int) -> tuple[int, int]:
    if kind == steps.PLACE_TILE:
        return _tile(s, step), 0
    if kind == steps.PAY:
        return _job(s, step, seat), 0
    if kind == steps.TO:
        return _goal(s, step)
    if kind in (steps.SHOW, steps.AI_SHOW):
        return whole(step, "for", 0, int(s.players) - 1), 0
    if kind == steps.STEAL:
        return _theft(s, step, seat)
    if kind in (steps.AI_YIELD, steps.CONTROLLING):
        return _space(s, step, "space"), 0
    if kind == steps.AI_SPACE:
        return _random_space(s, step)
    if kind in (steps.TAKE, steps.AI_TAKE) and IN_ROW not in s.allies:
        raise _bad("row")
    return 0, 0


def _tile(s: FamiliesState, step: Json) -> int:
    tile = _name(step, "tile", s.box.business_ids)
    if s.homes[tile] != DRAWN:
        raise _bad("tile")
    return tile


def _job(s: FamiliesState, step: Json, seat: int) -> int:
    job = _name(step, "job", s.box.job_ids)
    if not cards.is_at_hand(s, seat, job) or not jobs.can_pay(s, seat, job):
        raise _bad("job")
    return job


def _theft(s: FamiliesState, step: Json, seat: int) -> tuple[int, int]:
    victim = whole(step, "from", 0, int(s.players) - 1)
    if victim == seat:
        raise _bad("from")
    return victim, _name(step, "zone", list(ZONE_NAMES))


def _space(s: FamiliesState, step: Json, key: str) -> int:
    """A space with a figure or, for control, where one stood."""
    space = _name(step, key, s.box.space_ids)
    if is_square(s, space) and s.homes[space] < 0:
        raise _bad(key)
    return space


def _goal(s: FamiliesState, step: Json) -> tuple[int, int]:
    """A figure that moves stands somewhere; a new one comes from nowhere."""
    what = str(step.get("what"))
    if what in FIGURE_NAMES[2:]:
        if step.get("from") is not None:
            raise _bad("from")
        return int(steps.A_FIGURE) + FIGURE_NAMES.index(what), int(NONE)
    if what not in (EFFECT_NAMES[MOVE_RIVAL], EFFECT_NAMES[MOVE_OWN]):
        raise _bad("what")
    source = _space(s, step, "from")
    if s.figures[source] == NONE:
        raise _bad("from")
    return EFFECT_NAMES.index(what), source


def _random_space(s: FamiliesState, step: Json) -> tuple[int, int]:
    """F15.5: free round spaces for a Member or a Mayor."""
    figure = _name(step, "figure", list(FIGURE_NAMES))
    rounds = [place - int(s.box.businesses) for place in _names(step, "spaces", s.box.space_ids)]
    if figure not in (MEMBER, MAYOR) or not rounds or min(rounds) < 0:
        raise _bad("spaces")
    if any(s.figures[s.box.businesses + place] != NONE for place in rounds):
        raise _bad("spaces")
    return figure, _mask(rounds)
