"""How heavy the page is, and how soon it answers. Bytes are judged; clocks, which depend on the machine, are told."""

from collections.abc import Callable

import pytest

from browsing import Clicks, Player, Tour, Visitor, new_table, spots

pytestmark = pytest.mark.page
MOST_BYTES = 250_000
Record = Callable[[str, object], None]

WATCH = """() => {
  window.answers = []
  let since = null
  addEventListener('pointerdown', () => (since = performance.now()), true)
  new MutationObserver(() => {
    if (since === null) return
    const asked = since
    since = null
    requestAnimationFrame(() => window.answers.push(performance.now() - asked))
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


class Scales:
    """Everything that travels to a browser, as it travels: compressed, with its headers."""

    def __init__(self, visitor: Visitor) -> None:
        self.bytes = 0
        session = visitor.context.new_cdp_session(visitor.page)
        session.on("Network.loadingFinished", self._add)
        session.send("Network.enable")

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


@pytest.mark.parametrize("game", ["", "gangs", "syndicate"])
def test_the_first_visit_is_light(tour: Tour, game: str, record_property: Record) -> None:
    """The front page; and, for whoever follows a friend's link, a table with its board."""
    visitor = tour.visitor("pl")
    parts = ("table", new_table(visitor, game, "me", "pawn")) if game else ()
    scales = Scales(visitor)
    visitor.go(*parts)
    visitor.page.get_by_role("main").get_by_role("button").first.wait_for()
    seconds = visitor.page.evaluate("performance.now() / 1000")
    visitor.settle()
    record_property(f"first load of {game or 'home'}", f"{scales.bytes / 1000:.0f} kB, interactive in {seconds:.2f} s")
    assert 10_000 < scales.bytes < MOST_BYTES
    assert visitor.strangers == []


# How long it takes from news of the table to their picture.
HEARD = """() => {
  window.updates = []
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"kind":"table"')) return
        const came = performance.now()
        requestAnimationFrame(() => setTimeout(() => window.updates.push(performance.now() - came)))
      })
    }
  }
}"""


@pytest.mark.parametrize("slowed", [1, 4])
@pytest.mark.parametrize(("game", "setup"), [("gangs", "2"), ("syndicate", "new_york")])
def test_a_move_is_answered_at_once(tour: Tour, record_property: Record, game: str, setup: str, slowed: int) -> None:
    """On this machine, and with its processor slowed four times, as a phone has it."""
    visitor = tour.visitor()
    visitor.context.add_init_script(f"({HEARD})()")
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    visitor.go("table", new_table(visitor, game, "me", "pawn", setup=setup))
    player = Player(visitor, Clicks())
    assert player.sight() is not None
    visitor.page.evaluate(WATCH)
    for _ in range(6):
        sight = player.sight()
        assert sight is not None
        choice = player.wish(sight)
        for place in spots(visitor, game, choice):
            place.click()
        player.confirming.click()
        player.confirming.wait_for(state="detached")
    for name, told in (("answers", "from a press to its answer"), ("updates", "from news to their picture")):
        times = sorted(visitor.page.evaluate(f"window.{name}"))
        assert len(times) >= 6
        middle, last = times[len(times) // 2], times[-1]
        where = f"{game}, {slowed} × slowed" if slowed > 1 else game
        record_property(f"{told}, {where}", f"median {middle:.0f} ms, slowest {last:.0f} ms")
