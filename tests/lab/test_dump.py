"""Games written down can be played again."""

import json
from pathlib import Path

import polars as pl
import pytest

from experiments import FIRST, plan_for
from omerta.cli import run
from omerta.core.game import OVER, Game, Setup
from omerta.core.records import load, replay
from omerta.lab.dump import write_lines
from omerta.lab.match import Note, play_units
from omerta.lab.parquet import write_parquet
from omerta.lab.plans import Plan
from tables import every_table


def played(game: Game, setup: Setup) -> tuple[Plan, list[Note]]:
    plan = plan_for(game, setup, "pawn")
    units = play_units([plan], "record", [(0, deal) for deal in range(3)])
    return plan, [note for notes in units for note in notes]


@every_table
def test_every_line_taken_out_is_a_record(game: Game, setup: Setup, tmp_path: Path) -> None:
    plan, notes = played(game, setup)
    path = tmp_path / "games.jsonl"
    assert write_lines(path, plan, notes) == len(notes)
    for line, note in zip(path.read_text().splitlines(), notes, strict=True):
        one = tmp_path / "one.json"
        one.write_text(line)
        state = replay(game, load(one))
        result = state.result()
        assert state.to_move == OVER
        assert result is not None
        assert (result.scores, result.winners) == (note.scores, note.winners)


@every_table
def test_parquet_has_a_row_for_every_decision(game: Game, setup: Setup, tmp_path: Path) -> None:
    plan, notes = played(game, setup)
    path = tmp_path / "games.parquet"
    assert write_parquet(path, game, plan, notes) == len(notes)
    frame = pl.read_parquet(path)
    for number, note in enumerate(notes):
        rows = frame.filter(pl.col("game") == number).sort("ply")
        assert rows["action"].to_list() == note.decisions
        assert (rows["seat"] >= 0).sum() == note.plies
        assert rows["winners"][0].to_list() == note.winners
    state = game.new(setup.seats, setup.options)
    for row in frame.filter(pl.col("game") == 0).iter_rows(named=True):
        assert state.action(json.loads(row["move"])) == row["action"]
        state.apply(row["action"])


def test_the_command_keeps_exactly_as_many_games_as_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    command = ["lab", "record", FIRST.name, "--bots", "pawn,soldier", "--games", "1", "--out", str(path)]
    assert run([*command, "--workers", "1", "--lang", "en"]) == 0
    assert str(path) in capsys.readouterr().out
    assert len(path.read_text().splitlines()) == 1
    assert run([*command, "--workers", "1", "--lang", "en"]) == 2
    assert "not overwritten" in capsys.readouterr().err
