# The frame around every board: the film, the turn so far, what happened meanwhile, help.
film-skip = Skip
film-next = Next
film-run = Run
film-again = Again
table-step-back = One step back
table-restart = Restart the turn
way-title = This turn so far
way-gain =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
choices-fitting =
    { $count ->
        [one] { $count } move fits
       *[other] { $count } moves fit
    }
digest-title = Since your turn
digest-more =
    { $count ->
        [one] and one thing more
       *[other] and { $count } things more
    }
tools-title = How the table is shown
help-title = Help
help-about = While it is on, a touch explains and never plays.
help-moves =
    { $count ->
        [one] One of your moves is about this.
       *[other] { $count } of your moves are about this.
    }
zoom-title = Size of the drawing
zoom-in = Larger
zoom-out = Smaller
zoom-whole = Whole
settings-pace = How fast moves are shown
settings-pace-system = as the system’s motion says
settings-pace-instant = at once
settings-pace-quick = quickly
settings-pace-usual = as usual
settings-pace-slow = slowly
settings-waits = What the rulebook itself plays waits for me, step by step
settings-sure = Make moves without a second touch
verdict-won = You won!
verdict-lost = You lost.
verdict-shared = You share the victory!
clauses-all =
    { $count ->
        [one] One more clause
       *[other] { $count } more clauses
    }
help-origin-printed = printed in the box
help-origin-derived = derived from what is printed
help-origin-reconstructed = our reconstruction, not printed
