### The board of GANGS, for those who see it and those who hear it.

board-table = The table
board-players = Players
board-mine = Your cards
board-name = { $seat }
board-moving = to move
board-title-heart = The Heart
board-title-land = No Man's Land

## Short forms for cards and name plates

board-gang = { $gang }
board-gang-short = { $gang-short }
board-gang-letter = { $gang-letter }
board-place-name = { $place }
board-place-short = { $place-short }

## Places, as they are read out

board-place = { $place }, { $row }: { $gang }.
board-place-empty = { $place }, { $row }: empty.
board-place-hole = { $place }, { $row }: a hole to fill.
board-state-start = Can be chosen.
board-state-goal = Can climb here.
board-state-victim = Can be driven out.
board-state-reveal = Can be turned face up.
board-state-picked = Picked up.
board-state-proposed = Proposed; choose it again to confirm.
board-worth =
    { $count ->
        [one] 1 point a card at the end, for everybody allied with its gang.
       *[other] { $count } points a card at the end, for everybody allied with its gang.
    }

## Piles

board-deck = Deck: { $gang } on top.
board-deck-empty = Deck: empty.
board-deck-below =
    { $count ->
        [one] 1 card below.
       *[other] { $count } cards below.
    }
board-deck-bosses =
    { $count ->
        [one] The next one is a boss, the last.
       *[other] The next { $count } are bosses.
    }
board-pile = { $pile } ({ $count }): { $gangs }

## Hands

board-alliances-of = Alliances: { $alliances }
board-influence-of = Influence: { $influence }
board-hidden =
    { $count ->
        [one] one hidden
        [2] two hidden
       *[other] three hidden
    }
board-points-known =
    { $count ->
        [one] 1 point known
       *[other] { $count } points known
    }
board-points-brief =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
board-points-least = { $count }+ pts
board-influence-card = Influence: { $gang }.
board-alliance-card = Alliance: { $gang }.
board-shown = Face up.
board-caption-shown = shown
board-caption-secret = secret
board-secret = Only you know.
board-no-influence = No influence left
board-pass = Pass

## What to do next

board-ask-goal = { $from }: where to? Choose a lit place.
board-ask-climber = Who climbs { $to-whither }?
board-ask-agent = Influence with { $card-the }: who does the dirty work?
board-ask-victim = { $agent }: whom do they drive out?
board-ask-card = { $agent } against { $victim }: which influence card do you discard?
board-no-way = Nobody climbs { $from-whence } now. Choose a goal to hear why.

## Who is who

board-census = Who’s who
board-census-gang = Gang
board-census-bosses = Bosses in the deck
board-census-hidden = Cards you cannot see
