"""S2, S10.2: the first tokens, and in solo the automaton's head start."""

from mypy_extensions import i64

from omerta.core.game import CHANCE
from omerta.games.syndicate.board import district_fact
from omerta.games.syndicate.components import AUTOMATON, HUMAN, SOLO, District, Kind
from omerta.games.syndicate.rules.effects import draw, pulled
from omerta.games.syndicate.state import DEAL, DEAL_ADVANCE, DEAL_ROLL, SyndicateState


def first_hand(s: SyndicateState, seat: i64) -> i64:
    """S2.2, S10.2: how many tokens a seat draws before the first turn."""
    return 5 if s.mode == SOLO and seat == AUTOMATON else 3


def dealing_to(s: SyndicateState) -> i64:
    """The seat that draws next."""
    return 0 if s.dealt < first_hand(s, 0) else 1


def deal(s: SyndicateState, kind: Kind) -> None:
    """S2.2: a token is drawn into the hand of the seat that is due."""
    clause = "S10.2" if s.mode == SOLO else "S2.2"
    draw(s, dealing_to(s), kind, "dealt", clause)
    s.dealt += 1


def is_dealt(s: SyndicateState) -> bool:
    return s.dealt >= first_hand(s, 0) + first_hand(s, 1)


def rolls(s: SyndicateState) -> i64:
    """S10.2: how often the die is rolled."""
    return 4 if s.difficulty == 2 else 3


def go_on(s: SyndicateState) -> bool:
    """What the setup waits for next; False when it is done."""
    s.to_move = CHANCE
    if not is_dealt(s):
        s.stage = DEAL
        return True
    if s.mode == SOLO and s.dealt < first_hand(s, 0) + first_hand(s, 1) + rolls(s):
        s.stage = DEAL_ROLL
        return True
    return False


def rolled(s: SyndicateState, die: i64) -> None:
    """S10.2: the roll's district, or on a 6 one that the human chooses."""
    s.dealt += 1
    if s.journal is not None:
        s.journal.tell("rolled", "S10.2", {"die": int(die)})
    if die == 6:
        s.stage = DEAL_ADVANCE
        s.to_move = HUMAN
    else:
        advance(s, die - 1)


def advance(s: SyndicateState, district: District) -> None:
    """S10.2: a marker moves toward the automaton's hat."""
    spaces: i64 = 1 if s.difficulty == 0 else 2
    s.markers[district] = pulled(s.markers[district], AUTOMATON, spaces, s.board.hat[district])
    s.stage = DEAL_ROLL
    if s.journal is not None:
        facts = {"marker": int(s.markers[district]), "count": int(spaces)}
        s.journal.tell("advanced", "S10.2", {**facts, "district": district_fact(s.board.name, district)})
