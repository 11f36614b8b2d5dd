"""A try: what cannot be done says why, with its clause, and changes nothing."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from online import Online, greet, news, online, send


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("try")) as server:
        yield server


def tried(house: Online, game: str, *moves: Any) -> list[dict[str, Any]]:
    """What a seat that is to decide hears of each move; the table is the same before and after."""
    answers: list[dict[str, Any]] = []

    async def story() -> None:
        async with browser.socket(table) as socket:
            before = await greet(socket)
            sight = next(sight for sight in before["sights"] if sight["choices"])
            asking = {"kind": "try", "seat": sight["seat"], "moment": sight["moment"]}
            for number, move in enumerate([sight["choices"][0]["move"], *moves]):
                await send(socket, {**asking, "id": number, "move": move})
                answers.append(await news(socket, "done", "problem"))
                assert answers[-1]["id"] == number
            await send(socket, {"kind": "sync"})
            assert (await news(socket, "table"))["table"] == before
            await send(socket, {**asking, "id": 1, "seat": 1 - sight["seat"], "move": {}})
            assert (await news(socket, "problem"))["problem"]["reason"] == "not-your-turn"
            await send(socket, {**asking, "id": 1, "moment": 99, "move": {}})
            assert (await news(socket, "problem"))["problem"]["code"] == "stale"

    with house.browser("Ala") as browser:
        table = browser.table(game, "me", "me")["table"]["id"]
        asyncio.run(story())
    assert answers[0]["kind"] == "done", "a choice is possible"
    return answers[1:]


def test_an_impossible_move_is_refused_with_its_clause(house: Online) -> None:
    moves = [
        {"move": "climb", "from": 0, "to": 20},
        {"move": "pass"},
        {"move": "fill", "from": 3},
        {"move": "influence", "card": 0, "agent": 0, "victim": 5},
    ]
    problems = [answer["problem"] for answer in tried(house, "gangs", *moves)]
    assert [problem["code"] for problem in problems] == ["refused"] * len(moves)
    assert [problem["clause"][:2] for problem in problems] == ["G3", "G6", "G3", "G4"]


def test_what_is_no_move_is_told_too(house: Online) -> None:
    odd: list[Any] = [{}, {"move": "dance"}, {"move": "place", "token": "x", "field": []}, {"move": {"a": [1]}}]
    for answer in tried(house, "syndicate", *odd):
        assert answer["kind"] == "problem"
        assert answer["problem"]["code"] in ("bad-request", "refused")


def test_a_spectator_tries_nothing(house: Online) -> None:
    async def story() -> None:
        async with other.socket(table) as socket:
            await greet(socket)
            await send(socket, {"kind": "try", "id": 5, "seat": 0, "moment": 0, "move": {"move": "pass"}})
            message = await news(socket, "problem", "done")
            assert message["problem"]["reason"] == "not-your-seat"

    with house.browser("Ala") as browser, house.browser("Bo") as other:
        table = browser.table("gangs", "me", "me")["table"]["id"]
        asyncio.run(story())
