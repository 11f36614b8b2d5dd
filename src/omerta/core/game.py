"""The contract between a game and everyone who plays, watches, studies or serves it.

A game is a sequence of single decisions, each made by one seat or by chance. The engine holds no randomness: whoever
drives the game samples chance by its weights. tests/contract runs against every registered game and enforces what is
promised here.

Several threads may use the engine at once: nothing that a call writes to is shared, but for the state it was given. So
a state, as any bot, belongs to one thread at a time; games, views and results may be shared.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from math import exp
from typing import Final, Literal, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions, borrow, give_back
from omerta.core.boxes import Box, Origin
from omerta.core.features import Block
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts, Refused, Unknown

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

Json: TypeAlias = dict[str, object]
Shaped: TypeAlias = Mapping[str, object]  # plain data, as a game declares it in its shapes
Marks: TypeAlias = dict[str, bool | int]

OptionKind: TypeAlias = Literal["flag", "choice", "seat", "box"]
Weight: TypeAlias = Literal["light", "medium", "heavy"]
FLAG: Final = "flag"
CHOICE: Final = "choice"
SEAT: Final = "seat"
BOX: Final = "box"
AUTOMATA: Final = "automata"  # in the condition of an option


class Result:
    """How a game ended: a score for each seat, who won (several share), and the clause that decided."""

    def __init__(self, scores: list[int], winners: list[int], reason: str, clause: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.clause = clause

    def to_json(self) -> Json:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason, "clause": self.clause}


class Standing:
    """What a seat has scored so far, as far as somebody can tell; not whole: some of it is hidden from them."""

    def __init__(self, points: int, whole: bool) -> None:
        self.points = points
        self.whole = whole


class Part:
    """Something that a seat scored for (tally-… in words); all parts of a seat add up to its score."""

    def __init__(self, kind: str, clause: str, facts: Facts, seat: int, points: int) -> None:
        self.kind = kind
        self.clause = clause
        self.facts = facts
        self.seat = seat
        self.points = points


class View(metaclass=ABCMeta):
    """Only what one seat may know (seat None: a spectator). Built up from what is visible, never stripped down."""

    players: i64
    to_move: i64
    viewer: i64

    @property
    def seat(self) -> int | None:
        return None if self.viewer < 0 else int(self.viewer)

    @abstractmethod
    def to_json(self) -> Shaped:
        """The view as plain data; two views are the same when these are equal."""


class State(metaclass=ABCMeta):
    """A position and its rules."""

    players: i64
    to_move: i64  # a seat, CHANCE or OVER
    turns: i64  # begun since this state was made, its copies included; in an imagined one since then
    journal: Journal | None

    @abstractmethod
    def legal_into(self, into: Actions) -> None:
        """Write the legal actions, ascending, at chance with their weights; none when over, otherwise at least one."""

    @abstractmethod
    def advance(self, action: i64) -> None:
        """Carry out an action known to be legal. For searches; everyone else calls apply."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent twin, without a journal."""

    @abstractmethod
    def result(self) -> Result | None:
        """None until the game is over."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat may know; None is a spectator."""

    @abstractmethod
    def explain(self, action: i64) -> Refused:
        """The refusal of an action known to be illegal."""

    @abstractmethod
    def move(self, action: i64) -> Shaped | None:
        """The canonical form of an action in this position; None for a number that means nothing here."""

    @abstractmethod
    def action(self, move: Shaped) -> int:
        """The number of a canonical move; Damaged if it is none, Refused if it cannot be numbered here."""

    @abstractmethod
    def to_json(self) -> Shaped:
        """The position as in the rules file; Impossible during a setup that has no such form."""

    def caveats(self) -> list[str]:
        """Keys of what must be told about this table, such as a reconstructed board."""
        return []

    def legal(self) -> list[int]:
        """The legal actions, ascending: the only definition of legality. Empty when over."""
        found = borrow()
        self.legal_into(found)
        listed = found.to_list()
        give_back(found)
        return listed

    def weights(self) -> list[int]:
        """One positive weight for each legal action when chance decides; otherwise empty."""
        if self.to_move != CHANCE:
            return []
        found = borrow()
        self.legal_into(found)
        listed = found.weights_list()
        give_back(found)
        return listed

    def is_legal(self, action: i64) -> bool:
        found = borrow()
        self.legal_into(found)
        is_there = found.has(action)
        give_back(found)
        return is_there

    def apply(self, action: i64) -> None:
        """Carry out exactly one decision; an illegal one raises Refused and changes nothing."""
        if not self.is_legal(action):
            raise self.explain(action)
        self.advance(action)

    def why_not(self, action: i64) -> Refused | None:
        """The clause that forbids an action, or None if it is legal. Uses only what the deciding seat knows."""
        return None if self.is_legal(action) else self.explain(action)


class World:
    """A state that may be the real one, and how likely it is beside the others."""

    def __init__(self, state: State, weight: float) -> None:
        self.state = state
        self.weight = weight


class Option:
    """A choice made when a game is created, and all that is needed to ask for it without knowing the game.

    A flag is yes or no; a choice one of its values; a seat one of the table's, or None: the game draws it by chance;
    a box the data to play by. The group (option-group-… in words) says beside which others it stands. It is asked only
    where every condition of ``shown_when`` holds: another option has one of these values, or for AUTOMATA whether the
    rulebook itself plays a seat.

    The values of a choice may be sets of ``parts``, joined by hyphens in any order; each has the key of its name.
    """

    def __init__(  # noqa: PLR0917
        self,
        name: str,
        kind: OptionKind,
        default: object,
        values: list[object],
        group: str = "",
        shown_when: dict[str, list[object]] | None = None,
        parts: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.kind: OptionKind = kind
        self.default = default
        self.values = values
        self.group = group
        self.shown_when: dict[str, list[object]] = {} if shown_when is None else shown_when
        self.parts: dict[str, str] = {} if parts is None else parts

    def checked(self, value: object) -> object:
        """The value, if it is one of those allowed."""
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return value
        known = ", ".join(str(allowed).lower() for allowed in self.values)
        raise Unknown("option-value", {"what": self.name, "value": str(value), "known": known})


def seat_option(name: str, most_seats: int, group: str) -> Option:
    """A seat that the table may name; otherwise chance does, in the game itself."""
    values: list[object] = [None]
    values += range(most_seats)
    return Option(name, SEAT, None, values, group)


def flag_option(name: str, default: bool, group: str, shown_when: dict[str, list[object]] | None = None) -> Option:
    """Yes or no, the usual first."""
    return Option(name, FLAG, default, [default, not default], group, shown_when)


class Setup:
    """A way to set a game up that deserves its own tests, goldens and figures: seats and options, by a name."""

    def __init__(self, name: str, seats: int, options: Json) -> None:
        self.name = name
        self.seats = seats
        self.options = options


class Game(metaclass=ABCMeta):
    """What is known of a game before it is played; one instance for each box."""

    name: str
    box: Box | None = None  # the data it is made of
    version: int  # changes with the game's behaviour: perft, golden files
    fewest_seats: int
    most_seats: int
    action_count: int  # actions are 0 … action_count − 1
    longest: int  # no game takes more decisions
    layout: list[Block]  # what the numbers of an observation mean
    options: list[Option]
    setups: list[Setup]  # between them they reach every rule
    minutes: int  # that a game takes about, among people who know it
    weight: Weight  # how much there is to learn and to think about
    headings: list[str]  # kinds of events that begin a chapter of the log
    reconstructed: list[str]  # the set-ups whose data are partly our own reconstruction
    terms: list[str]  # what the evaluation looks at
    decides_openly: bool = False  # whether all see in full what any seat decides
    exploration: float = 0.15  # by how much of a chance a search goes beyond what looks best
    glances_drift: bool = False  # whether the evaluation sinks or rises with every turn, whatever is done in it
    nouns: dict[str, str]  # what a fact of moves and events stands for: {"from": "place"}; "seat": a player's name

    @abstractmethod
    def new(self, seats: int, options: Json | None = None) -> State:
        """The position before the first decision."""

    def automata(self, options: Json | None = None) -> list[int]:  # noqa: ARG002
        """The seats that the rulebook itself plays; nobody is asked there."""
        return []

    def automaton_names(self, options: Json | None = None) -> list[str]:
        """The keys of what the automata of these options are called, seat by seat."""
        return ["bot-automaton"] * len(self.automata(options))

    def automaton_at(self, seat: int, options: Json | None = None) -> str:
        """The key of what the automaton of a seat is called; nothing where none sits."""
        seats = self.automata(options)
        return self.automaton_names(options)[seats.index(seat)] if seat in seats else ""

    def seat_counts(self, options: Json | None = None) -> list[int]:  # noqa: ARG002
        """The numbers of seats that these options allow, ascending."""
        return list(range(self.fewest_seats, self.most_seats + 1))

    def names(self, language: str) -> dict[str, str]:  # noqa: ARG002
        """Texts that come from the game's data rather than from its words, by key: {"job-R01": "Warning Shot"}."""
        return {}

    def origin(self, thing: str) -> Origin | None:  # noqa: ARG002
        """Where what the box says of a thing is from, by its id noun:value; None where the box has no such values."""
        return None

    def chosen(self, options: Json | None) -> Json:
        """A value for every option: the one asked for, or the default."""
        wishes: Json = {} if options is None else options
        known = {option.name: option for option in self.options}
        for name in wishes:
            if name not in known:
                raise Unknown("unknown-option", {"what": name, "known": ", ".join(known)})
        return {name: option.checked(wishes.get(name, option.default)) for name, option in known.items()}

    def asked(self, options: Json | None = None) -> list[Option]:
        """The options that say something beside these: the others make no difference at such a table."""
        chosen = self.chosen(options)
        chosen[AUTOMATA] = bool(self.automata(options))
        return [option for option in self.options if _is_shown(option, chosen)]

    def upgraded(self, options: Json, version: int) -> Json:  # noqa: ARG002
        """The options of a record or a table that an older version of the game made, as this one means them."""
        return options

    @abstractmethod
    def from_json(self, position: Shaped) -> State:
        """The position of the rules file; Impossible says what is wrong with it."""

    @abstractmethod
    def observe_into(self, view: View, into: BytesWriter) -> None:
        """Write the view as 32-bit numbers (little-endian), laid out as ``layout`` says."""

    def observe(self, view: View) -> bytes:
        """The view as numbers for learners; it knows nothing but the view."""
        into = BytesWriter()
        self.observe_into(view, into)
        return into.getvalue()

    @abstractmethod
    def imagine(self, view: View, numbers: Numbers) -> State:
        """A state that fits the view, drawn from the exact posterior given the make-up of every pile.

        It takes the view, so it cannot leak. Defined from the first decision of a seat on.
        """

    @abstractmethod
    def facts(self, view: View, action: int) -> Facts:
        """What the words of a move need: its canonical values and what the view shows there."""

    def standings(self, view: View) -> list[Standing]:  # noqa: ARG002
        """What each seat would score as the table stands, from what the viewer knows; empty where nothing is counted.

        It takes the view, so it cannot leak. When the game is over these are the scores of the result.
        """
        return []

    def tally(self, view: View, told: list[Event]) -> list[Part]:  # noqa: ARG002
        """What the scores are made of when the game is over, from the view and what was told to everybody.

        In the order in which a table counts; empty where a score is one number.
        """
        return []

    def endings(self, view: View) -> list[World]:  # noqa: ARG002
        """Where the viewer alone may decide until the end: the few worlds that differ for it, with exact weights.

        What can no longer matter need not be as it was dealt. Empty where others decide, or worlds are many.
        """
        return []

    def witnesses(self, state: State) -> list[View]:
        """What the other seats see just before a decision that they will see in full; none where some stays hidden."""
        if not self.decides_openly or state.to_move < 0:
            return []
        return [state.view(seat) for seat in range(int(state.players)) if seat != state.to_move]

    def leaning(self, state: State, seat: i64) -> i64:  # noqa: ARG002
        """A number for what a seat secretly wants, where that differs; searches let rivals act on it."""
        return 0

    @abstractmethod
    def terms_into(self, state: State, seat: i64, into: vec[float]) -> None:
        """Write what each of the terms adds to a seat's prospect in an imagined position, as a glance tells it.

        All that the searching bots must be taught. The sum is the logarithm of the seat's chance, up to a constant
        that the seats share.
        """

    @abstractmethod
    def marks(self, state: State, seat: int) -> Marks:
        """What a seat had or did in a game that is over, for whoever asks what wins; the same keys for every seat.

        True or false: had it or not. A number: how many. Each has its words, mark-<key>.
        """

    def room_for_terms(self) -> vec[float]:
        """What whoever evaluates positions passes along, so that nothing is made anew each time."""
        return vec[float]([0.0] * len(self.terms))

    def prospect(self, state: State, seat: i64, terms: vec[float]) -> float:
        """The sum of the terms, which are worked out in the room passed along."""
        self.terms_into(state, seat, terms)
        prospect = 0.0
        for term in range(len(self.terms)):
            prospect += terms[term]
        return prospect

    def outlook(self, state: State, seat: i64, terms: vec[float]) -> float:
        """The prospect where a search stops, as a turn begins: by what such positions came to, where that is known.

        What is worth going for and what has come of it need not weigh the same.
        """
        return self.prospect(state, seat, terms)

    def chances_into(self, state: State, into: vec[float], terms: vec[float]) -> None:
        """Write how likely each seat is to win; all sum to 1. When the game is over the winners share it."""
        if state.to_move == OVER:
            _final_chances_into(state, into)
            return
        for seat in range(state.players):
            into[seat] = self.prospect(state, seat, terms)
        _share_out(into, state.players)

    def outlooks_into(self, state: State, into: vec[float], terms: vec[float]) -> None:
        """The same by the outlook."""
        if state.to_move == OVER:
            _final_chances_into(state, into)
            return
        for seat in range(state.players):
            into[seat] = self.outlook(state, seat, terms)
        _share_out(into, state.players)


def _is_shown(option: Option, chosen: Json) -> bool:
    return all(chosen[name] in values for name, values in option.shown_when.items())


def _share_out(into: vec[float], players: i64) -> None:
    """From logarithms to chances."""
    whole = 0.0
    for seat in range(players):
        into[seat] = exp(into[seat])
        whole += into[seat]
    for seat in range(players):
        into[seat] /= whole


def _final_chances_into(state: State, into: vec[float]) -> None:
    result = state.result()
    assert result is not None
    for seat in range(state.players):
        into[seat] = 0.0
    for winner in result.winners:
        into[winner] = 1.0 / float(len(result.winners))
