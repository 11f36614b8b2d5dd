"""Rules, code, tests and words move together: each clause is cited everywhere, and no citation leads nowhere."""

import re
from collections.abc import Iterable
from pathlib import Path

from omerta.core.game import Game
from omerta.core.words import LANGUAGES, Words
from tables import ROOT, SOURCE, clauses, every_game


def cited(game: Game, paths: Iterable[Path]) -> set[str]:
    """The ids in these files, written G1.2 in texts, G1_2 in the names of tests and G1-2 in the keys of words."""
    letter = clauses(game.name)[0][0]
    found: set[str] = set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        found |= {f"{letter}{chapter}.{number}" for chapter, number in re.findall(pattern(letter), text)}
    return found


def pattern(letter: str) -> str:
    return rf"(?<![A-Za-z0-9]){letter}(\d+)[._-](\d+)(?![A-Za-z0-9])"


def files(game: Game, folder: Path, kind: str) -> list[Path]:
    return list((folder / "games" / game.name).rglob(f"*.{kind}"))


@every_game
def test_a_rules_document_has_clauses_under_one_letter_each_once(game: Game) -> None:
    assert clauses(game.name)
    assert len({clause[0] for clause in clauses(game.name)}) == 1
    assert len(set(clauses(game.name))) == len(clauses(game.name))


@every_game
def test_every_clause_is_cited_in_the_code(game: Game) -> None:
    assert set(clauses(game.name)) - cited(game, files(game, SOURCE, "py")) == set()


@every_game
def test_every_clause_is_cited_in_a_test(game: Game) -> None:
    assert set(clauses(game.name)) - cited(game, files(game, ROOT / "tests", "py")) == set()


@every_game
def test_every_clause_has_a_text_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        assert Words(language, game).clauses() == list(clauses(game.name))


@every_game
def test_no_citation_leads_nowhere(game: Game) -> None:
    everywhere = [*files(game, SOURCE, "py"), *files(game, SOURCE, "ftl"), *files(game, ROOT / "tests", "py")]
    everywhere.append(ROOT / "docs" / "rules" / f"{game.name}.md")
    assert cited(game, everywhere) - set(clauses(game.name)) == set()
