## Friends in high places

lesson-hello = The Turf War of Act II is over, now it is Bribery. Two Allies lie in the row, as many as there are families: the Arms Dealer (a Gun and $1) and the Bishop ($2). Everybody bids in secret, and only with Money from the suitcase. With two families one of you will get nothing.
lesson-bid = Sal has closed his bid already. How much is an Ally worth to you? He works once in every act to come, but what you pay for him is lost for good.
lesson-bid-task = Bid a $2 from your suitcase.
lesson-close = You may add cards, never a higher one after a lower one, or leave it at that. The highest bid chooses first; ties go in turn order from the Horse Head. The lowest bid gets nothing and keeps its Money.
lesson-close-task = Close your bid.
lesson-take = Sal had put in a $1. Your $2 is paid to the supply, and you choose. The Bishop brings $2 in every act, the Arms Dealer a Gun and $1, and Guns make good Jobs.
lesson-take-task = Take the Arms Dealer.
lesson-tribute = Tribute to the Don: everybody discards down to the limit. It is five cards in Act I, then four, three and two. You hold seven, so three must go. Money, goods and Jobs count alike; what lies in the suitcase and your Allies do not.
lesson-tribute-task = Discard a $1.
lesson-good = The other $1 went too: small notes are the first to go. Now one card more. Goods return to the supply; a discarded Job would be out of the game.
lesson-good-task = Discard one Booze.
lesson-pause = Entr'acte. All figures come home, also from the Hudson. Open Jobs are filled up to four, and new Allies lie in the row. With Act II each family got its Consigliere, a second Family Member; with Act IV comes the Heir. Markers stay where they are.
lesson-horse = And the Horse Head goes on to the left: it is yours again. Whoever has it opens the new business and plays first. From Act III on the businesses are red: this one is a Pharmacy. It is handy where you are in control.
lesson-horse-task = Open the Pharmacy in Midtown.
lesson-ally = Playing an Ally is a turn of its own, like a Job, and like a Job it needs a figure in your reserve. Each may be played once an act.
lesson-ally-task = Play the Arms Dealer.
lesson-figures = A Gun and $1, and he will do it again in Act IV. Three Allies bring a figure instead: the Union Boss stands like a Thug, the Mayor like a Family Member, the Police Chief anywhere, just to be in the way. In Turf War they fight for nobody.
lesson-end = That is a whole act: a new business, Family Business, Turf War, Bribery, Tribute, Entr'acte. Act IV has no Bribery and no Entr'acte; after its Tribute the two cards that you kept, if they are Money, still go into the suitcase. Then all suitcases are opened.
