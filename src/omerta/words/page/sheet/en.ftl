### The table in words.

sheet-title = The table in words
sheet-keys = The arrow keys lead through what can be chosen here; Enter shows what can be done with it.
sheet-nothing = nothing
sheet-brings = brings
sheet-track = { $label }: { $at }, from { $least } to { $most }
sheet-reconstructed = { $name }: these values are our reconstruction, not those of the printed game.

settings-look = The table
settings-look-board = Board
settings-look-words = Words

choices-about = Only what is about: { $things }
choices-all = Show all
