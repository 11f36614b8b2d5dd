"""The leak tests: nothing that a seat may not know reaches it by any way, and no bot moves by what is hidden from it.

A position is compared with others that a seat cannot tell from it: imagined from its view, or retold from what it read.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice, zip_longest
from math import sqrt
from pathlib import Path
from typing import Final

import pytest

from omerta import bots, speed
from omerta.core.game import CHANCE, OVER, Game, Json, Setup, State, View
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from particulars import Particulars, particulars_of
from stories import Story, news
from tables import (
    MASSIVE,
    SOURCE,
    every_table,
    fewer,
    has_secrets,
    imaginable_positions,
    is_brief,
    is_imaginable,
    is_massive,
    named,
    picture,
    random_game,
    random_positions,
    some_moments,
    tables,
    told,
    viewers,
)

PARTS: Final = 2
POSITIONS: Final = 500  # in each part: 1,000 for every setup
STEPS: Final = 12
DRAWS: Final = 200
DRAWS_A_PLACE: Final = 5  # where more than forty places are hidden
WORLDS: Final = 150
ATTEMPTS: Final = 150
CHOICES: Final = (0, 5, 15, 30)  # how far a story is told
DECISIONS: Final = 50 if speed() == "compiled" else 3  # of each bot in each part: 100 for every setup
SUSPECTS: Final = frozenset(("seed", "rng", "random", "order", "generator", "numbers", "entropy", "secret", "uuid"))


def choices_of(game: Game) -> tuple[int, ...]:
    """How far stories are told; late in a massive one the few secrets left can be bound by what was not asked."""
    if is_brief(game):
        return CHOICES[0], CHOICES[2]
    return CHOICES[:3] if game.longest > MASSIVE else CHOICES


def in_parts(parts: int) -> pytest.MarkDecorator:
    """The scope makes pytest run the tests of one part after another, so that its pairs are made once."""
    return pytest.mark.parametrize(
        ("game", "setup", "part"),
        [
            pytest.param(game, setup, part, id=f"{named(game, setup)}-{part}")
            for game, setup in tables()
            for part in range(1 if is_brief(game) else parts)
        ],
        scope="module",
    )


every_part: Final = in_parts(PARTS)
every_part_to_think_about: Final = in_parts(PARTS if speed() == "compiled" else 1)  # interpreted bots take long
every_story: Final = pytest.mark.parametrize(
    ("game", "setup", "choices"),
    [
        pytest.param(game, setup, choices, id=f"{choices}-{named(game, setup)}")
        for game, setup in tables()
        for choices in choices_of(game)
    ],
)
every_viewer: Final = pytest.mark.parametrize(
    ("game", "setup", "viewer"),
    [
        pytest.param(game, setup, viewer, id=f"{named(game, setup)}-{'spectator' if viewer is None else viewer}")
        for game, setup in tables()
        for viewer in ([0, None] if is_massive(game) else viewers(setup.seats))
    ],
)


@lru_cache(maxsize=1)
def pairs(game: Game, setup: Setup, part: int) -> list[tuple[int | None, State, State]]:
    """Each viewer with a position and another one that differs only in what is hidden from this viewer."""
    return [
        (viewer, state, game.imagine(state.view(viewer), Numbers(seed)))
        for seed, state in enumerate(imaginable_positions(game, setup, POSITIONS, seed=part))
        for viewer in viewers(setup.seats)
    ]


# Leak 1: change everything that a seat may not know.


@every_part
def test_a_view_does_not_change_with_what_it_hides(game: Game, setup: Setup, part: int) -> None:
    changed = total = 0
    for viewer, state, twin in pairs(game, setup, part):
        assert twin.view(viewer).to_json() == state.view(viewer).to_json()
        assert twin.view(None).to_json() == state.view(None).to_json()
        assert twin.to_move == state.to_move
        if state.to_move != OVER and has_secrets(game, setup, viewer):
            changed += picture(twin) != picture(state)
            total += 1
    assert changed > total / 2


@every_part
def test_what_is_legal_or_refused_does_not_change_with_what_is_hidden(game: Game, setup: Setup, part: int) -> None:
    numbers = Numbers(part)
    every_number = range(-1, game.action_count + 1)
    for viewer, state, twin in pairs(game, setup, part):
        if viewer is None or state.to_move != viewer:
            continue
        assert twin.legal() == state.legal()
        some_numbers = [every_number[numbers.below(len(every_number))] for _ in range(12)]
        for action in every_number if numbers.below(20) == 0 else some_numbers:
            assert told(twin.why_not(action)) == told(state.why_not(action))
        for action in state.legal()[:5]:
            assert game.facts(twin.view(viewer), action) == game.facts(state.view(viewer), action)


@every_part
def test_a_result_does_not_change_with_what_is_hidden(game: Game, setup: Setup, part: int) -> None:
    for _, state, twin in pairs(game, setup, part):
        here, there = state.result(), twin.result()
        assert (here and here.to_json()) == (there and there.to_json())


@every_part
def test_a_seat_reads_the_same_lines_whatever_is_hidden(game: Game, setup: Setup, part: int) -> None:
    numbers, by_chance = Numbers(part), kinds_told_by_chance(game, setup)
    steps, wanted, met = 0, 2 * fewer(game, POSITIONS), pairs(game, setup, part)
    for seen, (viewer, state, twin) in enumerate(met):
        is_behind = steps * len(met) <= seen * wanted
        if is_behind or numbers.below(4) == 0:
            known = particulars_of(game)
            steps += play_in_step(state.copy(), twin.copy(), viewer, numbers, by_chance=by_chance, known=known)
    assert steps > wanted - STEPS  # a short game may be over in the last few positions


@cache
def kinds_told_by_chance(game: Game, setup: Setup) -> frozenset[object]:
    """The kinds of lines that tell what chance decided: the first that anyone reads after its outcomes."""
    return frozenset(
        line["event"]
        for seed in range(fewer(game, 8))
        for state in random_game(game, setup, Numbers(seed))
        if state.to_move == CHANCE
        for viewer in viewers(setup.seats)
        for line in news(state, state.legal()[0], viewer)[:1]
    )


def play_in_step(
    state: State, twin: State, viewer: int | None, numbers: Numbers, *, by_chance: frozenset[object], known: Particulars
) -> int:
    """Make the same decisions in both while both allow it, and compare what the viewer learns; how many were made."""
    for step in range(STEPS):
        assert twin.to_move == state.to_move
        shared = sorted(set(state.legal()) & set(twin.legal()))
        if not shared:
            return step
        action = shared[numbers.below(len(shared))]
        here, there = ([news(world, action, reader) for reader in (viewer, None)] for world in (state, twin))
        if is_forced_outcome(here[0], there[0], by_chance):
            return step
        state.apply(action)
        twin.apply(action)
        if any(reveals(known, lines[0]) for lines in (here, there)):
            return step + 1
        if here != there and is_shown(known, here[0], there[0]):
            return step + 1
        if known.shown_by_asking and is_asked_otherwise(state, twin):
            return step
        assert there == here
        if state.to_move == OVER:
            return step + 1
        assert twin.view(viewer).to_json() == state.view(viewer).to_json()
    return STEPS


def is_asked_otherwise(state: State, twin: State) -> bool:
    """Whether another seat decides, or the same seat something else: what has only one option is not asked."""
    return state.to_move != twin.to_move or (state.to_move != OVER and asked(state).isdisjoint(asked(twin)))


def asked(state: State) -> set[object]:
    return {(state.move(action) or {}).get("move") for action in state.legal()}


def reveals(known: Particulars, lines: list[Json]) -> bool:
    """Whether the lines show what was secret, and so differ where that differs."""
    return any(line["event"] in known.revealing or line["clause"] in known.at_the_end for line in lines)


def is_shown(known: Particulars, here: list[Json], there: list[Json]) -> bool:
    """Whether the lines differ only in which cards of a hidden hand are shown."""
    kept = [[line for line in lines if line["event"] not in known.showing] for lines in (here, there)]
    return kept[0] == kept[1]


def is_forced_outcome(here: list[Json], there: list[Json], by_chance: frozenset[object]) -> bool:
    """Whether the lines part where chance has only one outcome in one of the positions, and so is not asked there."""
    for one, other in zip_longest(here, there):
        if one != other:
            return all(line is None or line["event"] in by_chance for line in (one, other))
    return False


@every_story
def test_whoever_reads_the_same_lines_sees_the_same_view(game: Game, setup: Setup, choices: int) -> None:
    numbers = Numbers(choices)
    story = Story(game, setup, choices, numbers)
    for viewer in viewers(setup.seats):
        worlds = retellings(story, viewer, numbers)
        if keeps_secrets(story, viewer, numbers):
            assert any(world.to_json() != story.state.to_json() for world in worlds)
        for world in worlds:
            assert world.view(viewer).to_json() == story.state.view(viewer).to_json()
            assert world.view(None).to_json() == story.state.view(None).to_json()


def retellings(story: Story, viewer: int | None, numbers: Numbers) -> list[State]:
    """Many attempts to tell the story otherwise, and more where secrets are so few that those have changed nothing."""
    worlds = [story.state, *story.retold(viewer, fewer(story.game, ATTEMPTS), numbers)]
    if keeps_secrets(story, viewer, numbers) and not hidden_places(worlds):
        for world in story.retold(viewer, 10 * ATTEMPTS, numbers):
            worlds.append(world)
            if hidden_places(worlds):
                break
    return worlds


def keeps_secrets(story: Story, viewer: int | None, numbers: Numbers) -> bool:
    """Whether something is hidden from the viewer; later in a game all secrets may be out, and nothing is imagined."""
    if story.choices == 0 or not has_secrets(story.game, story.setup, viewer):
        return has_secrets(story.game, story.setup, viewer)
    view = story.state.view(viewer)
    hidden = hidden_places([story.game.imagine(view, numbers) for _ in range(20)])
    return any(not place.startswith(particulars_of(story.game).chosen) for place in hidden)


@every_table
def test_a_view_changes_only_with_a_line_that_tells_it(game: Game, setup: Setup) -> None:
    everyone = viewers(setup.seats)
    for seed in range(fewer(game, 10)):
        journal, before, read = Journal(), dict.fromkeys(everyone, Json()), dict.fromkeys(everyone, -1)
        for state in some_moments(game, setup, Numbers(seed), journal):
            for viewer in everyone:
                view, count = dict(state.view(viewer).to_json()), len(journal.seen_by(viewer))
                assert count > read[viewer] or view == before[viewer]
                before[viewer], read[viewer] = view, count


# Leak 2: imagination knows the view and nothing else.


@every_part
def test_positions_with_the_same_view_are_imagined_alike(game: Game, setup: Setup, part: int) -> None:
    for seed, (viewer, state, twin) in enumerate(pairs(game, setup, part)):
        here = game.imagine(state.view(viewer), Numbers(seed))
        there = game.imagine(twin.view(viewer), Numbers(seed))
        assert picture(here) == picture(there)
        assert here.journal is None


@every_table
def test_imagination_fails_only_while_chance_decides_in_the_setup(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(random_positions(game, setup, 300, seed=1)):
        for viewer in viewers(setup.seats):
            reason = reason_against_imagining(game, state.view(viewer), Numbers(seed))
            assert reason is None or not is_imaginable(state)
            assert reason in (None, "setup-cannot-be-imagined")


def reason_against_imagining(game: Game, view: View, numbers: Numbers) -> str | None:
    try:
        game.imagine(view, numbers)
    except Impossible as problem:
        return problem.reason
    return None


@every_story
def test_every_hidden_place_varies_in_imagination(game: Game, setup: Setup, choices: int) -> None:
    numbers = Numbers(choices)
    story = Story(game, setup, choices, numbers)
    for viewer in viewers(setup.seats):
        hidden = hidden_places(retellings(story, viewer, numbers))
        assert hidden or not keeps_secrets(story, viewer, numbers)
        view, count = story.state.view(viewer), max(DRAWS, DRAWS_A_PLACE * len(hidden))
        assert hidden <= hidden_places([game.imagine(view, numbers) for _ in range(count)])


def hidden_places(states: list[State]) -> set[str]:
    """The places of a position that are not the same in all these states."""
    found: dict[str, list[object]] = {}
    for state in states:
        for place, value in leaves(state.to_json()):
            found.setdefault(place, []).append(value)
    return {place for place, values in found.items() if len(set(values)) > 1 or len(values) < len(states)}


def leaves(data: object, place: str = "") -> Iterator[tuple[str, object]]:
    """Every single value of plain data with the way that leads to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{place}.{key}")
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, f"{place}.{index}")
    else:
        yield place, data


@every_viewer
def test_imagination_deals_as_chance_does(game: Game, setup: Setup, viewer: int | None) -> None:
    """At the opening, every value of every place comes as often as in worlds that read the same, dealt by chance."""
    numbers = Numbers(7)
    story = Story(game, setup, 0, numbers)
    deals = (story.dealt_again(viewer, numbers) for _ in range(20_000))
    worlds = list(islice((deal for deal in deals if deal is not None), fewer(game, WORLDS)))
    assert len(worlds) == fewer(game, WORLDS)
    draws = [(game.imagine(story.state.view(viewer), numbers), 1.0) for _ in range(fewer(game, 1_500))]
    here, there = frequencies(worlds), frequencies(draws)
    certainty = sum(share for _, share in worlds) ** 2 / sum(share * share for _, share in worlds)
    for leaf in here.keys() | there.keys():
        mean = (here[leaf] + there[leaf]) / 2
        spread = sqrt(mean * (1 - min(mean, 1.0)) * (1 / certainty + 1 / len(draws)))
        assert abs(here[leaf] - there[leaf]) <= 5 * spread + 0.01, leaf


def frequencies(weighed: list[tuple[State, float]]) -> dict[tuple[str, object], float]:
    """How often each value stands at each place, by the weights of the states."""
    found: dict[tuple[str, object], float] = defaultdict(float)
    whole = sum(weight for _, weight in weighed)
    for state, weight in weighed:
        for leaf in leaves(state.to_json()):
            found[leaf] += weight / whole
    return found


# Leak 3: bots.


@every_part_to_think_about
@pytest.mark.parametrize("name", ["pawn", "soldier", "capo@4", "don@16"])
def test_a_bot_chooses_the_same_whatever_is_hidden(game: Game, setup: Setup, part: int, name: str) -> None:
    decisions = ((viewer, state, twin) for viewer, state, twin in pairs(game, setup, part) if state.to_move == viewer)
    checked, wanted = 0, 1 if is_massive(game) else fewer(game, DECISIONS)
    for seed, (viewer, state, twin) in enumerate(islice(decisions, wanted)):
        legal = state.legal()
        choice = bots.make(name, game, Numbers(seed)).choose(state.view(viewer), list(legal))
        assert choice in legal
        assert bots.make(name, game, Numbers(seed)).choose(twin.view(viewer), list(legal)) == choice
        checked += 1
    assert checked == wanted


def test_bots_make_no_position_and_ask_for_views_of_imagined_worlds_alone() -> None:
    looks_back = SOURCE / "bots" / "hindsight.py"  # at games that are over, where nothing is hidden; no bot uses it
    assert "hindsight" not in "".join(path.read_text(encoding="utf-8") for path in _bots_but(looks_back))
    for path in _bots_but(looks_back):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"new", "from_json"}, path.name
                assert node.attr != "view" or ast.unparse(node.value) == "world", path.name
            if isinstance(node, ast.Name):
                assert node.id not in {"new", "from_json"}, path.name


def _bots_but(exception: Path) -> list[Path]:
    """The files of the bots, but for one and the door that leads to all of them."""
    return [path for path in (SOURCE / "bots").rglob("*.py") if path != exception and path.name != "__init__.py"]


def test_bots_know_no_game() -> None:
    for path in (SOURCE / "bots").rglob("*.py"):
        assert "omerta.games." not in path.read_text(encoding="utf-8"), path.name


# Leak 4: nothing from which hidden things could be told or followed.


@every_table
def test_no_view_and_no_line_has_a_place_for_a_seed(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, 3)):
        journal = Journal()
        for state in some_moments(game, setup, Numbers(seed), journal):
            for viewer in viewers(setup.seats):
                check_keys(state.view(viewer).to_json())
        for event in journal.events:
            check_keys(event.to_json())


def check_keys(data: object) -> None:
    if isinstance(data, dict):
        for key, value in data.items():
            assert not is_suspect(str(key)) or (key == "order" and is_turn_order(value)), key
    if isinstance(data, (dict, list)):
        for value in data.values() if isinstance(data, dict) else data:
            check_keys(value)


@cache
def is_suspect(key: str) -> bool:
    return not SUSPECTS.isdisjoint(re.split(r"[^a-z]+", key.lower()))


def is_turn_order(value: object) -> bool:
    """In which order the seats take their turns (E6.3): open to all, as a list or told in a line, from 1."""
    seats = value.split(", ") if isinstance(value, str) else value
    if not isinstance(seats, list):
        return False
    known = [int(seat) for seat in seats if seat is not None]
    return len(set(known)) == len(known) and all(seat <= len(seats) for seat in known)


def test_a_place_for_a_seed_would_be_found() -> None:
    examples: list[Json] = [{"seed": 1}, {"deck": {"card_order": []}}, {"decks": [{"RNG-state": 1}]}, {"order": [3, 0]}]
    for data in examples:
        with pytest.raises(AssertionError):
            check_keys(data)
