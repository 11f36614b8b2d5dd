"""Data files that an owner of a box may replace: altered on purpose, refused with the reason, used from end to end."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from omerta.core.problems import Damaged
from omerta.core.words import LANGUAGES, Words

Data: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Data], object]


def item(data: Data, group: str, name: object) -> Data:
    found: Data = next(entry for entry in data[group]["items"] if entry["id"] == name)
    return found


def print_all(part: object) -> None:
    """Nothing of it is ours any more."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "provenance":
                part[name] = "printed"
            elif name == "overrides":
                part[name] = dict.fromkeys(value, "printed")
            else:
                print_all(value)
    elif isinstance(part, list):
        for value in part:
            print_all(value)


class Shipped:
    """The data file that comes with a game, and how its values are read."""

    def __init__(self, game: str, read_box: Callable[[Data], object], load_box: Callable[[Path], object]) -> None:
        self.game = game
        self.data: Data = json.loads((files("omerta.games") / game / "data" / f"{game}.json").read_text("utf-8"))
        self._read_box = read_box
        self._load_box = load_box

    def changed(self, change: Change) -> Data:
        data = deepcopy(self.data)
        change(data)
        return data

    def write(self, change: Change, path: Path) -> None:
        path.write_text(json.dumps(self.changed(change)), encoding="utf-8")

    def check_refused(self, change: Change, reason: str, clauses: Iterable[str]) -> None:
        """Such a file is refused for this reason, and in every language the refusal is a sentence with its clause."""
        with pytest.raises(Damaged) as refused:
            self._read_box(self.changed(change))
        assert refused.value.reason == reason
        assert refused.value.clause in clauses
        for language in LANGUAGES:
            told = Words(language).problem(refused.value)
            assert told.endswith(f"({refused.value.clause})")
            assert reason not in told

    def check_no_data(self, content: str, folder: Path) -> None:
        """Such a content is no data file, nor is a file that is not there."""
        path = folder / "box.json"
        path.write_text(content)
        for missing in (path, folder / "none.json"):
            with pytest.raises(Damaged):
                self._load_box(missing)

    def run(self, *arguments: str, file: Path | None = None) -> "subprocess.CompletedProcess[str]":
        """``omerta`` with these arguments, and with this file for the box."""
        surroundings = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        if file is not None:
            surroundings[f"OMERTA_{self.game.upper()}_DATA"] = str(file)
        command = [sys.executable, "-m", "omerta", *arguments]
        return subprocess.run(
            command, env=surroundings, capture_output=True, text=True, check=False, input="q\n", encoding="utf-8"
        )

    def check_plays(self, file: Path, folder: Path, *options: str) -> None:
        """The box “my-box” in the file can be played with these options; its record needs it to be read."""
        record = folder / "game.jsonl"
        arguments = ("play", self.game, *options, "--data", str(file), "--record", str(record), "--lang", "pl")
        played = self.run(*arguments)
        assert played.returncode == 0, played.stderr
        assert json.loads(record.read_text().splitlines()[0])["options"]["data"] == "my-box"
        assert self.run("replay", str(record), "--lang", "pl", file=file).returncode == 0
        refused = self.run("replay", str(record), "--lang", "pl")
        assert refused.returncode == 2
        assert "my-box" in refused.stderr

    def check_told(self, change: Change, clause: str, file: Path) -> None:
        """The command line refuses such a file in words."""
        self.write(change, file)
        bad = self.run("data", self.game, "--lang", "pl", file=file)
        assert (bad.returncode, f"({clause})" in bad.stderr, "Traceback" in bad.stderr) == (2, True, False), bad.stderr
