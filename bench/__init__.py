"""Measures the engine against itself, its stored baseline and OpenSpiel; README.md says how to read it."""
