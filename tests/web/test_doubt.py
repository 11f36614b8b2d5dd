"""A question whether a choice gives chances away, and warnings: told where advice may be, and to nobody else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from omerta.web.settings import Limits, Settings
from online import Browser, Online, greet, news, online, send


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("doubt")) as server:
        yield server


def question(table: dict[str, Any], **other: Any) -> dict[str, Any]:
    sight = next(sight for sight in table["sights"] if sight["choices"])
    return {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"], **other}


def opened(browser: Browser, *seats: str, game: str = "gangs", **wishes: Any) -> dict[str, Any]:
    table = browser.table(game, *seats, **wishes)["table"]
    shown: dict[str, Any] = browser.get(f"/tables/{table['id']}").json()
    return shown


def asked(browser: Browser, table: dict[str, Any], **other: Any) -> tuple[str, str]:
    problem = browser.post(f"/tables/{table['id']}/doubt", question(table, **other)).json()
    return problem["code"], problem["reason"]


@pytest.mark.parametrize("game", ["gangs", "syndicate", "families", "speakeasy"])
def test_a_choice_is_doubted_and_nothing_changes(house: Online, game: str) -> None:
    with house.browser("Ala") as browser:
        table = opened(browser, "me", "me", game=game)
        answer = browser.post(f"/tables/{table['id']}/doubt", question(table))
        assert answer.status_code == 200, answer.text
        told = answer.json()
        actions = [choice["action"] for choice in table["sights"][question(table)["seat"]]["choices"]]
        assert told == {"loses": 0.0, "better": None} or (told["loses"] > 0.1 and told["better"] in actions)
        assert browser.get(f"/tables/{table['id']}").json() == table


def test_a_socket_is_told_the_same_kind_of_thing(house: Online) -> None:
    async def story() -> dict[str, Any]:
        async with browser.socket(table["id"]) as socket:
            asking = question(await greet(socket))
            await send(socket, {"kind": "doubt", "id": 7, **asking})
            return await news(socket, "doubt", "problem")

    with house.browser("Ala") as browser:
        table = opened(browser, "me", "me")
        message = asyncio.run(story())
        assert message["id"] == 7
        assert set(message["doubt"]) == {"loses", "better"}


def test_only_the_seat_that_decides_may_ask_and_only_of_what_it_may_do_now(house: Online) -> None:
    with house.browser("Ala") as browser, house.browser("Bo") as other, house.browser() as nobody:
        table = opened(browser, "me", "me")
        assert asked(browser, table, seat=1 - question(table)["seat"]) == ("forbidden", "not-your-turn")
        assert asked(other, table) == ("forbidden", "not-your-seat")
        assert asked(nobody, table)[0] == "forbidden"
        assert asked(browser, table, moment=99)[0] == "stale"
        assert asked(browser, table, action=999_999)[0] == "refused"


def test_where_people_agreed_on_no_advice_nothing_is_doubted(house: Online) -> None:
    with house.browser("Ala") as browser:
        assert asked(browser, opened(browser, "me", "me", hints=False)) == ("forbidden", "hints-off")


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with online(tmp_path, Settings(limits=Limits(doubts=1))) as house, house.browser("Ala") as browser:
        table = opened(browser, "me", "me")
        answers = [browser.post(f"/tables/{table['id']}/doubt", question(table)) for _ in range(3)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["facts"] == {"what": "doubts"}
