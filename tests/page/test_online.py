"""Two browsers at one table: hands stay hidden, one reloads, the server dies in between, and nothing is lost."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.server import Server, serving
from playwright.sync_api import Browser, WebSocket, expect

from browsing import Clicks, Player, Tour, Visitor

pytestmark = pytest.mark.page
RELOAD, KILL = 4, 8  # after so many decisions


class Ears:
    """Everything that a browser's sockets are sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.tables: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._connect)

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, content: str | bytes) -> None:
        message = msgspec.json.decode(content)
        if message["kind"] == "table":
            self.tables.append(message["table"])


def invite(ala: Visitor, bo: Visitor) -> None:
    """Ala sets a table up with an open seat; Bo follows the link."""
    ala.go("new", "gangs")
    ala.speak("gangs")
    ala.page.get_by_label(ala.say("new-sitter", number=1)).select_option("me")
    ala.page.get_by_label(ala.say("new-sitter", number=2)).select_option("open")
    ala.button("new-create").click()
    ala.give_name("Ala")
    link = ala.page.get_by_label(ala.say("gathering-invite")).input_value()
    bo.page.goto(link)
    bo.button("gathering-sit").click()
    bo.give_name("Bo")


def take_turns(*players: Player) -> bool:
    """Whoever is to decide does; False when it is over."""
    for player in players:
        shown = player.shown()
        if shown["phase"] == "finished":
            return False
        if any(sight["choices"] for sight in shown["sights"]):
            return player.step()
    return True


def lines_of(player: Player) -> list[Any]:
    lines: list[Any] = player.shown()["sights"][0]["lines"]
    return lines


def die_and_come_back(server: Server, players: list[Player]) -> None:
    """The power goes; everybody is told so, and everything is as it was."""
    before = [lines_of(player) for player in players]
    server.kill()
    for player in players:
        expect(player.visitor.page.get_by_text(player.visitor.say("connection-lost"))).to_be_visible()
    server.start()
    for player, lines in zip(players, before, strict=True):
        expect(player.visitor.page.get_by_text(player.visitor.say("connection-lost"))).to_be_hidden(timeout=20_000)
        assert lines_of(player) == lines


def test_two_browsers_a_reload_and_a_dead_server(browser: Browser, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), 1) as server:
        tour = Tour(browser, server.address)
        ala, bo = tour.visitor("en"), tour.visitor("pl")
        ears = {0: Ears(ala), 1: Ears(bo)}
        for visitor in (ala, bo):
            visitor.forgiven += ("WebSocket connection to",)
        invite(ala, bo)
        players = [Player(ala, Clicks(), 1), Player(bo, Clicks(), 2)]
        decisions = 0
        while take_turns(*players):
            decisions = sum(len(player.moves) for player in players)
            if decisions == RELOAD:
                bo.page.reload()
            if decisions == KILL:
                die_and_come_back(server, players)
        assert decisions > KILL
        nothing_is_lost(players)
        for seat, heard in ears.items():
            saw_only_its_own(seat, heard.tables)
        tour.close()


def nothing_is_lost(players: list[Player]) -> None:
    """The record holds every move that was made in either browser, in order, and is fair."""
    visitor, table = players[0].visitor, players[0].table
    frames = visitor.api(f"/tables/{table}/replay")["frames"]
    for seat, player in enumerate(players):
        played = [frame["played"]["move"] for frame in frames if frame["played"] and frame["played"]["seat"] == seat]
        assert played == player.moves
    record = visitor.context.request.get(f"{visitor.house}/api/v1/tables/{table}/record").text()
    assert visitor.post("/verify", {"record": record})["passed"]


def saw_only_its_own(seat: int, tables: list[dict[str, Any]]) -> None:
    """What a browser was sent of the other's cards before the end: nothing."""
    playing = [table for table in tables if table["phase"] == "playing" and table["seats"][seat]["yours"]]
    assert playing
    for table in playing:
        assert [sight["seat"] for sight in table["sights"]] == [seat]
        view = table["sights"][0]["view"]
        assert len(view["alliances"][seat]) == 3
        assert view["alliances"][1 - seat] == []
        assert len(view["influence"]) == view["hands"][seat]
        assert table["proof"] is None
