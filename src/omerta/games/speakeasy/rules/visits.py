"""E16, E17, E19: sending a Capo, the rows of a person, the Restaurant, the Park, City tiles going back (E6.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    CASINO,
    CHANGE_TURN_ORDER,
    CHOOSE,
    CITY_TILE_LIMIT,
    COLUMN,
    DISCARD,
    JO,
    LOCATION_NAMES,
    LOCATIONS,
    NONE,
    PARK,
    PERSONS,
    RESTAURANT,
    ROW,
    SPACES,
    TILES,
    WHY_ORDER,
    Seat,
)
from omerta.games.speakeasy.moves import (
    CAPO_PARK,
    CAPO_PARK_RESTAURANT,
    CAPO_RESTAURANT,
    CAPO_TO,
    ORDER,
    RETURN,
)
from omerta.games.speakeasy.rules.ground import is_operating
from omerta.games.speakeasy.rules.money import earn
from omerta.games.speakeasy.rules.todo import all_of, pop, push, step_seat
from omerta.games.speakeasy.state import (
    CAPOS,
    HAND,
    HELD,
    KIND,
    OWNER,
    SPOT,
    SpeakeasyState,
    add,
    bonus,
    is_jo,
    of,
    seats_as,
)


def persons(s: SpeakeasyState, location: i64) -> i64:
    """E16.2: how many persons a location has; the leftmost remain with fewer players."""
    return s.box.persons[seats_as(s) * LOCATIONS + location]


def is_free(s: SpeakeasyState, location: i64, person: i64) -> bool:
    return s.capos[location * PERSONS + person] == NONE


def free_person(s: SpeakeasyState, location: i64) -> i64:
    """The leftmost free person of a location, or NONE."""
    for person in range(persons(s, location)):
        if is_free(s, location, person):
            return person
    return NONE


def has_order_cards(s: SpeakeasyState, seat: Seat) -> bool:
    """E17.2: the cards for some free column."""
    for column in range(s.players):
        if s.lower[column] == NONE and s.box.order_cards + extra_cards(s, column) <= of(s, seat, HAND):
            return True
    return False


def extra_cards(s: SpeakeasyState, column: i64) -> i64:
    return s.box.extra_cards[seats_as(s) * 4 + column]


def capo_options(s: SpeakeasyState, into: Actions) -> None:
    """E16.1, E17.2, E19.1, form by form."""
    seat = step_seat(s)
    for location in range(LOCATIONS):
        if location not in (RESTAURANT, PARK):
            for person in range(persons(s, location)):
                if is_free(s, location, person):
                    into.add(CAPO_TO + location * PERSONS + person)
    if has_order_cards(s, seat):
        into.add(CAPO_RESTAURANT)
    if free_person(s, PARK) != NONE:
        _park_options(s, seat, into)


def _park_options(s: SpeakeasyState, seat: Seat, into: Actions) -> None:
    """E19.1, E19.2: Capos of other seats outside the Park."""
    for location in range(LOCATIONS):
        if location not in (RESTAURANT, PARK):
            for person in range(persons(s, location)):
                if s.capos[location * PERSONS + person] not in (NONE, seat):
                    into.add(CAPO_PARK + location * PERSONS + person)
    if has_order_cards(s, seat):
        for other in range(s.players):
            if other != seat and _guest_place(s, other) != NONE:
                into.add(CAPO_PARK_RESTAURANT + other)


def _guest_place(s: SpeakeasyState, seat: Seat) -> i64:
    """Where a seat's first Capo stands among the Restaurant's, or NONE."""
    for place in range(len(s.restaurant)):
        if s.restaurant[place] == seat:
            return place
    return NONE


def send(s: SpeakeasyState, action: i64) -> None:
    """E16.1, E19.2: the Capo arrives; the visit begins."""
    seat = step_seat(s)
    pop(s)
    add(s, seat, CAPOS, -1)
    if action < CAPO_RESTAURANT:
        location, person = (action - CAPO_TO) // PERSONS, (action - CAPO_TO) % PERSONS
        _tell_sent(s, seat, location)
        _visit(s, seat, location, person)
    elif action == CAPO_RESTAURANT:
        _tell_sent(s, seat, RESTAURANT)
        _dine(s, seat)
    elif action < CAPO_PARK_RESTAURANT:
        location, person = (action - CAPO_PARK) // PERSONS, (action - CAPO_PARK) % PERSONS
        other = s.capos[location * PERSONS + person]
        _tell_park(s, seat, other, location)
        s.capos[location * PERSONS + person] = NONE
        _visit(s, seat, location, person)
        to_park(s, other)
    else:
        other = action - CAPO_PARK_RESTAURANT
        _tell_park(s, seat, other, RESTAURANT)
        _leave_restaurant(s, other)
        _dine(s, seat)
        to_park(s, other)


def _tell_sent(s: SpeakeasyState, seat: Seat, location: i64) -> None:
    if s.journal is not None:
        s.journal.tell("sent-capo", "E16.1", {"seat": int(seat), "location": LOCATION_NAMES[location]})


def _tell_park(s: SpeakeasyState, seat: Seat, other: Seat, location: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "other": int(other), "location": LOCATION_NAMES[location]}
        s.journal.tell("sent-by-park", "E19.2", facts)


def _visit(s: SpeakeasyState, seat: Seat, location: i64, person: i64) -> None:
    """E16.4: the person's own row and the boxed one, in the location's order."""
    s.capos[location * PERSONS + person] = seat
    s.visit = location
    s.visited = person
    own, boxed = s.box.own_actions[location * PERSONS + person], s.box.boxed_actions[location]
    first, second = (boxed, own) if s.box.boxed_first[location] == 1 else (own, boxed)
    _push_row(s, seat, second)
    _push_row(s, seat, first)


def _push_row(s: SpeakeasyState, seat: Seat, effects: i64) -> None:
    if all_of(s, effects) != 0:
        push(s, ROW, seat, effects, all_of(s, effects))


def arrive_at_restaurant(s: SpeakeasyState, seat: Seat) -> None:
    place: i64 = 0
    while s.restaurant[place] != NONE:
        place += 1
    s.restaurant[place] = seat


def _leave_restaurant(s: SpeakeasyState, seat: Seat) -> None:
    place = _guest_place(s, seat)
    for i in range(place, len(s.restaurant) - 1):
        s.restaurant[i] = s.restaurant[i + 1]
    s.restaurant[len(s.restaurant) - 1] = NONE


def _dine(s: SpeakeasyState, seat: Seat) -> None:
    """E17.1, E17.4."""
    arrive_at_restaurant(s, seat)
    s.visit = RESTAURANT
    s.visited = NONE
    push(s, CHOOSE, seat, s.box.choices[0], all_of(s, s.box.choices[0]), s.box.choice_count[0], 1)
    push(s, CHANGE_TURN_ORDER, seat)


def to_park(s: SpeakeasyState, other: Seat) -> None:
    """E19.2, E19.3: the named Capo goes to the Park; its owner gains something, the one who comes nothing (E19.4)."""
    s.capos[PARK * PERSONS + free_person(s, PARK)] = other
    if is_jo(s, other):
        earn(s, JO, s.box.jo_park)
        if s.journal is not None:
            s.journal.tell("park-cash", "E19.3", {"seat": int(other), "sum": int(s.box.jo_park)})
        return
    push(s, CHOOSE, other, s.box.choices[1], all_of(s, s.box.choices[1]), s.box.choice_count[1], 0)


def change_turn_order(s: SpeakeasyState) -> None:
    """E17.1: the card, then the column."""
    seat = step_seat(s)
    pop(s)
    push(s, COLUMN, seat)
    if s.box.order_cards > 0:
        push(s, DISCARD, seat, s.box.order_cards, WHY_ORDER)


def column_options(s: SpeakeasyState, into: Actions) -> None:
    """E17.1, E17.2: free and payable."""
    seat = step_seat(s)
    for column in range(s.players):
        if s.lower[column] == NONE and extra_cards(s, column) <= of(s, seat, HAND):
            into.add(ORDER + column)


def mark(s: SpeakeasyState, seat: Seat, column: i64) -> None:
    """E17.1: a seat has one marker, so it leaves where it lay, be that in the lower row."""
    for other in range(s.players):
        if s.lower[other] == seat:
            s.lower[other] = NONE
    s.lower[column] = seat


def take_column(s: SpeakeasyState, action: i64) -> None:
    seat, column = step_seat(s), action - ORDER
    pop(s)
    mark(s, seat, column)
    if s.journal is not None:
        s.journal.tell("order-column", "E17.1", {"seat": int(seat), "column": int(column)})
    if extra_cards(s, column) > 0:
        push(s, DISCARD, seat, extra_cards(s, column), WHY_ORDER)


def end_round(s: SpeakeasyState) -> None:
    """E17.6: only if a marker lies in the lower row."""
    marked: i64 = 0
    for column in range(s.players):
        if s.lower[column] != NONE:
            marked |= i64(1) << s.lower[column]
    if marked == 0:
        return
    _pay_casinos(s)
    _move_markers_up(s, marked)


def _pay_casinos(s: SpeakeasyState) -> None:
    """E17.7."""
    income = s.box.casino_income[seats_as(s)]
    for space in range(SPACES):
        base = space * SPOT
        owner = s.spaces[base + OWNER]
        if owner != NONE and s.spaces[base + KIND] == CASINO and is_operating(s, space):
            earn(s, owner, income)
            if s.journal is not None:
                s.journal.tell("casino-income", "E17.7", {"seat": int(owner), "sum": int(income)})


def _move_markers_up(s: SpeakeasyState, marked: i64) -> None:
    """E17.6 (2): the others keep their relative order in the columns left."""
    upper = vec[i64]([NONE] * s.players)
    column: i64 = 0
    for c in range(s.players):
        if s.lower[c] != NONE:
            upper[c] = s.lower[c]
    for c in range(s.players):
        seat = s.order[c]
        if (marked >> seat) & 1 == 0:
            while upper[column] != NONE:
                column += 1
            upper[column] = seat
    s.order = upper
    s.lower = vec[i64]([NONE] * s.players)
    if s.journal is not None:
        _tell_order(s)


def _tell_order(s: SpeakeasyState) -> None:
    assert s.journal is not None
    seats = [int(seat) for seat in s.order]
    facts: dict[str, int | str] = {"count": len(seats), "one": seats[0], "two": seats[1]}
    if len(seats) > 2:
        facts.update({"three": seats[2]})
    if len(seats) > 3:
        facts.update({"four": seats[3]})
    s.journal.tell("new-order", "E17.6", facts)


def return_options(s: SpeakeasyState, into: Actions) -> None:
    """E6.5: first the tiles played, in order; then any while too many are held."""
    if len(s.played) > 0:
        _return_to(s.played[0], into)
        return
    seat = step_seat(s)
    if of(s, seat, HELD) > s.box.tile_places + bonus(s, seat, CITY_TILE_LIMIT):
        for tile in range(len(s.box.tile_names)):
            if s.tiles[seat * TILES + tile] > 0:
                _return_to(tile, into)


def _return_to(tile: i64, into: Actions) -> None:
    for stack in range(3):
        into.add(RETURN + tile * 3 + stack)


def give_back(s: SpeakeasyState, action: i64) -> None:
    """E6.5: face up on a middle slot; covering is allowed."""
    seat, tile, stack = step_seat(s), (action - RETURN) // 3, (action - RETURN) % 3
    if len(s.played) > 0:
        s.played = s.played[1:]
    else:
        s.tiles[seat * TILES + tile] -= 1
        add(s, seat, HELD, -1)
    s.stacks[stack * TILES + s.heights[stack]] = tile
    s.heights[stack] += 1
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "tile": s.box.tile_names[tile], "at": int(stack) + 1}
        s.journal.tell("gave-back", "E6.5", facts)


def bring_back(s: SpeakeasyState) -> None:
    """E6.2: all Capos come back, the act's number stays, all persons are free."""
    for place in range(LOCATIONS * PERSONS):
        s.capos[place] = NONE
    for place in range(len(s.restaurant)):
        s.restaurant[place] = NONE
    for seat in range(s.players):
        add(s, seat, CAPOS, s.box.act_capos[s.act - 1] - of(s, seat, CAPOS))
