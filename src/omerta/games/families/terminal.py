"""FAMILIES on a terminal: the table as one seat sees it, as lines of styled text."""
# interpreted: puts texts together

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import OVER, View
from omerta.core.problems import Facts
from omerta.core.words import Words, noun_key
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
# Columns.
TERRITORY: Final = 16
FIGURE: Final = 15
MEMBER: Final = 19


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
        return _effect_asked(int(effect_code(a)), int(effect_number(a)))
    return f"ask-{steps.STEP_NAMES[kind]}", {}


def _effect_asked(code: int, number: int) -> tuple[str, Facts]:
    if EFFECT_NAMES[code] in WITH_NUMBER:
        return f"ask-{EFFECT_NAMES[code]}", {"count": number}
    return "ask-effect", {"effect": EFFECT_NAMES[code]}


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
    }[key]


def is_aside(view: View) -> bool:
    """Whether the decision belongs to one already begun, so that the table need not be shown again."""
    assert isinstance(view, FamiliesView)
    kind = steps.first_kind(view.seen)
    if kind == steps.BIDDING:
        return bool(view.seen.begun[view.to_move] == 1)
    return kind not in (steps.PLACE_TILE, steps.TURN, steps.SHOW, steps.TAKE)


# The middle of the table.


def _table(view: FamiliesView, words: Words, players: Sequence[str]) -> list[Line]:
    s = view.seen
    title = words.text("label-act", {"act": int(s.act), "phase": int(s.phase)})
    lines: list[Line] = [[("", "")], [(words.text("label-of-act", {"act": 1}) if s.phase == 0 else title, "bold")]]
    width = _name_width(view, words)
    columns = f"   {words.text('label-business'):<{width}}{words.text('label-figure'):<{FIGURE}}"
    faces = f"{words.text('label-front')} / {words.text('label-back')}"
    lines.append([(columns + faces, "dim")])
    for territory in range(TERRITORIES):
        lines += _territory(view, words, players, territory, width)
    lines += _rounds(view, words)
    lines += _open_cards(view, words)
    return lines


def _name_width(view: FamiliesView, words: Words) -> int:
    """The column of the names of open businesses."""
    names = [words.text(f"business-{view.box.business_ids[b]}") for b in view.seen.plots if b != NONE]
    return max(len(name) for name in [words.text("label-business"), *names]) + 2


def _territory(view: FamiliesView, words: Words, players: Sequence[str], territory: int, width: int) -> list[Line]:
    s = view.seen
    line: Line = [(f"{words.text(f'territory-{territory + 1}'):<{TERRITORY}}", "bold")]
    owner = int(controller(s, territory))
    if owner != NONE:
        who = words.text("label-controls", {"seat": owner}, players)
        line += [(f" {who} ", SEAT_STYLES[owner]), (f" {words.text('label-stack')} ", "dim")]
        line += [(str(seat + 1), SEAT_STYLES[seat]) for seat in stack_json(s.stacks, territory)]
    plots = s.plots[territory * view.box.width : (territory + 1) * view.box.width]
    return [line, *(_business(view, words, int(business), width) for business in plots if business != NONE)]


def _business(view: FamiliesView, words: Words, business: int, width: int) -> Line:
    name = words.text(f"business-{view.box.business_ids[business]}")
    front, back = _face(view, words, business, int(FRONT)), _face(view, words, business, int(BACK))
    line: Line = [(f"   {name:<{width}}", ""), *_figure(view, words, business, FIGURE)]
    return [*line, (front, ""), (f" / {back}", "dim")]


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


def _figure(view: FamiliesView, words: Words, space: int, width: int) -> Line:
    """Whose figure stands there, filled up to the width of its column."""
    code = view.seen.figures[space]
    if code == NONE:
        return [(f"{'·':<{width}}", "dim")]
    name = f"{int(figure_owner(code)) + 1}:{words.text(f'figure-{FIGURE_NAMES[figure_kind(code)]}')}"
    return [(name, SEAT_STYLES[figure_owner(code)]), (" " * max(1, width - len(name)), "")]


def _rounds(view: FamiliesView, words: Words) -> list[Line]:
    """Two to a line."""
    spaces = [space for space in range(view.box.businesses, view.box.spaces) if is_open_space(view.seen, space)]
    cells = [
        [(f"   {words.text(f'space-{view.box.space_ids[space]}'):<13}", ""), *_figure(view, words, space, MEMBER)]
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
    """An effect in words; what depends on a number or a card is told with it."""
    if EFFECT_NAMES[code] in WITH_NUMBER:
        return words.text(f"label-{EFFECT_NAMES[code]}", {"count": number})
    if code == GAIN:
        return words.text("label-GAIN", {"what": _icon(words, number)})
    return words.text(f"effect-{EFFECT_NAMES[code]}")


# Families.


def _seat(view: FamiliesView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    s = view.seen
    names = [f"{number + 1} {words.seat(number, players)}" for number in range(view.players)]
    marker = "▶" if seat == view.to_move else " "
    name = f" {marker} {names[seat]:<{max(len(name) for name in names)}} "
    line: Line = [(name, SEAT_STYLES[seat]), (f" {_reserve(view, words, seat)}", "")]
    if seat == s.horse:
        line.append((f"  {words.text('label-horse')}", "bold"))
    if s.passed[seat] == 1:
        line.append((f"  {words.text('label-passed')}", "italic"))
    lines = [line, [("     ", ""), (_allies(view, words, seat), "dim")]] if _allies(view, words, seat) else [line]
    if seat == view.viewer:
        return [*lines, *_hand(view, words, seat), _case(view, words, seat)]
    return [*lines, _case(view, words, seat) if view.to_move == OVER else _sizes(view, words, seat)]


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


def _cards(words: Words, counts: vec[i64]) -> str:
    """Cards by kind."""
    found = [
        f"{int(count)}× {words.text(noun_key('card', CARD_NAMES[kind]))}" for kind, count in enumerate(counts) if count
    ]
    return ", ".join(found) or "–"


def _hand(view: FamiliesView, words: Words, seat: int) -> list[Line]:
    s = view.seen
    hand = _cards(words, s.hands[seat * int(KINDS) : (seat + 1) * int(KINDS)])
    lines: list[Line] = [[("     ", ""), (f"{words.text('label-hand')}: {hand}", "bold")]]
    lines += [[("       ", ""), (_job(view, words, job), "")] for job in jobs_at(s, IN_HAND + seat)]
    playable = [int(ally) for ally in s.gained if s.allies[ally] == WITH + seat and s.played[ally] == 0]
    return lines + [[("       ", ""), (_ally(view, words, ally), "")] for ally in playable]


def _case(view: FamiliesView, words: Words, seat: int) -> Line:
    """What is in a suitcase: the viewer's own, and at the end everybody's (F14.2)."""
    s = view.seen
    money = _cards(words, s.cases[seat * int(MONEY) : (seat + 1) * int(MONEY)])
    jobs = jobs_at(s, IN_CASE + seat)
    text = f"{words.text('label-case')}: {money}; {words.text('label-jobs', {'count': len(jobs)})}"
    return [("     ", ""), (f"{text}{_colours(view, words, jobs)}", "bold" if seat == view.viewer else "")]


def _colours(view: FamiliesView, words: Words, jobs: Sequence[str]) -> str:
    """F14.4: how many of each colour."""
    box = view.box
    counts = Counter(int(box.job_colour[box.job_ids.index(job)]) for job in jobs)
    told = [f"{words.text(f'colour-{box.colour_ids[colour]}')} {count}" for colour, count in sorted(counts.items())]
    return f" ({', '.join(told)})" if told else ""


def _sizes(view: FamiliesView, words: Words, seat: int) -> Line:
    """F4.5: of hands and suitcases of others the number of cards; who wants to count reads the log."""
    hand = words.text("label-cards", {"count": int(view.hand_sizes[seat])})
    case = words.text("label-cards", {"count": int(view.case_sizes[seat])})
    told = [f"{words.text('label-case')}: {case}"]
    if not is_don(view.seen, seat):
        told.insert(0, f"{words.text('label-hand')}: {hand}")
    return [("     ", ""), (" · ".join(told), "")]
