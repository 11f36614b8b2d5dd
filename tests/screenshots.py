"""Pictures of every page and of the games early, in the middle and at the end, from a desktop to a phone on its side.

make screenshots, or python -m screenshots [--out FOLDER] [--only TEXT] [--sizes 1440x900,360x740] [--theme night|day]
[--language pl|en]. Each picture is what a screen of that size shows at first; contact sheets of all of them beside it.
"""

import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from bench.server import serving
from PIL import Image

from browsing import DESKTOP, Hand, Player, Tour, Visitor, chromium, new_table, play_quickly, unfold
from tables import ROOT

OUT: Final = ROOT / "build" / "screenshots"
BOTS: Final = "soldier"


SIZES: Final = "1440x900,1366x768,1280x800,768x1024,1080x810,720x450,360x740,740x360"
ROW: Final = 560  # pixels, of a picture's height on a contact sheet
WIDTH: Final = 2400


class Look(NamedTuple):
    """In which language and theme."""

    language: str
    theme: str


LOOKS: Final = (Look("en", "night"), Look("pl", "day"))


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
        self._sizes = [tuple(map(int, size.split("x"))) for size in wishes.sizes.split(",")]
        self.visitor = tour.visitor(look.language, DESKTOP, theme=look.theme)

    def shoot(self, name: str, *parts: str | int, prepare: Callable[[Visitor], None] | None = None) -> None:
        """What screens of all sizes show of a place at first, and all of that on one sheet."""
        if self._only not in name:
            return
        taken: list[Path] = []
        for width, height in self._sizes:
            self.visitor.page.set_viewport_size({"width": width, "height": height})
            self.visitor.page.goto("about:blank")  # nothing is left of the picture before
            self.visitor.go(*parts)
            self.visitor.settle()
            if prepare is not None:
                prepare(self.visitor)
                self.visitor.settle()
            taken.append(self._folder / f"{name}-{self._look.language}-{self._look.theme}-{width}x{height}.png")
            self.visitor.page.screenshot(path=taken[-1])
        sheet = self._folder / f"sheet-{name}-{self._look.language}-{self._look.theme}.png"
        contact_sheet(taken, sheet)
        print(sheet)  # noqa: T201

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


def contact_sheet(pictures: list[Path], sheet: Path) -> None:
    """All of them side by side, equally tall."""
    shrunk = [_shrunk(Image.open(picture)) for picture in pictures]
    rows: list[list[Image.Image]] = [[]]
    for picture in shrunk:
        if sum(one.width for one in rows[-1]) + picture.width > WIDTH:
            rows.append([])
        rows[-1].append(picture)
    whole = Image.new("RGB", (WIDTH, len(rows) * ROW), "white")
    for number, row in enumerate(rows):
        for place, picture in enumerate(row):
            whole.paste(picture, (sum(one.width for one in row[:place]), number * ROW))
    whole.save(sheet)


def _shrunk(picture: Image.Image) -> Image.Image:
    return picture.convert("RGB").resize((picture.width * ROW // picture.height, ROW))


def _propose(visitor: Visitor) -> None:
    """The first choice, shown on the board before it is confirmed."""
    player = Player(visitor, Hand())
    sight = player.sight()
    if sight is not None:
        unfold(visitor)
        visitor.page.locator("[data-action]").first.click()
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
    parser.add_argument("--sizes", default=SIZES)
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
