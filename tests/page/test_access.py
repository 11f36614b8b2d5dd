"""Nothing on any page keeps somebody out: axe-core finds nothing serious, in both languages and both themes."""

from collections.abc import Callable
from typing import Any

import pytest

from browsing import DESKTOP, PHONE, Tour, Visitor, new_table, play_quickly
from omerta.core.words import LANGUAGES
from tables import ROOT

pytestmark = pytest.mark.page
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
CONTRAST = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}
# Letters and names on cards and fields are part of a picture, whose name says what it shows.
NO_PICTURES = "*:not(svg *):not(:has(svg text))"
PREPARE = """selector => axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector }] })"""
KNOWN = "localStorage.setItem('omerta.settings', JSON.stringify({ name: 'Ala' }))"  # as who has sat down before
Places = dict[str, tuple[str, ...]]
SERIOUS = ("serious", "critical")


def pages(visitor: Visitor) -> Places:
    """Every page that is no table; one table waits in the lobby, one to be gone on with, one is over."""
    visitor.page.add_init_script(KNOWN)
    new_table(visitor, "gangs", "me", "open", visibility="listed")
    new_table(visitor, "gangs", "me", "me")
    play_quickly(visitor, new_table(visitor, "gangs", "me", "me"))
    return {
        "home": (),
        "new": ("new", "syndicate"),
        "lobby": ("lobby",),
        "mine": ("mine",),
        "rules": ("rules", "gangs"),
        "box": ("box", "families"),
        "fairness": ("fairness",),
        "tutorial": ("tutorial", "gangs"),
        "lessons": ("tutorial", "families"),
        "lesson": ("tutorial", "families", "town"),
        "overview": ("overview", "families"),
        "settings": ("settings",),
        "nowhere": ("nothing-here",),
    }


def tables(visitor: Visitor) -> Places:
    """Tables in every state, and a replay."""
    over = new_table(visitor, "gangs", "me", "me")
    play_quickly(visitor, over)
    return {
        "gathering": ("table", new_table(visitor, "gangs", "me", "open")),
        "gangs": ("table", new_table(visitor, "gangs", "me", "pawn")),
        "syndicate": ("table", new_table(visitor, "syndicate", "me", "pawn")),
        "families": ("table", new_table(visitor, "families", "me", "me", setup="solo-luciano")),
        "plain": ("table", new_table(visitor, "speakeasy", "me", "pawn")),
        "curtain": ("table", new_table(visitor, "gangs", "me", "me")),
        "solo": ("table", new_table(visitor, "syndicate", "me", "me", setup="solo-easy")),
        "ending": ("table", over),
        "replay": ("replay", over),
    }


def troubles(visitor: Visitor, where: str, asked: dict[str, Any]) -> list[str]:
    """What is seriously wrong with what is on the screen."""
    found: list[dict[str, Any]] = visitor.page.evaluate("async asked => (await axe.run(asked)).violations", asked)
    serious = [one for one in found if one["impact"] in SERIOUS]
    return [f"{where}: {one['id']} at {told(one['nodes'])}" for one in serious]


def told(nodes: list[dict[str, Any]]) -> str:
    """The first of them, and how many there are."""
    reason = " ".join(nodes[0]["failureSummary"].split())
    return f"{nodes[0]['target'][0]} (of {len(nodes)}): {reason}"


@pytest.mark.parametrize("places", [pages, tables])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_serious(tour: Tour, language: str, places: Callable[[Visitor], Places]) -> None:
    """In both themes; between them nothing but colours differs."""
    visitor = tour.visitor(language, PHONE if language == "pl" else DESKTOP)
    found: list[str] = []
    for where, parts in places(visitor).items():
        visitor.go(*parts)
        visitor.settle()
        if visitor.page.evaluate("!window.axe"):  # another place is no new document
            visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
            visitor.page.evaluate(PREPARE, NO_PICTURES)
        found += troubles(visitor, f"{where} at night", EVERYTHING)
        visitor.page.emulate_media(color_scheme="light")
        found += troubles(visitor, f"{where} by day", CONTRAST)
        visitor.page.emulate_media(color_scheme="dark")
    assert not found, "\n".join(found)
