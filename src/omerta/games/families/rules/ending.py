"""F1.1, F14: what everyone has at the end, and who rules New York."""

from mypy_extensions import i64

from omerta.core.game import OVER, Part, Result
from omerta.core.journal import Event
from omerta.core.problems import Facts
from omerta.games.families.board import Box
from omerta.games.families.components import FIRST_JOB, KINDS, MONEY, NONE, TERRITORIES, VALUES, Seat, Territory
from omerta.games.families.rules import cards
from omerta.games.families.rules.telling import tell_card
from omerta.games.families.state import IN_CASE, IN_HAND, FamiliesState, is_don


def finish(s: FamiliesState) -> None:
    """F14.1: Money in hand into the suitcase, other hand cards out."""
    for seat in range(s.players):
        for value in range(MONEY):
            for _ in range(s.hands[seat * KINDS + value]):
                cards.stash(s, seat, value)
                tell_card(s, "stashed", "F14.1", seat, value)
        for good in range(MONEY, KINDS):
            for _ in range(s.hands[seat * KINDS + good]):
                cards.return_to_supply(s, seat, good)
                tell_card(s, "discarded", "F14.1", seat, good)
        for job in range(s.box.jobs):
            if s.jobs[job] == IN_HAND + seat:
                cards.discard(s, seat, FIRST_JOB + job)
                tell_card(s, "discarded", "F14.1", seat, FIRST_JOB + job)
    s.to_move = OVER
    _tell_scores(s)


def _tell_scores(s: FamiliesState) -> None:
    if s.journal is None:
        return
    for territory in range(TERRITORIES):
        owner = territory_winner(s, territory)
        if owner != NONE:
            s.journal.tell("territory-bonus", "F14.3", {"seat": int(owner), "territory": int(territory) + 1})
    for colour in range(s.box.colours):
        for seat in range(s.players):
            if wins_colour(s, seat, colour):
                facts: Facts = {"seat": int(seat), "colour": s.box.colour_ids[colour]}
                s.journal.tell("colour-bonus", "F14.4", facts)
    for seat in range(s.players):
        facts_of_seat = {"seat": int(seat), "money": int(money_in_case(s, seat)), "total": int(total(s, seat))}
        s.journal.tell("score", "F14.2", facts_of_seat)


def money_in_case(s: FamiliesState, seat: Seat) -> i64:
    money: i64 = 0
    for value in range(MONEY):
        money += s.cases[seat * MONEY + value] * VALUES[value]
    return money


def territory_winner(s: FamiliesState, territory: Territory) -> i64:
    """F14.3: most markers in the stack; tied: whose marker lies highest. NONE for an empty stack."""
    counts = s.passed[:]
    for seat in range(s.players):
        counts[seat] = 0
    best: i64 = 0
    for i in range(len(s.stacks)):
        if s.stacks[i] >> 3 == territory:
            counts[s.stacks[i] & 7] += 1
            best = max(best, counts[s.stacks[i] & 7])
    if best == 0:
        return NONE
    for i in range(len(s.stacks) - 1, -1, -1):
        if s.stacks[i] >> 3 == territory and counts[s.stacks[i] & 7] == best:
            return s.stacks[i] & 7
    return NONE


def colour_jobs(s: FamiliesState, seat: Seat, colour: i64) -> i64:
    """Jobs of a colour in a suitcase."""
    count: i64 = 0
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_CASE + seat and s.box.job_colour[job] == colour:
            count += 1
    return count


def wins_colour(s: FamiliesState, seat: Seat, colour: i64) -> bool:
    """F14.4: most Jobs of the colour, at least one; tied: each."""
    own = colour_jobs(s, seat, colour)
    for rival in range(s.players):
        if colour_jobs(s, rival, colour) > own:
            return False
    return own > 0


def territories_won(s: FamiliesState, seat: Seat) -> i64:
    count: i64 = 0
    for territory in range(TERRITORIES):
        if territory_winner(s, territory) == seat:
            count += 1
    return count


def territory_money(s: FamiliesState, seat: Seat) -> i64:
    """F14.3: what lies open for all to see."""
    return territories_won(s, seat) * s.box.territory_bonus


def total(s: FamiliesState, seat: Seat) -> i64:
    """F14.2."""
    colours: i64 = 0
    for colour in range(s.box.colours):
        if wins_colour(s, seat, colour):
            colours += 1
    return money_in_case(s, seat) + territory_money(s, seat) + colours * s.box.colour_bonus


def winners(s: FamiliesState) -> list[int]:
    """F14.5; F14.6: against dons the human needs strictly more than every don."""
    totals = [int(total(s, seat)) for seat in range(s.players)]
    if s.agreed.don_count > 0:
        dons = [seat for seat in range(s.players) if is_don(s, seat)]
        if all(totals[0] > totals[don] for don in dons):
            return [0]
        return _best(s, totals, dons)
    return _best(s, totals, list(range(s.players)))


def _best(s: FamiliesState, totals: list[int], seats: list[int]) -> list[int]:
    """F14.5: most money, then more territory bonuses, then shared."""
    ranks = {seat: (totals[seat], int(territories_won(s, seat))) for seat in seats}
    best = max(ranks.values())
    return [seat for seat in seats if ranks[seat] == best]


def result(s: FamiliesState) -> Result | None:
    if s.to_move != OVER:
        return None
    totals = [int(total(s, seat)) for seat in range(s.players)]
    won = winners(s)
    if s.agreed.don_count > 0:
        return Result(totals, won, "new-don" if won == [0] else "don-stays", "F14.6")
    return Result(totals, won, _reason(totals, won), "F14.5")


def parts(box: Box, told: list[Event]) -> list[Part]:
    """What the totals are made of, seat by seat: Money, then a bonus for each territory and colour."""
    found: list[Part] = []
    for event in told:
        seat, money = event.facts.get("seat"), event.facts.get("money")
        if event.kind == "score" and isinstance(seat, int) and isinstance(money, int):
            found.append(Part("money", "F14.2", {}, seat, money))
    for event in told:
        seat = event.facts.get("seat")
        if event.kind == "territory-bonus" and isinstance(seat, int):
            facts: Facts = {"territory": event.facts["territory"]}
            found.append(Part("territory", "F14.3", facts, seat, int(box.territory_bonus)))
        elif event.kind == "colour-bonus" and isinstance(seat, int):
            found.append(Part("colour", "F14.4", {"colour": event.facts["colour"]}, seat, int(box.colour_bonus)))
    return found


def _reason(totals: list[int], won: list[int]) -> str:
    if len(won) > 1:
        return "shared"
    return "richest" if totals.count(totals[won[0]]) == 1 else "more-territories"
