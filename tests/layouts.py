"""The pages docs/games/*.md: below a hand-written opening, tables of the numbers that learners see and choose from.

``make docs`` writes the tables anew; tests/contract/test_features.py compares.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from omerta.core.features import Axis, Block, length
from omerta.core.game import Game
from omerta.core.numbers import Numbers
from tables import ROOT, games, random_game

MARK: Final = "<!-- below this line `make docs` writes -->\n"


def path_of(game: Game) -> Path:
    return ROOT / "docs" / "games" / f"{game.name}.md"


def page(game: Game) -> str:
    """The page as it should be: its own opening, and the tables of today."""
    path = path_of(game)
    opening = path.read_text(encoding="utf-8").partition(MARK)[0]
    return opening + MARK + "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    yield ""
    yield f"## The {length(game.layout)} numbers of an observation"
    yield "All are 32-bit floats. Within a block the last axis runs fastest: with axes *a* × *b* of *m* × *n* places,"
    yield "the number for *i* and *j* stands *i* · *n* + *j* after the first. `game.layout` has the same as data,"
    yield "and a label for every index."
    yield ""
    yield "| index | block | meaning | axes | range |"
    yield "| --- | --- | --- | --- | --- |"
    first = 0
    for block in game.layout:
        yield f"| {_span(first, block.size)} | `{block.name}` | {block.meaning} | {_axes(block)} | {_range(block)} |"
        first += block.size
    yield ""
    yield f"## The {game.action_count} actions"
    yield f"How the number of an action follows from its values: [rules/{game.name}.md](../rules/{game.name}.md)."
    yield ""
    yield "| action | move | values |"
    yield "| --- | --- | --- |"
    for kind, (numbers, values) in sorted(_kinds(game).items(), key=lambda item: item[1]):
        yield f"| {_span(min(numbers), max(numbers) - min(numbers) + 1)} | `{kind}` | {values} |"


def _kinds(game: Game) -> dict[str, tuple[list[int], str]]:
    """Each kind of move with its numbers and the names of its values.

    Some numbers mean something only at certain moments, so all are looked at whenever a new kind is met.
    """
    found: dict[str, tuple[list[int], str]] = {}
    for setup in game.setups:
        for state in random_game(game, setup, Numbers(1)):
            if any(str((state.move(action) or {})["move"]) not in found for action in state.legal()):
                for action in range(game.action_count):
                    move = state.move(action) or {}
                    if move:
                        values = ", ".join(f"`{key}`" for key in move if key != "move")
                        found.setdefault(str(move["move"]), ([], values))[0].append(action)
    return found


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _axes(block: Block) -> str:
    return " × ".join(_axis(axis) for axis in block.axes)


def _axis(axis: Axis) -> str:
    if axis.labels[0].isdecimal():
        return f"{axis.name} {axis.labels[0]} … {axis.labels[-1]}"
    return f"{axis.name} ({', '.join(axis.labels)})".strip()


def _range(block: Block) -> str:
    return f"{block.least:g} … {block.most:g}".replace("-", "−")


def main() -> None:
    for game in games():
        path_of(game).write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
