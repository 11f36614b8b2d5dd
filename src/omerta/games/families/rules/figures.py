"""F1.7, F6.2, F8.5: figures come on the board, move there, and leave it."""

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.families.board import EMPTY
from omerta.games.families.components import (
    BACK,
    FRONT,
    MAYOR,
    MEMBER,
    MOVE_OWN,
    NONE,
    POLICE_CHIEF,
    ROUND,
    SQUARE,
    THUG,
    UNION_BOSS,
    Seat,
    Space,
    bit,
)
from omerta.games.families.rules import steps
from omerta.games.families.rules.telling import effect_clause, figure_fact, space_fact
from omerta.games.families.state import (
    PEOPLE,
    FamiliesState,
    businesses_of,
    figure_kind,
    figure_owner,
    is_free,
    is_square,
    touched_by,
)


def shape_of(kind: i64) -> i64:
    """F1.2: which spaces a figure fits: 0 square, 1 round, 2 any."""
    if kind == POLICE_CHIEF:
        return 2
    return ROUND if kind == MEMBER or kind == MAYOR else SQUARE


def fits(s: FamiliesState, space: Space, shape: i64) -> bool:
    return shape == 2 or is_square(s, space) == (shape == SQUARE)


def put_figure(s: FamiliesState, seat: Seat, kind: i64, space: Space, clause: str) -> None:
    """A figure of a seat's comes on the board; a Thug or Member leaves the reserve."""
    if kind == THUG:
        s.thugs[seat] -= 1
    elif kind == MEMBER:
        s.members[seat] -= 1
    s.figures[space] = kind * PEOPLE + seat
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "figure": figure_fact(kind), "space": space_fact(s, space)}
        s.journal.tell("placed", clause, facts)


def earn(s: FamiliesState, seat: Seat, space: Space) -> None:
    """F6.2, F7: a human's figure shakes down where it stands; then whoever controls the place gets a share."""
    steps.put(s, steps.CONTROLLING, seat, space)
    side = FRONT if is_square(s, space) else BACK
    steps.put(s, steps.BENEFIT, seat, earned_faces(s, space), side)


def earned_faces(s: FamiliesState, space: Space) -> i64:
    """Its own front; for a round space the backs of all touched territories."""
    return bit(space) if is_square(s, space) else businesses_of(s, touched_by(s, space))


def kill(s: FamiliesState, by: Seat, space: Space) -> None:
    """F8.5: to the Hudson; the space is empty again."""
    code = s.figures[space]
    if s.journal is not None:
        facts: Facts = {"seat": int(by), "rival": int(figure_owner(code)), "figure": figure_fact(figure_kind(code))}
        s.journal.tell("killed", effect_clause(s, by), {**facts, "space": space_fact(s, space)})
    s.hudson = append(s.hudson, code)
    s.figures[space] = NONE


def leave_hudson(s: FamiliesState, code: i64) -> None:
    """The first of these figures comes back."""
    left = EMPTY[:]
    found = False
    for i in range(len(s.hudson)):
        if s.hudson[i] == code and not found:
            found = True
        else:
            left = append(left, s.hudson[i])
    s.hudson = left


def back_to_reserve(s: FamiliesState, code: i64) -> None:
    """A Thug or Member is at its family's hand again; ally figures stay with their cards."""
    if figure_kind(code) == THUG:
        s.thugs[figure_owner(code)] += 1
    elif figure_kind(code) == MEMBER:
        s.members[figure_owner(code)] += 1


# The step “to”: a figure chooses its space.


def goal_shape(s: FamiliesState, what: i64, source: i64) -> i64:
    """F8.5: a moved figure keeps its shape; a new one has its own."""
    if what >= steps.A_FIGURE:
        return shape_of(what - steps.A_FIGURE)
    return SQUARE if is_square(s, source) else ROUND


def goal_options(s: FamiliesState, what: i64, source: i64, into: Actions) -> None:
    shape = goal_shape(s, what, source)
    for space in range(s.box.spaces):
        if is_free(s, space) and fits(s, space, shape):
            into.add(s.codes.to + space)


def go_to(s: FamiliesState, seat: Seat, what: i64, source: i64, space: Space) -> None:
    """F8.5: FIGURE, MOVE_RIVAL, MOVE_OWN."""
    if what >= steps.A_FIGURE:
        kind = what - steps.A_FIGURE
        put_figure(s, seat, kind, space, "F8.5")
        if kind == UNION_BOSS or kind == MAYOR:
            earn(s, seat, space)
        return
    code = s.figures[source]
    s.figures[source] = NONE
    s.figures[space] = code
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "rival": int(figure_owner(code)), "figure": figure_fact(figure_kind(code))}
        places = {"source": space_fact(s, source), "space": space_fact(s, space)}
        s.journal.tell("moved", "F8.5", {**facts, **places})
    if what == MOVE_OWN:
        earn(s, seat, space)


def is_foreign(s: FamiliesState, seat: Seat, space: Space) -> bool:
    """F8.5: a figure on the board that is not the seat's."""
    return s.figures[space] != NONE and figure_owner(s.figures[space]) != seat


def is_own(s: FamiliesState, seat: Seat, space: Space) -> bool:
    return s.figures[space] != NONE and figure_owner(s.figures[space]) == seat
