"""The laboratory as a user types it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from experiments import FIRST, with_automaton
from omerta import games
from omerta.cli import run
from omerta.core import records
from omerta.core.words import LANGUAGES
from tables import tables

GAME = FIRST.name
SEATS = f"{FIRST.fewest_seats} to {FIRST.most_seats}"
SETUP = FIRST.setups[0].name
SETUPS = ", ".join(setup.name for setup in FIRST.setups)
QUICK = ["--workers", "1"]


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["lab", *arguments]) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["lab", *arguments, "--lang", "en"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    return errors.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arena_prints_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = answer(capsys, "arena", GAME, "--bots", "pawn,pawn", "--games", "10", *QUICK, "--lang", language)
    assert "pawn" in shown
    assert ("Win rate" in shown) == (language == "en")
    assert ("Wygrane" in shown) == (language == "pl")


def test_an_arena_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(
        answer(
            capsys, "arena", GAME, "--bots", "pawn", "--seats", str(FIRST.most_seats), "--games", "6", *QUICK, "--json"
        )
    )
    assert found["seats"] == FIRST.most_seats
    assert found["games"] == 6
    assert found["standings"][0]["player"] == "pawn"
    assert found["standings"][0]["rate"][0] == pytest.approx(1 / FIRST.most_seats)


def test_a_setup_by_name_sets_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    game, setup = with_automaton()
    command = ["arena", game.name, "--bots", "pawn", "--setup", setup.name, "--games", "4", *QUICK, "--json"]
    found = json.loads(answer(capsys, *command))
    assert setup.options.items() <= found["options"].items()
    assert {standing["player"] for standing in found["standings"]} == {"pawn", "automaton"}


def test_a_reconstructed_board_is_told_with_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    game, setup = next((game, setup) for game, setup in tables() if setup.name in game.reconstructed)
    options = [part for name, value in setup.options.items() for part in ("--option", f"{name}={value}")]
    command = ["arena", game.name, "--bots", "pawn", *options, "--games", "2", *QUICK]
    assert "reconstruction" in answer(capsys, *command, "--lang", "en")


def test_a_tournament_prints_who_met_whom(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", GAME, "--bots", "pawn,soldier", "--games", "2", *QUICK, "--out", str(tmp_path / "games")]
    assert "pawn against" in answer(capsys, *command, "--lang", "en")
    assert "pawn przeciw" in answer(capsys, *command, "--lang", "pl")


def test_perf_measures_levels_and_setups(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer(capsys, "perf", GAME, "--bots", "pawn", "--seconds", "0.01", "--json"))
    assert {speed["setup"] for speed in found[GAME]} == {setup.name for setup in FIRST.setups}
    assert all(0 < speed["median_ms"] <= speed["slow_ms"] for speed in found[GAME])
    assert "Games/s" in answer(capsys, "perf", GAME, "--bots", "pawn", "--seconds", "0.01", "--lang", "en")


def test_balance_writes_a_page_and_goes_on_with_its_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "report.html", tmp_path / "data.jsonl"
    command = ["balance", GAME, "--setup", SETUP, "--bot", "pawn", "--against", "soldier", "--seed", "3", *QUICK]
    files = ["--out", str(page), "--ledger", str(data), "--lang", "pl"]
    assert str(page) in answer(capsys, *command, "--games", "6", *files)
    known, first = data.read_bytes(), page.read_text()
    assert 'lang="pl"' in first
    answer(capsys, *command, "--games", "6", *files)
    assert data.read_bytes() == known
    assert page.read_text() == first


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["frobnicate"], "frobnicate"),
        (["arena", GAME], "--bots"),
        (["arena", GAME, "--bots", "pawn", "--loud"], "lab arena --help"),
        (["arena", "poker", "--bots", "pawn"], "poker"),
        (["arena", GAME, "--bots", "wizard"], "wizard"),
        (["arena", GAME, "--bots", ","], "at least one bot"),
        (["arena", GAME, "--bots", "pawn", "--games", "0"], "At least one game"),
        (["arena", GAME, "--bots", "pawn", "--seats", "9"], SEATS),
        (["arena", GAME, "--bots", "pawn", "--setup", "9"], SETUPS),
        (["arena", GAME, "--bots", "pawn", "--setup", SETUP, "--seats", "2"], "--setup or --seats"),
        (["arena", GAME, "--bots", "pawn", "--precision", "7"], "half-width"),
        (["arena", GAME, "--bots", "pawn", "--engine", "cloud"], "cloud"),
        (["arena", GAME, "--bots", "pawn", "--option", "speed=9"], "speed"),
        (["arena", GAME, "--bots", "pawn", "--out", "/dev/null/x"], "/dev/null"),
        (["tournament", GAME, "--bots", "pawn"], "two different"),
        (["tournament", GAME, "--bots", "pawn,pawn"], "twice"),
        (["balance", GAME, "--bot", "soldier", "--against", "soldier"], "differ"),
        (["balance", GAME, "--setup", "9"], SETUPS),
        (["record", GAME, "--bots", "pawn", "--out", "games.csv"], ".parquet"),
        (["perf", "poker"], "poker"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_sentence(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in complaint(capsys, *arguments)


@pytest.mark.cluster
def test_ctrl_c_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = ["lab", "arena", GAME, "--bots", "pawn,soldier", "--games", "100000", "--out", str(path), "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-m", "omerta", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd="/",
    )
    end = monotonic() + 30
    while monotonic() < end and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # the terminal sends it to the workers too
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert str(path) in output
    assert "same command" in output
    assert errors == ""
    assert path.read_bytes().endswith(b"]\n")


def test_workers_play_by_an_owners_box_that_they_have_never_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "my.json", tmp_path / "games.jsonl"
    content = games.shipped_file("syndicate").read_text(encoding="utf-8")
    file.write_text(content.replace('"reconstruction-1"', '"my-box"', 1), encoding="utf-8")
    command = ["record", "syndicate", "--bots", "pawn,pawn", "--games", "2", "--workers", "2", "--data", str(file)]
    answer(capsys, *command, "--out", str(out))
    games.forget("syndicate", "my-box")
    for line in out.read_bytes().splitlines():
        record = records.parse(line, "line")
        assert (record.options["data"], record.box and record.box.id) == ("my-box", "my-box")
        assert records.replay(games.for_record(record), record).result() is not None
    assert "no data files" in complaint(capsys, "arena", "gangs", "--bots", "pawn", "--data", str(file))
