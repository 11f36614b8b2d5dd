"""omerta backup and omerta restore, as a user types them."""

import subprocess
import sys
from pathlib import Path

import pytest

from keeping import a_seat, a_table, keep
from omerta.cli import run
from omerta.core.words import LANGUAGES
from omerta.table import storage
from omerta.table.store import Store


async def make(store: Store) -> None:
    await store.create(a_table(), [a_seat(0)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_is_made_and_restored(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, file = (str(tmp_path / name) for name in ("first.sqlite", "second.sqlite", "backup"))
    keep(first, make)
    assert run(["backup", file, "--database", first, "--lang", language]) == 0
    assert run(["restore", file, "--database", f"sqlite:///{second}", "--lang", language]) == 0
    output, errors = capsys.readouterr()
    assert (output.count(file), errors) == (2, "")
    assert ("All tables" in output) == (language == "en")
    assert keep(second, lambda store: store.live()) == ["t1"]


def test_without_an_address_it_is_the_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert storage.default_address() == str(tmp_path / "omerta" / "omerta.sqlite")
    keep(storage.default_address(), make)
    file = str(tmp_path / "backup")
    assert run(["backup", file]) == 0
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert run(["restore", file]) == 0
    assert keep(str(tmp_path / "elsewhere" / "omerta" / "omerta.sqlite"), lambda store: store.live()) == ["t1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_one_line(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, file = str(tmp_path / "missing.sqlite"), str(tmp_path / "backup")
    for arguments in (
        ["backup", file, "--database", missing],
        ["backup", file, "--database", "mysql://host/name"],
        ["backup", file, "--database", f"postgresql://nobody@/name?host={tmp_path}"],
        ["restore", file, "--database", missing],
    ):
        assert run([*arguments, "--lang", language]) == 2
        output, errors = capsys.readouterr()
        assert (output, errors.count("\n")) == ("", 1)
    assert list(tmp_path.iterdir()) == []


def test_help_loads_no_database() -> None:
    script = """
import sys
from omerta.cli import run
assert run(["--help"]) == 0
assert not {"alembic", "asyncpg", "sqlalchemy", "sqlite3"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.DEVNULL)
