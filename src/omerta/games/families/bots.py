"""What FAMILIES teaches a bot: what a position promises a seat, term by term."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.families.components import (
    ACTS,
    BRIBERY,
    BUSINESS,
    GOODS,
    KINDS,
    MONEY,
    NARCOTICS,
    NONE,
    TERRITORIES,
    TRIBUTE,
    VALUES,
    Seat,
    Territory,
)
from omerta.games.families.rules import acts, bribery, ending, steps
from omerta.games.families.state import (
    IN_HAND,
    STEP,
    WITH,
    FamiliesState,
    case_size,
    hand_size,
    is_don,
)

CASE: Final[i64] = 0  # Money in the suitcase
HAND: Final[i64] = 1  # Money in hand
STOCK: Final[i64] = 2  # goods in hand
PLANS: Final[i64] = 3  # Jobs in hand
RESERVE: Final[i64] = 4  # figures to place
TERRITORY: Final[i64] = 5  # stacks of markers, and who is strongest
COLOUR: Final[i64] = 6  # Jobs by colour
FRIENDS: Final[i64] = 7  # Allies
BRIBE: Final[i64] = 8  # the bid under way
EXCESS: Final[i64] = 9  # cards that Tribute will take
TERMS: Final = (
    "case", "hand", "stock", "plans", "reserve", "territory", "colour", "friends", "bribe", "excess",
)  # fmt: skip
COUNT: Final[i64] = 10

# By act: how much a dollar decides, and what an Ally, a Thug, a Member and Money in hand are worth in dollars.
STAKE: Final = vec[float]([0.0, 0.07, 0.09, 0.12, 0.17])
ALLY_WORTH: Final = vec[float]([0.0, 4.0, 2.6, 1.3, 0.0])
THUG_WORTH: Final = vec[float]([0.0, 1.1, 1.1, 1.1, 1.0])
MEMBER_WORTH: Final = vec[float]([0.0, 1.3, 1.3, 1.3, 1.2])
HAND_WORTH: Final = vec[float]([0.0, 0.55, 0.5, 0.45, 0.4])
GOOD_WORTH: Final = vec[float]([0.0, 0.8, 0.75, 0.6, 0.3])
PLAN_WORTH: Final = vec[float]([0.0, 1.0, 0.9, 0.75, 0.5])
DON_FIGURE: Final = 2.4  # what a don gains with a figure, colours included

# A lead in markers or Jobs, from −3 to 3: how likely it is to last.
MARKER_LEAD: Final = vec[float]([0.06, 0.13, 0.27, 0.5, 0.7, 0.84, 0.93])
JOB_LEAD: Final = vec[float]([0.03, 0.09, 0.22, 0.55, 0.72, 0.85, 0.93])


def terms_into(s: FamiliesState, seat: Seat, into: vec[float]) -> None:
    """What each term adds to the seat's prospect."""
    measure_into(s, seat, into)
    stake = STAKE[s.act] * (1.6 if s.act == ACTS and s.phase >= TRIBUTE else 1.0)
    for term in range(COUNT):
        into[term] *= stake


def measure_into(s: FamiliesState, seat: Seat, into: vec[float]) -> None:
    """The terms in dollars."""
    for term in range(COUNT):
        into[term] = 0.0
    into[CASE] = float(ending.money_in_case(s, seat))
    into[TERRITORY] = _territories(s, seat)
    into[COLOUR] = _colours(s, seat)
    into[FRIENDS] = _friends(s, seat)
    into[RESERVE] = _reserve(s, seat)
    if s.phase == BRIBERY:
        into[BRIBE] = _bribe(s, seat)
    if not is_don(s, seat):
        into[HAND] = _hand(s, seat)
        into[STOCK] = _stock(s, seat)
        into[PLANS] = _plans(s, seat)
        if _is_done(s, seat):
            into[EXCESS] = -0.5 * float(max(0, hand_size(s, seat) - s.box.hand_limits[s.act - 1]))


def _is_done(s: FamiliesState, seat: Seat) -> bool:
    """F6.1: nothing more comes to the hand before Tribute, be it that no figure is left or that the seat passed."""
    return s.phase != BUSINESS or s.passed[seat] == 1 or s.thugs[seat] + s.members[seat] == 0


def _hand(s: FamiliesState, seat: Seat) -> float:
    """Money in hand is mostly lost, but in the last act the best two cards count (F14.1)."""
    worth = 0.0
    kept: i64 = s.box.hand_limits[s.act - 1] if s.act == ACTS else 0
    for value in range(MONEY - 1, -1, -1):
        for _ in range(s.hands[seat * KINDS + value]):
            share = HAND_WORTH[s.act]
            if kept > 0:
                share = 0.95
                kept -= 1
            elif s.act == ACTS and s.phase == TRIBUTE:
                share = 0.02
            worth += share * float(VALUES[value])
    return worth


def _stock(s: FamiliesState, seat: Seat) -> float:
    """Goods, the more of one kind the less each is worth."""
    if s.act == ACTS and s.phase != BUSINESS:
        return 0.0
    worth = 0.0
    for good in range(MONEY, KINDS):
        share = 1.4 if good == NARCOTICS else 1.0
        for _ in range(s.hands[seat * KINDS + good]):
            worth += share * GOOD_WORTH[s.act]
            share *= 0.8
    return worth


def _plans(s: FamiliesState, seat: Seat) -> float:
    """Jobs in hand, by how many goods they lack."""
    if s.hand_jobs[seat] == 0 or (s.act == ACTS and s.phase != BUSINESS):
        return 0.0
    worth = 0.0
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_HAND + seat:
            lacking = _lacking(s, seat, job)
            share = 0.55 if lacking == 0 else (0.4 if lacking == 1 else 0.22)
            worth += share * PLAN_WORTH[s.act] * job_worth(s, job)
    return worth


def job_worth(s: FamiliesState, job: i64) -> float:
    """Its pay, its place in a colour, and an effect."""
    worth = 1.6
    for value in range(MONEY):
        worth += 0.5 * float(s.box.job_pay[job * MONEY + value] * VALUES[value])
    return worth + 0.6 * float(s.box.job_start[job + 1] - s.box.job_start[job])


def _lacking(s: FamiliesState, seat: Seat, job: i64) -> i64:
    lacking: i64 = 0
    for good in range(GOODS - 1):
        lacking += max(0, s.box.job_cost[job * GOODS + good] - s.hands[seat * KINDS + MONEY + good])
    spare = s.hands[seat * KINDS + NARCOTICS] - s.box.job_cost[job * GOODS + GOODS - 1]
    return max(0, lacking - spare)


def _reserve(s: FamiliesState, seat: Seat) -> float:
    """Figures still to be placed in this act; none once the seat has passed."""
    if s.phase > BUSINESS or s.passed[seat] == 1:
        return 0.0
    if is_don(s, seat):
        return DON_FIGURE * float(s.thugs[seat] + s.members[seat])
    return THUG_WORTH[s.act] * float(s.thugs[seat]) + MEMBER_WORTH[s.act] * float(s.members[seat])


def _friends(s: FamiliesState, seat: Seat) -> float:
    """Allies for the acts to come, and those not yet played in this one."""
    worth = 0.0
    for i in range(len(s.gained)):
        ally = s.gained[i]
        if s.allies[ally] == WITH + seat:
            worth += ALLY_WORTH[s.act]
            if s.phase <= BUSINESS and s.played[ally] == 0:
                worth += 1.0
    for place in range(0, len(s.todo), STEP):
        kind = s.todo[place + 3]
        if (kind == steps.TAKE or kind == steps.AI_TAKE) and s.todo[place + 2] == seat:
            worth += ALLY_WORTH[s.act]
    return worth


# F14.3, F10: territories.


def _territories(s: FamiliesState, seat: Seat) -> float:
    worth = 0.0
    for territory in range(TERRITORIES):
        worth += float(s.box.territory_bonus) * _hold(s, seat, territory)
    return worth


def _hold(s: FamiliesState, seat: Seat, territory: Territory) -> float:
    """How likely the seat gets the bonus, with the marker that the strongest family is about to put."""
    own: i64 = 0
    best: i64 = 0
    top: i64 = NONE
    strongest: i64 = acts.strongest(s, territory) if s.phase <= BUSINESS else NONE
    for rival in range(s.players):
        count = acts.markers_in(s, rival, territory) + (1 if rival == strongest else 0)
        if rival == seat:
            own = count
        else:
            best = max(best, count)
    for i in range(len(s.stacks)):
        if s.stacks[i] >> 3 == territory:
            top = s.stacks[i] & 7
    if strongest != NONE:
        top = strongest
    if own == 0 and best == 0:
        return 1.0 / float(s.players) * 0.9
    lead = max(-3, min(3, own - best)) + 3
    hold = MARKER_LEAD[lead]
    if own == best:
        hold = 0.6 if top == seat else 0.4
    if s.act == ACTS and s.phase > BUSINESS:
        return 1.0 if own > best or (own == best and top == seat) else 0.0
    return hold


# F14.4: colours.


def _colours(s: FamiliesState, seat: Seat) -> float:
    worth = 0.0
    for colour in range(s.box.colours):
        own = ending.colour_jobs(s, seat, colour)
        best: i64 = 0
        for rival in range(s.players):
            if rival != seat:
                best = max(best, ending.colour_jobs(s, rival, colour))
        worth += float(s.box.colour_bonus) * _lead_in_colour(s, own, best)
    return worth


def _lead_in_colour(s: FamiliesState, own: i64, best: i64) -> float:
    if s.act == ACTS and s.phase > BUSINESS:
        return 1.0 if own > 0 and own >= best else 0.0
    if own == 0 and best == 0:
        return 0.3
    return JOB_LEAD[max(-3, min(3, own - best)) + 3]


# F11: the bid under way.


def _bribe(s: FamiliesState, seat: Seat) -> float:
    """What a bid is likely to win, less what it is likely to cost; nothing once all is paid."""
    if is_don(s, seat) or not _is_open(s) or s.begun[seat] == 0:
        return 0.0
    bid = float(bribery.value_bid(s, seat))
    if bid == 0.0:
        return 0.0
    wins = _against_dons(s, seat, bid) if s.agreed.don_count > 0 else _against_humans(s, seat, bid)
    return wins * (ALLY_WORTH[s.act] - bid)


def _is_open(s: FamiliesState) -> bool:
    """Whether the award is still to come."""
    for place in range(0, len(s.todo), STEP):
        if s.todo[place + 3] == steps.AWARD:
            return True
    return False


def _against_dons(s: FamiliesState, seat: Seat, bid: float) -> float:
    """F15.14: each don draws one card more; the human must not be last."""
    lost = 1.0
    for don in range(s.players):
        if is_don(s, don):
            cards = float(max(1, case_size(s, don)))
            mean = (float(ending.money_in_case(s, don)) + float(s.case_jobs[don])) / cards
            due = min(cards, float(bribery.cards_bid(s, seat) + 1))
            edge = bid - mean * due + (0.5 if s.horse == seat else -0.5)
            lost *= max(0.03, min(0.97, 0.5 - edge / 6.0))
    return 1.0 - lost


def _against_humans(s: FamiliesState, seat: Seat, bid: float) -> float:
    """F11.2: all but the last win; rivals who have not begun are taken to bid about two dollars."""
    lost = 1.0
    for rival in range(s.players):
        if rival != seat:
            other = 2.0
            if s.begun[rival] == 1:
                other = 0.5 * float(bribery.value_bid(s, rival)) + 1.0
            lost *= max(0.03, min(0.97, 0.5 - (bid - other) / 5.0))
    return 1.0 - lost
