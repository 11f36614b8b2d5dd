"""verify and export, on a table where a game was really played."""

from pathlib import Path
from random import Random

import pytest

from omerta.cli import run
from omerta.core import records
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
