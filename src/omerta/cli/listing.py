"""What can be chosen when a game is made."""

from collections.abc import Iterator

from rich.console import Console

from omerta import games
from omerta.cli.options import option_name, value_name
from omerta.cli.screen import encode
from omerta.core.game import AUTOMATA, Game, Option
from omerta.core.words import Words

MANY = 8  # values that a line can hold


def options(language: str, name: str, *, as_json: bool) -> int:
    """Tell every option of a game with its values, group by group."""
    game = games.find(name)
    if as_json:
        print(encode({"game": name, "options": [_plain(option) for option in game.options]}))
        return 0
    words, console = Words(language, game), Console(highlight=False)
    for line in _lines(game, words):
        console.print(line, markup=False, soft_wrap=True)
    return 0


def _plain(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "values": option.values,
        "group": option.group,
        "shown_when": option.shown_when,
    }


def _lines(game: Game, words: Words) -> Iterator[str]:
    for group in dict.fromkeys(option.group for option in game.options):
        yield ""
        yield words.text(f"option-group-{group}")
        for option in game.options:
            if option.group == group:
                yield from _option(words, option)


def _option(words: Words, option: Option) -> Iterator[str]:
    yield " ".join([" ", option_name(words, option), *_conditions(option)])
    for value in option.values[:MANY]:
        mark = "*" if value == option.default else " "
        yield f"  {mark} {f'{option.name}={value}'.lower():<28}{value_name(words, option, value)}"
    if len(option.values) > MANY:
        rest = ", ".join(str(value).lower() for value in option.values[MANY:])
        yield f"    {words.text('options-more', {'values': rest})}"


def _conditions(option: Option) -> Iterator[str]:
    """Of which other options it depends; that of the automata stands in the name of the group."""
    for name, values in option.shown_when.items():
        if name != AUTOMATA:
            yield f"({name}={'|'.join(str(value).lower() for value in values)})"
