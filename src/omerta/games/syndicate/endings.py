"""The last turn of a game, which seat 1 plays alone (S9.1, S9.2).

What the rival holds can no longer matter, nor which of the reinforcements out of sight lie on the pile: one world is
enough. Every reinforcement out of sight is as likely to come off the pile as any other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import World
from omerta.games.syndicate.beliefs import copy_visible
from omerta.games.syndicate.components import KINDS
from omerta.games.syndicate.rules.ending import GOAL
from omerta.games.syndicate.rules.turn import Syndicate
from omerta.games.syndicate.views import SyndicateView, is_open, pile_size, unseen_reinforcements

LAST_MOVER: Final[i64] = 1  # S9.1
WITHIN_REACH: Final[i64] = 12  # wealth that one turn can bring
DRAWN_AT_MOST: Final[i64] = 8  # tokens that one turn can take off the pile, at a closing of Staten Island and more


def endings(view: SyndicateView) -> list[World]:
    """The world in which seat 1 plays what may be the last turn; none at any other moment."""
    if view.viewer != LAST_MOVER or view.to_move != LAST_MOVER or view.active != LAST_MOVER:
        return []
    if not view.last_turn and view.wealth[LAST_MOVER] + WITHIN_REACH < GOAL:
        return []
    pool = unseen_reinforcements(view)
    for kind in range(KINDS):
        pool[kind] -= view.shot[kind]  # S10.10: seen on their way into the automaton's bag
    pile = pile_size(view)
    if pile not in (0, _sum(pool)) and pile < DRAWN_AT_MOST:
        return []  # it might run out where the pool does not
    s = Syndicate(view.board, view.mode, view.difficulty, view.show_hand_size)
    copy_visible(s, view)
    if not is_open(view, 0):
        s.hands[0] = view.hand_sizes[0]  # of any one kind: a hit on it shows nothing
    if pile > 0:
        s.pile = pool
    return [World(s, 1.0)]


def _sum(counts: vec[i64]) -> i64:
    tokens: i64 = 0
    for kind in range(KINDS):
        tokens += counts[kind]
    return tokens
