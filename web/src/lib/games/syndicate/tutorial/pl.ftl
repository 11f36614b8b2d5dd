## Samouczek SYNDICATE, na własnym zapisie (record.jsonl)

lesson-hello = Dwa gangi biją się o pięć dzielnic. Każda ma tor ze znacznikiem: Ty ciągniesz go do swojego kapelusza, Sal do swojego. Niżej są potyczki, czyli rzędy pól; gdy potyczka jest pełna, jej punkty dostaje ten, po czyjej stronie stoi znacznik. Prowadzisz gang pomarańczowy. Kto uzbiera 25 punktów bogactwa, wygrywa, chyba że rywal prześcignie go w ostatniej turze.
lesson-place = Za zasłonką masz trzy żetony i widzisz je tylko Ty. W swojej turze kładziesz jeden na wolnym polu najwyższej potyczki w dzielnicy. Teren musi pasować: ulice są dla gangsterów, rzeki dla przemytników, pola mieszane dla każdego. Najpierw działa pole, potem siła żetonu ciągnie znacznik.
lesson-place-task = Połóż Przemytnika o sile 1 na rzece na Brooklynie, na polu z pieniędzmi 2.
lesson-pulled = Masz 2 bogactwa, a znacznik na Brooklynie przesunął się o krok w stronę Twojego kapelusza. Na koniec każdej tury losujesz z woreczka nowy żeton. Teraz kolej na Sala.
lesson-shot = Sal przeciągnął Brooklyn na swoją stronę. Spójrz na Staten Island: celownik to postrzał, który wyrzuca losowy żeton zza zasłonki rywala z powrotem do jego woreczka.
lesson-shot-task = Połóż Przemytnika o sile 2 na polu z postrzałem na Staten Island.
lesson-row = Na Bronksie w najwyższej potyczce zostało jedno wolne pole, a znacznik jest o krok po stronie Sala. Twój Gangster o sile 3 pasuje, a samo pole przemyca jeszcze o krok.
lesson-row-task = Zapełnij potyczkę na Bronksie Gangsterem 3.
lesson-won = Krok dzięki polu, trzy dzięki żetonowi: znacznik przeszedł na Twoją stronę, potyczka była pełna, więc jej 2 punkty są Twoje. Teraz otwarta jest następna potyczka tej dzielnicy, warta więcej.
lesson-support = Twój Skorumpowany policjant nie ma siły, ale ma znak szybkiego wsparcia: po nim możesz w tej samej turze położyć w tej samej dzielnicy jeszcze jeden żeton.
lesson-support-task = Połóż Skorumpowanego policjanta na polu z pieniędzmi na Bronksie.
lesson-boss = Jeszcze jeden żeton, od razu. Szef gangsterów ma siłę 1 i jeszcze 1 za każdego Twojego gangstera i policjanta w tej dzielnicy. Dwóch już tam jest.
lesson-boss-task = Niech dołączy Szef gangsterów, na pole na Bronksie, które wzywa dwa wzmocnienia.
lesson-coin = Wzmocnienia w woreczku się opłaciły: wylosowany Gangster ma siłę 4. Znacznik na Bronksie stoi na 6. Monety na torze płacą, gdy potyczka się kończy: od pierwszej monety o 1 więcej, od drugiej o 2 więcej.
lesson-coin-task = Zapełnij potyczkę na Bronksie Gangsterem 4.
lesson-hat = 3 punkty za potyczkę i 2 za monetę. Kapelusz jest już blisko: jeszcze cztery kroki. Gdy znacznik do niego dojdzie, dzielnica od razu jest Twoja, ze wszystkimi potyczkami, które mają jeszcze wolne pole, i z 2 dodatkowymi punktami.
lesson-hat-task = Pole, które przemyca o 2, a na nim Gangster o sile 2: razem cztery.
lesson-spoils = Bronx jest zamknięty: 6 punktów za ostatnią potyczkę, 2 za kapelusz. To nie wszystko: jego wolne pola działają teraz dla Ciebie, w dowolnej kolejności.
lesson-spoils-task = Najpierw pole z pieniędzmi 2.
lesson-elsewhere = Strzał też już padł. Zostaje przemyt w innej dzielnicy: 3 kroki, gdzie zechcesz. Taka pomoc z daleka nigdy nie dociąga znacznika na sam kapelusz.
lesson-elsewhere-task = Przeciągnij znacznik na Brooklynie z powrotem na swoją stronę.
lesson-goal = Opłaciło się: Sal zapełnił potyczkę na Brooklynie, a jej 2 punkty trafiły do Ciebie. Masz 25! Liczy się to jednak dopiero na koniec Twojej własnej tury, więc jedną trzeba jeszcze zagrać. Kto nie może położyć żadnego żetonu, ten przegrywa.
lesson-goal-task = Połóż Przemytnika na polu z postrzałem na Brooklynie.
lesson-end = Gra zaczęła się od Ciebie, więc Sal miał jeszcze ostatnią turę. Przy 25 do 16 nie mogła go uratować: miasto jest Twoje. Pierwsza gra wygrana!
