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


def test_a_move_is_answered_at_once(tour: Tour, record_property: Record) -> None:
    visitor = tour.visitor()
    visitor.go("table", new_table(visitor, "gangs", "me", "pawn"))
    player = Player(visitor, Clicks())
    assert player.sight() is not None
    visitor.page.evaluate(WATCH)
    for _ in range(6):
        sight = player.sight()
        assert sight is not None
        choice = player.wish(sight)
        for place in spots(visitor, "gangs", choice):
            place.click()
        player.confirming.click()
        player.confirming.wait_for(state="detached")
    answers = sorted(visitor.page.evaluate("window.answers"))
    assert len(answers) >= 12
    middle, last = answers[len(answers) // 2], answers[-1]
    record_property("from a press to its answer on the screen", f"median {middle:.0f} ms, slowest {last:.0f} ms")
