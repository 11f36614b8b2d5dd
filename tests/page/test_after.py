"""When it is over: the replay, the record, and a check of it in the page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import PHONE, Tour, Visitor, new_table, play_quickly

pytestmark = pytest.mark.page


def finished(visitor: Visitor, game: str = "gangs") -> str:
    table = new_table(visitor, game, "me", "me")
    play_quickly(visitor, table)
    return table


@pytest.mark.parametrize("game", ["gangs", "syndicate"])
def test_a_replay_is_wound_stepped_and_looked_at_from_every_side(tour: Tour, game: str) -> None:
    visitor = tour.visitor()
    table = finished(visitor, game)
    frames = visitor.api(f"/tables/{table}/replay")["frames"]
    visitor.speak(game)
    visitor.go("replay", table)
    slider = visitor.page.get_by_role("slider", name=visitor.say("replay-moment"))
    expect(slider).to_have_attribute("max", str(len(frames) - 1))
    visitor.button("replay-next").and_(visitor.page.get_by_label(visitor.say("replay-next"), exact=True)).click()
    expect(slider).to_have_value("1")
    visitor.page.get_by_label(visitor.say("replay-last"), exact=True).click()
    expect(slider).to_have_value(str(len(frames) - 1))
    visitor.page.get_by_label(visitor.say("replay-viewpoint")).select_option("1")
    expect(visitor.page).to_have_url(re.compile(rf"ply={frames[-1]['ply']}&seat=1"))
    visitor.go("replay", table, query=f"?ply={frames[3]['ply']}")
    expect(slider).to_have_value("3")
    graph = visitor.page.get_by_role("img", name=visitor.say("replay-graph")).locator("polyline").first
    expect(graph).to_have_attribute("points", re.compile(r"\d.* \d"))


def test_a_game_without_a_board_is_replayed_in_words(tour: Tour) -> None:
    visitor = tour.visitor("pl", PHONE, touch=True)
    table = new_table(visitor, "speakeasy", "me", "me", setup="2")
    play_quickly(visitor, table)
    visitor.speak("speakeasy")
    visitor.go("replay", table)
    sheet = visitor.page.get_by_role("region", name=visitor.say("sheet-title"))
    before = sheet.inner_text()
    visitor.page.get_by_label(visitor.say("replay-last"), exact=True).click()
    expect(sheet).not_to_have_text(before)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"


def test_a_record_is_downloaded_and_verified_in_the_page(tour: Tour, tmp_path: Path) -> None:
    visitor = tour.visitor("pl")
    table = finished(visitor)
    visitor.speak("gangs")
    visitor.go("table", table)
    with visitor.page.expect_download() as download:
        visitor.link("ending-record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    visitor.go("fairness")
    visitor.page.locator("input[type=file]").set_input_files(record)
    expect(visitor.page.get_by_role("heading", name=visitor.say("fairness-passed"))).to_be_visible()
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("".join([lines[0], lines[2], lines[1], *lines[3:]]), encoding="utf-8")
    visitor.page.locator("input[type=file]").set_input_files(broken)
    expect(visitor.page.get_by_role("heading", name=visitor.say("fairness-failed"))).to_be_visible()
