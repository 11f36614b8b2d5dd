"""Choosing a move by its number or by its words."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from omerta.core.game import CHANCE, Game, State
from omerta.core.problems import Facts, Refused
from omerta.core.words import Words

SHOWN: Final = 24  # moves listed at once
_PLAIN: Final = str.maketrans("łŁ", "lL")
_CODE: Final = re.compile(r"[A-Z]\d+")  # of a card or a space: quicker to type than its name


def fold(text: str) -> list[str]:
    """The words of a text, without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN)).casefold()
    letters = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c) and c not in "'’")
    return letters.split()


def fits(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the typed words begin some of the words, in the same order."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


class Menu:
    """The legal moves of a decision, numbered from 1 in the order of their actions."""

    def __init__(self, game: Game, words: Words, state: State, players: Sequence[str] = ()) -> None:
        self._game = game
        self._words = words
        self._players = players
        self._state = state
        self._view = state.view(state.to_move)
        self.actions = state.legal()
        self.texts = [self.text(action) for action in self.actions]
        self._folded = [self._typed(action) for action in self.actions]
        self._grouping = "play-outcomes" if state.to_move == CHANCE else "play-group"
        self.kinds = [str(game.facts(self._view, action)["move"]) for action in self.actions]

    def text(self, action: int) -> str:
        return self._words.move(self._game.facts(self._view, action), self._players)

    def _typed(self, action: int) -> list[str]:
        """What may be typed for a move: the words of its text, and codes that are not in it."""
        values = [str(value) for value in (self._state.move(action) or {}).values()]
        return fold(" ".join([self.text(action), *filter(_CODE.fullmatch, values)]))

    def numbered(self, number: int) -> int | None:
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def matching(self, typed: str) -> list[int]:
        """The indices of the moves that the typed words fit."""
        parts = fold(typed)
        return [i for i, words in enumerate(self._folded) if fits(parts, words)] if parts else []

    def refusal(self, typed: str) -> tuple[str, Refused] | None:
        """An impossible move that the typed words fit, and why it is impossible; of a kind on offer if there is one."""
        parts = fold(typed)
        found = [self._refused(action) for action in self._impossible(parts)] if parts else []
        refused = [(kind in self.kinds, move, refusal) for kind, move, refusal in found if refusal is not None]
        if not refused:
            return None
        _, move, refusal = max(refused, key=lambda one: one[0])
        return move, refusal

    def _impossible(self, parts: Sequence[str]) -> Iterator[int]:
        """What the words fit, in the order of the actions."""
        for action in range(self._game.action_count):
            if self._state.move(action) is not None and fits(parts, self._typed(action)):
                yield action

    def _refused(self, action: int) -> tuple[str, str, Refused | None]:
        return str(self._game.facts(self._view, action)["move"]), self.text(action), self._state.why_not(action)

    def lines(self, indices: Sequence[int]) -> list[str]:
        """Numbered lines, cut short when there are many."""
        lines = [f"{i + 1:>4}  {self.texts[i]}" for i in indices[:SHOWN]]
        if len(indices) > SHOWN:
            facts: Facts = {"count": len(indices) - SHOWN, "example": self._example(indices)}
            lines.append("      " + self._words.text("play-more", facts))
        return lines

    def overview(self) -> list[str]:
        """All moves; of a kind with many, only how many there are."""
        lines: list[str] = []
        for kind in dict.fromkeys(self.kinds):
            indices = [i for i, other in enumerate(self.kinds) if other == kind]
            if len(indices) > SHOWN:
                label = self.texts[indices[0]].split(":")[0]
                facts: Facts = {"kind": label, "count": len(indices), "example": self._example(indices)}
                lines.append("      " + self._words.text(self._grouping, facts))
            else:
                lines += self.lines(indices)
        return lines

    def example(self) -> str:
        """Words that choose the first of the moves."""
        return self._example([0]) or " ".join(self._folded[0][:2])

    def _example(self, indices: Sequence[int]) -> str:
        """The words that tell the last of these moves from all others, cut short as one might type them."""
        typed: list[str] = []
        left = list(range(len(self._folded)))
        for word in self._folded[indices[-1]]:
            narrowed = [i for i in left if fits([*typed, word[:4]], self._folded[i])]
            if len(narrowed) < len(left):
                typed.append(word[:4])
                left = narrowed
        return " ".join(typed)
