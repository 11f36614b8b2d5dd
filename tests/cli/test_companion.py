"""A companion to a real table: what the person says goes in, what the dons do comes out, each line with its clause."""

import re
from pathlib import Path

import pytest

from omerta.cli import run
from omerta.core.records import load


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What the person types, line by line; when nothing is left, always the first possibility."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines: list[str] = []
    monkeypatch.setattr("builtins.input", lambda _prompt: lines.pop(0) if lines else "1")
    return lines


def test_what_a_don_does_is_told_step_by_step_with_its_clause(
    typing: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typing += ["Luciano", "r01", "g02", "u01", "u02", "r05", "y07", "mayor", "union", "L5", "Wall", "thug P6", "q"]
    assert run(["companion", "families", "--option", "dons=luciano", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "next in his order is a Family Member. (F15.3)" in told
    assert "Family Member to the Bronx–Harlem–Queens corner. (F15.5)" in told
    assert "earliest territory of his scan" in told
    assert "goods are shown, so he draws a Job. (F15.6)" in told
    assert "Chance: Which Job is drawn?" in told.split("(F15.6)")[-1]  # which Job he drew the person says


def test_an_entry_can_be_taken_back_and_a_clause_be_read(typing: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typing += ["1", "r01", "undo", "r02", "r01", "?", "? F15.6", "board", "list", "nonsense", "", "q"]
    assert run(["companion", "families", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "The last entry is taken back." in told
    assert "F15.6" in told
    assert "No move fits “nonsense”" in told


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_game_with_cards_drawn_by_the_program(
    typing: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    record = tmp_path / "game.jsonl"
    arguments = [
        "companion",
        "families",
        "--option",
        "dons=siegel-capone",
        "--draw",
        "--seed",
        "5",
        "--record",
        str(record),
        "--lang",
        language,
    ]
    assert run(arguments) == 0
    assert not typing
    told = capsys.readouterr().out
    assert "(F14.6)" in told
    lines = [line for line in told.splitlines() if line.startswith("  ") and re.search(r"\(F\d+\.\d+\)$", line)]
    assert len(lines) > 150
    assert load(record).options["dons"] == "siegel-capone"
    assert run(["companion", "families", "--resume", str(record), "--lang", language]) == 0


def test_a_mistyped_card_is_refused_and_a_card_that_is_out_cannot_come(
    typing: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typing += ["1", "r01", "R99", "-1", "999", "r01", "hint", "q"]
    assert run(["companion", "families", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "No move fits “R99”" in told
    assert "No move fits “-1”" in told
    assert "No move fits “999”" in told
    assert "Not possible: Job drawn: Warning Shot. Chance cannot decide so here. (F4.6)" in told
    assert "No move fits “hint”" in told  # chance takes no advice
    assert told.count("Which Job is drawn?") == 2  # the question is not repeated after a slip


def test_the_game_is_kept_and_goes_on_where_it_stopped(
    typing: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typing += ["2", "r01", "q"]
    assert run(["companion", "families", "--option", "dons=siegel", "--lang", "en"]) == 0
    record = next(tmp_path.rglob("*.jsonl"))
    assert f"Go on with: omerta companion families --resume {record}" in capsys.readouterr().out
    typing += ["r02", "q"]
    assert run(["companion", "families", "--resume", str(record), "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert "Bugsy Siegel: żeton głowy konia. (F3.8)" in told
    assert re.search(r"Rezerwa: +■ 3× Gangster", told)  # the table as it should lie
    assert len(load(record).decisions) == 3


def test_taking_back_goes_to_the_last_entry_of_the_person_when_the_program_draws(
    typing: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    typing += ["1", "pass", "undo", "q"]
    arguments = [
        "companion",
        "families",
        "--option",
        "dons=luciano",
        "--draw",
        "--seed",
        "5",
        "--option",
        "first=0",
        "--record",
        str(record),
    ]
    assert run([*arguments, "--lang", "en"]) == 0
    told = capsys.readouterr().out.split("The last entry is taken back.")
    assert "Family Business: what do you do?" in told[0]
    assert "Family Business: what do you do?" in told[1]


def test_a_record_of_something_else_is_refused(
    typing: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typing += ["q"]
    record = tmp_path / "gangs.jsonl"
    assert run(["play", "gangs", "--record", str(record), "--lang", "en"]) == 0
    assert run(["companion", "families", "--resume", str(record), "--lang", "en"]) == 2
    assert "the rulebook itself plays a seat" in capsys.readouterr().err


def test_without_anybody_to_play_for_there_is_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["companion", "families", "--option", "dons=none", "--lang", "pl"]) == 2
    assert "gra sama instrukcja" in capsys.readouterr().err
    assert run(["companion", "families", "--option", "dons=al", "--lang", "pl"]) == 2


def test_a_game_without_a_companion_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["companion", "gangs", "--lang", "en"]) == 2
    assert "“New York Gangs” has no companion" in capsys.readouterr().err


def test_a_solo_game_in_polish_to_the_end(
    typing: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "solo.jsonl"
    arguments = ["play", "families", "--setup", "solo-luciano", "--seed", "3", "--record", str(record), "--lang", "pl"]
    assert run(arguments) == 0
    assert not typing
    told = capsys.readouterr().out
    assert "Koniec gry." in told
    assert "Luciano" in told
    assert "(F15.17)" in told
    assert "odtworzone przez nas" in told
    assert not re.search(r"\b(event|move|label|ask|problem|business|space|job|card)-\w", told)
