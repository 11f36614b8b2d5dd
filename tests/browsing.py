"""A real browser in front of a real server: visitors who look, click, tap and type as people do."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect, sync_playwright

from omerta.core.sheet import pointed
from omerta.core.words import Words
from omerta.games import find
from parlour import CONTRIBUTION
from tables import ROOT, SOURCE

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--mute-audio"]
API: Final = "/api/v1"
PATIENCE: Final = 60_000  # milliseconds: a busy machine is no fault of the page
expect.set_options(timeout=PATIENCE)
QUIET: Final = 4  # looks in a row at which nothing is under way
DESKTOP: Final = (1366, 850)
PHONE: Final = (360, 740)
# How the keyboard gets from where it is to the first of some elements.
WAY: Final = """selector => {
  const here = document.activeElement ?? document.body
  if (here.matches(selector)) return 'here'
  const goal = document.querySelector(selector)
  const isBehind = here !== document.body && goal.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
  return isBehind ? 'Shift+Tab' : 'Tab'
}"""
# The field that has the focus, and the arrow keys: those first that lead towards another field.
WAYS: Final = """goal => {
  const middle = one => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const here = document.activeElement
  const [[x, y], [a, b]] = [middle(here), middle(document.querySelector(`[data-field="${goal}"]`))]
  const across = a > x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const along = b > y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
  const [first, second] = Math.abs(a - x) > Math.abs(b - y) ? [across, along] : [along, across]
  return [here.dataset.field ?? '', first[0], second[0], second[1], first[1]]
}"""
# What is waited for most is looked for in every frame; the library itself looks ever more seldom.
NEXT: Final = """([bar, turn]) => {
  if (document.querySelector('#ending-title')) return 'over'
  const told = [...document.querySelectorAll(`[role=group][aria-label="${bar}"] strong`)]
  return told.some(one => one.textContent.trim() === turn) ? 'asked' : null
}"""
DONE: Final = """([bar, name]) => {
  const buttons = [...document.querySelectorAll(`[role=group][aria-label="${bar}"] button`)]
  return buttons.every(one => one.textContent.trim() !== name)
}"""
Move = dict[str, Any]
Json = dict[str, Any]


class PageWords(Words):
    """Everything the page says in one language, with the words of one game and of its board."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, find(game) if game else None)
        for path in sorted((SOURCE / "words" / "page").rglob(f"{language}.ftl")):
            self._add(path)
        board = ROOT / "web" / "src" / "lib" / "games" / game / "words" / f"{language}.ftl"
        if game and board.is_file():
            self._add(board)


class Visitor:
    """Somebody with a browser of their own, in which nothing may go wrong unseen."""

    def __init__(self, context: BrowserContext, house: str, language: str) -> None:
        self.context = context
        self.house = house
        self.language = language
        self.words = PageWords(language)
        self.troubles: list[str] = []
        self.strangers: list[str] = []  # requests to other servers
        # The browser itself notes every refusal of the server.
        self.forgiven: tuple[str, ...] = ("Failed to load resource",)
        self._under_way = 0
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("request", lambda request: self._meet(request.url))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    def _hear(self, kind: str, text: str) -> None:
        is_left = "closed before the connection is established" in text  # by whoever goes on before a socket is open
        if kind in ("error", "warning") and not is_left and not text.startswith(self.forgiven):
            self.troubles.append(f"{kind}: {text}")

    def _count(self, change: int) -> None:
        self._under_way += change

    def _meet(self, address: str) -> None:
        self._count(1)
        if urlsplit(address).netloc != urlsplit(self.house).netloc and not address.startswith(("data:", "blob:")):
            self.strangers.append(address)

    # Where to.

    def go(self, *parts: str | int, query: str = "") -> None:
        """Open a place of the page as a link to it would."""
        place = "/".join(str(part) for part in parts)
        self.page.goto(f"{self.house}/#/{place}{query}")

    def settle(self) -> None:
        """Until everything that was asked for is here, and on the screen."""
        self.page.get_by_role("main").get_by_role("heading").first.wait_for(state="attached")
        quiet = 0
        while quiet < QUIET:
            self.page.wait_for_timeout(25)
            quiet = quiet + 1 if self._under_way <= 0 else 0

    @property
    def table(self) -> str:
        """The table at which this visitor looks."""
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.rpartition("/")[2]

    def give_name(self, name: str) -> None:
        """Answer what everybody is asked once, before they first sit down with people."""
        asked = self.page.get_by_role("dialog", name=self.say("name-title"))
        asked.get_by_label(self.say("name-label")).fill(name)
        asked.get_by_role("button", name=self.say("name-take")).click()

    # What there is.

    def speak(self, game: str) -> None:
        """Know the words of a game from now on."""
        self.words = PageWords(self.language, game)

    def say(self, key: str, **facts: int | str) -> str:
        text = self.words.text(key, facts)
        assert text != key, f"the page has no text {key}"
        return text

    def button(self, key: str, **facts: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts))

    def link(self, key: str, **facts: int | str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts))

    def api(self, path: str) -> Any:
        """What the server tells this visitor's browser."""
        answer = self.context.request.get(f"{self.house}{API}{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(f"{self.house}{API}{path}", data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def close(self) -> None:
        self.context.close()
        assert not self.troubles, "\n".join(self.troubles)
        assert not self.strangers, "\n".join(self.strangers)


class Tour:
    """All visitors of one story, and the browser they share."""

    def __init__(self, browser: Browser, house: str) -> None:
        self._browser = browser
        self.house = house
        self._visitors: list[Visitor] = []

    def visitor(
        self,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        theme: str = "night",
        moving: bool = False,
        touch: bool = False,
    ) -> Visitor:
        context = self._browser.new_context(
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
        )
        visitor = Visitor(context, self.house, language)
        self._visitors.append(visitor)
        return visitor

    def close(self) -> None:
        """Everybody goes; whatever went wrong unseen comes out now."""
        visitors, self._visitors = self._visitors, []
        for visitor in visitors:
            visitor.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "the tests of the page need Debian's chromium"
    with sync_playwright() as playwright:
        browser = launched(playwright)
        try:
            yield browser
        finally:
            browser.close()


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Player:
    """A visitor who sits at a table and plays there, by whatever hand."""

    def __init__(self, visitor: Visitor, hand: "Hand", seed: int = 1) -> None:
        self.visitor = visitor
        self.hand = hand
        self.table = visitor.table
        self.moves: list[Move] = []
        self._numbers = Random(seed)
        self.game: str = self.shown()["game"]
        visitor.speak(self.game)

    def names(self) -> list[str]:
        """As the page tells them."""
        seats = self.visitor.page.locator(f'ul[aria-label="{self.visitor.say("seats-title")}"] strong')
        return seats.all_inner_texts()

    def shown(self) -> Json:
        shown: Json = self.visitor.api(f"/tables/{self.table}")
        return shown

    @property
    def decision(self) -> Locator:
        """The part of the page that says whose turn it is and what is proposed."""
        return self.visitor.page.locator(f'[role=group][aria-label="{self.visitor.say("table-decision")}"]')

    @property
    def confirming(self) -> Locator:
        return self.decision.get_by_role("button", name=self.visitor.say("table-confirm"), exact=True)

    def sight(self) -> Json | None:
        """What the page asks about, once it asks; None when the game is over."""
        texts = [self.visitor.say(key) for key in ("table-decision", "table-your-turn")]
        if self.visitor.page.wait_for_function(NEXT, arg=texts).json_value() == "over":
            return None
        sights: list[Json] = self.shown()["sights"]
        return next(sight for sight in sights if sight["choices"])

    def wish(self, sight: Json) -> Json:
        """A choice: of any kind of move, then of any of that kind."""
        kinds = sorted({choice["move"]["move"] for choice in sight["choices"]})
        kind = self._numbers.choice(kinds)
        choice: Json = self._numbers.choice([one for one in sight["choices"] if one["move"]["move"] == kind])
        return choice

    def decide(self, choice: Json) -> None:
        """Make a choice on the page, and see it done."""
        self.hand.propose(self, choice)
        self.confirming.wait_for()
        self.hand.confirm(self, choice)
        texts = [self.visitor.say(key) for key in ("table-decision", "table-confirm")]
        self.visitor.page.wait_for_function(DONE, arg=texts)
        self.moves.append(choice["move"])

    def step(self) -> bool:
        """One decision; False when it is over."""
        sight = self.sight()
        if sight is None:
            return False
        self.decide(self.wish(sight))
        return True

    def play_out(self) -> None:
        while self.step():
            pass


class Hand:
    """How somebody does it."""

    def propose(self, player: Player, choice: Json) -> None:
        raise NotImplementedError

    def confirm(self, player: Player, choice: Json) -> None:  # noqa: ARG002
        player.confirming.click()


class Clicks(Hand):
    """On the board, with a mouse; every other time the place itself is clicked again instead of the button."""

    def __init__(self) -> None:
        self._count = 0

    def press(self, place: Locator) -> None:
        place.click()

    def propose(self, player: Player, choice: Json) -> None:
        for place in spots(player.visitor, player.game, choice):
            self.press(place)

    def confirm(self, player: Player, choice: Json) -> None:
        self._count += 1
        if self._count % 2:
            self.press(player.confirming)
        else:
            self.press(spots(player.visitor, player.game, choice)[-1])


class Taps(Clicks):
    """With a finger."""

    def press(self, place: Locator) -> None:
        place.tap()


def unfold(visitor: Visitor, *, touch: bool = False) -> None:
    """Open the list of choices, which is folded beside a board."""
    folded = visitor.page.locator("#choices-title[aria-expanded=false]")
    if folded.count():
        folded.tap() if touch else folded.click()


class ListTaps(Hand):
    """With a finger, in the list of choices."""

    def propose(self, player: Player, choice: Json) -> None:
        unfold(player.visitor, touch=True)
        player.visitor.page.locator(f"[data-action='{choice['action']}']").tap()


class SheetClicks(Hand):
    """In the table in words: what a choice is about, one after the other, until it is proposed or found in the list."""

    def propose(self, player: Player, choice: Json) -> None:
        page, told = player.visitor.page, player.visitor.words.move(choice["facts"], player.names())
        for thing in pointed(find(player.game), choice["facts"]):
            place = page.locator(f'.sheet [data-things~="{thing}"][aria-pressed=false]').first
            if place.count():
                place.click()
            if player.confirming.count():
                return
        unfold(player.visitor)
        page.locator("[data-action]").get_by_text(told, exact=True).first.click()


class Keys(Hand):
    """With the keyboard alone: climbs on the board, everything else in the list of choices."""

    def propose(self, player: Player, choice: Json) -> None:
        move = choice["move"]
        if move["move"] == "climb":
            self._to(player, "[role=gridcell]")
            for place in (move["from"], move["to"]):
                self._walk(player, place)
                player.visitor.page.keyboard.press("Enter")
            return
        page = player.visitor.page
        if page.locator("#choices-title[aria-expanded=false]").count():
            self._to(player, "#choices-title")
            page.keyboard.press("Enter")
        self._to(player, "[data-action]")
        for key in ["Home", *["ArrowDown"] * 400]:
            if page.evaluate("document.activeElement.dataset.action") == str(choice["action"]):
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")

    def confirm(self, player: Player, choice: Json) -> None:  # noqa: ARG002
        player.visitor.page.keyboard.press("Enter")

    @staticmethod
    def _to(player: Player, selector: str) -> None:
        """Press Tab, or where it lies behind us Shift and Tab, until something of this kind has the focus."""
        page = player.visitor.page
        for _ in range(200):
            way = page.evaluate(WAY, selector)
            if way == "here":
                return
            page.keyboard.press(way)
        raise AssertionError(f"{selector} cannot be reached")

    @staticmethod
    def _walk(player: Player, place: int) -> None:
        """From place to place with the arrow keys: to the row, then along it."""
        page = player.visitor.page
        for _ in range(12):
            here = int(page.evaluate("document.activeElement.dataset.place"))
            if here == place:
                return
            rows = row_of(place) - row_of(here)
            ways = ("ArrowUp", "ArrowDown") if rows else ("ArrowRight", "ArrowLeft")
            page.keyboard.press(ways[0] if (rows or place - here) > 0 else ways[1])
        raise AssertionError(f"place {place} cannot be reached")


class MapKeys(Keys):
    """The same where a token goes to a field of a city: from the hand to the map, and along it with the arrow keys."""

    def propose(self, player: Player, choice: Json) -> None:
        move, page = choice["move"], player.visitor.page
        if move["move"] != "place":
            super().propose(player, choice)
            return
        hand = f'ul[aria-label="{player.visitor.say("label-own-hand")}"] button'
        self._to(player, hand)
        for key in ["Home", *["ArrowRight"] * 12]:
            if page.evaluate("document.activeElement.dataset.token") == str(move["token"]):
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        self._go(player, move["field"])
        page.keyboard.press("Enter")

    @staticmethod
    def _go(player: Player, field: int) -> None:
        """From field to field: of the ways that were tried least the one that leads nearest, which gets everywhere."""
        page = player.visitor.page
        page.wait_for_function("document.activeElement.dataset.field !== undefined")
        tried: Counter[tuple[str, str]] = Counter()
        for _ in range(200):
            here, *ways = page.evaluate(WAYS, str(field))
            if here == str(field):
                return
            way = min(ways, key=lambda way: tried[here, way])
            tried[here, way] += 1
            page.keyboard.press(way)
        raise AssertionError(f"field {field} cannot be reached")


def row_of(place: int) -> int:
    """The row of a place in the pyramid, from the bottom."""
    return sum(place >= first for first in (6, 11, 15, 18, 20))


def spots(visitor: Visitor, game: str, choice: Json) -> list[Locator]:
    """What has to be touched on the board for a choice, in order."""
    ways = {"gangs": _gangs_spots, "syndicate": _syndicate_spots, "families": _families_spots}
    return ways[game](visitor, choice)


def _gangs_spots(visitor: Visitor, choice: Json) -> list[Locator]:
    move = choice["move"]
    if move["move"] == "pass":
        return [visitor.page.locator("button[data-pass]")]
    if move["move"] == "reveal":
        return [visitor.page.locator(f'button[data-alliance="{move["gang"]}"]')]
    places = [move[key] for key in ("from", "to", "agent", "victim") if key in move]
    on_board = [visitor.page.locator(f'[role=gridcell][data-place="{place}"]') for place in places]
    if move["move"] == "influence":
        return [visitor.page.locator(f'button[data-influence="{move["card"]}"]').first, *on_board]
    return on_board


def _syndicate_spots(visitor: Visitor, choice: Json) -> list[Locator]:
    move = choice["move"]
    if move["move"] == "decline":
        return [visitor.page.locator("button.decline")]
    if move["move"] in ("place", "shoot"):
        row = visitor.say("label-own-hand" if move["move"] == "place" else "label-row")
        token = visitor.page.locator(f'ul[aria-label="{row}"] button[data-token="{move["token"]}"]').first
        if move["move"] == "shoot":
            return [token]
        return [token, visitor.page.locator(f'[role=button][data-field="{move["field"]}"]')]
    key = "field" if "field" in move else "district"
    return [visitor.page.locator(f'[role=button][data-{key}="{move[key]}"]')]


# What is touched for a move of FAMILIES: the noun of the thing, and the key of the move that has its value.
THINGS: Final = {
    "open": ("territory", "territory"),
    "territory": ("territory", "territory"),
    "marker": ("territory", "from"),
    "thug": ("space", "business"),
    "member": ("space", "space"),
    "to": ("space", "space"),
    "kill": ("space", "space"),
    "figure": ("space", "space"),
    "job": ("job", "job"),
    "ally": ("ally", "ally"),
    "take": ("ally", "ally"),
    "rival": ("seat", "seat"),
    "stash": ("card", "card"),
}


def _families_spots(visitor: Visitor, choice: Json) -> list[Locator]:
    move, kind = choice["move"], choice["move"]["move"]
    answer = visitor.page.locator(f'[data-answer="{kind}-{choice["action"]}"]')
    if kind == "bid":
        seal = visitor.page.locator('[data-answer="seal"]')
        return [*([] if move["card"] is None else [_thing(visitor, "card", move["card"])]), seal]
    if kind == "discard":
        return _discards(visitor, choice)
    if kind == "pass" or None in move.values():
        return [visitor.page.locator(f'[data-answer="{"pass" if kind == "pass" else "none"}"]')]
    if kind == "cost":
        return [visitor.page.locator(f'[data-answer="{"yes" if move["pay"] else "no"}"]')]
    if kind not in THINGS:
        return [answer]
    noun, key = THINGS[kind]
    figure = [_thing(visitor, "figure", kind)] if kind in ("thug", "member") and choice["action"] % 2 else []
    return [*figure, _thing(visitor, noun, move[key])]


def _discards(visitor: Visitor, choice: Json) -> list[Locator]:
    """As many cards as are to go, for they go together."""
    sights: list[Json] = visitor.api(f"/tables/{visitor.table}")["sights"]
    sight = next(one for one in sights if one["choices"])
    others = [one for one in sight["choices"] if one["action"] != choice["action"]]
    hand = sight["view"]["seats"][sight["seat"]]["hand"]
    cards = [card for one in (choice, *others) for card in [one["move"]["card"]] * hand.get(one["move"]["card"], 1)]
    left: int = sight["view"]["todo"][0]["left"]
    return [_thing(visitor, "card" if card in hand else "job", card) for card in cards[:left]]


def _thing(visitor: Visitor, noun: str, value: str | int) -> Locator:
    """What can be touched there: that which is lit or picked, where several are called the same."""
    thing = f'[data-thing~="{noun}:{value}"]'
    return visitor.page.locator(f".families button{thing}:is(.lit, .picked), .families [role=button]{thing}").first


def play_quickly(visitor: Visitor, table: str, most: int = 10_000, seed: int = 1) -> None:
    """Decide for all seats of this visitor without looking, until it is over or so often."""
    numbers = Random(seed)
    moves = 0
    while moves < most:
        shown = visitor.api(f"/tables/{table}")
        if shown["phase"] != "playing":
            return
        asked = [sight for sight in shown["sights"] if sight["choices"]]
        for sight in asked:
            action = numbers.choice(sight["choices"])["action"]
            move = {"seat": sight["seat"], "moment": sight["moment"], "action": action}
            visitor.post(f"/tables/{table}/moves", move)
        moves += len(asked)
        if not asked:
            visitor.page.wait_for_timeout(10)


def new_table(visitor: Visitor, game: str, *seats: str, setup: str = "", **wishes: Any) -> str:
    """A table, set up behind the page's back; a seat is me, open, or a bot's level."""
    if not visitor.context.cookies():
        visitor.post("/guests", {"name": "Ala"})
    options = next((one.options for one in find(game).setups if one.name == setup), {})
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": game, "seats": wanted, "options": options, "language": visitor.language, **wishes}
    table: str = visitor.post("/tables", body)["table"]["id"]
    if "me" in seats:
        visitor.post(f"/tables/{table}/contribute", {"contribution": CONTRIBUTION})
    return table
