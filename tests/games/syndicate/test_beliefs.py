"""``imagine`` draws from the exact posterior: its draws and a view's memory against brute force (posterior.py)."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache
from math import comb
from operator import itemgetter
from typing import Any, Final, NamedTuple

import pytest

from games.syndicate.posterior import (
    Classes,
    Secret,
    Seen,
    all_kinds,
    beginning,
    classes_of,
    counted,
    deviation,
    law_of,
    posterior,
    reinforcements,
    secret_of,
    seen_events,
)
from games.syndicate.solo_board import KINDS, PILE, now, play, starting_bag, table, take_up
from omerta import speed
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.syndicate.rules import memory
from omerta.games.syndicate.state import SyndicateState

GAME = find("syndicate")

DRAWS: Final = 10_000 if speed() == "compiled" else 2_500
SUSPICIOUS: Final = 4.0  # standard deviations: one law in thirty thousand would look so bad by chance
EXACT: Final = 1e-12

KEYS: Final = {
    "draw": "token",
    "reinforce": "token",
    "hit": "token",
    "shoot": "token",
    "smuggle": "district",
    "open": "district",
    "effect": "field",
    "roll": "die",
    "cup": "solo",
}


def moves(text: str) -> list[Json]:
    """Decisions in a short form: "draw 8", "place 8 30", "open 4", one after another, semicolons between."""
    decisions: list[Json] = []
    for part in text.replace("\n", ";").split(";"):
        name, *values = part.split() or [""]
        if name == "place":
            decisions.append({"move": "place", "token": int(values[0]), "field": int(values[1])})
        elif name:
            decisions += [{"move": name, KEYS[name]: int(value)} for value in values]
    return decisions


class Story(NamedTuple):
    """A real game up to some moment: each line is a turn."""

    mode: str
    text: str

    def state(self) -> State:
        state = GAME.new(2, {"mode": self.mode})
        state.journal = Journal()
        return play(state, *moves(self.text))

    def until(self, lines: int) -> "Story":
        return Story(self.mode, "\n".join(self.text.strip().splitlines()[:lines]))


# Calls before and after draws, a shot, a reinforcement drawn and placed.
NEW_YORK: Final = Story(
    "new_york",
    """draw 0 3 8 8 9 0
    place 8 1; reinforce 13; draw 3
    place 8 30; reinforce 16; draw 2
    place 0 19; draw 13; draw 1
    place 9 10; reinforce 20; draw 1
    place 3 9; hit 0; draw 8
    place 2 18; draw 16
    place 13 20; draw 9
    place 16 31; draw 20""",
)
# Two calls and the joining of Beverly Hills, then a shot; the rival places a reinforcement.
LOS_ANGELES: Final = Story(
    "los_angeles",
    """draw 12 9 5 0 3 8
    place 12 2; draw 0
    place 0 7; reinforce 13; draw 1
    place 9 1; reinforce 16; draw 8; open 4; draw 16
    place 3 8; draw 13; draw 8
    place 5 11; reinforce 20; open 10; draw 2
    place 13 4; draw 4; draw 9
    place 0 30; reinforce 21; draw 3
    place 8 6; hit 16; open 9; draw 0""",
)

CASES: Final[dict[str, tuple[Story, int | None]]] = {
    "New York, the rival called and drew": (NEW_YORK.until(4), 1),
    "New York, called again after drawing": (NEW_YORK.until(5), 0),
    "New York, called, drew, was shot": (NEW_YORK.until(6), 0),
    "New York, drew after the shot": (NEW_YORK.until(7), 0),
    "New York, placed a reinforcement": (NEW_YORK.until(8), 1),
    "New York, placed one after the shot": (NEW_YORK, 0),
    "New York, a spectator": (NEW_YORK.until(5), None),
    "Los Angeles, the grey gang called and drew": (LOS_ANGELES.until(4), 1),
    "Los Angeles, a reinforcement joined": (LOS_ANGELES.until(8), 1),
    "Los Angeles, and was perhaps shot": (LOS_ANGELES, 1),
    "Los Angeles, the orange gang placed a reinforcement": (LOS_ANGELES.until(7), 0),
    "Los Angeles, a spectator": (LOS_ANGELES.until(4), None),
}
every_case = pytest.mark.parametrize("case", CASES)


@cache
def told(case: str) -> State:
    return CASES[case][0].state()


def what_was_seen(case: str) -> list[Seen]:
    state, (story, viewer) = told(case), CASES[case]
    assert state.journal is not None
    return seen_events(state.journal, viewer, story.mode == "solo")


@cache
def law(case: str) -> tuple[dict[Secret, Fraction], Classes]:
    events = what_was_seen(case)
    classes = classes_of(events)
    return posterior(beginning(CASES[case][0].mode, classes), events, classes), classes


def drawn(state: State, viewer: int | None, classes: Classes, count: int = DRAWS) -> list[Secret]:
    view, numbers = state.view(viewer), Numbers(1929)
    return [secret_of(now(GAME.imagine(view, numbers)), classes) for _ in range(count)]


def aspects(seat: int) -> Iterator[tuple[str, Callable[[Secret], Hashable]]]:
    """What is compared: everything at once, and the parts in which a mistake would show most."""
    yield "everything", lambda secret: secret
    yield "hand", lambda secret: secret.hands[seat]
    yield "bag", lambda secret: secret.bags[seat]
    yield "pile", lambda secret: secret.pile


def worst(found: list[Secret], expected: dict[Secret, Fraction], seat: int) -> tuple[float, str]:
    """The aspect in which draws are farthest from a law."""
    return max(
        (deviation(Counter(map(aspect, found)), law_of(aspect, expected)), name) for name, aspect in aspects(seat)
    )


def hidden_seats(viewer: int | None) -> list[int]:
    return [seat for seat in range(2) if seat != viewer]


def remembered(state: State, viewer: int | None, seat: int) -> list[float]:
    view: dict[str, Any] = dict(state.view(viewer).to_json())
    return [float(chance) for chance in view["memory"][seat]]


def assert_remembers(state: State, viewer: int | None, expected: dict[Secret, Fraction], classes: Classes) -> None:
    """The view's chances of each number of reinforcements in a hidden hand are those of the law."""
    for seat in hidden_seats(viewer):
        chances = law_of(how_many(seat, classes), expected)
        memory_of_seat = remembered(state, viewer, seat)
        assert max(chances) < len(memory_of_seat)
        for count, chance in enumerate(memory_of_seat):
            assert abs(chance - float(chances.get(count, Fraction()))) < EXACT, (seat, count)


@every_case
def test_a_view_remembers_the_exact_number_of_reinforcements(case: str) -> None:
    expected, classes = law(case)
    assert_remembers(told(case), CASES[case][1], expected, classes)


@every_case
def test_the_truth_is_possible(case: str) -> None:
    expected, classes = law(case)
    assert expected[secret_of(now(told(case)), classes)] > 0
    assert sum(expected.values()) == 1


@every_case
def test_draws_follow_the_law(case: str) -> None:
    expected, classes = law(case)
    viewer = CASES[case][1]
    found = drawn(told(case), viewer, classes)
    for seat in hidden_seats(viewer):
        assert worst(found, expected, seat) < (SUSPICIOUS, "")


def test_draws_follow_the_law_of_every_kind() -> None:
    """A short game with all kinds told apart; the longer ones put unseen kinds together."""
    state = NEW_YORK.until(4).state()
    assert state.journal is not None
    events = seen_events(state.journal, 1, False)
    classes = all_kinds()
    expected = posterior(beginning("new_york", classes), events, classes)
    assert_remembers(state, 1, expected, classes)
    found = drawn(state, 1, classes)
    assert worst(found, expected, 0) < (SUSPICIOUS, "")
    for kind in (0, 6, 8, 10, 13, 16, 24):
        for place in ("hands", "bags"):
            aspect = counting(place, kind)
            assert deviation(Counter(map(aspect, found)), law_of(aspect, expected)) < SUSPICIOUS, (place, kind)


def counting(place: str, kind: int) -> Callable[[Secret], int]:
    return lambda secret: int(getattr(secret, place)[0][kind])


def test_putting_unseen_kinds_together_changes_nothing() -> None:
    """The coarse law is the fine one, summed up."""
    state = NEW_YORK.until(3).state()
    assert state.journal is not None
    events = seen_events(state.journal, 1, False)
    fine, coarse = all_kinds(), classes_of(events)
    exact = posterior(beginning("new_york", fine), events, fine)
    summed = law_of(lambda secret: Secret(*regrouped(secret, coarse)), exact)
    assert summed == posterior(beginning("new_york", coarse), events, coarse)


def regrouped(secret: Secret, classes: Classes) -> tuple[Any, Any, Any]:
    hands = tuple(counted(hand, classes) for hand in secret.hands)
    return hands, tuple(counted(bag, classes) for bag in secret.bags), counted(secret.pile, classes)


@pytest.mark.parametrize("mode", ["new_york", "los_angeles"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_view_remembers_exactly_in_random_games(mode: str, viewer: int) -> None:
    """Every moment of some games' first turns."""
    met: Counter[str] = Counter()
    for seed in range(12):
        state, numbers = GAME.new(2, {"mode": mode}), Numbers(seed)
        state.journal = Journal()
        for _ in range(26):
            legal = state.legal()
            state.apply(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
        if state.to_move == OVER:
            continue
        events = seen_events(state.journal, viewer, False)
        met.update(event.what for event in events if event.seat != viewer)
        classes = classes_of(events)
        assert_remembers(state, viewer, posterior(beginning(mode, classes), events, classes), classes)
    assert min(met[what] for what in ("draw", "call", "hit", "place")) > 2


# Solo: the automaton's row lies open, its bag does not.


def solo_game(seed: int, decisions: int) -> State:
    state, numbers = GAME.new(2, {"mode": "solo"}), Numbers(seed)
    state.journal = Journal()
    for _ in range(decisions):
        if state.to_move == OVER:
            break
        legal = state.legal()
        state.apply(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
    return state


def solo_law(state: State, viewer: int | None, classes: Classes | None) -> tuple[dict[Secret, Fraction], Classes]:
    assert state.journal is not None
    events = seen_events(state.journal, viewer, True)
    chosen = classes_of(events) if classes is None else classes
    return posterior(beginning("solo", chosen), events, chosen), chosen


@pytest.mark.parametrize("seed", range(6))
def test_in_solo_only_what_the_automaton_called_is_hidden_from_the_human(seed: int) -> None:
    state = solo_game(seed, 45)
    expected, classes = solo_law(state, 1, None)
    found = drawn(state, 1, classes, DRAWS // 3)
    truth = secret_of(now(state), classes)
    assert {secret.hands for secret in found} == {truth.hands}
    assert {secret.bags[1] for secret in found} == {truth.bags[1]}
    assert worst(found, expected, 0) < (SUSPICIOUS, "")


@pytest.mark.parametrize("seed", range(3))
def test_in_solo_a_spectator_sees_the_row_but_not_the_humans_hand(seed: int) -> None:
    state = solo_game(seed, 26)
    expected, classes = solo_law(state, None, None)
    found = drawn(state, None, classes)
    assert worst(found, expected, 0) < (SUSPICIOUS, "")
    assert worst(found, expected, 1) < (SUSPICIOUS, "")
    chances = law_of(how_many(1, classes), expected)
    for count, chance in enumerate(remembered(state, None, 1)):
        assert abs(chance - float(chances.get(count, Fraction()))) < EXACT


def test_in_solo_a_token_shot_out_of_the_row_is_known_to_be_in_the_bag() -> None:
    """S10.10: everyone sees which reinforcement goes into the automaton's bag; it cannot be on the pile."""
    state = take_up(table([[16, 13, 13], [21, 3]], stage="place", acting=0, called=[[20, 15], []]))
    play(state, *moves("place 21 35; shoot 16"))
    position = now(state)
    classes = all_kinds()
    found = drawn(state, 1, classes, 300)
    assert position["bags"][0][16] == 1
    assert {secret.bags[0][16] for secret in found} <= {1, 2}


@pytest.mark.parametrize("mode", ["new_york", "los_angeles", "solo"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_draw_fits_the_view_and_can_be_played_on(mode: str, viewer: int | None) -> None:
    """Whoever decides in an imagined position has something to decide, as the contract promises."""
    for seed in range(20):
        state, numbers = GAME.new(2, {"mode": mode}), Numbers(seed)
        while state.to_move != OVER:
            legal = state.legal()
            state.apply(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
            if numbers.below(8) == 0 and state.view(None).to_json()["stage"]:
                imagined = GAME.imagine(state.view(viewer), numbers)
                assert imagined.view(viewer).to_json() == state.view(viewer).to_json()
                assert imagined.legal() or imagined.to_move == OVER


# Imported positions have no history: every token of a seat's is equally likely to be in its hand.


def imported() -> State:
    hands, called = [[0, 3, 8, 13], [1, 4, 16]], [[20, 15, 18], [17]]
    return take_up(table(hands, mode="new_york", stage="place", called=called, full=[0, 10, 18], active=0))


def imported_law(state: State, viewer: int, classes: Classes) -> dict[Secret, Fraction]:
    """The rival's tokens: what its gang has left, and as many unseen reinforcements as it is known to have."""
    position, rival = now(state), 1 - viewer
    gang = starting_bag("new_york", rival)
    unseen = list(PILE)
    for token in position["fields"]:
        if token is not None:
            (gang if token[1] == rival and token[0] < 13 else [0] * KINDS)[token[0]] -= 1
    for kind in range(13, KINDS):
        unseen[kind] -= position["hands"][viewer].count(kind) + position["bags"][viewer][kind]
    own = secret_of(position, classes)
    none = counted([0] * KINDS, classes)
    hands = (own.hands[0], none) if viewer == 0 else (none, own.hands[1])
    rivals = counted(gang, classes)
    bags = (own.bags[0], rivals) if viewer == 0 else (rivals, own.bags[1])
    held = sum(kind >= 13 for kind in position["hands"][rival]) + sum(position["bags"][rival][13:])
    past = [Seen("call", rival, None)] * held + [Seen("draw", rival, None)] * len(position["hands"][rival])
    return posterior(Secret(hands, bags, counted(unseen, classes)), past, classes)


@pytest.mark.parametrize("viewer", [0, 1])
def test_imported_positions_are_hypergeometric(viewer: int) -> None:
    state = imported()
    position, rival = now(state), 1 - viewer
    size, bag = len(position["hands"][rival]), sum(position["bags"][rival])
    held = sum(kind >= 13 for kind in position["hands"][rival]) + sum(position["bags"][rival][13:])
    for count, chance in enumerate(remembered(state, viewer, rival)):
        wanted = comb(held, count) * comb(size + bag - held, size - count) / comb(size + bag, size)
        assert abs(chance - wanted) < EXACT


@pytest.mark.parametrize("viewer", [0, 1])
def test_draws_of_imported_positions_follow_the_law(viewer: int) -> None:
    state = imported()
    classes = classes_of([], [0, 1, 3, 13, 16])
    expected = imported_law(state, viewer, classes)
    assert_remembers(state, viewer, expected, classes)
    assert worst(drawn(state, viewer, classes), expected, 1 - viewer) < (SUSPICIOUS, "")


def test_after_an_import_memory_goes_on_from_there() -> None:
    """Seat 0 calls, draws, is shot."""
    state = imported()
    state.journal = Journal()
    classes = classes_of([], [8, 3, 1, 4, 13])
    before = imported_law(state, 1, classes)
    play(state, *moves("place 8 1; reinforce 13; draw 20; place 4 9; hit 0; draw 3; place 3 29; draw 1"))
    events = seen_events(state.journal, 1, False)
    assert {event.what for event in events if event.seat == 0} == {"place", "call", "draw", "hit"}
    expected = posterior(before, events, classes)
    assert_remembers(state, 1, expected, classes)
    assert worst(drawn(state, 1, classes), expected, 0) < (SUSPICIOUS, "")


# A test that nothing fails proves nothing: wrong models must look wrong.


TELLING: Final = (
    "New York, the rival called and drew",
    "New York, called again after drawing",
    "New York, called, drew, was shot",
    "New York, drew after the shot",
    "Los Angeles, the grey gang called and drew",
    "Los Angeles, a reinforcement joined",
    "Los Angeles, and was perhaps shot",
)


def forgetful(case: str, seat: int) -> State:
    """The same moment, the order of calls, draws and shots forgotten."""
    state = told(case).copy()
    assert isinstance(state, SyndicateState)
    memory.forget(state, seat)
    return state


def how_many(seat: int, classes: Classes) -> Callable[[Secret], int]:
    return lambda secret: reinforcements(secret.hands[seat], classes)


@pytest.mark.parametrize("case", TELLING)
def test_forgetting_the_order_seems_wrong(case: str) -> None:
    expected, classes = law(case)
    viewer = CASES[case][1]
    assert viewer is not None
    state = forgetful(case, 1 - viewer)
    with pytest.raises(AssertionError):
        assert_remembers(state, viewer, expected, classes)
    found = Counter(map(how_many(1 - viewer, classes), drawn(state, viewer, classes)))
    assert deviation(found, law_of(how_many(1 - viewer, classes), expected)) > SUSPICIOUS


@pytest.mark.parametrize("case", ["New York, called, drew, was shot", "Los Angeles, and was perhaps shot"])
def test_a_shot_that_takes_the_token_last_drawn_seems_wrong(case: str) -> None:
    """As if a shot undid the last draw before it, instead of hitting each token equally likely."""
    expected, classes = law(case)
    events, viewer = what_was_seen(case), CASES[case][1]
    assert viewer is not None
    hit = next(place for place, event in enumerate(events) if event.what == "hit" and event.seat != viewer)
    last = max(place for place in range(hit) if events[place].what == "draw" and events[place].seat != viewer)
    wrong_events = [event for place, event in enumerate(events) if place not in (hit, last)]
    wrong = posterior(beginning(CASES[case][0].mode, classes), wrong_events, classes)
    assert law_of(itemgetter(0), wrong) != law_of(itemgetter(0), expected)
    assert worst(drawn(told(case), viewer, classes), wrong, 1 - viewer) > (2 * SUSPICIOUS, "")


def test_calls_that_came_last_seem_wrong() -> None:
    """As if what was called before the draws had been called after them, so that none of it can be in hand."""
    case = "Los Angeles, the grey gang called and drew"
    _, classes = law(case)
    events = what_was_seen(case)
    late = [event for event in events if event.what != "call"] + [event for event in events if event.what == "call"]
    wrong = posterior(beginning("los_angeles", classes), late, classes)
    assert worst(drawn(told(case), 1, classes), wrong, 0) > (2 * SUSPICIOUS, "")
