"""Sieges in small (the long ones: make siege): what is refused, who is served first, what is never answered."""

import asyncio
from collections import Counter
from random import Random
from typing import Final

import pytest
from trials.besieged import Besieged, besieged
from trials.gang import Party
from trials.greed import DON, GAME
from trials.siege import fuzz
from trials.sieging import Attack, Sieged, siege
from trials.victims import home, seated

from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import Browser

pytestmark = pytest.mark.server

HERE: Final = ("127.0.0.2",)
FLOODS: Final = (
    Party("halves", HERE, 50),
    Party("refusals", ("127.0.0.3",), 6, until=("handshake 403", "closed 4404")),
    Party("messages", ("127.0.0.4",), 6, until=("closed 4413", "closed 4429")),
    Party("creations", ("127.0.0.5",), 6, until=("POST tables 429", "POST guests 429")),
    Party("chat", ("127.0.0.6",), 3, until=("POST chat 429",)),
)
INPUTS: Final = 2000
MEMORY: Final = 300  # megabytes
TABLES: Final = 10  # of Dons at one address
ANSWERS: Final = 3


def endured(server: Besieged, attack: Attack, seconds: float = 1.0) -> Sieged:
    """An attack that nobody but the attackers noticed."""
    sieged = asyncio.run(siege(server, attack, 1, seconds))
    for diary in (sieged.before, sieged.during, sieged.after):
        assert not diary.refusals
        assert not diary.drops
    assert sieged.during.times["play"].taken, "the game did not go on"
    assert sieged.during.pages().taken
    assert not server.faults()
    assert server.is_up
    assert sieged.left == 0
    assert sieged.memory["serving"] < MEMORY
    assert not [example for seen in sieged.seen for example in seen.examples]
    return sieged


def test_floods_are_refused_and_the_game_beside_them_goes_on() -> None:
    with besieged() as server:
        sieged = endured(server, Attack("floods", FLOODS))
    assert set(sieged.counts()) >= {outcome for party in FLOODS for outcome in party.until}
    assert sieged.counts()["POST tables 201"] <= 30
    assert sieged.counts()["POST boxes 201"] <= 25, "what may be had in a minute comes back bit by bit"
    assert sieged.connections >= 50, "nobody was there"


def test_replays_that_nobody_reads_do_not_lie_in_memory() -> None:
    """They are 17 MB each; before they were streamed, all of them were held at once."""
    with besieged() as server:
        sieged = endured(server, Attack("unread", (Party("unread", HERE, 16, until=("all begun",)),)))
    assert sieged.connections >= 10, "nobody was there"


def test_nonsense_is_answered_and_never_a_fault() -> None:
    attack = fuzz(INPUTS)
    with besieged(*attack.options) as server:
        counts = endured(server, attack).counts()
    assert min(counts["HTTP"], counts["messages"]) >= INPUTS // 2
    assert counts["200"] > INPUTS // 20
    assert counts["400"] > INPUTS // 20
    assert counts["problem bad-request"] > INPUTS // 20
    assert not [outcome for outcome in counts if outcome[0] == "5" or "failed" in outcome or "FAULT" in outcome]


def test_a_soldier_does_not_wait_for_all_the_dons_of_one_address() -> None:
    """Each of its answers used to come after a decision of every table that had asked before."""
    with besieged() as server:
        meanwhile = asyncio.run(decided_meanwhile(server.address))
    assert meanwhile <= ANSWERS * TABLES / 2


async def decided_meanwhile(address: str) -> int:
    """Decisions at the tables of somebody who has many Dons, while somebody else gets some answers of a Soldier."""
    decided: Counter[str] = Counter()
    async with Browser(address, home()) as greedy, Browser(address, home()) as victim:
        await greedy.arrive("Greed")
        wish = NewTable(GAME, [SeatWish("me"), DON, DON, DON])
        tables = [(await greedy.create(wish))["id"] for _ in range(TABLES)]
        seen = {table: asyncio.Event() for table in tables}
        playing = [asyncio.create_task(hurry(greedy, table, decided, seen[table])) for table in tables]
        await asyncio.gather(*(seen[table].wait() for table in tables))
        before = decided.total()
        await answered(victim)
        found = decided.total() - before
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return found


async def hurry(browser: Browser, table: str, decided: Counter[str], seen: asyncio.Event) -> None:
    """Play, and count whatever the table tells."""
    async with seated(browser, table, Random(1)) as seat:
        async for _ in seat.sights():
            decided[table] += 1
            seen.set()
            if seat.is_to_decide:
                await seat.decide(thought=0.0)


async def answered(browser: Browser) -> None:
    """Until a Soldier has decided so many times."""
    await browser.arrive("Victim")
    table = await browser.create(NewTable(GAME, [SeatWish("me"), SeatWish("bot", level="soldier")]))
    answers, is_its_turn = 0, False
    async with seated(browser, table["id"], Random(2)) as seat:
        async for sight in seat.sights():
            answers += is_its_turn
            if answers == ANSWERS:
                return
            is_its_turn = sight["view"] is not None and sight["view"]["to_move"] == 1
            if seat.is_to_decide:
                await seat.decide(thought=0.0)
    raise AssertionError("the game was over before")
