"""Which games there are, and their words: from the registry, without knowing any."""

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any, Final, Literal

import msgspec
from litestar import get
from litestar.params import FromPath

from omerta import games
from omerta.bots import LEVELS
from omerta.core.game import Game, Json, Option
from omerta.core.rulebook import Rulebook, rulebook
from omerta.core.words import LANGUAGES, Words, named_ftl
from omerta.table.problems import unknown
from omerta.web.answers import documented
from omerta.web.squeezing import SQUEEZED
from omerta.web.wire import GameShown, OptionShown, SeatingShown, SetupShown, WordsShown

_reading: Final = Lock()


@get("/games", operation_id="list-games", tags=["games"], middleware=SQUEEZED, responses=documented())
async def list_games() -> list[GameShown]:
    """The games, their options and usual set-ups."""
    return await asyncio.to_thread(read_all)


@get(
    "/games/{game:str}/words/{language:str}",
    operation_id="read-words",
    tags=["games"],
    middleware=SQUEEZED,
    responses=documented(),
)
async def read_words(game: FromPath[str], language: FromPath[Literal["en", "pl"]]) -> WordsShown:
    """Everything a person reads, in one language: the game's texts with its rulebook, and the program's."""
    _check(game)
    return _words(game, language)


@get(
    "/rules/{game:str}/{language:str}",
    operation_id="read-rules",
    tags=["games"],
    middleware=SQUEEZED,
    responses=documented(),
)
async def read_rules(game: FromPath[str], language: FromPath[Literal["en", "pl"]]) -> Rulebook:
    """The rulebook of a game in one language: chapters and clauses, as text without any markup."""
    _check(game)
    return await asyncio.to_thread(rulebook, games.find(game), language)


def _check(game: str) -> None:
    if game not in games.NAMES:
        unknown("unknown-game", what=game[:40], known=", ".join(games.NAMES))


def read_all() -> list[GameShown]:
    """The games as the page shows them. The first time all words are read, so that is begun with the server."""
    with _reading:
        return _all_games()


@cache
def _all_games() -> list[GameShown]:
    return [_shown(games.find(name)) for name in games.NAMES]


def _shown(game: Game) -> GameShown:
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


@cache
def _words(game: str, language: str) -> WordsShown:
    package, played = files("omerta"), games.find(game)
    written = (package / "games" / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return WordsShown(
        program=(package / "words" / f"{language}.ftl").read_text(encoding="utf-8"),
        game=f"{written}\n{named_ftl(played, language)}",
        nouns=dict(played.nouns),
    )


ROUTES: Final[Sequence[Any]] = (list_games, read_words, read_rules)
