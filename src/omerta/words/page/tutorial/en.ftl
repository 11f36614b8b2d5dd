## Tutorial

tutorial-heading = Learn { $game }
tutorial-none = There is no tutorial at this address
tutorial-coach = Tutorial
tutorial-progress = Progress
tutorial-step = Step { $step } of { $steps }
tutorial-next = Go on
tutorial-show = Show me
tutorial-not-now = Not now: choose what is lit up on the board, or “Show me”.
tutorial-meanwhile =
    { $count ->
        [one] What happened meanwhile ({ $count } line)
       *[other] What happened meanwhile ({ $count } lines)
    }
tutorial-back = A step back
tutorial-again = From the beginning
tutorial-leave = Leave (you can go on later)
tutorial-play = Play a game
tutorial-rules = Read the rules
tutorial-watch = Watch the whole game
