### The board of FAMILIES, for those who see it and those who hear it.

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
