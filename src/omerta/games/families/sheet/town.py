"""New York: territories with their businesses, round spaces, the Hudson."""
# interpreted: makes sheets

from functools import lru_cache

from omerta.core.sheet import (
    Cell,
    Count,
    Items,
    Person,
    Place,
    Row,
    Say,
    Section,
    Text,
    Thing,
    seat_text,
    thing_id,
)
from omerta.games.families.board import Box, face_of
from omerta.games.families.components import BACK, FIGURE_NAMES, NONE, TERRITORIES
from omerta.games.families.position import stack_json
from omerta.games.families.rules.acts import strengths, strongest
from omerta.games.families.rules.ending import territory_winner
from omerta.games.families.sheet.cards import KNOWN, business, face_cells, icons
from omerta.games.families.state import controller, figure_kind, figure_owner, is_open_space
from omerta.games.families.sums import plots_of, touched
from omerta.games.families.views import FamiliesView


def map_section(view: FamiliesView) -> Section:
    rows = [row for territory in range(TERRITORIES) for row in _territory(view, territory)]
    return Section("map", Text("label-territories"), "board", rows)


def _territory(view: FamiliesView, number: int) -> list[Row]:
    s, thing = view.seen, thing_id("territory", number + 1)
    owner = int(controller(s, number))
    about: list[Cell] = [
        *_markers(view, number),
        *_turf_war(view, number),
        Count(Text("label-slots"), _slots(view, number)),
    ]
    text = Text(f"territory-{number + 1}", part="numbered")
    place = Place(
        thing,
        text,
        owner=None if owner == NONE else owner,
        about=about,
        origin=view.box.origins.get(thing),
        clause="F1.8",
    )
    return [Row([place]), *(Row(_business(view, one), 1) for one in plots_of(view, number))]


def _slots(view: FamiliesView, territory: int) -> int:
    """F5.2: the printed business stands on none."""
    return int(view.box.slots[territory]) + 1 - len(plots_of(view, territory))


def _markers(view: FamiliesView, territory: int) -> list[Cell]:
    """F1.8, F14.3: the stack from below, and who would get the bonus now."""
    stack = stack_json(view.seen.stacks, territory)
    if not stack:
        return []
    bonus = Person(int(territory_winner(view.seen, territory)))
    return [
        Items([Person(seat) for seat in stack], Text("label-stack")),
        Items([bonus], Text("label-bonus", {"sum": int(view.box.territory_bonus)})),
    ]


def _turf_war(view: FamiliesView, territory: int) -> list[Cell]:
    """F10.1, F10.2: how a Turf War would go now."""
    counts = [int(count) for count in strengths(view.seen, territory)]
    tally: list[Cell] = [Count(seat_text(seat), count) for seat, count in enumerate(counts[:-1]) if count]
    if counts[-1]:
        tally.append(Count(Text("label-neutral"), counts[-1]))
    if not tally:
        return []
    winner = int(strongest(view.seen, territory))
    wins: Cell = Say(Text("label-tied")) if winner == NONE else Person(winner)
    return [Items(tally, Text("label-tally")), Items([wins], Text("label-strongest"))]


def _business(view: FamiliesView, number: int) -> list[Cell]:
    name = view.box.business_ids[number]
    space = Place(thing_id("space", name), Text("label-square"), figures(int(view.seen.figures[number])))
    return [business(view.box, number), space]


def figures(code: int) -> list[Cell]:
    """F1.7: who stands on a space."""
    return [] if code == NONE else [figure(code)]


@lru_cache(KNOWN)
def figure(code: int) -> Thing:
    name = FIGURE_NAMES[figure_kind(code)]
    return Thing(thing_id("figure", name), Text(f"figure-{name}"), owner=int(figure_owner(code)), clause="F1.7")


# Round spaces.


def rounds_section(view: FamiliesView) -> Section:
    plots = [plots_of(view, territory) for territory in range(TERRITORIES)]
    rows = [Row([_round(view, space, plots)]) for space in range(view.box.businesses, view.box.spaces)]
    return Section("rounds", Text("label-rounds"), "board", rows)


def _round(view: FamiliesView, space: int, plots: list[list[int]]) -> Place:
    backs = tuple(one for number in touched(view.box, space) for one in plots[number])
    return _round_place(view.box, space, backs, int(view.seen.figures[space]), bool(is_open_space(view.seen, space)))


@lru_cache(KNOWN)
def _round_place(box: Box, space: int, backs: tuple[int, ...], code: int, is_open: bool) -> Place:
    """F1.3, F7.2: what a round space touches and would bring; some are open only to more families."""
    name, place = box.space_ids[space], space - int(box.businesses)
    thing, text = thing_id("space", name), Text(f"space-{name}")
    near: list[Cell] = [Say(Text(f"territory-{number + 1}")) for number in touched(box, space)]
    about: list[Cell] = [Items(near, Text("label-touches"))]
    about += [Items(_yields(box, backs), Text("label-yields"))] if is_open else []
    least = Text("label-families", {"count": int(box.min_families[place])})
    marks = [] if is_open else [Text("label-closed"), least]
    origin = box.origins.get(thing)
    return Place(thing, text, figures(code), about=about, marks=marks, origin=origin, clause="F1.3")


def _yields(box: Box, backs: tuple[int, ...]) -> list[Cell]:
    """F7.2, F7.3: the icons of all backs together; those with a cost each for itself."""
    faces = [box.faces[face_of(one, BACK)] for one in backs]
    together = icons(sorted(icon for face in faces if not face.discard for icon in face.icons))
    return together + [cell for face in faces if face.discard for cell in face_cells(face)]


def hudson_section(view: FamiliesView) -> Section:
    """F1.6: the dead, as they died."""
    dead: list[Cell] = [figure(int(code)) for code in view.seen.hudson]
    return Section("hudson", Text("label-hudson"), "board", [Row([Items(dead)])])
