### GANGS in English.

title = New York Gangs
subtitle = Eight gangs claw their way up a pyramid of cards, and nobody knows whose side you are on (2–4 players).

## Gangs (G1.1)

gang-0 = Sicilian Butchers
    .the = the { gang-0 }
    .short = Sicily
    .letter = S
gang-1 = Broadway Dragons
    .the = the { gang-1 }
    .short = Broadway
    .letter = B
gang-2 = Underworld Dandies
    .the = the { gang-2 }
    .short = Dandies
    .letter = D
gang-3 = Uptown Dames
    .the = the { gang-3 }
    .short = Uptown
    .letter = U
gang-4 = Five Points Toughs
    .the = the { gang-4 }
    .short = Toughs
    .letter = T
gang-5 = Rat Catchers
    .the = the { gang-5 }
    .short = Rats
    .letter = R
gang-6 = Ebony Reapers
    .the = the { gang-6 }
    .short = Ebony
    .letter = E
gang-7 = Saint Patrick's Rowdies
    .the = { gang-7 }
    .short = Patrick
    .letter = P
# On an empty place.
gang-none = nobody

## Places (G1.3)

place-0 = Pell Street
    .where = on { place-0 }
    .whence = from { place-0 }
    .whither = to { place-0 }
    .row = in row 1
    .short = Pell
place-1 = Pearl Street
    .where = on { place-1 }
    .whence = from { place-1 }
    .whither = to { place-1 }
    .row = in row 1
    .short = Pearl
place-2 = Bayard Street
    .where = on { place-2 }
    .whence = from { place-2 }
    .whither = to { place-2 }
    .row = in row 1
    .short = Bayard
place-3 = Elm Street
    .where = on { place-3 }
    .whence = from { place-3 }
    .whither = to { place-3 }
    .row = in row 1
    .short = Elm
place-4 = Franklin Street
    .where = on { place-4 }
    .whence = from { place-4 }
    .whither = to { place-4 }
    .row = in row 1
    .short = Franklin
place-5 = Leonard Street
    .where = on { place-5 }
    .whence = from { place-5 }
    .whither = to { place-5 }
    .row = in row 1
    .short = Leonard
place-6 = Park Street
    .where = on { place-6 }
    .whence = from { place-6 }
    .whither = to { place-6 }
    .row = in row 2
    .short = Park
place-7 = Mott Street
    .where = on { place-7 }
    .whence = from { place-7 }
    .whither = to { place-7 }
    .row = in row 2
    .short = Mott
place-8 = Chatham Square
    .where = in { place-8 }
    .whence = from { place-8 }
    .whither = to { place-8 }
    .row = in row 2
    .short = Chatham
place-9 = Paradise Square
    .where = in { place-9 }
    .whence = from { place-9 }
    .whither = to { place-9 }
    .row = in row 2
    .short = Paradise
place-10 = Centre Street
    .where = on { place-10 }
    .whence = from { place-10 }
    .whither = to { place-10 }
    .row = in row 2
    .short = Centre
place-11 = Mulberry Bend
    .where = on { place-11 }
    .whence = from { place-11 }
    .whither = to { place-11 }
    .row = in row 3
    .short = Mulberry
place-12 = Bandit's Roost
    .where = in { place-12 }
    .whence = from { place-12 }
    .whither = to { place-12 }
    .row = in row 3
    .short = Roost
place-13 = Cow Bay
    .where = in { place-13 }
    .whence = from { place-13 }
    .whither = to { place-13 }
    .row = in row 3
    .short = Cow Bay
place-14 = Bottle Alley
    .where = in { place-14 }
    .whence = from { place-14 }
    .whither = to { place-14 }
    .row = in row 3
    .short = Bottle
place-15 = Orange Street
    .where = on { place-15 }
    .whence = from { place-15 }
    .whither = to { place-15 }
    .row = in the Heart
    .short = Orange
place-16 = Cross Street
    .where = on { place-16 }
    .whence = from { place-16 }
    .whither = to { place-16 }
    .row = in the Heart
    .short = Cross
place-17 = Anthony Street
    .where = on { place-17 }
    .whence = from { place-17 }
    .whither = to { place-17 }
    .row = in the Heart
    .short = Anthony
place-18 = The Old Brewery
    .where = at the Old Brewery
    .whence = from the Old Brewery
    .whither = to the Old Brewery
    .row = in No Man's Land
    .short = Old Brewery
place-19 = The Bowery Theatre
    .where = at the Bowery Theatre
    .whence = from the Bowery Theatre
    .whither = to the Bowery Theatre
    .row = in No Man's Land
    .short = Bowery
place-20 = Kingpin
    .where = on the Kingpin's throne
    .whence = from the Kingpin's throne
    .whither = to the Kingpin's throne
    .row = on the Kingpin's throne
    .short = Kingpin

row-1 = row 1
row-2 = row 2
row-3 = row 3
row-4 = the Heart, 1 point
row-5 = No Man's Land, 2 points
row-6 = the Kingpin, 3 points

## Moves

move-climb = climb: { $gang }, { $from-whence } { $to-whither }
move-fill = fill: { $gang }, { $from-whence } { $to-whither }
move-pass = pass
move-reveal = reveal: { $gang }
move-influence = influence: { $card } card – { $gang }, { $agent } × { $victim-gang }, { $victim }
move-deal = deal: { $gang }
move-begin = first player: { $seat }
move-none = nothing: there is no move { NUMBER($action, useGrouping: 0) }

## Kinds of moves, above choices of one kind

kind-climb = Climb
kind-fill = Fill the hole
kind-pass = Pass
kind-influence = Influence
kind-reveal = Reveal an alliance
kind-deal = Deal a card
kind-begin = Who begins

## Warnings before a wasteful move

warning-loses-points =
    { $count ->
        [one] This costs you a point, however you fill the hole.
       *[other] This costs you { $count } points, however you fill the hole.
    }
warning-pass-points =
    { $count ->
        [one] Your influence could still bring you a point, and who passes is out.
       *[other] Your influence could still bring you { $count } points, and who passes is out.
    }
warning-fill-other =
    { $count ->
        [one] The other card ({ $gang }) would bring you a point more.
       *[other] The other card ({ $gang }) would bring you { $count } points more.
    }
warning-reveal-alone = Only you must turn an alliance face up for this climb, and { $gang-the } are no ally of yours.

## What is being decided

ask-turn = Let somebody climb, or use your influence.
ask-crowned = Use your influence, or pass.
ask-fill = There is a hole { $to-where }. Which of the two cards below fills it?
ask-reveal = Time to show your hand: which alliance do you turn face up?

## The board

label-pyramid = Pyramid
label-deck = Deck
label-deck-left = Cards left
label-bosses = Bosses to come
label-unseen = Not seen
label-hole = hole
label-shown = shown
label-top = Top card
label-discard = Discarded
label-out = Driven out
label-influence = Influence
label-alliances = Alliances
label-revealed = Shown
label-hidden = hidden
label-passed = passed
label-points-shown =
    { $count ->
        [one] 1 point known
       *[other] { $count } points known
    }
label-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
label-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## What happened. The player's name stands apart, so that any name (and “You”) will do.

event-alliance = { $seat }: an alliance with { $gang-the }.
event-alliance-unseen = { $seat }: an alliance, face down.
event-influence-card = { $seat }: influence with { $gang-the }.
event-influence-card-unseen = { $seat }: an influence card, face down.
event-laid = { $place } belongs to { $gang-the }.
event-begins = First to move: { $seat }.
event-climb = { $seat }: { $gang-the } climb { $from-whence } { $to-whither }.
event-fill = { $seat }: the hole { $to-where } goes to { $gang-the } { $from-whence }.
event-take-top = Off the deck, { $gang-the } move in { $to-where }.
event-turned = Next up on the deck: { $gang-the }.
event-reshuffled =
    { $count ->
        [0] The deck is empty, and there is no discarded card to make a new one.
        [one] The deck is empty; the one discarded influence card is the new one.
       *[other] The deck is empty; the { $count } discarded influence cards are shuffled into a new one.
    }
event-influence = { $seat }: for a card of { $card-the }, { $gang-the } { $agent-where } drive { $victim-gang-the } { $victim-whence }.
event-heart-opened = { $seat }: first into the Heart. Alliances on the table!
event-no-mans-land-opened = { $seat }: first into No Man's Land. Alliances on the table!
event-reveal = { $seat }: an alliance with { $gang-the } comes to light.
event-crowned = { $seat }: the Kingpin is crowned. For now, { $gang-the } rule the underworld.
event-pass = { $seat }: pass.
event-pass-unasked = { $seat }: no influence left, so pass.
event-over = The last pass: the game is over, and all alliances come to light.

## What a move does, in a hint

does-climb = takes a place { $to-row }
does-fill = takes a place { $to-row }
does-influence = frees a place { $victim-row }
does-heart-opened = opens the Heart, so alliances are shown
does-no-mans-land-opened = opens No Man's Land, so alliances are shown
does-crowned = crowns the Kingpin

## Results

tally-alliance = Alliance: { $gang }
result-most-points = Won on points: { $winners }
result-more-influence = Level on points, won on influence left: { $winners }
result-shared = Level on points and on influence, the victory is shared: { $winners }

## What wins

mark-allied-0 = Allied with: { gang-0 }
mark-allied-1 = Allied with: { gang-1 }
mark-allied-2 = Allied with: { gang-2 }
mark-allied-3 = Allied with: { gang-3 }
mark-allied-4 = Allied with: { gang-4 }
mark-allied-5 = Allied with: { gang-5 }
mark-allied-6 = Allied with: { gang-6 }
mark-allied-7 = Allied with: { gang-7 }
mark-kingpin = The Kingpin is of an allied gang
mark-land = Allied cards in No Man's Land
mark-heart = Allied cards in the Heart
mark-scoring = Alliances that score
mark-influence-kept = Influence cards kept
mark-revealed = Alliances shown before the end
mark-shared = Alliances that a rival has too
mark-passed-first = First to pass
mark-passed-last = Last to pass
ending-most-points = on points
ending-more-influence = level on points, on influence left
ending-shared = level in both, shared

## Problems: moves

problem-move-unknown = This game has no move “{ $what }”.
problem-move-value = “{ $key }” of a move must be a whole number from 0 to { $most }.
problem-no-such-move = No move has the number { NUMBER($action, useGrouping: 0) }.
problem-game-over = The game is over.
problem-chance-decides = Chance deals the cards and draws who begins: nobody picks either, and nobody moves until the table is laid.
problem-not-in-the-pile = The pile that the card comes from holds none of { $gang-the }.
problem-reveal-first = First an alliance must be turned face up.
problem-fill-first = First the hole { $place-where } must be filled.
problem-not-diagonally-above = Nobody climbs { $from-whence } { $to-whither }: that is not one step up on the diagonal.
problem-no-place-above = On that side there is no place above { $place }.
problem-pyramid-full = The Kingpin is crowned and the pyramid is full: there is nowhere left to climb.
problem-nobody-there = There is nobody { $place-where }.
problem-place-taken = Somebody is already { $place-where }.
problem-no-support = The card { $from-where } has no neighbour on that side to lean on, so it cannot climb { $to-whither }.
problem-no-hole = There is no hole to fill.
problem-not-below-the-hole = No card { $place-whence } can fill a hole now: only the two places right below the hole count.
problem-too-early-to-pass = Nobody may pass before the Kingpin is crowned.
problem-not-neighbours = { $agent } and { $victim } are not neighbours.
problem-no-neighbour = { $agent }: there is no neighbouring place on that side.
problem-card-not-held = You have no influence with { $card-the }.
problem-nobody-to-drive-out = There is nobody { $place-where } to drive out.
problem-card-does-not-match = Driving somebody { $victim-whence } (row { $row }) takes a card of the agent's own gang: { $gang-the }, not { $card-the }.
problem-no-reveal-now = No alliance is to be turned face up now.
problem-already-revealed = The alliance with { $gang-the } already lies face up.
problem-no-such-alliance = You have no alliance with { $gang-the }.

## Problems: positions

problem-setup-cannot-be-imagined = The cards are still being dealt: it is too early to guess at the hidden ones.
problem-setup-has-no-position = The cards are still being dealt: there is no position to write down yet.
problem-hand-too-large = { $seat }: too many influence cards; { $most } at most were dealt.
problem-revealed-not-held = { $seat }: an alliance lies face up that is not among the three dealt.
problem-alliances-alike = { $seat }: “{ $key }” must hold different gangs, three at most.
problem-seat-twice = “{ $key }” names the same seat twice.
problem-wrong-number-of-cards = There are { $found } cards in all; there must be { $cards }.
problem-wrong-number-of-gang = Cards of { $gang-the }: { $found }; there must be 8.
problem-too-many-members = Cards of { $gang-the } where only members can be: { $found }; the gang has 6 members.
problem-pair-dealt-twice = Among the players' first two alliances { $gang-the } appear twice, but only one card of each gang is dealt there.
problem-hole-is-taken = The hole { $place-where } has a card in it.
problem-floating-card = The card { $place-where } hangs in the air: two cards must lie below it.
problem-row-one-not-full = Row 1 has an empty place, { $place }, although there are cards to fill it.
problem-row-not-opened = A card stands where, by “{ $key }”, nobody has been yet.
problem-crown-disagrees = “crowned” does not agree with the top of the pyramid.
problem-active-has-passed = { $seat } is to move, but has passed already.
problem-passed-too-early = Somebody has passed although no Kingpin has been crowned.
problem-revealing-without-hole = “revealing” names somebody, but the climb that would make them reveal has left no hole.
problem-hole-in-the-air = The hole { $place-where } hangs in the air: two cards must lie below it.
problem-top-not-turned = The deck has cards, but none of them lies turned on top.
problem-reveal-order = “revealing” must name seats in order from the active one, and not the one on its right.
problem-other-game = This is not a position of GANGS but of “{ $what }”.
problem-wrong-mover = By the rest of the position, “to_move” must be: { $expected }.

## The rulebook

chapter-G1 = Cards and pyramid
rule-G1-1 = Eight gangs want the underworld for themselves: the { gang-0 }, the { gang-1 }, the { gang-2 }, the { gang-3 }, the { gang-4 }, the { gang-5 }, the { gang-6 } and { gang-7 }.
rule-G1-2 = There are 64 gang cards: 2 bosses and 6 members of each gang. Once on the table, a boss is worth exactly as much as a member.
rule-G1-3 = The pyramid has 21 places in six rows. Row 1, at the bottom: { place-0 }, { place-1 }, { place-2 }, { place-3 }, { place-4 }, { place-5 }. Row 2: { place-6 }, { place-7 }, { place-8 }, { place-9 }, { place-10 }. Row 3: { place-11 }, { place-12 }, { place-13 }, { place-14 }. Row 4, the Heart: { place-15 }, { place-16 }, { place-17 }. Row 5, No Man's Land: { place-18 }, { place-19 }. Row 6, the single place on top: the Kingpin. Each row is listed from left to right.
rule-G1-4 = The places are staggered like bricks: each one lies above two places of the row below. A place has up to six neighbours: on its left, on its right, and on the four diagonals (upper left, upper right, lower left, lower right).

chapter-G2 = The deal
rule-G2-1 = First come the alliances, the gangs you root for in secret. One member of each gang, eight cards in all, makes a pile of its own; it is shuffled, and every player gets two cards from it.
rule-G2-2 = Then everyone draws a third alliance from the members. If it is of a gang you already hold, it goes aside face down and you draw again, until you have three different gangs.
    .ruling = what the first deal left of the eight cards is shuffled into the other 40 members before anyone draws. Players draw in seat order, and the cards set aside go back before influence is dealt. Nobody is told which or how many cards went aside, not even whoever drew them.
rule-G2-3 = The members left are shuffled and dealt as influence: 4 cards to each of four players, or 5 each when two or three play.
rule-G2-4 = Your alliances and your influence are your own business: show them to nobody. Keep the two apart, for alliances score and influence is spent.
    .ruling = how many influence cards you hold is no secret.
rule-G2-5 = All remaining members form the deck, face up, and the 16 bosses, shuffled among themselves, go face up on top of them. So everyone sees the top card and nobody the order beneath it; but no member comes before the last boss has gone.
    .ruling = how many cards the deck holds is no secret.
rule-G2-6 = The first six cards of the deck are laid out from left to right: they are row 1 of the pyramid.
rule-G2-7 = The player who last watched a gangster film begins. After that turns go round clockwise.
    .ruling = here the first player is drawn at random, unless the table names one.

chapter-G3 = A turn: climbing
rule-G3-1 = In your turn you do one of two things: you let a card climb, or you use influence (G4). Once the Kingpin is crowned (G6) there is no more climbing: you use influence or you pass. Nobody owns the cards in the pyramid; you may move any of them.
rule-G3-2 = To climb, a card moves one row up, to an empty place diagonally above it.
rule-G3-3 = Nobody gets up without a leg-up: a card climbs only toward a neighbour that is there. To go to the upper right it needs a card on its right, to go to the upper left a card on its left.
rule-G3-4 = The climb leaves a hole, and whoever's turn it is must fill it. Into a hole in row 2 or higher goes one of the two cards right below it, whichever you choose. That leaves another hole further down, which you fill in the same way.
rule-G3-5 = Once the hole has come down to row 1, the top card of the deck fills it, and your turn is over.
rule-G3-6 = If a card is needed and the deck is empty, the discarded influence cards are shuffled and become the new deck, again face up.
    .ruling = cards that were driven out never come back. Since everyone saw the discards, everyone knows what is in the new deck. Should there be no discards either, the hole in row 1 stays empty; that can happen only in a position set up by hand.

chapter-G4 = A turn: influence
rule-G4-1 = To use influence, discard one influence card face up and point out a card in the pyramid, the agent. The agent drives out one of its neighbours, the victim.
rule-G4-2 = In high places only your own people listen: if the victim stands in rows 4 to 6, the discarded card must be of the agent's gang.
rule-G4-3 = If the victim stands in rows 1 to 3, any influence card will do.
rule-G4-4 = The victim may be any of the agent's up to six neighbours (G1.4). There is no loyalty: it may be of the agent's own gang, and even the Kingpin is not safe.
rule-G4-5 = The victim is out of the game. You fill the hole it leaves just as after a climb (G3.4 and G3.5).
    .ruling = the agent itself may step into the place it has just cleared, if it is one of the two cards below.
rule-G4-6 = You need not wait for the coronation: influence works from the first turn on.

chapter-G5 = The Heart and No Man's Land
rule-G5-1 = The first time in the game that a card climbs into the Heart (row 4), and again the first time that one climbs into No Man's Land (row 5), secrets come out: the player whose turn it is and all others turn one hidden alliance each face up. Only the player on the right of the one whose turn it is, the one who moves just before, is spared.
rule-G5-2 = When two play, only the player whose turn it is turns up an alliance.
rule-G5-3 = Everyone chooses freely which of their hidden alliances to turn up.
    .ruling = this happens at once, before the hole of the climb is filled: first the player whose turn it is, then the others in turn order. In a position set up by hand, whoever has one hidden alliance left turns it up unasked, and whoever has none is skipped.

chapter-G6 = Coronation and passing
rule-G6-1 = The first card to reach the top of the pyramid becomes Kingpin. From the end of that turn on the pyramid is full, and every later turn leaves it full again. Should the Kingpin be driven out, the card that fills the place takes over the crown.
rule-G6-2 = From the next turn on you may pass instead of using influence. If you pass you are out until the end of the game; there is no coming back.
rule-G6-3 = With no influence left there is nothing to do but pass.
    .ruling = whoever has no influence cards when their turn comes after the coronation passes without being asked.
rule-G6-4 = When everyone has passed, the game is over.
    .ruling = no card is turned on the deck after the last pass.

chapter-G7 = Scoring
rule-G7-1 = Everyone turns all three alliances face up. Each of them scores 3 points if the Kingpin is of its gang, 2 for every card of its gang in No Man's Land and 1 for every card of its gang in the Heart. Nobody can score more than 10.
    .ruling = influence cards left in hand need not be shown; only how many there are matters.
rule-G7-2 = The most points win. If players are level, the one of them with more influence cards left wins.
rule-G7-3 = If they are still level, custom demands a friendly duel with foam weapons.
    .ruling = here those players share the victory; a table is free to fight it out.
