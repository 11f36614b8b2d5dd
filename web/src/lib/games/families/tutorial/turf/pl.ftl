## Wojny terytorialne

lesson-hello = Akt II dobiega końca. Sal nie ma już figurek, Ty masz cztery. Gdy nikt nie może nic zrobić, zaczynają się Wojny terytorialne: po kolei, od Bronksu po Wall Street, liczy się figurki. Gangster liczy się tam, gdzie stoi, Członek Rodziny na każdym terytorium, którego dotyka. W Chelsea jest 1 : 1, Twój Członek Rodziny przeciw Członkowi Rodziny Sala.
lesson-member = Jeden Członek Rodziny może więc rozstrzygnąć trzy wojny naraz. Styk Harlemu, Midtown i Queens jest wolny.
lesson-member-task = Postaw Członka Rodziny między Harlemem, Midtown i Queens.
lesson-chelsea = W Chelsea nadal jest remis, a remis nic nie daje: znacznik kładzie tylko rodzina, która ma więcej figurek niż ktokolwiek inny. Wystarczy jeden Gangster.
lesson-chelsea-task = Poślij Gangstera do Domu pogrzebowego w Chelsea.
lesson-tie = Ostatni Gangster. Na Wall Street leży Twój znacznik z Aktu I, ale dotyka jej Członek Rodziny Sala, a Ty nie masz tam nikogo. Z jednym Gangsterem będzie 1 : 1. Wtedy nic się nie zmienia, czyli Wall Street zostaje Twoja.
lesson-tie-task = Poślij ostatniego Gangstera do Banku.
lesson-won = Wojny terytorialne! Harlem, Midtown i Chelsea są wygrane i na każdym przybywa Twój znacznik; w Harlemie już drugi. Sal wygrał Bronx, Queens i Brooklyn.
lesson-control = Terytorium kontroluje ten, czyj znacznik leży na wierzchu. Na Wall Street był remis, więc na wierzchu nadal leży Twój. Figurki Sojuszników też się liczą, ale jako osobny gang, który nie należy do nikogo: znacznika nie zdobędzie, ale może w tym przeszkodzić Tobie.
lesson-share = Co daje kontrola? Spójrz: w Akcie III Sal posłał Gangstera do Kasyna w Harlemie i wziął $3. Harlem jest Twój, więc Ty też: $3. Kto posyła Gangstera na Twoje terytorium, pracuje i dla Ciebie.
lesson-own = W drugą stronę to Ty pracujesz dla Sala. Na własnym terytorium nikt się nie dzieli, ale też nic nie dostaje się podwójnie. Nowa Apteka jest w Midtown, a Midtown jest Twoje.
lesson-own-task = Poślij Gangstera do Apteki.
lesson-member-free = Narkotyki i $2, wszystko dla Ciebie. Członkowie Rodziny stoją zresztą między terytoriami i kontrolującemu nic nie dają. Inaczej widzi to tylko don w grze solo.
lesson-bonus = Koniec gry. Teraz każde terytorium daje $5 rodzinie, która ma w stosie najwięcej znaczników. W Harlemie na wierzchu leży znacznik Sala, ale dwa z trzech są Twoje: $5 dla Ciebie. Queens kontrolujesz Ty, lecz Sal ma tam dwa: $5 dla niego. Na Bronksie jest po jednym, a wyższy jest Twój: remis wygrywa znacznik leżący najwyżej.
lesson-end = Pięć terytoriów to $25 dla Ciebie, trzy kolory Zleceń $15, a w walizce leży $45: razem $85. Sal ma $52. Nowy Jork jest Twój!
