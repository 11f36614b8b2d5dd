### SYNDICATE po polsku.

title = Syndykat Zbrodni
subtitle = Dwa gangi przeciągają przemyt na swoją stronę, dzielnica po dzielnicy (2 graczy albo 1 przeciw automatowi).

## Tryby i opcje (S1.1, S1.2)

option-mode = Miasto
option-difficulty = Poziom trudności automatu
option-show_hand_size = Liczba żetonów w ręce jest jawna
mode-new_york = Nowy Jork
mode-los_angeles = Los Angeles
mode-solo = Wariant jednoosobowy
difficulty-easy = łatwy
difficulty-medium = średni
difficulty-hard = trudny
reconstruction = Ta plansza Los Angeles to nasza rekonstrukcja, a nie plansza z pudełka.
gang-orange = Gang pomarańczowy
gang-blue = Gang niebieski
gang-grey = Gang szary

## Żetony (S1.4). .short: litery, siła, symbol (W szybkie wsparcie, X blokada, S postrzał).

token-0 = Gangster 1
    .nominative = gangster 1
    .genitive = gangstera 1
    .accusative = gangstera 1
    .short = G1
token-1 = Gangster 2
    .nominative = gangster 2
    .genitive = gangstera 2
    .accusative = gangstera 2
    .short = G2
token-2 = Gangster 3
    .nominative = gangster 3
    .genitive = gangstera 3
    .accusative = gangstera 3
    .short = G3
token-3 = Przemytnik 1
    .nominative = przemytnik 1
    .genitive = przemytnika 1
    .accusative = przemytnika 1
    .short = P1
token-4 = Przemytnik 2
    .nominative = przemytnik 2
    .genitive = przemytnika 2
    .accusative = przemytnika 2
    .short = P2
token-5 = Przemytnik 3
    .nominative = przemytnik 3
    .genitive = przemytnika 3
    .accusative = przemytnika 3
    .short = P3
token-6 = Skorumpowany policjant 0 (szybkie wsparcie)
    .nominative = skorumpowany policjant 0 (szybkie wsparcie)
    .genitive = skorumpowanego policjanta 0 (szybkie wsparcie)
    .accusative = skorumpowanego policjanta 0 (szybkie wsparcie)
    .short = SP0W
token-7 = Skorumpowany policjant 0 (postrzał)
    .nominative = skorumpowany policjant 0 (postrzał)
    .genitive = skorumpowanego policjanta 0 (postrzał)
    .accusative = skorumpowanego policjanta 0 (postrzał)
    .short = SP0S
token-8 = Skorumpowany policjant 1
    .nominative = skorumpowany policjant 1
    .genitive = skorumpowanego policjanta 1
    .accusative = skorumpowanego policjanta 1
    .short = SP1
token-9 = Skorumpowany policjant 2
    .nominative = skorumpowany policjant 2
    .genitive = skorumpowanego policjanta 2
    .accusative = skorumpowanego policjanta 2
    .short = SP2
token-10 = Szef gangsterów
    .nominative = szef gangsterów
    .genitive = szefa gangsterów
    .accusative = szefa gangsterów
    .short = SzG1+
token-11 = Szef przemytników
    .nominative = szef przemytników
    .genitive = szefa przemytników
    .accusative = szefa przemytników
    .short = SzP1+
token-12 = Antonio 4
    .nominative = Antonio 4
    .genitive = Antonia 4
    .accusative = Antonia 4
    .short = Ant4
token-13 = Gangster 4
    .nominative = gangster 4
    .genitive = gangstera 4
    .accusative = gangstera 4
    .short = G4
token-14 = Gangster 1 (szybkie wsparcie)
    .nominative = gangster 1 (szybkie wsparcie)
    .genitive = gangstera 1 (szybkie wsparcie)
    .accusative = gangstera 1 (szybkie wsparcie)
    .short = G1W
token-15 = Gangster 5 (blokada)
    .nominative = gangster 5 (blokada)
    .genitive = gangstera 5 (blokada)
    .accusative = gangstera 5 (blokada)
    .short = G5X
token-16 = Przemytnik 4
    .nominative = przemytnik 4
    .genitive = przemytnika 4
    .accusative = przemytnika 4
    .short = P4
token-17 = Przemytnik 1 (szybkie wsparcie)
    .nominative = przemytnik 1 (szybkie wsparcie)
    .genitive = przemytnika 1 (szybkie wsparcie)
    .accusative = przemytnika 1 (szybkie wsparcie)
    .short = P1W
token-18 = Przemytnik 2 (postrzał)
    .nominative = przemytnik 2 (postrzał)
    .genitive = przemytnika 2 (postrzał)
    .accusative = przemytnika 2 (postrzał)
    .short = P2S
token-19 = Przemytnik 5 (blokada)
    .nominative = przemytnik 5 (blokada)
    .genitive = przemytnika 5 (blokada)
    .accusative = przemytnika 5 (blokada)
    .short = P5X
token-20 = Skorumpowany policjant 3
    .nominative = skorumpowany policjant 3
    .genitive = skorumpowanego policjanta 3
    .accusative = skorumpowanego policjanta 3
    .short = SP3
token-21 = Skorumpowany policjant 1 (postrzał)
    .nominative = skorumpowany policjant 1 (postrzał)
    .genitive = skorumpowanego policjanta 1 (postrzał)
    .accusative = skorumpowanego policjanta 1 (postrzał)
    .short = SP1S
token-22 = Skorumpowany policjant 4 (blokada)
    .nominative = skorumpowany policjant 4 (blokada)
    .genitive = skorumpowanego policjanta 4 (blokada)
    .accusative = skorumpowanego policjanta 4 (blokada)
    .short = SP4X
token-23 = Zamachowiec
    .nominative = Zamachowiec
    .genitive = Zamachowca
    .accusative = Zamachowca
    .short = Zam7
token-24 = Konfident
    .nominative = Konfident
    .genitive = Konfidenta
    .accusative = Konfidenta
    .short = Konf?
token-25 = Szpicel
    .nominative = Szpicel
    .genitive = Szpicla
    .accusative = Szpicla
    .short = Szpic
token-26 = Bonnie
    .nominative = Bonnie
    .genitive = Bonnie
    .accusative = Bonnie
    .short = Bo1/3
token-27 = Obrzyn
    .nominative = Obrzyn
    .genitive = Obrzyna
    .accusative = Obrzyn
    .short = Obrz1

## Działania pól (S1.5). .counted: czy idzie za nim liczba.

effect-d = nabór do gangu
    .counted = yes
effect-r = wezwanie wzmocnienia
    .counted = yes
effect-h = wzmocnienie gangu
    .counted = no
effect-t = przemyt w tej dzielnicy
    .counted = yes
effect-x = przemyt w innej dzielnicy
    .counted = yes
effect-v = pieniądze
    .counted = yes
effect-b = postrzał
    .counted = no
effect-none = bez działania
    .counted = no

## Żetony solo (S10.1)

solo-0 = Ciężka broń
solo-1 = Kontratak
solo-2 = Wojna gospodarcza
solo-3 = Dla chwały
solo-4 = Wsparcie z zewnątrz
solo-5 = Szybki desant
solo-6 = Zabezpieczenie
solo-7 = Walec

## Dlaczego automat wybiera tak, a nie inaczej (S10.6–S10.8)

criterion-district-1 = dzielnica jest do wygrania
criterion-district-2 = jest tu potyczka do wygrania
criterion-district-3 = takiej dzielnicy szuka działający żeton
criterion-district-4 = najwięcej wolnych pól
criterion-district-5 = najwyżej punktowana potyczka
criterion-district-6 = najniższy numer dzielnicy
criterion-field-1 = żeton na tym polu wygrywa dzielnicę
criterion-field-2 = żeton na tym polu wygrywa potyczkę
criterion-field-3 = takiego pola szuka działający żeton
criterion-field-4 = jego działanie jest najwyżej na liście
criterion-field-5 = najniższy numer pola
criterion-token-1 = wygrywa dzielnicę
criterion-token-2 = wygrywa potyczkę
criterion-token-3 = takiego żetonu szuka działający żeton
criterion-token-4 = pole nic nie daje, więc liczy się siła
criterion-token-5 = potyczka się zapełnia, więc lepiej bez szybkiego wsparcia
criterion-token-6 = największa siła, bo 25 już blisko
criterion-token-7 = zdecydowała kostka
criterion-only = innej możliwości nie ma

## Ruchy

move-place = zagranie: { $token }, { $field }
move-decline = bez szybkiego wsparcia
move-smuggle = przemyt: { $district }
move-effect = działanie: { $field }
move-open = otwarcie: { $district }
move-shoot = postrzał: { $token }
move-advance = fory: { $district }
move-draw = losowanie: { $token }
move-reinforce = wzmocnienie: { $token }
move-hit = trafienie: { $token }
move-roll = kostka: { $die }
move-cup = kubek: { $solo }
move-none = nic: nie ma ruchu { NUMBER($action, useGrouping: 0) }

## Rodzaje ruchów, nad wyborami jednego rodzaju

kind-place = Zagranie żetonu
kind-decline = Bez szybkiego wsparcia
kind-effect = Działanie wolnego pola
kind-smuggle = Przemyt gdzie indziej
kind-open = Otwarcie dzielnicy
kind-advance = Fory
kind-shoot = Postrzał
kind-draw = Losowanie żetonu
kind-reinforce = Wzmocnienie
kind-hit = Trafienie
kind-roll = Rzut kostką
kind-cup = Żeton z kubka

## Ostrzeżenia przed ruchem, który coś marnuje

warning-effect-blocked = Ten żeton blokuje działanie pola, a masz zagrania, które z działania skorzystają.
warning-effect-empty = Działanie nic teraz nie da: { $field }.
warning-no-use = To zagranie ani nie przesuwa znacznika, ani nie ma działania: { $field }.
warning-row-to-rival =
    { $count ->
        [one] To kończy potyczkę { $district-where } i rywal dostaje za nią { $count } punkt.
        [few] To kończy potyczkę { $district-where } i rywal dostaje za nią { $count } punkty.
        [many] To kończy potyczkę { $district-where } i rywal dostaje za nią { $count } punktów.
       *[other] To kończy potyczkę { $district-where } i rywal dostaje za nią { $count } punktu.
    }
warning-decline-points =
    { $count ->
        [one] Szybkie wsparcie dałoby ci { $count } punkt: { $token }, { $field }.
        [few] Szybkie wsparcie dałoby ci { $count } punkty: { $token }, { $field }.
        [many] Szybkie wsparcie dałoby ci { $count } punktów: { $token }, { $field }.
       *[other] Szybkie wsparcie dałoby ci { $count } punktu: { $token }, { $field }.
    }

## O czym teraz decydujesz

ask-place = Poślij kogoś do potyczki.
ask-support = Szybkie wsparcie: jeszcze jeden żeton { $district-where } czy na tym koniec?
ask-smuggle =
    { $count ->
        [one] Przemyt w innej dzielnicy: { $count } pole w Twoją stronę. Gdzie?
        [few] Przemyt w innej dzielnicy: { $count } pola w Twoją stronę. Gdzie?
       *[many] Przemyt w innej dzielnicy: { $count } pól w Twoją stronę. Gdzie?
    }
ask-closing = Dzielnica jest Twoja, a z nią wolne pola. Które działa teraz?
ask-open = Dokąd przenosi się walka? Otwórz dzielnicę.
ask-shoot = Masz czysty strzał: kogo trafiasz w szeregu automatu?
ask-advance =
    { $count ->
        [one] Szóstka: w której dzielnicy automat dostaje { $count } pole forów?
        [few] Szóstka: w której dzielnicy automat dostaje { $count } pola forów?
       *[many] Szóstka: w której dzielnicy automat dostaje { $count } pól forów?
    }

## Plansza

label-hand =
    { $count ->
        [one] { $count } żeton za zasłonką
        [few] { $count } żetony za zasłonką
       *[many] { $count } żetonów za zasłonką
    }
label-bag =
    { $count ->
        [one] { $count } żeton w woreczku
        [few] { $count } żetony w woreczku
       *[many] { $count } żetonów w woreczku
    }
label-pile =
    { $count ->
        [one] { $count } żeton w stosie wzmocnienia
        [few] { $count } żetony w stosie wzmocnienia
       *[many] { $count } żetonów w stosie wzmocnienia
    }
label-wealth = Bogactwo
label-row = Szereg automatu
label-outside = Poza kubkiem: { $solo }
label-acting = Działa: { $solo }
label-closed = zamknięta
label-unopened = nieotwarta
label-last-turn = Ostatnia tura
label-outside-cup = Poza kubkiem
label-acting-now = Działa
label-track = Przemyt
label-red = czerwone pole
label-hat = kapelusz
label-coin = moneta { $count }
label-barrel = beczka { $count }
label-ground = { $ground } { $does }
label-street = ulica
label-river = rzeka
label-mixed = mieszane
label-effect-d = nabór { $count }
label-effect-r = wezwanie { $count }
label-effect-h = wzmocnienie
label-effect-t = tutaj { $count }
label-effect-x = gdzie indziej { $count }
label-effect-v = pieniądze { $count }
label-effect-b = postrzał
label-effect-none = –
label-in-hand = Za zasłonką
label-in-bag = W woreczku
label-not-seen = Jeszcze niewidziane
label-reinforcements = Wzmocnienia
label-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Co się stało. Imię gracza stoi osobno, więc pasuje każde (i „Ty”).

event-dealt = { $seat }: na początek { $token-nominative }.
event-dealt-unseen = { $seat }: na początek żeton za zasłonkę.
event-drawn = { $seat }: z woreczka wychodzi { $token-nominative }.
event-drawn-unseen = { $seat }: żeton z woreczka za zasłonkę.
event-called = { $seat }: ze stosu do woreczka trafia { $token-nominative }.
event-called-unseen = { $seat }: wzmocnienie ze stosu do woreczka.
event-joined = { $seat }: ze stosu prosto do gangu trafia { $token-nominative }.
event-joined-unseen = { $seat }: wzmocnienie ze stosu prosto do gangu.
event-shot = { $seat }: trafienie! W woreczku ląduje { $token-nominative }.
event-shot-unseen = { $seat }: trafienie! W woreczku ląduje żeton, nie wiadomo jaki.
event-shot-row = Strzał w szereg automatu: w jego woreczku ląduje { $token-nominative }.
event-placed = { $seat }: { $token-nominative } – { $field-short }.
event-placed-as = { $seat }: { $token-nominative } w roli { $as-genitive } – { $field-short }.
event-no-effect = Blokada: pole nie działa – { $field }.
event-smuggled =
    { $seat }: przemyt { $count } { $district-where } { $marker ->
        [0] (znacznik na czerwonym polu).
       *[other] (znacznik na { $marker }).
    }
event-strength =
    { $count ->
        [0] { $seat }: siły brak, znacznik { $district-where } ani drgnie
       *[other] { $seat }: siła { $count } ciągnie znacznik { $district-where }
    } { $marker ->
        [0] (stoi na czerwonym polu).
       *[other] (stoi na { $marker }).
    }
event-bombed =
    Wybuch odbija się echem { $district-where } { $marker ->
        [0] (znacznik na czerwonym polu).
       *[other] (znacznik na { $marker }).
    }
event-wealth = { $seat }: bogactwo +{ $count }, razem { $total }.
event-row-won =
    { $count ->
        [one] { $seat }: wygrana potyczka { $district-where }, { $count } punkt.
        [few] { $seat }: wygrana potyczka { $district-where }, { $count } punkty.
       *[many] { $seat }: wygrana potyczka { $district-where }, { $count } punktów.
    }
event-row-shared =
    { $count ->
        [one] Potyczka { $district-where } kończy się na czerwonym polu: każdemu po { $count } punkcie.
        [few] Potyczka { $district-where } kończy się na czerwonym polu: każdemu po { $count } punkty.
       *[many] Potyczka { $district-where } kończy się na czerwonym polu: każdemu po { $count } punktów.
    }
event-district-closed =
    { $count ->
        [one] { $seat }: pełna kontrola { $district-where }. Dzielnica zamknięta, { $count } punkt.
        [few] { $seat }: pełna kontrola { $district-where }. Dzielnica zamknięta, { $count } punkty.
       *[many] { $seat }: pełna kontrola { $district-where }. Dzielnica zamknięta, { $count } punktów.
    }
event-district-full = { $district }: wszystkie pola zajęte, dzielnica zamknięta.
event-free-field = { $seat }: zysk z wolnego pola – { $field }.
event-district-opened =
    { $seat }: walka przenosi się do nowej dzielnicy – { $district } { $marker ->
        [0] (znacznik na czerwonym polu).
       *[other] (znacznik na { $marker }).
    }
event-support = { $seat }: szybkie wsparcie, do gry wchodzi następny żeton.
event-support-declined = { $seat }: bez szybkiego wsparcia.
event-last-turn = Jest 25: rywalowi została ostatnia tura.
event-no-placement = { $seat }: żadnego żetonu nie da się położyć. Przegrana!
event-begins = Pierwszy ruch: { $seat }.
event-rolled = Na kostce wypada { $die }.
event-advanced =
    Automat dostaje fory { $district-where } { $marker ->
        [0] (znacznik na czerwonym polu).
       *[other] (znacznik na { $marker }).
    }
event-cup = Z kubka: { $solo }.
event-steamroll = Z kubka: { $solo }. Działa tak jak żeton z poprzedniej tury: { $acting }.
event-chose-district = Automat wybiera dzielnicę: { $district } ({ $criterion }).
event-chose-field = Automat wybiera pole: { $field-short } – { $criterion }.
event-chose-token = Automat sięga po { $token-accusative } – { $criterion }.
event-over = Koniec gry.

## Wyniki

tally-coins = Pieniądze z pól
tally-rows = Rozliczone potyczki
tally-hats = Dzielnice dociągnięte do kapelusza
tally-barrels = Dzielnice dociągnięte do beczki
result-wealth = Po ostatniej turze wygrywa większe bogactwo: { $winners }
result-tie = Remis w bogactwie, więc wygrywa, kto gra jako drugi: { $winners }
result-reached = Zwycięstwo dzięki 25 punktom bogactwa: { $winners }
result-no-placement = Rywal nie może położyć żetonu, więc wygrywa: { $winners }

## Co daje zwycięstwo

mark-ahead = Dzielnice z przewagą na koniec
mark-taken = Dzielnice zamknięte siłą
mark-ahead-new_york-0 = Przewaga na koniec: { district-new_york-0 }
mark-ahead-new_york-1 = Przewaga na koniec: { district-new_york-1 }
mark-ahead-new_york-2 = Przewaga na koniec: { district-new_york-2 }
mark-ahead-new_york-3 = Przewaga na koniec: { district-new_york-3 }
mark-ahead-new_york-4 = Przewaga na koniec: { district-new_york-4 }
mark-ahead-los_angeles-0 = Przewaga na koniec: { district-los_angeles-0 }
mark-ahead-los_angeles-1 = Przewaga na koniec: { district-los_angeles-1 }
mark-ahead-los_angeles-2 = Przewaga na koniec: { district-los_angeles-2 }
mark-ahead-los_angeles-3 = Przewaga na koniec: { district-los_angeles-3 }
mark-ahead-los_angeles-4 = Przewaga na koniec: { district-los_angeles-4 }
mark-ahead-los_angeles-5 = Przewaga na koniec: { district-los_angeles-5 }
mark-ahead-los_angeles-6 = Przewaga na koniec: { district-los_angeles-6 }
mark-ahead-los_angeles-7 = Przewaga na koniec: { district-los_angeles-7 }
mark-ahead-los_angeles-8 = Przewaga na koniec: { district-los_angeles-8 }
mark-ahead-los_angeles-9 = Przewaga na koniec: { district-los_angeles-9 }
mark-ahead-los_angeles-10 = Przewaga na koniec: { district-los_angeles-10 }
mark-ahead-los_angeles-11 = Przewaga na koniec: { district-los_angeles-11 }
mark-ahead-los_angeles-12 = Przewaga na koniec: { district-los_angeles-12 }
mark-ahead-los_angeles-13 = Przewaga na koniec: { district-los_angeles-13 }
mark-ahead-los_angeles-14 = Przewaga na koniec: { district-los_angeles-14 }
mark-placed = Położone żetony
mark-reinforcements = Położone wzmocnienia
mark-placed-10 = Położony żeton: { token-10 }
mark-placed-11 = Położony żeton: { token-11 }
mark-placed-23 = Położony żeton: { token-23 }
mark-placed-24 = Położony żeton: { token-24 }
mark-placed-25 = Położony żeton: { token-25 }
mark-placed-26 = Położony żeton: { token-26 }
mark-placed-27 = Położony żeton: { token-27 }
mark-hand-left = Żetony, które zostały w gangu
ending-wealth = więcej bogactwa po ostatniej turze
ending-tie = remis, więc wygrywa drugi gracz
ending-reached = pierwsze 25 bogactwa
ending-no-placement = rywal nie miał gdzie położyć żetonu

## Kłopoty: ruchy

problem-move-unknown = W tej grze nie ma ruchu „{ $what }”.
problem-move-value = „{ $key }” w ruchu musi być liczbą całkowitą od { $least } do { $most }.
problem-no-such-move = Żaden ruch nie ma numeru { NUMBER($action, useGrouping: 0) }.
problem-game-over = Gra jest już skończona.
problem-chance-decides = Żetony i kostka należą do losu: nikt nie wybiera wyniku i nikt nie wykonuje ruchu, dopóki wynik nie jest znany.
problem-not-in-the-pile = Tam, skąd teraz bierze się żeton, nie ma { $token-genitive }.
problem-not-that-decision = Najpierw trzeba rozstrzygnąć coś innego.
problem-token-not-held = Nie masz { $token-genitive }.
problem-field-taken = Leży tu już żeton: { $field-short }.
problem-not-in-this-mode = Na tej planszy nie ma takiego pola.
problem-row-not-active = { $field-short }: to pole nie należy do aktywnej potyczki; najpierw muszą się zapełnić potyczki powyżej.
problem-district-closed = Ta dzielnica jest już zamknięta: { $district }.
problem-district-unopened = Ta dzielnica nie jest jeszcze otwarta: { $district }.
problem-wrong-field-type = Nie można tu położyć { $token-genitive }: { $field }. To nie ten rodzaj pola.
problem-nothing-to-copy = Konfident nie ma kogo udawać: rywal nie położył jeszcze żadnego żetonu.
problem-other-district = Szybkie wsparcie musi trafić do tej samej dzielnicy co poprzedni żeton: { $district }.
problem-same-district = Ten przemyt odbywa się w innej dzielnicy niż ta, w której leży położony właśnie żeton.
problem-not-free = To pole nic ci teraz nie daje: { $field }. Przy zamknięciu liczą się wolne pola tej dzielnicy, których działanie jeszcze czeka.
problem-no-arrow = Tej dzielnicy nie można teraz otworzyć: { $district }. Otwiera się nieotwartą, do której prowadzi strzałka z zamkniętej, dopóki taka jest.
problem-not-in-the-row = W szeregu automatu nie ma teraz { $token-genitive } do trafienia.
problem-no-support-now = Nie ma teraz szybkiego wsparcia, z którego można by zrezygnować.

## Kłopoty: pozycje

problem-other-game = To nie jest pozycja gry SYNDICATE, tylko „{ $what }”.
problem-unknown-mode = Nie ma trybu ani poziomu trudności „{ $what }”.
problem-unknown-stage = Nie ma etapu „{ $what }”.
problem-wrong-number-of-tokens = { $token }: w sumie { $found }, a powinno być { $count }.
problem-token-on-wrong-field = Żeton leży tam, gdzie żadnego być nie może: { $field-short }.
problem-field-of-unopened = Żeton leży { $district-where }, a ta dzielnica nie jest jeszcze otwarta.
problem-marker-out-of-range = Znacznik { $district-where } nie stoi tam, gdzie może stać.
problem-closed-without-reason = Dzielnica uchodzi za zamkniętą, ale nic w pozycji tego nie potwierdza: { $district }.
problem-wrong-mover = Z reszty pozycji wynika, że „to_move” musi mieć wartość: { $expected }.
problem-stage-disagrees = „{ $what }” nie zgadza się z resztą pozycji.
problem-setup-has-no-position = Trwa losowanie żetonów: nie ma jeszcze pozycji do zapisania.
problem-bad-todo = W „todo” nie może tu być „{ $what }”.

## Kłopoty: plik z danymi planszy

problem-data-districts = { $where }: dzielnice mają numery od 0, po kolei.
problem-data-field = { $where }: pole to rodzaj (L, W, M) i działanie.
problem-data-field-effect = { $where }: nie ma działania „{ $what }”; S1.5 zna dN, rN, h, tN, xN, vN, b i -, z liczbą od 1 do 7.
problem-data-too-many-fields = { $where }: pól jest { $found }, a ruchy mają numery dla { $most }.
problem-data-starts = { $where }: na początku otwartych jest { $found } dzielnic; w Nowym Jorku wszystkie pięć, w Los Angeles cztery.
problem-data-track = { $where }: tor Nowego Jorku ma dwie monety, a za nimi kapelusz, tor Los Angeles beczki na 5, 6 i 7.
problem-data-arrows = { $where }: strzałki prowadzą do innych dzielnic Los Angeles, do każdej raz.
problem-data-one-row = { $where }: dzielnica Los Angeles ma jedną potyczkę.

## Zasady

chapter-S1 = Plansza i żetony
rule-S1-1 = Grać można na trzy sposoby. Nowy Jork: zaczyna gang pomarańczowy, drugi gra niebieski. Los Angeles: zaczyna gang szary, drugi gra pomarańczowy. Wariant jednoosobowy, na planszy Nowego Jorku: zaczyna automat z gangiem pomarańczowym, Ty prowadzisz niebieski. Kto gra jako drugi, ma ostatnią turę i wygrywa przy remisie (S9).
rule-S1-2 = Przed grą ustalcie, czy rywalowi pokazuje się, ile żetonów masz za zasłonką (domyślnie tak; w grze z automatem to bez znaczenia). Wariant jednoosobowy ma trzy poziomy trudności: łatwy, średni (domyślny) i trudny.
rule-S1-3 = Miasto składa się z dzielnic, dzielnica z potyczek, a potyczka to jeden rząd pól. Każda dzielnica ma swój tor przemytu: w środku jest czerwone pole, na końcach po kapeluszu, po jednym dla każdego gangu, a po drodze monety. O znacznik przemytu na tym torze toczy się cała gra: każdy ciągnie go do swojego kapelusza. Żetony za Twoją zasłonką to Twój gang; reszta Twoich ludzi czeka w woreczku. Stos wzmocnienia na razie nie należy do nikogo. Punkty to bogactwo, na początku 0. Miejsce znacznika zapisuje się liczbą: 0 to czerwone pole, plus to strona tego, kto zaczyna, a minus – tego, kto gra jako drugi.
rule-S1-4 = W każdym woreczku są na początku 22 żetony gangu. Pomarańczowy i niebieski mają takie same: gangsterzy o sile 1 (trzech), 2 (dwóch) i 3 (dwóch); przemytnicy o sile 1 (trzech), 2 (dwóch) i 3 (dwóch); skorumpowani policjanci o sile 0 z szybkim wsparciem (jeden), 1 (trzech) i 2 (dwóch); szef gangsterów i szef przemytników. Szary ma inne: gangsterzy o sile 1 (trzech), 2 (dwóch) i 3 (jeden); przemytnicy o sile 1 (czterech), 2 (dwóch) i 3 (jeden); skorumpowani policjanci o sile 0 z postrzałem (jeden), 1 (trzech) i 2 (dwóch); obaj szefowie i Antonio o sile 4. W stosie leży 18 żetonów wzmocnienia: gangsterzy o sile 4 (dwóch), 1 z szybkim wsparciem i 5 z blokadą; przemytnicy o sile 4 (dwóch), 1 z szybkim wsparciem, 2 z postrzałem i 5 z blokadą; skorumpowani policjanci o sile 3 (dwóch), 1 z postrzałem i 4 z blokadą; do tego Zamachowiec, Konfident, Szpicel, Bonnie i Obrzyn. Ulica jest dla gangsterów, ich szefa, Zamachowca i Bonnie, rzeka dla przemytników i ich szefa; skorumpowanym policjantom, Antoniowi, Szpiclowi i Obrzynowi jest wszystko jedno. Pole mieszane przyjmie każdego. (O Konfidencie mówi S3.4). W skrótach W to szybkie wsparcie, X – blokada, a S – postrzał.
    .ruling = zawartość szarego woreczka znamy z jednego tylko źródła. Rodzaje pól dla obu szefów, Zamachowca, Bonnie i Obrzyna są wzięte z gry oryginalnej, bo polska instrukcja o nich milczy.
rule-S1-5 = Większość pól coś daje, często z liczbą: nabór do gangu, wezwanie wzmocnienia, wzmocnienie gangu, przemyt w tej dzielnicy, przemyt w innej dzielnicy, pieniądze albo postrzał. Co to znaczy, mówi S5. Niektóre pola nie mają działania.
rule-S1-6 = Nowy Jork to pięć dzielnic, 13 potyczek i 41 pól z numerami od 0 do 40: dzielnica po dzielnicy, potyczka po potyczce od góry, od lewej do prawej. Manhattan (pola 0–8), Staten Island (9–17) i Bronx (18–27) mają po trzy potyczki i długi tor: licząc od czerwonego pola, moneta 1 leży na polu 5, moneta 2 na polu 10, a kapelusz na 14. Queens (28–34) i Brooklyn (35–40) mają po dwie potyczki i krótki tor: moneta 1 na polu 4, moneta 2 na polu 8, kapelusz na 11. Kolejne potyczki od góry są warte 2, 3 i 5 punktów na Manhattanie i na Staten Island, 2, 3 i 6 na Bronksie, 3 i 5 w Queens, 2 i 4 na Brooklynie.
    .ruling = przypisanie nazw dzielnic do części planszy jest domysłem.
rule-S1-7 = Los Angeles to 15 dzielnic, w każdej jedna potyczka, razem 47 pól z numerami od 0 do 46. Na początku walczycie o Malibu, Pasadenę, East L.A. i San Pedro, warte po 2 punkty. Santa Monica, Venice, Long Beach, Burbank, Sleepy Lagoon i Chinatown są warte po 3 punkty, Beverly Hills, Hollywood, Watts i Sunset Strip po 4, a Downtown 6. Dalej prowadzą strzałki: Malibu → Santa Monica, Burbank; Pasadena → Burbank, Chinatown; East L.A. → Chinatown, Sleepy Lagoon; San Pedro → Long Beach, Venice; Santa Monica → Beverly Hills, Venice; Venice → Beverly Hills, Watts; Long Beach → Watts, Sleepy Lagoon; Burbank → Hollywood, Sunset Strip; Sleepy Lagoon → Watts, Downtown; Chinatown → Hollywood, Downtown; Beverly Hills → Sunset Strip, Hollywood; Hollywood → Sunset Strip, Downtown; Watts → Downtown; Sunset Strip → Downtown. Na każdym torze po obu stronach czerwonego pola są cztery zwykłe pola, a za nimi, na 5, 6 i 7, beczki o wartości 1, 2 i 3. Monet nie ma, a 7 to koniec toru.
    .ruling = zdjęcia tej planszy nie udało się znaleźć. Poza Beverly Hills i tym, co pokazuje przykład z instrukcji, jest to nasza rekonstrukcja i tak jest podpisana. Obie plansze trzyma plik z danymi, pudełko, które właściciel gry może podmienić na inne o tej samej budowie. Zapisy i pozycje noszą jego identyfikator i skrót jego treści, a zapis gry zawiera cały plik właściciela, więc stare zapisy dają się nadal odtworzyć. Plik jest odrzucany, z miejscem każdego błędu, chyba że jego plansze mają te same dzielnice, początki i rodzaje torów, najwyżej 47 pól i działania z S1.5.

chapter-S2 = Przygotowanie i tajemnice
rule-S2-1 = Do woreczka idą 22 żetony Twojego gangu, do stosu – na obu planszach – wszystkie 18 wzmocnień. W Nowym Jorku od razu otwarte są wszystkie dzielnice, a ich znaczniki stoją na czerwonych polach. W Los Angeles tylko cztery dzielnice startowe są otwarte i mają znacznik na czerwonym polu; pozostałe czekają, na razie bez znaczników.
rule-S2-2 = Ten, kto zaczyna, losuje z woreczka trzy żetony, jeden po drugim, a potem to samo robi drugi gracz. (Wariant jednoosobowy: S10.2).
rule-S2-3 = W woreczku i w stosie nie ma żadnej kolejności: każdy żeton, który tam jest, może wyjść z taką samą szansą.
rule-S2-4 = Twój gang jest tajny. Ile liczy żetonów, pokazuje się rywalowi tylko wtedy, gdy tak ustalono (S1.2). Co losujesz i co wzywasz do woreczka, widzisz tylko Ty. Wszystko, co leży na planszy, znaczniki i bogactwo są jawne.
    .ruling = jaki żeton wypadł z gangu po postrzale (S5.7), widzi tylko właściciel. Liczbę żetonów w gangu zawsze da się wyliczyć z tego, co jawne, więc programy i tak ją dostają; jeśli ustalono inaczej, po prostu nie wyświetla się jej ludziom.

chapter-S3 = Gdzie wolno położyć żeton
rule-S3-1 = W otwartej dzielnicy walka toczy się w aktywnej potyczce: najwyższej z tych, które mają jeszcze wolne pole. Pola jednej potyczki można zajmować w dowolnej kolejności.
rule-S3-2 = Żeton ze swojego gangu możesz położyć na wolnym polu aktywnej potyczki w otwartej dzielnicy, o ile to pole – ulica, rzeka albo pole mieszane – jest dla niego (S1.4). Osobne prawa mają Szpicel (S3.5) i Konfident (S3.4).
rule-S3-3 = Każdy żeton jest tym, czym jest. Tylko Konfident udaje kogoś innego.
rule-S3-4 = Konfident działa jak żeton, który rywal położył jako ostatni: ma jego siłę, symbol, zasadę specjalną i rodzaje pól, a wszystko liczy się tak, jakby to był Twój żeton.
    .ruling = jeśli rywal położył w turze kilka żetonów, liczy się ostatni, a jeśli był nim Konfident – to, kogo udawał. Dopóki rywal niczego nie położył, Konfidenta położyć nie wolno. Udając Szpicla, Konfident także nie musi trzymać się aktywnej potyczki.
rule-S3-5 = Szpicel może wejść na każde wolne pole każdej otwartej dzielnicy, także poza aktywną potyczką. Siły nie ma żadnej.
    .ruling = do dzielnic zamkniętych i jeszcze nieotwartych nie wejdzie nawet on.

chapter-S4 = Tura
rule-S4-1 = Na początku tury sprawdź, czy w ogóle możesz położyć żeton. Jeśli nie, przegrywasz (S9.4). Jeśli tak, przechodzisz przez kolejne kroki; każdy trzeba dokończyć, zanim zacznie się następny.
rule-S4-2 = Zagranie: kładziesz na polu żeton ze swojego gangu. W tej chwili ustala się, czym jest (S3.3) i jaką ma siłę (S6).
    .ruling = dotyczy to także Bonnie, która patrzy na znacznik, i szefów, którzy liczą swoich: co stanie się później w tej turze, niczego już nie zmienia.
rule-S4-3 = Postrzał z żetonu: jeśli żeton ma symbol postrzału, strzelasz raz (S5.7).
    .ruling = ten strzał pada przed działaniem pola.
rule-S4-4 = Działanie pola: wykonujesz je (S5). Pod żetonem z blokadą pole nie działa. Pod Obrzynem działa dwa razy, drugi raz dopiero po zakończeniu pierwszego i z nowymi wyborami.
    .ruling = z blokady nie można zrezygnować, a działania nie można pominąć.
rule-S4-5 = Siła: przesuwasz znacznik tej dzielnicy w stronę swojego kapelusza o tyle pól, ile wynosi siła żetonu. Na kapeluszu (w Los Angeles na 7) znacznik staje, choćby siły zostało więcej. Po Zamachowcu przychodzi jeszcze pora na S6.4.
rule-S4-6 = Rozliczenie: jeśli ten znacznik stoi teraz na Twoim kapeluszu (w Los Angeles: na którejkolwiek beczce po Twojej stronie), zamykasz dzielnicę według S7.3 (S8.3). Jeśli nie, ale potyczka z Twoim żetonem jest już pełna, rozlicza się ją według S7.1 (S8.2).
    .ruling = sprawdza się to tylko w tym kroku. Jeśli do kapelusza dociągnie znacznik już sam przemyt w tej dzielnicy, wcześniej nic się nie zamyka.
rule-S4-7 = Szybkie wsparcie: jeśli żeton ma ten symbol, a dzielnica jest nadal otwarta, możesz położyć w niej jeszcze jeden żeton ze swojego gangu i wrócić z nim do S4.2. Jeśli i on ma szybkie wsparcie, może przyjść następny.
    .ruling = to zagranie też musi być zgodne z S3. Jeśli potyczka właśnie się skończyła, wolno wejść do następnej w tej dzielnicy, a Szpicel może zająć każde jej wolne pole. Gdy nic nie pasuje, krok się pomija.
rule-S4-8 = Losujesz z woreczka do gangu jeden żeton, choćby w tej turze poszło ich do gry więcej.
rule-S4-9 = Sprawdzacie, czy to koniec gry (S9). Jeśli nie, zaczyna się tura rywala.

chapter-S5 = Działania pól
rule-S5-1 = Nabór do gangu: losujesz z woreczka do gangu tyle żetonów, ile wskazuje pole, jeden po drugim.
    .ruling = jeśli w woreczku jest ich za mało, losujesz tyle, ile jest, a reszta przepada. Tak samo jest ze stosem i z losowaniem na koniec tury (S4.8).
rule-S5-2 = Wezwanie wzmocnienia: bierzesz ze stosu tyle żetonów, ile wskazuje pole, jeden po drugim, i wrzucasz je do woreczka. Możesz je przy tym obejrzeć.
rule-S5-3 = Wzmocnienie gangu: bierzesz ze stosu jeden żeton, prosto za zasłonkę.
rule-S5-4 = Przemyt w tej dzielnicy: tam, gdzie leży Twój żeton, znacznik idzie w stronę Twojego kapelusza o tyle pól, ile wskazuje pole, ale nie dalej niż na kapelusz (w Los Angeles: na 7).
rule-S5-5 = Przemyt w innej dzielnicy: wybierasz inną otwartą dzielnicę. Jej znacznik idzie w stronę Twojego kapelusza o tyle pól, ile wskazuje pole, ale na kapelusz nie wejdzie: staje na ostatnim polu przed nim (w Los Angeles na 4).
    .ruling = wolno wybrać każdą inną otwartą dzielnicę, nawet taką, w której znacznik nie może się już ruszyć. Jeśli innej otwartej nie ma, nic się nie dzieje.
rule-S5-6 = Pieniądze: Twoje bogactwo rośnie o liczbę z pola.
rule-S5-7 = Postrzał: jeden żeton z gangu rywala, na chybił trafił, ląduje w woreczku rywala. (Przeciw automatowi: S10.10).
    .ruling = jeśli gang rywala jest pusty, nic się nie dzieje.

chapter-S6 = Siła i żetony specjalne
rule-S6-1 = Siła większości żetonów to po prostu ich liczba (S1.4). Szpicel nie przesuwa znacznika; robi to jednak przemyt w tej dzielnicy, jeśli takie pole ma pod sobą.
rule-S6-2 = Szef gangsterów ma siłę 1 i jeszcze 1 za każdego Twojego gangstera i skorumpowanego policjanta, który już leży w tej dzielnicy, w dowolnej potyczce. Szef przemytników tak samo liczy przemytników i skorumpowanych policjantów. Wzmocnienia szefów nie słuchają, Antonio też nie, a żaden szef nie liczy samego siebie.
    .ruling = gdyby w dzielnicy leżał już Twój szef gangsterów, następny szef gangsterów policzyłby i jego; podobnie z szefami przemytników. Konfident nie liczy się nigdy, kogokolwiek udawał.
rule-S6-3 = Bonnie ma siłę 3, jeśli znacznik dzielnicy jest po stronie rywala, a w przeciwnym razie 1.
rule-S6-4 = Zamachowiec najpierw przesuwa znacznik o 7 pól w Twoją stronę. Potem obrywa reszta miasta: w każdej innej otwartej dzielnicy znacznik idzie o 2 pola w stronę kapelusza rywala, ale staje na ostatnim polu przed nim (w Los Angeles na 4).

chapter-S7 = Koniec potyczki i zamknięcie dzielnicy
rule-S7-1 = Gdy potyczka jest pełna, jej punkty dostaje gracz, po którego stronie stoi znacznik, a do tego 1 punkt, jeśli znacznik doszedł co najmniej do monety 1, albo 2 punkty – nie 3 – jeśli co najmniej do monety 2. Jeśli znacznik stoi na czerwonym polu, punkty za potyczkę dostaje każdy z graczy, ale za monety nikt.
    .ruling = jeśli dzięki Szpiclowi niższa potyczka zapełni się wcześniej, rozlicza się ją od razu, w ten sam sposób.
rule-S7-2 = Jeśli w dzielnicy nie ma już wolnych pól, jest zamknięta i nic więcej się nie dzieje. (Los Angeles: S8.2).
rule-S7-3 = Jeśli dociągniesz znacznik do swojego kapelusza, dostajesz 2 punkty, punkty za potyczkę, którą Twój żeton właśnie zapełnił (jeśli zapełnił), i punkty za każdą potyczkę, w której jest jeszcze wolne pole. Potyczki zakończone wcześniej nie punktują po raz drugi. Dzielnica jest zamknięta; przechodzisz do S7.4.
    .ruling = monet się do tego nie dolicza.
rule-S7-4 = Potem wykonujesz działania wszystkich wolnych pól tej dzielnicy, w dowolnej kolejności.
    .ruling = pomija się pola bez działania oraz te z przemytem w tej dzielnicy, bo jej znacznik zrobił już swoje. Każde inne trzeba wykonać, nawet jeśli nic nie zdziała. Kolejne wybierasz dopiero wtedy, gdy poprzednie jest zakończone.
rule-S7-5 = Zamknięta dzielnica jest zamknięta na dobre: nikt nie kładzie w niej żetonów, a znacznik już się nie rusza.
rule-S7-6 = Zamknąć możesz tylko tę dzielnicę, w której kładziesz żeton. Dlatego w pozostałych znacznik staje przed kapeluszem (S5.5, S6.4).

chapter-S8 = Los Angeles
rule-S8-1 = Dzielnica jest tu nieotwarta, otwarta albo zamknięta. Żetony kładzie się tylko w otwartych, tylko w nich kwitnie przemyt i tylko w nich słychać Zamachowca.
rule-S8-2 = Jeśli wszystkie pola dzielnicy są zajęte, a do beczki nie udało Ci się dotrzeć, rozliczacie ją jak potyczkę (S7.1), tyle że bez monet. Dzielnica jest zamknięta; przechodzisz do S8.4.
rule-S8-3 = Jeśli dociągniesz znacznik do beczki po swojej stronie, dostajesz punkty za dzielnicę, ale bez 2 dodatkowych. Dzielnica jest zamknięta; wykonujesz działania jej wolnych pól (S7.4), otwierasz następną (S8.4) i przesuwasz w niej znacznik w swoją stronę o tyle pól, ile warta jest beczka. Liczy się ta beczka, na której znacznik stał w chwili S4.6.
    .ruling = jest tak również wtedy, gdy Twój żeton zajął zarazem ostatnie pole.
rule-S8-4 = Następna dzielnica: kto zamknął dzielnicę – nawet jeśli punkty dostał rywal – wybiera jedną z nieotwartych, do których prowadzi z niej strzałka. Otwiera się ona ze znacznikiem na czerwonym polu.
    .ruling = jeśli strzałki prowadzą już tylko do dzielnic otwartych albo zamkniętych, wolno wybrać dowolną nieotwartą. Jeśli nie została żadna, nic się nie otwiera, a wartość beczki przepada.
rule-S8-5 = Nowa dzielnica otwiera się na samym końcu, kiedy zamknięta dała już wszystko, co miała.
    .ruling = działanie wolnego pola (S7.4) nigdy więc do niej nie sięgnie. Beczka też nie doprowadzi w niej znacznika od razu do następnej beczki: jest warta najwyżej 3, a beczki zaczynają się od 5.

chapter-S9 = Koniec gry
rule-S9-1 = Jeśli ten, kto zaczyna, ma na koniec własnej tury co najmniej 25 punktów bogactwa, drugi gracz ma jeszcze jedną turę. Po niej wygrywa bogatszy, a przy remisie ten, kto gra jako drugi.
rule-S9-2 = W przeciwnym razie, jeśli ten, kto gra jako drugi, ma na koniec własnej tury co najmniej 25, od razu wygrywa.
    .ruling = bez względu na to, ile w tej turze zyskał rywal.
rule-S9-3 = Bogactwo sprawdza się tylko na koniec tury.
    .ruling = i to tylko u tego, czyja to tura: jeśli dobijesz do 25 w turze rywala, nic się nie kończy aż do końca Twojej następnej tury.
rule-S9-4 = Jeśli na początku swojej tury nie możesz położyć żadnego żetonu, przegrywasz: nie masz ich wcale albo żaden nie pasuje.
    .ruling = tak jest i w ostatniej turze, bez względu na bogactwo, i wtedy, gdy zamknięte są już wszystkie dzielnice. Kiedy indziej się tego nie sprawdza.
rule-S9-5 = Wydrukowany tor bogactwa kiedyś się kończy.
    .ruling = bogactwo nie: liczy się dalej.

chapter-S10 = Wariant jednoosobowy
rule-S10-1 = Przeciw automatowi grasz według dotychczasowych zasad (S1–S9), na planszy Nowego Jorku. Automatem kieruje osiem żetonów solo: Ciężka broń, Kontratak, Wojna gospodarcza, Dla chwały, Wsparcie z zewnątrz, Szybki desant, Zabezpieczenie i Walec.
    .ruling = polska instrukcja wymienia żetony solo i kostkę, ale nie podaje zasad gry w pojedynkę; te pochodzą z gry oryginalnej. Polskie nazwy żetonów są nasze.
rule-S10-2 = Automat losuje pięć żetonów i wykłada je odkryte w szeregu, od lewej do prawej. Szereg to jego gang, a wszystko, co zyska, dołącza z prawej. Potem Ty losujesz trzy żetony. Potem trzy razy (na poziomie trudnym cztery) rzucasz kostką. Każdy rzut daje automatowi fory w jednej dzielnicy: znacznik idzie w stronę jego kapelusza o 1 pole, a na poziomie średnim i trudnym o 2. Wynik 1 oznacza Manhattan, 2 – Staten Island, 3 – Bronx, 4 – Queens, 5 – Brooklyn, a przy 6 wybierasz Ty. Ta sama dzielnica może wypaść kilka razy.
    .ruling = dzieje się to w tej właśnie kolejności.
rule-S10-3 = Siedem żetonów solo jest w kubku. Ósmy leży obok; na początku jest to Walec.
rule-S10-4 = W turze automatu, gdy już wiadomo, że w ogóle może położyć żeton (S4.1), losuje się z kubka jeden z siedmiu żetonów solo. Ten, który leżał obok, wraca do kubka, a wylosowany kładzie się obok: to żeton działający w tej turze. Walec działa tak jak żeton działający w turze poprzedniej. Następnie automat wybiera dzielnicę (S10.6), pole jej aktywnej potyczki (S10.7) i żeton ze swojego szeregu (S10.8).
rule-S10-5 = Każdy wybór przechodzi po kolei przez listę kryteriów. Kryterium zostawia tych kandydatów, którzy je spełniają, a jeśli nie spełnia go żaden – wszystkich. „Najwięcej” i „najwyższy” zostawiają wszystkich, którzy remisują. Wybór jest gotowy, gdy zostaje jeden kandydat.
    .ruling = pole jest dostępne, jeśli wolno na nim położyć któryś żeton z szeregu. Miejsce znacznika w chwili S4.6 przewiduje się z siły i z przemytu w tej dzielnicy (przy Obrzynie dwa razy, przy blokadzie wcale), z niczego więcej. Zagranie wygrywa dzielnicę, jeśli tym miejscem jest kapelusz automatu albo jeśli zajmuje ostatnie wolne pole dzielnicy, a znacznik jest po stronie automatu; wygrywa potyczkę, jeśli zajmuje jej ostatnie wolne pole, a znacznik jest po tej stronie.
rule-S10-6 = Dzielnica, spośród otwartych z dostępnym polem: (1) któryś żeton może wygrać dzielnicę; (2) któryś żeton może wygrać potyczkę; (3) to, czego szuka działający żeton – Kontratak: znacznik po Twojej stronie; Zabezpieczenie: znacznik po stronie automatu; Wojna gospodarcza: dostępne pole naboru lub postrzału; Wsparcie z zewnątrz: dostępne pole wezwania wzmocnienia lub wzmocnienia gangu; Dla chwały: najwięcej punktów za aktywną potyczkę, a potem dostępne pole pieniędzy; (4) najwięcej wolnych pól w aktywnej potyczce; (5) najwięcej punktów za aktywną potyczkę; (6) najniższy numer.
    .ruling = oryginał idzie po dzielnicach od góry, my według numerów; wzmocnienie gangu liczy się przy Wsparciu z zewnątrz tak samo jak wezwanie wzmocnienia.
rule-S10-7 = Pole, spośród dostępnych w tej dzielnicy: (1) któryś żeton wygrywa na nim dzielnicę; (2) któryś żeton wygrywa na nim potyczkę; (3) to, czego szuka działający żeton – Wojna gospodarcza: nabór, jeśli w szeregu są najwyżej cztery żetony, w przeciwnym razie postrzał; Dla chwały: pieniądze; (4) działanie, które jest najwyżej na tej liście: pieniądze, jeśli automat ma co najmniej 20 bogactwa; przemyt w innej dzielnicy; pieniądze, jeśli masz o co najmniej 3 bogactwa więcej niż automat; nabór, jeśli w szeregu są najwyżej cztery żetony; wezwanie dwóch wzmocnień; wzmocnienie gangu; wezwanie jednego; postrzał; przemyt w tej dzielnicy; nabór; pieniądze; brak działania; (5) najniższy numer.
    .ruling = do czterech żetonów wlicza się i ten, który zaraz zostanie położony; miejsce wzmocnienia gangu na liście jest naszym wyborem.
rule-S10-8 = Żeton, spośród tych w szeregu, które wolno położyć na tym polu: (1) wygrywa dzielnicę; (2) wygrywa potyczkę; (3) to, czego szuka działający żeton – Ciężka broń: wzmocnienia, a potem największa zmiana (S10.9); Kontratak: największa zmiana; Wsparcie z zewnątrz: wzmocnienia, chyba że pole wzywa wzmocnienie albo wzmacnia gang; Szybki desant: pierwszy z lewej; (4) jeśli pole nie ma działania: siła większa niż 0; (5) jeśli to ostatnie wolne pole potyczki: bez szybkiego wsparcia; (6) jeśli automat ma co najmniej 20 bogactwa: największa siła; (7) rzuć kostką i odlicz od lewej tyle, ile wypadło, w razie potrzeby zaczynając znów od początku.
    .ruling = dwa żetony tego samego rodzaju to dwóch kandydatów.
rule-S10-9 = Największa zmiana to pierwsza z listy, jaką może zrobić znacznik, patrząc od strony automatu: (1) z Twojej strony na jego; (2) z czerwonego pola na jego stronę; (3) z Twojej strony na czerwone pole; (4) po jego stronie, do lepszej strefy; (5) po Twojej stronie, do strefy gorszej dla Ciebie; (6) każdy inny ruch, chyba że kończy potyczkę ze znacznikiem po Twojej stronie; (7) każdy inny ruch.
    .ruling = na samym końcu jest brak ruchu. Spośród zmian równych rangą liczy się najdłuższa. Po obu stronach są cztery strefy: przed monetą 1, od monety 1, od monety 2 i kapelusz.
rule-S10-10 = W kilku sprawach automat jest inny. Przemyt w innej dzielnicy kieruje tam, gdzie zmiana jest największa. Jego Szpicel to żeton o sile 3 na każde pole aktywnej potyczki. Z szybkiego wsparcia nie rezygnuje: jeśli któryś żeton z szeregu można położyć w tej samej dzielnicy, wybory S10.6–S10.8 powtarza się tylko dla niej, z tym samym działającym żetonem. Gdy strzelasz do automatu, wybierasz rodzaj spośród żetonów gangu w szeregu, a jeśli ich nie ma – spośród wzmocnień; trafiony ląduje w woreczku automatu. Gdy automat strzela do Ciebie, obowiązuje S5.7.
    .ruling = przy równych zmianach przemyt trafia do dzielnicy o najniższym numerze. Konfident automatu udaje Szpicla tak, jak gra nim automat; Twój Konfident udaje Szpicla automatu jak zwykłego (S3.5). Przy zamknięciu automat za każdym razem od nowa szuka następnego wolnego pola według (4) i (5) z S10.7. Jeśli żaden żeton nie może wesprzeć tej dzielnicy, choćby dlatego, że jest zamknięta, kandydatami są jak zwykle wszystkie; jeśli nic nigdzie nie pasuje, krok się pomija. Z kilku żetonów rodzaju, w który strzelasz, wypada pierwszy z lewej.
