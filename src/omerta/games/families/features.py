"""What a learner sees of FAMILIES: a view as numbers, laid out for the box it is played with."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.features import (
    Axis,
    Block,
    numbered,
    put,
    put_flag,
    put_one_of,
    put_share,
    put_shares,
    put_zeros,
    relative_seats,
)
from omerta.core.game import CHANCE, OVER, Shaped
from omerta.games.families.beliefs import mean_counts
from omerta.games.families.board import Box
from omerta.games.families.components import (
    ACTS,
    CARD_NAMES,
    EFFECT_NAMES,
    FIGURE_NAMES,
    KINDS,
    MONEY,
    MOST_SEATS,
    NONE,
    TERRITORIES,
)
from omerta.games.families.rules import steps
from omerta.games.families.rules.memory import COUNTED
from omerta.games.families.settings import SETTINGS, settings_json
from omerta.games.families.state import (
    BID,
    IN_CASE,
    IN_HAND,
    IN_PILE,
    IN_ROW,
    OPEN,
    OUT,
    STEP,
    WITH,
    figure_kind,
    figure_owner,
)
from omerta.games.families.views import FamiliesView

STACKED: Final[i64] = 8  # markers of a stack told in order, from the top
OF_A_KIND: Final[i64] = 40  # the most cards of a kind in the shipped box
MANY: Final[i64] = 60  # cards in a hand or a suitcase that count as all
FIGURES: Final[i64] = 5
STEPS: Final[i64] = 35
EFFECTS: Final[i64] = 20
SPARE: Final[i64] = 64


def layout(box: Box) -> list[Block]:
    """The blocks in the order in which observe_into writes them."""
    seats = relative_seats(int(MOST_SEATS))
    jobs, allies = Axis("job", box.job_ids), Axis("ally", box.ally_ids)
    territories = numbered("territory", int(TERRITORIES), 1)
    cards, money = Axis("card", list(CARD_NAMES)), Axis("card", list(CARD_NAMES[: int(MONEY)]))
    spaces, tiles = Axis("space", box.space_ids), Axis("business", box.business_ids)
    kinds, names = Axis("figure", list(FIGURE_NAMES)), Axis("step", list(steps.STEP_NAMES))
    return [
        Block("families", "1 at the number of families", [numbered("", 4, 2)]),
        Block("seat", "1 at the viewer's seat", [numbered("seat", 5)]),
        Block("dons", "1 at the don on the seat", [seats, Axis("don", box.don_ids)]),
        Block(
            "settings", "1 where a setting has its other value (F2.5)", [Axis("", [name for name, _, _ in SETTINGS])]
        ),
        Block("first", "1 at the seat named by the setting", [seats]),
        Block("act", "1 at the act", [numbered("act", int(ACTS), 1)]),
        Block("phase", "1 at the phase", [numbered("phase", 7)]),
        Block("to_move", "1 at who decides", [Axis("", [*seats.labels, "chance", "over"])]),
        Block("horse", "1 at the Horse-Head holder", [seats]),
        Block("active", "1 at the seat whose turn it is", [seats]),
        Block("passed", "1 where the seat has passed", [seats]),
        Block("supply", f"cards in the supply, of {OF_A_KIND}", [cards], 0.0, 10.0),
        Block("deck", "Jobs in the deck, as a part of all", []),
        Block("discarded_jobs", "1 where the Job is out of the game", [jobs]),
        Block("open_jobs", "1 where the Job is open", [jobs]),
        Block("case_jobs", "1 where the Job was seen to go into the seat's suitcase", [seats, jobs]),
        Block("hand_jobs", "1 where the Job is in the viewer's hand", [jobs]),
        Block("tiles_left", "1 where the tile is in its pile", [tiles]),
        Block("businesses", "1 where the business is open in the territory", [tiles, territories]),
        Block("row", "1 where the Ally is in the row", [allies]),
        Block("allies", "1 where the Ally is with the seat", [allies, seats]),
        Block("played", "1 where the Ally has been played this act", [allies]),
        Block("figures", "1 at the figure on the space", [spaces, kinds]),
        Block("owners", "1 at the owner of the figure on the space", [spaces, seats]),
        Block("hudson", "figures in the Hudson, of 3", [seats, kinds], 0.0, 3.0),
        Block("stacks", "1 at the owner of the marker, from the top", [territories, numbered("marker", 8), seats]),
        Block("thugs", "Thugs in reserve, of 3", [seats], 0.0, 3.0),
        Block("members", "Members in reserve, of 3", [seats], 0.0, 3.0),
        Block("markers", "markers in reserve, as a part of all", [seats]),
        Block("hand_sizes", f"hand cards, of {MANY}", [seats]),
        Block("case_sizes", f"suitcase cards, of {MANY}", [seats], 0.0, 4.0),
        Block("hands", f"hand cards as counted or expected, of {OF_A_KIND}", [seats, cards], 0.0, 10.0),
        Block("jobs_in_hand", f"Jobs in hand as counted or expected, of {OF_A_KIND}", [seats], 0.0, 10.0),
        Block("cases", f"Money in the suitcase as counted or expected, of {OF_A_KIND}", [seats, money], 0.0, 10.0),
        Block("counted", "1 where all of that is certain", []),
        Block("bids", f"cards bid, of {OF_A_KIND}", [seats, Axis("card", [*money.labels, "job"])], 0.0, 10.0),
        Block("bids_begun", "1 where the seat's bid has begun and is no secret", [seats]),
        Block("bids_hidden", "1 while the bids of others are secret", []),
        Block("shown", "1 at the value that the seat shows", [seats, money]),
        Block("shown_hidden", "1 where the seat shows something in secret", [seats]),
        Block("step", "1 at the step to be decided", [names]),
        Block("step_seat", "1 at the seat of that step", [seats]),
        Block("step_effect", "1 at its effect", [Axis("effect", list(EFFECT_NAMES))]),
        Block(
            "step_numbers",
            f"the two numbers that it carries, each as its lowest six bits, of {SPARE}",
            [numbered("", 2)],
        ),
        Block("step_space", "1 at the space, Job or business that it is about", [numbered("", int(SPARE))]),
        Block("steps", "how many such steps are to come, of 8", [names], 0.0, 8.0),
    ]


def observe_into(view: FamiliesView, into: BytesWriter) -> None:
    _write_game(view, into)
    _write_course(view, into)
    _write_jobs(view, into)
    _write_board(view, into)
    _write_seats(view, into)
    _write_cards(view, into)
    _write_choices(view, into)
    _write_steps(view, into)


def _seat(view: FamiliesView, step: i64) -> i64:
    """The seat so many after the viewer's own, or NONE beyond the table; a spectator counts from seat 0."""
    return (max(view.viewer, 0) + step) % view.players if step < view.players else NONE


def _relative(view: FamiliesView, seat: i64) -> i64:
    """How many seats after the viewer's own; NONE for no seat."""
    return NONE if seat < 0 else (seat - max(view.viewer, 0) + view.players) % view.players


def _put_seat(view: FamiliesView, into: BytesWriter, seat: i64) -> None:
    put_one_of(into, _relative(view, seat), MOST_SEATS)


def _write_game(view: FamiliesView, into: BytesWriter) -> None:
    put_one_of(into, view.players - 2, 4)
    put_one_of(into, view.viewer, MOST_SEATS)
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        put_one_of(into, NONE if seat == NONE else view.agreed.dons[seat], view.box.dons)
    chosen: Shaped = settings_json(view.agreed)
    for name, default, _ in SETTINGS:
        put_flag(into, chosen[name] != default)
    _put_seat(view, into, view.agreed.first)


def _write_course(view: FamiliesView, into: BytesWriter) -> None:
    s = view.seen
    put_one_of(into, s.act - 1, ACTS)
    put_one_of(into, s.phase, 7)
    mover = _relative(view, view.to_move)
    if view.to_move == CHANCE or view.to_move == OVER:
        mover = MOST_SEATS if view.to_move == CHANCE else MOST_SEATS + 1
    put_one_of(into, mover, MOST_SEATS + 2)
    _put_seat(view, into, s.horse)
    _put_seat(view, into, s.active)
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        put_flag(into, seat != NONE and s.passed[seat] == 1)
    put_shares(into, s.supply, 0, KINDS, OF_A_KIND)
    put_share(into, s.deck, view.box.jobs)


def _write_jobs(view: FamiliesView, into: BytesWriter) -> None:
    _put_jobs(view, into, OUT)
    _put_jobs(view, into, OPEN)
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        _put_jobs(view, into, -2 if seat == NONE else IN_CASE + seat)
    _put_jobs(view, into, -2 if view.viewer < 0 else IN_HAND + view.viewer)


def _put_jobs(view: FamiliesView, into: BytesWriter, place: i64) -> None:
    for job in range(view.box.jobs):
        put_flag(into, view.seen.jobs[job] == place)


def _write_board(view: FamiliesView, into: BytesWriter) -> None:
    s = view.seen
    for business in range(view.box.businesses):
        put_flag(into, view.box.tile_colour[business] != NONE and s.homes[business] == IN_PILE)
    for business in range(view.box.businesses):
        put_one_of(into, s.homes[business], TERRITORIES)
    for ally in range(view.box.allies):
        put_flag(into, s.allies[ally] == IN_ROW)
    for ally in range(view.box.allies):
        _put_seat(view, into, s.allies[ally] - WITH)
    put_shares(into, s.played, 0, view.box.allies, 1)
    for space in range(view.box.spaces):
        put_one_of(into, NONE if s.figures[space] == NONE else figure_kind(s.figures[space]), FIGURES)
    for space in range(view.box.spaces):
        _put_seat(view, into, NONE if s.figures[space] == NONE else figure_owner(s.figures[space]))
    _write_hudson(view, into)
    for territory in range(TERRITORIES):
        _write_stack(view, into, territory)


def _write_hudson(view: FamiliesView, into: BytesWriter) -> None:
    dead = vec[i64]([0] * (MOST_SEATS * FIGURES))
    for i in range(len(view.seen.hudson)):
        code = view.seen.hudson[i]
        dead[_relative(view, figure_owner(code)) * FIGURES + figure_kind(code)] += 1
    put_shares(into, dead, 0, MOST_SEATS * FIGURES, 3)


def _write_stack(view: FamiliesView, into: BytesWriter, territory: i64) -> None:
    stacks = view.seen.stacks
    told: i64 = 0
    for i in range(len(stacks) - 1, -1, -1):
        if stacks[i] >> 3 == territory and told < STACKED:
            _put_seat(view, into, stacks[i] & 7)
            told += 1
    put_zeros(into, (STACKED - told) * MOST_SEATS)


def _write_seats(view: FamiliesView, into: BytesWriter) -> None:
    s = view.seen
    _put_counts(view, into, s.thugs, 3)
    _put_counts(view, into, s.members, 3)
    _put_counts(view, into, s.markers, view.box.markers)
    _put_counts(view, into, view.hand_sizes, MANY)
    _put_counts(view, into, view.case_sizes, MANY)


def _put_counts(view: FamiliesView, into: BytesWriter, counts: vec[i64], whole: i64) -> None:
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        put_share(into, 0 if seat == NONE else counts[seat], whole)


def _write_cards(view: FamiliesView, into: BytesWriter) -> None:
    """What a careful witness has counted, or expects (rules/memory.py)."""
    means = mean_counts(view)
    _put_means(view, into, means, 0, int(KINDS))
    _put_means(view, into, means, int(KINDS), 1)
    _put_means(view, into, means, int(KINDS) + 1, int(MONEY))
    put_flag(into, view.all_counted)


def _put_means(view: FamiliesView, into: BytesWriter, means: list[float], first: int, size: int) -> None:
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        for i in range(first, first + size):
            put(into, 0.0 if seat == NONE else means[seat * COUNTED + i] / float(OF_A_KIND))


def _write_choices(view: FamiliesView, into: BytesWriter) -> None:
    s = view.seen
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        for i in range(BID):
            put_share(into, 0 if seat == NONE else s.bids[seat * BID + i], OF_A_KIND)
    for step in range(MOST_SEATS):
        seat = _seat(view, step)
        put_flag(into, seat != NONE and s.begun[seat] == 1)
    put_flag(into, view.bids_hidden)
    for step in range(MOST_SEATS):
        put_one_of(into, _shown_value(view, _seat(view, step)), MONEY)
    for step in range(MOST_SEATS):
        put_flag(into, _shows_in_secret(view, _seat(view, step)))


def _shown_value(view: FamiliesView, seat: i64) -> i64:
    for code in view.seen.shown:
        if code & 7 == seat and not view.hides_shown(code):
            return code >> 3
    return NONE


def _shows_in_secret(view: FamiliesView, seat: i64) -> bool:
    for code in view.seen.shown:
        if code & 7 == seat and view.hides_shown(code):
            return True
    return False


def _write_steps(view: FamiliesView, into: BytesWriter) -> None:
    todo = view.seen.todo
    if len(todo) == 0:
        put_zeros(into, STEPS + MOST_SEATS + EFFECTS + 2 + SPARE + STEPS)
        return
    kind, seat = steps.first_kind(view.seen), steps.first_seat(view.seen)
    a, b = steps.first_a(view.seen), steps.first_b(view.seen)
    put_one_of(into, kind, STEPS)
    _put_seat(view, into, seat)
    put_one_of(into, a >> 6 if kind == steps.EFFECT else NONE, EFFECTS)
    put_share(into, a & (SPARE - 1), SPARE)
    put_share(into, b & (SPARE - 1), SPARE)
    put_one_of(into, _about(kind, a, b), SPARE)
    counts = vec[i64]([0] * STEPS)
    for place in range(0, len(todo), STEP):
        counts[todo[place + 3]] = min(counts[todo[place + 3]] + 1, 64)
    put_shares(into, counts, 0, STEPS, 8)


def _about(kind: i64, a: i64, b: i64) -> i64:
    """The space, Job or business of a step that has one."""
    if kind == steps.PLACE_TILE or kind == steps.PAY or kind == steps.COST:
        return a
    return b if kind == steps.TO else NONE
