"""What the terminal shows of a game, whatever the game."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from omerta.core.game import CHANCE, OVER, Game, Part, Result, Shaped, State, View
from omerta.core.journal import Event, Journal
from omerta.core.problems import Impossible
from omerta.core.sheet import Sheet
from omerta.core.sheet_text import WIDTH, lines_of, read
from omerta.core.words import Words
from omerta.games import sheet_of

LONG: Final = 60  # lines of a table that nobody wants to see whole again and again
HANGING: Final = 4  # how far the rest of a folded line is set in
LEAD: Final = re.compile(r"( *\d+ {2,})|[ ✓]*")  # a number in a list, or what marks the line
GAP: Final = re.compile(r"(?<=\S) {2,}(?=\S)")  # between things that stand side by side
MONEY: Final = re.compile(r"(?<=\d) (?=\$)")
TIED: Final = "\ue000"  # in place of a space where no line may end


def encode(value: object) -> str:
    """JSON as the commands print it."""
    return msgspec.json.encode(value).decode()


def mover_text(words: Words, state: State, players: Sequence[str]) -> str:
    if state.to_move == OVER:
        return words.text("play-over")
    if state.to_move == CHANCE:
        return words.text("to-move-chance")
    return words.text("to-move", {"seat": state.to_move}, players)


def position_json(state: State) -> Shaped | None:
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
    _show(console, words, sheet_of(game).draw(view), players)


def show_news(
    console: Console, game: Game, words: Words, view: View, players: Sequence[str], *, before: Sheet | None
) -> Sheet:
    """The same; of a table too long for a screen only what has changed since this seat saw it, and what is its own."""
    sheet = sheet_of(game).draw(view)
    known = [] if before is None else before.sections
    same = [section for section in sheet.sections if section in known and section.owner != view.seat]
    if not same or len(lines_of(sheet, words, players)) <= max(console.height, LONG):
        _show(console, words, sheet, players)
        return sheet
    _show(console, words, replace(sheet, sections=[one for one in sheet.sections if one not in same]), players)
    titles = ", ".join(read(section.title, words, players) for section in same)
    say(console, words.text("play-unchanged", {"what": titles}), "dim")
    return sheet


def show_all(console: Console, game: Game, words: Words, state: State, players: Sequence[str]) -> None:
    """The table with everything open."""
    views = [state.view(seat) for seat in (None, *range(state.players))]
    _show(console, words, sheet_of(game).draw_open(views), players)


def _show(console: Console, words: Words, sheet: Sheet, players: Sequence[str]) -> None:
    for line in lines_of(sheet, words, players, console.width if console.is_terminal else WIDTH):
        console.print(Text.assemble(*line), soft_wrap=True)


def say(console: Console, line: str | Text, style: str = "") -> None:
    """Print a line; where it is too long for the terminal it is folded, and the rest set in."""
    text = Text(line, style=style) if isinstance(line, str) else line
    for part in _folded(console, text) if console.is_terminal else [text]:
        console.print(part, soft_wrap=True)


def _folded(console: Console, text: Text) -> Iterator[Text]:
    """Things that stand side by side stay whole as long as they fit; nothing ends between a sum and its dollar."""
    if len(text.plain) <= console.width:
        yield text
        return
    lead = LEAD.match(text.plain)
    assert lead is not None
    indent = " " * (lead.end() if lead[1] else lead.end() + HANGING)
    tied = text.copy()
    tied.plain = MONEY.sub(TIED, text.plain)
    for line in _side_by_side(console, tied, lead.end(), indent):
        for part in _between_words(console, line, indent):
            part.plain = part.plain.replace(TIED, " ")
            yield part


def _side_by_side(console: Console, text: Text, start: int, indent: str) -> Iterator[Text]:
    """As many things to a line as fit."""
    begun = end = after = 0
    for gap in [*(match.span() for match in GAP.finditer(text.plain, start)), (len(text.plain),) * 2]:
        room = console.width - (len(indent) if begun else 0)
        if end > begun and gap[0] - begun > room:
            yield (Text(indent) if begun else Text()).append_text(text[begun:end])
            begun = after
        end, after = gap
    yield (Text(indent) if begun else Text()).append_text(text[begun:])


def _between_words(console: Console, text: Text, indent: str) -> Iterator[Text]:
    first = text.wrap(console, console.width)[0]
    yield first
    rest = text[len(first) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    further = indent if not text.plain.startswith(indent) else indent + " " * HANGING
    for part in rest.wrap(console, console.width - len(further)) if rest else ():
        yield Text(further).append_text(part)


def show_events(console: Console, words: Words, told: Sequence[Event], players: Sequence[str]) -> None:
    for event in told:
        say(console, f"  {event_text(words, event, players)}")


def show_caveats(words: Words, state: State) -> None:
    console = Console(highlight=False)
    for key in state.caveats():
        say(console, words.text(key))


def show_result(
    console: Console, words: Words, result: Result | None, players: Sequence[str], parts: Sequence[Part] = ()
) -> None:
    """The scores, with what they are made of, and who won; nothing while a game goes on."""
    if result is None:
        return
    for seat, score in enumerate(result.scores):
        say(console, f"  {words.seat(seat, players)}: {score}")
        for part in parts:
            if part.seat == seat:
                say(console, f"    {part.points:+4d}  {words.tally(part, players)} ({part.clause})")
    say(console, words.result(result, players))
