"""Whole games whose chance was fair, with what proves it."""

from collections.abc import Sequence
from typing import Final

from omerta.core.game import CHANCE, OVER, Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.records import Fairness, Record, Sitter
from omerta.table.fairness import FairChance, commitment

SECRET: Final = bytes(range(32))
CONTRIBUTIONS: Final = ("ab" * 32, "", "0f" * 32, "77" * 32, "c1" * 32)


def fair_record(game: Game, setup: Setup, given: Sequence[str] = CONTRIBUTIONS, steps: int = 2) -> Record:
    """A whole random game whose chance was fair."""
    contributions = list(given[: setup.seats])
    sitters = [Sitter(f"s{seat}") for seat in range(setup.seats)]
    record = Record(game.name, sitters, setup.options, version=game.version)
    record.fairness = Fairness("table", commitment("table", SECRET), SECRET.hex(), contributions, steps)
    stream, numbers = FairChance("table", SECRET, contributions), Numbers(4)
    state = game.new(setup.seats, setup.options)
    while state.to_move != OVER:
        legal = state.legal()
        if state.to_move == CHANCE:
            action = legal[stream.pick(len(record.decisions), state.weights())]
        else:
            action = legal[numbers.below(len(legal))]
        record.decisions.append(action)
        state.apply(action)
    return record
