title = SPEAKEASY

## What the adviser looks at

term-money = money in the pocket and the safe
term-bottles = bottles on Helpers
term-buildings = buildings, what they earn and score
term-danger = safety in the Mob Wars to come
term-zones = control of Zones
term-barrels = barrels ready for sale
term-trucks = barrels on Trucks
term-levels = levels and Infamy
term-cards = cards in hand
term-tiles = City tiles
term-members = members at hand
term-goons = Goons
term-leverage = Leverage
term-goals = goals and Books
term-helpers = Helpers to call
term-crates = Crates and their bonuses
term-associate = an Associate
term-plans = what the turn still brings
term-turns = turns to come

## What wins

mark-speakeasy = Speakeasies at the end
mark-nightclub = Nightclubs at the end
mark-casino = Casinos at the end
mark-stills = Stills still standing at the end
mark-opened = Buildings opened in the whole game
mark-in-downtown = Buildings in Downtown at the end
mark-in-midtown = Buildings in Midtown at the end
mark-in-uptown = Buildings in Uptown at the end
mark-protected = Protected buildings at the end
mark-districts = Districts controlled at the end
mark-books = Books at goals
mark-books-docks = Books at the goals of the Docks
mark-books-city-hall = Books at the goals of City Hall
mark-books-infamy = Books at the goals of the Infamy track
mark-books-zones = Books at Zone goals
mark-books-park = Books at Central Park goals
mark-books-left = Books never used
mark-level-vip = VIP Room level
mark-level-party = Party level
mark-level-stills = Stills level
mark-level-fleet = Fleet level
mark-level-strength = Strength level
mark-infamy = Infamy
mark-crates = Crates
mark-helpers = Helpers
mark-helpers-used = Helpers used
mark-bottles = Money for bottles
mark-goons = Goons at the end
mark-members = Members in play at the end
mark-lost-members = Members lost in Mob Wars
mark-associate = An Associate at the end
mark-cards-left = Cards left in hand
mark-tiles-left = City tiles left
mark-ahead-in-order = First in turn order at the end
