"""F11, F15.14, F15.15: bids, who wins, and the Allies taken."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.journal import only
from omerta.games.families.components import KINDS, MONEY, NONE, VALUES, Seat
from omerta.games.families.rules import cards, memory, steps
from omerta.games.families.rules.telling import ally_fact, money_fact, say, tell_card
from omerta.games.families.state import BID, IN_ROW, WITH, FamiliesState, case_size, in_turn, is_don

JOBS: Final[i64] = 4  # in a bid, after the four values


def ask_for_bids(s: FamiliesState) -> None:
    """F11.1: humans, then dons, both in turn order; then all bids are revealed."""
    steps.put(s, steps.AWARD)
    for place in range(s.players - 1, -1, -1):
        if is_don(s, in_turn(s, place)):
            steps.put(s, steps.AI_BID, in_turn(s, place))
    for place in range(s.players - 1, -1, -1):
        if not is_don(s, in_turn(s, place)):
            steps.put(s, steps.BIDDING, in_turn(s, place))


def bid_options(s: FamiliesState, seat: Seat, into: Actions) -> None:
    """F11.1: suitcase Money not yet bid, never a higher value after a lower one."""
    count = into.count
    for value in range(MONEY):
        if s.cases[seat * MONEY + value] > s.bids[seat * BID + value]:
            into.add(s.codes.bid + value)
        if s.bids[seat * BID + value] > 0:
            break
    if into.count > count:
        into.add(s.codes.bid + MONEY)


def bid(s: FamiliesState, seat: Seat, value: i64) -> None:
    """One card more, or (MONEY) closed."""
    if value == MONEY:
        close(s, seat)
        return
    s.begun[seat] = 1
    s.bids[seat * BID + value] += 1
    steps.put(s, steps.BIDDING, seat)
    if s.journal is not None:
        s.journal.tell("bid", "F11.1", {"seat": int(seat), "card": money_fact(value)}, only(int(seat)))


def close(s: FamiliesState, seat: Seat) -> None:
    """F11.1: nobody sees what is in it."""
    s.begun[seat] = 1
    say(s, "bid-closed", "F11.1", seat)


def cards_bid(s: FamiliesState, seat: Seat) -> i64:
    cards_in: i64 = 0
    for i in range(seat * BID, seat * BID + BID):
        cards_in += s.bids[i]
    return cards_in


def value_bid(s: FamiliesState, seat: Seat) -> i64:
    """F15.14: Money at its value, every Job $1."""
    value = s.bids[seat * BID + JOBS]
    for money in range(MONEY):
        value += s.bids[seat * BID + money] * VALUES[money]
    return value


# F15.14: a don's bid.


def due(s: FamiliesState, don: Seat) -> i64:
    """Cards a don has still to bid: one more than the human bid, or all he has."""
    return min(case_size(s, don), cards_bid(s, 0) + 1) - cards_bid(s, don)


def don_bid_options(s: FamiliesState, don: Seat, into: Actions) -> None:
    if due(s, don) <= 0:
        return
    for value in range(MONEY):
        left = s.cases[don * MONEY + value] - s.bids[don * BID + value]
        if left > 0:
            into.add_weighted(s.codes.random + value, left)
    jobs = s.case_jobs[don] - s.bids[don * BID + JOBS]
    if jobs > 0:
        into.add_weighted(s.codes.random + KINDS + s.box.jobs, jobs)


def don_bids(s: FamiliesState, don: Seat, card: i64) -> None:
    """A Money card, or (beyond all Jobs) some Job."""
    s.begun[don] = 1
    s.bids[don * BID + (card if card < MONEY else JOBS)] += 1
    if due(s, don) > 0:
        steps.put(s, steps.AI_BID, don)
    if s.journal is not None:
        name = money_fact(card) if card < MONEY else "job"
        s.journal.tell("don-bid", "F15.14", {"seat": int(don), "card": name})


# F11.2, F11.3: the award.


def award(s: FamiliesState) -> None:
    """All bids are revealed; the winners pay at once and take an Ally each, in rank order."""
    _reveal(s)
    winners = _winners(s)
    for i in range(len(winners) - 1, -1, -1):
        steps.put(s, steps.AI_TAKE if is_don(s, winners[i]) else steps.TAKE, winners[i])
    for i in range(len(winners)):
        _pay(s, winners[i])


def _reveal(s: FamiliesState) -> None:
    for seat in range(s.players):
        for value in range(MONEY):
            if s.bids[seat * BID + value] > 0:
                memory.note(s, memory.HAS_BID, seat, s.bids[seat * BID + value], value)
    if s.journal is not None:
        for place in range(s.players):
            seat = in_turn(s, place)
            facts = {"seat": int(seat), "count": int(cards_bid(s, seat)), "value": int(value_bid(s, seat))}
            s.journal.tell("bid-revealed", "F11.2", facts)


def ranking(s: FamiliesState) -> vec[i64]:
    """F11.2: by value, ties by turn order; a human who bid no card against dons is last (F15.14)."""
    ranked = s.passed[:0]
    for _ in range(s.players):
        best: i64 = NONE
        for place in range(s.players):
            seat = in_turn(s, place)
            if seat not in ranked and (best == NONE or _strength(s, seat) > _strength(s, best)):
                best = seat
        ranked = append(ranked, best)
    return ranked


def _strength(s: FamiliesState, seat: Seat) -> i64:
    if s.agreed.don_count > 0 and seat == 0 and cards_bid(s, 0) == 0:
        return -1
    return value_bid(s, seat)


def _winners(s: FamiliesState) -> vec[i64]:
    """F11.2, F11.3: not the last-ranked, nobody below $1, no more than there are Allies."""
    ranked = ranking(s)
    winners = s.passed[:0]
    allies = _row(s)
    for i in range(s.players - 1):
        by_default = i == 0 and s.agreed.don_count > 0 and cards_bid(s, 0) == 0  # F15.14
        if len(winners) < allies and (by_default or value_bid(s, ranked[i]) > 0):
            winners = append(winners, ranked[i])
    return winners


def _row(s: FamiliesState) -> i64:
    allies: i64 = 0
    for ally in range(s.box.allies):
        if s.allies[ally] == IN_ROW:
            allies += 1
    return allies


def _pay(s: FamiliesState, seat: Seat) -> None:
    """F11.3: the Money bid goes to the supply; a don's Jobs return (F15.14)."""
    for value in range(MONEY):
        for _ in range(s.bids[seat * BID + value]):
            cards.case_to_supply(s, seat, value)
            tell_card(s, "bribed", "F11.3", seat, value)


def end_bribery(s: FamiliesState) -> None:
    for i in range(s.players * BID):
        s.bids[i] = 0
    for seat in range(s.players):
        s.begun[seat] = 0


# Taking an Ally.


def take_options(s: FamiliesState, into: Actions) -> None:
    for ally in range(s.box.allies):
        if s.allies[ally] == IN_ROW:
            into.add(s.codes.take + ally)


def don_take_options(s: FamiliesState, don: Seat, into: Actions) -> None:
    """F15.15: his wish if it is there, otherwise a random one."""
    who = s.agreed.dons[don]
    for place in range(2):
        ally = s.box.don_wish[who * 2 + place]
        if s.allies[ally] == IN_ROW:
            into.add_weighted(s.codes.random_ally + ally, 1)
            return
    for ally in range(s.box.allies):
        if s.allies[ally] == IN_ROW:
            into.add_weighted(s.codes.random_ally + ally, 1)


def take(s: FamiliesState, seat: Seat, ally: i64) -> None:
    s.allies[ally] = WITH + seat
    s.gained = append(s.gained, ally)
    if s.journal is not None:
        clause = "F15.15" if is_don(s, seat) else "F11.3"
        s.journal.tell("took-ally", clause, {"seat": int(seat), "ally": ally_fact(s, ally)})
