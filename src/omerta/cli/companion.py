"""A companion to a real table: the person tells what happens there, the program plays the seats of the rulebook.

A game has one where its words welcome the reader to it (companion-welcome): then it can also ask what chance brought.
"""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from omerta.cli import screen
from omerta.cli.asking import Asker, Stopped
from omerta.cli.boxes import open_game, open_record
from omerta.cli.options import again, read_options
from omerta.cli.play import fresh_path
from omerta.cli.telling import telling
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Json, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Unknown
from omerta.core.records import Record, Recorder, Sitter, box_in_record, load, options_of, replay
from omerta.core.words import Words


@dataclass(kw_only=True)
class Table:
    """What the command line asked for."""

    game: str
    options: list[str]
    draw: bool
    seed: int
    record: str | None
    resume: str | None
    data: str | None = None


class TakenBack(Exception):
    """The last entry was a mistake."""


def companion(wishes: Table, language: str) -> int:
    """Follow a real game to its end, or until the person stops; nothing is lost either way."""
    record = None if wishes.resume is None else load(Path(wishes.resume), mend=True)
    if record is not None and record.game != wishes.game:
        raise Unknown("no-automata")
    given = wishes.data
    game = open_game(language, wishes.game, given) if record is None else open_record(language, record, given)
    words = Words(language, game)
    with telling(words):
        if not words.has("companion-welcome"):
            raise Unknown("no-companion", {"title": words.text("title")})
        return _Companion(game, words, wishes).run()


def _recorder(game: Game, words: Words, wishes: Table) -> Recorder:
    """Where the game is kept."""
    if wishes.resume is not None:
        return Recorder(_resumed(game, Path(wishes.resume)), Path(wishes.resume))
    options = read_options([*_usual(game), *wishes.options], game)
    if not game.automata(options):
        raise Unknown("no-automata")
    sitters = [_sitter(game, words, options, seat) for seat in range(game.seat_counts(options)[0])]
    path = Path(wishes.record) if wishes.record else fresh_path(game)
    if path.exists():
        raise Damaged("record-exists", {"file": str(path)})
    return Recorder(Record(game.name, sitters, options, [], game.version, box=box_in_record(game)), path)


def _usual(game: Game) -> list[str]:
    """The options of the game's first set-up in which the rulebook plays."""
    found = [setup for setup in game.setups if game.automata(setup.options)]
    return [f"{name}={value}" for name, value in found[0].options.items()] if found else []


def _sitter(game: Game, words: Words, options: Json, seat: int) -> Sitter:
    automaton = game.automaton_at(seat, options)
    return Sitter(words.text(automaton), "automaton") if automaton else Sitter(words.text("human-name"), "human")


def _resumed(game: Game, path: Path) -> Record:
    record = load(path, mend=True)
    if record.game != game.name or not game.automata(options_of(game, record)):
        raise Unknown("no-automata")
    return record


class _Clerk(Asker):
    """Asks for what came up or what the person does, and can take an entry back."""

    help = "companion-help"
    commands = (*Asker.commands, "undo")

    @property
    def _is_chance(self) -> bool:
        return self._state.to_move == CHANCE

    def prompt(self) -> str:
        return self._words.text("companion-prompt") if self._is_chance else super().prompt()

    def question(self) -> str:
        asked = super().question()
        return f"{self._words.text('companion-chance')} {asked}" if self._is_chance else asked

    def _command(self, typed: str) -> str | None:
        command = super()._command(typed)
        return None if command == "hint" and self._is_chance else command

    def obey(self, command: str) -> None:
        if command == "undo":
            raise TakenBack
        super().obey(command)


class _Companion:
    """Asks for what happens at the table, and tells what follows."""

    def __init__(self, game: Game, words: Words, wishes: Table) -> None:
        self.game = game
        self.words = words
        self.recorder = _recorder(game, words, wishes)
        self.names = self.recorder.record.names()
        automata = game.automata(options_of(game, self.recorder.record))
        self.human = next(seat for seat in range(len(self.names)) if seat not in automata)
        self.console = Console(highlight=False)
        self._draws = Numbers(wishes.seed) if wishes.draw else None
        self._told = 0
        self.state = self._replayed()

    def _replayed(self) -> State:
        return replay(self.game, self.recorder.record, journal=Journal())

    def run(self) -> int:
        self._welcome()
        try:
            while self.state.to_move != OVER:
                self._go_on()
        except (KeyboardInterrupt, EOFError, Stopped):
            self._say_goodbye()
            return 0
        self._finish()
        return 0

    def _welcome(self) -> None:
        rivals = " · ".join(name for seat, name in enumerate(self.names) if seat != self.human)
        screen.say(self.console, self.words.text("companion-welcome", {"rivals": rivals}))
        screen.show_caveats(self.words, self.state)
        for line in self.words.text("companion-help").split("\n"):
            screen.say(self.console, line)
        if self.recorder.record.decisions:
            self._tell()
            screen.show_view(self.console, self.game, self.words, self.state.view(self.human), self.names)

    def _go_on(self) -> None:
        """One decision more, or one less."""
        try:
            action = self._next()
        except TakenBack:
            self._undo()
            return
        self.state.apply(action)
        self.recorder.add(action)

    def _next(self) -> int:
        if self.state.to_move == CHANCE and self._draws is not None:
            return chance.sample(self.state, self._draws)
        self._tell()
        return _Clerk(self.console, self.game, self.words, self.state, self.names, seat=self.human).ask_shortly()

    def _tell(self) -> None:
        """The lines since the last time, each with its clause."""
        assert self.state.journal is not None
        lines = list(self.state.journal.truth())
        screen.show_events(self.console, self.words, lines[self._told :], self.names)
        self._told = len(lines)

    def _undo(self) -> None:
        """A mistyped entry is taken back; what the program itself drew since goes too."""
        decisions = self.recorder.record.decisions
        while decisions:
            decisions.pop()
            self.state = self._replayed()
            if self._draws is None or self.state.to_move == self.human:
                break
        self.recorder = Recorder(self.recorder.record, self.recorder.path)
        assert self.state.journal is not None
        self._told = len(list(self.state.journal.truth()))
        screen.say(self.console, self.words.text("companion-undone"))

    def _say_goodbye(self) -> None:
        print()
        print(self.words.text("play-saved", {"file": str(self.recorder.path)}))
        print(self.words.text("play-resume-hint", {"command": f"companion {self.game.name}", "file": self._again()}))

    def _again(self) -> str:
        return again(self.recorder.path, self.words.language)

    def _finish(self) -> None:
        self._tell()
        screen.show_view(self.console, self.game, self.words, self.state.view(self.human), self.names)
        assert self.state.journal is not None
        parts = self.game.tally(self.state.view(None), self.state.journal.seen_by(None))
        screen.show_result(self.console, self.words, self.state.result(), self.names, parts)
        print(self.words.text("play-saved", {"file": str(self.recorder.path)}))
        print(self.words.text("play-replay-hint", {"file": self._again()}))
