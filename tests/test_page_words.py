"""Every text of the page is there, in both languages, is used, and can be put into words."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from omerta import games
from omerta.core.words import LANGUAGES, Words
from test_words import facts_used, messages, variables

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src" / "omerta" / "words" / "page"
SOURCE = ROOT / "web" / "src"
BOARDS = SOURCE / "lib" / "games"

FOLDERS = sorted({path.parent for where in (WORDS, BOARDS) for path in where.rglob("*.ftl")})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ROOT).as_posix())
every_text = pytest.mark.parametrize(
    ("folder", "language"),
    list(product(FOLDERS, LANGUAGES)),
    ids=lambda part: part if isinstance(part, str) else part.relative_to(ROOT).as_posix(),
)


# Reading the texts


def texts(folder: Path, language: str) -> dict[str, ftl.Message]:
    return messages(folder / f"{language}.ftl")


def is_board(folder: Path) -> bool:
    return folder.is_relative_to(BOARDS)


def game_of(path: Path) -> str | None:
    """The game whose board a file belongs to; None: it is the page's own."""
    parts = path.relative_to(BOARDS).parts if is_board(path) else ()
    return parts[0] if parts and parts[0] in games.NAMES else None


def page_keys() -> set[str]:
    return {key for folder in FOLDERS if not is_board(folder) for key in texts(folder, "en")}


@cache
def known_keys(game: str | None) -> set[str]:
    """What may be said in a file of this game: its words, the page's and the program's. None: what every game has."""
    boards = [folder for folder in FOLDERS if game is not None and game_of(folder) == game]
    told = set.intersection(*(set(Words("en", games.find(name)).keys) for name in games.NAMES if game in (name, None)))
    return page_keys() | told | {key for folder in boards for key in texts(folder, "en")}


# Reading the page


@cache
def sources() -> dict[Path, str]:
    paths = [path for kind in ("*.ts", "*.svelte") for path in SOURCE.rglob(kind)]
    left_out = {"wire.ts"}
    real = [path for path in paths if ".test." not in path.name and path.name not in left_out]
    assert len(real) > 40
    return {path: path.read_text(encoding="utf-8") for path in real}


def said(source: str) -> Iterator[str]:
    """The keys in the first argument of say and text, as far as they are written out."""
    for argument in re.findall(r"\b(?:say|text)\(([^,()`]*)[,)]", source):
        yield from re.findall(r"'([a-z][a-z0-9_-]*)'", argument)


def patterns(source: str) -> Iterator[re.Pattern[str]]:
    """Keys that are put together: `page-link-${link}` stands for all that begin so."""
    inner = r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
    for template in re.findall(rf"`([a-z]+-(?:[a-z0-9_-]|{inner})*)`", source):
        parts = [re.escape(part) for part in re.split(inner, template)]
        if len(parts) > 1:
            yield re.compile(r"[\w.-]+".join(parts))


def is_used(key: str, where: list[str]) -> bool:
    quoted = re.compile(rf"""['"`]{re.escape(key)}['"`]""")
    return any(quoted.search(source) or any(one.fullmatch(key) for one in patterns(source)) for source in where)


# The tests


@every_folder
def test_both_languages_have_the_same_texts_in_the_same_order_with_the_same_variables(folder: Path) -> None:
    english, polish = texts(folder, "en"), texts(folder, "pl")
    assert list(english) == list(polish)
    game = game_of(folder)
    nouns = {} if game is None else games.find(game).nouns
    for key, message in english.items():
        assert facts_used(message, nouns) == facts_used(polish[key], nouns), key


@every_folder
def test_no_text_is_unused(folder: Path) -> None:
    game = game_of(folder)
    where = [source for path, source in sources().items() if game is None or game_of(path) == game]
    assert [key for key in texts(folder, "en") if not is_used(key, where)] == []


def test_everything_that_the_page_says_has_a_text() -> None:
    missing = {
        f"{path.relative_to(SOURCE)}: {key}"
        for path, source in sources().items()
        for key in said(source)
        if key not in known_keys(game_of(path))
    }
    assert missing == set()


def test_what_is_put_together_has_at_least_one_text() -> None:
    everything = page_keys().union(*(known_keys(game) for game in games.NAMES))
    for path, source in sources().items():
        for call in re.findall(r"\b(?:say|text)\(`[^`]*`", source):
            for pattern in patterns(call):
                assert any(pattern.fullmatch(key) for key in everything), f"{path.relative_to(SOURCE)}: {call}"


def test_no_text_hides_another() -> None:
    own = [key for folder in FOLDERS if not is_board(folder) for key in texts(folder, "en")]
    assert len(own) == len(set(own))
    assert set(own).isdisjoint(Words("en").keys)
    for game in games.NAMES:
        told = Words("en", games.find(game)).keys
        board = [key for folder in FOLDERS if game_of(folder) == game for key in texts(folder, "en")]
        assert set(board).isdisjoint([*told, *own])
        assert set(own).isdisjoint(told)


@every_text
def test_every_text_can_be_put_into_words(folder: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    game = game_of(folder)
    told = [] if game is None else [ROOT / "src" / "omerta" / "games" / game / "words"]  # a board may refer to them
    for place in [*told, folder]:
        bundle.add_resource(FluentResource((place / f"{language}.ftl").read_text(encoding="utf-8")))
    for key, message in texts(folder, language).items():
        for number in (0, 1, 2, 5, 22):
            facts = dict.fromkeys(variables(message), number)
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            text, errors = bundle.format_pattern(pattern, facts)
            assert not errors, key
            assert isinstance(text, str), key
            assert text, key
            assert text == text.strip(), key
            assert "{" not in text, key
