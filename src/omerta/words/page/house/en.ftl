### The page around the tables: the shelf, lists of tables, names.

## Boxes on the shelf

box-players = { $least }–{ $most } players
box-minutes = about { $count } min
box-weight-light = light
box-weight-medium = medium
box-weight-heavy = heavy

## A game at once

play-now-bots = Against bots
play-now-parts = { $what }: alone against one or more of them
play-now-players = How many play, you included?
bot-called = Bot { $level }

## Going on

go-on-title = Games you are in
go-on = Go on
go-on-all = All { $count } of your tables

## A new table

new-parts-none = none of them: people and bots

## Lists of tables

when-now = just now
list-changed = last move { $when }
list-created = set up { $when }
list-waiting =
    { $count ->
        [one] waiting: { $names } · 1 seat open
       *[other] waiting: { $names } · { $count } seats open
    }
list-nobody = nobody yet
list-increment = { $time } added after each move
list-no-clock = no clock
list-hintless = no hints
list-replay = Replay
list-rematch = Rematch
list-to-rematch = To the rematch
list-against = with { $names }
list-score = { $name } ({ $score })
ended-won = You won
ended-shared = You share the win
ended-lost = You lost
ended-place = Place { $place } of { $count }
ended-winners = Won by { $names }
lobby-alive = This list keeps itself up to date.
lobby-came = A new table: { $game }.
mine-nothing = You have not sat at any table yet.

## A name

name-title = What shall they call you?
name-about = You are about to sit down with people. Take this name or choose your own; you can change it in the settings.
name-label = Your name at the table
name-another = Another
name-take = Sit down
name-cancel = Not now
name-suggestions = Slim Tony | Lucky Rose | Ivory Jack | Velvet Joe | Ginger Sal | Quiet Vito | Diamond Lil | Fedora Frank | Piano Pete | Smoky Nell | Gentle Gus | Brooklyn Bea | Midnight Max | Whisper Mae | Harbour Hank | Silver Dot
problem-name-wanted = Without a name nobody can be seated with others. Choose one when you are ready.

## Nothing there

nowhere-table = There is no such table
nowhere-table-about = The link may be incomplete, or mistyped. Ask whoever sent it for a new one.
nowhere-about = The address may be mistyped, or what was here has gone.
