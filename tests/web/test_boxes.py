"""Boxes over HTTP: listed, shown in words, checked, kept, chosen, taken away; and what is refused."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from omerta import games
from omerta.core.boxes import values
from omerta.core.problems import Broken, Damaged, Fault
from omerta.core.words import LANGUAGES, Words
from omerta.table.boxes import LARGEST
from omerta.web.answers import problem_of
from omerta.web.settings import Limits, Settings
from omerta.web.wire import VERSION
from online import WIDE, Browser, Online, news, online, send

BOXED: Final = ("syndicate", "families", "speakeasy")
Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("boxes"), Settings(limits=WIDE)) as server:
        yield server


def shipped(game: str) -> Json:
    box = games.shipped(game)
    assert box is not None
    return deepcopy(dict(box.data))


def named(data: Json, box: str) -> Json:
    return {**data, "id": box}


def text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def check(browser: Browser, game: str, content: str, language: str = "en") -> Json:
    answer = browser.post("/boxes/check", {"game": game, "box": content, "language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def keep(browser: Browser, game: str, box: str) -> Json:
    answer = browser.post("/boxes", {"game": game, "box": text(named(shipped(game), box))})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", BOXED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_box_is_shown_value_by_value_in_words(house: Online, game: str, language: str) -> None:
    box = games.shipped(game)
    assert box is not None
    with house.browser() as browser:
        (listed,) = browser.get(f"/games/{game}/boxes").json()
        shown = browser.get(f"/games/{game}/boxes/{box.id}?language={language}").json()
    counts = Counter(value.origin for value in values(box))
    assert (listed["printed"], listed["derived"], listed["reconstructed"]) == tuple(
        counts[origin] for origin in ("printed", "derived", "reconstructed")
    )
    assert (listed["digest"], listed["shipped"], listed["yours"]) == (box.digest, True, False)
    told = [value for group in shown["groups"] for value in group["values"]]
    assert len(told) == len(values(box))
    assert all(value["text"] and value["name"] for value in told)
    assert not [value for value in told if set("{}[]") & set(value["text"]) and '"' in value["text"]]
    assert {value["origin"] for value in told} <= {"printed", "derived", "reconstructed"}
    assert all(group["guide"] for group in shown["groups"] if _is_ours(group))


def _is_ours(group: Json) -> bool:
    return any(value["origin"] == "reconstructed" and value["field"] != "at" for value in group["values"])


def test_a_game_without_data_has_no_box(house: Online) -> None:
    with house.browser() as browser:
        assert browser.get("/games/gangs/boxes").json() == []
        assert browser.get("/games/gangs/boxes/any").status_code == 404
        assert browser.get("/games/nothing/boxes").status_code == 404
        shown = {game["name"]: game["has_box"] for game in browser.get("/games").json()}
    assert shown == {name: name in BOXED for name in games.NAMES}


@pytest.mark.parametrize("game", BOXED)
def test_the_file_is_downloaded_and_is_the_box(house: Online, game: str) -> None:
    box = games.shipped(game)
    assert box is not None
    with house.browser() as browser:
        answer = browser.get(f"/games/{game}/boxes/{box.id}/file")
        assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{box.id}.json"'
        assert json.loads(answer.content) == box.data
        assert games.read_box(answer.content, game).digest == box.digest
        again = check(browser, game, answer.text)
    assert (again["faults"], again["changes"], again["box"]["digest"]) == ([], [], box.digest)


def test_a_changed_file_tells_what_differs_in_words(house: Online) -> None:
    data = named(shipped("families"), "other")
    data["setup"]["start_jobs"] = {"provenance": "derived", "value": 3}
    data["jobs"]["items"][0]["cost"] = ["booze"]
    with house.browser() as browser:
        checked = check(browser, "families", text(data), "pl")
    assert checked["faults"] == []
    assert [(one["thing"], one["name"], one["before"], one["after"]) for one in checked["changes"]] == [
        ("", "Zlecenia na początku", "2", "3"),
        ("Strzał ostrzegawczy", "koszt", "Broń", "Alkohol"),
    ]
    assert (checked["changes"][0]["origin_before"], checked["changes"][0]["origin_after"]) == ("printed", "derived")


def without(name: str) -> Callable[[Json], object]:
    return lambda data: data.pop(name)


BROKEN: Final[dict[str, Callable[[Json], object]]] = {
    "no-id": without("id"),
    "no-title": without("title"),
    "no-jobs": without("jobs"),
    "other-game": lambda data: data.update(game="speakeasy"),
    "other-format": lambda data: data.update(format=9),
    "no-origin": lambda data: data["jobs"].pop("provenance"),
    "bad-origin": lambda data: data["jobs"].update(provenance="guessed"),
    "twice": lambda data: data["jobs"]["items"][1].update(id="R01"),
    "icon": lambda data: data["jobs"]["items"][0].update(cost=["whisky"]),
    "effect": lambda data: data["jobs"]["items"][0].update(effects=["FLY"]),
    "one-sided": lambda data: data["territories"]["items"][0].update(neighbours=[2]),
    "count": lambda data: data["money"]["items"][0].update(count=-1),
    "name": lambda data: data["jobs"]["items"][0].update(name={"en": "Only English"}),
}


@pytest.mark.parametrize("change", BROKEN)
def test_a_broken_file_is_refused_in_words_of_both_languages(house: Online, change: str) -> None:
    data = named(shipped("families"), "broken")
    BROKEN[change](data)
    with house.browser("Ala") as browser:
        checked = check(browser, "families", text(data))
        kept = browser.post("/boxes", {"game": "families", "box": text(data)})
    assert checked["box"] is None
    assert checked["faults"]
    for fault in checked["faults"]:
        assert fault["place"]
        problem = Damaged(fault["reason"], {"where": fault["place"], **fault["facts"]}, fault["clause"])
        for language in LANGUAGES:
            sentence = Words(language, games.find("families")).problem(problem)
            assert "problem-" not in sentence
            assert "{" not in sentence
    assert (kept.status_code, kept.json()["reason"]) == (409, "box-broken")


@pytest.mark.parametrize(
    "content", ["nothing", "{", "[]", "3", '{"a": 1, "a": 2}', '{"a": NaN}', "[" * 3000, '"\\ud800"']
)
def test_what_is_no_box_at_all_is_refused_in_words(house: Online, content: str) -> None:
    with house.browser() as browser:
        for game in BOXED:
            checked = check(browser, game, content)
            assert checked["box"] is None
            assert checked["faults"]


def test_all_that_is_wrong_is_told_not_only_the_first(house: Online) -> None:
    data = named(shipped("families"), "broken")
    data["jobs"]["items"][0]["cost"] = ["whisky"]
    data["money"]["items"][0]["count"] = -1
    with house.browser() as browser:
        assert len(check(browser, "families", text(data))["faults"]) >= 2


@pytest.mark.parametrize("game", BOXED)
def test_a_box_is_kept_chosen_and_taken_away(house: Online, game: str) -> None:
    box = f"mine-{game}"
    with house.browser("Ala") as ala, house.browser("Bo") as bo:
        kept = keep(ala, game, box)
        assert (kept["yours"], kept["keeper"], kept["shipped"]) == (True, "Ala", False)
        listed = {one["id"]: one for one in bo.get(f"/games/{game}/boxes").json()}
        assert (listed[box]["yours"], listed[box]["keeper"]) == (False, "Ala")
        assert bo.get(f"/games/{game}/boxes/{box}").json()["box"]["id"] == box
        names = bo.get(f"/games/{game}/words/pl?box={box}")
        assert names.status_code == 200
        assert bo.http.delete(f"/api/v1/games/{game}/boxes/{box}").json()["reason"] == "not-your-box"
        setup = next(one for one in games.find(game).setups if not games.find(game).automata(one.options))
        table = bo.table(game, *["me"] * setup.seats, options={**setup.options, "data": box})["table"]
        assert (table["box"]["id"], table["box"]["keeper"]) == (box, "Ala")
        used = ala.http.delete(f"/api/v1/games/{game}/boxes/{box}")
        assert (used.status_code, used.json()["reason"]) == (409, "box-used")
        keep(ala, game, f"{box}-2")
        assert ala.http.delete(f"/api/v1/games/{game}/boxes/{box}-2").status_code == 200
        assert ala.get(f"/games/{game}/boxes/{box}-2").status_code == 404


def test_who_has_no_name_keeps_nothing(house: Online) -> None:
    with house.browser() as browser:
        answer = browser.post("/boxes", {"game": "families", "box": text(named(shipped("families"), "x"))})
    assert (answer.status_code, answer.json()["reason"]) == (403, "no-guest")


def test_a_file_that_is_too_large_is_refused(house: Online) -> None:
    with house.browser("Ala") as browser:
        for path in ("/boxes", "/boxes/check"):
            assert browser.post(path, {"game": "families", "box": "x" * (LARGEST + 1)}).status_code == 400
            assert browser.post(path, {"game": "families", "box": "x" * 3 * LARGEST}).status_code == 413
            wide = "ź" * (LARGEST - 10)  # as few characters as may be, and more bytes
            answer = browser.post(path, {"game": "families", "box": wide})
            assert (answer.status_code, answer.json()["reason"]) == (400, "box-too-large")


def test_how_often_files_are_looked_at_is_limited(tmp_path: Path) -> None:
    with online(tmp_path, Settings(limits=Limits(records=3))) as server, server.browser() as browser:
        answers = [browser.post("/boxes/check", {"game": "families", "box": "{}"}).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


def test_a_server_may_do_without_owners_boxes(tmp_path: Path) -> None:
    with online(tmp_path, Settings(limits=WIDE, boxes=False)) as server, server.browser("Ala") as browser:
        content = text(named(shipped("families"), "mine"))
        for path in ("/boxes", "/boxes/check"):
            answer = browser.post(path, {"game": "families", "box": content})
            assert (answer.status_code, answer.json()["reason"]) == (403, "boxes-off")
        assert not [game for game in browser.get("/games").json() if game["owners_boxes"]]
        assert len(browser.get("/games/families/boxes").json()) == 1


def test_a_table_whose_box_is_gone_says_so_and_no_other_minds(tmp_path: Path) -> None:
    with online(tmp_path, Settings(limits=WIDE)) as server, server.browser("Ala") as browser:
        keep(browser, "families", "mine")
        lost = browser.table("families", "me", "me", options={"data": "mine"})["table"]["id"]
        other = browser.table("families", "me", "me")["table"]["id"]
        token = browser.token
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("DELETE FROM boxes")
    connection.close()
    with online(tmp_path, Settings(limits=WIDE)) as server, server.browser() as browser:
        browser.http.cookies.set("omerta_guest", token)
        answer = browser.get(f"/tables/{lost}")
        assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (409, "conflict", "box-missing")
        assert answer.json()["facts"] == {"game": "families", "what": "mine"}
        assert browser.get(f"/tables/{other}").status_code == 200
        listed = {one["id"]: one["problem"] for one in browser.get("/me/tables").json()}
        assert (listed[other], listed[lost]["reason"]) == (None, "box-missing")
        first = asyncio.run(_first_news(browser, lost))
    assert (first["kind"], first["problem"]["reason"]) == ("problem", "box-missing")


async def _first_news(browser: Browser, table: str) -> Json:
    async with browser.socket(table) as socket:
        await send(socket, {"kind": "hello", "version": VERSION})
        return await news(socket)


JUNK: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    7,
    10**9,
    0.5,
    "",
    "x",
    "any",
    "{ $x }",
    '"',
    "\u0000",
    [],
    {},
    [[]],
    {"pl": 1},
    ["gun"] * 50,
)


@pytest.mark.parametrize("game", BOXED)
def test_whatever_a_file_holds_it_is_read_or_refused_in_words(house: Online, game: str) -> None:
    numbers = Random(7)
    with house.browser() as browser:
        for _ in range(40):
            data = named(shipped(game), "mangled")
            mangle(data, numbers)
            checked = check(browser, game, text(data))
            assert (checked["box"] is None) == bool(checked["faults"])
            assert all(fault["where"] and fault["reason"] for fault in checked["faults"])


def mangle(data: Json, numbers: Random) -> None:
    """Put something else in any place."""
    part: Any = data
    while True:
        keys = list(part) if isinstance(part, dict) else range(len(part))
        key = numbers.choice(list(keys))
        if not isinstance(part[key], dict | list) or not part[key] or numbers.random() < 0.15:
            part[key] = numbers.choice(JUNK)
            return
        part = part[key]


@pytest.mark.parametrize("away", BOXED)
def test_a_broken_box_of_one_game_leaves_the_others_in_the_list(
    house: Online, away: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to be 503 store-away, for all four."""
    from omerta.web.routes import games as routes  # noqa: PLC0415

    read = games.find

    def broken(name: str, box: str = "") -> object:
        if name == away:
            raise Broken(away, [Fault(f"{away}.json", "data-missing")])
        return read(name, box)

    monkeypatch.setattr(games, "find", broken)
    routes._shown.cache_clear()
    with house.browser() as browser:
        shown = {game["name"]: game for game in browser.get("/games").json()}
        rules = browser.get(f"/rules/{away}/en")
    routes._shown.cache_clear()
    assert (rules.status_code, rules.json()["reason"]) == (409, "box-broken")
    assert list(shown) == list(games.NAMES)
    for name, game in shown.items():
        assert (game["problem"] is None) == (name != away)
        assert game["title"]["pl"]
    problem = shown[away]["problem"]
    assert (problem["code"], problem["reason"], problem["facts"]["game"]) == ("conflict", "box-broken", away)


def test_a_damaged_file_is_not_a_trouble_of_the_database() -> None:
    told = problem_of(Damaged("data-missing", {"where": "families.json"}))
    assert (told.code, told.reason) == ("bad-request", "data-missing")
    told = problem_of(Broken("families", [Fault("jobs", "data-shape", {}, "F2.4")]))
    assert (told.code, told.reason, told.facts) == ("conflict", "box-broken", {"game": "families", "where": "jobs"})
