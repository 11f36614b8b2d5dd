"""Asking a person for a move, and answering what they ask back."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from omerta import games
from omerta.cli import screen
from omerta.cli.choosing import Menu, fold
from omerta.cli.foreseeing import foresight
from omerta.cli.hinting import hint
from omerta.core.game import Game, State
from omerta.core.sheet import Sheet, is_asked
from omerta.core.sheet_text import read
from omerta.core.words import LANGUAGES, Words


class Stopped(Exception):
    """Somebody wants to stop."""


class Asker:
    """One decision of one person."""

    help = "play-help"
    commands: tuple[str, ...] = ("list", "board", "log", "hint", "quit")

    def __init__(
        self,
        console: Console,
        game: Game,
        words: Words,
        state: State,
        players: Sequence[str],
        *,
        seat: int,
        seen: dict[int, Sheet] | None = None,
    ) -> None:
        self._console = console
        self._game = game
        self._words = words
        self._state = state
        self._players = players
        self._seat = seat
        self._seen = {} if seen is None else seen  # the table as each seat was shown it last
        self._view = state.view(seat)
        self._menu = Menu(game, words, state, players)
        self._sheet = games.sheet_of(game)

    @property
    def is_aside(self) -> bool:
        """Whether whoever decided last sees all that matters in what is told and asked."""
        return self._sheet.is_aside(self._view)

    def ask(self) -> int:
        """The action chosen, with the table in sight."""
        self._seen[self._seat] = screen.show_news(
            self._console, self._game, self._words, self._view, self._players, before=self._seen.get(self._seat)
        )
        return self.ask_shortly()

    def ask_shortly(self) -> int:
        """The action chosen."""
        self._show_moves()
        while True:
            action = self._answer(input(f"{self.prompt()} ").strip())
            if action is not None:
                return action

    def prompt(self) -> str:
        return self._words.text("play-your-move", {"seat": self._seat}, self._players)

    def question(self) -> str:
        return read(self._sheet.ask(self._view), self._words, self._players)

    def show_board(self) -> None:
        screen.show_view(self._console, self._game, self._words, self._view, self._players)

    def _answer(self, typed: str) -> int | None:
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
            return None
        if typed.endswith("?") and is_asked(self._view):
            self._foresee(typed.removesuffix("?").strip())
            return None
        command = self._command(typed)
        if command is not None:
            self.obey(command)
            return None
        if _is_number(typed):
            action = self._menu.numbered(int(typed))
            if action is None:
                self._say_no_match(typed)
            return action
        return self._by_words(typed) if typed else None

    def _command(self, typed: str) -> str | None:
        """The command of this name in either language, by its first letter too for quit."""
        if typed.casefold() == "q":
            return "quit"
        for language in LANGUAGES:
            words = Words(language)
            for command in self.commands:
                if typed.casefold() == words.text(f"command-{command}"):
                    return command
        return None

    def obey(self, command: str) -> None:
        if command == "quit":
            raise Stopped
        {"list": self._show_all, "board": self.show_board, "log": self._show_log, "hint": self._show_hint}[command]()

    def _by_words(self, typed: str) -> int | None:
        found = self._menu.matching(typed)
        if len(found) == 1:
            self._say(f"      {self._menu.texts[found[0]]}")
            return self._menu.actions[found[0]]
        if found:
            self._say(self._words.text("play-several"), *self._menu.lines(found))
        else:
            self._say_no_match(typed)
        return None

    def _foresee(self, typed: str) -> None:
        """What a move is sure to bring."""
        action = self._menu.numbered(int(typed)) if _is_number(typed) else self._by_words(typed)
        if action is not None:
            self._say(*foresight(self._game, self._view, action, self._words, self._players))
        elif _is_number(typed):
            self._say_no_match(typed)

    def _say_no_match(self, typed: str) -> None:
        """Say why an impossible move is impossible, or that nothing fits."""
        refused = None if _is_number(typed) else self._menu.refusal(typed)
        if refused is None:
            self._say(self._words.text("play-no-match", {"what": typed}))
            return
        move, refusal = refused
        problem = self._words.problem(refusal, self._players)
        self._say(self._words.text("play-not-legal", {"move": move, "problem": problem}))

    def _explain(self, topic: str) -> None:
        """A clause, a chapter, clauses with a word, or how to play and what matters now."""
        clauses = self._clauses_about(topic)
        if not topic:
            facts = {"example": self._menu.example(), "clause": clauses[0], "chapter": clauses[0].split(".")[0]}
            self._say(*self._words.text(self.help, facts).split("\n"))
        for clause in clauses:
            self._console.print(f"[bold]{clause}[/] {escape(self._words.rule(clause))}")
        if topic and not clauses:
            self._say(self._words.text("problem-unknown-clause", {"what": topic, "game": self._words.text("title")}))

    def _clauses_about(self, topic: str) -> list[str]:
        if not topic:
            return self._sheet.clauses(self._view)
        wanted = topic.upper()
        known = self._words.clauses()
        exact = [clause for clause in known if clause == wanted or clause.split(".")[0] == wanted]
        if exact:
            return exact
        stems = [word[: max(4, len(word) - 2)] for word in fold(topic)]  # endings vary, above all in Polish
        return [clause for clause in known if _speaks_of(fold(self._words.rule(clause)), stems)]

    def _show_moves(self) -> None:
        self._say("")
        screen.say(self._console, self.question(), "bold")
        self._say(*self._menu.overview())

    def _show_all(self) -> None:
        self._say(*(f"{i + 1:>4}  {text}" for i, text in enumerate(self._menu.texts)))

    def _show_log(self) -> None:
        if self._state.journal is not None:
            told = self._state.journal.seen_by(self._seat)
            screen.show_events(self._console, self._words, told, self._players)

    def _show_hint(self) -> None:
        self._say(*hint(self._game, self._view, self._words, self._players))

    def _say(self, *lines: str) -> None:
        for line in lines:
            screen.say(self._console, line)


def _is_number(typed: str) -> bool:
    return typed.removeprefix("-").isdecimal()


def _speaks_of(words: Sequence[str], stems: Sequence[str]) -> bool:
    return all(any(word.startswith(stem) for word in words) for stem in stems)
