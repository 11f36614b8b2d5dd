"""A game in the terminal: against bots, or several people at one screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from omerta import bots
from omerta.cli.boxes import open_game, open_record
from omerta.cli.options import find_setup, read_options, written
from omerta.cli.table import Table
from omerta.cli.telling import telling
from omerta.core.game import Game, Setup
from omerta.core.journal import Journal
from omerta.core.problems import Damaged, Unknown
from omerta.core.records import Record, Recorder, Sitter, box_in_record, load, replay, result
from omerta.core.words import Words

HUMAN = "human"
OPPONENT = "soldier"
AUTOMATON = "automaton"


@dataclass(kw_only=True)
class Wishes:
    """What the command line asked for."""

    game: str
    seats: str | None
    players: int | None
    names: str | None
    setup: str | None
    options: list[str]
    seed: int
    record: str | None
    resume: str | None
    data: str | None = None


def play(wishes: Wishes, language: str) -> int:
    """Play to the end, or until somebody stops; nothing is lost either way."""
    with telling(Words(language)):
        record = None if wishes.resume is None else load(Path(wishes.resume), mend=True)
        given = wishes.data
        game = open_game(language, wishes.game, given) if record is None else open_record(language, record, given)
    words = Words(language, game)
    with telling(words):
        table = _new_table(wishes, game, words) if record is None else _resumed_table(wishes, game, words, record)
        return table.run()


def _new_table(wishes: Wishes, game: Game, words: Words) -> Table:
    setup = None if wishes.setup is None else find_setup(game, wishes.setup)
    options = read_options([*written(setup), *wishes.options], game)
    kinds = _kinds(wishes, game, game.automata(options), setup)
    automata = dict(zip(game.automata(options), game.automaton_names(options), strict=True))
    sitters, box = _sitters(wishes, kinds, words, automata), box_in_record(game)
    record = Record(game.name, sitters, options, [], game.version, box=box)
    state = game.new(len(kinds), options)
    path = Path(wishes.record) if wishes.record else fresh_path(game)
    if path.exists():
        raise Damaged("record-exists", {"file": str(path)})
    state.journal = Journal()
    return Table(game, words, state, Recorder(record, path), wishes.seed)


def _resumed_table(wishes: Wishes, game: Game, words: Words, record: Record) -> Table:
    path = Path(wishes.resume or "")
    state = replay(game, record, journal=Journal())
    record.box = record.box or box_in_record(game)
    if result(game, record, state) is not None:
        raise Damaged("record-over", {"file": str(path)})
    print(words.text("play-resumed", {"ply": len(record.decisions)}))
    return Table(game, words, state, Recorder(record, path), wishes.seed)


def _kinds(wishes: Wishes, game: Game, automata: Sequence[int], setup: Setup | None) -> list[str]:
    """Who sits on each seat: human, a bot's name, or the game's own automaton."""
    if wishes.seats is not None:
        kinds = [kind.strip() for kind in wishes.seats.split(",")]
    else:
        usual = max(game.fewest_seats, len(automata) + 1) if setup is None else setup.seats
        kinds = [HUMAN] + [OPPONENT] * ((wishes.players or usual) - 1)
    for seat in automata:
        if wishes.seats is None:
            if OPPONENT not in kinds:
                raise Unknown("seat-count", {"game": game.name, "least": len(automata) + 1, "most": game.most_seats})
            kinds.remove(OPPONENT)
            kinds.insert(seat, AUTOMATON)
        elif seat < len(kinds):
            kinds[seat] = AUTOMATON
    for seat, kind in enumerate(kinds):
        if kind != HUMAN and not bots.is_level(kind) and seat not in automata:
            raise Unknown("unknown-bot", {"what": kind, "known": ", ".join(bots.LEVELS)})
    if not game.fewest_seats <= len(kinds) <= game.most_seats:
        raise Unknown("seat-count", {"game": game.name, "least": game.fewest_seats, "most": game.most_seats})
    return kinds


def _sitters(wishes: Wishes, kinds: list[str], words: Words, automata: dict[int, str]) -> list[Sitter]:
    names = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    sitters: list[Sitter] = []
    for seat, kind in enumerate(kinds):
        name = names[seat] if seat < len(names) and names[seat] else _usual_name(words, kinds, seat, automata)
        sitters.append(Sitter(name, kind))
    return sitters


def _usual_name(words: Words, kinds: list[str], seat: int, automata: dict[int, str]) -> str:
    if seat in automata:
        return words.text(automata[seat])
    kind = kinds[seat]
    alone = kinds.count(kind) == 1
    if kind == HUMAN:
        return words.text("human-name") if alone else words.text("human-numbered", {"number": seat + 1})
    name = words.text(f"bot-{kind.partition('@')[0]}")
    return name if alone else f"{name} {seat + 1}"


def fresh_path(game: Game) -> Path:
    """A file in the user's data folder that is not there yet."""
    folder = user_data_path("omerta", appauthor=False) / "records"
    number = 1
    while (folder / f"{game.name}-{number}.jsonl").exists():
        number += 1
    return folder / f"{game.name}-{number}.jsonl"
