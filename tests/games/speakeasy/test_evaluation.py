"""What the bots are taught: it sees goals, payouts and barrels as the rules do, and a Soldier plays by it."""

from collections.abc import Iterator
from itertools import islice
from math import log
from statistics import fmean
from typing import Any

import pytest
from librt.vecs import vec

from games.speakeasy.board import (
    Move,
    Position,
    build,
    done,
    first_step,
    give,
    hold,
    play,
    raise_to,
    seat_of,
    ship,
    state_of,
    table,
    todo,
)
from games.speakeasy.board import step as at_step
from omerta.bots.greedy import GreedyBot
from omerta.core.chance import settle
from omerta.core.game import OVER, State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.speakeasy import bots
from omerta.games.speakeasy.components import COOK_BOOKS, GOALS, PROTECT, SELL, ZONES
from omerta.games.speakeasy.moves import DONE
from omerta.games.speakeasy.prospects import goals, scale, supply, town
from omerta.games.speakeasy.prospects.survey import Survey
from omerta.games.speakeasy.rules.barrels import sells
from omerta.games.speakeasy.rules.books import meets
from omerta.games.speakeasy.rules.luciano import points
from omerta.games.speakeasy.rules.protection import is_unprotected
from omerta.games.speakeasy.rules.todo import step
from omerta.games.speakeasy.rules.turn import Speakeasy
from omerta.games.speakeasy.state import FINISHED, SAFE, SEAT, SETUP, TURNS, is_jo
from tables import random_game

GAME = find("speakeasy")


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
    met, survey = 0, Survey()
    for s in positions(name, 4):
        for seat in people(s):
            survey.look(s, seat)
            for goal in range(GOALS):
                assert (goals.reached(s, seat, goal, survey) >= 1.0) == meets(s, seat, goal)
                met += meets(s, seat, goal)
    assert met > 0


@pytest.mark.parametrize("name", ["2", "4"])
def test_E20_13_the_next_payout_is_the_one_of_the_rules_once_the_cops_are_there(name: str) -> None:
    paid, survey = 0, Survey()
    for s in positions(name, 4):
        if s.act >= 4:
            continue
        town.payouts(s, 0, survey)
        told = [[survey.next[zone * 5 + place] for place in range(5)] for zone in range(ZONES)]
        with_cops = s.copy()
        with_cops.cops |= with_cops.cops_waiting
        for zone in range(ZONES):
            found = points(with_cops, zone)
            assert told[zone][: s.players] == [found[seat] for seat in range(s.players)]
            assert told[zone][town.MOB_PLACE] == found[s.players]
            paid += sum(told[zone][: s.players])
    assert paid > 0


def test_E11_2_barrels_at_operating_bars_are_counted_at_their_prices() -> None:
    sold, survey = 0, Survey()
    for s in positions("4", 6):
        for seat in people(s):
            survey.look(s, seat)
            assert (supply.at_bars(s, seat, 99, survey) > 0.0) == any(sells(s, seat, space) for space in range(48))
            sold += supply.at_bars(s, seat, 99, survey) > 0.0
            assert survey.unprotected() == sum(1 for space in range(48) if is_unprotected(s, seat, space))
    assert sold > 0


def test_E7_5_money_counts_fully_and_danger_never_helps() -> None:
    into = vec[float]([0.0] * int(bots.COUNT))
    for s in positions("4", 2):
        bots.measure_into(s, 0, into)
        assert into[bots.MONEY] >= float(s.seats[0] + s.seats[1])
        assert into[bots.DANGER] <= 0.0


def chance_of(s: State, seat: int) -> float:
    chances = vec[float]([0.0] * 4)
    GAME.chances_into(s, chances, GAME.room_for_terms())
    return chances[seat]


def outlook_of(s: State, seat: int) -> float:
    chances = vec[float]([0.0] * 4)
    GAME.outlooks_into(s, chances, GAME.room_for_terms())
    return chances[seat]


def with_savings(s: Speakeasy, dollars: int) -> Speakeasy:
    """Everybody has so much more."""
    richer = s.copy()
    assert isinstance(richer, Speakeasy)
    for seat in range(s.players):
        richer.seats[seat * SEAT + SAFE] += dollars
    return richer


@pytest.mark.parametrize("name", ["2", "3", "4"])
def test_E7_5_as_much_money_for_everybody_changes_no_chance(name: str) -> None:
    """Also where not all have had their turn: otherwise whoever has seems to be ahead."""
    uneven = 0
    for found in positions(name, 2):
        s, richer = with_savings(found, 200), with_savings(found, 300)  # enough for anything that has a price
        uneven += len({scale.turns_left(s, seat) for seat in range(s.players)}) > 1
        for seat in range(s.players):
            assert chance_of(richer, seat) == pytest.approx(chance_of(s, seat), abs=1e-9)
            assert outlook_of(richer, seat) == pytest.approx(outlook_of(s, seat), abs=0.15)
    assert uneven > 10


def beginnings_of_turns(seed: int) -> Iterator[tuple[State, list[int]]]:
    """The moments of a game of two Soldiers in which a turn begins, with who is going to win."""
    numbers = Numbers(seed)
    soldiers = [GreedyBot(GAME, Numbers(100 + seed)), GreedyBot(GAME, Numbers(200 + seed))]
    state = GAME.new(2)
    found: list[State] = []
    turns = 0
    while state.to_move != OVER:
        settle(state, numbers)
        if state.to_move == OVER:
            break
        if state.turns != turns:
            turns = int(state.turns)
            found.append(state.copy())
        seat = int(state.to_move)
        state.apply(soldiers[seat].choose(state.view(seat), state.legal()))
    result = state.result()
    assert result is not None
    for moment in found:
        yield moment, result.winners


def test_in_the_second_half_it_is_told_who_wins() -> None:
    """By the logarithmic loss; whoever knows nothing has 0.69."""
    glances, outlooks = [], []
    for seed in range(2):
        for s, winners in beginnings_of_turns(seed):
            assert isinstance(s, Speakeasy)
            if scale.turns_left(s, 0) <= 5:
                glances.append(-log(chance_of(s, winners[0])))
                outlooks.append(-log(outlook_of(s, winners[0])))
    assert len(outlooks) > 10
    assert fmean(glances) < 0.4
    assert fmean(outlooks) < 0.4


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
            GAME.chances_into(s, chances, GAME.room_for_terms())
            sure += not 0.01 < chances[0] < 0.99
            total += 1
    assert total > 50
    assert sure < total / 4


def chosen(position: Position, seed: int = 2) -> Any:
    """What a Soldier decides."""
    state = state_of(position)
    return state.move(GreedyBot(GAME, Numbers(seed)).choose(state.view(0), state.legal()))


def played(state: State, step_name: str) -> list[Any]:
    """A Soldier's moves until a step is done."""
    bot = GreedyBot(GAME, Numbers(2))
    moves: list[Any] = []
    while first_step(state)["step"] == step_name:
        action = bot.choose(state.view(0), state.legal())
        moves.append(state.move(action))
        state.apply(action)
    return moves


def then_a_card(position: Position, *steps: Move) -> Position:
    """Steps of a turn, which ends with a card of one's choice (E6.4)."""
    return todo(position, *steps, at_step("take_card", type="any"), at_step("give_back"))


def town_with_barrels(*spaces: int) -> Position:
    """Two Speakeasies and a Nightclub, some of them with a barrel."""
    position = table(3)
    raise_to(position, 0, party=2, vip=2, fleet=2, strength=3)
    for space in (40, 50):
        build(position, 0, "speakeasy", space, barrel=space in spaces)
    build(position, 0, "nightclub", 80, barrel=80 in spaces)
    return position


def distillery(barrels: int) -> Position:
    """Stills with barrels in district 8, empty bars around it."""
    position = town_with_barrels()
    build(position, 0, "stills", 81)
    give(position, 0, stills=barrels)
    return position


@pytest.mark.parametrize("card", ["party_level", "party_none_2"])
def test_E10_15_a_soldier_with_barrels_at_its_bars_plays_the_party_card(card: str) -> None:
    position = town_with_barrels(40, 80)
    hold(position, 0, card, "vip_none_2", "stills_none_2", "fleet_none_2")
    assert chosen(then_a_card(position, at_step("play_card", type="any"))) == {"move": "play", "card": card}


def test_E11_2_a_soldier_sells_all_it_can_the_dearest_too() -> None:
    position = town_with_barrels(40, 50, 80)
    position["goals"]["cp_3"] = "1B"  # none that asks for barrels
    sold = played(state_of(then_a_card(position, at_step("sell", left=2))), "sell")
    assert len(sold) == 2
    assert {"move": "sell", "space": 80} in sold
    assert done() not in sold


def test_E6_4_a_soldier_with_barrels_and_nothing_to_sell_them_by_takes_a_party_card() -> None:
    position = then_a_card(town_with_barrels(40, 50, 80))
    assert all(chosen(position, seed) == {"move": "take", "deck": "party"} for seed in range(6))


@pytest.mark.parametrize("cards", [(), ("party_none_2",)], ids=["without a Party card", "with one"])
def test_E11_3_a_soldier_fetches_the_barrels_of_its_stills(cards: tuple[str, ...]) -> None:
    """It enters beside its Stills, loads twice and fills the Nightclub there before it drives on."""
    position = distillery(3)
    hold(position, 0, *cards)
    state = state_of(then_a_card(position, at_step("deliver", bonus=0, used=[0, 0])))
    moves = played(state, "deliver")
    assert moves[0] == {"move": "enter", "truck": 0, "district": 8}
    assert {"move": "load", "truck": 0} in moves
    assert {"move": "unload", "truck": 0, "space": 80} in moves
    assert seat_of(state)["stills"] < 3


def test_E11_3_a_soldier_buys_nothing_that_it_cannot_bring_anywhere() -> None:
    position = table(3)
    ship(position, "mccoy", 1)
    position["seats"][0]["trucks"][0].update(district=7, load=0)
    assert chosen(then_a_card(position, at_step("deliver", bonus=0, used=[0, 0])))["move"] != "buy"


def sent(position: Position, location: str, person: int) -> float:
    """What the steps of a visit promise, once the Capo has arrived."""
    state = play(state_of(position), {"move": "capo", "location": location, "person": person})
    into = vec[float]([0.0] * int(bots.COUNT))
    assert isinstance(state, Speakeasy)
    bots.measure_into(state, 0, into)
    return into[bots.PLANS]


def test_E16_7_a_visit_to_the_garage_promises_what_lies_ready_to_be_delivered() -> None:
    """Barrels of the Stills, means to sell them, and bars to bring them to."""
    stocked, sold_out, shut = distillery(2), distillery(0), distillery(2)
    for position in (stocked, sold_out, shut):
        hold(position, 0, "party_none_2")
        give(position, 0, pocket=0)
    shut["cops"] = [4, 5, 8]
    assert sent(stocked, "garage", 1) > sent(sold_out, "garage", 1) + 5.0
    assert sent(stocked, "garage", 1) > sent(shut, "garage", 1) + 5.0
    assert sent(stocked, "commission", 1) == pytest.approx(sent(sold_out, "commission", 1))


@pytest.mark.parametrize(("barrels", "location"), [(0, "commission"), (2, "garage")])
def test_E16_7_a_soldier_goes_to_the_garage_if_there_is_something_to_deliver(barrels: int, location: str) -> None:
    """Both give a level; with nothing to deliver a Goon is worth more."""
    position = distillery(barrels)
    hold(position, 0, "party_none_2")
    give(position, 0, pocket=0)
    position["capos"] = {name: at if name == "restaurant" else [1] * len(at) for name, at in position["capos"].items()}
    position["capos"]["garage"][1] = position["capos"]["commission"][1] = None
    assert chosen(position) == {"move": "capo", "location": location, "person": 1}
