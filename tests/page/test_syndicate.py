"""SYNDICATE on screens of every size: the hand is in reach, and the board in sight."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browsing import Clicks, Json, Player, Tour, new_table

pytestmark = pytest.mark.page

TALLEST: Final = 84  # pixels of the tray with the hand
# Of the tray and its tokens: how tall it is, in how many rows they lie, how much of the map is seen above it.
MEASURES: Final = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
  const [tray] = boxes('.tray')
  const [map] = boxes('.city')
  const rows = new Set(boxes('.tray li').map(({ top }) => Math.round(top)))
  return {
    tall: tray.height,
    rows: rows.size,
    within: tray.left >= 0 && tray.right <= innerWidth && tray.bottom <= innerHeight + 1,
    seen: Math.min(map.bottom, tray.top, innerHeight) - Math.max(map.top, 0),
    sideways: document.documentElement.scrollWidth > innerWidth,
    bottom: tray.bottom,
    map: [map.top, map.bottom],
  }
}"""


def at_table(tour: Tour, setup: str, size: tuple[int, int]) -> Player:
    visitor = tour.visitor("en", size)
    seats = ("me", "me") if setup.startswith("solo") else ("me", "pawn")
    visitor.go("table", new_table(visitor, "syndicate", *seats, setup=setup))
    player = Player(visitor, Clicks())
    assert player.sight() is not None
    expect(visitor.page.locator(".tray li").first).to_be_visible()
    return player


def measured(player: Player, width: int, height: int) -> Json:
    page = player.visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: Json = page.evaluate(MEASURES)
    return found


@pytest.mark.parametrize("height", [740, 450])
def test_the_hand_lies_in_one_row_and_hides_no_more_than_a_quarter(tour: Tour, height: int) -> None:
    player = at_table(tour, "new_york", (1440, 900))
    for width in range(320, 1601, 16):
        found = measured(player, width, height)
        where = f"{width}×{height}: {found}"
        assert found["rows"] == 1, where
        assert found["tall"] <= min(TALLEST, height / 4), where
        assert found["within"], where
        assert found["seen"] >= 0.2 * height, where
        assert not found["sideways"], where


@pytest.mark.parametrize("setup", ["new_york", "los_angeles", "solo-easy"])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 800), (1440, 900)])
def test_the_whole_map_and_the_hand_are_seen_on_a_desktop(tour: Tour, setup: str, size: tuple[int, int]) -> None:
    player = at_table(tour, setup, size)
    found = measured(player, *size)
    top, bottom = found["map"]
    assert top >= 0
    assert bottom <= found["bottom"] - found["tall"] + 1, found
    assert found["bottom"] <= size[1], found


@pytest.mark.parametrize(("size", "seen"), [((360, 740), 300), ((740, 360), 90)])
def test_the_map_is_on_the_first_screen_of_a_phone(tour: Tour, size: tuple[int, int], seen: int) -> None:
    player = at_table(tour, "new_york", size)
    assert measured(player, *size)["seen"] >= seen
