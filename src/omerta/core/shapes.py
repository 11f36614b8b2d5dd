"""What the declared shapes of all games have in common: see games/<game>/shapes.

Each game declares there once what its views, positions, canonical moves and journal look like. mypy holds the code that
writes them to it, tests hold every game that is played to it, and the page's types are made of it.
"""
# interpreted: shapes are read at run time, by whoever writes the page's types and by tests

from typing import Annotated, Literal, TypeAlias

import msgspec

Mover: TypeAlias = int | Literal["chance"] | None  # who decides; nobody when the game is over
Pair: TypeAlias = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
