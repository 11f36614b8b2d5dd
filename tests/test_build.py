"""The package as it is built and installed."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]

MADE = ignore_patterns(".*", "__pycache__", "*.egg-info", "build", "node_modules", "tests")

pytestmark = pytest.mark.build


def install(folder: Path, **environment: str) -> dict[str, str]:
    """Install the package into a folder; the environment in which that copy runs.

    From a copy of the sources: a build leaves its work beside them, where tests in other processes build too.
    """
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    with tempfile.TemporaryDirectory() as sources:
        copytree(ROOT, sources, ignore=MADE, dirs_exist_ok=True)
        command += ["--target", str(folder), "--no-cache-dir", sources]
        subprocess.run(command, check=True, env={**os.environ, **environment}, capture_output=True)
    return {**os.environ, "PYTHONPATH": str(folder)}


def omerta(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "omerta", *arguments, "--lang", "en"]
    return subprocess.run(command, check=True, env=environment, capture_output=True, text=True, cwd="/").stdout


def test_without_a_compiler_the_install_works_and_says_so(tmp_path: Path) -> None:
    environment = install(tmp_path, CC="no-such-compiler")
    assert not list(tmp_path.rglob("*.so"))
    assert "interpreted engine" in omerta(environment, "--version")
    assert "G7.3" in omerta(environment, "rules", "gangs")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package installed without a compiler."""
    folder = tmp_path_factory.mktemp("plain")
    install(folder, OMERTA_COMPILE="0")
    return folder


def files(folder: Path, pattern: str = "*") -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern) if path.is_file()}


def test_the_page_travels_with_the_package_whole(plain: Path) -> None:
    built = files(ROOT / "src" / "omerta" / "web" / "page")
    assert "index.html" in built, "the page has not been built: make page"
    assert files(plain / "omerta" / "web" / "page") == built


def test_the_rulebook_travels_with_the_package_in_both_languages(plain: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(plain)}
    code = "from omerta.core.rulebook import rulebook as book; from omerta.games import find, NAMES;"
    code += "print([book(find(game), language).title for game in NAMES for language in ('en', 'pl')])"
    command = [sys.executable, "-c", code]
    titles = subprocess.run(command, check=True, env=environment, capture_output=True, text=True, cwd="/").stdout
    assert "Gangi Nowego Jorku" in titles
    assert files(plain / "omerta" / "rulebook", "*.md") == files(ROOT / "docs" / "rules", "*.md")


def test_the_tests_run_against_the_speed_they_say() -> None:
    assert "compiled engine" in omerta(dict(os.environ), "--version")
