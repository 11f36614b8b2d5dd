### The board of SYNDICATE: what stands on it beside the words of the game.

label-map = The board: { $name }
label-automaton = The automaton
label-reasons = Why it moved so
label-why = Why?
label-player = { $seat }
label-you = you
label-own-hand = Your hand
label-own-bag = In your bag
label-bags = Bags and pile
label-unseen = Not placed yet, in hand or bag: { $gang }
label-unseen-reinforcements = Reinforcements you have not seen
label-legend = What the signs mean
label-symbol-quick = quick support
label-symbol-block = block
label-symbol-shot = shot
label-grounds = The strip at the foot of a token shows where it may go: dashes for streets, a wave for the river. Mixed ground has both. A star marks a reinforcement. Tokens with round corners are the first player's, square ones the second's.
label-choosable = can be chosen
label-field-free = { $field }, free
label-field-taken = { $field }, taken: { $token } ({ $gang })
label-marker-red = the marker is on the red space
label-marker = the marker is { $count } of { $most } on the way to the hat of: { $gang }
label-row-state = row { $number } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $taken } of { $count } fields taken
label-ways = arrows lead to { $ways }
label-hint = hint { $rank }, chance { $percent }%
ask-with-token = { $token }: choose a lit field.
ask-with-field = { $field }: choose a token from your hand.
ask-without-field = { $token }: there is no field for it now.
ask-token-waits =
    { $token } has to wait: { $kind ->
        [effect] first choose the next effect.
        [shoot] first choose whom to hit.
       *[other] first choose a district.
    }
