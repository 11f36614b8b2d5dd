"""S2: the setup, and what is secret."""

from collections import Counter
from typing import Any

import pytest

from games.syndicate.board import (
    SHOT_COP,
    TOKENS,
    chances,
    draw,
    hand,
    held,
    hit,
    moves,
    now,
    place,
    play,
    position,
    refusal,
    reinforce,
    roll,
    settle,
    starting_bag,
)
from omerta.core.game import CHANCE, State
from omerta.core.journal import Journal
from omerta.core.problems import Impossible
from omerta.games import find
from omerta.games.syndicate.state import SyndicateState

GAME = find("syndicate")

both_cities = pytest.mark.parametrize("mode", ["new_york", "los_angeles"])


def new(mode: str, **options: object) -> SyndicateState:
    state = GAME.new(2, {"mode": mode, **options})
    assert isinstance(state, SyndicateState)
    return state


def counts(numbers: Any, seat: int) -> Counter[int]:
    """A hand or a bag by kind."""
    return Counter({kind: numbers[28 * seat + kind] for kind in range(28) if numbers[28 * seat + kind]})


@both_cities
def test_S2_1_each_bag_holds_its_gang_and_the_pile_all_reinforcements(mode: str) -> None:
    state = new(mode)
    assert [counts(state.bags, seat) for seat in range(2)] == [starting_bag(mode, seat) for seat in range(2)]
    assert list(state.pile) == [token[5] for token in TOKENS]
    assert sum(state.hands) == 0


def test_S2_1_in_new_york_all_districts_are_open_and_every_marker_is_on_red() -> None:
    state = settle(new("new_york"))
    assert (now(state)["markers"], now(state)["closed"]) == ([0] * 5, [])
    assert set(now(state)["fields"]) == {None}


def test_S2_1_in_los_angeles_the_four_start_districts() -> None:
    state = settle(new("los_angeles"))
    assert (now(state)["markers"], now(state)["closed"]) == ([0] * 4 + [None] * 11, [])
    assert len(now(state)["fields"]) == 47


@both_cities
def test_S2_2_seat_0_draws_three_then_seat_1(mode: str) -> None:
    state = new(mode)
    sizes = []
    for _ in range(6):
        assert state.to_move == CHANCE
        sizes.append([sum(counts(state.hands, seat).values()) for seat in range(2)])
        state.apply(state.legal()[0])
    assert sizes == [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2]]
    assert (now(state)["stage"], now(state)["to_move"], len(hand(state, 1))) == ("place", 0, 3)


def test_S2_2_tokens_come_by_their_number_one_by_one() -> None:
    state = new("new_york")
    assert chances(state) == starting_bag("new_york", 0)
    play(state, draw(6))
    assert chances(state) == starting_bag("new_york", 0) - Counter([6])
    assert refusal(state, draw(6)) == ("S2.3", "not-in-the-pile")
    play(state, draw(0), draw(0))
    assert chances(state) == starting_bag("new_york", 1)


def test_S2_2_the_grey_gang_draws_from_the_grey_bag() -> None:
    state = new("los_angeles")
    assert chances(state) == starting_bag("los_angeles", 0)
    play(state, draw(12), draw(7), draw(3))
    assert chances(state) == starting_bag("los_angeles", 1)
    assert refusal(state, draw(12)) == ("S2.3", "not-in-the-pile")


def test_S2_2_the_setup_has_no_position_yet() -> None:
    with pytest.raises(Impossible) as raised:
        new("new_york").to_json()
    assert raised.value.reason == "setup-has-no-position"


def test_S2_2_in_solo_the_rolls_follow_the_draws() -> None:
    state = new("solo")
    for _ in range(5 + 3):
        assert {move["move"] for move in moves(state)} == {"draw"}
        state.apply(state.legal()[0])
    assert moves(state) == [roll(die) for die in range(1, 7)]


def test_S2_3_a_bag_has_a_make_up_and_no_order() -> None:
    """Drawn in another order the same tokens make the same position."""
    one = settle(play(new("new_york"), draw(0), draw(8), draw(3)))
    other = settle(play(new("new_york"), draw(3), draw(0), draw(8)))
    assert one.to_json() == other.to_json()


def test_S2_3_only_chance_takes_tokens_out() -> None:
    state = new("new_york")
    assert refusal(state, place(0, 1)) == ("S2.3", "chance-decides")
    assert refusal(state, reinforce(13)) == ("S2.3", "not-in-the-pile")
    assert refusal(state, hit(0)) == ("S2.3", "not-in-the-pile")
    assert refusal(state, roll(1)) == ("S2.3", "chance-decides")


def shown(state: State, viewer: int | None) -> dict[str, Any]:
    return dict(state.view(viewer).to_json())


def test_S2_4_a_hand_and_a_bag_are_seen_by_their_owner_alone() -> None:
    state = position(hands=[[0, 3, 8], [1, 4, 9]])
    assert (shown(state, 0)["hand"], shown(state, 1)["hand"], shown(state, None)["hand"]) == (
        [0, 3, 8],
        [1, 4, 9],
        None,
    )
    assert held(shown(state, 1)["bag"]) == held(now(state)["bags"][1])
    assert shown(state, None)["bag"] is None


@pytest.mark.parametrize("viewer", [0, None])
def test_S2_4_another_hand_of_the_rival_looks_the_same(viewer: int | None) -> None:
    one, other = position(hands=[[0, 3], [1, 4, 9]]), position(hands=[[0, 3], [6, 10, 11]])
    assert shown(one, viewer) == shown(other, viewer)
    assert shown(one, 1) != shown(other, 1)


def test_S2_4_the_size_of_a_hand_is_shown_if_the_option_is_on() -> None:
    state = position(hands=[[0, 3], [1, 4, 9, 9]])
    assert shown(state, 0)["hand_sizes"] == shown(state, None)["hand_sizes"] == [2, 4]


def test_S2_4_the_view_says_whether_it_is() -> None:
    for on in (True, False):
        assert shown(position(show_hand_size=on), 0)["options"] == {"show_hand_size": on}


def test_S2_4_everything_placed_all_markers_and_all_wealth_are_public() -> None:
    state = position(fields={36: (0, 1), 2: (8, 0)}, markers={1: -3}, wealth=[4, 9])
    for viewer in (0, 1, None):
        for key in ("fields", "markers", "closed", "wealth", "last", "last_turn"):
            assert shown(state, viewer)[key] == now(state)[key]


def news(state: State, viewer: int | None, *played: dict[str, object]) -> list[dict[str, object]]:
    """What a viewer reads while these decisions are made."""
    journal = Journal()
    state.journal = journal
    play(state, *played)
    return [event.to_json() for event in journal.seen_by(viewer)]


def tokens_read(events: list[dict[str, object]], kind: str) -> list[object]:
    return [event["token"] for event in events if event["event"] == kind]


def test_S2_4_only_the_owner_sees_what_it_draws() -> None:
    for viewer, seen in ((0, [2]), (1, []), (None, [])):
        events = news(play(position(hands=[[9], [8]]), place(9, 36)), viewer, draw(2))
        assert tokens_read(events, "drawn") == seen
        assert len(tokens_of(events, "drawn-unseen")) == (viewer != 0)


def tokens_of(events: list[dict[str, object]], kind: str) -> list[dict[str, object]]:
    found = [event for event in events if event["event"] == kind]
    assert not any("token" in event for event in found)
    return found


def test_S2_4_and_what_it_calls_into_its_bag() -> None:
    for viewer, seen in ((0, [23]), (1, []), (None, [])):
        events = news(play(position(hands=[[0], [8]]), place(0, 1)), viewer, reinforce(23))
        assert tokens_read(events, "called") == seen
        assert len(tokens_of(events, "called-unseen")) == (viewer != 0)


def test_S2_4_and_what_was_shot_out_of_its_hand() -> None:
    for viewer, seen in ((1, [9]), (0, []), (None, [])):
        state = play(position(hands=[[SHOT_COP, 0], [8, 9]]), place(SHOT_COP, 36))
        events = news(state, viewer, hit(9))
        assert tokens_read(events, "shot") == seen
        assert len(tokens_of(events, "shot-unseen")) == (viewer != 1)


@pytest.mark.parametrize("viewer", [0, None])
def test_S2_4_what_was_shot_shows_nowhere_in_the_rivals_view(viewer: int | None) -> None:
    views = []
    for kind in (8, 9):
        state = play(position(hands=[[SHOT_COP, 0], [8, 9]]), place(SHOT_COP, 36), hit(kind))
        views.append(shown(state, viewer))
    assert views[0] == views[1]
