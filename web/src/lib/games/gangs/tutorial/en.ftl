## The tutorial of GANGS, on its own record (record.jsonl)

lesson-hello = Eight gangs climb this pyramid, and nobody owns any of them. What you own are secrets: your three alliances, with the Five Points Toughs, the Sicilian Butchers and the Ebony Reapers. The higher their cards stand in the end, the more you score: 3 points for the Kingpin at the top, 2 for each card in No Man's Land right below, 1 for each in the Heart. Sal, across the table, has three alliances too, and you do not know which.
lesson-climb = In your turn you may send any card one row up, diagonally, to an empty place. It needs a leg-up: to climb to the right it must have a neighbour on its right, to climb to the left one on its left.
lesson-climb-task = The Sicilian Butchers are yours. Send them from Pell Street up to Park Street.
lesson-deck = Well done. The hole that they left in the bottom row was filled by the top card of the deck. That card lies face up, so everybody knows what comes next. Your turn is over, and it is up to Sal.
lesson-higher = A few turns later the pyramid is growing. You may move cards from higher up too: here the Five Points Toughs can climb into row 3.
lesson-higher-task = Send the Toughs from Mott Street up to Bandit's Roost.
lesson-hole = Now there is a hole in row 2, and you must fill it with one of the two cards right below. Which one is up to you: a free lift for a friend. The hole that this leaves is filled in the same way, down to the deck.
lesson-hole-task = Lift the Ebony Reapers from Bayard Street: they are yours.
lesson-heart = Row 4 is the Heart of the district: from here up, places are worth points. But the first time anybody climbs into it, secrets come out.
lesson-heart-task = It is worth it. Send the Butchers from Mulberry Bend up to Orange Street.
lesson-reveal = With two players only whoever is on turn turns an alliance face up; with three or four nearly everybody does. Which one you show is your choice. You have pushed the Butchers so hard that Sal suspects it anyway.
lesson-reveal-task = Show the alliance with the Sicilian Butchers.
lesson-hit = On the way into No Man's Land you had to show a second alliance, the Toughs, and Sal struck at once. Instead of climbing one may use influence: discard a card from the hand, point out a card in the pyramid, and it drives out one of its neighbours for good. The Toughs are gone from Orange Street, and Sal fills the hole as he likes.
lesson-strike = You can do that as well. But mind: if the victim stands in rows 4 to 6, the discarded card must be of the gang that does the driving out. In rows 1 to 3 any card will do. Sal has brought Saint Patrick's Rowdies into The Old Brewery. Beside them, in The Bowery Theatre, stand the Broadway Dragons, and you hold a Dragons card.
lesson-strike-task = Play the Dragons card: let the Dragons in The Bowery Theatre drive the Rowdies out of The Old Brewery.
lesson-kingpin = Sal answered by sending the Dragons to the very top: the Kingpin is crowned. From now on nobody climbs; one uses influence or passes. And even a Kingpin can fall. The Ebony Reapers stand right below the throne, and you hold their card.
lesson-kingpin-task = Play the Reapers card: let the Reapers in The Bowery Theatre drive out the Kingpin.
lesson-throne = The throne is empty, and a hole is a hole: one of the two cards below must fill it. Nothing forbids that it is the very card that has emptied it.
lesson-throne-task = Put the Ebony Reapers, your secret friends, on the throne.
lesson-pass = The rest was skirmishing further down. Sal has no influence left. Your last card could still drive somebody out, but you like what you see. Whoever passes is out until the end; cards that are kept break a tie.
lesson-pass-task = Pass.
lesson-end = Everybody has passed, and all alliances are laid open. The Reapers wear the crown (3) and hold a street in the Heart (1), the Toughs stand in No Man's Land (2): 6 points for you. Sal has 2, from the Uptown Dames. You have won your first game!
