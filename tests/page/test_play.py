"""Whole games in a real browser: by mouse, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import expect

from browsing import PHONE, Clicks, Keys, ListTaps, MapKeys, Player, SheetClicks, Taps, Tour, Visitor, new_table
from omerta.games import find

pytestmark = pytest.mark.page


def sit_down(visitor: Visitor, game: str, setup: str, level: str = "pawn") -> None:
    """From the front page to a game against bots."""
    visitor.go()
    visitor.speak(game)
    visitor.page.get_by_role("button", name=visitor.say("title")).first.click()
    number = [one.name for one in find(game).setups].index(setup)
    visitor.page.get_by_role("radio").nth(number).check()
    levels = visitor.page.get_by_label(visitor.say("play-now-level"))
    if levels.count():
        levels.select_option(level)
    visitor.button("play-now-start").click()


def finished(player: Player) -> None:
    """The end is told, and the record of the game is fair."""
    shown = player.shown()
    assert shown["phase"] == "finished"
    visitor = player.visitor
    scores = visitor.page.get_by_role("list", name=visitor.say("ending-scores"))
    ranked = sorted(shown["result"]["scores"], reverse=True)
    winning = [shown["result"]["scores"][seat] for seat in shown["result"]["winners"]]
    for place, score in enumerate(winning if len(winning) > 1 else [*winning, *_without(ranked, *winning)]):
        assert visitor.say("seat-points", count=score) in scores.locator(":scope > li").nth(place).inner_text()
    record = visitor.context.request.get(f"{visitor.house}/api/v1/tables/{player.table}/record").text()
    assert visitor.post("/verify", {"record": record})["passed"]


def _without(numbers: list[int], one: int) -> list[int]:
    """The same but for one of them."""
    place = numbers.index(one)
    return numbers[:place] + numbers[place + 1 :]


@pytest.mark.parametrize(
    ("game", "setup", "language", "kinds"),
    [("gangs", "2", "en", {"climb", "fill"}), ("syndicate", "new_york", "pl", {"place"})],
)
def test_a_whole_game_by_mouse_against_bots(tour: Tour, game: str, setup: str, language: str, kinds: set[str]) -> None:
    visitor = tour.visitor(language)
    sit_down(visitor, game, setup)
    player = Player(visitor, Clicks())
    player.play_out()
    finished(player)
    assert kinds <= {move["move"] for move in player.moves}


def test_a_whole_game_by_keyboard_alone(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Keys())
    player.play_out()
    finished(player)
    assert {"climb", "fill"} <= {move["move"] for move in player.moves}


def test_some_turns_in_a_city_by_keyboard_alone(tour: Tour) -> None:
    visitor = tour.visitor("en")
    visitor.go("table", new_table(visitor, "syndicate", "me", "pawn", setup="new_york"))
    player = Player(visitor, MapKeys())
    while [move["move"] for move in player.moves].count("place") < 4 and player.step():
        pass
    told = visitor.api(f"/tables/{player.table}")["sights"][0]["lines"]
    assert sum(line["event"] == "placed" and line["facts"]["seat"] == 0 for line in told) >= 4


def test_a_game_without_a_board_is_played_in_words(tour: Tour) -> None:
    visitor = tour.visitor("pl", PHONE, touch=True)
    sit_down(visitor, "speakeasy", "2")
    player = Player(visitor, ListTaps())
    sheet = visitor.page.get_by_role("region", name=visitor.say("sheet-title"))
    for _ in range(3):
        assert player.step()
        sight = player.sight()
        assert sight is not None
        visitor.settle()
        asked = visitor.api(f"/tables/{player.table}/sheet?seat={sight['seat']}")
        question = visitor.words.text(asked["ask"]["key"], asked["ask"].get("facts", {}))
        assert question in player.decision.inner_text().replace("\xa0", " ")
        heading = sheet.get_by_role("heading").first.inner_text()
        assert player.shown()["seats"][sight["seat"]]["name"] in heading, "one's own things come first"
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"


@pytest.mark.parametrize(
    ("game", "setup", "moves"),
    [("gangs", "2", 1000), ("syndicate", "new_york", 8), ("families", "2", 6), ("speakeasy", "2", 6)],
)
def test_every_game_is_played_by_its_sheet(tour: Tour, game: str, setup: str, moves: int) -> None:
    """Touching what a choice is about narrows the list down to it; what is looked at is lit."""
    visitor = tour.visitor("pl")
    sit_down(visitor, game, setup)
    if game != "speakeasy":
        visitor.page.get_by_role("radio", name=visitor.say("settings-look-words")).check()
    sheet = visitor.page.get_by_role("region", name=visitor.say("sheet-title"))
    sheet.wait_for()
    player = Player(visitor, SheetClicks())
    lit = 0
    while len(player.moves) < moves and player.step():
        if len(player.moves) < 4 and player.sight() is not None:
            visitor.page.locator("[aria-labelledby=choices-title] li button").first.hover()
            lit += sheet.locator(".lit").count()
    assert lit >= 1
    if moves == 1000:
        finished(player)


def test_the_board_and_the_words_are_one_table(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    visitor.speak("gangs")
    board, sheet = (visitor.page.get_by_role(*role) for role in (("grid",), ("region",)))
    expect(board.first).to_be_visible()
    visitor.page.get_by_role("radio", name=visitor.say("settings-look-words")).check()
    expect(visitor.page.get_by_role("region", name=visitor.say("sheet-title"))).to_be_visible()
    expect(board).to_have_count(0)
    visitor.page.reload()
    expect(sheet.first).to_be_visible()
    visitor.go("settings")
    visitor.page.get_by_role("radio", name=visitor.say("settings-look-board")).check()
    visitor.page.go_back()
    expect(board.first).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(tour: Tour) -> None:
    visitor = tour.visitor("pl", PHONE, touch=True)
    sit_down(visitor, "syndicate", "los_angeles")
    player = Player(visitor, Taps())
    player.play_out()
    finished(player)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"


def test_a_whole_game_alone_against_the_rulebook(tour: Tour) -> None:
    visitor = tour.visitor()
    sit_down(visitor, "syndicate", "solo-easy")
    player = Player(visitor, Clicks())
    automaton = visitor.page.get_by_role("region", name=visitor.say("label-automaton"))
    told = 0
    while (sight := player.sight()) is not None:
        told += automaton.get_by_text(visitor.say("label-reasons")).is_visible()
        player.decide(player.wish(sight))
    finished(player)
    assert told >= 3, "why it does what it does"
