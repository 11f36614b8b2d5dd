## Jobs

lesson-hello = Act II. You hold two Jobs: Gun Running and Vendetta. A Job says what it costs in goods, what it pays, and what happens then. Gun Running costs a Gun and Booze and pays $3; after that you put one Money card into the suitcase. Both goods are in your hand.
lesson-goods = There is no hurry yet, for a few more goods would make it a busy night. Between Midtown, Chelsea and Brooklyn the backs show Booze, Blood Money twice (Sal has opened a Slaughterhouse in Brooklyn) and the sign of the suitcase.
lesson-goods-task = Put a Family Member on the corner of Midtown, Chelsea and Brooklyn.
lesson-job = Now Gun Running. A Job is a whole turn, but it uses no figure. The goods go back to the supply, the Job goes into your suitcase, the pay into your hand, and then comes the effect.
lesson-job-task = Do the Job Gun Running.
lesson-pay = The $3 are in your hand, where Tribute could take them. The effect of Gun Running saves them.
lesson-pay-task = Put the $3 into the suitcase.
lesson-vendetta = Sal has sent a Thug to the Garage. Vendetta costs a single Blood Money, pays $1, and sends a figure that is not yours from a square space to the Hudson. It is out for the rest of the act, and its space is free again.
lesson-vendetta-task = Do the Job Vendetta.
lesson-kill = Whom does it hit? Sal has one Thug on the board so far. You could also let the effect go; the pay would be yours all the same.
lesson-kill-task = Send Sal's Thug from the Garage to the Hudson.
lesson-open = Four Jobs lie open beside the board. Everybody may do them, first come, first served. Beating costs one Booze and pays $1, and you move a figure that is not yours to an empty space of the same shape.
lesson-open-task = Do the open Job Beating.
lesson-figure = Sal has two Family Members out. The one between Harlem, Midtown and Queens stands on the best corner of the town, and Harlem is yours.
lesson-figure-task = Choose Sal's Member between Harlem, Midtown and Queens.
lesson-to = Where to? Nobody gains anything by such a move. The border of the Bronx and Queens touches two territories only, neither of them yours.
lesson-to-task = Move it to the border of the Bronx and Queens.
lesson-reserve = Three Jobs in one act! Remember the one condition: to do a Job you must still have a figure in reserve. So do Jobs before your last figure goes out; who has none left is not asked any more.
lesson-wild = One act later. Your Thug has brought Narcotics from the Pharmacy. A Narcotics card stands for any one good. And you have drawn the Job Laundering: it costs Blood Money, pays $1, and puts two Money cards into the suitcase.
lesson-wild-task = Do the Job Laundering.
lesson-choice = It can be paid in two ways now, so you are asked. You hold two Blood Money; Narcotics fit everywhere and are better kept.
lesson-choice-task = Pay with Blood Money.
lesson-end = Completed Jobs stay in your suitcase. At the end whoever has most of a colour gets $5, for each of four colours; who is level gets it too. You have two of Wet Work, red, and two of Rackets, green. And still two Money cards to put away: well earned.
