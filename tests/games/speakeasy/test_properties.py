"""Laws that hold at every moment of every game: nothing is lost, nothing is new, nobody is asked in vain."""

from collections import Counter
from typing import Any, cast

import pytest

from games.speakeasy.board import check_supplies
from mangling import Mangler
from omerta.core.game import CHANCE, OVER, Setup
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame
from tables import is_open, random_game

GAME = cast(SpeakeasyGame, find("speakeasy"))

BOX = GAME.tables
TABLES = [
    *GAME.setups,
    Setup("variant", 3, {"rebuild_stills": True}),
    Setup("easy", 2, {"solo": True, "difficulty": "easy"}),
]
every_setup = pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.name)


def check_cards(position: Any) -> None:
    """E1.4: 48 Operations cards, each kind as often as the file says."""
    found: Counter[str] = Counter()
    for deck in position["decks"].values():
        found.update(deck["unseen"])
        found.update([*deck["under"], *filter(None, [deck["top"]])])
    for seat in position["seats"]:
        found.update([*(seat["hand"] or []), *filter(None, (seat["slots"] or {}).values())])
    assert found == dict(zip(BOX.card_names, BOX.card_count, strict=False))


def check_tiles(position: Any) -> None:
    """E1.4: 54 City tiles."""
    found = Counter(position["tiles_left"])
    shown = position["display"]
    found.update([*filter(None, shown[:3]), *(tile for stack in shown[3:] for tile in stack)])
    found.update(filter(None, (space["tile"] for space in position["spaces"].values())))
    for seat in position["seats"]:
        found.update([*seat["tiles"], *seat["played"]])
    assert found == dict(zip(BOX.tile_names, BOX.tile_count, strict=False))


def check_people(position: Any) -> None:
    """E1.3: members, buildings, Books and Capos of each seat."""
    spaces = list(position["spaces"].values())
    for number, seat in enumerate(position["seats"]):
        own = [space for space in spaces if space["owner"] == number]
        waiting = sum(step["step"] == "waiting_member" and step["seat"] == number for step in position["todo"])
        if seat["safe"] is not None:
            waiting += sum(sum(seat["levels"].values()) < at for at in (8, 14))
        docks = sum(row.count(number) for row in position["docks"].values())
        members = seat["own_members"] + seat["vip"] + seat["lost_members"] + sum(space["member"] for space in own)
        assert members + docks + waiting == 12
        assert len(own) + len(seat["board"]) <= 15
        placed = sum(number in seats for seats in position["books"].values())
        assert seat["books"] + placed <= 10
        assert all(position["books"][goal].count(number) <= 1 for goal in position["books"])


def check_shared(position: Any) -> None:
    """E1.4: barrels, Goons, tokens, Mobster Speakeasies, Helpers, Crates, Mobsters, ships."""
    spaces, seats = list(position["spaces"].values()), position["seats"]
    barrels = sum(ship["barrels"] for ship in position["ships"].values()) + sum(space["barrel"] for space in spaces)
    barrels += sum(seat["stills"] + sum(truck["load"] for truck in seat["trucks"] or []) for seat in seats)
    assert barrels <= 40
    assert sum(seat["goons"] for seat in seats) <= 24
    assert sum(seat["leverage"] for seat in seats) <= 20
    assert sum(space["mob"] for space in spaces) <= 24
    helpers = [*position["helpers_left"], *filter(None, position["helpers"])]
    helpers += [helper for seat in seats for helper in seat["helpers"] + seat["used"]]
    assert sorted(helpers) == list(range(1, 22))
    crates = [*position["crates_left"], *filter(None, [position["crate_top"]])]
    crates += [ship["crate"] for ship in position["ships"].values() if ship["crate"]]
    crates += [crate for seat in seats for crate in seat["crates"]]
    assert sorted(crates) == list(range(1, 19))
    mobsters = [*position["mobsters"].values(), *(m for deck in position["mobster_decks"].values() for m in deck)]
    mobsters += [seat["associate"]["mobster"] for seat in seats if seat["associate"]]
    assert len(set(mobsters)) == len(mobsters)
    assert len({ship["port"] for ship in position["ships"].values()}) == 4


@every_setup
def test_E1_3_E1_4_every_component_is_conserved(setup: Setup) -> None:
    for number, state in enumerate(random_game(GAME, setup, Numbers(12))):
        if number % 3 == 0 and is_open(state):
            position = state.to_json()
            for check in (check_cards, check_tiles, check_people, check_shared):
                check(position)


@every_setup
def test_E1_4_a_supply_is_what_lies_nowhere_else(setup: Setup) -> None:
    for number, state in enumerate(random_game(GAME, setup, Numbers(15))):
        if number % 3 == 0 and is_open(state):
            check_supplies(state)


@every_setup
def test_nobody_is_asked_with_one_option_but_for_the_capo(setup: Setup) -> None:
    most = 0
    for state in random_game(GAME, setup, Numbers(13)):
        if state.to_move not in (OVER, CHANCE):
            most = max(most, len(state.legal()))
            assert len(state.legal()) >= 2 or state.to_json()["todo"][0]["step"] == "capo"  # type: ignore[index]
    assert most < 200


@every_setup
def test_E7_1_money_comes_only_from_what_is_told(setup: Setup) -> None:
    """What a seat has at the end is what it began with and every line about money."""
    journal = Journal()
    for state in random_game(GAME, setup, Numbers(14), journal):
        last = state
    result = last.result()
    assert result is not None
    totals = [event.facts["sum"] for event in journal.truth() if event.kind == "scored"]
    assert totals == result.scores


def test_a_mangled_position_is_refused_or_played_but_never_breaks() -> None:
    mangler = Mangler(GAME, "vip_level", "uptown", [["deal"]])
    for seed in range(2):
        mangler.mangle_game(seed, 120, most_played=12)
    assert mangler.refused > 100
    assert mangler.played > 5
