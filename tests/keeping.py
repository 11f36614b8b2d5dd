"""Tables to keep, and stores to keep them in."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
import msgspec
import pytest

from omerta.core.problems import Problem
from omerta.core.words import LANGUAGES, Words
from omerta.table.entries import Entry
from omerta.table.storage import open_store
from omerta.table.store import ClockChoice, SeatRow, Store, TableRow

Result = TypeVar("Result")
OLD: Final = Path(__file__).parent / "table" / "old"  # databases as older programs made them


def a_table(name: str = "t1", **changes: Any) -> TableRow:
    table = TableRow(
        id=name,
        game="any",
        version=1,
        seats=2,
        options={"mode": "duel", "first": 1, "źródło": [1, None]},
        language="pl",
        visibility="listed",
        casual=False,
        chat=True,
        clock=ClockChoice("player", 600, 5, "seat-to-bot"),
        secret=bytes(range(32)),
        phase="playing",
        host="guest-1",
        created=1_700_000_000_000,
        changed=1_700_000_000_000,
    )
    return msgspec.structs.replace(table, **changes)


def a_seat(seat: int = 0, **changes: Any) -> SeatRow:
    row = SeatRow(seat, "human", name=f"Łucja {seat}", guest=f"guest-{seat}", contribution="00ff")
    return msgspec.structs.replace(row, **changes)


def an_entry(number: int, value: int = 7, **changes: Any) -> Entry:
    return msgspec.structs.replace(Entry(number, "seat", 0, value, 1_700_000_000_000 + number, "player"), **changes)


def some_entries(first: int, count: int) -> list[Entry]:
    return [an_entry(number) for number in range(first, first + count)]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def keep(address: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Open a store, do something with it, close it."""

    async def whole() -> Result:
        async with opened(address) as store:
            return await asyncio.wait_for(work(store), 30)

    return asyncio.run(whole())


def refusal(reason: str) -> Any:
    """Expect a Problem with this reason, one that can be told in every language."""

    def tells(problem: BaseException) -> bool:
        assert isinstance(problem, Problem)
        for language in LANGUAGES:
            sentence = Words(language).problem(problem)
            assert "{" not in sentence
            assert "problem-" not in sentence
        return problem.reason == reason

    return pytest.raises(Problem, check=tells)


def run_sql(address: str, script: str) -> list[tuple[object, ...]]:
    """Run statements without a store; what the last one finds."""
    if "://" in address and not address.startswith("sqlite"):
        return asyncio.run(_run_postgres(address, script))
    connection = sqlite3.connect(address.removeprefix("sqlite:///"))
    try:
        if script.count(";") > 1:
            connection.executescript(script)
            return []
        found = connection.execute(script).fetchall()
        connection.commit()
        return found
    finally:
        connection.close()


async def _run_postgres(address: str, script: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(address)
    try:
        if script.startswith("SELECT"):
            return [tuple(row) for row in await connection.fetch(script)]
        await connection.execute(script)
        return []
    finally:
        await connection.close()


def old(revision: str, kind: str) -> str:
    return (OLD / f"{revision}-{kind}.sql").read_text(encoding="utf-8")
