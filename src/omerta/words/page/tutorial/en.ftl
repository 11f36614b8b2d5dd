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

## Lessons, where a game has several

tutorial-link-lessons = Learn in short lessons
tutorial-lessons = All lessons
tutorial-lessons-about = Short lessons on real games. Each can be taken alone, left at any step and gone on with later.
tutorial-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tutorial-lesson-new = Begin
tutorial-lesson-begun = Go on
tutorial-lesson-done = Done
tutorial-next-lesson = Next: { $title }

## The overview on one page

overview-heading = { $game } on one page
overview-link = On one page
overview-none = There is no overview at this address
overview-print = Print
overview-learn = Learn by playing
overview-rules = All rules
