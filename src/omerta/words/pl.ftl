### Co mówi program, niezależnie od gry.

seat = Miejsce { $number }
and = i
result-resigned =
    { $count ->
        [0] Partię poddano; nikt nie wygrywa.
       *[other] Partię poddano, więc zwycięża: { $winners }
    }
result-best-left = Najlepiej z tych, którzy się nie poddali: { $winners }
ruling = Nasze rozstrzygnięcie: { $text }
speed-compiled = silnik skompilowany
speed-interpreted = silnik interpretowany
version = omerta { $version } ({ $speed })

## Kłopoty

problem-unknown-game = Nie ma gry „{ $what }”; są: { $known }.
problem-unknown-bot = Nie ma bota „{ $what }”; na miejscu siedzi „human” albo jeden z: { $known }.
problem-nothing-to-advise = Rada jest dla tego, kto teraz decyduje.
problem-bot-needs-clock = „{ $what }” z budżetem czasu potrzebuje zegara, a tu go nie ma: podaj liczbę iteracji.
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
problem-bad-resignation = W zapisie poddaje się miejsce { $seat }, którego nie ma albo które już się poddało.
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
problem-missing-extra = Do tego potrzeba biblioteki { $what }, a nie jest zainstalowana: { $install }
problem-not-a-seat = Na miejscu { $what } nikt nie decyduje; wybierz jedno z: { $known }.
problem-rivals = Miejsc dla rywali jest { $count }, a podano poziomów: { $found }.
problem-table-count = Potrzebny jest co najmniej jeden stół, a podano: { $found }.
problem-action-count = Każdy stół potrzebuje jednej akcji: razem { $count }, a podano { $found }.
problem-reset-first = Nic się jeszcze nie zaczęło: najpierw reset.
problem-record-exists = { $file } już istnieje i nie będzie nadpisany; graj dalej przez --resume albo wybierz inny.
problem-record-over = Ta gra jest skończona; obejrzyj ją: omerta replay { $file }
problem-notices-unknown = Nie ma sposobu powiadamiania „{ $what }”: napisz none, webhook:ADRES albo moduł:nazwę czegoś, co da się zaimportować.
problem-notices-address = Pod „{ $what }” nie da się wysyłać powiadomień: potrzebny jest adres, który zaczyna się od https:// albo http://.
problem-notices-kind = „{ $what }” nie jest sposobem powiadamiania: musi być obiektem klasy Notices z omerta.table.notices albo go tworzyć.

## Pomoc

help-app = Omerta: gangsterskie gry planszowe przy jednym stole. Zasady co do joty, każdy ruch i każda odmowa ze swoim punktem.
help-play = Zagraj w terminalu, przeciw botom albo przy jednym ekranie.
help-perft = Policz ciągi decyzji od danej pozycji.
help-legal = Wypisz dozwolone ruchy w pozycji.
help-replay = Odtwórz zapis i pokaż, dokąd prowadzi.
help-rules = Czytaj zasady: całe, rozdział albo jeden punkt.
help-data = Podaj, co w pudełku gry jest z gry, wywnioskowane albo odtworzone; sprawdź własny plik.
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
help-seats = Kto gdzie siedzi, po kolei: human, { $known }; capo i don przyjmują budżet (don@5000 iteracji, don@2s).
help-players = Ile miejsc: Ty i Żołnierze; skrót zamiast --seats.
help-names = Imiona graczy w kolejności miejsc.
help-option = Opcja gry jako nazwa=wartość; można powtórzyć (listę wypisuje omerta options GRA).
help-seed = Liczba, z której wynika cały los: ta sama daje to samo rozdanie.
help-record-file = Gdzie trzymać zapis; domyślnie w Twoim folderze danych.
help-resume = Graj dalej od miejsca, w którym urywa się ten zapis.

## Serwer

help-serve = Otwórz stół w przeglądarce: graj przez sieć, ze znajomymi i z botami.
help-serve-host = Adres, pod którym słuchać; 0.0.0.0 wpuszcza inne komputery.
help-serve-port = Port; 0 bierze dowolny wolny (domyślnie 7777).
help-serve-database = Gdzie trzymać stoły: plik albo postgresql://…; domyślnie plik w Twoim folderze danych.
help-serve-workers = Ile procesów obsługuje stoły; do więcej niż jednego trzeba PostgreSQL-a.
help-serve-open = Otwórz przeglądarkę, gdy serwer już działa.
help-serve-origin = Adres innej strony, która może rozmawiać z tym serwerem (https://…); można powtórzyć.
help-serve-name = Nazwa, pod którą przeglądarki znajdują ten serwer, poza jego adresem, localhost i nazwą tej maszyny; można powtórzyć.
help-serve-secure = Przeglądarki łączą się przez https: ciasteczka tylko tamtędy.
help-serve-proxy = Adres lub sieć pośrednika (proxy), któremu serwer wierzy, skąd przychodzą zapytania, poza tą maszyną; można powtórzyć.
help-serve-metrics = Podawaj liczby Prometheusowi pod osobnym adresem, na przykład 127.0.0.1:9464.
help-serve-metrics-token = Podawaj je pod /metrics każdemu, kto przyśle ten żeton; lepiej zostawić go w OMERTA_METRICS_TOKEN, gdzie nikt inny go nie zobaczy.
help-serve-pace = Jak szybko odpowiadają boty: usual czeka tyle, żeby z czasu nic ukrytego nie było widać; none odpowiada od razu.
help-serve-boxes = Czy właściciele wydrukowanych gier mogą przechowywać tu własne pudełka i wybierać je przy nowych stołach: on lub off.
help-serve-notices = Jak dać znać graczom z daleka, że teraz ich kolej.
help-serve-limit = Ograniczenie jako nazwa=liczba, na przykład tables=30 na godzinę; można powtórzyć. Każdy proces liczy osobno.
help-serve-quiet = Zapisuj w dzienniku tylko to, co poszło źle.
serve-up = Omerta czeka pod adresem { $address } (Ctrl+C zamyka)
serve-no-browser = Nie udało się otworzyć przeglądarki; wejdź tam bez pomocy.
problem-port-taken = Port { $port } pod adresem { $host } jest zajęty, może przez inną Omertę; spróbuj --port 0.
problem-port-trouble = Nie da się słuchać pod adresem { $host } na porcie { $port }: { $detail }.
problem-port-number = { $port } to nie port; porty mają numery od 0 do 65535.
problem-worker-count = Musi działać co najmniej jeden proces, a podano: { $found }.
problem-workers-need-postgres = Kilka procesów ({ $found }) potrzebuje wspólnej bazy danych: --database postgresql://…
problem-unknown-limit = Nie ma ograniczenia „{ $what }”; są: { $known }.
problem-limit-number = „{ $what }” to nie ograniczenie: podaj nazwa=liczba, z liczbą większą od 0.
problem-no-guest = Ta przeglądarka nie ma jeszcze imienia; najpierw się przedstaw.
problem-foreign-origin = Inna strona próbowała zrobić to w Twoim imieniu; nic z tego.
problem-forbidden = To nie należy do Ciebie.
problem-no-such-page = Pod tym adresem nic nie ma.
problem-no-such-method = Pod tym adresem nie da się tego zrobić.
problem-malformed = Serwer nie zrozumiał wiadomości: { $detail }.
problem-too-large = To za duże, żeby wysłać.
problem-too-many =
    { $what ->
        [tables] Za dużo nowych stołów z tego adresu; spróbuj za { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [guests] Za dużo nowych imion z tego adresu; spróbuj za { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [joins] Za dużo zajętych miejsc z tego adresu; spróbuj za { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }.
        [changes] Zmieniasz zbyt wiele naraz; poczekaj chwilę.
        [chat] Mówisz za szybko; zaczekaj chwilę.
        [sockets] Z tego adresu otwarto za dużo stołów; zamknij któryś.
        [hints] Za często prosisz o radę; zaczekaj chwilę.
        [doubts] Za często pytasz, czy ruch jest dobry; zaczekaj chwilę.
        [foresights] Za często pytasz, co przyniesie ruch; zaczekaj chwilę.
        [records] Z tego adresu obejrzano za dużo partii; zaczekaj chwilę.
        [replays] Z tego adresu ogląda się za dużo powtórek; zaczekaj, aż któraś nadejdzie.
        [graphs] Dla tego adresu rysuje się za dużo wykresów; zaczekaj, aż któryś będzie gotowy.
       *[messages] Za dużo wiadomości naraz.
    }
problem-wrong-version = Ta strona jest nieaktualna: serwer mówi w wersji { $version }. Wczytaj ją jeszcze raz.
problem-no-hello = Pierwsza wiadomość musi być powitaniem.
problem-second-hello = Powitanie już było.
problem-text-length = „{ $what }” musi mieć od { $least } do { $most } znaków.
problem-text-control = „{ $what }” zawiera znaki, których nie widać.
problem-text-marks = „{ $what }” piętrzy zbyt wiele znaków na jednej literze.
problem-failed = Coś się popsuło na serwerze; zostało to zapisane.
problem-unknown-host = Ten serwer nie nazywa się „{ $host }”. Jeśli powinien, uruchom go z --name.
problem-store-full = Na serwerze brakuje miejsca; niczego nie zapisano.
problem-store-away = Serwer nie może sięgnąć do miejsca, w którym trzyma stoły; niczego nie zapisano. Spróbuj ponownie za chwilę.
problem-store-lost = Bazę danych serwera zabrano lub podmieniono w trakcie jego pracy; nic nie zostanie zapisane, dopóki prowadzący serwer się tym nie zajmie.
problem-table-unreadable = Nie da się otworzyć tego stołu: to, co serwer z niego zachował, nie składa się w całość. Stół odłożono na bok, a prowadzący serwer o tym wie; inne stoły działają.
problem-table-failing = Ten stół odłożono na bok, bo raz po raz coś się przy nim nie udaje. Prowadzący serwer o tym wie; inne stoły działają.
problem-table-damaged = Nie da się odtworzyć tego stołu: „{ $where }” w bazie danych nie jest takie, jak być powinno.
problem-chance-refused = Serwer wylosował coś, na co zasady nie pozwalają, więc niczego nie zapisano. Spróbuj ponownie; jeśli to się powtórzy, powiedz o tym prowadzącemu serwer.
problem-box-missing = Ten stół gra pudełkiem „{ $what }”, którego ten serwer nie ma.
problem-box-other = Ten stół założono z inną zawartością pudełka „{ $what }” niż ta, która jest tu teraz, więc nie można grać dalej.
problem-box-broken = Pudełkiem tej gry nie da się grać: „{ $where }” nie jest takie, jak być powinno. Inne gry działają.
problem-boxes-off = Ten serwer gra tylko pudełkami dołączonymi do gier: plików nie można tu ani sprawdzić, ani zachować.
problem-no-such-box = Ten serwer nie ma pudełka „{ $what }” tej gry.
problem-box-is-shipped = To jest pudełko dołączone do gry; nie ma czego zachowywać.
problem-box-too-large = Plik jest za duży: pudełko ma najwyżej { $most } KB.
problem-too-many-boxes = Masz tu { $most } pudełek, więcej nie można. Najpierw usuń któreś.
problem-boxes-full = Jest tu już { $most } pudełek, więcej nie można.
problem-not-your-box = To pudełko przechowuje ktoś inny.
problem-box-used = Pudełkiem „{ $what }” gra jakiś stół, więc musi zostać.

page-missing-title = Strona nie jest zbudowana
page-missing = Serwer działa, ale stołu dla przeglądarki z nim nie zbudowano. Zbuduje go „make page” w folderze projektu (potrzebny jest Node 20 lub nowszy); potem uruchom serwer jeszcze raz. W terminalu „omerta play” działa i bez tego.
api-title = Omerta: API
api-language = Polski
api-about = Wszystko, o co przeglądarka może poprosić ten stół. Odpowiedzi są w JSON-ie; gdy czegoś nie da się zrobić, mówi o tym kod, powód i jego fakty.
api-takes = przyjmuje
api-tag-guests = Goście
api-tag-games = Gry
api-tag-tables = Stoły
api-tag-seats = Miejsca
api-tag-play = Gra
api-tag-studies = Żeby zrozumieć grę
api-tag-machine = Serwer
api-tag-socket = Gniazdo
api-socket = Wszystko, co ta przeglądarka może widzieć, w miarę jak się zmienia, i wszystko, co można zrobić w grze. Pierwsza wiadomość to powitanie z wersją.
api-new-guest = Przedstaw się
api-who-am-i = Kim jest ta przeglądarka
api-rename = Zmień imię
api-list-games = Gry, ich opcje i rozstawienia
api-read-words = Słowa gry w jednym języku
api-new-table = Załóż stół
api-lobby = Poczekalnia
api-my-tables = Własne stoły
api-show-table = Stół taki, jakim może go widzieć ta przeglądarka
api-pause = Wstrzymaj
api-resume = Graj dalej
api-abandon = Odwołaj partię
api-rematch = Rewanż
api-read-record = Zapis skończonej gry
api-join = Zajmij wolne miejsce
api-contribute = Dodaj swój udział w tasowaniu
api-leave = Zostaw miejsce botowi
api-resign = Poddaj partię
api-come-back = Wróć na swoje miejsce
api-seat-bot = Posadź bota
api-claim-seat = Otwórz odnośnik do miejsca
api-move = Zdecyduj
api-undo = Cofnij
api-ask-undo = Poproś rywali o cofnięcie
api-consent-undo = Zgódź się
api-decline-undo = Nie zgadzaj się
api-wish = Automatyczne pasowanie, ruch z góry, notatki
api-read-chat = Rozmowa
api-say = Powiedz coś
api-read-rules = Zasady gry
api-read-sheet = Stół w słowach
api-foresee = Co na pewno przyniesie wybór
api-doubt = Co przemawia przeciw wyborowi, w szansach
api-hint = Rada dla swojego miejsca
api-replay-table = Skończona partia, chwila po chwili
api-table-chances = Jakie szanse miało każde miejsce
api-replay-record = Partia z pliku z zapisem, chwila po chwili
api-record-chances = Jakie szanse miało każde miejsce w partii z pliku z zapisem
api-verify-record = Sprawdzenie pliku z zapisem
api-tag-boxes = Pudełka
api-list-boxes = Pudełka gry
api-show-box = Pudełko, wartość po wartości
api-read-box = Pudełko jako plik
api-check-box = Sprawdzenie pliku z pudełkiem
api-keep-box = Zachowanie pudełka
api-drop-box = Usunięcie pudełka
api-health = Czy serwer działa

## Badanie

box-number = nr { $number }
box-none = brak
box-nothing = nic
box-yes = tak
box-no = nie
provenance-printed = z gry
provenance-derived = wywnioskowane z tego, co w grze
provenance-reconstructed = nasza rekonstrukcja
data-all-hint = Każda wartość osobno: --all.

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

bot-pawn = Pionek
bot-soldier = Żołnierz
bot-capo = Capo
bot-don = Don
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
play-outcomes = { $kind }: { $count } możliwości; wskaż jedną słowami, na przykład „{ $example }”, albo wpisz „lista”.
play-no-match = Żaden ruch nie pasuje do „{ $what }”. Wpisz numer, kawałek ruchu albo ? po pomoc.
play-not-legal = Tak się nie da: { $move }. { $problem }
play-several = Pasuje kilka ruchów; powiedz, który.
play-over = Koniec gry.
play-saved = Zapisano w { $file }
play-resume-hint = Graj dalej: omerta { $command } --resume { $file }
play-replay-hint = Obejrzyj jeszcze raz: omerta replay { $file }
play-resumed = Gra toczy się dalej od decyzji { $ply }.
play-earlier = Wcześniejsze wpisy: { $count }; „{ $command }” pokazuje wszystkie.
play-help =
    Wybierz ruch numerem albo jego słowami po kolei (teraz na przykład „{ $example }”).
    ?          ta pomoc i zasady, które teraz się liczą
    ? { $clause }    punkt;  ? { $chapter }  rozdział;  ? słowo  wszystkie punkty z tym słowem
    lista      wszystkie ruchy        plansza  narysuj stół jeszcze raz
    dziennik   co się działo          rada     co zrobiłby Don
    3?         co na pewno przyniesie trzeci ruch
    q          przerwij; gra jest zapisana
play-unchanged = Bez zmian: { $what }. „plansza” pokazuje całość.
command-list = lista
command-board = plansza
command-log = dziennik
command-hint = rada
command-quit = koniec
bot-has-solved = { $seat } ma tę grę obliczoną do końca.
hint-searched =
    { $count ->
        [one] Po { $count } wyobrażonym dalszym ciągu:
       *[other] Po { $count } wyobrażonych dalszych ciągach:
    }
hint-solved = Obliczone do końca gry; szanse są dokładne:
hint-chance = wygrywa { $percent } razy na 100
hint-line = potem może: { $line }
foresight-title = Co to na pewno przyniesie
foresight-unknown = coś nieznanego
foresight-points =
    { $count ->
        [one] { $name }: { $sign }{ $count } punkt
        [few] { $name }: { $sign }{ $count } punkty
       *[other] { $name }: { $sign }{ $count } punktów
    }
foresight-points-unknown = { $name }: punkty, których jeszcze nikt nie zna
foresight-others = … i jeszcze { $count }
foresight-more = … i to, czego jeszcze nikt nie może wiedzieć
foresight-then-chance = Potem zdecyduje los.
foresight-then-over = Potem gra się skończy.
foresight-then-seat = Potem zdecyduje { $name }.
foresight-then-you = Potem znowu decydujesz.
foresight-then-asked = Potem padnie pytanie: { $ask }
foresight-then-unknown = Kto zdecyduje potem, tego jeszcze nikt nie wie.

## Co się przechowuje

problem-database-address = „{ $what }” to nie baza danych: podaj plik, sqlite:///PLIK albo postgresql://KTO@SERWER/NAZWA.
problem-database-in-use = Z { $what } korzysta już inna Omerta.
problem-metrics-address = „{ $what }” nie jest adresem dla liczb: musi wyglądać jak 127.0.0.1:9464.
problem-database-gone = Plik { $what } zabrano, gdy serwer go używał.
problem-database-replaced = { $what } nie jest już plikiem, który serwer otworzył: coś podstawiono w jego miejsce.
problem-database-linked = Plik { $what } ma drugą nazwę (twarde dowiązanie), pod którą inny program mógłby w nim pisać niezauważony. Usuń jedną z tych nazw.
problem-database-corrupt = { $what }: baza jest uszkodzona albo to w ogóle nie baza danych.
problem-database-foreign = W { $what } nie ma stołów Omerty; zostaje nietknięte.
problem-database-newer = { $what } pochodzi od nowszej Omerty; ta niczego tam nie rusza.
problem-database-full = Brakuje miejsca na { $what }; niczego nie zapisano.
problem-database-busy = Inny program trzyma { $what } pod blokadą; niczego nie zapisano.
problem-database-trouble = Baza { $what } nie działa, jak powinna: { $detail }.
problem-database-unreachable = Nie ma połączenia z bazą { $what }: { $detail }.
problem-database-closed = Baza danych jest zamknięta.
problem-database-not-empty = Baza { $what } nie jest pusta; kopię przywraca się tylko do pustej.
problem-backup-exists = { $file } już istnieje i nie będzie nadpisany.
problem-backup-foreign = { $file } nie jest kopią zapasową Omerty.

help-backup = Skopiuj wszystkie stoły do jednego nowego pliku; serwer może dalej działać.
help-restore = Przywróć wszystko z kopii zapasowej do pustej bazy.
help-backup-file = Plik, który powstanie; nie może jeszcze istnieć.
help-restore-file = Plik zapisany przez omerta backup.
help-database = Gdzie są stoły: plik albo postgresql://KTO@SERWER/NAZWA; inaczej plik w twoim katalogu danych.
store-backed-up = Wszystkie stoły są w { $file }.
store-restored = Stoły z { $file } są na miejscu.

## Laboratorium

problem-lab-engine = Nie ma silnika „{ $what }”; są: local, dask i dask=ADRES.
problem-lab-no-cluster = Pod adresem { $what } nie odpowiada żaden klaster Dask, który miałby robotnika.
problem-lab-lost-cluster = Połączenie z klastrem Dask się urwało; to, co jest w pliku wyników, da się kontynuować.
problem-lab-deadly-chunk = Te same gry zakończyły po kolei kilka procesów roboczych; rezygnuję z nich.
problem-lab-extra = Do tego potrzebny jest pakiet { $what }, a go nie ma: pip install "omerta[{ $extra }]"
problem-lab-other-experiment = W pliku { $file } jest inne doświadczenie; zostaje nietknięty.
problem-lab-damaged-line = { $file } jest uszkodzony: wiersz { $line } nie jest skończonym rozdaniem.
problem-lab-exists = { $file } już istnieje i nie będzie nadpisany.
problem-lab-format = Nazwa { $file } musi się kończyć na .jsonl albo .parquet.
problem-lab-setup = Gra { $game } nie ma wariantu „{ $what }”; są: { $known }.
problem-lab-setup-and-seats = Wariant ustala liczbę miejsc: podaj --setup albo --seats.
problem-lab-games = Trzeba rozegrać co najmniej jedną grę.
problem-lab-precision = Dokładność to połowa szerokości przedziału, między 0 a 0.5, na przykład 0.02.
problem-lab-no-bots = Podaj co najmniej jednego bota: { $known }.
problem-lab-few-bots = Turniej potrzebuje co najmniej dwóch różnych botów.
problem-lab-twice = „{ $what }” jest podany dwa razy; w turnieju każdy gra raz.
problem-lab-same-rival = Poziom i jego rywal muszą się różnić.

help-lab = Badaj gry: arena, turnieje, raporty o równowadze, zapisy, szybkość.
help-lab-arena = Niech boty rozegrają wiele gier; udziały zwycięstw i Elo z przedziałami 95%.
help-lab-tournament = Niech każdy bot spotka każdego; tabela spotkań i ranking.
help-lab-balance = Napisz raport o równowadze gry: jeden plik HTML, który otwiera się bez sieci.
help-lab-record = Niech boty grają, a każda decyzja zostanie zapisana, w JSON Lines albo Parquet.
help-lab-perf = Zmierz, jak szybko grają boty.
help-lab-bots = Boty, oddzielone przecinkami: { $known }; capo i don przyjmują budżet (don@5000 iteracji).
help-lab-games = Ile gier; w górę do całych rozdań, z których każde rozgrywa się przy zamienionych miejscach.
help-lab-seats = Ile miejsc; domyślnie tyle, ile botów, jeśli gra na to pozwala.
help-lab-setup = Wariant gry z nazwy; ustala miejsca i opcje.
help-lab-setups = Wariant gry z nazwy; można powtórzyć; domyślnie wszystkie.
help-lab-option = Opcja gry jako nazwa=wartość; można powtórzyć.
help-lab-seed = Liczba, z której wynikają wszystkie rozdania.
help-lab-workers = Ile procesów; domyślnie po jednym na procesor.
help-lab-engine = Gdzie grać: local, dask (klaster na tym komputerze) albo dask=ADRES.
help-lab-precision = Przerwij, gdy żaden udział nie jest mniej pewny niż ± tyle, na przykład 0.02.
help-lab-out = Plik na wyniki; to samo polecenie z tym samym plikiem idzie dalej od miejsca przerwania.
help-lab-bot = Poziom, który gra: { $known }.
help-lab-against = Poziom do porównania; domyślnie o jeden niższy.
help-lab-html = Gdzie zapisać raport.
help-lab-record-out = Gdzie zapisać gry: nazwa z końcówką .jsonl albo .parquet.
help-lab-seconds = Jak długo mierzyć każdy wiersz, w sekundach.

lab-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
lab-playing = gram
lab-player = Gracz
lab-games = Gry
lab-win-rate = Wygrane
lab-interval = 95%
lab-elo = Elo
lab-setup = Wariant
lab-level = Poziom
lab-games-second = Gry/s
lab-decisions-second = Decyzje/s
lab-median = ms, mediana
lab-slow = ms, 95%
lab-summary = Gier: { $games }, rozdań: { $deals }, ziarno { $seed }.
lab-stopped-early = Przerwano wcześniej: żądana dokładność osiągnięta.
lab-interrupted = Przerwano po { $games } grach.
lab-resume-hint = Żeby iść dalej, podaj to samo polecenie jeszcze raz; dotychczasowe wyniki są w { $file }.
lab-lost-hint = Nic nie zostało; z --out PLIK wyniki by przetrwały.
lab-written = Zapisano: { $file }
lab-versus = { $player } przeciw

## Raport o równowadze

report-title = raport o równowadze
report-subtitle = Co mówi o grze { $games } partii rozegranych przez boty poziomu { $level }.
report-contents = Spis treści
report-seed = ziarno { $seed }
report-summary = W skrócie
report-method = Jak powstał ten raport
report-as-table = Liczby w tabeli
report-points = p.p.
report-bounds = od { $low } do { $high }
report-setup = wariant
report-games = gry
report-seat = miejsce
report-win-rate = udział zwycięstw
report-from = od
report-up-to = do
report-who = kto
report-what = co
report-mean = średnia
report-least = najmniej
report-quarter = dolny kwartyl
report-median = mediana
report-three-quarters = górny kwartyl
report-most = najwięcej
report-yes = tak
report-no = nie
report-winners = Zwycięzcy
report-others = Pozostali
report-score = wynik końcowy
report-margin = przewaga zwycięzcy
report-decisions = decyzje
report-turns = tury
report-legal = dozwolone ruchy
report-progress = procent rozegranej gry
report-mark = co
report-effect = wpływ na udział zwycięstw
report-by-value = udział zwycięstw przy każdej wartości

report-solo-says = { $level } wygrywa z automatem w { $rate } gier.
report-uneven-says = Miejsca nie są równe: { $seat } wygrywa { $rate } gier, a sprawiedliwie byłoby { $fair }.
report-even-says = Nie widać, by któreś miejsce było lepsze od innych: najlepsze w tych grach, { $seat }, wygrywa { $rate } gier, a sprawiedliwe jest { $fair }.
report-length-says = Gra to { $plies } decyzji w { $turns } turach (mediany); każda daje średnio { $choices } dozwolonych ruchów.
report-length-solo-says = Gra to { $plies } decyzji gracza (mediana); każda daje średnio { $choices } dozwolonych ruchów.
report-luck-duel-says = { $level } wygrywa { $rate } gier; po drugiej stronie gra { $rival }. W { $skill } rozdań wygrywa z obu miejsc; w { $deal } wygrywa zawsze to samo miejsce, ktokolwiek na nim siedzi.
report-luck-says = { $level } w pojedynkę przeciw graczom poziomu { $rival } wygrywa { $rate } gier. W { $skill } rozdań wygrywa z każdego miejsca; w { $deal } wygrywa zawsze to samo miejsce, ktokolwiek na nim siedzi.
report-luck-solo-says = { $level } wygrywa { $rate } gier, na tych samych rozdaniach co { $rival }. W { $skill } rozdań wygrywa tylko { $level }; w { $deal } wynik jest ten sam, ktokolwiek gra.
report-helps-says = Najczęściej idzie w parze z wygraną: { $marks }.
report-hurts-says = Najczęściej idzie w parze z przegraną: { $marks }.

report-seats = Miejsca
report-seats-lead = Jak często wygrywa każde miejsce, gdy wszyscy grają równie dobrze. Linia przerywana to sprawiedliwy udział, kreski to przedziały 95%: gdzie kreska mija linię, miejsce jest lepsze albo gorsze, niż powinno. Miejsca są ponumerowane w kolejności tur.
report-scores = Wyniki
report-scores-lead = Wyniki końcowe tych, którzy wygrali (nad osią), i pozostałych (pod osią).
report-mean-scores = Średnie wyniki:
report-margins = Przewagi
report-margins-lead = O ile najlepszy wynik wyprzedził następny. Dużo małych przewag to napięcie do końca, dużo wielkich to gra rozstrzygnięta wcześnie.
report-margins-say = Średnia przewaga { $mean }; w { $close } gier wyniosła najwyżej jeden.
report-length = Długość
report-length-say = Średnio { $mean } decyzji, od { $least } do { $most }.
report-length-lead = Decyzje graczy; tego, o czym decyduje los, nie liczymy. Tura to ciąg decyzji jednego miejsca.
report-choices = Wybory
report-choices-lead = Ile ruchów jest średnio dozwolonych w miarę gry: gdzie jest nad czym myśleć, a gdzie niewiele.
report-mean-choices = Średnio w całej grze:
report-wins = Co daje zwycięstwo
report-wins-lead = Co idzie w parze z wygraną między równymi graczami: o ile punktów procentowych różni się udział zwycięstw tych, którzy coś mieli, od tych, którzy nie mieli, albo jak się zmienia z każdą następną sztuką. To nie dowód przyczyny: kto prowadzi, może po prostu dostawać tego więcej. Tabela podaje udział zwycięstw przy każdej wartości.
report-points-axis = punkty procentowe
report-even-deals = rozdania między równymi
report-trial-deals = rozdania próby, powtarzane
report-flags = było albo nie
report-counts = ile
report-setups = Warianty obok siebie
report-setups-lead = Te same liczby dla wszystkich liczb graczy, trybów i poziomów trudności. Pokazane jest, o ile punktów procentowych więcej niż sprawiedliwy udział wygrywa pierwsze miejsce; przeciw automatowi – gracz, a sprawiedliwa jest połowa.
report-first-rate = udział zwycięstw pierwszego gracza
report-luck = Szczęście i umiejętność
report-luck-lead = Te same rozdania rozgrywa się jeszcze raz przy zamienionych miejscach: mocny gracz wśród słabszych zajmuje po kolei każde miejsce. Jeśli wygrywa wszędzie, rozstrzygnęła umiejętność; jeśli za każdym razem wygrywa to samo miejsce, rozstrzygnęło rozdanie.
report-split = Skąd się bierze wynik
report-split-say = Części wariancji wyniku jednego miejsca. „Rozdanie” to to, co powtórki jednego rozdania mają wspólnego poza miejscem i umiejętnością; „przebieg” to cała reszta: los po rozdaniu i to, jak gracze na niego odpowiedzieli.
report-part-skill = umiejętność
report-part-seat = miejsce
report-part-deal = rozdanie
report-part-play = przebieg
report-verdicts = Kto rozstrzygnął rozdanie
report-verdicts-say = Mocniejszy poziom to { $level }, słabszy to { $rival }.
report-verdict-says = { $setup }: umiejętność { $skill }, miejsce { $deal }; niezależne powtórki dałyby { $skill-chance } i { $deal-chance }.
report-by-chance = gdyby powtórek nic nie łączyło
report-verdict-skill = mocniejszy wygrał każdą powtórkę
report-verdict-mixed = różnie
report-verdict-deal = każdą powtórkę wygrało to samo miejsce
report-level-rate = udział zwycięstw mocniejszego
report-rival-rate = udział zwycięstw słabszego
report-endings = Jak gra się kończy
report-endings-lead = Według której zasady rozstrzygnęła się gra, między równymi graczami.
report-method-games = Każde rozdanie to jeden strumień losu. Większość rozdań rozgrywają raz równi gracze poziomu { $level }: wszystkie rozdziały prócz „Szczęście i umiejętność” liczą tylko te gry. W próbie szczęścia i umiejętności inne gry powtarzają każde rozdanie po razie z każdego miejsca: { $level } w pojedynkę przeciw graczom poziomu { $rival } (przeciw automatowi: po razie każdy poziom). Powtórki mają wspólny strumień losu, ale nie to, na co trafia: gracze grają różnie i gry się rozchodzą.
report-method-intervals = Przedziały mają 95%. Liczone są po rozdaniach, nie po grach, bo gry z jednego rozdania nie są niezależnymi świadkami; cztery zmyślone rozdania, dwa wygrane i dwa przegrane, nie pozwalają krótkim seriom udawać pewności. Gdy przedziałów jest wiele, co dwudziesty mija prawdę z samego przypadku.
report-method-caveats = Grają boty. Poziom gry ma swoje nawyki: co wygrywa między graczami poziomu { $level }, nie musi wygrywać między ludźmi. Niczego tu nie poprawiano ręcznie.
report-method-stamp = { $game }, wersja zasad { $rules }; omerta { $version } ({ $speed }); ziarno { $seed }. To samo polecenie daje te same liczby na każdym komputerze.

## Przy stole.
problem-unknown-table = Nie ma takiego stołu.
problem-unknown-link = Ten odnośnik nie prowadzi do żadnego miejsca.
problem-unknown-seat = Przy tym stole nie ma takiego miejsca.
problem-stale-moment = Gra poszła tymczasem dalej; spójrz jeszcze raz.
problem-not-finished = Gra jeszcze się nie skończyła.
problem-hints-off = Przy tym stole nie korzysta się z rad.
problem-no-advice = Doradca nie ma teraz odpowiedzi; zapytaj jeszcze raz.
problem-no-study = Tej partii nie udało się obejrzeć: trwało to za długo albo program przerwał pracę. Spróbuj jeszcze raz.
problem-no-such-seat = W tej partii nie ma miejsca { $seat }; miejsc jest { $most }.
problem-not-your-turn = Teraz kolej kogoś innego.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-seated = Mogą to zrobić tylko siedzący przy stole.
problem-not-casual = To możliwe tylko przy stole towarzyskim.
problem-nothing-to-undo = Nie ma teraz czego cofnąć: ktoś już się czegoś dowiedział.
problem-undo-already-asked = Ktoś już poprosił o cofnięcie decyzji.
problem-somebody-away = Ktoś, kto tu gra, odszedł od stołu i nie można go zapytać o zgodę.
problem-no-time-to-undo = Nie zostałoby czasu na nową decyzję: cofnięcie go nie zwraca.
problem-no-undo-asked = Nikt nie prosi cię o cofnięcie decyzji.
problem-bad-wish = Taka wartość nie pasuje do „{ $what }”.
problem-too-long = Za długie dla „{ $what }”: najwyżej { $most } znaków.
problem-empty = Nic w tym nie ma.
problem-chat-is-off = Przy tym stole nie ma rozmów.
problem-bad-name = Imię ma od 1 do { $most } widocznych znaków.
problem-seats = To gra na { $fewest }–{ $most } miejsca, a nie { $found }.
problem-contribution-given = Twój udział w tasowaniu jest już dany i nie można go zmienić.
problem-bad-contribution = Udział w tasowaniu to 64 cyfry szesnastkowe.
problem-bad-clock = Zegar wymaga czasu od sekundy do dwóch miesięcy.
problem-no-rematch = Rewanż jest dla tych, którzy siedzieli przy stole, gdzie gra już się skończyła.
problem-rematch-exists = Rewanż jest już rozstawiony.
problem-seat-resigned = To miejsce już się poddało; nikt tam więcej nie usiądzie.
problem-seat-taken = To miejsce nie jest wolne.
problem-seat-of-another = Kto opuścił to miejsce, wybrał bota, który tam gra; nikt inny nie może tego zmienić.
problem-others-away = Ktoś, kto odszedł, może jeszcze wrócić, więc na razie nie można odwołać partii; będzie można za { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    }. Tymczasem możesz odejść: zagra za ciebie bot.
problem-others-play = Inni jeszcze tu grają.
problem-table-gathering = Gra jeszcze się nie zaczęła.
problem-table-playing = Gra już się zaczęła.
problem-table-paused = Gra jest wstrzymana.
problem-table-finished = Gra się skończyła.
problem-table-abandoned = Tę partię odwołano.
problem-no-proof = Ten zapis nie ma dowodu tasowania: nie grano przy stole.
problem-bad-proof = Dowodu w tym zapisie nie da się odczytać.
problem-broken-commitment = Sekret w tym zapisie nie jest tym, do którego serwer się zobowiązał.
problem-other-commitment = To nie jest tasowanie, które Ci obiecano: zobowiązanie w zapisie to { $commitment }.
problem-not-to-the-end = Gry nie doprowadzono do końca; sprawdzono tyle, ile jej było.
problem-parts-none = Nikt nie dodał swojego udziału: o tasowaniu mógł zdecydować sam serwer.
problem-part-missing = Ci gracze nic nie dodali do tasowania: { $who }. Za nich zdecydowali serwer i pozostali.
problem-part-zero = Ci gracze dodali same zera, które każdy może przewidzieć: { $who }.
problem-part-of-bot = Do tasowania dodało coś miejsce bez człowieka: { $who }. Takim udziałem serwer mógł je wybrać.
problem-part-early = Przy tym stole udział gospodarza dotarł do serwera, zanim serwer pokazał zobowiązanie; później przyszły tylko udziały innych.
problem-unfair-chance = Decyzja losu nr { $ply } nie wynika z sekretu i udziałów graczy.
help-verify = Sprawdź tasowanie gry rozegranej przy stole.
help-commitment = zobowiązanie zapisane przed rozdaniem; bez niego zapis jest porównywany tylko sam ze sobą
help-export = Zapisz grę z danego stołu, skończoną albo porzuconą.
help-export-table = stół: jego adres albo ostatnia część adresu
help-export-out = plik do zapisania; bez niego zapis jest wypisywany
verify-fair = { $chances ->
    [one] Tasowanie było uczciwe: jedna decyzja losu wynika
    [few] Tasowanie było uczciwe: { $chances } decyzje losu wynikają
   *[many] Tasowanie było uczciwe: { $chances } decyzji losu wynika
  } z tego, do czego serwer się zobowiązał, i z udziałów graczy.
verify-follows = { $chances ->
    [one] Jedna decyzja losu wynika
    [few] { $chances } decyzje losu wynikają
   *[many] { $chances } decyzji losu wynika
  } z tego, do czego serwer się zobowiązał, i z udziałów graczy. Ale uwaga:
verify-kept = Zobowiązanie jest tym, które masz zapisane: { $commitment }
verify-commitment = Zobowiązanie: { $commitment }
export-done = Zapisano: { $file }
## Powiadomienia

notice-subject = { $game }: Twoja kolej
notice-body = { $name }, przy stole gry „{ $game }” przyszła Twoja kolej: { $link }

## Pliki z danymi i pomocnik

problem-data-missing = Brakuje pliku z danymi „{ $where }”.
problem-data-not-text = „{ $where }” nie jest tekstem w UTF-8.
problem-data-not-json = „{ $where }” to nie JSON: coś jest nie tak w wierszu { $line }, w kolumnie { $column }.
problem-data-no-object = „{ $where }” musi być jednym obiektem JSON, w nawiasach klamrowych.
problem-data-too-large = „{ $where }” zajmuje więcej niż { $what }.
problem-data-too-deep = „{ $where }” ma więcej niż { $most } list i obiektów jeden w drugim.
problem-data-duplicate-key = W „{ $where }” obiekt ma dwa razy klucz „{ $what }”.
problem-data-no-number = W „{ $where }” jest liczba, której gra nie może użyć: { $what }.
problem-data-missing-key = { $where }: tego brakuje.
problem-data-object = { $where }: tu ma być obiekt, a nie { $what }.
problem-data-list = { $where }: tu ma być niepusta lista, a nie { $what }.
problem-data-length = { $where }: długość listy to { $found }, a ma być od { $least } do { $most }.
problem-data-number = { $where }: tu ma być liczba całkowita od { $least } do { $most }, a nie { $what }.
problem-data-flag = { $where }: tu ma być true albo false, a nie { $what }.
problem-data-text = { $where }: tu ma być tekst, najwyżej { $most } znaków.
problem-data-name = { $where }: tu ma być tekst po polsku (pl) i po angielsku (en).
problem-data-unknown = { $where }: zasady nie znają „{ $what }”; znają: { $known }.
problem-data-ids = { $where }: mają tu być, w tej kolejności: { $known }.
problem-data-id = { $where }: identyfikator to słowo z liter, cyfr i podkreśleń, a nie { $what }.
problem-data-id-number = { $where }: identyfikator jest tu liczbą całkowitą, a nie { $what }.
problem-data-box-id = { $where }: identyfikator pudełka to słowo z liter, cyfr, kropek, łączników i podkreśleń, a nie { $what }.
problem-data-duplicate-id = { $where }: „{ $what }” jest tu dwa razy.
problem-data-provenance = { $where }: trzeba podać pochodzenie: printed, derived albo reconstructed.
problem-data-count = { $where }: jest { $found }, a potrzeba { $count }.
problem-data-disagrees = { $where }: to nie zgadza się z punktem { $rule }.
problem-data-same-id = { $where }: „{ $what }” to już nazwa innego pudełka, o innej treści. Pudełko potrzebuje własnego identyfikatora.
problem-data-other-content = Zapis powstał na pudełku „{ $what }” gry { $game }, ale pudełko o tej nazwie ma tu inną treść.
problem-unknown-box = Nie ma tu pudełka „{ $what }” gry { $game }; znane: { $known }.
problem-other-data = Pozycja powstała na pudełku „{ $what }”, a tu jest „{ $known }”.
problem-other-content = Pozycja powstała na pudełku „{ $what }” o innej treści.
help-data-file = Własne pudełko: plik z danymi wydrukowanej gry.
help-companion = Pomocnik przy prawdziwym stole: mówisz, co robisz i co wylosowano, a program krok po kroku prowadzi graczy, za których gra sama instrukcja.
help-data-all = Każda wartość, a nie tylko każda grupa.
help-draw = Niech program sam losuje karty i płytki, zamiast pytać, co wyszło.
companion-chance = Losowanie:
companion-prompt = Co wyszło>
companion-undone = Ostatni wpis cofnięty.
companion-help =
    Wpisz numer tego, co wyszło, albo swojego ruchu; możesz też wpisać kilka słów.
    cofnij     cofnij ostatni wpis         plansza   stół, jak powinien leżeć
    lista      wszystkie możliwości        dziennik  co się działo
    rada       co zrobiłby Don             ?         zasady na teraz
    q          przerwij; gra jest zapisana
command-undo = cofnij
problem-no-companion = Gra „{ $title }” nie ma pomocnika przy prawdziwym stole.
problem-no-automata = To jest tylko do gier, w których na którymś miejscu gra sama instrukcja.

## Opcje gier

help-options = Wypisz, co można wybrać przy zakładaniu gry, z wartościami w słowach; * to wartość domyślna.
option-group-table = Stół
option-group-solo = Przeciw graczom prowadzonym przez instrukcję
option-group-rulings = Warianty i rozstrzygnięcia
option-group-data = Pudełko
option-first = Kto zaczyna
option-data = Wartości
option-yes = tak
option-no = nie
option-lot = losowo
option-seat = miejsce { $number }
options-more = oraz { $values }
