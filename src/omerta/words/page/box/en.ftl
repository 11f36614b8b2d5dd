## The box of a game, value by value; an owner's file; the guide for owners

box-page-link = What is in the box
box-page-heading = { $game }: what is in the box
box-page-games = Games
box-page-about = What the program knows of the printed game, value by value, and where each value is from. Whoever owns the game can put right what we had to reconstruct.
box-page-all-printed = { $game } needs no data: everything about it is printed, and all of it stands in the rulebook.
box-page-tabs = Parts of this page
box-page-tab-values = Values
box-page-tab-file = A file of your own
box-page-tab-guide = For owners
box-page-download = Download the file
box-page-play = Play with this box
box-page-look = What is in it
box-page-shelf = Boxes of this game
box-page-shipped = comes with the game
box-page-kept-by = kept by { $name }
box-page-away = Take away
box-page-drop-box = Take the box “{ $title }” away
box-page-search = Search the values
box-page-origins = Where values are from
box-page-codes = names of the file too
box-page-printed = printed
box-page-derived = derived
box-page-reconstructed = reconstructed
box-page-found =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
box-page-nothing = There is no such value.
box-page-settle = You own the game?
box-page-drop = Check a file of your own
box-page-drop-about = Drop a data file here, or choose one. It is checked by this server, which keeps nothing of it unless you say so.
box-page-checking = Checking …
box-page-refused =
    { $count ->
        [one] { $file } cannot be played with. One thing is wrong:
       *[other] { $file } cannot be played with. { $count } things are wrong:
    }
box-page-good = “{ $title }” can be played with.
box-page-digest = fingerprint
box-page-changes =
    { $count ->
        [0] It says the same as the box that comes with the game.
        [one] One value differs from the box that comes with the game.
       *[other] { $count } values differ from the box that comes with the game.
    }
box-page-more =
    { $count ->
        [one] One more is not shown.
       *[other] { $count } more are not shown.
    }
box-page-what = What
box-page-before = In the game's box
box-page-after = In your file
box-page-keep = Keep it here
box-page-kept = It is kept: everybody at this server can choose it for a new table.
box-page-table = Played with the box “{ $title }”, not with the one that comes with the game.
box-page-table-of = Played with the box “{ $title }”, which { $name } keeps here, not with the one that comes with the game.
box-page-card = box “{ $title }”
box-page-guide-origins = What the marks mean
box-page-guide-printed = It stands in the rulebook or on a part of the game that could be read.
box-page-guide-derived = It follows from what is printed: a total, a pattern, an example.
box-page-guide-reconstructed = It could not be read anywhere. We designed it so that the game works and is balanced; your box will say something else.
box-page-guide-file = How to make a file
box-page-guide-download = Download the file of this box and open it with any text editor.
box-page-guide-change = Change the values that your box shows otherwise. Each stands in its group, under the id of its thing, in its field; “names of the file too” shows how the file writes them.
box-page-guide-origin = Say where it is from now: “printed” in the place of “reconstructed”, for the whole group (“provenance”) or for single fields (“overrides”).
box-page-guide-id = Give the file an “id” and a “title” of its own, so that records and tables can tell it from ours.
box-page-guide-drop = Drop it under “A file of your own”. All that does not fit is told with its place and its clause; what fits can be kept and played.
box-page-guide-look = What to look at
box-page-guide-open =
    { $count ->
        [one] ({ $count } value to settle)
       *[other] ({ $count } values to settle)
    }
box-page-guide-settled = Nothing is reconstructed here.

new-box = Box
new-box-shipped = the one that comes with the game
new-box-of = { $title } ({ $name }, { $id })
new-box-own = You will play with somebody's own box: { $title }.
problem-box-empty = The file is empty.
