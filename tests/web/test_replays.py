"""Large answers: sent as fast as they are taken, a few at once for an address; who takes none is cut off."""

import asyncio
import gzip
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final

import httpx
import msgspec
import pytest

from omerta import games
from omerta.core import records
from omerta.core.records import Record, Sitter
from omerta.table.films import Film
from omerta.table.replaying import replayed
from omerta.table.studying import studied
from omerta.table.thinkers import Study
from omerta.web import protocol
from omerta.web.limiting import Places
from omerta.web.settings import Settings
from omerta.web.streaming import Stream
from online import PATIENCE, WIDE, Online, online
from tables import uniform_decisions

REPLAY: Final = "/api/v1/replay"
MEGABYTES: Final = 6  # more than a system holds for a program that does not read
LARGE: Final = "speakeasy"  # whose games are the longest
NARROW: Final = Settings(limits=msgspec.structs.replace(WIDE, replays_of_one=2))


def record_of(name: str) -> Record:
    game = games.find(name)
    setup = game.setups[0]
    decisions = list[records.Decision](uniform_decisions(game, setup, 1))
    return Record(name, [Sitter(f"p{seat}") for seat in range(setup.seats)], setup.options, decisions, game.version)


@pytest.fixture(scope="module")
def large() -> bytes:
    """A request for a replay of some megabytes."""
    record = records.written(record_of(LARGE)).decode()
    body = msgspec.json.encode({"record": record, "seat": None, "sheets": True})
    head = f"POST {REPLAY} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


@contextmanager
def unread(server: Online, request: bytes) -> Iterator[socket.socket]:
    """Somebody who asks, and takes the first bytes only."""
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.settimeout(PATIENCE)
        lazy.connect(("127.0.0.1", httpx.URL(server.address).port or 0))
        lazy.sendall(request)
        assert lazy.recv(12) == b"HTTP/1.1 200"
        yield lazy


def is_cut(lazy: socket.socket) -> bool:
    """Whether it ends without having been sent whole."""
    taken = 0
    with suppress(ConnectionError):
        while chunk := lazy.recv(1 << 20):
            taken += len(chunk)
    return taken < MEGABYTES << 20


def open_files() -> list[str]:
    """The replays that this process holds open."""
    found = []
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            found.append(str(entry.readlink()))
    return [name for name in found if "omerta-replay-" in name]


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_replay_is_the_same_whole_or_squeezed(tmp_path: Path, seat: int | None, accepted: str) -> None:
    record = record_of("gangs")
    body = {"record": records.written(record).decode(), "seat": seat, "sheets": True}
    expected = msgspec.json.encode(replayed(record, seat, True))
    with online(tmp_path) as server, server.browser() as browser:
        request = browser.http.build_request("POST", REPLAY, json=body, headers={"accept-encoding": accepted})
        answer = browser.http.send(request, stream=True)
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) == len(raw)
        assert answer.headers.get("content-encoding") == ("gzip" if accepted == "gzip" else None)
        assert (gzip.decompress(raw) if accepted == "gzip" else raw) == expected


def test_who_does_not_take_a_replay_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: bytes) -> None:
    monkeypatch.setattr(protocol, "TAKING", 0.3)
    with online(tmp_path, NARROW) as server, server.browser() as browser, ExitStack() as stack:
        lazy = [stack.enter_context(unread(server, large)) for _ in range(2)]
        until_closed()
        assert all(map(is_cut, lazy))
        record = records.written(record_of("gangs")).decode()
        assert browser.post("/replay", {"record": record}).status_code == 200, "there is place again"


def until_closed(but: int = 0) -> None:
    """Until the server holds no replay any more, or no more than so many."""
    deadline = monotonic() + PATIENCE
    while len(open_files()) > but:
        assert monotonic() < deadline


def test_others_have_their_turn_between_any_two_chunks() -> None:
    """Even if all of it is taken at once."""
    film = Film()
    study = Study("replay", records.written(record_of(LARGE)), "record", None, True, film.name)
    film.length = studied(study).length
    turns: list[str] = []

    async def send(event: object) -> None:
        assert isinstance(event, dict)
        turns.append(event["type"])

    async def others() -> None:
        while True:
            turns.append("others")
            await asyncio.sleep(0)

    async def run() -> None:
        waiting = asyncio.create_task(others())
        await Stream(film, lambda: None, squeezed=False).send_body(send, others)  # type: ignore[arg-type]
        waiting.cancel()

    asyncio.run(run())
    film.close()
    sent = [number for number, turn in enumerate(turns) if turn != "others"]
    assert len(sent) > 50
    assert all(later - sooner > 1 for sooner, later in pairwise(sent))


def test_only_so_many_replays_are_made_and_sent_at_once(tmp_path: Path, large: bytes) -> None:
    record = records.written(record_of("gangs")).decode()
    with online(tmp_path, NARROW) as server, server.browser() as browser:
        with unread(server, large), unread(server, large):
            for _ in range(30):
                answer = browser.post("/replay", {"record": record})
                assert (answer.status_code, answer.json()["facts"]) == (429, {"what": "replays"})
            assert len(open_files()) == 2
            assert browser.get("/games").status_code == 200, "anything else is to be had"
        until_closed()
        assert browser.post("/replay", {"record": record}).status_code == 200


def test_a_replay_that_is_refused_takes_no_place(tmp_path: Path) -> None:
    with online(tmp_path, NARROW) as server, server.browser() as browser:
        for _ in range(5):
            assert browser.post("/replay", {"record": "no record"}).status_code == 400
        assert not open_files()


def test_an_address_leaves_only_so_many_answers_lying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: bytes
) -> None:
    """Whatever they are: the next one that is not taken is cut off at once."""
    monkeypatch.setattr(protocol, "_unread", Places(100, 1))
    with online(tmp_path, NARROW) as server, unread(server, large), unread(server, large) as second:
        until_closed(but=1)  # who begins to take it before it is cut off may get all of it
        assert is_cut(second)


def test_who_takes_it_bit_by_bit_gets_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: bytes) -> None:
    monkeypatch.setattr(protocol, "TAKING", 0.5)
    with online(tmp_path, NARROW) as server, unread(server, large) as patient:
        taken = 0
        while taken < MEGABYTES << 20:
            chunk = patient.recv(64 * 1024)
            assert chunk
            taken += len(chunk)
