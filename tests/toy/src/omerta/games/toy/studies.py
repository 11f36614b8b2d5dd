"""What a seat of TOY had or did, for whoever asks what wins (T2.3)."""

from omerta.core.game import Marks
from omerta.games.toy.components import Seat
from omerta.games.toy.state import ToyState


def marks(s: ToyState, seat: Seat) -> Marks:
    return {"tricks": int(s.points[seat]), "last-trick": bool(s.leader == seat)}
