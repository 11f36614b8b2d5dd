"""The position as JSON, out and in. What comes in is checked: an impossible position is refused with the reason."""

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.game import Json
from omerta.core.problems import Impossible
from omerta.core.reading import (
    check_items,
    check_whole,
    check_wholes,
    flag,
    items,
    mapping,
    value,
    whole,
    whole_or_null,
    wholes,
)
from omerta.core.writing import mover_json, or_null
from omerta.games.syndicate.board import (
    LETTERS,
    SMUGGLE_HERE,
    district_fact,
    effect,
    effect_code,
    effect_name,
    field_fact,
)
from omerta.games.syndicate.components import (
    DIFFICULTIES,
    FIRST_REINFORCEMENT,
    INFORMER,
    KINDS,
    LOS_ANGELES,
    MODES,
    NONE,
    PILE,
    SOLO,
    STEAMROLL,
    starting_bag,
)
from omerta.games.syndicate.rules import closing, ending, memory
from omerta.games.syndicate.rules.placing import can_place
from omerta.games.syndicate.shapes.views import OptionsJson, PositionJson, SoloJson, TurnJson
from omerta.games.syndicate.state import (
    CLOSED,
    CLOSING,
    CUP,
    EFFECTS,
    FINISHED,
    OPEN,
    OPENING,
    PLACE,
    ROLL,
    STAGES,
    SUPPORT,
    UNOPENED,
    SyndicateState,
    is_automaton,
)

LAST_KIND = int(KINDS) - 1


def write_position(s: SyndicateState) -> PositionJson:
    """The position of the rules file."""
    if s.stage < PLACE:
        raise Impossible("setup-has-no-position")
    return {
        "game": "syndicate",
        "data": s.board.data,
        "digest": s.board.digest,
        "mode": MODES[s.mode],
        "options": options_json(s.mode, s.difficulty, s.show_hand_size),
        "stage": STAGES[s.stage],
        "to_move": mover_json(s.to_move),
        "active": int(s.active),
        "fields": fields_json(s.kinds, s.owners),
        "markers": markers_json(s.markers, s.status),
        "closed": [d for d in range(s.board.districts) if s.status[d] == CLOSED],
        "wealth": list(s.wealth),
        "hands": [hand_json(s, 0), hand_json(s, 1)],
        "bags": [list(s.bags[:KINDS]), list(s.bags[KINDS:])],
        "pile": list(s.pile),
        "last": [or_null(s.last[0]), or_null(s.last[1])],
        "last_turn": s.last_turn,
        "turn": turn_json(s.token, s.counted, s.placed_on, s.strength),
        "todo": [effect_name(step) for step in s.todo],
        "free": list(s.free),
        "winner": or_null(s.winner),
        "solo": solo_json(s.mode, s.outside, s.acting),
    }


def options_json(mode: i64, difficulty: i64, show_hand_size: bool) -> OptionsJson:
    options: OptionsJson = {"show_hand_size": show_hand_size}
    if mode == SOLO:
        options["difficulty"] = DIFFICULTIES[difficulty]
    return options


def fields_json(kinds: vec[i64], owners: vec[i64]) -> list[list[int] | None]:
    return [None if kinds[f] == NONE else [int(kinds[f]), int(owners[f])] for f in range(len(kinds))]


def markers_json(markers: vec[i64], status: vec[i64]) -> list[int | None]:
    return [None if status[d] == UNOPENED else int(markers[d]) for d in range(len(markers))]


def hand_json(s: SyndicateState, seat: i64) -> list[int]:
    """The kinds in a hand, ascending; the automaton's as they lie."""
    return list(s.row) if is_automaton(s, seat) else kinds_json(s.hands, seat)


def kinds_json(counts: vec[i64], seat: i64) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[seat * KINDS + kind])]


def turn_json(token: i64, counted: i64, field: i64, strength: i64) -> TurnJson | None:
    if token == NONE:
        return None
    return {"token": int(token), "as": int(counted), "field": int(field), "strength": int(strength)}


def solo_json(mode: i64, outside: i64, acting: i64) -> SoloJson | None:
    return {"outside": int(outside), "acting": or_null(acting)} if mode == SOLO else None


def mode_of(position: Json) -> int:
    mode = value(position, "mode")
    if mode not in MODES:
        raise Impossible("unknown-mode", {"what": str(mode)})
    return MODES.index(str(mode))


def options_of(position: Json, mode: int) -> tuple[int, bool]:
    """Difficulty and whether hand sizes are shown."""
    options = mapping(position, "options")
    if mode != SOLO:
        return 1, flag(options, "show_hand_size")
    difficulty = value(options, "difficulty")
    if difficulty not in DIFFICULTIES:
        raise Impossible("unknown-mode", {"what": str(difficulty)})
    return DIFFICULTIES.index(str(difficulty)), flag(options, "show_hand_size")


def read_position(s: SyndicateState, position: Json) -> None:
    """Fill a new state from a position; Impossible says what is wrong with it."""
    if position.get("game") != "syndicate":
        raise Impossible("other-game", {"what": str(position.get("game"))})
    _read_stage(s, position)
    _read_board(s, position)
    _read_tokens(s, position)
    _read_turn(s, position)
    _read_solo(s, position)
    _check_tokens(s)
    _check_stage(s)
    memory.forget(s, 0)
    memory.forget(s, 1)


def _read_stage(s: SyndicateState, position: Json) -> None:
    stage = value(position, "stage")
    if stage not in STAGES[PLACE:]:
        raise Impossible("unknown-stage", {"what": str(stage)})
    s.stage = STAGES.index(str(stage), int(PLACE))
    s.active = whole(position, "active", 0, 1)
    s.last_turn = flag(position, "last_turn")
    winner = whole_or_null(position, "winner", 0, 1)
    s.winner = NONE if winner is None else winner
    wealth = wholes(position, "wealth", 0, 10**6, 2)
    s.wealth = vec[i64](wealth)


def _read_board(s: SyndicateState, position: Json) -> None:
    for field, token in enumerate(items(position, "fields", int(s.board.fields))):
        if token is not None:
            pair = check_items(token, "fields", 2)
            s.kinds[field] = check_whole(pair[0], "fields", 0, LAST_KIND)
            s.owners[field] = check_whole(pair[1], "fields", 0, 1)
            s.row_free[s.board.field_row[field]] -= 1
    for district, marker in enumerate(items(position, "markers", int(s.board.districts))):
        _read_marker(s, district, marker)
    for field in range(s.board.fields):
        district = int(s.board.field_district[field])
        if s.kinds[field] != NONE and s.status[district] == UNOPENED:
            raise Impossible("field-of-unopened", {"district": district_fact(s.board.name, district)}, "S8.1")
    for district in wholes(position, "closed", 0, int(s.board.districts) - 1):
        if s.status[district] != OPEN:
            raise Impossible("closed-without-reason", {"district": district_fact(s.board.name, district)}, "S7.5")
        s.status[district] = CLOSED


def _read_marker(s: SyndicateState, district: int, marker: object) -> None:
    where = {"district": district_fact(s.board.name, district)}
    if marker is None:
        if s.mode != LOS_ANGELES:
            raise Impossible("marker-out-of-range", where, "S2.1")
        s.status[district] = UNOPENED
        return
    hat = int(s.board.hat[district])
    if isinstance(marker, bool) or not isinstance(marker, int) or not -hat <= marker <= hat:
        raise Impossible("marker-out-of-range", where, "S1.3")
    s.status[district] = OPEN
    s.markers[district] = marker


def _read_tokens(s: SyndicateState, position: Json) -> None:
    for seat, hand in enumerate(items(position, "hands", 2)):
        for kind in check_wholes(hand, "hands", 0, LAST_KIND):
            s.hands[seat * KINDS + kind] += 1
            if is_automaton(s, seat):
                s.row = append(s.row, kind)
    bags = items(position, "bags", 2)
    first = check_wholes(bags[0], "bags", 0, 40, int(KINDS))
    s.bags = vec[i64](first + check_wholes(bags[1], "bags", 0, 40, int(KINDS)))
    s.pile = vec[i64](wholes(position, "pile", 0, 2, int(KINDS)))
    for seat, last in enumerate(items(position, "last", 2)):
        s.last[seat] = NONE if last is None else check_whole(last, "last", 0, LAST_KIND)


def _read_turn(s: SyndicateState, position: Json) -> None:
    if value(position, "turn") is not None:
        turn = mapping(position, "turn")
        s.token = whole(turn, "token", 0, LAST_KIND)
        s.counted = whole(turn, "as", 0, LAST_KIND)
        s.placed_on = whole(turn, "field", 0, int(s.board.fields) - 1)
        s.strength = whole(turn, "strength", 0, 40)
        if s.kinds[s.placed_on] != s.token or s.owners[s.placed_on] != s.active:
            raise Impossible("stage-disagrees", {"what": "turn"}, "S4.2")
    for step in items(position, "todo"):
        s.todo = append(s.todo, _step(step))
    for field in wholes(position, "free", 0, int(s.board.fields) - 1):
        if s.kinds[field] != NONE:
            raise Impossible("token-on-wrong-field", {"field": field_fact(s.board.name, field)}, "S7.4")
        s.free = append(s.free, field)


def _step(text: object) -> int:
    """A step of the list as the position writes it."""
    if isinstance(text, str) and text in ("d", "r", "h", "b"):
        return int(effect(LETTERS.index(text), 0))
    if isinstance(text, str) and len(text) == 2 and text[0] in "txv" and text[1] in "1234567":
        return int(effect(LETTERS.index(text[0]), int(text[1])))
    raise Impossible("bad-todo", {"what": str(text)}, "S1.5")


def _read_solo(s: SyndicateState, position: Json) -> None:
    if s.mode != SOLO:
        if value(position, "solo") is not None:
            raise Impossible("stage-disagrees", {"what": "solo"})
        return
    solo = mapping(position, "solo")
    s.outside = whole(solo, "outside", 0, 7)
    acting = whole_or_null(solo, "acting", 0, 6)
    s.acting = NONE if acting is None else acting


def _check_tokens(s: SyndicateState) -> None:
    """S2.1: each gang's tokens are its own, the reinforcements those of the pile."""
    for kind in range(KINDS):
        if kind < FIRST_REINFORCEMENT:
            for seat in range(2):
                _check_number(kind, _owned(s, kind, seat), starting_bag(s.mode, seat)[kind])
            _check_number(kind, s.pile[kind], 0)
        else:
            _check_number(kind, _owned(s, kind, 0) + _owned(s, kind, 1) + s.pile[kind], PILE[kind])


def _owned(s: SyndicateState, kind: i64, seat: i64) -> i64:
    """How many tokens of a kind a seat has, wherever they are."""
    found = s.hands[seat * KINDS + kind] + s.bags[seat * KINDS + kind]
    for field in range(s.board.fields):
        if s.kinds[field] == kind and s.owners[field] == seat:
            found += 1
    return found


def _check_number(kind: i64, found: i64, count: i64) -> None:
    if found != count:
        facts = {"token": int(kind), "found": int(found), "count": int(count)}
        raise Impossible("wrong-number-of-tokens", facts, "S1.4")


def _check_stage(s: SyndicateState) -> None:
    """What waits to be decided can wait."""
    resolving = s.stage in (EFFECTS, CLOSING, OPENING, SUPPORT)
    _agree("turn", "S4.2", (s.token != NONE) == resolving or s.stage == ROLL)
    if s.token != NONE:
        _agree("as", "S3.3", s.token in (s.counted, INFORMER))
        _agree("last", "S3.4", s.last[s.active] == s.counted)
    _agree("winner", "S9.1", (s.winner != NONE) == (s.stage == FINISHED))
    _agree("last_turn", "S9.1", not s.last_turn or (s.active == 1 and s.wealth[0] >= ending.GOAL))
    if s.stage == FINISHED:
        _agree("winner", "S9.4", ending.could_have_won(s, not can_place(s, s.active, NONE)))
    _agree("todo", "S4.4", len(s.todo) == 0 or s.stage in (EFFECTS, CLOSING))
    _agree("free", "S7.4", len(s.free) == 0 or s.stage == CLOSING)
    for step in s.todo:
        _agree(effect_name(step), "S7.4", s.stage != CLOSING or effect_code(step) != SMUGGLE_HERE)
    automatic = is_automaton(s, s.active)
    _agree(STAGES[s.stage], "S10.4", automatic or s.stage not in (CUP, ROLL))
    _agree(STAGES[s.stage], "S10.4", not automatic or s.stage not in (PLACE, SUPPORT))
    _agree("acting", "S10.4", s.acting != NONE or s.stage != ROLL)
    _agree("open", "S8.4", s.mode == LOS_ANGELES or s.stage != OPENING)
    if s.mode == SOLO and s.outside != STEAMROLL:
        _agree("acting", "S10.4", s.acting == s.outside)
    if s.stage in (CLOSING, OPENING):
        _agree(STAGES[s.stage], "S7.3", s.status[s.board.field_district[s.placed_on]] == CLOSED)
    if s.stage == CLOSING:
        _check_free(s)


def _check_free(s: SyndicateState) -> None:
    """S7.4: ascending, and of those that count."""
    allowed = list(closing.free_with_effects(s, s.board.field_district[s.placed_on]))
    free = list(s.free)
    _agree("free", "S7.4", sorted(set(free)) == free and set(free) <= set(allowed))


def _agree(what: str, clause: str, agrees: bool) -> None:
    if not agrees:
        raise Impossible("stage-disagrees", {"what": what}, clause)
