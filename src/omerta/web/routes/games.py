"""Which games there are, and their words: from the registry, without knowing any."""

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from omerta import games
from omerta.bots import LEVELS
from omerta.core.game import Game, Json, Option
from omerta.core.problems import Problem as CoreProblem
from omerta.core.rulebook import Rulebook, rulebook
from omerta.core.words import LANGUAGES, Words, named_ftl
from omerta.table.problems import told, unknown
from omerta.table.shown import Problem
from omerta.table.slowly import slowly
from omerta.web.answers import documented, log
from omerta.web.routes.needs import AtDesk
from omerta.web.squeezing import json_leaf, sent
from omerta.web.wire import GameShown, Language, OptionShown, SeatingShown, SetupShown, WordsShown

_reading: Final = Lock()


@get("/games", operation_id="list-games", tags=["games"], responses=documented())
async def list_games(request: Request[Any, Any, Any], desk: AtDesk) -> Response[list[GameShown]]:
    """The games, their options and usual set-ups; one that cannot be played now says why."""
    is_open = desk.host.boxes.is_open
    shown = await asyncio.to_thread(read_all)
    away = tuple(game.name for game in shown if game.problem)
    return sent(request, await desk.kept.find(("games", is_open, away), lambda: _listed(shown, is_open=is_open)))


@get("/games/{game:str}/words/{language:str}", operation_id="read-words", tags=["games"], responses=documented())
async def read_words(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromPath[Language],
    desk: AtDesk,
    box: FromQuery[str] = "",
) -> Response[WordsShown]:
    """Everything a person reads, in one language: the game's texts, the names of a box of it, and the program's."""
    _check(game)
    if not box:
        shipped = ("words", game, language)
        return sent(request, await desk.kept.find(shipped, lambda: _words_of(games.find(game), language)))
    found = await desk.host.boxes.find(game, box)
    return sent(request, await slowly(lambda: json_leaf(_words_of(games.make(game, found), language))))


@get("/rules/{game:str}/{language:str}", operation_id="read-rules", tags=["games"], responses=documented())
async def read_rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[Language], desk: AtDesk
) -> Response[Rulebook]:
    """The rulebook of a game in one language: chapters and clauses, as text without any markup."""
    _check(game)
    book = ("rules", game, language)
    return sent(request, await desk.kept.find(book, lambda: rulebook(games.find(game), language)))


def _check(game: str) -> None:
    if game not in games.NAMES:
        unknown("unknown-game", what=game[:40], known=", ".join(games.NAMES))


def read_all() -> list[GameShown]:
    """The games as the page shows them. The first time all words are read, so that is begun with the server."""
    with _reading:
        return _all_games()


def _all_games() -> list[GameShown]:
    return [_found(name) for name in games.NAMES]


def _found(name: str) -> GameShown:
    """A game, or why it is away: a broken box of one game is not the others' trouble."""
    try:
        return _shown(name)
    except CoreProblem as problem:
        log.error("game-away", game=name, reason=problem.reason)
        return _away(name, told(problem).problem)


class _Titles(Words):
    """The words of a game that cannot be made."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language)
        self._add(Path(games.__file__).parent / game / "words" / f"{language}.ftl")


def _away(name: str, problem: Problem) -> GameShown:
    words = {language: _Titles(language, name) for language in LANGUAGES}
    title, subtitle = ({language: of.text(key) for language, of in words.items()} for key in ("title", "subtitle"))
    return GameShown(name, 0, title, subtitle, 0, 0, [], [], [], has_box=True, problem=problem)


@cache
def _shown(name: str) -> GameShown:
    game = games.find(name)
    words = {language: Words(language, game) for language in LANGUAGES}
    return GameShown(
        name=game.name,
        version=game.version,
        title={language: of.text("title") for language, of in words.items()},
        subtitle={language: of.text("subtitle") for language, of in words.items()},
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=[
            OptionShown(
                name=option.name,
                kind=option.kind,
                default=option.default,
                values=list(option.values),
                group=option.group,
                shown_when=dict(option.shown_when),
                seatings=_seatings(game, option),
                parts=dict(option.parts),
            )
            for option in game.options
        ],
        setups=[
            SetupShown(
                name=setup.name,
                seats=setup.seats,
                options=dict(setup.options),
                automata=list(game.automata(setup.options)),
                reconstructed=setup.name in game.reconstructed,
            )
            for setup in game.setups
        ],
        levels=list(LEVELS),
        minutes=game.minutes,
        weight=game.weight,
        has_box=game.box is not None,
    )


def _seatings(game: Game, option: Option) -> dict[str, SeatingShown]:
    """The seatings of an option's values that differ from the usual one, each value as a browser spells it."""
    seatings = {spelt(value): _seating(game, {option.name: value}) for value in option.values}
    return {value: seating for value, seating in seatings.items() if seating != _seating(game, {})}


def spelt(value: object) -> str:
    """true, not True: as String(value) says it in a browser."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _seating(game: Game, options: Json) -> SeatingShown:
    return SeatingShown(game.seat_counts(options), game.automata(options))


def _listed(shown: list[GameShown], *, is_open: bool) -> list[GameShown]:
    return [msgspec.structs.replace(game, owners_boxes=is_open and game.has_box) for game in shown]


def _words_of(played: Game, language: str) -> WordsShown:
    package = files("omerta")
    written = (package / "games" / played.name / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return WordsShown(
        program=(package / "words" / f"{language}.ftl").read_text(encoding="utf-8"),
        game=f"{written}\n{named_ftl(played, language)}",
        nouns=dict(played.nouns),
        headings=list(played.headings),
    )


ROUTES: Final[Sequence[Any]] = (list_games, read_words, read_rules)
