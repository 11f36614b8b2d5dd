"""The tutorials from beginning to end, played on the board; a replay of a record that was handed in."""

import msgspec
import pytest
from playwright.sync_api import expect

from browsing import Tour, spots
from test_tutorials import frames, lessons_of, stops

pytestmark = pytest.mark.page


@pytest.mark.parametrize(("game", "language"), [("gangs", "en"), ("syndicate", "pl")])
def test_a_whole_tutorial_is_played_on_the_board(tour: Tour, game: str, language: str) -> None:
    visitor = tour.visitor(language, (1366, 1200))
    visitor.speak(game)
    visitor.go("tutorial", game)
    (lesson,) = lessons_of(game)
    moments = frames(lesson)
    steps = len(stops(lesson))
    for step, stop in enumerate(stops(lesson), start=1):
        expect(visitor.page.get_by_text(visitor.say("tutorial-step", step=step, steps=steps))).to_be_visible()
        if stop.task:
            following = moments[[moment.ply for moment in moments].index(stop.ply) + 1]
            for place in spots(visitor, game, msgspec.to_builtins(following.played)):
                place.click()
            visitor.button("table-confirm").click()
        elif step < steps:
            visitor.button("tutorial-next").click()
    visitor.button("tutorial-watch").click()
    expect(visitor.page.get_by_role("slider")).to_have_attribute("max", str(len(moments) - 1))


def test_a_record_that_is_handed_in_can_be_watched(tour: Tour) -> None:
    visitor = tour.visitor()
    visitor.speak("syndicate")
    visitor.go("replay")
    (lesson,) = lessons_of("syndicate")
    visitor.page.locator("input[type=file]").set_input_files(lesson.record)
    slider = visitor.page.get_by_role("slider", name=visitor.say("replay-moment"))
    expect(slider).to_have_value("0")
    visitor.page.locator("h1").click()
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(len(frames(lesson)) - 1))
    visitor.page.get_by_label(visitor.say("replay-turn")).select_option(index=2)
    expect(slider).to_have_value("2")
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "list.txt", "mimeType": "text/plain", "buffer": b"bread, milk\n"}
    )
    expect(visitor.page.get_by_role("alert")).to_contain_text("list.txt")
