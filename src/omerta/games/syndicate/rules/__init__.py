"""The rules of SYNDICATE, one file per chapter.

setup S2 · placing S3, S6 · turn S4 · effects S5 · closing S7, S8 · ending S9 · automaton S10.
"""
