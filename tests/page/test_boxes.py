"""The Box page in a browser: read, searched, ten broken files refused in words, a good one kept and played with."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browsing import PHONE, Tour, Visitor, play_quickly
from omerta import games

pytestmark = pytest.mark.page
GAME: Final = "families"
Json = dict[str, Any]
Change = Callable[[Json], object]

# Each with the place that the refusal must name.
BROKEN: Final[dict[str, tuple[Change, str]]] = {
    "no-id": (lambda data: data.pop("id"), "id"),
    "no-title": (lambda data: data.pop("title"), "title"),
    "no-jobs": (lambda data: data.pop("jobs"), "jobs"),
    "other-game": (lambda data: data.update(game="speakeasy"), "game"),
    "no-origin": (lambda data: data["jobs"].pop("provenance"), "jobs"),
    "twice": (lambda data: data["jobs"]["items"][1].update(id="R01"), "jobs"),
    "icon": (lambda data: data["jobs"]["items"][0].update(cost=["whisky"]), "R01"),
    "effect": (lambda data: data["jobs"]["items"][0].update(effects=["FLY"]), "R01"),
    "one-sided": (lambda data: data["territories"]["items"][0].update(neighbours=[2]), "territories"),
    "count": (lambda data: data["money"]["items"][0].update(count=-1), "money"),
    "name": (lambda data: data["jobs"]["items"][0].update(name={"en": "Only English"}), "R01"),
}


def shipped(box: str = "my-box") -> Json:
    found = games.shipped(GAME)
    assert found is not None
    data = deepcopy(dict(found.data))
    return {**data, "id": box, "title": {"pl": "Pudełko Ali", "en": "Ala's box"}}


def written(folder: Path, name: str, content: str) -> str:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return str(path)


def hand_in(visitor: Visitor, file: str) -> None:
    visitor.page.locator("input[type=file]").set_input_files(file)


def open_tab(visitor: Visitor, tab: str) -> None:
    visitor.page.get_by_role("tab", name=visitor.say(f"box-page-tab-{tab}")).click()


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tabpanel").get_by_role("heading", level=3)


def test_a_box_is_read_and_searched_and_its_file_downloaded(tour: Tour) -> None:
    visitor = tour.visitor("pl")
    visitor.speak(GAME)
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("title")).click()
    visitor.link("box-page-link").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(visitor.say("title"))
    jobs = visitor.page.get_by_role("group").filter(
        has=visitor.page.get_by_role("heading", name="Zlecenia", exact=True)
    )
    jobs.locator("summary").click()
    expect(jobs.get_by_role("listitem").filter(has_text="Strzał ostrzegawczy")).to_contain_text("Broń")
    visitor.page.get_by_role("searchbox").fill("strzal ostrzegawczy koszt")
    expect(visitor.page.get_by_role("tabpanel").get_by_role("status")).to_have_text(
        visitor.say("box-page-found", count=1)
    )
    visitor.page.get_by_role("searchbox").fill("")
    origins = visitor.page.get_by_role("group", name=visitor.say("box-page-origins"))
    origins.get_by_role("checkbox").nth(2).uncheck()
    expect(visitor.page.get_by_role("heading", name="Zlecenia", exact=True)).to_have_count(0)
    with visitor.page.expect_download() as download:
        visitor.link("box-page-download").first.click()
    assert games.read_box(download.value.path().read_bytes(), GAME).is_shipped is False
    assert download.value.suggested_filename == f"{GAME}-reconstruction-1.json"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_ten_broken_files_are_refused_in_words(tour: Tour, language: str, tmp_path: Path) -> None:
    visitor = tour.visitor(language)
    visitor.go("box", GAME)
    open_tab(visitor, "file")
    for name, (change, place) in BROKEN.items():
        data = shipped()
        change(data)
        hand_in(visitor, written(tmp_path, f"{name}.json", json.dumps(data)))
        expect(verdict(visitor)).to_contain_text(f"{name}.json")
        faults = visitor.page.get_by_role("tabpanel").locator("ol li")
        expect(faults.first).to_be_visible()
        told = faults.all_inner_texts()
        assert any(place in text for text in told), told
        assert not [text for text in told if re.search(r"problem-|\{|data-", text)], told
        expect(visitor.button("box-page-keep")).to_have_count(0)
    hand_in(visitor, written(tmp_path, "torn.json", json.dumps(shipped())[:-40]))
    expect(verdict(visitor)).to_contain_text("torn.json")
    hand_in(visitor, written(tmp_path, "picture.json", "JFIF"))
    expect(verdict(visitor)).to_contain_text("picture.json")


def test_an_owners_box_is_kept_played_with_and_its_game_replayed(tour: Tour, tmp_path: Path) -> None:
    visitor = tour.visitor("pl", PHONE, touch=True)
    data = shipped()
    data["setup"]["start_jobs"] = {"provenance": "printed", "value": 3}
    data["jobs"]["items"][0]["name"] = {"pl": "Salwa", "en": "Salvo"}
    visitor.go("box", GAME)
    open_tab(visitor, "file")
    hand_in(visitor, written(tmp_path, "good.json", json.dumps(data)))
    expect(verdict(visitor)).to_have_text(visitor.say("box-page-good", title="Pudełko Ali"))
    expect(visitor.page.get_by_role("row").filter(has_text="Salwa")).to_be_visible()
    visitor.button("box-page-keep").click()
    visitor.page.get_by_role("tabpanel").get_by_role("link", name=visitor.say("box-page-play")).click()
    expect(visitor.page.get_by_role("combobox", name=visitor.say("new-box"))).to_have_value("my-box")
    visitor.page.get_by_label(visitor.say("new-sitter", number=2)).select_option("bot")
    visitor.button("new-create").click()
    table = visitor.table
    expect(visitor.page.get_by_text("Pudełko Ali").first).to_be_visible()
    shown = visitor.api(f"/tables/{table}")
    assert shown["box"]["id"] == "my-box"
    play_quickly(visitor, table, most=1)
    visitor.page.reload()
    expect(visitor.page.get_by_text("Pudełko Ali").first).to_be_visible()
    play_quickly(visitor, table)
    record = visitor.context.request.get(f"{visitor.house}/api/v1/tables/{table}/record").text()
    assert json.loads(record.splitlines()[0])["box"]["data"]["id"] == "my-box"
    visitor.go("replay")
    hand_in(visitor, written(tmp_path, "game.jsonl", record))
    visitor.page.get_by_role("slider", name=visitor.say("replay-moment")).wait_for()
    visitor.settle()


def test_a_game_without_data_says_that_all_is_printed(tour: Tour) -> None:
    visitor = tour.visitor("en")
    visitor.speak("gangs")
    visitor.go("box", "gangs")
    text = visitor.say("box-page-all-printed", game=visitor.say("title"))
    expect(visitor.page.get_by_text(text)).to_be_visible()
