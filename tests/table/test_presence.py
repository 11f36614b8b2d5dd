"""Who is at a table, here and at other servers: told seldom enough, and forgotten with a server that has gone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from omerta.table import presence as presence_module
from omerta.table.host import Host
from omerta.table.presence import CROWD, EVERY, NOBODY_HERE, SILENCE, Here, Presence
from omerta.table.shown import NewTable
from omerta.table.storage import open_store
from omerta.table.watching import News, Watchers
from parlour import CONTRIBUTION, ME, OPEN, Novices, Parlour, run
from postgres import PostgresServer


class Guest:
    """A browser that counts what it is told."""

    def __init__(self) -> None:
        self.told = 0
        self.heard = asyncio.Event()

    def tell(self, news: News) -> None:
        assert news == "table"
        self.told += 1
        self.heard.set()


class House:
    """A server's watchers, with a clock that is moved by hand; Ala and Ola hold the seats."""

    def __init__(self, name: str = "one", announce: Callable[[str], Awaitable[None]] | None = None) -> None:
        self.now = 100.0
        self.watchers = Watchers(lambda: self.now)
        self.presence = Presence(name, self.watchers, lambda _: {"ala", "ola"}, announce, lambda: self.now)

    def come(self, guest: str) -> Guest:
        browser = Guest()
        self.watchers.add("t", browser, guest)
        return browser


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(10):
            await story()

    asyncio.run(whole())


def test_holders_are_told_of_by_seat_and_others_are_counted() -> None:
    async def story() -> None:
        house = House()
        house.come("ala")
        assert house.presence.at("t") == Here(frozenset({"ala"}), 0)
        for guest in ("ewa", "ewa", "", ""):
            house.now += EVERY
            house.come(guest)
        house.now += EVERY
        house.presence.changed("t")
        assert house.presence.at("t") == Here(frozenset({"ala"}), 3), "one person with two windows counts once"
        assert house.presence.at("u") == NOBODY_HERE
        await house.presence.close()

    told(story)


def test_however_many_come_and_go_it_is_told_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def soon(wait: float, *rest: Any) -> asyncio.TimerHandle:
            waits.append(wait)
            return later(0, *rest)

        monkeypatch.setattr(loop, "call_later", soon)
        house = House()
        ala = house.come("ala")
        assert ala.told == 1
        for _ in range(20):
            flickering = house.come("ola")
            house.watchers.remove("t", flickering)
        house.come("ola")
        assert (ala.told, waits) == (1, [EVERY])
        assert house.presence.at("t").holders == {"ala"}, "what is shown changes only when it is told"
        ala.heard.clear()
        await ala.heard.wait()
        assert ala.told == 2
        assert house.presence.at("t").holders == {"ala", "ola"}
        await house.presence.close()

    told(story)


def test_where_a_crowd_watches_it_is_told_more_seldom() -> None:
    async def story() -> None:
        house = House()
        first = house.come("ala")
        for _ in range(2 * CROWD):
            house.come("")
        house.now += EVERY
        house.presence._tell_due("t")
        before = first.told
        house.now += EVERY
        house.come("")
        assert first.told == before
        await house.presence.close()

    told(story)


def test_servers_tell_each_other_and_one_that_says_nothing_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "SOON", 0.0)

    async def story() -> None:
        houses: dict[str, House] = {}
        spoken = asyncio.Event()

        async def heard_by_two(news: str) -> None:
            houses["two"].presence.hear(news)
            spoken.set()

        async def heard_by_one(news: str) -> None:
            houses["one"].presence.hear(news)
            spoken.set()

        houses["one"], houses["two"] = House("one", heard_by_two), House("two", heard_by_one)
        one, two = houses["one"], houses["two"]
        ola = two.come("ola")
        one.come("ala")
        one.come("ewa")
        while two.presence.at("t") != Here(frozenset({"ala", "ola"}), 1):
            two.now += EVERY
            one.now += EVERY
            one.presence.changed("t")
            two.presence.changed("t")
            ola.heard.clear()
            await spoken.wait()
            spoken.clear()
        two.now += SILENCE + 1
        two.presence.forget_silent()
        assert two.presence.at("t") == Here(frozenset({"ola"}), 0)
        two.presence.hear("nonsense")
        await one.presence.close()
        await two.presence.close()

    told(story)


def test_a_server_that_goes_takes_its_guests_with_it() -> None:
    async def story() -> None:
        house = House()
        house.presence.hear('{"server":"two","parts":[["t",["ola"],2]]}')
        assert house.presence.at("t") == Here(frozenset({"ola"}), 2)
        house.now += EVERY
        house.presence.hear('{"server":"two","ends":true}')
        assert house.presence.at("t") == NOBODY_HERE
        await house.presence.close()

    told(story)


def test_the_table_says_who_is_there_and_how_many_watch(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest("Ala"), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN)
        await parlour.host.join(ola, shown.id, 1, "Ola", CONTRIBUTION)
        host = parlour.host
        with host.watchers.watching(shown.id, Guest(), ola.id):
            there = await host.show(ala, shown.id)
            assert [seat.here for seat in there.seats] == [False, True]
            browser = Guest()
            with host.watchers.watching(shown.id, browser, ""):
                await browser.heard.wait()
                assert (await host.show(None, shown.id)).watching == 1

    run(tmp_path, story)


def test_two_servers_of_one_database_know_who_is_at_the_other(postgres: PostgresServer) -> None:
    address = postgres.new("made")

    async def story() -> None:
        one, two = Host(open_store(address), Novices()), Host(open_store(address), Novices())
        await one.start()
        await two.start()
        try:
            ala, _ = await one.new_guest("Ala")
            shown, _ = await one.create(ala, NewTable("gangs", [ME, OPEN]))
            await two.show(None, shown.id)
            watcher = Guest()
            with two.watchers.watching(shown.id, watcher, ""):
                watcher.heard.clear()
                with one.watchers.watching(shown.id, Guest(), ala.id):
                    while not (await two.show(None, shown.id)).seats[0].here:
                        await watcher.heard.wait()
                        watcher.heard.clear()
                while (await two.show(None, shown.id)).seats[0].here:
                    await watcher.heard.wait()
                    watcher.heard.clear()
        finally:
            await one.close()
            await two.close()

    told(story)
