"""SPEAKEASY as a sheet: the table as one seat sees it, or with everything open."""

from collections.abc import Sequence

from omerta.core.game import View
from omerta.core.sheet import Section, Sheet, is_asked, mover_of
from omerta.games.speakeasy.sheet.asking import ask, clauses, is_aside
from omerta.games.speakeasy.sheet.boards import seat_section
from omerta.games.speakeasy.sheet.city import city_section
from omerta.games.speakeasy.sheet.displays import (
    decks_section,
    infamy_section,
    mobsters_section,
    offers_section,
    supply_section,
)
from omerta.games.speakeasy.sheet.goals import goals_section
from omerta.games.speakeasy.sheet.houses import houses_section, order_section, status_section
from omerta.games.speakeasy.sheet.shore import docks_section, shore_section
from omerta.games.speakeasy.views import SpeakeasyView

__all__ = ["ask", "clauses", "draw", "draw_open", "is_aside"]


def draw(view: View) -> Sheet:
    """The map, the Docks, the houses, what lies open, the goals, then every seat."""
    assert isinstance(view, SpeakeasyView)
    sections = [*_table(view), *(seat_section(view, seat) for seat in range(view.players))]
    if not is_asked(view):
        return Sheet(sections, mover_of(view))
    return Sheet(sections, mover_of(view), ask(view), clauses(view))


def draw_open(views: Sequence[View]) -> Sheet:
    """The table with all hands and safes open, from the views of a spectator and of each seat in turn."""
    spectator = views[0]
    assert isinstance(spectator, SpeakeasyView)
    sections = _table(spectator)
    for view in views[1:]:
        assert isinstance(view, SpeakeasyView)
        sections.append(seat_section(view, int(view.viewer)))
    return Sheet(sections, mover_of(spectator))


def _table(view: SpeakeasyView) -> list[Section]:
    """What is everybody's."""
    s = view.table
    return [
        status_section(s),
        city_section(s),
        docks_section(s),
        shore_section(view),
        houses_section(s),
        order_section(s),
        decks_section(s),
        offers_section(s),
        mobsters_section(s),
        infamy_section(s),
        supply_section(s),
        goals_section(view),
    ]
