"""G2: the deal. Every card is a decision of chance, by the make-up of the pile it comes from; so is who begins."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.journal import all_but, only
from omerta.games.gangs.components import (
    ALLIANCES,
    BOTTOM_ROW,
    GANGS,
    MEMBERS,
    NONE,
    Gang,
    Seat,
    influence_dealt,
)
from omerta.games.gangs.moves import BEGIN
from omerta.games.gangs.state import (
    DEAL_INFLUENCE,
    DEAL_PAIRS,
    DEAL_THIRDS,
    DRAW_FIRST,
    LAY_ROW,
    NO_CARDS,
    PLAY,
    GangsState,
    total,
)


def pile(s: GangsState) -> vec[i64]:
    """The pile that the setup draws from, by gang."""
    return s.bosses if s.stage == LAY_ROW else s.members  # G2.5, G2.6


def kept_back(s: GangsState) -> i64:
    """How many cards of each gang in the pile are not in the draw."""
    return MEMBERS - 1 if s.stage == DEAL_PAIRS else 0  # G2.1: one of each gang, gone once dealt


def deal(s: GangsState, gang: Gang) -> None:
    """Give the card of this gang where the setup needs it."""
    if s.stage == DEAL_PAIRS:
        _deal_pair(s, gang)
    elif s.stage == DEAL_THIRDS:
        _deal_third(s, gang)
    elif s.stage == DEAL_INFLUENCE:
        _deal_influence(s, gang)
    else:
        _lay_row(s, gang)


def _deal_pair(s: GangsState, gang: Gang) -> None:
    seat = s.dealt // 2
    s.members[gang] -= 1
    s.alliances[seat * ALLIANCES + s.dealt % 2] = gang  # G2.1
    _tell_dealt(s, "alliance", "G2.1", seat, gang)
    _go_on(s, 2 * s.players, DEAL_THIRDS)


def _deal_third(s: GangsState, gang: Gang) -> None:
    seat = s.dealt
    s.members[gang] -= 1
    first = seat * ALLIANCES
    if gang == s.alliances[first] or gang == s.alliances[first + 1]:
        s.aside[gang] += 1  # G2.2 R: nobody is told, so that a view follows from the position alone
        if total(s.members) == 0:
            _return_aside(s)  # G2.2 R: a pile that runs out is made anew
        return
    s.alliances[first + 2] = gang  # G2.2
    _tell_dealt(s, "alliance", "G2.2", seat, gang)
    _go_on(s, s.players, DEAL_INFLUENCE)
    if s.stage == DEAL_INFLUENCE:
        _return_aside(s)


def _return_aside(s: GangsState) -> None:
    for gang in range(GANGS):
        s.members[gang] += s.aside[gang]  # G2.2 R
    s.aside = NO_CARDS[:]


def _deal_influence(s: GangsState, gang: Gang) -> None:
    each = influence_dealt(s.players)
    seat = s.dealt // each
    s.members[gang] -= 1
    s.influence[seat * GANGS + gang] += 1  # G2.3
    _tell_dealt(s, "influence-card", "G2.3", seat, gang)
    _go_on(s, each * s.players, LAY_ROW)


def _lay_row(s: GangsState, gang: Gang) -> None:
    s.bosses[gang] -= 1
    s.pyramid[s.dealt] = gang  # G2.6
    if s.journal is not None:
        s.journal.tell("laid", "G2.6", {"gang": int(gang), "place": int(s.dealt)})
    _go_on(s, BOTTOM_ROW, DRAW_FIRST)
    if s.stage == DRAW_FIRST and s.active != NONE:
        begin(s, s.active)


def seats(s: GangsState, into: Actions) -> None:
    """G2.7 R: whom the lot may fall on."""
    for seat in range(s.players):
        into.add_weighted(BEGIN + seat, 1)


def begin(s: GangsState, seat: Seat) -> None:
    """G2.7: the first player, drawn or named by the table."""
    s.active = seat
    s.stage = PLAY
    if s.journal is not None:
        s.journal.tell("begins", "G2.7", {"seat": int(seat)})


def _go_on(s: GangsState, cards: i64, next_stage: i64) -> None:
    s.dealt += 1
    if s.dealt == cards:
        s.stage = next_stage
        s.dealt = 0


def _tell_dealt(s: GangsState, what: str, clause: str, seat: Seat, gang: Gang) -> None:
    if s.journal is None:
        return
    owner = int(seat)
    s.journal.tell(what, clause, {"seat": owner, "gang": int(gang)}, only(owner))  # G2.4
    s.journal.veil(what + "-unseen", clause, {"seat": owner}, all_but(owner))
