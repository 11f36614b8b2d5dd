"""Options of a game as they are typed, name=value, and as they are told."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from omerta.cli.language import spoken
from omerta.core.game import FLAG, SEAT, Game, Option, Setup
from omerta.core.problems import Unknown
from omerta.core.words import Words


def read_options(typed: Sequence[str], game: Game) -> dict[str, Any]:
    """The options asked for, and the defaults of the others."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for wish in typed:
        name, _, text = wish.partition("=")
        chosen[name] = _value(known[name], text) if name in known else text
    return dict(game.chosen(chosen))


def find_setup(game: Game, name: str) -> Setup:
    for setup in game.setups:
        if setup.name == name:
            return setup
    known = ", ".join(setup.name for setup in game.setups)
    raise Unknown("lab-setup", {"game": game.name, "what": name, "known": known})


def written(setup: Setup | None) -> list[str]:
    """The options of a set-up as they would be typed."""
    return [] if setup is None else [f"{name}={value}" for name, value in setup.options.items()]


def option_name(words: Words, option: Option) -> str:
    key = f"option-{option.name}"
    return words.text(key) if words.has(key) else option.name


def value_name(words: Words, option: Option, value: object) -> str:
    """What a value of an option is called: by the game's own words, or by its kind."""
    key = f"{option.name}-{value}"
    if words.has(key):
        return words.text(key)
    if option.kind == SEAT:
        return words.text("option-lot") if value is None else words.text("option-seat", {"number": int(str(value)) + 1})
    if option.kind == FLAG:
        return words.text("option-yes" if value else "option-no")
    return str(value)


def again(record: Path, language: str) -> str:
    """A record as it is to be typed, with the language that its game was played in."""
    return f"{shlex.quote(str(record))}{spoken(language)}"


def _value(option: Option, text: str) -> object:
    """The value meant, where it is one of those allowed."""
    for value in option.values:
        if str(value).casefold() == text.casefold():
            return value
    return text
