## The tutorial of SYNDICATE, on its own record (record.jsonl)

lesson-hello = Two gangs fight over five boroughs. Every borough has a track with a marker: you pull it toward your hat, Sal toward his. Below lie rows of fields; whoever has the marker on his side when a row is full gets its points. You lead the orange gang. Who reaches 25 in wealth wins, unless the other goes past in the last turn.
lesson-place = Behind your screen are three tokens, and only you see them. In your turn you place one on a free field of a borough's top row. The ground must suit: streets are for gangsters, rivers for smugglers, mixed fields for anybody. The field pays first; then the token's strength pulls the marker.
lesson-place-task = Place the Smuggler of strength 1 on the river field in Brooklyn that pays 2 in money.
lesson-pulled = Two in wealth, and the marker in Brooklyn has moved one step toward your hat. At the end of every turn you draw a new token from your bag. Now it is up to Sal.
lesson-shot = Sal has pulled Brooklyn over to his side. Look at Staten Island: the cross-hairs are a shot, which throws a random token out of the rival's hand back into his bag.
lesson-shot-task = Place the Smuggler of strength 2 on the shot field on Staten Island.
lesson-row = In the Bronx one field of the top row is still free, and the marker is on Sal's side by one. Your Gangster of strength 3 fits, and the field itself smuggles one step more.
lesson-row-task = Fill the row in the Bronx with your Gangster 3.
lesson-won = One step from the field, three from the token: the marker has crossed over to your side, the row was full, and its 2 points are yours. The next row of the borough is open now; it is worth more.
lesson-support = Your Crooked Cop has no strength, but the sign of quick support: after him you may place another token in the same borough, in the same turn.
lesson-support-task = Place the Crooked Cop on the money field in the Bronx.
lesson-boss = One more token, at once. The Gangster Boss has strength 1, and 1 more for each of your own gangsters and cops in the borough. Two are there already.
lesson-boss-task = Let the Gangster Boss follow, on the field in the Bronx that calls two reinforcements.
lesson-coin = The reinforcements in your bag are worth it: you have drawn a Gangster of strength 4. The marker in the Bronx stands on 6. Coins on the track pay when a row ends: 1 more from the first coin on, 2 more from the second.
lesson-coin-task = Fill the row in the Bronx with your Gangster 4.
lesson-hat = 3 points for the row and 2 for the coin. Now the hat is near: four more steps. If the marker reaches your hat, the borough is yours at once, with all rows that still have a free field, and 2 points more.
lesson-hat-task = The field that smuggles 2, under a Gangster of strength 2: that makes four.
lesson-spoils = The Bronx is closed: 6 points for its last row, 2 for the hat. And that is not all: its free fields work for you now, in any order.
lesson-spoils-task = First the field with 2 in money.
lesson-elsewhere = The shot has been fired too. The last one is smuggling elsewhere: 3 steps in another borough. Such help from afar never reaches a hat.
lesson-elsewhere-task = Pull the marker in Brooklyn back to your side.
lesson-goal = It paid: Sal himself had to fill the row in Brooklyn, and its 2 points were yours. You have 25! But that counts only at the end of your own turn, so you must still make one. A player who cannot place anything loses, by the way.
lesson-goal-task = Place a Smuggler on the shot field in Brooklyn.
lesson-end = You began, so Sal still had one last turn. With 25 against 16 it could not save him: the city is yours. You have won your first game!
