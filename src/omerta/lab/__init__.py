"""Observers of play: arena, tournaments, balance reports, dumps, speed. Never inside the rules."""
