"""The table in words: a part of it in each file, as lines of styled text."""
