"""What whoever runs the server is told: how it is, and its figures."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from omerta import games
from omerta.core.problems import Unknown
from omerta.table.storage import sqlite
from omerta.web import health
from omerta.web.settings import Settings
from omerta.web.wire import VERSION
from online import TOKEN, WIDE, Browser, news, online, send
from parlour import Novices


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was found is told again."""
    monkeypatch.setattr(health, "KEPT", -1.0)


def looked(browser: Browser) -> tuple[int, str, list[tuple[str, str, int]]]:
    answer = browser.http.get("/healthz")
    found = answer.json()
    assert found["healthy"] is (found["state"] == "healthy")
    assert "/" not in answer.text, "no paths"
    troubles = [(one["part"], one["reason"], one["count"]) for one in found["troubles"]]
    return answer.status_code, found["state"], troubles


def test_all_is_well(tmp_path: Path) -> None:
    with online(tmp_path) as server, server.browser() as browser:
        assert looked(browser) == (200, "healthy", [])


def test_a_lost_database_is_failing_and_no_move_is_acknowledged(tmp_path: Path) -> None:
    """It used to acknowledge on and on, and to call itself healthy."""
    path, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    with online(tmp_path) as server, server.browser("Ala") as browser:
        table = browser.table("gangs", "me", "me")["table"]["id"]
        path.rename(away)
        assert looked(browser) == (503, "failing", [("store", "store-lost", 1)])
        answer = first_move(browser, table)
        assert (answer.status_code, answer.json()["reason"]) == (503, "store-lost")
        away.rename(path)
        assert first_move(browser, table).status_code == 200
        assert looked(browser) == (200, "healthy", [])
        path.unlink()
        assert first_move(browser, table).status_code == 503


def first_move(browser: Browser, table: str) -> httpx.Response:
    sight = next(one for one in browser.get(f"/tables/{table}").json()["sights"] if one["choices"])
    move = {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"]}
    return browser.post(f"/tables/{table}/moves", move)


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIGHT", 2**62)
    with online(tmp_path) as server, server.browser() as browser:
        assert looked(browser) == (200, "degraded", [("store", "store-tight", 1)])


def test_a_table_set_aside_is_told_to_everybody_it_concerns(tmp_path: Path) -> None:
    with online(tmp_path) as server, server.browser("Ala") as ala:
        token = ala.token
        good, bad = (ala.table("gangs", "me", "me", visibility="listed")["table"]["id"] for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE entries SET value = 4000 WHERE table_id = ? AND number = 1", (bad,))
    with online(tmp_path) as server, server.browser() as ala:
        ala.http.cookies.set("omerta_guest", token)
        assert looked(ala) == (200, "degraded", [("tables", "table-unreadable", 1)])
        assert "omerta_tables_aside 1.0" in until(ala, "omerta_tables_aside 1.0")
        answer = ala.get(f"/tables/{bad}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "table-unreadable")
        assert answer.json()["facts"] == {}, "how many decisions there were is nobody's business"
        assert [one["id"] for one in ala.get("/tables").json()] == [good]
        mine = {one["id"]: one["problem"] and one["problem"]["reason"] for one in ala.get("/me/tables").json()}
        assert mine == {good: None, bad: "table-unreadable"}
        assert asyncio.run(greeted(ala, bad)) == ("problem", "table-unreadable")
        assert first_move(ala, good).status_code == 200


def until(browser: Browser, wanted: str) -> str:
    """The figures, once they have been brought up to date."""
    while wanted not in (figures := browser.figures()):
        pass
    return figures


async def greeted(browser: Browser, table: str) -> tuple[str, str]:
    async with browser.socket(table) as socket:
        await send(socket, {"kind": "hello", "version": VERSION})
        told = await news(socket)
        return told["kind"], told["problem"]["reason"]


def test_bots_and_boxes_that_are_not_well_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = games.find

    def broken(name: str, *more: Any) -> Any:
        if name == games.NAMES[0]:
            raise Unknown("box-broken")
        return find(name, *more)

    with online(tmp_path) as server, server.browser() as browser:
        monkeypatch.setattr(Novices, "problem", lambda _: "bots-failing")
        monkeypatch.setattr(games, "find", broken)
        wanted = [("bots", "bots-failing", 1), ("boxes", "box-broken", 1)]
        assert looked(browser) == (200, "degraded", wanted)
        monkeypatch.undo()


def test_the_figures_are_nobodys_without_the_token(tmp_path: Path) -> None:
    """A rival could read every note and pre-move in them."""
    with online(tmp_path, Settings(limits=WIDE)) as server, server.browser() as browser:
        assert browser.http.get("/metrics").json()["reason"] == "no-such-page"
        assert browser.http.get("/metrics", headers={"authorization": "Bearer"}).status_code == 404
    with online(tmp_path, Settings(limits=WIDE, metrics_token=TOKEN)) as server, server.browser() as browser:
        assert "omerta_moves" in browser.figures()
        for wrong in ("", "Bearer", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}", "Bearer żółć"):
            headers = {b"authorization": wrong.encode()} if wrong else {}
            answer = browser.http.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")
            assert "omerta_" not in answer.text


def test_nobody_keeps_the_store_busy_by_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 60.0)
    with online(tmp_path) as server, server.browser() as browser:
        assert looked(browser)[1] == "healthy"
        (tmp_path / "tables.sqlite").unlink()
        assert looked(browser)[1] == "healthy", "as it was found a moment ago"
