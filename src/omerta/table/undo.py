"""How far back a seat may go so that nobody has learnt anything: computed for any game, by imagination.

A decision tells a viewer nothing if in every world that fits what the viewer saw it was possible and came to the same.
Only what the deciding seat itself knows goes into the answer, or the offer to take back would betray a rival's cards.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from omerta.core.game import CHANCE, OVER, Game, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible

WORLDS: Final = 6  # that may be the real one, as the deciding seat sees it
MINDS: Final = 6  # that each viewer may imagine in each of them


def offered(game: Game, state: State, actions: Sequence[int]) -> int:
    """How many of one seat's last decisions, made from this state on, must stay."""
    states = [state.copy()]
    for action in actions:
        after = states[-1].copy()
        after.advance(action)
        states.append(after)
    kept = len(actions)
    while kept > 0 and not learnt(game, states[kept - 1], actions[kept - 1], Numbers(kept)):
        kept -= 1
    return kept


def learnt(game: Game, before: State, action: int, numbers: Numbers) -> bool:
    """Whether a decision tells anybody, the deciding seat too, anything that is hidden."""
    seat = int(before.to_move)
    happened = _after(before, action, seat)
    if happened is None:
        return True
    try:
        return any(
            _after(world, action, seat) != happened or _tells(game, world, action, seat, numbers)
            for world in _worlds(game, before, seat, numbers, WORLDS)
        )
    except Impossible:
        return True


def _tells(game: Game, world: State, action: int, seat: int, numbers: Numbers) -> bool:
    """Whether in this world somebody else learns from the decision."""
    for viewer in (None, *range(int(world.players))):
        if viewer == seat:
            continue
        seen = _after(world, action, viewer)
        for imagined in _worlds(game, world, viewer, numbers, MINDS):
            if not imagined.is_legal(action) or _after(imagined, action, viewer) != seen:
                return True
    return False


def _worlds(game: Game, state: State, viewer: int | None, numbers: Numbers, count: int) -> Iterator[State]:
    view = state.view(viewer)
    for _ in range(count):
        yield game.imagine(view, numbers)


def _after(state: State, action: int, viewer: int | None) -> Any:
    """What a viewer sees and reads after the action; None where chance decides or the game ends by it."""
    after = state.copy()
    after.journal = Journal()
    after.advance(action)
    if after.to_move in (CHANCE, OVER):
        return None
    return after.view(viewer).to_json(), [event.to_json() for event in after.journal.seen_by(viewer)]
