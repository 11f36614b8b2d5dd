### Co mówi program, niezależnie od gry.

seat = Miejsce { $number }
and = i
ruling = Nasze rozstrzygnięcie: { $text }
speed-compiled = silnik skompilowany
speed-interpreted = silnik interpretowany
version = omerta { $version } ({ $speed })

## Kłopoty

problem-unknown-game = Nie ma gry „{ $what }”; są: { $known }.
problem-unknown-bot = Nie ma bota „{ $what }”; na miejscu siedzi „human” albo jeden z: { $known }.
problem-unknown-language = Nie ma języka „{ $what }”; są: { $known }.
problem-unknown-clause = Zasady gry { $game } nie mają punktu „{ $what }”.
problem-missing-key = W pozycji brakuje „{ $key }”.
problem-not-in-range = „{ $key }” musi być liczbą całkowitą od { $least } do { $most }.
problem-not-a-flag = „{ $key }” musi być true albo false.
problem-not-an-object = „{ $key }” musi być obiektem.
problem-not-a-list = „{ $key }” musi być listą.
problem-wrong-length = „{ $key }” musi mieć { $length } pozycji, a ma { $found }.
problem-not-json = { $file } nie jest plikiem JSON: { $detail }.
problem-not-a-position = { $file } nie jest pozycją: potrzebny jest obiekt JSON z kluczem „game”.
problem-file-missing = Nie ma pliku { $file }.
problem-file-trouble = Nie da się użyć pliku { $file }: { $detail }.
problem-not-a-record = { $file } nie jest zapisem gry z Omerty.
problem-record-newer = { $file } zapisała nowsza Omerta; ta go nie odczyta.
problem-record-torn = { $file } jest uszkodzony: wiersz { $line } się urywa.
problem-record-line = { $file } jest uszkodzony: wiersz { $line } nie jest decyzją.
problem-record-shape = { $file } jest uszkodzony: { $detail }.
problem-record-seats = Zapis musi wymieniać od { $least } do { $most } miejsc.
problem-rules-newer = Zapis trzyma się wersji { $what } zasad; ta Omerta zna je do wersji { $most }.
problem-no-such-ply = Zapis nie ma decyzji { $ply }; kończy się na { $most }.
problem-after-the-end = Zapis ciągnie się po końcu gry, od decyzji { $ply }.
problem-illegal-decision = Zapis jest uszkodzony: decyzja { $ply } nie jest tam dozwolona.
problem-usage-unknown-command = Nie ma polecenia „{ $what }”; zobacz omerta --help.
problem-usage-unknown-option = Nie ma tu opcji „{ $what }”; zobacz omerta { $command } --help.
problem-usage-missing = Brakuje „{ $what }”; zobacz omerta { $command } --help.
problem-usage-value = „{ $value }” nie nadaje się na { $what }.
problem-usage-other = To polecenie nie ma tu sensu; zobacz omerta { $command } --help.
problem-unknown-option = Nie ma opcji „{ $what }”; są: { $known }.
problem-option-value = „{ $value }” nie nadaje się na opcję { $what }; może być: { $known }.
problem-depth = Głębokość musi wynosić co najmniej 0.
problem-seat-count = { $game } to gra na { $least } do { $most } miejsc.
problem-no-seat = Nie ma miejsca { $what }; miejsca mają numery od 1 do { $most }.
problem-no-data = { $game } nie ma plików z danymi: wszystko jest w zasadach.
problem-record-exists = { $file } już istnieje i nie będzie nadpisany; graj dalej przez --resume albo wybierz inny.
problem-record-over = Ta gra jest skończona; obejrzyj ją: omerta replay { $file }

## Pomoc

help-app = Omerta: gangsterskie gry planszowe przy jednym stole. Zasady co do joty, każdy ruch i każda odmowa ze swoim punktem.
help-play = Zagraj w terminalu, przeciw botom albo przy jednym ekranie.
help-perft = Policz ciągi decyzji od danej pozycji.
help-legal = Wypisz dozwolone ruchy w pozycji.
help-replay = Odtwórz zapis i pokaż, dokąd prowadzi.
help-rules = Czytaj zasady: całe, rozdział albo jeden punkt.
help-data = Powiedz, co w danych gry jest z pudełka, co wywnioskowane, a co odtworzone.
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję i szybkość silnika.
help-commands = Polecenia
help-parameters = Parametry
help-usage = Użycie: { $line }
help-game = Która gra: { $known }.
help-position = Plik z pozycją w JSON-ie albo - (standardowe wejście).
help-record = Plik z zapisem gry.
help-clause = Punkt (G4.2) albo rozdział (G4).
help-depth = Na ile decyzji w głąb.
help-divide = Pokaż liczbę dla każdego pierwszego ruchu.
help-json = Wypisz JSON dla programów.
help-lang = en albo pl; domyślnie język systemu.
help-to = Zatrzymaj się przed tą decyzją (0 to początek).
help-viewpoint = Pokaż to, co widzi to miejsce (1, 2, …); domyślnie wszystko.
help-seats = Kto gdzie siedzi, po kolei: human, { $known }.
help-players = Ile miejsc: Ty i zachłanne boty; skrót zamiast --seats.
help-names = Imiona graczy w kolejności miejsc.
help-option = Opcja gry jako nazwa=wartość; można powtórzyć (first=0: zaczyna pierwsze miejsce, inaczej losowo).
help-seed = Liczba, z której wynika cały los: ta sama daje to samo rozdanie.
help-record-file = Gdzie trzymać zapis; domyślnie w Twoim folderze danych.
help-resume = Graj dalej od miejsca, w którym urywa się ten zapis.

## Badanie

provenance-printed = z gry
provenance-derived = wywnioskowane z tego, co w grze
provenance-reconstructed = nasza rekonstrukcja

perft-nodes = głębokość { $depth }: { $nodes }
perft-progress = liczę
legal-none = Gra jest skończona.
legal-count =
    { $count ->
        [one] { $count } dozwolony ruch
        [few] { $count } dozwolone ruchy
       *[many] { $count } dozwolonych ruchów
    }
legal-chance = Decyduje los; w nawiasach wagi.
replay-line = Decyzja { $ply } z { $plies }
to-move = Ruch ma: { $seat }
to-move-chance = Decyduje los.

## Przy stole

bot-random = Pionek
bot-greedy = Żołnierz
bot-automaton = Automat
human-name = Ty
human-numbered = Gracz { $number }
play-welcome = { $title }. ? objaśnia, q kończy; gra zapisuje się sama.
play-curtain = Ekran przejmuje: { $seat }. Reszta odwraca wzrok, potem Enter.
play-your-move = { $seat }, Twój ruch>
play-more = … i jeszcze { $count }: zawęź je słowami, na przykład „{ $example }”.
play-group =
    { $count ->
        [one] { $kind }: { $count } ruch
        [few] { $kind }: { $count } ruchy
       *[many] { $kind }: { $count } ruchów
    }; wskaż jeden słowami, na przykład „{ $example }”, albo wpisz „lista”.
play-no-match = Żaden ruch nie pasuje do „{ $what }”. Wpisz numer, kawałek ruchu albo ? po pomoc.
play-not-legal = Tak się nie da: { $move }. { $problem }
play-several = Pasuje kilka ruchów; powiedz, który.
play-over = Koniec gry.
play-saved = Zapisano w { $file }
play-resume-hint = Graj dalej: omerta play --resume { $file }
play-replay-hint = Obejrzyj jeszcze raz: omerta replay { $file }
play-resumed = Gra toczy się dalej od decyzji { $ply }.
play-help =
    Wybierz ruch numerem albo jego słowami po kolei („wpływ szczur pell pearl”).
    ?          ta pomoc i zasady, które teraz się liczą
    ? G4.2     punkt;  ? G4  rozdział;  ? słowo  wszystkie punkty z tym słowem
    lista      wszystkie ruchy        plansza  narysuj stół jeszcze raz
    dziennik   co się działo          q        przerwij; gra jest zapisana
command-list = lista
command-board = plansza
command-log = dziennik
command-quit = koniec
