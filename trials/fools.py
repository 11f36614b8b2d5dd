"""Somebody who sits at a table and sends nonsense: requests and messages that are wrong in one way or another."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from omerta.table.shown import NewTable, SeatWish
from omerta.web.client import Browser
from trials.attacking import COOKIE, Attacker
from trials.greed import GAME, created, record_body
from trials.nonsense import Nonsense
from trials.raw import Wire

DOCUMENT = Path(__file__).parents[1] / "docs" / "openapi.json"
KINDS = ("hello", "move", "try", "foresee", "undo", "ask-undo", "consent-undo", "decline-undo", "wish", "say", "sync")
UNWANTED = {"say": 3, "sync": 3, "wish": 2, "consent-undo": 2, "decline-undo": 2, "ask-undo": 1, "undo": 1, "try": 1}


def read_document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DOCUMENT.read_bytes())
    return found


class Fool:
    """Somebody who sits at a table and sends nonsense, some of which looks right."""

    def __init__(self, attacker: Attacker) -> None:
        self.attacker = attacker
        self.made = Nonsense(attacker.rng, read_document())
        self.table = ""
        self.cookie = ""
        self.moment = 0
        self.actions: list[int] = [0]

    async def sit_down(self) -> None:
        """At a new table, as a new guest."""
        async with self.attacker.browser() as browser:
            await browser.arrive("Fool")
            rival = SeatWish("bot", level="pawn") if self.made.likely(0.5) else SeatWish("me", name="b")
            wish = NewTable(GAME, [SeatWish("me"), rival], casual=self.made.likely(0.5))
            self.table = await created(self.attacker, browser, wish)
            self.cookie = f"{COOKIE}={browser.token}"
            await self.look(browser)

    async def look(self, browser: Browser) -> None:
        self.learn((await browser.ask("GET", f"/tables/{self.table}"))["sights"][0])

    def learn(self, sight: dict[str, Any]) -> None:
        self.moment = sight["moment"]
        self.actions = [choice["action"] for choice in sight["choices"]] or self.actions

    def fields(self) -> dict[str, Any]:
        """What a message of a seated player holds, nearly."""
        rng = self.made.rng
        return {
            "seat": rng.choice((0, 0, 0, 1)),
            "moment": max(0, self.moment + rng.choice((0, 0, 0, 1, -1))),
            "action": rng.choice(self.actions),
        }

    def fault(self, what: str, sent: bytes) -> None:
        self.attacker.counts["FAULTS"] += 1
        self.attacker.examples.append(f"{what}: {sent[:300]!r}")


# HTTP.


class Requests:
    """Requests that are wrong in one way or another, some not at all."""

    def __init__(self, fool: Fool) -> None:
        self._fool = fool
        self._made = fool.made
        self._operations = list(_operations(read_document()))
        self._record: str = record_body(fool.attacker, GAME)["record"]
        self.is_whole = True  # whether the last one was HTTP that has an end

    def one(self, wire: Wire) -> bytes:
        self.is_whole = True
        draw = self._made.rng.random()
        if draw < 0.3:
            return self._plausible(wire)
        if draw < 0.85:
            return self._documented(wire, is_broken=draw > 0.7)
        self.is_whole = False
        return self._bytes(wire)

    def _plausible(self, wire: Wire) -> bytes:
        """What a player might send, or nearly."""
        table, made = f"/api/v1/tables/{self._fool.table}", self._made
        method, path, body = made.rng.choice(
            (
                ("GET", table, None),
                ("POST", f"{table}/moves", self._fool.fields()),
                ("POST", f"{table}/moves", self._fool.fields()),
                ("POST", f"{table}/undo", {"seat": 0, "moment": self._fool.moment}),
                ("POST", f"{table}/undo/ask", {"seat": 0, "moment": self._fool.moment}),
                ("POST", f"{table}/undo/consent", {"seat": 1, "question": made.rng.randrange(4)}),
                ("PUT", f"{table}/seats/0/wishes/premove", {"value": str(made.rng.choice(self._fool.actions))}),
                ("PUT", f"{table}/seats/0/wishes/notes", {"value": made.text()}),
                ("POST", f"{table}/chat", {"text": made.text()}),
                ("POST", f"{table}/foresight", self._fool.fields()),
                ("POST", f"{table}/return", {"seat": 0}),
                ("POST", "/api/v1/verify", {"record": self._damaged()}),
            )
        )
        if body is not None and made.likely(0.4):
            body = made.mutated(body)
        return wire.request(method, path, b"" if body is None else made.encoded(body))

    def _damaged(self) -> str:
        place = self._made.rng.randrange(len(self._record))
        return self._record[:place] + self._made.text() + self._record[place + 1 :]

    def _documented(self, wire: Wire, *, is_broken: bool) -> bytes:
        """Any operation of the document; its body fitting, mutated, or broken."""
        method, path, schema = self._made.rng.choice(self._operations)
        content = b""
        if schema is not None:
            body = self._made.fitting(schema)
            content = self._made.encoded(self._made.mutated(body) if self._made.likely(0.6) else body)
        if is_broken and method != "GET":
            content = self._made.broken(content)
        more = {"Content-Type": self._made.rng.choice(("text/plain", "application/json; charset=x", ""))}
        return wire.request(method, self._filled(path), content, more if self._made.likely(0.05) else None)

    def _filled(self, path: str) -> str:
        made = self._made
        known = {"table": self._fool.table, "seat": "0", "name": "notes", "game": GAME, "language": "en", "box": "x"}
        for name, value in known.items():
            chosen = value if made.likely(0.8) else quote(made.text()[:80].encode("utf-8", "surrogatepass"), safe="")
            path = path.replace("{" + name + "}", chosen or "-")
        if made.likely(0.2):
            path += f"?{made.rng.choice(('seat', 'after', 'sheets', 'language', 'x'))}={made.number()}"
        return path

    def _bytes(self, wire: Wire) -> bytes:
        """Not quite HTTP."""
        made, right = self._made, self._documented(wire, is_broken=False)
        place = made.rng.randrange(len(right))
        return made.rng.choice(
            (
                made.rng.randbytes(made.rng.randrange(1, 300)),
                right[:place],
                right[:place] + made.rng.randbytes(2) + right[place:],
                right.replace(b"HTTP/1.1", made.rng.choice((b"HTTP/9.9", b"", b"HTTP/0.9", b"SPDY"))),
                right.replace(b"Content-Length", b"Transfer-Encoding: chunked\r\nContent-Length"),
                right.replace(b"Content-Length: ", made.rng.choice((b"Content-Length: -", b"Content-Length: 9"))),
                right.replace(b"\r\n", b"\n"),
                right.replace(b"Host:", b"X: " + b"y" * made.rng.choice((10, 70_000)) + b"\r\nHost:"),
                right.replace(b"Host:", b"Cookie: " + self._made.encoded(made.text()) + b"\r\nHost:"),
                right.replace(b"Host:", b"Origin: " + self._made.encoded(made.text()) + b"\r\nHost:"),
                right + right,
                b"\x16\x03\x01" + made.rng.randbytes(60),
            )
        )


def _operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any] | None]]:
    """Method, path and the body's schema. Advice is left out: bots that think a second each would be all the trial."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if operation["operationId"] in ("hint", "doubt"):
                continue
            content = operation.get("requestBody", {}).get("content", {})
            yield method.upper(), path, next(iter(content.values()))["schema"] if content else None


# Sockets.


def messages(fool: Fool) -> Iterator[str | bytes]:
    made = fool.made
    while True:
        draw = made.rng.random()
        if draw < 0.002:
            yield "x" * made.rng.choice((16_385, 30_000, 300_000))
        elif draw < 0.02:
            yield made.rng.randbytes(made.rng.randrange(100))
        elif draw < 0.1:
            yield made.broken(made.encoded(_asked(fool)))[:16_000].decode("utf-8", "replace")
        elif draw < 0.5:
            yield made.encoded(made.mutated(_asked(fool)))[:16_000].decode("utf-8", "replace")
        else:
            yield made.encoded(_asked(fool)).decode("utf-8", "replace")


def _asked(fool: Fool) -> dict[str, Any]:
    made = fool.made
    kind = made.rng.choice(KINDS)
    asked: dict[str, Any] = {"kind": kind, "id": made.rng.randrange(1000)} | fool.fields()
    unwanted = {
        "say": 3,
        "sync": 3,
        "wish": 2,
        "ask-undo": 2,
        "consent-undo": 2,
        "decline-undo": 2,
        "undo": 1,
        "try": 1,
    }
    for name in ("action", "moment", "seat")[: unwanted.get(kind, 0)]:
        del asked[name]
    more: dict[str, dict[str, Any]] = {
        "say": {"text": made.text()},
        "wish": {"name": made.rng.choice(("auto", "premove", "notes", "x")), "value": made.text()},
        "try": {"move": {made.rng.choice(("move", "from", "to", "gang", "x")): made.anything() for _ in range(3)}},
        "hello": {"version": made.number()},
        "consent-undo": {"question": made.rng.randrange(4)},
        "decline-undo": {"question": made.rng.randrange(4)},
    }
    return asked | more.get(kind, {})
