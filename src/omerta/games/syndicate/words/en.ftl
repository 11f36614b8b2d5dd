### SYNDICATE in English.

title = Crime Syndicate
subtitle = Two gangs haul the city's smuggling trade to and fro, district by district (2 players, or 1 against the automaton).

## Modes and options (S1.1, S1.2)

option-mode = City
option-difficulty = Difficulty of the automaton
option-show_hand_size = Hand sizes are public
mode-new_york = New York
mode-los_angeles = Los Angeles
mode-solo = Solo
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
reconstruction = This Los Angeles board is our reconstruction, not the printed one.
gang-orange = Orange Gang
gang-blue = Blue Gang
gang-grey = Grey Gang

## Tokens (S1.4). .short: letters, strength, symbol (Q quick support, X block, B shot).

token-0 = Gangster 1
    .short = G1
token-1 = Gangster 2
    .short = G2
token-2 = Gangster 3
    .short = G3
token-3 = Smuggler 1
    .short = S1
token-4 = Smuggler 2
    .short = S2
token-5 = Smuggler 3
    .short = S3
token-6 = Crooked Cop 0 (quick support)
    .short = C0Q
token-7 = Crooked Cop 0 (shot)
    .short = C0B
token-8 = Crooked Cop 1
    .short = C1
token-9 = Crooked Cop 2
    .short = C2
token-10 = Gangster Boss
    .short = GB1+
token-11 = Smuggler Boss
    .short = SB1+
token-12 = Antonio 4
    .short = Ant4
token-13 = Gangster 4
    .short = G4
token-14 = Gangster 1 (quick support)
    .short = G1Q
token-15 = Gangster 5 (block)
    .short = G5X
token-16 = Smuggler 4
    .short = S4
token-17 = Smuggler 1 (quick support)
    .short = S1Q
token-18 = Smuggler 2 (shot)
    .short = S2B
token-19 = Smuggler 5 (block)
    .short = S5X
token-20 = Crooked Cop 3
    .short = C3
token-21 = Crooked Cop 1 (shot)
    .short = C1B
token-22 = Crooked Cop 4 (block)
    .short = C4X
token-23 = Bomber
    .short = Bomb7
token-24 = Informer
    .short = Inf?
token-25 = Snoop
    .short = Snoop
token-26 = Bonnie
    .short = Bo1/3
token-27 = Sawn-off
    .short = Saw1

## Effects (S1.5). .counted: whether a number goes with it.

effect-d = recruiting
    .counted = yes
effect-r = calling reinforcements
    .counted = yes
effect-h = reinforcing the gang
    .counted = no
effect-t = smuggling here
    .counted = yes
effect-x = smuggling elsewhere
    .counted = yes
effect-v = money
    .counted = yes
effect-b = shot
    .counted = no
effect-none = no effect
    .counted = no

## Solo tokens (S10.1)

solo-0 = Big Guns
solo-1 = Counterattack
solo-2 = Economic Warfare
solo-3 = For the Glory
solo-4 = Research & Development
solo-5 = Rapid Deployment
solo-6 = Secure
solo-7 = Steamroll

## Why the automaton chooses as it does (S10.6–S10.8)

criterion-district-1 = the district can be won
criterion-district-2 = its row can be won
criterion-district-3 = the acting token asks for such a district
criterion-district-4 = most free fields
criterion-district-5 = the row with most points
criterion-district-6 = lowest district number
criterion-field-1 = a token there wins the district
criterion-field-2 = a token there wins the row
criterion-field-3 = the acting token asks for such a field
criterion-field-4 = its effect comes first on the list
criterion-field-5 = lowest field number
criterion-token-1 = it wins the district
criterion-token-2 = it wins the row
criterion-token-3 = the acting token asks for such a token
criterion-token-4 = the field has no effect, so it is strength that counts
criterion-token-5 = the row is full after it, so rather no quick support
criterion-token-6 = highest strength, with 25 in sight
criterion-token-7 = the die decided
criterion-only = the only candidate

## Moves

move-place = place: { $token }, { $field }
move-decline = no quick support
move-smuggle = smuggle: { $district }
move-effect = effect: { $field }
move-open = open: { $district }
move-shoot = shoot: { $token }
move-advance = head start: { $district }
move-draw = draw: { $token }
move-reinforce = reinforcement: { $token }
move-hit = hit: { $token }
move-roll = die: { $die }
move-cup = cup: { $solo }
move-none = nothing: there is no move { NUMBER($action, useGrouping: 0) }

## Kinds of moves, above choices of one kind

kind-place = Place a token
kind-decline = No quick support
kind-effect = Effect of a free field
kind-smuggle = Smuggle elsewhere
kind-open = Open a district
kind-advance = Head start
kind-shoot = Shot
kind-draw = Draw a token
kind-reinforce = Reinforcement
kind-hit = Hit
kind-roll = Roll the die
kind-cup = Token from the cup

## Warnings before a wasteful move

warning-effect-blocked = This token blocks the field's own effect, and you have placements that use one.
warning-effect-empty = The effect comes to nothing now: { $field }.
warning-no-use = This placement neither pulls the marker nor has an effect: { $field }.
warning-row-to-rival =
    { $count ->
        [one] This ends a row { $district-where }, and your rival gets 1 point for it.
       *[other] This ends a row { $district-where }, and your rival gets { $count } points for it.
    }
warning-decline-points =
    { $count ->
        [one] Quick support would bring you 1 point: { $token }, { $field }.
       *[other] Quick support would bring you { $count } points: { $token }, { $field }.
    }

## What is being decided

ask-place = Send a token into the fray.
ask-support = Quick support: another token { $district-where }, or leave it at that?
ask-smuggle =
    { $count ->
        [one] You smuggle elsewhere: 1 space your way. In which district?
       *[other] You smuggle elsewhere: { $count } spaces your way. In which district?
    }
ask-closing = The district is yours, and so are its free fields. Which effect is next?
ask-open = Where does the fight move on to? Open a district.
ask-shoot = You have a clear shot: whom do you hit in the automaton's row?
ask-advance =
    { $count ->
        [one] A six: in which district does the automaton get a head start of 1 space?
       *[other] A six: in which district does the automaton get a head start of { $count } spaces?
    }

## The board

label-hand =
    { $count ->
        [one] 1 token in hand
       *[other] { $count } tokens in hand
    }
label-bag =
    { $count ->
        [one] 1 token in the bag
       *[other] { $count } tokens in the bag
    }
label-pile =
    { $count ->
        [one] 1 reinforcement in the pile
       *[other] { $count } reinforcements in the pile
    }
label-wealth = Wealth
label-row = The automaton's row
label-outside = Outside the cup: { $solo }
label-acting = Acting: { $solo }
label-closed = closed
label-unopened = unopened
label-last-turn = Last turn
label-outside-cup = Outside the cup
label-acting-now = Acting
label-track = Smuggling
label-red = red space
label-hat = hat
label-coin = coin { $count }
label-barrel = barrel { $count }
label-ground = { $ground } { $does }
label-street = street
label-river = river
label-mixed = mixed
label-effect-d = recruit { $count }
label-effect-r = call { $count }
label-effect-h = reinforce
label-effect-t = here { $count }
label-effect-x = elsewhere { $count }
label-effect-v = money { $count }
label-effect-b = shot
label-effect-none = –
label-in-hand = In hand
label-in-bag = In the bag
label-not-seen = Not seen yet
label-reinforcements = Reinforcements
label-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## What happened. The player's name stands apart, so that any name (and “You”) will do.

event-dealt = { $seat }: { $token } to start with.
event-dealt-unseen = { $seat }: a token to start with, behind the screen.
event-drawn = { $seat }: { $token } out of the bag.
event-drawn-unseen = { $seat }: a token out of the bag, behind the screen.
event-called = { $seat }: { $token } off the pile, into the bag.
event-called-unseen = { $seat }: a reinforcement off the pile, into the bag.
event-joined = { $seat }: { $token } off the pile, straight into the gang.
event-joined-unseen = { $seat }: a reinforcement off the pile, straight into the gang.
event-shot = { $seat }: hit! { $token } goes into the bag.
event-shot-unseen = { $seat }: hit! A token goes into the bag, unseen.
event-shot-row = A shot at the automaton's row: { $token } goes into its bag.
event-placed = { $seat }: { $token } to { $field-short }.
event-placed-as = { $seat }: { $token } to { $field-short }, counting as { $as }.
event-no-effect = A block: no effect of { $field }.
event-smuggled =
    { $seat }: smuggling { $count } { $district-where } { $marker ->
        [0] (marker on red).
       *[other] (marker on { $marker }).
    }
event-strength =
    { $count ->
        [0] { $seat }: no strength, so the marker { $district-where } stays put
       *[other] { $seat }: strength { $count } pulls the marker { $district-where }
    } { $marker ->
        [0] (it is on red).
       *[other] (it is on { $marker }).
    }
event-bombed =
    The blast is felt { $district-where } too { $marker ->
        [0] (marker on red).
       *[other] (marker on { $marker }).
    }
event-wealth = { $seat }: wealth +{ $count }, now { $total }.
event-row-won =
    { $count ->
        [one] { $seat }: a row { $district-where } is won, 1 point.
       *[other] { $seat }: a row { $district-where } is won, { $count } points.
    }
event-row-shared =
    { $count ->
        [one] A row { $district-where } ends on red: 1 point each.
       *[other] A row { $district-where } ends on red: { $count } points each.
    }
event-district-closed =
    { $count ->
        [one] { $seat }: full control { $district-where }. The district is closed, 1 point.
       *[other] { $seat }: full control { $district-where }. The district is closed, { $count } points.
    }
event-district-full = { $district }: every field is taken, and the district is closed.
event-free-field = { $seat }: a free field pays off – { $field }.
event-district-opened =
    { $seat }: the fight spreads, a new district opens – { $district } { $marker ->
        [0] (marker on red).
       *[other] (marker on { $marker }).
    }
event-support = { $seat }: quick support, another token follows.
event-support-declined = { $seat }: no quick support.
event-last-turn = The 25 is reached, and one last turn is left to the rival.
event-no-placement = { $seat }: not one token can be placed. Game lost!
event-begins = First to move: { $seat }.
event-rolled = The die shows { $die }.
event-advanced =
    A head start for the automaton { $district-where } { $marker ->
        [0] (marker on red).
       *[other] (marker on { $marker }).
    }
event-cup = Out of the cup: { $solo }.
event-steamroll = Out of the cup: { $solo }. It acts as the turn before: { $acting }.
event-chose-district = The automaton picks a district: { $district } ({ $criterion }).
event-chose-field = The automaton picks a field: { $field-short } – { $criterion }.
event-chose-token = The automaton picks a token: { $token } – { $criterion }.
event-over = The game is over.

## Results

tally-coins = Money on fields
tally-rows = Full rows
tally-hats = Districts pulled to the hat
tally-barrels = Districts pulled to a barrel
result-wealth = Richer after the last turn, and the winner: { $winners }
result-tie = Level on wealth, so whoever plays second wins: { $winners }
result-reached = First past the post with 25 in wealth: { $winners }
result-no-placement = The rival cannot place a token, so the winner is: { $winners }

## What wins

mark-ahead = Districts led at the end
mark-taken = Districts closed by strength
mark-ahead-new_york-0 = Ahead at the end: { district-new_york-0 }
mark-ahead-new_york-1 = Ahead at the end: { district-new_york-1 }
mark-ahead-new_york-2 = Ahead at the end: { district-new_york-2 }
mark-ahead-new_york-3 = Ahead at the end: { district-new_york-3 }
mark-ahead-new_york-4 = Ahead at the end: { district-new_york-4 }
mark-ahead-los_angeles-0 = Ahead at the end: { district-los_angeles-0 }
mark-ahead-los_angeles-1 = Ahead at the end: { district-los_angeles-1 }
mark-ahead-los_angeles-2 = Ahead at the end: { district-los_angeles-2 }
mark-ahead-los_angeles-3 = Ahead at the end: { district-los_angeles-3 }
mark-ahead-los_angeles-4 = Ahead at the end: { district-los_angeles-4 }
mark-ahead-los_angeles-5 = Ahead at the end: { district-los_angeles-5 }
mark-ahead-los_angeles-6 = Ahead at the end: { district-los_angeles-6 }
mark-ahead-los_angeles-7 = Ahead at the end: { district-los_angeles-7 }
mark-ahead-los_angeles-8 = Ahead at the end: { district-los_angeles-8 }
mark-ahead-los_angeles-9 = Ahead at the end: { district-los_angeles-9 }
mark-ahead-los_angeles-10 = Ahead at the end: { district-los_angeles-10 }
mark-ahead-los_angeles-11 = Ahead at the end: { district-los_angeles-11 }
mark-ahead-los_angeles-12 = Ahead at the end: { district-los_angeles-12 }
mark-ahead-los_angeles-13 = Ahead at the end: { district-los_angeles-13 }
mark-ahead-los_angeles-14 = Ahead at the end: { district-los_angeles-14 }
mark-placed = Tokens placed
mark-reinforcements = Reinforcements placed
mark-placed-10 = Placed: { token-10 }
mark-placed-11 = Placed: { token-11 }
mark-placed-23 = Placed: { token-23 }
mark-placed-24 = Placed: { token-24 }
mark-placed-25 = Placed: { token-25 }
mark-placed-26 = Placed: { token-26 }
mark-placed-27 = Placed: { token-27 }
mark-hand-left = Tokens left in hand
ending-wealth = richer after the last turn
ending-tie = level on wealth, so to the second player
ending-reached = 25 in wealth first
ending-no-placement = the rival could not place a token

## Problems: moves

problem-move-unknown = This game has no move “{ $what }”.
problem-move-value = “{ $key }” of a move must be a whole number from { $least } to { $most }.
problem-no-such-move = No move has the number { NUMBER($action, useGrouping: 0) }.
problem-game-over = The game is over.
problem-chance-decides = Chance draws the tokens and rolls the die: nobody picks the outcome, and nobody moves until it is known.
problem-not-in-the-pile = There is no { $token } where the token comes from now.
problem-not-that-decision = Another decision is due now, and it comes first.
problem-token-not-held = You hold no { $token }.
problem-field-taken = A token already lies here: { $field-short }.
problem-not-in-this-mode = The board in play has no such field.
problem-row-not-active = { $field-short }: not in the active row of its district; the rows above must be full first.
problem-district-closed = The district is closed: { $district }.
problem-district-unopened = The district is not open yet: { $district }.
problem-wrong-field-type = { $token } may not go here: { $field }. It is the wrong type of field.
problem-nothing-to-copy = The Informer has nobody to copy: the rival has placed no token yet.
problem-other-district = Quick support must go to the district of the token it follows: { $district }.
problem-same-district = Smuggling elsewhere means another district than the one the token was placed in.
problem-not-free = This field gives you nothing now: { $field }. What counts at a closing is the district's free fields whose effect is still to come.
problem-no-arrow = This district cannot be opened now: { $district }. It takes an unopened one, and an arrow to it from the closed one as long as there is such a district.
problem-not-in-the-row = No { $token } can be shot out of the automaton's row now.
problem-no-support-now = There is no quick support to turn down now.

## Problems: positions

problem-other-game = This is not a position of SYNDICATE but of “{ $what }”.
problem-unknown-mode = There is no mode or difficulty “{ $what }”.
problem-unknown-stage = There is no stage “{ $what }”.
problem-wrong-number-of-tokens = { $token }: { $found } in all; there must be { $count }.
problem-token-on-wrong-field = A token lies where none can be: { $field-short }.
problem-field-of-unopened = A token lies { $district-where }, but that district is not open yet.
problem-marker-out-of-range = The marker { $district-where } is not where a marker can stand.
problem-closed-without-reason = A district is listed as closed, and nothing in the position bears that out: { $district }.
problem-wrong-mover = By the rest of the position, “to_move” must be: { $expected }.
problem-stage-disagrees = “{ $what }” does not agree with the rest of the position.
problem-setup-has-no-position = The tokens are still being drawn: there is no position to write down yet.
problem-bad-todo = “todo” cannot hold “{ $what }” here.

## Problems: the data file of a board

problem-data-districts = { $where }: the districts are numbered from 0 on, in order.
problem-data-field = { $where }: a field is a type (L, W, M) and an effect.
problem-data-field-effect = { $where }: there is no effect “{ $what }”; S1.5 has dN, rN, h, tN, xN, vN, b and -, with a number from 1 to 7.
problem-data-too-many-fields = { $where }: { $found } fields are there; the moves have numbers for { $most }.
problem-data-starts = { $where }: { $found } districts are open at the start; in New York all five are, in Los Angeles four.
problem-data-track = { $where }: a track of New York has two coins and beyond them a hat, one of Los Angeles barrels on 5, 6 and 7.
problem-data-arrows = { $where }: arrows lead to other districts of Los Angeles, to each once.
problem-data-one-row = { $where }: a district of Los Angeles has one row.

## The rulebook

chapter-S1 = Board and tokens
rule-S1-1 = There are three ways to play. New York: the orange gang begins, the blue gang plays second. Los Angeles: the grey gang begins, the orange gang plays second. Solo, on the New York board: the automaton leads the orange gang and begins, you lead the blue one. Whoever plays second has the last turn and wins ties (S9).
rule-S1-2 = Agree beforehand whether your rival is shown how many tokens you hold (normally yes; in solo it makes no difference). Solo comes in three difficulties: easy, medium (the usual one) and hard.
rule-S1-3 = The city is made of districts, a district of rows, and a row is a line of fields. Each district has a smuggling track: a red space in the middle, a hat at either end, one for each gang, and coins on the way. Its marker is what the two of you tug at, each toward their own hat. The tokens behind your screen are your hand; the rest of your people wait in your bag. The pile of reinforcements belongs to nobody yet. Points are counted as wealth, which starts at 0. The place of a marker is written as a number: 0 is red, plus is the side of whoever begins, minus the side of whoever plays second.
rule-S1-4 = Each bag starts with 22 gang tokens. Orange and blue have the same: gangsters of strength 1 (three), 2 (two) and 3 (two); smugglers of strength 1 (three), 2 (two) and 3 (two); crooked cops of strength 0 with quick support (one), 1 (three) and 2 (two); a Gangster Boss and a Smuggler Boss. Grey has gangsters of strength 1 (three), 2 (two) and 3 (one); smugglers of strength 1 (four), 2 (two) and 3 (one); crooked cops of strength 0 with a shot (one), 1 (three) and 2 (two); both bosses; and Antonio with strength 4. The pile holds 18 reinforcements: gangsters of strength 4 (two), 1 with quick support and 5 with a block; smugglers of strength 4 (two), 1 with quick support, 2 with a shot and 5 with a block; crooked cops of strength 3 (two), 1 with a shot and 4 with a block; and one each of Bomber, Informer, Snoop, Bonnie and Sawn-off. Streets are for gangsters, their boss, the Bomber and Bonnie; the river is for smugglers and their boss; crooked cops, Antonio, the Snoop and the Sawn-off go where they please. A mixed field takes anybody. (For the Informer see S3.4.) In the short names Q stands for quick support, X for a block and B for a shot.
    .ruling = the make-up of the grey bag rests on a single source. The fields of the two bosses, the Bomber, Bonnie and the Sawn-off are those of the original game, for the Polish book does not say.
rule-S1-5 = Most fields have an effect, often with a number: recruiting, calling reinforcements, reinforcing the gang, smuggling here, smuggling elsewhere, money, or a shot. What each does is told in S5. Some fields have none.
rule-S1-6 = New York has five districts with 13 rows and 41 fields, numbered from 0 to 40 district by district, row by row from the top, left to right. Manhattan (fields 0–8), Staten Island (9–17) and the Bronx (18–27) have three rows each and a long track: counted from red, the 1-coin is on space 5, the 2-coin on 10, the hat on 14. Queens (28–34) and Brooklyn (35–40) have two rows each and a short track: 1-coin on 4, 2-coin on 8, hat on 11. From the top, the rows are worth 2, 3 and 5 points in Manhattan and on Staten Island, 2, 3 and 6 in the Bronx, 3 and 5 in Queens, 2 and 4 in Brooklyn.
    .ruling = which borough's name belongs to which block of the board is inferred.
rule-S1-7 = Los Angeles has 15 districts of one row each, with 47 fields numbered from 0 to 46. You start with Malibu, Pasadena, East L.A. and San Pedro, worth 2 points each. Santa Monica, Venice, Long Beach, Burbank, Sleepy Lagoon and Chinatown are worth 3, Beverly Hills, Hollywood, Watts and Sunset Strip 4, Downtown 6. Arrows lead on: from Malibu to Santa Monica and Burbank; from Pasadena to Burbank and Chinatown; from East L.A. to Chinatown and Sleepy Lagoon; from San Pedro to Long Beach and Venice; from Santa Monica to Beverly Hills and Venice; from Venice to Beverly Hills and Watts; from Long Beach to Watts and Sleepy Lagoon; from Burbank to Hollywood and Sunset Strip; from Sleepy Lagoon to Watts and Downtown; from Chinatown to Hollywood and Downtown; from Beverly Hills to Sunset Strip and Hollywood; from Hollywood to Sunset Strip and Downtown; from Watts and from Sunset Strip to Downtown. Every track has four plain spaces on either side of red, and then, on 5, 6 and 7, barrels of value 1, 2 and 3. There are no coins, and 7 is the end.
    .ruling = no picture of this board was found. Apart from Beverly Hills and what the book's example shows, it is our reconstruction, and it is labelled as one. Both boards are held in a data file, the box, which an owner of the game may replace by one of the same shape. Records and positions carry its id and the digest of its content, and a record holds an owner's file as a whole, so that old records still replay. A file is refused, with the place of everything that is wrong, unless its boards have the same districts, starts and kinds of tracks, at most 47 fields, and the effects of S1.5.

chapter-S2 = Setup and secrets
rule-S2-1 = Put your gang's 22 tokens into your bag, and all 18 reinforcements into the pile, whichever board you play on. In New York all districts are open, each with its marker on red. In Los Angeles only the four starting districts are open, with their markers on red; the others have no marker yet.
rule-S2-2 = Whoever begins draws three tokens from their bag, one by one, and then the other player does the same. (Solo: S10.2.)
rule-S2-3 = Nothing in a bag or in the pile has an order: every token in there is as likely to come out as any other.
rule-S2-4 = Your hand is secret. How many tokens it holds your rival is shown only if you agreed on it (S1.2). You alone see what you draw, and what you call into your bag. Everything on the board is open to all, and so are markers and wealth.
    .ruling = of a token shot out of your hand (S5.7) only you see which it is. The size of a hand can always be counted from what happens in the open, so programs are told it in any case; if you agreed otherwise, it is merely not displayed to people.

chapter-S3 = Placing a token
rule-S3-1 = In an open district the fight is in its active row: the topmost row with a free field. Within it you may take the fields in any order.
rule-S3-2 = You may place a token from your hand on a free field of an active row in an open district, if that type of field – street, river or mixed – is one the token can go to (S1.4). The Snoop (S3.5) and the Informer (S3.4) have rules of their own.
rule-S3-3 = Every token counts as what it is. Only the Informer counts as somebody else.
rule-S3-4 = The Informer counts as the token your rival placed last: same strength, same symbol, same special rule, same fields, all worked out as if the token were yours.
    .ruling = if your rival placed several in a turn, the last one counts; if that was an Informer, what it counted as. Before your rival has placed anything, the Informer cannot be placed. If it copies the Snoop, it need not keep to active rows either.
rule-S3-5 = The Snoop may go on any free field of any open district, whether its row is active or not. It has no strength.
    .ruling = closed and unopened districts are out of bounds for it too.

chapter-S4 = A turn
rule-S4-1 = At the start of your turn, see whether you can place a token at all. If not, you have lost (S9.4). Otherwise the steps that follow come one after another, each of them finished before the next.
rule-S4-2 = Place: put a token from your hand on a field. What it counts as (S3.3) and how strong it is (S6) is settled here and now.
    .ruling = that holds for Bonnie's look at the marker and for the bosses' head count too: nothing that happens later in the turn changes them.
rule-S4-3 = The token's shot: if the token has the shot symbol, you shoot once (S5.7).
    .ruling = this shot comes before the effect of the field.
rule-S4-4 = The field's effect: carry it out (S5). Under a token with a block there is none. Under the Sawn-off it is carried out twice, the second time after the first is over, with new choices.
    .ruling = you may not waive a block, nor refuse an effect.
rule-S4-5 = Strength: move the district's marker toward your hat, as many spaces as your token is strong. It stops on the hat (in Los Angeles on 7), even if some strength is left over. The Bomber then goes on with S6.4.
rule-S4-6 = The reckoning: if that marker now stands on your hat (in Los Angeles: on any barrel on your side), you close the district by S7.3 (S8.3). If not, but the row you placed in is full, it is scored by S7.1 (S8.2).
    .ruling = districts and rows are checked at this step only. If smuggling here brings the marker to the hat, nothing closes before that.
rule-S4-7 = Quick support: if your token has that symbol and the district is still open, you may place another token from your hand in the same district, starting again from S4.2. If that one has quick support as well, so may yet another follow.
    .ruling = the placement must be a legal one (S3). If the row has just been filled, the next row of the district will do, and the Snoop may take any free field of the district. If nothing fits, the step is skipped.
rule-S4-8 = Draw one token from your bag into your hand, no matter how many you have placed.
rule-S4-9 = See whether the game is over (S9). If it is not, it is your rival's turn.

chapter-S5 = Field effects
rule-S5-1 = Recruiting: draw as many tokens as the field says from your bag into your hand, one by one.
    .ruling = if there are not enough in the bag, draw what there is, and the rest is lost. The same goes for the pile and for the draw at the end of a turn (S4.8).
rule-S5-2 = Calling reinforcements: take as many tokens as the field says from the pile, one by one, and drop them into your bag. You may look at them.
rule-S5-3 = Reinforcing the gang: take one token from the pile straight into your hand.
rule-S5-4 = Smuggling here: the marker of the district in which you placed your token moves toward your hat, as far as the field says, but no further than the hat (in Los Angeles: than 7).
rule-S5-5 = Smuggling elsewhere: choose another open district. Its marker moves toward your hat, as far as the field says, but never onto the hat: it stops on the last space before it (in Los Angeles on 4).
    .ruling = you may choose any other open district, even one whose marker cannot move. If there is none, nothing happens.
rule-S5-6 = Money: your wealth grows by the number on the field.
rule-S5-7 = A shot: one token of your rival's hand, picked at random, goes into your rival's bag. (Against the automaton: S10.10.)
    .ruling = an empty hand has nothing to lose.

chapter-S6 = Strength and special tokens
rule-S6-1 = The strength of most tokens is the number on them (S1.4). The Snoop moves no marker, but if it lies on a field of smuggling here, that still does.
rule-S6-2 = The Gangster Boss has a strength of 1, and 1 more for each gangster and crooked cop of yours that already lies in that district, in whichever row. The Smuggler Boss likewise counts your smugglers and crooked cops. Reinforcements do not answer to a boss, nor does Antonio, and no boss counts itself.
    .ruling = another Gangster Boss of yours in the district would count for the Gangster Boss, another Smuggler Boss for the Smuggler Boss. An Informer is never counted, whatever it was taken for.
rule-S6-3 = Bonnie has a strength of 3 if the district's marker is on your rival's side, otherwise of 1.
rule-S6-4 = The Bomber first moves the marker 7 spaces your way. Then the blast hits everything else: in every other open district the marker moves 2 spaces toward your rival's hat, but stops on the last space before it (in Los Angeles on 4).

chapter-S7 = End of a row, closing of a district
rule-S7-1 = When a row is full, whoever has the marker on their side gains its points, and 1 more if the marker has got as far as the 1-coin, or 2 more – not 3 – if it has got as far as the 2-coin. If the marker is on red, both of you gain the row's points, without any coins.
    .ruling = a lower row that is filled early, thanks to the Snoop, is scored at once in the same way.
rule-S7-2 = If that was the district's last free field, the district is closed, and that is all. (Los Angeles: S8.2.)
rule-S7-3 = If you bring the marker to your hat, you gain 2 points, the points of the row your token has just filled, if it has, and the points of every row that still has a free field. Rows scored before do not score again. The district is closed; go on with S7.4.
    .ruling = coins do not come on top of that.
rule-S7-4 = Then you carry out the effects of all free fields of that district, in any order you like.
    .ruling = fields without an effect, and those of smuggling here, are left out, for the district's marker has done its job. Every other one must be taken, even if it can do nothing. One effect is finished before you choose the next.
rule-S7-5 = A closed district is closed for good: nobody places a token there, and its marker never moves again.
rule-S7-6 = You can close only the district in which you place a token. That is why markers elsewhere stop before the hat (S5.5, S6.4).

chapter-S8 = Los Angeles
rule-S8-1 = Here a district is unopened, open or closed. You place tokens and smuggle in open districts only, and only there is the Bomber heard.
rule-S8-2 = If all fields of a district are full and you have reached no barrel, it is scored like a row (S7.1), without coins. The district is closed; go on with S8.4.
rule-S8-3 = If you bring the marker to a barrel on your side, you gain the district's points, but no 2 extra. The district is closed, you carry out the effects of its free fields (S7.4) and open another district (S8.4), and there the marker moves toward your hat as many spaces as the barrel is worth. The barrel that counts is the one the marker stood on at S4.6.
    .ruling = it is the same if your token has filled the last field as well.
rule-S8-4 = The next district: whoever closed one – even if the points went to the rival – chooses an unopened district to which an arrow leads from it. It opens with its marker on red.
    .ruling = if the arrows lead only to districts that are open or closed already, you may choose any unopened one. If there is none left, none opens, and the barrel's value is lost.
rule-S8-5 = A new district comes last, after everything that the closed one had to give.
    .ruling = so no effect of a free field (S7.4) can reach it. Nor can the barrel's value bring its marker to a barrel at once: it is 3 at most, and the barrels begin on 5.

chapter-S9 = End of the game
rule-S9-1 = If whoever begins has 25 or more in wealth at the end of their own turn, the other player has one more turn. After it the richer of you wins; if you are level, whoever plays second.
rule-S9-2 = Otherwise, if whoever plays second has 25 or more at the end of their own turn, they win at once.
    .ruling = it does not matter what the rival has gained in that turn.
rule-S9-3 = Wealth is checked at the end of a turn only.
    .ruling = and only for the player whose turn it is: reaching 25 in your rival's turn ends nothing before the end of your own next turn.
rule-S9-4 = If you cannot place a token at the start of your turn, you lose: your hand is empty, or nothing in it fits.
    .ruling = that holds in the last turn too, however rich you are, and also when every district is closed. It is not checked at any other time.
rule-S9-5 = The printed track of wealth has an end.
    .ruling = wealth has none: beyond it, count on.

chapter-S10 = Solo
rule-S10-1 = Against the automaton you play by the rules so far (S1–S9), on the New York board. What it does is told by its eight solo tokens: Big Guns, Counterattack, Economic Warfare, For the Glory, Research & Development, Rapid Deployment, Secure and Steamroll.
    .ruling = the Polish book names the solo tokens and the die but gives no solo rules; these are the original game's. The tokens' Polish names are ours.
rule-S10-2 = The automaton draws five tokens into a row that everyone sees, from left to right as they come. This row is its hand, and whatever it gains joins at the right end. Then you draw three. Then roll the die three times (hard: four times). Each roll gives the automaton a head start of 1 space (medium and hard: 2) in one district. A 1 means Manhattan, a 2 Staten Island, a 3 the Bronx, a 4 Queens, a 5 Brooklyn, and on a 6 you choose. The same district may be hit more than once.
    .ruling = it is done in just this order.
rule-S10-3 = Seven solo tokens are in the cup. The eighth lies outside, at first Steamroll.
rule-S10-4 = In the automaton's turn, once it is clear that it can place a token at all (S4.1), one of the seven is drawn from the cup. The one outside goes back in, and the drawn one takes its place outside: it is the acting token of this turn. Steamroll acts as the acting token of the turn before. Then the automaton chooses a district (S10.6), a field of its active row (S10.7) and a token of its row (S10.8).
rule-S10-5 = Each choice works through a list of criteria, one after another. A criterion keeps the candidates that meet it; if none does, it keeps all. “Most” and “highest” keep all that tie. The choice is made when a single candidate is left.
    .ruling = a field is usable if some token of the automaton's row may be placed there. Where the marker would stand at S4.6 is worked out from the strength and a field of smuggling here (twice with the Sawn-off, not at all with a block), and from nothing else. A placement wins the district if that place is the automaton's hat, or if it takes the district's last free field with the marker on the automaton's side; it wins the row if it takes the row's last free field with the marker on that side.
rule-S10-6 = District, among the open ones with a usable field: (1) some token can win the district; (2) some token can win the row; (3) what the acting token asks for – Counterattack: the marker is on your side; Secure: the marker is on the automaton's side; Economic Warfare: a usable field of recruiting or with a shot; Research & Development: a usable field of calling reinforcements or reinforcing the gang; For the Glory: most points for the active row, and then a usable field of money; (4) most free fields in the active row; (5) most points for the active row; (6) lowest number.
    .ruling = where the original goes through the districts from the top, we go by their numbers; and reinforcing the gang counts for Research & Development like calling reinforcements.
rule-S10-7 = Field, among the usable ones of that district: (1) some token on it wins the district; (2) some token on it wins the row; (3) what the acting token asks for – Economic Warfare: recruiting if the automaton's row holds four tokens or fewer, otherwise a shot; For the Glory: money; (4) the effect that comes first on this list – money, if the automaton has 20 wealth or more; smuggling elsewhere; money, if you have at least 3 wealth more than the automaton; recruiting, if its row holds four tokens or fewer; calling two reinforcements; reinforcing the gang; calling one; a shot; smuggling here; recruiting; money; no effect; (5) lowest number.
    .ruling = the token about to be placed counts among the four, and the rank of reinforcing the gang is ours.
rule-S10-8 = Token, among those of the automaton's row that may go on that field: (1) it wins the district; (2) it wins the row; (3) what the acting token asks for – Big Guns: reinforcements, and then the greatest change (S10.9); Counterattack: the greatest change; Research & Development: reinforcements, unless the field calls reinforcements or reinforces the gang; Rapid Deployment: the leftmost; (4) if the field has no effect: a strength above 0; (5) if it is the last free field of its row: no quick support; (6) if the automaton has 20 wealth or more: the highest strength; (7) roll the die and count along what is left, from the left and over and over again, up to the number rolled.
    .ruling = two tokens of the same kind are two candidates.
rule-S10-9 = The greatest change is the first of these that a marker can make, seen from the automaton: (1) from your side to its own; (2) from red to its own side; (3) from your side to red; (4) on its own side, into a better zone; (5) on your side, into a zone less good for you; (6) any other move, unless a row ends with the marker on your side; (7) any other move.
    .ruling = standing still comes last. Of moves that rank alike, the longest counts. On either side there are four zones: before the 1-coin, from the 1-coin on, from the 2-coin on, and the hat.
rule-S10-10 = In a few more things the automaton is different. It smuggles elsewhere in the open district of the greatest change. Its Snoop is a token of strength 3 that fits any field of an active row. It never declines quick support: if some token of its row can go to the same district, the choices S10.6–S10.8 are made again for that district alone, with the same acting token. When you shoot at the automaton, you choose a kind among the gang tokens of its row, or among the reinforcements if there are no gang tokens; it goes into the automaton's bag. When the automaton shoots at you, S5.7 holds.
    .ruling = among equal changes the lowest district is smuggled to. The automaton's Informer copies a Snoop as the automaton's own Snoop; your Informer copies the automaton's Snoop as an ordinary one (S3.5). At a closing, the automaton finds each next free field anew by (4) and (5) of S10.7. If none of its tokens can give quick support in that district, or if it has closed, all districts are candidates as usual; if nothing fits anywhere, the step is skipped. Of several tokens of the kind you shoot, the leftmost goes.
