"""Nonsense over HTTP and over sockets, so many inputs of each; what must not happen is counted and shown."""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from trials.attacking import Attacker
from trials.floods import HELLO, opened
from trials.fools import Fool, Requests, messages
from trials.greed import ended
from trials.raw import Hung, Wire

AT_ONCE = 8
FRESH = 400  # inputs after which a player sits down anew: some of them end games
BATCH = 40  # messages between two that tell that all before were heard
HANG = 60.0
LIMITS = ("tables", "guests", "joins", "changes", "chat", "messages", "foresights", "sockets-of-one")
WIDE = [part for name in LIMITS for part in ("--limit", f"{name}=1000000")]
OPTIONS = (*WIDE, "--limit", "records=3000")


# HTTP.


async def fuzz_http(attacker: Attacker) -> None:
    await _everybody(attacker, _ask_nonsense)


async def _everybody(attacker: Attacker, story: Callable[[Fool, int], Any]) -> None:
    attacker.say("ready")
    share = -(-attacker.most // AT_ONCE)
    fools = [asyncio.create_task(story(Fool(attacker), share)) for _ in range(AT_ONCE)]
    try:
        await asyncio.gather(*fools)
    finally:
        await ended(fools)


async def _ask_nonsense(fool: Fool, share: int) -> None:
    requests = Requests(fool)
    for number in range(share):
        if not number % FRESH:
            await fool.sit_down()
            wire = fool.attacker.wire(fool.cookie)
        content = requests.one(wire)
        try:
            status, body = await (wire.throw(content) if requests.is_whole else _threw(wire, content))
        except Hung:
            fool.fault("hung", content)
            continue
        _judge(fool, status, body, content)
        if requests.is_whole and status == 200 and b'"sights"' in body:
            fool.learn(json.loads(body)["sights"][0])


def _judge(fool: Fool, status: int, body: bytes, content: bytes) -> None:
    fool.attacker.counts["HTTP"] += 1
    fool.attacker.counts[f"{status}"] += 1
    if status >= 500:
        fool.fault(f"{status} {body[:200]!r}", content)
    elif b"Traceback" in body or b'"code":"failed"' in body:
        fool.fault(f"told {body[:200]!r}", content)


async def _threw(wire: Wire, content: bytes) -> tuple[int, bytes]:
    """Bytes on a connection of their own, of which no more will come."""
    reader, writer = await asyncio.open_connection(wire.host, wire.port, local_addr=(wire.source, 0))
    try:
        async with asyncio.timeout(HANG):
            writer.write(content)
            writer.write_eof()
            answer = await reader.read(1 << 20)
    except TimeoutError:
        raise Hung from None
    except OSError:
        return 0, b""
    finally:
        writer.close()
    return (int(answer[9:12]), answer) if answer[9:12].isdigit() else (0, answer)


# Sockets.


async def fuzz_socket(attacker: Attacker) -> None:
    await _everybody(attacker, _talk_nonsense)


async def _talk_nonsense(fool: Fool, share: int) -> None:
    drawn = messages(fool)
    sent = 0
    while sent < share:
        await fool.sit_down()
        for _ in range(FRESH // BATCH):
            sent += await _converse(fool, drawn, min(FRESH, share - sent))
            if sent >= share:
                return


async def _converse(fool: Fool, drawn: Iterator[str | bytes], most: int) -> int:
    """Messages through one socket until it is closed, or all are heard; how many were sent."""
    sent = 0
    try:
        async with opened(fool.attacker, fool.table, headers={"Cookie": fool.cookie}) as one:
            await one.send(HELLO)
            while sent < most:
                batch = list(islice(drawn, min(BATCH, most - sent)))
                sent += len(batch)
                fool.attacker.counts["messages"] += len(batch)
                await _hear(fool, one, batch)
    except InvalidStatus as refusal:
        fool.attacker.note("handshake", refusal.response.status_code)
    except ConnectionClosed as closed:
        code = 0 if closed.rcvd is None else closed.rcvd.code
        fool.attacker.note("closed", code)
        if code == 1011:
            fool.fault("closed 1011", repr(batch).encode())
    except TimeoutError:
        fool.fault("hung", repr(batch).encode())
    return sent


async def _hear(fool: Fool, one: ClientConnection, batch: list[str | bytes]) -> None:
    """What is answered to a batch, up to the answer that tells that all of it was heard."""
    for message in batch:
        await one.send(message)
    await one.send('{"kind":"sync","id":987654}')
    async with asyncio.timeout(HANG):
        while True:
            content = await one.recv()
            answer = msgspec.json.decode(content)
            if answer == {"kind": "done", "id": 987654}:
                return
            if answer["kind"] == "table":
                fool.learn(answer["table"]["sights"][0])
            elif answer["kind"] == "problem":
                fool.attacker.counts[f"problem {answer['problem']['code']}"] += 1
                if answer["problem"]["code"] == "failed" or b"Traceback" in str(content).encode():
                    fool.fault(f"told {content[:200]!r}", repr(batch).encode())
