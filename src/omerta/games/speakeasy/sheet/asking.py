"""What a seat is to decide, and by which clauses."""
# interpreted: makes sheets

from typing import Final

from omerta.core.game import View
from omerta.core.sheet import Text
from omerta.games.speakeasy.components import (
    BUILD_SMALL,
    DELIVER,
    FLEET,
    OPEN_1920,
    ROW,
    STEP_NAMES,
    TAKE_OVER_ANY,
)
from omerta.games.speakeasy.rules.barrels import USED_BY, load_of, truck_range, where
from omerta.games.speakeasy.rules.fights import missing_to_defend
from omerta.games.speakeasy.rules.luciano import war_strength
from omerta.games.speakeasy.rules.protection import cost, free_leverage
from omerta.games.speakeasy.rules.ships import all_hired, attack, defence, zone_of
from omerta.games.speakeasy.rules.todo import field, step, step_seat
from omerta.games.speakeasy.state import GOONS_HELD, LEVERAGE, POCKET, SAFE, SpeakeasyState, level, of
from omerta.games.speakeasy.views import SpeakeasyView

ASKS: Final = (
    "call", "capo", "row", "take_card", "place", "deliver", "discard", "defend", "give_back", "family_member",
    "waiting_member", "shift", "level_up", "discard_for_level", "play_card", "play_1920", "helper_card", "city_tile",
    "hire_goons", "protect", "sell", "ambush", "raid", "barrel", "get_associate", "force", "column", "play_city_tiles",
    "cook_books", "copy_helper", "bonus", "recall",
)  # fmt: skip
CLAUSES: Final = {
    "ask-call": ["E6.4", "E10.7"],
    "ask-capo": ["E16.1", "E16.2", "E17.2", "E19.1"],
    "ask-row": ["E16.5", "E17.4"],
    "ask-take_card": ["E10.4"],
    "ask-build": ["E12.1", "E12.2", "E12.4"],
    "ask-place": ["E12.3", "E9.2"],
    "ask-deliver": ["E11.3", "E11.4"],
    "ask-deliver-two": ["E11.3", "E11.4"],
    "ask-discard": ["E10.6"],
    "ask-defend": ["E20.5", "E9.3"],
    "ask-give_back": ["E6.5"],
    "ask-family_member": ["E10.8", "E10.9"],
    "ask-waiting_member": ["E10.8", "E10.9"],
    "ask-shift": ["E10.9"],
    "ask-level_up": ["E10.12", "E10.13"],
    "ask-discard_for_level": ["E10.14"],
    "ask-play_card": ["E10.15"],
    "ask-play_1920": ["E5.3"],
    "ask-helper_card": ["E10.7"],
    "ask-city_tile": ["E10.11"],
    "ask-hire_goons": ["E10.10"],
    "ask-protect": ["E13.1", "E13.2", "E13.3"],
    "ask-sell": ["E11.2"],
    "ask-ambush": ["E15.1", "E15.3", "E15.4"],
    "ask-raid": ["E15.3", "E15.4"],
    "ask-barrel": ["E15.5"],
    "ask-get_associate": ["E14.1", "E14.2"],
    "ask-force": ["E9.6", "E9.7"],
    "ask-column": ["E17.1", "E13.2"],
    "ask-play_city_tiles": ["E17.5"],
    "ask-cook_books": ["E18.1", "E18.2"],
    "ask-copy_helper": ["E10.17"],
    "ask-bonus": ["E10.9"],
    "ask-recall": ["E15.5"],
}
STANDING_BACK: Final = frozenset(
    ("call", "capo", "defend", "column", "play_1920", "cook_books", "play_city_tiles")
)  # what nobody decides without a look at the table


def ask(view: View) -> Text:
    """What the seat to move is asked."""
    assert isinstance(view, SpeakeasyView)
    s = view.table
    code = step(s)
    if BUILD_SMALL <= code <= TAKE_OVER_ANY or code == OPEN_1920:
        return Text("ask-build", {"sum": int(of(s, step_seat(s), POCKET)), "safe": int(of(s, step_seat(s), SAFE))})
    name = STEP_NAMES[code]
    if code == ROW or name == "choose":
        return Text("ask-row")
    if code == DELIVER:
        return _ask_delivery(s)
    return Text(f"ask-{name}", _asked(s, name)) if name in ASKS else Text("ask-other")


def _ask_delivery(s: SpeakeasyState) -> Text:
    """E11.3: where the Trucks are, and how far they can still go."""
    seat = step_seat(s)
    left = [int(truck_range(s, seat) - field(s, USED_BY + truck)) for truck in range(2)]
    first = {"here": int(where(s, seat, 0)) + 1, "load": int(load_of(s, seat, 0)), "left": left[0]}
    if s.box.trucks[level(s, seat, FLEET) - 1] < 2:
        return Text("ask-deliver", {**first})
    second = {"there": int(where(s, seat, 1)) + 1, "freight": int(load_of(s, seat, 1)), "rest": left[1]}
    return Text("ask-deliver-two", {**first, **second})


def _asked(s: SpeakeasyState, name: str) -> dict[str, int | str | Text]:
    """What is to be known beside the choices."""
    seat = step_seat(s)
    if name == "defend":
        return _attack(s, seat)
    if name == "protect":
        tokens, spent = int(of(s, seat, LEVERAGE)), max(0, int(field(s, 0)))
        left = max(0, int(free_leverage(s, seat)) - spent) + tokens
        return {"leverage": int(cost(s, seat)), "left": left, "tokens": tokens}
    if name == "sell":
        return {"count": int(field(s, 0))}
    if name == "raid":
        ship, goons = field(s, 0), int(of(s, seat, GOONS_HELD))
        own = int(attack(s, seat, zone_of(s, ship), all_hired(s, field(s, 1))))
        return {"own": own, "goons": goons, "strength": int(defence(s, ship))}
    return {}


def _attack(s: SpeakeasyState, seat: int) -> dict[str, int | str | Text]:
    """E9.3: the war strength, and what defends without Goons and Associate."""
    district = int(field(s, 0))
    war = int(war_strength(s, district))
    mobster = s.box.mobster_names[s.mobsters[district]]
    own = war - int(missing_to_defend(s, seat, war))
    return {"mobster": mobster, "strength": war, "district": district + 1, "own": own}


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    return CLAUSES.get(ask(view).key, ["E6.4", "E10.3"])


def is_aside(view: View) -> bool:
    """Whether the decision belongs to one already begun, so that the table need not be shown again."""
    assert isinstance(view, SpeakeasyView)
    return STEP_NAMES[step(view.table)] not in STANDING_BACK
