"""The frame around every board: what happens is seen, in order, by everybody, and what is asked stands in one line."""

import re
from itertools import groupby
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browsing import PHONE, Clicks, Json, Keys, Player, Tour, Visitor, new_table, spots
from omerta.core.journal import EVERYONE, Event

pytestmark = pytest.mark.page

MOVES: Final = 40
# Every caption of the film, as it appears; and who the line named, as long as it ran.
WATCH: Final = """() => {
  window.captions = []
  const look = () => {
    const told = document.querySelector('.status .caption span')
    const skip = [...document.querySelectorAll('.status button')].some(one => one.textContent.includes('»'))
    const text = told && skip ? told.textContent.trim() : ''
    if (text && window.captions.at(-1) !== text) window.captions.push(text)
    if (!text && window.captions.at(-1) !== '') window.captions.push('')
  }
  new MutationObserver(look).observe(document.body, {childList: true, characterData: true, subtree: true})
}"""

# Notes an ending that is shown while a film runs, and ends every film soon after it has begun.
HURRY: Final = """() => {
  window.early = false
  const skip = () => [...document.querySelectorAll('.status button')].find(one => one.textContent.includes('»'))
  new MutationObserver(() => {
    if (skip() && document.querySelector('#ending-title')) window.early = true
    if (skip()) setTimeout(() => skip()?.click(), 40)
  }).observe(document.body, {childList: true, subtree: true})
}"""


def watching(tour: Tour, game: str, *seats: str, pace: str = "quick", **wishes: Any) -> Player:
    """A table where things move, and every caption is noted."""
    visitor = tour.visitor(moving=True)
    visitor.go("settings")
    visitor.page.locator(f'input[name=pace][value="{pace}"]').check()
    visitor.go("table", new_table(visitor, game, *seats, **wishes))
    player = Player(visitor, Clicks())
    player.decision.wait_for()
    visitor.page.evaluate(WATCH)
    return player


def told_since(player: Player, number: int) -> list[str]:
    """What the journal says from a line on, in words."""
    sight: Json = player.shown()["sights"][0]
    names = player.names()
    lines = [Event(one["event"], one["clause"], one["facts"], EVERYONE, False) for one in sight["lines"][number:]]
    return [player.visitor.words.event(line, names) for line in lines]


def captions(visitor: Visitor) -> list[str]:
    seen: list[str] = visitor.page.evaluate("window.captions")
    return [caption for caption in seen if caption]


def in_order(wanted: list[str], seen: list[str]) -> bool:
    """Whether all that was wanted was seen, in this order; the same twice in a row looks like once."""
    rest = iter(seen)
    return all(any(one == caption for caption in rest) for one, _ in groupby(wanted))


def missing(wanted: list[str], seen: list[str]) -> list[str]:
    return [one for one in wanted if one not in seen]


def decided(player: Player, seat: int) -> int:
    """How often a seat has acted, as the log has it."""
    lines = player.shown()["sights"][0]["lines"]
    return sum(line["by"] == seat and line["event"] in ("climb", "influence", "pass") for line in lines)


def test_forty_moves_of_three_bots_are_all_shown_and_told_in_order(tour: Tour) -> None:
    acted = 0
    while acted < MOVES:
        player = watching(tour, "gangs", "me", "pawn", "pawn", "pawn", casual=True)
        first = len(player.shown()["sights"][0]["lines"])
        while sum(decided(player, seat) for seat in (1, 2, 3)) < MOVES - acted and player.step():
            pass
        player.sight()
        wanted, seen = told_since(player, first), captions(player.visitor)
        assert in_order(wanted, seen), missing(wanted, seen)[:3]
        acted += sum(decided(player, seat) for seat in (1, 2, 3))


def test_all_that_ones_own_move_brings_is_shown(tour: Tour) -> None:
    player = watching(tour, "syndicate", "me", "pawn", setup="new_york")
    assert player.sight() is not None
    for _ in range(6):
        first = len(player.shown()["sights"][0]["lines"])
        player.visitor.page.evaluate("window.captions = []")
        if not player.step() or player.sight() is None:
            break
        wanted, seen = told_since(player, first), captions(player.visitor)
        assert wanted
        assert in_order(wanted, seen), missing(wanted, seen)


def test_nothing_is_offered_and_the_actor_is_named_until_the_film_is_over(tour: Tour) -> None:
    player = watching(tour, "gangs", "me", "pawn", pace="slow")
    visitor = player.visitor
    sight = player.sight()
    assert sight is not None
    player.decide(player.wish(sight))
    status = player.decision
    expect(status.get_by_role("button", name=visitor.say("film-skip"))).to_be_visible()
    expect(visitor.page.locator("#choices-title")).to_have_count(0)
    expect(status).not_to_contain_text(visitor.say("table-your-turn"))
    assert visitor.page.locator(".cell.can").count() == 0
    status.get_by_role("button", name=visitor.say("film-skip")).click()
    player.sight()
    expect(status).to_contain_text(visitor.say("table-your-turn"))


def test_a_touch_on_the_board_ends_the_film_and_plays_nothing(tour: Tour) -> None:
    player = watching(tour, "gangs", "me", "pawn", pace="slow")
    sight = player.sight()
    assert sight is not None
    player.decide(player.wish(sight))
    player.decision.get_by_role("button", name=player.visitor.say("film-skip")).wait_for()
    before = player.shown()["sights"][0]["moment"]
    spots(player.visitor, "gangs", {"move": {"move": "climb", "from": 0}})[0].click()
    player.sight()
    assert player.visitor.page.locator(".picked, .ghost").count() == 0
    assert player.shown()["sights"][0]["moment"] == before


def test_what_was_shown_is_shown_again(tour: Tour) -> None:
    player = watching(tour, "gangs", "me", "pawn")
    visitor = player.visitor
    for _ in range(2):
        assert player.step()
    player.sight()
    first = captions(visitor)[-2:]
    visitor.page.evaluate("window.captions = []")
    visitor.button("film-again").click()
    expect(visitor.page.locator("#digest-title")).to_be_hidden()
    expect(visitor.page.locator("#digest-title")).to_be_visible()
    assert in_order(first, captions(visitor))


def test_at_one_screen_a_move_is_seen_before_the_curtain_and_after_it(tour: Tour) -> None:
    visitor = tour.visitor(moving=True)
    visitor.go("settings")
    visitor.page.locator('input[name=pace][value="quick"]').check()
    visitor.go("table", new_table(visitor, "gangs", "me", "me"))
    player = Player(visitor, Clicks())
    visitor.page.evaluate(WATCH)
    lift = visitor.page.locator(".curtain button")
    lift.click()
    names = player.names()
    mover = next(one["seat"] for one in player.shown()["sights"] if one["choices"])
    while next(one["seat"] for one in player.shown()["sights"] if one["choices"]) == mover:
        player.step()
    lift.wait_for()
    lines = [one for one in player.shown()["sights"][0]["lines"] if one["by"] == mover]
    acts = [Event(one["event"], "", one["facts"], EVERYONE, False) for one in lines]
    told = [visitor.words.event(act, names) for act in acts if act.kind in ("climb", "influence")]
    assert told
    assert in_order(told, captions(visitor)), "whoever moved saw it"
    visitor.page.evaluate("window.captions = []")
    lift.click()
    player.sight()
    assert in_order(told, captions(visitor)), "and so does whoever comes"


def test_the_end_comes_after_the_last_film_and_says_who_won(tour: Tour) -> None:
    player = watching(tour, "gangs", "me", "pawn", pace="slow")
    visitor = player.visitor
    visitor.page.evaluate(HURRY)
    player.play_out()
    title = visitor.page.locator("#ending-title")
    title.wait_for()
    result = player.shown()["result"]
    key = (
        "verdict-lost"
        if 0 not in result["winners"]
        else ("verdict-won" if len(result["winners"]) == 1 else "verdict-shared")
    )
    expect(title).to_have_text(visitor.say(key))
    assert not visitor.page.evaluate("window.early")
    shown = visitor.page.locator("ol[aria-label] > li .name").all_inner_texts()
    seats = [seat["name"] or visitor.say("bot-pawn") for seat in player.shown()["seats"]]
    assert shown[0] in [seats[seat] for seat in result["winners"]] or len(set(seats)) == 1


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 800)])
@pytest.mark.parametrize(
    ("game", "setup"), [("gangs", "4"), ("syndicate", "new_york"), ("families", "2"), ("speakeasy", "2")]
)
def test_board_status_and_newest_line_are_in_sight_without_scrolling(
    tour: Tour, size: tuple[int, int], game: str, setup: str
) -> None:
    visitor = tour.visitor("pl", size)
    rivals = ["pawn"] * (3 if game == "gangs" else 1)
    visitor.go("table", new_table(visitor, game, "me", *rivals, setup=setup))
    player = Player(visitor, Clicks())
    assert player.sight() is not None
    visitor.settle()
    assert visitor.page.evaluate("scrollY") == 0
    for place in (player.decision, visitor.page.locator(".log .line").last):
        expect(place).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator("main .board").first).to_be_in_viewport()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_list_follows_what_is_selected_and_numbers_choose(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Clicks())
    sight = player.sight()
    assert sight is not None
    climb = next(one for one in sight["choices"] if one["move"]["move"] == "climb")
    expect(visitor.page.locator("[data-action]")).to_have_count(0)
    spots(visitor, "gangs", climb)[0].click()
    moves = [one["move"] for one in sight["choices"]]
    fitting = [move for move in moves if climb["move"]["from"] in (move.get("from"), move.get("agent"))]
    expect(visitor.page.locator("[data-action]")).to_have_count(len(fitting))
    visitor.page.keyboard.press("1")
    expect(player.confirming).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
def test_while_help_is_on_a_touch_explains_and_never_plays(tour: Tour, *, touch: bool) -> None:
    visitor = tour.visitor("pl", PHONE if touch else (1366, 768), touch=touch)
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Clicks())
    sight = player.sight()
    assert sight is not None
    help_ = visitor.page.get_by_role("button", name=visitor.say("help-title"))
    climb = next(one for one in sight["choices"] if one["move"]["move"] == "climb")
    place = spots(visitor, "gangs", climb)[0]

    def press(one: Locator) -> None:
        one.tap() if touch else one.click()

    press(help_)
    press(place)
    tip = visitor.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(visitor.words.text(f"place-{climb['move']['from']}"))
    assert visitor.page.locator(".picked, .ghost").count() == 0
    press(help_)
    expect(tip).to_be_hidden()
    press(place)
    expect(visitor.page.locator("[data-action]").first).to_be_visible()


def test_a_turn_goes_back_one_step_from_the_status_line(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Clicks())
    for _ in range(60):
        sight = player.sight()
        assert sight is not None
        climbs = [one for one in sight["choices"] if one["move"]["move"] == "climb" and one["move"]["from"] >= 6]
        player.decide((climbs or sight["choices"])[0])
        back = visitor.button("table-step-back")
        if climbs and player.shown()["sights"][0]["way"]:
            expect(visitor.page.get_by_role("list", name=visitor.say("way-title"))).to_be_visible()
            back.click()
            expect(visitor.page.get_by_role("list", name=visitor.say("way-title"))).to_be_hidden()
            again = player.sight()
            assert again is not None
            assert again["choices"] == sight["choices"]
            return
    raise AssertionError("no turn of two steps")


@pytest.mark.parametrize(("game", "setup"), [("gangs", "4"), ("syndicate", "new_york")])
def test_the_keyboard_reaches_everything_at_the_table_soon(tour: Tour, game: str, setup: str) -> None:
    visitor = tour.visitor()
    rivals = ["pawn"] * (3 if game == "gangs" else 1)
    visitor.go("table", new_table(visitor, game, "me", *rivals, setup=setup))
    player = Player(visitor, Keys())
    assert player.sight() is not None
    visitor.settle()
    for selector in (
        ".status",
        "[data-place], [data-field]",
        "#choices-title",
        "#hint-title + button",
        ".log",
        "[role=tab]",
    ):
        assert visitor.page.locator(selector).count(), selector
    visitor.page.evaluate("document.activeElement?.blur()")
    reached: dict[str, int] = {}
    for stop in range(1, 60):
        visitor.page.keyboard.press("Tab")
        for selector in ("[data-place], [data-field]", "#choices-title", ".log", "[role=tab]"):
            if visitor.page.evaluate(f"document.activeElement.matches('{selector}')"):
                reached.setdefault(selector, stop)
    inside = {name: stop - min(reached.values()) for name, stop in reached.items()}
    assert len(reached) == 4, reached
    assert max(inside.values()) <= 12, inside


def test_zoom_by_keys_and_wheel_is_kept(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Clicks())
    assert player.sight() is not None
    drawing = visitor.page.locator(".drawing").first
    assert "scale(1)" in (drawing.get_attribute("style") or "")
    visitor.page.locator("[role=gridcell][tabindex='0']").focus()
    visitor.page.keyboard.press("+")
    expect(drawing).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    visitor.page.reload()
    assert player.sight() is not None
    expect(visitor.page.locator(".drawing").first).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    visitor.page.locator("[role=gridcell][tabindex='0']").focus()
    visitor.page.keyboard.press("0")
    expect(visitor.page.locator(".drawing").first).to_have_attribute("style", re.compile(r"scale\(1\)"))
