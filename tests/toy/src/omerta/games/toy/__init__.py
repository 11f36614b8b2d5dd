"""TOY: a small game that shows what a new one needs."""
