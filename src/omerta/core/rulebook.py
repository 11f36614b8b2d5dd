"""The rulebook of a game as a person reads it: chapters and clauses from docs/rules, with the plain words of the game.

What follows the mark ``for programs`` in a rules file (action numbers, positions, views) is not part of it.
"""
# interpreted: reads texts

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from omerta.core.game import Game
from omerta.core.words import Words

_PACKAGE: Final = Path(__file__).parents[1] / "rulebook"  # where the build puts the files
_SOURCE: Final = Path(__file__).parents[3] / "docs" / "rules"
_FOR_PROGRAMS: Final = "<!-- for programs -->"
_INLINE: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>.+?)`|\b(?P<clause>[A-Z]\d+(?:\.\d+)?)(?=[a-e]?\b)"
)
_SECTION: Final = re.compile(r"^## ", re.MULTILINE)
_CHAPTER: Final = re.compile(r"([A-Z]\d+) (.+)")
_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
_ITEM: Final = re.compile(r"\s*(?:-|\d+\.) ")

SpanKind: TypeAlias = Literal["text", "strong", "em", "code", "clause", "ruling"]
BlockKind: TypeAlias = Literal["paragraph", "item", "table"]


class Span(msgspec.Struct, frozen=True):
    """A stretch of text; a clause's text is the id it leads to, a ruling's the mark of one."""

    kind: SpanKind
    text: str


class Block(msgspec.Struct, frozen=True):
    """A paragraph or an item of a list (spans), or a table (rows of cells, the heading first)."""

    kind: BlockKind
    spans: list[Span] = []
    rows: list[list[list[Span]]] = []


class Clause(msgspec.Struct, frozen=True):
    """A clause in plain words, with our ruling where there is one, and as the rules file has it."""

    id: str
    plain: list[Span]
    ruling: list[Span]
    exact: list[Block]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: what stands before its first clause, then the clauses. Without an id: examples."""

    id: str
    title: str
    opening: list[Block]
    clauses: list[Clause]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in one language."""

    game: str
    language: str
    title: str
    chapters: list[Chapter]


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rulebook of a game, for its players."""
    text = source(game.name, language).partition(_FOR_PROGRAMS)[0]
    return _Reader(Words(language, game), text).book(game.name, language)


def source(game: str, language: str) -> str:
    """The rules file as it is written; English stands at the top, other languages in a folder of their own."""
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    folder = _PACKAGE if _PACKAGE.is_dir() else _SOURCE
    return (folder / name).read_text(encoding="utf-8")


class _Reader:
    """Takes a rules file apart. Only what rules files use is understood; the rest is plain text."""

    def __init__(self, words: Words, text: str) -> None:
        self._words = words
        self._sections = _SECTION.split(text)[1:]
        clauses = _CLAUSE.findall(text)
        self._known = {*clauses, *(clause.partition(".")[0] for clause in clauses)}

    def book(self, game: str, language: str) -> Rulebook:
        chapters = [self._chapter(section) for section in self._sections]
        return Rulebook(game, language, self._words.text("title"), chapters)

    def _chapter(self, section: str) -> Chapter:
        heading, _, body = section.partition("\n")
        numbered = _CHAPTER.fullmatch(heading)
        opening, *parts = _CLAUSE.split(body)
        return Chapter(
            id=numbered[1] if numbered else "",
            title=self._words.chapter(numbered[1]) if numbered else heading.partition(" (")[0],
            opening=self._blocks(opening),
            clauses=[self._clause(*pair) for pair in zip(parts[::2], parts[1::2], strict=True)],
        )

    def _clause(self, clause: str, text: str) -> Clause:
        key = f"rule-{clause.replace('.', '-')}"
        plain, ruling = self._words.text(key), self._words.part(key, "ruling")
        return Clause(clause, self._spans(plain), self._spans(ruling), self._blocks(text))

    def _blocks(self, text: str) -> list[Block]:
        return [block for part in text.strip().split("\n\n") if part for block in self._part(part.split("\n"))]

    def _part(self, lines: Sequence[str]) -> Iterator[Block]:
        """The blocks between two empty lines."""
        for is_table, group in groupby(lines, lambda line: line.startswith("|")):
            if is_table:
                yield self._table(list(group))
            else:
                yield from (self._prose(piece) for piece in _pieces(group))

    def _prose(self, lines: Sequence[str]) -> Block:
        text = " ".join(line.strip() for line in lines)
        mark = _ITEM.match(lines[0])
        if mark is None:
            return Block("paragraph", self._spans(text))
        return Block("item", self._spans(text[len(mark[0].strip()) :].strip()))

    def _table(self, lines: Sequence[str]) -> Block:
        rows = [line.strip("|").split("|") for line in lines if not set(line) <= set("|- ")]
        return Block("table", rows=[[self._spans(cell.strip()) for cell in row] for row in rows])

    def _spans(self, text: str) -> list[Span]:
        spans: list[Span] = []
        end = 0
        for match in _INLINE.finditer(text):
            span = self._span(str(match.lastgroup), str(match[match.lastgroup or 0]))
            if span is not None:
                spans += [Span("text", text[end : match.start()]), span]
                end = match.end()
        return [span for span in [*spans, Span("text", text[end:])] if span.text]

    def _span(self, kind: str, text: str) -> Span | None:
        if kind == "strong":
            return Span("ruling" if text == "R" else "strong", text)
        if kind == "em":
            return Span("em", text)
        if kind == "code":
            return Span("code", text)
        return Span("clause", text) if text in self._known else None


def _pieces(lines: Iterator[str]) -> Iterator[list[str]]:
    """Lines that belong together: a paragraph, or an item with its further lines."""
    piece: list[str] = []
    for line in lines:
        if piece and _ITEM.match(line):
            yield piece
            piece = []
        piece.append(line)
    if piece:
        yield piece
