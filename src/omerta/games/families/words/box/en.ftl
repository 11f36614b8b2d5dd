## The box, value by value: what its groups, fields and values are called, and what an owner of the printed game can look at.

# Groups
box-group-families = The five families
box-group-dons = Dons of the solo game
box-group-phases = Phases of an act
box-group-components = What else lies in the box
box-group-figures = Figures
box-group-setup = Set-up and limits
box-group-money = Money
box-group-goods = Illegal goods
box-group-territories = Territories
box-group-spaces = Round spaces
box-group-businesses = Businesses
box-group-job_colours = Colours of Jobs
box-group-jobs = Jobs
box-group-allies = Allies
box-group-effects = Effects that the program knows

# Fields
box-field-name = name
box-field-colour = colour
    .of = job_colours
box-field-style = manner
box-field-order = what he looks at first
box-field-scan = order of territories
    .of = territories
box-field-tie = which of equals
box-field-ally_wish = which Ally he wants first
    .of = allies
box-field-count = how many
box-field-shape = shape of the base
box-field-titles = who they are
box-field-joins_act = joins in act
box-field-acts = acts
box-field-thugs_by_families = Thugs, by number of families
box-field-start_jobs = Jobs at the beginning
box-field-start_money = Money at the beginning
box-field-markers = control markers of a family
box-field-open_jobs = Jobs that lie open
box-field-allies_in_row = Allies in the row, by number of families
box-field-hand_limit_by_act = hand limit at the end of each act
box-field-tile_colour_by_act = colour of the tile opened in each act
box-field-territory_bonus = bonus for a territory
box-field-colour_bonus = bonus for a colour of Jobs
box-field-wild = stands for any other
box-field-slots = places for tiles
box-field-neighbours = neighbours
    .of = territories
box-field-at = place in the drawing, in per cent
box-field-touches = touches
    .of = territories
box-field-min_families = open from so many families on
box-field-territory = printed on
    .of = territories
box-field-front = front
box-field-back = back
box-field-discard = discard first
box-field-icons = gives
box-field-tile = colour of the tile
box-field-cost = costs
box-field-pay = pays
box-field-effects = does
    .of = effects
box-field-act = deck of act
box-field-text = what it does

# Values
box-value-black = black
box-value-gold = gold
box-value-blue = blue
box-value-red = red
box-value-green = green
box-value-yellow = yellow
box-value-lowest = the lowest number
box-value-highest = the highest number
box-value-random = by lot
box-value-square = square
box-value-round = round
box-value-any = either
box-value-member = Family Member
box-value-thug = Thug
box-value-ally = Ally

# Notes
box-note-families = That there are five families of equal strength is printed; their names and colours are ours.
box-note-setup-start_money = Three Money cards are printed, which three is not known.
box-note-setup-hand_limit_by_act = The last act could be read; the others follow the pattern.
box-note-money = The four values and 120 cards in all are printed.
box-note-goods = The four kinds and 32 cards in all are printed.
box-note-territories = Seven numbered territories with one printed business each are from the game. Neighbours only serve drawing and checking.
box-note-spaces = That round spaces touch two or three territories, and that some open only with more families, is printed.
box-note-businesses = Twelve tiles, eight blue and four red, are printed; what stands on them is ours.
box-note-job_colours = 44 Jobs in four colours are printed.
box-note-jobs = No card of the printed deck could be read: all of this is ours.
box-note-allies = 18 Allies in three decks of six are printed.
box-note-effects = A closed list: a file can combine these effects, but not invent others.

# What an owner can look at
box-guide-families = Look at the family boards or suitcases: write each family's name and colour.
box-guide-figures = Look at the base of the Police Chief: is it round, square or neither?
box-guide-setup = Look at the set-up page of the rulebook: the three starting Money cards, how many Jobs lie open, how many Allies lie in the row for two to five families, which colour of tile opens in which act.
box-guide-money = Sort the Money cards by value and count each pile. Together they must be 120.
box-guide-goods = Sort the goods by kind and count each pile. Together they must be 32. Say which kind is wild.
box-guide-territories = One photograph of the whole board settles the names of the territories, their tile places and which of them have a common border.
box-guide-spaces = On the same photograph: number the round spaces and write which territories each touches, and whether a small number asks for three or more families.
box-guide-businesses = Photograph the seven businesses printed on the board and both sides of all twelve tiles. Write the icons in order; a number in front of the arrow is what must be discarded.
box-guide-job_colours = Any four Jobs of different colours tell what the colours are called.
box-guide-jobs = Lay out the 44 Jobs by colour and photograph them: goods in the corner are the cost, banknotes the pay, the text the effect.
box-guide-allies = Lay out the three decks of Allies, six cards each, with the act on the back: name and effect of each.
box-guide-effects = The sentences are ours. Compare them with the texts on Jobs and Allies; if a card does something that is not on this list, tell us.
