"""Which game, at how many seats, with which options: checked before anyone sits down."""

from omerta import games
from omerta.core.game import Game, Json
from omerta.core.problems import Unknown


class Seating:
    """A table before the game: everything but its randomness."""

    def __init__(self, game: Game | str, seats: int | None = None, options: Json | None = None) -> None:
        self.game = games.of(game, options) if isinstance(game, str) else game
        self.seats = self.game.fewest_seats if seats is None else seats
        self.options = self.game.chosen(options)
        if not self.game.fewest_seats <= self.seats <= self.game.most_seats:
            least, most = self.game.fewest_seats, self.game.most_seats
            raise Unknown("seat-count", {"game": self.game.name, "least": least, "most": most})
        automata = self.game.automata(self.options)
        self.deciding = [seat for seat in range(self.seats) if seat not in automata]

    def own(self, seat: int | None) -> int:
        """The seat wished for, or the first that decides anything."""
        if seat is None:
            return self.deciding[0]
        if seat not in self.deciding:
            raise Unknown("not-a-seat", {"what": seat, "known": ", ".join(str(number) for number in self.deciding)})
        return seat
