## Samouczek GANGS, na własnym zapisie (record.jsonl)

lesson-hello = Po tej piramidzie pnie się osiem gangów i żaden nie należy do nikogo. Do Ciebie należą tajemnice: trzy sojusze, z Kiziorami Five Points, Sycylijskimi rzeźnikami i Hebanowymi żniwiarzami. Im wyżej na koniec staną ich karty, tym więcej punktów: 3 za Władcę na szczycie, 2 za każdą kartę na Ziemi niczyjej tuż pod nim, 1 za każdą w Sercu dzielnicy. Sal, po drugiej stronie stołu, też ma trzy sojusze, ale nie wiesz jakie.
lesson-climb = W swojej turze możesz posłać dowolną kartę o rząd wyżej, na ukos, na puste miejsce. Musi ją tylko ktoś podsadzić: żeby wspiąć się w prawo, potrzebuje sąsiada z prawej, a żeby w lewo – z lewej.
lesson-climb-task = Sycylijscy rzeźnicy to Twoi ludzie. Poślij ich z Pell Street na Park Street.
lesson-deck = Bardzo dobrze. Lukę, która została w dolnym rzędzie, zajęła wierzchnia karta talii. Leży odkryta, więc wszyscy wiedzą, kto przyjdzie następny. To koniec Twojej tury, teraz kolej na Sala.
lesson-higher = Kilka tur później piramida rośnie. Ruszać można także karty z wyższych rzędów: tu Kiziory Five Points mogą wejść do rzędu 3.
lesson-higher-task = Poślij Kiziorów z Mott Street do Bandit's Roost.
lesson-hole = W rzędzie 2 powstała luka i musisz ją zapełnić jedną z dwóch kart leżących tuż pod nią. Którą, zależy od Ciebie: to darmowa winda dla przyjaciół. Następną lukę zapełnia się tak samo, aż do talii.
lesson-hole-task = Wciągnij Hebanowych żniwiarzy z Bayard Street: to też Twoi.
lesson-heart = Rząd 4 to Serce dzielnicy: odtąd w górę miejsca są warte punkty. Ale kiedy ktoś wejdzie tam po raz pierwszy, tajemnice wychodzą na jaw.
lesson-heart-task = Warto. Poślij Rzeźników z Mulberry Bend na Orange Street.
lesson-reveal = We dwójkę sojusz odkrywa tylko ten, czyja jest tura; w trójkę i w czwórkę prawie wszyscy. Który pokażesz, to Twoja sprawa. Rzeźników pchasz tak mocno, że Sal i tak się domyśla.
lesson-reveal-task = Pokaż sojusz z Sycylijskimi rzeźnikami.
lesson-hit = W drodze na Ziemię niczyją wyszedł na jaw i drugi Twój sojusz, z Kiziorami, a Sal natychmiast uderzył. Zamiast się wspinać, można użyć wpływów: odrzucić kartę z ręki i wskazać w piramidzie sprawcę, a ten na dobre przepędza jednego ze swoich sąsiadów. Kiziorów już nie ma na Orange Street, a Sal zapełnia lukę po swojemu.
lesson-strike = Ty też tak możesz. Pamiętaj tylko: jeśli ofiara stoi w rzędach 4–6, odrzucona karta musi być z gangu sprawcy. W rzędach 1–3 wystarczy dowolna. Sal wprowadził Łobuzów Świętego Patryka do The Old Brewery. Obok, w The Bowery Theatre, stoją Smoki Broadwayu, a Ty masz kartę Smoków.
lesson-strike-task = Zagraj kartę Smoków: niech Smoki z The Bowery Theatre przepędzą Łobuzów z The Old Brewery.
lesson-kingpin = W odpowiedzi Sal posłał Smoki na sam szczyt: koronacja! Odtąd nikt się już nie wspina; używa się wpływów albo pasuje. Ale i Władca może upaść. Tuż pod tronem stoją Hebanowi żniwiarze, a Ty masz ich kartę.
lesson-kingpin-task = Zagraj kartę Żniwiarzy: niech Żniwiarze z The Bowery Theatre przepędzą Władcę.
lesson-throne = Tron jest pusty, a luka to luka: musi ją zająć jedna z dwóch kart poniżej. Nic nie broni, żeby to była ta sama, która tron opróżniła.
lesson-throne-task = Posadź na tronie Hebanowych żniwiarzy, swoich cichych sojuszników.
lesson-pass = Potem były już tylko potyczki niżej. Sal nie ma więcej wpływów. Twoja ostatnia karta mogłaby jeszcze kogoś przepędzić, ale to, co widać, wygląda dobrze. Kto spasuje, nie gra już do końca; zachowane karty rozstrzygają remis.
lesson-pass-task = Spasuj.
lesson-end = Wszyscy spasowali i wszystkie sojusze leżą odkryte. Żniwiarze noszą koronę (3) i trzymają ulicę w Sercu dzielnicy (1), Kiziory stoją na Ziemi niczyjej (2): to dla Ciebie 6 punktów. Sal ma 2, dzięki Damulkom z przedmieścia. Pierwsza gra wygrana!
