"""Learning a game: lessons that are left and gone on with, and the overview on one page."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browsing import DESKTOP, PHONE, Tour, Visitor, new_table

pytestmark = pytest.mark.page
LESSONS = 5  # of FAMILIES


def coach_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("tutorial-coach"))


def step_of(coach: Locator) -> Locator:
    return coach.get_by_text(re.compile(r"^(Step|Krok) \d+ (of|z) \d+$"))


def go_on(visitor: Visitor, coach: Locator) -> bool:
    """Do what the coach asks for, or let it be shown; whether there was anything left."""
    before = step_of(coach).inner_text()
    onward = coach.get_by_role("button", name=visitor.say("tutorial-next"), exact=True)
    shown = coach.get_by_role("button", name=visitor.say("tutorial-show"), exact=True)
    over = coach.get_by_role("button", name=visitor.say("tutorial-watch"))
    onward.or_(shown).or_(over).first.wait_for()
    if over.is_visible():
        return False
    if onward.is_visible():
        onward.click()
    else:
        shown.click()
        coach.get_by_role("button", name=visitor.say("table-confirm")).click()
    expect(step_of(coach)).not_to_have_text(before)
    return True


def contents(visitor: Visitor) -> Locator:
    visitor.go("tutorial", "families")
    lessons = visitor.page.locator("main ol a")
    expect(lessons).to_have_count(LESSONS)
    return lessons


def test_the_tutorial_can_be_left_and_resumed(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.speak("gangs")
    visitor.go("tutorial", "gangs")
    coach = coach_of(visitor)
    for _ in range(3):
        go_on(visitor, coach)
    step = step_of(coach).inner_text()
    assert not step.startswith("Step 1 ")
    visitor.go()
    visitor.go("tutorial", "gangs")
    expect(coach.get_by_text(step)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_lessons_are_taken_alone_and_lead_to_the_next(tour: Tour, language: str) -> None:
    visitor = tour.visitor(language, DESKTOP)
    visitor.speak("families")
    lessons = contents(visitor)
    expect(lessons.filter(has_text=visitor.say("tutorial-lesson-new"))).to_have_count(LESSONS)
    lessons.nth(2).click()
    coach = coach_of(visitor)
    go_on(visitor, coach)
    visitor.link("tutorial-lessons").click()
    expect(lessons.nth(2)).to_contain_text(visitor.say("tutorial-lesson-begun"))
    lessons.nth(2).click()
    expect(step_of(coach)).to_have_text(re.compile(r" 2 "))
    while go_on(visitor, coach):
        pass
    expect(coach.locator('a[href="#/tutorial/families/allies"]')).to_be_visible()
    expect(contents(visitor).nth(2)).to_contain_text(visitor.say("tutorial-lesson-done"))
    expect(lessons.filter(has_text=visitor.say("tutorial-lesson-new"))).to_have_count(LESSONS - 1)


def test_a_lesson_points_at_things_and_what_it_asks_can_be_touched(tour: Tour) -> None:
    visitor = tour.visitor(size=DESKTOP)
    visitor.speak("families")
    visitor.go("tutorial", "families", "town")
    coach = coach_of(visitor)
    for _ in range(4):
        go_on(visitor, coach)
    corner = visitor.page.locator('[data-thing="space:M03"]').first
    expect(corner).to_have_attribute("data-trace", "pointed")
    expect(visitor.page.locator(".pointer")).to_have_count(1)
    corner.click()
    expect(coach).to_contain_text(visitor.say("move-member", space="M03"))
    coach.get_by_role("button", name=visitor.say("table-confirm")).click()
    expect(step_of(coach)).to_have_text("Step 6 of 12")


def test_a_lesson_is_also_there_in_words(tour: Tour) -> None:
    visitor = tour.visitor(size=DESKTOP)
    visitor.page.add_init_script("localStorage.setItem('omerta.settings', JSON.stringify({ look: 'words' }))")
    visitor.speak("families")
    visitor.go("tutorial", "families", "jobs")
    coach = coach_of(visitor)
    for _ in range(2):
        go_on(visitor, coach)
    visitor.page.get_by_role("button", name="Gun Running", exact=True).click()
    coach.get_by_role("button", name=visitor.say("table-confirm")).click()
    expect(step_of(coach)).to_have_text("Step 4 of 13")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_overview_is_on_one_page_of_paper_and_on_any_screen(tour: Tour, language: str) -> None:
    visitor = tour.visitor(language, PHONE)
    visitor.speak("families")
    visitor.go("overview", "families")
    expect(visitor.page.get_by_role("heading", level=2)).to_have_count(7)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    printed = visitor.page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", printed) == [b"1"]


def test_an_overview_is_reached_from_the_box_the_table_and_the_rulebook(tour: Tour) -> None:
    visitor = tour.visitor(size=DESKTOP)
    visitor.speak("families")
    visitor.go("rules", "families")
    visitor.settle()
    visitor.link("overview-link").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        visitor.say("overview-heading", game=visitor.say("title"))
    )
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("title")).first.click()
    expect(visitor.link("overview-link")).to_have_attribute("href", "#/overview/families")
    visitor.go("table", new_table(visitor, "families", "me", "pawn"))
    visitor.page.get_by_role("tab", name=visitor.say("table-tab-menu")).click()
    expect(visitor.link("overview-link")).to_have_attribute("href", "#/overview/families")


def test_a_game_without_an_overview_has_no_link_to_one(tour: Tour) -> None:
    visitor = tour.visitor(size=DESKTOP)
    visitor.go("rules", "gangs")
    visitor.settle()
    expect(visitor.link("overview-link")).to_have_count(0)
    visitor.go("overview", "gangs")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("overview-none"))
