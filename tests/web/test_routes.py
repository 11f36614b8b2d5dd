"""Every route, asked by a real browser's program over a real port."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from omerta import games
from omerta.core.words import LANGUAGES, Words
from omerta.web import squeezing
from omerta.web.routes.games import spelt
from online import API, Browser, Online, online
from parlour import CONTRIBUTION
from tables import ROOT


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("routes")) as server:
        yield server


def code(answer: Any) -> tuple[int, str, str]:
    problem = answer.json()
    return answer.status_code, problem["code"], problem["reason"]


def until(browser: Browser, table: str, phase: str) -> dict[str, Any]:
    """The table once it is in a phase."""
    for _ in range(2000):
        shown: dict[str, Any] = browser.get(f"/tables/{table}").json()
        if shown["phase"] == phase:
            return shown
        time.sleep(0.005)
    raise AssertionError(phase)


def play_out(browser: Browser, table: str) -> int:
    """Decide for every seat of this browser until it is over."""
    moves = 0
    while True:
        shown = browser.get(f"/tables/{table}").json()
        if shown["phase"] == "finished":
            return moves
        for sight in shown["sights"]:
            if sight["choices"]:
                body = {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"]}
                answer = browser.post(f"/tables/{table}/moves", body)
                assert answer.status_code in (200, 409), answer.text
                moves += answer.status_code == 200


def test_a_guest_has_a_name_and_keeps_it(house: Online) -> None:
    with house.browser() as browser:
        assert code(browser.get("/me")) == (403, "forbidden", "no-guest")
        answer = browser.post("/guests", {"name": "  Ala   Capone "})
        assert (answer.status_code, answer.json()) == (201, {"name": "Ala Capone"})
        token = browser.token
        assert browser.get("/me").json() == {"name": "Ala Capone"}
        assert browser.http.patch(f"{API}/me", json={"name": "Bo"}).json() == {"name": "Bo"}
        assert browser.post("/guests", {"name": "Cyd"}).json() == {"name": "Cyd"}
        assert browser.token == token, "who is known already keeps the seats"
        assert browser.get("/me").json() == {"name": "Cyd"}


def test_a_table_is_told_in_words_to_whoever_sits_there(house: Online) -> None:
    with house.browser() as browser, house.browser() as stranger:
        browser.post("/guests", {"name": "Ala"})
        table = browser.table("families", "me", "open")["table"]["id"]
        assert code(browser.get(f"/tables/{table}/sheet")) == (403, "forbidden", "table-gathering")
        browser.post(f"/tables/{table}/seats/1/bot", {"level": "pawn"})
        until(browser, table, "playing")
        own, open_ = (browser.get(f"/tables/{table}/sheet{query}").json() for query in ("?seat=0", ""))
        assert own != open_
        assert stranger.get(f"/tables/{table}/sheet").json()["sections"] == open_["sections"]
        for browsing, seat in ((browser, 1), (stranger, 0)):
            assert code(browsing.get(f"/tables/{table}/sheet?seat={seat}")) == (403, "forbidden", "not-your-seat")


def test_games_and_their_words_come_from_the_registry(house: Online) -> None:
    with house.browser() as browser:
        shown = browser.get("/games").json()
        assert [game["name"] for game in shown] == list(games.NAMES)
        for game in shown:
            known = games.find(game["name"])
            assert [setup["name"] for setup in game["setups"]] == [setup.name for setup in known.setups]
            assert [option["values"] for option in game["options"]] == [option.values for option in known.options]
            assert {s["name"] for s in game["setups"] if s["reconstructed"]} == set(known.reconstructed)
            asked = {(o["name"], value): seating for o in game["options"] for value, seating in o["seatings"].items()}
            for setup in known.setups:
                chosen = [(name, spelt(value)) for name, value in setup.options.items()]
                automata = [asked[one]["automata"] for one in chosen if one in asked]
                assert (automata or [[]]) == [known.automata(setup.options)]
            for language in LANGUAGES:
                assert game["title"][language] == Words(language, known).text("title")
                words = browser.get(f"/games/{known.name}/words/{language}").json()
                assert "title = " in words["game"]
                assert "problem-too-many" in words["program"]
                assert words["nouns"] == known.nouns
        assert code(browser.get("/games/nothing/words/pl")) == (404, "unknown", "unknown-game")
        assert browser.get(f"/games/{games.NAMES[0]}/words/de").status_code == 400


@pytest.mark.parametrize("name", games.NAMES)
def test_a_whole_game_over_http_ends_in_a_record_and_a_rematch(house: Online, name: str) -> None:
    setup = games.find(name).setups[0]
    with house.browser("Ala") as browser:
        created = browser.table(name, *["me"] * setup.seats, options=setup.options)
        table = created["table"]["id"]
        assert {link["seat"] for link in created["links"]} <= set(range(setup.seats))
        assert code(browser.get(f"/tables/{table}/record"))[:2] == (403, "forbidden")
        assert play_out(browser, table) > 5
        shown = browser.get(f"/tables/{table}").json()
        assert shown["proof"]["contributions"].count(CONTRIBUTION) >= 1
        record = browser.get(f"/tables/{table}/record")
        assert record.headers["content-type"].startswith("application/jsonl")
        assert len(record.text.splitlines()) > 5
        answer = browser.post(f"/tables/{table}/rematch", {})
        assert answer.status_code == 201
        assert answer.json()["table"]["previous"] == table


def test_people_join_leave_return_and_are_replaced(house: Online) -> None:
    with house.browser("Ala") as host, house.browser("Bo") as guest, house.browser("Cyd") as other:
        table = host.table("gangs", "me", "open", "open", visibility="listed")["table"]["id"]
        assert table in [summary["id"] for summary in guest.get("/tables").json()]
        link = guest.join(table, seat=1).json()
        assert link["seat"] == 1
        assert code(other.join(table, seat=1))[0] in (403, 409)
        assert [summary["id"] for summary in guest.get("/me/tables").json()] == [table]
        assert code(guest.post(f"/tables/{table}/seats/2/bot", {"level": "pawn"}))[:2] == (403, "forbidden")
        assert host.post(f"/tables/{table}/seats/2/bot", {"level": "pawn"}).status_code == 200
        until(host, table, "playing")
        claimed = other.post("/seats/claim", {"token": link["token"]})
        assert claimed.json() == {"table": table, "seat": 1}
        assert other.get(f"/tables/{table}").json()["seats"][1]["yours"]
        assert code(guest.post(f"/tables/{table}/leave", {"seat": 1}))[:2] == (403, "forbidden")
        assert other.post(f"/tables/{table}/leave", {"seat": 1, "level": "pawn"}).status_code == 200
        assert other.get(f"/tables/{table}").json()["seats"][1]["away"]
        assert other.post(f"/tables/{table}/return", {"seat": 1}).status_code == 200
        assert host.post(f"/tables/{table}/pause").status_code == 200
        until(host, table, "paused")
        assert host.post(f"/tables/{table}/resume").status_code == 200
        assert code(host.post(f"/tables/{table}/abandon"))[:2] == (403, "forbidden"), "others play"
        assert other.post(f"/tables/{table}/leave", {"seat": 1, "level": "pawn"}).status_code == 200
        assert code(host.post(f"/tables/{table}/abandon"))[2] == "others-away"
        assert code(host.post(f"/tables/{table}/seats/1/bot", {"level": "pawn"}))[2] == "seat-of-another"
        assert other.post(f"/tables/{table}/seats/1/bot", {"level": "capo"}).status_code == 200
        alone = host.table("gangs", "me", "pawn")["table"]["id"]
        assert host.post(f"/tables/{alone}/abandon").status_code == 200
        until(host, alone, "abandoned")
        lost = host.table("gangs", "me", "pawn")["table"]["id"]
        assert host.post(f"/tables/{lost}/resign", {"seat": 0}).status_code == 200
        assert host.get(f"/tables/{lost}").json()["result"]["winners"] == [1]
        assert host.get(f"/tables/{lost}/replay").status_code == 200
        assert code(other.post("/seats/claim", {"token": "no such token"}))[:2] == (404, "unknown")


def finished(browser: Browser, name: str = games.NAMES[0]) -> str:
    """A table where a game has been played to its end."""
    setup = games.find(name).setups[0]
    table: str = browser.table(name, *["me"] * setup.seats, options=setup.options)["table"]["id"]
    play_out(browser, table)
    return table


def test_a_hint_is_for_the_seat_that_decides_where_the_table_allows_it(house: Online) -> None:
    with house.browser("Ala") as browser, house.browser("Bo") as other:
        table = browser.table("gangs", "me", "me")["table"]["id"]
        sight = next(sight for sight in sights(browser, table) if sight["choices"])
        hint = browser.post(f"/tables/{table}/hint", {"seat": sight["seat"]})
        assert hint.status_code == 200, hint.text
        best = hint.json()["suggestions"]
        choices = {choice["action"]: choice for choice in sight["choices"]}
        assert 1 <= len(best) <= 3
        assert hint.json()["moment"] == sight["moment"]
        for one in best:
            assert one["move"] == choices[one["action"]]["move"]
            assert one["facts"] == choices[one["action"]]["facts"]
            assert 0 <= one["chance"] <= 1
        waiting = {"seat": 1 - sight["seat"]}
        assert code(browser.post(f"/tables/{table}/hint", waiting)) == (403, "forbidden", "not-your-turn")
        assert code(other.post(f"/tables/{table}/hint", waiting)) == (403, "forbidden", "not-your-seat")
        assert code(browser.post(f"/tables/{table}/hint", {"seat": 30})) == (403, "forbidden", "not-your-seat")
        strict = browser.table("gangs", "me", "me", hints=False)["table"]
        assert strict["hints"] is False
        asked = browser.post(f"/tables/{strict['id']}/hint", {"seat": 0})
        assert code(asked) == (403, "forbidden", "hints-off")
        assert browser.post(f"/tables/{strict['id']}/abandon").status_code == 200
        again = browser.post(f"/tables/{strict['id']}/rematch", {}).json()["table"]
        assert again["hints"] is False, "the same conditions once more"


def test_a_finished_game_is_replayed_judged_and_verified(house: Online) -> None:
    with house.browser("Ala") as browser:
        going = browser.table("gangs", "me", "me")["table"]["id"]
        for what in ("replay", "chances"):
            assert code(browser.get(f"/tables/{going}/{what}")) == (403, "forbidden", "not-finished")
        table = finished(browser)
        record = browser.get(f"/tables/{table}/record").text
        replay = browser.get(f"/tables/{table}/replay").json()
        assert replay == browser.post("/replay", {"record": record}).json()
        seen = browser.get(f"/tables/{table}/replay", params={"seat": 1}).json()
        assert seen == browser.post("/replay", {"record": record, "seat": 1}).json()
        assert browser.get(f"/tables/{table}/replay", params={"seat": 9}).status_code == 400
        assert replay["frames"][-1]["ply"] == len(record.splitlines()) - 1
        assert [frame["ply"] for frame in seen["frames"]] == [frame["ply"] for frame in replay["frames"]]
        chances = whole_graph(browser, table)
        assert [point["ply"] for point in chances["points"]] == [frame["ply"] for frame in replay["frames"]]
        assert browser.post("/chances", {"record": record}).json() == chances
        verified = browser.post("/verify", {"record": record}).json()
        assert verified["passed"]
        assert len(verified["checks"]) == 6
        broken = record.replace(record.splitlines()[1], str(int(record.splitlines()[1]) ^ 1), 1)
        assert not browser.post("/verify", {"record": broken}).json()["passed"]
        assert browser.post("/verify", {"record": "no record"}).json()["checks"][0]["passed"] is False
        assert browser.post("/replay", {"record": "no record"}).status_code == 400


def whole_graph(browser: Browser, table: str) -> dict[str, Any]:
    """All of it; what is known already never changes."""
    known: list[Any] = []
    for _ in range(1500):
        chances: dict[str, Any] = browser.get(f"/tables/{table}/chances").json()
        assert chances["points"][: len(known)] == known
        known = chances["points"]
        if chances["done"]:
            assert len(known) == chances["expected"]
            return chances
        time.sleep(0.02)
    raise AssertionError(len(known))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_rulebook_has_every_clause(house: Online, name: str, language: str) -> None:
    words = Words(language, games.find(name))
    with house.browser() as browser:
        answer = browser.get(f"/rules/{name}/{language}")
        clauses = [clause for chapter in answer.json()["chapters"] for clause in chapter["clauses"]]
        assert [clause["id"] for clause in clauses] == words.clauses()
        assert answer.headers["content-encoding"] == "gzip"
        assert code(browser.get(f"/rules/nothing/{language}")) == (404, "unknown", "unknown-game")


def test_taking_back_wishes_and_chat(house: Online) -> None:
    with house.browser("Ala") as ala, house.browser("Bo") as bo:
        table = ala.table("gangs", "me", "open", casual=True)["table"]["id"]
        assert bo.join(table).status_code == 200
        shown = until(ala, table, "playing")
        players = {sight["seat"]: browser for browser in (ala, bo) for sight in sights(browser, table)}
        assert set(players) == {0, 1}
        mover = next(seat for seat, browser in players.items() if sights(browser, table)[0]["choices"])
        browser, rival = players[mover], players[1 - mover]
        sight = sights(browser, table)[0]
        move = {"seat": mover, "moment": sight["moment"], "action": sight["choices"][0]["action"]}
        assert browser.post(f"/tables/{table}/moves", move).status_code == 200
        assert browser.post(f"/tables/{table}/moves", move).status_code == 200, "the same again does no harm"
        assert code(browser.post(f"/tables/{table}/moves", {**move, "action": move["action"] + 1}))[:2] == (
            409,
            "stale",
        )
        ask, answers = {"seat": mover, "moment": sights(browser, table)[0]["moment"]}, []
        for _ in range(2):
            assert browser.post(f"/tables/{table}/undo/ask", ask).status_code == 200
            asked = rival.get(f"/tables/{table}").json()["undo_asked"]
            assert asked["seat"] == mover
            answers.append({"seat": 1 - mover, "question": asked["question"]})
            if len(answers) == 1:
                assert rival.post(f"/tables/{table}/undo/decline", answers[0]).status_code == 200
        assert code(rival.post(f"/tables/{table}/undo/consent", answers[0]))[:2] == (409, "stale")
        assert rival.post(f"/tables/{table}/undo/consent", answers[1]).status_code == 200
        assert sights(browser, table)[0]["choices"] == sight["choices"]
        again = sights(browser, table)[0]
        undo = {"seat": mover, "moment": again["moment"]}
        assert code(browser.post(f"/tables/{table}/undo", undo)) == (403, "forbidden", "nothing-to-undo")
        assert browser.put(f"/tables/{table}/seats/{mover}/wishes/notes", {"value": "A\nB"}).status_code == 200
        assert sights(browser, table)[0]["notes"] == "A\nB"
        assert sights(rival, table)[0]["notes"] == ""
        assert browser.put(f"/tables/{table}/seats/{mover}/wishes/else", {"value": ""}).status_code == 400
        assert rival.put(f"/tables/{table}/seats/{mover}/wishes/auto", {"value": "1"}).status_code == 403
        assert browser.post(f"/tables/{table}/chat", {"text": " cześć "}).status_code == 200
        assert [line["text"] for line in rival.get(f"/tables/{table}/chat").json()] == ["cześć"]
        assert rival.get(f"/tables/{table}/chat", params={"after": 1}).json() == []
        assert shown["id"] == table


def sights(browser: Browser, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/tables/{table}").json()["sights"]
    return found


def test_an_undo_that_teaches_nobody_anything(house: Online) -> None:
    """Somewhere in a game of somebody alone with both seats there is one to be had."""
    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "me")["table"]["id"]
        for _ in range(60):
            sight = next(one for one in browser.get(f"/tables/{table}").json()["sights"] if one["choices"])
            body = {"seat": sight["seat"], "moment": sight["moment"]}
            action = sight["choices"][-1]["action"]
            assert browser.post(f"/tables/{table}/moves", {**body, "action": action}).status_code == 200
            body["moment"] += 1
            if browser.post(f"/tables/{table}/undo", body).status_code == 200:
                return
    raise AssertionError("nothing could be taken back")


def test_what_is_not_there_is_told_in_our_form(house: Online) -> None:
    with house.browser("Ala") as browser:
        assert code(browser.get("/tables/nothing")) == (404, "unknown", "unknown-table")
        assert code(browser.get("/nothing")) == (404, "unknown", "no-such-page")
        answer = browser.http.delete(f"{API}/me")
        assert code(answer) == (405, "bad-request", "no-such-method")
        assert "GET" in answer.headers["allow"]
        assert browser.get("/tables/a%00b").status_code in (400, 404)
        assert browser.get("/tables/%F0%9F%92%A3").status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documentation_is_a_page_of_our_own_in_both_languages(house: Online, language: str) -> None:
    with house.browser() as browser:
        headers = {"accept-language": f"{language},de;q=0.5"}
        for path in ("/api", f"/api?language={language}"):
            page = browser.http.get(path, headers=headers if "?" not in path else {})
            assert page.headers["content-type"].startswith("text/html")
            assert f'<html lang="{language}">' in page.text
            assert Words(language).text("api-new-table") in page.text
            assert "api-" not in page.text.replace("api-title", ""), "a word is missing"
            assert "<script" not in page.text
            assert "style=" not in page.text
            assert "://" not in page.text
        assert browser.http.get("/api/style.css").headers["content-type"].startswith("text/css")


def test_the_server_tells_its_health_and_its_figures(house: Online) -> None:
    with house.browser("Ala") as browser:
        assert browser.http.get("/healthz").json()["healthy"] is True
        browser.table("gangs", "me", "pawn")
        figures = browser.figures()
        for name in ("requests", "sockets", "moves", "move_seconds", "bots_asked", "bots_failed", "loop_lag_seconds"):
            assert f"# TYPE omerta_{name}" in figures
        assert 'omerta_requests_total{method="POST",route="/api/v1/tables",status="201"}' in figures


def test_the_stories_above_ask_for_everything_there_is(house: Online) -> None:
    """Tests may run in any process, so those that matter here are told once more."""
    test_a_guest_has_a_name_and_keeps_it(house)
    test_a_table_is_told_in_words_to_whoever_sits_there(house)
    test_games_and_their_words_come_from_the_registry(house)
    test_people_join_leave_return_and_are_replaced(house)
    test_taking_back_wishes_and_chat(house)
    test_a_hint_is_for_the_seat_that_decides_where_the_table_allows_it(house)
    test_a_finished_game_is_replayed_judged_and_verified(house)
    test_the_rulebook_has_every_clause(house, games.NAMES[0], "en")
    test_an_undo_that_teaches_nobody_anything(house)
    test_a_whole_game_over_http_ends_in_a_record_and_a_rematch(house, games.NAMES[0])
    _keep_a_box(house)
    _foresee(house)
    with house.browser() as browser:
        browser.http.get("/healthz")
        figures = browser.figures()
        schema = browser.http.get("/api/openapi.json").json()
    for path, item in schema["paths"].items():
        for method in item:
            done = f'omerta_requests_total{{method="{method.upper()}",route="{path}",status="20'
            assert done in figures, f"{method} {path} was never done"


def _keep_a_box(house: Online) -> None:
    """From the list to the file, and back under another name."""
    with house.browser("Ala") as browser:
        (shipped,) = browser.get("/games/syndicate/boxes").json()
        assert browser.get(f"/games/syndicate/boxes/{shipped['id']}").status_code == 200
        data = browser.get(f"/games/syndicate/boxes/{shipped['id']}/file").json()
        body = {"game": "syndicate", "box": json.dumps({**data, "id": "again"})}
        assert browser.post("/boxes/check", body).json()["faults"] == []
        assert browser.post("/boxes", body).status_code == 201
        assert browser.http.delete(f"{API}/games/syndicate/boxes/again").status_code == 200


def _foresee(house: Online) -> None:
    with house.browser("Ala") as browser:
        table = browser.table("gangs", "me", "me")["table"]
        sight = next(sight for sight in table["sights"] if sight["choices"])
        move = {"seat": sight["seat"], "moment": sight["moment"], "action": sight["choices"][0]["action"]}
        for question in ("foresight", "doubt"):
            assert browser.post(f"/tables/{table['id']}/{question}", move).status_code == 200


def test_every_operation_has_words_in_both_languages() -> None:
    schema = (ROOT / "docs" / "openapi.json").read_text(encoding="utf-8")
    for language in LANGUAGES:
        words = Words(language)
        for line in schema.splitlines():
            if '"operationId": ' in line:
                assert words.has(f"api-{line.split(chr(34))[3]}"), line


def test_what_is_the_same_for_everybody_is_squeezed_once(house: Online, monkeypatch: pytest.MonkeyPatch) -> None:
    squeezed: list[object] = []
    real = squeezing.json_leaf

    def noted(answer: object) -> squeezing.Leaf:
        squeezed.append(answer)
        return real(answer)

    monkeypatch.setattr(squeezing, "json_leaf", noted)
    with house.browser() as browser:
        for path in ("/games", "/games/gangs/words/pl", "/rules/syndicate/pl"):
            first = browser.get(path)
            squeezed.clear()
            again = browser.get(path)
            assert (again.content, again.headers["content-encoding"]) == (first.content, "gzip")
            assert squeezed == []
            known = browser.http.get(f"/api/v1{path}", headers={"if-none-match": first.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
