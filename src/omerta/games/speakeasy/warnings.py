"""What a newcomer overlooks: buildings that will not work, barrels nobody sells or takes, bars given up for nothing."""
# interpreted: asked only where a person hesitates

from collections.abc import Iterator

from omerta.core.game import Shaped, View
from omerta.core.warning import Warned
from omerta.games.speakeasy.components import (
    DELIVER,
    KIND_NAMES,
    PROTECT,
    SELL,
    SPACES,
    WIDTH,
    Seat,
    space_name,
)
from omerta.games.speakeasy.moves import space_of
from omerta.games.speakeasy.rules import barrels
from omerta.games.speakeasy.rules.ground import at, has_cop
from omerta.games.speakeasy.rules.todo import step
from omerta.games.speakeasy.rules.turn import Speakeasy
from omerta.games.speakeasy.state import KIND, OWNER
from omerta.games.speakeasy.views import SpeakeasyView


def warnings(view: View, action: int) -> list[Warned]:
    """What speaks against a legal action, by what the seat sees."""
    assert isinstance(view, SpeakeasyView)
    table = view.table
    assert isinstance(table, Speakeasy)
    move = table.move(action) or {}
    if move["move"] == "at":
        return list(_building(table, int(str(move["space"]))))
    if move["move"] == "yield":
        return list(_yielding(table, int(str(move["space"]))))
    if move["move"] == "done":
        return list(_stopping(table))
    if move["move"] in ("ambush", "strike"):
        return list(_capturing(table, view.to_move))
    return []


def _others(table: Speakeasy, name: str) -> list[Shaped]:
    """The legal moves of a kind."""
    moves = [table.move(action) or {} for action in table.legal()]
    return [move for move in moves if move.get("move") == name]


def _building(table: Speakeasy, name: int) -> Iterator[Warned]:
    """E8.1, E20.4, E20.10: what will become of a building there, where another space would spare it that."""
    spaces = [space_of(int(str(move["space"]))) for move in _others(table, "at")]
    space = space_of(name)
    dangers = {
        ("not-operating", "E8.1"): [has_cop(table, one // WIDTH) for one in [space, *spaces]],
        ("cop-due", "E20.10"): [bool((table.cops_waiting >> (one // WIDTH)) & 1) for one in [space, *spaces]],
        ("mobster-due", "E20.4"): [bool((table.mobs_waiting >> (one // WIDTH)) & 1) for one in [space, *spaces]],
    }
    for (kind, clause), there in dangers.items():
        if there[0] and not all(there):
            yield Warned(kind, clause, {"space": name})


def _yielding(table: Speakeasy, name: int) -> Iterator[Warned]:
    """E20.5: what can be held is given up."""
    if any(move["space"] == name for move in _others(table, "defend")):
        kind = at(table, space_of(name), KIND)
        yield Warned("gives-up", "E20.7", {"space": name, "kind": KIND_NAMES[kind]})


def _stopping(table: Speakeasy) -> Iterator[Warned]:
    """What could still be done by the action that is left."""
    kind = step(table)
    if kind == SELL:
        sold = len(_others(table, "sell"))
        if sold:
            yield Warned("barrels-unsold", "E11.2", {"count": sold})
    elif kind == DELIVER:
        if _others(table, "unload"):
            yield Warned("truck-loaded", "E11.3")
    elif kind == PROTECT:
        yield from _unprotected(table)


def _unprotected(table: Speakeasy) -> Iterator[Warned]:
    """E8.1: a building that a Cop closes, or soon will, could be protected now."""
    for move in _others(table, "protect"):
        space = space_of(int(str(move["space"])))
        if has_cop(table, space // WIDTH) or (table.cops_waiting >> (space // WIDTH)) & 1 == 1:
            yield Warned(
                "unprotected", "E8.1", {"space": space_name(space), "kind": KIND_NAMES[at(table, space, KIND)]}
            )
            return


def _capturing(table: Speakeasy, seat: Seat) -> Iterator[Warned]:
    """E15.5: the captured barrel goes to the supply where no bar and no Stills can take it."""
    has_bar = any(
        barrels.takes_barrel(table, seat, space) for space in range(SPACES) if at(table, space, OWNER) == seat
    )
    if not has_bar and not barrels.has_working_stills(table, seat):
        yield Warned("barrel-lost", "E15.5")
