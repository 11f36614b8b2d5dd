"""The moments of GANGS that the board's tests look at."""

from typing import Final

from fixtures import Player, Scene, Seen
from omerta.core.chance import sample
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers
from omerta.games.gangs.moves import CLIMBS_END, PASS


def lively(seed: int) -> Player:
    numbers = Numbers(seed)
    return lambda state: sample(state, numbers) if state.to_move == CHANCE else _choose(state, numbers)


def _choose(state: State, numbers: Numbers) -> int:
    """A move that keeps a game going: mostly climbs, later more influence than passes."""
    legal = state.legal()
    climbs = [action for action in legal if action < CLIMBS_END]
    if climbs and numbers.below(8) > 0:
        return climbs[numbers.below(len(climbs))]
    if PASS in legal and numbers.below(3) == 0:
        return int(PASS)
    return legal[numbers.below(len(legal))]


def is_early(view: Seen, _: set[str]) -> bool:
    return not view["out"] and all(gang is None for gang in view["pyramid"][6:])


def is_middle(view: Seen, _: set[str]) -> bool:
    rising = view["heart_opened"] and not view["no_mans_land_opened"]
    return rising and view["hole"] is None and len(view["out"]) > 0


def is_hole(view: Seen, _: set[str]) -> bool:
    return view["hole"] is not None and view["hole"] >= 6 and not view["revealing"]


def is_reveal(view: Seen, _: set[str]) -> bool:
    return len(view["revealing"]) > 1


def is_crowned(view: Seen, _: set[str]) -> bool:
    return bool(view["crowned"]) and view["hole"] is None and len(view["out"]) > 2


def has_passed(view: Seen, _: set[str]) -> bool:
    return len(view["passed"]) > 0 and view["to_move"] is not None


def is_over(view: Seen, _: set[str]) -> bool:
    return view["to_move"] is None


FIRST: Final[dict[str, object]] = {"first": 0}
SCENES: Final = [
    Scene("early", 2, FIRST, is_early, 1, lively),
    Scene("middle", 4, FIRST, is_middle, 4, lively),
    Scene("hole", 3, FIRST, is_hole, 3, lively),
    Scene("reveal", 4, FIRST, is_reveal, 5, lively),
    Scene("crowned", 2, FIRST, is_crowned, 8, lively),
    Scene("passed", 4, FIRST, has_passed, 6, lively),
    Scene("end", 3, FIRST, is_over, 9, lively),
]
