"""Around the tables: the way in, the rulebook, what a browser remembers; and cards that are dragged."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browsing import PHONE, Clicks, Hand, Json, Player, Taps, Tour, new_table, spots

pytestmark = pytest.mark.page


@pytest.mark.parametrize("game", ["gangs", "syndicate"])
def test_a_newcomer_plays_two_clicks_later(tour: Tour, game: str) -> None:
    visitor = tour.visitor()
    visitor.go()
    visitor.speak(game)
    visitor.page.get_by_role("button", name=visitor.say("title")).first.click()
    visitor.button("play-now-start").click()
    assert Player(visitor, Clicks()).sight() is not None


def test_somebody_joins_from_the_lobby_and_somebody_watches(tour: Tour) -> None:
    ala, bo, cyd = tour.visitor(), tour.visitor("pl"), tour.visitor()
    table = new_table(ala, "gangs", "me", "open", visibility="listed")
    bo.go("lobby")
    bo.page.locator(f'a[href="#/table/{table}"]').last.click()
    bo.button("gathering-sit").click()
    bo.give_name("Bo")
    ala.go("table", table)
    cyd.go("table", table)
    expect(ala.page.get_by_role("grid")).to_be_visible()
    expect(bo.page.get_by_role("grid")).to_be_visible()
    expect(cyd.page.get_by_text(cyd.say("table-spectator"))).to_be_visible()
    assert cyd.page.locator("[data-alliance], [data-influence]").count() == 0
    ala.page.get_by_role("tab", name=ala.say("table-tab-chat")).click()
    ala.page.get_by_role("tabpanel").get_by_role("textbox").fill("Good luck!")
    ala.page.get_by_role("tabpanel").get_by_role("textbox").press("Enter")
    bo.page.get_by_role("tab", name=bo.say("table-tab-chat")).click()
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("Good luck!")


def test_what_somebody_likes_is_remembered(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.go("settings")
    visitor.page.get_by_label(visitor.say("settings-theme-day")).check()
    visitor.page.get_by_label("130 %").check()
    visitor.page.get_by_label(visitor.say("page-language-pl"), exact=True).and_(
        visitor.page.get_by_role("radio")
    ).check()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")  # its texts come over the network
    visitor.language = "pl"
    visitor.speak("gangs")
    visitor.page.reload()
    expect(visitor.page.get_by_label(visitor.say("settings-theme-day"))).to_be_checked()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "day"
    assert visitor.page.evaluate("document.documentElement.lang") == "pl"
    assert visitor.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 19


def test_every_clause_of_the_rulebook_is_a_place_to_link_to(tour: Tour) -> None:
    visitor = tour.visitor("pl", PHONE)
    visitor.speak("syndicate")
    visitor.go("rules", "syndicate", "S9.2")
    clause = visitor.page.get_by_text(visitor.words.text("rule-S9-2"))
    expect(clause).to_be_in_viewport()
    visitor.page.get_by_role("searchbox").fill("kapelusz")
    expect(visitor.page.locator("mark").first).to_have_text(re.compile("kapelusz", re.IGNORECASE))
    found = visitor.page.get_by_role("article").count()
    expect(visitor.page.get_by_role("status").first).to_have_text(visitor.say("rulebook-found", count=found))


class Drags(Hand):
    """With a mouse that holds what it moves."""

    def propose(self, player: Player, choice: Json) -> None:
        start, goal = spots(player.visitor, player.game, choice)
        mouse = player.visitor.page.mouse
        goal.scroll_into_view_if_needed()
        start.scroll_into_view_if_needed()
        mouse.move(*middle(start))
        mouse.down()
        for part in (0.3, 0.7, 1.0):
            (x, y), (a, b) = middle(start), middle(goal)
            mouse.move(x + part * (a - x), y + part * (b - y))
        mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("game", "kind"), [("gangs", "climb"), ("syndicate", "place")])
def test_what_is_dragged_to_its_place_is_done(tour: Tour, game: str, kind: str) -> None:
    """With everything moving: the film of what happened before is cut short by whoever goes on."""
    visitor = tour.visitor(size=(1366, 1200), moving=True)
    visitor.go("table", new_table(visitor, game, "me", "pawn"))
    player = Player(visitor, Drags())
    for _ in range(3):
        sight = player.sight()
        assert sight is not None
        choice = next((one for one in sight["choices"] if one["move"]["move"] == kind), None)
        if choice is None:
            break
        player.hand.propose(player, choice)
        expect(player.decision).not_to_contain_text(visitor.say("table-cancel"))
        visitor.page.wait_for_function(
            "([table, seat, moment]) => fetch(`/api/v1/tables/${table}`).then(answer => answer.json())"
            ".then(shown => shown.sights.find(sight => sight.seat === seat).moment > moment)",
            arg=[player.table, sight["seat"], sight["moment"]],
        )


@pytest.mark.parametrize("game", ["gangs", "syndicate"])
def test_on_a_phone_the_bar_covers_nothing_that_is_at_work(tour: Tour, game: str) -> None:
    """What is proposed makes the bar taller; the hand above it makes room, and cancelling puts everything back."""
    visitor = tour.visitor("pl", PHONE, touch=True)
    visitor.go("table", new_table(visitor, game, "me", "pawn"))
    player = Player(visitor, Taps())
    sight = player.sight()
    assert sight is not None
    choice = player.wish(sight)
    player.hand.propose(player, choice)
    player.confirming.wait_for()
    expect(visitor.page.get_by_role("list", name=visitor.say("foresight-title"))).to_be_visible()
    bar = player.decision.bounding_box()
    assert bar is not None
    assert middle(spots(visitor, game, choice)[-1])[1] < bar["y"]
    if game == "syndicate":
        hand = visitor.page.locator(f'ul[aria-label="{visitor.say("label-own-hand")}"]').bounding_box()
        assert hand is not None
        assert hand["y"] + hand["height"] <= bar["y"]
    visitor.button("table-cancel").tap()
    expect(player.confirming).to_have_count(0)
    expect(visitor.page.locator("main [aria-pressed=true]")).to_have_count(0)
