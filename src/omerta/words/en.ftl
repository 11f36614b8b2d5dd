### What the program says, apart from any game.

seat = Seat { $number }
and = and
result-resigned =
    { $count ->
        [0] The game was given up; nobody wins.
       *[other] The game was given up, so it goes to: { $winners }
    }
result-best-left = Best of those who did not give up: { $winners }
ruling = Our ruling: { $text }
speed-compiled = compiled engine
speed-interpreted = interpreted engine
version = omerta { $version } ({ $speed })

## Problems

problem-unknown-game = There is no game “{ $what }”; the games are: { $known }.
problem-unknown-bot = There is no bot “{ $what }”; a seat is “human” or one of: { $known }.
problem-nothing-to-advise = Advice is for the seat that is to decide.
problem-bot-needs-clock = “{ $what }” with a budget of time needs a clock, and there is none here: give iterations.
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
problem-bad-resignation = The record lets seat { $seat } give up, which is not there or has done so before.
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
problem-missing-extra = This needs { $what }, which is not installed: { $install }
problem-not-a-seat = Nobody decides on seat { $what }; choose one of: { $known }.
problem-rivals = There are { $count } seats for rivals, and { $found } levels were given.
problem-table-count = There must be at least one table, not { $found }.
problem-action-count = One action for each table is needed: { $count }, not { $found }.
problem-reset-first = Nothing has begun yet: reset first.
problem-record-exists = { $file } is there already and is not overwritten; go on with it by --resume or choose another.
problem-record-over = This game is over; see it with: omerta replay { $file }
problem-notices-unknown = There is no hook for notices “{ $what }”: write none, webhook:ADDRESS, or module:attribute of something that can be imported.
problem-notices-address = Notices cannot be sent to “{ $what }”: an address that begins with https:// or http:// is needed.
problem-notices-kind = “{ $what }” is no hook for notices: it must be, or make, a Notices of omerta.table.notices.

## Help

help-app = Omerta: gangster board games at one table. Exact rules, each move and each refusal with its clause.
help-play = Play a game in the terminal, against bots or at one screen.
help-perft = Count the sequences of decisions from a position.
help-legal = List the legal moves of a position.
help-replay = Replay a record and show where it leads.
help-rules = Read the rulebook, whole, by chapter or by clause.
help-data = Say what of a game's box is printed, derived or reconstructed; check a file of your own.
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
help-seats = Who sits where, in order: human, { $known }; capo and don take a budget (don@5000 iterations, don@2s).
help-players = How many seats: you and Soldiers; short for --seats.
help-names = Names of the players, in seat order.
help-option = An option of the game as name=value; give it again for another (omerta options GAME lists them).
help-seed = A number from which all chance follows, to play the same deal again.
help-record-file = Where to keep the record; otherwise in your data folder.
help-resume = Go on with the game in this record.

## The server

help-serve = Serve the table to browsers: play online, with friends and bots.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port; 0 takes any that is free (default 7777).
help-serve-database = Where tables are kept: a file, or postgresql://…; by default a file in your data folder.
help-serve-workers = How many processes serve; more than one needs PostgreSQL.
help-serve-open = Open the browser once the server is up.
help-serve-origin = Another page's address that may speak to this server (https://…); may be repeated.
help-serve-name = A name by which browsers find this server, besides its address, localhost and this machine's own name; may be repeated.
help-serve-secure = Browsers reach the server through https: cookies travel only there.
help-serve-proxy = The address or network of a proxy whose word on where requests come from is believed, besides this machine's; may be repeated.
help-serve-metrics = Tell Prometheus the figures at an address of their own, such as 127.0.0.1:9464.
help-serve-metrics-token = Tell them at /metrics to whoever sends this token; better left in OMERTA_METRICS_TOKEN, where nobody else sees it.
help-serve-pace = How fast bots answer: usual waits so long that nothing hidden shows in their time; none answers at once.
help-serve-boxes = Whether owners of printed games may keep boxes of their own here and choose them at new tables: on or off.
help-serve-notices = How to tell people far away that it is their turn.
help-serve-limit = A limit as name=number, such as tables=30 an hour; may be repeated. Each worker process counts on its own.
help-serve-quiet = Log only what is wrong.
serve-up = Omerta is open at { $address } (Ctrl+C closes it)
serve-no-browser = No browser could be opened; go there yourself.
problem-port-taken = Port { $port } on { $host } is taken, perhaps by another Omerta; try --port 0.
problem-port-trouble = Nobody can listen on { $host }, port { $port }: { $detail }.
problem-port-number = { $port } is no port; ports go from 0 to 65535.
problem-worker-count = At least one process must serve, not { $found }.
problem-workers-need-postgres = { $found } processes need a database they can share: --database postgresql://…
problem-unknown-limit = There is no limit “{ $what }”; the limits are: { $known }.
problem-limit-number = “{ $what }” is no limit: it takes name=number, with a number above 0.
problem-no-guest = This browser has no name yet; say who you are first.
problem-foreign-origin = Another site tried to do this in your name; it was not done.
problem-forbidden = This is not yours to do.
problem-no-such-page = There is nothing at this address.
problem-no-such-method = This cannot be done at this address.
problem-malformed = The server did not understand the message: { $detail }.
problem-too-large = This is too large to send.
problem-too-many =
    { $what ->
        [tables] Too many new tables from here; try again in { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [guests] Too many new names from here; try again in { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [joins] Too many seats taken from here; try again in { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [changes] You change too much at once; wait a moment.
        [chat] You talk too fast; wait a moment.
        [sockets] Too many tables are open from here; close some.
        [hints] You ask for advice too often; wait a moment.
        [doubts] You ask too often whether a move is a good one; wait a moment.
        [foresights] You ask too often what a move will bring; wait a moment.
        [records] Too many games looked at from here; wait a moment.
        [replays] Too many replays are being watched from here; wait until one has come.
        [graphs] Too many graphs are being drawn from here; wait until one is done.
       *[messages] Too many messages at once.
    }
problem-wrong-version = This page is out of date: the server speaks version { $version }. Load it again.
problem-no-hello = The first message must be a greeting.
problem-second-hello = You have been greeted already.
problem-text-length = “{ $what }” must have { $least } to { $most } characters.
problem-text-control = “{ $what }” holds characters that nobody can see.
problem-text-marks = “{ $what }” piles up too many accents on one letter.
problem-failed = Something went wrong on the server; it has been noted.
problem-unknown-host = This server does not go by the name “{ $host }”. If it should, start it with --name.
problem-store-full = The server has no room left; nothing was written.
problem-store-away = The server cannot reach what it keeps tables in; nothing was written. Try again a little later.
problem-store-lost = The server's database was taken away or replaced while it was running; nothing is written until whoever runs it has seen to that.
problem-table-unreadable = This table cannot be opened: what the server has kept of it does not go together. It has been set aside and whoever runs the server has been told; other tables are not affected.
problem-table-failing = This table has been set aside because something goes wrong there again and again. Whoever runs the server has been told; other tables are not affected.
problem-table-damaged = This table cannot be rebuilt: “{ $where }” in the database is not as it should be.
problem-chance-refused = The server drew something that the rules do not allow, so nothing was written. Try again; if it happens again, tell whoever runs the server.
problem-box-missing = This table is played with the box “{ $what }”, which this server does not have.
problem-box-other = This table was set up with another content of the box “{ $what }” than the one that is here now, so it cannot go on.
problem-box-broken = The box of this game cannot be played with: “{ $where }” is not as it should be. Other games are not affected.
problem-boxes-off = This server plays with the boxes that come with the games only: files can be neither checked nor kept here.
problem-no-such-box = This server has no box “{ $what }” of that game.
problem-box-is-shipped = That is the box that comes with the game; there is nothing to keep.
problem-box-too-large = The file is too large: a box has at most { $most } KB.
problem-too-many-boxes = You keep { $most } boxes here, which is the most. Take one away first.
problem-boxes-full = { $most } boxes are kept here, which is the most.
problem-not-your-box = Somebody else keeps that box.
problem-box-used = A table is played with the box “{ $what }”, so it must stay.

page-missing-title = The page has not been built
page-missing = The server is up, but the browser’s table was not built with it. With Node 20 or newer, “make page” in the project’s folder builds it; then start the server again. In a terminal “omerta play” works without it.
api-title = Omerta: the API
api-language = English
api-about = Everything a browser can ask of this table. Answers are JSON; what is not done is told with a code, a reason and its facts.
api-takes = takes
api-tag-guests = Guests
api-tag-games = Games
api-tag-tables = Tables
api-tag-seats = Seats
api-tag-play = Play
api-tag-studies = To understand a game
api-tag-machine = The server
api-tag-socket = The socket
api-socket = Everything this browser may see, as it changes, and all that can be done in play. The first message is a greeting with the version.
api-new-guest = Be known by a name
api-who-am-i = Who this browser is
api-rename = Change one's name
api-list-games = The games, their options and set-ups
api-read-words = The words of a game in one language
api-new-table = Set up a table
api-lobby = The lobby
api-my-tables = One's own tables
api-show-table = A table as this browser may see it
api-pause = Pause
api-resume = Go on
api-abandon = Call the game off
api-rematch = A rematch
api-read-record = The record of a finished game
api-join = Take an open seat
api-contribute = Add to the shuffle
api-leave = Leave a seat to a bot
api-resign = Give up
api-come-back = Take one's seat back
api-seat-bot = Seat a bot
api-claim-seat = Open a seat's link
api-move = Decide
api-undo = Take back
api-ask-undo = Ask the rivals to take back
api-consent-undo = Agree
api-decline-undo = Do not agree
api-wish = Auto-pass, a pre-move, notes
api-read-chat = The chat
api-say = Say something
api-read-rules = The rulebook of a game
api-read-sheet = The table in words
api-foresee = What a choice is sure to bring
api-doubt = What speaks against a choice, in chances
api-hint = Advice for one's seat
api-replay-table = A finished game, moment by moment
api-table-chances = How likely each seat was to win
api-replay-record = The game of a record file, moment by moment
api-record-chances = How likely each seat was to win in a record file
api-verify-record = Check a record file
api-tag-boxes = Boxes
api-list-boxes = The boxes of a game
api-show-box = A box, value by value
api-read-box = A box as a file
api-check-box = Check the file of a box
api-keep-box = Keep a box here
api-drop-box = Take a box away
api-health = Whether the server is up

## Studying

box-number = no. { $number }
box-none = none
box-nothing = nothing
box-yes = yes
box-no = no
provenance-printed = printed
provenance-derived = derived from what is printed
provenance-reconstructed = our reconstruction
data-all-hint = Every value by itself: --all.

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

bot-pawn = Pawn
bot-soldier = Soldier
bot-capo = Capo
bot-don = Don
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
play-outcomes = { $kind }: { $count } possibilities; name one with words, as in “{ $example }”, or type “list”.
play-no-match = No move fits “{ $what }”. Type a number, part of a move, or ? for help.
play-not-legal = Not possible: { $move }. { $problem }
play-several = Several moves fit; say which.
play-over = The game is over.
play-saved = Saved in { $file }
play-resume-hint = Go on with: omerta { $command } --resume { $file }
play-replay-hint = See it again with: omerta replay { $file }
play-resumed = The game goes on at decision { $ply }.
play-earlier = Earlier lines: { $count }; “{ $command }” shows them all.
play-help =
    Choose a move by its number or by words of it, in order (now for example “{ $example }”).
    ?          this help and the rules that matter now
    ? { $clause }    a clause;  ? { $chapter }  a chapter;  ? word  every clause with that word
    list       all legal moves        board    draw the table again
    log        what has happened      hint     what a Don would do
    3?         what the third move is sure to bring
    q          stop; the game is saved
play-unchanged = Unchanged: { $what }. “board” shows all of it.
command-list = list
command-board = board
command-log = log
command-hint = hint
command-quit = quit
bot-has-solved = { $seat } has worked the game out to its end.
hint-searched =
    { $count ->
        [one] After 1 imagined continuation:
       *[other] After { $count } imagined continuations:
    }
hint-solved = Worked out to the end of the game; the chances are exact:
hint-chance = wins { $percent } in 100
hint-line = then perhaps: { $line }
foresight-title = What this is sure to bring
foresight-unknown = something unknown
foresight-points =
    { $count ->
        [one] { $name }: { $sign }{ $count } point
       *[other] { $name }: { $sign }{ $count } points
    }
foresight-points-unknown = { $name }: points that nobody can tell yet
foresight-others = … and { $count } more
foresight-more = … and what nobody can know yet
foresight-then-chance = Then chance decides.
foresight-then-over = Then the game is over.
foresight-then-seat = Then it is up to { $name }.
foresight-then-you = Then you decide again.
foresight-then-asked = Then you are asked: { $ask }
foresight-then-unknown = Who decides then, nobody can know yet.

## What is kept

problem-database-address = “{ $what }” is no database: give a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
problem-database-in-use = Another Omerta is using { $what }.
problem-metrics-address = “{ $what }” is no address for the figures: it must be like 127.0.0.1:9464.
problem-database-gone = { $what } was taken away while the server was using it.
problem-database-replaced = { $what } is no longer the file that the server has opened: something was put in its place.
problem-database-linked = { $what } has a second name (a hard link), by which another program could write to it unseen. Remove one of the two names.
problem-database-corrupt = { $what } is damaged, or no database at all.
problem-database-foreign = { $what } does not hold tables of Omerta, and is left alone.
problem-database-newer = { $what } was written by a newer Omerta; this one leaves it alone.
problem-database-full = There is no room left for { $what }; nothing was written.
problem-database-busy = Another program keeps { $what } locked; nothing was written.
problem-database-trouble = The database { $what } does not do what it should: { $detail }.
problem-database-unreachable = The database { $what } cannot be reached: { $detail }.
problem-database-closed = The database is closed.
problem-database-not-empty = { $what } is not empty; a backup goes into an empty database only.
problem-backup-exists = { $file } is there already and is not overwritten.
problem-backup-foreign = { $file } is no backup of Omerta.

help-backup = Copy all tables into one new file, while the server goes on.
help-restore = Put everything from a backup into an empty database.
help-backup-file = The file to write; it must not be there yet.
help-restore-file = The file that omerta backup has written.
help-database = Where the tables are: a file, or postgresql://USER@HOST/NAME; otherwise a file in your data folder.
store-backed-up = All tables are in { $file }.
store-restored = The tables of { $file } are back.

## The laboratory

problem-lab-engine = There is no engine “{ $what }”; the engines are local, dask and dask=ADDRESS.
problem-lab-no-cluster = No Dask cluster with a worker answers at { $what }.
problem-lab-lost-cluster = The connection to the Dask cluster is lost; what the file of results holds can be gone on with.
problem-lab-deadly-chunk = The same games have ended several workers one after the other, and are given up.
problem-lab-extra = This needs { $what }, which is not installed: pip install "omerta[{ $extra }]"
problem-lab-other-experiment = { $file } holds another experiment, and is left alone.
problem-lab-damaged-line = { $file } is damaged: line { $line } is not a finished deal.
problem-lab-exists = { $file } is there already and is not overwritten.
problem-lab-format = { $file } must end in .jsonl or .parquet.
problem-lab-setup = { $game } has no set-up “{ $what }”; the set-ups are: { $known }.
problem-lab-setup-and-seats = A set-up fixes the number of seats: give --setup or --seats.
problem-lab-games = At least one game must be played.
problem-lab-precision = The precision is a half-width between 0 and 0.5, such as 0.02.
problem-lab-no-bots = Name at least one bot: { $known }.
problem-lab-few-bots = A tournament needs at least two different bots.
problem-lab-twice = “{ $what }” is named twice; a tournament has each player once.
problem-lab-same-rival = The level and its rival must differ.

help-lab = Study the games: arena, tournaments, balance reports, records, speed.
help-lab-arena = Let bots play many games; win rates and Elo with 95 % intervals.
help-lab-tournament = Let every bot meet every other; a cross table and a ranking.
help-lab-balance = Write a balance report of a game, one HTML file that opens offline.
help-lab-record = Let bots play and keep every decision, as JSON lines or Parquet.
help-lab-perf = Measure how fast the bots play.
help-lab-bots = The bots, with commas between them: { $known }; capo and don take a budget (don@5000 iterations).
help-lab-games = How many games to play; rounded up to whole deals, each replayed with the seats rotated.
help-lab-seats = How many seats; otherwise as many as there are bots, if the game allows it.
help-lab-setup = A set-up of the game by its name; sets seats and options.
help-lab-setups = A set-up of the game by its name; give it again for another; otherwise all of them.
help-lab-option = An option of the game as name=value; give it again for another.
help-lab-seed = A number from which all deals follow.
help-lab-workers = How many processes; otherwise one for each processor.
help-lab-engine = Where to play: local, dask (a cluster of this machine) or dask=ADDRESS.
help-lab-precision = Stop when no win rate is less certain than ± this, such as 0.02.
help-lab-out = A file for the results; the same command with the same file goes on where it stopped.
help-lab-bot = The level that plays: { $known }.
help-lab-against = The level it is compared with; otherwise the next one below.
help-lab-html = Where to write the report.
help-lab-record-out = Where to write the games: a name that ends in .jsonl or .parquet.
help-lab-seconds = How long to measure each line, in seconds.

lab-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lab-playing = playing
lab-player = Player
lab-games = Games
lab-win-rate = Win rate
lab-interval = 95 %
lab-elo = Elo
lab-setup = Set-up
lab-level = Level
lab-games-second = Games/s
lab-decisions-second = Decisions/s
lab-median = ms, median
lab-slow = ms, 95 %
lab-summary =
    { $deals ->
        [one] { $games } games on 1 deal, seed { $seed }.
       *[other] { $games } games on { $deals } deals, seed { $seed }.
    }
lab-stopped-early = Stopped early: the precision asked for is reached.
lab-interrupted = Stopped after { $games } games.
lab-resume-hint = Go on by giving the same command again; the results so far are in { $file }.
lab-lost-hint = Nothing was kept; --out FILE would have kept it.
lab-written = Written: { $file }
lab-versus = { $player } against

## The balance report

report-title = balance report
report-subtitle = What { $games } games by bots of the level { $level } say about the game.
report-contents = Contents
report-seed = seed { $seed }
report-summary = In short
report-method = How it was made
report-as-table = The figures as a table
report-points = pp
report-bounds = { $low } to { $high }
report-setup = Set-up
report-games = games
report-seat = seat
report-win-rate = win rate
report-from = from
report-up-to = up to
report-who = who
report-what = what
report-mean = mean
report-least = least
report-quarter = lower quartile
report-median = median
report-three-quarters = upper quartile
report-most = most
report-yes = yes
report-no = no
report-winners = Winners
report-others = Others
report-score = final score
report-margin = margin of victory
report-decisions = decisions
report-turns = turns
report-legal = legal actions
report-progress = per cent of the game played
report-mark = what
report-effect = effect on the win rate
report-by-value = win rate by value

report-solo-says = { $level } beats the automaton in { $rate } of the games.
report-uneven-says = The seats are not equal: { $seat } wins { $rate }, where { $fair } would be fair.
report-even-says = No seat can be shown to be better than another: the best in these games, { $seat }, wins { $rate }, where { $fair } is fair.
report-length-says = A game takes { $plies } decisions in { $turns } turns (medians); each offers { $choices } legal actions on average.
report-length-solo-says = A game takes { $plies } decisions of the player (median); each offers { $choices } legal actions on average.
report-luck-duel-says = { $level } wins { $rate } against { $rival }. On { $skill } of the deals it wins from both seats; on { $deal } the same seat wins whoever sits there.
report-luck-says = Alone among players of the level { $rival }, { $level } wins { $rate }. On { $skill } of the deals it wins from every seat; on { $deal } the same seat wins whoever sits there.
report-luck-solo-says = { $level } wins { $rate }, on the same deals as { $rival }. On { $skill } of the deals { $level } alone wins; on { $deal } the result is the same whoever plays.
report-helps-says = Goes most with winning: { $marks }.
report-hurts-says = Goes most with losing: { $marks }.

report-seats = Seats
report-seats-lead = How often each seat wins when all players are equally strong. The dashed line is a fair share, the bars are 95 % intervals: where a bar misses the line, the seat is better or worse than fair. Seats are numbered in turn order.
report-scores = Scores
report-scores-lead = Final scores of those who won (above the line) and of those who did not (below it).
report-mean-scores = Mean scores:
report-margins = Margins
report-margins-lead = How far the best score was ahead of the next. Many narrow games mean tension to the end, many wide ones a game decided early.
report-margins-say = Mean margin { $mean }; in { $close } of the games it was at most one.
report-length = Length
report-length-say = { $mean } decisions on average, from { $least } to { $most }.
report-length-lead = Decisions made by players; what chance decides is not counted. A turn is a run of decisions by one seat.
report-choices = Choices
report-choices-lead = How many actions are legal, on average, as the game goes on: where players have much to think about and where little.
report-mean-choices = Mean over the game:
report-wins = What wins
report-wins-lead = What goes with winning among equal players: by how many percentage points the win rate differs between those who had something and those who had not, or changes with one more of it. This is no proof of cause: whoever is ahead may simply get more of it. The table gives the win rate for every value.
report-points-axis = percentage points
report-even-deals = deals among equals
report-trial-deals = deals of the trial, replayed
report-flags = had it or not
report-counts = how many
report-setups = Set-ups side by side
report-setups-lead = The same figures over all numbers of players, modes and difficulties. Shown is how much more than a fair share the first seat wins, in percentage points; against an automaton the player, with half as fair.
report-first-rate = win rate of the first player
report-luck = Luck and skill
report-luck-lead = The same deals are replayed with the players in other seats: a strong player among weaker ones, who in turn takes every seat. If the strong player wins everywhere, skill has decided; if the same seat wins every time, the deal has.
report-split = Where the result comes from
report-split-say = Shares of the variance of a seat's result. “Deal” is what replays of one deal have in common beyond seat and skill; “play” is all the rest: chance after the deal, and how the players met it.
report-part-skill = skill
report-part-seat = seat
report-part-deal = deal
report-part-play = play
report-verdicts = Deals by who decided them
report-verdicts-say = { $level } is the stronger, { $rival } the weaker level.
report-verdict-says = { $setup }: skill { $skill }, seat { $deal }; independent replays would give { $skill-chance } and { $deal-chance }.
report-by-chance = if replays had nothing in common
report-verdict-skill = the stronger player won every replay
report-verdict-mixed = mixed
report-verdict-deal = the same seat won every replay
report-level-rate = win rate of the stronger
report-rival-rate = win rate of the weaker
report-endings = How games end
report-endings-lead = By which rule the game was decided, among equal players.
report-method-games = Every deal is one stream of chance. Most deals are played once, by equal players of the level { $level }: all chapters but “Luck and skill” count these games only. For the trial of luck and skill other games replay each deal once from every seat, with one { $level } among players of the level { $rival } (against an automaton: once by each level). Replays share the stream of chance, but not what it meets: the players act differently, and the games part.
report-method-intervals = Intervals are 95 %. They are computed over deals, not games, for games of one deal are no independent witnesses; four imagined deals, two won and two lost, keep short runs from looking certain. With many intervals side by side one in twenty misses the truth by chance alone.
report-method-caveats = The players are bots. A level of play has habits of its own: what wins among players of the level { $level } need not win among people. Nothing here was adjusted by hand.
report-method-stamp = { $game }, rules version { $rules }; omerta { $version } ({ $speed }); seed { $seed }. The same command gives the same figures on any machine.

## At a table.
problem-unknown-table = There is no such table.
problem-unknown-link = This link leads to no seat.
problem-unknown-seat = There is no such seat at this table.
problem-stale-moment = The game has gone on meanwhile; look again.
problem-not-finished = The game is not over yet.
problem-hints-off = Nobody asks for advice at this table.
problem-no-advice = The adviser has no answer just now; ask again.
problem-no-study = This game could not be looked at: it took too long, or the program for it ended. Try again.
problem-no-such-seat = There is no seat { $seat } in this game; it has { $most }.
problem-not-your-turn = It is somebody else's turn.
problem-not-your-seat = That seat is not yours.
problem-not-seated = Only those who sit at the table may do that.
problem-not-casual = That is possible only at a casual table.
problem-nothing-to-undo = Nothing can be taken back now: somebody has learnt something since.
problem-undo-already-asked = Somebody has already asked to take a decision back.
problem-somebody-away = Somebody who sits here is away and cannot be asked.
problem-no-time-to-undo = There would be no time left to decide again: undo gives none back.
problem-no-undo-asked = Nobody has asked you to take a decision back.
problem-bad-wish = That value will not do for “{ $what }”.
problem-too-long = That is too long for “{ $what }”: at most { $most } characters.
problem-empty = There is nothing in it.
problem-chat-is-off = This table was set up without chat.
problem-bad-name = A name has 1 to { $most } printing characters.
problem-seats = This game is for { $fewest } to { $most } seats, not { $found }.
problem-contribution-given = Your part of the shuffle has been given and cannot be changed.
problem-bad-contribution = A contribution to the shuffle has 64 hexadecimal digits.
problem-bad-clock = A clock needs a time of at least a second and at most two months.
problem-no-rematch = A rematch is for those who sat at a table where the game is over.
problem-rematch-exists = The rematch has already been set up.
problem-seat-resigned = That seat has given up; nobody sits down there any more.
problem-seat-taken = That seat is not free.
problem-seat-of-another = Who left that seat chose which bot plays there; nobody else may change it.
problem-others-away = Somebody who has left may still come back, so the game cannot be called off yet; after { $days ->
        [one] one more day
       *[other] { $days } more days
    } it can. You may leave meanwhile: a bot plays for you.
problem-others-play = Others are still playing here.
problem-table-gathering = The game has not begun yet.
problem-table-playing = The game has already begun.
problem-table-paused = The game is paused.
problem-table-finished = The game is over.
problem-table-abandoned = This game has been called off.
problem-no-proof = This record holds no proof of a shuffle: it was not played at a table.
problem-bad-proof = The proof in this record cannot be read.
problem-broken-commitment = The secret in this record is not the one the server had committed itself to.
problem-other-commitment = This is not the shuffle that was promised to you: the commitment in the record is { $commitment }.
problem-not-to-the-end = The game was not played to its end; what there is of it was checked.
problem-parts-none = Nobody added to the shuffle: the server alone could have chosen it.
problem-part-missing = These players added nothing to the shuffle: { $who }. For them the server and the others decided it.
problem-part-zero = These players added nothing but zeros, which anybody can foresee: { $who }.
problem-part-of-bot = A seat without a person added to the shuffle: { $who }. With such a part the server could have chosen it.
problem-part-early = At this table the host's part of the shuffle reached the server before it showed its commitment; only what others added came after.
problem-unfair-chance = Decision { $ply } of chance does not follow from the secret and the contributions.
help-verify = Check the shuffle of a game that was played at a table.
help-commitment = the commitment that you wrote down before the deal; without it the record is checked against itself only
help-export = Write the game of a table, over or given up, as a record.
help-export-table = the table: its address or the last part of it
help-export-out = the file to write; without it the record is printed
verify-fair = { $chances ->
    [one] The shuffle was fair: one decision of chance, and it follows
   *[other] The shuffle was fair: { $chances } decisions of chance, and every one follows
  } from what the server had committed itself to and what the seats contributed.
verify-follows = { $chances ->
    [one] One decision of chance, and it follows
   *[other] { $chances } decisions of chance, and every one follows
  } from what the server had committed itself to and what the seats contributed. But mind:
verify-kept = The commitment is the one you wrote down: { $commitment }
verify-commitment = Commitment: { $commitment }
export-done = Written: { $file }
## Notices

notice-subject = { $game }: it is your turn
notice-body = { $name }, it is your turn at a table of “{ $game }”: { $link }

## Data files and companions

problem-data-missing = The data file “{ $where }” is missing.
problem-data-not-text = “{ $where }” is not a text in UTF-8.
problem-data-not-json = “{ $where }” is not JSON: something is wrong in line { $line }, column { $column }.
problem-data-no-object = “{ $where }” must be one JSON object, in braces.
problem-data-too-large = “{ $where }” is larger than { $what }.
problem-data-too-deep = “{ $where }” has more than { $most } lists and objects within each other.
problem-data-duplicate-key = In “{ $where }” an object has the key “{ $what }” twice.
problem-data-no-number = In “{ $where }” there is a number that no game can use: { $what }.
problem-data-missing-key = { $where }: this is missing.
problem-data-object = { $where }: an object belongs here, not { $what }.
problem-data-list = { $where }: a list with something in it belongs here, not { $what }.
problem-data-length = { $where }: the list is { $found } long; it must be { $least } to { $most } long.
problem-data-number = { $where }: a whole number from { $least } to { $most } belongs here, not { $what }.
problem-data-flag = { $where }: true or false belongs here, not { $what }.
problem-data-text = { $where }: a text of at most { $most } characters belongs here.
problem-data-name = { $where }: this needs a text in Polish (pl) and in English (en).
problem-data-unknown = { $where }: the rules do not know “{ $what }”; they know: { $known }.
problem-data-ids = { $where }: these must be there, in this order: { $known }.
problem-data-id = { $where }: an id is a word of letters, digits and underlines, not { $what }.
problem-data-id-number = { $where }: an id is a whole number here, not { $what }.
problem-data-box-id = { $where }: the id of a box is a word of letters, digits, dots, hyphens and underlines, not { $what }.
problem-data-duplicate-id = { $where }: “{ $what }” is there twice.
problem-data-provenance = { $where }: this must say where it is from: printed, derived or reconstructed.
problem-data-count = { $where }: { $found } are there, { $count } are needed.
problem-data-disagrees = { $where }: this does not agree with clause { $rule }.
problem-data-same-id = { $where }: another box is called “{ $what }” already, and its content differs. A box needs an id of its own.
problem-data-other-content = The record was played by the box “{ $what }” of { $game }, but the box of that name here has another content.
problem-unknown-box = There is no box “{ $what }” of { $game } here; known: { $known }.
problem-other-data = The position was played by the box “{ $what }”; here it is “{ $known }”.
problem-other-content = The position was played by a box “{ $what }” with another content.
help-data-file = A box of your own: a data file with the values of the printed game.
help-companion = Companion to a real table: you say what you do and what was drawn, it tells step by step what the rulebook’s own players do.
help-data-all = Every value, not only every group.
help-draw = Let the program draw cards and tiles instead of asking what came up.
companion-chance = Chance:
companion-prompt = What came up>
companion-undone = The last entry is taken back.
companion-help =
    Type the number of what came up or of your move, or some of its words.
    undo       take the last entry back    board    the table as it should lie
    list       all possibilities           log      what has happened
    hint       what a Don would do         ?        the rules that matter now
    q          stop; the game is saved
command-undo = undo
problem-no-companion = “{ $title }” has no companion for a real table.
problem-no-automata = This is for games in which the rulebook itself plays a seat.

## Options of games

help-options = List what can be chosen when a game is made, with the values in words; * is the usual one.
option-group-table = The table
option-group-solo = Against the rulebook’s own players
option-group-rulings = Variants and rulings
option-group-data = The box
option-first = Who begins
option-data = Played by
option-yes = yes
option-no = no
option-lot = drawn by lot
option-seat = seat { $number }
options-more = and { $values }
