### Co mówi strona poza tym, co mówią program i gry.

## Around every page

page-skip = Przejdź do treści
page-menu = Menu
page-navigation = Strony
page-language = Język
page-language-pl = Polski
page-language-en = English
page-link-new = Nowy stół
page-link-lobby = Poczekalnia
page-link-mine = Moje stoły
page-link-rules = Zasady
page-link-fairness = Uczciwość
page-link-settings = Ustawienia
page-waiting =
    { $count ->
        [one] twój ruch przy 1 stole
       *[other] twój ruch przy { $count } stołach
    }
page-close = Zamknij
page-dismiss = Ukryj tę wiadomość
session-guest = Gość

## Problems of the page itself

problem-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie z siecią?
problem-unforeseen = Stało się coś nieprzewidzianego. Nic nie przepadło; odśwież stronę.
problem-connection-lost = Połączenie zerwało się, zanim serwer odpowiedział. Spróbuj, gdy wróci.

## Nowhere

nowhere-title = Pod tym adresem nic nie ma
nowhere-home = Wróć do gier

## Home

home-title = Siadaj do stołu
home-about = Gangsterskie gry planszowe z botami, z przyjaciółmi albo z nieznajomymi. Bez konta i bez instalacji: wybierz pudełko.
home-shelf = Gry na półce
home-play = Graj
home-plain = w słowach
home-new = Rozstaw stół
play-now-setup = Jak chcesz zagrać?
play-now-reconstructed = plansza odtworzona przez nas
play-now-all-reconstructed = Karty i planszę częściowo odtworzyliśmy sami.
play-now-start = Siadam do gry
play-now-level = Przeciwnik
play-now-tutorial = Naucz się w pięć minut
play-now-more = Więcej opcji, gra z przyjaciółmi
setup-people =
    { $count ->
        [few] { $count } gracze
       *[other] { $count } graczy
    }
level-pawn = gra na chybił trafił
level-soldier = myśli na jeden ruch naprzód
level-capo = planuje swoje tury
level-don = planuje i podejrzewa
enter-label = Masz od kogoś link albo nazwę stołu?
enter-go = Przejdź
enter-wrong = To nie jest ani link, ani nazwa stołu.

## A new table

new-title = Nowy stół
new-game = Gra
new-seats = Miejsca
new-seat-count = Ile
new-sitter = Kto siada na miejscu { $number }
new-sitter-me = Ty ({ $name })
new-sitter-friend = Ktoś obok ciebie, przy tym ekranie
new-sitter-open = Wolne: dla każdego, kto ma link
new-sitter-bot = Bot
new-friend-name = Imię tej osoby
new-level = Poziom
new-clock = Zegar
new-clock-kind = Czas
new-clock-none = Bez zegara
new-clock-move = Czas na każdy ruch
new-clock-player = Czas na całą partię
new-clock-time = Ile czasu
new-clock-increment = Dodawane po każdym ruchu
new-timeout = Gdy czas się skończy
new-timeout-bot-moves = ten jeden ruch wykonuje bot
new-timeout-seat-to-bot = bot przejmuje miejsce
new-visibility = Kto znajdzie stół
new-visibility-private = tylko ci, którzy mają link
new-visibility-listed = każdy, w poczekalni
new-flag-casual = Towarzysko: za zgodą graczy można cofać ruchy i zatrzymywać zegar
new-flag-chat = Czat
new-flag-hints = Podpowiedzi: gracze mogą pytać doradcę
new-create = Rozstaw stół
span-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
span-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
span-days =
    { $count ->
        [one] 1 dzień
       *[other] { $count } dni
    }

## Lists of tables

lobby-about = Stoły, do których każdy może się dosiąść albo przy nich popatrzeć.
lobby-empty = Nikt teraz nie czeka na graczy. Rozstaw stół samodzielnie.
mine-empty = Nie siedzisz teraz przy żadnym stole.
list-clock-move = { $time } na ruch
list-clock-player = { $time } na całą grę
mine-over = Zakończone partie
list-join = Dosiądź się
list-open = Do stołu
list-watch = Popatrz
list-casual = towarzysko
list-unread =
    { $count ->
        [one] 1 nowy wpis w dzienniku
        [few] { $count } nowe wpisy w dzienniku
       *[many] { $count } nowych wpisów w dzienniku
    }
phase-gathering = czeka na graczy
phase-playing = w grze
phase-paused = wstrzymany
phase-finished = zakończony
phase-abandoned = odwołany

## Settings

settings-name = Twoje imię przy następnych stołach
settings-rename = Zapamiętaj
settings-renamed = Od teraz nazywasz się { $name }.
settings-theme = Kolory
settings-theme-system = jak w systemie
settings-theme-night = noc: sukno w świetle lampy
settings-theme-day = dzień: papier i atrament
settings-text = Wielkość tekstu
settings-motion = Ruch
settings-motion-system = jak w systemie
settings-motion-full = wszystko się porusza
settings-motion-none = nic się nie porusza
settings-calls = Powiadamianie
settings-sound = Dźwięki
settings-notices = Powiadomienia przeglądarki, gdy przychodzi mój ruch
settings-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-kept = Te ustawienia zna tylko twoja przeglądarka.
notice-your-turn = Twój ruch
notice-table = przy stole { $id }

## A seat's link, a table that gathers

seat-link-title = Otwieramy twoje miejsce
gathering-title = Czekamy na graczy
gathering-name = Twoje imię
gathering-sit = Usiądź tutaj
gathering-bot = Posadź bota
gathering-level = Poziom botów
gathering-stand = Wstań
gathering-invite = Zaproś innych tym linkiem
gathering-begins = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
gathering-close = Zamknij stół
gathering-part = (przeglądarka nie dodała jeszcze udziału w tasowaniu)
copy-copy = Kopiuj
copy-done = Skopiowano

## At the table

table-your-turn = Twój ruch
table-turn-of = Ruch ma: { $name }
table-pick-list = Wybierz z listy.
table-decision = Twoja decyzja
table-proposed = Wybrano: { $move }. Potwierdź albo anuluj.
table-confirm = Potwierdź
table-cancel = Anuluj
table-undo = Cofnij
table-premove = Jest ruch wybrany z góry: wykona się w twojej turze, jeśli będzie wtedy możliwy.
table-premove-drop = Zrezygnuj z niego
table-paused = Gra jest wstrzymana; czas stoi.
table-dealing = Tasowanie i rozdawanie…
table-abandoned = Tę partię odwołano.
table-spectator = Patrzysz z boku. Zakryte karty pozostają przed tobą zakryte.
table-tabs = Obok planszy
table-tab-log = Dziennik
table-tab-chat = Czat
table-tab-menu = Stół
seats-title = Gracze
seat-open = wolne miejsce
seat-reserved = czeka na: { $name }
seat-yours = ty
seat-bot = bot
seat-away = poza stołem; gra { $level }
seat-to-move = ma ruch
seat-clock = Pozostały czas: { $time }
seat-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
seat-points-known =
    { $count ->
        [one] 1 znany ci punkt
        [few] { $count } znane ci punkty
       *[many] { $count } znanych ci punktów
    }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
choices-title =
    { $count ->
        [one] 1 możliwy ruch
        [few] { $count } możliwe ruchy
       *[many] { $count } możliwych ruchów
    }
choices-filter = Szukaj
choices-found =
    { $count ->
        [0] żaden ruch nie pasuje
        [one] pasuje 1 ruch
        [few] pasują { $count } ruchy
       *[many] pasuje { $count } ruchów
    }
log-title = Co się wydarzyło
log-empty = Jeszcze nic się nie wydarzyło.
chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-spectator = widz
chat-write = Napisz coś
chat-send = Wyślij
clause-open = Zasada { $clause }
clause-missing = Instrukcja nie ma tekstu tej zasady.
clause-in-rulebook = Przeczytaj w instrukcji
hint-title = Doradca
hint-about = Doradca widzi tylko to, co ty, i wskazuje trzy najlepsze ruchy.
hint-ask = Poproś o podpowiedź
hint-thinking = Zastanawia się …
hint-after =
    { $count ->
        [one] Po 1 wyobrażonym dalszym ciągu
       *[other] Po { $count } wyobrażonych dalszych ciągach
    }
hint-exact = Policzone do końca gry; szanse są dokładne
hint-rank = podpowiedź { $rank }
hint-chances = wygrywa { $percent } na 100
hint-then = Dalej może być: { $line }
undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
undo-waiting = Twoja prośba o cofnięcie ruchu czeka na decyzję pozostałych.
undo-agree = Zgadzam się
undo-decline = Nie zgadzam się
undo-withdraw = Jednak nie
menu-pause = Wstrzymaj grę
menu-resume = Graj dalej
menu-abandon = Poddaj partię
menu-ask-undo = Poproś o cofnięcie
menu-auto = Wykonaj za mnie ruch, gdy jest tylko jeden
menu-leave-title = Wyjście
menu-leave-level = W tym czasie gra bot
menu-leave = Opuść miejsce
menu-return = Wracam na miejsce
menu-change-level = Niech ten bot gra za mnie
menu-link-watch = Link do stołu
menu-link-seat = Twoje miejsce na innym urządzeniu (zachowaj link dla siebie)
menu-notes = Twoje notatki; nikt inny ich nie widzi
menu-commitment = Zobowiązanie tasowania:
menu-rules = Zasady gry
connection-connecting = Łączenie …
connection-lost = Brak połączenia; próbujemy ponownie. Z twojej partii nic nie przepadło.
connection-outdated = Jest nowsza wersja tej strony.
connection-reload = Wczytaj ją
curtain-title = { $name }, ekran należy do ciebie
curtain-about = Pozostali teraz nie patrzą.
curtain-lift = To ja, { $name }
ending-title = Koniec gry
ending-scores = Wyniki
ending-made-of = Z czego składa się wynik
ending-winner = zwycięstwo
ending-skip = Pokaż wynik
promise-kept = Tasowanie jest tym, które obiecano, zanim Twoja przeglądarka dodała swój udział, i ten udział jest w nim bez zmian.
promise-seen = Tasowanie jest tym, które stół obiecywał, gdy ta przeglądarka zobaczyła go po raz pierwszy; sama nie dodała do niego nic.
promise-equal = Tasowanie powołuje się na obietnicę, którą zapisała Twoja przeglądarka. Żeby przeliczyć ją na nowo, przeglądarka potrzebuje bezpiecznego połączenia: sprawdź zapis.
promise-unknown = Ta przeglądarka nie zachowała tego, co stół obiecał przed rozdaniem.
promise-broken = To nie jest obiecane tasowanie: Twoja przeglądarka zapisała przed rozdaniem coś innego.
promise-without-us = To nie jest uzgodnione tasowanie: w dowodzie nie ma tego, co dodała Twoja przeglądarka.
ending-rematch = Rewanż
ending-to-rematch = Do rewanżu
ending-replay = Obejrzyj jeszcze raz
ending-record = Pobierz zapis
ending-home = Wróć do gier
