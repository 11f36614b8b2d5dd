"""One table in the terminal: who decides next, what everyone is shown, what is kept."""

import sys
from time import monotonic
from typing import Final

from rich.console import Console

from omerta import bots
from omerta.cli import screen
from omerta.cli.asking import Asker, Stopped
from omerta.cli.options import again, option_name, value_name
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, State
from omerta.core.journal import Event
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.core.records import Recorder, options_of
from omerta.core.sheet import Sheet
from omerta.core.words import Words

LATEST: Final = 12  # lines of what happened before somebody first looks


class Table:
    """A game under way; every decision is on the disk before the next one is asked."""

    def __init__(self, game: Game, words: Words, state: State, recorder: Recorder, seed: int) -> None:
        self.game = game
        self.words = words
        self.state = state
        self.recorder = recorder
        self.names = recorder.record.names()
        self.kinds = [sitter.player for sitter in recorder.record.seats]
        self.console = Console(highlight=False)
        self._chance = Numbers(seed)
        self._bots = {
            seat: bots.make(kind, game, Numbers(seed + 2 + seat), monotonic)
            for seat, kind in enumerate(self.kinds)
            if bots.is_level(kind)
        }
        self._shown = dict.fromkeys(range(len(self.kinds)), 0)
        self._told: set[int] = set()  # who has been told anything yet
        self._seen: dict[int, Sheet] = {}  # the table as each seat was shown it last
        self._last_human: int | None = None
        self._last_to_decide: int | None = None

    def run(self) -> int:
        """Play until the game is over or somebody stops."""
        screen.say(self.console, self.words.text("play-welcome", {"title": self.words.text("title")}))
        screen.say(self.console, " · ".join(self._options()))
        screen.show_caveats(self.words, self.state)
        try:
            while self.state.to_move != OVER:
                self._decide(self._next_action())
        except (KeyboardInterrupt, EOFError, Stopped):
            self._say_goodbye()
            return 0
        self._finish()
        return 0

    def _options(self) -> list[str]:
        """What was chosen, where it makes a difference; a seat and yes or no need the name of what they answer."""
        chosen = options_of(self.game, self.recorder.record)
        told: list[str] = []
        for option in self.game.asked(chosen):
            value = value_name(self.words, option, chosen[option.name])
            is_said = self.words.has(f"{option.name}-{chosen[option.name]}")
            told.append(value if is_said else f"{option_name(self.words, option)}: {value}")
        return told

    def _decide(self, action: int) -> None:
        self.recorder.add(action)
        if self.state.to_move != CHANCE:
            self._last_to_decide = self.state.to_move
        witnesses = self.game.witnesses(self.state)
        self.state.apply(action)
        bots.tell(self._bots, witnesses, action)

    def _next_action(self) -> int:
        seat = self.state.to_move
        if seat == CHANCE:
            return chance.sample(self.state, self._chance)
        if seat in self._bots:
            return self._ask_bot(seat)
        return self._ask(seat)

    def _ask_bot(self, seat: int) -> int:
        bot = self._bots[seat]
        had_solved = bot.has_solved
        action = bot.choose(self.state.view(seat), self.state.legal())
        if bot.has_solved and not had_solved:
            print(self.words.text("bot-has-solved", {"seat": seat}, self.names))
        return action

    def _ask(self, seat: int) -> int:
        if self.kinds.count("human") > 1 and seat != self._last_human:
            self._draw_curtain(seat)
        self._last_human = seat
        self._tell(self._news(seat), is_first=seat not in self._told)
        self._told.add(seat)
        asker = Asker(self.console, self.game, self.words, self.state, self.names, seat=seat, seen=self._seen)
        return asker.ask_shortly() if asker.is_aside and seat == self._last_to_decide else asker.ask()

    def _news(self, seat: int) -> list[Event]:
        """What this seat has not read yet."""
        assert self.state.journal is not None
        seen = self.state.journal.seen_by(seat)
        news = seen[self._shown[seat] :]
        self._shown[seat] = len(seen)
        return news

    def _tell(self, news: list[Event], *, is_first: bool) -> None:
        """What happened; of a long setup, or of a game taken up again, only the end: the board shows the rest."""
        if is_first and len(news) > 2 * LATEST:
            earlier: Facts = {"count": len(news) - LATEST, "command": self.words.text("command-log")}
            screen.say(self.console, self.words.text("play-earlier", earlier))
            news = news[-LATEST:]
        screen.show_events(self.console, self.words, news, self.names)

    def _draw_curtain(self, seat: int) -> None:
        """Nobody sees another seat's cards at a shared screen."""
        self.console.clear()
        input(self.words.text("play-curtain", {"seat": seat}, self.names))
        self.console.clear()

    def _say_goodbye(self) -> None:
        print()
        print(self.words.text("play-saved", {"file": str(self.recorder.path)}))
        print(self.words.text("play-resume-hint", {"command": "play", "file": self._again()}))

    def _again(self) -> str:
        return again(self.recorder.path, self.words.language)

    def _finish(self) -> None:
        assert self.state.journal is not None
        watcher = self._last_human
        news = self._news(watcher) if watcher is not None else []
        screen.show_events(self.console, self.words, news, self.names)
        screen.show_view(self.console, self.game, self.words, self.state.view(watcher), self.names)
        print(self.words.text("play-over"))
        told = self.state.journal.seen_by(None)
        parts = self.game.tally(self.state.view(None), told)
        screen.show_result(self.console, self.words, self.state.result(), self.names, parts)
        print(self.words.text("play-saved", {"file": str(self.recorder.path)}))
        print(self.words.text("play-replay-hint", {"file": self._again()}))
        sys.stdout.flush()
