"""What a seat is to decide, and by which clauses."""
# interpreted: makes sheets

from typing import Final

from omerta.core.game import View
from omerta.core.sheet import Text
from omerta.games.families.board import face_of
from omerta.games.families.components import EFFECT_NAMES, WITH_NUMBER, effect_code, effect_number
from omerta.games.families.rules import steps
from omerta.games.families.views import FamiliesView

CLAUSES: Final = {
    "ask-place_tile": ["F5.2", "F5.3"],
    "ask-turn": ["F6.1", "F6.2", "F7.1", "F7.5", "F8.1", "F9.2", "F10.2"],
    "ask-pay": ["F8.1", "F8.2"],
    "ask-cost": ["F7.3"],
    "ask-discard": ["F7.3", "F12.1"],
    "ask-stash": ["F7.1"],
    "ask-effect": ["F8.4", "F8.5"],
    "ask-GOODS": ["F8.4", "F8.5"],
    "ask-hit": ["F8.5"],
    "ask-to": ["F8.5", "F7.5"],
    "ask-show": ["F8.5"],
    "ask-marker": ["F10.3"],
    "ask-bid": ["F11.1", "F11.2", "F11.3", "F15.14"],
    "ask-take": ["F11.3"],
    "ask-horse": ["F3.8", "F3.9"],
    "ask-tile": ["F5.1", "F5.2"],
    "ask-draw": ["F4.5", "F3.4"],
    "ask-ai_draw": ["F15.6", "F15.7", "F15.8", "F15.10"],
    "ask-refill_jobs": ["F3.5", "F13.3"],
    "ask-refill_allies": ["F3.6", "F13.4"],
    "ask-steal": ["F8.5", "F15.9"],
    "ask-ai_lose": ["F15.6"],
    "ask-ai_show": ["F8.5"],
    "ask-ai_bid": ["F15.14"],
    "ask-ai_take": ["F15.15"],
    "ask-ai_space": ["F15.5"],
}


def ask(view: View) -> Text:
    """What the seat to move is asked; where chance decides, what is drawn and for whom."""
    assert isinstance(view, FamiliesView)
    kind, a, b = steps.first_kind(view.seen), steps.first_a(view.seen), steps.first_b(view.seen)
    key = f"ask-{steps.STEP_NAMES[kind]}"
    if kind >= steps.HORSE:
        return Text(key, {"seat": int(steps.first_seat(view.seen)), "count": int(a), "rival": int(a)})
    if kind == steps.PLACE_TILE:
        return Text(key, {"tile": view.box.business_ids[a]})
    if kind == steps.COST:
        return Text(key, {"count": int(view.box.face_cost[face_of(a, b)])})
    if kind in (steps.DISCARD, steps.STASHING):
        return Text(key, {"count": int(a)})
    return _effect_asked(int(effect_code(a)), int(effect_number(a))) if kind == steps.EFFECT else Text(key)


def _effect_asked(code: int, number: int) -> Text:
    name = EFFECT_NAMES[code]
    return Text(f"ask-{name}", {"count": number}) if name in WITH_NUMBER else Text("ask-effect", {"effect": name})


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    return CLAUSES[ask(view).key]


def is_aside(view: View) -> bool:
    """Whether the decision belongs to one already begun, so that the table need not be shown again."""
    assert isinstance(view, FamiliesView)
    kind = steps.first_kind(view.seen)
    if kind == steps.BIDDING:
        return bool(view.seen.begun[view.to_move] == 1)
    return kind not in (steps.PLACE_TILE, steps.TURN, steps.SHOW, steps.TAKE)
