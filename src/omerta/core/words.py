"""Everything a person reads, in Polish and English, from the .ftl files of the program and of each game."""
# interpreted: reads texts

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from omerta.core.foresight import ForeseenLine
from omerta.core.game import Game, Part, Result
from omerta.core.journal import Event
from omerta.core.problems import Fact, Facts, Problem

LANGUAGES: Final = ("en", "pl")
_PROGRAM: Final = Path(__file__).parents[1] / "words"
_GAMES: Final = Path(__file__).parents[1] / "games"


class Words:
    """The texts of one language, for the program and one game (None: the program alone)."""

    def __init__(self, language: str, game: Game | None = None, name: str = "") -> None:
        """By name alone a game's own sentences are there but nothing of its box."""
        self.language = language
        self._nouns = {} if game is None else game.nouns
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        self._add(_PROGRAM / f"{language}.ftl")
        if game is not None or name:
            self._add(_GAMES / (name if game is None else game.name) / "words" / f"{language}.ftl")
        if game is not None:
            self._add_resource(FluentResource(named_ftl(game, language)))

    def _add(self, path: Path) -> None:
        self._add_resource(_resource(path))

    def _add_resource(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource)
        self.keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, players: Sequence[str] = ()) -> str:
        """The text of a key with its facts put in; the key itself where no text is."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else self._format(pattern, self._arguments(facts or {}, players))

    def part(self, key: str, part: str) -> str:
        """A named part of a text (its attribute), or nothing."""
        if not self.has(key):
            return ""
        attributes = self._bundle.get_message(key).attributes
        return self._format(attributes[part], {}) if part in attributes else ""

    def move(self, facts: Facts, players: Sequence[str] = ()) -> str:
        """A move, from Game.facts."""
        return self.text(f"move-{facts['move']}", facts, players)

    def event(self, event: Event, players: Sequence[str] = ()) -> str:
        return self.text(f"event-{event.kind}", event.facts, players)

    def foreseen(self, line: ForeseenLine, players: Sequence[str] = ()) -> str:
        """A line that the journal will have; what nobody can know yet is told as that."""
        arguments = self._arguments(line.facts, players)
        for name in line.unknown:
            self._add_unknown(arguments, name)
        pattern = self._bundle.get_message(f"event-{line.kind}").value
        return line.kind if pattern is None else self._format(pattern, arguments)

    def problem(self, problem: Problem, players: Sequence[str] = ()) -> str:
        """What is wrong, in a sentence that ends with the clause where there is one."""
        sentence = self.text(f"problem-{problem.reason}", problem.facts, players)
        return f"{sentence} ({problem.clause})" if problem.clause else sentence

    def does(self, facts: Facts, seat: int, lines: Sequence[ForeseenLine], players: Sequence[str] = ()) -> list[str]:
        """What a move (from Game.facts) of this seat does, in parts of a sentence, but for what the move says."""
        told = [line for line in lines if self.has(f"does-{line.kind}") or not _is_said(line, facts)]
        return [self._done(seat, line, players) for line in told]

    def _done(self, seat: int, line: ForeseenLine, players: Sequence[str]) -> str:
        """By a text of its own, or as the journal has it without the name that stands before it."""
        if self.has(f"does-{line.kind}"):
            return self.text(f"does-{line.kind}", line.facts, players)
        return self.foreseen(line, players).removeprefix(f"{self.seat(seat, players)}: ").removesuffix(".")

    def result(self, result: Result, players: Sequence[str] = ()) -> str:
        """Who won, and by which clause; where somebody gave up there is none."""
        winners = f" {self.text('and')} ".join(self.seat(seat, players) for seat in result.winners)
        facts: Facts = {"winners": winners, "count": len(result.winners)}
        told = self.text(f"result-{result.reason}", facts)
        return f"{told} ({result.clause})" if result.clause else told

    def tally(self, part: Part, players: Sequence[str] = ()) -> str:
        """What a seat scored for."""
        return self.text(f"tally-{part.kind}", part.facts, players)

    def seat(self, seat: int, players: Sequence[str]) -> str:
        """A player's name, or the number of the seat."""
        return players[seat] if seat < len(players) else self.text("seat", {"number": seat + 1})

    def clauses(self) -> list[str]:
        """The ids of all clauses of the game's rulebook, in its order."""
        return [key.removeprefix("rule-").replace("-", ".") for key in self.keys if key.startswith("rule-")]

    def rule(self, clause: str) -> str:
        """The rulebook's text of a clause, with our ruling where there is one."""
        key = f"rule-{clause.replace('.', '-')}"
        ruling = self.part(key, "ruling")
        return f"{self.text(key)} {self.text('ruling', {'text': ruling})}" if ruling else self.text(key)

    def chapter(self, clause: str) -> str:
        return self.text(f"chapter-{clause.split('.', maxsplit=1)[0]}")

    def _arguments(self, facts: Mapping[str, Fact], players: Sequence[str]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in facts.items():
            if isinstance(value, int) and (name == "seat" or self._nouns.get(name) == "seat"):
                arguments[name] = self.seat(value, players)
            elif self._nouns.get(name, "seat") != "seat":  # who is told by a name already stays so
                self._add_noun(arguments, name, noun_key(self._nouns[name], value))
            else:
                arguments[name] = value
        return arguments

    def _add_noun(self, arguments: dict[str, Any], name: str, key: str) -> None:
        """A thing's name, and as name-case its other cases where the language has them."""
        arguments[name] = self.text(key)
        if self.has(key):
            for case, pattern in self._bundle.get_message(key).attributes.items():
                arguments[f"{name}-{case}"] = self._format(pattern, {})

    def _add_unknown(self, arguments: dict[str, Any], name: str) -> None:
        """Something unknown, in every case that things of its kind have."""
        noun = self._nouns.get(name)
        key = next((key for key in self.keys if noun is not None and key.startswith(f"{noun}-")), None)
        cases = [] if key is None else list(self._bundle.get_message(key).attributes)
        for suffix in ("", *(f"-{case}" for case in cases)):
            arguments[name + suffix] = self.text("foresight-unknown")

    def _format(self, pattern: Pattern, arguments: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{text!r}: {errors}")
        return str(text)


def _is_said(line: ForeseenLine, facts: Facts) -> bool:
    """Whether a move tells all that a line would."""
    news = [value for name, value in line.facts.items() if name != "seat"]
    return all(value in facts.values() for value in news) if news else line.kind == facts["move"]


def game_words(language: str, name: str) -> Words:
    """The words of a game whose box may be broken: enough to say what is wrong with it."""
    return Words(language, name=name)


def noun_key(noun: str, value: Fact) -> str:
    """The key of a thing's name; a dollar sign, which no key may have, is written as cash: card-cash5."""
    return f"{noun}-{value}".replace("$", "cash")


def named_ftl(game: Game, language: str) -> str:
    """The names in a game's data as Fluent texts; braces and the like are taken literally."""
    return "".join(_ftl(key, " ".join(text.split())) for key, text in game.names(language).items())


def _ftl(key: str, text: str) -> str:
    """A message, or after it one of its attributes: key.where."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    name, _, part = key.partition(".")
    return f'    .{part} = {{ "{quoted}" }}\n' if part else f'{name} = {{ "{quoted}" }}\n'


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))
