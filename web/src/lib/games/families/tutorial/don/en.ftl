## Alone against a don

lesson-hello = Tonight you are alone, against Charles “Lucky” Luciano. You play as always. He decides nothing: his rules move him, and nobody has to think for him. He has no hand and no goods; every card he gets goes straight into his suitcase. To beat him you must end with more than he has, for a tie is his.
lesson-tile = Luciano uses his Family Members first, then his Allies, then his Thugs. And he looks at territories in the order 1 to 7, from the Bronx to Wall Street. So what he wants comes early; what is late stays for you. You have the Horse Head and a Pawnshop to open.
lesson-tile-task = Open the Pawnshop in Chelsea, number 5.
lesson-corner = So next he will place a Member. He likes spaces that touch three territories, and of these the one that touches the earliest number: Bronx, Harlem and Queens. You know it before he does, so take it.
lesson-corner-task = Put your Family Member on the corner of the Bronx, Harlem and Queens.
lesson-job = He had to take the next one: Harlem, Midtown and Queens. Its backs show goods, so he drew a Job: Gambling, which costs two Booze. For him one good of the card within reach is enough, and the back of the Jazz Club shows Booze. Completed: the Job and $5 went into his suitcase.
lesson-block = Of his figures only Thugs are left. They go to the first empty front from number 1 on: the Garage in the Bronx. It shows a Gun, so it would bring him a Job. You can be there first.
lesson-block-task = Send a Thug to the Garage.
lesson-money = He went to the Hotel instead. No goods there, so he did not draw a Job: he took the $1 that it shows and no more. Where goods are shown he draws a Job; else he takes Money or Jobs that are shown; else $1 for each sign of the suitcase. Only the first of these applies.
lesson-bank = Meanwhile he has completed a second Job, at the Jazz Club. Many Jobs in his suitcase, but little Money: that is how it always goes with dons. So look after your own Money.
lesson-bank-task = Send your last Thug to the Bank.
lesson-bid = A $3 and a $2 went into your suitcase there. His last Thug drew Vendetta and shot yours at the Garage: effects hit your figures first, in the order of his territories. After Turf War comes Bribery. A don bids one card more than you do, drawn from his suitcase by lot; a Job counts as $1.
lesson-bid-task = Bid one good card: the $3.
lesson-close = One card from you means two of his. If you bid nothing at all, he wins by default, so do not leave it to him for free.
lesson-close-task = Close your bid.
lesson-take = He drew two Jobs: $2 against your $3. You win, and his cards go back. Luciano always takes the Mayor if he can, so take that pleasure away from him.
lesson-take-task = Take the Mayor.
lesson-his = Act II. You have paid Tribute; he has not, for dons never do. Luciano controls Harlem, Midtown and Chelsea. If you place a figure there he gets one card: the lowest Money shown there, or a Job. That goes for Family Members, too. Sometimes it is worth it: you need Booze.
lesson-his-task = Send a Thug to the Jazz Club in Midtown.
lesson-robbery = He got a $2 of his own for that. Now you have a Gun and Booze, and the Job Robbery pays $5. A don nearly always wins the colours of Jobs but seldom earns Money, so that is where to beat him.
lesson-robbery-task = Do the Job Robbery.
lesson-blind = He has sent a Thug to the Garage and drawn a Drive-by. It hit your Thug in Midtown, and his own Member with it: he never thinks, he only follows his rules. That is his weakness. And as the Bronx is yours, you took a Gun and $2 from the Garage as well.
lesson-end = At the end he had the most Jobs of every colour, once level with you. But five territories and a full suitcase were yours: $69 against $61. You are the new Don of New York. Siegel and Capone have orders of their own, and up to three dons may sit across the table.
