"""Boxes at the command line: playing by a file of one's own, and where the values of a box are from."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from omerta import games
from omerta.cli.screen import encode
from omerta.cli.telling import telling
from omerta.core.boxes import ORIGINS, Box, Value, canonical_text, values
from omerta.core.game import Game
from omerta.core.problems import Unknown
from omerta.core.records import Record, read_bytes
from omerta.core.words import Words, game_words

WIDEST: Final = 60


def open_game(language: str, name: str, file: str | None) -> Game:
    """The game by an owner's file (F2.3, E2.3), which this process then knows; without one by the shipped box."""
    if file is None:
        return games.find(name)
    with telling(game_words(language, name) if name in games.NAMES else Words(language)):
        return games.find(name, _kept(name, file).id)


def open_record(language: str, record: Record, file: str | None) -> Game:
    """The game of a record; an old one that has no box in it may need the owner's file."""
    if file is not None:
        open_game(language, record.game, file)
    return games.for_record(record)


def _kept(name: str, file: str) -> Box:
    box = games.read_box(read_bytes(Path(file)), name, Path(file).name)
    games.keep(box)
    return box


def data(language: str, name: str, file: str | None, *, every: bool, as_json: bool) -> int:
    """Say where the values of a box are from; of a file that cannot be played by, all that is wrong with it."""
    box = open_game(language, name, file).box
    if box is None:
        raise Unknown("no-data", {"game": name})
    found = values(box)
    if as_json:
        print(encode({**_about(box), "values": [_json(value) for value in found]}))
        return 0
    words = Words(language, games.make(name, box))
    console = Console(highlight=False)
    console.print(f"\n[bold]{box.title[language]}[/] ({box.id}, {box.digest[:12]})")
    console.print(box.note[language], markup=False)
    lines = [_value_line(value, language) for value in found] if every else _group_lines(found)
    width = min(WIDEST, max(len(part) for part, _ in lines))
    for part, origins in lines:
        told = ", ".join(_counted(words, origin, count) for origin, count in origins.items())
        console.print(f"  {part:<{width}}  {told}", markup=False, soft_wrap=True)
    if not every:
        print(words.text("data-all-hint"))
    return 0


def _about(box: Box) -> dict[str, Any]:
    about = {"game": box.game, "box": box.id, "digest": box.digest, "shipped": box.is_shipped}
    return {**about, "title": box.title, "note": box.note}


def _json(value: Value) -> dict[str, Any]:
    return {name: getattr(value, name) for name in ("group", "item", "field", "value", "origin", "note")}


def _value_line(value: Value, language: str) -> tuple[str, dict[str, int]]:
    place = " › ".join(part for part in (value.group, value.item, value.field) if part)
    shown = value.value
    if isinstance(shown, dict):
        shown = shown.get(language, canonical_text(shown))
    return f"{place}: {shown}", {value.origin: 1}


def _group_lines(found: list[Value]) -> list[tuple[str, dict[str, int]]]:
    """Each group, and how many of its values are from where."""
    groups: dict[str, Counter[str]] = {}
    for value in found:
        groups.setdefault(value.group, Counter())[value.origin] += 1
    return [
        (group, {origin: counts[origin] for origin in ORIGINS if counts[origin]}) for group, counts in groups.items()
    ]


def _counted(words: Words, origin: str, count: int) -> str:
    name = words.text(f"provenance-{origin}")
    return name if count == 1 else f"{name} ({count})"
