"""People at one table: who is here, the waiting room, a refused wish, a time that runs out, and giving up."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import PHONE, Tour, Visitor, new_table

pytestmark = pytest.mark.page
CLOCK = {"kind": "player", "seconds": 600, "increment": 5, "on_timeout": "seat-to-bot"}


def pair(tour: Tour, languages: tuple[str, str] = ("en", "pl"), **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Ala, whose turn it is, and Bo, both at the table."""
    ala, bo = (tour.visitor(language) for language in languages)
    table = new_table(ala, "gangs", "me", "open", **{"options": {"first": 0}, **wishes})
    ala.go("table", table)
    bo.post("/guests", {"name": "Bo"})
    bo.go("table", table)
    bo.page.get_by_label(bo.say("gathering-name"), exact=True).fill("Bo")
    bo.button("gathering-sit").click()
    for visitor in (ala, bo):
        visitor.speak("gangs")
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    return ala, bo, table


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("pl", PHONE)])
def test_the_waiting_room_says_what_will_be_played_and_who_is_here(
    tour: Tour, language: str, size: tuple[int, int]
) -> None:
    ala, bo = tour.visitor(language, size), tour.visitor("en")
    table = new_table(ala, "gangs", "me", "open", "open", clock=CLOCK)
    bo.post("/guests", {"name": "Bo"})
    bo.go("table", table)
    seat = bo.page.get_by_role("listitem").filter(has_text="Ala")
    expect(seat).to_contain_text(bo.say("people-not-here"))
    ala.go("table", table)
    expect(seat.get_by_text(bo.say("people-here"), exact=True)).to_be_visible()
    expect(bo.page.get_by_text(bo.say("people-watching", count=1))).to_be_visible()
    facts = ala.page.get_by_role("region", name=ala.say("people-table-title"))
    expect(facts).to_contain_text(ala.say("people-clock-timeout-seat-to-bot"))
    bo.page.get_by_label(bo.say("chat-write")).fill("Good luck!")
    bo.page.keyboard.press("Enter")
    expect(ala.page.get_by_role("region", name=ala.say("people-chat-title"))).to_contain_text("Good luck!")
    ala.link("people-rulebook").click()
    expect(ala.page).to_have_url(f"{ala.house}/#/rules/gangs")
    expect(seat).to_contain_text(bo.say("people-not-here"))


def test_giving_up_asks_first_and_ends_as_a_finished_game_does(tour: Tour) -> None:
    ala, bo, table = pair(tour)
    ala.page.get_by_role("tab", name=ala.say("table-tab-menu")).click()
    button, dialog = ala.button("menu-abandon"), ala.page.get_by_role("dialog")
    button.press("Enter")
    expect(dialog).to_contain_text("Bo wins")
    expect(ala.button("people-keep-playing")).to_be_focused()
    ala.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    assert ala.api(f"/tables/{table}")["phase"] == "playing"
    button.press("Enter")
    ala.page.keyboard.press("Tab")
    ala.page.keyboard.press("Enter")
    for visitor in (ala, bo):
        expect(
            visitor.page.locator("main").get_by_text(visitor.say("result-resigned", winners="Bo", count=1))
        ).to_be_visible()
        expect(visitor.link("ending-replay")).to_be_visible()
        expect(visitor.button("ending-rematch")).to_be_visible()
    bo.link("ending-replay").click()
    expect(bo.page.get_by_role("slider").first).to_be_visible()
    record = ala.context.request.get(f"{ala.house}/api/v1/tables/{table}/record").text()
    assert record.endswith('{"resign":0,"ends":true}\n')
    found = ala.post("/verify", {"record": record})
    assert found["passed"]
    assert not any(check["doubts"] for check in found["checks"])


def test_a_refused_wish_to_take_back_is_told_to_whoever_asked(tour: Tour) -> None:
    ala, bo, table = pair(tour, ("pl", "en"), casual=True)
    sight = ala.api(f"/tables/{table}")["sights"][0]
    move = {"seat": 0, "moment": sight["moment"], "action": sight["choices"][0]["action"]}
    ala.post(f"/tables/{table}/moves", move)
    ala.post(f"/tables/{table}/undo/ask", {"seat": 0, "moment": sight["moment"] + 1})
    bo.button("undo-decline").click()
    told = ala.page.get_by_text(ala.say("people-declined", name="Bo"))
    expect(told).to_be_visible()
    expect(bo.page.get_by_text(bo.say("people-declined", name="Bo"))).to_have_count(0)
    ala.button("people-noted").click()
    expect(told).to_have_count(0)
    ala.page.reload()
    expect(told).to_be_visible()
    sight = bo.api(f"/tables/{table}")["sights"][0]
    if sight["choices"]:
        move = {"seat": 1, "moment": sight["moment"], "action": sight["choices"][0]["action"]}
        bo.post(f"/tables/{table}/moves", move)
        expect(told).to_have_count(0)


def test_when_time_is_up_everybody_reads_it_and_the_player_is_told(tour: Tour) -> None:
    clock = {"kind": "move", "seconds": 3, "increment": 0, "on_timeout": "bot-moves"}
    ala, bo, _ = pair(tour, clock=clock)
    expect(ala.page.get_by_text(ala.say("people-your-timeout"))).to_be_visible()
    for visitor in (ala, bo):
        line = visitor.page.get_by_text(visitor.say("people-mark-timeout", name="Ala"))
        expect(line.first).to_be_visible()


def test_a_bot_that_thinks_shows_it_and_whoever_sets_up_the_table_chooses_its_pace(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("new", "gangs")
    visitor.page.get_by_label(visitor.say("new-sitter", number=1)).select_option("bot")
    visitor.page.get_by_label(visitor.say("new-sitter", number=2)).select_option("me")
    visitor.page.get_by_label(visitor.say("people-pace-about")).select_option("quick")
    visitor.page.get_by_label(visitor.say("new-level")).first.select_option("don")
    visitor.page.get_by_label("Who begins").select_option(label="seat 1")
    visitor.button("new-create").click()
    expect(visitor.page.get_by_text(visitor.say("people-thinks-time", time="1.1"))).to_be_visible()
    assert visitor.api(f"/tables/{visitor.table}")["pace"] == "quick"
