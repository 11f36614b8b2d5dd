## Pudełko, wartość po wartości: jak nazywają się grupy, pola i wartości oraz w co może zajrzeć właściciel wydrukowanej gry.

# Grupy
box-group-families = Pięć rodzin
box-group-dons = Donowie gry solo
box-group-phases = Fazy aktu
box-group-components = Co jeszcze leży w pudełku
box-group-figures = Figurki
box-group-setup = Przygotowanie i limity
box-group-money = Pieniądze
box-group-goods = Nielegalne towary
box-group-territories = Terytoria
box-group-spaces = Okrągłe pola
box-group-businesses = Przedsiębiorstwa
box-group-job_colours = Kolory Zleceń
box-group-jobs = Zlecenia
box-group-allies = Sojusznicy
box-group-effects = Działania, które zna program

# Pola
box-field-name = nazwa
box-field-colour = kolor
    .of = job_colours
box-field-style = styl
box-field-order = na co patrzy najpierw
box-field-scan = kolejność terytoriów
    .of = territories
box-field-tie = który z równych
box-field-ally_wish = którego Sojusznika chce najpierw
    .of = allies
box-field-count = ile sztuk
box-field-shape = kształt podstawki
box-field-titles = kim są
box-field-joins_act = dołącza w akcie
box-field-acts = akty
box-field-thugs_by_families = Gangsterzy, według liczby rodzin
box-field-start_jobs = Zlecenia na początku
box-field-start_money = Pieniądze na początku
box-field-markers = znaczniki kontroli rodziny
box-field-open_jobs = odkryte Zlecenia
box-field-allies_in_row = Sojusznicy w rzędzie, według liczby rodzin
box-field-hand_limit_by_act = limit kart na koniec kolejnych aktów
box-field-tile_colour_by_act = kolor płytki otwieranej w kolejnych aktach
box-field-territory_bonus = premia za terytorium
box-field-colour_bonus = premia za kolor Zleceń
box-field-wild = zastępuje każdy inny
box-field-slots = miejsca na płytki
box-field-neighbours = sąsiedzi
    .of = territories
box-field-at = miejsce na rysunku, w procentach
box-field-touches = dotyka
    .of = territories
box-field-min_families = otwarte od tylu rodzin
box-field-territory = wydrukowane na
    .of = territories
box-field-front = strona legalna
box-field-back = strona nielegalna
box-field-discard = najpierw odrzuć
box-field-icons = daje
box-field-tile = kolor płytki
box-field-cost = koszt
box-field-pay = płaci
box-field-effects = działanie
    .of = effects
box-field-act = talia aktu
box-field-text = co robi

# Wartości
box-value-black = czarny
box-value-gold = złoty
box-value-blue = niebieski
box-value-red = czerwony
box-value-green = zielony
box-value-yellow = żółty
box-value-lowest = najniższy numer
box-value-highest = najwyższy numer
box-value-random = losowo
box-value-square = kwadratowy
box-value-round = okrągły
box-value-any = dowolny
box-value-member = Członek Rodziny
box-value-thug = Gangster
box-value-ally = Sojusznik

# Uwagi
box-note-families = Pięć równych sobie rodzin jest z gry; nazwy i kolory są nasze.
box-note-setup-start_money = Trzy karty Pieniędzy są z gry; nie wiadomo, które.
box-note-setup-hand_limit_by_act = Ostatni akt dało się odczytać; pozostałe dopowiada schemat.
box-note-money = Cztery nominały i razem 120 kart to dane z gry.
box-note-goods = Cztery rodzaje i razem 32 karty to dane z gry.
box-note-territories = Siedem numerowanych terytoriów, każde z jednym wydrukowanym przedsiębiorstwem, to dane z gry. Sąsiedztwo służy tylko rysowaniu i sprawdzaniu.
box-note-spaces = Wiadomo z gry, że okrągłe pola dotykają dwóch lub trzech terytoriów i że część otwiera się dopiero przy większej liczbie rodzin.
box-note-businesses = Dwanaście płytek, osiem niebieskich i cztery czerwone, to dane z gry; to, co na nich stoi, jest nasze.
box-note-job_colours = 44 Zlecenia w czterech kolorach to dane z gry.
box-note-jobs = Nie udało się odczytać żadnej karty z talii: wszystko tu jest nasze.
box-note-allies = 18 Sojuszników w trzech taliach po sześć to dane z gry.
box-note-effects = Lista zamknięta: plik może łączyć te działania, ale nie wymyślać nowych.

# W co może zajrzeć właściciel
box-guide-families = Zajrzyj na plansze rodzin albo walizki: wpisz nazwę i kolor każdej rodziny.
box-guide-figures = Spójrz na podstawkę Komendanta Policji: okrągła, kwadratowa czy żadna z nich?
box-guide-setup = Zajrzyj na stronę z przygotowaniem w instrukcji: trzy początkowe karty Pieniędzy, ile Zleceń leży odkrytych, ilu Sojuszników leży w rzędzie przy dwóch do pięciu rodzin, płytki jakiego koloru otwiera się w którym akcie.
box-guide-money = Posortuj karty Pieniędzy według nominałów i policz każdy stos. Razem musi ich być 120.
box-guide-goods = Posortuj towary według rodzajów i policz każdy stos. Razem musi ich być 32. Zaznacz, który rodzaj zastępuje inne.
box-guide-territories = Jedno zdjęcie całej planszy rozstrzyga o nazwach terytoriów, ich miejscach na płytki i wspólnych granicach.
box-guide-spaces = Na tym samym zdjęciu: ponumeruj okrągłe pola, zapisz, których terytoriów dotyka każde z nich i czy mała cyfra żąda trzech lub więcej rodzin.
box-guide-businesses = Sfotografuj siedem przedsiębiorstw wydrukowanych na planszy i obie strony wszystkich dwunastu płytek. Wpisz ikony po kolei; liczba przed strzałką to karty do odrzucenia.
box-guide-job_colours = Dowolne cztery Zlecenia różnych kolorów powiedzą, jak te kolory się nazywają.
box-guide-jobs = Rozłóż 44 Zlecenia kolorami i sfotografuj: towary w rogu to koszt, banknoty to zapłata, tekst to działanie.
box-guide-allies = Rozłóż trzy talie Sojuszników po sześć kart, z aktem na odwrocie: nazwa i działanie każdego.
box-guide-effects = Zdania są nasze. Porównaj je z tekstami Zleceń i Sojuszników; jeśli karta robi coś spoza tej listy, daj nam znać.
