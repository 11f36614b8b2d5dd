"""Which games an experiment plays: every deal replayed by every line-up, the players rotated through the seats."""

import hashlib
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import msgspec

from omerta import bots, games
from omerta.core.game import SEAT, Game, Setup
from omerta.core.problems import Unknown
from omerta.core.records import RecordBox, box_in_record

AUTOMATON: Final = "automaton"
_found: Final[dict[tuple[str, str], Game]] = {}  # games of owners' boxes, by name and digest
EVEN_DEALS: Final = 2  # of equals in a study, for each game of a trial


class Match(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, on which deal, and from which numbers each player draws."""

    lineup: int
    rotation: int
    players: list[str]  # by seat
    chance: int  # the seed of the deal
    seeds: list[int]  # of the players, by seat


class Plan(msgspec.Struct, frozen=True):
    """A game set up in one way, and the line-ups that meet there."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    lineups: list[list[str]]  # the levels of the free seats
    seed: int
    turns: int = 1  # deals in a row, where several plans take turns
    box: RecordBox | msgspec.UnsetType = msgspec.UNSET  # an owner's, as a whole: workers may not know it

    def block(self, deal: int) -> list[Match]:
        """All games of one deal. What they are depends on nothing but the plan and the deal's number."""
        return [
            self._match(number, rotation, deal)
            for number, lineup in enumerate(self.lineups)
            for rotation in range(replays(lineup))
        ]

    def block_size(self) -> int:
        return sum(replays(lineup) for lineup in self.lineups)

    def free_seats(self) -> list[int]:
        """The seats that the rulebook does not play."""
        return free_seats(self.found_game(), self.seats, self.options)

    def found_game(self) -> Game:
        """The game with the box of the plan."""
        if self.box is msgspec.UNSET:
            return games.of(self.game, self.options)
        key = (self.game, self.box.digest)
        if key not in _found:
            _found[key] = games.played(self.game, self.options, self.box)
        return _found[key]

    def _match(self, number: int, rotation: int, deal: int) -> Match:
        lineup = self.lineups[number]
        table = [self.game, self.seats, sorted(self.options.items()), self.seed, deal]
        players, seeds = [AUTOMATON] * self.seats, [0] * self.seats
        for place, seat in enumerate(self.free_seats()):
            index = (place + rotation) % len(lineup)
            players[seat] = lineup[index]
            seeds[seat] = seed_from([*table, lineup, index, rotation])
        return Match(number, rotation, players, seed_from([*table, "chance"]), seeds)


def seed_from(parts: Sequence[object]) -> int:
    """A seed that follows from these parts alone, on every machine."""
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(parts), digest_size=8).digest(), "big")


def replays(lineup: Sequence[str]) -> int:
    """How often one deal is played by a line-up: once for every rotation that differs from the others."""
    return len(lineup) if len(set(lineup)) > 1 else 1


def free_seats(game: Game, seats: int, options: dict[str, Any]) -> list[int]:
    automata = game.automata(options)
    return [seat for seat in range(seats) if seat not in automata]


def make_plan(game: Game, seats: int, options: dict[str, Any], lineups: list[list[str]], seed: int) -> Plan:
    """A plan whose every part has been checked."""
    if not game.fewest_seats <= seats <= game.most_seats:
        raise Unknown("seat-count", {"game": game.name, "least": game.fewest_seats, "most": game.most_seats})
    for lineup in lineups:
        for level in lineup:
            bots.read_level(level)
    return Plan(game.name, game.version, seats, dict(game.chosen(options)), lineups, seed, box=_box_of(game))


def _box_of(game: Game) -> RecordBox | msgspec.UnsetType:
    return msgspec.UNSET if game.box is None or game.box.is_shipped else box_in_record(game) or msgspec.UNSET


def study_plans(game: Game, setup: Setup, level: str, rival: str, seed: int) -> list[Plan]:
    """Equals among themselves; then, as the trial, one of them among rivals on every seat of a deal.

    With one free seat the trial is each level on its own, on the same deals.
    """
    options = _with_first_seat(game, setup)
    free = len(free_seats(game, setup.seats, options))
    trial = [[level], [rival]] if free == 1 else [[level] + [rival] * (free - 1)]
    equals = make_plan(game, setup.seats, options, [[level] * free], seed)
    turns = EVEN_DEALS * max(free, len(trial))
    return [msgspec.structs.replace(equals, turns=turns), make_plan(game, setup.seats, options, trial, seed)]


def _with_first_seat(game: Game, setup: Setup) -> dict[str, Any]:
    """The options of a set-up; among people seat 0 begins, so that what seats win tells what beginning is worth."""
    if game.automata(setup.options):
        return dict(setup.options)
    return {**{option.name: 0 for option in game.options if option.kind == SEAT}, **setup.options}


def arena_lineups(levels: Sequence[str], free: int) -> list[list[str]]:
    """As many players as seats: that line-up. More: every choice of so many. Fewer: they sit down again in turn."""
    if len(levels) > free:
        return [list(chosen) for chosen in combinations(levels, free)]
    return [[levels[place % len(levels)] for place in range(free)]]


def tournament_lineups(levels: Sequence[str], free: int) -> list[list[str]]:
    """Everybody against everybody, two at a time, as evenly as the seats allow."""
    if free == 1:
        return [[level] for level in levels]
    lineups: list[list[str]] = []
    for one, other in combinations(levels, 2):
        lineups.append([(one, other)[place % 2] for place in range(free)])
        if free % 2 == 1:
            lineups.append([(other, one)[place % 2] for place in range(free)])
    return lineups


def unit(plans: Sequence[Plan], number: int) -> tuple[int, int]:
    """The plan and the deal of a unit of work: the plans take turns, so a longer run only adds to a shorter one."""
    rounds, place = divmod(number, sum(plan.turns for plan in plans))
    for index, plan in enumerate(plans):
        if place < plan.turns:
            return index, rounds * plan.turns + place
        place -= plan.turns
    raise AssertionError(number)


def units_for(plans: Sequence[Plan], wanted: int) -> int:
    """How many units, in whole rounds of the plans, hold at least so many games."""
    per_round = sum(plan.turns * plan.block_size() for plan in plans)
    return -(-wanted // per_round) * sum(plan.turns for plan in plans)
