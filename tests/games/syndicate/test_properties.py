"""Laws that hold in every game: tokens are conserved, wealth grows, markers keep to tracks, colours do not matter."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.syndicate.solo_board import ANGELS, CITY, KINDS, PILE, now, starting_bag, table, take_up, tokens_of
from omerta.core.chance import playout, sample
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.syndicate.state import SyndicateState
from strategies import seeds

GAME = find("syndicate")

SETUPS = [setup.name for setup in GAME.setups]
GOAL = 25  # S9.1

every_setup = pytest.mark.parametrize("setup", SETUPS)


def setup_names() -> st.SearchStrategy[str]:
    return st.sampled_from(SETUPS)


def new_game(setup: str) -> State:
    return GAME.new(2, next(one.options for one in GAME.setups if one.name == setup))


def decide(state: State, numbers: Numbers) -> int:
    """A random decision: chance by its weights, a seat evenly among the kinds of moves, then among the moves."""
    if state.to_move == CHANCE:
        return sample(state, numbers)
    kinds: dict[object, list[int]] = {}
    for action in state.legal():
        kinds.setdefault((state.move(action) or {}).get("move"), []).append(action)
    actions = list(kinds.values())[numbers.below(len(kinds))]
    return actions[numbers.below(len(actions))]


def random_game(setup: str, seed: int) -> list[SyndicateState]:
    """Every moment of a random game, the setup too."""
    state, numbers = new_game(setup), Numbers(seed)
    states: list[SyndicateState] = []
    while True:
        twin = state.copy()
        assert isinstance(twin, SyndicateState)
        states.append(twin)
        if state.to_move == OVER:
            return states
        state.apply(decide(state, numbers))


def tokens(state: SyndicateState) -> Counter[int]:
    """Every token of the box, by kind, wherever it lies."""
    found: Counter[int] = Counter(kind for kind in state.kinds if kind >= 0)
    for place, count in enumerate([*state.hands, *state.bags, *state.pile]):
        found[place % KINDS] += count
    return +found


def whole_box(mode: str) -> Counter[int]:
    box: Counter[int] = Counter()
    for counts in (starting_bag(mode, 0), starting_bag(mode, 1), PILE):
        box.update(dict(enumerate(counts)))
    return +box


def mode_of(setup: str) -> str:
    return "solo" if setup.startswith("solo") else setup


@settings(max_examples=60)
@given(setup_names(), seeds())
def test_tokens_are_conserved_from_the_first_draw_to_the_end(setup: str, seed: int) -> None:
    """Each kind's number; each gang's tokens with their owner; the automaton's row is its hand."""
    box = whole_box(mode_of(setup))
    for state in random_game(setup, seed):
        assert tokens(state) == box
        assert min(*state.hands, *state.bags, *state.pile) >= 0
        for seat in range(2):
            own = Counter(kind for f, kind in enumerate(state.kinds) if state.owners[f] == seat and kind < 13)
            for kind in range(13):
                own[kind] += state.hands[seat * KINDS + kind] + state.bags[seat * KINDS + kind]
            assert +own == +Counter(dict(enumerate(starting_bag(mode_of(setup), seat))))
        if mode_of(setup) == "solo":
            assert Counter(state.row) == +Counter({kind: state.hands[kind] for kind in range(KINDS)})


@settings(max_examples=60)
@given(setup_names(), seeds())
def test_wealth_never_falls_and_markers_keep_to_their_tracks(setup: str, seed: int) -> None:
    states = random_game(setup, seed)
    city = ANGELS if setup == "los_angeles" else CITY
    for before, after in pairwise(states):
        assert all(after.wealth[seat] >= before.wealth[seat] for seat in range(2))
    for state in states:
        for district, marker in enumerate(state.markers):
            assert abs(int(marker)) <= city.districts[district].hat


@settings(max_examples=60)
@given(setup_names(), seeds())
def test_closed_districts_never_change(setup: str, seed: int) -> None:
    """S7.5: marker and fields stay; and a district is unopened, then open, then closed (S8.1)."""
    city = ANGELS if setup == "los_angeles" else CITY
    for before, after in pairwise(random_game(setup, seed)):
        for number, district in enumerate(city.districts):
            assert after.status[number] >= before.status[number]
            if before.status[number] == 2:
                assert after.markers[number] == before.markers[number]
                assert all(after.kinds[f] == before.kinds[f] for f in district.fields)
            if after.status[number] == 0:
                assert after.markers[number] == 0
                assert all(after.kinds[f] < 0 for f in district.fields)


@settings(max_examples=40)
@given(setup_names(), seeds())
def test_an_open_district_has_a_free_field_and_no_barrel_or_hat_between_turns(setup: str, seed: int) -> None:
    city = ANGELS if setup == "los_angeles" else CITY
    reach = 5 if setup == "los_angeles" else None
    for state in random_game(setup, seed):
        if state.stage in (3, 8, 9):  # place, draw, cup
            for number, district in enumerate(city.districts):
                if state.status[number] == 1:
                    assert any(state.kinds[f] < 0 for f in district.fields)
                    assert abs(int(state.markers[number])) < (reach or district.hat)


@settings(max_examples=40)
@given(setup_names(), seeds())
def test_nobody_is_asked_without_a_choice(setup: str, seed: int) -> None:
    """One option is no decision, save a placement at the start of a turn; weights are positive."""
    for state in random_game(setup, seed):
        legal, weights = state.legal(), state.weights()
        assert len(legal) >= (0 if state.to_move == OVER else 1 if state.stage == 3 else 2)
        assert legal == sorted(set(legal))
        assert all(weight > 0 for weight in weights)
        assert len(weights) == (len(legal) if state.to_move == CHANCE else 0)
        assert not (mode_of(setup) == "solo" and state.to_move == 0)


@settings(max_examples=40)
@given(setup_names(), seeds())
def test_what_is_remembered_is_a_law_that_allows_the_truth(setup: str, seed: int) -> None:
    """For each hidden hand: chances add up to one, and what it holds is possible."""
    for state in random_game(setup, seed):
        view: dict[str, Any] = dict(state.view(None).to_json())
        for seat in range(2):
            if mode_of(setup) == "solo" and seat == 0:
                continue
            chances = view["memory"][seat]
            held = sum(state.hands[seat * KINDS + kind] for kind in range(13, KINDS))
            assert abs(sum(chances) - 1) < 1e-9
            assert all(-1e-12 <= chance <= 1 + 1e-9 for chance in chances)
            assert chances[held] > 0


def test_S10_10_what_was_shot_out_of_the_row_is_remembered_to_be_in_the_bag() -> None:
    for seed in (141, 204, 231, 243):  # games in which the human shoots at a row that has called reinforcements
        for state in random_game("solo-easy", seed):
            view: dict[str, Any] = dict(state.view(1).to_json())
            for kind, shot in enumerate(view["memory"][0]):
                assert 0 <= shot <= state.bags[kind]


@every_setup
def test_positions_round_trip_at_every_decision(setup: str) -> None:
    stages: set[str] = set()
    for seed in range(12):
        for state in random_game(setup, seed):
            if state.stage >= 3:
                position = now(state)
                stages.add(position["stage"])
                twin = take_up(position)
                assert now(twin) == position
                assert (twin.legal(), twin.weights()) == (state.legal(), state.weights())
    expected = {"place", "effects", "closing", "draw", "over"}
    expected |= {"cup", "roll"} if mode_of(setup) == "solo" else {"support"}
    assert expected <= stages


# The colour swap of New York. Both bags are alike, both sides of every track are alike, and no rule but S9.1–S9.3 names
# a seat. So from any position with `last_turn` false, a decision and the swap may be done in either order, provided the
# seat whose turn it is does not end it with 25 wealth or more: for there seat 0 gives its rival a last turn, while seat
# 1 wins. S9.4 is symmetric. The numbers of decisions name no seat, so they are the same on both sides.


def swapped(position: dict[str, Any]) -> Json:
    mover, winner = position["to_move"], position["winner"]
    return {
        **position,
        "to_move": 1 - mover if isinstance(mover, int) else mover,
        "active": 1 - position["active"],
        "fields": [None if token is None else [token[0], 1 - token[1]] for token in position["fields"]],
        "markers": [-marker for marker in position["markers"]],
        "winner": None if winner is None else 1 - winner,
        **{key: position[key][::-1] for key in ("wealth", "hands", "bags", "last")},
    }


def assert_swap_commutes(state: State, action: int) -> bool:
    """Whether the end rules stayed out of it; if so, the swap is asserted."""
    before = now(state)
    twin = take_up(swapped(before))
    assert now(twin) == swapped(before)
    assert twin.legal() == state.legal()
    assert twin.weights() == state.weights()
    after = state.copy()
    after.apply(action)
    twin.apply(action)
    ended = now(after)["active"] != before["active"] or after.to_move == OVER
    if ended and now(after)["wealth"][before["active"]] >= GOAL:
        return False
    assert now(twin) == swapped(now(after))
    return True


def test_the_colours_of_new_york_do_not_matter() -> None:
    compared: Counter[str] = Counter()
    for seed in range(45):
        state, numbers = new_game("new_york"), Numbers(seed)
        while state.to_move != OVER:
            action = decide(state, numbers)
            assert isinstance(state, SyndicateState)
            if state.stage >= 3 and not state.last_turn and assert_swap_commutes(state, action):
                compared[now(state)["stage"]] += 1
            state.apply(action)
    assert {"place", "effects", "closing", "support", "draw"} <= set(compared)
    assert compared.total() > 2000


def test_being_stuck_does_not_depend_on_the_colour() -> None:
    """S9.4 names no seat."""
    position = table([[], [8]], mode="new_york", stage="place", active=0)
    for one in (position, swapped(position)):
        state = take_up(one)
        assert now(state)["winner"] == 1 - now(state)["active"]


def test_the_end_rules_do_name_seats() -> None:
    """The proviso is needed: with 25 wealth seat 1 wins at the end of its turn, seat 0 gives a last turn."""
    position = table([[8, 0], [8, 0]], mode="new_york", stage="place", wealth=[26, 0], active=0)
    ends: list[int] = []
    for one in (position, swapped(position)):
        state = take_up(one)
        state.apply(state.action({"move": "place", "token": 8, "field": 36}))
        state.apply(state.legal()[0])
        ends.append(int(state.to_move))
    assert ends == [1, OVER]


# Games end: every turn fills a field, every field is filled once.


@every_setup
def test_games_end_within_the_bound(setup: str) -> None:
    for seed in range(100):
        state = new_game(setup)
        assert playout(state, Numbers(seed)) <= GAME.longest
        assert state.result() is not None


@pytest.mark.parametrize("mode", ["new_york", "los_angeles"])
def test_the_bound_holds_for_every_game(mode: str) -> None:
    """Placements, declines, end draws, and what all fields' effects could ask for, each once."""
    city = ANGELS if mode == "los_angeles" else CITY
    asked = 0
    for field in city.fields:
        asked += int(field.effect[1]) if field.effect[0] in "dr" else field.effect[0] in "hbx"
    fields = len(city.fields)
    twice = 2 * 2  # Sawn-off, and an Informer that copies it, on a d2 or r2
    shots = 5  # symbol B: 7, 18, 21, and Informers that copy one, with one to spare
    supports = 8  # declined: 6 twice, 14, 17, Informers
    setup = 8 + 4 + 4
    solo = 2 * fields  # cup and die, at every placement of the automaton
    closings, openings = fields, len(city.districts)
    assert setup + 2 * fields + asked + twice + shots + supports + closings + openings + solo <= GAME.longest


def test_built_positions_hold_the_whole_box() -> None:
    assert tokens_of(table([[0, 3], [8]], full=[0, 1, 2])) == whole_box("solo")
