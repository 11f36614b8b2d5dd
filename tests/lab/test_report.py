"""A report is one file that opens offline, in either language, and leaves nobody out."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

from omerta import games
from omerta.core.game import Game
from omerta.core.words import LANGUAGES, Words
from omerta.lab.figures import Figures
from omerta.lab.intervals import Interval
from omerta.lab.match import Note, Student, play
from omerta.lab.plans import AUTOMATON, Match, Plan, study_plans, unit, units_for
from omerta.lab.report import render
from omerta.lab.study import Findings
from tables import every_game


def findings(game: Game) -> dict[str, Findings]:
    """A few games in every set-up, by pawns who go by the names of others."""
    found: dict[str, Findings] = {}
    for setup in game.setups:
        plans = study_plans(game, setup, "soldier", "pawn", 1)
        deals: list[list[list[Note]]] = [[], []]
        for number in range(units_for(plans, 20)):
            index, deal = unit(plans, number)
            deals[index].append([played_by_pawns(plans[index], match) for match in plans[index].block(deal)])
        found[setup.name] = Findings(plans, *deals)
    return found


def played_by_pawns(plan: Plan, match: Match) -> Note:
    pawns = [player if player == AUTOMATON else "pawn" for player in match.players]
    note = play(plan, msgspec.structs.replace(match, players=pawns), Student())
    note.players = match.players
    return note


class Reader(HTMLParser):
    """What a browser would fetch, what a screen reader would read."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.targets: set[str] = set()
        self.links: list[str] = []
        self.labels: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        if given.get("id"):
            assert given["id"] not in self.targets
            self.targets.add(str(given["id"]))
        for key in ("src", "href", "xlink:href"):
            if key in given:
                self.links.append(str(given[key]))
        if tag == "svg":
            self.labels.append(str(given.get("aria-label", "")))


@every_game
def test_a_report_is_whole_reads_aloud_and_fetches_nothing(game: Game) -> None:
    found = findings(game)
    some = dict(list(found.items())[:2])
    for language, shown in zip(LANGUAGES, (some, found), strict=True):
        page = render(game, Words(language, game), shown)
        reader = Reader()
        reader.feed(page)
        check_nothing_is_fetched(page, reader)
        check_every_plot_has_a_text_and_a_table(reader)
        check_every_text_is_there(page, language)
        check_colours(page)
        assert page.count('class="caveat"') == bool(set(game.reconstructed) & set(shown))


def check_nothing_is_fetched(page: str, reader: Reader) -> None:
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert "://" not in page
    assert "@import" not in page
    assert all(link.startswith("#") for link in reader.links)
    used = set(re.findall(r"url\(#([^)]+)\)", page)) | {link[1:] for link in reader.links}
    assert used <= reader.targets


def check_every_plot_has_a_text_and_a_table(reader: Reader) -> None:
    assert len(reader.labels) > 10
    assert all(re.search(r"\d", label) and len(label) > 20 for label in reader.labels)
    assert reader.tags.count("details") == len(reader.labels)


def check_every_text_is_there(page: str, language: str) -> None:
    assert f'<html lang="{language}">' in page
    assert ("What wins" in page) == (language == "en")
    assert ("Co daje zwycięstwo" in page) == (language == "pl")
    shown = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    assert not re.search(r"\b(report|mark|ending|lab|bot)-[a-z]", shown)


def check_colours(page: str) -> None:
    """Those of the page, in the light and in the dark; no stand-in is left."""
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"#0[1-8]0[1-8]0[1-8]\b", page)


def test_shares_are_written_as_the_texts_write_them() -> None:
    assert Figures(Words("en")).percent(0.5312) == "53.1\u202f%"
    assert Figures(Words("pl")).percent(0.5312) == "53,1%"
    assert "95%" in Words("pl").text("lab-interval")


def test_where_seats_are_not_equal_the_one_that_shows_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best seat may well be within a fair share: then it is the worst that is told."""
    game = games.find("gangs")
    found = findings(game)
    rates = [Interval(0.386, 0.302, 0.478), Interval(0.377, 0.294, 0.469), Interval(0.237, 0.168, 0.323)]
    monkeypatch.setattr(found["3"], "seat_rates", lambda: rates)
    told = render(game, Words("en", game), found)
    assert "The seats are not equal: Seat 3 wins 23.7\u202f% (16.8–32.3)" in told
