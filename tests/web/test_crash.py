"""Fifty tables and a server that is killed five times in the middle: nothing acknowledged is lost, nothing is twice."""

import asyncio
from collections.abc import Iterator
from itertools import chain, cycle, islice
from typing import Final

import pytest
from bench.crowd import Player, Table, seat_crowd
from bench.server import Server, serving

from omerta.core import records
from omerta.core.game import CHANCE, Game, Setup
from omerta.games import find
from omerta.table.verifying import verify
from tables import is_heavy, tables

TABLES: Final = 50
KILLS: Final = 5


async def killed_again_and_again(server: Server, playing: list[Table]) -> None:
    """Whenever a further part of all moves has been acknowledged, the server dies and comes back."""
    for kill in range(1, KILLS + 1):
        while sum(len(table.acknowledged) for table in playing) < 15 * kill * len(playing) // KILLS:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def play_all(server: Server, playing: list[Table]) -> list[bytes]:
    """Everybody plays to the end; the record of each table."""
    players = await seat_crowd(playing, lambda: server.address)
    async with asyncio.timeout(200):
        await asyncio.gather(killed_again_and_again(server, playing), *(player.play() for player in players))
    firsts: dict[str, Player] = {}
    for player in players:
        firsts.setdefault(player.table.id, player)
    found = [await firsts[table.id].record() for table in playing]
    for player in players:
        await player.close()
    return found


def check(table: Table, content: bytes) -> None:
    """Every acknowledged move stands once, at its own moment; the whole game verifies."""
    record = records.parse(content, table.id)
    verify(record)
    state = find(record.game).new(len(record.seats), record.options)
    made: dict[int, int] = {}
    standing: dict[tuple[int, int], int] = {}
    for decision in record.decisions:
        assert isinstance(decision, int)
        if state.to_move != CHANCE:
            seat = int(state.to_move)
            standing[seat, made.setdefault(seat, 0)] = decision
            made[seat] += 1
        state.apply(decision)
    assert state.result() is not None
    assert table.acknowledged.items() <= standing.items()


def kinds() -> Iterator[tuple[Game, Setup]]:
    """Every table where people alone play, once; then the light ones again and again: a heavy game is ten of them."""
    every = [(game, setup) for game, setup in tables() if not game.automata(setup.options)]
    return chain(every, cycle([(game, setup) for game, setup in every if not is_heavy(game)]))


@pytest.mark.server
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(kind: str, address: str) -> None:
    playing = [Table(number, game.name, setup) for number, (game, setup) in enumerate(islice(kinds(), TABLES))]
    with serving(address, 2 if kind == "postgresql" else 1) as server:
        found = asyncio.run(play_all(server, playing))
    for table, content in zip(playing, found, strict=True):
        assert table.finished == table.setup.seats
        check(table, content)
    assert sum(table.resyncs for table in playing) >= KILLS * TABLES
