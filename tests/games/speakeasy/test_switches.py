"""E2.5: the switches of a data file, and what another box may print; positions of all of them can be taken up."""

from typing import Any, Final, cast

import pytest

from boxes import Change, Shipped, item
from games.speakeasy.board import (
    after,
    build,
    done,
    first_step,
    hold,
    offered,
    options,
    play,
    show_tiles,
    state_of,
    step,
    table,
    todo,
)
from omerta.core.game import State
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame

GAME = cast(SpeakeasyGame, find("speakeasy"))

BOX: Final = Shipped("speakeasy")
GARAGE: Final = {"move": "capo", "location": "garage", "person": 0}


def game_of(*changes: Change) -> SpeakeasyGame:
    """The game with a box in which something is otherwise."""

    def change(data: dict[str, Any]) -> None:
        data["id"] = "my-box"
        for one in changes:
            one(data)

    return cast(SpeakeasyGame, BOX.made(change))


def with_box(game: SpeakeasyGame, position: dict[str, Any]) -> State:
    """A position of the shipped box, with another one."""
    moved = {**after(state_of(position)), "data": "my-box"}
    del moved["digest"]
    return game.from_json(moved)


def card_action(data: dict[str, Any]) -> None:
    item(data, "locations", "garage")["range_applies"]["value"] = "card_action"


def when_played(data: dict[str, Any]) -> None:
    data["operations_cards"]["range_lasts"]["value"] = "when_played"


def test_E16_7_range_may_apply_to_the_action_of_the_card_only() -> None:
    position = table()
    hold(position, 0, "fleet_none_2", "fleet_book")
    state = play(with_box(game_of(card_action), position), GARAGE, {"move": "play", "card": "fleet_none_2"})
    assert first_step(state)["bonus"] == 2
    assert first_step(play(state, done()))["bonus"] == 0  # the boxed delivery
    assert first_step(play(with_box(game_of(card_action), position), GARAGE, done()))["bonus"] == 0  # no card played


def test_E10_16_range_may_last_for_the_playing_of_the_card_only() -> None:
    position = table()
    hold(position, 0, "fleet_range_a", "fleet_book")
    begun = todo(position, step("play_card", type="fleet", range=None), step("deliver"), step("give_back"))
    state = play(with_box(game_of(when_played), begun), {"move": "play", "card": "fleet_range_a"})
    assert first_step(state)["bonus"] == 2
    assert first_step(play(state, done()))["bonus"] == 0


@pytest.mark.parametrize("changes", [(), (card_action,), (when_played,), (card_action, when_played)])
def test_E10_16_E16_7_a_delivery_that_waits_keeps_its_range(changes: tuple[Change, ...]) -> None:
    position = table()
    hold(position, 0, "fleet_city", "fleet_book")
    show_tiles(position, "goon", "sell", "book")
    game = game_of(*changes)
    state = play(with_box(game, position), GARAGE, {"move": "play", "card": "fleet_city"})
    twin = game.from_json(state.to_json())  # while the benefit of the card is chosen
    assert twin.to_json() == state.to_json()
    for one in (state, twin):
        play(one, {"move": "tile", "slot": 0})
        one.apply(one.legal()[0])
        assert first_step(one)["bonus"] == 2


def test_E11_2_a_number_of_none_under_the_marker_sells_nothing() -> None:
    position = table()
    build(position, 0, "speakeasy", 10, barrel=True)
    hold(position, 0, "party_none_2")
    game = game_of(lambda data: item(data, "operations_tracks", "party").update(levels=[0, 1, 2, 3, 4]))
    sale = todo(position, step("play_card", type="party", range=None), step("take_card", type="any"))
    state = play(with_box(game, sale), {"move": "play", "card": "party_none_2"})
    assert first_step(state)["step"] == "take_card"


def test_E10_11_much_cash_that_waits_can_be_taken_up() -> None:
    position = todo(table(), step("hire_goons"), step("cash", n=50), step("take_card", type="any"))
    state = play(state_of(position), done())
    assert after(state)["seats"][0]["pocket"] == 150


def test_E2_5_other_persons_for_other_numbers_of_players() -> None:
    game = game_of(lambda data: item(data, "locations", "docks")["persons"].update({"2": 2}))
    state = with_box_of_two(game)
    assert {"move": "capo", "location": "docks", "person": 1} in options(state)
    assert offered(state, "person").count(2) == 0


def with_box_of_two(game: SpeakeasyGame) -> State:
    position = after(state_of(table(2)))
    position["capos"]["docks"] = [None, None]
    del position["digest"]
    return game.from_json({**position, "data": "my-box"})
