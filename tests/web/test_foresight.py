"""A question about a choice: what it is sure to bring, told to the seat that is to decide and to nobody else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.web.settings import Limits, Settings
from online import Browser, Online, greet, news, online, send


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("foresight")) as server:
        yield server


def asked_of(table: dict[str, Any]) -> dict[str, Any]:
    """The sight of the seat that is to decide."""
    sight: dict[str, Any] = next(sight for sight in table["sights"] if sight["choices"])
    return sight


def question(table: dict[str, Any], **other: Any) -> dict[str, Any]:
    sight = asked_of(table)
    return {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"], **other}


@pytest.mark.parametrize("game", ["gangs", "syndicate", "families", "speakeasy"])
def test_what_was_told_comes_and_the_table_is_the_same_before(house: Online, game: str) -> None:
    with house.browser("Ala") as browser:
        table = browser.table(game, "me", "me")["table"]
        path = f"/tables/{table['id']}"
        before = browser.get(path).json()
        answer = browser.post(f"{path}/foresight", question(before))
        assert answer.status_code == 200, answer.text
        sure = answer.json()
        assert browser.get(path).json() == before
        browser.post(f"{path}/moves", question(before))
        after = browser.get(path).json()
    seat = asked_of(before)["seat"]
    came = next(sight for sight in after["sights"] if sight["seat"] == seat)["lines"]
    fresh = came[len(asked_of(before)["lines"]) :]
    told = [(line["kind"], line["clause"], line["facts"]) for line in sure["lines"] if not line.get("unknown")]
    assert told
    assert [(line["event"], line["clause"], line["facts"]) for line in fresh][: len(told)] == told


def test_a_socket_is_told_the_same(house: Online) -> None:
    async def story() -> tuple[dict[str, Any], dict[str, Any]]:
        async with browser.socket(table["id"]) as socket:
            asking = question(await greet(socket))
            await send(socket, {"kind": "foresee", "id": 7, **asking})
            return asking, await news(socket, "foresight", "problem")

    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "me")["table"]
        asking, message = asyncio.run(story())
        assert message["id"] == 7
        assert message["foresight"] == browser.post(f"/tables/{table['id']}/foresight", asking).json()


def refused(browser: Browser, table: dict[str, Any], **other: Any) -> tuple[str, str]:
    problem = browser.post(f"/tables/{table['id']}/foresight", question(table, **other)).json()
    return problem["code"], problem["reason"]


def test_only_the_seat_that_decides_is_told_and_only_of_what_it_may_do_now(house: Online) -> None:
    with house.browser("Ala") as browser, house.browser("Bo") as other, house.browser() as nobody:
        created = browser.table("gangs", "me", "me")["table"]
        table = browser.get(f"/tables/{created['id']}").json()
        assert refused(browser, table, seat=1 - asked_of(table)["seat"]) == ("forbidden", "not-your-turn")
        assert refused(other, table) == ("forbidden", "not-your-seat")
        assert refused(nobody, table)[0] == "forbidden"
        assert refused(browser, table, moment=99)[0] == "stale"
        assert refused(browser, table, action=999_999)[0] == "refused"
        illegal = next(one for one in range(5000) if one not in [c["action"] for c in asked_of(table)["choices"]])
        assert refused(browser, table, action=illegal)[0] == "refused"


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with online(tmp_path, Settings(limits=Limits(foresights=2))) as house, house.browser("Ala") as browser:
        table = browser.get(f"/tables/{browser.table('gangs', 'me', 'me')['table']['id']}").json()
        asked = [browser.post(f"/tables/{table['id']}/foresight", question(table)) for _ in range(4)]
        assert [answer.status_code for answer in asked][-1] == 429
        assert asked[-1].json()["facts"] == {"what": "foresights"}


def test_the_same_question_has_the_same_answer(house: Online) -> None:
    with house.browser("Ala") as browser:
        table = browser.get(f"/tables/{browser.table('gangs', 'me', 'me')['table']['id']}").json()
        told = {browser.post(f"/tables/{table['id']}/foresight", question(table)).content for _ in range(3)}
        assert len(told) == 1
        assert msgspec.json.decode(told.pop())["lines"]
