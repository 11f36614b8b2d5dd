"""What a seat of FAMILIES had or did, for whoever asks what wins."""

from omerta.core.game import Marks
from omerta.games.families.components import MONEY, TERRITORIES, VALUES, Seat
from omerta.games.families.rules import ending
from omerta.games.families.state import WITH, FamiliesState


def marks(s: FamiliesState, seat: Seat) -> Marks:
    """F14: Money, territories, colours; and what led there."""
    found: Marks = {
        "money": int(ending.money_in_case(s, seat)),
        "cards": int(sum([s.cases[seat * MONEY + value] for value in range(MONEY)])),
        "fives": int(s.cases[seat * MONEY + len(VALUES) - 1]),
        "jobs": int(s.case_jobs[seat]),
        "allies": len([ally for ally in s.gained if s.allies[ally] == WITH + seat]),
        "territories": int(ending.territories_won(s, seat)),
        "markers": len([code for code in s.stacks if code & 7 == seat]),
        "horse-first": bool((s.horse - 3) % s.players == seat),
    }
    for territory in range(TERRITORIES):
        found[f"territory-{territory + 1}"] = ending.territory_winner(s, territory) == seat
    for colour in range(s.box.colours):
        found[f"colour-{s.box.colour_ids[colour]}"] = ending.wins_colour(s, seat, colour)
    for ally in range(s.box.allies):
        found[f"ally-{s.box.ally_ids[ally]}"] = bool(s.allies[ally] == WITH + seat)
    return found
