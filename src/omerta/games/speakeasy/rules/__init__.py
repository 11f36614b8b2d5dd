"""One file for each part of the rulebook; ``turn`` drives them."""
