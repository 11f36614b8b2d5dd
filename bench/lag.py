"""How late the event loop is while bots think: a table of every set-up, one scripted player against Dons."""

import asyncio
from itertools import pairwise

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families

from bench.crowd import Player, Table
from bench.server import Server
from omerta.games import NAMES, find
from omerta.table.shown import NewTable, SeatWish

METRIC = "omerta_loop_lag_seconds"
BOT = "don"
PACE = 0.3  # seconds a human takes
FIRST = 2_000_000  # numbers of tables that nobody else has


class Lag(msgspec.Struct):
    """How late the loop was, looked at ten times a second."""

    tables: int
    decisions: int  # of bots
    looks: int
    within: dict[str, int]  # looks by the milliseconds that they were late at most


class Guest(Player):
    """The only human at a table of Dons."""

    async def create(self) -> None:
        setup = self.table.setup
        seats = [SeatWish("me") if seat == self._seat else SeatWish("bot", level=BOT) for seat in range(setup.seats)]
        self.table.id = (await self._browser.create(NewTable(self.table.game, seats, dict(setup.options))))["id"]


async def lag(server: Server, seconds: float) -> Lag:
    """What the server itself has measured while a crowd of Dons was thinking."""
    guests = await _seated(server)
    before = await _figures(server)
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await asyncio.sleep(seconds)
    after = await _figures(server)
    for task in playing:
        task.cancel()
    looks = {bound: after[0][bound] - before[0][bound] for bound in after[0]}
    return Lag(len(guests), after[1] - before[1], looks["+Inf"], _apart(looks))


async def _seated(server: Server) -> list[Guest]:
    setups = [(game, setup) for game in map(find, NAMES) for setup in game.setups]
    guests: list[Guest] = []
    for number, (game, setup) in enumerate(setups):
        automata = game.automata(setup.options)
        seat = next(seat for seat in range(setup.seats) if seat not in automata)
        guests.append(Guest(Table(FIRST + number, game.name, setup), seat, lambda: server.address, PACE))
        await guests[-1].arrive()
        await guests[-1].create()
    return guests


async def _figures(server: Server) -> tuple[dict[str, int], int]:
    """How many looks were late by no more than each bound, and how many decisions were asked of bots."""
    async with httpx.AsyncClient() as client:
        told = (await client.get(f"{server.address}/metrics", headers=server.authority)).text
    samples = [sample for family in text_string_to_metric_families(told) for sample in family.samples]
    bounds = {one.labels["le"]: int(one.value) for one in samples if one.name == f"{METRIC}_bucket"}
    return bounds, sum(int(one.value) for one in samples if one.name == "omerta_bots_asked_total")


def _apart(looks: dict[str, int]) -> dict[str, int]:
    """Looks by their own bound, no longer added up."""
    named = {bound if bound == "+Inf" else f"{1000 * float(bound):g}": count for bound, count in looks.items()}
    alone = {"0": 0, **named}
    return {bound: count - less for (_, less), (bound, count) in pairwise(alone.items()) if count > less}
