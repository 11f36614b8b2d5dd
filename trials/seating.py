"""Tables of every kind, one after another: every set-up of every game, people, bots and automata, every clock."""

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random

import httpx

from omerta.core.game import Game, Setup
from omerta.games import NAMES, find
from omerta.table.shown import NewTable, SeatWish
from omerta.table.store import ClockChoice
from trials.asking import PAUSE, Table
from trials.killing import Killed
from trials.players import TROUBLE, Player

CLOCKS = (
    ClockChoice(),
    ClockChoice("move", 5),
    ClockChoice("move", 5, on_timeout="seat-to-bot"),
    ClockChoice("player", 20, 1),
    ClockChoice("player", 20, 1, on_timeout="seat-to-bot"),
)
LEVELS = ("pawn", "pawn", "soldier")
MOST_SEATS = 5


def new_tables(rng: Random, longest: int) -> Iterator[Table]:
    """Without end; the set-ups in turn, of games with at most so many decisions, the rest at random."""
    games = [game for game in map(find, NAMES) if game.longest <= longest]
    kinds = [(game, setup) for game in games for setup in game.setups]
    for number in count():
        yield _table(number, *kinds[number % len(kinds)], rng)


def _table(number: int, game: Game, setup: Setup, rng: Random) -> Table:
    automata = list(game.automata(setup.options))
    free = [seat for seat in range(setup.seats) if seat not in automata]
    people = set(free) if rng.random() < 0.6 else set(rng.sample(free, rng.randint(1, len(free))))
    first = min(people)
    seats = [
        SeatWish("me" if seat == first else "open")
        if seat in people or seat in automata
        else SeatWish("bot", level=rng.choice(LEVELS))
        for seat in range(setup.seats)
    ]
    clock = ClockChoice() if rng.random() < 0.5 else rng.choice(CLOCKS)
    return Table(
        number, NewTable(game.name, seats, dict(setup.options), casual=rng.random() < 0.7, clock=clock), automata
    )


async def seat_all(table: Table, players: list[Player], server: Killed) -> None:
    """The first sets the table up, the others join; what a dying server leaves half done is begun anew."""
    for seat, player in zip(table.humans, players, strict=False):
        player.sit(table, seat)
    while not table.id:
        await server.up.wait()
        try:
            table.id = (await players[0].browser.create(table.wish))["id"]
        except TROUBLE:
            await asyncio.sleep(PAUSE)
    for seat, player in zip(table.humans[1:], players[1:], strict=False):
        await _join(table, seat, player, server)


async def _join(table: Table, seat: int, player: Player, server: Killed) -> None:
    while True:
        await server.up.wait()
        try:
            await player.browser.join(table.id, player.name, seat)
        except httpx.HTTPStatusError:
            if await _sits(table, seat, player):
                return
        except TROUBLE:
            await asyncio.sleep(PAUSE)
        else:
            return


async def _sits(table: Table, seat: int, player: Player) -> bool:
    """Whether it did happen."""
    try:
        shown = await player.browser.ask("GET", f"/tables/{table.id}")
    except TROUBLE:
        return False
    return bool(shown["seats"][seat]["yours"])
