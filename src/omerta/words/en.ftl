### What the program says, apart from any game.

seat = Seat { $number }
and = and
ruling = Our ruling: { $text }
speed-compiled = compiled engine
speed-interpreted = interpreted engine
version = omerta { $version } ({ $speed })

## Problems

problem-unknown-game = There is no game “{ $what }”; the games are: { $known }.
problem-unknown-bot = There is no bot “{ $what }”; a seat is “human” or one of: { $known }.
problem-unknown-language = There is no language “{ $what }”; the languages are: { $known }.
problem-unknown-clause = The rules of { $game } have no clause “{ $what }”.
problem-missing-key = The position lacks “{ $key }”.
problem-not-in-range = “{ $key }” must be a whole number from { $least } to { $most }.
problem-not-a-flag = “{ $key }” must be true or false.
problem-not-an-object = “{ $key }” must be an object.
problem-not-a-list = “{ $key }” must be a list.
problem-wrong-length = “{ $key }” must have { $length } entries, not { $found }.
problem-not-json = { $file } is not JSON: { $detail }.
problem-not-a-position = { $file } is not a position: it must be a JSON object with the key “game”.
problem-file-missing = There is no file { $file }.
problem-file-trouble = The file { $file } cannot be used: { $detail }.
problem-not-a-record = { $file } is not a record of Omerta.
problem-record-newer = { $file } was written by a newer Omerta; this one cannot read it.
problem-record-torn = { $file } is damaged: line { $line } breaks off.
problem-record-line = { $file } is damaged: line { $line } is not a decision.
problem-record-shape = { $file } is damaged: { $detail }.
problem-record-seats = The record must name { $least } to { $most } seats.
problem-rules-newer = The record follows version { $what } of the rules; this Omerta knows them up to { $most }.
problem-no-such-ply = The record has no decision { $ply }; it ends at { $most }.
problem-after-the-end = The record goes on after the end of the game, at decision { $ply }.
problem-illegal-decision = The record is damaged: decision { $ply } is not legal there.
problem-usage-unknown-command = There is no command “{ $what }”; see omerta --help.
problem-usage-unknown-option = There is no option “{ $what }” here; see omerta { $command } --help.
problem-usage-missing = “{ $what }” is missing; see omerta { $command } --help.
problem-usage-value = “{ $value }” will not do for { $what }.
problem-usage-other = That command line makes no sense here; see omerta { $command } --help.
problem-unknown-option = There is no option “{ $what }”; the options are: { $known }.
problem-option-value = “{ $value }” will not do for the option { $what }; it is one of: { $known }.
problem-depth = The depth must be 0 or more.
problem-seat-count = { $game } is for { $least } to { $most } seats.
problem-no-seat = There is no seat { $what }; the seats are 1 to { $most }.
problem-no-data = { $game } has no data files: all it needs is in its rules.
problem-record-exists = { $file } is there already and is not overwritten; go on with it by --resume or choose another.
problem-record-over = This game is over; see it with: omerta replay { $file }

## Help

help-app = Omerta: gangster board games at one table. Exact rules, each move and each refusal with its clause.
help-play = Play a game in the terminal, against bots or at one screen.
help-perft = Count the sequences of decisions from a position.
help-legal = List the legal moves of a position.
help-replay = Replay a record and show where it leads.
help-rules = Read the rulebook, whole, by chapter or by clause.
help-data = Tell what of a game's data is printed, derived or reconstructed.
help-help = Show this help.
help-version = Show the version and the engine's speed.
help-commands = Commands
help-parameters = Parameters
help-usage = Usage: { $line }
help-game = Which game: { $known }.
help-position = A file with a position as JSON, or - for standard input.
help-record = A file with a record.
help-clause = A clause (G4.2) or a chapter (G4).
help-depth = How many decisions deep.
help-divide = Show the count of each first move.
help-json = Print JSON for programs.
help-lang = en or pl; otherwise the language of your system.
help-to = Stop before this decision (0 is the start).
help-viewpoint = Show what this seat may see (1, 2, …); otherwise everything.
help-seats = Who sits where, in order: human, { $known }.
help-players = How many seats: you and greedy bots; short for --seats.
help-names = Names of the players, in seat order.
help-option = An option of the game as name=value; give it again for another (first=0: the first seat begins, otherwise it is drawn).
help-seed = A number from which all chance follows, to play the same deal again.
help-record-file = Where to keep the record; otherwise in your data folder.
help-resume = Go on with the game in this record.

## Studying

provenance-printed = printed
provenance-derived = derived from what is printed
provenance-reconstructed = our reconstruction

perft-nodes = depth { $depth }: { $nodes }
perft-progress = counting
legal-none = The game is over.
legal-count =
    { $count ->
        [one] 1 legal move
       *[other] { $count } legal moves
    }
legal-chance = Chance decides; weights in brackets.
replay-line = Decision { $ply } of { $plies }
to-move = To move: { $seat }
to-move-chance = Chance is to decide.

## At the table

bot-random = Pawn
bot-greedy = Soldier
bot-automaton = Automaton
human-name = You
human-numbered = Player { $number }
play-welcome = { $title }. ? explains, q stops; the game is always saved.
play-curtain = The screen goes to: { $seat }. Everyone else looks away, then press Enter.
play-your-move = { $seat }, your move>
play-more = … and { $count } more: narrow them down with words, as in “{ $example }”.
play-group =
    { $count ->
        [one] { $kind }: 1 move
       *[other] { $kind }: { $count } moves
    }; name one with words, as in “{ $example }”, or type “list”.
play-no-match = No move fits “{ $what }”. Type a number, part of a move, or ? for help.
play-not-legal = Not possible: { $move }. { $problem }
play-several = Several moves fit; say which.
play-over = The game is over.
play-saved = Saved in { $file }
play-resume-hint = Go on with: omerta play --resume { $file }
play-replay-hint = See it again with: omerta replay { $file }
play-resumed = The game goes on at decision { $ply }.
play-help =
    Choose a move by its number or by words of it, in order (“infl rat pell pearl”).
    ?          this help and the rules that matter now
    ? G4.2     a clause;  ? G4  a chapter;  ? word  every clause with that word
    list       all legal moves        board    draw the table again
    log        what has happened      q        stop; the game is saved
command-list = list
command-board = board
command-log = log
command-quit = quit
