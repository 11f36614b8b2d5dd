"""The table in words, for a page that has no board of its own for a game: what a terminal shows of it, in parts.

No sentence is made here. Each text is a key with its facts, told in the language of whoever reads it; in a phrase one
character of Unicode's private use area stands for it. A drawing is made from views alone, so it cannot leak.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from omerta.core.game import Game, State, View
from omerta.core.problems import Fact
from omerta.core.words import Words
from omerta.games import terminal_of
from omerta.table.shown import Drawing, Phrase, Row, Section, Told

FIRST: Final = 0xE000  # the character that stands for the first text
GAP: Final = re.compile(" {2,}")  # what stands in columns
COLUMN: Final = 2  # spaces
TURN: Final = "▶ "  # whose turn it is a page says elsewhere
NOTHING: Final = {"·": "–"}  # in a terminal an empty place is a dot
Styled = Sequence[tuple[str, str]]


class Noted(Words):
    """Words that are not said yet, but noted down."""

    def __init__(self) -> None:
        self.texts: list[Told] = []
        self._marks: dict[tuple[object, ...], str] = {}

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, players: Sequence[str] = ()) -> str:  # noqa: ARG002
        return self._note(Told(key, dict(facts or {})))

    def part(self, key: str, part: str) -> str:
        return self._note(Told(key, part=part))

    def seat(self, seat: int, players: Sequence[str]) -> str:  # noqa: ARG002
        return self._note(Told("", {"seat": seat}))

    def _note(self, told: Told) -> str:
        same = (told.key, told.part, *told.facts.items())
        if same not in self._marks:
            self._marks[same] = chr(FIRST + len(self.texts))
            self.texts.append(told)
        return self._marks[same]


def drawn(game: Game, view: View) -> Drawing:
    """The table as one seat sees it, and what that seat is asked."""
    terminal, words = terminal_of(game), Noted()
    sections = _sections(terminal.draw(view, words, ()), terminal)
    if view.to_move < 0 or view.seat != view.to_move:
        return Drawing(words.texts, sections)
    key, facts = terminal.ask(view)
    return Drawing(words.texts, sections, Told(key, dict(facts)), terminal.clauses(view))


def drawn_open(game: Game, state: State) -> Drawing:
    """The table with everything open, for whoever may see that."""
    terminal, words = terminal_of(game), Noted()
    views = [state.view(seat) for seat in (None, *range(int(state.players)))]
    sections = _sections(terminal.draw_all(views, words, ()), terminal)
    return Drawing(words.texts, sections)


def _sections(lines: Sequence[Styled], terminal: Any) -> list[Section]:
    """A line that begins with something bold at the margin, or with a seat, heads what follows."""
    seats: Sequence[str] = getattr(terminal, "SEAT_STYLES", ())
    sections: list[Section] = []
    for line in lines:
        phrases = list(_phrases(line, seats))
        if not phrases:
            continue
        indent = len(line[0][0]) - len(line[0][0].lstrip(" "))
        if not sections or phrases[0].seat is not None or (phrases[0].tone == "strong" and not indent):
            sections.append(Section([_headed(phrases[0]), *phrases[1:]], []))
        else:
            sections[-1].rows.append(Row(indent, phrases))
    return sections


def _headed(phrase: Phrase) -> Phrase:
    return replace(phrase, text=phrase.text.rstrip(":"))


def _phrases(line: Styled, seats: Sequence[str]) -> Iterator[Phrase]:
    gap, widest = 0, 0  # before the first there is none
    for text, style in line:
        words = GAP.split(text.strip(" "))
        gap += len(text) - len(text.lstrip(" "))
        for word in filter(None, words):
            seat = seats.index(style) if style in seats else None
            yield Phrase(NOTHING.get(word, word.removeprefix(TURN)), _tone(style), seat, min(gap, widest))
            gap = widest = COLUMN
        if any(words):
            gap = len(text) - len(text.rstrip(" "))


def _tone(style: str) -> Any:
    """What a style means; a colour alone means nothing."""
    parts = style.split()
    if "on" in parts or "reverse" in parts:
        return "chip"
    return "strong" if "bold" in parts else "soft" if "dim" in parts or "italic" in parts else ""
