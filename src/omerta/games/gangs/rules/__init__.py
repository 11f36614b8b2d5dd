"""The rules of GANGS, one file per chapter.

setup G2 · climb G3 · influence G4 · heart G5 · coronation G6 · scoring G7; turn ties them together.
"""
