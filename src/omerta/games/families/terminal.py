"""FAMILIES on a terminal: the table as one seat sees it, as lines of styled text."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import View
from omerta.core.problems import Facts
from omerta.core.words import Words, noun_key
from omerta.games.families.beliefs import mean_counts
from omerta.games.families.board import face_of
from omerta.games.families.components import (
    BACK,
    CARD_NAMES,
    EFFECT_NAMES,
    FIGURE_NAMES,
    FRONT,
    GAIN,
    ICON_NAMES,
    JOB_ICON,
    KINDS,
    MONEY,
    NONE,
    STASH_ICON,
    TERRITORIES,
    WITH_NUMBER,
    effect_code,
    effect_number,
)
from omerta.games.families.position import jobs_at, stack_json
from omerta.games.families.rules import steps
from omerta.games.families.rules.memory import COUNTED
from omerta.games.families.state import (
    IN_CASE,
    IN_HAND,
    IN_ROW,
    OPEN,
    WITH,
    controller,
    figure_kind,
    figure_owner,
    is_don,
    is_open_space,
)
from omerta.games.families.views import FamiliesView

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

# F3.1: the colours of the families.
SEAT_STYLES: Final = (
    "bold white on grey23",
    "bold white on red3",
    "bold white on dark_green",
    "bold white on blue",
    "bold black on gold3",
)
NAME: Final = 28
PLACE: Final = 34


def draw(view: View, words: Words, players: Sequence[str]) -> list[Line]:
    """The territories, the round spaces, what lies open, then what is known of every family."""
    assert isinstance(view, FamiliesView)
    lines = _table(view, words, players)
    for seat in range(view.players):
        lines += _seat(view, words, players, seat)
    return lines


def draw_all(views: Sequence[View], words: Words, players: Sequence[str]) -> list[Line]:
    """The table with all hands open, from the views of a spectator and of each seat in turn."""
    spectator = views[0]
    assert isinstance(spectator, FamiliesView)
    lines = _table(spectator, words, players)
    for view in views[1:]:
        assert isinstance(view, FamiliesView)
        lines += _seat(view, words, players, int(view.viewer))
    return lines


def ask(view: View) -> tuple[str, Facts]:
    """The key and facts of what the seat to move is asked; where chance decides, of what is drawn and for whom."""
    assert isinstance(view, FamiliesView)
    kind, a, b = steps.first_kind(view.seen), steps.first_a(view.seen), steps.first_b(view.seen)
    if kind >= steps.HORSE:
        return f"ask-{steps.STEP_NAMES[kind]}", {
            "seat": int(steps.first_seat(view.seen)),
            "count": int(a),
            "rival": int(a),
        }
    if kind == steps.COST:
        return "ask-cost", {"count": int(view.box.face_cost[face_of(a, b)])}
    if kind in (steps.DISCARD, steps.STASHING):
        return f"ask-{steps.STEP_NAMES[kind]}", {"count": int(a)}
    if kind == steps.EFFECT:
        return "ask-effect", {"effect": EFFECT_NAMES[a >> 6]}
    return f"ask-{steps.STEP_NAMES[kind]}", {}


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    key, _ = ask(view)
    return {
        "ask-place_tile": ["F5.2", "F5.3"],
        "ask-turn": ["F6.1", "F6.2", "F7.1", "F7.5", "F8.1", "F9.2", "F10.2"],
        "ask-pay": ["F8.1", "F8.2"],
        "ask-cost": ["F7.3"],
        "ask-discard": ["F7.3", "F12.1"],
        "ask-stash": ["F7.1"],
        "ask-effect": ["F8.4", "F8.5"],
        "ask-hit": ["F8.5"],
        "ask-to": ["F8.5", "F7.5"],
        "ask-show": ["F8.5"],
        "ask-marker": ["F10.3"],
        "ask-bid": ["F11.1", "F11.2", "F11.3", "F15.14"],
        "ask-take": ["F11.3"],
    }[key]


# The middle of the table.


def _table(view: FamiliesView, words: Words, players: Sequence[str]) -> list[Line]:
    s = view.seen
    title = words.text("label-act", {"act": int(s.act), "phase": int(s.phase)})
    lines: list[Line] = [[("", "")], [(words.text("label-of-act", {"act": 1}) if s.phase == 0 else title, "bold")]]
    for territory in range(TERRITORIES):
        lines += _territory(view, words, players, territory)
    lines += _rounds(view, words)
    lines += _open_cards(view, words)
    return lines


def _territory(view: FamiliesView, words: Words, players: Sequence[str], territory: int) -> list[Line]:
    s = view.seen
    line: Line = [(f"{territory + 1} {words.text(f'territory-{territory + 1}'):<12}", "bold")]
    owner = int(controller(s, territory))
    if owner != NONE:
        who = words.text("label-controls", {"seat": owner}, players)
        line += [(f" {who} ", SEAT_STYLES[owner]), (f" {words.text('label-stack')} ", "dim")]
        line += [(str(seat + 1), SEAT_STYLES[seat]) for seat in stack_json(s.stacks, territory)]
    plots = s.plots[territory * view.box.width : (territory + 1) * view.box.width]
    return [line, *(_business(view, words, int(business)) for business in plots if business != NONE)]


def _business(view: FamiliesView, words: Words, business: int) -> Line:
    name = words.text(f"business-{view.box.business_ids[business]}")
    front, back = _face(view, words, business, int(FRONT)), _face(view, words, business, int(BACK))
    line: Line = [(f"   {name:<{PLACE}}", ""), *_figure(view, words, business)]
    return [*line, (f" {words.text('label-front')}: {front}", ""), (f"  {words.text('label-back')}: {back}", "dim")]


def _face(view: FamiliesView, words: Words, business: int, side: int) -> str:
    face = view.box.faces[face_of(business, side)]
    icons = " + ".join(_repeated(_icon(words, icon), len(list(same))) for icon, same in groupby(face.icons))
    return f"{words.text('label-discard', {'count': face.discard})} {icons}" if face.discard else icons


def _repeated(name: str, count: int) -> str:
    return f"{count}× {name}" if count > 1 else name


def _icon(words: Words, icon: int) -> str:
    if icon == JOB_ICON:
        return words.text("component-job")
    return words.text("component-stash") if icon == STASH_ICON else words.text(noun_key("card", ICON_NAMES[icon]))


def _figure(view: FamiliesView, words: Words, space: int) -> Line:
    code = view.seen.figures[space]
    if code == NONE:
        return [(f"{'·':<18}", "dim")]
    name = words.text(f"figure-{FIGURE_NAMES[figure_kind(code)]}")
    return [(f"{int(figure_owner(code)) + 1}:{name:<16}"[:18], SEAT_STYLES[figure_owner(code)])]


def _rounds(view: FamiliesView, words: Words) -> list[Line]:
    """Two to a line."""
    spaces = [space for space in range(view.box.businesses, view.box.spaces) if is_open_space(view.seen, space)]
    cells = [
        [(f"   {words.text(f'space-{view.box.space_ids[space]}'):<13}", ""), *_figure(view, words, space)]
        for space in spaces
    ]
    pairs = [cells[place : place + 2] for place in range(0, len(cells), 2)]
    return [[(words.text("label-rounds"), "bold")], *([span for cell in pair for span in cell] for pair in pairs)]


def _open_cards(view: FamiliesView, words: Words) -> list[Line]:
    s = view.seen
    supply = "  ".join(
        f"{words.text(noun_key('card', CARD_NAMES[kind]))} {int(s.supply[kind])}" for kind in range(KINDS)
    )
    row = [ally for ally in range(view.box.allies) if s.allies[ally] == IN_ROW]
    lines: list[Line] = [[(f"{words.text('label-supply')}: ", "bold"), (supply, "")]]
    deck = words.text("label-deck", {"count": int(s.deck)})
    lines.append([(f"{words.text('label-open-jobs')} ", "bold"), (f"({deck}):", "dim")])
    lines += [[("   ", ""), (_job(view, words, job), "")] for job in jobs_at(s, OPEN)]
    if row:
        lines.append([(f"{words.text('label-row')}:", "bold")])
        lines += [[("   ", ""), (_ally(view, words, ally), "")] for ally in row]
    if len(s.hudson) > 0:
        names = [_dead(words, int(code)) for code in s.hudson]
        lines.append([(f"{words.text('label-hudson')}: ", "bold"), (", ".join(names), "")])
    return [*lines, [("", "")]]


def _dead(words: Words, code: int) -> str:
    name = FIGURE_NAMES[figure_kind(code)]
    return f"{int(figure_owner(code)) + 1}:{words.text(f'figure-{name}')}"


def _job(view: FamiliesView, words: Words, name: str) -> str:
    """A Job with its colour, cost, pay and effects."""
    box = view.box
    job = box.job_ids.index(name)
    colour = words.text(f"colour-{box.colour_ids[box.job_colour[job]]}")
    cost = [CARD_NAMES[MONEY + good] for good in range(4) for _ in range(box.job_cost[job * 4 + good])]
    pay = [CARD_NAMES[value] for value in range(MONEY) for _ in range(box.job_pay[job * MONEY + value])]
    goods = ", ".join(_repeated(words.text(f"card-{card}"), len(list(same))) for card, same in groupby(cost))
    effects = _effects(words, box.job_effects[box.job_start[job] : box.job_start[job + 1]])
    return f"{words.text(f'job-{name}')} [{colour}] {goods} → {' '.join(pay)}. {effects}".rstrip()


def _ally(view: FamiliesView, words: Words, ally: int) -> str:
    """An Ally with its effects."""
    box = view.box
    effects = _effects(words, box.ally_effects[box.ally_start[ally] : box.ally_start[ally + 1]])
    return f"{words.text(f'ally-{box.ally_ids[ally]}')}: {effects}"


def _effects(words: Words, effects: vec[i64]) -> str:
    return " ".join([_effect(words, int(effect_code(packed)), int(effect_number(packed))) for packed in effects])


def _effect(words: Words, code: int, number: int) -> str:
    text = words.text(f"effect-{EFFECT_NAMES[code]}")
    if code == GAIN:
        return f"{text} ({_icon(words, number)})"
    return f"{text} (n = {number})" if EFFECT_NAMES[code] in WITH_NUMBER else text


# Families.


def _seat(view: FamiliesView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    s = view.seen
    marker = "▶ " if seat == view.to_move else "  "
    name = f"{marker}{seat + 1} {words.seat(seat, players)}"
    line: Line = [(f" {name:<{NAME}} "[: NAME + 2], SEAT_STYLES[seat]), (_reserve(view, words, seat), "")]
    if seat == s.horse:
        line.append((f"  {words.text('label-horse')}", "bold"))
    if s.passed[seat] == 1:
        line.append((f"  {words.text('label-passed')}", "italic"))
    lines = [line, [("     ", ""), (_allies(view, words, seat), "dim")]] if _allies(view, words, seat) else [line]
    if seat == view.viewer:
        return lines + _own_cards(view, words, seat)
    return [*lines, _counted(view, words, seat)]


def _reserve(view: FamiliesView, words: Words, seat: int) -> str:
    s = view.seen
    parts = [
        f"{words.text('label-thugs')} {int(s.thugs[seat])}",
        f"{words.text('label-members')} {int(s.members[seat])}",
    ]
    return " · ".join([words.text("label-reserve") + ": " + ", ".join(parts), _markers(view, words, seat)])


def _markers(view: FamiliesView, words: Words, seat: int) -> str:
    return f"{words.text('label-markers')} {int(view.seen.markers[seat])}"


def _allies(view: FamiliesView, words: Words, seat: int) -> str:
    s = view.seen
    names: list[str] = []
    for ally in s.gained:
        if s.allies[ally] == WITH + seat:
            played = f" ({words.text('label-played')})" if s.played[ally] == 1 else ""
            names.append(words.text(f"ally-{view.box.ally_ids[ally]}") + played)
    return f"{words.text('label-allies')}: {', '.join(names)}" if names else ""


def _cards(words: Words, counts: Sequence[float], names: Sequence[str]) -> str:
    """Cards by kind; what is only expected has a decimal."""
    found = [
        f"{count:.3g}× {words.text(noun_key('card', name))}" for count, name in zip(counts, names, strict=True) if count
    ]
    return ", ".join(found) or "–"


def _own_cards(view: FamiliesView, words: Words, seat: int) -> list[Line]:
    s = view.seen
    first = seat * int(KINDS)
    hand = _cards(words, [int(count) for count in s.hands[first : first + int(KINDS)]], CARD_NAMES)
    lines: list[Line] = [[("     ", ""), (f"{words.text('label-hand')}: {hand}", "bold")]]
    lines += [[("       ", ""), (_job(view, words, job), "")] for job in jobs_at(s, IN_HAND + seat)]
    playable = [int(ally) for ally in s.gained if s.allies[ally] == WITH + seat and s.played[ally] == 0]
    lines += [[("       ", ""), (_ally(view, words, ally), "")] for ally in playable]
    return [*lines, _case(view, words, seat)]


def _case(view: FamiliesView, words: Words, seat: int) -> Line:
    """What is, or was seen to go, in a suitcase."""
    means = mean_counts(view)
    first = seat * int(COUNTED) + int(KINDS) + 1
    money = _cards(words, means[first : first + int(MONEY)], CARD_NAMES[: int(MONEY)])
    jobs = jobs_at(view.seen, IN_CASE + seat)
    text = f"{words.text('label-case')}: {money}; {words.text('label-jobs', {'count': len(jobs)})}"
    return [("     ", ""), (f"{text}{_colours(view, words, jobs)}", "bold" if seat == view.viewer else "")]


def _colours(view: FamiliesView, words: Words, jobs: Sequence[str]) -> str:
    """F14.4: how many of each colour."""
    box = view.box
    counts = Counter(int(box.job_colour[box.job_ids.index(job)]) for job in jobs)
    told = [f"{words.text(f'colour-{box.colour_ids[colour]}')} {count}" for colour, count in sorted(counts.items())]
    return f" ({', '.join(told)})" if told else ""


def _counted(view: FamiliesView, words: Words, seat: int) -> Line:
    """What a careful witness has counted of another family."""
    case = _case(view, words, seat)
    if is_don(view.seen, seat):
        return case
    means = mean_counts(view)
    first = seat * int(COUNTED)
    hand = _cards(words, means[first : first + int(KINDS)], CARD_NAMES)
    jobs = f"{means[first + int(KINDS)]:.3g}× {words.text('component-job')}"
    return [("     ", ""), (f"{words.text('label-hand')}: {hand}, {jobs}  ", ""), *case[1:]]
