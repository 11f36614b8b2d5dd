"""S10.4–S10.10: how the automaton chooses. Nothing here changes the position, so a choice can be worked out again."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.games.syndicate.board import (
    CALL,
    DRAW,
    JOIN,
    MONEY,
    NOTHING,
    SHOOT,
    SMUGGLE_ELSEWHERE,
    SMUGGLE_HERE,
    effect_code,
    effect_number,
)
from omerta.games.syndicate.components import (
    AUTOMATON,
    BIG_GUNS,
    BLOCK,
    COUNTERATTACK,
    ECONOMIC_WARFARE,
    FOR_THE_GLORY,
    HUMAN,
    NONE,
    QUICK,
    RAPID_DEPLOYMENT,
    RESEARCH,
    SAWN_OFF,
    SECURE,
    SYMBOL,
    District,
    Field,
    is_reinforcement,
)
from omerta.games.syndicate.rules.placing import counts_as, may_lie, strength_of
from omerta.games.syndicate.state import OPEN, SyndicateState, active_row, free_fields, is_last_free

EMPTY: Final = vec[i64]()
RICH: Final[i64] = 20  # S10.7, S10.8
SHORT_ROW: Final[i64] = 4  # S10.7
NO_CHANGE: Final[i64] = 8  # S10.9
ONLY: Final[i64] = 0  # no criterion was needed


@final
class Choice:
    """Candidates that criteria narrow down, and the criterion that left one."""

    def __init__(self, candidates: vec[i64]) -> None:
        self.left = candidates
        self.criterion: i64 = ONLY

    def keep(self, criterion: i64, meets: vec[i64]) -> None:
        """S10.5: keep the candidates that meet it, or all if none does."""
        if len(self.left) < 2:
            return
        kept = EMPTY[:]
        for i in range(len(self.left)):
            if meets[i] > 0:
                kept = append(kept, self.left[i])
        if 0 < len(kept) < len(self.left):
            self.left = kept
            self.criterion = criterion

    def keep_most(self, criterion: i64, values: vec[i64]) -> None:
        """S10.5: keep all that tie for the most."""
        if len(self.left) < 2:
            return
        most = values[0]
        for i in range(len(self.left)):
            most = max(most, values[i])
        meets = EMPTY[:]
        for i in range(len(self.left)):
            meets = append(meets, 1 if values[i] == most else 0)
        self.keep(criterion, meets)

    def keep_first(self, criterion: i64) -> None:
        """The lowest number, or the leftmost."""
        if len(self.left) > 1:
            self.left = self.left[:1]
            self.criterion = criterion


def _fits(s: SyndicateState, place: i64, field: Field) -> bool:
    return may_lie(s, AUTOMATON, s.row[place], field)


def usable(s: SyndicateState, field: Field) -> bool:
    """S10.5: some token of the row may be placed there."""
    for place in range(len(s.row)):
        if _fits(s, place, field):
            return True
    return False


def after(s: SyndicateState, place: i64, field: Field) -> i64:
    """S10.5: where the marker would stand at S4.6."""
    counted = counts_as(s, AUTOMATON, s.row[place])
    district = s.board.field_district[field]
    pull = strength_of(s, AUTOMATON, counted, district)
    here = s.board.field_effect[field]
    if effect_code(here) == SMUGGLE_HERE and SYMBOL[counted] != BLOCK:
        pull += effect_number(here) * (2 if counted == SAWN_OFF else 1)
    return min(s.board.hat[district], s.markers[district] + pull)


def wins_district(s: SyndicateState, place: i64, field: Field) -> bool:
    """S10.5."""
    district = s.board.field_district[field]
    stands = after(s, place, field)
    return stands >= s.board.hat[district] or (free_fields(s, district) == 1 and stands > 0)


def wins_row(s: SyndicateState, place: i64, field: Field) -> bool:
    """S10.5."""
    return is_last_free(s, field) and after(s, place, field) > 0


def _some_token(s: SyndicateState, field: Field, district: bool) -> bool:
    """Whether some token on this field wins the district, or else the row."""
    for place in range(len(s.row)):
        if not _fits(s, place, field):
            continue
        if wins_district(s, place, field) if district else wins_row(s, place, field):
            return True
    return False


def usable_fields(s: SyndicateState, district: District) -> vec[i64]:
    """The fields of a district's active row that some token may go on, ascending."""
    found = EMPTY[:]
    row = active_row(s, district)
    if s.status[district] != OPEN or row == NONE:
        return found
    for field in range(s.board.row_start[row], s.board.row_start[row + 1]):
        if usable(s, field):
            found = append(found, field)
    return found


def choose_district(s: SyndicateState, only: i64) -> Choice:
    """S10.6: among all districts, or (quick support) one of them."""
    candidates = EMPTY[:]
    for district in range(s.board.districts):
        if (only == NONE or district == only) and len(usable_fields(s, district)) > 0:
            candidates = append(candidates, district)
    choice = Choice(candidates)
    choice.keep(1, _districts_won(s, choice.left, True))
    choice.keep(2, _districts_won(s, choice.left, False))
    _keep_by_acting_token(s, choice)
    choice.keep_most(4, vec[i64]([s.row_free[active_row(s, d)] for d in choice.left]))
    choice.keep_most(5, _row_points(s, choice.left))
    choice.keep_first(6)
    return choice


def _districts_won(s: SyndicateState, districts: vec[i64], whole: bool) -> vec[i64]:
    won = EMPTY[:]
    for i in range(len(districts)):
        fields = usable_fields(s, districts[i])
        found: i64 = 0
        for j in range(len(fields)):
            if _some_token(s, fields[j], whole):
                found = 1
        won = append(won, found)
    return won


def _keep_by_acting_token(s: SyndicateState, choice: Choice) -> None:
    """S10.6 (3)."""
    if s.acting == COUNTERATTACK:
        choice.keep(3, vec[i64]([1 if s.markers[d] < 0 else 0 for d in choice.left]))
    elif s.acting == SECURE:
        choice.keep(3, vec[i64]([1 if s.markers[d] > 0 else 0 for d in choice.left]))
    elif s.acting == ECONOMIC_WARFARE:
        choice.keep(3, _with_effect(s, choice.left, DRAW, SHOOT))
    elif s.acting == RESEARCH:
        choice.keep(3, _with_effect(s, choice.left, CALL, JOIN))
    elif s.acting == FOR_THE_GLORY:
        choice.keep_most(3, _row_points(s, choice.left))
        choice.keep(3, _with_effect(s, choice.left, MONEY, MONEY))


def _row_points(s: SyndicateState, districts: vec[i64]) -> vec[i64]:
    return vec[i64]([s.board.row_points[active_row(s, d)] for d in districts])


def _with_effect(s: SyndicateState, districts: vec[i64], first: i64, second: i64) -> vec[i64]:
    """Which of these districts have a usable field of either effect."""
    having = EMPTY[:]
    for i in range(len(districts)):
        fields = usable_fields(s, districts[i])
        found: i64 = 0
        for j in range(len(fields)):
            code = effect_code(s.board.field_effect[fields[j]])
            if code == first or code == second:
                found = 1
        having = append(having, found)
    return having


def choose_field(s: SyndicateState, district: District) -> Choice:
    """S10.7."""
    choice = Choice(usable_fields(s, district))
    choice.keep(1, vec[i64]([1 if _some_token(s, f, True) else 0 for f in choice.left]))
    choice.keep(2, vec[i64]([1 if _some_token(s, f, False) else 0 for f in choice.left]))
    if s.acting == ECONOMIC_WARFARE:
        wanted = DRAW if len(s.row) <= SHORT_ROW else SHOOT
        choice.keep(3, _of_effect(s, choice.left, wanted))
    elif s.acting == FOR_THE_GLORY:
        choice.keep(3, _of_effect(s, choice.left, MONEY))
    keep_by_effect(s, choice)
    choice.keep_first(5)
    return choice


def _of_effect(s: SyndicateState, fields: vec[i64], code: i64) -> vec[i64]:
    return vec[i64]([1 if effect_code(s.board.field_effect[f]) == code else 0 for f in fields])


def keep_by_effect(s: SyndicateState, choice: Choice) -> None:
    """S10.7 (4): the first effect of the list that occurs among the candidates."""
    choice.keep_most(4, vec[i64]([-_rank(s, s.board.field_effect[f]) for f in choice.left]))


def _rank(s: SyndicateState, packed: i64) -> i64:
    """The place of an effect in the list of S10.7 (4), as matters stand."""
    code = effect_code(packed)
    if code == MONEY:
        if s.wealth[AUTOMATON] >= RICH:
            return 0
        return 2 if s.wealth[HUMAN] >= s.wealth[AUTOMATON] + 3 else 10
    if code == SMUGGLE_ELSEWHERE:
        return 1
    if code == DRAW:
        return 3 if len(s.row) <= SHORT_ROW else 9
    if code == CALL:
        return 4 if effect_number(packed) == 2 else 6
    if code == JOIN:
        return 5
    if code == SHOOT:
        return 7
    return 8 if code == SMUGGLE_HERE else 11


def choose_token(s: SyndicateState, field: Field) -> Choice:
    """S10.8 (1)–(6): the places of the row that are left; several of them await the die (7)."""
    candidates = EMPTY[:]
    for place in range(len(s.row)):
        if _fits(s, place, field):
            candidates = append(candidates, place)
    choice = Choice(candidates)
    choice.keep(1, vec[i64]([1 if wins_district(s, p, field) else 0 for p in choice.left]))
    choice.keep(2, vec[i64]([1 if wins_row(s, p, field) else 0 for p in choice.left]))
    _keep_tokens_by_acting_token(s, choice, field)
    district = s.board.field_district[field]
    if effect_code(s.board.field_effect[field]) == NOTHING:
        choice.keep(4, vec[i64]([1 if _pull(s, p, district) > 0 else 0 for p in choice.left]))
    if is_last_free(s, field):
        choice.keep(5, vec[i64]([0 if SYMBOL[_counted(s, p)] == QUICK else 1 for p in choice.left]))
    if s.wealth[AUTOMATON] >= RICH:
        choice.keep_most(6, vec[i64]([_pull(s, p, district) for p in choice.left]))
    return choice


def _keep_tokens_by_acting_token(s: SyndicateState, choice: Choice, field: Field) -> None:
    """S10.8 (3)."""
    code = effect_code(s.board.field_effect[field])
    if s.acting == BIG_GUNS or (s.acting == RESEARCH and code != CALL and code != JOIN):
        choice.keep(3, _reinforcements(s, choice.left))
    elif s.acting == RAPID_DEPLOYMENT:
        choice.keep_first(3)
    if s.acting == BIG_GUNS or s.acting == COUNTERATTACK:
        choice.keep_most(3, vec[i64]([_token_change(s, p, field) for p in choice.left]))


def _reinforcements(s: SyndicateState, places: vec[i64]) -> vec[i64]:
    return vec[i64]([1 if is_reinforcement(s.row[p]) else 0 for p in places])


def _counted(s: SyndicateState, place: i64) -> i64:
    return counts_as(s, AUTOMATON, s.row[place])


def _pull(s: SyndicateState, place: i64, district: District) -> i64:
    return strength_of(s, AUTOMATON, _counted(s, place), district)


def _token_change(s: SyndicateState, place: i64, field: Field) -> i64:
    """S10.9 for a token: the greater, the better."""
    district = s.board.field_district[field]
    goal = after(s, place, field)
    return change(s, district, goal, is_last_free(s, field) and goal < 0)


def change(s: SyndicateState, district: District, goal: i64, ends_row_badly: bool) -> i64:
    """S10.9: the level of a marker's move, then how far it goes, as one number."""
    start = s.markers[district]
    level = _level(s, district, start, goal, ends_row_badly)
    return (NO_CHANGE - level) * 64 + (goal - start)


def _level(s: SyndicateState, district: District, start: i64, goal: i64, ends_row_badly: bool) -> i64:
    if goal == start:
        return NO_CHANGE
    if start < 0 < goal:
        return 1
    if start == 0 < goal:
        return 2
    if start < 0 == goal:
        return 3
    if start > 0 and zone(s, district, goal) > zone(s, district, start):
        return 4
    if goal < 0 and zone(s, district, goal) < zone(s, district, start):
        return 5
    return 7 if ends_row_badly else 6


def zone(s: SyndicateState, district: District, place: i64) -> i64:
    """S10.9: 0 before the 1-coin, 1 from it on, 2 from the 2-coin on, 3 on the hat."""
    distance = max(place, -place)
    if distance >= s.board.hat[district]:
        return 3
    if distance >= s.board.second_coin[district]:
        return 2
    return 1 if distance >= s.board.first_coin[district] else 0


def choose_smuggling(s: SyndicateState, districts: vec[i64], goals: vec[i64]) -> District:
    """S10.10: the other open district of greatest change, among equals the lowest number."""
    best = districts[0]
    most = change(s, districts[0], goals[0], False)
    for i in range(1, len(districts)):
        value = change(s, districts[i], goals[i], False)
        if value > most:
            best, most = districts[i], value
    return best


def choose_free_field(s: SyndicateState) -> Field:
    """S10.10: the next field at a closing, by S10.7 (4) and (5), looked at anew each time."""
    choice = Choice(s.free[:])
    keep_by_effect(s, choice)
    choice.keep_first(5)
    return choice.left[0]
