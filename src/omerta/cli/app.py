"""The commands and their options, in the reader's language."""

import secrets
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import CoercionError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from omerta import __version__, bots, games, speed
from omerta.cli import boxes, listing, proving, study
from omerta.cli import play as playing
from omerta.cli.lab import add_lab
from omerta.cli.serving import add_serve
from omerta.core.problems import Problem, Unknown
from omerta.core.words import Words


class PlainHelp(DefaultFormatter):
    """Help without the library's own English labels; the usage line shows what is required."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        console.print(Text(str(usage), style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry.copy(required=False) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))


def build(words: Words) -> App:
    """The whole command line in one language."""
    app = App(
        name="omerta",
        help=words.text("help-app"),
        version=lambda: version(words),
        usage=words.text("help-usage", {"line": "omerta COMMAND"}),
        group_commands=Group(words.text("help-commands")),
        group_parameters=Group(words.text("help-parameters")),
        help_formatter=PlainHelp(),
        default_parameter=Parameter(negative=(), show_default=False),
    )
    app["--help"].help = words.text("help-help")
    app["--version"].help = words.text("help-version")
    _add_play(app, words)
    _add_companion(app, words)
    _add_study(app, words)
    add_serve(app, words)
    _add_proofs(app, words)
    add_lab(app, words)
    _add_storing(app, words)
    return app


def version(words: Words) -> str:
    return words.text("version", {"version": __version__, "speed": words.text(f"speed-{speed()}")})


def _helped(words: Words, key: str, **facts: str) -> Parameter:
    return Parameter(help=words.text(f"help-{key}", facts))


def _add_play(app: App, words: Words) -> None:
    known_bots, known_games = ", ".join(bots.LEVELS), ", ".join(games.NAMES)

    def play(
        game: Annotated[str, _helped(words, "game", known=known_games)] = games.NAMES[0],
        *,
        seats: Annotated[str | None, _helped(words, "seats", known=known_bots)] = None,
        players: Annotated[int | None, _helped(words, "players")] = None,
        setup: Annotated[str | None, _helped(words, "lab-setup")] = None,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        names: Annotated[str | None, _helped(words, "names")] = None,
        option: Annotated[list[str] | None, _helped(words, "option")] = None,
        seed: Annotated[int | None, _helped(words, "seed")] = None,
        record: Annotated[str | None, _helped(words, "record-file")] = None,
        resume: Annotated[str | None, _helped(words, "resume")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        wishes = playing.Wishes(
            game=game,
            seats=seats,
            players=players,
            names=names,
            setup=setup,
            options=option or [],
            seed=secrets.randbits(63) if seed is None else seed,
            record=record,
            resume=resume,
            data=data,
        )
        return playing.play(wishes, words.language)

    _add(app, words, play, "[GAME] [OPTIONS]")


def _add_companion(app: App, words: Words) -> None:
    known_games = ", ".join(games.NAMES)

    def companion(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        option: Annotated[list[str] | None, _helped(words, "option")] = None,
        draw: Annotated[bool, _helped(words, "draw")] = False,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        seed: Annotated[int | None, _helped(words, "seed")] = None,
        record: Annotated[str | None, _helped(words, "record-file")] = None,
        resume: Annotated[str | None, _helped(words, "resume")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        followed = import_module("omerta.cli.companion")
        wishes = followed.Table(
            game=game,
            options=option or [],
            draw=draw,
            seed=secrets.randbits(63) if seed is None else seed,
            record=record,
            resume=resume,
            data=data,
        )
        return int(followed.companion(wishes, words.language))

    _add(app, words, companion, "GAME [OPTIONS]")


def _add_study(app: App, words: Words) -> None:
    position_parameter = Parameter(help=words.text("help-position"), allow_leading_hyphen=True)
    known_games = ", ".join(games.NAMES)

    def perft(
        position: Annotated[str, position_parameter],
        *,
        depth: Annotated[int, _helped(words, "depth")],
        divide: Annotated[bool, _helped(words, "divide")] = False,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return study.perft(words.language, position, depth, data, divide=divide, as_json=json)

    def legal(
        position: Annotated[str, position_parameter],
        *,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return study.legal(words.language, position, data, as_json=json)

    def replay(
        record: Annotated[str, _helped(words, "record")],
        *,
        to: Annotated[int | None, _helped(words, "to")] = None,
        seat: Annotated[int | None, _helped(words, "viewpoint")] = None,
        data: Annotated[str | None, _helped(words, "data-file")] = None,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return study.replay(words.language, record, to, seat, data, as_json=json)

    def rules(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        clause: Annotated[str | None, _helped(words, "clause")] = None,
        *,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return study.rules(words.language, game, clause, as_json=json)

    def data(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        file: Annotated[str | None, _helped(words, "data-file")] = None,
        *,
        all: Annotated[bool, _helped(words, "data-all")] = False,  # noqa: A002
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return boxes.data(words.language, game, file, every=all, as_json=json)

    def options(
        game: Annotated[str, _helped(words, "game", known=known_games)],
        *,
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return listing.options(words.language, game, as_json=json)

    _add(app, words, options, "GAME [OPTIONS]")
    _add(app, words, data, "GAME [FILE] [OPTIONS]")
    _add(app, words, perft, "POSITION --depth N [OPTIONS]")
    _add(app, words, legal, "POSITION [OPTIONS]")
    _add(app, words, replay, "RECORD [OPTIONS]")
    _add(app, words, rules, "GAME [CLAUSE] [OPTIONS]")


def _add_proofs(app: App, words: Words) -> None:
    def verify(
        record: Annotated[str, _helped(words, "record")],
        *,
        commitment: Annotated[str, _helped(words, "commitment")] = "",
        json: Annotated[bool, _helped(words, "json")] = False,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return proving.verify(words.language, record, commitment, as_json=json)

    def export(
        table: Annotated[str, _helped(words, "export-table")],
        *,
        out: Annotated[str | None, _helped(words, "export-out")] = None,
        database: Annotated[str | None, _helped(words, "database")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return proving.export(words.language, table, out, database)

    _add(app, words, verify, "RECORD [OPTIONS]")
    _add(app, words, export, "TABLE [OPTIONS]")


def _add_storing(app: App, words: Words) -> None:
    """The commands about what a server keeps; databases are loaded by the command that needs them."""

    def backup(
        file: Annotated[str, _helped(words, "backup-file")],
        *,
        database: Annotated[str | None, _helped(words, "database")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return int(import_module("omerta.cli.storing").backup(words.language, file, database))

    def restore(
        file: Annotated[str, _helped(words, "restore-file")],
        *,
        database: Annotated[str | None, _helped(words, "database")] = None,
        lang: Annotated[str | None, _helped(words, "lang")] = None,
    ) -> int:
        del lang
        return int(import_module("omerta.cli.storing").restore(words.language, file, database))

    _add(app, words, backup, "FILE [OPTIONS]")
    _add(app, words, restore, "FILE [OPTIONS]")


def _add(app: App, words: Words, command: Any, line: str) -> None:
    name = command.__name__
    usage = words.text("help-usage", {"line": f"omerta {name} {line}"})
    app.command(command, name=name, help=words.text(f"help-{name}"), usage=usage)
    app[name]["--help"].help = words.text("help-help")


def explain_usage(problem: CycloptsError, arguments: Sequence[str]) -> Problem:
    """What is wrong with a command line, as a problem in words."""
    first = next((word for word in arguments if not word.startswith("-")), "")
    command = " ".join(problem.command_chain or [first])
    if isinstance(problem, UnknownCommandError):
        return Unknown("usage-unknown-command", {"what": (problem.unused_tokens or [command])[0]})
    if isinstance(problem, UnknownOptionError):
        return Unknown(
            "usage-unknown-option", {"what": problem.token.keyword or problem.token.value, "command": command}
        )
    if isinstance(problem, MissingArgumentError):
        return Unknown("usage-missing", {"what": _name(problem), "command": command})
    if isinstance(problem, CoercionError):
        value = problem.token.value if problem.token is not None else ""
        return Unknown("usage-value", {"value": value, "what": _name(problem)})
    return Unknown("usage-other", {"command": command})


def _name(problem: CycloptsError) -> str:
    argument = getattr(problem, "argument", None)
    return "?" if argument is None else str(argument.name)
