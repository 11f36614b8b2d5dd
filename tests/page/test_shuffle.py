"""The shuffle in a real browser: two steps that nobody notices, and a promise that is compared at the end."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from browsing import Tour, Visitor, new_table, play_quickly

pytestmark = pytest.mark.page

KEPT = "localStorage.getItem('omerta.promises')"
GATHERING = """() => {
  window.waited = false
  new MutationObserver(() => (window.waited ||= !!document.querySelector('#gathering-title')))
    .observe(document.body, { childList: true, subtree: true })
}"""


def sit_down(visitor: Visitor) -> str:
    """Deal me in, from the front page."""
    visitor.go()
    visitor.speak("gangs")
    visitor.page.get_by_role("button", name=visitor.say("title")).first.click()
    visitor.page.evaluate(GATHERING)
    visitor.button("play-now-start").click()
    visitor.page.wait_for_selector(".hall.table")
    return visitor.table


def promises(visitor: Visitor) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(visitor.page.evaluate(KEPT) or "{}")
    return kept


def test_two_steps_are_one_and_the_promise_is_kept(tour: Tour, tmp_path: Path) -> None:
    visitor = tour.visitor()
    asked: list[Request] = []
    visitor.page.on("request", lambda request: asked.append(request) if request.method == "POST" else None)
    table = sit_down(visitor)
    assert visitor.page.evaluate("window.waited") is False, "nobody is shown a waiting room"
    paths = [request.url.split("/api/v1/")[1] for request in asked]
    assert paths[-2:] == ["tables", f"tables/{table}/contribute"]
    assert "contribution" not in (asked[-2].post_data or "")
    promise = promises(visitor)[table]
    assert json.loads(asked[-1].post_data or "") == {"contribution": promise["contribution"]}
    assert promise["commitment"] == visitor.api(f"/tables/{table}")["commitment"]
    play_quickly(visitor, table)
    told = visitor.page.get_by_text(visitor.say("promise-kept"))
    expect(told).to_be_visible()
    record = tmp_path / "game.jsonl"
    record.write_bytes(visitor.context.request.get(f"{visitor.house}/api/v1/tables/{table}/record").body())
    check(visitor, record, "promise-kept")
    swap(visitor, table, commitment="00" * 32)
    check(visitor, record, "promise-broken")
    visitor.go("table", table)
    expect(visitor.page.get_by_role("alert").get_by_text(visitor.say("promise-broken"))).to_be_visible()
    swap(visitor, table, commitment=promise["commitment"], contribution="00" * 32)
    check(visitor, record, "promise-without-us")
    visitor.page.evaluate("localStorage.removeItem('omerta.promises')")
    check(visitor, record, "promise-unknown")


def check(visitor: Visitor, record: Path, key: str) -> None:
    """What the fairness page says of the promise."""
    visitor.go("fairness")
    visitor.page.reload()
    visitor.page.locator("input[type=file]").set_input_files(record)
    expect(visitor.page.get_by_text(visitor.say(key))).to_be_visible()


def swap(visitor: Visitor, table: str, **changes: str) -> None:
    """As if something else had been promised to this browser, or added by it."""
    kept = promises(visitor)
    kept[table] |= changes
    visitor.page.evaluate("kept => localStorage.setItem('omerta.promises', kept)", json.dumps(kept))


def test_a_seat_that_has_not_contributed_does_so_when_its_table_is_seen(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.post("/guests", {"name": "Ala"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pawn"}]
    table = visitor.post("/tables", {"game": "gangs", "seats": seats})["table"]["id"]
    assert visitor.api(f"/tables/{table}")["phase"] == "gathering"
    visitor.go("table", table)
    visitor.page.wait_for_selector(".hall.table")
    assert promises(visitor)[table]["given"] is True


def test_a_table_that_was_given_up_lays_its_shuffle_open(tour: Tour, tmp_path: Path) -> None:
    visitor = tour.visitor("pl")
    table = sit_down(visitor)
    visitor.post(f"/tables/{table}/abandon", {})
    expect(visitor.page.get_by_text(visitor.say("promise-kept"))).to_be_visible()
    with visitor.page.expect_download() as download:
        visitor.link("ending-record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    visitor.go("fairness")
    visitor.page.locator("input[type=file]").set_input_files(record)
    expect(visitor.page.get_by_role("heading", name=visitor.say("fairness-doubted"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("problem-not-to-the-end"))).to_be_visible()
    other = new_table(visitor, "gangs", "me", "open")
    visitor.post(f"/tables/{other}/abandon", {})
    visitor.go("table", other)
    expect(visitor.link("ending-record")).to_have_count(0)
