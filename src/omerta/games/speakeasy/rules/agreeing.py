"""What an imported position must agree in so that it can be played on: the Mob War, and Jo's cards."""

from mypy_extensions import i64

from omerta.core.problems import Impossible
from omerta.games.speakeasy.components import (
    DEAL,
    DEFEND,
    JO,
    JO_CARDS,
    JO_CLASSES,
    MOBSTERS,
    NONE,
    PAYOUT,
    PILE_MOBSTER,
    WAR_END,
    WIDTH,
    District,
    Seat,
)
from omerta.games.speakeasy.rules.ground import at
from omerta.games.speakeasy.rules.jo import unseen_of
from omerta.games.speakeasy.state import (
    BOOKS_HELD,
    FRAME,
    GOONS_HELD,
    LEVERAGE,
    OWNER,
    USED,
    VIP_AREA,
    WAR,
    SpeakeasyState,
    bits,
    of,
)


def check(s: SpeakeasyState) -> None:
    """Impossible tells what does not fit the rest."""
    if s.phase == WAR and (s.act == 0 or s.box.war_deck[s.act - 1] == NONE):
        raise Impossible("stage-disagrees", {"what": "war"}, "E20.1")
    _check_decks(s)
    _check_attacks(s)
    if s.solo:
        _check_jo(s)


def _check_decks(s: SpeakeasyState) -> None:
    """E20.1: a Mobster for every district that waits."""
    act = max(1, s.act)
    for i in range(s.depth):
        if s.todo[i * FRAME] == PAYOUT:
            act += 1  # E20.9: those that wait now wait for the next Mob War
    if act > len(s.box.war_deck) or s.box.war_deck[act - 1] == NONE:
        return
    left: i64 = 0
    for mobster in range(MOBSTERS):
        if s.box.mobster_deck[mobster] == s.box.war_deck[act - 1]:
            left += (s.mobsters_left >> mobster) & 1
    if bits(s.mobs_waiting) > left:
        raise Impossible("stage-disagrees", {"what": "mobs_waiting"}, "E20.1")


def _check_attacks(s: SpeakeasyState) -> None:
    """E20.2, E20.5: who attacks is there or comes first, and buildings of the seat are attacked."""
    coming: i64 = 0
    for i in range(s.depth - 1, -1, -1):
        code, seat, a, b = s.todo[i * FRAME], s.todo[i * FRAME + 1], s.todo[i * FRAME + 2], s.todo[i * FRAME + 3]
        if code == DEAL and a == PILE_MOBSTER:
            coming |= (i64(1) << b) & s.mobs_waiting
        elif code == DEFEND or code == WAR_END:
            if s.mobsters[a] == NONE and (coming >> a) & 1 == 0:
                raise Impossible("stage-disagrees", {"what": "mobsters"}, "E20.2")
            if code == DEFEND and not _stands(s, seat, a, b):
                raise Impossible("stage-disagrees", {"what": "defend"}, "E20.5")


def _stands(s: SpeakeasyState, seat: Seat, district: District, left: i64) -> bool:
    """Whether the spaces left to decide have buildings of the seat."""
    for place in range(WIDTH):
        if (left >> place) & 1 == 1 and at(s, district * WIDTH + place, OWNER) != seat:
            return False
    return True


def _check_jo(s: SpeakeasyState) -> None:
    """E23.1: what he never has; E23.6: each card once, and cards for all slots; E23.8: a deck that is never empty."""
    for what, key in (
        (GOONS_HELD, "goons"),
        (VIP_AREA, "vip"),
        (LEVERAGE, "leverage"),
        (BOOKS_HELD, "books"),
        (USED, "used"),
    ):
        if of(s, JO, what) != 0:
            raise Impossible("too-many-of", {"key": key}, "E23.1")
    for card in range(JO_CARDS):
        if _places_of(s, card) > 1:
            raise Impossible("twice", {"key": "solo", "what": s.box.jo_names[card]}, "E23.6")
    for kind in range(JO_CLASSES):
        if _slots_of(s, kind) > unseen_of(s, kind):
            raise Impossible("too-many-of", {"key": "slots"}, "E23.6")
    if s.jo_districts == 0:
        raise Impossible("stage-disagrees", {"what": "district_deck"}, "E23.8")


def _slots_of(s: SpeakeasyState, kind: i64) -> i64:
    """E23.3: slots of a class, now and as the decks of later acts join; some of these give way to deck 0."""
    count = s.jo_slots[kind]
    for act in range(max(1, s.act), len(s.box.jo_decks)):
        for joining in range(1, JO_CLASSES):
            if (s.box.jo_decks[act] >> joining) & 1 == 1 and kind in (0, joining):
                count += s.box.jo_replaced[s.difficulty * 4 + joining - 1]
    return count


def _places_of(s: SpeakeasyState, card: i64) -> i64:
    """How often a card of Jo's is somewhere."""
    count = ((s.jo_unseen >> card) & 1) + ((s.jo_loose >> card) & 1) + (1 if s.jo_card == card else 0)
    for i in range(0, len(s.jo_under), 2):
        count += 1 if s.jo_under[i] == card else 0
    for i in range(len(s.jo_aside)):
        count += 1 if s.jo_aside[i] == card else 0
    return count
