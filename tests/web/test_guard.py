"""Who is let in, how much anybody may ask for, and what an answer gives away: nothing."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from omerta.core.words import LANGUAGES, Words
from omerta.table.host import Host
from omerta.table.storage.sql import SqlStore
from omerta.table.store import StoreTrouble
from omerta.web import protocol
from omerta.web.limiting import Bucket, Buckets, Places, is_at_home, neighbourhood
from omerta.web.settings import Limits, Settings
from online import API, FIRST, PATIENCE, WIDE, Browser, Online, online
from tables import SOURCE

TABLE = {"game": "gangs", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    settings = Settings(limits=WIDE, origins=["https://friend.example"])
    with online(tmp_path_factory.mktemp("guard"), settings) as server:
        yield server


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/openapi.json", "/healthz", "/metrics", f"{API}/tables", "/nothing"]
)
def test_every_answer_is_guarded_by_headers(house: Online, path: str) -> None:
    with house.browser() as browser:
        headers = browser.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith(API)


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    with online(tmp_path, Settings(secure=secure)) as server, server.browser() as browser:
        cookie = browser.post("/guests", {"name": "Ala"}).headers["set-cookie"].lower()
        token = cookie.partition("omerta_guest=")[2].partition(";")[0]
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert ("secure" in cookie) == secure
    assert len(token) >= 43, "32 random bytes"


def test_the_token_is_kept_only_as_a_hash(tmp_path: Path) -> None:
    with online(tmp_path) as server, server.browser("Ala") as browser:
        link = browser.table("gangs", "me", "open")["links"][0]["token"]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ala" in stored
        assert browser.token.encode() not in stored
        assert link.encode() not in stored


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": "own"}, True),
        ({"origin": "https://friend.example"}, True),
        ({"origin": "https://enemy.example"}, False),
        ({"origin": "https://friend.example.enemy.example"}, False),
        ({"origin": "https://friend.example:443"}, True),
        ({"origin": "http://friend.example"}, False),
        ({"origin": "https://friend.example:8443"}, False),
        ({"origin": "own, but https"}, False),
        ({"origin": "own, another port"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
    ],
)
def test_no_other_page_acts_in_a_guests_name(house: Online, headers: dict[str, str], welcome: bool) -> None:
    own = {
        "own": house.address,
        "own, but https": house.address.replace("http", "https"),
        "own, another port": "http://127.0.0.1:1",
    }
    if headers.get("origin") in own:
        headers = {"origin": own[headers["origin"]]}
    with house.browser("Ala") as browser:
        answer = browser.http.patch(f"{API}/me", json={"name": "Bo"}, headers=headers)
        name = browser.get("/me", headers=headers).json()["name"]
    assert answer.status_code == (200 if welcome else 403)
    assert name == ("Bo" if welcome else "Ala"), "reading is harmless, and nothing was changed"
    if not welcome:
        assert answer.json()["reason"] == "foreign-origin"


MACHINE: Final = socket.gethostname()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1", True),
        ("192.0.2.7:7777", True),
        ("[::1]:7777", True),
        ("localhost:7777", True),
        ("omerta.localhost", True),
        ("friend.example", True),
        ("FRIEND.example.:443", True),
        (MACHINE, True),
        (f"{MACHINE.partition('.')[0]}.local", True),
        ("enemy.example", False),
        ("127.0.0.1.enemy.example", False),
        ("localhost.enemy.example", False),
        ("friend.example.enemy.example:7777", False),
        ("0x7f000001", False),
        ("[enemy]", False),
    ],
)
def test_no_strangers_name_leads_here(house: Online, host: str, known: bool) -> None:
    """By DNS rebinding a page of any name may reach an address; the name it does not get rid of."""
    with house.browser("Ala") as browser:
        for path in ("/", f"{API}/games", "/healthz", "/nothing"):
            answer = browser.http.get(path, headers={"host": host})
            assert (answer.status_code == 400) is not known
            assert known or answer.json()["reason"] == "unknown-host"
        headers = {"host": host, "origin": f"http://{host}"}
        assert browser.http.patch(f"{API}/me", json={"name": "Bo"}, headers=headers).is_success is known


def test_no_strangers_name_leads_to_a_socket(house: Online) -> None:
    async def opened(host: str) -> None:
        port = httpx.URL(house.address).port
        async with connect(f"ws://{host}{API}/tables/{table}/socket", host="127.0.0.1", port=port, proxy=None):
            pass

    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "open")["table"]["id"]
    asyncio.run(opened("friend.example"))
    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(opened("enemy.example"))
    assert caught.value.response.status_code == 400


@pytest.mark.parametrize(("proto", "welcome"), [("https", True), ("http", False)])
def test_behind_a_proxy_the_scheme_is_the_proxys(tmp_path: Path, proto: str, welcome: bool) -> None:
    settings = Settings(limits=WIDE, names=["play.example"])
    with online(tmp_path, settings) as server, server.browser("Ala") as browser:
        headers = {"host": "play.example", "origin": "https://play.example", "x-forwarded-proto": proto}
        assert browser.http.patch(f"{API}/me", json={"name": "Bo"}, headers=headers).is_success is welcome


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"Ala"',
        b"{}",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": "Ala", "admin": true}',
        b'{"name": "Ala"} x',
        b'\xff\xfe{"name"',
        b'{"name": "\\ud800"}',
        b'{"name": "' + b"a" * 41 + b'"}',
        b'{"name": "  "}',
        b'{"name": "A\\u0000"}',
        b'{"name": "A\\u202eB"}',
        b"[" * 5000,
    ],
)
def test_a_body_must_be_exactly_what_was_asked_for(house: Online, body: bytes) -> None:
    with house.browser() as browser:
        answer = browser.http.post(f"{API}/guests", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert not browser.token


@pytest.mark.parametrize(
    "more", [{"admin": True}, {"clock": {"kind": "none", "more": 1}}, {"seats": [{"kind": "me", "guest": "x"}] * 2}]
)
def test_what_the_server_does_not_know_of_is_refused_at_any_depth(house: Online, more: dict[str, Any]) -> None:
    with house.browser("Ala") as browser:
        assert reason(browser.post("/tables", {**TABLE, **more})) == (400, "malformed")


@pytest.mark.parametrize("action", ["5", 5.5, True, None, -1, 2**31 + 1, 2**63, 10**30])
def test_an_action_must_be_a_number_that_the_engine_can_hold(house: Online, action: Any) -> None:
    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "pawn", options=FIRST)["table"]["id"]
        for body in ({"seat": 0, "moment": 0, "action": action}, {"seat": 0, "moment": action, "action": 0}):
            answer = browser.post(f"/tables/{table}/moves", body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_large_body_is_refused_unread(house: Online) -> None:
    with house.browser() as browser:
        answer = browser.http.post(f"{API}/guests", content=b" " * (64 * 1024 + 1))
        assert reason(answer) == (413, "too-large")

        def pieces() -> Iterator[bytes]:
            for _ in range(100):
                yield b" " * 1024

        assert reason(browser.http.post(f"{API}/guests", content=pieces())) == (413, "too-large")


def test_somebody_elses_seat_table_and_link_are_out_of_reach(house: Online) -> None:
    with house.browser("Ala") as ala, house.browser("Bo") as bo:
        table = ala.table("gangs", "me", "pawn", options=FIRST)["table"]["id"]
        before = ala.get(f"/tables/{table}").json()
        sight = before["sights"][0]
        move = {"seat": 0, "moment": sight["moment"], "action": (sight["choices"] or [{"action": 0}])[0]["action"]}
        assert reason(bo.post(f"/tables/{table}/moves", move)) == (403, "not-your-seat")
        for deed in ("pause", "resume", "abandon"):
            assert bo.post(f"/tables/{table}/{deed}").status_code == 403
        assert bo.put(f"/tables/{table}/seats/0/wishes/notes", {"value": "x"}).status_code == 403
        assert bo.post("/seats/claim", {"token": "a" * 43}).status_code == 404
        seen = bo.get(f"/tables/{table}").json()
        assert [part["seat"] for part in seen["sights"]] == [None]
        assert seen["sights"][0]["choices"] == []
        assert ala.get(f"/tables/{table}").json()["sights"][0]["notes"] == ""


def test_a_fault_tells_nothing_of_the_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(_: Host) -> list[Any]:
        raise ZeroDivisionError("the inside")

    monkeypatch.setattr(Host, "lobby", broken)
    with online(tmp_path) as server, server.browser() as browser:
        answer = browser.get("/tables")
    assert answer.status_code == 500
    assert answer.json() == {"code": "failed", "reason": "failed", "facts": {}, "clause": ""}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "ZeroDivisionError" in "".join(capfd.readouterr()), "but the log has it"


@pytest.mark.parametrize(("trouble", "reason"), [("database-full", "store-full"), ("database-trouble", "store-away")])
def test_trouble_with_the_database_is_told_without_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str, reason: str
) -> None:
    async def failing(*_: object) -> None:
        raise StoreTrouble(trouble, {"what": "/srv/tables.sqlite", "detail": "disk I/O error"})

    with online(tmp_path) as server, server.browser("Ala") as browser:
        table = browser.table("gangs", "me", "open")["table"]["id"]
        monkeypatch.setattr(SqlStore, "set_seat", failing)
        answer = browser.join(table)
        assert answer.status_code == 503
        assert answer.json() == {"code": "unavailable", "reason": reason, "facts": {}, "clause": ""}
        assert browser.get(f"/tables/{table}").json()["seats"][1]["kind"] == "open"


def test_a_head_without_end_is_cut_off(house: Online) -> None:
    with socket.create_connection(("127.0.0.1", httpx.URL(house.address).port or 0), PATIENCE) as endless:
        endless.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(ConnectionError):
            for _ in range(1000):
                endless.sendall(b"x-more: " + b"x" * 1000 + b"\r\n")
            assert not endless.recv(4096)
    with house.browser() as browser:
        assert browser.http.get("/healthz").status_code == 200


def test_who_never_finishes_a_request_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "ASKING", 0.3)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = b"POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n"
    with online(tmp_path) as server, server.browser("Ala") as browser:
        for begun in (b"", whole[:20], head + b"{", whole + whole[:9]):
            with socket.create_connection(("127.0.0.1", httpx.URL(server.address).port or 0), PATIENCE) as slow:
                slow.sendall(begun)
                with suppress(ConnectionError):
                    while slow.recv(4096):
                        pass
        assert browser.http.get("/healthz").status_code == 200


# Limits


def away(server: Online, name: str = "") -> Browser:
    """A browser of somebody for whom a proxy of this machine speaks."""
    browser = Browser(server.address)
    browser.http.headers["x-forwarded-for"] = "203.0.113.7"
    if name:
        assert browser.post("/guests", {"name": name}).status_code == 201
    return browser


def test_nobody_is_kept_from_playing_at_home(tmp_path: Path) -> None:
    narrow = Settings(limits=Limits(tables=1, guests=1, joins=1))
    with online(tmp_path, narrow) as server, server.browser("Ala") as ala, server.browser("Bo") as bo:
        tables = [ala.table("gangs", "me", "open")["table"]["id"] for _ in range(4)]
        assert {bo.join(table).status_code for table in tables} == {200}


FAR = {"host": "play.example.org"}


@pytest.mark.parametrize(
    ("client", "headers", "is_home"),
    [
        ("127.0.0.1", {"host": "localhost:7900"}, True),
        ("127.0.0.1", {"host": "127.0.0.1:7900", "origin": "http://127.0.0.1:7900"}, True),
        ("::1", {"host": "[::1]:7900"}, True),
        ("192.168.1.9", {"host": "localhost"}, False),
        ("127.0.0.1", FAR, False),
        ("127.0.0.1", {"host": "127.0.0.1:7900", "origin": "https://play.example.org"}, False),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "localhost", "forwarded": "for=203.0.113.7"}, False),
        ("127.0.0.1", {"host": "localhost", "x-real-ip": "203.0.113.7"}, False),
        ("127.0.0.1", {}, False),
        (None, {"host": "localhost"}, False),
    ],
)
def test_at_home_is_who_sits_at_this_machine_and_never_a_proxy(
    client: str | None, headers: dict[str, str], is_home: bool
) -> None:
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert is_at_home({"client": client and (client, 1), "headers": told}) is is_home


def test_behind_a_proxy_for_https_nobody_is_at_home(tmp_path: Path) -> None:
    narrow = Settings(limits=Limits(tables=1), secure=True)
    with online(tmp_path, narrow) as server, server.browser("Ala") as ala:
        token = {"Cookie": f"omerta_guest={ala.token}"}
        assert [ala.post("/tables", TABLE, headers=token).status_code for _ in range(2)] == [201, 429]


def test_who_was_refused_is_told_when_there_is_more() -> None:
    now = 0.0
    buckets = Buckets(30, 3600.0, 10, lambda: now)
    assert all(buckets.take("a") for _ in range(30))
    assert not buckets.take("a")
    assert buckets.wait("a") == 120
    now = 100.0
    assert not buckets.take("a")
    assert buckets.wait("a") == 20
    now = 120.0
    assert buckets.take("a"), "a little at a time, not all of it in an hour"


def test_each_address_may_do_only_so_much(tmp_path: Path) -> None:
    limits = Limits(tables=2, guests=3, joins=1, chat=2)
    with online(tmp_path, Settings(limits=limits)) as server, away(server, "Ala") as ala, away(server, "Bo") as bo:
        tables = [ala.table("gangs", "me", "open", "open")["table"]["id"] for _ in range(2)]
        refusal = ala.post("/tables", TABLE)
        assert refusal.json()["facts"] == {"what": "tables", "seconds": 1800, "minutes": 30}
        assert refusal.headers["retry-after"] == "1800"
        assert bo.post("/tables", TABLE).status_code == 429, "the address counts, not the guest"
        assert bo.join(tables[0]).status_code == 200
        assert bo.join(tables[1]).status_code == 429
        assert bo.post("/seats/claim", {"token": "x"}).status_code == 429
        assert [ala.post(f"/tables/{tables[0]}/chat", {"text": "a"}).status_code for _ in range(3)] == [200, 200, 429]
        assert bo.post(f"/tables/{tables[0]}/chat", {"text": "a"}).status_code == 200, "the guest counts here"
        with away(server, "Cyd"), away(server) as late:
            assert late.post("/guests", {"name": "Di"}).status_code == 429
        assert ala.get(f"/tables/{tables[0]}").status_code == 200, "looking goes on"


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(3, 60.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(19.0), bucket.take(20.5), bucket.take(20.6)] == [False, True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    now = 0.0
    buckets = Buckets(1, 60.0, 10, lambda: now)
    assert all(buckets.take(f"address {number}") for number in range(1000))
    assert len(buckets) == 10
    assert not buckets.take("address 999")
    assert buckets.take("address 1")


def test_places_are_given_back() -> None:
    places = Places(3, 2)
    assert [places.take("a"), places.take("a"), places.take("a"), places.take("b"), places.take("c")] == [
        True, True, False, True, False,
    ]  # fmt: skip
    places.give_back("a")
    assert places.take("c")
    for who in ("a", "b", "c"):
        places.give_back(who)
    assert places.count == 0
    assert not places._taken


def test_a_household_has_one_limit() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") != neighbourhood("::ffff:192.0.2.8")
    assert neighbourhood("no address") == "no address"


# Words


def test_every_problem_of_the_web_has_words_in_both_languages() -> None:
    told = set()
    for path in (SOURCE / "web").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        told |= set(re.findall(r'\bProblem\(\s*"[a-z-]+", "([a-z-]+)"', text))
        told |= set(re.findall(r'\b(?:bad|forbid|unknown)\(\s*"([a-z-]+)"', text))
        told |= set(re.findall(r'\bUnknown\(\s*"([a-z-]+)"', text))
    assert len(told) > 10
    for language in LANGUAGES:
        words = Words(language)
        assert [reason for reason in sorted(told) if not words.has(f"problem-{reason}")] == []
