"""GANGS on a terminal: the table as one seat sees it, as lines of styled text."""
# interpreted: puts texts together

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from omerta.core.game import View
from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.gangs.components import ALLIANCES, NONE, PLACES, ROW_SIZES
from omerta.games.gangs.position import cards_json, triple_json
from omerta.games.gangs.rules.scoring import worth
from omerta.games.gangs.views import GangsView

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

CELL: Final = 13
MARGIN: Final = 2
NAME: Final = 12
POINTS_COLUMN: Final = 66  # the whole table fits into 80 columns
GANG_STYLES: Final = (
    "bold white on dark_red",
    "bold white on dark_green",
    "bold black on gold3",
    "bold white on magenta",
    "bold white on blue",
    "bold black on grey70",
    "bold white on grey19",
    "bold black on green3",
)


def draw(view: View, words: Words, players: Sequence[str]) -> list[Line]:
    """The pyramid, the deck, and what is known of every seat."""
    assert isinstance(view, GangsView)
    lines = [[("", "")]]
    for row in range(len(ROW_SIZES), 0, -1):
        lines += _row(view, words, row)
    lines += [[("", "")], _deck(view, words), [("", "")]]
    for seat in range(view.players):
        lines += _seat(view, words, players, seat)
    return lines


def draw_all(views: Sequence[View], words: Words, players: Sequence[str]) -> list[Line]:
    """The table with every seat's cards open, from the views of a spectator and of each seat in turn."""
    lines = draw(views[0], words, players)[: -len(views) + 1]
    for view in views[1:]:
        assert isinstance(view, GangsView)
        lines += _seat(view, words, players, int(view.viewer))
    return lines


def ask(view: View) -> tuple[str, Facts]:
    """The key and facts of what the seat to move is asked."""
    assert isinstance(view, GangsView)
    if len(view.revealing) > 0:
        return "ask-reveal", {}
    if view.hole != NONE:
        return "ask-fill", {"to": int(view.hole)}
    return ("ask-crowned", {}) if view.crowned else ("ask-turn", {})


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    key, _ = ask(view)
    return {
        "ask-reveal": ["G5.1", "G5.3"],
        "ask-fill": ["G3.4", "G3.5"],
        "ask-crowned": ["G6.2", "G4.1", "G4.2", "G4.3", "G7.1"],
        "ask-turn": ["G3.1", "G3.2", "G3.3", "G4.1", "G4.2", "G4.3"],
    }[key]


def is_aside(view: View) -> bool:  # noqa: ARG001
    """Whether the table need not be shown again: it is small, and every decision changes it."""
    return False


def gang_span(words: Words, gang: int) -> Span:
    """A gang's letter and short name, told apart without colour too."""
    letter, short = words.part(f"gang-{gang}", "letter"), words.part(f"gang-{gang}", "short")
    return f" {letter} {short:<{CELL - MARGIN - 3}}"[: CELL - MARGIN], GANG_STYLES[gang]


def _tag(words: Words, gang: int) -> Span:
    return f" {words.part(f'gang-{gang}', 'letter')} {words.part(f'gang-{gang}', 'short')} ", GANG_STYLES[gang]


def _row(view: GangsView, words: Words, row: int) -> list[Line]:
    first = sum(ROW_SIZES[: row - 1])
    indent = " " * ((row - 1) * CELL // 2)
    cards: Line = [(indent, "")]
    names: Line = [(indent, "")]
    for place in range(first, first + ROW_SIZES[row - 1]):
        cards += [_card(view, words, place), (" " * MARGIN, "")]
        names += [(f"{words.part(f'place-{place}', 'short'):^{CELL - MARGIN}}", "dim"), (" " * MARGIN, "")]
    points = worth(first)
    if points:
        gap = " " * (POINTS_COLUMN - len(indent) - ROW_SIZES[row - 1] * CELL)
        cards.append((gap + words.text("label-points", {"count": int(points)}), "dim"))
    return [cards, names]


def _card(view: GangsView, words: Words, place: int) -> Span:
    if place == view.hole:
        return f"{'?':^{CELL - MARGIN}}", "bold reverse"
    gang = view.pyramid[place]
    return (f"{'·':^{CELL - MARGIN}}", "dim") if gang == NONE else gang_span(words, int(gang))


def _deck(view: GangsView, words: Words) -> Line:
    line: Line = [(f"{words.text('label-top')} ", "")]
    line.append(("–", "dim") if view.top == NONE else _tag(words, int(view.top)))
    left = sum(view.bosses) + view.deck
    line.append((f"   {words.text('label-deck')} {left}", "dim"))
    line += _heap(words, "label-discard", view.discard)
    line += _heap(words, "label-out", view.out)
    return line


def _heap(words: Words, label: str, gangs: Iterable[int]) -> Line:
    letters = "".join(words.part(f"gang-{gang}", "letter") for gang in gangs) or "–"
    return [(f"   {words.text(label)} {letters}", "dim")]


def _seat(view: GangsView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    marker = "▶ " if seat == view.to_move else "  "
    name: Span = (f"{marker}{words.seat(seat, players):<{NAME}} ", "bold" if seat == view.viewer else "")
    if seat == view.viewer:
        cards = [_tag(words, gang) for gang in cards_json(view.influence, seat)] or [("–", "dim")]
        return [
            [name, (f"{words.text('label-influence')} ", "dim"), *cards, *_passed(view, words, seat)],
            [(" " * (NAME + 3), ""), *_alliances(view, words, seat)],
        ]
    hand: Span = (f"{words.text('label-hand', {'count': int(view.hands[seat])})}  ", "dim")
    return [[name, hand, *_alliances(view, words, seat), *_passed(view, words, seat)]]


def _passed(view: GangsView, words: Words, seat: int) -> Line:
    return [(f"  {words.text('label-passed')}", "italic")] if seat in view.passed else []


def _alliances(view: GangsView, words: Words, seat: int) -> Line:
    revealed = triple_json(view.revealed, seat)
    known = triple_json(view.alliances, seat)
    line: Line = [(f"{words.text('label-alliances')} ", "dim")]
    for gang in known or revealed:
        text, style = _tag(words, gang)
        line.append((f"{text}{'*' if known and gang in revealed else ''}", style))
    hidden = int(ALLIANCES) - len(known or revealed)
    line.append((" ? " * hidden, "dim"))
    if known:
        points = sum(worth(place) for place in range(PLACES) if view.pyramid[place] in known)
        line.append((f"  {words.text('label-points', {'count': int(points)})}", "bold"))
    return line
