### GANGS po polsku.

title = Gangi Nowego Jorku
subtitle = Osiem gangów pnie się po piramidzie z kart, a nikt nie wie, z kim naprawdę trzymasz (od 2 do 4 graczy).

## Gangi (G1.1)

gang-0 = Sycylijscy rzeźnicy
    .genitive = Sycylijskich rzeźników
    .accusative = Sycylijskich rzeźników
    .with = z Sycylijskimi rzeźnikami
    .short = Rzeźnicy
    .letter = R
gang-1 = Smoki Broadwayu
    .genitive = Smoków Broadwayu
    .accusative = Smoki Broadwayu
    .with = ze Smokami Broadwayu
    .short = Broadway
    .letter = B
gang-2 = Dandysi półświatka
    .genitive = Dandysów półświatka
    .accusative = Dandysów półświatka
    .with = z Dandysami półświatka
    .short = Półświat
    .letter = P
gang-3 = Damulki z przedmieścia
    .genitive = Damulek z przedmieścia
    .accusative = Damulki z przedmieścia
    .with = z Damulkami z przedmieścia
    .short = Damulki
    .letter = D
gang-4 = Kiziory Five Points
    .genitive = Kiziorów Five Points
    .accusative = Kiziorów Five Points
    .with = z Kiziorami Five Points
    .short = Kiziory
    .letter = K
gang-5 = Szczurołapy
    .genitive = Szczurołapów
    .accusative = Szczurołapów
    .with = ze Szczurołapami
    .short = Szczury
    .letter = S
gang-6 = Hebanowi żniwiarze
    .genitive = Hebanowych żniwiarzy
    .accusative = Hebanowych żniwiarzy
    .with = z Hebanowymi żniwiarzami
    .short = Hebanowi
    .letter = H
gang-7 = Łobuzy Świętego Patryka
    .genitive = Łobuzów Świętego Patryka
    .accusative = Łobuzów Świętego Patryka
    .with = z Łobuzami Świętego Patryka
    .short = Łobuzy
    .letter = Ł
# Na pustym miejscu.
gang-none = nikt

## Miejsca (G1.3)

place-0 = Pell Street
    .where = na { place-0 }
    .whence = z { place-0 }
    .whither = na { place-0 }
    .row = w rzędzie 1
    .short = Pell
place-1 = Pearl Street
    .where = na { place-1 }
    .whence = z { place-1 }
    .whither = na { place-1 }
    .row = w rzędzie 1
    .short = Pearl
place-2 = Bayard Street
    .where = na { place-2 }
    .whence = z { place-2 }
    .whither = na { place-2 }
    .row = w rzędzie 1
    .short = Bayard
place-3 = Elm Street
    .where = na { place-3 }
    .whence = z { place-3 }
    .whither = na { place-3 }
    .row = w rzędzie 1
    .short = Elm
place-4 = Franklin Street
    .where = na { place-4 }
    .whence = z { place-4 }
    .whither = na { place-4 }
    .row = w rzędzie 1
    .short = Franklin
place-5 = Leonard Street
    .where = na { place-5 }
    .whence = z { place-5 }
    .whither = na { place-5 }
    .row = w rzędzie 1
    .short = Leonard
place-6 = Park Street
    .where = na { place-6 }
    .whence = z { place-6 }
    .whither = na { place-6 }
    .row = w rzędzie 2
    .short = Park
place-7 = Mott Street
    .where = na { place-7 }
    .whence = z { place-7 }
    .whither = na { place-7 }
    .row = w rzędzie 2
    .short = Mott
place-8 = Chatham Square
    .where = na { place-8 }
    .whence = z { place-8 }
    .whither = na { place-8 }
    .row = w rzędzie 2
    .short = Chatham
place-9 = Paradise Square
    .where = na { place-9 }
    .whence = z { place-9 }
    .whither = na { place-9 }
    .row = w rzędzie 2
    .short = Paradise
place-10 = Centre Street
    .where = na { place-10 }
    .whence = z { place-10 }
    .whither = na { place-10 }
    .row = w rzędzie 2
    .short = Centre
place-11 = Mulberry Bend
    .where = na { place-11 }
    .whence = z { place-11 }
    .whither = na { place-11 }
    .row = w rzędzie 3
    .short = Mulberry
place-12 = Bandit's Roost
    .where = w { place-12 }
    .whence = z { place-12 }
    .whither = do { place-12 }
    .row = w rzędzie 3
    .short = Roost
place-13 = Cow Bay
    .where = w { place-13 }
    .whence = z { place-13 }
    .whither = do { place-13 }
    .row = w rzędzie 3
    .short = Cow Bay
place-14 = Bottle Alley
    .where = w { place-14 }
    .whence = z { place-14 }
    .whither = do { place-14 }
    .row = w rzędzie 3
    .short = Bottle
place-15 = Orange Street
    .where = na { place-15 }
    .whence = z { place-15 }
    .whither = na { place-15 }
    .row = w Sercu dzielnicy
    .short = Orange
place-16 = Cross Street
    .where = na { place-16 }
    .whence = z { place-16 }
    .whither = na { place-16 }
    .row = w Sercu dzielnicy
    .short = Cross
place-17 = Anthony Street
    .where = na { place-17 }
    .whence = z { place-17 }
    .whither = na { place-17 }
    .row = w Sercu dzielnicy
    .short = Anthony
place-18 = The Old Brewery
    .where = w { place-18 }
    .whence = z { place-18 }
    .whither = do { place-18 }
    .row = na Ziemi niczyjej
    .short = Old Brewery
place-19 = The Bowery Theatre
    .where = w { place-19 }
    .whence = z { place-19 }
    .whither = do { place-19 }
    .row = na Ziemi niczyjej
    .short = Bowery
place-20 = Władca
    .where = na tronie Władcy
    .whence = z tronu Władcy
    .whither = na tron Władcy
    .row = na tronie Władcy
    .short = Władca

row-1 = rząd 1
row-2 = rząd 2
row-3 = rząd 3
row-4 = Serce dzielnicy, 1 punkt
row-5 = Ziemia niczyja, 2 punkty
row-6 = Władca Przestępczego Podziemia, 3 punkty

## Ruchy

move-climb = wspinaczka: { $gang }, { $from-whence } { $to-whither }
move-fill = luka: { $gang }, { $from-whence } { $to-whither }
move-pass = pas
move-reveal = ujawnienie: { $gang }
move-influence = wpływ: karta { $card } – { $gang }, { $agent } × { $victim-gang }, { $victim }
move-deal = karta: { $gang }
move-begin = pierwszy gracz: { $seat }
move-none = nic: nie ma ruchu { NUMBER($action, useGrouping: 0) }

## Rodzaje ruchów, nad wyborami jednego rodzaju

kind-climb = Wspinaczka
kind-fill = Uzupełnienie luki
kind-pass = Pas
kind-influence = Wpływ
kind-reveal = Ujawnienie sojuszu
kind-deal = Rozdanie karty
kind-begin = Kto zaczyna

## Ostrzeżenia przed ruchem, który coś marnuje

warning-loses-points =
    { $count ->
        [one] Tracisz na tym punkt, jakkolwiek zapełnisz lukę.
        [few] Tracisz na tym { $count } punkty, jakkolwiek zapełnisz lukę.
        [many] Tracisz na tym { $count } punktów, jakkolwiek zapełnisz lukę.
       *[other] Tracisz na tym { $count } punktu, jakkolwiek zapełnisz lukę.
    }
warning-pass-points =
    { $count ->
        [one] Twój wpływ może jeszcze dać ci punkt, a kto spasuje, już nie gra.
        [few] Twój wpływ może jeszcze dać ci { $count } punkty, a kto spasuje, już nie gra.
        [many] Twój wpływ może jeszcze dać ci { $count } punktów, a kto spasuje, już nie gra.
       *[other] Twój wpływ może jeszcze dać ci { $count } punktu, a kto spasuje, już nie gra.
    }
warning-fill-other =
    { $count ->
        [one] Druga karta ({ $gang }) dałaby ci o punkt więcej.
        [few] Druga karta ({ $gang }) dałaby ci o { $count } punkty więcej.
        [many] Druga karta ({ $gang }) dałaby ci o { $count } punktów więcej.
       *[other] Druga karta ({ $gang }) dałaby ci o { $count } punktu więcej.
    }
warning-reveal-alone = Za tę wspinaczkę tylko ty ujawniasz sojusz, a { $gang } to nie twój gang.

## O czym teraz decydujesz

ask-turn = Poślij kogoś w górę albo użyj wpływów.
ask-crowned = Użyj wpływów albo spasuj.
ask-fill = Powstała luka { $to-where }. Która z dwóch kart poniżej ją zajmie?
ask-reveal = Pora odkryć karty: który sojusz ujawniasz?

## Plansza

label-pyramid = Piramida
label-deck = Talia
label-deck-left = Zostało kart
label-bosses = Szefowie w talii
label-unseen = Niewidziane
label-hole = luka
label-shown = ujawniony
label-top = Wierzch talii
label-discard = Odrzucone
label-out = Przepędzeni
label-influence = Wpływy
label-alliances = Sojusze
label-revealed = Ujawnione
label-hidden = ukryte
label-passed = pas
label-points-shown =
    { $count ->
        [one] znany { $count } punkt
        [few] znane { $count } punkty
       *[many] znanych { $count } punktów
    }
label-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
label-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Co się stało. Imię gracza stoi osobno, więc pasuje każde (i „Ty”).

event-alliance = { $seat }: sojusz { $gang-with }.
event-alliance-unseen = { $seat }: zakryta karta sojuszu.
event-influence-card = { $seat }: wpływy u { $gang-genitive }.
event-influence-card-unseen = { $seat }: zakryta karta wpływów.
event-laid = { $gang } obstawiają { $place }.
event-begins = Pierwszy ruch: { $seat }.
event-climb = { $seat }: { $gang } wspinają się { $from-whence } { $to-whither }.
event-fill = { $seat }: lukę { $to-where } zajmują { $gang } { $from-whence }.
event-take-top = Z talii nadciągają { $gang } i obstawiają { $to }.
event-turned = Na wierzchu talii: { $gang }.
event-reshuffled =
    { $count ->
        [0] Talia się skończyła, a nie ma odrzuconych kart, by ułożyć nową.
        [one] Talia się skończyła; nową stanowi jedyna odrzucona karta wpływów.
        [few] Talia się skończyła; nową tworzą { $count } potasowane karty odrzuconych wpływów.
       *[many] Talia się skończyła; nową tworzy { $count } potasowanych kart odrzuconych wpływów.
    }
event-influence = { $seat }: odrzucona karta { $card-genitive } – { $gang } { $agent-where } przepędzają { $victim-gang-accusative } { $victim-whence }.
event-heart-opened = { $seat }: pierwsze wejście do Serca dzielnicy. Sojusze na stół!
event-no-mans-land-opened = { $seat }: pierwsze wejście na Ziemię niczyją. Sojusze na stół!
event-reveal = { $seat }: na jaw wychodzi sojusz { $gang-with }.
event-crowned = { $seat }: koronacja! Podziemiem rządzą – na razie – { $gang }.
event-pass = { $seat }: pas.
event-pass-unasked = { $seat }: wpływy się skończyły, więc pas.
event-over = Ostatni pas: koniec gry, wszystkie sojusze wychodzą na jaw.

## Co daje ruch, w podpowiedzi

does-climb = zajmuje miejsce { $to-row }
does-fill = zajmuje miejsce { $to-row }
does-influence = zwalnia miejsce { $victim-row }
does-heart-opened = otwiera Serce dzielnicy, więc ujawnia się sojusze
does-no-mans-land-opened = otwiera Ziemię niczyją, więc ujawnia się sojusze
does-crowned = koronuje Władcę

## Wyniki

tally-alliance = Sojusz: { $gang }
result-most-points = Zwycięstwo na punkty: { $winners }
result-more-influence = Remis w punktach, zwycięstwo dzięki zachowanym wpływom: { $winners }
result-shared = Remis w punktach i we wpływach, zwycięstwo wspólne: { $winners }

## Co daje zwycięstwo

mark-allied-0 = Sojusz: { gang-0 }
mark-allied-1 = Sojusz: { gang-1 }
mark-allied-2 = Sojusz: { gang-2 }
mark-allied-3 = Sojusz: { gang-3 }
mark-allied-4 = Sojusz: { gang-4 }
mark-allied-5 = Sojusz: { gang-5 }
mark-allied-6 = Sojusz: { gang-6 }
mark-allied-7 = Sojusz: { gang-7 }
mark-kingpin = Władca należy do gangu z sojuszu
mark-land = Karty z sojuszu na Ziemi niczyjej
mark-heart = Karty z sojuszu w Sercu dzielnicy
mark-scoring = Sojusze, które punktują
mark-influence-kept = Zachowane karty wpływów
mark-revealed = Sojusze odkryte przed końcem
mark-shared = Sojusze, które ma też rywal
mark-passed-first = Pierwszy pas przy stole
mark-passed-last = Ostatni pas przy stole
ending-most-points = punktami
ending-more-influence = remis, rozstrzygnęły karty wpływów
ending-shared = remis we wszystkim, wspólne zwycięstwo

## Kłopoty: ruchy

problem-move-unknown = W tej grze nie ma ruchu „{ $what }”.
problem-move-value = „{ $key }” w ruchu musi być liczbą całkowitą od 0 do { $most }.
problem-no-such-move = Żaden ruch nie ma numeru { NUMBER($action, useGrouping: 0) }.
problem-game-over = Gra jest już skończona.
problem-chance-decides = Karty rozdaje i pierwszego gracza wskazuje los: nikt tego nie wybiera i nikt nie wykonuje ruchu, dopóki stół nie jest gotowy.
problem-not-in-the-pile = W stosie, z którego bierze się kartę, nie ma teraz { $gang-genitive }.
problem-reveal-first = Najpierw trzeba ujawnić sojusz.
problem-fill-first = Najpierw trzeba zapełnić lukę { $place-where }.
problem-not-diagonally-above = Nie da się wspiąć { $from-whence } { $to-whither }: to nie jest miejsce tuż wyżej, na ukos.
problem-no-place-above = Po tej stronie nad { $place } nie ma już żadnego miejsca.
problem-pyramid-full = Władca ma już koronę, a piramida jest pełna: nie ma się dokąd wspinać.
problem-nobody-there = Nikogo nie ma { $place-where }.
problem-place-taken = Ktoś już jest { $place-where }.
problem-no-support = Karta { $from-where } nie ma po tej stronie sąsiada, który by ją podsadził, więc nie wejdzie { $to-whither }.
problem-no-hole = Nie ma luki do zapełnienia.
problem-not-below-the-hole = Karta { $place-whence } nie może teraz zapełnić luki: liczą się tylko dwa miejsca tuż pod luką.
problem-too-early-to-pass = Przed koronacją Władcy nie wolno pasować.
problem-not-neighbours = { $agent } i { $victim } nie sąsiadują ze sobą.
problem-no-neighbour = { $agent }: po tej stronie nie ma sąsiedniego miejsca.
problem-card-not-held = Nie masz wpływów u { $card-genitive }.
problem-nobody-to-drive-out = Nie ma kogo przepędzać { $place-whence }.
problem-card-does-not-match = Przepędzić kogoś { $victim-whence } (rząd { $row }) można tylko za kartę gangu sprawcy: { $gang-genitive }, a nie { $card-genitive }.
problem-no-reveal-now = Teraz nie ujawnia się sojuszy.
problem-already-revealed = Sojusz { $gang-with } leży już odkryty.
problem-no-such-alliance = Nie masz sojuszu { $gang-with }.

## Kłopoty: pozycje

problem-setup-cannot-be-imagined = Trwa rozdanie: za wcześnie, by zgadywać ukryte karty.
problem-setup-has-no-position = Trwa rozdanie: nie ma jeszcze pozycji do zapisania.
problem-hand-too-large = { $seat }: za dużo kart wpływów; rozdaje się najwyżej { $most }.
problem-revealed-not-held = { $seat }: odkryty jest sojusz spoza trzech rozdanych.
problem-alliances-alike = { $seat }: gangi w „{ $key }” muszą być różne i najwyżej trzy.
problem-seat-twice = „{ $key }” dwa razy wymienia to samo miejsce przy stole.
problem-wrong-number-of-cards = Wszystkich kart jest { $found }, a powinno być { $cards }.
problem-wrong-number-of-gang = Kart { $gang-genitive } jest { $found }, a powinno być 8.
problem-too-many-members = Kart { $gang-genitive } tam, gdzie mogą być tylko członkowie gangu, jest { $found }, a członków jest 6.
problem-pair-dealt-twice = { $gang } powtarzają się wśród dwóch pierwszych sojuszy graczy, a rozdaje się tam po jednej karcie każdego gangu.
problem-hole-is-taken = W luce { $place-where } leży karta.
problem-floating-card = Karta { $place-where } wisi w powietrzu: pod nią muszą leżeć dwie inne.
problem-row-one-not-full = W rzędzie 1 jest puste miejsce ({ $place }), choć są karty, którymi można je zapełnić.
problem-row-not-opened = Stoi karta tam, gdzie według „{ $key }” nikogo jeszcze nie było.
problem-crown-disagrees = „crowned” nie zgadza się ze szczytem piramidy.
problem-active-has-passed = Ruch ma mieć: { $seat }, ale to miejsce już spasowało.
problem-passed-too-early = Ktoś już spasował, choć Władcy jeszcze nie koronowano.
problem-revealing-without-hole = „revealing” kogoś wymienia, ale nie ma luki po wspinaczce, która zmusza do ujawnienia.
problem-hole-in-the-air = Luka { $place-where } wisi w powietrzu: pod nią muszą leżeć dwie karty.
problem-top-not-turned = W talii są karty, ale żadna nie leży odkryta na wierzchu.
problem-reveal-order = „revealing” musi wymieniać miejsca po kolei od tego, które ma turę, i pomijać to po jego prawej ręce.
problem-other-game = To nie jest pozycja gry GANGS, tylko „{ $what }”.
problem-wrong-mover = Z reszty pozycji wynika, że „to_move” musi mieć wartość: { $expected }.

## Zasady

chapter-G1 = Karty i piramida
rule-G1-1 = O półświatek bije się osiem gangów: { gang-0 }, { gang-1 }, { gang-2 }, { gang-3 }, { gang-4 }, { gang-5 }, { gang-6 } i { gang-7 }.
rule-G1-2 = Kart gangsterów jest 64: każdy gang ma 2 szefów i 6 członków. Na stole szef znaczy dokładnie tyle co zwykły członek.
rule-G1-3 = Piramida ma 21 miejsc w sześciu rzędach. Rząd 1, na samym dole: { place-0 }, { place-1 }, { place-2 }, { place-3 }, { place-4 }, { place-5 }. Rząd 2: { place-6 }, { place-7 }, { place-8 }, { place-9 }, { place-10 }. Rząd 3: { place-11 }, { place-12 }, { place-13 }, { place-14 }. Rząd 4, czyli Serce dzielnicy: { place-15 }, { place-16 }, { place-17 }. Rząd 5, czyli Ziemia niczyja: { place-18 }, { place-19 }. Rząd 6, jedyne miejsce na szczycie: Władca Przestępczego Podziemia. Każdy rząd podano od lewej do prawej.
rule-G1-4 = Rzędy są przesunięte jak cegły w murze: każde miejsce leży nad dwoma miejscami rzędu poniżej. Miejsce ma najwyżej sześciu sąsiadów: z lewej, z prawej i czterech na ukos (lewy górny, prawy górny, lewy dolny, prawy dolny).

chapter-G2 = Rozdanie
rule-G2-1 = Najpierw sojusze – gangi, którym po cichu kibicujesz. Ośmiu członków, po jednym z każdego gangu, tworzy osobny stos; po tasowaniu każdy gracz dostaje z niego dwie karty.
rule-G2-2 = Trzeci sojusz każdy ciągnie spośród członków gangów. Trafia Ci się gang, który już masz? Karta idzie na bok, zakryta, a Ty ciągniesz następną – aż zbierzesz trzy różne gangi.
    .ruling = karty, które zostały z pierwszych ośmiu, wtasowuje się najpierw do pozostałych 40 członków. Gracze ciągną w kolejności miejsc przy stole, a karty odłożone na bok wracają, zanim rozda się wpływy. Nikt się nie dowiaduje, które karty odłożono ani ile ich było – nawet ten, kto je wyciągnął.
rule-G2-3 = Resztę członków tasuje się i rozdaje jako wpływy: czterem graczom po 4 karty, a dwóm lub trzem po 5.
rule-G2-4 = Sojusze i wpływy to Twoja prywatna sprawa: nie pokazuj ich nikomu. I nie mieszaj jednych z drugimi, bo sojusze punktują, a wpływy się wydaje.
    .ruling = liczba Twoich kart wpływów nie jest tajna.
rule-G2-5 = Z członków, którzy zostali, powstaje odkryta talia, a na jej wierzch trafia 16 potasowanych szefów, też odkrytych. Wierzchnią kartę widzą więc wszyscy, kolejności pod nią nie zna nikt; wiadomo tylko, że zanim pojawi się pierwszy członek, przejdą wszyscy szefowie.
    .ruling = liczba kart w talii nie jest tajna.
rule-G2-6 = Sześć kart z wierzchu talii, wyłożonych od lewej do prawej, to rząd 1 piramidy.
rule-G2-7 = Zaczyna ten, kto ma najświeższy w pamięci film gangsterski. Dalej gra idzie zgodnie z ruchem wskazówek zegara.
    .ruling = tutaj pierwszego gracza wskazuje los, chyba że stół sam kogoś wyznaczy.

chapter-G3 = Tura: wspinaczka
rule-G3-1 = W swojej turze robisz jedno z dwojga: posyłasz kartę w górę albo używasz wpływów (G4). Po koronacji Władcy (G6) wspinaczki się kończą: używasz wpływów albo pasujesz. Karty w piramidzie nie należą do nikogo – możesz ruszyć dowolną.
rule-G3-2 = Wspinaczka to krok o jeden rząd wyżej, na ukos, na puste miejsce.
rule-G3-3 = Nikt nie wejdzie wyżej, jeśli go ktoś nie podsadzi: karta wspina się tylko w tę stronę, po której ma sąsiada. W prawo w górę – gdy obok, z prawej, leży karta; w lewo w górę – gdy leży z lewej.
rule-G3-4 = Po wspinaczce zostaje luka i musi ją zapełnić ten, czyja jest tura. W rzędzie 2 i wyżej wchodzi w nią jedna z dwóch kart leżących tuż pod nią, do wyboru. Ta z kolei zostawia lukę niżej, z którą robisz to samo.
rule-G3-5 = Kiedy luka zejdzie do rzędu 1, zajmuje ją wierzchnia karta talii i na tym kończy się Twoja tura.
rule-G3-6 = Jeśli karta jest potrzebna, a talia pusta, tasuje się odrzucone wpływy: to one są teraz talią, także odkrytą.
    .ruling = przepędzeni nie wracają nigdy. Odrzucone karty widzieli wszyscy, więc wszyscy wiedzą, co jest w nowej talii. Gdyby i odrzuconych zabrakło, luka w rzędzie 1 zostaje pusta; to możliwe tylko w ręcznie ułożonej pozycji.

chapter-G4 = Tura: wpływy
rule-G4-1 = Chcesz użyć wpływów? Odrzuć jedną kartę wpływów (odkrytą) i wskaż kartę w piramidzie – to sprawca. Sprawca przepędza wybranego sąsiada – to ofiara.
rule-G4-2 = Na górze słuchają tylko swoich: jeśli ofiara stoi w rzędach 4–6, odrzucona karta musi być z gangu sprawcy.
rule-G4-3 = Jeśli ofiara stoi w rzędach 1–3, wystarczy dowolna karta wpływów.
rule-G4-4 = Ofiarą może paść każdy sąsiad sprawcy, a ma on ich najwyżej sześciu (G1.4). Sentymentów nie ma: wolno przepędzić kogoś z gangu sprawcy, a i Władca nie jest bezpieczny.
rule-G4-5 = Ofiara wypada z gry. Lukę po niej zapełniasz tak jak po wspinaczce (G3.4 i G3.5).
    .ruling = na zwolnione miejsce może wejść sam sprawca, jeśli jest jedną z dwóch kart pod luką.
rule-G4-6 = Na koronację nie trzeba czekać: wpływy działają od pierwszej tury.

chapter-G5 = Serce dzielnicy i Ziemia niczyja
rule-G5-1 = Kiedy pierwszy raz w grze ktoś wespnie się do Serca dzielnicy (rząd 4), a potem pierwszy raz na Ziemię niczyją (rząd 5), tajemnice wychodzą na jaw: gracz, którego jest tura, i wszyscy pozostali odkrywają po jednym ukrytym sojuszu. Upiecze się tylko temu, kto siedzi po prawej ręce gracza, którego jest tura, czyli gra tuż przed nim.
rule-G5-2 = Kiedy gracie we dwójkę, sojusz odkrywa tylko gracz, którego jest tura.
rule-G5-3 = Każdy sam wybiera, który ze swoich ukrytych sojuszy odkryje.
    .ruling = dzieje się to od razu, zanim zapełni się lukę po wspinaczce: najpierw gracz, którego jest tura, potem reszta po kolei. W ręcznie ułożonej pozycji ostatni ukryty sojusz odkrywa się bez pytania, a kto nie ma już żadnego, tego się pomija.

chapter-G6 = Koronacja i pasowanie
rule-G6-1 = Karta, która pierwsza stanie na szczycie piramidy, zostaje Władcą. Gdy ta tura się kończy, piramida jest pełna, i po każdej następnej znów będzie pełna. Jeśli ktoś Władcę przepędzi, koronę przejmuje karta, która wejdzie na jego miejsce.
rule-G6-2 = Od następnej tury zamiast używać wpływów wolno spasować. Pas jest ostateczny: do końca gry już tylko patrzysz.
rule-G6-3 = Bez wpływów nie zostaje nic innego niż pas.
    .ruling = kto po koronacji zaczyna turę bez kart wpływów, pasuje bez pytania.
rule-G6-4 = Gra się kończy, gdy spasuje ostatni z graczy.
    .ruling = po ostatnim pasie nie odkrywa się już karty z talii.

chapter-G7 = Punktacja
rule-G7-1 = Każdy odkrywa wszystkie trzy sojusze. Sojusz daje 3 punkty, jeśli Władca jest z tego gangu, 2 za każdą kartę tego gangu na Ziemi niczyjej i 1 za każdą w Sercu dzielnicy. Więcej niż 10 punktów nie zdobędzie nikt.
    .ruling = wpływów, które zostały na ręce, nie trzeba pokazywać; liczy się tylko, ile ich jest.
rule-G7-2 = Wygrywa, kto ma najwięcej punktów. Przy równej liczbie punktów wygrywa ten z nich, komu zostało więcej kart wpływów.
rule-G7-3 = A jeśli i tu jest równo, obyczaj każe chwycić za piankową broń i pojedynkować się po przyjacielsku.
    .ruling = tutaj ci gracze dzielą się zwycięstwem; komu to nie wystarcza, niech wyjdzie na ubitą ziemię.
