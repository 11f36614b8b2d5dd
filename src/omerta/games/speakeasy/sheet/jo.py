"""E23: Jo's cards."""
# interpreted: makes sheets

from omerta.core.sheet import Cell, Items, Row, Text
from omerta.games.speakeasy.components import JO_CLASSES, NONE
from omerta.games.speakeasy.sheet.cells import counted, thing
from omerta.games.speakeasy.state import SpeakeasyState, bits


def jo_rows(s: SpeakeasyState) -> list[Row]:
    """E23.6, E23.7: the card that acts, those set aside, and how many are left."""
    names = s.box.jo_names
    card: list[Cell] = [] if s.jo_card == NONE else [thing(s.box, "jo", names[s.jo_card])]
    aside: list[Cell] = [thing(s.box, "jo", names[one]) for one in s.jo_aside]
    left = sum(int(s.jo_slots[kind]) for kind in range(JO_CLASSES)) + int(bits(s.jo_loose)) + len(s.jo_under) // 2
    cells: list[Cell] = [
        Items(card, Text("label-jo-card")),
        counted("label-jo-deck", left),
        counted("label-jo-districts", int(bits(s.jo_districts))),
    ]
    return [Row([*cells, Items(aside, Text("label-jo-aside"))] if aside else cells)]
