"""At the table: who sees what, what is refused and why, taking back, advice, languages."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import PHONE, Clicks, Json, Player, Tour, Visitor, new_table, spots

pytestmark = pytest.mark.page


def at_table(tour: Tour, *seats: str, game: str = "gangs", language: str = "en", **wishes: Any) -> Player:
    visitor = tour.visitor(language)
    visitor.go("table", new_table(visitor, game, *seats, **wishes))
    return Player(visitor, Clicks())


def own_hand(visitor: Visitor) -> list[int]:
    """The alliances that lie on the screen."""
    cards = visitor.page.locator("button[data-alliance]")
    return sorted(int(card.get_attribute("data-alliance") or -1) for card in cards.all())


def test_an_impossible_try_says_why_with_its_clause(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn")
    visitor, before = player.visitor, player.sight()
    for place in (0, 20):
        spots(visitor, "gangs", {"move": {"move": "climb", "from": place}})[0].click()
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("G3.2")
    alert.get_by_role("link").click()
    clause = visitor.page.get_by_role("dialog")
    expect(clause).to_contain_text(visitor.words.text("rule-G3-2"))
    visitor.page.keyboard.press("Escape")
    expect(clause).to_be_hidden()
    assert player.sight() == before, "nothing has changed"


def test_what_nobody_has_learnt_from_is_taken_back(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn")
    for _ in range(60):
        sight = player.sight()
        assert sight is not None
        climbs = [choice for choice in sight["choices"] if choice["move"]["move"] == "climb"]
        high = [choice for choice in climbs if choice["move"]["from"] >= 6]
        player.decide((high or climbs or sight["choices"])[0])
        if high:
            back = player.visitor.button("table-step-back").or_(player.visitor.button("table-undo"))
            back.click()
            expect(player.decision).to_contain_text(player.visitor.say("table-your-turn"))
            again = player.sight()
            assert again is not None
            assert (again["view"], again["choices"]) == (sight["view"], sight["choices"])
            return
    raise AssertionError("nobody climbed from above the street")


def test_the_adviser_shows_its_best_moves_with_chances_and_reasons(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn", game="syndicate")
    visitor = player.visitor
    assert player.sight() is not None
    visitor.button("hint-ask").click()
    advice = visitor.page.get_by_role("region", name=visitor.say("hint-title"))
    best = advice.get_by_role("listitem")
    expect(best).to_have_count(3)
    expect(best.first).to_contain_text("%")
    best.first.get_by_role("button").click()
    player.confirming.click()
    expect(player.confirming).to_be_hidden()
    assert player.step()


def test_a_table_without_hints_offers_none(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn", hints=False)
    assert player.sight() is not None
    assert player.visitor.button("hint-ask").count() == 0


def test_another_language_without_loading_anew(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn")
    visitor = player.visitor
    sight = player.sight()
    assert sight is not None
    visitor.page.evaluate("window.sameAsBefore = true")
    player.hand.propose(player, player.wish(sight))
    for language in ("pl", "en"):
        visitor.button(f"page-language-{language}").click()
        visitor.language = language
        visitor.speak("gangs")
        expect(player.confirming).to_be_visible()
        expect(visitor.page.get_by_role("grid", name=visitor.say("label-pyramid"))).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert visitor.page.title().startswith("● " + visitor.say("table-your-turn"))
    assert visitor.page.evaluate("window.sameAsBefore")


def test_a_curtain_hangs_between_two_people_at_one_screen(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("new", "gangs")
    visitor.speak("gangs")
    visitor.page.get_by_label(visitor.say("new-sitter", number=1)).select_option("me")
    visitor.page.get_by_label(visitor.say("new-sitter", number=2)).select_option("friend")
    visitor.page.get_by_label(visitor.say("new-friend-name")).fill("Bo")
    visitor.button("new-create").click()
    visitor.give_name("Ala")
    player = Player(visitor, Clicks())
    lifted: list[int] = []
    while len(lifted) < 6:
        lifted.append(lift_curtain(player))
        while mover(player) == lifted[-1]:
            assert player.step()
    assert set(lifted) == {0, 1}


def mover(player: Player) -> int:
    return int(next(sight for sight in player.shown()["sights"] if sight["choices"])["seat"])


def lift_curtain(player: Player) -> int:
    """See that nothing of the table is behind the curtain, and look as the seat whose turn it is."""
    visitor, shown = player.visitor, player.shown()
    seat = mover(player)
    name = shown["seats"][seat]["name"]
    expect(visitor.page.get_by_role("heading", name=visitor.say("curtain-title", name=name))).to_be_visible()
    assert visitor.page.get_by_role("gridcell").count() == 0
    assert own_hand(visitor) == []
    visitor.button("curtain-lift", name=name).click()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    sight: Json = next(sight for sight in shown["sights"] if sight["seat"] == seat)
    assert own_hand(visitor) == sorted(sight["view"]["alliances"][seat])
    return seat


def test_every_line_of_the_log_opens_its_clause(tour: Tour) -> None:
    player = at_table(tour, "me", "pawn", language="pl")
    visitor = player.visitor
    for _ in range(3):
        player.step()
    assert player.sight() is not None
    log = visitor.page.get_by_role("log", name=visitor.say("log-title"))
    lines = player.shown()["sights"][0]["lines"]
    expect(log.locator(".line, h3")).to_have_count(len(lines))
    last = lines[-1]
    link = log.locator(".line").last.get_by_role("link")
    expect(link).to_have_text(last["clause"])
    link.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(
        visitor.words.text(f"rule-{last['clause']}".replace(".", "-"))
    )


def test_on_a_phone_the_list_stays_where_it_was_when_something_is_picked(tour: Tour) -> None:
    """Confirming takes the focus to the bar at the lower edge, and the page does not run after it."""
    visitor = tour.visitor("pl", PHONE, touch=True)
    visitor.go("table", new_table(visitor, "speakeasy", "me", "pawn", setup="2"))
    first = visitor.page.locator("[aria-labelledby=choices-title] li button").first
    first.tap()
    expect(visitor.button("table-confirm")).to_be_focused()
    expect(first).to_be_in_viewport()
    assert visitor.page.evaluate("scrollY") == 0


def test_a_game_of_many_options_is_set_up_on_a_phone(tour: Tour) -> None:
    """What matters only against dons comes with them, folded away, and no choice is wider than the screen."""
    visitor = tour.visitor("pl", PHONE, touch=True)
    visitor.go("new", "families")
    finer = visitor.page.locator("details")
    visitor.page.get_by_role("button", name=visitor.say("new-create")).wait_for()
    expect(finer).to_have_count(0)
    visitor.speak("families")
    visitor.page.get_by_role("group", name=visitor.say("option-dons")).get_by_role("checkbox").first.check()
    expect(finer.get_by_role("combobox").first).to_be_hidden()
    finer.locator("summary").tap()
    expect(finer.get_by_role("combobox").last).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("first", ["option-lot", "option-seat"])
def test_who_begins_is_drawn_in_the_game_unless_somebody_is_named(tour: Tour, first: str) -> None:
    visitor = tour.visitor("en")
    visitor.go("new", "gangs")
    begins = visitor.page.get_by_label(visitor.say("option-first"))
    expect(begins.locator("option:checked")).to_have_text(visitor.say("option-lot"))
    begins.select_option(label=visitor.say(first, number=2))
    visitor.page.get_by_label(visitor.say("new-sitter", number=2)).select_option("bot")
    visitor.button("new-create").click()
    shown = visitor.api(f"/tables/{visitor.table}")
    assert shown["options"] == {"first": None if first == "option-lot" else 1}
    assert [line["event"] for line in shown["sights"][0]["lines"]].count("begins") == 1
