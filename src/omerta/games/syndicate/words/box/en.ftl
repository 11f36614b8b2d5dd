## The box, value by value: what its groups, fields and values are called, and what an owner of the printed game can look at.

# Groups
box-group-types = Kinds of field
box-group-effects = Effects of fields
box-group-tracks = Tracks beside the districts
box-group-new_york = New York
box-group-los_angeles = Los Angeles

# Fields
box-field-name = name
box-field-short = short name
box-field-where = as it stands in a sentence
box-field-coins = coins at
box-field-hat = hat at
box-field-barrels = barrels at
box-field-track = track
    .of = tracks
box-field-rows = rows, from the front one
box-field-points = points
box-field-fields = fields
    .of = types
box-field-start = open at the beginning
box-field-arrows = arrows lead to
    .of = self

# Values
box-value-long = the long track
box-value-short = the short track
box-value-barrels = the track of barrels

# Notes
box-note-effects = The letters by which the file names an effect; a number behind one says how strong it is.
box-note-tracks = Steps are counted from the red one to either side.
box-note-new_york = Fields, rows and tracks are printed; which borough's name stands where is inferred.
box-note-los_angeles = No picture of this board was found. Beverly Hills and what the rulebook's example shows are printed, the rest is ours.

# What an owner can look at
box-guide-new_york = One photograph of the New York side settles which borough is which: compare the names with the rows of fields below.
box-guide-los_angeles = One sharp photograph of the Los Angeles side settles all of it: for each of the fifteen districts the points of its row, its fields from left to right (street, river or mixed, and the sign on it), and where its arrows lead.
box-guide-effects = The names are from the rulebook; nothing is missing here.
