"""What a scripted player asks for over its socket; each is entered in the table's ledger before it is sent."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic, time
from typing import Any, TypeAlias

from omerta.table.shown import NewTable
from omerta.web.client import Browser, Socket
from trials import seen
from trials.killing import Killed
from trials.ledger import Consents, Ledger, Premove

UNSURE = ("unavailable", "failed")  # refusals after which it may have been done all the same
PAUSE = 0.05  # seconds before the next try
HUSH = 0.4  # seconds that others wait for somebody's question
DEAF = 5.0  # seconds without an answer after which a line counts as cut

Then: TypeAlias = Callable[[seen.Refusal | None], None]  # what follows from an answer; None: it was done


class Table:
    """A table, and what was told there."""

    def __init__(self, number: int, wish: NewTable, automata: list[int]) -> None:
        self.number = number
        self.wish = wish
        self.automata = automata
        self.humans = [seat for seat, one in enumerate(wish.seats) if one.kind != "bot" and seat not in automata]
        self.ledger = Ledger(len(wish.seats), self.humans)
        self.ledger.loses_seats = wish.clock.kind != "none" and wish.clock.on_timeout == "seat-to-bot"
        self.id = ""
        self.quiet = 0.0  # seconds without news while the server was up
        self.left: list[int | None] = []
        self.unjust: list[str] = []  # seats lost by time that was not theirs
        self.is_stuck = False
        self._waits_for: tuple[int, int, float] = (-1, 0, 0.0)  # a seat, its moment, until when
        self.stop: Callable[[], object] = lambda: None

    def wait_for(self, seat: int, moment: int) -> None:
        """Somebody is about to decide and then to ask whether it may be taken back."""
        self._waits_for = (seat, moment, monotonic() + HUSH)

    def waits_for(self, seat: int, moment: int) -> bool:
        """Whether this seat has decided, and is to ask."""
        asker, before, until = self._waits_for
        return asker == seat and before < moment and monotonic() < until

    def waits_for_others(self, seat: int) -> bool:
        return self._waits_for[0] != seat and monotonic() < self._waits_for[2]


class Asker:
    """One browser, at one table after another."""

    _socket: Socket
    _pending: dict[int, tuple[float, str, Then]]  # what is not yet answered on this socket: since when, its kind

    def __init__(self, server: Killed, name: str, rng: Random, counts: Counter[str]) -> None:
        self.browser = Browser(server.address)
        self.name = name
        self._server = server
        self._rng = rng
        self._counts = counts
        self._number = 0
        self._pending = {}

    def sit(self, table: Table, seat: int) -> None:
        self.table, self.seat, self._ledger = table, seat, table.ledger
        self._moment = 0
        self._unsure: tuple[int, int] | None = None  # moment and action of what is not yet acknowledged
        self._choices: list[int] = []  # seen last
        self._unsure_undo: int | None = None
        self._answer: tuple[int, str] = (-1, "")  # to the last question

    def look_at_line(self) -> None:
        """A line on which no answer comes is cut; a new one may lead to a server that lives."""
        if any(sent + DEAF < monotonic() for sent, *_ in self._pending.values()):
            self._counts["lines given up"] += 1
            self._socket.abort()

    def _wants(self, habit: float) -> bool:
        return self._rng.random() < habit

    def _begin(self, socket: Socket) -> None:
        self._socket = socket
        self._pending = {}
        self._unbounded: list[Premove] = []  # acknowledged on this socket, and nothing was seen since

    @property
    def _is_deciding(self) -> bool:
        return any(kind in ("move", "undo") for _, kind, _ in self._pending.values())

    async def _ask(self, then: Then, kind: str, **message: Any) -> None:
        self._number += 1
        self._pending[self._number] = (monotonic(), kind, then)
        await self._socket.send({"id": self._number, "kind": kind, **message})

    async def _hear(self, news: seen.News) -> None:
        """An answer; after a refusal everything is asked for anew."""
        assert news.id is not None
        _, kind, then = self._pending.pop(news.id)
        then(news.problem)
        if news.problem is not None:
            self._counts[f"refused: {kind}, {news.problem.code} {news.problem.reason}"] += 1
            await asyncio.sleep(PAUSE)
            await self._sync()

    async def _sync(self) -> None:
        await self._socket.send({"kind": "sync", "id": None})

    async def _move(self, moment: int, action: int, *, again: bool = False) -> None:
        key, ledger = (self.seat, moment), self._ledger
        ledger.moves[key] = action
        if key not in ledger.kept.moves:
            ledger.refused.pop(key, None)
            self._unsure = (moment, action)

        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts["moves sent again" if again else "moves"] += 1
                ledger.kept.moves.add(key)
            elif again and problem.code not in UNSURE:
                ledger.refused[key] = (int(time() * 1000), problem.reason)
            if self._unsure == (moment, action) and (problem is None or problem.code not in UNSURE):
                self._unsure = None

        await self._ask(then, kind="move", seat=self.seat, moment=moment, action=action)

    async def _move_again(self) -> None:
        """What was sent, and nobody knows what became of it."""
        if self._unsure is not None:
            await self._move(*self._unsure, again=True)
        if self._unsure_undo is not None:
            await self._undo(self._unsure_undo, again=True)

    async def _repeat(self) -> None:
        """Send something again that has long been acknowledged."""
        mine = [moment for seat, moment in self._ledger.kept.moves if seat == self.seat]
        if mine:
            moment = self._rng.choice(mine)
            await self._move(moment, self._ledger.moves[self.seat, moment], again=True)

    async def _premove(self) -> None:
        premove = Premove(self._rng.choice(self._choices), self._moment)
        self._ledger.premoves.setdefault(self.seat, []).append(premove)

        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts["pre-moves"] += 1
                self._unbounded.append(premove)

        await self._ask(then, kind="wish", seat=self.seat, name="premove", value=str(premove.value))

    async def _undo(self, moment: int, *, again: bool = False) -> None:
        key, ledger = (self.seat, moment), self._ledger
        ledger.undos.add(key)
        ledger.refused_undos.pop(key, None)
        self._unsure_undo = moment

        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts["undos sent again" if again else "undos"] += 1
                ledger.kept.undos.add(key)
            elif again and problem.code not in UNSURE:
                ledger.refused_undos[key] = (int(time() * 1000), problem.reason)
            if problem is None or problem.code not in UNSURE:
                self._unsure_undo = None

        await self._ask(then, kind="undo", seat=self.seat, moment=moment)

    async def _ask_undo(self) -> None:
        self._ledger.questions.add((self.seat, self._moment))
        await self._ask(self._counted("questions"), kind="ask-undo", seat=self.seat, moment=self._moment)

    async def _answer_question(self, asked: seen.Asked, *, is_mover: bool) -> bool:
        """Mostly with consent; whether the game is to wait for others' answers."""
        if self._answer[0] != asked.question:
            self._answer = asked.question, self._chosen_answer(asked, is_mover=is_mover)
        answer = self._answer[1]
        is_heard = self.seat in asked.consented or any(kind.endswith("-undo") for _, kind, _ in self._pending.values())
        if answer == "consent" and not is_heard:
            await self._consent(asked)
        elif answer == "decline" and not is_heard:
            named = {"seat": self.seat, "question": asked.question}
            await self._ask(self._counted("declined"), kind="decline-undo", **named)
        return answer != "go on"

    def _chosen_answer(self, asked: seen.Asked, *, is_mover: bool) -> str:
        if asked.seat == self.seat:
            return "wait" if self._wants(0.9) else "decline"
        if self._wants(0.7):
            return "consent"
        return "go on" if is_mover and self._wants(0.5) else "decline"

    async def _consent(self, asked: seen.Asked) -> None:
        ledger, counted = self._ledger, self._counted("consents")
        consents = ledger.consents.setdefault(asked.question, Consents(asked.seat))
        consents.sent.add(self.seat)

        def then(problem: seen.Refusal | None) -> None:
            counted(problem)
            if problem is None:
                consents.kept.add(self.seat)
                if consents.kept >= {*ledger.humans} - {asked.seat}:
                    ledger.kept.agreed.add(asked.question)

        await self._ask(then, kind="consent-undo", seat=self.seat, question=asked.question)

    async def _say(self) -> None:
        text, ledger = f"{self.table.number} {self.seat} {self._number}", self._ledger
        ledger.lines.add(text)

        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts["lines of chat"] += 1
                ledger.kept.lines.add(text)

        await self._ask(then, kind="say", text=text)

    async def _note(self) -> None:
        notes, kept = self._ledger.notes.setdefault(self.seat, []), self._ledger.kept.notes
        notes.append(f"note {len(notes)}")
        place = len(notes) - 1

        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts["notes"] += 1
                kept[self.seat] = max(place, kept.get(self.seat, -1))

        await self._ask(then, kind="wish", seat=self.seat, name="notes", value=notes[-1])

    async def _set_auto(self) -> None:
        value = "1" if self._wants(0.7) else ""
        await self._ask(lambda _: None, kind="wish", seat=self.seat, name="auto", value=value)

    def _counted(self, what: str) -> Then:
        def then(problem: seen.Refusal | None) -> None:
            if problem is None:
                self._counts[what] += 1

        return then
