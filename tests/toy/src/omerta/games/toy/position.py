"""The position as JSON, out and in; an impossible position is refused with the reason."""

from mypy_extensions import i64

from omerta.core.game import OVER, Shaped
from omerta.core.problems import Impossible
from omerta.core.reading import items, value, whole, whole_or_null, wholes
from omerta.core.writing import mover_json, or_null
from omerta.games.toy.components import CARDS, HAND, NONE, SEATS
from omerta.games.toy.shapes import PositionJson
from omerta.games.toy.state import OUT, PLAY, ToyState, hand_size

LAST = int(CARDS) - 1


def write_position(s: ToyState) -> PositionJson:
    """The position of the rules file."""
    if s.stage != PLAY:
        raise Impossible("setup-has-no-position")
    return {
        "game": "toy",
        "to_move": mover_json(s.to_move),
        "leader": int(s.leader),
        "led": or_null(s.led),
        "hands": [_cards(s, seat) for seat in range(SEATS)],
        "out": _cards(s, OUT),
        "points": list(s.points),
    }


def _cards(s: ToyState, place: i64) -> list[int]:
    return [card for card in range(CARDS) if s.where[card] == place]


def read_position(s: ToyState, position: Shaped) -> None:
    """Fill a new state from a position; Impossible says what is wrong with it."""
    data = dict(position)
    if data.get("game") != "toy":
        raise Impossible("other-game", {"what": str(data.get("game"))})
    s.stage, s.dealt = PLAY, HAND * SEATS
    s.leader = whole(data, "leader", 0, 1)
    led = whole_or_null(data, "led", 0, LAST)
    s.led = NONE if led is None else led
    for seat, hand in enumerate(items(data, "hands", int(SEATS))):
        _put(s, wholes({"hands": hand}, "hands", 0, LAST), seat)
    _put(s, wholes(data, "out", 0, LAST), OUT)
    for seat, points in enumerate(wholes(data, "points", 0, int(HAND), int(SEATS))):
        s.points[seat] = points
    _check(s)
    _set_mover(s, value(data, "to_move"))


def _put(s: ToyState, cards: list[int], place: i64) -> None:
    for card in cards:
        if s.where[card] != NONE:
            raise Impossible("card-twice", {"card": card}, "T1.1")
        s.where[card] = place


def _check(s: ToyState) -> None:
    """T2.1, T2.2: as many cards are out as were played, and each trick was somebody's."""
    out = len(_cards(s, OUT))
    rival = 1 - s.leader
    held = [int(hand_size(s, seat)) for seat in range(SEATS)]
    tricks = int(s.points[0] + s.points[1])
    waiting = 0 if s.led == NONE else 1
    if held[s.leader] + waiting != held[rival] or held[rival] + tricks != HAND or out != 2 * tricks + waiting:
        raise Impossible("cards-and-tricks", {}, "T2.2")
    if s.led != NONE and s.where[s.led] != OUT:
        raise Impossible("led-not-out", {"card": int(s.led)}, "T2.1")
    if s.led == NONE and tricks > 0 and s.points[s.leader] == 0:
        raise Impossible("leader-took-nothing", {}, "T2.3")


def _set_mover(s: ToyState, given: object) -> None:
    """The seat to move follows from the rest."""
    s.to_move = s.leader if s.led == NONE else 1 - s.leader
    if hand_size(s, 0) + hand_size(s, 1) == 0:
        s.to_move = OVER
    expected = mover_json(s.to_move)
    if given != expected or isinstance(given, (bool, float)):
        raise Impossible("wrong-mover", {"expected": "null" if expected is None else expected})
