"""A flood from one address takes its turns; others begin at once."""

import asyncio

from omerta.web.turns import Turns


def test_of_one_address_a_few_begin_in_each_turn_of_the_loop() -> None:
    async def story() -> list[str]:
        turns, seen = Turns(2, 0.0), [""]

        async def ask(who: str) -> None:
            await turns.take(who)
            seen[-1] += who

        async with asyncio.TaskGroup() as group:
            for who in "a" * 11 + "b":
                group.create_task(ask(who))
            for number in range(20):
                await asyncio.sleep(0)
                seen.append("")
                if number == 1:
                    group.create_task(ask("c"))
        return seen

    seen = asyncio.run(story())
    assert seen[0] == "aab", "b does not wait for all of a"
    assert "c" in seen[2], "c does not wait at all"
    assert "".join(seen).count("a") == 11
    assert max(turn.count("a") for turn in seen) == 2


def test_a_flood_leaves_the_loop_to_others_between_its_turns() -> None:
    async def story() -> float:
        turns, clock = Turns(2, 0.01), asyncio.get_running_loop().time
        started = clock()
        await asyncio.gather(*(turns.take("a") for _ in range(8)))
        return clock() - started

    assert asyncio.run(story()) >= 0.03, "two at once, then two in each of three turns more"


def test_who_has_gone_takes_nobodys_turn() -> None:
    async def story() -> None:
        turns = Turns(1, 0.0)
        await turns.take("a")
        waiting = [asyncio.create_task(turns.take("a")) for _ in range(3)]
        await asyncio.sleep(0)  # all of them wait
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [False, True, False]

    asyncio.run(story())


def test_a_quiet_server_has_nothing_to_remember() -> None:
    async def story() -> Turns:
        turns = Turns(4, 0.0)
        for _ in range(3):
            await asyncio.gather(*(turns.take(f"a{number}") for number in range(100)))
        for _ in range(3):
            await asyncio.sleep(0)
        return turns

    turns = asyncio.run(story())
    assert not turns._begun
    assert not turns._waiting
