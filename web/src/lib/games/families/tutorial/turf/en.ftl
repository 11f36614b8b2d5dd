## Turf War

lesson-hello = Act II is nearly over. Sal has no figure left, you have four. As soon as nobody can act there is Turf War: territory by territory, from the Bronx to Wall Street, figures are counted. A Thug counts where it stands, a Family Member in every territory that it touches. In Chelsea it is 1 : 1, your Member against Sal's.
lesson-member = So one Member may decide three wars at once. The corner of Harlem, Midtown and Queens is free.
lesson-member-task = Put your Family Member between Harlem, Midtown and Queens.
lesson-chelsea = Chelsea is still level, and a tie wins nothing: only a family with more figures than anybody else puts down a marker. One Thug is enough to tip it.
lesson-chelsea-task = Send a Thug to the Funeral Home in Chelsea.
lesson-tie = Now your last Thug. On Wall Street your marker lies from Act I, but Sal's Member touches it, and you have nobody there. With one Thug it is 1 : 1. Then nothing changes, which means that it stays yours.
lesson-tie-task = Send your last Thug to the Bank.
lesson-won = Turf War! Harlem, Midtown and Chelsea are won, each gets one of your markers; in Harlem it is the second. Sal has won the Bronx, Queens and Brooklyn.
lesson-control = Whose marker lies on top controls the territory. On Wall Street there was a tie, so yours is still on top. Figures of Allies are counted too, but as a gang of their own that belongs to nobody: it wins no marker, yet it can keep you from winning one.
lesson-share = What is control good for? Look: in Act III Sal sent a Thug to the Casino in Harlem and took $3. Harlem is yours, so you took the same: $3. Whoever sends a Thug into your territory works for you as well.
lesson-own = The other way round you would be working for Sal. In your own territories nobody shares, though you do not get anything twice either. The new Pharmacy is in Midtown, which is yours.
lesson-own-task = Send a Thug to the Pharmacy.
lesson-member-free = Narcotics and $2, all for you. Family Members, by the way, stand between territories and pay nothing to a controller. Only a don of the solo game sees that otherwise.
lesson-bonus = The end of the game. Now every territory pays $5 to the family with most markers in its stack. In Harlem Sal's marker is on top, but two of three are yours: $5 for you. In Queens you control, but Sal has two: his $5. In the Bronx it is one each, and the higher one is yours: a tie goes to the marker that lies highest.
lesson-end = Five territories are $25 for you, three colours of Jobs $15, and the suitcase holds $45: $85 in all. Sal has $52. New York is yours!
