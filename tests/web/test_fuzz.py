"""Whatever is sent, the server answers with a clear code, changes nothing it should not, and never falls over."""

import re
import sqlite3
import string
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import Any, Final, cast

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from omerta.games import NAMES
from omerta.web.settings import Settings
from omerta.web.wire import VERSION
from online import API, FIRST, PATIENCE, WIDE, Browser, Online, online
from tables import ROOT

CODES: Final = {
    "refused",
    "stale",
    "forbidden",
    "unknown",
    "bad-request",
    "too-many",
    "too-large",
    "wrong-version",
    "conflict",
}
ASKED: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


def quick(most: int) -> settings:
    """So many inputs, the same ones every time, without shrinking: the first that breaks something says enough."""
    return settings(
        max_examples=most,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class Watcher:
    """Notices whatever is written to the server's database."""

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(folder / "tables.sqlite")

    def writes(self) -> int:
        """Differs from the last answer once anything has been written."""
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def settled(self) -> int:
        """The same, once bots have done what they were about to do."""
        last, now = -1, self.writes()
        while now != last:
            sleep(0.02)
            last, now = now, self.writes()
        return now

    def close(self) -> None:
        self._connection.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Online]:
    limits = msgspec.structs.replace(WIDE, tables=10**6, guests=10**6, joins=10**6, chat=10**6, messages=10**6)
    with online(folder, Settings(limits=limits)) as server:
        yield server


@pytest.fixture
def watcher(house: Online, folder: Path) -> Iterator[Watcher]:
    assert house.address
    watching = Watcher(folder)
    yield watching
    watching.close()


# HTTP: the OpenAPI document, read by Schemathesis

SCHEMA: Final = schemathesis.openapi.from_dict(msgspec.json.decode((ROOT / "docs" / "openapi.json").read_bytes()))
OPERATIONS: Final[list[Any]] = [cast(Any, found).ok() for found in SCHEMA.get_all_operations()]


POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE


@pytest.mark.parametrize("operation", [pytest.param(one, id=one.label) for one in OPERATIONS])
def test_what_the_document_allows_and_what_it_forbids(house: Online, watcher: Watcher, operation: Any) -> None:
    tried = Counter[int]()
    with house.browser("Ala") as browser, house.browser() as stranger:
        tables = [browser.table("gangs", "me", kind, options=FIRST)["table"]["id"] for kind in ("open", "pawn")]
        modes = st.sampled_from([POSITIVE, POSITIVE, NEGATIVE])
        written = watcher.settled()
        cases = modes.flatmap(lambda mode: operation.as_strategy(generation_mode=mode))

        @quick(30)
        @given(cases, st.sampled_from([*tables, ""]), st.sampled_from([True, True, False]))
        def ask(case: Any, table: str, known: bool) -> None:
            nonlocal written
            if table and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            if table and isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = NAMES[0]
            cookies = {"omerta_guest": browser.token} if known else {}
            answer = case.call(base_url=house.address, cookies=cookies)
            case.validate_response(answer, checks=ASKED)
            tried[answer.status_code] += 1
            if answer.status_code >= 400:
                assert answer.json()["code"] in CODES
                assert watcher.writes() == written
            else:
                written = watcher.settled()

        ask()
        assert stranger.http.get("/healthz").status_code == 200
    assert sum(tried.values()) >= (20 if operation.path_parameters or operation.body else 6), tried
    print("tried", operation.label, sum(tried.values()), dict(tried))  # noqa: T201


# The socket: Hypothesis

KINDS: Final = (
    "hello",
    "move",
    "try",
    "undo",
    "ask-undo",
    "consent-undo",
    "decline-undo",
    "wish",
    "say",
    "sync",
    "pong",
    "x",
)
numbers = st.one_of(st.integers(-2, 6), st.sampled_from([2**31, 2**31 + 1, 2**63, -(2**70), 10**40]), st.integers())
texts = st.one_of(st.text(max_size=20), st.sampled_from(["auto", "premove", "notes", "", "1", "\x00", "\u202e"]))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False), texts),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(string.ascii_lowercase, max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
fields = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS)},
    optional={
        "id": st.one_of(st.integers(0, 1000), anything),
        "seat": st.one_of(st.integers(0, 2), numbers, anything),
        "moment": st.one_of(st.integers(0, 3), numbers, anything),
        "action": st.one_of(st.integers(0, 400), numbers, anything),
        "question": st.one_of(st.integers(0, 2**24), numbers, anything),
        "name": texts,
        "value": texts,
        "text": texts,
        "version": st.one_of(st.just(1), anything),
        "more": anything,
    },
)
whole_moves = st.fixed_dictionaries(
    {
        "kind": st.just("move"),
        "id": st.integers(0, 1000),
        "seat": st.integers(0, 3),
        "moment": st.integers(0, 4),
        "action": st.integers(0, 2**31),
    }
)
moves = st.dictionaries(
    st.sampled_from(["move", "from", "to", "gang", "card", "agent", "victim", "token", "field", "district", "x"]),
    st.one_of(st.sampled_from(["climb", "fill", "pass", "reveal", "influence", "deal", "place"]), numbers, anything),
    max_size=5,
)
whole_tries = st.fixed_dictionaries(
    {"kind": st.just("try"), "id": st.integers(0, 1000), "seat": st.integers(0, 1), "moment": st.just(0), "move": moves}
)
messages = st.one_of(
    whole_tries.map(lambda value: msgspec.json.encode(_small(value)).decode()),
    fields.map(lambda value: msgspec.json.encode(msgspec.to_builtins(_small(value))).decode()),
    whole_moves.map(lambda value: msgspec.json.encode(value).decode()),
    anything.map(lambda value: msgspec.json.encode(_small(value)).decode()),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.integers(15_000, 40_000).map(lambda size: "x" * size),
)


def _small(value: Any) -> Any:
    """Without integers that the encoder itself would refuse."""
    if isinstance(value, dict):
        return {key: _small(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_small(inner) for inner in value]
    return float(value) if type(value) is int and not -(2**63) <= value < 2**64 else value


class Line:
    """A socket that is opened again when the server has closed it, with reason."""

    def __init__(self, browser: Browser, table: str) -> None:
        self._browser = browser
        self._table = table
        self._fence = 10_000
        self._open_sockets = ExitStack()
        self.closings = Counter[int]()
        self._socket = self._open()

    def _open(self) -> ClientConnection:
        address = self._browser.address.replace("http", "ws", 1) + f"{API}/tables/{self._table}/socket"
        headers = {"Cookie": f"omerta_guest={self._browser.token}"}
        socket = self._open_sockets.enter_context(connect(address, additional_headers=headers, max_size=None))
        socket.send(f'{{"kind":"hello","version":{VERSION}}}')
        return socket

    def say(self, message: str | bytes) -> list[dict[str, Any]]:
        """All answers to a message; a second one that is understood for certain tells when they have come."""
        self._fence += 1
        answers: list[dict[str, Any]] = []
        try:
            self._socket.send(message)
            self._socket.send(f'{{"kind":"sync","id":{self._fence}}}')
            while True:
                answer: dict[str, Any] = msgspec.json.decode(self._socket.recv(timeout=PATIENCE))
                if answer == {"kind": "done", "id": self._fence}:
                    return answers
                if answer["kind"] in ("done", "problem"):
                    answers.append(answer)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.closings[code] += 1
            self._socket = self._open()
            return [{"kind": "closed", "code": code}]

    def close(self) -> None:
        self._open_sockets.close()


def test_whatever_is_said_at_a_socket_is_answered_clearly_and_changes_nothing_it_should_not(house: Online) -> None:
    outcomes = Counter[str]()
    with house.browser("Ala") as ala, house.browser("Bo") as bo:
        table = ala.table("gangs", "me", "open")["table"]["id"]
        assert bo.join(table).status_code == 200
        line = Line(ala, table)

        def seen() -> list[bytes]:
            told = [browser.get(f"/tables/{table}").content for browser in (ala, bo)]
            return [re.sub(rb'"here":(true|false)', b"", content) for content in told]  # who looks may come and go

        known = seen()

        @quick(1000)
        @given(messages)
        def say(message: str | bytes) -> None:
            nonlocal known
            answers = line.say(message)
            assert len(answers) <= 1
            outcome = _outcome(answers)
            outcomes[outcome] += 1
            before, known = known, seen()
            assert outcome == "done" or known == before, f"{message!r} was not done, and yet"

        say()
        line.close()
    assert set(line.closings) <= {4413}
    assert outcomes["closed 4413"] > 20
    assert outcomes["problem bad-request"] > 200
    assert outcomes["problem forbidden"] + outcomes["problem stale"] > 50
    assert not any("failed" in outcome for outcome in outcomes)
    print("tried", sum(outcomes.values()), dict(outcomes))  # noqa: T201


def _outcome(answers: list[dict[str, Any]]) -> str:
    if not answers:
        return "nothing to answer"
    answer = answers[0]
    if answer["kind"] == "problem":
        assert answer["problem"]["code"] in CODES
        return f"problem {answer['problem']['code']}"
    return f"closed {answer['code']}" if answer["kind"] == "closed" else "done"
