### TOY in English.

title = High Card
subtitle = Eight cards, three tricks, the higher card takes (2 players).

## Cards (T1.1)

card-0 = the One
card-1 = the Two
card-2 = the Three
card-3 = the Four
card-4 = the Five
card-5 = the Six
card-6 = the Seven
card-7 = the Eight

## The table

label-table = The table
label-led = led
label-out = played
label-hand = hand
label-tricks = tricks

## Moves and questions

move-play = play { $card }
move-deal = deal { $card }
move-begin = first player: { $seat }
move-none = nothing: there is no move { NUMBER($action, useGrouping: 0) }
kind-play = Play a card
kind-deal = Deal a card
kind-begin = Who begins
ask-lead = You lead: which card?
ask-follow = { $card } was led: which card do you play?

## What happened

event-dealt = { $seat } is dealt { $card }.
event-dealt-unseen = { $seat } is dealt a card.
event-begins = First to move: { $seat }.
event-played = { $seat } plays { $card }.
event-taken = { $seat } takes the trick.
event-over = All cards are played.

## How it ended

result-most-tricks = { $winners } took most tricks.
ending-most-tricks = on tricks
tally-tricks = tricks taken: { $count }

## What may have won

mark-tricks = tricks taken
mark-last-trick = took the last trick

## Refusals

problem-no-such-move = There is no move { NUMBER($action, useGrouping: 0) }.
problem-game-over = The game is over.
problem-chance-decides = Chance deals the cards and draws who begins.
problem-not-in-hand = You do not hold { $card }.
problem-setup-has-no-position = The cards are still being dealt: there is no position to write down yet.
problem-setup-cannot-be-imagined = The cards are still being dealt: it is too early to guess at the hidden ones.
problem-move-unknown = This game has no move “{ $what }”.
problem-move-value = “{ $key }” of a move must be a whole number from 0 to { $most }.
problem-other-game = This is not a position of TOY but of “{ $what }”.
problem-wrong-mover = By the rest of the position, “to_move” must be: { $expected }.
problem-card-twice = There is only one of { $card }.
problem-cards-and-tricks = The cards in the hands do not go with the tricks taken.
problem-led-not-out = { $card } was led, so it must lie among the cards played.
problem-leader-took-nothing = Whoever leads has taken the last trick.

## The rules

chapter-T1 = The deal
rule-T1-1 = There are eight cards, from the One to the Eight.
rule-T1-2 = Somebody begins.
    .ruling = the first player is drawn at random, unless the table names one.
rule-T1-3 = Each player is dealt three of them; the other two stay aside.
rule-T1-4 = Hands are secret, but everyone sees how many cards are in them.

chapter-T2 = A trick
rule-T2-1 = Whoever leads plays a card; then the other one plays a card.
rule-T2-2 = The higher card takes the trick.
rule-T2-3 = Whoever took the trick leads to the next.

chapter-T3 = The end
rule-T3-1 = The game is over when all hands are empty.
rule-T3-2 = Whoever has taken most tricks wins.
