"""Small experiments that every test of the laboratory can afford."""

from pathlib import Path
from typing import Final

from omerta import games
from omerta.core.game import Game, Setup
from omerta.lab.arena import Arena
from omerta.lab.engines import Engine, HereEngine
from omerta.lab.match import Note
from omerta.lab.plans import Plan, arena_lineups, free_seats, make_plan
from tables import tables

FIRST: Final = games.find(games.NAMES[0])
SEATS: Final = FIRST.fewest_seats


def plan_for(game: Game, setup: Setup, *levels: str, seed: int = 5) -> Plan:
    free = len(free_seats(game, setup.seats, setup.options))
    return make_plan(game, setup.seats, setup.options, arena_lineups(levels, free), seed)


def pawns(seed: int = 5) -> Plan:
    """The quickest games there are."""
    return plan_for(FIRST, FIRST.setups[0], "pawn", seed=seed)


def soldiers(seed: int = 5) -> Plan:
    """Slower ones, so that there is a middle in which to kill somebody."""
    return plan_for(FIRST, FIRST.setups[0], "soldier", "pawn", seed=seed)


def with_automaton() -> tuple[Game, Setup]:
    return next((game, setup) for game, setup in tables() if game.automata(setup.options))


def lonely_pawns() -> Plan:
    """Pawns against the automaton: as quick, and they do win sometimes."""
    return plan_for(*with_automaton(), "pawn")


def run(
    plan: Plan, games: int, path: Path | None = None, engine: Engine | None = None, precision: float | None = None
) -> Arena:
    """A whole arena."""
    arena = Arena(plan, games, precision, path)
    with engine or HereEngine() as used:
        for _ in arena.play(used):
            pass
    return arena


def note(players: list[str], winners: list[int], lineup: int = 0) -> Note:
    """A finished game of which only the winners matter."""
    scores = [int(seat in winners) for seat in range(len(players))]
    return Note(lineup, 0, players, scores, winners, "", "", 1)
