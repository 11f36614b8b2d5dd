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
