"""What can be known of hidden cards: Jobs in hand, and what was stolen unseen; checked against brute force."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from games.families.board import hold, lot, play, stash, state_of, table
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.families.beliefs import beliefs_of
from omerta.games.families.views import FamiliesView
from tables import random_game

GAME = find("families")

DRAWS = 1500


def view_of(state: State, viewer: int | None) -> FamiliesView:
    view = state.view(viewer)
    assert isinstance(view, FamiliesView)
    return view


def robbed(zone: str = "hand") -> State:
    """Seat 0 robs seat 1 while seat 2 cannot see what: hand of $5, gun, gun and a Job, or suitcase of $1 $1 $5."""
    position = table(families=3)
    hold(position, 0, "narcotics", "narcotics", "Y06" if zone == "hand" else "Y08")
    hold(position, 1, "$5", "gun", "gun", "G01")
    stash(position, 1, "$1", "$1", "$5")
    job = {"move": "job", "job": "Y06" if zone == "hand" else "Y08"}
    return play(state_of(position), job, {"move": "rival", "seat": 1})


def stolen_kinds(state: State, viewer: int | None, numbers: Numbers) -> Counter[str]:
    """What seat 0 holds beyond its pay, in imagined worlds."""
    found: Counter[str] = Counter()
    for _ in range(DRAWS):
        seat: Any = GAME.imagine(state.view(viewer), numbers).to_json()["seats"]
        hand = {card: count for card, count in seat[0]["hand"].items() if card not in ("$2", "$3", "narcotics")}
        extra = [card for card, count in hand.items() if count]
        found["job" if seat[0]["hand_jobs"] else extra[0]] += 1
    return found


def close(found: Counter[str], expected: dict[str, float]) -> None:
    total = sum(found.values())
    assert set(found) <= set(expected)
    for kind, chance in expected.items():
        assert abs(found[kind] / total - chance) < 5 * sqrt(chance * (1 - chance) / total) + 0.005, kind


@pytest.mark.parametrize("viewer", [2, None])
def test_F4_5_a_witness_knows_what_a_theft_can_have_been(viewer: int | None) -> None:
    state = play(robbed(), lot("$5"))
    close(stolen_kinds(state, viewer, Numbers(1)), {"$5": 1 / 4, "gun": 2 / 4, "job": 1 / 4})


def test_F4_5_thief_and_victim_know() -> None:
    state = play(robbed(), lot("$5"))
    assert set(stolen_kinds(state, 1, Numbers(2))) == {"$5"}
    assert len(beliefs_of(view_of(state, 0))) == 1


def test_F4_5_a_suitcase_robbed_unseen() -> None:
    state = play(robbed("case"), lot("$1"))
    close(stolen_kinds(state, 2, Numbers(3)), {"$1": 2 / 3, "$5": 1 / 3})


def test_F4_5_what_is_given_later_tells_what_was_stolen() -> None:
    state = play(robbed(), lot("gun"))
    before = len(beliefs_of(view_of(state, 2)))
    position: Any = state.to_json()
    assert position["active"] == 1  # the victim's turn
    play(state, {"move": "thug", "business": "P7"}, {"move": "stash", "card": "$5"})
    after = beliefs_of(view_of(state, 2))
    assert (before, len(after)) == (3, 2)  # the $5 was still there
    assert sorted(round(chance, 6) for chance, _, _ in after) == [round(1 / 3, 6), round(2 / 3, 6)]


def test_F4_5_a_known_job_is_followed() -> None:
    """The victim knows which Job was taken, until it may have been taken on."""
    state = play(robbed(), lot("G01"))
    for seed in range(20):
        seats: Any = GAME.imagine(state.view(1), Numbers(seed)).to_json()["seats"]
        assert seats[0]["hand_jobs"] == ["G01"]
    jobs = Counter(
        tuple(GAME.imagine(state.view(2), Numbers(seed)).to_json()["seats"][0]["hand_jobs"])  # type: ignore[index]
        for seed in range(200)
    )
    assert len(jobs) > 10


def paying(*thefts: dict[str, object]) -> State:
    """Seat 2 is choosing how to pay for G02 from hand (F8.2); seat 0 may have robbed it first, unseen by seat 1."""
    position = table(families=3)
    hold(position, 0, "narcotics", "narcotics", "Y06")
    hold(position, 2, "blood", "narcotics", "G02", "R01")
    state = state_of(position)
    if thefts:
        play(state, {"move": "job", "job": "Y06"}, {"move": "rival", "seat": 2}, *thefts)
    else:
        play(state, {"move": "pass"})
    return play(state, {"move": "pass"}, {"move": "job", "job": "G02"})


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_F8_2_a_job_that_is_being_paid_for_is_known_to_be_in_hand(viewer: int | None) -> None:
    state = paying()
    assert state.to_json()["todo"] == [{"step": "pay", "seat": 2, "job": "G02"}]
    held = Counter(
        job
        for seed in range(60)
        for job in GAME.imagine(state.view(viewer), Numbers(seed)).to_json()["seats"][2]["hand_jobs"]  # type: ignore[index]
    )
    assert held["G02"] == 60
    assert len(held) > 10  # the other one is any


def test_F8_2_and_so_it_was_not_stolen() -> None:
    """Of blood, narcotics and two Jobs one is gone: not G02, and not a good, or there would be one way to pay."""
    state = paying(lot("R01"))
    assert [len(known) // 2 for _, _, known in beliefs_of(view_of(state, 1))] == [1] * len(
        beliefs_of(view_of(state, 1))
    )
    for seed in range(30):
        world: Any = GAME.imagine(state.view(1), Numbers(seed)).to_json()
        assert world["seats"][2]["hand_jobs"] == ["G02"]
        assert len(world["seats"][0]["hand_jobs"]) == 1


def test_without_hidden_thefts_money_and_goods_are_certain() -> None:
    for setup in GAME.setups[:2]:
        for number, state in enumerate(random_game(GAME, setup, Numbers(4))):
            if number % 15 or state.to_move == CHANCE:
                continue
            for viewer in [*range(setup.seats), None]:
                view = view_of(state, viewer)
                if view.all_counted:
                    world: Any = GAME.imagine(view, Numbers(number)).to_json()
                    truth: Any = state.to_json()
                    for mine, theirs in zip(world["seats"], truth["seats"], strict=True):
                        assert (mine["hand"], mine["case"], mine["case_jobs"]) == (
                            theirs["hand"],
                            theirs["case"],
                            theirs["case_jobs"],
                        )


def test_a_don_hides_nothing_from_the_human() -> None:
    state = GAME.new(4, {"dons": "luciano-siegel-capone"})
    numbers = Numbers(8)
    for number, _ in enumerate(iter(lambda: state.to_move == -2, True)):
        if number > 40 and state.to_move == 0:
            assert GAME.imagine(state.view(0), numbers).to_json() == state.to_json()
        legal = state.legal()
        state.advance(legal[numbers.below(len(legal))])


def test_F11_1_hidden_bids_are_imagined_from_the_suitcase() -> None:
    position = table(families=3)
    for seat in range(3):
        stash(position, seat, "$1", "$5")
    position["phase"], position["active"], position["row"] = 4, None, ["accountant", "beat_cop", "customs_officer"]
    position["todo"] = [{"step": "bid", "seat": seat} for seat in range(3)] + [{"step": "award"}]
    state = play(state_of(position), {"move": "bid", "card": "$5"}, {"move": "bid", "card": None})
    assert state.view(1).to_json()["bids"] == ["hidden", None, "hidden"]
    found = set()
    for seed in range(80):
        bids: Any = GAME.imagine(state.view(1), Numbers(seed)).to_json()["bids"]
        found.add((bids[0]["$1"], bids[0]["$5"]))
        assert bids[2] is None
    assert found == {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_F15_14_a_table_can_be_imagined_once_a_don_has_paid_his_bid() -> None:
    position = table("luciano-siegel-capone")
    stash(position, 0, "$1", "$3", "$5")
    stash(position, 1, "$5", "$5", "$5")
    stash(position, 2, "$5", "$5", "$5")
    stash(position, 3, "$1")
    position["phase"], position["active"], position["row"] = 4, None, ["mayor", "union_boss", "accountant", "beat_cop"]
    bidding = [{"step": "bid", "seat": 0}, *({"step": "ai_bid", "seat": don} for don in (1, 2, 3))]
    position["todo"] = [*bidding, {"step": "award"}]
    bids = ({"move": "bid", "card": card} for card in ("$5", "$3", None))
    state = play(state_of(position), *bids)
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    truth: Any = state.to_json()
    assert truth["todo"][0] == {"step": "take", "seat": 0}
    assert any(sum(truth["seats"][don]["case"].values()) < 3 for don in (1, 2, 3))
    for viewer in (0, None):
        assert GAME.imagine(state.view(viewer), Numbers(1)).view(viewer).to_json() == state.view(viewer).to_json()
