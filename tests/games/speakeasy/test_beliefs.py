"""What a seat sees: ``imagine`` against a count of all ways to deal the hidden cards."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any, cast

import pytest

from games.speakeasy.board import hold, play, seat_of, state_of, step, table, todo
from omerta.core.game import State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame

GAME = cast(SpeakeasyGame, find("speakeasy"))

DRAWS = 400
BOX = GAME.tables


def with_dealt(players: int, *dealt: tuple[int, str]) -> State:
    """Cards that were dealt face down and are still held; the rest of each hand is known."""
    position = table(players)
    for seat, card in dealt:
        hold(position, seat, card)
        position["seats"][seat]["dealt"][card.partition("_")[0]] = card
    return state_of(position)


def worlds(state: State, viewer: int | None, seed: int) -> list[Any]:
    numbers = Numbers(seed)
    return [GAME.imagine(state.view(viewer), numbers).to_json() for _ in range(DRAWS)]


def pieces(state: State, deck: str, viewer: int | None) -> list[str]:
    """The cards of a type that the viewer has not seen, piece by piece."""
    view: Any = state.view(viewer).to_json()
    return [card for card, count in view["decks"][deck]["not_seen"].items() for _ in range(count)]


def close(found: Counter[Any], expected: dict[Any, float]) -> None:
    total = sum(found.values())
    assert set(found) <= set(expected)
    for kind, chance in expected.items():
        assert abs(found[kind] / total - chance) < 5 * sqrt(chance * (1 - chance) / total) + 0.005, kind


@pytest.mark.parametrize("viewer", [0, None])
def test_one_hidden_card_is_any_unseen_piece_of_its_type(viewer: int | None) -> None:
    state = with_dealt(4, (1, "party_book"))
    unseen = pieces(state, "party", viewer)
    expected = {card: count / len(unseen) for card, count in Counter(unseen).items()}
    close(Counter(world["seats"][1]["dealt"]["party"] for world in worlds(state, viewer, 1)), expected)


def test_two_hidden_cards_of_a_type_are_drawn_without_putting_back() -> None:
    state = with_dealt(3, (1, "vip_none_2"), (2, "vip_level"))
    unseen = pieces(state, "vip", 0)
    pairs = Counter(permutations(unseen, 2))
    expected = {pair: count / sum(pairs.values()) for pair, count in pairs.items()}
    found = Counter(
        (world["seats"][1]["dealt"]["vip"], world["seats"][2]["dealt"]["vip"]) for world in worlds(state, 0, 2)
    )
    close(found, expected)


def test_an_owner_knows_the_own_cards_and_what_others_took_is_known() -> None:
    state = with_dealt(3, (0, "vip_none_2"), (1, "fleet_book"))
    assert {world["seats"][0]["dealt"]["vip"] for world in worlds(state, 0, 3)[:50]} == {"vip_none_2"}
    position: Any = state.to_json()
    hold(position, 1, "party_book")
    seen: Any = state_of(position).view(0).to_json()
    assert seen["seats"][1]["hand"] == ["party_book"]
    assert seen["seats"][1]["dealt"]["fleet"] is True


def test_a_card_that_was_played_is_hidden_no_more() -> None:
    position = table(3)
    hold(position, 0, "vip_none_2", "vip_none_3")
    position["seats"][0]["dealt"]["vip"] = "vip_none_2"
    state = state_of(todo(position, step("play_card", type="vip"), step("take_card", type="any")))
    play(state, {"move": "play", "card": "vip_none_2"})
    assert seat_of(state)["dealt"]["vip"] is None
    numbers = Numbers(4)
    assert all(GAME.imagine(state.view(1), numbers).to_json() == state.to_json() for _ in range(20))


def test_of_two_equal_cards_the_known_one_goes_first() -> None:
    position = table(3)
    hold(position, 0, "vip_level", "vip_level")
    position["seats"][0]["dealt"]["vip"] = "vip_level"
    state = state_of(todo(position, step("play_card", type="vip"), step("take_card", type="any")))
    play(state, {"move": "play", "card": "vip_level"})
    assert seat_of(state)["dealt"]["vip"] == "vip_level"


def test_that_a_discard_is_asked_for_shows_that_there_is_a_choice() -> None:
    """One option is no decision: a hand of equal cards would not have been asked."""
    position = table(3)
    hold(position, 0, "vip_level", "vip_none_2")
    position["seats"][0]["dealt"]["vip"] = "vip_none_2"
    state = state_of(todo(position, step("discard", left=1, why="level"), step("take_card", type="any")))
    unseen = [card for card in pieces(state, "vip", 1) if card != "vip_level"]
    expected = {card: count / len(unseen) for card, count in Counter(unseen).items()}
    close(Counter(world["seats"][0]["dealt"]["vip"] for world in worlds(state, 1, 5)), expected)


def test_in_solo_nothing_is_hidden_from_the_human() -> None:
    position = table(1)
    hold(position, 0, "vip_none_2")
    position["seats"][0]["dealt"]["vip"] = "vip_none_2"
    state = state_of(position)
    assert GAME.imagine(state.view(0), Numbers(6)).to_json() == state.to_json()
