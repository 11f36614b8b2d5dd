"""A new game costs one line outside its folders: a small one is added to a copy of the sources, and everything holds.

The game lies in tests/toy as it would lie in the repository. ``python -m test_new_game`` writes anew what commands
write for it: its golden playthrough, its page of numbers, its types.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from filecmp import cmp
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TOY: Final = ROOT / "tests" / "toy"
REGISTRY: Final = Path("src/omerta/games/__init__.py")
END_OF_NAMES: Final = ")  # fmt: skip\n"
LINE: Final = '    "toy",\n'
SOURCES: Final = ("src", "tests", "docs", "web", "bench")
MADE: Final = {"__pycache__", "node_modules", "build", "toy", ".pytest_cache", ".mypy_cache", ".svelte-kit"}

pytestmark = pytest.mark.build


def copied(tree: Path) -> Path:
    """The sources without anything that was made of them."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, tree / name, ignore=_left_out)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, tree / path.name)
    if (ROOT / "web" / "node_modules").is_dir():
        (tree / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    return tree


def _left_out(folder: str, names: Sequence[str]) -> set[str]:
    built = {"page"} if Path(folder) == ROOT / "src" / "omerta" / "web" else set()
    return {name for name in names if name in MADE | built or name.endswith((".so", ".egg-info"))}


def with_toy(tree: Path) -> Path:
    """The game laid over the sources, and its one line."""
    shutil.copytree(TOY, tree, dirs_exist_ok=True)
    registry = (tree / REGISTRY).read_text(encoding="utf-8")
    assert registry.count(END_OF_NAMES) == 1
    (tree / REGISTRY).write_text(registry.replace(END_OF_NAMES, LINE + END_OF_NAMES), encoding="utf-8")
    return tree


def in_tree(tree: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree / 'tests'}", "OMERTA_SPEED": "interpreted"}
    environment |= {"XDG_DATA_HOME": str(tree / "data"), "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def python(tree: Path, *arguments: str) -> str:
    return in_tree(tree, sys.executable, *arguments)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_toy(copied(tmp_path_factory.mktemp("new") / "omerta"))


def changed(tree: Path) -> Iterator[str]:
    """The files that are not as in the repository or in the game's own folders."""
    for name in SOURCES:
        for path in (tree / name).rglob("*"):
            place = path.relative_to(tree)
            if path.is_file() and not set(place.parts) & MADE - {"toy"} and not _is_built(place):
                known = [root / place for root in (TOY, ROOT) if (root / place).is_file()]
                if not known or not cmp(path, known[0], shallow=False):
                    yield place.as_posix()


def _is_built(place: Path) -> bool:
    return place.is_relative_to("src/omerta/web/page")


def test_everything_that_is_written_by_commands_stays_as_it_is(tree: Path) -> None:
    python(tree, "-m", "omerta.web.typescript")
    assert list(changed(tree)) == [REGISTRY.as_posix()]
    old = (ROOT / REGISTRY).read_text(encoding="utf-8").splitlines()
    new = (tree / REGISTRY).read_text(encoding="utf-8").splitlines()
    assert [line for line in new if line not in old] == [LINE.rstrip("\n")]
    assert len(new) == len(old) + 1


def test_the_game_keeps_what_every_game_promises(tree: Path) -> None:
    contract = ["tests/contract", "tests/games/toy", "tests/test_words.py", "tests/table/test_who_begins.py"]
    contract += ["tests/web/test_fixtures.py", "tests/table/test_fairness.py"]
    told = python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "toy", *contract)
    assert " passed" in told


def test_words_levels_and_folders_hold_with_the_game_among_the_others(tree: Path) -> None:
    shared = ["tests/test_page_words.py", "tests/contract/test_folders.py", "tests/test_levels.py"]
    shared += ["tests/test_tutorials.py", "tests/test_unnamed_games.py"]
    wanted = "page_words or registered or higher_level or tutorials or unnamed"
    assert " passed" in python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", wanted, *shared)


def test_bots_play_the_game_in_the_terminal(tree: Path) -> None:
    record = tree.parent / "toy.jsonl"
    play = ["-m", "omerta", "play", "toy", "--seats", "pawn,soldier", "--seed", "3", "--record", str(record)]
    assert "(T3.2)" in python(tree, *play, "--lang", "en")
    assert "wzięte lewy" in python(tree, "-m", "omerta", "replay", str(record), "--lang", "pl")
    assert "drawn by lot" in python(tree, "-m", "omerta", "options", "toy", "--lang", "en")


def test_the_server_has_the_game_and_its_words(tree: Path) -> None:
    program = (
        "import json\n"
        "from omerta.games import find\n"
        "from omerta.web.routes.games import _words_of, read_all\n"
        "toy = next(game for game in read_all() if game.name == 'toy')\n"
        "print(json.dumps([toy.title, toy.options[0].kind, 'rule-T1-1' in _words_of(find('toy'), 'pl').game]))\n"
    )
    assert json.loads(python(tree, "-c", program)) == [{"en": "High Card", "pl": "Wysoka karta"}, "seat", True]


def test_the_page_finds_the_game_by_itself(tree: Path) -> None:
    in_tree(tree / "web", "node_modules/.bin/vite", "build")
    built = "".join(path.read_text(encoding="utf-8") for path in (tree / "src/omerta/web/page").rglob("*.js"))
    for name in ("box.svg", "Board.svelte", "film.ts"):
        assert f"./toy/{name}" in built


def test_the_board_of_the_game_keeps_the_contract_of_boards(tree: Path) -> None:
    in_tree(tree / "web", "node_modules/.bin/svelte-check", "--fail-on-warnings", "--threshold", "warning")


def test_the_readme_of_the_page_shows_the_board_of_the_game() -> None:
    told = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    for name in ("Board.svelte", "film.ts"):
        code = (TOY / "web/src/lib/games/toy" / name).read_text(encoding="utf-8").partition("\n<style>")[0]
        assert code.strip() in told, f"{name} in web/README.md is not the one of tests/toy"


def write() -> None:
    """Write anew what commands write for the game."""
    with tempfile.TemporaryDirectory() as folder:
        tree = with_toy(copied(Path(folder) / "omerta"))
        program = (
            "import fixtures, golden, layouts\n"
            "from omerta.games import find\n"
            "toy = find('toy')\n"
            "[golden.path_of(toy, setup).write_text(golden.playthrough(toy, setup)) for setup in toy.setups]\n"
            "layouts.path_of(toy).write_text(layouts.page(toy))\n"
            "[path.write_text(text) for path, text in fixtures.written().items() if '/toy/' in str(path)]\n"
        )
        python(tree, "-c", program)
        python(tree, "-m", "omerta.web.typescript")
        for path in tree.rglob("*"):
            place = path.relative_to(tree)
            if path.is_file() and "toy" in "/".join(place.parts) and not place.is_relative_to("web/node_modules"):
                (TOY / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, TOY / place)


if __name__ == "__main__":
    write()
