## A first night in town

lesson-hello = Welcome to New York. You are the head of a family, and so is Sal across the table. In four acts the richest family takes the city. Mind one thing from the start: Money in your hand is mostly lost, only Money in your suitcase counts. Getting it in there is what this lesson is about.
lesson-tile = Every act begins with a new business. You hold the Horse Head, so you choose where it opens. Tonight it is a Casino, and it stays there for the whole game.
lesson-tile-task = Open the Casino in Harlem.
lesson-thug = Now the families take turns. You have three Thugs, with a square base, and one Family Member, round: your Don. A Thug goes to an empty square space and takes what the front of that business shows.
lesson-thug-task = Send a Thug to the Garage in the Bronx: a Gun and $2.
lesson-front = The Gun and the $2 are in your hand. Sal has sent a Thug to the Jazz Club, for Booze and $2. A space holds one figure only, so for this act the Jazz Club is his, and the Garage is yours.
lesson-member = Round spaces lie where territories meet. A Family Member there takes the backs of all businesses in all the territories that it touches. Between Harlem, Midtown and Queens that is a $1, Booze, a Job, and the sign of the suitcase.
lesson-member-task = Put your Don on the corner of Harlem, Midtown and Queens.
lesson-stash = Cards come first, then each sign of the suitcase: one Money card of your choice goes from your hand into it. This one is on the back of your Casino. There it is safe, and it counts at the end.
lesson-stash-task = Put your best card away: the $3.
lesson-hotel = Some fronts launder Money too. The Hotel in Harlem brings $1, and one card into the suitcase.
lesson-hotel-task = Send a Thug to the Hotel.
lesson-two = You may choose any Money in your hand, also what you have just got. Or stop; but why would you?
lesson-two-task = Put a $2 into the suitcase.
lesson-bank = One Thug is left. When your last figure is out, this phase is over for you, so use it well. The Bank on Wall Street brings nothing new, but it puts two cards into the suitcase.
lesson-bank-task = Send your last Thug to the Bank.
lesson-more = The first of two.
lesson-more-task = Put the other $2 away.
lesson-last = And the second. Money is never changed: three cards of $1 are not a $3, so cards are precious as well.
lesson-last-task = Put a $1 away.
lesson-end = There are $8 in your suitcase. At the end of Act I only five cards may stay in your hand, at the end of Act IV only two: what you launder nobody takes. You have seen the heart of the game. What to do with a Gun and some Booze is told in the next lesson.
