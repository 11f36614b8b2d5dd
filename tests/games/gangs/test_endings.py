"""The end of a game that one seat plays alone: its worlds carry the weights of the exact law."""

from collections import defaultdict
from itertools import islice
from typing import Any

import pytest

from games.gangs.posterior import Knowledge, left_hidden, posterior
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.games import find
from tables import random_game

GAME = find("gangs")

Sets = tuple[tuple[int, ...], ...]


def endings(setup: Setup, number: int) -> list[tuple[dict[str, Any], int]]:
    """Positions in which the seat to move plays alone, and that seat."""
    return list(islice(_endings(GAME, setup), number))


def _endings(game: Game, setup: Setup) -> Any:
    numbers = Numbers(11)
    while True:
        for state in random_game(game, setup, numbers):
            if state.to_move >= 0 and game.endings(state.view(state.to_move)):
                yield state.to_json(), int(state.to_move)


def by_sets(triples: Any) -> Sets:
    return tuple(tuple(sorted(triple)) for triple in triples)


@pytest.mark.parametrize("setup", [setup for setup in GAME.setups if setup.seats < 4], ids=lambda setup: setup.name)
def test_G2_2_the_rivals_alliances_are_as_likely_as_the_deal_makes_them(setup: Setup) -> None:
    for table, seat in endings(setup, 4 if setup.seats == 2 else 1):
        known = Knowledge.of(table, seat)
        expected: dict[Sets, float] = defaultdict(float)
        for triples, chance in posterior(known).items():
            expected[by_sets(triples)] += chance
        worlds = GAME.endings(GAME.from_json(table).view(seat))
        whole = sum(world.weight for world in worlds)
        found = {by_sets(world.state.to_json()["alliances"]): world.weight / whole for world in worlds}
        assert found == pytest.approx(dict(expected))


@pytest.mark.parametrize("setup", GAME.setups[:1], ids=lambda setup: setup.name)
def test_G2_5_every_hidden_member_may_be_the_next_card(setup: Setup) -> None:
    for table, seat in endings(setup, 4):
        if "chance" in str(table["to_move"]):
            continue
        known = Knowledge.of(table, seat)
        for world in GAME.endings(GAME.from_json(table).view(seat)):
            position: Any = world.state.to_json()
            triples = tuple(tuple(gangs) for gangs in position["alliances"])
            assert tuple(position["members"]) == left_hidden(known, triples)


@pytest.mark.parametrize("setup", GAME.setups, ids=lambda setup: setup.name)
def test_G6_2_a_seat_is_alone_once_all_others_have_passed_or_hold_nothing(setup: Setup) -> None:
    for table, seat in endings(setup, 5):
        assert table["crowned"]
        for rival in range(setup.seats):
            assert rival == seat or rival in table["passed"] or not table["influence"][rival]
