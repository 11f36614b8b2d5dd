"""Data files that an owner of a box may replace: altered on purpose, refused with the reason, used from end to end."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from omerta import games
from omerta.core.boxes import Box
from omerta.core.game import Game
from omerta.core.problems import Broken
from omerta.core.words import LANGUAGES, game_words

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
    """The data file that comes with a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.data: Data = json.loads(games.shipped_file(game).read_text(encoding="utf-8"))

    def changed(self, change: Change) -> Data:
        data = deepcopy(self.data)
        change(data)
        return data

    def box(self, change: Change) -> Box:
        """The box with something in it changed; Broken if it cannot be played by."""
        return games.read_box(json.dumps(self.changed(change)).encode(), self.game)

    def made(self, change: Change) -> Game:
        """The game of the box with something in it changed."""
        return games.make(self.game, self.box(change))

    def write(self, change: Change, path: Path) -> None:
        path.write_text(json.dumps(self.changed(change)), encoding="utf-8")

    def check_refused(self, change: Change, reason: str, clauses: Iterable[str], place: str = "") -> None:
        """Such a file is refused for this reason, and in every language the refusal is a sentence with its clause."""
        with pytest.raises(Broken) as refused:
            self.box(change)
        assert refused.value.reason == reason, refused.value
        assert refused.value.clause in clauses
        assert place in (refused.value.faults[0].place, "")
        for language in LANGUAGES:
            for fault in refused.value.faults:
                told = game_words(language, self.game).problem(fault.problem())
                assert told.endswith(f"({fault.clause})")
                assert fault.place in told
                assert reason not in told

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """``omerta`` with these arguments."""
        command = [sys.executable, "-X", "utf8", "-m", "omerta", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, input="q\n", encoding="utf-8")

    def check_plays(self, file: Path, folder: Path, *options: str) -> None:
        """The box “my-box” in the file can be played with these options; its record needs nothing else to be read."""
        record = folder / "game.jsonl"
        arguments = ("play", self.game, *options, "--data", str(file), "--record", str(record), "--lang", "pl")
        played = self.run(*arguments)
        assert played.returncode == 0, played.stderr
        header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
        assert header["options"]["data"] == header["box"]["id"] == "my-box"
        replayed = self.run("replay", str(record), "--lang", "pl")
        assert replayed.returncode == 0, replayed.stderr

    def check_told(self, change: Change, clause: str, file: Path) -> None:
        """The command line refuses such a file in words."""
        self.write(change, file)
        bad = self.run("data", self.game, str(file), "--lang", "pl")
        assert (bad.returncode, f"({clause})" in bad.stderr, "Traceback" in bad.stderr) == (2, True, False), bad.stderr
