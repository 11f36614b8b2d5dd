"""What the documents say, run."""

import re
import shlex
from pathlib import Path

import pytest

from omerta.cli import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
ELLIPSIS = "…"


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[object]:
    return [
        pytest.param(block, id=f"{document.name}-{number}")
        for document in DOCUMENTS
        for number, block in enumerate(blocks(document, language))
    ]


@pytest.mark.parametrize("block", examples("python"))
def test_python_examples_run(block: str) -> None:
    exec(compile(block, "example", "exec"), {})  # noqa: S102


@pytest.mark.parametrize("block", examples("console"))
def test_console_examples_print_what_they_show(
    block: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    for session in block.split("$ ")[1:]:
        command, _, shown = session.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "omerta"
        assert run([*arguments, "--lang", "en"]) == 0
        printed = capsys.readouterr().out
        pattern = ".*".join(re.escape(part.strip()) for part in shown.strip().split(ELLIPSIS))
        assert re.search(pattern, printed, re.DOTALL), printed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert "://" in target or (document.parent / target).exists(), target
