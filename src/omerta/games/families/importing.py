"""A position that comes in is read and checked: an impossible one is refused with the reason."""

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.game import OVER, Json
from omerta.core.problems import Impossible
from omerta.core.reading import check_items, check_whole, items, mapping, value, whole, whole_or_null
from omerta.core.writing import mover_json
from omerta.games.families.board import Box
from omerta.games.families.components import (
    ACTS,
    CARD_NAMES,
    FIGURE_NAMES,
    KINDS,
    MEMBER,
    MONEY,
    NONE,
    POLICE_CHIEF,
    TERRITORIES,
    THUG,
    TRIBUTE,
)
from omerta.games.families.moves import Numbering
from omerta.games.families.position import score_json, todo_json
from omerta.games.families.rules import cards, figures
from omerta.games.families.rules.turn import Families, go_on
from omerta.games.families.settings import agreement_in
from omerta.games.families.state import (
    BID,
    DRAWN,
    IN_CASE,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_ROW,
    OPEN,
    OUT,
    PEOPLE,
    WITH,
    FamiliesState,
    figure_kind,
    figure_owner,
    is_don,
    is_open_space,
    put_marker,
)
from omerta.games.families.todo import read_steps


def read_position(box: Box, codes: Numbering, position: Json) -> Families:
    """The position of the rules file; Impossible says what is wrong with it."""
    if position.get("game") != "families":
        raise Impossible("other-game", {"what": str(position.get("game"))})
    s = Families(agreement_in(box, codes, position))
    s.lay_out()
    _read_course(s, position)
    _read_board(s, position)
    _read_jobs(s, position)
    _read_allies(s, position)
    _read_seats(s, position)
    _read_bids(s, position)
    _check_cards(s)
    _check_figures(s)
    s.todo = read_steps(s, items(position, "todo"))
    _play_on(s, position)
    return s


def _names(found: object, key: str, known: list[str]) -> list[int]:
    """Ids as numbers, each known and at most once."""
    names = check_items(found, key, None)
    numbers = [known.index(name) for name in names if isinstance(name, str) and name in known]
    if len(set(numbers)) != len(names):
        raise Impossible("unknown-ids", {"key": key})
    return numbers


def _read_course(s: FamiliesState, position: Json) -> None:
    s.act = whole(position, "act", 1, int(ACTS))
    s.phase = whole(position, "phase", 1, 6)
    s.horse = whole(position, "horse", 0, int(s.players) - 1)
    active = whole_or_null(position, "active", 0, int(s.players) - 1)
    s.active = NONE if active is None else active
    for seat in check_items(value(position, "passed"), "passed", None):
        s.passed[check_whole(seat, "passed", 0, int(s.players) - 1)] = 1
    supply = mapping(position, "supply")
    for kind in range(KINDS):
        s.supply[kind] = whole(supply, CARD_NAMES[kind], 0, 400)


# The board.


def _read_board(s: FamiliesState, position: Json) -> None:
    for business in range(s.box.businesses):
        if s.box.tile_colour[business] != NONE:
            s.homes[business] = DRAWN
    left = mapping(position, "tiles_left")
    for colour in ("blue", "red"):
        for business in _names(value(left, colour), "tiles_left", s.box.business_ids):
            s.homes[business] = IN_PILE
    for territory, tiles in enumerate(items(position, "tiles", int(TERRITORIES))):
        _read_tiles(s, territory, tiles)
    _read_figures(s, position)
    for territory, stack in enumerate(items(position, "markers", int(TERRITORIES))):
        for owner in check_items(stack, "markers", None):
            put_marker(s, check_whole(owner, "markers", 0, int(s.players) - 1), territory)


def _read_tiles(s: FamiliesState, territory: int, tiles: object) -> None:
    """F5.2: as many as there are slots, each a tile and nowhere else."""
    found = _names(tiles, "tiles", s.box.business_ids)
    if len(found) > s.box.slots[territory]:
        raise Impossible("too-many-tiles", {"territory": territory + 1}, "F5.2")
    for place, business in enumerate(found):
        if s.homes[business] != DRAWN:
            raise Impossible("unknown-ids", {"key": "tiles"}, "F5.2")
        s.homes[business] = territory
        s.plots[territory * s.box.width + 1 + place] = business


def _figure(s: FamiliesState, found: object, key: str) -> int:
    if not isinstance(found, dict) or found.get("kind") not in FIGURE_NAMES:
        raise Impossible("bad-figure", {"key": key}, "F1.2")
    owner = check_whole(found.get("seat"), key, 0, int(s.players) - 1)
    return FIGURE_NAMES.index(str(found["kind"])) * int(PEOPLE) + owner


def _read_figures(s: FamiliesState, position: Json) -> None:
    for name, found in mapping(position, "figures").items():
        if name not in s.box.space_ids:
            raise Impossible("unknown-ids", {"key": "figures"}, "F1.3")
        space, code = s.box.space_ids.index(name), _figure(s, found, "figures")
        if not is_open_space(s, space) or not figures.fits(s, space, figures.shape_of(figure_kind(code))):
            raise Impossible("bad-figure", {"key": name}, "F1.3")
        s.figures[space] = code
    for found in items(position, "hudson"):
        s.hudson = append(s.hudson, _figure(s, found, "hudson"))


# Cards.


def _read_jobs(s: FamiliesState, position: Json) -> None:
    """F1.5: every Job is at one place."""
    for job in range(s.box.jobs):
        s.jobs[job] = NONE
    s.deck = 0
    for key, place in (("job_deck", IN_DECK), ("job_discard", OUT), ("open_jobs", OPEN)):
        _lay_jobs(s, value(position, key), key, place)
    for seat, found in enumerate(items(position, "seats", int(s.players))):
        if not isinstance(found, dict):
            raise Impossible("not-an-object", {"key": "seats"})
        _lay_jobs(s, value(found, "hand_jobs"), "hand_jobs", IN_HAND + seat)
        _lay_jobs(s, value(found, "case_jobs"), "case_jobs", IN_CASE + seat)
    missing = [s.box.job_ids[job] for job in range(s.box.jobs) if s.jobs[job] == NONE]
    if missing:
        raise Impossible("job-not-once", {"what": missing[0]}, "F1.5")


def _lay_jobs(s: FamiliesState, found: object, key: str, place: i64) -> None:
    for job in _names(found, key, s.box.job_ids):
        if s.jobs[job] != NONE:
            raise Impossible("job-not-once", {"what": s.box.job_ids[job]}, "F1.5")
        if place == IN_DECK:
            s.deck += 1
        s.jobs[job] = OUT
        cards.place_job(s, job, place)


def _read_allies(s: FamiliesState, position: Json) -> None:
    for ally in _names(value(position, "row"), "row", s.box.ally_ids):
        s.allies[ally] = IN_ROW
    for seat, found in enumerate(items(position, "seats", int(s.players))):
        assert isinstance(found, dict)
        for entry in items(found, "allies"):
            _read_ally(s, seat, entry)


def _read_ally(s: FamiliesState, seat: int, entry: object) -> None:
    if not isinstance(entry, dict) or not isinstance(entry.get("played"), bool):
        raise Impossible("not-an-object", {"key": "allies"})
    ally = _names([entry.get("ally")], "allies", s.box.ally_ids)[0]
    if s.allies[ally] != 0 or s.box.ally_act[ally] > s.act:
        raise Impossible("bad-ally", {"what": s.box.ally_ids[ally]}, "F9.1")
    s.allies[ally] = WITH + seat
    s.played[ally] = 1 if entry["played"] else 0
    s.gained = append(s.gained, ally)


def _read_seats(s: FamiliesState, position: Json) -> None:
    for seat, found in enumerate(items(position, "seats", int(s.players))):
        assert isinstance(found, dict)
        hand, case = mapping(found, "hand"), mapping(found, "case")
        for kind in range(KINDS):
            s.hands[seat * KINDS + kind] = whole(hand, CARD_NAMES[kind], 0, 400)
        for money in range(MONEY):
            s.cases[seat * MONEY + money] = whole(case, CARD_NAMES[money], 0, 400)
        if is_don(s, seat) and (s.hand_jobs[seat] > 0 or max(s.hands[seat * KINDS : seat * KINDS + KINDS]) > 0):
            raise Impossible("don-with-hand", None, "F15.1")
        s.thugs[seat] = whole(found, "thugs", 0, 9)
        s.members[seat] = whole(found, "members", 0, 9)
        s.markers[seat] = whole(found, "markers", 0, int(s.box.markers))


def _read_bids(s: FamiliesState, position: Json) -> None:
    for seat, bid in enumerate(items(position, "bids", int(s.players))):
        if bid is None:
            continue
        if not isinstance(bid, dict):
            raise Impossible("not-an-object", {"key": "bids"})
        s.begun[seat] = 1
        for money in range(MONEY):
            s.bids[seat * BID + money] = whole(bid, CARD_NAMES[money], 0, 400)
        s.bids[seat * BID + MONEY] = whole(bid, "job", 0, int(s.case_jobs[seat]))
    for pair in items(position, "shown"):
        seat_and_card = check_items(pair, "shown", 2)
        seat = check_whole(seat_and_card[0], "shown", 0, int(s.players) - 1)
        card = _names([seat_and_card[1]], "shown", list(CARD_NAMES[: int(MONEY)]))[0]
        held = s.cases[seat * MONEY + card] if is_don(s, seat) else s.hands[seat * KINDS + card]
        if held == 0:
            raise Impossible("bad-bid", {"key": "shown"}, "F8.5")
        s.shown = append(s.shown, card * PEOPLE + seat)


# Conservation.


def _check_cards(s: FamiliesState) -> None:
    """F1.5: no card is lost or new; while bids wait they are in the suitcase."""
    for kind in range(KINDS):
        found = s.supply[kind]
        for seat in range(s.players):
            found += s.hands[seat * KINDS + kind]
            if kind < MONEY:
                found += s.cases[seat * MONEY + kind]
        if found != s.box.supply[kind]:
            facts = {"what": CARD_NAMES[kind], "found": int(found), "count": int(s.box.supply[kind])}
            raise Impossible("wrong-number-of-cards", facts, "F1.5")


def _check_figures(s: FamiliesState) -> None:
    """F1.2, F3.3, F13.2: as many as the act gives; an ally figure only where its owner has played the Ally."""
    thugs = 3 if s.agreed.three_thugs and s.agreed.don_count > 0 else s.box.thugs_by_families[s.players]
    members: i64 = 0
    for act in range(s.act):
        members += s.box.members_by_act[act]
    for seat in range(s.players):
        _check_number(s, seat, THUG, s.thugs[seat], thugs)
        _check_number(s, seat, MEMBER, s.members[seat], members)
        placed = len([code for code in s.stacks if code & 7 == seat])
        if placed + s.markers[seat] != s.box.markers:
            raise Impossible("wrong-number-of-markers", {"seat": seat}, "F1.6")
    for kind in range(MEMBER + 1, POLICE_CHIEF + 1):
        _check_ally_figure(s, kind)


def _all_figures(s: FamiliesState) -> list[i64]:
    return [code for code in s.figures if code != NONE] + list(s.hudson)


def _check_number(s: FamiliesState, seat: i64, kind: i64, reserve: i64, count: i64) -> None:
    found = reserve + len([code for code in _all_figures(s) if code == kind * PEOPLE + seat])
    if found != count:
        facts = {"figure": FIGURE_NAMES[kind], "found": int(found), "count": int(count)}
        raise Impossible("wrong-number-of-figures", facts, "F3.3")


def _check_ally_figure(s: FamiliesState, kind: i64) -> None:
    owners = [figure_owner(code) for code in _all_figures(s) if figure_kind(code) == kind]
    for owner in owners:
        own = [ally for ally in range(s.box.allies) if s.allies[ally] == WITH + owner and s.played[ally] == 1]
        if owners.count(owner) > len([ally for ally in own if s.box.ally_figure[ally] == kind]):
            raise Impossible("bad-figure", {"key": FIGURE_NAMES[kind]}, "F9.2")


# Taking it up.


def _play_on(s: Families, position: Json) -> None:
    """Play on what is no decision, and check whose decision it is otherwise."""
    given = value(position, "to_move")
    if given is None:
        _check_over(s, position)
        return
    before = todo_json(s)
    go_on(s)
    expected = mover_json(s.to_move)
    if todo_json(s) == before and (given != expected or isinstance(given, (bool, float))):
        raise Impossible("wrong-mover", {"expected": "null" if expected is None else expected})
    s.turns = 0


def _check_over(s: Families, position: Json) -> None:
    """F14.1: after Act IV's Tribute nobody has a card in hand."""
    hands = max(s.hands) + max(s.hand_jobs)
    if s.act != ACTS or s.phase != TRIBUTE or len(s.todo) > 0 or hands > 0:
        raise Impossible("not-over", None, "F14.1")
    s.to_move = OVER
    score = score_json(s)
    if position.get("winners") != score["winners"] or position.get("scores") != score["scores"]:
        raise Impossible("wrong-scores", None, "F14.2")
