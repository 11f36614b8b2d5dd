"""What the bots are taught: it sees goals, payouts and barrels as the rules do, and a Soldier plays by it."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec

from games.speakeasy.board import build, state_of, table, todo
from games.speakeasy.board import step as at_step
from omerta.bots.greedy import GreedyBot
from omerta.core.numbers import Numbers
from omerta.games.speakeasy import bots
from omerta.games.speakeasy.components import COOK_BOOKS, GOALS, PROTECT, SELL, ZONES
from omerta.games.speakeasy.game import GAME
from omerta.games.speakeasy.moves import DONE
from omerta.games.speakeasy.prospects import goals, scale, supply, survey, town
from omerta.games.speakeasy.rules.barrels import sells
from omerta.games.speakeasy.rules.books import meets
from omerta.games.speakeasy.rules.luciano import points
from omerta.games.speakeasy.rules.protection import is_unprotected
from omerta.games.speakeasy.rules.todo import step
from omerta.games.speakeasy.rules.turn import Speakeasy
from omerta.games.speakeasy.state import FINISHED, SETUP, TURNS, is_jo
from tables import random_game


def positions(name: str, games: int) -> Iterator[Speakeasy]:
    """Every fifth moment of some random games, the setup left out."""
    setup = next(setup for setup in GAME.setups if setup.name == name)
    for seed in range(games):
        for state in islice(random_game(GAME, setup, Numbers(seed)), 0, None, 5):
            assert isinstance(state, Speakeasy)
            if state.phase not in (SETUP, FINISHED):
                yield state


def people(s: Speakeasy) -> list[int]:
    return [seat for seat in range(s.players) if not is_jo(s, seat)]


def moments(wanted: int, count: int) -> list[Speakeasy]:
    """Decisions of random games at a step."""
    return list(islice(_moments(wanted), count))


def _moments(wanted: int) -> Iterator[Speakeasy]:
    for seed in range(20):
        for state in random_game(GAME, GAME.setups[1], Numbers(seed)):
            assert isinstance(state, Speakeasy)
            if state.to_move >= 0 and state.phase == TURNS and step(state) == wanted:
                yield state.copy()


@pytest.mark.parametrize("name", ["solo", "2", "3", "4"])
def test_E18_1_goals_are_met_where_the_rules_say_so(name: str) -> None:
    met = 0
    for s in positions(name, 4):
        for seat in people(s):
            survey.look(s, seat)
            for goal in range(GOALS):
                assert (goals.reached(s, seat, goal) >= 1.0) == meets(s, seat, goal)
                met += meets(s, seat, goal)
    assert met > 0


@pytest.mark.parametrize("name", ["2", "4"])
def test_E20_13_the_next_payout_is_the_one_of_the_rules_once_the_cops_are_there(name: str) -> None:
    paid = 0
    for s in positions(name, 4):
        if s.act >= 4:
            continue
        town.payouts(s, 0)
        told = [[town._next[zone * 5 + place] for place in range(5)] for zone in range(ZONES)]
        with_cops = s.copy()
        with_cops.cops |= with_cops.cops_waiting
        for zone in range(ZONES):
            found = points(with_cops, zone)
            assert told[zone][: s.players] == [found[seat] for seat in range(s.players)]
            assert told[zone][town.MOB_PLACE] == found[s.players]
            paid += sum(told[zone][: s.players])
    assert paid > 0


def test_E11_2_barrels_at_operating_bars_are_counted_at_their_prices() -> None:
    sold = 0
    for s in positions("4", 6):
        for seat in people(s):
            survey.look(s, seat)
            assert (supply.at_bars(s, seat, 99) > 0.0) == any(sells(s, seat, space) for space in range(48))
            sold += supply.at_bars(s, seat, 99) > 0.0
            assert survey.unprotected() == sum(1 for space in range(48) if is_unprotected(s, seat, space))
    assert sold > 0


def test_E7_5_money_counts_fully_and_danger_never_helps() -> None:
    into = vec[float]([0.0] * int(bots.COUNT))
    for s in positions("4", 2):
        bots.measure_into(s, 0, into)
        assert into[bots.MONEY] >= float(s.seats[0] + s.seats[1])
        assert into[bots.DANGER] <= 0.0


def test_E6_2_turns_left_are_the_capos_in_hand_and_those_of_later_acts() -> None:
    s = GAME.new(4)
    assert isinstance(s, Speakeasy)
    assert scale.turns_left(s, 0) == sum(s.box.act_capos[act] for act in range(4))


@pytest.mark.parametrize("wanted", [SELL, COOK_BOOKS, PROTECT], ids=["sell", "cook", "protect"])
def test_a_soldier_takes_what_is_on_offer(wanted: int) -> None:
    found = moments(wanted, 8)
    numbers = Numbers(1)
    bot = GreedyBot(GAME, numbers)
    taken = sum(bot.choose(s.view(int(s.to_move)), s.legal()) != DONE for s in found)
    assert taken >= len(found) - 1


@pytest.mark.parametrize("kind", ["speakeasy", "nightclub", "casino"])
@pytest.mark.parametrize("act", [1, 2, 3])
def test_a_soldier_unloads_where_a_bar_waits_for_a_barrel(kind: str, act: int) -> None:
    position = table(3)
    position["act"] = act
    build(position, 0, kind, 50)
    position["seats"][0]["trucks"][0].update(district=5, load=2)
    state = state_of(todo(position, at_step("deliver", bonus=0, used=[0, 0]), at_step("take_card", type="any")))
    chosen = GreedyBot(GAME, Numbers(2)).choose(state.view(0), state.legal())
    assert state.move(chosen) == {"move": "unload", "truck": 0, "space": 50}


def test_E23_against_jo_nothing_is_decided_in_the_middle_of_the_game() -> None:
    """Chances near 1 leave a search nothing to choose by."""
    chances = vec[float]([0.0] * 4)
    sure = total = 0
    for s in positions("solo", 4):
        if s.act in (1, 2):
            GAME.chances_into(s, chances)
            sure += not 0.01 < chances[0] < 0.99
            total += 1
    assert total > 50
    assert sure < total / 4


def test_E11_2_a_barrel_is_worth_more_to_a_seat_that_can_sell_it() -> None:
    assert supply.ready_part(8) > supply.sold_part(8)
    assert supply.ready_part(0) == supply.sold_part(0) == 0.0
