### FAMILIES in English.

## Names

title = Five Families
subtitle = Heads of New York families launder money, fight for territories and bribe allies (2–5 players, or 1 against up to three dons).
card-job = some Job
label-hand = hand
label-case = suitcase
label-reserve = reserve
label-markers = markers
label-allies = Allies
label-played = played
label-supply = supply
label-open-jobs = open Jobs
label-row = Allies in the row
label-hudson = the Hudson
label-rounds = round spaces
label-horse = Horse Head
label-passed = passed
label-closed = closed
label-front = front
label-back = back
label-act = Act { $act } · { $phase }
label-of-act = Act { $act }
label-stack = markers from below
label-bids = bids
label-advice = Advice: a don nearly always wins the colours of Jobs but seldom earns Money, so that is where to beat him (F15.17).
label-secret = secret
label-territories = territories
label-phases = phases
label-now = now
label-order = turn order
label-hand-limit = cards that may stay in hand
label-drawn = new business to be placed
label-offers = Money shown
label-bonus = ${ $sum } bonus as it stands
label-worth = worth ($)
label-neutral = neutral gang
label-tied = nobody
label-tally = figures in a Turf War
label-strongest = strongest now
label-slots = empty slots
label-square = space
label-touches = touches
label-yields = brings
label-families =
    { $count ->
        [one] from { $count } family
       *[other] from { $count } families
    }
label-any-cards = any hand cards
label-tile-blue = blue tile
label-tile-red = red tile
label-act-tile = this act's tile
label-pile-blue = blue tiles left
label-pile-red = red tiles left
label-payable = payable
label-missing = missing
label-replaced = Narcotics at hand instead
label-job-deck = Job deck
label-low = running out
label-out = none left
label-uses = order of use
label-scan = scan
label-next = next
label-may-stay = cards in hand, limit at the Tribute
label-done-jobs = Jobs
label-hand-cards = cards in hand
label-case-cards = cards in the suitcase
label-score = score ($)
label-open-score = score in the open ($)
label-for-money = Money
label-for-territories = territories
label-for-colours = colours of Jobs
label-total = in all

## Settings (F2.5)

option-dons = Dons
option-control_pays = What a controller gets
option-ai_control_card = Dons' card for control
option-ai_control_members = Dons also profit from Family Members
option-ai_yield = Dons' gains
option-ally_figures = Figures of Allies
option-solo_thugs = Thugs against dons
option-ai_prefer_three = Dons prefer spaces that touch three territories
option-ai_sum_tie = Dons break ties by the sum of the territories
option-ai_avoid_extra = Dons avoid extra spaces
option-ai_deck_out = When no Jobs are left
dons-none = no dons: people only
control_pays-front = a controller gets the front
control_pays-back = a controller gets the back
ai_control_card-faq = a controlling don gets the Money shown, or a Job
ai_control_card-job = a controlling don always gets a Job
ai_control_members-True = dons profit from Members in their territories
ai_control_members-False = dons profit from Thugs in their territories only
ai_yield-one = a don takes one kind of gain
ai_yield-all = a don takes every kind of gain shown
ally_figures-neutral = figures of Allies fight for nobody
ally_figures-owner = Union Boss and Mayor fight for their owner
solo_thugs-base = as many Thugs as in a game of people
solo_thugs-three = three Thugs each against dons
ai_prefer_three-True = dons prefer spaces that touch three territories
ai_prefer_three-False = dons do not mind how many territories a space touches
ai_sum_tie-True = dons break ties by the sum of territories
ai_sum_tie-False = dons break ties by the order of spaces
ai_avoid_extra-True = dons avoid the extra spaces
ai_avoid_extra-False = dons use the extra spaces like any other
ai_deck_out-one = with the Job deck out a don gets $1
ai_deck_out-by_dons = with the Job deck out a don gets $1, $2 or $3 by the number of dons

## How a don decides (F15.5, F15.6)

test-square = the first empty square space on his scan
test-only = the only space left
test-extra = extra spaces come last
test-three = touches three territories
test-scan = earliest territory of his scan
test-sum = by the sum of the territories
test-order = first of those left
test-random = drawn by lot, as he is unpredictable
case-a = goods are shown, so he draws a Job
case-b = the front asks for discards: lost by lot, then he gains what it shows
case-few = the front asks for discards and he has too few cards: he draws a Job instead
case-c = Money or a Job is shown: he takes just that
case-d = cash to the suitcase: $1 from the supply for each
case-e = nothing for him: he draws a Job

## Moves

move-none = (no move { $action })
move-open = Open the new business { $territory-where }
move-thug = Thug to the { $business } { $territory-where }: { $business-front }
move-member = Member to the { $space }
move-job = Job: { $job-full }
move-ally = Ally: { $ally }
move-pass = Pass until the end of the phase
move-pay = Pay with: { $goods }
move-cost =
    { $declined ->
        [0] Discard the cards and take what the business gives
       *[other] Keep your cards and take nothing
    }
move-discard = Discard: { $card }
move-stash =
    { $declined ->
        [0] Into the suitcase: { $card }
       *[other] Put nothing more into the suitcase
    }
move-kill =
    { $declined ->
        [0] To the Hudson: the figure at the { $space }
       *[other] Spare everyone
    }
move-territory =
    { $declined ->
        [0] Choose the territory: { $territory }
       *[other] Choose no territory
    }
move-figure =
    { $declined ->
        [0] Choose the figure at the { $space }
       *[other] Choose no figure
    }
move-rival =
    { $declined ->
        [0] Rob: { $seat }
       *[other] Rob nobody
    }
move-good = Take from the supply: { $good }
move-rescue = Back from the Hudson: { $figure }
move-exchange =
    { $declined ->
        [0] Exchange { $card } for the next higher value
       *[other] Exchange nothing
    }
move-to = To the { $space }
move-show = Show: { $card }
move-marker =
    { $declined ->
        [0] Bring a marker { $from-whence }
       *[other] Leave your markers where they are
    }
move-bid =
    { $declined ->
        [0] Bid { $card }
       *[other] Close the bid
    }
move-take = Take the Ally: { $ally }
move-horse = The Horse Head: { $seat }
move-tile = New business: { $tile }
move-draw = Job drawn: { $job }
move-ally_up = Ally turned up: { $ally }
move-random = Card drawn: { $card }
move-random_ally = Ally drawn: { $ally }
move-random_space = Space drawn: { $space }

## Kinds of moves, above choices of one kind

kind-open = Open the business
kind-thug = Thug to a business
kind-member = Family Member to a corner
kind-job = Do a Job
kind-ally = Play an Ally
kind-pass = Pass
kind-pay = Payment
kind-cost = Price of the business
kind-discard = Discard
kind-stash = Into the suitcase
kind-kill = To the Hudson
kind-territory = Territory
kind-figure = Figure
kind-rival = Rob a rival
kind-good = Good from the supply
kind-rescue = Back from the Hudson
kind-exchange = Exchange Money
kind-to = Where to
kind-show = Show Money
kind-marker = Bring a marker
kind-bid = Bid
kind-take = Take an Ally
kind-horse = Horse Head
kind-tile = New business
kind-draw = Job drawn
kind-ally_up = Ally turned up
kind-random = Card drawn
kind-random_ally = Ally drawn
kind-random_space = Space drawn

## Warnings before a wasteful move

warning-pass-job =
    { $count ->
        [one] You could still pay for a Job: { $job }. Who passes does nothing more in this phase.
       *[other] You could still pay for { $count } Jobs, such as { $job }. Who passes does nothing more in this phase.
    }
warning-last-figure-job =
    { $count ->
        [one] This is your last figure: after it you can no longer do the Job { $job }, which you could pay for now.
       *[other] This is your last figure: after it you can no longer do { $count } Jobs that you could pay for now, such as { $job }.
    }
warning-pass-ally = You have not played this Ally yet in this act: { $ally }.
warning-last-figure-ally = This is your last figure: after it you can no longer play the Ally { $ally } in this act.
warning-tribute =
    { $count ->
        [one] Tribute will take a card of your hand.
       *[other] Tribute will take { $count } cards of your hand.
    }
warning-stash-less =
    { $count ->
        [one] Money in the suitcase is safe; Tribute will take a card of your hand.
       *[other] Money in the suitcase is safe; Tribute will take { $count } cards of your hand.
    }

## Effects that come with a number or a card

label-STASH =
    { $count ->
        [one] Put a Money card from your hand into your suitcase.
       *[other] Put up to { $count } Money cards from your hand into your suitcase.
    }
label-JOB =
    { $count ->
        [one] Draw a Job.
       *[other] Draw { $count } Jobs.
    }
label-GOODS =
    { $count ->
        [one] Take a good of your choice, but no Narcotics.
       *[other] Take { $count } goods of your choice, but no Narcotics.
    }
label-DROP_JOB =
    { $count ->
        [one] Discard a Job from your hand.
       *[other] Discard { $count } Jobs from your hand.
    }
label-GAIN = Take: { $what }.

## What is being decided

ask-place_tile = The new business is the { $tile } ({ $tile-front }; at the back { $tile-back }). Where does it open?
ask-turn = Family Business: what do you do?
ask-pay = How do you pay for the Job?
ask-cost = The business asks for discards first ({ $count }). Do you pay?
ask-discard = Which card do you discard? Still to go: { $count }.
ask-stash = Which Money goes into the suitcase? At most: { $count }.
ask-effect = Choose: { $effect }
ask-GOODS = Which good do you take? Still to take: { $count }.
ask-hit = Who is hit?
ask-to = Which space does the figure go to?
ask-show = Which Money card do you show? The highest of all is lost.
ask-marker = No marker is left in reserve. Do you bring one from elsewhere?
ask-bid = Your secret bid from the suitcase: which card next?
ask-take = Which Ally do you take?
ask-horse = Who gets the Horse Head?
ask-tile = Which tile was turned up?
ask-draw = Which Job is drawn? It goes to { $seat }. Still to come: { $count }.
ask-ai_draw = Which Job is drawn? It goes to { $seat }. Still to come: { $count }.
ask-refill_jobs = Which Job was turned up beside the board? Still to come: { $count }.
ask-refill_allies = Which Ally was turned up in the row? Still to come: { $count }.
ask-steal = Which card is stolen from { $rival }? It goes to { $seat }.
ask-ai_lose = Which suitcase card is lost? Owner: { $seat }. Still to come: { $count }.
ask-ai_show = Which suitcase card is shown? Owner: { $seat }.
ask-ai_bid = Which suitcase card is bid? Owner: { $seat }.
ask-ai_take = Which Ally is taken? It goes to { $seat }.
ask-ai_space = Which space does the figure go to? Owner: { $seat }.

## What happened. The player's name stands apart, so that any name (and “You”) will do.

event-horse = { $seat }: the Horse Head.
event-drew = { $seat }: draws the Job { $job }.
event-drew-unseen = { $seat }: draws a Job.
event-job-up = Open Job: { $job }.
event-ally-up = An Ally in the row: { $ally }.
event-phase-begins = Act { $act }, { $phase }.
event-tile-drawn = The new business: { $tile }.
event-opened = { $seat }: the { $tile } opens { $territory-where }.
event-placed = { $seat }: { $figure } to the { $space }.
event-gained = { $seat }: gains { $card }.
event-supply-lacks = { $seat }: no { $card } left in the supply.
event-pays-cost = { $seat }: pays the price of the { $space }.
event-keeps-cards = { $seat }: takes nothing from the { $space }.
event-discarded = { $seat }: discards { $card }.
event-stashed = { $seat }: { $card } into the suitcase.
event-stops-stashing = { $seat }: nothing more into the suitcase.
event-controller = { $seat }: a share for controlling the place of the { $space }.
event-takes-job = { $seat }: takes on the Job { $job }.
event-paid = { $seat }: gives { $card }.
event-completed = { $seat }: Job completed, { $job } goes into the suitcase.
event-plays-ally = { $seat }: plays the Ally { $ally }.
event-passed = { $seat }: passes.
event-killed = { $seat }: { $figure } ({ $rival }) goes from the { $space } to the Hudson.
event-declined = { $seat }: lets the effect go.
event-digs-in = { $seat }: digs in { $territory-where }.
event-drives-by = { $seat }: shots from a car { $territory-where }.
event-car-bomb = { $seat }: a car bomb { $territory-where }.
event-moves-figure = { $seat }: the figure at the { $space } has to move.
event-moved = { $seat }: { $figure } ({ $rival }) moves from the { $source } to the { $space }.
event-recalled = { $seat }: { $figure } returns to the reserve.
event-rescued = { $seat }: { $figure } is fished out of the Hudson.
event-robs-hand = { $seat }: reaches into the hand of { $rival }.
event-robs-case = { $seat }: cracks the suitcase of { $rival }.
event-stolen = { $seat }: takes { $card } from { $rival }.
event-stolen-unseen = { $seat }: takes a card from { $rival }, unseen by others.
event-nothing-to-steal = { $seat }: no Money to be stolen.
event-exchanged = { $seat }: exchanges { $card } for { $for }.
event-shows = { $seat }: shows { $card }, in secret for now.
event-shows-unseen = { $seat }: has chosen what to show.
event-shows-nothing = { $seat }: has no Money to show.
event-don-shows = { $seat }: shows { $card } from the suitcase.
event-offer-taken = { $rival }: { $card } is the highest and goes into the suitcase of { $seat }.
event-offer-returned = { $rival }: { $card } goes to the supply.
event-turf-won = { $seat }: strongest { $territory-where }.
event-turf-tied = { $territory }: nobody is strongest, nothing changes.
event-marked = { $seat }: a marker { $territory-where }.
event-keeps-markers = { $seat }: brings no new marker { $territory-where }.
event-marker-moved = { $seat }: a marker goes { $from-whence } and now lies { $territory-where }.
event-bid = { $seat }: bids { $card }, in secret.
event-bid-closed = { $seat }: the bid is closed.
event-bid-revealed =
    { $seat }: a bid worth ${ $value } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
event-don-bid = { $seat }: bids { $card }, drawn by lot.
event-bribed = { $seat }: { $card } is the bribe and goes to the supply.
event-took-ally = { $seat }: takes the Ally { $ally }.
event-act-begins = Entr'acte: all figures return, Act { $act } begins.
event-territory-bonus = { $seat }: bonus for { $territory }.
event-colour-bonus = { $seat }: bonus for the most Jobs, { $colour }.
event-score = { $seat }: ${ $money } in the suitcase, ${ $total } in all.
event-don-uses-ally = { $seat }: next in his order is an Ally, { $ally }.
event-don-uses = { $seat }: next in his order is a { $figure }.
event-don-chose = { $seat }: chooses the { $space } – { $test }.
event-don-yield = { $seat }: at the { $space } – { $case }.
event-don-gained = { $seat }: { $card } into the suitcase.
event-don-stashed = { $seat }: { $job } goes into the suitcase, not completed.
event-don-completed = { $seat }: one of its goods is within reach, so the Job { $job } is completed and goes into the suitcase.
event-don-no-access = { $seat }: none of its goods is within reach, so { $job } just goes into the suitcase.
event-don-no-target = { $seat }: the effect finds no target, so nothing happens.
event-don-job-instead = { $seat }: the effect makes no sense for a don, so he draws a Job.
event-don-lost = { $seat }: loses { $card } from the suitcase.
event-don-controls = { $seat }: a card for controlling the place.
event-deck-is-empty = { $seat }: the Job deck is empty, Money instead.

## Results

tally-money = Money in the suitcase
tally-territory = Most markers { $territory-where }
tally-colour = Most Jobs, { $colour }
result-richest = The richest family rules New York: { $winners }
result-more-territories = Level on money, but with more territories: { $winners }
result-shared = Level in everything, so they share New York: { $winners }
result-new-don = Richer than every don, and the new Don of New York: { $winners }
result-don-stays = The don stays boss of all bosses: { $winners }
ending-richest = the richest family
ending-more-territories = level on money, more territories
ending-shared = level in everything
ending-new-don = richer than every don
ending-don-stays = a don stayed boss

## What wins

mark-money = money in the suitcase
mark-cards = Money cards in the suitcase
mark-fives = $5 cards in the suitcase
mark-jobs = Jobs in the suitcase
mark-allies = Allies won
mark-territories = territory bonuses
mark-markers = markers on the board
mark-horse-first = Horse Head in Act I

## Problems: moves

problem-no-such-move = There is no move { $action }.
problem-game-over = The game is over.
problem-chance-decides = Chance decides that, not a player.
problem-no-such-outcome = Chance cannot decide so here.
problem-not-that-decision = Something else is to be decided now.
problem-no-thug = { $seat }: no Thug is left in reserve.
problem-no-member = { $seat }: no Family Member is left in reserve.
problem-space-taken = The { $space } is taken: a space holds one figure.
problem-space-closed = The { $space } is not open in this game.
problem-job-not-at-hand = { $job } is neither in your hand nor among the open Jobs.
problem-job-not-payable = You have not got the goods for { $job }.
problem-ally-not-yours = { $ally } is not your Ally.
problem-ally-played = { $ally } has been played in this act already.
problem-no-space-for-ally = There is no free space for { $ally }.
problem-must-choose = This cannot be declined.
problem-card-not-held = You do not hold { $card }.
problem-only-jobs = Only Jobs can be discarded here.
problem-higher-after-lower = { $card } may not follow a lower card of the same bid.
problem-not-in-suitcase = There is no more { $card } in your suitcase.
problem-no-slot = { $territory } has no empty slot.
problem-no-marker-there = You have no marker to bring { $territory-whence }.
problem-wrong-payment = That does not pay for { $job }.
problem-not-in-row = { $ally } is not in the row.
problem-no-goal = The figure cannot go to the { $space }.
problem-no-target = The effect cannot choose the { $space }.
problem-no-target-there = The effect cannot choose { $territory }.
problem-nothing-to-take = There is nothing to take from seat { $number }.
problem-good-not-to-be-had = { $card } cannot be taken this way.
problem-nobody-to-rescue = No such figure of yours is in the Hudson.
problem-no-exchange = { $card } cannot be exchanged now.
problem-move-unknown = “{ $what }” is no move of this game.
problem-move-value = A move needs a known value for “{ $key }”.
problem-seats-and-dons = With these dons the table has { $count } seats, not { $found }.
problem-first-seat = The Horse Head can begin on seats 0 to { $most }, not on { $found }.

## Problems: positions

problem-other-game = That is a position of “{ $what }”.
problem-bad-agreement = “{ $key }” does not say who plays by which settings.
problem-setup-has-no-position = During the setup there is no position to write down.
problem-nothing-fits = No position fits what is seen here.
problem-setup-cannot-be-imagined = During the setup nothing can be imagined yet.
problem-unknown-ids = “{ $key }” has an id that is unknown, or there twice.
problem-too-many-tiles = { $territory } has more tiles than slots.
problem-bad-figure = “{ $key }”: that figure cannot be there.
problem-job-not-once = The Job { $what } must be at exactly one place.
problem-bad-ally = The Ally { $what } cannot be there.
problem-don-with-hand = A don has no hand.
problem-bad-bid = “{ $key }” tells of cards that are not there.
problem-wrong-number-of-cards = { $what }: there are { $found } cards, not { $count }.
problem-wrong-number-of-figures = { $figure }: there are { $found }, not { $count }.
problem-wrong-number-of-markers = { $seat }: the markers do not add up.
problem-bad-step = A step of “todo” is wrong in “{ $key }”.
problem-wrong-mover = “to_move” should be { $expected }.
problem-not-over = The game cannot be over in this position.
problem-wrong-scores = Scores or winners do not follow from the position.

## Problems: a box

problem-data-effect = { $where }: F8.5 knows no effect “{ $what }”.
problem-data-ally-deck = { $where }: Act { $act } has { $found } Allies, the row needs { $count }.
problem-data-printed-business = { $where }: every territory has exactly one printed business.
problem-data-business = { $where }: a business is printed in a territory, or it is a blue or red tile.
problem-data-icons = { $where }: the icon { $what } is there { $found } times; more than { $most } cannot be counted.
problem-data-neighbours = { $where }: neighbours must be neighbours of each other.
problem-data-round-space = { $where }: a round space touches two or three territories that are all neighbours.
problem-data-don = { $where }: a don uses each once: thug, member, ally.
problem-data-scan = { $where }: a scan names each territory from 1 to 7 once.
problem-data-too-few-jobs = { $where }: there are { $found } Jobs; five families need { $count }.
problem-data-too-little-money = { $where }: there are { $found } of these cards; five families need { $count }.

## The rulebook

chapter-F1 = Aim and components
rule-F1-1 = You are the head of a family. After four acts the richest family rules New York. Money in hand is mostly lost as tribute: launder it, for only what lies in the suitcase counts, with bonuses for territories and for the most Jobs of a colour (F14). Playing alone you face one to three dons and take the boss's place if you end richer than every one of them.
rule-F1-2 = Each family has three Family Members with round bases (Don, Consigliere, Heir) and two or three Thugs with square ones. Allies bring three more figures: the Union Boss (square), the Mayor (round) and the Police Chief.
    .ruling = the Police Chief fits any space and then has its shape; a family's Members are alike, only their number counts.
rule-F1-3 = The board has seven territories. Each has one printed business and slots for tiles; every open business is a square space. Round spaces lie on borders and touch two or three territories; some, the extra ones, open only with three or four families. A space holds one figure.
    .ruling = the number on a round space counts families, not figures.
rule-F1-4 = A business has a front (its legal side) and a back (the illegal one). A face shows icons: goods (gun, booze, blood money, narcotics), Money of $1, $2, $3 or $5, a Job, or cash to the suitcase. It may ask for a number of discards first.
rule-F1-5 = There are 120 Money cards, 32 goods, 44 Jobs in four colours and 18 Allies, six for each of the first three acts. Money and goods lie in the supply; Money is never changed.
rule-F1-6 = Each family has a suitcase and nine control markers. There are also the Horse Head for whoever goes first, the Hudson for killed figures, and markers for act and phase.
rule-F1-7 = A figure belongs to the seat that placed it, ally figures too. Its shape is that of its space.
rule-F1-8 = Who owns the top marker of a territory's stack controls it. You are in a territory with a Thug on one of its square spaces or a Member on a round space that touches it (with the setting for owners' figures also with Union Boss or Mayor).
chapter-F2 = Data, where they are from, settings
rule-F2-1 = All numbers, names and cards come from a data file; the rules add none.
rule-F2-2 = Every group of data says whether it is printed, derived or reconstructed by us, and the program shows it.
rule-F2-3 = Who owns the box may play with a file of their own of the same shape. Records and positions carry its id and the digest of its content; other content needs another id.
    .ruling = a record holds an owner's file as a whole, because its decisions mean nothing without it and whoever replays it may not have the box.
rule-F2-4 = A file is refused, with the reason, unless its ids are unique, the territories are 1 to 7 with mutual neighbours and one printed business each, round spaces touch neighbouring territories, icons, Money, goods, effects, colours, figures and dons are those the rules know, each act has Allies enough for the row, and Jobs and Money suffice for five families.
    .ruling = refused too, because it could not be counted: more than 60 businesses or round spaces, 200 Jobs, 60 Allies or 6 dons, a Job that costs more than 8 goods, an icon more than 63 times. All that is wrong is told at once, each fault with its place.
rule-F2-5 = Before the game you may agree on settings: what a controller gets, how dons profit from control and from their figures, whom ally figures fight for, how many Thugs there are against dons, the three suggestions for placing dons' figures, what dons get when Jobs run out, and who has the Horse Head first.
chapter-F3 = Setup
rule-F3-1 = Two to five people play, or one person on the first seat against one, two or three different dons on the next ones.
    .ruling = there are no other mixtures of people and dons.
rule-F3-2 = Against one don the game is set up as for two families.
    .ruling = against two or three dons as for three or four.
rule-F3-3 = Every family, a don's too, begins with an empty suitcase, its Don and its Thugs in reserve (three with two families, otherwise two) and nine markers. The Consigliere joins in Act II, the Heir in Act IV.
    .ruling = a setting gives everyone three Thugs in solo games.
rule-F3-4 = Each person starts with $1, $2, $3 and two Jobs in hand. A don gets neither and never has a hand.
rule-F3-5 = Four Jobs are turned up beside the board: the open Jobs, for every person to use.
rule-F3-6 = As many Allies of Act I as there are families are turned up as the row; the rest of that deck leaves the game.
rule-F3-7 = Blue and red tiles form two piles.
rule-F3-8 = Somebody gets the Horse Head.
    .ruling = by lot, unless a seat has been named.
rule-F3-9 = Chance decides in this order: Horse Head, two Jobs for each person by seat, the open Jobs, the row.
chapter-F4 = Course of the game
rule-F4-1 = An act has six phases: Open New Business, Family Business, Turf War, Bribery, Tribute to the Don, Entr'acte. Act IV has no Bribery and no Entr'acte.
rule-F4-2 = Turns go clockwise from the Horse-Head holder.
rule-F4-3 = Cards you gain go to your hand unless a rule names the suitcase.
    .ruling = what the supply lacks, or an empty Job deck cannot give, a person does not get.
rule-F4-4 = Discarded Money and goods return to the supply; discarded Jobs are out of the game.
rule-F4-5 = Your hand and suitcase are your secret, only the number of cards is public; a don's suitcase nobody looks into. Every card is shown as it goes into a suitcase, so who pays attention can count. A Job drawn is seen by you alone, a stolen card by thief and victim. Bids and offers stay hidden until the last is in. All else is public.
    .ruling = what was shown may be counted from the log, but no screen lists or adds up the hand or suitcase of another family before the end.
rule-F4-6 = Where only one option exists nothing is asked; equal cards are one option. Only the main action of your turn is always asked.
chapter-F5 = Open New Business
rule-F5-1 = One tile is drawn by lot, a blue one in Acts I and II, a red one in Acts III and IV.
rule-F5-2 = It is put on an empty slot, where it stays all game.
    .ruling = the Horse-Head holder chooses the slot; a don takes the first in his scan.
rule-F5-3 = The businesses of a territory are ordered: the printed one first, then tiles as they came.
chapter-F6 = Family Business
rule-F6-1 = In turn order, again and again, every family that can act takes one turn. You can act as long as you have not passed and have a figure in reserve; a don as long as he finds something to use. When nobody can, the phase ends.
    .ruling = passing is final for the phase.
rule-F6-2 = A turn is one of these. Thug: to an empty square space, shake down its front, then control. Family Member: to an empty open round space, shake down the backs of all businesses of all territories it touches. Job: complete one from your hand or from the open ones. Ally: play one of your own. Pass. Jobs and Allies need a figure in reserve but use none.
chapter-F7 = Gains and control
rule-F7-1 = To shake down faces is to take all their icons.
    .ruling = first goods and Money, then Jobs, then cash to the suitcase one by one: each time one Money card from hand, just gained ones too, or stop.
rule-F7-2 = Icons of several backs are added up and taken together.
rule-F7-3 = Where a face asks for discards you may discard that many hand cards of any kind and then take its icons, or take nothing. Such faces come last, one by one. The figure stays in any case.
rule-F7-4 = Family Members pay nothing to a controller, except to dons (F15.11).
rule-F7-5 = After a Thug or Union Boss has shaken down a front in a territory of another family, that family shakes down the same front too (by setting its back instead), paying a cost itself.
rule-F7-6 = Your own placements in your own territory give nothing extra. The Police Chief and rivals' figures that are moved shake down nothing.
chapter-F8 = Jobs and effects
rule-F8-1 = A Job costs goods from your hand. A Narcotics card replaces any one good. What you cannot pay you cannot choose.
rule-F8-2 = If several payments are possible you choose one.
rule-F8-3 = Then the goods go to the supply, the Job, shown to all, into your suitcase, the pay to your hand, and its effects happen in order. The place of an open Job stays empty until the Entr'acte.
rule-F8-4 = Effects without a possible target do nothing.
    .ruling = a Job may be completed even so; an effect with a choice may be declined before its first choice, except taking goods, rescuing, dropping Jobs and placing a figure.
rule-F8-5 = Effects kill a figure that is not yours, hit one square and one round space of a territory, blow up all squares of a territory, move a rival's figure or your own Thug (which shakes down anew), call a figure back, put cash into the suitcase, steal a random card from a hand or Money from a suitcase, make every rival show a Money card of which the highest is yours, draw Jobs, take goods but no Narcotics, put a marker where you are, take a card, fish a figure out of the Hudson, exchange Money for the next higher value, drop Jobs, or place an ally's figure. Of a don a random suitcase card is looked at, and only Money is kept.
chapter-F9 = Allies
rule-F9-1 = Allies are won in Bribery, lie open before their owner and are not hand cards.
rule-F9-2 = Each may be played once per act; its effects happen in order.
    .ruling = also without effect, but one with a figure only if a fitting space is empty.
rule-F9-3 = A killed ally figure is out for the rest of the act.
    .ruling = it lies in the Hudson until the Entr'acte; the card stays with its owner.
chapter-F10 = Turf War
rule-F10-1 = Territories 1 to 7 in order. Every figure counts one: on a square space in its territory, on a round one in every territory it touches. Figures of Allies count together as a neutral gang (by setting Union Boss and Mayor for their owner).
rule-F10-2 = A single family with strictly more than every other and the neutral gang puts a marker on top, also where it already controls. Otherwise nothing changes.
rule-F10-3 = With no marker in reserve you may move one of your own here from another territory.
    .ruling = your lowest in that stack.
chapter-F11 = Bribery
rule-F11-1 = In turn order every person secretly bids any number of Money cards from the suitcase; then the dons bid, then all bids are revealed.
    .ruling = cards are named one by one, never a higher value after a lower one, then the bid is closed.
rule-F11-2 = Bids are ranked by value, ties by turn order. The last-ranked gets nothing, nor does anyone below $1.
rule-F11-3 = The others, in rank order, pay their bid to the supply and take an Ally from the row. Who gets nothing keeps the bid.
    .ruling = if Allies are too few, the lowest-ranked get nothing.
chapter-F12 = Tribute to the Don
rule-F12-1 = In turn order everyone discards hand cards of their choice down to the limit: 5, 4, 3, 2 in Acts I to IV.
rule-F12-2 = Dons pay no tribute: they are the Don.
chapter-F13 = Entr'acte
rule-F13-1 = All figures return to their owners, from the Hudson too; Allies may be played again.
rule-F13-2 = The next act begins. The Consigliere joins in Act II, the Heir in Act IV, for dons as well.
rule-F13-3 = Open Jobs are refilled to four, as far as the deck lasts.
rule-F13-4 = Allies left in the row leave the game; as many of the new act as there are families are turned up (none in Act IV).
rule-F13-5 = The Horse Head moves on.
    .ruling = to the left, also to a don.
chapter-F14 = End
rule-F14-1 = After the Tribute of Act IV all Money in hand goes into the suitcase; other hand cards are discarded.
rule-F14-2 = Your score is the Money in your suitcase plus bonuses for territories and colours.
rule-F14-3 = A territory brings $5 to the family with most markers in its stack; tied, to the one of them whose marker lies highest.
rule-F14-4 = A colour brings $5 to the family with most Jobs of it in the suitcase, at least one; tied, to each. A don's uncompleted Jobs count.
rule-F14-5 = Among people the richest wins; tied, who has more territory bonuses.
    .ruling = still tied, they share the victory.
rule-F14-6 = Playing alone you win with strictly more than every don, and are the new Don of New York; otherwise the best don wins.
chapter-F15 = The dons (solo)
rule-F15-1 = A don is an automaton: everything follows from the position and chance. He has no hand and no goods; every card he gains goes straight into his suitcase, on each of his turns at least one.
rule-F15-2 = Luciano uses Members, Allies, Thugs and looks at territories from 1 to 7. Siegel uses Thugs, Allies, Members and looks from 7 to 1. Capone uses Thugs, Members, Allies and looks at 4 to 7, then 3 to 1.
rule-F15-3 = On his turn a don uses the first kind in his order that can be used and places the figure by F15.4 or F15.5. An Ally other than Union Boss and Mayor just brings him a Job. He needs no reserve for an Ally.
    .ruling = Allies in the order gained.
rule-F15-4 = A square figure goes to the first territory in his scan with an empty square space, its businesses in order.
    .ruling = the scan starts anew each turn.
rule-F15-5 = For a round figure the best empty space is kept, test by test: not an extra one; touching three territories; touching the earliest territory of his scan; by the sum of the territories, lowest for Luciano, highest for Siegel, by lot for Capone; the first in order. Settings can switch tests off.
rule-F15-6 = What the place shows decides what he gains, the first that applies. a: goods – he draws a Job and completes it if it is accessible, otherwise just stashes it. b: the front asks for discards – he loses that many random suitcase cards and gains what it shows. c: Money or a Job – exactly these. d: cash to the suitcase – $1 each. e: otherwise a Job.
    .ruling = faces with a cost are left out, except a costed front in b; with too few cards in b he loses none and draws a Job; a setting lets him do all of a to d that apply.
rule-F15-7 = The figure just placed gives access to the goods on all fronts of its territory, or, on a round space, on all backs of the territories it touches. One of the goods printed on a Job is enough, and Narcotics open every Job.
rule-F15-8 = Completing puts the Job and its pay into his suitcase, then its effects happen. He completes only the Job he has just drawn, never open ones.
rule-F15-9 = A don's effects choose victims in this order: the human's Thugs and Members, other dons' by seat, ally figures; then the earliest territory of his scan, squares before rounds. Shots and bombs go where they hit most of others and least of his own. He steals from the human first, takes the human's offer alone, digs in where he is and does not control; whatever makes no sense for him is a Job instead.
rule-F15-10 = When in doubt he draws a Job and stashes it.
rule-F15-11 = When a human places a Thug or Union Boss in a don's territory, or a Member or Mayor touching one, the don gets one card: the Money the place shows, otherwise a Job. Settings can make it always a Job, or leave Members out.
    .ruling = the lowest Money if several are shown; another don's square figure counts the same.
rule-F15-12 = With the Job deck empty a don gets $1 for each Job he should draw; by setting $1, $2 or $3 with one, two or three dons.
rule-F15-13 = The supply may lack the Money a don should get.
    .ruling = he gets the next lower value there is, otherwise a Job, otherwise nothing.
rule-F15-14 = In Bribery a don bids random suitcase cards, one more than the human, or all he has; a Job counts $1. If the human bids nothing the dons win by default. A winning don pays the Money; his Jobs, and all he bid if he gets nothing, return.
rule-F15-15 = A winning don takes his favourite Ally if it is there: Luciano the Mayor, else the Union Boss, the others the Union Boss, else the Mayor; otherwise a random one.
rule-F15-16 = A don always places a marker he has won; with none in reserve he moves his lowest from the other territory where he has most.
    .ruling = of several such the last in his scan.
rule-F15-17 = Advice: a don nearly always wins the colours of Jobs but seldom earns Money, so that is where to beat him.
rule-F15-18 = The suggestions for placing are Stephen Robertson's: spaces touching three territories reward better and control more, and on the extra spaces dons would crowd together, so these come last.

## At a real table

companion-welcome = A companion to your table: { $rivals }. Tell what chance brought and what you decide; the lines tell what the dons do, each with its clause.
