"""Every text is there, in both languages, is used, and can be put into words."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from conforming import hints, kinds
from omerta import games
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Fact
from omerta.core.words import LANGUAGES, Words, named_ftl

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "omerta"
GAMES = SOURCE / "games"

# Keys that no list in the source names: what each family is for.
# Prompts, the board's labels, names of rows, of gangs, of the values of options; marks have a contract of their own.
FREE_FAMILIES = (
    *("ask-", "label-", "row-", "gang-", "reconstruction", "mode-", "difficulty-", "mark-"),
    "companion-",
    "warning-",
    "does-",  # the companion to a real table
)
FREE_KEYS = {"title", "subtitle"}

# Where each takes its reason; faults of a box say where they are by themselves.
FAULTS = {"Fault": 1, "Fits": 1, "report": 1, "demand": 2}
PROBLEMS = {"Refused": 1, "Impossible": 0, "Damaged": 0, "Unknown": 0, **FAULTS}
FAULT_FACTS = {"where", "what"}
EVENTS = {"tell": 0, "veil": 0}
RESULTS = {"Result": 2}
PARTS = {"Part": 0}

every_game = pytest.mark.parametrize("name", games.NAMES)
every_text = pytest.mark.parametrize(("name", "language"), list(product(games.NAMES, LANGUAGES)))


# Reading the texts


class Variables(Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    """The texts of a file by key; nothing in it is unreadable or there twice."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


def written_texts(name: str, language: str) -> dict[str, ftl.Message]:
    return messages(GAMES / name / "words" / f"{language}.ftl")


@cache
def game_texts(name: str, language: str) -> dict[str, ftl.Message]:
    """The texts of a game, and the names that come from its data."""
    named = FluentParser().parse(named_ftl(games.find(name), language)).body
    return {
        **written_texts(name, language),
        **{entry.id.name: entry for entry in named if isinstance(entry, ftl.Message)},
    }


def program_texts(language: str) -> dict[str, ftl.Message]:
    return messages(SOURCE / "words" / f"{language}.ftl")


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def fact_of(variable: str, nouns: dict[str, str]) -> str:
    """The fact that a variable comes from: gang-genitive is a case of gang."""
    owners = [noun for noun in nouns if variable == noun or variable.startswith(f"{noun}-")]
    return max(owners, key=len, default=variable)


def facts_used(message: ftl.Message, nouns: dict[str, str]) -> set[str]:
    return {fact_of(variable, nouns) for variable in variables(message)}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# Reading the source


class Module:
    """One source file, and the strings that its calls can pass on."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        self.folder = [self]  # all files among which a function may be called

    def told(self, callees: dict[str, int]) -> Iterator[tuple[str, set[str]]]:
        """Each string that reaches these calls, with all the facts named in the function that makes the call."""
        for function in self.functions:
            for call in _calls(function):
                position = callees.get(_callee(call), -1)
                if 0 <= position < len(call.args):
                    for text in self._strings(call.args[position], function):
                        yield text, _facts_named(function) | (FAULT_FACTS if _callee(call) in FAULTS else set())
        yield from self._told_by_constants(callees)

    def _told_by_constants(self, callees: dict[str, int]) -> Iterator[tuple[str, set[str]]]:
        """What the constants of this file say, such as the rules of a data file."""
        constants = [node for node in self.tree.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
        for call in (node for constant in constants for node in ast.walk(constant) if isinstance(node, ast.Call)):
            position = callees.get(_callee(call), -1)
            reason = call.args[position] if 0 <= position < len(call.args) else None
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                yield reason.value, FAULT_FACTS

    def _strings(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """All strings that an expression may stand for; a parameter stands for what the callers pass."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.BinOp):
            return {a + b for a in self._strings(node.left, function) for b in self._strings(node.right, function)}
        if isinstance(node, ast.IfExp):
            return self._strings(node.body, function) | self._strings(node.orelse, function)
        if isinstance(node, ast.Name):
            return self._passed(function, node.id)
        if isinstance(node, ast.Call):
            return self._returned(_callee(node))
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return self._listed(node.value.id)
        raise AssertionError(ast.dump(node))

    def _listed(self, name: str) -> set[str]:
        """All strings of a tuple or list of this file."""
        values = [node.value for node in self.tree.body if isinstance(node, ast.AnnAssign) and _is(node.target, name)]
        items = [item for value in values if isinstance(value, (ast.Tuple, ast.List)) for item in value.elts]
        found = {item.value for item in items if isinstance(item, ast.Constant) and isinstance(item.value, str)}
        assert found, f"{name} lists no string"
        return found

    def _returned(self, name: str) -> set[str]:
        """All strings that a function of this file may return."""
        found: set[str] = set()
        for function in self.functions:
            for node in ast.walk(function) if function.name == name else ():
                if isinstance(node, ast.Return) and node.value is not None:
                    found |= self._strings(node.value, function)
        assert found, f"{name} returns no string"
        return found

    def _passed(self, function: ast.FunctionDef, parameter: str) -> set[str]:
        names = [argument.arg for argument in function.args.args]
        assert parameter in names, f"{function.name}: {parameter} is neither a string nor a parameter"
        position = names.index(parameter) - (names[0] == "self")
        found: set[str] = set()
        for module in [self] if function.name.startswith("_") else self.folder:
            for caller in module.functions:
                for call in _calls(caller):
                    if _callee(call) == function.name:
                        found |= module._strings(call.args[position], caller)
        return found


def _calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _callee(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _facts_named(function: ast.FunctionDef) -> set[str]:
    dictionaries = (node for node in ast.walk(function) if isinstance(node, ast.Dict))
    keys = [key for dictionary in dictionaries for key in dictionary.keys]
    keywords = (word.arg for call in _calls(function) for word in call.keywords if word.arg is not None)
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)} | set(keywords)


@cache
def modules(folder: Path) -> list[Module]:
    found = [Module(path) for path in sorted(folder.rglob("*.py"))]
    for module in found:
        module.folder = found
    return found


def told(name: str, callees: dict[str, int], family: str) -> list[tuple[str, set[str]]]:
    """The keys of a family that a game's source asks for, each with the facts that go with it."""
    return [(family + text, facts) for module in modules(GAMES / name) for text, facts in module.told(callees)]


@cache
def told_by_game(name: str) -> list[tuple[str, set[str]]]:
    result_facts = {"winners", "count"}
    return [
        *told(name, PROBLEMS, "problem-"),
        *told(name, EVENTS, "event-"),
        *((key, result_facts) for key, _ in told(name, RESULTS, "result-")),
        *((key, set[str]()) for key, _ in told(name, RESULTS, "ending-")),
        *told(name, PARTS, "tally-"),
    ]


@cache
def move_keys(name: str) -> set[str]:
    """A text for each value that a dictionary of the source gives to "move", and for each that a position gives."""
    game = games.find(name)
    openings = [game.new(setup.seats, setup.options) for setup in game.setups]
    moves = [state.move(action) or {} for state in openings for action in range(game.action_count)]
    found = {f"move-{move['move']}" for move in moves if "move" in move}
    for module in modules(GAMES / name):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Dict):
                found |= {f"move-{kind}" for kind in _values_of(node, "move")}
    return found


def kind_keys(name: str) -> set[str]:
    """A heading for every kind of move."""
    return {f"kind-{kind}" for kind, _ in kinds(games.shapes_of(name).Move)}


def _values_of(dictionary: ast.Dict, wanted: str) -> Iterator[str]:
    for key, value in zip(dictionary.keys, dictionary.values, strict=True):
        is_wanted = isinstance(key, ast.Constant) and key.value == wanted
        if is_wanted and isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value


# Reading the rules file


def rules_file(name: str) -> str:
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")


def clauses(name: str) -> dict[str, str]:
    """The clauses of the rules file, in order, each with its text on one line."""
    parts = re.split(r"^- \*\*([A-Z]\d+\.\d+)\*\*", rules_file(name), flags=re.MULTILINE)
    texts = (" ".join(part.split("\n## ")[0].split()) for part in parts[2::2])
    return dict(zip(parts[1::2], texts, strict=True))


def rule_key(clause: str) -> str:
    return f"rule-{clause.replace('.', '-')}"


def rulebook_keys(name: str) -> list[str]:
    chapters = re.findall(r"^## ([A-Z]\d+) ", rules_file(name), flags=re.MULTILINE)
    return [f"chapter-{chapter}" for chapter in chapters] + [rule_key(clause) for clause in clauses(name)]


# The tests: keys


@every_game
def test_both_languages_of_a_game_have_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(game_texts(name, "en")) == list(game_texts(name, "pl"))


def test_both_languages_of_the_program_have_the_same_keys() -> None:
    assert set(program_texts("en")) == set(program_texts("pl"))


@every_game
def test_a_game_leaves_the_texts_of_the_program_alone(name: str) -> None:
    assert set(game_texts(name, "en")).isdisjoint(program_texts("en"))


@every_text
def test_every_text_that_the_source_asks_for_exists(name: str, language: str) -> None:
    wanted = {key for key, _ in told_by_game(name)} | move_keys(name) | FREE_KEYS
    assert len(wanted) > 20
    assert wanted - set(game_texts(name, language)) - set(program_texts(language)) == set()


@every_text
def test_every_kind_of_move_has_a_heading_of_its_own(name: str, language: str) -> None:
    words = Words(language, games.find(name))
    assert {key for key in words.keys if key.startswith("kind-")} == kind_keys(name)
    headings = [words.text(key) for key in sorted(kind_keys(name))]
    assert len(set(headings)) == len(headings)
    assert all(heading[0].isupper() and len(heading) <= 36 for heading in headings)


@every_text
def test_every_clause_of_the_rules_file_is_in_the_rulebook(name: str, language: str) -> None:
    texts = game_texts(name, language)
    assert [key for key in rulebook_keys(name) if key not in texts] == []
    assert [key for key in texts if key.startswith("rule-")] == [rule_key(clause) for clause in clauses(name)]


@every_text
def test_the_rulebook_has_a_ruling_exactly_where_the_rules_file_has_one(name: str, language: str) -> None:
    texts = game_texts(name, language)
    ruled = {clause for clause, text in clauses(name).items() if "**R**" in text}
    assert {clause for clause in clauses(name) if "ruling" in attributes(texts[rule_key(clause)])} == ruled


@every_game
def test_no_text_is_unused(name: str) -> None:
    used = {key for key, _ in told_by_game(name)} | move_keys(name) | set(rulebook_keys(name)) | FREE_KEYS
    used |= kind_keys(name)
    for option in games.find(name).options:
        used |= {f"option-{option.name}", *(f"{option.name}-{value}" for value in option.values)}
    for kind in games.find(name).nouns.values():
        used |= {f"{kind}-{value}" for value in [*noun_values(name, "en", kind), "none"]}
    assert [key for key in written_texts(name, "en") if key not in used and not key.startswith(FREE_FAMILIES)] == []


@every_game
def test_the_journal_is_declared_as_the_source_writes_it(name: str) -> None:
    """Every kind of event has a shape, with facts that the source names there; no shape is of an event nobody tells."""
    written = told(name, EVENTS, "")
    declared = hints(games.shapes_of(name).Events)
    assert {kind for kind, _ in written} == set(declared)
    for kind, facts in written:
        assert declared[kind].__required_keys__ <= facts, kind


# The tests: variables


@every_game
def test_both_languages_of_a_game_use_the_same_facts(name: str) -> None:
    nouns = games.find(name).nouns
    polish = game_texts(name, "pl")
    for key, message in game_texts(name, "en").items():
        assert facts_used(message, nouns) == facts_used(polish[key], nouns), key


def test_both_languages_of_the_program_use_the_same_variables() -> None:
    polish = program_texts("pl")
    for key, message in program_texts("en").items():
        assert variables(message) == variables(polish[key]), key


@every_text
def test_the_source_gives_every_fact_that_a_text_uses(name: str, language: str) -> None:
    nouns = games.find(name).nouns
    texts = {**program_texts(language), **game_texts(name, language)}
    for key, facts in told_by_game(name):
        assert facts_used(texts[key], nouns) <= facts, key


# The tests: putting it into words


def noun_values(name: str, language: str, kind: str) -> list[Fact]:
    """What a noun can stand for: numbers, or in games that have no numbers for it words (new_york-3)."""
    found = [key.removeprefix(f"{kind}-") for key in game_texts(name, language) if key.startswith(f"{kind}-")]
    numbers: list[Fact] = [int(value) for value in found if value.isdecimal()]
    return numbers or [value for value in found if value != "none"]


def numbers_by_word(values: list[Fact]) -> dict[str, list[int]]:
    """The numbers among the values of a noun that follow each word (no word where they are mere numbers)."""
    found: dict[str, list[int]] = {}
    for word, _, number in (str(value).rpartition("-") for value in values):
        if number.isdecimal():
            found.setdefault(word, []).append(int(number))
    return found


@every_text
def test_every_text_can_be_formatted_with_any_fact(name: str, language: str) -> None:
    game = games.find(name)
    words = Words(language, game)
    for key, message in game_texts(name, language).items():
        for number in (0, 1, 2, 5, 22, 1000):
            facts: dict[str, Fact] = {}
            for fact in facts_used(message, game.nouns):
                values = noun_values(name, language, game.nouns.get(fact, ""))
                facts[fact] = values[number % len(values)] if values else number
            assert_text(words.text(key, facts, ["Ala", "Bo"]), key)
        for attribute in attributes(message):
            assert_text(words.part(key, attribute), key)


@every_text
def test_every_case_of_a_noun_that_is_used_exists_for_all_its_things(name: str, language: str) -> None:
    game = games.find(name)
    texts = game_texts(name, language)
    for key, message in texts.items():
        for variable in variables(message):
            fact = fact_of(variable, game.nouns)
            if variable != fact:
                kind = game.nouns[fact]
                for value in noun_values(name, language, kind):
                    case = variable.removeprefix(f"{fact}-")
                    assert case in attributes(texts[f"{kind}-{value}"]), f"{key}: {variable} of {kind}-{value}"


def assert_text(text: str, key: str) -> None:
    assert text, key
    assert text == text.strip(), key
    assert "  " not in text, key
    assert not re.search(r"[{}]|--", text), key


@every_text
def test_whole_games_and_their_refusals_can_be_told(name: str, language: str) -> None:
    game = games.find(name)
    words = Words(language, game)
    refusals: set[str] = set()
    for setup in game.setups:
        numbers = Numbers(setup.seats)
        state = game.new(setup.seats, setup.options)
        state.journal = Journal()
        while state.to_move != OVER:
            legal = state.legal()
            if numbers.below(8) == 0:
                view = state.view(None)
                for action in legal:
                    assert_text(words.move(game.facts(view, action)), f"action {action}")
                for action in range(0, game.action_count, 5):
                    assert_text(words.move(game.facts(view, action)), f"action {action}")
                    problem = state.why_not(action)
                    if problem is not None and str(problem) not in refusals:
                        refusals.add(str(problem))
                        sentence = words.problem(problem)
                        assert_text(sentence, str(problem))
                        assert sentence.endswith(f"({problem.clause})")
            state.advance(sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))])
        for event in state.journal.events:
            assert_text(words.event(event), event.kind)
        result = state.result()
        assert result is not None
        assert_text(words.result(result), result.reason)
    assert len(refusals) > min(10, game.action_count // 9)


# The tests: names


@every_text
def test_things_are_named_without_gaps_and_no_two_alike(name: str, language: str) -> None:
    texts = game_texts(name, language)
    words = Words(language, games.find(name))
    for kind in set(games.find(name).nouns.values()) - {"seat"}:  # which stands for a player's name
        values = noun_values(name, language, kind)
        for word, numbers in numbers_by_word(values).items():
            first = numbers[0] if word else min(numbers[0], 1)
            if kind != "space":  # E3.2: numbered by tens
                assert numbers == list(range(first, first + len(numbers)))
        assert len({words.text(f"{kind}-{value}") for value in values}) == len(values) > 0
        forms = {frozenset(attributes(texts[f"{kind}-{value}"])) for value in values}
        assert len(forms) == 1, f"some {kind} lacks a form that others have"


@pytest.mark.parametrize("language", LANGUAGES)
def test_gangs_names_its_gangs_and_places_as_the_rules_do(language: str) -> None:
    words = Words(language, games.find("gangs"))
    pairs = clauses("gangs")["G1.1"].split(": ")[1].removesuffix(".").split(" · ")
    assert [words.text(f"gang-{gang}") for gang in range(8)] == [
        pair.split(" / ")[1 if language == "en" else 0] for pair in pairs
    ]
    assert noun_values("gangs", language, "place") == list(range(21))
    assert all(words.has(f"row-{row}") for row in range(1, 7))
    for place in range(20):
        assert words.text(f"place-{place}").removesuffix(" Street") in clauses("gangs")["G1.3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gangs_has_short_names_and_letters_for_a_narrow_board(language: str) -> None:
    words = Words(language, games.find("gangs"))
    shorts = [words.part(f"gang-{gang}", "short") for gang in range(8)]
    letters = [words.part(f"gang-{gang}", "letter") for gang in range(8)]
    assert len(set(shorts)) == len(set(letters)) == 8
    assert all(1 <= len(short) <= 8 for short in shorts)
    assert [short[0] for short in shorts] == letters
    assert all(letter.isupper() for letter in letters)
    streets = [words.part(f"place-{place}", "short") for place in range(21)]
    assert len(set(streets)) == 21
    assert all(1 <= len(street) <= 11 for street in streets)


def test_a_seat_is_told_by_its_number_and_a_name_as_it_is() -> None:
    words = Words("en", games.find("families"))  # where a rival is a seat
    facts: dict[str, Fact] = {"level": "Don", "rate": "60 %", "skill": "50 %", "deal": "10 %"}
    told = [words.text("report-luck-duel-says", {**facts, "rival": rival}) for rival in (1, "Pawn")]
    assert "Seat 2" in told[0]
    assert "Pawn" in told[1]
    assert "seat-" not in told[1]
