"""Names that people read as what they are, and that nobody takes for another's."""

from pathlib import Path

import pytest

from omerta.table.names import LONGEST_NAME, checked_name, distinct, looks, presentable
from parlour import CONTRIBUTION, ME, OPEN, Parlour, refused, run


@pytest.mark.parametrize(
    ("name", "usual"),
    [
        ("  Ala\u00a0 z  Gdyni ", "Ala z Gdyni"),
        ("Łucja Żółć", "Łucja Żółć"),
        ("Zo\u0308e", "Zöe"),
        ("\uff21\uff4c\uff41", "Ala"),
        ("𝓐𝓵𝓪", "Ala"),
        ("李明", "李明"),
        ("Иван", "Иван"),
        ("Ala ❤\ufe0f", "Ala ❤"),
        ("👻", "👻"),
        ("O'Neill-Ś 2", "O'Neill-Ś 2"),
    ],
)
def test_a_name_is_kept_in_its_usual_form(name: str, usual: str) -> None:
    assert checked_name(name) == usual
    assert checked_name(usual) == usual


UNSEEN = (
    *(0x3164, 0xFFA0, 0x115F, 0x1160, 0x2800, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x061C, 0x2060, 0x2063, 0x2066),
    *(0x202E, 0xFEFF, 0x00AD, 0x034F, 0x17B4, 0x180E, 0x180B, 0xFE00, 0xE0041, 0xE0101, 0xFFF9, 0xE000, 0, 0x1B),
    *(0xD800, 0x1D159),
)


@pytest.mark.parametrize("hidden", UNSEEN, ids=hex)
def test_nothing_in_a_name_is_hidden(hidden: int) -> None:
    for name in (chr(hidden), f"Al{chr(hidden)}a"):
        with refused("bad-request", "bad-name"):
            checked_name(name)


@pytest.mark.parametrize(
    "name", ["", "   ", "\u0301", "A" * 41, "A" * 10_000, "ﷺ" * 3, "Z\u0335\u0336\u0337", "\u0410la", "\u13aala"]
)
def test_what_nobody_can_read_is_no_name(name: str) -> None:
    with refused("bad-request", "bad-name"):
        checked_name(name)


@pytest.mark.parametrize(
    "alike",
    ["ala", "ALA", "A l a", "Ąłä", "A.l.a", "AIa", "A1a", "ᴀʟᴀ", "Аlа", "Ａｌａ", "Аӏа".replace("ӏ", "l"), "𝐀la"],
)
def test_names_that_look_the_same_are_the_same(alike: str) -> None:
    assert looks(alike) == looks("Ala")


@pytest.mark.parametrize(
    ("one", "other"), [("Ala", "Ola"), ("Jan", "Jan 2"), ("👻", "🤖"), ("李明", "李强"), ("Bo", "Bob")]
)
def test_others_are_not(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_a_number_tells_two_apart() -> None:
    assert distinct("Ala", ["Ola"]) == "Ala"
    assert distinct("AIa", ["Ala", "Ala 2", "ALA3"]) == "AIa 4"
    assert len(distinct("x" * LONGEST_NAME, ["X" * LONGEST_NAME])) <= LONGEST_NAME


def test_names_from_before_can_be_shown() -> None:
    assert presentable("\u3164") == "?"
    assert presentable("A\u202el\u200ba") == "Ala"


def test_nobody_sits_or_speaks_under_anothers_name(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, twin, watcher = await parlour.guest("Ala"), await parlour.guest("AIa"), await parlour.guest("Ola")
        shown = await parlour.table(ala, ME, OPEN, chat=True)
        await parlour.host.join(twin, shown.id, 1, "ALA", CONTRIBUTION)
        assert [row.name for row in (await parlour.host.show(ala, shown.id)).seats] == ["Ala", "ALA 2"]
        watcher = await parlour.host.rename(watcher, "ala")
        for guest in (ala, twin, watcher):
            await parlour.host.say(guest, shown.id, "Hm.")
        lines = [(line.seat, line.name) for line in await parlour.host.chat(shown.id)]
        assert lines == [(0, "Ala"), (1, "ALA 2"), (None, "ala 3")]

    run(tmp_path, story)


def test_one_person_may_sit_twice_under_one_name(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        shown = await parlour.table(await parlour.guest("Ala"), ME, ME)
        assert [row.name for row in shown.seats] == ["Ala", "Ala"]

    run(tmp_path, story)
