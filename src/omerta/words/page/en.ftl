### What the page says, apart from any game and beside what the program says anyway.

## Around every page

page-skip = Skip to the content
page-menu = Menu
page-navigation = Pages
page-language = Language
page-language-pl = Polski
page-language-en = English
page-link-new = New table
page-link-lobby = Lobby
page-link-mine = My tables
page-link-rules = Rules
page-link-fairness = Fairness
page-link-settings = Settings
page-waiting =
    { $count ->
        [one] your turn at 1 table
       *[other] your turn at { $count } tables
    }
page-close = Close
page-dismiss = Dismiss this message
session-guest = Guest

## Problems of the page itself

problem-unreachable = The server does not answer. Is it running, and are you online?
problem-unforeseen = Something went wrong that nobody foresaw. Nothing is lost; reload the page.
problem-connection-lost = The connection broke before the server answered. Try again when it is back.

## Nowhere

nowhere-title = There is nothing at this address
nowhere-home = Back to the games

## Home

home-title = Pull up a chair
home-about = Gangster board games against bots, friends or strangers. No account, nothing to install: choose a box.
home-shelf = The games on the shelf
home-play = Play
home-plain = in words
home-new = Set up a table
play-now-setup = How do you want to play?
play-now-reconstructed = with a board of our own reconstruction
play-now-all-reconstructed = Played with cards and a board that are partly our own reconstruction.
play-now-start = Deal me in
play-now-level = Against
play-now-tutorial = Learn it in five minutes
play-now-more = More options, play with friends
setup-people = { $count } players
level-pawn = plays at random
level-soldier = thinks one move ahead
level-capo = plans its turns
level-don = plans and suspects
enter-label = Have you been sent a link, or the name of a table?
enter-go = Go there
enter-wrong = That is neither a link nor the name of a table.

## A new table

new-title = A new table
new-game = Game
new-seats = Seats
new-seat-count = How many
new-sitter = Who sits on seat { $number }
new-sitter-me = You ({ $name })
new-sitter-friend = Somebody beside you, at this screen
new-sitter-open = Open: whoever has the link
new-sitter-bot = A bot
new-friend-name = Their name
new-level = Level
new-clock = Clock
new-clock-kind = Time
new-clock-none = No clock
new-clock-move = Time for each move
new-clock-player = Time for the whole game
new-clock-time = How long
new-clock-increment = Added after each move
new-timeout = When the time is up
new-timeout-bot-moves = a bot makes this one move
new-timeout-seat-to-bot = a bot takes over the seat
new-visibility = Who finds the table
new-visibility-private = only those who have the link
new-visibility-listed = everybody, in the lobby
new-flag-casual = Casual: players may agree to take moves back, and stop the clock
new-flag-chat = Chat
new-flag-hints = Hints: players may ask the adviser
new-create = Set up the table
span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## Lists of tables

lobby-about = Tables that anybody may join or watch.
lobby-empty = Nobody is waiting for players right now. Set up a table yourself.
mine-empty = You sit at no table right now.
list-clock-move = { $time } for each move
list-clock-player = { $time } for the whole game
mine-over = Finished games
list-join = Sit down
list-open = To the table
list-watch = Watch
list-casual = casual
list-unread =
    { $count ->
        [one] 1 new line in the log
       *[other] { $count } new lines in the log
    }
phase-gathering = waiting for players
phase-playing = in play
phase-paused = paused
phase-finished = finished
phase-abandoned = called off

## Settings

settings-name = Your name at tables to come
settings-rename = Remember
settings-renamed = You are { $name } now.
settings-theme = Colours
settings-theme-system = as my system
settings-theme-night = night: felt under a lamp
settings-theme-day = day: paper and ink
settings-text = Text size
settings-motion = Motion
settings-motion-system = as my system
settings-motion-full = things move
settings-motion-none = nothing moves
settings-calls = Calls
settings-sound = Sounds
settings-notices = Notices of the browser when it is my turn
settings-notices-refused = Your browser does not allow notices from this page.
settings-kept = This is kept in your browser and nowhere else.
notice-your-turn = It is your turn
notice-table = at table { $id }

## A seat's link, a table that gathers

seat-link-title = Your seat is being opened
gathering-title = Waiting for players
gathering-name = Your name
gathering-sit = Sit here
gathering-bot = Seat a bot
gathering-level = Level of bots
gathering-stand = Get up
gathering-invite = Invite others with this link
gathering-begins = The game begins by itself when every seat is taken.
gathering-close = Close the table
gathering-part = (their browser has yet to add to the shuffle)
copy-copy = Copy
copy-done = Copied

## At the table

table-your-turn = Your turn
table-turn-of = To move: { $name }
table-pick-list = Choose from the list.
table-decision = Your decision
table-proposed = Chosen: { $move }. Confirm or cancel.
table-confirm = Confirm
table-cancel = Cancel
table-undo = Take back
table-premove = A move is decided beforehand: it is made at your turn if it is possible then.
table-premove-drop = Forget it
table-paused = The game is paused; time stands still.
table-dealing = Shuffling and dealing…
table-abandoned = This game has been called off.
table-spectator = You are watching. Hidden cards stay hidden from you.
table-tabs = Beside the board
table-tab-log = Log
table-tab-chat = Chat
table-tab-menu = Table
seats-title = Players
seat-open = open seat
seat-reserved = kept for { $name }
seat-yours = you
seat-bot = bot
seat-away = away; { $level } plays
seat-to-move = to move
seat-clock = Time left: { $time }
seat-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
seat-points-known =
    { $count ->
        [one] 1 point that you know of
       *[other] { $count } points that you know of
    }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
choices-title =
    { $count ->
        [one] 1 possible move
       *[other] { $count } possible moves
    }
choices-filter = Find
choices-found =
    { $count ->
        [0] no move fits
        [one] 1 move fits
       *[other] { $count } moves fit
    }
log-title = What has happened
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-spectator = spectator
chat-write = Say something
chat-send = Send
clause-open = Rule { $clause }
clause-missing = The rulebook has no text for this clause.
clause-in-rulebook = Read it in the rulebook
hint-title = Adviser
hint-about = The adviser looks at the game with your eyes only and names its three best moves.
hint-ask = Ask for a hint
hint-thinking = Thinking …
hint-after =
    { $count ->
        [one] After 1 imagined continuation
       *[other] After { $count } imagined continuations
    }
hint-exact = Worked out to the end of the game; the chances are exact
hint-rank = hint { $rank }
hint-chances = wins { $percent } in 100
hint-then = Then perhaps: { $line }
undo-asked = { $name } asks to take the last move back.
undo-waiting = You have asked to take your move back; the others decide.
undo-agree = Agree
undo-decline = Do not agree
undo-withdraw = Never mind
menu-pause = Pause
menu-resume = Go on
menu-abandon = Give up the game
menu-ask-undo = Ask to take back
menu-auto = Make a move for me where only one is possible
menu-leave-title = Leaving
menu-leave-level = A bot plays meanwhile
menu-leave = Leave the seat
menu-return = Take my seat back
menu-change-level = Let this bot play for me
menu-link-watch = Link to the table
menu-link-seat = Your seat on another device (keep it secret)
menu-notes = Your notes; nobody else sees them
menu-commitment = The shuffle's commitment:
menu-rules = Rules of the game
connection-connecting = Connecting …
connection-lost = The connection is lost; trying again. Nothing of your game is lost.
connection-outdated = There is a newer version of this page.
connection-reload = Load it
curtain-title = { $name }, the screen is yours
curtain-about = Everybody else looks away now.
curtain-lift = I am { $name }
ending-title = The game is over
ending-scores = Scores
ending-made-of = What the score is made of
ending-winner = winner
ending-skip = Show the result
promise-kept = The shuffle is the one that was promised before your browser added its part, and that part is in it as given.
promise-seen = The shuffle is the one that this table promised when this browser first saw it; this browser added no part of its own.
promise-equal = The shuffle names the promise that your browser wrote down. To compute it anew this browser needs a secure connection: check the record.
promise-unknown = This browser has not kept what this table promised before the deal.
promise-broken = Not the shuffle that was promised: what your browser wrote down before the deal is something else.
promise-without-us = Not the shuffle that was agreed on: what your browser added to it is not in the proof.
ending-rematch = Rematch
ending-to-rematch = To the rematch
ending-replay = See it again
ending-record = Download the record
ending-home = Back to the games
