"""What serves every game names none: page, terminal, server, laboratory and bots know them from the registry alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from omerta.games import NAMES

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = {".py", ".ftl", ".ts", ".svelte", ".css", ".html"}
LEVELS: Final = ("core", "bots", "lab", "rl", "table", "web", "cli", "words")
NAMED: Final = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)


def sources() -> Iterator[Path]:
    """The files that serve every game, without the page's tests and what is built."""
    for folder in (*(f"src/omerta/{level}" for level in LEVELS), "web/src"):
        for path in (ROOT / folder).rglob("*"):
            place = path.relative_to(ROOT)
            is_game = len(place.parts) > 5 and place.parts[:4] == ("web", "src", "lib", "games")
            is_test = "test" in place.parts or ".test." in path.name
            if path.suffix in KINDS and not is_game and not is_test and "src/omerta/web/page" not in place.as_posix():
                yield path


def test_there_is_something_to_look_at() -> None:
    assert len(list(sources())) > 250


def test_no_game_is_named_outside_its_folders() -> None:
    named = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()[:80]}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert named == []
