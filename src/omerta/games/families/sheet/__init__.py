"""FAMILIES as a sheet: the table as one seat sees it, or with everything open."""

from collections.abc import Sequence

from omerta.core.game import View
from omerta.core.sheet import Section, Sheet, is_asked, mover_of
from omerta.games.families.sheet.asking import ask, clauses, is_aside
from omerta.games.families.sheet.seats import seat_section
from omerta.games.families.sheet.table import jobs_section, row_section, status_section, supply_section
from omerta.games.families.sheet.town import hudson_section, map_section, rounds_section
from omerta.games.families.views import FamiliesView

__all__ = ["ask", "clauses", "draw", "draw_open", "is_aside"]


def draw(view: View) -> Sheet:
    """The territories, the round spaces, what lies open, then what is known of every family."""
    assert isinstance(view, FamiliesView)
    sections = [*_table(view), *(seat_section(view, seat) for seat in range(view.players))]
    if not is_asked(view):
        return Sheet(sections, mover_of(view))
    return Sheet(sections, mover_of(view), ask(view), clauses(view))


def draw_open(views: Sequence[View]) -> Sheet:
    """The table with all hands open, from the views of a spectator and of each seat in turn."""
    spectator = views[0]
    assert isinstance(spectator, FamiliesView)
    sections = _table(spectator)
    for view in views[1:]:
        assert isinstance(view, FamiliesView)
        sections.append(seat_section(view, int(view.viewer)))
    return Sheet(sections, mover_of(spectator))


def _table(view: FamiliesView) -> list[Section]:
    """What is everybody's."""
    return [
        status_section(view),
        map_section(view),
        rounds_section(view),
        jobs_section(view),
        row_section(view),
        supply_section(view),
        hudson_section(view),
    ]
