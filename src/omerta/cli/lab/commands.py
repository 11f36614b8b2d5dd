"""The commands of the laboratory and their options, in the reader's language."""

from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any

from cyclopts import App, Parameter

from omerta import bots, games
from omerta.core.words import Words

MANY = 1000  # games, unless told otherwise
REPORTED = 20_000  # games of a balance report


def add_lab(app: App, words: Words) -> None:
    """Put `omerta lab …` on the command line. The laboratory itself is loaded by the command that needs it."""
    usage = words.text("help-usage", {"line": "omerta lab COMMAND"})
    lab = App(name="lab", help=words.text("help-lab"), usage=usage)
    app.command(lab)
    lab["--help"].help = words.text("help-help")
    _add_players(lab, words)
    _add_studies(lab, words)


def _contests() -> Any:
    return import_module("omerta.cli.lab.contests")


def _studies() -> Any:
    return import_module("omerta.cli.lab.studies")


def _wishes(**wishes: Any) -> Any:
    return import_module("omerta.cli.lab.wishes").Wishes(**wishes)


def _helped(words: Words, key: str, **facts: str) -> Parameter:
    return Parameter(help=words.text(f"help-{key}", facts))


def _add_players(lab: App, words: Words) -> None:
    """The commands in which bots named one by one play at one table."""
    known_bots, known_games = ", ".join(bots.LEVELS), ", ".join(games.NAMES)

    @Parameter(name="*")
    @dataclass(kw_only=True)
    class Table:
        games: Annotated[int, _helped(words, "lab-games")] = MANY
        seats: Annotated[int | None, _helped(words, "lab-seats")] = None
        setup: Annotated[str | None, _helped(words, "lab-setup")] = None
        option: Annotated[list[str] | None, _helped(words, "lab-option")] = None
        data: Annotated[str | None, _helped(words, "data-file")] = None
        seed: Annotated[int, _helped(words, "lab-seed")] = 1
        workers: Annotated[int | None, _helped(words, "lab-workers")] = None
        engine: Annotated[str, _helped(words, "lab-engine")] = "local"

        def wishes(self, **others: object) -> Any:
            given = {**vars(self), "options": self.option or [], "language": words.language}
            del given["option"]
            return _wishes(**given, **others)

    def arena(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        bots: Annotated[str, _helped(words, "lab-bots", known=known_bots)],
        table: Table | None = None,
        precision: Annotated[float | None, _helped(words, "lab-precision")] = None,
        out: Annotated[str | None, _helped(words, "lab-out")] = None,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        wishes = (table or Table()).wishes(game=game, bots=bots, out=out, json=json)
        return int(_contests().arena(wishes, precision, words.language))

    def tournament(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        bots: Annotated[str, _helped(words, "lab-bots", known=known_bots)],
        table: Table | None = None,
        out: Annotated[str | None, _helped(words, "lab-out")] = None,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        wishes = (table or Table()).wishes(game=game, bots=bots, out=out, json=json)
        return int(_contests().tournament(wishes, words.language))

    def record(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        bots: Annotated[str, _helped(words, "lab-bots", known=known_bots)],
        out: Annotated[str, _helped(words, "lab-record-out")],
        table: Table | None = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return int(_studies().record((table or Table()).wishes(game=game, bots=bots, out=out), words.language))

    _add(lab, words, arena, "GAME --bots A,B,… [OPTIONS]")
    _add(lab, words, tournament, "GAME --bots A,B,… [OPTIONS]")
    _add(lab, words, record, "GAME --bots A,B,… --out FILE [OPTIONS]")


def _add_studies(lab: App, words: Words) -> None:
    """The commands in which one level plays at every table."""
    known_bots, known_games = ", ".join(bots.LEVELS), ", ".join(games.NAMES)

    def balance(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        games: Annotated[int, _helped(words, "lab-games")] = REPORTED,
        bot: Annotated[str, _helped(words, "lab-bot", known=known_bots)] = "soldier",
        against: Annotated[str | None, _helped(words, "lab-against")] = None,
        setup: Annotated[list[str] | None, _helped(words, "lab-setups")] = None,
        seed: Annotated[int, _helped(words, "lab-seed")] = 1,
        workers: Annotated[int | None, _helped(words, "lab-workers")] = None,
        engine: Annotated[str, _helped(words, "lab-engine")] = "local",
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        ledger: Annotated[str | None, _helped(words, "lab-out")] = None,
        out: Annotated[str | None, _helped(words, "lab-html")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        where = {"workers": workers, "engine": engine, "out": ledger, "data": data, "language": words.language}
        wishes = _wishes(game=game, games=games, setups=setup or [], seed=seed, **where)
        return int(_studies().balance(wishes, bot, against, out, words.language))

    def perf(
        game: Annotated[str | None, _helped(words, "game", known=known_games)] = None,
        *,
        bots: Annotated[str, _helped(words, "lab-bots", known=known_bots)] = ",".join(bots.LEVELS),
        setup: Annotated[str | None, _helped(words, "lab-setup")] = None,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        seconds: Annotated[float, _helped(words, "lab-seconds")] = 1.0,
        seed: Annotated[int, _helped(words, "lab-seed")] = 1,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        box = {"data": data, "language": words.language}
        wishes = _wishes(game=game or "", bots=bots, setup=setup, seed=seed, json=json, **box)
        return int(_studies().measure(wishes, game, seconds, words.language))

    _add(lab, words, balance, "GAME [OPTIONS]")
    _add(lab, words, perf, "[GAME] [OPTIONS]")


def _add(lab: App, words: Words, command: Any, line: str) -> None:
    name = command.__name__
    usage = words.text("help-usage", {"line": f"omerta lab {name} {line}"})
    lab.command(command, name=name, help=words.text(f"help-lab-{name}"), usage=usage)
    lab[name]["--help"].help = words.text("help-help")
