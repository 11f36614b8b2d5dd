"""What of a game's data is printed, derived or reconstructed."""

import json
import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console

from omerta import games
from omerta.cli.screen import encode
from omerta.core.problems import Unknown
from omerta.core.words import Words


def owners_variable(name: str) -> str:
    """The variable by which an owner of a box names a data file of their own (F2.3)."""
    return f"OMERTA_{name.upper()}_DATA"


def use_data(name: str, file: str | None) -> None:
    """Play by an owner's file; games read their data when they are first asked for."""
    if file is not None:
        os.environ[owners_variable(name)] = file


def data(language: str, name: str, *, as_json: bool) -> int:
    """Tell where each part of a game's data files is from."""
    words = Words(language, games.find(name))
    sources = list(_files(name))
    if not sources:
        raise Unknown("no-data", {"game": name})
    if as_json:
        parts = [{"file": file, "parts": [list(part) for part in _parts(content)]} for file, content in sources]
        print(encode({"game": name, "data": parts}))
        return 0
    console = Console(highlight=False)
    for file, content in sources:
        console.print(f"\n[bold]{content['title'][language]}[/] ({file})")
        console.print(content["note"][language])
        parts_told = list(_parts(content))
        width = max(len(part) for part, _ in parts_told)
        for part, origin in parts_told:
            console.print(f"  {part:<{width}}  {words.text(f'provenance-{origin}')}", markup=False)
    return 0


def _files(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    folder = files("omerta.games") / name / "data"
    own = os.environ.get(owners_variable(name))
    if own:
        yield Path(own).name, json.loads(Path(own).read_text(encoding="utf-8"))
    elif folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".json"):
                yield file.name, json.loads(file.read_text(encoding="utf-8"))


def _parts(content: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each group, what in it is from elsewhere, and entries and items with an origin of their own (E2.2, F2.2)."""
    for key, group in content.items():
        if isinstance(group, dict):
            yield from _group(key, group)


def _group(key: str, group: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if "provenance" in group:
        yield key, group["provenance"]
        for part, origin in group.get("overrides", {}).items():
            yield f"{key}: {part}", origin
        items = group.get("items")
        for item in items if isinstance(items, list) else []:
            yield from _item(key, item)
    for name, entry in group.items():
        if isinstance(entry, dict) and "provenance" in entry:
            yield from _group(f"{key}: {name}", entry)


def _item(key: str, item: dict[str, Any]) -> Iterator[tuple[str, str]]:
    name = item.get("id", item.get("space"))  # the spaces of a track are numbered
    if "provenance" in item:
        yield f"{key}: {item['name'] if isinstance(item.get('name'), str) else name}", item["provenance"]
    for part, origin in item.get("overrides", {}).items():
        yield f"{key}: {name}: {part}", origin
