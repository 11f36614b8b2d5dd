"""``imagine``: a full position that fits a view, drawn from the exact posterior.

Without thefts between humans only the Jobs in other hands are unknown, and every Job that the viewer cannot place is
equally likely in any of those places. After a theft that the viewer did not see, ``work_out`` follows every card it can
have been through all that has happened since, each as likely as the make-up of hand or suitcase made it, and leaves
out what is contradicted: a card is given that cannot be there. What a seat chooses is no evidence beyond that it was
possible.
A hidden bid has one card more with a chance of one half, as long as there are cards; a hidden offer is any value held.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games.families.components import FIRST_JOB, KINDS, MONEY, SETUP, Seat
from omerta.games.families.rules import bribery, memory, steps
from omerta.games.families.rules.memory import COUNTED
from omerta.games.families.rules.turn import Families, asks
from omerta.games.families.state import BID, IN_DECK, IN_HAND, OPEN, PEOPLE, FamiliesState, is_don
from omerta.games.families.views import UNSEEN, Belief, FamiliesView, is_waiting

JOBS: Final = 8  # of a seat's counts: Jobs in hand
CASE: Final = 9  # and the suitcase by value
TRIES: Final = 1_000_000  # far more than any view needs: no thought goes on for ever


def imagine(view: FamiliesView, numbers: Numbers) -> Families:
    """A state that the viewer could not tell from the real one."""
    if view.seen.phase == SETUP:
        raise Impossible("setup-cannot-be-imagined")
    for _ in range(TRIES):
        s = Families(view.agreed)
        s.take_from(view.seen)
        s.turns = 0
        s.past = view.past[:]
        if not view.all_counted:
            _believe(s, view, numbers)
        _deal_jobs(s, view, numbers)
        _fill_choices(s, view, numbers)
        if asks(s) and _fits_bids(s, view):  # that somebody is asked now shows that there is something to decide
            return s
    raise Impossible("nothing-fits")


def _deal_jobs(s: FamiliesState, view: FamiliesView, numbers: Numbers) -> None:
    """Every Job out of sight is equally likely in any hidden hand and in the deck."""
    pool = vec[i64]([0] * s.box.jobs)
    count: i64 = 0
    for job in range(s.box.jobs):
        if s.jobs[job] == UNSEEN:
            pool[count] = job
            count += 1
    for seat in range(s.players):
        if seat != view.viewer:
            for _ in range(s.hand_jobs[seat] - _known_jobs(s, seat)):
                place = numbers.below(count)
                count -= 1
                s.jobs[pool[place]] = IN_HAND + seat
                pool[place] = pool[count]
    for i in range(count):
        s.jobs[pool[i]] = IN_DECK


def _known_jobs(s: FamiliesState, seat: Seat) -> i64:
    count: i64 = 0
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_HAND + seat:
            count += 1
    return count


def _fill_choices(s: FamiliesState, view: FamiliesView, numbers: Numbers) -> None:
    """Hidden bids and offers."""
    for seat in range(s.players):
        if view.hides_bid(seat):
            waiting = is_waiting(s, steps.BIDDING, seat)
            if not waiting or s.to_move == seat:
                _bid(s, seat, numbers)
            s.begun[seat] = 0 if waiting and _bid_nothing(s, seat) else 1
    for i in range(len(s.shown)):
        if view.hides_shown(s.shown[i]):
            s.shown[i] = _value_held(s, s.shown[i] & 7, numbers) * PEOPLE + (s.shown[i] & 7)


def _fits_bids(s: FamiliesState, view: FamiliesView) -> bool:
    """F15.14: dons' bids show how many cards a human's hidden bid has; once all lie open, dons may have paid theirs."""
    return not view.hides_bid(0) or _dons_have_bid(s)


def _dons_have_bid(s: FamiliesState) -> bool:
    for don in range(s.players):
        if s.begun[don] == 1 and is_don(s, don) and not is_waiting(s, steps.AI_BID, don) and bribery.due(s, don) != 0:
            return False
    return True


def _bid(s: FamiliesState, seat: Seat, numbers: Numbers) -> None:
    """One card more with a chance of one half."""
    left: i64 = 0
    for value in range(MONEY):
        left += s.cases[seat * MONEY + value]
    while left > 0 and numbers.below(2) == 1:
        place = numbers.below(left)
        value = 0
        while place >= s.cases[seat * MONEY + value] - s.bids[seat * BID + value]:
            place -= s.cases[seat * MONEY + value] - s.bids[seat * BID + value]
            value += 1
        s.bids[seat * BID + value] += 1
        left -= 1


def _bid_nothing(s: FamiliesState, seat: Seat) -> bool:
    for i in range(seat * BID, seat * BID + BID):
        if s.bids[i] > 0:
            return False
    return True


def _value_held(s: FamiliesState, seat: Seat, numbers: Numbers) -> i64:
    """Any value that is in the hand."""
    count: i64 = 0
    chosen: i64 = 0
    for value in range(MONEY):
        if s.hands[seat * KINDS + value] > 0:
            count += 1
            if numbers.below(count) == 0:
                chosen = value
    return chosen


# After hidden thefts.


def _believe(s: FamiliesState, view: FamiliesView, numbers: Numbers) -> None:
    """One of the worlds that fit the past, as often as it is likely."""
    _, counts, known = _drawn(beliefs_of(view), numbers)
    for seat in range(s.players):
        if seat == view.viewer:
            continue
        first = seat * int(COUNTED)
        for kind in range(KINDS):
            s.hands[seat * KINDS + kind] = counts[first + kind]
        s.hand_jobs[seat] = counts[first + JOBS]
        for value in range(MONEY):
            s.cases[seat * MONEY + value] = counts[first + CASE + value]
    for i in range(0, len(known), 2):
        s.jobs[known[i]] = IN_HAND + known[i + 1]


def _drawn(beliefs: list[Belief], numbers: Numbers) -> Belief:
    rest = numbers.unit()
    for belief in beliefs:
        rest -= belief[0]
        if rest < 0.0:
            return belief
    return beliefs[-1]


def beliefs_of(view: FamiliesView) -> list[Belief]:
    """All that can be, with chances that sum to 1; worked out once for a view (by two threads at once twice, alike)."""
    if view.beliefs is None:
        view.beliefs = work_out(view)
    return view.beliefs


Worlds = dict[tuple[tuple[int, ...], tuple[int, ...]], float]


def work_out(view: FamiliesView) -> list[Belief]:
    """Follow what all knew through what has happened since."""
    worlds: Worlds = {(tuple(view.seen.since), ()): 1.0}
    past = view.past
    for place in range(0, len(past), memory.EVENT):
        after: Worlds = {}
        for (counts, known), chance in worlds.items():
            event = (int(past[place]), int(past[place + 1]), int(past[place + 2]), int(past[place + 3]))
            _follow(_World(list(counts), list(known), chance), event, after, int(view.viewer))
        worlds = after
    worlds = _naming(worlds, view)
    whole = sum(worlds.values())
    return [(chance / whole, list(counts), list(known)) for (counts, known), chance in worlds.items()]


def _naming(worlds: Worlds, view: FamiliesView) -> Worlds:
    """While a Job from hand is being paid for, it is known to be there: the likelier the more unknown Jobs are."""
    s, after = view.seen, Worlds()
    if steps.first_kind(s) != steps.PAY or s.jobs[steps.first_a(s)] == OPEN or steps.first_seat(s) == view.viewer:
        return worlds
    job, seat = int(steps.first_a(s)), int(steps.first_seat(s))
    for (counts, known), chance in worlds.items():
        world = _World(list(counts), list(known), chance)
        holder = world.holder(job)
        likely = float(world.unknown_jobs(seat)) if holder < 0 else float(holder == seat)
        world.moved([], _with(world.known, job, seat), chance * likely).join(after)
    return after


class _World:
    """One way it can have been so far."""

    def __init__(self, counts: list[int], known: list[int], chance: float) -> None:
        self.counts = counts
        self.known = known  # Jobs of which the viewer knows where they are: job, seat, …
        self.chance = chance

    def holder(self, job: int) -> int:
        """In whose hand a Job is known to be, or −1."""
        for i in range(0, len(self.known), 2):
            if self.known[i] == job:
                return self.known[i + 1]
        return -1

    def unknown_jobs(self, seat: int) -> int:
        return self.counts[seat * 13 + JOBS] - self.known[1::2].count(seat)

    def moved(self, changes: list[tuple[int, int]], known: list[int], chance: float) -> "_World":
        """The same with some counts changed, as likely as this."""
        counts = list(self.counts)
        for place, change in changes:
            counts[place] += change
        return _World(counts, known, chance)

    def join(self, worlds: Worlds) -> None:
        if self.chance > 0.0 and min(self.counts) >= 0:
            key = (tuple(self.counts), tuple(self.known))
            worlds[key] = worlds.get(key, 0.0) + self.chance


def _place(seat: int, card: int) -> int:
    """Where a hand card is counted."""
    return seat * 13 + (card if card < FIRST_JOB else JOBS)


def _without(known: list[int], job: int) -> list[int]:
    left: list[int] = []
    for i in range(0, len(known), 2):
        if known[i] != job:
            left += known[i : i + 2]
    return left


def _with(known: list[int], job: int, seat: int) -> list[int]:
    pairs = [*_without(known, job), job, seat]
    ordered = sorted([(pairs[i], pairs[i + 1]) for i in range(0, len(pairs), 2)])
    return [number for pair in ordered for number in pair]


def _follow(world: _World, event: tuple[int, int, int, int], worlds: Worlds, viewer: int) -> None:
    """What one event makes of a world: nothing, one, or several."""
    what, seat, _, card = event
    if what == memory.ROBS_HAND:
        _follow_robbery(world, event, worlds, viewer)
    elif what == memory.ROBS_CASE:
        _follow_safe_cracking(world, event, worlds)
    elif what == memory.GIVES:
        _give(world, seat, card, worlds, viewer)
    elif what == memory.GETS or what == memory.DRAWS:
        place = _place(seat, card) if what == memory.GETS else seat * 13 + JOBS
        world.moved([(place, 1)], world.known, world.chance).join(worlds)
    elif what == memory.STASHES or what == memory.UNSTASHES:
        change = 1 if what == memory.STASHES else -1
        world.moved([(seat * 13 + CASE + card, change)], world.known, world.chance).join(worlds)
    elif _fits(world, event):
        world.join(worlds)


def _fits(world: _World, event: tuple[int, int, int, int]) -> bool:
    """Whether what a choice has shown can be so."""
    what, seat, other, card = event
    money = world.counts[seat * 13 : seat * 13 + 4]
    if what == memory.HAS_MONEY:
        return sum(money) > 0
    if what == memory.NO_MONEY:
        return sum(money) == 0
    if what == memory.NO_CASE_MONEY:
        return sum(world.counts[seat * 13 + CASE : seat * 13 + CASE + 4]) == 0
    if what == memory.HAS_BID:
        return world.counts[seat * 13 + CASE + card] >= other
    return any(money[value] > 0 and (card >> value) & 1 == 1 for value in range(4))


def _give(world: _World, seat: int, card: int, worlds: Worlds, viewer: int) -> None:
    """A card leaves a hand in sight of all: a Job of unknown whereabouts the likelier the more such Jobs are there."""
    chance = world.chance
    known = world.known
    if card >= FIRST_JOB and seat != viewer:
        holder = world.holder(card - int(FIRST_JOB))
        if holder < 0:
            chance *= world.unknown_jobs(seat)
        elif holder != seat:
            return
        known = _without(known, card - int(FIRST_JOB))
    world.moved([(_place(seat, card), -1)], known, chance).join(worlds)


def _follow_robbery(world: _World, event: tuple[int, int, int, int], worlds: Worlds, viewer: int) -> None:
    _, thief, victim, card = event
    if card >= 0:
        _follow_seen_robbery(world, event, worlds, viewer)
        return
    for kind in range(KINDS):
        held = world.counts[victim * 13 + kind]
        changes = [(victim * 13 + kind, -1), (thief * 13 + kind, 1)]
        world.moved(changes, world.known, world.chance * held).join(worlds)
    changes = [(victim * 13 + JOBS, -1), (thief * 13 + JOBS, 1)]
    world.moved(changes, world.known, world.chance * world.unknown_jobs(victim)).join(worlds)
    for i in range(0, len(world.known), 2):
        if world.known[i + 1] == victim:
            world.moved(changes, _with(world.known, world.known[i], thief), world.chance).join(worlds)


def _follow_seen_robbery(world: _World, event: tuple[int, int, int, int], worlds: Worlds, viewer: int) -> None:
    """The viewer is the thief or the victim."""
    _, thief, victim, card = event
    chance, known = world.chance, world.known
    if thief == viewer:
        chance *= _likely(world, victim, card)
    if card >= FIRST_JOB:
        job = card - int(FIRST_JOB)
        known = _without(known, job) if thief == viewer else _with(known, job, thief)
    world.moved([(_place(victim, card), -1), (_place(thief, card), 1)], known, chance).join(worlds)


def _likely(world: _World, victim: int, card: int) -> float:
    """How likely this card is to be the one that is taken, up to what all worlds share."""
    if card < FIRST_JOB:
        return float(world.counts[victim * 13 + card])
    holder = world.holder(card - int(FIRST_JOB))
    if holder < 0:
        return float(world.unknown_jobs(victim))
    return 1.0 if holder == victim else 0.0


def _follow_safe_cracking(world: _World, event: tuple[int, int, int, int], worlds: Worlds) -> None:
    """Money of a suitcase goes to a hand, the likelier the more of its value are there."""
    _, thief, victim, card = event
    for value in range(MONEY) if card < 0 else [card]:
        held = world.counts[victim * 13 + CASE + value]
        changes = [(victim * 13 + CASE + value, -1), (thief * 13 + value, 1)]
        world.moved(changes, world.known, world.chance * held).join(worlds)


def certain_world(view: FamiliesView) -> Families:
    """A world for when it no longer matters which Jobs are where: all has been counted (rules/memory.py)."""
    return imagine(view, Numbers(0))


def mean_counts(view: FamiliesView) -> list[float]:
    """Hand by kind, Jobs in hand and suitcase by value, of each seat: as counted, or what is to be expected."""
    s, found = view.seen, list[float]()
    beliefs = [] if view.all_counted else beliefs_of(view)
    for seat in range(s.players):
        if view.all_counted or seat == view.viewer:
            found += [float(s.hands[seat * KINDS + kind]) for kind in range(KINDS)]
            found.append(float(s.hand_jobs[seat]))
            found += [float(s.cases[seat * MONEY + value]) for value in range(MONEY)]
        else:
            first = seat * int(COUNTED)
            for i in range(first, first + int(COUNTED)):
                found.append(sum([chance * float(counts[i]) for chance, counts, _ in beliefs]))
    return found
