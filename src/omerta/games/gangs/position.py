"""The position as JSON, out and in. What comes in is checked: an impossible position is refused with the reason."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import CHANCE, OVER, Json
from omerta.core.problems import Impossible
from omerta.core.reading import check_whole, check_wholes, flag, items, value, whole, whole_or_null, wholes
from omerta.core.writing import mover_json, or_null
from omerta.games.gangs.components import (
    ALLIANCES,
    BOSSES,
    BOTTOM_ROW,
    CARDS,
    DOWN_LEFT,
    DOWN_RIGHT,
    GANGS,
    HEART_START,
    KINGPIN,
    MEMBERS,
    NO_MANS_LAND_START,
    NONE,
    PLACES,
    influence_dealt,
    neighbour,
)
from omerta.games.gangs.shapes import PositionJson
from omerta.games.gangs.state import PLAY, GangsState, hand_size, reveal_calls, total

LAST_GANG = int(GANGS) - 1


def write_position(s: GangsState) -> PositionJson:
    """The position of the rules file."""
    if s.stage != PLAY:
        raise Impossible("setup-has-no-position")
    seats = range(int(s.players))
    return {
        "game": "gangs",
        "players": int(s.players),
        "to_move": mover_json(s.to_move),
        "active": int(s.active),
        "pyramid": [or_null(gang) for gang in s.pyramid],
        "top": or_null(s.top),
        "bosses": list(s.bosses),
        "members": list(s.members),
        "discard": list(s.discard),
        "out": list(s.out),
        "influence": [cards_json(s.influence, seat) for seat in seats],
        "alliances": [triple_json(s.alliances, seat) for seat in seats],
        "revealed": [triple_json(s.revealed, seat) for seat in seats],
        "passed": list(s.passed),
        "hole": or_null(s.hole),
        "revealing": list(s.revealing),
        "heart_opened": s.heart_opened,
        "no_mans_land_opened": s.no_mans_land_opened,
        "crowned": s.crowned,
    }


def cards_json(hands: vec[i64], seat: i64) -> list[int]:
    """A seat's influence as gangs, ascending."""
    return [gang for gang in range(GANGS) for _ in range(hands[seat * GANGS + gang])]


def triple_json(triples: vec[i64], seat: i64) -> list[int]:
    """What is known of a seat's three alliances."""
    return [int(triples[i]) for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES) if triples[i] != NONE]


def players_of(position: Json) -> int:
    return whole(position, "players", 2, 4)


def read_position(s: GangsState, position: Json) -> None:
    """Fill a new state from a position; Impossible says what is wrong with it."""
    if position.get("game") != "gangs":
        raise Impossible("other-game", {"what": str(position.get("game"))})
    s.stage = PLAY
    _read_table(s, position)
    _read_hands(s, position)
    _read_turn(s, position)
    _check_cards(s)
    _check_pairs(s)
    _check_pyramid(s)
    _check_progress(s)
    used = s.players * influence_dealt(s.players) - _held(s)
    s.reshuffled = len(s.discard) < used  # G3.6: only a reshuffle empties the discard
    _read_mover(s, position)


def _read_table(s: GangsState, position: Json) -> None:
    for place, gang in enumerate(items(position, "pyramid", int(PLACES))):
        if gang is not None:
            s.pyramid[place] = check_whole(gang, "pyramid", 0, LAST_GANG)
    top = whole_or_null(position, "top", 0, LAST_GANG)
    s.top = NONE if top is None else top
    s.bosses = vec[i64](wholes(position, "bosses", 0, int(BOSSES), int(GANGS)))
    s.members = vec[i64](wholes(position, "members", 0, int(MEMBERS), int(GANGS)))
    s.discard = vec[i64](wholes(position, "discard", 0, LAST_GANG))
    s.out = vec[i64](wholes(position, "out", 0, LAST_GANG))


def _read_hands(s: GangsState, position: Json) -> None:
    seats = int(s.players)
    for seat, hand in enumerate(items(position, "influence", seats)):
        for gang in check_wholes(hand, "influence", 0, LAST_GANG):
            s.influence[seat * GANGS + gang] += 1
        if hand_size(s, seat) > influence_dealt(s.players):
            raise Impossible("hand-too-large", {"seat": seat, "most": int(influence_dealt(s.players))}, "G2.3")
    for seat, triple in enumerate(items(position, "alliances", seats)):
        _read_gangs(s.alliances, seat, check_wholes(triple, "alliances", 0, LAST_GANG, int(ALLIANCES)), "alliances")
    for seat, turned in enumerate(items(position, "revealed", seats)):
        gangs = check_wholes(turned, "revealed", 0, LAST_GANG)
        _read_gangs(s.revealed, seat, gangs, "revealed")
        if not set(gangs) <= set(triple_json(s.alliances, seat)):
            raise Impossible("revealed-not-held", {"seat": seat}, "G5.1")


def _read_gangs(triples: vec[i64], seat: int, gangs: list[int], key: str) -> None:
    if len(set(gangs)) != len(gangs) or len(gangs) > ALLIANCES:
        raise Impossible("alliances-alike", {"key": key, "seat": seat}, "G2.2")
    for i in range(len(gangs)):
        triples[seat * ALLIANCES + i] = gangs[i]


def _read_turn(s: GangsState, position: Json) -> None:
    last_seat = int(s.players) - 1
    s.active = whole(position, "active", 0, last_seat)
    hole = whole_or_null(position, "hole", 0, int(PLACES) - 1)
    s.hole = NONE if hole is None else hole
    s.passed = vec[i64](_seats(position, "passed", last_seat))
    s.revealing = vec[i64](_seats(position, "revealing", last_seat))
    s.heart_opened = flag(position, "heart_opened")
    s.no_mans_land_opened = flag(position, "no_mans_land_opened")
    s.crowned = flag(position, "crowned")


def _seats(position: Json, key: str, last_seat: int) -> list[int]:
    seats = wholes(position, key, 0, last_seat)
    if len(set(seats)) != len(seats):
        raise Impossible("seat-twice", {"key": key})
    return seats


def _check_cards(s: GangsState) -> None:
    """G1.2: 64 cards, 8 of each gang, at most 6 of them where only members can be."""
    table = _table_counts(s)
    kept = _member_counts(s)
    found = sum(table) + sum(kept)
    if found != CARDS:
        raise Impossible("wrong-number-of-cards", {"found": found, "cards": int(CARDS)}, "G1.2")
    for gang in range(int(GANGS)):
        if table[gang] + kept[gang] != BOSSES + MEMBERS:
            raise Impossible("wrong-number-of-gang", {"gang": gang, "found": table[gang] + kept[gang]}, "G1.2")
        if kept[gang] > MEMBERS:
            raise Impossible("too-many-members", {"gang": gang, "found": kept[gang]}, "G1.2")


def _table_counts(s: GangsState) -> list[int]:
    """Cards of each gang that may be bosses or members."""
    counts = [int(number) for number in s.bosses]
    for gangs in (s.pyramid, s.out):
        for gang in gangs:
            if gang != NONE:
                counts[gang] += 1
    if s.top != NONE:
        counts[s.top] += 1
    return counts


def _member_counts(s: GangsState) -> list[int]:
    """Cards of each gang that are members."""
    counts = [int(number) for number in s.members]
    for gangs in (s.discard, s.alliances):
        for gang in gangs:
            if gang != NONE:
                counts[gang] += 1
    for i in range(len(s.influence)):
        counts[i % GANGS] += int(s.influence[i])
    return counts


def _check_pairs(s: GangsState) -> None:
    """G2.1: the first two alliances of all seats are of different gangs."""
    pairs = [int(s.alliances[seat * ALLIANCES + i]) for seat in range(s.players) for i in range(2)]
    for gang in pairs:
        if pairs.count(gang) > 1:
            raise Impossible("pair-dealt-twice", {"gang": gang}, "G2.1")


def _check_pyramid(s: GangsState) -> None:
    """Every card stands on two others, and so does the hole; row 1 is full as long as there are cards to fill it."""
    if s.hole != NONE and s.pyramid[s.hole] != NONE:
        raise Impossible("hole-is-taken", {"place": int(s.hole)}, "G3.4")
    if s.hole >= BOTTOM_ROW and not (_stands(s, s.hole, DOWN_LEFT) and _stands(s, s.hole, DOWN_RIGHT)):
        raise Impossible("hole-in-the-air", {"place": int(s.hole)}, "G3.4")
    for place in range(BOTTOM_ROW, PLACES):
        if s.pyramid[place] != NONE and not (_stands(s, place, DOWN_LEFT) and _stands(s, place, DOWN_RIGHT)):
            raise Impossible("floating-card", {"place": int(place)}, "G3.3")
    for place in range(BOTTOM_ROW):
        if s.pyramid[place] == NONE and s.hole != place and _cards_to_come(s):
            raise Impossible("row-one-not-full", {"place": int(place)}, "G3.5")


def _stands(s: GangsState, place: i64, direction: i64) -> bool:
    below = neighbour(place, direction)
    return s.pyramid[below] != NONE or below == s.hole


def _cards_to_come(s: GangsState) -> bool:
    return s.top != NONE or total(s.bosses) + total(s.members) + len(s.discard) > 0


def _check_progress(s: GangsState) -> None:
    """What has been opened, crowned and passed agrees with the pyramid."""
    if _any_card(s, HEART_START) and not s.heart_opened:
        raise Impossible("row-not-opened", {"key": "heart_opened"}, "G5.1")
    if _any_card(s, NO_MANS_LAND_START) and not s.no_mans_land_opened:
        raise Impossible("row-not-opened", {"key": "no_mans_land_opened"}, "G5.1")
    if _any_card(s, KINGPIN) != s.crowned:
        raise Impossible("crown-disagrees", clause="G6.1")
    if len(s.passed) > 0 and not s.crowned:
        raise Impossible("passed-too-early", clause="G6.2")
    if 0 < len(s.passed) < s.players and s.active in s.passed:
        raise Impossible("active-has-passed", {"seat": int(s.active)}, "G6.2")
    if s.no_mans_land_opened and not s.heart_opened:
        raise Impossible("row-not-opened", {"key": "heart_opened"}, "G5.1")
    _check_pending(s)


def _check_pending(s: GangsState) -> None:
    """What waits to be decided can wait."""
    if len(s.revealing) > 0 and s.hole == NONE:
        raise Impossible("revealing-without-hole", clause="G5.3")
    called = reveal_calls(s.active, s.players)
    if list(s.revealing) != called[len(called) - len(s.revealing) :]:
        raise Impossible("reveal-order", clause="G5.3")
    if s.top == NONE and s.hole >= BOTTOM_ROW and total(s.bosses) + total(s.members) > 0:
        raise Impossible("top-not-turned", clause="G3.5")


def _any_card(s: GangsState, start: i64) -> bool:
    for place in range(start, PLACES):
        if s.pyramid[place] != NONE or s.hole == place:
            return True
    return False


def _held(s: GangsState) -> i64:
    cards: i64 = 0
    for seat in range(s.players):
        cards += hand_size(s, seat)
    return cards


def _read_mover(s: GangsState, position: Json) -> None:
    """The seat to move follows from the rest; a position that says otherwise is impossible."""
    s.to_move = _implied_mover(s)
    given = value(position, "to_move")
    expected = mover_json(s.to_move)
    if given != expected or isinstance(given, (bool, float)):
        raise Impossible("wrong-mover", {"expected": "null" if expected is None else expected})


def _implied_mover(s: GangsState) -> i64:
    if len(s.passed) == s.players:
        return OVER
    if len(s.revealing) > 0:
        return s.revealing[0]
    waits_for_card = s.top == NONE and total(s.bosses) + total(s.members) > 0
    if s.hole == NONE or s.hole < BOTTOM_ROW:
        return CHANCE if waits_for_card else s.active
    return s.active
