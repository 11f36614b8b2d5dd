"""Draws the README's picture: a table of GANGS in the terminal, from a fixed game between greedy bots."""

import re
from pathlib import Path

from rich.console import Console

from omerta import bots, games
from omerta.cli import screen
from omerta.cli.choosing import Menu
from omerta.core.chance import settle
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.sheet_text import read
from omerta.core.words import Words

PLAYERS = ["You", "Frankie", "Dolores"]
DECISIONS = 62

game = games.find("gangs")
words = Words("en", game)
numbers = Numbers(20)
state = game.new(len(PLAYERS))
sitters = [bots.make("soldier", game, numbers) for _ in PLAYERS]
settle(state, numbers)
state.journal = Journal()
decisions = 0
while decisions < DECISIONS or state.to_move != 0 or len(state.legal()) == 2:
    state.apply(sitters[state.to_move].choose(state.view(state.to_move), state.legal()))
    settle(state, numbers)
    decisions += 1

console = Console(record=True, width=104, force_terminal=True, color_system="truecolor", highlight=False)
for event in state.journal.seen_by(0)[-4:]:
    console.print(screen.event_text(words, event, PLAYERS), style="dim")
screen.show_view(console, game, words, state.view(0), PLAYERS)
question = read(games.sheet_of(game).ask(state.view(0)), words, PLAYERS)
console.print(f"\n[bold]{question}[/]")
for line in Menu(game, words, state).overview():
    console.print(line, markup=False)
console.print(words.text("play-your-move", {"seat": 0}, PLAYERS), end=" ")
picture = console.export_svg(title="omerta play gangs --players 3")
picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # opens offline
Path(__file__).with_name("gangs.svg").write_text(picture, encoding="utf-8")
