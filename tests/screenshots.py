"""Pictures of every page and of the games early, in the middle and at the end, on a desktop and on a phone.

make screenshots, or python -m screenshots [--out FOLDER] [--only TEXT] [--theme night|day] [--language pl|en]
"""

import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from bench.server import serving

from browsing import DESKTOP, PHONE, Hand, Player, Tour, Visitor, chromium, new_table, play_quickly
from tables import ROOT

OUT: Final = ROOT / "build" / "screenshots"
BOTS: Final = "soldier"


class Look(NamedTuple):
    """With which screen, language and theme."""

    name: str
    size: tuple[int, int]
    language: str
    theme: str


LOOKS: Final = (Look("desktop", DESKTOP, "en", "night"), Look("phone", PHONE, "pl", "day"))


class Match(NamedTuple):
    """A game to be pictured: its set-up, seats, and how many decisions make its early and middle."""

    game: str
    setup: str
    seats: tuple[str, ...]
    early: int
    middle: int


MATCHES: Final = {
    "gangs": Match("gangs", "3", ("me", BOTS, BOTS), 1, 9),
    "new-york": Match("syndicate", "new_york", ("me", BOTS), 2, 8),
    "los-angeles": Match("syndicate", "los_angeles", ("me", BOTS), 2, 8),
    "solo": Match("syndicate", "solo-easy", ("me", "me"), 2, 7),
    "families": Match("families", "2", ("me", BOTS), 4, 40),
    "speakeasy": Match("speakeasy", "solo", ("me", "me"), 4, 40),
}


class Camera:
    """Goes everywhere with one look."""

    def __init__(self, tour: Tour, look: Look, wishes: Namespace) -> None:
        self._look = look
        self._only: str = wishes.only
        self._folder: Path = wishes.out
        is_phone = look.size == PHONE
        self.visitor = tour.visitor(look.language, look.size, theme=look.theme, touch=is_phone)

    def shoot(self, name: str, *parts: str | int, prepare: Callable[[Visitor], None] | None = None) -> None:
        """A picture of a place, of its whole length."""
        if self._only not in name:
            return
        self.visitor.page.goto("about:blank")  # nothing is left of the picture before
        self.visitor.go(*parts)
        self.visitor.settle()
        if prepare is not None:
            prepare(self.visitor)
            self.visitor.settle()
        path = self._folder / f"{name}-{self._look.name}.png"
        # What sticks to the edge of a phone would lie across the middle of a longer picture.
        has_bars = self._look.size == PHONE and parts[:1] in (("table",), ("replay",))
        self.visitor.page.screenshot(path=path, full_page=not has_bars)
        print(path)  # noqa: T201

    def pages(self) -> None:
        visitor = self.visitor
        self.shoot("home")
        self.shoot("home-open", prepare=lambda _: visitor.page.get_by_role("main").get_by_role("button").first.click())
        self.shoot("new", "new", "gangs")
        self.shoot("gathering", "table", new_table(visitor, "gangs", "me", "open", BOTS, visibility="listed"))
        self.shoot("lobby", "lobby")
        self.shoot("mine", "mine")
        self.shoot("curtain", "table", new_table(visitor, "gangs", "me", "me"))
        for game in ("gangs", "syndicate"):
            self.shoot(f"rules-{game}", "rules", game)
            self.shoot(f"tutorial-{game}", "tutorial", game)
        self.shoot("fairness", "fairness")
        self.shoot("settings", "settings")
        self.shoot("nowhere", "nothing-here")

    def games(self) -> None:
        for name, match in MATCHES.items():
            if self._only in name or self._only in f"{name}-":
                self._game(name, match)

    def _begun(self, name: str, match: Match) -> str:
        """A table in the middle of its game; now and then one is lost before, and another begins."""
        while True:
            table = new_table(self.visitor, match.game, *match.seats, setup=match.setup, casual=True)
            play_quickly(self.visitor, table, match.early)
            self.shoot(f"{name}-early", "table", table)
            play_quickly(self.visitor, table, match.middle - match.early)
            if self.visitor.api(f"/tables/{table}")["phase"] == "playing":
                return table

    def _game(self, name: str, match: Match) -> None:
        visitor, table = self.visitor, self._begun(name, match)
        self.shoot(f"{name}-middle", "table", table)
        self.shoot(f"{name}-proposed", "table", table, prepare=_propose)
        self.shoot(f"{name}-hint", "table", table, prepare=_ask_adviser)
        play_quickly(visitor, table)
        self.shoot(f"{name}-end", "table", table)
        self.shoot(f"{name}-replay", "replay", table)


def _propose(visitor: Visitor) -> None:
    """The first choice, shown on the board before it is confirmed."""
    player = Player(visitor, Hand())
    sight = player.sight()
    if sight is not None:
        told = visitor.words.move(sight["choices"][0]["facts"])
        visitor.page.get_by_role("button", name=told, exact=True).first.click()
        visitor.page.evaluate("scrollTo(0, 0)")


def _ask_adviser(visitor: Visitor) -> None:
    asking = visitor.button("hint-ask")
    if asking.count():
        asking.click()
        visitor.page.get_by_role("meter").first.wait_for()


def main() -> None:
    parser = ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--only", default="", help="of which names hold this text")
    parser.add_argument("--theme", choices=("night", "day"))
    parser.add_argument("--language", choices=("pl", "en"))
    wishes = parser.parse_args()
    wishes.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/tables.sqlite", 1) as server,
        chromium() as browser,
    ):
        for look in LOOKS:
            chosen = look._replace(theme=wishes.theme or look.theme, language=wishes.language or look.language)
            camera = Camera(Tour(browser, server.address), chosen, wishes)
            camera.pages()
            camera.games()
            camera.visitor.context.close()


if __name__ == "__main__":
    main()
