"""Online play without HTTP: tables, seats, clocks, undo, fairness, storage."""
