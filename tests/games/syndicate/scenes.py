"""The moments of SYNDICATE that the board's tests look at."""

from typing import Final

from fixtures import Scene, Seen

NEW_YORK: Final[dict[str, object]] = {"mode": "new_york"}
LOS_ANGELES: Final[dict[str, object]] = {"mode": "los_angeles"}
SOLO: Final[dict[str, object]] = {"mode": "solo"}


def taken(view: Seen) -> int:
    return sum(field is not None for field in view["fields"])


def places(view: Seen, moves: set[str], fields: int) -> bool:
    return "place" in moves and taken(view) == fields


def is_end(view: Seen, _: set[str]) -> bool:
    return bool(view["stage"] == "over" and max(view["wealth"]) > 24)


SCENES: Final = [
    Scene("new_york-early", 2, NEW_YORK, lambda view, moves: places(view, moves, 0)),
    Scene("new_york-middle", 2, NEW_YORK, lambda view, moves: places(view, moves, 20)),
    Scene("new_york-smuggle", 2, NEW_YORK, lambda view, moves: "smuggle" in moves and taken(view) > 8),
    Scene("new_york-support", 2, NEW_YORK, lambda _, moves: "decline" in moves),
    Scene("new_york-closing", 2, NEW_YORK, lambda view, moves: "effect" in moves and len(view["free"]) > 2),
    Scene("new_york-end", 2, NEW_YORK, is_end),
    Scene("los_angeles-early", 2, LOS_ANGELES, lambda view, moves: places(view, moves, 2)),
    Scene("los_angeles-middle", 2, LOS_ANGELES, lambda view, moves: "place" in moves and len(view["closed"]) == 4),
    Scene("los_angeles-open", 2, LOS_ANGELES, lambda view, moves: "open" in moves and len(view["closed"]) > 1),
    Scene("los_angeles-smuggle", 2, LOS_ANGELES, lambda view, moves: "smuggle" in moves and len(view["closed"]) > 1),
    Scene("los_angeles-end", 2, LOS_ANGELES, is_end),
    Scene("solo-advance", 2, SOLO, lambda _, moves: "advance" in moves),
    Scene("solo-early", 2, SOLO, lambda view, moves: places(view, moves, 1)),
    Scene("solo-middle", 2, SOLO, lambda view, moves: "place" in moves and 11 < taken(view) < 18, is_last=True),
    Scene("solo-shoot", 2, SOLO, lambda _, moves: "shoot" in moves),
    Scene("solo-end", 2, SOLO, is_end),
]
