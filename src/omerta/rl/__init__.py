"""Doors for researchers: each file opens every registered game to one library, and holds no rule."""
