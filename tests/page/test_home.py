"""The house around the tables: boxes, games that wait to go on, lists, names, and places where nothing is."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browsing import PHONE, Clicks, Player, Tour, Visitor, new_table, play_quickly
from omerta.core.words import LANGUAGES
from omerta.games import NAMES, find

pytestmark = pytest.mark.page

LAPTOP = (1366, 768)


def box(visitor: Visitor, game: str) -> Locator:
    visitor.speak(game)
    return visitor.page.get_by_role("button", name=visitor.say("title")).first


@pytest.mark.parametrize("language", LANGUAGES)
def test_boxes_say_for_whom_they_are_before_any_click(tour: Tour, language: str) -> None:
    visitor = tour.visitor(language, LAPTOP)
    visitor.go()
    for name in NAMES:
        game = find(name)
        expect(box(visitor, name)).to_be_in_viewport()
        expect(box(visitor, name)).to_contain_text(visitor.say("box-minutes", count=game.minutes))
        expect(box(visitor, name)).to_contain_text(visitor.say(f"box-weight-{game.weight}"))
        expect(box(visitor, name)).to_contain_text(f"–{game.most_seats}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_and_the_start_are_in_sight_on_a_laptop(tour: Tour, language: str) -> None:
    visitor = tour.visitor(language, LAPTOP)
    visitor.go()
    box(visitor, "gangs").click()
    expect(visitor.link("play-now-tutorial")).to_be_in_viewport(ratio=1)
    expect(visitor.button("play-now-start")).to_be_in_viewport(ratio=1)
    assert visitor.page.evaluate("scrollY") == 0


def test_dons_are_chosen_by_name_and_five_families_may_be_four(tour: Tour) -> None:
    visitor = tour.visitor(size=LAPTOP)
    visitor.go()
    box(visitor, "families").click()
    visitor.page.get_by_label("4", exact=True).check()
    visitor.button("play-now-start").click()
    expect(visitor.page.get_by_role("list", name=visitor.say("seats-title"))).to_be_visible()
    seats = visitor.api(f"/tables/{visitor.table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "bot", "bot"]
    visitor.go()
    box(visitor, "families").click()
    dons = visitor.say("play-now-parts", what=visitor.say("option-dons"))
    visitor.page.get_by_label(dons).check()
    visitor.page.get_by_role("button", name="Al Capone").click()
    visitor.page.get_by_role("button", name="Luciano").click()
    expect(visitor.page.get_by_role("button", name="Al Capone")).to_be_disabled()  # against nobody is no game
    visitor.button("play-now-start").click()
    expect(visitor.page.get_by_role("list", name=visitor.say("seats-title"))).to_contain_text("Al Capone")
    assert visitor.api(f"/tables/{visitor.table}")["options"]["dons"] == "capone"


def test_home_leads_back_to_a_game_with_one_touch(tour: Tour) -> None:
    visitor = tour.visitor("pl", PHONE, touch=True)
    visitor.go()
    box(visitor, "gangs").tap()
    visitor.button("play-now-start").tap()
    table = Player(visitor, Clicks()).table
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    visitor.go()
    begun = visitor.page.get_by_role("navigation", name=visitor.say("go-on-title")).get_by_role("link").first
    expect(begun).to_be_in_viewport()
    expect(begun).to_contain_text(visitor.say("title"))
    begun.tap()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert visitor.table == table


def test_finished_games_are_listed_with_date_and_result_and_played_again(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go()
    box(visitor, "gangs").click()
    visitor.button("play-now-start").click()
    table = visitor.table
    play_quickly(visitor, table)
    result = visitor.api(f"/tables/{table}")["result"]
    visitor.go("mine")
    row = visitor.page.get_by_role("article").filter(has=visitor.page.locator(f'a[href="#/replay/{table}"]'))
    told = "ended-won" if result["winners"] == [0] else "ended-lost" if 0 not in result["winners"] else "ended-shared"
    expect(row).to_contain_text(visitor.say(told))
    expect(row.get_by_role("time")).to_have_text(re.compile(r"\d{1,2} \w+ 20\d\d"))
    row.get_by_role("button", name=visitor.say("list-rematch")).click()
    visitor.page.wait_for_function("table => !location.hash.endsWith(table)", arg=table)
    again = visitor.table
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    visitor.go("mine")
    expect(row.get_by_role("link", name=visitor.say("list-to-rematch"))).to_have_attribute("href", f"#/table/{again}")


def test_the_lobby_shows_a_new_table_by_itself(tour: Tour) -> None:
    ala, bo = tour.visitor(), tour.visitor("pl")
    bo.go("lobby")
    bo.speak("speakeasy")
    expect(bo.page.get_by_role("heading", name=bo.say("page-link-lobby"))).to_be_visible()
    clock = {"kind": "move", "seconds": 180, "increment": 0, "on_timeout": "bot-moves"}
    table = new_table(
        ala, "speakeasy", "me", "open", visibility="listed", options={"open_safes": True}, clock=clock, hints=False
    )
    card = bo.page.get_by_role("article").filter(has=bo.page.locator(f'a[href="#/table/{table}"]'))
    expect(card).to_be_visible()
    for text in ("Ala", bo.say("option-open_safes"), bo.say("span-minutes", count=3), bo.say("list-hintless")):
        expect(card).to_contain_text(text)


def test_a_name_is_asked_for_once_and_only_among_people(tour: Tour) -> None:
    ala, bo = tour.visitor(), tour.visitor("pl", PHONE, touch=True)
    tables = [new_table(ala, "gangs", "me", "open") for _ in range(2)]
    bo.go("table", tables[0])
    bo.button("gathering-sit").tap()
    asked = bo.page.get_by_role("dialog", name=bo.say("name-title"))
    wanted = asked.get_by_label(bo.say("name-label"))
    suggested = wanted.input_value()
    assert suggested in bo.say("name-suggestions")
    asked.get_by_role("button", name=bo.say("name-another")).tap()
    expect(wanted).not_to_have_value(suggested)
    name = wanted.input_value()
    asked.get_by_role("button", name=bo.say("name-take")).tap()
    expect(asked).to_be_hidden()
    expect(bo.page.get_by_role("grid")).to_be_visible()
    assert bo.api(f"/tables/{tables[0]}")["seats"][1]["name"] == name
    bo.go("table", tables[1])
    bo.button("gathering-sit").tap()
    expect(bo.page.get_by_role("grid")).to_be_visible()
    bo.go("settings")
    expect(bo.page.get_by_label(bo.say("settings-name"))).to_have_value(name)


def test_whoever_would_rather_not_give_a_name_is_not_seated(tour: Tour) -> None:
    ala, bo = tour.visitor(), tour.visitor()
    table = new_table(ala, "gangs", "me", "open")
    bo.go("table", table)
    bo.button("gathering-sit").click()
    bo.page.get_by_role("dialog", name=bo.say("name-title")).wait_for()
    bo.page.keyboard.press("Escape")
    expect(bo.page.get_by_text(bo.say("problem-name-wanted"))).to_be_visible()
    assert bo.api(f"/tables/{table}")["seats"][1]["kind"] == "open"


def test_a_table_for_friends_has_open_seats(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go()
    box(visitor, "gangs").click()
    visitor.link("play-now-more").click()
    visitor.button("new-create").click()
    visitor.give_name("Ala")
    expect(visitor.page.get_by_label(visitor.say("gathering-invite"))).to_be_visible()
    shown = visitor.api(f"/tables/{visitor.table}")
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "open"]
    assert (shown["casual"], shown["options"]) == (True, {"first": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_the_page_says_so_and_leads_on(tour: Tour, language: str) -> None:
    visitor = tour.visitor(language, PHONE)
    answer = visitor.page.goto(f"{visitor.house}/nosuchpath")
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.get_by_role("heading", name=visitor.say("nowhere-title"))).to_be_visible()
    expect(visitor.page).to_have_title(re.compile(visitor.say("nowhere-title")))
    visitor.link("nowhere-home").click()
    expect(visitor.page.get_by_role("heading", name=visitor.say("home-title"))).to_be_visible()
    assert visitor.page.url == f"{visitor.house}/#/"


@pytest.mark.parametrize("table", ["", "no table", "ffffffffffffffffffffffffffffffff"])
def test_a_table_that_is_not_there_is_told_so(tour: Tour, table: str) -> None:
    visitor = tour.visitor()
    visitor.go("table", table)
    told = visitor.page.get_by_text(visitor.say("nowhere-table"))
    expect(told.or_(visitor.page.get_by_text(visitor.say("problem-unknown-table"))).first).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("connection-lost"))).to_have_count(0)
    expect(visitor.link("nowhere-home").first).to_be_visible()


def test_a_search_finds_by_the_heading_whatever_the_form_of_the_word(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    visitor.go("rules", "families")
    visitor.page.get_by_role("searchbox").fill("lapówke")
    expect(visitor.page.get_by_role("article").first).to_have_attribute("id", "F11.1")
    expect(visitor.page.locator("h2 mark").first).to_have_text("Łapówki")
    visitor.go("rules", "speakeasy", "E99.9")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("rulebook-no-clause", clause="E99.9"))
    expect(visitor.page.get_by_role("searchbox")).to_have_value("")


def test_pages_have_titles_that_say_what_they_are(tour: Tour) -> None:
    visitor = tour.visitor()
    for parts, key in {
        ("lobby",): "page-link-lobby",
        ("mine",): "page-link-mine",
        ("new",): "new-title",
        ("settings",): "page-link-settings",
        ("nothing",): "nowhere-title",
        ("table",): "nowhere-table",
    }.items():
        visitor.go(*parts)
        expect(visitor.page).to_have_title(f"{visitor.say(key)} · Omerta")
    visitor.go("tutorial", "speakeasy")
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    assert "title" not in visitor.page.title()
