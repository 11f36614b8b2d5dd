"""What the terminal shows of a game, whatever the game."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from omerta.core.game import CHANCE, OVER, Game, Part, State, View
from omerta.core.journal import Event, Journal
from omerta.core.problems import Impossible
from omerta.core.words import Words
from omerta.games import terminal_of

HANGING: Final = 4  # how far the rest of a folded line is set in


def encode(value: object) -> str:
    """JSON as the commands print it."""
    return msgspec.json.encode(value).decode()


def mover_text(words: Words, state: State, players: Sequence[str]) -> str:
    if state.to_move == OVER:
        return words.text("play-over")
    if state.to_move == CHANCE:
        return words.text("to-move-chance")
    return words.text("to-move", {"seat": state.to_move}, players)


def position_json(state: State) -> dict[str, object] | None:
    """The position, or None while a setup has none."""
    try:
        return state.to_json()
    except Impossible:
        return None


def move_text(game: Game, words: Words, state: State, action: int) -> str:
    """A move as the deciding seat would read it."""
    view = state.view(state.to_move if state.to_move >= 0 else None)
    return words.move(game.facts(view, action))


def events(journal: Journal, seat: int | None) -> list[Event]:
    """What a seat saw happen; everything for None."""
    return list(journal.truth()) if seat is None else journal.seen_by(seat)


def event_text(words: Words, event: Event, players: Sequence[str]) -> str:
    return f"{words.event(event, players)} ({event.clause})"


def show_view(console: Console, game: Game, words: Words, view: View, players: Sequence[str]) -> None:
    """The table as one seat sees it."""
    _show(console, terminal_of(game).draw(view, words, players))


def show_all(console: Console, game: Game, words: Words, state: State, players: Sequence[str]) -> None:
    """The table with everything open."""
    views = [state.view(seat) for seat in (None, *range(state.players))]
    _show(console, terminal_of(game).draw_all(views, words, players))


def _show(console: Console, lines: Sequence[Sequence[tuple[str, str]]]) -> None:
    for line in lines:
        say(console, Text.assemble(*line))


def say(console: Console, line: str | Text, style: str = "") -> None:
    """Print a line; where it is too long for the terminal it is folded between words, and the rest set in."""
    text = Text(line, style=style) if isinstance(line, str) else line
    for part in _folded(console, text) if console.is_terminal else [text]:
        console.print(part, soft_wrap=True)


def _folded(console: Console, text: Text) -> Iterator[Text]:
    first = text.wrap(console, console.width)[0]
    yield first
    rest = text[len(first) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    indent = " " * (len(text.plain) - len(text.plain.lstrip()) + HANGING)
    for part in rest.wrap(console, console.width - len(indent)) if rest else ():
        yield Text(indent).append_text(part)


def show_events(console: Console, words: Words, told: Sequence[Event], players: Sequence[str]) -> None:
    for event in told:
        say(console, f"  {event_text(words, event, players)}")


def show_caveats(words: Words, state: State) -> None:
    console = Console(highlight=False)
    for key in state.caveats():
        say(console, words.text(key))


def show_result(
    console: Console, words: Words, state: State, players: Sequence[str], parts: Sequence[Part] = ()
) -> None:
    """The scores, with what they are made of, and who won."""
    result = state.result()
    if result is None:
        return
    for seat, score in enumerate(result.scores):
        say(console, f"  {words.seat(seat, players)}: {score}")
        for part in parts:
            if part.seat == seat:
                say(console, f"    {part.points:+4d}  {words.tally(part, players)} ({part.clause})")
    say(console, words.result(result, players))
