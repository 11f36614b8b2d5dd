"""Turn notices reach a real web server and a real mail server, and a slow or broken hook harms nobody."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from omerta.core.problems import Unknown
from omerta.core.words import LANGUAGES, Words
from omerta.games import NAMES, find
from omerta.table.mail import EmailNotices, MailServer
from omerta.table.notices import NoNotices, Notices, Outbox, TurnNotice, load
from omerta.table.webhook import WebhookNotices

NOTICE = TurnNotice("oak", 1, "Żaneta", "guest-7", NAMES[0], "pl", "/table/oak")


def notice(number: int) -> TurnNotice:
    return TurnNotice(f"table {number}", 0, "Ala", "guest-1", NAMES[0], "en", "/")


class Hook(ThreadingHTTPServer):
    """A web server that answers with the given codes, one after the other, and keeps what it was sent."""

    def __init__(self, codes: list[int]) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.codes = codes
        self.bodies: list[Any] = []
        self.types: list[str | None] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/secret-path"


class HookHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        hook = cast("Hook", self.server)
        hook.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        hook.types.append(self.headers["Content-Type"])
        self.send_response(hook.codes.pop(0))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def listening(*codes: int) -> Iterator[Hook]:
    with Hook(list(codes)) as hook:
        thread = Thread(target=hook.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield hook
        finally:
            hook.shutdown()
            thread.join()


async def post(hook: Hook) -> None:
    notices = WebhookNotices(hook.address, pause=0.01)
    await notices.your_turn(NOTICE)
    await notices.close()


@asynccontextmanager
async def serving(talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> AsyncIterator[int]:
    """A port where somebody talks like this; every conversation is over in the end."""
    talks: set[asyncio.Task[None] | None] = set()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.add(asyncio.current_task())
        await talk(reader, writer)
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        await asyncio.gather(*filter(None, talks))


# The webhook


def test_a_webhook_gets_the_notice_as_json() -> None:
    with listening(204) as hook:
        asyncio.run(post(hook))
    seen = {"table": "oak", "seat": 1, "name": "Żaneta", "guest": "guest-7", "game": NAMES[0], "language": "pl"}
    assert hook.bodies == [{**seen, "path": "/table/oak"}]
    assert hook.types == ["application/json"]


def test_a_webhook_that_fails_once_is_asked_again() -> None:
    with listening(500, 200) as hook:
        asyncio.run(post(hook))
    assert len(hook.bodies) == 2


def test_a_webhook_that_fails_twice_is_left_alone_and_its_address_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    with listening(500, 404, 200) as hook, capture_logs() as logs:
        asyncio.run(post(hook))
    assert [(line["event"], line["reason"]) for line in logs] == [
        ("webhook-failed", "status 500"),
        ("webhook-failed", "status 404"),
    ]
    assert len(hook.bodies) == 2
    assert "secret-path" not in str(logs) + caplog.text


def test_where_nobody_listens_nothing_is_raised() -> None:
    with listening() as hook:
        pass
    with capture_logs() as logs:
        asyncio.run(post(hook))
    assert [line["reason"] for line in logs] == ["ConnectError", "ConnectError"]


def test_a_webhook_that_does_not_answer_is_not_waited_for() -> None:
    async def run() -> list[str]:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:  # noqa: ARG001
            await reader.read()

        async with serving(silent) as port:
            notices = WebhookNotices(f"http://127.0.0.1:{port}/", pause=0.01, timeout=0.1)
            with capture_logs() as logs:
                await notices.your_turn(NOTICE)
            await notices.close()
        return [line["reason"] for line in logs]

    assert asyncio.run(run()) == ["ReadTimeout", "ReadTimeout"]


# Letters


class Post:
    """A mail server that takes anything, or nothing."""

    def __init__(self, *, grumpy: bool = False) -> None:
        self.grumpy = grumpy
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._say(writer, "554 no" if self.grumpy else "220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(":")[0].upper()
            if verb == "DATA":
                await self._say(writer, "354 go on")
                await self._take(reader)
            elif verb == "RCPT TO":
                self.recipients.append(line.split(":", 1)[1])
            await self._say(writer, "221 bye" if verb == "QUIT" else "250 fine")

    async def _take(self, reader: asyncio.StreamReader) -> None:
        content = await reader.readuntil(b"\r\n.\r\n")
        letter = message_from_bytes(content.removesuffix(b".\r\n"), policy=policy.default)
        self.letters.append(letter)

    async def _say(self, writer: asyncio.StreamWriter, line: str) -> None:
        writer.write(f"{line}\r\n".encode())
        await writer.drain()


def deliver(post: Post, sent: TurnNotice, book: Callable[[str], str | None]) -> None:
    async def run() -> None:
        async with serving(post.serve) as port:
            server = MailServer("127.0.0.1", "Omerta <table@omerta.example>", port, "none")
            notices = EmailNotices(server, book, "https://omerta.example/")
            await notices.your_turn(sent)
            await notices.close()

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_letter_names_the_game_and_leads_to_the_table(game: str, language: str) -> None:
    post = Post()
    deliver(post, TurnNotice("oak", 1, "Żaneta", "guest-7", game, language, "/table/oak"), {"guest-7": "z@x.pl"}.get)
    title = Words(language, find(game)).text("title")
    [letter] = post.letters
    assert post.recipients == ["<z@x.pl>"]
    assert title in letter["Subject"]
    assert letter["Message-ID"].endswith("@omerta.example>")
    text = letter.get_content()
    assert "Żaneta" in text
    assert title in text
    assert re.search(r"https://omerta\.example/table/oak\s", text)


def test_a_guest_without_an_address_gets_no_letter() -> None:
    post = Post()
    deliver(post, NOTICE, lambda _: None)
    assert post.letters == []


def test_a_mail_server_that_refuses_is_logged_without_the_address() -> None:
    with capture_logs() as logs:
        deliver(Post(grumpy=True), NOTICE, lambda _: "z@x.pl")
    assert [line["event"] for line in logs] == ["mail-failed"]
    assert "z@x.pl" not in str(logs)


def test_an_address_cannot_smuggle_in_a_header() -> None:
    post = Post()
    with capture_logs() as logs:
        deliver(post, NOTICE, lambda _: "z@x.pl\nBcc: all@x.pl")
    assert post.letters == []
    assert [line["reason"] for line in logs] == ["ValueError"]


# The outbox


class Keeper(Notices):
    """Keeps notices; holds them up while its gate is shut, and breaks at some."""

    def __init__(self, broken: tuple[str, ...] = ()) -> None:
        self.gate = asyncio.Event()
        self.broken = broken
        self.kept: list[str] = []
        self.is_closed = False

    async def your_turn(self, notice: TurnNotice) -> None:
        await self.gate.wait()
        if notice.table in self.broken:
            raise RuntimeError(notice.table)
        self.kept.append(notice.table)

    async def close(self) -> None:
        self.is_closed = True


def test_the_outbox_never_waits_and_drops_the_oldest() -> None:
    async def run() -> None:
        keeper = Keeper()
        outbox = Outbox(keeper)
        outbox.start()
        for number in range(1500):
            outbox.put(notice(number))
        assert (outbox.waiting, outbox.dropped) == (1000, 500)
        keeper.gate.set()
        await outbox.close()
        assert keeper.kept == [f"table {number}" for number in range(500, 1500)]
        assert (outbox.sent, outbox.failed, outbox.waiting) == (1000, 0, 0)
        assert keeper.is_closed

    asyncio.run(run())


def test_a_hook_that_breaks_is_asked_again_for_the_next() -> None:
    async def run() -> None:
        keeper = Keeper(broken=("table 1",))
        keeper.gate.set()
        outbox = Outbox(keeper)
        outbox.start()
        for number in range(3):
            outbox.put(notice(number))
        await outbox.close()
        assert keeper.kept == ["table 0", "table 2"]
        assert (outbox.sent, outbox.failed, outbox.dropped) == (2, 1, 0)

    with capture_logs() as logs:
        asyncio.run(run())
    assert [(line["event"], line["error"]) for line in logs] == [("notice-failed", "RuntimeError")]


def test_a_hook_that_hangs_is_given_up_when_the_outbox_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.notices.FAREWELL", 0.05)

    async def run() -> None:
        keeper = Keeper()
        outbox = Outbox(keeper)
        outbox.start()
        outbox.put(notice(1))
        await asyncio.wait_for(outbox.close(), 5)
        assert keeper.kept == []
        assert keeper.is_closed

    asyncio.run(run())


def test_a_hook_that_hangs_keeps_only_its_own_notice_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.notices.PATIENCE", 0.05)

    async def run() -> None:
        keeper = Keeper()
        outbox = Outbox(keeper)
        outbox.start()
        outbox.put(notice(1))
        await asyncio.sleep(0.2)
        keeper.gate.set()
        outbox.put(notice(2))
        await outbox.close()
        assert keeper.kept == ["table 2"]
        assert (outbox.sent, outbox.failed) == (1, 1)

    asyncio.run(run())


# Choosing a hook


def test_the_hooks_that_can_be_written() -> None:
    assert isinstance(load("none"), NoNotices)
    assert isinstance(load("omerta.table.notices:NoNotices"), NoNotices)

    async def run() -> None:
        notices = load("webhook:https://hook.example:8443/in?key=1")
        assert isinstance(notices, WebhookNotices)
        await notices.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("", "notices-unknown"),
        ("pigeon", "notices-unknown"),
        (":", "notices-unknown"),
        (".:x", "notices-unknown"),
        ("no.such.module:thing", "notices-unknown"),
        ("omerta.table.notices:Pigeon", "notices-unknown"),
        ("omerta.table.notices:MOST_WAITING", "notices-kind"),
        ("builtins:dict", "notices-kind"),
        ("webhook:", "notices-address"),
        ("webhook:ftp://hook.example/", "notices-address"),
        ("webhook:https://", "notices-address"),
        ("webhook:https://[::1/", "notices-address"),
        ("webhook:https://hook.example:port/", "notices-address"),
    ],
)
def test_what_is_no_hook_is_told_in_both_languages(spec: str, reason: str) -> None:
    with pytest.raises(Unknown) as told:
        load(spec)
    assert told.value.reason == reason
    for language in LANGUAGES:
        sentence = Words(language).problem(told.value)
        assert sentence != f"problem-{reason}"
        assert spec.removeprefix("webhook:") in sentence
