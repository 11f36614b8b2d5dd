"""What a newcomer overlooks: effects that come to nothing, rows for the rival, support that would score."""
# interpreted: asked only where a person hesitates

from collections.abc import Iterator
from typing import Final

from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, View
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from omerta.core.warning import Warned
from omerta.games.syndicate.beliefs import imagine_into
from omerta.games.syndicate.board import (
    CALL,
    DRAW,
    JOIN,
    NOTHING,
    SHOOT,
    SMUGGLE_ELSEWHERE,
    effect_code,
    field_fact,
)
from omerta.games.syndicate.components import BLOCK, NONE, PLAIN, SYMBOL
from omerta.games.syndicate.moves import DECLINE, place_field, place_kind
from omerta.games.syndicate.rules.placing import counts_as, strength_of
from omerta.games.syndicate.rules.turn import Syndicate
from omerta.games.syndicate.state import DRAWING, OPEN, PLACE
from omerta.games.syndicate.views import SyndicateView, is_open, pile_size

STEPS: Final = 60  # decisions of one turn
SCORED: Final = ("row-won", "row-shared", "district-closed")


def warnings(view: View, action: int) -> list[Warned]:
    """What speaks against a legal action, by what the seat sees."""
    assert isinstance(view, SyndicateView)
    world = _world(view)
    if action == DECLINE:
        return list(_declining(world))
    return list(_placing(view, world, action)) if action < DECLINE else []


def _placing(view: SyndicateView, world: Syndicate, action: int) -> Iterator[Warned]:
    field = place_field(action)
    facts: dict[str, int | str] = {"field": field_fact(world.board.name, field)}
    others = [_does(view, world, other) for other in world.legal() if other < DECLINE]
    kind, code = counts_as(world, world.active, place_kind(action)), effect_code(world.board.field_effect[field])
    if SYMBOL[kind] == BLOCK and code != NOTHING and any(others):
        yield Warned("effect-blocked", "S4.4", facts)
    elif code != NOTHING and not _works(view, code, world):
        yield Warned("effect-empty", "S5.1", facts)
    elif not _does(view, world, action) and any(others):
        yield Warned("no-use", "S4.5", facts)
    for line in _told(world, action):
        if line.kind == "row-won" and line.facts["seat"] != world.active:
            yield Warned(
                "row-to-rival", line.clause, {"district": line.facts["district"], "count": line.facts["count"]}
            )


def _declining(world: Syndicate) -> Iterator[Warned]:
    """S4.7: a second token in this district would score."""
    best, support = 0, NONE
    for action in world.legal():
        gain = _points(world, action) if action != DECLINE else 0
        if gain > best:
            best, support = gain, action
    if best > 0:
        token, field = int(place_kind(support)), field_fact(world.board.name, place_field(support))
        yield Warned("decline-points", "S4.7", {"token": token, "field": field, "count": best})


def _does(view: SyndicateView, world: Syndicate, action: int) -> bool:
    """Whether a placement pulls the marker, has an effect, shoots or brings support."""
    field = place_field(action)
    kind, code = counts_as(world, world.active, place_kind(action)), effect_code(world.board.field_effect[field])
    if strength_of(world, world.active, kind, world.board.field_district[field]) > 0 or SYMBOL[kind] not in (
        PLAIN,
        BLOCK,
    ):
        return True
    return SYMBOL[kind] != BLOCK and code != NOTHING and _works(view, code, world)


def _works(view: SyndicateView, code: int, world: Syndicate) -> bool:
    """S5.1, S5.5, S5.7: what is not there is not drawn, called, hit or smuggled."""
    if code == DRAW:
        return bool(view.bag_sizes[view.viewer] > 0)
    if code in (CALL, JOIN):
        return bool(pile_size(view) > 0)
    if code == SHOOT:
        return not (is_open(view, 1 - view.viewer) or view.show_hand_size) or bool(view.hand_sizes[1 - view.viewer] > 0)
    if code == SMUGGLE_ELSEWHERE:
        return sum(world.status[district] == OPEN for district in range(world.board.districts)) > 1
    return True


def _points(world: Syndicate, action: int) -> int:
    """What a placement scores for the mover in this turn, less what it scores for the rival."""
    points = 0
    for line in _told(world, action):
        if line.kind in SCORED and line.kind != "row-shared":
            points += int(line.facts["count"]) * (1 if line.facts["seat"] == world.active else -1)
    return points


def _told(world: Syndicate, action: int) -> Iterator[Event]:
    """What a placement and the rest of the turn would tell; which choices are made meanwhile is all the same."""
    after, seat, numbers = world.copy(), world.active, Numbers(1)
    after.journal = Journal()
    after.advance(action)
    for _ in range(STEPS):
        if after.to_move == OVER or after.active != seat or after.stage in (PLACE, DRAWING):
            break
        legal = after.legal()
        after.advance(sample(after, numbers) if after.to_move == CHANCE else legal[-1])
    for line in after.journal.events:
        if line.clause == "S4.8" or (line.kind.startswith(("placed", "cup")) and line.facts.get("seat") != seat):
            return
        yield line


def _world(view: SyndicateView) -> Syndicate:
    """A table that looks the same: all that is looked at there lies open or is the seat's own."""
    world = Syndicate(view.board, view.mode, view.difficulty, view.show_hand_size)
    imagine_into(world, view, Numbers(1))
    return world
