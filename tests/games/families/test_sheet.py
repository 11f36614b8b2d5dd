"""FAMILIES as a sheet: what is shown, what is added up for the player, and what is left to whoever pays attention."""

import re
from typing import Any

import pytest

from games.families.board import BOX, befriend, build, hold, mark, on, open_job, put, stash, state_of, table
from omerta.core.chance import playout, settle
from omerta.core.game import CHANCE, OVER, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.sheet import Items, Place, Sheet, Thing, cells_of, ids_of
from omerta.core.sheet_text import plain, read
from omerta.core.words import LANGUAGES, Words
from omerta.games import find, sheet_of
from omerta.games.families.rules import acts, ending
from omerta.games.families.rules.jobs import can_pay
from omerta.games.families.views import FamiliesView
from sheets import (
    by_seat,
    cells_in,
    count_of,
    drawn,
    drawn_open,
    has_label,
    items_of,
    keys,
    not_drawn,
    place_of,
    section_of,
    thing_of,
    things_of,
    told,
    trade_of,
)
from tables import random_game

GAME = find("families")
MAKER = sheet_of(GAME)
PLAYERS = ("Ada", "Bea", "Cyd", "Don", "Eve")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sheet_of_position(position: Any, viewer: int | None = 0) -> Sheet:
    return drawn("families", state_of(position), viewer)


def position_of(state: State) -> Any:
    return state.to_json()


def rich_game(seats: int = 3) -> State:
    """A game in which everybody has laundered something."""
    state, numbers = GAME.new(seats), Numbers(4)
    settle(state, numbers)
    while any(seat["case"]["$1"] == 0 for seat in position_of(state)["seats"]):
        state.apply(state.legal()[numbers.below(len(state.legal()))])
        settle(state, numbers)
    return state


def seat_ids(sheet: Sheet, seat: int) -> set[str]:
    return set(ids_of(Sheet([section_of(sheet, f"seat:{seat}")])))


# What is secret.


def test_F4_5_of_others_the_number_of_cards_is_shown_and_no_card() -> None:
    state = rich_game()
    position = position_of(state)
    for viewer in (0, 1, 2, None):
        sheet = drawn("families", state, viewer)
        for seat in range(3):
            cells, ids = cells_in(sheet, f"seat:{seat}"), seat_ids(sheet, seat)
            if seat == viewer:
                assert {f"job:{job}" for job in position["seats"][seat]["hand_jobs"]} <= ids
                assert "card:$1" in ids
                continue
            hand = sum(position["seats"][seat]["hand"].values()) + len(position["seats"][seat]["hand_jobs"])
            case = sum(position["seats"][seat]["case"].values()) + len(position["seats"][seat]["case_jobs"])
            assert count_of(cells, "label-hand-cards") == (hand, None)
            assert count_of(cells, "label-case-cards") == (case, None)
            assert not [one for one in ids if one.startswith(("card:", "job:", "colour:"))]
            assert not has_label(cells, "label-total")


def test_F4_5_of_a_don_nobody_sees_more_than_the_size_of_his_suitcase() -> None:
    position = table("luciano")
    stash(position, 1, "$5", "R01")
    sheet = sheet_of_position(position)
    assert count_of(cells_in(sheet, "seat:1"), "label-case-cards") == (2, None)
    assert not has_label(cells_in(sheet, "seat:1"), "label-hand-cards")
    assert "job:R01" not in set(ids_of(sheet))


def test_F14_2_at_the_end_all_suitcases_are_open() -> None:
    state = rich_game()
    playout(state, Numbers(1))
    scores = position_of(state)["scores"]
    for viewer in (0, None):
        sheet = drawn("families", state, viewer)
        for seat in range(3):
            cells = cells_in(sheet, f"seat:{seat}")
            assert count_of(cells, "label-worth") == (scores[seat]["money"], None)
            assert count_of(cells, "label-total") == (scores[seat]["total"], None)
    assert sheet.ask is None


def test_with_everything_open_all_hands_and_suitcases_are_there() -> None:
    state = rich_game()
    position, sheet = position_of(state), drawn_open("families", state)
    for seat in range(3):
        own, ids = position["seats"][seat], seat_ids(sheet, seat)
        assert {f"job:{job}" for job in [*own["hand_jobs"], *own["case_jobs"]]} <= ids
        assert {f"card:{card}" for cards in (own["hand"], own["case"]) for card, count in cards.items() if count} <= ids


def test_F11_1_bids_are_hidden_until_the_last_is_in() -> None:
    position = table()
    stash(position, 0, "$2", "$1")
    stash(position, 1, "$5", "$3")
    position.update(phase=4, row=["judge", "mayor"])
    on(position, {"step": "bid", "seat": 1}, {"step": "award"})
    position["bids"] = [{"$1": 0, "$2": 1, "$3": 0, "$5": 0, "job": 0}, None]
    state = state_of(position)
    state.apply(state.action({"move": "bid", "card": "$5"}))
    bids = {viewer: items_of(cells_in(drawn("families", state, viewer), "status"), "label-bids") for viewer in (0, 1)}
    assert [[told(bid.items) for bid in bids[viewer] if isinstance(bid, Items)] for viewer in (0, 1)] == [
        [["card:$2"]],
        [["card:$5"]],
    ]
    assert not has_label(cells_in(drawn("families", state, None), "status"), "label-bids")


# What can be pointed at.

# What is only told: payments, why a don does something, a Job that nobody may know.
NEVER = {"goods", "case", "test"}


@pytest.mark.parametrize("setup", GAME.setups, ids=lambda setup: setup.name)
def test_all_that_lies_open_can_be_pointed_at(setup: Setup) -> None:
    missing = not_drawn(GAME, setup, 500) - {"card:job"}
    assert [one for one in sorted(missing) if one.partition(":")[0] not in NEVER] == []


# The board.


def test_F1_8_F14_3_a_territory_tells_its_stack_its_controller_and_who_would_get_the_bonus() -> None:
    position = table(families=3)
    mark(position, 2, 1, 1, 0)
    sheet = sheet_of_position(position)
    harlem = place_of(sheet, "territory:2")
    assert harlem.owner == 0
    assert told(items_of(harlem.about, "label-stack")) == [1, 1, 0]
    assert told(items_of(harlem.about, "label-bonus")) == [1]
    bronx = place_of(sheet, "territory:1")
    assert bronx.owner is None
    assert not has_label(bronx.about, "label-stack")


def test_F10_1_F10_2_the_turf_war_is_told_as_it_stands() -> None:
    position = table(families=3)
    put(position, 0, "thug", "P1")
    put(position, 1, "member", "M02")
    put(position, 2, "union_boss", "P4")
    sheet = sheet_of_position(position)
    assert by_seat(items_of(place_of(sheet, "territory:1").about, "label-tally")) == {0: 1, 1: 1}
    assert told(items_of(place_of(sheet, "territory:1").about, "label-strongest")) == ["label-tied"]
    assert by_seat(items_of(place_of(sheet, "territory:2").about, "label-tally")) == {1: 1}
    assert told(items_of(place_of(sheet, "territory:2").about, "label-strongest")) == [1]
    assert by_seat(items_of(place_of(sheet, "territory:4").about, "label-tally")) == {1: 1, "label-neutral": 1}
    assert not has_label(place_of(sheet, "territory:7").about, "label-tally")


def test_F10_1_F14_3_tallies_and_bonuses_are_those_of_the_rules() -> None:
    for setup in GAME.setups:
        for state in random_game(GAME, setup, Numbers(8)):
            if state.to_move == CHANCE:
                continue
            view = state.view(0)
            assert isinstance(view, FamiliesView)
            sheet = MAKER.draw(view)
            for number in range(7):
                about = place_of(sheet, f"territory:{number + 1}").about
                strengths = [int(count) for count in acts.strengths(view.seen, number)]
                expected = {seat: count for seat, count in enumerate(strengths[:-1]) if count}
                tally = by_seat(items_of(about, "label-tally")) if any(strengths) else {}
                assert tally == expected | ({"label-neutral": strengths[-1]} if strengths[-1] else {})
                winner = int(ending.territory_winner(view.seen, number))
                assert (told(items_of(about, "label-bonus")) if winner >= 0 else []) == [winner] * (winner >= 0)


def test_F5_2_slots_left_and_the_tile_that_waits_for_one_are_told() -> None:
    position = table()
    build(position, "L5", 1)
    position["phase"] = 1
    position["tiles_left"]["blue"].remove("L2")
    sheet = sheet_of_position(on(position, {"step": "place_tile", "tile": "L2"}))
    assert told(items_of(cells_in(sheet, "status"), "label-drawn")) == ["business:L2"]
    assert count_of(place_of(sheet, "territory:1").about, "label-slots") == (0, None)
    assert count_of(place_of(sheet, "territory:2").about, "label-slots") == (1, None)
    waiting = thing_of(cells_in(sheet, "status"), "business:L2")
    assert keys(waiting.marks) == ["label-tile-blue"]
    assert items_of(waiting.about, "label-front")
    assert items_of(waiting.about, "label-back")


def test_F1_4_a_business_tells_both_faces_and_who_stands_there() -> None:
    position = table()
    put(position, 1, "thug", "P1")
    sheet = sheet_of_position(position)
    garage = thing_of(sheet, "business:P1")
    assert told(items_of(garage.about, "label-front")) == ["card:gun", "card:$2"]
    assert told(items_of(garage.about, "label-back")) == ["card:gun"]
    space = place_of(sheet, "space:P1")
    assert told(space.holds) == ["figure:thug"]
    assert [figure.owner for figure in things_of(space.holds, "figure:thug")] == [1]
    assert place_of(sheet, "space:P2").holds == []
    assert garage.origin == "reconstructed"


def test_F7_3_a_face_that_asks_for_discards_is_a_trade() -> None:
    priced = next(face for face, cost in enumerate(BOX.face_cost) if cost)
    name, side = BOX.business_ids[priced // 2], ("label-front", "label-back")[priced % 2]
    position = table()
    if name.startswith(("L", "E")):
        build(position, name, 3)
    gives, gets = trade_of(items_of(thing_of(sheet_of_position(position), f"business:{name}").about, side))
    assert gives == [f"{BOX.face_cost[priced]} label-any-cards"]
    assert gets


def test_F1_3_F7_2_a_round_space_tells_what_it_touches_and_would_bring() -> None:
    position = table()
    sheet = sheet_of_position(position)
    corner = place_of(sheet, "space:M02")
    assert told(items_of(corner.about, "label-touches")) == ["territory-1", "territory-2", "territory-4"]
    assert told(items_of(corner.about, "label-yields")) == ["card:$1", "card:gun", "1 component-job"]
    build(position, "L5", 1)
    assert told(items_of(place_of(sheet_of_position(position), "space:M02").about, "label-yields")) == [
        "card:$1",
        "card:gun",
        "1 component-job",
        "1 component-stash",
    ]


def test_F1_3_a_round_space_that_is_closed_says_why() -> None:
    rounds = [cell for cell in cells_in(sheet_of_position(table()), "rounds") if isinstance(cell, Place)]
    closed = next(space for space in rounds if space.marks)
    assert keys(closed.marks) == ["label-closed", "label-families"]
    assert closed.marks[1].facts["count"] == 3
    assert not has_label(closed.about, "label-yields")
    many = sheet_of_position(table(families=5))
    assert keys(place_of(many, closed.id).marks) == []


def test_F1_6_the_dead_are_in_the_hudson() -> None:
    position = table()
    position["seats"][1]["thugs"] -= 1
    position["hudson"] = [{"seat": 1, "kind": "thug"}]
    dead = things_of(cells_in(sheet_of_position(position), "hudson"), "figure:thug")
    assert [figure.owner for figure in dead] == [1]


# Cards.


def test_F8_1_a_job_tells_its_trade_and_whether_the_viewer_can_pay_it() -> None:
    position = table()
    open_job(position, "R01", "U09")
    hold(position, 0, "gun", "narcotics")
    sheet = sheet_of_position(position)
    payable, dear = thing_of(sheet, "job:R01"), thing_of(sheet, "job:U09")
    assert trade_of(payable.about) == (["card:gun"], ["card:$1"])
    assert told(payable.about)[0] == "colour:red"
    assert "effect-KILL_SQ" in told(payable.about)
    assert keys(payable.marks) == ["label-payable"]
    assert trade_of(dear.about) == (["card:gun", "2 card:booze"], ["card:$5"])
    assert keys(dear.marks) == []
    assert told(items_of(dear.about, "label-missing")) == ["2 card:booze", "1 label-replaced"]
    assert keys(thing_of(sheet_of_position(position, None), "job:R01").marks) == []
    assert count_of(section_of(sheet, "jobs").lead, "label-job-deck") == (42, None)


def test_F8_1_what_is_payable_is_what_the_rules_take() -> None:
    for state in random_game(GAME, GAME.setups[1], Numbers(9)):
        if state.to_move in (CHANCE, OVER):
            continue
        view = state.view(state.to_move)
        assert isinstance(view, FamiliesView)
        for job in things_in_hand_or_open(MAKER.draw(view)):
            number = view.box.job_ids.index(job.id.removeprefix("job:"))
            assert (keys(job.marks) == ["label-payable"]) == can_pay(view.seen, state.to_move, number)
            assert has_label(job.about, "label-missing") != can_pay(view.seen, state.to_move, number)


def things_in_hand_or_open(sheet: Sheet) -> list[Thing]:
    jobs = [cell for cell in cells_of(sheet) if isinstance(cell, Thing) and cell.id.startswith("job:")]
    return [job for job in jobs if job.about]


def test_F12_1_the_own_hand_tells_how_many_cards_may_stay() -> None:
    position = table()
    hold(position, 0, "$1", "$1", "$5", "gun", "booze", "R01", "R02")
    cells = cells_in(sheet_of_position(position), "seat:0")
    assert told(items_of(cells, "label-hand")) == ["2 card:$1", "card:$5", "card:gun", "card:booze"]
    assert count_of(cells, "label-may-stay") == (7, 5)
    job = thing_of(cells, "job:R01")
    assert job.also == ["card:R01"]  # what is to be discarded is called a card


def test_F14_2_F14_4_the_own_suitcase_is_added_up_and_scored_in_parts() -> None:
    position = table()
    stash(position, 0, "$1", "$1", "$5", "R01", "R02", "Y01")
    mark(position, 3, 0)
    cells = cells_in(sheet_of_position(position), "seat:0")
    assert told(items_of(cells, "label-case")) == ["2 card:$1", "card:$5"]
    assert count_of(cells, "label-worth") == (7, None)
    assert told(items_of(cells, "label-done-jobs")) == ["2 colour:red", "colour:yellow"]
    parts = ("label-for-money", "label-for-territories", "label-for-colours", "label-total")
    assert [count_of(cells, part)[0] for part in parts] == [7, 5, 10, 22]
    standing = GAME.standings(state_of(position).view(0))[0]
    assert standing.points == 22
    rival = cells_in(sheet_of_position(position, 1), "seat:0")
    assert count_of(rival, "label-for-territories") == (5, None)
    assert not has_label(rival, "label-for-money")


def test_F9_2_everybody_s_allies_lie_open_played_or_not() -> None:
    position = table()
    befriend(position, 1, "accountant", played=True)
    befriend(position, 1, "beat_cop")
    position["row"] = ["mayor"]
    sheet = sheet_of_position(position)
    spent, fresh = (thing_of(cells_in(sheet, "seat:1"), f"ally:{name}") for name in ("accountant", "beat_cop"))
    assert (spent.owner, keys(spent.marks)) == (1, ["label-played"])
    assert (fresh.owner, keys(fresh.marks)) == (1, [])
    assert told(spent.about) == ["label-STASH"]
    assert told(fresh.about) == ["label-GAIN", "label-GAIN"]
    assert thing_of(cells_in(sheet, "row"), "ally:mayor").owner is None


def test_F4_3_a_stack_of_the_supply_that_runs_out_is_marked() -> None:
    position = table()
    hold(position, 0, *["gun"] * 5)
    stash(position, 1, *["$5"] * 25)
    supply = cells_in(sheet_of_position(position), "supply")
    assert (thing_of(supply, "card:gun").count, keys(thing_of(supply, "card:gun").marks)) == (3, ["label-low"])
    assert (thing_of(supply, "card:$5").count, keys(thing_of(supply, "card:$5").marks)) == (0, ["label-out"])
    assert keys(thing_of(supply, "card:$1").marks) == []
    assert count_of(supply, "label-pile-blue") == (8, None)


# Who, when.


def test_F4_1_F4_2_the_time_the_order_and_who_has_passed_are_told() -> None:
    position = table(families=3)
    position.update(horse=1, passed=[2], act=2)
    for seat in position["seats"]:
        seat["members"] = 2
    sheet = sheet_of_position(position)
    status = section_of(sheet, "status")
    assert status.title.facts == {"act": 2, "phase": 2}
    cells = cells_in(sheet, "status")
    assert told(items_of(cells, "label-order")) == [1, 2, 0]
    assert told(items_of(cells, "label-horse")) == [1]
    assert told(items_of(cells, "label-passed")) == [2]
    assert count_of(cells, "label-hand-limit") == (4, None)
    assert [cell.id for cell in cells if isinstance(cell, Thing) and cell.marks] == ["phase:2"]
    assert told(section_of(sheet, "seat:1").lead) == ["label-horse"]
    assert told(section_of(sheet, "seat:2").lead) == ["label-passed"]


def test_F1_2_a_reserve_is_told_by_its_pieces() -> None:
    position = table()
    put(position, 0, "thug", "P1")
    cells = cells_in(sheet_of_position(position), "seat:0")
    assert told(items_of(cells, "label-reserve")) == ["2 figure:thug", "figure:member"]
    assert count_of(cells, "label-markers") == (9, 9)


def test_F15_2_F15_3_a_don_tells_how_he_goes_about_it_and_what_he_does_next() -> None:
    position = table("siegel")
    cells = cells_in(sheet_of_position(position), "seat:1")
    assert told(items_of(cells, "label-uses")) == ["figure-thug", "component-ally", "figure-member"]
    assert told(items_of(cells, "label-scan")) == [f"territory-{number}" for number in range(7, 0, -1)]
    assert told(items_of(cells, "label-next")) == ["figure:thug", "space-P7"]
    put(position, 0, "thug", "P7")
    assert told(items_of(cells_in(sheet_of_position(position), "seat:1"), "label-next"))[1] == "space-P6"


def test_F15_4_F15_5_what_a_don_is_said_to_do_next_he_does() -> None:
    checked = 0
    for seed in range(3):
        for state in random_game(GAME, GAME.setups[3], Numbers(seed)):
            if state.to_move == 0 and asked(state) == "ask-turn":
                checked += check_next(state)
    assert checked > 10


def check_next(state: State) -> bool:
    """Whether the don had a figure to place, on the space that was named."""
    seat = cells_in(drawn("families", state), "seat:1")
    promised = told(items_of(seat, "label-next")) if has_label(seat, "label-next") else []
    after = state.copy()
    after.journal = Journal()
    after.apply(state.action({"move": "pass"}))
    chosen = [event.facts["space"] for event in after.journal.events if event.kind == "don-chose"]
    if len(promised) != 2 or not str(promised[0]).startswith("figure:") or not chosen:
        return False
    assert promised[1] == f"space-{chosen[0]}"
    return True


def asked(state: State) -> str:
    return MAKER.ask(state.view(state.to_move)).key


# What is asked.


@every_language
def test_effects_are_told_with_their_number(language: str) -> None:
    words, lines = Words(language, GAME), set()
    for seed in range(4):
        for state in random_game(GAME, GAME.setups[3], Numbers(seed)):
            if state.to_move == 0:
                lines.update(plain(drawn("families", state), words, PLAYERS[:2], 500).splitlines())
    cards = [line for line in lines if "→" in line]
    assert len(cards) > 40
    assert not [line for line in cards if re.search(r"\bn\b", line)]


@every_language
def test_every_question_is_put_in_words_and_has_its_clauses(language: str) -> None:
    words, found = Words(language, GAME), set()
    for setup in GAME.setups:
        for state in random_game(GAME, setup, Numbers(2)):
            if state.to_move == OVER:
                continue
            view = state.view(0 if state.to_move == CHANCE else state.to_move)
            question = MAKER.ask(view)
            found.add(question.key)
            assert "{" not in read(question, words, PLAYERS)
            assert set(MAKER.clauses(view)) <= set(words.clauses())
    assert len(found) > 18


def test_the_table_is_not_drawn_again_for_what_belongs_to_a_turn_begun() -> None:
    asides = {"ask-stash", "ask-discard", "ask-pay", "ask-cost", "ask-to", "ask-effect", "ask-hit", "ask-marker"}
    for state in random_game(GAME, GAME.setups[1], Numbers(6)):
        if state.to_move not in (CHANCE, OVER):
            view = state.view(state.to_move)
            key = MAKER.ask(view).key
            assert MAKER.is_aside(view) or key not in asides
            assert not (MAKER.is_aside(view) and key in ("ask-turn", "ask-place_tile", "ask-take", "ask-show"))


def test_F4_5_F14_3_of_the_score_of_others_only_the_territories_count_before_the_end() -> None:
    state = rich_game()
    position = position_of(state)
    standings = GAME.standings(state.view(0))
    assert [standing.whole for standing in standings] == [True, False, False]
    won = [sum(bool(stack) and set(stack) == {seat} for stack in position["markers"]) for seat in range(3)]
    assert all(standing.points >= 5 * won[seat] for seat, standing in enumerate(standings))
    assert all(standing.points % 5 == 0 for standing in standings[1:])
    assert standings[0].points >= position["seats"][0]["case"]["$1"]


def test_sections_are_those_of_the_table_then_the_families() -> None:
    sheet = sheet_of_position(table(families=3))
    names = ["status", "map", "rounds", "jobs", "row", "supply", "hudson"]
    assert [section.id for section in sheet.sections] == [*names, "seat:0", "seat:1", "seat:2"]
