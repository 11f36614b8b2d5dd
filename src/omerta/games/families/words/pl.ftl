### FAMILIES po polsku.

## Nazwy

title = Pięć Rodzin
subtitle = Głowy nowojorskich rodzin piorą pieniądze, walczą o terytoria i kupują sojuszników (2–5 graczy albo 1 przeciw najwyżej trzem donom).
card-job = jakieś Zlecenie
label-hand = ręka
label-case = walizka
label-reserve = rezerwa
label-markers = znaczniki
label-allies = Sojusznicy
label-played = zagrany
label-supply = zapas
label-open-jobs = odkryte Zlecenia
label-row = Sojusznicy w rzędzie
label-hudson = Hudson
label-rounds = pola okrągłe
label-horse = głowa konia
label-passed = pas
label-closed = zamknięte
label-front = front
label-back = zaplecze
label-act = Akt { $act } · { $phase }
label-of-act = Akt { $act }
label-stack = znaczniki od dołu
label-bids = oferty
label-advice = Rada: don prawie zawsze wygrywa kolory Zleceń, ale rzadko zarabia Pieniądze, więc tam go pokonasz (F15.17).
label-secret = tajne
label-territories = terytoria
label-phases = fazy
label-now = teraz
label-order = kolejność
label-hand-limit = limit kart na ręce
label-drawn = nowe przedsiębiorstwo do umieszczenia
label-offers = pokazane Pieniądze
label-bonus = premia { $sum } $ przy obecnym stanie
label-worth = wartość ($)
label-neutral = neutralny gang
label-tied = nikt
label-tally = figurki w wojnie terytorialnej
label-strongest = najsilniejszy teraz
label-slots = wolne miejsca
label-square = pole
label-touches = styka się z
label-yields = daje
label-families =
    { $count ->
        [one] od { $count } rodziny
        [few] od { $count } rodzin
       *[many] od { $count } rodzin
    }
label-any-cards = dowolne karty z ręki
label-tile-blue = niebieski kafelek
label-tile-red = czerwony kafelek
label-act-tile = kafelek tego aktu
label-pile-blue = niebieskie kafelki w stosie
label-pile-red = czerwone kafelki w stosie
label-payable = można opłacić
label-missing = brakuje
label-replaced = Narkotyki z ręki w zamian
label-job-deck = talia Zleceń
label-low = kończy się
label-out = wyczerpane
label-uses = kolejność użycia
label-scan = przegląd terytoriów
label-next = następny ruch
label-may-stay = karty na ręce, limit przy haraczu
label-done-jobs = Zlecenia
label-hand-cards = karty na ręce
label-case-cards = karty w walizce
label-score = wynik ($)
label-open-score = wynik jawny ($)
label-for-money = Pieniądze
label-for-territories = terytoria
label-for-colours = kolory Zleceń
label-total = razem

## Ustawienia (F2.5)

option-dons = Dony
option-control_pays = Co dostaje kontrolujący
option-ai_control_card = Karta dona za kontrolę
option-ai_control_members = Dony zarabiają także na Członkach Rodziny
option-ai_yield = Zyski donów
option-ally_figures = Figurki Sojuszników
option-solo_thugs = Gangsterzy przeciw donom
option-ai_prefer_three = Dony wolą pola przy trzech terytoriach
option-ai_sum_tie = Dony rozstrzygają remisy sumą terytoriów
option-ai_avoid_extra = Dony unikają pól dodatkowych
option-ai_deck_out = Gdy zabraknie Zleceń
dons-none = bez donów, sami ludzie
control_pays-front = kontrolujący dostaje front
control_pays-back = kontrolujący dostaje zaplecze
ai_control_card-faq = don za kontrolę dostaje pokazane Pieniądze albo Zlecenie
ai_control_card-job = don za kontrolę dostaje zawsze Zlecenie
ai_control_members-True = dony zarabiają także na Członkach Rodziny na ich terenie
ai_control_members-False = dony zarabiają tylko na Gangsterach na ich terenie
ai_yield-one = don bierze jeden rodzaj zysku
ai_yield-all = don bierze wszystkie rodzaje zysku
ally_figures-neutral = figurki Sojuszników walczą dla nikogo
ally_figures-owner = Szef Związku i Burmistrz walczą dla właściciela
solo_thugs-base = tylu Gangsterów co w grze ludzi
solo_thugs-three = przeciw donom po trzech Gangsterów
ai_prefer_three-True = dony wolą pola stykające się z trzema terytoriami
ai_prefer_three-False = donom wszystko jedno, z iloma terytoriami styka się pole
ai_sum_tie-True = dony rozstrzygają remisy sumą terytoriów
ai_sum_tie-False = dony rozstrzygają remisy kolejnością pól
ai_avoid_extra-True = dony unikają pól dodatkowych
ai_avoid_extra-False = dony traktują pola dodatkowe jak każde inne
ai_deck_out-one = gdy zabraknie Zleceń, don dostaje 1 $
ai_deck_out-by_dons = gdy zabraknie Zleceń, don dostaje 1, 2 lub 3 $ zależnie od liczby donów

## Jak decyduje don (F15.5, F15.6)

test-square = pierwsze wolne pole kwadratowe na jego drodze
test-only = jedyne wolne pole
test-extra = pola dodatkowe na końcu
test-three = styka się z trzema terytoriami
test-scan = najwcześniejsze terytorium na jego drodze
test-sum = według sumy terytoriów
test-order = pierwsze z pozostałych
test-random = wylosowane, bo jest nieprzewidywalny
case-a = widać towary, więc dobiera Zlecenie
case-b = front żąda odrzucenia kart: traci losowe, potem bierze, co pokazano
case-few = front żąda odrzucenia kart, a on ma ich za mało: zamiast tego dobiera Zlecenie
case-c = widać Pieniądze lub Zlecenie: bierze dokładnie to
case-d = gotówka do walizki: po 1 $ z zapasu
case-e = nic dla niego: dobiera Zlecenie

## Ruchy

move-none = (brak ruchu { $action })
move-open = Otwórz nowe przedsiębiorstwo { $territory-where }
move-thug = Gangster: { $business } { $territory-where } – { $business-front }
move-member = Członek Rodziny: { $space }
move-job = Zlecenie: { $job-full }
move-ally = Sojusznik: { $ally }
move-pass = Pas do końca fazy
move-pay = Zapłać: { $goods }
move-cost =
    { $declined ->
        [0] Odrzuć karty i weź, co daje przedsiębiorstwo
       *[other] Zatrzymaj karty i nic nie bierz
    }
move-discard = Odrzuć: { $card }
move-stash =
    { $declined ->
        [0] Do walizki: { $card }
       *[other] Nic więcej do walizki
    }
move-kill =
    { $declined ->
        [0] Do Hudsonu: figurka z pola „{ $space }”
       *[other] Oszczędź wszystkich
    }
move-territory =
    { $declined ->
        [0] Wybierz terytorium: { $territory }
       *[other] Nie wybieraj terytorium
    }
move-figure =
    { $declined ->
        [0] Wybierz figurkę z pola „{ $space }”
       *[other] Nie wybieraj figurki
    }
move-rival =
    { $declined ->
        [0] Okradnij: { $seat }
       *[other] Nie okradaj nikogo
    }
move-good = Weź z zapasu: { $good }
move-rescue = Z Hudsonu wraca: { $figure }
move-exchange =
    { $declined ->
        [0] Wymień { $card } na następną wyższą wartość
       *[other] Nic nie wymieniaj
    }
move-to = Na pole: { $space }
move-show = Pokaż: { $card }
move-marker =
    { $declined ->
        [0] Przenieś znacznik { $from-whence }
       *[other] Zostaw znaczniki tam, gdzie są
    }
move-bid =
    { $declined ->
        [0] Dołóż do oferty { $card }
       *[other] Zamknij ofertę
    }
move-take = Weź Sojusznika: { $ally }
move-horse = Żeton głowy konia: { $seat }
move-tile = Nowe przedsiębiorstwo: { $tile }
move-draw = Dobrane Zlecenie: { $job }
move-ally_up = Odkryty Sojusznik: { $ally }
move-random = Wylosowana karta: { $card }
move-random_ally = Wylosowany Sojusznik: { $ally }
move-random_space = Wylosowane pole: { $space }

## Rodzaje ruchów, nad wyborami jednego rodzaju

kind-open = Otwarcie przedsiębiorstwa
kind-thug = Gangster do przedsiębiorstwa
kind-member = Członek Rodziny na styk terytoriów
kind-job = Wykonanie Zlecenia
kind-ally = Zagranie Sojusznika
kind-pass = Pas
kind-pay = Zapłata
kind-cost = Cena przedsiębiorstwa
kind-discard = Odrzucenie
kind-stash = Do walizki
kind-kill = Do Hudsonu
kind-territory = Terytorium
kind-figure = Figurka
kind-rival = Okradzenie rywala
kind-good = Towar z zapasu
kind-rescue = Powrót z Hudsonu
kind-exchange = Wymiana pieniędzy
kind-to = Dokąd
kind-show = Pokazanie pieniędzy
kind-marker = Przeniesienie znacznika
kind-bid = Oferta
kind-take = Wzięcie Sojusznika
kind-horse = Głowa konia
kind-tile = Nowe przedsiębiorstwo
kind-draw = Dobrane Zlecenie
kind-ally_up = Odkryty Sojusznik
kind-random = Wylosowana karta
kind-random_ally = Wylosowany Sojusznik
kind-random_space = Wylosowane pole

## Ostrzeżenia przed ruchem, który coś marnuje

warning-pass-job =
    { $count ->
        [one] Stać cię jeszcze na Zlecenie: { $job }. Kto spasuje, nic już w tej fazie nie robi.
        [few] Stać cię jeszcze na { $count } Zlecenia, na przykład: { $job }. Kto spasuje, nic już w tej fazie nie robi.
        [many] Stać cię jeszcze na { $count } Zleceń, na przykład: { $job }. Kto spasuje, nic już w tej fazie nie robi.
       *[other] Stać cię jeszcze na { $count } Zlecenia, na przykład: { $job }. Kto spasuje, nic już w tej fazie nie robi.
    }
warning-last-figure-job =
    { $count ->
        [one] To twoja ostatnia figurka: potem nie wykonasz już Zlecenia, na które cię teraz stać ({ $job }).
        [few] To twoja ostatnia figurka: potem nie wykonasz już { $count } Zleceń, na które cię teraz stać (na przykład: { $job }).
        [many] To twoja ostatnia figurka: potem nie wykonasz już { $count } Zleceń, na które cię teraz stać (na przykład: { $job }).
       *[other] To twoja ostatnia figurka: potem nie wykonasz już { $count } Zlecenia, na które cię teraz stać (na przykład: { $job }).
    }
warning-pass-ally = Ten Sojusznik nie był jeszcze zagrany w tym akcie: { $ally }.
warning-last-figure-ally = To twoja ostatnia figurka: potem w tym akcie nie zagrasz już Sojusznika ({ $ally }).
warning-tribute =
    { $count ->
        [one] Haracz zabierze ci z ręki { $count } kartę.
        [few] Haracz zabierze ci z ręki { $count } karty.
        [many] Haracz zabierze ci z ręki { $count } kart.
       *[other] Haracz zabierze ci z ręki { $count } karty.
    }
warning-stash-less =
    { $count ->
        [one] Pieniądze w walizce są bezpieczne, a Haracz zabierze ci z ręki { $count } kartę.
        [few] Pieniądze w walizce są bezpieczne, a Haracz zabierze ci z ręki { $count } karty.
        [many] Pieniądze w walizce są bezpieczne, a Haracz zabierze ci z ręki { $count } kart.
       *[other] Pieniądze w walizce są bezpieczne, a Haracz zabierze ci z ręki { $count } karty.
    }

## Efekty z liczbą lub kartą

label-STASH =
    { $count ->
        [one] Włóż do walizki kartę Pieniędzy z ręki.
        [few] Włóż do walizki najwyżej { $count } karty Pieniędzy z ręki.
       *[many] Włóż do walizki najwyżej { $count } kart Pieniędzy z ręki.
    }
label-JOB =
    { $count ->
        [one] Dobierz Zlecenie.
        [few] Dobierz { $count } Zlecenia.
       *[many] Dobierz { $count } Zleceń.
    }
label-GOODS =
    { $count ->
        [one] Weź wybrany towar, ale nie Narkotyki.
        [few] Weź { $count } wybrane towary, ale nie Narkotyki.
       *[many] Weź { $count } wybranych towarów, ale nie Narkotyki.
    }
label-DROP_JOB =
    { $count ->
        [one] Odrzuć Zlecenie z ręki.
        [few] Odrzuć { $count } Zlecenia z ręki.
       *[many] Odrzuć { $count } Zleceń z ręki.
    }
label-GAIN = Weź kartę: { $what }.

## O co chodzi

ask-place_tile = Nowe przedsiębiorstwo: { $tile } ({ $tile-front }; na zapleczu { $tile-back }). Gdzie je otwierasz?
ask-turn = Rodzinne interesy: co robisz?
ask-pay = Jak płacisz za Zlecenie?
ask-cost = Przedsiębiorstwo żąda najpierw odrzucenia kart ({ $count }). Płacisz?
ask-discard = Którą kartę odrzucasz? Do odrzucenia zostało: { $count }.
ask-stash = Które Pieniądze do walizki? Najwyżej: { $count }.
ask-effect = Wybierz: { $effect }
ask-GOODS = Jaki towar bierzesz? Do wzięcia zostało: { $count }.
ask-hit = Kto obrywa?
ask-to = Na które pole idzie figurka?
ask-show = Którą kartę Pieniędzy pokazujesz? Najwyższa ze wszystkich przepada.
ask-marker = W rezerwie nie ma znacznika. Przenosisz któryś z innego terytorium?
ask-bid = Twoja tajna oferta z walizki: jaka następna karta?
ask-take = Którego Sojusznika bierzesz?
ask-horse = Kto dostaje żeton głowy konia?
ask-tile = Którą płytkę odsłonięto?
ask-draw = Które Zlecenie wyszło? Dobiera: { $seat }. Jeszcze: { $count }.
ask-ai_draw = Które Zlecenie wyszło? Dobiera: { $seat }. Jeszcze: { $count }.
ask-refill_jobs = Które Zlecenie odkryto obok planszy? Jeszcze: { $count }.
ask-refill_allies = Którego Sojusznika odkryto w rzędzie? Jeszcze: { $count }.
ask-steal = Którą kartę skradziono? Ofiara: { $rival }, kartę dostaje: { $seat }.
ask-ai_lose = Którą kartę z walizki trzeba stracić? Właściciel: { $seat }. Jeszcze: { $count }.
ask-ai_show = Którą kartę z walizki pokazano? Właściciel: { $seat }.
ask-ai_bid = Którą kartę z walizki dołożono do oferty? Właściciel: { $seat }.
ask-ai_take = Którego Sojusznika wzięto? Dostaje go: { $seat }.
ask-ai_space = Na które pole idzie figurka? Właściciel: { $seat }.

## Co się stało. Imię gracza stoi osobno, więc pasuje każde (i „Ty”).

event-horse = { $seat }: żeton głowy konia.
event-drew = { $seat }: dobrane Zlecenie { $job }.
event-drew-unseen = { $seat }: dobrane Zlecenie.
event-job-up = Odkryte Zlecenie: { $job }.
event-ally-up = Sojusznik w rzędzie: { $ally }.
event-phase-begins = Akt { $act }, { $phase }.
event-tile-drawn = Nowe przedsiębiorstwo: { $tile }.
event-opened = { $seat }: { $tile } otwiera się { $territory-where }.
event-placed = { $seat }: { $figure } na pole „{ $space }”.
event-gained = { $seat }: na rękę { $card }.
event-supply-lacks = { $seat }: w zapasie brak karty { $card }.
event-pays-cost = { $seat }: cena pola „{ $space }” zapłacona.
event-keeps-cards = { $seat }: nic z pola „{ $space }”.
event-discarded = { $seat }: odrzucona karta { $card }.
event-stashed = { $seat }: { $card } do walizki.
event-stops-stashing = { $seat }: nic więcej do walizki.
event-controller = { $seat }: udział za kontrolę terytorium, na którym leży { $space }.
event-takes-job = { $seat }: w robocie Zlecenie { $job }.
event-paid = { $seat }: oddana karta { $card }.
event-completed = { $seat }: Zlecenie wykonane, { $job } trafia do walizki.
event-plays-ally = { $seat }: zagrany Sojusznik { $ally }.
event-passed = { $seat }: pas.
event-killed = { $seat }: { $figure } ({ $rival }) ląduje z pola „{ $space }” w Hudsonie.
event-declined = { $seat }: rezygnacja z efektu.
event-digs-in = { $seat }: umacnia się { $territory-where }.
event-drives-by = { $seat }: strzały z samochodu { $territory-where }.
event-car-bomb = { $seat }: bomba w aucie { $territory-where }.
event-moves-figure = { $seat }: figurka z pola „{ $space }” musi się ruszyć.
event-moved = { $seat }: { $figure } ({ $rival }) przechodzi z pola „{ $source }” na pole „{ $space }”.
event-recalled = { $seat }: { $figure } wraca do rezerwy.
event-rescued = { $seat }: { $figure } wraca z Hudsonu.
event-robs-hand = { $seat }: sięga do kart; ofiara: { $rival }.
event-robs-case = { $seat }: włamanie do walizki; ofiara: { $rival }.
event-stolen = { $seat }: łup to { $card }; ofiara: { $rival }.
event-stolen-unseen = { $seat }: łup to karta, której inni nie widzą; ofiara: { $rival }.
event-nothing-to-steal = { $seat }: nie ma Pieniędzy do ukradzenia.
event-exchanged = { $seat }: wymiana { $card } na { $for }.
event-shows = { $seat }: na razie po cichu { $card }.
event-shows-unseen = { $seat }: wybór karty do pokazania dokonany.
event-shows-nothing = { $seat }: brak Pieniędzy do pokazania.
event-don-shows = { $seat }: z walizki wychodzi { $card }.
event-offer-taken = { $rival }: najwyższa karta { $card } trafia do walizki, którą ma { $seat }.
event-offer-returned = { $rival }: { $card } wraca do zapasu.
event-turf-won = { $seat }: przewaga { $territory-where }.
event-turf-tied = { $territory }: nikt nie ma przewagi, nic się nie zmienia.
event-marked = { $seat }: nowy znacznik na wierzchu { $territory-where }.
event-keeps-markers = { $seat }: bez nowego znacznika { $territory-where }.
event-marker-moved = { $seat }: znacznik przechodzi { $from-whence }, teraz leży { $territory-where }.
event-bid = { $seat }: w ofercie po cichu { $card }.
event-bid-closed = { $seat }: oferta zamknięta.
event-bid-revealed =
    { $seat }: oferta warta { $value } $ ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
event-don-bid = { $seat }: do oferty los dodaje { $card }.
event-bribed = { $seat }: { $card } idzie na łapówkę i wraca do zapasu.
event-took-ally = { $seat }: nowy Sojusznik { $ally }.
event-act-begins = Antrakt: wszystkie figurki wracają, zaczyna się akt { $act }.
event-territory-bonus = { $seat }: premia za terytorium { $territory }.
event-colour-bonus = { $seat }: premia za najwięcej Zleceń, { $colour }.
event-score = { $seat }: w walizce { $money } $, razem { $total } $.
event-don-uses-ally = { $seat }: w jego kolejności wypada Sojusznik, { $ally }.
event-don-uses = { $seat }: w jego kolejności wypada { $figure }.
event-don-chose = { $seat }: wybór pada na pole „{ $space }” – { $test }.
event-don-yield = { $seat }: na polu „{ $space }” – { $case }.
event-don-gained = { $seat }: { $card } do walizki.
event-don-stashed = { $seat }: { $job } do walizki, bez wykonania.
event-don-completed = { $seat }: ma dostęp do jednego z towarów, więc wykonuje Zlecenie { $job }; karta trafia do walizki.
event-don-no-access = { $seat }: nie ma dostępu do żadnego z towarów, więc { $job } po prostu trafia do walizki.
event-don-no-target = { $seat }: efekt nie ma celu, więc nic się nie dzieje.
event-don-job-instead = { $seat }: ten efekt nic donowi nie daje, więc dobiera Zlecenie.
event-don-lost = { $seat }: z walizki przepada { $card }.
event-don-controls = { $seat }: karta za kontrolę terytorium.
event-deck-is-empty = { $seat }: talia Zleceń jest pusta, w zamian Pieniądze.

## Wynik

tally-money = Pieniądze w walizce
tally-territory = Najwięcej znaczników { $territory-where }
tally-colour = Najwięcej Zleceń, { $colour }
result-richest = Nowym Jorkiem rządzi najbogatsza rodzina: { $winners }
result-more-territories = Po równo pieniędzy, ale więcej terytoriów: { $winners }
result-shared = Wszystko po równo, więc dzielą się Nowym Jorkiem: { $winners }
result-new-don = Majątek większy niż u każdego dona, oto nowy Don Nowego Jorku: { $winners }
result-don-stays = Szefem wszystkich szefów pozostaje: { $winners }
ending-richest = najbogatsza rodzina
ending-more-territories = po równo pieniędzy, więcej terytoriów
ending-shared = wszystko po równo
ending-new-don = majątek większy niż u każdego dona
ending-don-stays = don pozostał szefem

## Co wygrywa

mark-money = pieniądze w walizce
mark-cards = karty Pieniędzy w walizce
mark-fives = karty 5 $ w walizce
mark-jobs = Zlecenia w walizce
mark-allies = zdobyci Sojusznicy
mark-territories = premie za terytoria
mark-markers = znaczniki na planszy
mark-horse-first = głowa konia w akcie I

## Problemy: ruchy

problem-no-such-move = Nie ma ruchu { $action }.
problem-game-over = Gra jest skończona.
problem-chance-decides = O tym decyduje los, nie gracz.
problem-no-such-outcome = Los nie może tu tak zdecydować.
problem-not-that-decision = Teraz jest do podjęcia inna decyzja.
problem-no-thug = { $seat }: w rezerwie nie ma Gangstera.
problem-no-member = { $seat }: w rezerwie nie ma Członka Rodziny.
problem-space-taken = Pole „{ $space }” jest zajęte, a mieści jedną figurkę.
problem-space-closed = Pole „{ $space }” nie jest w tej grze otwarte.
problem-job-not-at-hand = { $job }: tego Zlecenia nie ma ani na ręce, ani wśród odkrytych.
problem-job-not-payable = Brakuje towarów na { $job }.
problem-ally-not-yours = { $ally } to nie Twój Sojusznik.
problem-ally-played = { $ally }: ten Sojusznik był już w tym akcie zagrany.
problem-no-space-for-ally = Brak wolnego pola; Sojusznik { $ally } nie ma gdzie stanąć.
problem-must-choose = Z tego nie można zrezygnować.
problem-card-not-held = Nie masz na ręce karty { $card }.
problem-only-jobs = Tu można odrzucić tylko Zlecenia.
problem-higher-after-lower = Karta { $card } nie może iść po niższej w tej samej ofercie.
problem-not-in-suitcase = W walizce nie ma więcej kart { $card }.
problem-no-slot = { $territory }: brak wolnego miejsca na płytkę.
problem-no-marker-there = { $territory }: nie ma stąd czego przenieść.
problem-wrong-payment = { $job }: to nie jest właściwa zapłata.
problem-not-in-row = { $ally }: tego Sojusznika nie ma w rzędzie.
problem-no-goal = Figurka nie może iść na pole „{ $space }”.
problem-no-target = Efekt nie może wybrać pola „{ $space }”.
problem-no-target-there = Efekt nie może wybrać: { $territory }.
problem-nothing-to-take = Na miejscu { $number } nie ma czego zabrać.
problem-good-not-to-be-had = Tak nie można wziąć karty { $card }.
problem-nobody-to-rescue = W Hudsonie nie ma takiej Twojej figurki.
problem-no-exchange = Karty { $card } nie można teraz wymienić.
problem-move-unknown = „{ $what }” to nie jest ruch w tej grze.
problem-move-value = Ruch wymaga znanej wartości „{ $key }”.
problem-seats-and-dons = Z tymi donami przy stole jest { $count } miejsc, a nie { $found }.
problem-first-seat = Żeton głowy konia może zacząć na miejscach od 0 do { $most }, a nie na { $found }.

## Problemy: pozycje

problem-other-game = To pozycja z gry „{ $what }”.
problem-bad-agreement = „{ $key }” nie mówi, kto gra i na jakich ustawieniach.
problem-setup-has-no-position = W trakcie przygotowania nie ma jeszcze pozycji do zapisania.
problem-nothing-fits = Żadna pozycja nie pasuje do tego, co tu widać.
problem-setup-cannot-be-imagined = W trakcie przygotowania nie ma jeszcze czego sobie wyobrażać.
problem-unknown-ids = „{ $key }” zawiera identyfikator nieznany albo powtórzony.
problem-too-many-tiles = { $territory }: więcej płytek niż miejsc na nie.
problem-bad-figure = „{ $key }”: takiej figurki nie może tam być.
problem-job-not-once = Zlecenie { $what } musi być dokładnie w jednym miejscu.
problem-bad-ally = Sojusznik { $what } nie może tam być.
problem-don-with-hand = Don nie ma kart na ręce.
problem-bad-bid = „{ $key }” mówi o kartach, których tam nie ma.
problem-wrong-number-of-cards = { $what }: kart jest { $found }, a nie { $count }.
problem-wrong-number-of-figures = { $figure }: jest { $found }, a nie { $count }.
problem-wrong-number-of-markers = { $seat }: znaczniki się nie zgadzają.
problem-bad-step = Krok w „todo” ma złe „{ $key }”.
problem-wrong-mover = „to_move” powinno mieć wartość { $expected }.
problem-not-over = W tej pozycji gra nie może być skończona.
problem-wrong-scores = Wyniki lub zwycięzcy nie zgadzają się z pozycją.

## Problemy: pudełko

problem-data-effect = { $where }: F8.5 nie zna efektu „{ $what }”.
problem-data-ally-deck = { $where }: Sojuszników aktu { $act } jest { $found }, a rząd potrzebuje { $count }.
problem-data-printed-business = { $where }: każde terytorium ma dokładnie jedno wydrukowane przedsiębiorstwo.
problem-data-business = { $where }: przedsiębiorstwo jest wydrukowane na terytorium albo jest niebieską lub czerwoną płytką.
problem-data-icons = { $where }: symbol { $what } występuje { $found } razy; więcej niż { $most } nie da się policzyć.
problem-data-neighbours = { $where }: sąsiedztwo musi być wzajemne.
problem-data-round-space = { $where }: pole okrągłe styka się z dwoma lub trzema terytoriami, które ze sobą sąsiadują.
problem-data-don = { $where }: don używa każdego raz: thug, member, ally.
problem-data-scan = { $where }: droga dona wymienia każde terytorium od 1 do 7 raz.
problem-data-too-few-jobs = { $where }: Zleceń jest { $found }, a pięć rodzin potrzebuje { $count }.
problem-data-too-little-money = { $where }: tych kart jest { $found }, a pięć rodzin potrzebuje { $count }.

## Zasady

chapter-F1 = Cel i elementy
rule-F1-1 = Stoisz na czele rodziny. Po czterech aktach Nowym Jorkiem rządzi najbogatsza rodzina. Pieniądze na ręce w większości przepadają jako haracz, więc trzeba je prać: liczy się tylko to, co leży w walizce, oraz premie za terytoria i za najwięcej Zleceń w kolorze (F14). Grając solo, masz przed sobą od jednego do trzech donów i zajmujesz miejsce szefa, jeśli skończysz z majątkiem większym niż każdy z nich.
rule-F1-2 = Każda rodzina ma trzech Członków Rodziny na okrągłych podstawkach (Don, Doradca, Dziedzic) i dwóch lub trzech Gangsterów na kwadratowych. Sojusznicy wnoszą jeszcze trzy figurki: Szefa Związku (kwadratowa), Burmistrza (okrągła) i Komendanta Policji.
    .ruling = Komendant Policji pasuje na każde pole i przyjmuje jego kształt; Członkowie jednej rodziny niczym się nie różnią, liczy się tylko ich liczba.
rule-F1-3 = Plansza ma siedem terytoriów. Na każdym jest jedno wydrukowane przedsiębiorstwo i miejsca na płytki; każde otwarte przedsiębiorstwo to jedno pole kwadratowe. Pola okrągłe leżą na granicach i stykają się z dwoma lub trzema terytoriami; niektóre, dodatkowe, otwierają się dopiero przy trzech lub czterech rodzinach. Na polu mieści się jedna figurka.
    .ruling = liczba przy polu okrągłym oznacza rodziny, nie figurki.
rule-F1-4 = Przedsiębiorstwo ma front (stronę legalną) i zaplecze (nielegalną). Na każdej stronie są symbole: towary (broń, alkohol, krwawe pieniądze, narkotyki), Pieniądze o wartości 1, 2, 3 lub 5 $, Zlecenie albo gotówka do walizki. Strona może najpierw żądać odrzucenia kart.
rule-F1-5 = W grze jest 120 kart Pieniędzy, 32 towary, 44 Zlecenia w czterech kolorach i 18 Sojuszników, po sześciu na każdy z trzech pierwszych aktów. Pieniądze i towary leżą w zapasie; Pieniędzy nigdy się nie rozmienia.
rule-F1-6 = Każda rodzina ma walizkę i dziewięć znaczników kontroli. Są też: żeton głowy konia dla tego, kto zaczyna, Hudson na zabite figurki oraz znaczniki aktu i fazy.
rule-F1-7 = Figurka należy do tego, kto ją wystawił, także figurka sojusznika. Jej kształt to kształt pola, na którym stoi.
rule-F1-8 = Terytorium kontroluje właściciel znacznika na wierzchu stosu. Jesteś na terytorium, jeśli masz Gangstera na jednym z jego pól kwadratowych albo Członka Rodziny na stykającym się z nim polu okrągłym (przy ustawieniu figurek właściciela także Szefa Związku lub Burmistrza).
chapter-F2 = Dane, ich pochodzenie, ustawienia
rule-F2-1 = Wszystkie liczby, nazwy i karty pochodzą z pliku z danymi; zasady nie dodają żadnych.
rule-F2-2 = Każda grupa danych mówi, czy pochodzi z druku, została wywnioskowana, czy odtworzona przez nas, a program to pokazuje.
rule-F2-3 = Kto ma pudełko, może grać na własnym pliku o tym samym kształcie. Zapisy i pozycje noszą jego identyfikator i skrót jego treści; inna zawartość wymaga innego identyfikatora.
    .ruling = zapis gry zawiera cały plik właściciela, bo bez niego decyzje nic nie znaczą, a kto odtwarza grę, może nie mieć pudełka.
rule-F2-4 = Plik jest odrzucany, z podaniem powodu, jeśli identyfikatory się powtarzają, terytoria nie są od 1 do 7 z wzajemnym sąsiedztwem i jednym wydrukowanym przedsiębiorstwem, pola okrągłe nie stykają się z sąsiadami, symbole, Pieniądze, towary, efekty, kolory, figurki lub dony nie są znane zasadom, na któryś akt brakuje Sojuszników do rzędu albo Zleceń i Pieniędzy nie starcza dla pięciu rodzin.
    .ruling = odrzucane jest też to, czego nie dałoby się policzyć: więcej niż 60 przedsiębiorstw lub pól okrągłych, 200 Zleceń, 60 Sojuszników albo 6 donów, Zlecenie za więcej niż 8 towarów, symbol więcej niż 63 razy. Wszystko, co jest źle, program podaje od razu, każdy błąd z jego miejscem.
rule-F2-5 = Przed grą można uzgodnić ustawienia: co dostaje kontrolujący, jak dony zarabiają na kontroli i na swoich figurkach, dla kogo walczą figurki sojuszników, ilu jest Gangsterów przeciw donom, trzy sugestie ustawiania figurek donów, co dostają dony, gdy zabraknie Zleceń, i kto pierwszy ma głowę konia.
chapter-F3 = Przygotowanie
rule-F3-1 = Gra od dwóch do pięciu osób albo jedna, na pierwszym miejscu, przeciw jednemu, dwóm lub trzem różnym donom na kolejnych.
    .ruling = innych połączeń ludzi i donów nie ma.
rule-F3-2 = Przeciw jednemu donowi grę przygotowuje się jak dla dwóch rodzin.
    .ruling = przeciw dwóm lub trzem donom jak dla trzech lub czterech rodzin.
rule-F3-3 = Każda rodzina, także dona, zaczyna z pustą walizką, Donem i Gangsterami w rezerwie (trzema przy dwóch rodzinach, w innym razie dwoma) oraz dziewięcioma znacznikami. Doradca dołącza w akcie II, Dziedzic w akcie IV.
    .ruling = ustawienie może dać w grze solo każdemu trzech Gangsterów.
rule-F3-4 = Każdy człowiek zaczyna z kartami 1, 2 i 3 $ oraz dwoma Zleceniami na ręce. Don nie dostaje nic i nigdy nie ma kart na ręce.
rule-F3-5 = Cztery Zlecenia odkrywa się obok planszy: to odkryte Zlecenia, dostępne dla każdego człowieka.
rule-F3-6 = Odkrywa się tylu Sojuszników aktu I, ile jest rodzin; tworzą rząd, a reszta tej talii opuszcza grę.
rule-F3-7 = Niebieskie i czerwone płytki tworzą dwa stosy.
rule-F3-8 = Ktoś dostaje żeton głowy konia.
    .ruling = losowo, chyba że uzgodniono miejsce.
rule-F3-9 = Los rozstrzyga w tej kolejności: głowa konia, po dwa Zlecenia dla ludzi według miejsc, odkryte Zlecenia, rząd.
chapter-F4 = Przebieg gry
rule-F4-1 = Akt ma sześć faz: nowe przedsiębiorstwo, rodzinne interesy, wojny terytorialne, łapówki, haracz i antrakt. Akt IV nie ma łapówek ani antraktu.
rule-F4-2 = Kolejność idzie zgodnie z ruchem wskazówek zegara od posiadacza głowy konia.
rule-F4-3 = Zdobyte karty idą na rękę, chyba że zasada mówi o walizce.
    .ruling = czego brak w zapasie albo w pustej talii Zleceń, tego człowiek nie dostaje.
rule-F4-4 = Odrzucone Pieniądze i towary wracają do zapasu; odrzucone Zlecenia wypadają z gry.
rule-F4-5 = Ręka i walizka to Twoja tajemnica, jawna jest tylko liczba kart; do walizki dona nie zagląda nikt. Każdą kartę pokazuje się, gdy wchodzi do walizki, więc kto uważa, może liczyć. Dobrane Zlecenie widzisz tylko Ty, skradzioną kartę tylko złodziej i ofiara. Oferty i karty wybrane do pokazania są tajne, dopóki nie wybrano ostatniej. Wszystko inne jest jawne.
    .ruling = co pokazano, można policzyć z dziennika, ale żaden ekran nie wylicza ani nie sumuje ręki i walizki innej rodziny przed końcem gry.
rule-F4-6 = Gdzie jest tylko jedna możliwość, nikt nie pyta; jednakowe karty to jedna możliwość. Zawsze pada tylko pytanie o główną akcję tury.
chapter-F5 = Otwórz nowe przedsiębiorstwo
rule-F5-1 = Losuje się jedną płytkę: niebieską w aktach I i II, czerwoną w aktach III i IV.
rule-F5-2 = Kładzie się ją na wolnym miejscu, gdzie zostaje do końca gry.
    .ruling = miejsce wybiera posiadacz głowy konia; don bierze pierwsze na swojej drodze.
rule-F5-3 = Przedsiębiorstwa terytorium mają kolejność: najpierw wydrukowane, potem płytki tak, jak przybywały.
chapter-F6 = Rodzinne interesy
rule-F6-1 = Po kolei, raz za razem, każda rodzina zdolna do działania rozgrywa turę. Możesz działać, dopóki nie pasujesz i masz figurkę w rezerwie; don, dopóki znajduje coś do użycia. Gdy nikt nie może, faza się kończy.
    .ruling = pas obowiązuje do końca fazy.
rule-F6-2 = Tura to jedno z pięciu. Gangster: na wolne pole kwadratowe, wymuszenie z frontu, potem kontrola. Członek Rodziny: na wolne otwarte pole okrągłe, wymuszenie z zapleczy wszystkich przedsiębiorstw na stykających się terytoriach. Zlecenie: wykonaj jedno z ręki lub odkryte. Sojusznik: zagraj własnego. Pas. Zlecenia i Sojusznicy wymagają figurki w rezerwie, ale jej nie zużywają.
chapter-F7 = Zyski i kontrola
rule-F7-1 = Wymuszenie to wzięcie wszystkich symboli.
    .ruling = najpierw towary i Pieniądze, potem Zlecenia, na końcu gotówka do walizki, po jednej: za każdym razem jedna karta Pieniędzy z ręki, także świeżo zdobyta, albo koniec.
rule-F7-2 = Symbole kilku zapleczy sumuje się i bierze razem.
rule-F7-3 = Gdy strona żąda odrzucenia kart, możesz odrzucić tyle dowolnych kart z ręki i wziąć symbole albo nie brać nic. Takie strony są na końcu, jedna po drugiej. Figurka zostaje tak czy inaczej.
rule-F7-4 = Członkowie Rodziny nic nie płacą kontrolującemu, poza donami (F15.11).
rule-F7-5 = Gdy Gangster lub Szef Związku wymusi coś na terytorium innej rodziny, ta rodzina też wymusza z tego samego frontu (przy innym ustawieniu z zaplecza), sama płacąc ewentualny koszt.
rule-F7-6 = Własne figurki na własnym terytorium nie dają nic dodatkowego. Komendant Policji i przesunięte figurki rywali niczego nie wymuszają.
chapter-F8 = Zlecenia i efekty
rule-F8-1 = Zlecenie kosztuje towary z ręki. Karta narkotyków zastępuje dowolny jeden towar. Czego nie możesz opłacić, tego nie wybierzesz.
rule-F8-2 = Jeśli można zapłacić na kilka sposobów, wybierasz jeden.
rule-F8-3 = Potem towary wracają do zapasu, Zlecenie, pokazane wszystkim, idzie do walizki, zapłata na rękę, a efekty następują po kolei. Miejsce po odkrytym Zleceniu jest puste do antraktu.
rule-F8-4 = Efekty bez możliwego celu nic nie robią.
    .ruling = mimo to Zlecenie można wykonać; z efektu z wyborem można zrezygnować przed pierwszym wyborem, poza braniem towarów, ratunkiem, odrzucaniem Zleceń i wystawieniem figurki.
rule-F8-5 = Efekty zabijają cudzą figurkę, trafiają jedno pole kwadratowe i jedno okrągłe terytorium, wysadzają wszystkie kwadraty terytorium, przesuwają figurkę rywala albo własnego Gangstera (który wymusza od nowa), odwołują figurkę, wkładają gotówkę do walizki, kradną losową kartę z ręki lub Pieniądze z walizki, każą rywalom pokazać kartę Pieniędzy, z których najwyższa jest Twoja, dobierają Zlecenia, biorą towary, ale nie narkotyki, kładą znacznik tam, gdzie jesteś, biorą kartę, wyławiają figurkę z Hudsonu, wymieniają Pieniądze na następną wyższą wartość, odrzucają Zlecenia albo wystawiają figurkę sojusznika. U dona ogląda się losową kartę z walizki i zatrzymuje tylko Pieniądze.
chapter-F9 = Sojusznicy
rule-F9-1 = Sojuszników zdobywa się w łapówkach, leżą odkryci przed właścicielem i nie są kartami na ręce.
rule-F9-2 = Każdego można zagrać raz na akt; efekty następują po kolei.
    .ruling = także bez skutku, ale Sojusznika z figurką tylko wtedy, gdy jest dla niej wolne pole.
rule-F9-3 = Zabita figurka sojusznika wypada do końca aktu.
    .ruling = leży w Hudsonie do antraktu, a karta zostaje u właściciela.
chapter-F10 = Wojny terytorialne
rule-F10-1 = Terytoria od 1 do 7 po kolei. Każda figurka liczy się za jeden: na polu kwadratowym na swoim terytorium, na okrągłym na każdym, z którym się styka. Figurki sojuszników razem tworzą neutralny gang (przy innym ustawieniu Szef Związku i Burmistrz liczą się dla właściciela).
rule-F10-2 = Jedna rodzina, która ma więcej niż każda inna i niż neutralny gang, kładzie znacznik na wierzchu, także tam, gdzie już rządzi. W innym razie nic się nie zmienia.
rule-F10-3 = Bez znacznika w rezerwie możesz przenieść tu własny z innego terytorium.
    .ruling = najniższy ze swoich w tamtym stosie.
chapter-F11 = Łapówki
rule-F11-1 = Po kolei każdy człowiek składa tajną ofertę z dowolnej liczby kart Pieniędzy z walizki; potem licytują dony, a na końcu wszystko się odkrywa.
    .ruling = karty podaje się po jednej, nigdy wyższej po niższej, a potem zamyka ofertę.
rule-F11-2 = Oferty układa się według wartości, przy remisie według kolejności. Ostatni nie dostaje nic, podobnie jak oferta poniżej 1 $.
rule-F11-3 = Pozostali po kolei płacą ofertę do zapasu i biorą Sojusznika z rzędu. Kto nic nie dostaje, zatrzymuje ofertę.
    .ruling = jeśli brakuje Sojuszników, nic nie dostają ostatni w rankingu.
chapter-F12 = Haracz dla Dona
rule-F12-1 = Po kolei każdy odrzuca wybrane karty z ręki do limitu: 5, 4, 3, 2 w aktach od I do IV.
rule-F12-2 = Dony nie płacą haraczu, bo same są Donem.
chapter-F13 = Antrakt
rule-F13-1 = Wszystkie figurki wracają do właścicieli, także z Hudsonu; Sojuszników znów można zagrać.
rule-F13-2 = Zaczyna się następny akt. Doradca dołącza w akcie II, Dziedzic w akcie IV, także u donów.
rule-F13-3 = Odkryte Zlecenia uzupełnia się do czterech, póki starcza talii.
rule-F13-4 = Sojusznicy pozostali w rzędzie opuszczają grę; odkrywa się tylu nowych, ile jest rodzin (w akcie IV żadnego).
rule-F13-5 = Żeton głowy konia wędruje dalej.
    .ruling = w lewo, także do dona.
chapter-F14 = Koniec
rule-F14-1 = Po haraczu aktu IV wszystkie Pieniądze z ręki idą do walizki; inne karty się odrzuca.
rule-F14-2 = Wynik to Pieniądze w walizce oraz premie za terytoria i kolory.
rule-F14-3 = Terytorium daje 5 $ rodzinie z największą liczbą znaczników w stosie; przy remisie tej z nich, której znacznik leży najwyżej.
rule-F14-4 = Kolor daje 5 $ rodzinie z największą liczbą jego Zleceń w walizce, co najmniej jednym; przy remisie każdej z nich. Niewykonane Zlecenia dona też się liczą.
rule-F14-5 = Wśród ludzi wygrywa najbogatszy; przy remisie ten, kto ma więcej premii za terytoria.
    .ruling = przy dalszym remisie zwycięstwo jest wspólne.
rule-F14-6 = Grając solo, wygrywasz, mając więcej niż każdy don, i zostajesz nowym Donem Nowego Jorku; w innym razie wygrywa najlepszy don.
chapter-F15 = Dony (gra solo)
rule-F15-1 = Don to automat: wszystko wynika z pozycji i z losu. Nie ma ręki ani towarów; każda zdobyta karta idzie prosto do jego walizki, w każdej turze co najmniej jedna.
rule-F15-2 = Luciano używa Członków, Sojuszników, Gangsterów i przegląda terytoria od 1 do 7. Siegel używa Gangsterów, Sojuszników, Członków i patrzy od 7 do 1. Capone używa Gangsterów, Członków, Sojuszników i patrzy od 4 do 7, potem od 3 do 1.
rule-F15-3 = W swojej turze don używa pierwszego rodzaju ze swojej kolejności, którego da się użyć, i stawia figurkę według F15.4 lub F15.5. Sojusznik inny niż Szef Związku i Burmistrz daje mu po prostu Zlecenie. Do Sojusznika nie potrzebuje rezerwy.
    .ruling = Sojusznicy w kolejności zdobycia.
rule-F15-4 = Figurka kwadratowa idzie na pierwsze na jego drodze terytorium z wolnym polem kwadratowym, przedsiębiorstwa po kolei.
    .ruling = droga zaczyna się od nowa w każdej turze.
rule-F15-5 = Dla figurki okrągłej zostaje najlepsze wolne pole, test po teście: nie dodatkowe; stykające się z trzema terytoriami; stykające się z najwcześniejszym terytorium na jego drodze; według sumy terytoriów, najniższej dla Luciana, najwyższej dla Siegela, losowo dla Capone; pierwsze w kolejności. Ustawienia mogą wyłączać testy.
rule-F15-6 = O zysku decyduje to, co pokazuje miejsce; liczy się pierwsze, co pasuje. a: towary – dobiera Zlecenie i wykonuje je, jeśli ma dostęp, w innym razie tylko chowa. b: front żąda odrzucenia kart – traci tyle losowych kart z walizki i bierze, co pokazano. c: Pieniądze lub Zlecenie – dokładnie to. d: gotówka do walizki – po 1 $. e: w innym razie Zlecenie.
    .ruling = strony z kosztem się pomija, poza frontem w b; gdy w b ma za mało kart, nie traci żadnej i dobiera Zlecenie; ustawienie pozwala robić wszystko z a–d, co pasuje.
rule-F15-7 = Postawiona właśnie figurka daje dostęp do towarów ze wszystkich frontów swojego terytorium, a na polu okrągłym ze wszystkich zapleczy stykających się terytoriów. Wystarczy jeden z towarów ze Zlecenia, a narkotyki otwierają każde.
rule-F15-8 = Wykonane Zlecenie i zapłata trafiają do jego walizki, potem następują efekty. Wykonuje tylko Zlecenie właśnie dobrane, nigdy odkrytych.
rule-F15-9 = Efekty dona wybierają ofiary w tej kolejności: Gangsterzy i Członkowie człowieka, innych donów według miejsc, figurki sojuszników; potem najwcześniejsze terytorium na jego drodze, kwadraty przed okrągłymi. Strzały i bomby padają tam, gdzie trafiają najwięcej cudzych, a najmniej własnych. Kradnie najpierw człowiekowi, propozycję składa tylko jemu, okopuje się tam, gdzie jest, a nie rządzi; co nie ma dla niego sensu, zamienia na Zlecenie.
rule-F15-10 = W razie wątpliwości dobiera Zlecenie i je chowa.
rule-F15-11 = Gdy człowiek stawia Gangstera lub Szefa Związku na terytorium dona albo Członka lub Burmistrza obok niego, don dostaje jedną kartę: Pieniądze pokazane w tym miejscu, w innym razie Zlecenie. Ustawienia mogą dawać zawsze Zlecenie albo pomijać Członków.
    .ruling = najniższe Pieniądze, jeśli pokazano kilka; tak samo liczy się kwadratowa figurka innego dona.
rule-F15-12 = Gdy talia Zleceń jest pusta, don dostaje 1 $ za każde należne Zlecenie; przy innym ustawieniu 1, 2 lub 3 $ przy jednym, dwóch lub trzech donach.
rule-F15-13 = W zapasie może zabraknąć Pieniędzy, które don miałby dostać.
    .ruling = dostaje następną niższą wartość, a jeśli jej nie ma, Zlecenie, w ostateczności nic.
rule-F15-14 = W łapówkach don kładzie losowe karty z walizki, o jedną więcej niż człowiek albo wszystkie; Zlecenie jest warte 1 $. Jeśli człowiek nic nie oferuje, dony wygrywają bez walki. Zwycięski don płaci Pieniędzmi; Zlecenia, a przy przegranej wszystko, wracają do walizki.
rule-F15-15 = Zwycięski don bierze ulubionego Sojusznika, jeśli jest: Luciano Burmistrza, potem Szefa Związku, pozostali Szefa Związku, potem Burmistrza; w innym razie losowego.
rule-F15-16 = Don zawsze kładzie zdobyty znacznik; bez rezerwy przenosi swój najniższy z innego terytorium, gdzie ma ich najwięcej.
    .ruling = z kilku takich ostatnie na jego drodze.
rule-F15-17 = Rada: don prawie zawsze wygrywa kolory Zleceń, ale rzadko zarabia Pieniądze, więc tam go pokonasz.
rule-F15-18 = Sugestie ustawiania pochodzą od Stephena Robertsona: pola stykające się z trzema terytoriami dają lepsze zyski i więcej kontroli, a na polach dodatkowych dony tłoczyłyby się razem, więc są na końcu.

## Przy prawdziwym stole

companion-welcome = Pomocnik przy Twoim stole: { $rivals }. Podawaj, co przyniósł los i co robisz Ty; linijki mówią, co robią dony, każda z numerem zasady.
