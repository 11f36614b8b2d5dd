"""Options of a game as they are typed: name=value."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from omerta.cli.language import spoken
from omerta.core.game import Game, Option


def read_options(typed: Sequence[str], game: Game) -> dict[str, Any]:
    """The options asked for, and the defaults of the others."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for wish in typed:
        name, _, text = wish.partition("=")
        chosen[name] = _value(known[name], text) if name in known else text
    return dict(game.chosen(chosen))


def again(record: Path, language: str) -> str:
    """A record as it is to be typed, with the language that its game was played in."""
    return f"{shlex.quote(str(record))}{spoken(language)}"


def _value(option: Option, text: str) -> object:
    """The value meant, where it is one of those allowed."""
    for value in option.values:
        if str(value).casefold() == text.casefold():
            return value
    return text
