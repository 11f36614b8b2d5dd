"""What things, places and effects still to come are worth to a seat."""
