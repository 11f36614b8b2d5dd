### The board of FAMILIES, for those who see it and those who hear it.

## Cards, mats, displays and clock

board-name = { $seat }
board-to-move = to move
board-can-choose = Can be chosen.
board-is-picked = Chosen.
board-close = Close
board-or = or
board-by-lot = by lot

board-clock = Act, phase and turn order
board-over = The game is over
board-no-phase = not in this act
board-act-limit =
    { $count ->
        [one] Tribute leaves { $count } card in hand.
       *[other] Tribute leaves { $count } cards in hand.
    }
board-act-tile-blue = A blue tile opens.
board-act-tile-red = A red tile opens.
board-act-joins = Joins the family: { $who }.
board-title-0 = Don
board-title-1 = Consigliere
board-title-2 = Heir

board-open-jobs = Open Jobs
board-no-open-jobs = No Job lies open.
board-job-deck = deck: { $count }
board-job-discard = out of the game: { $count }
board-job = { $job-full }, { $colour }.
board-job-payable = You can pay for it.
board-job-payable-by =
    { $count ->
        [one] You can pay for it, with a Narcotics card instead of what is missing.
       *[other] You can pay for it, with { $count } Narcotics cards instead of what is missing.
    }
board-job-lacks = You lack: { $what }.
board-no-effect = only the pay

board-effect-KILL_SQ = Kill a rival figure on a square
board-effect-KILL_RD = Kill a rival figure on a circle
board-effect-KILL_ANY = Kill any rival figure
board-effect-DRIVEBY = In a territory kill one on a square and one on a circle
board-effect-CARBOMB = Kill everyone on the squares of a territory
board-effect-MOVE_RIVAL = Move a rival figure
board-effect-MOVE_OWN = Move your Thug, shake down anew
board-effect-RECALL = Take a figure of yours back
board-effect-STASH =
    { $count ->
        [one] { $count } Money card to the suitcase
       *[other] Up to { $count } Money cards to the suitcase
    }
board-effect-STEAL_HAND = Steal a card from a hand
board-effect-STEAL_CASE = Steal Money from a suitcase
board-effect-OFFER = Rivals show Money, the highest is yours
board-effect-JOB =
    { $count ->
        [one] Draw a Job
       *[other] Draw { $count } Jobs
    }
board-effect-GOODS =
    { $count ->
        [one] Take a good, no Narcotics
       *[other] Take { $count } goods, no Narcotics
    }
board-effect-CONTROL = Put a marker where you are
board-effect-GAIN = Take: { $what }
board-effect-RESCUE = Fish a figure of yours out of the Hudson
board-effect-EXCHANGE = Swap Money for the next value
board-effect-DROP_JOB =
    { $count ->
        [one] Discard a Job
       *[other] Discard { $count } Jobs
    }
board-effect-FIGURE = Place this figure: { $figure }

board-row = Allies to be bribed
board-row-empty = No Ally is left in the row.
board-played = played
board-unplayed = ready

board-supply = Supply
board-stack =
    { $what }: { $count ->
        [one] { $count } card left.
       *[other] { $count } cards left.
    }
board-tiles-blue = blue tiles: { $count }
board-tiles-red = red tiles: { $count }
board-discard-first =
    { $count ->
        [one] discard { $count } card, then
       *[other] discard { $count } cards, then
    }

board-own-mat = Your family
board-reserve = Reserve
board-in-reserve = { $figure }, in reserve: { $count }.
board-markers-left =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
board-hand = Hand
board-hand-empty = No cards in hand.
board-hand-fits =
    { $count ->
        [one] { $count } card, { $limit } may stay
       *[other] { $count } cards, { $limit } may stay
    }
board-hand-excess =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $limit } may stay: { $excess ->
        [one] { $excess } goes at Tribute
       *[other] { $excess } go at Tribute
    }
board-in-hand = { $what }, in hand: { $count }.
board-going = To be discarded: { $count }.
board-own-case = Your suitcase: ${ $sum } in Money.
board-case-sum = Suitcase: ${ $sum }
board-case-no-money = no Money yet
board-case-empty = empty
board-case-closed = still closed
board-money-cards = { $card }: { $count }.
board-colour-jobs = Jobs, { $colour }: { $count }.
board-own-allies = Your Allies
board-score-now = Your score as it stands
board-score-final = Your score

board-rivals = The other families
board-rival-hand = Cards in hand: { $count }.
board-rival-case = Cards in the suitcase: { $count }.
board-open-score = ${ $sum } for territories as it stands.
board-suitcases = The suitcases are opened
board-richest = rules New York

board-legend = What the signs mean
board-legend-icons = Cards and icons
board-legend-figures = Figures
board-legend-colours = Colours of Jobs and tiles
board-legend-effects = What Jobs and Allies do
board-legend-phases = Phases of an act
board-legend-marks = Marks
board-legend-narcotics = stands for any good
board-legend-square = on square spaces
board-legend-round = on round spaces
board-legend-any = on any space
board-legend-horse = goes first
board-legend-lit = can be chosen now
board-legend-picked = chosen, not yet confirmed
board-legend-now = happens just now
board-legend-last = of the last move
board-legend-since = has changed since your turn
