"""What the tests that every game must pass have to know of one: each game says it in tests/games/<name>/particulars.py.

A game that says nothing has nothing of the kind.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, cast

from omerta.core.game import Game


def _as_it_is(view: dict[str, Any]) -> dict[str, Any]:
    return view


class Particulars(NamedTuple):
    """Where a game may differ from what holds for all; each with the clause that makes it so."""

    # Secrets.
    shown_by_asking: bool = False  # a hidden hand decides who is asked
    revealing: frozenset[str] = frozenset()  # lines that show what was secret
    at_the_end: frozenset[str] = frozenset()  # clauses under which all is shown
    showing: frozenset[str] = frozenset()  # lines that show cards of a hidden hand, where nobody is asked which
    chosen: tuple[str, ...] = ()  # hidden because somebody chose it in secret; in a story choices stay the same
    # Positions and observations.
    ends_alike: bool = False  # in one and the same position a game may have ended for several reasons
    rare: frozenset[str] = frozenset()  # blocks that random games hardly ever come to; shown by the game's own tests
    essence: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is  # a view without what observations leave out


def particulars_of(game: Game) -> Particulars:
    name = f"games.{game.name}.particulars"
    return cast(Particulars, import_module(name).PARTICULARS) if find_spec(name) else Particulars()
