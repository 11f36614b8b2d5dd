"""S10: the automaton, clause by clause; and whole turns of it against an oracle written from the text."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import pytest

from games.syndicate.solo_board import (
    CITY,
    CITY_BAG,
    KINDS,
    PILE,
    TOKENS,
    District,
    now,
    options,
    play,
    table,
    take_up,
    tokens_of,
)
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.games import find

GAME = find("syndicate")

BIG_GUNS, COUNTERATTACK, WARFARE, GLORY, RESEARCH, RAPID, SECURE, STEAMROLL = range(8)
MANHATTAN, STATEN_ISLAND, BRONX, QUEENS, BROOKLYN = range(5)
SNOOP, INFORMER, SAWN_OFF, BOMBER, BONNIE = 25, 24, 27, 23, 26

Position = dict[str, Any]
Told = list[tuple[str, int, str]]


def cup(solo: int) -> Json:
    return {"move": "cup", "solo": solo}


def roll(die: int) -> Json:
    return {"move": "roll", "die": die}


def draw(kind: int) -> Json:
    return {"move": "draw", "token": kind}


def place(kind: int, field: int) -> Json:
    return {"move": "place", "token": kind, "field": field}


def shoot(kind: int) -> Json:
    return {"move": "shoot", "token": kind}


def number(fact: object) -> int:
    """The number in the name of a district or a field."""
    return int(str(fact).rsplit("-", 1)[-1])


def told(state: State) -> Told:
    """What the automaton has said of its choices: what it chose, and by which criterion."""
    assert state.journal is not None
    said: Told = []
    for event in state.journal.truth():
        if event.kind in ("cup", "steamroll"):
            said.append((event.kind, int(event.facts.get("acting", event.facts["solo"])), ""))
        elif event.kind.startswith("chose-"):
            what = event.kind.removeprefix("chose-")
            said.append((what, number(event.facts[what]), str(event.facts["criterion"])))
    return said


def turn(position: Position, solo: int, *moves: Json) -> State:
    """The state after the automaton has drawn a solo token, and these decisions."""
    state = take_up(position)
    state.journal = Journal()
    return play(state, cup(solo), *moves)


def choice(position: Position, solo: int, what: str, *moves: Json) -> tuple[int, str]:
    """What the automaton chose (the first time in its turn), and the criterion that decided."""
    found = [(value, criterion) for name, value, criterion in told(turn(position, solo, *moves)) if name == what]
    return found[0]


def alone(district: int, row: Sequence[int], *, full: Iterable[int] = (), **others: Any) -> Position:
    """A position with one open district."""
    closed = [other for other in range(5) if other != district]
    return table([row, [0, 3, 8]], full=full, closed=closed, **others)


# The oracle: S10.5–S10.10 once more, over positions as plain data.


def keep(candidates: list[int], meets: Callable[[int], bool]) -> list[int]:
    """S10.5: those that meet it, or all of them if none does."""
    return [one for one in candidates if meets(one)] or candidates


def highest(candidates: list[int], value: Callable[[int], Any]) -> list[int]:
    best = max(value(one) for one in candidates)
    return [one for one in candidates if value(one) == best]


class Narrowing:
    """Candidates, and the number of the criterion that narrowed them last."""

    def __init__(self, candidates: list[int]) -> None:
        self.left = candidates
        self.by = 0

    def then(self, criterion: int, left: list[int]) -> None:
        if len(left) < len(self.left):
            self.left, self.by = left, criterion

    def name(self, what: str) -> str:
        return f"{what}-{self.by}" if self.by else "only"


class Oracle:
    """One turn of the automaton, played from a position in stage `cup` with the recorded decisions of chance."""

    def __init__(self, position: Position, record: Iterable[Json]) -> None:
        self.fields: list[list[int] | None] = [None if token is None else list(token) for token in position["fields"]]
        self.markers: list[int] = list(position["markers"])
        self.closed: list[int] = list(position["closed"])
        self.wealth: list[int] = list(position["wealth"])
        self.row: list[int] = list(position["hands"][0])
        self.human: list[int] = list(position["hands"][1])
        self.bags: list[list[int]] = [list(bag) for bag in position["bags"]]
        self.pile: list[int] = list(position["pile"])
        self.last: list[int | None] = list(position["last"])
        self.acting: int | None = position["solo"]["acting"]
        self.outside: int = position["solo"]["outside"]
        self.record = iter(record)
        self.said: Told = []
        self.levels: Counter[int] = Counter()  # of the marker moves chosen for greatest change

    # S3, S6 as the automaton sees them

    def counts_as(self, kind: int) -> int | None:
        return self.last[1] if kind == INFORMER else kind

    def strength(self, kind: int, district: int) -> int:
        counted = self.counts_as(kind)
        assert counted is not None
        if counted in (10, 11):
            men = {0, 1, 2, 6, 7, 8, 9, 10} if counted == 10 else {3, 4, 5, 6, 7, 8, 9, 11}
            lying = [self.fields[field] for field in CITY.districts[district].fields]
            return 1 + sum(token is not None and token[1] == 0 and token[0] in men for token in lying)
        if counted == BONNIE:
            return 3 if self.markers[district] < 0 else 1
        return 3 if counted == SNOOP else int(TOKENS[counted][0])

    def symbol(self, kind: int) -> str:
        counted = self.counts_as(kind)
        assert counted is not None
        return TOKENS[counted][1]

    def free_of_row(self, field: int) -> list[int]:
        spot = CITY.fields[field]
        return [f for f, other in enumerate(CITY.fields) if other.row == spot.row and self.fields[f] is None]

    def free_of_district(self, district: int) -> list[int]:
        return [field for field in CITY.districts[district].fields if self.fields[field] is None]

    def active(self, district: int) -> list[int]:
        """The free fields of the active row."""
        free = [] if district in self.closed else self.free_of_district(district)
        return self.free_of_row(free[0]) if free else []

    def points(self, district: int) -> int:
        field = self.active(district)[0]
        return next(row.points for row in CITY.districts[district].rows if field in row.fields)

    def places(self, field: int) -> list[int]:
        """The places of the row whose token may go there."""
        if field not in self.active(CITY.fields[field].district):
            return []
        counted = [self.counts_as(kind) for kind in self.row]
        kinds = CITY.fields[field].type
        return [place for place, kind in enumerate(counted) if kind is not None and kinds in TOKENS[kind][2]]

    def usable(self, district: int) -> list[int]:
        return [field for field in self.active(district) if self.places(field)]

    # S10.5

    def after(self, place: int, field: int) -> int:
        spot, kind = CITY.fields[field], self.row[place]
        pull = self.strength(kind, spot.district)
        if spot.effect[0] == "t" and self.symbol(kind) != "X":
            pull += int(spot.effect[1]) * (2 if self.counts_as(kind) == SAWN_OFF else 1)
        return min(self.markers[spot.district] + pull, CITY.districts[spot.district].hat)

    def wins_district(self, place: int, field: int) -> bool:
        district = CITY.fields[field].district
        end = self.after(place, field)
        return end == CITY.districts[district].hat or (self.free_of_district(district) == [field] and end > 0)

    def wins_row(self, place: int, field: int) -> bool:
        return self.free_of_row(field) == [field] and self.after(place, field) > 0

    def some(self, wins: Callable[[int, int], bool], field: int) -> bool:
        return any(wins(place, field) for place in self.places(field))

    # S10.6

    def district(self, only: int | None) -> Narrowing:
        numbers = range(5) if only is None else [only]
        choice = Narrowing([district for district in numbers if self.usable(district)])
        for criterion, wins in ((1, self.wins_district), (2, self.wins_row)):
            choice.then(criterion, keep(choice.left, self.some_field(wins)))
        self.district_by_acting_token(choice)
        choice.then(4, highest(choice.left, lambda district: len(self.active(district))))
        choice.then(5, highest(choice.left, self.points))
        choice.then(6, [min(choice.left)])
        self.said.append(("district", choice.left[0], choice.name("district")))
        return choice

    def some_field(self, wins: Callable[[int, int], bool]) -> Callable[[int], bool]:
        return lambda district: any(self.some(wins, field) for field in self.usable(district))

    def has(self, letters: str) -> Callable[[int], bool]:
        return lambda district: any(CITY.fields[field].effect[0] in letters for field in self.usable(district))

    def district_by_acting_token(self, choice: Narrowing) -> None:
        if self.acting == COUNTERATTACK:
            choice.then(3, keep(choice.left, lambda district: self.markers[district] < 0))
        if self.acting == SECURE:
            choice.then(3, keep(choice.left, lambda district: self.markers[district] > 0))
        if self.acting == WARFARE:
            choice.then(3, keep(choice.left, self.has("db")))
        if self.acting == RESEARCH:
            choice.then(3, keep(choice.left, self.has("rh")))
        if self.acting == GLORY:
            choice.then(3, highest(choice.left, self.points))
            choice.then(3, keep(choice.left, self.has("v")))

    # S10.7

    def field(self, district: int) -> Narrowing:
        choice = Narrowing(self.usable(district))
        choice.then(1, keep(choice.left, lambda field: self.some(self.wins_district, field)))
        choice.then(2, keep(choice.left, lambda field: self.some(self.wins_row, field)))
        if self.acting in (WARFARE, GLORY):
            letter = "v" if self.acting == GLORY else "d" if len(self.row) <= 4 else "b"
            choice.then(3, keep(choice.left, lambda field: CITY.fields[field].effect[0] == letter))
        choice.then(4, self.first_effects(choice.left))
        choice.then(5, [min(choice.left)])
        self.said.append(("field", choice.left[0], choice.name("field")))
        return choice

    def first_effects(self, fields: list[int]) -> list[int]:
        """S10.7 (4): the list is read from its beginning until an entry occurs."""
        behind = self.wealth[1] - self.wealth[0] >= 3
        wishes = ["v"] * (self.wealth[0] >= 20) + ["x"] + ["v"] * behind + ["d"] * (len(self.row) <= 4)
        for wish in [*wishes, "r2", "h", "r1", "b", "t", "d", "v", "–"]:
            found = [field for field in fields if CITY.fields[field].effect.startswith(wish)]
            if found:
                return found
        raise AssertionError("every effect is on the list")

    # S10.8

    def token(self, field: int) -> Narrowing:
        choice = Narrowing(self.places(field))
        spot = CITY.fields[field]
        choice.then(1, keep(choice.left, lambda place: self.wins_district(place, field)))
        choice.then(2, keep(choice.left, lambda place: self.wins_row(place, field)))
        self.token_by_acting_token(choice, field)
        if spot.effect == "–":
            choice.then(4, keep(choice.left, lambda place: self.strength(self.row[place], spot.district) > 0))
        if self.free_of_row(field) == [field]:
            choice.then(5, keep(choice.left, lambda place: self.symbol(self.row[place]) != "Q"))
        if self.wealth[0] >= 20:
            choice.then(6, highest(choice.left, lambda place: self.strength(self.row[place], spot.district)))
        if len(choice.left) > 1:
            die = self.recorded("roll", "die")
            choice.then(7, [choice.left[(die - 1) % len(choice.left)]])
        self.said.append(("token", self.row[choice.left[0]], choice.name("token")))
        return choice

    def token_by_acting_token(self, choice: Narrowing, field: int) -> None:
        calls = CITY.fields[field].effect[0] in "rh"
        if self.acting == BIG_GUNS or (self.acting == RESEARCH and not calls):
            choice.then(3, keep(choice.left, lambda place: self.row[place] >= 13))
        if self.acting in (BIG_GUNS, COUNTERATTACK):
            choice.then(3, highest(choice.left, lambda place: self.token_change(place, field)))
        if self.acting == RAPID:
            choice.then(3, [min(choice.left)])

    def token_change(self, place: int, field: int) -> tuple[int, int]:
        end = self.after(place, field)
        return self.change(CITY.fields[field].district, end, self.free_of_row(field) == [field])

    # S10.9

    def change(self, district: int, end: int, row_ends: bool) -> tuple[int, int]:
        """The better, the greater."""
        start = self.markers[district]
        return -level(CITY.districts[district], start, end, row_ends), end - start

    def smuggle(self, spaces: int, here: int) -> None:
        """S10.10: x goes where the change is greatest."""
        others = [district for district in range(5) if district != here and district not in self.closed]
        if others:
            best = highest(others, lambda district: self.change(district, self.goal(district, spaces), False))
            self.levels[-self.change(best[0], self.goal(best[0], spaces), False)[0]] += 1
            self.markers[best[0]] = self.goal(best[0], spaces)

    def goal(self, district: int, spaces: int) -> int:
        start, stop = self.markers[district], CITY.districts[district].hat - 1
        return start if start >= stop else min(start + spaces, stop)

    # The turn

    def recorded(self, move: str, key: str) -> int:
        decision = next(self.record)
        assert decision["move"] == move
        value = decision[key]
        assert isinstance(value, int)
        return value

    def chance(self, move: str, counts: Sequence[int]) -> int | None:
        """The kind that comes: none, the only one, or the recorded one."""
        kinds = [kind for kind, count in enumerate(counts) if count]
        if len(kinds) < 2:
            return kinds[0] if kinds else None
        return self.recorded(move, "token")

    def play(self) -> None:
        drawn = self.recorded("cup", "solo")
        assert drawn != self.outside
        self.outside = drawn
        self.acting = self.acting if drawn == STEAMROLL else drawn
        assert self.acting is not None
        self.said.append(("steamroll" if drawn == STEAMROLL else "cup", self.acting, ""))
        quick = self.place(None)
        while quick is not None and any(self.usable(district) for district in range(5)):
            quick = self.place(quick if self.usable(quick) else None)
        self.draw_token()

    def place(self, only: int | None) -> int | None:
        """One token: the district of its quick support, if it has that symbol."""
        field = self.field(self.district(only).left[0]).left[0]
        place = self.token(field).left[0]
        district = CITY.fields[field].district
        kind = self.row[place]
        counted, symbol, pull = self.counts_as(kind), self.symbol(kind), self.strength(kind, district)
        del self.row[place]
        self.fields[field] = [kind, 0]
        self.last[0] = counted
        if symbol == "B":
            self.carry_out("b", district)
        for _ in range(0 if symbol == "X" else 2 if counted == SAWN_OFF else 1):
            self.carry_out(CITY.fields[field].effect, district)
        self.markers[district] = min(self.markers[district] + pull, CITY.districts[district].hat)
        if counted == BOMBER:
            self.bomb(district)
        self.check(field)
        return district if symbol == "Q" else None

    def bomb(self, here: int) -> None:
        for district in range(5):
            if district != here and district not in self.closed:
                stop = CITY.districts[district].hat - 1
                self.markers[district] = min(self.markers[district], max(self.markers[district] - 2, -stop))

    def carry_out(self, effect: str, here: int) -> None:
        spaces = int(effect[1]) if len(effect) > 1 else 1
        if effect[0] == "t":
            self.markers[here] = min(self.markers[here] + spaces, CITY.districts[here].hat)
        elif effect[0] == "x":
            self.smuggle(spaces, here)
        elif effect[0] == "v":
            self.wealth[0] += spaces
        else:
            for _ in range(spaces):
                self.random_token(effect[0])

    def random_token(self, letter: str) -> None:
        if letter == "d":
            self.draw_token()
        elif letter == "b":
            kind = self.chance("hit", [self.human.count(one) for one in range(KINDS)])
            if kind is not None:
                self.human.remove(kind)
                self.bags[1][kind] += 1
        elif letter in "rh":
            kind = self.chance("reinforce", self.pile)
            if kind is not None:
                self.pile[kind] -= 1
                if letter == "h":
                    self.row.append(kind)
                else:
                    self.bags[0][kind] += 1

    def draw_token(self) -> None:
        kind = self.chance("draw", self.bags[0])
        if kind is not None:
            self.bags[0][kind] -= 1
            self.row.append(kind)

    def check(self, field: int) -> None:
        """S4.6."""
        spot = CITY.fields[field]
        city = CITY.districts[spot.district]
        if self.markers[spot.district] == city.hat:
            for row in city.rows:
                if field in row.fields or any(self.fields[one] is None for one in row.fields):
                    self.wealth[0] += row.points
            self.wealth[0] += 2
            self.close(spot.district)
        elif not self.free_of_row(field):
            self.end_row(spot.district, next(row.points for row in city.rows if field in row.fields))
            if not self.free_of_district(spot.district):
                self.closed.append(spot.district)

    def close(self, district: int) -> None:
        """S7.4, S10.10."""
        self.closed.append(district)
        waiting = [field for field in self.free_of_district(district) if CITY.fields[field].effect[0] not in "–t"]
        while waiting:
            field = min(self.first_effects(waiting))
            waiting.remove(field)
            self.carry_out(CITY.fields[field].effect, district)

    def end_row(self, district: int, points: int) -> None:
        marker, coins = self.markers[district], CITY.districts[district].coins
        if marker == 0:
            self.wealth = [self.wealth[0] + points, self.wealth[1] + points]
        else:
            self.wealth[0 if marker > 0 else 1] += points + sum(abs(marker) >= coin for coin in coins)

    def table(self) -> Position:
        return {
            "fields": self.fields,
            "markers": self.markers,
            "closed": sorted(self.closed),
            "wealth": self.wealth,
            "hands": [self.row, sorted(self.human)],
            "bags": self.bags,
            "pile": self.pile,
            "last": self.last,
            "last_turn": self.wealth[0] >= 25,
            "solo": {"outside": self.outside, "acting": self.acting},
        }


def level(district: District, start: int, end: int, row_ends: bool) -> int:
    """S10.9."""
    levels = [
        start < 0 < end,
        start == 0 < end,
        start < 0 == end,
        start > 0 and zone(district, end) > zone(district, start),
        end < 0 and zone(district, end) < zone(district, start),
        end != start and not (row_ends and end < 0),
        end != start,
        True,
    ]
    return levels.index(True) + 1


def zone(district: District, place: int) -> int:
    return sum(abs(place) >= mark for mark in (*district.coins, district.hat))


def random_position(random: Random) -> Position:
    """A position before the automaton's cup, wild enough to meet every criterion."""
    tokens = all_tokens()
    random.shuffle(tokens)
    markers = [random.choice((0, random.randint(-3, 3), random.randint(-hat, hat - 1))) for hat in (14, 14, 14, 11, 11)]
    fields: list[list[int] | None] = [None] * 41
    closed: list[int] = []
    for number_, district in enumerate(CITY.districts):
        ends = [row.fields[-1] - district.fields[0] for row in district.rows]  # all but one field of a row
        filled = random.choice((0, random.choice(ends), random.randint(0, len(district.fields))))
        for field in district.fields[:filled]:
            seat = random.randint(0, 1)
            fields[field] = [take_token(tokens, seat), seat]
        if filled == len(district.fields) or random.random() < 0.15:
            closed.append(number_)
        else:
            free_one_of_row(random, fields, district, filled)
    tokens.sort(key=lambda token: token[0] == 6 and random.random() < 0.4)  # what has no strength comes more often
    row = [take_token(tokens, 0) for _ in range(random.choice((1, 2, 3, 4, 5, 6)))]
    random.shuffle(row)
    human = [take_token(tokens, 1) for _ in range(random.randint(0, 4))]
    counts: list[list[int]] = [[0] * KINDS for _ in range(3)]
    for kind, owner in tokens:
        place = 2 if random.random() < 0.8 else random.randint(0, 1)
        counts[place if owner is None else owner][kind] += 1
    outside = random.randint(0, 7)
    played = [kind for kind in range(KINDS) if kind != INFORMER]
    position = table([[], []], markers=dict(enumerate(markers)), acting=random.randint(0, 6))
    return {
        **position,
        "fields": fields,
        "closed": closed,
        "wealth": [random.choice((0, 5, 19, 20, 24)), random.choice((0, 3, 8, 23, 30))],
        "hands": [row, sorted(human)],
        "bags": counts[:2],
        "pile": counts[2],
        "last": [random.choice(played), random.choice([None, *played])],
        "solo": {"outside": outside, "acting": random.randint(0, 6) if outside == 7 else outside},
    }


def all_tokens() -> list[tuple[int, int | None]]:
    """Every token of the game with the seat it belongs to; the reinforcements to nobody yet."""
    tokens: list[tuple[int, int | None]] = [(kind, None) for kind in range(KINDS) for _ in range(PILE[kind])]
    for seat in (0, 1):
        tokens += [(kind, seat) for kind in range(KINDS) for _ in range(CITY_BAG[kind])]
    return tokens


def take_token(tokens: list[tuple[int, int | None]], seat: int) -> int:
    """The last token that this seat can have."""
    for i in range(len(tokens) - 1, -1, -1):
        if tokens[i][1] in (seat, None):
            return tokens.pop(i)[0]
    raise LookupError(seat)


def free_one_of_row(random: Random, fields: list[list[int] | None], district: District, filled: int) -> None:
    """Fill a row in another order than from the left: its free field may be any."""
    row = next(row for row in district.rows if district.fields[filled] in row.fields)
    lying = [fields[field] for field in row.fields]
    random.shuffle(lying)
    for field, token in zip(row.fields, lying, strict=True):
        fields[field] = token


def played_turn(state: State, numbers: Numbers) -> list[Json]:
    """Let chance play the automaton's turn out: the decisions."""
    record: list[Json] = []
    while state.to_move == CHANCE and now(state)["active"] == 0:
        action = sample(state, numbers)
        record.append(dict(state.move(action) or {}))
        state.apply(action)
    return record


def assert_oracle_agrees(position: Position, numbers: Numbers, seen: Counter[str]) -> None:
    state = take_up(position)
    if state.to_move == OVER:
        assert not any(Oracle(position, []).usable(district) for district in range(5))
        return
    state.journal = Journal()
    record = played_turn(state, numbers)
    oracle = Oracle(position, record)
    oracle.play()
    assert told(state) == oracle.said
    assert next(oracle.record, None) is None
    result = now(state)
    expected = oracle.table()
    assert {key: result[key] for key in expected} == expected
    seen.update(criterion for _, _, criterion in oracle.said)
    seen.update(kind for kind, _, _ in oracle.said)
    seen.update(f"smuggled-{number_}" for number_ in oracle.levels)
    seen["supported"] += sum(kind == "token" for kind, _, _ in oracle.said) - 1


def test_S10_oracle_agrees_on_random_positions_and_every_criterion_decides() -> None:
    """All but one: a row's last free field is alone in its active row, so S10.7 (2) has nothing left to decide."""
    random, numbers, seen = Random(1929), Numbers(1929), Counter[str]()
    for _ in range(2500):
        position = random_position(random)
        assert tokens_of(position) == {k: n for k in range(KINDS) if (n := 2 * CITY_BAG[k] + PILE[k])}
        assert_oracle_agrees(position, numbers, seen)
    every = {"district": 6, "field": 5, "token": 7}
    criteria = {f"{what}-{n}" for what, most in every.items() for n in range(1, most + 1)} | {"only"}
    assert {criterion for criterion in criteria if seen[criterion] < 5} == {"field-2"}
    assert seen["field-2"] == 0
    assert {f"smuggled-{n}" for n in range(1, 7)} <= set(seen)
    assert min(seen["steamroll"], seen["supported"]) > 50


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_S10_oracle_agrees_in_whole_games(difficulty: str) -> None:
    seen = Counter[str]()
    for seed in range(25):
        state, numbers = GAME.new(2, {"mode": "solo", "difficulty": difficulty}), Numbers(seed)
        while state.to_move != OVER:
            legal = state.legal()
            if state.to_move == CHANCE and (state.move(legal[0]) or {})["move"] == "cup":
                assert_oracle_agrees(now(state), Numbers(seed), seen)
            state.apply(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
    assert seen["cup"] > 200


def test_S10_the_automaton_follows_from_chance() -> None:
    """The same position and the same decisions of chance: the same turn; and nobody is asked for the automaton."""
    random = Random(5)
    for seed in range(200):
        position = random_position(random)
        first, second = take_up(position), take_up(position)
        if first.to_move == OVER:
            continue
        record = played_turn(first, Numbers(seed))
        for move in record:
            assert second.to_move == CHANCE
            play(second, move)
        assert now(second) == now(first)


# S10.1–S10.4: the solo tokens, the setup, the cup


def new_game(difficulty: str = "medium") -> State:
    """Solo after the draws of the setup: row 0, 3, 8, 10, 6; the human holds 0, 3, 8."""
    state = GAME.new(2, {"mode": "solo", "difficulty": difficulty})
    return play(state, *(draw(kind) for kind in (0, 3, 8, 10, 6, 0, 3, 8)))


def test_S10_1_eight_solo_tokens() -> None:
    state = play(new_game(), roll(1), roll(1), roll(1))
    assert [move["solo"] for move in options(state)] == [0, 1, 2, 3, 4, 5, 6]
    play(state, cup(0))
    assert state.is_legal(state.action(cup(0))) is False
    assert GAME.automata({"mode": "solo"}) == [0]


def test_S10_2_the_row_lies_as_drawn_and_grows_at_the_right_end() -> None:
    state = play(new_game(), roll(1), roll(1), roll(1), cup(RAPID))
    assert now(state)["hands"][0] == [3, 8, 10, 6]
    assert now(state)["stage"] == "draw"
    play(state, draw(2))
    assert now(state)["hands"][0] == [3, 8, 10, 6, 2]
    assert now(state)["active"] == 1


def test_S10_2_the_automaton_draws_five_before_the_human_draws_three_before_the_rolls() -> None:
    state = GAME.new(2, {"mode": "solo"})
    for drawn in range(8):
        assert {move["move"] for move in options(state)} == {"draw"}
        play(state, draw(8) if drawn in (0, 5) else options(state)[0])
    assert options(state) == [roll(die) for die in range(1, 7)]
    assert state.weights() == [1] * 6


@pytest.mark.parametrize(("difficulty", "rolls", "spaces"), [("easy", 3, 1), ("medium", 3, 2), ("hard", 4, 2)])
def test_S10_2_rolls_by_difficulty(difficulty: str, rolls: int, spaces: int) -> None:
    state = new_game(difficulty)
    for _ in range(rolls):
        assert options(state)[0] == roll(1)
        play(state, roll(4))
    assert options(state)[0]["move"] == "cup"
    assert now(state)["markers"] == [0, 0, 0, rolls * spaces, 0]


@pytest.mark.parametrize("die", range(1, 6))
def test_S10_2_each_face_has_its_district(die: int) -> None:
    state = play(new_game(), roll(die), roll(die), roll(1 if die > 1 else 2))
    assert now(state)["markers"][die - 1] == 4
    assert sum(now(state)["markers"]) == 6


def test_S10_2_on_a_six_the_human_chooses() -> None:
    state = play(new_game("hard"), roll(6))
    assert state.to_move == 1
    assert options(state) == [{"move": "advance", "district": district} for district in range(5)]
    play(state, {"move": "advance", "district": 2}, roll(3), roll(6), {"move": "advance", "district": 4}, roll(6))
    assert state.to_move == 1
    play(state, {"move": "advance", "district": 2})
    assert now(state)["markers"] == [0, 0, 6, 0, 2]
    assert now(state)["stage"] == "cup"


def test_S10_3_at_first_steamroll_lies_outside() -> None:
    state = play(new_game(), roll(1), roll(1), roll(1))
    assert now(state)["solo"] == {"outside": STEAMROLL, "acting": None}
    assert state.weights() == [1] * 7


def test_S10_4_the_drawn_token_lies_outside_and_the_other_goes_back() -> None:
    state = take_up(table([[0, 8], [0]], outside=STEAMROLL))
    play(state, cup(GLORY))
    assert now(state)["solo"] == {"outside": GLORY, "acting": GLORY}
    again = take_up(table([[0, 8], [0]], outside=GLORY, acting=GLORY))
    assert [move["solo"] for move in options(again)] == [0, 1, 2, 4, 5, 6, 7]


def test_S10_4_steamroll_acts_as_the_token_before() -> None:
    position = table([[8, 9], [0]], markers={BRONX: -1}, outside=COUNTERATTACK, acting=COUNTERATTACK)
    state = turn(position, STEAMROLL)
    assert told(state)[:2] == [("steamroll", COUNTERATTACK, ""), ("district", BRONX, "district-3")]
    assert now(state)["solo"] == {"outside": STEAMROLL, "acting": COUNTERATTACK}


def test_S10_4_the_token_after_a_steamroll_acts_itself() -> None:
    state = turn(table([[8, 9], [0]], markers={BRONX: -1}, outside=STEAMROLL, acting=COUNTERATTACK), SECURE)
    assert told(state)[:2] == [("cup", SECURE, ""), ("district", QUEENS, "district-4")]


def test_S10_4_a_stuck_automaton_loses_before_the_cup() -> None:
    state = take_up(table([[], [0]]))
    assert (state.to_move, now(state)["winner"], now(state)["active"]) == (OVER, 1, 0)


# S10.5: the words


def test_S10_5_usable_is_what_some_token_may_go_on() -> None:
    assert choice(table([[0], [0]], full=[1, 2]), RAPID, "district")[0] == QUEENS
    assert choice(alone(MANHATTAN, [0]), WARFARE, "field") == (1, "field-4")  # the d1 of 0 lies on a river


def test_S10_5_after_counts_smuggling_here() -> None:
    """Bronx, t1 on 18: a 1 brings the marker from 12 to 14; with a block only the strength counts."""
    assert choice(alone(BRONX, [0], full=[19], markers={BRONX: 12}), SECURE, "field") == (18, "only")
    position = table([[0], [0]], markers={BRONX: 12, MANHATTAN: 2})
    assert choice(position, RAPID, "district") == (BRONX, "district-1")
    assert choice(table([[1], [0]], markers={BRONX: 11}), RAPID, "district") == (BRONX, "district-1")
    assert choice(table([[1], [0]], markers={BRONX: 10}), RAPID, "district") == (QUEENS, "district-4")
    assert choice(table([[15], [0]], markers={BRONX: 8}), RAPID, "district") == (QUEENS, "district-4")
    assert choice(table([[15], [0]], markers={BRONX: 9}), RAPID, "district") == (BRONX, "district-1")


def test_S10_5_after_counts_it_twice_for_the_sawn_off() -> None:
    assert choice(table([[SAWN_OFF], [0]], markers={BRONX: 11}), RAPID, "district") == (BRONX, "district-1")
    assert choice(table([[SAWN_OFF], [0]], markers={BRONX: 10}), RAPID, "district") == (QUEENS, "district-4")


def test_S10_5_after_counts_nothing_else() -> None:
    """Brooklyn's x1 on 37 moves other markers, the Bomber pushes them back; neither is looked at."""
    assert choice(table([[BOMBER], [0]], markers={BROOKLYN: 3}), RAPID, "district") == (QUEENS, "district-4")
    assert choice(table([[BOMBER], [0]], markers={BROOKLYN: 4}), RAPID, "district") == (BROOKLYN, "district-1")


def test_S10_5_a_criterion_that_none_meets_keeps_all() -> None:
    assert choice(table([[8], [0]]), COUNTERATTACK, "district") == (QUEENS, "district-4")


# S10.6: the district


def test_S10_6_1_wins_the_district() -> None:
    position = table([[2, 8], [0]], markers={MANHATTAN: 12, BRONX: -1})
    assert choice(position, COUNTERATTACK, "district") == (MANHATTAN, "district-1")


def test_S10_6_1_the_last_free_field_wins_it_too() -> None:
    full = [35, 36, 37, 38, 39]
    assert choice(table([[8, 9], [0]], full=full, markers={BROOKLYN: -1}), RAPID, "district") == (4, "district-1")
    assert choice(table([[8, 9], [0]], full=full, markers={BROOKLYN: -2}), RAPID, "district") == (3, "district-4")


def test_S10_6_2_wins_the_row() -> None:
    assert choice(table([[3], [0]], full=[9]), RAPID, "district") == (STATEN_ISLAND, "district-2")
    position = table([[3], [0]], full=[9], markers={STATEN_ISLAND: -1})
    assert choice(position, RAPID, "district") == (QUEENS, "district-4")


def test_S10_6_2_winning_a_row_comes_after_winning_a_district() -> None:
    position = table([[8], [0]], full=[9], markers={BROOKLYN: 10})
    assert choice(position, RAPID, "district") == (BROOKLYN, "district-1")


@pytest.mark.parametrize(
    ("solo", "position", "district"),
    [
        (COUNTERATTACK, table([[8], [0]], markers={BRONX: -1, BROOKLYN: 3}), BRONX),
        (SECURE, table([[8], [0]], markers={BRONX: -1, BROOKLYN: 3}), BROOKLYN),
        (WARFARE, table([[0], [0]]), BRONX),
        (RESEARCH, table([[3], [0]], full=[30]), STATEN_ISLAND),
        (
            RESEARCH,
            table([[3], [0]], full=[0, 1, 2, 3, 4, 5, 10, 30], markers={STATEN_ISLAND: -5}),
            MANHATTAN,
        ),
        (GLORY, table([[8], [0]], full=[29]), QUEENS),
        (GLORY, table([[8], [0]], full=[18, 19, 31]), BRONX),
    ],
)
def test_S10_6_3_the_acting_token(solo: int, position: Position, district: int) -> None:
    assert choice(position, solo, "district") == (district, "district-3")
    others = {BIG_GUNS, COUNTERATTACK, WARFARE, GLORY, RESEARCH, RAPID, SECURE} - {solo}
    assert any(choice(position, other, "district") != (district, "district-3") for other in others)


def test_S10_6_3_warfare_takes_shots_too() -> None:
    """A river smuggler finds d on 0, b on 9; a second d in Brooklyn or Queens there is none."""
    assert choice(table([[3], [0]], full=[0]), WARFARE, "district") == (STATEN_ISLAND, "district-3")


@pytest.mark.parametrize("solo", [BIG_GUNS, RAPID])
def test_S10_6_3_others_have_none(solo: int) -> None:
    position = table([[8], [0]], markers={BRONX: -1, BROOKLYN: 3})
    assert choice(position, solo, "district") == (QUEENS, "district-4")


def test_S10_6_4_most_free_fields() -> None:
    assert choice(table([[8], [0]]), BIG_GUNS, "district") == (QUEENS, "district-4")


def test_S10_6_5_highest_points() -> None:
    assert choice(table([[8], [0]], full=[31]), BIG_GUNS, "district") == (QUEENS, "district-5")


def test_S10_6_6_lowest_number() -> None:
    assert choice(table([[8], [0]], full=[30, 31]), BIG_GUNS, "district") == (MANHATTAN, "district-6")


def test_S10_6_only_one_candidate() -> None:
    assert choice(alone(BROOKLYN, [8]), BIG_GUNS, "district") == (BROOKLYN, "only")


# S10.7: the field


def test_S10_7_1_wins_the_district() -> None:
    """Manhattan on 12: a street token of 3 gets to the hat on 1, a river token of 1 on 0 does not."""
    position = alone(MANHATTAN, [2, 3], full=[2], markers={MANHATTAN: 12})
    assert choice(position, WARFARE, "field") == (1, "field-1")


def test_S10_7_2_cannot_decide_among_fields() -> None:
    """The last free field of the active row is the only candidate."""
    position = alone(MANHATTAN, [8], full=[0, 1], markers={MANHATTAN: 3})
    assert choice(position, WARFARE, "field") == (2, "only")


@pytest.mark.parametrize(
    ("solo", "row", "full", "field"),
    [
        (WARFARE, [8, 8, 8, 9], [0, 1, 2], 4),
        (WARFARE, [8, 8, 8, 9, 9], [0, 1, 2], 3),
        (GLORY, [8, 8, 8, 9, 9], [], 2),
    ],
)
def test_S10_7_3_the_acting_token(solo: int, row: list[int], full: list[int], field: int) -> None:
    assert choice(alone(MANHATTAN, row, full=full), solo, "field") == (field, "field-3")


def test_S10_7_3_no_shot_there_leaves_it_to_the_list() -> None:
    assert choice(alone(MANHATTAN, [8, 8, 8, 9, 9]), WARFARE, "field") == (1, "field-4")


FOUR, FIVE = [8, 8, 8, 9], [8, 8, 8, 9, 9]


@pytest.mark.parametrize(
    ("district", "row", "full", "wealth", "field"),
    [
        pytest.param(BROOKLYN, FOUR, [35], [20, 0], 36, id="v at 20, before x"),
        pytest.param(BROOKLYN, FOUR, [35], [19, 0], 37, id="x"),
        pytest.param(BROOKLYN, FOUR, [35], [0, 9], 37, id="x before v when behind"),
        pytest.param(QUEENS, FOUR, [28], [0, 3], 31, id="v when behind by 3"),
        pytest.param(QUEENS, FOUR, [28], [0, 2], 30, id="not when behind by 2"),
        pytest.param(MANHATTAN, FOUR, [], [0, 3], 2, id="v when behind, before d"),
        pytest.param(STATEN_ISLAND, FOUR, [9, 10, 13], [0, 0], 12, id="d with a row of 4"),
        pytest.param(STATEN_ISLAND, FIVE, [9, 10, 13], [0, 0], 11, id="r2, before d with a row of 5"),
        pytest.param(STATEN_ISLAND, FIVE, [], [0, 0], 10, id="r1 before b"),
        pytest.param(BRONX, FOUR, [18, 19, 20, 21, 22, 25], [0, 0], 23, id="b before t"),
        pytest.param(BRONX, FIVE, [], [0, 0], 18, id="t before d with a row of 5"),
        pytest.param(BRONX, FOUR, [], [0, 0], 19, id="d with a row of 4, before t"),
        pytest.param(MANHATTAN, FIVE, [1], [0, 0], 0, id="d before v"),
        pytest.param(BRONX, FOUR, [18, 19, 21], [0, 0], 20, id="v before nothing"),
        pytest.param(QUEENS, FOUR, [28, 29, 30, 31, 33], [0, 0], 32, id="t before nothing"),
    ],
)
def test_S10_7_4_the_list(district: int, row: list[int], full: list[int], wealth: list[int], field: int) -> None:
    position = alone(district, row, full=full, wealth=wealth, markers={district: -3})
    assert choice(position, RAPID, "field") == (field, "field-4")


def test_S10_7_5_lowest_number() -> None:
    assert choice(alone(BROOKLYN, FOUR, wealth=[20, 0]), RAPID, "field") == (35, "field-5")


# S10.8: the token


def test_S10_8_1_wins_the_district() -> None:
    position = alone(MANHATTAN, [6, 8], full=range(8))
    assert choice(position, RAPID, "token") == (8, "token-1")


def test_S10_8_2_wins_the_row() -> None:
    position = alone(MANHATTAN, [3, 4], full=[1, 2], markers={MANHATTAN: -1})
    assert choice(position, RAPID, "token") == (4, "token-2")


@pytest.mark.parametrize(
    ("solo", "row", "token"),
    [
        pytest.param(BIG_GUNS, [2, 14], 14, id="Big Guns: a reinforcement, though weaker"),
        pytest.param(BIG_GUNS, [20, 22, 2], 22, id="Big Guns: of these the greatest change"),
        pytest.param(BIG_GUNS, [0, 2, 1], 2, id="Big Guns: without reinforcements the greatest change"),
        pytest.param(COUNTERATTACK, [20, 22, 2], 22, id="Counterattack: the greatest change"),
        pytest.param(RESEARCH, [2, 20], 20, id="Research: a reinforcement"),
        pytest.param(RESEARCH, [2, INFORMER], INFORMER, id="Research: the Informer is one"),
        pytest.param(RAPID, [0, 22], 0, id="Rapid Deployment: the leftmost"),
    ],
)
def test_S10_8_3_the_acting_token(solo: int, row: list[int], token: int) -> None:
    """On the v1 of Bronx, 20, which is not the last of its row."""
    position = alone(BRONX, row, full=[18, 19, 21], markers={BRONX: -3}, last=[None, 0])
    assert choice(position, solo, "field") == (20, "field-4")
    assert choice(position, solo, "token") == (token, "token-3")


@pytest.mark.parametrize(("full", "field"), [([0, 2], 1), ([*range(6), 7, 8], 6)])
def test_S10_8_3_research_does_not_ask_for_reinforcements_on_r_and_h(full: list[int], field: int) -> None:
    position = alone(MANHATTAN, [2, 20], full=full, markers={MANHATTAN: -9})
    state = turn(position, RESEARCH)
    assert told(state)[2] == ("field", field, "only")
    assert now(state)["stage"] == "roll"


@pytest.mark.parametrize("solo", [WARFARE, GLORY, SECURE])
def test_S10_8_3_others_have_none(solo: int) -> None:
    position = alone(BRONX, [0, 22], full=[18, 19, 21, 22], markers={BRONX: -9})
    assert now(turn(position, solo))["stage"] == "roll"


def test_S10_8_4_without_an_effect_some_strength() -> None:
    position = alone(MANHATTAN, [6, 8], full=range(5), markers={MANHATTAN: -5})
    assert choice(position, SECURE, "token") == (8, "token-4")
    position = alone(STATEN_ISLAND, [6, 8], full=range(9, 14), markers={STATEN_ISLAND: -5})
    assert choice(position, SECURE, "token") == (8, "token-4")


@pytest.mark.parametrize(("row", "last"), [([14, 8], None), ([INFORMER, 8], 6), ([INFORMER, 8], 17)])
def test_S10_8_5_on_a_last_field_no_quick_support(row: list[int], last: int | None) -> None:
    position = alone(MANHATTAN, row, full=[0, 1], markers={MANHATTAN: -5}, last=[None, last])
    assert choice(position, SECURE, "token") == (8, "token-5")


def test_S10_8_5_elsewhere_quick_support_is_as_good() -> None:
    position = alone(MANHATTAN, [14, 8], full=[0], markers={MANHATTAN: -5})
    assert now(turn(position, SECURE))["stage"] == "roll"


def test_S10_8_6_with_20_wealth_the_strongest() -> None:
    position = alone(BROOKLYN, [0, 1], markers={BROOKLYN: -5}, wealth=[20, 0])
    assert choice(position, SECURE, "token") == (1, "token-6")
    poorer = alone(BROOKLYN, [0, 1], markers={BROOKLYN: -5}, wealth=[19, 0])
    assert now(turn(poorer, SECURE))["stage"] == "roll"


@pytest.mark.parametrize(("die", "place"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1), (6, 2)])
def test_S10_8_7_the_die(die: int, place: int) -> None:
    row = [1, 8, 0]
    position = alone(BRONX, row, full=[18, 19], markers={BRONX: -9})
    assert choice(position, SECURE, "token", roll(die)) == (row[place], "token-7")


def test_S10_8_7_equal_tokens_are_separate_candidates() -> None:
    position = alone(BRONX, [0, 8, 0], full=[18, 19], markers={BRONX: -9})
    state = turn(position, SECURE, roll(3))
    assert now(state)["hands"][0] == [0, 8]
    assert now(turn(position, SECURE, roll(1)))["hands"][0] == [8, 0]
    same = alone(BRONX, [0, 0], full=[18, 19], markers={BRONX: -9})
    assert now(turn(same, SECURE))["stage"] == "roll"


def test_S10_8_7_an_imported_roll_finds_the_same_candidates() -> None:
    position = table([[0, 3, 8, 10, 6], [0, 3, 8]])
    state = turn(position, SECURE)
    twin = take_up(now(state))
    assert now(twin) == now(state)
    assert now(play(twin, roll(6))) == now(play(state, roll(6)))


# S10.9: the greatest change


def smuggled_to(markers: dict[int, int]) -> int:
    """Where the x3 of Queens goes. The row's only token fits nowhere else: rivers, and Bronx is closed."""
    position = table([[0], [0]], full=[1, 2, 36, 37], markers={QUEENS: -5, **markers}, closed=[BRONX])
    state = turn(position, RAPID)
    assert told(state)[2] == ("field", 28, "field-4")
    after = now(state)["markers"]
    moved = [district for district in range(5) if after[district] != position["markers"][district]]
    return next((district for district in moved if district != QUEENS), -1)


@pytest.mark.parametrize(
    ("markers", "district"),
    [
        pytest.param({0: 0, 1: -1, 4: 3}, 1, id="1 before 2: across red"),
        pytest.param({0: -3, 1: 0, 4: -3}, 1, id="2 before 3: off red"),
        pytest.param({0: 3, 1: -3, 4: 3}, 1, id="3 before 4: onto red"),
        pytest.param({0: -5, 1: 3, 4: -5}, 1, id="4 before 5: to a better zone"),
        pytest.param({0: 1, 1: -7, 4: 0 - 3 - 8}, 1, id="5 before 6: out of the rival's zone"),
        pytest.param({0: 13, 1: 1, 4: 10}, 1, id="6 before 8: any move before none"),
        pytest.param({0: 12, 1: 5, 4: 9}, 1, id="the longest way"),
        pytest.param({0: -1, 1: -2, 4: -1}, 0, id="among equals the lowest number"),
        pytest.param({0: 1, 1: 1, 4: 1}, 4, id="the short track's coin is on 4"),
        pytest.param({0: 1, 1: 7, 4: 4}, 1, id="the long track's second coin is on 10"),
        pytest.param({0: 5, 1: 5, 4: 5}, 4, id="the short track's second coin is on 8"),
    ],
)
def test_S10_9_levels_of_smuggling(markers: dict[int, int], district: int) -> None:
    assert smuggled_to(markers) == district


def test_S10_9_no_move_at_all() -> None:
    assert smuggled_to({0: 13, 1: 13, 4: 10}) == -1


@pytest.mark.parametrize(
    ("marker", "row", "token"),
    [
        pytest.param(-2, [4, 5, 8], 5, id="1: across red, before onto it"),
        pytest.param(0, [6, 3, 4], 4, id="2: off red, the longest way"),
        pytest.param(-2, [8, 4, 6], 4, id="3: onto red"),
        pytest.param(3, [8, 4, 6], 4, id="4: over the coin"),
        pytest.param(-6, [8, 4, 6], 4, id="5: back before the coin"),
        pytest.param(-9, [8, 4, 6], 4, id="6: the longest way"),
        pytest.param(-9, [6, 8], 8, id="8: a move before none"),
    ],
)
def test_S10_9_levels_of_a_token(marker: int, row: list[int], token: int) -> None:
    """On the r1 of Staten Island, 10, beside the free 9: no row ends."""
    position = alone(STATEN_ISLAND, row, markers={STATEN_ISLAND: marker})
    assert choice(position, COUNTERATTACK, "field")[0] == 10
    assert choice(position, COUNTERATTACK, "token") == (token, "token-3")


def test_S10_9_a_row_that_ends_on_the_rivals_side_is_level_7_for_all() -> None:
    """Of one field's tokens all end the row or none, so 7 before 8 and the longest way decide."""
    position = alone(STATEN_ISLAND, [6, 8, 4], full=[9], markers={STATEN_ISLAND: -9})
    assert choice(position, COUNTERATTACK, "token") == (4, "token-3")


def test_S10_9_the_zone_of_the_hat() -> None:
    """From the second coin on, only the hat is a better zone; it wins the district first."""
    position = alone(STATEN_ISLAND, [8, 9], markers={STATEN_ISLAND: 12})
    assert choice(position, COUNTERATTACK, "token") == (9, "token-1")


# S10.10: where it differs otherwise


def test_S10_10_smuggling_goes_by_itself() -> None:
    state = turn(table([[0], [0]]), RAPID)
    assert now(state)["markers"] == [3, 0, 0, 1, 0]
    assert now(state)["stage"] == "draw"


def test_S10_10_with_no_other_open_district_smuggling_is_lost() -> None:
    state = turn(alone(QUEENS, [0]), RAPID)
    assert now(state)["markers"] == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(("row", "last"), [([SNOOP], None), ([INFORMER], SNOOP)])
def test_S10_10_its_snoop_has_strength_3_in_the_active_row(row: list[int], last: int | None) -> None:
    state = turn(alone(MANHATTAN, row, last=[None, last]), SECURE)
    assert told(state)[2] == ("field", 0, "field-4")
    assert now(state)["turn"]["strength"] == 3
    position = now(play(state, draw(0)))
    assert position["markers"][MANHATTAN] == 3
    assert position["last"][0] == SNOOP


def test_S10_10_its_snoop_is_stuck_where_a_humans_is_not() -> None:
    """Its Snoop keeps to the active row: it does not take the v2 of Bronx's third row."""
    state = turn(alone(BRONX, [SNOOP], wealth=[20, 0]), GLORY)
    assert told(state)[2][1] in (18, 19)


def test_S10_10_the_humans_informer_copies_its_snoop_as_a_snoop() -> None:
    position = table([[0], [INFORMER]], stage="place", last=[SNOOP, None], acting=0)
    assert options(take_up(position)) == [place(INFORMER, field) for field in range(41)]
    state = play(take_up(position), place(INFORMER, 8))
    assert now(state)["markers"] == [0] * 5


def test_S10_10_at_a_closing_the_next_field_by_the_list() -> None:
    """Manhattan's free fields: x3 on 7, then d1 on 0 (row of 4 or fewer), h on 6, r1 on 1, b on 3, v1 on 2."""
    position = table([[9, 8], [0, 3, 8]], full=[4, 5], markers={MANHATTAN: 12}, stage="cup")
    state = turn(position, RAPID)
    order: list[int] = []
    while now(state)["stage"] in ("effects", "closing"):
        state.apply(state.legal()[0])
    assert state.journal is not None
    order += [number(event.facts["field"]) for event in state.journal.truth() if event.kind == "free-field"]
    assert told(state)[2] == ("field", 0, "field-4")
    assert order == [7, 6, 1, 3, 2]
    assert now(state)["wealth"] == [2 + 3 + 5 + 2 + 1, 0]


def test_S10_10_at_a_closing_it_looks_anew_each_time() -> None:
    """With 19 wealth a v1 makes 20, so a further v would now come before x; with a row of 4 d comes before r."""
    closed = table([[9, 8, 8, 8, 0], [0, 3, 8]], full=[19], markers={BRONX: 12}, wealth=[7, 0], stage="cup")
    state = turn(closed, RAPID)
    while now(state)["stage"] in ("effects", "closing"):
        state.apply(state.legal()[0])
    assert state.journal is not None
    order = [number(event.facts["field"]) for event in state.journal.truth() if event.kind == "free-field"]
    assert now(state)["wealth"][0] >= 20
    assert order == [20, 26, 25, 21, 23]  # 7 + 2 + 3 + 6 + 2 = 20 at the closing


def test_S10_10_quick_support_in_the_same_district() -> None:
    state = turn(table([[6, 0], [0]]), RAPID)
    assert told(state)[1:4] == [("district", QUEENS, "district-4"), ("field", 28, "field-4"), ("token", 6, "token-3")]
    assert told(state)[4:] == [("district", QUEENS, "only"), ("field", 30, "field-4"), ("token", 0, "only")]
    assert now(state)["stage"] == "effects"  # the r1 of 30
    assert now(state)["hands"][0] == []


def test_S10_10_quick_support_rolls_again_but_draws_no_cup() -> None:
    state = turn(table([[6, 0, 8], [0]]), SECURE, roll(1))
    assert now(state)["stage"] == "roll"
    assert now(state)["turn"] == {"token": 6, "as": 6, "field": 28, "strength": 0}
    assert now(take_up(now(state))) == now(state)
    play(state, roll(2))
    assert now(state)["fields"][30] == [8, 0]
    assert [kind for kind, _, _ in told(state)].count("cup") == 1


def test_S10_10_quick_support_elsewhere_if_none_fits_there() -> None:
    """The Cop goes to Bronx; the river smugglers that are left do not fit there."""
    state = turn(table([[6, 3], [0]], markers={BRONX: -1}), COUNTERATTACK, draw(4))
    assert told(state)[1:4] == [("district", BRONX, "district-3"), ("field", 19, "field-4"), ("token", 6, "only")]
    assert told(state)[4] == ("district", QUEENS, "district-4")
    assert now(state)["fields"][19] == [6, 0]


def test_S10_10_quick_support_elsewhere_if_the_district_has_closed() -> None:
    position = table([[6, 0], []], full=[35, 36, 37, 39, 40], markers={BROOKLYN: 1})
    state = turn(position, RAPID)
    assert told(state)[1:4] == [("district", BROOKLYN, "district-1"), ("field", 38, "only"), ("token", 6, "only")]
    assert told(state)[4] == ("district", QUEENS, "district-4")
    assert now(state)["closed"] == [BROOKLYN]
    assert now(state)["wealth"] == [4, 0]


def test_S10_10_quick_support_is_skipped_if_nothing_fits_anywhere() -> None:
    state = turn(table([[6], [0]]), RAPID)
    assert now(state)["stage"] == "draw"
    assert [kind for kind, _, _ in told(state)].count("token") == 1


def test_S10_10_quick_support_of_the_human_keeps_to_the_district() -> None:
    """The human's stays optional, and in the same district."""
    state = play(take_up(table([[0], [6, 3]], stage="place", acting=0)), place(6, 18))
    assert now(state)["stage"] == "draw"


def test_S10_10_the_human_shoots_gang_tokens_first_the_leftmost_of_a_kind() -> None:
    position = table([[13, 0, 8, 0], [21, 3]], stage="place", acting=0)
    state = play(take_up(position), place(21, 35))
    assert (state.to_move, options(state)) == (1, [shoot(0), shoot(8)])
    before = now(state)["bags"][0][0]
    play(state, shoot(0))
    assert now(state)["hands"][0] == [13, 8, 0]
    assert now(state)["bags"][0][0] == before + 1


def test_S10_10_the_human_shoots_reinforcements_if_there_is_nothing_else() -> None:
    state = play(take_up(table([[16, 13, 13], [21, 3]], stage="place", acting=0)), place(21, 35))
    assert options(state) == [shoot(13), shoot(16)]
    play(state, shoot(13))
    assert now(state)["hands"][0] == [16, 13]
    assert now(state)["bags"][0][13] == 1


@pytest.mark.parametrize(("row", "left"), [([0, 0], [0]), ([13, 8, 16], [13, 16]), ([], []), ([13], [])])
def test_S10_10_a_shot_without_a_choice_asks_nobody(row: list[int], left: list[int]) -> None:
    state = play(take_up(table([row, [21, 3]], stage="place", acting=0)), place(21, 35))
    assert now(state)["stage"] == "draw"
    assert now(state)["hands"][0] == left


def test_S10_10_its_own_shot_is_chances() -> None:
    state = turn(alone(STATEN_ISLAND, [3], full=[10], markers={STATEN_ISLAND: -9}), SECURE)
    assert state.to_move == CHANCE
    assert [move["move"] for move in options(state)] == ["hit", "hit", "hit"]


# The rules' own example


def test_S10_example_10_rapid_deployment() -> None:
    state = turn(table([[0, 3, 8, 10, 6], [0, 3, 8]]), RAPID)
    assert told(state) == [
        ("cup", RAPID, ""),
        ("district", QUEENS, "district-4"),
        ("field", 28, "field-4"),
        ("token", 0, "token-3"),
    ]
    assert now(state)["markers"] == [3, 0, 0, 1, 0]


def test_S10_example_10_secure() -> None:
    state = turn(table([[0, 3, 8, 10, 6], [0, 3, 8]]), SECURE)
    assert now(state)["stage"] == "roll"
    assert told(state)[1:] == [("district", QUEENS, "district-4"), ("field", 28, "field-4")]
    play(state, roll(6))
    assert told(state)[-1] == ("token", 8, "token-7")
