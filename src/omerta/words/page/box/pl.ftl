## Pudełko gry, wartość po wartości; plik właściciela; przewodnik dla właścicieli

box-page-link = Co jest w pudełku
box-page-heading = { $game }: co jest w pudełku
box-page-games = Gry
box-page-about = Co program wie o wydrukowanej grze, wartość po wartości, i skąd to wie. Kto ma grę, może poprawić to, co musieliśmy odtworzyć.
box-page-all-printed = { $game } nie potrzebuje danych: wszystko jest z gry i wszystko stoi w zasadach.
box-page-tabs = Części tej strony
box-page-tab-values = Wartości
box-page-tab-file = Własny plik
box-page-tab-guide = Dla właścicieli
box-page-download = Pobierz plik
box-page-play = Zagraj tym pudełkiem
box-page-look = Co w nim jest
box-page-shelf = Pudełka tej gry
box-page-shipped = dołączone do gry
box-page-kept-by = przechowuje { $name }
box-page-away = Usuń
box-page-drop-box = Usuń pudełko „{ $title }”
box-page-search = Szukaj wśród wartości
box-page-origins = Skąd są wartości
box-page-codes = także nazwy z pliku
box-page-printed = z gry
box-page-derived = wywnioskowane
box-page-reconstructed = odtworzone
box-page-found =
    { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
       *[other] { $count } wartości
    }
box-page-nothing = Nie ma takiej wartości.
box-page-settle = Masz tę grę?
box-page-drop = Sprawdź własny plik
box-page-drop-about = Upuść tu plik z danymi albo go wybierz. Sprawdzi go ten serwer i niczego nie zachowa, póki o to nie poprosisz.
box-page-checking = Sprawdzam …
box-page-refused =
    { $count ->
        [one] Plikiem { $file } nie da się grać. Jedna rzecz się nie zgadza:
        [few] Plikiem { $file } nie da się grać. Nie zgadzają się { $count } rzeczy:
       *[other] Plikiem { $file } nie da się grać. Nie zgadza się { $count } rzeczy:
    }
box-page-good = Pudełkiem „{ $title }” można grać.
box-page-digest = odcisk
box-page-changes =
    { $count ->
        [0] Mówi to samo co pudełko dołączone do gry.
        [one] Jedna wartość różni się od pudełka dołączonego do gry.
        [few] { $count } wartości różnią się od pudełka dołączonego do gry.
       *[other] { $count } wartości różni się od pudełka dołączonego do gry.
    }
box-page-more =
    { $count ->
        [one] Jednej nie pokazano.
        [few] { $count } nie pokazano.
       *[other] { $count } nie pokazano.
    }
box-page-what = Co
box-page-before = W pudełku gry
box-page-after = W twoim pliku
box-page-keep = Zachowaj tutaj
box-page-kept = Zachowane: każdy na tym serwerze może je wybrać przy nowym stole.
box-page-table = Gra się pudełkiem „{ $title }”, a nie tym dołączonym do gry.
box-page-table-of = Gra się pudełkiem „{ $title }”, które przechowuje tu { $name }, a nie tym dołączonym do gry.
box-page-card = pudełko „{ $title }”
box-page-guide-origins = Co znaczą te znaki
box-page-guide-printed = Stoi w instrukcji albo na elemencie gry, który dało się odczytać.
box-page-guide-derived = Wynika z tego, co wydrukowano: z sumy, schematu, przykładu.
box-page-guide-reconstructed = Nigdzie nie dało się tego odczytać. Zaprojektowaliśmy to tak, żeby gra działała i była wyważona; twoje pudełko powie coś innego.
box-page-guide-file = Jak zrobić plik
box-page-guide-download = Pobierz plik tego pudełka i otwórz go w dowolnym edytorze tekstu.
box-page-guide-change = Zmień wartości, które w twoim pudełku są inne. Każda stoi w swojej grupie, pod identyfikatorem rzeczy, w swoim polu; „także nazwy z pliku” pokazuje, jak zapisuje je plik.
box-page-guide-origin = Napisz, skąd teraz jest: „printed” zamiast „reconstructed”, dla całej grupy („provenance”) albo dla pojedynczych pól („overrides”).
box-page-guide-id = Nadaj plikowi własny „id” i „title”, żeby zapisy i stoły odróżniały go od naszego.
box-page-guide-drop = Upuść go w części „Własny plik”. Wszystko, co nie pasuje, zostanie nazwane z miejscem i punktem zasad; to, co pasuje, można zachować i tym grać.
box-page-guide-look = W co zajrzeć
box-page-guide-open =
    { $count ->
        [one] ({ $count } wartość do rozstrzygnięcia)
        [few] ({ $count } wartości do rozstrzygnięcia)
       *[other] ({ $count } wartości do rozstrzygnięcia)
    }
box-page-guide-settled = Nic tu nie jest odtworzone.

new-box = Pudełko
new-box-shipped = dołączone do gry
new-box-of = { $title } ({ $name }, { $id })
new-box-own = Będziecie grać czyimś własnym pudełkiem: { $title }.
problem-box-empty = Plik jest pusty.
