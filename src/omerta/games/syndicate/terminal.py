"""SYNDICATE on a terminal: the table as one seat sees it, as lines of styled text."""
# interpreted: puts texts together

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.core.game import View
from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.syndicate.board import BARREL_START, SHOOT, district_fact, effect_code, effect_number, printed_effect
from omerta.games.syndicate.components import AUTOMATON, LOS_ANGELES, NONE, SOLO
from omerta.games.syndicate.position import kinds_json
from omerta.games.syndicate.state import (
    CLOSED,
    CLOSING,
    DEAL_ADVANCE,
    EFFECTS,
    OPENING,
    SUPPORT,
    UNOPENED,
)
from omerta.games.syndicate.views import SyndicateView

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

SEAT_STYLES: Final = ("bold black on dark_orange", "bold white on blue")
GREY: Final = "bold black on grey70"
ORANGE: Final = SEAT_STYLES[0]
NAME: Final = 12
TYPE_LETTERS: Final = {1: "L", 2: "W", 4: "M"}
FIELD: Final = 12


def draw(view: View, words: Words, players: Sequence[str]) -> list[Line]:
    """The districts with their tracks, then what is known of both seats."""
    assert isinstance(view, SyndicateView)
    lines: list[Line] = [[("", "")]]
    for district in range(view.board.districts):
        lines += _district(view, words, district)
    lines.append([("", "")])
    for seat in range(view.players):
        lines += _seat(view, words, players, seat)
    lines.append(_common(view, words))
    return lines


def draw_all(views: Sequence[View], words: Words, players: Sequence[str]) -> list[Line]:
    """The table with both hands open, from the views of a spectator and of each seat in turn."""
    spectator = views[0]
    assert isinstance(spectator, SyndicateView)
    lines: list[Line] = [[("", "")]]
    for district in range(spectator.board.districts):
        lines += _district(spectator, words, district)
    lines.append([("", "")])
    for view in views[1:]:
        assert isinstance(view, SyndicateView)
        lines += _seat(view, words, players, int(view.viewer))
    lines.append(_common(spectator, words))
    return lines


def ask(view: View) -> tuple[str, Facts]:
    """The key and facts of what the seat to move is asked."""
    assert isinstance(view, SyndicateView)
    if view.stage == DEAL_ADVANCE:
        return "ask-advance", {"count": 1 if view.difficulty == 0 else 2}
    if view.stage in (EFFECTS, CLOSING) and len(view.todo) > 0:
        if effect_code(view.todo[0]) == SHOOT:
            return "ask-shoot", {}
        return "ask-smuggle", {"count": int(effect_number(view.todo[0]))}
    if view.stage == CLOSING:
        return "ask-closing", {}
    if view.stage == OPENING:
        return "ask-open", {}
    if view.stage == SUPPORT:
        return "ask-support", {"district": district_fact(view.board.name, view.board.field_district[view.placed_on])}
    return "ask-place", {}


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    key, _ = ask(view)
    return {
        "ask-advance": ["S10.2"],
        "ask-shoot": ["S10.10"],
        "ask-smuggle": ["S5.5"],
        "ask-closing": ["S7.3", "S7.4"],
        "ask-open": ["S8.4"],
        "ask-support": ["S4.7"],
        "ask-place": ["S3.1", "S3.2", "S4.4", "S4.5", "S4.6", "S7.1", "S7.3", "S9.1"],
    }[key]


def is_aside(view: View) -> bool:  # noqa: ARG001
    """Whether the table need not be shown again: it is small, and every decision changes it."""
    return False


def _style(view: SyndicateView, seat: int) -> str:
    """Each gang in its colour (S1.1)."""
    if view.mode != LOS_ANGELES:
        return SEAT_STYLES[seat]
    return GREY if seat == 0 else ORANGE


def _district(view: SyndicateView, words: Words, district: int) -> list[Line]:
    key = f"district-{district_fact(view.board.name, district)}"
    name: Span = (f"{district:>2} {words.part(key, 'short'):<13}", "bold")
    if view.status[district] == UNOPENED:
        name = (name[0], "dim")
    rows = range(view.board.district_rows[district], view.board.district_rows[district + 1])
    if view.mode == LOS_ANGELES:
        return [[name, *_track(view, words, district), (" ", ""), *_row(view, words, rows[0])]]
    lines = [[name, *_track(view, words, district)]]
    return lines + [[("   ", ""), *_row(view, words, row)] for row in rows]


def _track(view: SyndicateView, words: Words, district: int) -> Line:
    """The smuggling track from seat 1's end to seat 0's; the marker stands out."""
    if view.status[district] == UNOPENED:
        width = 2 * int(view.board.hat[district]) + 1
        return [(f"{words.text('label-unopened'):^{width}}", "dim")]
    hat = int(view.board.hat[district])
    marker = int(view.markers[district])
    line: Line = []
    for place in range(-hat, hat + 1):
        sign = "●" if place == marker else _space(view, district, place)
        style = "bold reverse" if place == marker else ("red" if place == 0 else "dim")
        line.append((sign, style))
    line.append((f" {marker:+d}" if marker else "  0", "bold"))
    if view.status[district] == CLOSED:
        line.append((f" {words.text('label-closed')}", "italic"))
    return line


def _space(view: SyndicateView, district: int, place: int) -> str:
    distance = abs(place)
    if distance == 0:
        return "│"
    if view.mode == LOS_ANGELES:
        return str(distance - int(BARREL_START) + 1) if distance >= BARREL_START else "·"
    if distance == view.board.hat[district]:
        return "^"
    if distance == view.board.first_coin[district]:
        return "1"
    return "2" if distance == view.board.second_coin[district] else "·"


def _row(view: SyndicateView, words: Words, row: int) -> Line:
    line: Line = [(f"{int(view.board.row_points[row])}: ", "dim")]
    for field in range(view.board.row_start[row], view.board.row_start[row + 1]):
        line += [_field(view, words, field), (" ", "")]
    return line


def _field(view: SyndicateView, words: Words, field: int) -> Span:
    kind = int(view.kinds[field])
    if kind != NONE:
        short = words.part(f"token-{kind}", "short")
        return f"{field}:{short}".ljust(FIELD - 3), _style(view, int(view.owners[field]))
    effect = printed_effect(view.board.field_effect[field])
    letter = TYPE_LETTERS[int(view.board.field_type[field])]
    closed = view.status[view.board.field_district[field]] != 1
    return f"{field}:{letter} {effect}".ljust(FIELD - 3), "dim" if closed else ""


def _seat(view: SyndicateView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    marker = "▶ " if seat == view.to_move else "  "
    name = f"{marker}{words.seat(seat, players):<{NAME}}"[: NAME + 2]
    side = "→" if seat == 0 else "←"
    wealth = f" {side} {words.text('label-wealth')} {int(view.wealth[seat])}  "
    line: Line = [(f"{name} ", _style(view, seat)), (wealth, "bold" if seat == view.viewer else "")]
    if seat == view.viewer or (view.show_hand_size and not (view.mode == SOLO and seat == AUTOMATON)):
        line.append((f"{words.text('label-hand', {'count': int(view.hand_sizes[seat])})}  ", "dim"))
    line.append((words.text("label-bag", {"count": int(view.bag_sizes[seat])}), "dim"))
    lines = [line]
    if view.mode == SOLO and seat == AUTOMATON:
        lines.append([("   ", ""), (f"{words.text('label-row')} ", "dim"), *_tokens(words, list(view.row))])
    elif seat == view.viewer:
        lines.append([("   ", ""), *_tokens(words, kinds_json(view.hands, seat))])
    return lines


def _tokens(words: Words, kinds: Sequence[int]) -> Line:
    line: Line = []
    for kind in kinds:
        line += [(f" {words.part(f'token-{kind}', 'short')} ", "reverse"), (" ", "")]
    return line or [("–", "dim")]


def _common(view: SyndicateView, words: Words) -> Line:
    pile = 18 - sum(view.called) - sum(1 for kind in view.kinds if kind >= 13)
    line: Line = [(f"  {words.text('label-pile', {'count': int(pile)})}", "dim")]
    if view.mode == SOLO:
        line.append((f"   {words.text('label-outside', {'solo': int(view.outside)})}", "dim"))
    if view.last_turn:
        line.append((f"   {words.text('label-last-turn')}", "bold"))
    return line
