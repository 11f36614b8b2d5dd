### The board of FAMILIES: what stands on it beside the words of the game.

## The board itself

board-name = { $seat }
board-desk = What is asked
board-tabs = Parts of the board
board-tab-map = Map
board-tab-mine = Mine
board-tab-jobs = Jobs
board-tab-rivals = Rivals
board-tab-choice = something can be chosen here
board-ask-square = Thug: choose a lit business.
board-ask-round = Family Member: choose a lit round space.
board-ask-which = Several moves fit: which one?
board-ask-more = Cards chosen: { $count } of { $most }.
board-tile-where = This business opens. Touch a territory with an empty slot.
board-brings = { $space } brings
board-brings-nothing = nothing
board-plan-discard =
    { $count ->
        [one] Choose a card to discard.
       *[other] Choose { $count } cards to discard; they go together.
    }
board-plan-left =
    { $count ->
        [0] Complete. Confirm above, or put them back.
        [one] One more.
       *[other] { $count } more.
    }
board-plan-bid = Your secret envelope: touch Money in your suitcase, then seal it.
board-plan-empty = nothing yet
board-plan-back = Put back
board-seal = Seal the envelope: ${ $sum }
board-seal-empty = Seal it empty: bid nothing
board-envelopes = Bribery: the envelopes
board-bid-waits = not yet
board-bid-open = still open
board-bid-sealed = sealed
board-bid-value =
    { $count ->
        [0] nothing
        [one] ${ $sum }, one card
       *[other] ${ $sum }, { $count } cards
    }
board-war = Turf War, Act { $act }
board-bribery = Bribery, Act { $act }
board-tied = nobody
board-unmarked = without a marker
board-don-turn = The turn of { $seat }
board-don-why = Why { $seat } moved so
board-an-ally = Ally
board-fold = { $title }: fold away
board-unfold = { $title }: look at it again

## Cards, mats, displays and clock

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

## The town

board-town = The town
board-town-seat = { $seat }
board-town-name = { $territory }
board-town-business = { $business }
board-town-north = N
board-town-tied = tied
board-town-shop = { $business } { $territory-where }. Front: { $business-front }. Back: { $business-back }.
board-town-round = { $space }.
board-town-closed = { $space }: closed, opens with { $count } families.
board-town-brings = Brings: { $icons }.
board-town-costly =
    { $count ->
        [one] For one discarded card also: { $icons }.
       *[other] For { $count } discarded cards also: { $icons }.
    }
board-town-here = Here: { $figure } ({ $seat }).
board-town-free = Free.
board-town-lit = Can be chosen.
board-town-picked = Selected.
board-town-plan = { $seat } is going here next.
board-town-territory = { $territory-numbered }.
board-town-war = Turf War: { $tally }.
board-town-side = { $seat } { $count }
board-town-neutral = neutral { $count }
board-town-wins = Strongest: { $seat }.
board-town-nobody = Nobody wins.
board-town-controls = Controlled by { $seat }.
board-town-stack = Markers from below: { $names }.
board-town-bonus = ${ $sum } bonus as it stands: { $seat }.
board-town-slots =
    { $count ->
        [one] One empty slot.
       *[other] { $count } empty slots.
    }
board-town-hudson = The Hudson
board-town-dead = Dead in the Hudson: { $names }.
board-town-no-dead = The Hudson: no dead.
board-town-body = { $figure } ({ $seat })
board-town-rescue = { $figure } ({ $seat }) in the Hudson. Can be chosen.
