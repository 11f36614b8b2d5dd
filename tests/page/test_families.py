"""FAMILIES on its board alone: by mouse, keyboard and finger, with people, bots and dons."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browsing import PHONE, WAY, Clicks, Hand, Json, Player, Tour, Visitor, new_table, play_quickly, spots
from omerta import games

pytestmark = pytest.mark.page
GAME: Final = "families"

# A point of something at which a finger meets it and nothing that lies on it, in the window; None: not in sight.
POINT: Final = """place => {
  place.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { x, y, width, height } = place.getBoundingClientRect()
  for (const size of [2, 5, 9, 16, 25])
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const at = [x + ((column + 0.5) * width) / size, y + ((row + 0.5) * height) / size]
        if (document.elementFromPoint(...at)?.closest('[data-thing], [data-answer], button') === place) return at
      }
  return null
}"""
# Whether whatever was confirmed together has been sent.
IDLE: Final = "() => !document.querySelector('.families[data-busy]')"
# Whether the curtain is down, somebody is asked, or it is over.
LIFTED: Final = """turn => {
  if (document.querySelector('.curtain button')) return 'down'
  const told = [...document.querySelectorAll('.status strong')].some(one => one.textContent.trim() === turn)
  return told || document.querySelector('#ending-title') ? 'up' : null
}"""
# From what has the focus towards a stop of the map: the arrow keys, the most promising first.
TOWARDS: Final = """goal => {
  const middle = one => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [[x, y], [a, b]] = [middle(document.activeElement), middle(document.querySelector(`[data-stop="${goal}"]`))]
  const across = a > x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const along = b > y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
  const [first, second] = Math.abs(a - x) > Math.abs(b - y) ? [across, along] : [along, across]
  return [first[0], second[0], second[1], first[1]]
}"""


class Boss(Player):
    """Somebody who plays on the board; what was confirmed together is waited for."""

    def sight(self) -> Json | None:
        self.visitor.page.wait_for_function(IDLE)
        return super().sight()

    def wish(self, sight: Json) -> Json:
        """Who passes at once plays no game: only every other time that this is wished for."""
        choice = super().wish(sight)
        return super().wish(sight) if choice["move"]["move"] == "pass" else choice


class Mouse(Clicks):
    """Wherever nothing else lies on what is meant."""

    def press(self, place: Locator) -> None:
        if place.get_attribute("data-thing") is None:
            place.click()
            return
        place.page.mouse.click(*self.point(place))

    @staticmethod
    def point(place: Locator) -> tuple[float, float]:
        place.wait_for()
        at = place.evaluate(POINT)
        assert at is not None, f"{place} cannot be touched"
        return at[0], at[1]

    def confirm(self, player: Player, choice: Json) -> None:
        # A card that is gathered is put back by a second touch.
        if choice["move"]["move"] == "discard":
            self.press(player.confirming)
        else:
            super().confirm(player, choice)


class Finger(Mouse):
    """On a narrow screen: what is asked comes into sight by itself, anything else by its tab."""

    def press(self, place: Locator) -> None:
        page = place.page
        for tab in page.locator(".families [role=tab]").all():
            if place.is_visible():
                break
            tab.tap()
        if place.get_attribute("data-thing") is None:
            place.tap()
        else:
            page.touchscreen.tap(*self.point(place))


class Keyboard(Hand):
    """Tab from part to part, the arrow keys within one, Enter to choose and to confirm."""

    def propose(self, player: Player, choice: Json) -> None:
        for place in spots(player.visitor, GAME, choice):
            if not player.confirming.count():
                self._reach(place)
                place.page.keyboard.press("Enter")

    def confirm(self, player: Player, choice: Json) -> None:
        if choice["move"]["move"] == "discard":
            player.confirming.press("Enter")
        else:
            player.visitor.page.keyboard.press("Enter")

    def _reach(self, place: Locator) -> None:
        page = place.page
        stop = place.get_attribute("data-stop")
        if stop is not None:
            self._tab(place, "[data-stop]")
            self._walk(place, stop, lambda: page.evaluate(TOWARDS, stop))
        elif place.get_attribute("data-answer") is not None:
            self._tab(place, f'[data-answer="{place.get_attribute("data-answer")}"]')
        else:
            label = place.locator("xpath=ancestor::section[1]").get_attribute("aria-label")
            self._tab(place, f'section[aria-label="{label}"] button')
            for key in [*["ArrowLeft"] * 40, *["ArrowRight"] * 40]:
                if place.evaluate("place => place === document.activeElement"):
                    break
                page.keyboard.press(key)
        assert place.evaluate("place => place === document.activeElement"), f"{place} cannot be reached"

    @staticmethod
    def _tab(place: Locator, selector: str) -> None:
        for _ in range(120):
            way = place.page.evaluate(WAY, selector)
            if way == "here":
                return
            place.page.keyboard.press(way)
        raise AssertionError(f"{selector} cannot be reached")

    @staticmethod
    def _walk(place: Locator, stop: str, ways: Callable[[], list[str]]) -> None:
        """Of the ways that were tried least the one that leads nearest, which gets everywhere."""
        tried: dict[tuple[str, str], int] = {}
        for _ in range(120):
            here = place.page.evaluate("document.activeElement.dataset.stop")
            if here == stop:
                return
            way = min(ways(), key=lambda way: tried.get((here, way), 0))
            tried[here, way] = tried.get((here, way), 0) + 1
            place.page.keyboard.press(way)


def seated(visitor: Visitor, hand: Hand, *seats: str, setup: str, seed: int = 1) -> Boss:
    visitor.go("table", new_table(visitor, GAME, *seats, setup=setup))
    return Boss(visitor, hand, seed)


def act_of(player: Player) -> int:
    act: int = player.shown()["sights"][0]["view"]["act"]
    return act


def play_act(player: Player) -> None:
    """Until the second act begins."""
    while act_of(player) == 1:
        assert player.step()


def is_folded(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-action]").count() == 0


def test_a_whole_game_by_mouse_on_the_board_alone(tour: Tour) -> None:
    visitor = tour.visitor("en")
    player = seated(visitor, Mouse(), "me", "pawn", setup="2", seed=4)
    while (sight := player.sight()) is not None:
        assert is_folded(visitor)
        player.decide(player.wish(sight))
    assert player.shown()["phase"] == "finished"
    assert {"thug", "member"} & {move["move"] for move in player.moves}
    expect(visitor.page.get_by_role("list", name=visitor.say("board-suitcases")).locator("> li.open")).to_have_count(2)


def test_an_act_by_keyboard_alone(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    player = seated(visitor, Keyboard(), "me", "pawn", setup="2", seed=2)
    play_act(player)
    assert {"thug", "member"} & {move["move"] for move in player.moves}


def test_an_act_by_touch_on_a_phone(tour: Tour) -> None:
    visitor = tour.visitor("en", PHONE, touch=True)
    player = seated(visitor, Finger(), "me", "pawn", setup="2", seed=3)
    assert player.sight() is not None
    tall = visitor.page.locator(".families").evaluate("one => one.getBoundingClientRect().height")
    assert tall <= 2 * PHONE[1], "two screens are enough"
    play_act(player)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"


def test_a_whole_game_alone_against_luciano(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    player = seated(visitor, Mouse(), "me", "me", setup="solo-luciano", seed=5)
    told = 0
    while (sight := player.sight()) is not None:
        told += visitor.page.get_by_role("button", name=visitor.say("board-don-why", seat=1)[:8]).count()
        player.decide(player.wish(sight))
    assert player.shown()["phase"] == "finished"
    assert told >= 3, "why he does what he does"


class Household(Boss):
    """Two who share a screen: whoever is to decide lifts the curtain."""

    def sight(self) -> Json | None:
        while (
            self.visitor.page.wait_for_function(LIFTED, arg=self.visitor.say("table-your-turn")).json_value() == "down"
        ):
            self.visitor.page.locator(".curtain button").click()
        return super().sight()


def test_an_act_of_two_at_one_screen(tour: Tour) -> None:
    visitor = tour.visitor("en")
    visitor.go("table", new_table(visitor, GAME, "me", "me", setup="2"))
    visitor.page.locator(".curtain").wait_for()
    player = Household(visitor, Mouse(), 6)
    deciders = set()
    while act_of(player) == 1:
        sight = player.sight()
        assert sight is not None
        deciders.add(sight["seat"])
        hand = visitor.page.locator(".families .mat .hand [data-thing^='job:']")
        held = sight["view"]["seats"][sight["seat"]]["hand_jobs"]
        assert {one.get_attribute("data-thing") for one in hand.all()} == {f"job:{job}" for job in held}
        player.decide(player.wish(sight))
    assert deciders == {0, 1}


def test_five_families_to_the_end(tour: Tour) -> None:
    visitor = tour.visitor("en", (1440, 900))
    table = new_table(visitor, GAME, "me", *["pawn"] * 4, setup="5", pace="quick")
    visitor.go("table", table)
    expect(visitor.page.locator(".families [data-thing='seat:4']").first).to_be_visible()
    play_quickly(visitor, table)
    visitor.speak(GAME)
    cases = visitor.page.get_by_role("list", name=visitor.say("board-suitcases")).locator("> li.open")
    expect(cases).to_have_count(5, timeout=30_000)


def test_bids_of_two_browsers_are_secret_until_the_last_is_in(tour: Tour) -> None:
    ala, bo = tour.visitor("en"), tour.visitor("pl")
    table = new_table(ala, GAME, "me", "open", setup="2")
    bo.post("/guests", {"name": "Bo"})
    sit(ala, bo, table)
    players = []
    for visitor in (ala, bo):
        visitor.go("table", table)
        players.append(Boss(visitor, Mouse()))
    to_bribery(players, table)
    first = next(player for player in players if asked(player))
    other = next(player for player in players if player is not first)
    sight = first.sight()
    assert sight is not None
    dearest = max((one for one in sight["choices"] if one["move"]["card"]), key=lambda one: one["move"]["card"])
    first.decide(dearest)
    first.visitor.page.wait_for_function(IDLE)
    envelopes = other.visitor.page.locator(".envelopes > li")
    expect(envelopes.locator(".wax")).to_have_count(1)
    assert dearest["move"]["card"] not in envelopes.filter(has=other.visitor.page.locator(".wax")).inner_text()
    if asked(other):
        close = next(one for one in other.shown()["sights"][0]["choices"] if one["move"]["card"] is None)
        other.decide(close)
    for player in players:
        again = player.visitor.page.locator(".again .head, .envelopes .rank")
        expect(again.first).to_be_visible()


def sit(ala: Visitor, bo: Visitor, table: str) -> None:
    """The second of two takes the open seat, by the link."""
    ala.go("table", table)
    link = ala.page.get_by_label(ala.say("gathering-invite")).input_value()
    bo.page.goto(link)
    bo.button("gathering-sit").click()
    bo.page.locator(".families").wait_for()


def asked(player: Player) -> bool:
    return any(sight["choices"] for sight in player.shown()["sights"])


def to_bribery(players: list[Boss], table: str) -> None:
    """Everybody stashes what they can until all may bid and somebody is asked to."""
    for _ in range(400):
        for player in players:
            sight = player.shown()["sights"][0]
            if not sight["choices"]:
                continue
            is_bidding = sight["choices"][0]["move"]["move"] == "bid"
            if is_bidding and all(has_money(one) for one in players):
                return
            action = sight["choices"][-1]["action"] if is_bidding else thrifty(sight["choices"])
            move = {"seat": sight["seat"], "moment": sight["moment"], "action": action}
            player.visitor.post(f"/tables/{table}/moves", move)
    raise AssertionError("they never all had Money to bid")


def has_money(player: Player) -> bool:
    """In the own suitcase."""
    sight = player.shown()["sights"][0]
    return any(sight["view"]["seats"][sight["seat"]]["case"].values())


def thrifty(choices: list[Json]) -> int:
    """What leads to Money in the suitcase: the Bank, the Hotel, and stashing."""
    wishes: list[Json] = [{"move": "thug", "business": "P7"}, {"move": "thug", "business": "P2"}]
    wanted = [one for one in choices if one["move"] in wishes]
    stashed = [one for one in choices if one["move"]["move"] == "stash"]
    kept = [one for one in choices if one["move"]["move"] != "pass"]
    return int((wanted or stashed or kept or choices)[0]["action"])


def test_an_owners_box_with_another_map_is_drawn(tour: Tour, tmp_path: Path) -> None:
    found = games.shipped(GAME)
    assert found is not None
    data: dict[str, Any] = deepcopy(dict(found.data)) | {"id": "moved", "title": {"pl": "Inna mapa", "en": "Other map"}}
    for territory in data["territories"]["items"]:
        territory["at"] = [100 - territory["at"][0], territory["at"][1]]
    data["territories"]["items"][0]["name"] = {"pl": "Praga", "en": "Prague"}
    file = tmp_path / "moved.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    visitor = tour.visitor("en")
    visitor.go("box", GAME)
    visitor.page.get_by_role("tab", name=visitor.say("box-page-tab-file")).click()
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.button("box-page-keep").click()
    visitor.page.get_by_role("tabpanel").get_by_role("link", name=visitor.say("box-page-play")).click()
    visitor.page.get_by_label(visitor.say("new-sitter", number=2)).select_option("bot")
    visitor.button("new-create").click()
    town = visitor.page.locator(".families svg.town")
    expect(town).to_contain_text("Prague")
    middles = {
        number: town.locator(f"[data-thing='territory:{number}']").evaluate("one => one.getBoundingClientRect().x")
        for number in (4, 5)
    }
    assert middles[4] < middles[5], "what lay in the east lies in the west"


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 800)])
def test_everything_but_long_mats_is_in_sight_on_a_desktop(tour: Tour, size: tuple[int, int]) -> None:
    visitor = tour.visitor("pl", size)
    player = seated(visitor, Mouse(), "me", "pawn", setup="2")
    assert player.sight() is not None
    visitor.settle()
    assert visitor.page.evaluate("scrollY") == 0
    for part in (".clock", "svg.town", ".mat .hand", ".rivals"):
        expect(visitor.page.locator(f".families {part}").first).to_be_in_viewport(ratio=0.95)
    for job in visitor.page.locator(".families .part-jobs [data-thing^='job:']").all():
        expect(job).to_be_in_viewport(ratio=0.95)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
