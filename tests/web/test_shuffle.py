"""The two steps of a shuffle over the wire: what is refused, what all see, and what nobody hears before the end."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from omerta.table.fairness import commitment
from online import Browser, Online, greet, news, online, send

PARTS = {"Ala": "a1" * 32, "Bo": "b0" * 32}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("shuffle")) as server:
        yield server


class Heard:
    """Every byte that browsers were answered."""

    def __init__(self) -> None:
        self.all: list[bytes] = []

    def listen(self, *browsers: Browser) -> None:
        for browser in browsers:
            browser.http.event_hooks["response"].append(self._take)

    def _take(self, answer: httpx.Response) -> None:
        self.all += [answer.read(), str(answer.headers).encode()]

    def take(self, message: object) -> None:
        self.all.append(msgspec.json.encode(message))

    def has(self, text: str) -> bool:
        return any(text.encode() in one for one in self.all)


def wish(*kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "level": kind} for kind in kinds]
    return {"game": "gangs", "seats": seats, "visibility": "listed"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_a_contribution_is_refused_before_there_is_a_commitment(house: Online) -> None:
    with house.browser("Ala") as ala:
        early = {**wish("me", "pawn"), "contribution": PARTS["Ala"]}
        assert code(ala.post("/tables", early)) == (400, "malformed")
        table = ala.post("/tables", wish("me", "pawn")).json()["table"]
        assert (table["phase"], len(table["commitment"])) == ("gathering", 64)
        for body in ({}, {"contribution": ""}, {"contribution": "ab"}, {"contribution": "AB" * 32}):
            assert code(ala.post(f"/tables/{table['id']}/contribute", body)) == (400, "malformed")
        body = {"contribution": PARTS["Ala"]}
        dealt = ala.post(f"/tables/{table['id']}/contribute", body).json()
        assert (dealt["phase"], dealt["commitment"]) == ("playing", table["commitment"])
        assert ala.post(f"/tables/{table['id']}/contribute", body).status_code == 200
        other = {"contribution": PARTS["Bo"]}
        assert code(ala.post(f"/tables/{table['id']}/contribute", other)) == (403, "table-playing")
        assert ala.post(f"/tables/{table['id']}/abandon").status_code == 200
        assert code(ala.post(f"/tables/{table['id']}/rematch", body)) == (400, "malformed")
        again = ala.post(f"/tables/{table['id']}/rematch", {}).json()["table"]
        assert (again["phase"], [seat["contributed"] for seat in again["seats"]]) == ("gathering", [False, False])


def test_whoever_joins_contributes_and_others_cannot(house: Online) -> None:
    with house.browser("Ala") as ala, house.browser("Bo") as bo:
        table = ala.post("/tables", wish("me", "open")).json()["table"]["id"]
        part = {"contribution": PARTS["Bo"]}
        assert code(bo.post(f"/tables/{table}/contribute", part)) == (403, "not-seated")
        for body in ({"seat": 1}, {"seat": 1, "contribution": ""}):
            assert code(bo.post(f"/tables/{table}/join", body)) == (400, "malformed")
        assert bo.post(f"/tables/{table}/join", {"seat": 1, **part}).status_code == 200
        assert bo.get(f"/tables/{table}").json()["phase"] == "gathering"
        assert ala.contribute(table)["phase"] == "playing"


def test_a_contribution_may_come_through_the_tables_socket(house: Online) -> None:
    async def story(ala: Browser, stranger: Browser) -> None:
        table = ala.post("/tables", wish("me", "pawn")).json()["table"]["id"]
        async with ala.socket(table) as own, stranger.socket(table) as other:
            await greet(own)
            await greet(other)
            await send(other, {"kind": "contribute", "id": 1, "contribution": PARTS["Bo"]})
            assert (await news(other, "problem"))["problem"]["reason"] == "not-seated"
            await send(own, {"kind": "contribute", "id": 1, "contribution": PARTS["Ala"]})
            assert (await news(own, "done"))["id"] == 1
        assert ala.get(f"/tables/{table}").json()["phase"] == "playing"
        ala.post(f"/tables/{table}/abandon")
        assert ala.get(f"/tables/{table}").json()["proof"]["contributions"] == [PARTS["Ala"], ""]

    with house.browser("Ala") as ala, house.browser("Bo") as stranger:
        asyncio.run(story(ala, stranger))


def test_neither_secret_nor_contributions_are_heard_before_the_end(house: Online) -> None:
    heard = Heard()
    with house.browser("Ala") as ala, house.browser("Bo") as bo, house.browser() as stranger:
        heard.listen(ala, bo, stranger)
        table = ala.post("/tables", wish("me", "open")).json()["table"]["id"]
        assert ala.post(f"/tables/{table}/contribute", {"contribution": PARTS["Ala"]}).status_code == 200
        look(table, ala, bo, stranger)
        assert bo.post(f"/tables/{table}/join", {"seat": 1, "contribution": PARTS["Bo"]}).status_code == 200
        asyncio.run(play(table, heard, ala, bo))
        seals = {browser.get(f"/tables/{table}").json()["commitment"] for browser in (ala, bo, stranger)}
        look(table, ala, bo, stranger)
        before = heard.all[:]
        play_out(table, ala, bo)
        proof = stranger.get(f"/tables/{table}").json()["proof"]
        assert proof["contributions"] == [PARTS["Ala"], PARTS["Bo"]]
        assert seals == {commitment(table, bytes.fromhex(proof["secret"]))}
        assert heard.has(proof["secret"])
        heard.all = before
        assert len(before) > 40
        for secret in (proof["secret"], *PARTS.values()):
            assert not heard.has(secret)


def look(table: str, *browsers: Browser) -> None:
    """Whatever a table can be asked before it is over."""
    for browser in browsers:
        for path in ("", "/sheet", "/chat", "/record", "/replay", "/chances"):
            browser.get(f"/tables/{table}{path}")
        browser.get("/tables")
        browser.get("/me/tables")
        for path in ("hint", "undo", "rematch", "contribute"):
            browser.post(f"/tables/{table}/{path}", {"contribution": "c0" * 32} if path == "contribute" else {})


def play_out(table: str, *browsers: Browser) -> None:
    """Until it is over, by whoever is to move."""
    while True:
        for browser in browsers:
            shown = browser.get(f"/tables/{table}").json()
            if shown["phase"] != "playing":
                return
            sight = shown["sights"][0]
            if sight["choices"]:
                body = {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"]}
                assert browser.post(f"/tables/{table}/moves", body).status_code == 200


async def play(table: str, heard: Heard, *browsers: Browser) -> None:
    """Some moves, each by whoever is to move, with an ear at both sockets."""
    for number in range(8):
        for browser in browsers:
            async with browser.socket(table) as socket:
                shown = await greet(socket)
                heard.take(shown)
                sight = shown["sights"][0]
                if sight["choices"]:
                    action = sight["choices"][0]["action"]
                    move = {"kind": "move", "id": number, "seat": sight["seat"], "moment": sight["moment"]}
                    await send(socket, {**move, "action": action})
                    heard.take(await news(socket, "done"))
