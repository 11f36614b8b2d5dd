"""`omerta serve` as a process of its own: up quickly, quiet about secrets, gone without losing anything."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from omerta.cli import run
from online import TOKEN, Browser, greet, news, send
from parlour import CONTRIBUTION

SERVE: Final = [sys.executable, "-m", "omerta", "serve"]


@contextmanager
def served(
    folder: Path, *more: str, language: str = "en", database: str = ""
) -> Iterator[tuple[subprocess.Popen[str], str, Path]]:
    """A server, its address, and the file its log goes to."""
    log = folder / "log"
    environment = {**os.environ, "OMERTA_LANG": language, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    database = database or str(folder / "tables.sqlite")
    command = [*SERVE, "--port", "0", "--database", database, "--limit", "messages=10000", *more]
    with log.open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, line + log.read_text()
        yield process, found[0], log
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_it_says_where_it_is_in_polish_too(tmp_path: Path) -> None:
    with served(tmp_path, "--quiet", language="pl") as (process, address, log), Browser(address) as browser:
        assert browser.http.get("/healthz").json()["healthy"] is True
        assert browser.http.get("/").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0, "Ctrl+C is how it is meant to be closed"
        assert log.read_text() == ""


def test_it_starts_whatever_stands_in_a_table(tmp_path: Path) -> None:
    """One wrong entry used to be the end of all tables: exit 3."""
    with served(tmp_path) as (_, address, _), Browser(address) as browser:
        assert browser.post("/guests", {"name": "Ala"}).status_code == 201
        good, bad = (browser.table("gangs", "me", "me")["table"]["id"] for _ in range(2))
        token = browser.token
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE entries SET value = 4000 WHERE table_id = ? AND number = 1", (bad,))
    with served(tmp_path) as (_, address, log), Browser(address) as browser:
        browser.http.cookies.set("omerta_guest", token)
        assert browser.http.get("/healthz").json()["state"] == "degraded"
        assert browser.get(f"/tables/{good}").json()["phase"] == "playing"
        assert browser.get(f"/tables/{bad}").json()["reason"] == "table-unreadable"
        written = log.read_text()
        assert written.count("table-set-aside") == 1
        assert bad[:8] in written
        assert bad not in written


def test_a_second_server_through_a_hard_link_does_not_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path):
        (tmp_path / "second.sqlite").hardlink_to(tmp_path / "tables.sqlite")
        assert run(["serve", "--port", "0", "--database", str(tmp_path / "second.sqlite"), "--lang", "en"]) == 2
        assert "Another Omerta" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2"], "postgresql://"),
        (["--workers", "0"], "At least one process"),
        (["--limit", "nothing=1"], "There is no limit"),
        (["--limit", "tables=many"], "is no limit"),
        (["--boxes", "perhaps"], "perhaps"),
        (["--port", "70000"], "70000"),
        (["--metrics", "9464"], "127.0.0.1:9464"),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1"),
    ],
)
def test_what_is_wrong_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(["serve", *arguments, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert len(complaint.splitlines()) == 1


def test_what_would_keep_it_from_starting_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.sqlite"
    bad.write_text("this is no database, whatever its name says, and it is long enough to be looked at as one" * 20)
    fresh = str(tmp_path / "fresh.sqlite")
    for more in (["--database", str(bad)], ["--database", fresh, "--notices", "nothing:here"]):
        assert run(["serve", "--port", "0", *more, "--lang", "en"]) == 2
        output, errors = capsys.readouterr()
        assert output == ""
        assert errors.count("\n") == 1


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port), "--lang", "pl"]) == 2
    complaint = capsys.readouterr().err
    assert f"Port {port}" in complaint
    assert "zajęty" in complaint


def test_the_help_loads_no_server() -> None:
    code = (
        "import sys; from omerta.cli import run; run(['serve', '--help']); "
        "print([name for name in sys.modules if name.partition('.')[0] in "
        "('litestar', 'uvicorn', 'websockets', 'structlog', 'sqlalchemy', 'prometheus_client')], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert found.stderr.strip() == "[]"


async def play(browser: Browser, table: str, most: int) -> tuple[int, dict[str, Any]]:
    """Decide for every seat of this browser, so often or until it is over; the last table."""
    asked = 0
    async with browser.socket(table, max_size=None) as socket:
        shown = await greet(socket)
        while shown["phase"] == "playing" and asked < most:
            sight = next((sight for sight in shown["sights"] if sight["choices"]), None)
            if sight is not None:
                asked += 1
                await send(socket, move(sight, asked))
            shown = (await news(socket, "table"))["table"]
        return asked, shown


def move(sight: dict[str, Any], number: int) -> dict[str, Any]:
    action = sight["choices"][0]["action"]
    return {"kind": "move", "id": number, "seat": sight["seat"], "moment": sight["moment"], "action": action}


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address, log), Browser(address) as browser:
        assert browser.post("/guests", {"name": "Zenobiusz"}).status_code == 201
        created = browser.table("gangs", "me", "me")
        table = created["table"]["id"]
        secrets = [browser.token, "Zenobiusz", CONTRIBUTION, table, *(link["token"] for link in created["links"])]
        assert browser.post(f"/tables/{table}/chat", {"text": "szeptem"}).status_code == 200
        assert browser.post("/seats/claim", {"token": created["links"][0]["token"]}).status_code == 200
        assert browser.get(f"/tables/{table}/chat?after=0&note=podsłuch").status_code == 200
        asked, shown = asyncio.run(play(browser, table, 10_000))
        assert shown["phase"] == "finished"
        assert asked > 10
        secrets += [shown["proof"]["secret"], "szeptem", "note", "omerta_guest"]
        process.terminate()
        process.wait(30)
        written = log.read_text()
    assert written.count('"event": "request"') >= 5
    assert '"route": "/api/v1/tables/{table}/chat"' in written
    assert "Traceback" not in written
    assert [secret for secret in secrets if secret in written] == []


def test_a_stop_tells_the_browsers_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> tuple[int, str]:
        """Moves one after the other, until the server goes in the middle of it."""
        async with browser.socket(table, max_size=None) as line:
            asyncio.get_running_loop().call_later(0.3, process.terminate)
            with suppress(ConnectionClosed):
                await moves(line)
            await line.wait_closed()
            return line.close_code or 0, line.close_reason or ""

    async def moves(line: ClientConnection) -> None:
        shown = await greet(line)
        while shown["phase"] == "playing":
            sight = next(sight for sight in shown["sights"] if sight["choices"])
            await send(line, move(sight, len(acknowledged)))
            assert (await news(line, "done", "problem"))["kind"] == "done"
            acknowledged.append((sight["seat"], sight["moment"]))
            shown = await latest(line, sight)

    async def latest(line: ClientConnection, sight: dict[str, Any]) -> dict[str, Any]:
        while True:
            shown: dict[str, Any] = (await news(line, "table"))["table"]
            now = next(one for one in shown["sights"] if one["seat"] == sight["seat"])
            if now["moment"] != sight["moment"]:
                return shown

    acknowledged: list[tuple[int, int]] = []
    with served(tmp_path) as (process, address, _), Browser(address) as browser:
        assert browser.post("/guests", {"name": "Ala"}).status_code == 201
        table = browser.table("gangs", "me", "me")["table"]["id"]
        assert asyncio.run(story()) == (1012, "the server stops or restarts")
        assert acknowledged
        assert process.wait(30) in (0, -signal.SIGTERM)
        token = browser.token
    with served(tmp_path) as (_, address, log), Browser(address) as again:
        again.http.cookies.set("omerta_guest", token)
        shown = again.get(f"/tables/{table}").json()
        moments = {sight["seat"]: sight["moment"] for sight in shown["sights"]}
        for seat, moment in acknowledged:
            assert moments[seat] > moment, "an acknowledged move is lost"
        assert "Traceback" not in log.read_text()


@pytest.mark.server
def test_two_workers_share_a_database_and_their_figures(tmp_path: Path, postgres_address: str) -> None:
    """Every connection may meet another worker, and none notices."""
    figures_at = f"127.0.0.1:{free_port()}"
    more = ("--workers", "2", "--metrics-token", TOKEN, "--metrics", figures_at)
    with served(tmp_path, *more, database=postgres_address) as (process, address, log):
        with Browser(address) as browser:
            assert browser.post("/guests", {"name": "Ala"}).status_code == 201
            table = browser.table("gangs", "me", "me")["table"]["id"]
            token = browser.token
            asked, shown = asyncio.run(play(browser, table, 10_000))
        assert shown["phase"] == "finished"
        for _ in range(20):
            with Browser(address) as other:
                other.http.cookies.set("omerta_guest", token)
                assert other.get("/me").json() == {"name": "Ala"}
                seen = other.get(f"/tables/{table}").json()
                assert (seen["phase"], seen["result"]) == ("finished", shown["result"])
        with Browser(address) as browser:
            figures = browser.figures()
        for told in (figures, httpx.get(f"http://{figures_at}/metrics").text):
            assert 'omerta_requests_total{method="GET",route="/api/v1/me",status="200"} 20.0' in told
        done = re.search(r'omerta_moves_total{outcome="done"} ([0-9.]+)', figures)
        assert done is not None
        assert float(done[1]) >= asked
        process.terminate()
        assert process.wait(30) in (0, -signal.SIGTERM)
        assert "Traceback" not in log.read_text()
