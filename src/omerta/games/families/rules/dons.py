"""F15.1–F15.8, F15.11–F15.13: the turn of a don, what it yields, and his share of what others do."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.families.board import ICON_BITS, count_icon, face_of, is_extra
from omerta.games.families.components import (
    BACK,
    FARTHEST,
    FRONT,
    JOB_ICON,
    KINDS,
    MAYOR,
    MEMBER,
    MONEY,
    NARCOTICS,
    NONE,
    POLICE_CHIEF,
    ROUND,
    SQUARE,
    STASH_ICON,
    TERRITORIES,
    THUG,
    TIE_HIGHEST,
    TIE_RANDOM,
    UNION_BOSS,
    USES_MEMBER,
    USES_THUG,
    Seat,
    Space,
    bit,
)
from omerta.games.families.rules import cards, figures, jobs, steps
from omerta.games.families.rules.telling import ally_fact, say, tell_card, tell_figure, tell_job, tell_test, tell_yield
from omerta.games.families.state import (
    IN_CASE,
    WITH,
    FamiliesState,
    businesses_of,
    case_size,
    has_free,
    is_free,
    is_square,
    touched_by,
)

ALLY: Final[i64] = 8  # what a don uses: a figure's kind, or an Ally as ALLY + number


def find_use(s: FamiliesState, don: Seat) -> i64:
    """F15.3: the first kind in his order that can be used: THUG, MEMBER, ALLY + an Ally's number, or NONE."""
    who = s.agreed.dons[don]
    for place in range(3):
        kind = s.box.don_order[who * 3 + place]
        if kind == USES_THUG:
            if s.thugs[don] > 0 and has_free(s, SQUARE):
                return THUG
        elif kind == USES_MEMBER:
            if s.members[don] > 0 and has_free(s, ROUND):
                return MEMBER
        else:
            ally = _usable_ally(s, don)
            if ally != NONE:
                return ALLY + ally
    return NONE


def _usable_ally(s: FamiliesState, don: Seat) -> i64:
    """F15.3: in the order gained; Union Boss and Mayor need an empty space, any other Ally needs nothing."""
    for i in range(len(s.gained)):
        ally = s.gained[i]
        if s.allies[ally] != WITH + don or s.played[ally] == 1:
            continue
        figure = s.box.ally_figure[ally]
        if figure == NONE or figure == POLICE_CHIEF or has_free(s, figures.shape_of(figure)):
            return ally
    return NONE


def take_turn(s: FamiliesState, don: Seat) -> None:
    """F15.3."""
    if s.journal is not None:
        s.journal.by = int(don)
    use = find_use(s, don)
    if use < ALLY:
        tell_figure(s, "don-uses", "F15.3", don, use)
        _place(s, don, use)
        return
    ally = use - ALLY
    s.played[ally] = 1
    if s.journal is not None:
        s.journal.tell("don-uses-ally", "F15.3", {"seat": int(don), "ally": ally_fact(s, ally)})
    figure = s.box.ally_figure[ally]
    if figure == UNION_BOSS or figure == MAYOR:
        _place(s, don, figure)
    else:
        steps.put(s, steps.AI_DRAW, don, 1, 0)


def _place(s: FamiliesState, don: Seat, figure: i64) -> None:
    if figures.shape_of(figure) == SQUARE:
        business = square_for(s, don)
        tell_test(s, "F15.4", don, "square", business)
        _stand(s, don, figure, business, "F15.4")
        return
    left = rounds_left(s, don)
    if left & (left - 1) == 0:
        space = s.box.businesses
        while (left >> (space - s.box.businesses)) & 1 == 0:
            space += 1
        _stand(s, don, figure, space, "F15.5")
    else:
        steps.put(s, steps.AI_SPACE, don, figure, left)


def stand_at_random(s: FamiliesState, don: Seat, figure: i64, space: Space) -> None:
    """F15.5 (4): chance has chosen among the spaces left."""
    tell_test(s, "F15.5", don, "random", space)
    _stand(s, don, figure, space, "F15.5")


def _stand(s: FamiliesState, don: Seat, figure: i64, space: Space, clause: str) -> None:
    figures.put_figure(s, don, figure, space, clause)
    steps.put(s, steps.CONTROLLING, don, space)
    steps.put(s, steps.AI_YIELD, don, space)


# F15.4, F15.5: where.


def square_for(s: FamiliesState, don: Seat) -> Space:
    """F15.4: the first territory in his scan with an empty square space, its businesses in order."""
    scan = s.agreed.dons[don] * TERRITORIES
    for place in range(TERRITORIES):
        territory = s.box.don_scan[scan + place]
        for plot in range(territory * s.box.width, territory * s.box.width + s.box.width):
            business = s.plots[plot]
            if business != NONE and s.figures[business] == NONE:
                return business
    return NONE


def rounds_left(s: FamiliesState, don: Seat) -> i64:
    """F15.5: the best of the empty open round spaces, a bit each; several only where chance decides."""
    left = free_rounds(s)
    test = "only"
    for number in range(1, 6):
        kept = _keep(s, don, left, number)
        if kept != left:
            left, test = kept, _test_name(number)
    if left & (left - 1) == 0 and s.journal is not None:
        for place in range(s.box.rounds):
            if (left >> place) & 1 == 1:
                tell_test(s, "F15.5", don, test, s.box.businesses + place)
    return left


def _test_name(number: i64) -> str:
    """The tests by the reasons that F15.18 gives for them."""
    if number == 1:
        return "extra"
    if number == 2:
        return "three"
    if number == 3:
        return "scan"
    return "sum" if number == 4 else "order"


def free_rounds(s: FamiliesState) -> i64:
    found: i64 = 0
    for place in range(s.box.rounds):
        if is_free(s, s.box.businesses + place):
            found |= bit(place)
    return found


def _keep(s: FamiliesState, don: Seat, left: i64, test: i64) -> i64:
    """Those of the spaces left that are best by one test; a test whose setting is off is skipped."""
    if (test == 1 and not s.agreed.ai_avoid_extra) or (test == 2 and not s.agreed.ai_prefer_three):
        return left
    if test == 4 and not s.agreed.ai_sum_tie:
        return left
    if test == 5 and s.agreed.ai_sum_tie and s.box.don_tie[s.agreed.dons[don]] == TIE_RANDOM:
        return left
    best: i64 = FARTHEST
    kept: i64 = 0
    for place in range(s.box.rounds):
        if (left >> place) & 1 == 1:
            rank = _rank(s, don, place, test)
            if rank < best:
                best, kept = rank, 0
            if rank == best:
                kept |= bit(place)
    return kept


def _rank(s: FamiliesState, don: Seat, place: i64, test: i64) -> i64:
    """How a round space does in a test; less is better."""
    if test == 1:
        return 1 if is_extra(s.box, s.box.businesses + place) else 0
    if test == 2:
        return 0 if s.box.touched[place] == 3 else 1
    if test == 3:
        return earliest(s, don, s.box.touches[place])
    if test == 4:
        tie = s.box.don_tie[s.agreed.dons[don]]
        if tie == TIE_RANDOM:
            return 0
        return -s.box.touch_sum[place] if tie == TIE_HIGHEST else s.box.touch_sum[place]
    return place


def earliest(s: FamiliesState, don: Seat, territories: i64) -> i64:
    """The place in his scan of the earliest of these territories."""
    scan = s.agreed.dons[don] * TERRITORIES
    for place in range(TERRITORIES):
        if (territories >> s.box.don_scan[scan + place]) & 1 == 1:
            return place
    return TERRITORIES


# F15.6, F15.7: what it yields.


def yield_from(s: FamiliesState, don: Seat, space: Space) -> None:
    """F15.6: the first of a–d that applies, otherwise e; with ai_yield "all" each that applies."""
    shown, goods, cost = _shown_at(s, space)
    cases = _cases(shown, goods, cost)
    if cases == 0:
        tell_yield(s, don, space, "e")
        steps.put(s, steps.AI_DRAW, don, 1, 0)
    elif s.agreed.ai_yield_all:
        for case in range(3, -1, -1):  # the last one first: steps are put in front
            if (cases >> case) & 1 == 1:
                _put_yield(s, don, space, shown, case)
    else:
        first: i64 = 0
        while (cases >> first) & 1 == 0:
            first += 1
        _put_yield(s, don, space, shown, first)


def _shown_at(s: FamiliesState, space: Space) -> tuple[i64, i64, i64]:
    """Icons shown, goods among them, and what the front costs; costed faces show nothing."""
    shown: i64 = 0
    goods: i64 = 0
    if is_square(s, space):
        face = face_of(space, FRONT)
        cost = s.box.face_cost[face]
        return (s.box.face_icons[face], s.box.face_goods[face], 0) if cost == 0 else (shown, goods, cost)
    businesses = businesses_of(s, touched_by(s, space))
    for business in range(s.box.businesses):
        face = face_of(business, BACK)
        if (businesses >> business) & 1 == 1 and s.box.face_cost[face] == 0:
            shown += s.box.face_icons[face]
            goods |= s.box.face_goods[face]
    return shown, goods, 0


def _cases(shown: i64, goods: i64, cost: i64) -> i64:
    """F15.6: a bit for each of a–d that applies."""
    found: i64 = 0
    if goods != 0:
        found |= 1
    if cost > 0:
        found |= 2
    if _only(shown, steps.MONEY_AND_JOBS) != 0:
        found |= 4
    if _only(shown, steps.STASHES) != 0:
        found |= 8
    return found


def _only(icons: i64, which: i64) -> i64:
    """Of these icons Money and Jobs, or stashes, or both."""
    stashes = icons & (63 * bit(ICON_BITS * STASH_ICON))
    if which == steps.STASHES:
        return stashes
    money = icons & (bit(ICON_BITS * MONEY) - 1)
    rest = money | (icons & (63 * bit(ICON_BITS * JOB_ICON)))
    return rest | stashes if which == steps.ALL_BUT_GOODS else rest


def _put_yield(s: FamiliesState, don: Seat, space: Space, shown: i64, case: i64) -> None:
    face = face_of(space, FRONT)
    if case == 1 and case_size(s, don) < s.box.face_cost[face]:
        tell_yield(s, don, space, "few")
        steps.put(s, steps.AI_DRAW, don, 1, 0)
        return
    tell_yield(s, don, space, "abcd"[case])
    if case == 0:
        steps.put(s, steps.AI_DRAW, don, 1, access_of(s, space))
    elif case == 2:
        steps.put(s, steps.AI_GAIN, don, _only(shown, steps.MONEY_AND_JOBS))
    elif case == 3:
        steps.put(s, steps.AI_GAIN, don, _only(shown, steps.STASHES))
    else:
        steps.put(s, steps.AI_GAIN, don, _only(s.box.face_icons[face], steps.ALL_BUT_GOODS))
        steps.put(s, steps.AI_LOSE, don, s.box.face_cost[face])


def access_of(s: FamiliesState, space: Space) -> i64:
    """F15.7: the goods on all fronts of the territory, or on all backs of the touched ones, costed faces included."""
    side = FRONT if is_square(s, space) else BACK
    businesses = businesses_of(s, touched_by(s, space))
    found: i64 = 0
    for business in range(s.box.businesses):
        if (businesses >> business) & 1 == 1:
            found |= s.box.face_goods[face_of(business, side)]
    return found


def is_accessible(s: FamiliesState, job: i64, access: i64) -> bool:
    """F15.7: one of the goods printed on it is among them, or Narcotics are."""
    return access & (s.box.job_goods[job] | bit(NARCOTICS - MONEY)) != 0


# What a don gains.


def gain_money(s: FamiliesState, don: Seat, value: i64) -> bool:
    """F15.13: that card, or the next lower value the supply has; False if there is none."""
    for lower in range(value, -1, -1):
        if s.supply[lower] > 0:
            cards.supply_to_case(s, don, lower)
            tell_card(s, "don-gained", "F15.1" if lower == value else "F15.13", don, lower)
            return True
    return False


def gain(s: FamiliesState, don: Seat, icons: i64) -> None:
    """F15.6: Money, and a $1 for each stash, at once; then the Jobs."""
    missing: i64 = 0
    for value in range(MONEY):
        missing += _gain_often(s, don, value, count_icon(icons, value))
    missing += _gain_often(s, don, 0, count_icon(icons, STASH_ICON))
    put_draws(s, don, count_icon(icons, JOB_ICON), missing)


def _gain_often(s: FamiliesState, don: Seat, value: i64, times: i64) -> i64:
    """How many of these cards could not be had."""
    missing: i64 = 0
    for _ in range(times):
        missing += 0 if gain_money(s, don, value) else 1
    return missing


def put_draws(s: FamiliesState, don: Seat, draws: i64, missing: i64) -> None:
    """F15.13: Jobs to draw, and as far as Jobs last one for each Money card not to be had."""
    draws += max(0, min(missing, s.deck - draws))
    if draws > 0:
        steps.put(s, steps.AI_DRAW, don, draws, 0)


def gain_stashes(s: FamiliesState, don: Seat, number: i64) -> None:
    put_draws(s, don, 0, _gain_often(s, don, 0, number))


def gain_one(s: FamiliesState, don: Seat, value: i64) -> None:
    put_draws(s, don, 0, _gain_often(s, don, value, 1))


def draw_from_empty_deck(s: FamiliesState, don: Seat, left: i64) -> None:
    """F15.12: a Money card instead of each Job."""
    value: i64 = 0
    if s.agreed.ai_by_dons:
        value = s.agreed.don_count - 1
    for _ in range(left):
        say(s, "deck-is-empty", "F15.12", don)
        gain_money(s, don, value)


def draw(s: FamiliesState, don: Seat, left: i64, access: i64, job: i64) -> None:
    """F15.6a, F15.8: a Job comes from the deck, is completed if accessible, and stashed in any case."""
    if left > 1:
        steps.put(s, steps.AI_DRAW, don, left - 1, access)
    cards.place_job(s, job, IN_CASE + don)
    if access == 0:
        tell_job(s, "don-stashed", "F15.1", don, job)
        return
    if not is_accessible(s, job, access):
        tell_job(s, "don-no-access", "F15.7", don, job)
        return
    tell_job(s, "don-completed", "F15.8", don, job)
    jobs.put_effects(s, don, s.box.job_start[job], s.box.job_start[job + 1], True)
    missing: i64 = 0
    for value in range(MONEY):
        missing += _gain_often(s, don, value, s.box.job_pay[job * MONEY + value])
    put_draws(s, don, 0, missing)


def lose_options(s: FamiliesState, don: Seat, into: Actions) -> None:
    """F15.6b: every card of the suitcase, each Job for itself."""
    for value in range(MONEY):
        if s.cases[don * MONEY + value] > 0:
            into.add_weighted(s.codes.random + value, s.cases[don * MONEY + value])
    for job in range(s.box.jobs):
        if s.jobs[job] == IN_CASE + don:
            into.add_weighted(s.codes.random + KINDS + job, 1)


def share_control(s: FamiliesState, don: Seat, faces: i64, side: i64) -> None:
    """F15.11: the lowest Money that the space shows, costs ignored; otherwise the top Job."""
    if not s.agreed.ai_card_job:
        for value in range(MONEY):
            for business in range(s.box.businesses):
                face = face_of(business, side)
                if (faces >> business) & 1 == 1 and count_icon(s.box.face_icons[face], value) > 0:
                    say(s, "don-controls", "F15.11", don)
                    gain_one(s, don, value)
                    return
    say(s, "don-controls", "F15.11", don)
    steps.put(s, steps.AI_DRAW, don, 1, 0)


def slot_for(s: FamiliesState, don: Seat) -> i64:
    """F5.2: the first empty slot in his scan."""
    scan = s.agreed.dons[don] * TERRITORIES
    for place in range(TERRITORIES):
        territory = s.box.don_scan[scan + place]
        if has_slot(s, territory):
            return territory
    return NONE


def has_slot(s: FamiliesState, territory: i64) -> bool:
    """F5.2: the printed business stands first, then as many tiles as there are slots."""
    first = territory * s.box.width + 1
    for plot in range(first, first + s.box.slots[territory]):
        if s.plots[plot] == NONE:
            return True
    return False


def space_options(s: FamiliesState, left: i64, into: Actions) -> None:
    """F15.5 (4): any of the spaces left."""
    for place in range(s.box.rounds):
        if (left >> place) & 1 == 1:
            into.add_weighted(s.codes.random_space + place, 1)
