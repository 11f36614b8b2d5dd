"""The built page, as the server hands it out; and what it says where there is none."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from omerta.core.words import LANGUAGES, Words
from omerta.web.settings import Settings
from online import WIDE, Online, online

SCRIPT: Final = "console.log('ok')\n" * 100
INDEX: Final = '<!doctype html><script type="module" src="/assets/index-abc.js"></script>'


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "secret.py").write_text("no kind of file that a page has")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Online]:
    with online(tmp_path_factory.mktemp("built"), Settings(limits=WIDE, page=str(page))) as server:
        yield server


def test_the_page_is_looked_at_anew_and_what_it_consists_of_is_kept(house: Online) -> None:
    with house.browser() as browser:
        front = browser.http.get("/")
        assert front.text == INDEX
        assert front.headers["content-type"] == "text/html; charset=utf-8"
        assert front.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in front.headers["content-security-policy"]
        again = browser.http.get("/", headers={"if-none-match": front.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = browser.http.get("/assets/index-abc.js")
        assert script.text == SCRIPT
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert browser.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_whoever_takes_it_so_gets_it_compressed(house: Online) -> None:
    with house.browser() as browser:
        for encoding, is_packed in (("gzip, br", True), ("identity", False)):
            with browser.http.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": encoding}) as answer:
                content = b"".join(answer.iter_raw())
            assert (answer.headers.get("content-encoding") == "gzip") is is_packed
            assert answer.headers["vary"] == "accept-encoding"
            assert (gzip.decompress(content) if is_packed else content) == SCRIPT.encode()
            assert int(answer.headers["content-length"]) == len(content)


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/nothing.js", "/secret.py", "/assets/..%2findex.html", "/..%2f..%2fetc%2fpasswd", "/a/b"],
)
def test_nothing_else_is_handed_out(house: Online, path: str) -> None:
    with house.browser() as browser:
        answer = browser.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["reason"] == "no-such-page"


@pytest.mark.parametrize("path", ["/nothing", "/a/b", "/t/not!a!table", "/assets/nothing.js"])
def test_somebody_with_a_browser_is_shown_the_page_where_nothing_is(house: Online, path: str) -> None:
    with house.browser() as browser:
        answer = browser.http.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert (answer.status_code, answer.text) == (404, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/api/v1/tables/nothing", "/api/v1/rules/nothing/en"])
def test_what_programs_ask_for_stays_a_problem(house: Online, path: str) -> None:
    with house.browser() as browser:
        answer = browser.http.get(path, headers={"accept": "text/html"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"


def test_a_tables_short_link_leads_into_the_page(house: Online) -> None:
    with house.browser("Ala") as browser:
        answer = browser.http.get("/t/abc-DEF_1")
        assert (answer.status_code, answer.headers["location"]) == (303, "/#/table/abc-DEF_1")
        assert browser.http.get("/t/a%0d%0ab").status_code == 404


def test_a_page_that_is_built_anew_is_seen_without_a_restart(house: Online, page: Path) -> None:
    with house.browser() as browser:
        assert browser.http.get("/").text == INDEX
        (page / "index.html").write_text(INDEX + "<p>new</p>")
        assert browser.http.get("/").text == INDEX + "<p>new</p>"
        (page / "index.html").write_text(INDEX)


def test_without_a_page_both_languages_say_how_to_build_one(tmp_path: Path) -> None:
    with online(tmp_path, Settings(page=str(tmp_path / "nothing"))) as server, server.browser() as browser:
        front = browser.http.get("/")
        assert front.status_code == 200
        for language in LANGUAGES:
            assert Words(language).text("page-missing-title") in front.text
        assert "<script" not in front.text
        assert "style=" not in front.text
