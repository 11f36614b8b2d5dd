## Przyjaciele na stanowiskach

lesson-hello = Wojny terytorialne Aktu II za nami, czas na Łapówki. W rzędzie leży dwóch Sojuszników, tylu, ile rodzin: Handlarz bronią (Broń i $1) i Biskup ($2). Każdy licytuje w tajemnicy i tylko Pieniędzmi z walizki. Przy dwóch rodzinach jedna odejdzie z niczym.
lesson-bid = Sal już zamknął ofertę. Ile jest dla Ciebie wart Sojusznik? Działa raz w każdym następnym akcie, ale to, co za niego zapłacisz, przepada na dobre.
lesson-bid-task = Zaoferuj $2 z walizki.
lesson-close = Możesz dokładać karty, byle nigdy wyższej po niższej, albo na tym poprzestać. Najwyższa oferta wybiera pierwsza; remisy rozstrzyga kolejność od głowy konia. Najniższa nie dostaje nic i zatrzymuje swoje Pieniądze.
lesson-close-task = Zamknij ofertę.
lesson-take = Sal dał $1. Twoje $2 trafia do zapasu, a Ty wybierasz. Biskup daje $2 w każdym akcie, Handlarz bronią Broń i $1, a z Bronią łatwiej o dobre Zlecenia.
lesson-take-task = Weź Handlarza bronią.
lesson-tribute = Haracz dla Dona: każdy odrzuca karty do limitu. W Akcie I to pięć kart, potem cztery, trzy i dwie. Masz siedem, więc trzy muszą odejść. Pieniądze, towary i Zlecenia liczą się tak samo; zawartość walizki i Sojusznicy się nie liczą.
lesson-tribute-task = Odrzuć $1.
lesson-good = Drugie $1 też poszło: drobne odchodzą pierwsze. Jeszcze jedna karta. Towary wracają do zapasu; odrzucone Zlecenie wypadłoby z gry.
lesson-good-task = Odrzuć jeden Alkohol.
lesson-pause = Antrakt. Wszystkie figurki wracają do domu, także z Hudsonu. Odkryte Zlecenia uzupełnia się do czterech, a w rzędzie leżą nowi Sojusznicy. W Akcie II każda rodzina dostała Doradcę (Consigliere), drugiego Członka Rodziny; w Akcie IV dołącza Dziedzic. Znaczniki zostają na miejscu.
lesson-horse = A głowa konia przechodzi w lewo i znowu jest u Ciebie. Kto ją ma, otwiera nowe przedsiębiorstwo i gra pierwszy. Od Aktu III przedsiębiorstwa są czerwone: to Apteka. Dobrze mieć ją tam, gdzie masz kontrolę.
lesson-horse-task = Otwórz Aptekę w Midtown.
lesson-ally = Zagranie Sojusznika to osobna tura, tak jak Zlecenie, i tak samo wymaga figurki w rezerwie. Każdego można zagrać raz w akcie.
lesson-ally-task = Zagraj Handlarza bronią.
lesson-figures = Broń i $1, a w Akcie IV zrobi to jeszcze raz. Trzej Sojusznicy dają zamiast tego figurkę: Szef Związku staje jak Gangster, Burmistrz jak Członek Rodziny, a Komendant Policji gdziekolwiek, żeby tylko zawadzać. W Wojnach terytorialnych nie walczą dla nikogo.
lesson-end = Oto cały akt: nowe przedsiębiorstwo, Rodzinne interesy, Wojny terytorialne, Łapówki, Haracz, Antrakt. W Akcie IV nie ma Łapówek ani Antraktu; po jego Haraczu Pieniądze spośród dwóch zachowanych kart idą jeszcze do walizki. Potem otwiera się wszystkie walizki.
