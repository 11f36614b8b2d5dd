"""The rulebook that players read: complete, the same in both languages, and nothing of what is for programs."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from omerta import games
from omerta.core.rulebook import Block, Clause, Rulebook, Span, rulebook, source
from omerta.core.words import LANGUAGES, Words
from tables import ROOT

every_game = pytest.mark.parametrize("name", games.NAMES)
every_book = pytest.mark.parametrize(("name", "language"), list(product(games.NAMES, LANGUAGES)))


def book_of(name: str, language: str) -> Rulebook:
    return rulebook(games.find(name), language)


def clauses(book: Rulebook) -> list[Clause]:
    return [clause for chapter in book.chapters for clause in chapter.clauses]


def blocks(book: Rulebook) -> Iterator[Block]:
    for chapter in book.chapters:
        yield from chapter.opening
        for clause in chapter.clauses:
            yield from clause.exact


def spans(block: Block) -> list[Span]:
    return [*block.spans, *(span for row in block.rows for cell in row for span in cell)]


def written(parts: Sequence[Block]) -> str:
    return " ".join(span.text for block in parts for span in spans(block))


def numbers(parts: Sequence[Block]) -> Counter[str]:
    """Every number, clause id and code that a text names, however the sentences are built."""
    return Counter(re.findall(r"[−+]?\b[A-Z]?\d+(?:\.\d+)?", written(parts)))


def codes(parts: Sequence[Block]) -> Counter[str]:
    return Counter(span.text for block in parts for span in spans(block) if span.kind in {"code", "clause", "ruling"})


@every_book
def test_every_clause_is_there_in_the_order_of_the_rules_file(name: str, language: str) -> None:
    ids = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", (ROOT / "docs" / "rules" / f"{name}.md").read_text(), re.MULTILINE)
    assert [clause.id for clause in clauses(book_of(name, language))] == ids


@every_book
def test_the_plain_words_are_those_of_the_game(name: str, language: str) -> None:
    words = Words(language, games.find(name))
    for clause in clauses(book_of(name, language)):
        said = "".join(span.text for span in clause.plain)
        assert said
        assert words.rule(clause.id).startswith(said)
        assert bool(clause.ruling) == any(span.kind == "ruling" for block in clause.exact for span in spans(block))


@every_game
def test_both_languages_have_the_same_chapters_clauses_and_shapes(name: str) -> None:
    english, polish = book_of(name, "en"), book_of(name, "pl")
    assert [chapter.id for chapter in english.chapters] == [chapter.id for chapter in polish.chapters]
    assert [clause.id for clause in clauses(english)] == [clause.id for clause in clauses(polish)]
    assert [block.kind for block in blocks(english)] == [block.kind for block in blocks(polish)]


@every_game
def test_both_languages_name_the_same_numbers_clauses_codes_and_rulings(name: str) -> None:
    for english, polish in zip(book_of(name, "en").chapters, book_of(name, "pl").chapters, strict=True):
        assert numbers(english.opening) == numbers(polish.opening), english.title
        assert codes(english.opening) == codes(polish.opening), english.title
        for one, other in zip(english.clauses, polish.clauses, strict=True):
            assert numbers(one.exact) == numbers(other.exact), one.id
            assert codes(one.exact) == codes(other.exact), one.id


@every_game
def test_the_tables_of_both_languages_agree_cell_by_cell(name: str) -> None:
    pairs = zip(blocks(book_of(name, "en")), blocks(book_of(name, "pl")), strict=True)
    for english, polish in ((one, other) for one, other in pairs if one.kind == "table"):
        assert [len(row) for row in english.rows] == [len(row) for row in polish.rows]
        for row, twin in zip(english.rows, polish.rows, strict=True):
            for cell, other in zip(row, twin, strict=True):
                assert numbers([Block("paragraph", cell)]) == numbers([Block("paragraph", other)])
                assert bool(cell) == bool(other)


@every_book
def test_a_clause_that_is_named_can_be_opened(name: str, language: str) -> None:
    book = book_of(name, language)
    known = {clause.id for clause in clauses(book)} | {chapter.id for chapter in book.chapters}
    for block in blocks(book):
        for span in spans(block):
            assert span.kind != "clause" or span.text in known
            assert not re.search(r"\*\*|`|\]\(", span.text), span.text


@every_book
def test_what_is_for_programs_is_not_shown(name: str, language: str) -> None:
    text = written(list(blocks(book_of(name, language))))
    assert len(text) > 6000
    for word in ("perft", "to_move", '{"move"', "imagine", "for programs"):
        assert word not in text.lower()


@every_game
def test_the_polish_file_holds_no_line_of_the_english_one(name: str) -> None:
    english = set(source(name, "en").splitlines())
    same = [line for line in source(name, "pl").splitlines() if line in english and not line.startswith("|")]
    assert [line for line in same if line and line != "## S8 Los Angeles"] == []
