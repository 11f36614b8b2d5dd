"""verify and export, on a table where a game was really played."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from fair import fair_record
from omerta.cli import run
from omerta.core import records
from omerta.games import find
from parlour import ME, Parlour
from parlour import run as tell


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """A database, a table in it whose game is over, and one whose game is not."""
    folder = tmp_path_factory.mktemp("tables")
    tables: list[str] = []

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        for most in (10_000, 4):
            tables.append((await parlour.table(ala, ME, ME)).id)
            await parlour.play_out(tables[-1], ala, rng=Random(1), most=most)

    tell(folder, story)
    return str(folder / "tables.sqlite"), tables[0], tables[1]


def test_an_exported_game_verifies(
    played: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, table, _ = played
    out = tmp_path / "game.jsonl"
    command = ["export", f"http://localhost/t/{table}", "--database", database]
    assert run([*command, "--out", str(out), "--lang", "en"]) == 0
    assert run([*command, "--out", str(out), "--lang", "en"]) == 2, "nothing is overwritten"
    capsys.readouterr()
    for language, word in (("en", "fair"), ("pl", "uczciwe")):
        assert run(["verify", str(out), "--lang", language]) == 0
        assert word in capsys.readouterr().out
    record = records.load(out)
    assert run(["verify", str(out), "--json"]) == 0
    assert f'"decisions":{len(record.decisions)}' in capsys.readouterr().out


def test_a_commitment_that_was_written_down_is_compared(
    played: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, table, _ = played
    out = tmp_path / "game.jsonl"
    assert run(["export", table, "--database", database, "--out", str(out), "--lang", "en"]) == 0
    proof = records.load(out).fairness
    assert proof is not None
    assert run(["verify", str(out), "--commitment", f" {proof.commitment.upper()}", "--lang", "en"]) == 0
    assert "the one you wrote down" in capsys.readouterr().out
    assert run(["verify", str(out), "--commitment", "00" * 32, "--lang", "en"]) == 2
    assert "not the shuffle that was promised" in capsys.readouterr().err


def test_what_leaves_a_doubt_is_told(
    played: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody who added nothing, a game that was given up: in words, and for programs."""
    out = tmp_path / "game.jsonl"
    game = find("gangs")
    record = fair_record(game, game.setups[0], ("ab" * 32, ""), steps=1)
    del record.decisions[-1]
    records.save(record, out)
    assert run(["verify", str(out), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "fair" not in told
    for words in ("added nothing to the shuffle: s1", "before it showed its commitment", "not played to its end"):
        assert words in told
    assert run(["verify", str(out), "--json"]) == 0
    doubts = json.loads(capsys.readouterr().out)["doubts"]
    assert [doubt["reason"] for doubt in doubts] == ["part-missing", "part-early", "not-to-the-end"]
    database, _, unfinished = played
    assert run(["export", unfinished, "--database", database, "--lang", "en"]) == 2


def test_a_game_that_was_given_up_is_exported_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[str] = []

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        tables.append((await parlour.table(ala, ME, ME)).id)
        await parlour.play_out(tables[0], ala, most=3)
        await parlour.host.abandon(ala, tables[0])

    tell(tmp_path, story)
    out, database = tmp_path / "game.jsonl", str(tmp_path / "tables.sqlite")
    assert run(["export", tables[0], "--database", database, "--out", str(out), "--lang", "en"]) == 0
    assert run(["verify", str(out), "--lang", "en"]) == 0
    assert "not played to its end" in capsys.readouterr().out


def test_a_record_goes_to_whoever_reads_it(
    played: tuple[str, str, str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    database, table, _ = played
    assert run(["export", table, "--database", database]) == 0
    assert records.parse(capsysbinary.readouterr().out, "out").fairness is not None


def test_what_cannot_be_exported_or_verified_is_told(
    played: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, table, unfinished = played
    for name, word in ((unfinished, "not over"), ("nothing", "no such table")):
        assert run(["export", name, "--database", database, "--lang", "en"]) == 2
        assert word in capsys.readouterr().err
    assert run(["export", table, "--database", str(tmp_path / "none.sqlite"), "--lang", "en"]) == 2
    out = tmp_path / "game.jsonl"
    assert run(["export", table, "--database", database, "--out", str(out), "--lang", "en"]) == 0
    record = records.load(out)
    record.fairness = None
    records.save(record, out)
    capsys.readouterr()
    assert run(["verify", str(out), "--lang", "en"]) == 2
    assert "no proof" in capsys.readouterr().err


def test_a_damaged_table_is_told_plainly(
    played: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a backup keeps it as it is, beside all others."""
    database, table, _ = played
    copy, backup = tmp_path / "copy.sqlite", tmp_path / "backup.sqlite"
    assert run(["backup", str(copy), "--database", database, "--lang", "en"]) == 0
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("UPDATE entries SET value = 4000 WHERE table_id = ? AND number = 7", (table,))
    assert run(["backup", str(backup), "--database", str(copy), "--lang", "en"]) == 0
    capsys.readouterr()
    for language, sentence in (("en", "cannot be rebuilt: “entries 7”"), ("pl", "odtworzyć tego stołu: „entries 7”")):
        assert run(["export", table, "--database", str(backup), "--lang", language]) == 2
        complaint = capsys.readouterr().err
        assert sentence in complaint
        assert len(complaint.splitlines()) == 1
