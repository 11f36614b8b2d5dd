"""A companion to a real table of FAMILIES: the person tells what happens there, the program plays the dons."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from omerta import games
from omerta.cli import screen
from omerta.cli.choosing import Menu
from omerta.cli.options import read_options
from omerta.cli.telling import telling
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Unknown
from omerta.core.records import Record, Recorder, Sitter, load, replay
from omerta.core.words import LANGUAGES, Words

GAME = "families"
HUMAN = 0  # F3.1


@dataclass(kw_only=True)
class Table:
    """What the command line asked for."""

    dons: str
    options: list[str]
    draw: bool
    seed: int
    record: str | None
    resume: str | None


class Stopped(Exception):
    """The person has had enough."""


def dons(wishes: Table, language: str) -> int:
    """Follow a real game to its end, or until the person stops."""
    game = games.find(GAME)
    words = Words(language, game)
    with telling(words):
        return _Companion(game, words, wishes).run()


def _recorder(game: Game, words: Words, wishes: Table) -> Recorder:
    """Where the game is kept; nowhere unless asked for."""
    if wishes.resume is not None:
        path = Path(wishes.resume)
        return Recorder(load(path, mend=True), path)
    options = read_options([f"dons={wishes.dons}", *wishes.options], game)
    if not game.automata(options):
        raise Unknown("only-with-dons")
    names = [words.text(name) for name in ("human-name", *game.automaton_names(options))]
    sitters = [Sitter(name, "human" if seat == HUMAN else "automaton") for seat, name in enumerate(names)]
    record = Record(game.name, sitters, options, [], game.version)
    if wishes.record is None:
        return _Unkept(record)
    if Path(wishes.record).exists():
        raise Damaged("record-exists", {"file": wishes.record})
    return Recorder(record, Path(wishes.record))


class _Unkept(Recorder):
    """Remembers the game only as long as the companion runs."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def add(self, action: int) -> None:
        self.record.decisions.append(action)


class _Companion:
    """Asks for what happens at the table, and tells what follows."""

    def __init__(self, game: Game, words: Words, wishes: Table) -> None:
        self.game = game
        self.words = words
        self.recorder = _recorder(game, words, wishes)
        self.names = self.recorder.record.names()
        self.console = Console(highlight=False)
        self._draws = Numbers(wishes.seed) if wishes.draw else None
        self._told = 0
        self.state = self._replayed()

    def _replayed(self) -> State:
        return replay(self.game, self.recorder.record, journal=Journal())

    def run(self) -> int:
        company = " · ".join(self.names[1:])
        print(self.words.text("dons-welcome", {"dons": company}))
        screen.show_caveats(self.words, self.state)
        print(self.words.text("dons-help"))
        try:
            while self.state.to_move != OVER:
                self._decide(self._next())
        except (KeyboardInterrupt, EOFError, Stopped):
            print()
            return 0
        self._tell()
        screen.show_view(self.console, self.game, self.words, self.state.view(HUMAN), self.names)
        screen.show_result(self.words, self.state, self.names)
        return 0

    def _decide(self, action: int) -> None:
        self.state.apply(action)
        self.recorder.add(action)

    def _next(self) -> int:
        if self.state.to_move == CHANCE and self._draws is not None:
            return chance.sample(self.state, self._draws)
        self._tell()
        while True:
            menu = Menu(self.game, self.words, self.state, self.names)
            self._show(menu)
            action = self._answer(menu, input(f"{self._prompt()} ").strip())
            if action is not None:
                return action

    def _tell(self) -> None:
        """The lines since the last time, each with its clause."""
        assert self.state.journal is not None
        lines = list(self.state.journal.truth())
        for event in lines[self._told :]:
            print(f"  {screen.event_text(self.words, event, self.names)}")
        self._told = len(lines)

    def _prompt(self) -> str:
        if self.state.to_move == CHANCE:
            return self.words.text("dons-prompt")
        return self.words.text("play-your-move", {"seat": int(self.state.to_move)}, self.names)

    def _show(self, menu: Menu) -> None:
        key, facts = games.terminal_of(self.game).ask(self.state.view(HUMAN))
        question = self.words.text(key, facts, self.names)
        if self.state.to_move == CHANCE:
            question = f"{self.words.text('dons-chance')} {question}"
        self.console.print(f"\n[bold]{question}[/]")
        for line in menu.overview():
            print(line)

    def _answer(self, menu: Menu, typed: str) -> int | None:
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
        elif typed and not self._command(typed.casefold(), menu):
            return self._chosen(menu, typed)
        return None

    def _chosen(self, menu: Menu, typed: str) -> int | None:
        if typed.isdecimal():
            action = menu.numbered(int(typed))
            if action is not None:
                return action
        found = menu.matching(typed)
        if len(found) == 1:
            print(f"      {menu.texts[found[0]]}")
            return menu.actions[found[0]]
        if found:
            print(self.words.text("play-several"))
            for line in menu.lines(found):
                print(line)
        else:
            self._refuse(menu, typed)
        return None

    def _refuse(self, menu: Menu, typed: str) -> None:
        refused = menu.refusal(typed)
        if refused is None:
            print(self.words.text("play-no-match", {"what": typed}))
        else:
            problem = self.words.problem(refused[1], self.names)
            print(self.words.text("play-not-legal", {"move": refused[0], "problem": problem}))

    def _explain(self, topic: str) -> None:
        """A clause, a chapter, or how to use the companion."""
        wanted = topic.upper()
        for clause in self.words.clauses():
            if topic and (clause == wanted or clause.split(".")[0] == wanted):
                self.console.print(f"[bold]{clause}[/] {self.words.rule(clause)}")
        if not topic:
            print(self.words.text("dons-help"))

    def _command(self, typed: str, menu: Menu) -> bool:
        """Do what a command in either language asks for; False if it is none."""
        if typed == "q" or self._is(typed, "quit"):
            raise Stopped
        if self._is(typed, "board"):
            screen.show_view(self.console, self.game, self.words, self.state.view(HUMAN), self.names)
        elif self._is(typed, "undo"):
            self._undo()
        elif self._is(typed, "list"):
            for number, text in enumerate(menu.texts, start=1):
                print(f"{number:>4}  {text}")
        else:
            return False
        return True

    def _is(self, typed: str, command: str) -> bool:
        return any(typed == Words(language).text(f"command-{command}") for language in LANGUAGES)

    def _undo(self) -> None:
        """A mistyped entry is taken back; what the program itself drew since goes too."""
        decisions = self.recorder.record.decisions
        if decisions:
            decisions.pop()
        if not isinstance(self.recorder, _Unkept):
            self.recorder = Recorder(self.recorder.record, self.recorder.path)
        self.state = self._replayed()
        assert self.state.journal is not None
        self._told = len(list(self.state.journal.truth()))
        print(self.words.text("dons-undone"))
