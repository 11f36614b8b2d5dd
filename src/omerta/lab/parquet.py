"""Decisions as a Parquet file."""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any, Final

import polars as pl

from omerta.core.game import Game
from omerta.core.records import telling_of
from omerta.lab.dump import rows
from omerta.lab.match import Note
from omerta.lab.plans import Plan

SCHEMA: Final[dict[str, Any]] = {
    "game": pl.Int64,
    "ply": pl.Int32,
    "seat": pl.Int8,
    "player": pl.Categorical,
    "action": pl.Int32,
    "move": pl.String,
    "legal": pl.Int32,
    "won": pl.Float64,
    "score": pl.Int32,
    "winners": pl.List(pl.Int8),
    "scores": pl.List(pl.Int32),
    "reason": pl.Categorical,
}


def write_parquet(path: Path, game: Game, plan: Plan, notes: Iterable[Note]) -> int:
    """One row a decision; how many games there are."""
    kept = list(notes)
    every = chain.from_iterable(rows(game, plan, number, note) for number, note in enumerate(kept))
    frame = pl.DataFrame(list(every), schema=SCHEMA)
    with telling_of(path):
        frame.write_parquet(path)
    return len(kept)
