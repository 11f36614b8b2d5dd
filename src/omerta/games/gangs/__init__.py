"""GANGS: Gangi Nowego Jorku, 2–4 players climb a pyramid of cards and drive rivals out."""
