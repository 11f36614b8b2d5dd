"""What a command of the laboratory was asked for, checked and made into a plan."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from omerta import bots
from omerta.cli.boxes import open_game
from omerta.cli.options import find_setup, read_options, written
from omerta.core.game import Game
from omerta.core.problems import Unknown
from omerta.lab.engines import Engine, make_engine
from omerta.lab.plans import Plan, free_seats, make_plan

Lineups = Callable[[list[str], int], list[list[str]]]


@dataclass(kw_only=True)
class Wishes:
    """The options that the commands share."""

    game: str
    bots: str = ""
    games: int = 1
    seats: int | None = None
    setup: str | None = None
    setups: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    seed: int = 1
    workers: int | None = None
    engine: str = "local"
    out: str | None = None
    json: bool = False
    data: str | None = None  # an owner's box
    language: str = "en"

    def found_game(self) -> Game:
        if self.games < 1:
            raise Unknown("lab-games")
        return open_game(self.language, self.game, self.data)

    def levels(self) -> list[str]:
        found = [level.strip() for level in self.bots.split(",") if level.strip()]
        if not found:
            raise Unknown("lab-no-bots", {"known": ", ".join(bots.LEVELS)})
        for level in found:
            bots.read_level(level)
        return found

    def path(self) -> Path | None:
        return None if self.out is None else Path(self.out)

    def plan(self, lineups: Lineups) -> Plan:
        """The table asked for, and the line-ups that these bots make there."""
        game = self.found_game()
        levels = self.levels()
        seats, options = self._table(game, len(levels))
        free = len(free_seats(game, seats, options))
        return make_plan(game, seats, options, lineups(levels, free), self.seed)

    def _table(self, game: Game, players: int) -> tuple[int, dict[str, Any]]:
        """Seats and options: those of the set-up named, otherwise as many seats as bots where the game has so many."""
        if self.setup is not None and self.seats is not None:
            raise Unknown("lab-setup-and-seats")
        setup = None if self.setup is None else find_setup(game, self.setup)
        options = read_options([*written(setup), *self.options], game)
        if setup is not None:
            return setup.seats, options
        fits = game.fewest_seats <= players <= game.most_seats
        return self.seats or (players if fits else game.fewest_seats), options

    def make_engine(self) -> Engine:
        return make_engine(self.engine, self.workers)
