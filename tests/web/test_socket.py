"""A table's socket, from a real client to a real server."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from omerta import games
from omerta.table.shown import Line, Sight, TableShown
from omerta.table.store import ClockChoice
from omerta.web.settings import Limits, Settings
from omerta.web.telling import Teller
from omerta.web.wire import VERSION
from online import GAMES, PATIENCE, TOKEN, WIDE, Browser, Online, greet, news, online, send


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("socket")) as server:
        yield server


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """How the server closes; whatever it still says before is read."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await socket.recv()
            except ConnectionClosed:
                return socket.close_code or 0, socket.close_reason or ""


def pair(house: Online) -> tuple[Browser, Browser, str]:
    """Two browsers at one table that plays."""
    ala, bo = house.browser("Ala"), house.browser("Bo")
    table = ala.table("gangs", "me", "open", casual=True)["table"]["id"]
    assert bo.join(table).status_code == 200
    return ala, bo, table


# The greeting


@pytest.mark.parametrize(
    ("first", "code", "reason"),
    [
        (f'{{"kind":"hello","version":{VERSION - 1}}}', "wrong-version", "wrong-version"),
        (f'{{"kind":"hello","version":{VERSION + 1}}}', "wrong-version", "wrong-version"),
        ('{"kind":"hello","version":"1"}', "bad-request", "malformed"),
        ('{"kind":"hello"}', "bad-request", "malformed"),
        ('{"kind":"sync"}', "bad-request", "no-hello"),
        ('{"kind":"nothing"}', "bad-request", "malformed"),
        ("hello", "bad-request", "malformed"),
        ("", "bad-request", "malformed"),
        (b"\xff\x00", "bad-request", "malformed"),
    ],
)
def test_whoever_does_not_greet_properly_is_told_and_sent_away(
    house: Online, first: str | bytes, code: str, reason: str
) -> None:
    async def story() -> None:
        async with browser.socket(table) as socket:
            await socket.send(first)
            message = await news(socket)
            assert (message["kind"], message["id"]) == ("problem", None)
            assert (message["problem"]["code"], message["problem"]["reason"]) == (code, reason)
            assert await closed(socket) == (4400, reason)

    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "open")["table"]["id"]
        asyncio.run(story())


def test_whoever_says_nothing_at_first_or_later_is_dropped(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, hello=1, ping=1, silence=2)

    async def story(browser: Browser, table: str) -> None:
        async with browser.socket(table) as mute:
            assert await closed(mute) == (4408, "no hello")
        async with browser.socket(table) as silent, browser.socket(table) as lively:
            await greet(silent)
            await greet(lively)
            waiting = asyncio.create_task(closed(silent))
            for _ in range(3):
                assert (await news(lively, "ping"))["kind"] == "ping"
                await send(lively, {"kind": "pong"})
            assert await waiting == (4408, "silent")
            await send(lively, {"kind": "sync", "id": 5})
            assert (await news(lively, "done"))["id"] == 5

    with online(tmp_path, Settings(limits=limits)) as server, server.browser("Ala") as browser:
        asyncio.run(story(browser, browser.table("gangs", "me", "open")["table"]["id"]))


def test_a_table_that_is_not_there(house: Online) -> None:
    async def story() -> None:
        for table in ("nothing", "a%00b", "%F0%9F%92%A3", "x" * 100):
            async with browser.socket(table) as socket:
                await send(socket, {"kind": "hello", "version": VERSION})
                assert (await news(socket))["problem"]["reason"] == "unknown-table"
                assert await closed(socket) == (4404, "unknown-table")

    with house.browser("Ala") as browser:
        asyncio.run(story())


def test_other_pages_get_no_socket(house: Online, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with browser.socket(table, origin=Origin(house.address)) as socket:
            await greet(socket)
        for origin in ("https://enemy.example", "null"):
            with pytest.raises(InvalidStatus) as caught:
                async with browser.socket(table, origin=Origin(origin)):
                    pass
            assert caught.value.response.status_code == 403
            assert b"foreign-origin" in caught.value.response.body

    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "open")["table"]["id"]
        asyncio.run(story())
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR], "a refusal is no error of ours"


def test_an_address_has_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    async def story(browser: Browser, table: str) -> None:
        async with browser.socket(table) as one, browser.socket(table) as two:
            await greet(one)
            await greet(two)
            with pytest.raises(InvalidStatus) as caught:
                async with browser.socket(table):
                    pass
            assert caught.value.response.status_code == 429
        for _ in range(100):
            try:
                async with browser.socket(table) as three:
                    await greet(three)
                    return
            except InvalidStatus:
                await asyncio.sleep(0.02)
        raise AssertionError("no place was given back")

    limits = msgspec.structs.replace(WIDE, sockets_of_one=2)
    with online(tmp_path, Settings(limits=limits)) as server, server.browser("Ala") as browser:
        asyncio.run(story(browser, browser.table("gangs", "me", "open")["table"]["id"]))


# Play


class Reader:
    """A browser that puts together what it is sent, as a page does."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.lines: list[list[dict[str, Any]]] = []

    def read(self, message: dict[str, Any]) -> None:
        self.table = message["table"]
        sights, firsts = self.table["sights"], message["lines_from"]
        self.lines += [[] for _ in range(len(sights) - len(self.lines))]
        for number, (sight, first) in enumerate(zip(sights, firsts, strict=True)):
            assert first <= len(self.lines[number]), "a gap"
            self.lines[number] = self.lines[number][:first] + sight["lines"]
            assert [line["number"] for line in self.lines[number]] == list(range(len(self.lines[number])))

    def whole(self) -> dict[str, Any]:
        """What GET would answer."""
        sights = [{**sight, "lines": lines} for sight, lines in zip(self.table["sights"], self.lines, strict=True)]
        return {**self.table, "sights": sights}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_and_put_together_line_by_line(house: Online, name: str) -> None:
    setup = games.find(name).setups[0]

    async def story() -> int:
        reader, asked, partial = Reader(), 0, 0
        async with browser.socket(table, max_size=None) as socket:
            await send(socket, {"kind": "hello", "version": VERSION})
            while True:
                message = await news(socket, "table", "problem")
                assert message["kind"] == "table", message
                reader.read(message)
                partial += any(message["lines_from"])
                if reader.table["phase"] == "finished":
                    break
                for sight in reader.table["sights"]:
                    if sight["choices"] and (sight["seat"], sight["moment"]) not in done:
                        done.add((sight["seat"], sight["moment"]))
                        asked += 1
                        action = sight["choices"][asked % len(sight["choices"])]["action"]
                        where = {"seat": sight["seat"], "moment": sight["moment"]}
                        await send(socket, {"kind": "move", "id": asked, **where, "action": action})
            assert reader.whole() == browser.get(f"/tables/{table}").json()
            await send(socket, {"kind": "sync", "id": 0})
            whole = await news(socket, "table")
            assert set(whole["lines_from"]) == {0}
            assert whole["table"] == reader.whole()
            assert partial > 5
        return asked

    done: set[tuple[int, int]] = set()
    with house.browser("Ala") as browser:
        table = browser.table(name, *["me"] * setup.seats, options=setup.options)["table"]["id"]
        assert asyncio.run(story()) > 5


def test_a_move_is_answered_after_its_commit_and_told_to_everybody(house: Online) -> None:
    async def story() -> None:
        async with ala.socket(table) as one, bo.socket(table) as two, house.browser().socket(table) as three:
            tables = [await greet(socket) for socket in (one, two, three)]
            assert [len(shown["sights"]) for shown in tables] == [1, 1, 1]
            assert tables[2]["sights"][0]["seat"] is None
            mover = next(n for n in (0, 1) if tables[n]["sights"][0]["choices"])
            socket, sight = (one, two)[mover], tables[mover]["sights"][0]
            move = {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"]}
            await send(socket, {"kind": "move", "id": 77, **move})
            assert (await news(socket, "done", "problem")) == {"kind": "done", "id": 77}
            for other in (one, two, three):
                assert (await news(other, "table"))["table"]["id"] == table
            await send(socket, {"kind": "move", "id": 78, **move})
            assert (await news(socket, "done", "problem")) == {"kind": "done", "id": 78}, "a repeated move is harmless"
            await send(socket, {"kind": "move", "id": 79, **move, "action": move["action"] + 1})
            assert (await news(socket, "done", "problem"))["problem"]["code"] == "stale"
            await send(three, {"kind": "move", "id": 80, **move})
            assert (await news(three, "problem"))["problem"]["reason"] == "no-guest"

    ala, bo, table = pair(house)
    with ala, bo:
        asyncio.run(story())


def test_what_changes_nothing_for_a_browser_is_not_sent_to_it(house: Online) -> None:
    """Not even that something happened: a rival's notes, auto-pass and pre-moves are the rival's own."""

    async def story() -> None:
        async with ala.socket(table) as one, bo.socket(table) as two:
            await greet(one)
            seat = (await greet(two))["sights"][0]["seat"]
            for number, value in enumerate(("a", "b", "b")):
                await send(two, {"kind": "wish", "id": number, "seat": seat, "name": "notes", "value": value})
                assert (await news(two, "done"))["id"] == number
            await send(two, {"kind": "say", "id": 9, "text": "over"})
            heard = await news(one)
            assert (heard["kind"], [line["text"] for line in heard["lines"]]) == ("chat", ["over"])

    ala, bo, table = pair(house)
    with ala, bo:
        asyncio.run(story())


def test_taking_back_through_the_socket_shortens_the_journal(house: Online) -> None:
    async def story() -> None:
        async with ala.socket(table) as one, bo.socket(table) as two:
            sockets, readers = (one, two), (Reader(), Reader())
            for socket, reader in zip(sockets, readers, strict=True):
                await send(socket, {"kind": "hello", "version": VERSION})
                reader.read(await news(socket, "table"))
            before = [reader.whole() for reader in readers]
            mover = next(n for n in (0, 1) if readers[n].table["sights"][0]["choices"])
            sight = readers[mover].table["sights"][0]
            seat, rival = sight["seat"], readers[1 - mover].table["sights"][0]["seat"]
            where = {"seat": seat, "moment": sight["moment"]}
            await send(sockets[mover], {"kind": "move", "id": 1, **where, "action": sight["choices"][0]["action"]})
            for socket, reader in zip(sockets, readers, strict=True):
                reader.read(await news(socket, "table"))
            moment = readers[mover].table["sights"][0]["moment"]
            await send(sockets[mover], {"kind": "ask-undo", "id": 2, "seat": seat, "moment": moment})
            asked = (await news(sockets[1 - mover], "table"))["table"]["undo_asked"]
            assert asked["seat"] == seat
            answer = {"question": asked["question"]}
            await send(sockets[1 - mover], {"kind": "consent-undo", "id": 3, "seat": rival, **answer})
            for number, (socket, reader) in enumerate(zip(sockets, readers, strict=True)):
                while len(reader.lines[0]) != len(before[number]["sights"][0]["lines"]):
                    reader.read(await news(socket, "table"))
                assert reader.lines[0] == before[number]["sights"][0]["lines"]
            await send(sockets[mover], {"kind": "decline-undo", "id": 4, "seat": seat, **answer})
            assert (await news(sockets[mover], "done", "problem"))["id"] in (2, 4)
            await send(sockets[mover], {"kind": "undo", "id": 5, "seat": seat, "moment": 2**31})
            while (answer := await news(sockets[mover], "problem"))["id"] != 5:
                pass
            assert answer["problem"]["code"] in ("stale", "forbidden")

    ala, bo, table = pair(house)
    with ala, bo:
        asyncio.run(story())


# Too much, too large, too slow


def test_a_message_that_is_too_large_ends_the_conversation(house: Online) -> None:
    async def story() -> None:
        for size in (16 * 1024 + 1, 200 * 1024):
            async with browser.socket(table) as socket:
                await greet(socket)
                await socket.send("x" * size)
                assert await closed(socket) == (4413, "message too large")
        async with browser.socket(table) as socket:
            await greet(socket)
            await socket.send(" " * (16 * 1024))
            assert (await news(socket, "problem"))["problem"]["reason"] == "malformed"

    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "open")["table"]["id"]
        asyncio.run(story())


def test_too_many_messages_end_the_conversation_with_a_word(tmp_path: Path) -> None:
    async def story(browser: Browser, table: str) -> None:
        async with browser.socket(table) as socket:
            await greet(socket)
            for number in range(60):
                await send(socket, {"kind": "sync", "id": number})
            problem = await news(socket, "problem")
            assert problem["problem"] == {
                "code": "too-many", "reason": "too-many", "facts": {"what": "messages"}, "clause": "",
            }  # fmt: skip
            assert await closed(socket) == (4429, "too many messages")

    limits = msgspec.structs.replace(WIDE, messages=Limits().messages)
    with online(tmp_path, Settings(limits=limits)) as server, server.browser("Ala") as browser:
        asyncio.run(story(browser, browser.table("gangs", "me", "open")["table"]["id"]))


def test_a_browser_that_takes_nothing_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def story(browser: Browser, table: str) -> None:
        async with browser.socket(table, max_queue=1) as slow, browser.socket(table) as quick:
            await greet(slow)
            await greet(quick)
            delays: list[float] = []
            loop = asyncio.get_running_loop()
            end = loop.time() + PATIENCE
            number = 0
            while await dropped(browser) == 0:
                assert loop.time() < end
                for _ in range(100):
                    await slow.send('{"kind":"sync"}')
                number += 1
                begun = loop.time()
                await send(quick, {"kind": "wish", "id": number, "seat": 0, "name": "notes", "value": str(number)})
                assert (await news(quick, "done"))["id"] == number
                delays.append(loop.time() - begun)
            assert max(delays) < 5.0, "whoever is quick waits for nobody"
            assert await closed(slow) == (4408, "too slow")

    limits = msgspec.structs.replace(WIDE, messages=1_000_000, patience=1)
    settings = Settings(limits=limits, metrics_token=TOKEN)
    with online(tmp_path, settings) as server, server.browser("Ala") as browser:
        asyncio.run(story(browser, browser.table("gangs", "me", "pawn")["table"]["id"]))


async def dropped(browser: Browser) -> int:
    figures = await asyncio.to_thread(browser.figures)
    return figures.count('omerta_sockets_dropped_total{code="4408"}')


# What is sent, alone


def shown(lines: list[Line], notes: str = "") -> TableShown:
    return TableShown(
        id="t", game="g", version=1, options={}, language="pl", visibility="private", casual=False, has_chat=True,
        hints=True, clock=ClockChoice(), phase="playing", commitment="", is_host=True, seats=[],
        sights=[Sight(0, {}, [], 0, notes=notes, lines=lines)],
    )  # fmt: skip


def line(number: int, event: str) -> Line:
    return Line(number, event, "", {})


def sent(teller: Teller, table: TableShown) -> tuple[int, list[str]] | None:
    message = teller.news(table)
    if message is None:
        return None
    decoded = msgspec.json.decode(message)
    return decoded["lines_from"][0], [one["event"] for one in decoded["table"]["sights"][0]["lines"]]


def test_the_time_is_told_only_with_a_deadline_and_is_no_news_of_its_own() -> None:
    teller = Teller()
    table = shown([line(0, "a")])
    assert msgspec.json.decode(teller.news(table, 5) or b"")["now"] == 0
    clocked = msgspec.structs.replace(table, deadline=9)
    assert msgspec.json.decode(teller.news(clocked, 6) or b"")["now"] == 6
    assert teller.news(clocked, 7) is None


def test_a_browser_can_tell_how_much_time_is_left(house: Online) -> None:
    async def story() -> dict[str, Any]:
        async with browser.socket(table) as socket:
            await send(socket, {"kind": "hello", "version": VERSION})
            return await news(socket, "table")

    with house.browser("Ala") as browser:
        clock = {"kind": "move", "seconds": 600, "increment": 0, "on_timeout": "bot-moves"}
        table = browser.table("gangs", "me", "me", clock=clock)["table"]["id"]
        told = asyncio.run(story())
        assert 500_000 < told["table"]["deadline"] - told["now"] <= 600_000


def test_only_what_is_new_is_sent() -> None:
    teller = Teller()
    lines = [line(0, "a"), line(1, "b")]
    assert sent(teller, shown(lines)) == (0, ["a", "b"])
    assert sent(teller, shown(lines)) is None
    lines.append(line(2, "c"))  # the host's own list grows in place
    assert sent(teller, shown(lines)) == (2, ["c"])
    assert sent(teller, shown([line(0, "a"), line(1, "b"), line(2, "c")])) is None, "equal is as good as the same"
    assert sent(teller, shown(lines, notes="n")) == (3, [])
    assert sent(teller, shown(lines[:1], notes="n")) == (1, []), "taken back"
    assert sent(teller, shown([line(0, "a"), line(1, "x")], notes="n")) == (1, ["x"])
    assert sent(teller, shown([line(0, "y"), line(1, "x")], notes="n")) == (0, ["y", "x"])
    teller.forget()
    assert sent(teller, shown([line(0, "y"), line(1, "x")], notes="n")) == (0, ["y", "x"])
