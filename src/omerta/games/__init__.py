"""The registry. A new game is one line here; its module ``game`` holds the instance ``GAME``."""

from importlib import import_module
from typing import Any, Final, cast

from omerta.core.game import Game
from omerta.core.problems import Unknown
from omerta.core.sheet import SheetMaker

NAMES: Final = (
    "gangs",
    "syndicate",
    "families",
    "speakeasy",
)  # fmt: skip


def find(name: str) -> Game:
    """The game of this short name."""
    if name not in NAMES:
        raise Unknown("unknown-game", {"what": name, "known": ", ".join(NAMES)})
    return cast(Game, import_module(f"omerta.games.{name}.game").GAME)


def terminal_of(game: Game) -> Any:
    """The module in which a game draws itself in words, for a terminal: draw, draw_all, ask, clauses."""
    return import_module(f"omerta.games.{game.name}.terminal")


def sheet_of(game: Game) -> SheetMaker:
    """The module in which a game makes a sheet of its table."""
    return cast(SheetMaker, import_module(f"omerta.games.{game.name}.sheet"))
