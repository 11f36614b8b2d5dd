title = Speakeasy
subtitle = Manhattan w czasach prohibicji: otwieraj knajpy, zaopatruj je, sprzedawaj, przekupuj i skończ z największą forsą (1–4 graczy; w pojedynkę przeciw Jo).
reconstruction = Część wartości na planszach, kartach i żetonach odtworzyliśmy sami, to nie jest wydrukowana gra (E2.2): zobacz omerta data speakeasy.
option-solo = W pojedynkę przeciw Jo
option-difficulty = Poziom trudności Jo
option-rebuild_stills = Wariant dla początkujących: utraconą Destylarnię można odbudować
option-open_safes = Jawne sejfy
solo-False = kilku graczy
solo-True = w pojedynkę przeciw Jo
difficulty-easy = Bułka z masłem (łatwy)
difficulty-normal = Gangster (normalny)
difficulty-hard = Consigliere (trudny)
difficulty-very_hard = Ceglany Mur (bardzo trudny)
rebuild_stills-False = utracona Destylarnia przepada
rebuild_stills-True = wariant dla początkujących
open_safes-False = sejfy za zasłonkami
open_safes-True = jawne sejfy
data-reconstruction-1 = wartości z programu, częściowo odtworzone przez nas
mode-no = bez Współpracownika
mode-paid = ze Współpracownikiem
mode-free = ze Współpracownikiem, ten jeden raz za darmo
why-level = za poziom
why-casino = za Kasyno
why-order = za zmianę kolejności
jo-name = Jo
tile-none = brak żetonu
card-none = brak karty
crate-none = brak Skrzyni
building-none = pusto
district-0 = poza mapą
move-call = wezwij Pomocnika: { $helper }
move-capo = wyślij Capo: { $visit }
move-capo-park = Park: zajmij miejsce cudzego Capo: { $visit }
move-capo-guest = Park: zajmij miejsce Capo w Restauracji: { $seat }
move-do = teraz: { $effect }
move-take = weź kartę: { $card }
move-recruit = zwerbuj: { $helper }
move-copy = skopiuj Pomocnika: { $helper }
move-tile = weź żeton Miasta: { $tile } (miejsce { $at })
move-tile-stack = weź żeton Miasta: { $tile } (stos { $at })
move-member = Członek Rodziny do obszaru VIP
move-member-docks = Członek Rodziny do Doków: { $zone }, rząd { $row } ({ $benefit })
move-shift = przesuń Członka Rodziny: { $zone }, rząd { $row }, teraz { $to_zone }, rząd { $to_row }
move-bonus = premia rzędu { $row }: { $benefit }
move-level = { $track }: poziom { $level }{ $count ->
        [0] { "" }
       *[other] , karty do odrzucenia: { $count }
    }
move-discard = odrzuć: { $card }
move-play = zagraj: { $card }
move-hire = zatrudnij Gangstera za { $price } $
move-protect = chroń: { $space }, { $kind }{ $police ->
        [1] , Policjant
        [2] , nadejdzie Policjant
       *[0] { "" }
    }
move-sell = sprzedaj Beczkę: { $space }, { $kind }, { $price } $
move-enter = Ciężarówka { $truck } wjeżdża: { $district }{ $ships ->
        [0] { "" }
       *[other] , Statek
    }{ $count ->
        [0] { "" }
        [one] , lokal bez Beczki
        [few] , { $count } lokale bez Beczki
        [many] , { $count } lokali bez Beczki
       *[other] , { $count } lokalu bez Beczki
    }
move-drive = Ciężarówka { $truck } jedzie: { $district }{ $ships ->
        [0] { "" }
       *[other] , Statek
    }{ $count ->
        [0] { "" }
        [one] , lokal bez Beczki
        [few] , { $count } lokale bez Beczki
        [many] , { $count } lokali bez Beczki
       *[other] , { $count } lokalu bez Beczki
    }
move-load = Ciężarówka { $truck } ładuje Beczkę
move-buy = Ciężarówka { $truck } kupuje Beczki ze Statku: { $barrels } za { $price } $
move-unload = Ciężarówka { $truck } rozładowuje: { $space }, { $kind }
move-ambush = zasadzka: { $ship }, obrona { $strength }, Skrzynia: { $crate }
move-rival = najmij Członka Rodziny za 1 $: { $seat }
move-strike = uderz
move-barrel = postaw Beczkę: { $space }, { $kind }
move-recall = odwołaj Członka Rodziny: { $zone }, rząd { $row }
move-associate = Współpracownik: { $ally }
move-build = buduj: { $slot }
move-at = ulepsz: { $space }, { $kind }{ $police ->
        [1] , Policjant
        [2] , nadejdzie Policjant
       *[0] { "" }
    }{ $threat ->
        [1] , nadciągnie Mafiozo
       *[0] { "" }
    }
move-at-empty = otwórz: { $space }, żeton ‹{ $tile }›{ $police ->
        [1] , Policjant
        [2] , nadejdzie Policjant
       *[0] { "" }
    }{ $threat ->
        [1] , nadciągnie Mafiozo
       *[0] { "" }
    }
move-at-mob = przejmij: { $space }, Siła { $strength }, żeton ‹{ $tile }›{ $police ->
        [1] , Policjant
        [2] , nadejdzie Policjant
       *[0] { "" }
    }
move-force = atakuj { $mode }{ $price ->
        [0] { "" }
       *[other] { " " }za { $price } $
    }{ $goons ->
        [0] { "" }
       *[other] ; oddani Gangsterzy: { $goons }
    }
move-order = kolumna kolejności { $column }: ochrona za { $leverage ->
        [one] { $leverage } Łapówkę
        [few] { $leverage } Łapówki
        [many] { $leverage } Łapówek
       *[other] { $leverage } Łapówki
    }{ $count ->
        [0] { "" }
       *[other] , karty do odrzucenia: { $count }
    }
move-city = zagraj żeton Miasta: { $tile }
move-cook = sfałszuj Księgę: { $goal }, { $sum } $
move-cook-tile = sfałszuj Księgę: { $goal }, { $aim }; { $sum } $, { $benefit }
move-return = odłóż ‹{ $tile }› na stos { $at } (leży tam: { $covered })
move-return-empty = odłóż ‹{ $tile }› na stos { $at } (pusty)
move-defend = broń: { $space }, { $kind }, { $mode }{ $price ->
        [0] { "" }
       *[other] { " " }za { $price } $
    }{ $goons ->
        [0] { "" }
       *[other] ; oddani Gangsterzy: { $goons }
    }
move-yield = oddaj: { $space }, { $kind }
move-done = wystarczy
move-deal = decyduje los
move-none = nic: nie ma takiego ruchu
kind-call = Wezwanie Pomocnika
kind-capo = Wysłanie Capo
kind-do = Następna akcja
kind-take = Wzięcie karty
kind-recruit = Werbunek Pomocnika
kind-copy = Skopiowanie Pomocnika
kind-tile = Wzięcie żetonu Miasta
kind-member = Wystawienie Członka Rodziny
kind-shift = Przesunięcie Członka Rodziny
kind-bonus = Premia rzędu
kind-level = Podniesienie poziomu
kind-discard = Odrzucenie karty
kind-play = Zagranie karty
kind-hire = Zatrudnienie Gangstera
kind-protect = Ochrona budynku
kind-sell = Sprzedaż Beczki
kind-enter = Wjazd Ciężarówki
kind-drive = Jazda Ciężarówką
kind-load = Załadunek Beczki
kind-buy = Kupno Beczek
kind-unload = Rozładunek Beczki
kind-ambush = Zasadzka na Statek
kind-rival = Najem cudzego Członka Rodziny
kind-strike = Uderzenie
kind-barrel = Postawienie Beczki
kind-recall = Odwołanie Członka Rodziny
kind-associate = Wybór Współpracownika
kind-build = Budowa
kind-at = Na polu
kind-force = Sposób walki
kind-order = Kolejność
kind-city = Zagranie żetonu Miasta
kind-cook = Fałszowanie Księgi
kind-return = Odłożenie żetonu Miasta
kind-defend = Obrona
kind-yield = Oddanie
kind-done = Wystarczy
kind-deal = Los
warning-not-operating = Stoi tam Policjant: bez ochrony budynek na polu { $space } nie będzie Funkcjonujący, czyli jakby go nie było.
warning-cop-due = Na koniec aktu przyjdzie tam Policjant: bez ochrony budynek na polu { $space } przestanie być Funkcjonujący.
warning-mobster-due = W Wojnie Gangów przyjdzie tam Mafiozo i zaatakuje budynek na polu { $space }.
warning-gives-up = Ten budynek da się obronić: { $space }, { $kind }. Oddany odpada z gry razem z Członkiem Rodziny i Beczką.
warning-barrels-unsold =
    { $count ->
        [one] W tej sprzedaży możesz jeszcze sprzedać Beczkę.
       *[other] W tej sprzedaży możesz jeszcze sprzedać Beczki; pól z Beczką: { $count }.
    }
warning-truck-loaded = Ciężarówka może jeszcze rozładować Beczkę tam, gdzie stoi.
warning-unprotected = Możesz jeszcze ochronić przed Policjantem budynek na polu { $space } ({ $kind }).
warning-barrel-lost = Żaden twój lokal ani Destylarnia nie przyjmie zdobytej Beczki: trafi do zapasu.
event-act-begins = Zaczyna się akt { $act }.
event-turn-begins = { $seat }: akt { $act }, runda { $round }.
event-first = { $seat }: pierwsze miejsce w kolejności.
event-blocked = Zablokowany: { $block }.
event-site = Mafiozo osiada: { $site }.
event-site-waits = Nadciągnie Mafiozo: { $site }.
event-cop = Stoi Policjant: { $cop }.
event-cop-waits = Nadejdzie Policjant: { $cop }.
event-cop-comes = Przychodzi Policjant: { $district }.
event-mobster-comes = Mafiozo { $mobster }, Siła { $strength }: { $district }.
event-mobster-leaves = Nie ma już Knajp Mafioza, Mafiozo odchodzi: { $district }.
event-tile-on-space = Żeton Miasta na miejscu { $space }: { $tile }.
event-tile-shown = Nowy żeton w ofercie: { $tile }.
event-goal = Cel ({ $place }): { $goal }.
event-dealt-card = { $seat }: zakryta karta z rozdania, { $card }.
event-dealt-hidden = { $seat }: zakryta karta z rozdania, { $deck }.
event-deck-shows = Wierzchnia { $deck }: { $card }.
event-helper-shown = Nowy Pomocnik w ofercie: { $helper }.
event-crate = Odkryta Skrzynia: { $crate }.
event-port = { $ship } cumuje: { $district }.
event-took-card = { $seat }: wzięta karta, { $card }.
event-discarded = { $seat }: karta odrzucona { $why }, { $card }.
event-played-card = { $seat }: zagrana karta, { $card }.
event-paid = { $seat }: zapłacone { $price } $.
event-laundered = { $seat }: zapłacone { $price } $, w tym wyprane z sejfu { $laundered } $.
event-cash = { $seat }: +{ $sum } $.
event-goon = { $seat }: Gangster za darmo.
event-hired-goon = { $seat }: Gangster najęty za { $price } $.
event-goons-returned = { $seat }: Gangsterzy oddani do Puli: { $count }.
event-leverage-tokens = { $seat }: nowe żetony Łapówki: { $count }.
event-books = { $seat }: nowe Księgi na planszy: { $count }.
event-member-to-vip = { $seat }: Członek Rodziny do obszaru VIP.
event-member-to-docks = { $seat }: Członek Rodziny do Doków, { $zone }, rząd { $row }.
event-member-to-supply = { $seat }: brak miejsca, Członek Rodziny trafia do zasobów.
event-member-shifted = { $seat }: Członek Rodziny przechodzi z { $zone }, rząd { $row }, do { $to_zone }, rząd { $to_row }.
event-row-bonus = { $seat }: premia rzędu { $row }, { $benefit }.
event-took-tile = { $seat }: żeton Miasta z oferty, { $tile }.
event-tile-of-space = { $seat }: żeton Miasta z tego miejsca, { $tile }.
event-played-tile = { $seat }: zagrany żeton Miasta, { $tile }.
event-gave-back = { $seat }: ‹{ $tile }› wraca na stos { $at }.
event-recruited = { $seat }: nowy Pomocnik, { $helper }.
event-called = { $seat }: użyty Pomocnik, { $helper }.
event-copied = { $seat }: skopiowany Pomocnik, { $helper }.
event-level = { $seat }: { $track } na poziomie { $level }, Reputacja { $infamy }.
event-chose-track = { $seat }: rośnie { $track }.
event-chose-slot = { $seat }: do budowy, { $slot }.
event-chose-effect = { $seat }: teraz: { $effect }.
event-done = { $seat }: wystarczy.
event-produced = { $seat }: wyprodukowane Beczki: { $count }.
event-sold = { $seat }: Beczka z miejsca { $space } sprzedana za { $price } $.
event-entered = { $seat }: Ciężarówka { $truck } wjeżdża na mapę, { $district }.
event-drove = { $seat }: Ciężarówka { $truck } jedzie, { $district }.
event-loaded = { $seat }: Ciężarówka { $truck } ładuje Beczkę.
event-bought = { $seat }: Beczki kupione za { $price } $ ({ $ship }): { $count } na Ciężarówkę { $truck }.
event-unloaded = { $seat }: Ciężarówka { $truck } rozładowuje Beczkę na miejscu { $space }.
event-sailed = { $ship } płynie dalej: { $district }.
event-opens = { $seat }: otwarcie na miejscu { $space }, { $slot }.
event-upgrades = { $seat }: ulepszenie na miejscu { $space }, { $slot }.
event-takes-over = { $seat }: przejęcie miejsca { $space }, { $slot }.
event-associate-helps = { $seat }: pomaga Współpracownik { $mobster } za { $price } $.
event-associated = { $seat }: nowy Współpracownik, { $mobster }.
event-protected = { $seat }: ochrona dla miejsca { $space }{ $tokens ->
        [0] .
       *[other] ; zużyte żetony Łapówki: { $tokens }.
    }
event-ambushes = { $seat }: zasadzka na Statek { $ship } (obrona { $strength }).
event-hired-member = { $seat }: najęty za 1 $ Członek Rodziny ({ $other }).
event-strikes = { $seat }: obrabowany Statek { $ship }.
event-crate-pays = { $seat }: +{ $sum } $ za Skrzynię, { $crate }.
event-crate-taken = { $seat }: Skrzynia zdobyta, { $crate }.
event-prey = { $seat }: zdobyta Beczka trafia na miejsce { $space }.
event-prey-lost = Beczki ze Statku { $ship } nie ma gdzie postawić: wraca do Puli.
event-recalled = { $seat }: Członek Rodziny wraca z Doków, { $zone }, rząd { $row }.
event-sent-capo = { $seat }: Capo wysłany, { $location }.
event-sent-by-park = { $seat }: Capo przeciwnika ({ $other }) odesłany do Parku, własny na jego miejscu, { $location }.
event-park-cash = { $seat }: +{ $sum } $ w Parku.
event-order-column = { $seat }: kolumna kolejności { $column }.
event-new-order = Kolejność następnej rundy: { $count ->
        [2] { $one } → { $two }
        [3] { $one } → { $two } → { $three }
       *[other] { $one } → { $two } → { $three } → { $four }
    }.
event-casino-income = { $seat }: +{ $sum } $ z Kasyna.
event-cooked = { $seat }: sfałszowana Księga, { $goal }: { $sum } $ do sejfu.
event-held = { $seat }: miejsce { $space } utrzymane.
event-defended = { $seat }: miejsce { $space } obronione.
event-lost = { $seat }: budynek na miejscu { $space } stracony ({ $kind }).
event-zone-pays = { $seat }: +{ $sum } $ za Strefę { $zone }; kontrolowane Rejony: { $count }.
event-scored = { $seat }: razem { $sum } $.
event-solo-rank = { $seat }: { $sum } $ więcej niż Jo, ranga: { $rank }.
event-jo-begins = Jo zaczyna z kartą: { $jo_level }.
event-jo-flips = Jo odkrywa: { $jo }.
event-jo-district = Karta Rejonu Jo: { $jo_district }.
event-jo-builds = { $seat }: nowy budynek na miejscu { $space }, { $kind }.
event-jo-cooks = { $seat }: Księga przy celu, { $goal }: +{ $sum } $.
event-jo-delivers = { $seat }: Beczka na miejsce { $space }.
event-jo-rests = { $seat }: nie ma kart, odpoczynek w Restauracji.
event-jo-ambushes = { $seat }: obrabowany Statek { $ship }, +{ $sum } $; bank płaci Tobie za Twoich ludzi: { $count } $.
tally-pocket = Kieszeń
tally-safe = Sejf
tally-buildings = Chronione budynki
tally-bottles = Różne butelki Pomocników
tally-tiles = Żetony Miasta u Jo
result-most-money = Najwięcej forsy, wygrywa: { $winners }
result-tie-broken = Tyle samo forsy, remis rozstrzygnięty na korzyść: { $winners }
result-shared = Remis pod każdym względem, wygrywają wspólnie: { $winners }
result-solo-won = Więcej forsy niż Jo, wygrywa: { $winners }
result-solo-lost = Nie więcej forsy niż Jo; wygrywa: { $winners }
ending-most-money = Najwięcej forsy
ending-tie-broken = Remis rozstrzygnięty
ending-shared = Wspólne zwycięstwo
ending-solo-won = Jo pokonany
ending-solo-lost = Wygrywa Jo
problem-no-such-move = Nie ma ruchu { NUMBER($action, useGrouping: 0) }.
problem-game-over = Gra jest skończona.
problem-chance-decides = O tym decyduje tylko los.
problem-must-choose = Tu trzeba coś wybrać.
problem-not-that-decision = Teraz trzeba zdecydować o czym innym.
problem-helper-not-yours = Nie masz takiego niewykorzystanego Pomocnika albo nic by teraz nie zrobił.
problem-helper-not-shown = Tego Pomocnika nie ma w ofercie albo nic by teraz nie zrobił.
problem-slot-empty = Nie ma tam żetonu Miasta.
problem-no-room = Nie ma tam miejsca dla Członka Rodziny.
problem-cannot-shift = Ten Członek Rodziny nie może się tam przesunąć.
problem-row-impossible = Premii tego rzędu nie możesz wziąć.
problem-cannot-hire = Nie można zatrudnić Gangstera: brak miejsca, Gangsterów albo forsy.
problem-no-barrel-there = Beczka nie może tam trafić.
problem-no-member-there = Nie masz tam Członka Rodziny.
problem-mobster-not-there = Tego Mafioza nie ma na planszy Mafiozów.
problem-mode-not-open = W ten sposób nie da się wygrać.
problem-column-not-free = Ta kolumna jest zajęta albo brakuje Ci na nią kart.
problem-tile-not-due = Ten żeton nie wraca teraz do oferty.
problem-cannot-defend = Tego budynku nie da się tak obronić.
problem-no-card-there = Z tej talii nie możesz teraz wziąć karty: { $deck }.
problem-no-such-person = Nie ma takiej osoby: { $location }.
problem-person-taken = Ta osoba już rozmawia z Capo: { $location }.
problem-no-order-cards = Brakuje Ci kart na zmianę kolejności.
problem-park-full = W Parku nikt nie jest wolny.
problem-no-rival-there = Nie ma tam Capo innego gracza.
problem-impossible-now = To by teraz nic nie dało.
problem-not-in-row = Tego nie ma wśród pozostałych tu akcji: { $effect }.
problem-other-track = Ma wzrosnąć inny tor, nie { $track }.
problem-level-top = To już najwyższy poziom: { $track }.
problem-level-cards = Za mało kart, żeby podnieść { $track }; potrzeba: { $count }.
problem-card-not-held = Nie masz na ręce: { $card }.
problem-card-of-other-type = Trzeba zagrać kartę innego typu, nie { $card }.
problem-nothing-to-sell = Na miejscu { $space } nie masz Beczki do sprzedania.
problem-too-little-leverage = Za mało Łapówek albo brak Członka Rodziny w obszarze VIP, by chronić miejsce { $space }.
problem-nothing-to-protect = Na miejscu { $space } nie masz budynku bez ochrony.
problem-cannot-enter = Ta Ciężarówka nie może teraz wjechać na mapę.
problem-cannot-drive = Ta Ciężarówka nie może tam pojechać: to nie sąsiedni Rejon.
problem-out-of-range = Ta Ciężarówka wyczerpała zasięg.
problem-cannot-load = Nie ma tam czego załadować.
problem-cannot-buy = Tak nie można kupić Beczek.
problem-cannot-unload = Na miejscu { $space } nie można rozładować.
problem-not-operating = Stoi tam Policjant, a miejsce { $space } nie ma ochrony: budynku jakby nie było.
problem-too-weak = Atak nie przewyższa obrony.
problem-nobody-to-hire = Nie ma tam kogo nająć albo nie trzeba.
problem-no-member-at-ship = Nie masz Członka Rodziny w Dokach, gdzie stoi { $ship }.
problem-ship-too-strong = Nie przewyższysz obrony Statku { $ship }: { $strength }.
problem-slot-gone = Tego budynku nie ma już na Twojej planszy: { $slot }.
problem-other-kind = Ta akcja nie pozwala na: { $slot }.
problem-alike-first = Z jednakowych budynków bierze się pierwszy, nie { $slot }.
problem-too-dear = Nie stać Cię na { $price } $.
problem-casino-card = Nie masz karty do odrzucenia za: { $slot }.
problem-no-legal-space = Nie ma miejsca dla: { $slot }.
problem-not-a-site = Na miejscu { $space } nie można tak budować.
problem-one-in-zone = W Strefie miejsca { $space } masz już taki budynek.
problem-honour-among-thieves = Miejsce { $space } należy do Twojego Współpracownika: złodziejski honor.
problem-too-weak-there = Za mało Siły na miejsce { $space }; brakuje jeszcze: { $strength }.
problem-no-book = Nie masz Księgi na planszy.
problem-goal-taken = Nie ma miejsca na Twoją Księgę: { $goal }.
problem-goal-not-met = Nie spełniasz celu: { $goal }.
problem-tile-not-held = Nie masz takiego żetonu Miasta.
problem-setup-has-no-position = Podczas przygotowania nie ma jeszcze pozycji.
problem-setup-cannot-be-imagined = Podczas przygotowania nie ma czego sobie wyobrażać.
problem-other-game = To pozycja innej gry: { $what }.
problem-unknown-id = „{ $key }” nie zna wartości { $what }.
problem-twice = „{ $key }” zawiera dwa razy { $what }.
problem-too-many-of = Za dużo: „{ $key }”.
problem-wrong-number = { $key } { $what }: jest { $found }, a potrzeba { $count }.
problem-bad-space = Na miejscu { $space } leży coś, co nie może leżeć razem.
problem-not-active = „{ $key }” może mieć tylko aktywny gracz.
problem-stage-disagrees = „{ $what }” nie zgadza się z resztą pozycji.
problem-wrong-mover = Decyduje: { $expected }.
problem-move-unknown = Nie ma ruchu „{ $what }”.
problem-move-value = „{ $key }” ruchu musi być jedną z wartości, numer od { $least } do { $most }.
problem-data-no-effect = { $where }: grupa „effects” nie mówi, czym jest „{ $what }”.
ask-call = Możesz wezwać jednego Pomocnika.
ask-capo = Dokąd wysyłasz Capo?
ask-row = Która akcja teraz?
ask-take_card = Z której talii bierzesz kartę?
ask-build = Co budujesz? W kieszeni { $sum } $; { $safe } $ z sejfu liczy się za połowę.
ask-place = Na którym miejscu?
ask-deliver = Co robi Ciężarówka? 1: { $here }, ładunek { $load }, zasięg { $left }.
ask-deliver-two = Co robią Ciężarówki? 1: { $here }, ładunek { $load }, zasięg { $left }; 2: { $there }, ładunek { $freight }, zasięg { $rest }.
ask-discard = Którą kartę odrzucasz?
ask-defend = { $mobster } atakuje z siłą { $strength } ({ $district }), masz Siłę { $own }: bronisz czy oddajesz?
ask-give_back = Który żeton oddajesz i dokąd?
ask-family_member = Dokąd idzie Członek Rodziny?
ask-waiting_member = Dokąd idzie Członek Rodziny, który czekał przy Reputacji?
ask-shift = Możesz przesunąć swoich pozostałych ludzi w Dokach.
ask-level_up = Który tor rośnie?
ask-discard_for_level = Odrzucasz kartę za jeszcze jeden poziom?
ask-play_card = Którą kartę zagrywasz?
ask-play_1920 = Którą kartę zagrywasz dla samej premii?
ask-helper_card = Którego Pomocnika werbujesz?
ask-city_tile = Który żeton Miasta bierzesz?
ask-hire_goons = Zatrudniasz Gangstera?
ask-protect = Który budynek chronisz? Ochrona kosztuje { $leverage ->
        [one] { $leverage } Łapówkę
        [few] { $leverage } Łapówki
        [many] { $leverage } Łapówek
       *[other] { $leverage } Łapówki
    }; masz jeszcze { $left }, w tym żetony: { $tokens }.
ask-sell = Gdzie sprzedajesz Beczkę? Możesz jeszcze sprzedać: { $count }.
ask-ambush = Który Statek atakujesz?
ask-raid = Najmujesz pomoc czy uderzasz? Atak { $own } i Gangsterzy { $goons }, obrona { $strength }.
ask-barrel = Dokąd trafia zdobyta Beczka?
ask-get_associate = Kogo wybierasz na Współpracownika?
ask-force = Jak walczysz?
ask-column = Którą kolumnę kolejności zajmujesz?
ask-play_city_tiles = Który żeton Miasta zagrywasz?
ask-cook_books = Przy którym celu kładziesz Księgę?
ask-copy_helper = Którego Pomocnika z oferty naśladujesz?
ask-bonus = Premię którego rzędu bierzesz?
ask-recall = Który Członek Rodziny wraca z Doków?
ask-other = Twoja decyzja.
label-time = Akt { $act }, runda { $round } z { $most }
label-1920 = Rok 1920
label-year = od roku
label-order = kolejność
label-city = Manhattan
label-money = { $sum } $
label-payout = wypłata według pozycji
label-control = kontrola Rejonów
label-pays-now = wypłata w tej chwili ($)
label-mobsters = Mafiozi
label-controls = kontroluje
label-blocked = zablokowany
label-cop = Policjant
label-cop-waits = nadejdzie Policjant
label-mob-waits = nadciągnie Mafiozo
label-strength = Siła
label-number = { $number }
label-neighbours = drogi do
label-truck = Ciężarówka { $truck }
label-load = ładunek
label-barrel = Beczka
label-protected = ochrona
label-closed = nie funkcjonuje
label-will-close = Policjant to zamknie
label-attacked = zostanie zaatakowany
label-docks = Doki
label-row = rząd { $row }
label-shore = Porty zgodnie z ruchem wskazówek zegara
label-port = { $district }, { $zone }
label-barrels = Beczki
label-next-price = następna Beczka ($)
label-defence = obrona
label-crate = Skrzynia
label-pays = teraz zapłaci Ci ($)
label-best-attack = Twój najlepszy atak
label-can-attack = możesz zaatakować
label-sails-to = popłynie do
label-houses = Lokacje
label-person = { $location }, Kontakt { $number }
label-boxed-first = u każdego Kontaktu najpierw
label-boxed-last = u każdego Kontaktu
label-moved = czyj Capo tu trafia, dostaje jedno z
label-visited = trwa wizyta
label-track = Tor Kolejności Tury
label-column = kolumna { $column }
label-column-cards = kart do odrzucenia
label-lower = w następnej rundzie
label-protection-cost = Łapówki za ochronę
label-choose = { $count } z
label-up-to = najwyżej
label-more-range = zasięg +
label-effect-of = { $effect } ({ $track })
label-decks = Karty Działalności
label-unseen = niewidziane
label-under = odłożone pod talię
label-offers = Do wzięcia
label-helpers = Pomocnicy
label-display = Żetony Miasta
label-stacks = stosy żetonów Miasta
label-place = miejsce { $at }
label-stack = stos { $at }
label-height = żetonów
label-left = pozostało
label-crate-top = wierzchnia Skrzynia
label-fee = opłata ($)
label-war = Siła w Wojnie Gangów
label-may-come = mogą jeszcze nadejść w tym akcie
label-infamy-track = Reputacja
label-gift = premia
label-gifts = premie
label-prices = Beczka w Knajpie, w Klubie Nocnym i Kasynie
label-space = od { $infamy }
label-supply = Zasoby ogólne
label-goons = Gangsterzy
label-tokens = żetony Łapówki
label-mob-speakeasies = Knajpy Mafiozów
label-goals = Cele
label-books = Księgi
label-progress = masz
label-met = spełniony
label-no-room = brak miejsca dla Ciebie
label-pocket = kieszeń ($)
label-safe = sejf ($)
label-hidden = zakryte
label-funds = może zapłacić ($)
label-infamy = Reputacja
label-barrel-price = Beczka przynosi w Knajpie, w Klubie Nocnym i Kasynie
label-level = poziom
label-worth-vip = miejsca w obszarze VIP
label-worth-party = Beczek w sprzedaży
label-worth-stills = Beczek w produkcji
label-worth-fleet = zasięg
label-worth-strength = Siła
label-next-level = następny
label-more = +
label-more-trucks = Ciężarówki +
label-cards = kart do odrzucenia
label-capos = Capo
label-own-members = Członkowie Rodziny w zasobach
label-vip-area = w obszarze VIP
label-lost-members = straceni Członkowie Rodziny
label-area = Beczki w Destylarni
label-books-placed = Księgi u celów
label-next-goon = następny ($)
label-defends = obrona
label-defends-most = z Gangsterami i Współpracownikiem
label-leverage = Łapówki
label-trucks = Ciężarówki
label-slots = Karty na planszy
label-hand = Ręka
label-hand-cards = kart
label-face-down = rozdane zakryte
label-own-helpers = Pomocnicy
label-own-used = Użyci Pomocnicy
label-own-crates = Premie Skrzyń
label-own-tiles = Żetony Miasta
label-tiles = żetony Miasta
label-associate = Współpracownik
label-free-once = raz za darmo
label-board = Do zbudowania
label-discount = zniżka na ulepszenie ($)
label-score = wynik do tej pory ($)
label-total = razem
label-total-open = razem bez sejfu
label-jo-card = karta Jo
label-jo-deck = kart w jego talii
label-jo-districts = pozostałe karty Rejonów
label-jo-aside = odłożone
mark-speakeasy = Stojące Knajpy
mark-nightclub = Stojące Kluby Nocne
mark-casino = Stojące Kasyna
mark-stills = Stojąca Destylarnia
mark-opened = Otwarte budynki łącznie
mark-in-downtown = Budynki w Downtown
mark-in-midtown = Budynki w Midtown
mark-in-uptown = Budynki w Uptown
mark-protected = Chronione budynki
mark-districts = Rejony kontrolowane na końcu
mark-books = Położone Księgi
mark-books-docks = Księgi przy celach Doków
mark-books-city-hall = Księgi przy celach Ratusza
mark-books-infamy = Księgi przy celach Reputacji
mark-books-zones = Księgi przy celach Stref
mark-books-park = Księgi przy celach Central Parku
mark-books-left = Księgi pozostałe na planszy
mark-level-vip = Poziom Pokoju VIP
mark-level-party = Poziom Imprezy
mark-level-stills = Poziom Destylarni
mark-level-fleet = Poziom Konwoju
mark-level-strength = Poziom Siły
mark-infamy = Reputacja
mark-crates = Skrzynie
mark-helpers = Pomocnicy
mark-helpers-used = Użyci Pomocnicy
mark-bottles = Wartość butelek
mark-goons = Pozostali Gangsterzy
mark-members = Członkowie Rodziny w grze
mark-lost-members = Utraceni Członkowie Rodziny
mark-associate = Współpracownik na końcu
mark-cards-left = Karty pozostałe na ręce
mark-tiles-left = Pozostałe żetony Miasta
mark-ahead-in-order = Pierwszy w kolejności na końcu
chapter-E1 = Cel, pojęcia, elementy
chapter-E2 = Dane, pochodzenie, ustawienia
chapter-E3 = Miejsca
chapter-E4 = Przygotowanie
chapter-E5 = Runda roku 1920
chapter-E6 = Akty, rundy, tury
chapter-E7 = Forsa
chapter-E8 = Funkcjonowanie, złota zasada
chapter-E9 = Siła, atak, obrona
chapter-E10 = Efekty: zyski, poziomy, karty
chapter-E11 = Beczki
chapter-E12 = Otwieranie, przejmowanie, ulepszanie
chapter-E13 = Ochrona
chapter-E14 = Współpracownicy
chapter-E15 = Statki, zasadzka, Skrzynie
chapter-E16 = Capo i miejsca
chapter-E17 = Restauracja i kolejność
chapter-E18 = Księgi i cele
chapter-E19 = Park
chapter-E20 = Faza Lucky'ego Luciano
chapter-E21 = Punktacja końcowa
chapter-E22 = Dwóch i trzech graczy, wariant
chapter-E23 = W pojedynkę: Jo
rule-E1-1 = Manhattan w czasach prohibicji, lata 1920–1933. Każdy gracz jest bossem z rodziną: otwiera knajpy, zaopatruje je w Beczki, sprzedaje, przekupuje, walczy z Mafiozami, rabuje Statki i fałszuje Księgi. Gra ma cztery akty po 4, 3, 3 i 1 rundzie. Kto na końcu ma najwięcej forsy, wygrywa (E21).
rule-E1-2 = Plansze: główna, Działalności (każdy ma swoją), Mafiozów i Doków Miejskich. Strefa dzieli się na Rejony; osoba to ktoś, do kogo wysyła się Capo. Pula jest wspólna, zasoby są gracza.
rule-E1-3 = Każdy gracz ma: 5 znaczników poziomu, 4 Capo, 12 Członków Rodziny, 10 Ksiąg, 2 Ciężarówki, znacznik Współpracownika, 1 Destylarnię, 8 Knajp, 3 Kluby Nocne, 3 Kasyna, kieszeń i sejf.
rule-E1-4 = Wspólne są: 20 Mafiozów (talie A 6, B 4, C 4, D 6), 16 kafelków Rejonów Mafiozów, 24 Knajpy Mafioza, 16 Policjantów i 16 kafelków ich Rejonów, 4 Statki, 7 Portów, 40 Beczek, 24 Gangsterów, 20 żetonów Łapówki, 48 kart Działalności (po 12 każdego typu), 21 Pomocników, 54 żetony Miasta, 18 Skrzyń, 9 celów Stref i 21 celów Central Parku.
rule-E1-5 = Bez ograniczeń jest tylko forsa.
    .ruling = czego nie ma w puli, talii lub ofercie, tego się nie zyskuje; reszta efektu działa.
rule-E1-6 = Gracz ma pięć torów: Pokój VIP, Impreza, Destylarnia, Konwój i Siła, każdy z poziomem od 1 do 5. Reputacja to zawsze suma pięciu poziomów. Liczba toru to wartość wydrukowana pod znacznikiem; „Siła” w sumie oznacza liczbę toru Siły.
rule-E1-7 = Budynek to Knajpa, Destylarnia, Klub Nocny albo Kasyno gracza; ranga: Kasyno > Klub Nocny > Knajpa > Destylarnia. Knajpa Mafioza nie jest budynkiem. Lokal to budynek inny niż Destylarnia. Budynek jest chroniony, jeśli na polu Ochrony po jego lewej stoi Członek Rodziny właściciela.
rule-E2-1 = Wszystkie wydrukowane wartości program bierze z pliku danych i nie ma własnych; liczby podane w tych zasadach to liczby z pliku dołączonego do programu.
rule-E2-2 = Każda grupa wartości, a w razie potrzeby każda wartość, ma oznaczenie: z instrukcji, wywnioskowana albo odtworzona przez nas. Odtworzone wartości muszą być graczom pokazane jako takie.
rule-E2-3 = Właściciel pudełka może podmienić plik na inny o tym samym kształcie. Plik ma identyfikator, który noszą zapisy i pozycje razem ze skrótem treści; inna treść wymaga innego identyfikatora, żeby stare zapisy dalej dawały się odtworzyć.
    .ruling = zapis gry zawiera cały plik właściciela, bo bez niego decyzje nic nie znaczą, a kto odtwarza grę, może nie mieć pudełka.
rule-E2-4 = Plik jest odrzucany, jeśli identyfikatory się powtarzają, sąsiedztwo nie jest wzajemne, Strefy i miejsca nie zgadzają się z E3, portów nie jest 7 albo leżą w tym samym Rejonie, liczby elementów są inne niż w E1.3 i E1.4, tory nie mają pięciu niemalejących liczb, jakiś efekt jest nieznany, rząd akcji wymienia efekt dwa razy albo celów nie da się rozłożyć.
    .ruling = odrzucane jest też to, czego nie dałoby się zagrać: efekt bez tego, co ma wskazywać, z liczbą, której jego punkt nie zna, albo tam, gdzie jego punkt go nie przewiduje; liczby Rejonów, Policjantów i Wojen Gangów, które nie zużywają wszystkich kafelków; oraz talie Jo, które wchodzą w innym akcie albo tracą inną liczbę kart. Wszystko, co jest źle, program podaje od razu, każdy błąd z jego miejscem.
rule-E2-5 = W pliku są trzy przełączniki: czego dotyczy zasięg z Garażu, jak długo działa zasięg z karty i które osoby zostają przy mniejszej liczbie graczy. Przy stole ustala się: kto zaczyna, wariant dla początkujących, jawne sejfy, a w grze z Jo poziom trudności.
    .ruling = przy mniejszej liczbie graczy na razie zostają zawsze osoby z lewej; inna wartość jest odrzucana.
rule-E3-1 = Rejony 1–16: Downtown 1–6, Midtown 7–12, Uptown 13–16 wokół Central Parku, który nie jest Rejonem. To jest zarazem kolejność Stref.
rule-E3-2 = Rejon ma 2 miejsca na budynki, przy 3–4 graczach Rejony Uptown mają po 3; razem 36. Przy 1–2 graczach plansza pokazuje drugą stronę: wszędzie po 2, a pięć Rejonów jest zablokowanych, zostają więc 22. Miejsca Rejonu mają litery A, B i C, licząc od lewej albo od góry: 13B to drugie miejsce Rejonu 13 (w pozycjach i zapisach 131).
rule-E3-3 = Na miejscu mieści się jeden budynek albo jedna Knajpa Mafioza, odkryty żeton Miasta, chroniący Członek Rodziny i jedna Beczka. Miejsce jest puste, jeśli nie ma na nim budynku ani Knajpy Mafioza, a Rejon nie jest zablokowany; żeton Miasta i Policjant się nie liczą.
rule-E3-4 = Rejon ma pole Siły Mafioza i pole Policjanta. Zakryty kafelek Rejonu na jednym z nich zapowiada, kto tam przyjdzie na końcu aktu: Rejon czeka na Mafioza albo na Policjanta. Wszyscy widzą, gdzie one leżą.
rule-E3-5 = Ciężarówki jeżdżą między sąsiednimi Rejonami; 13 i 15 nigdy nie sąsiadują z 14 i 16. W zablokowanym Rejonie nic się nie buduje, ale Ciężarówki przejeżdżają, port działa, a Policjant może stać.
rule-E3-6 = Porty leżą w kolejności zgodnej z ruchem wskazówek zegara, w każdym najwyżej jeden Statek. Statek płynie dalej: do następnego portu bez Statku.
rule-E3-7 = Doki na planszy głównej: po jednej Strefie Doków na Strefę, rzędy 1–4 od góry; miejsce to Strefa i rząd, mieści jednego Członka Rodziny. Każdy rząd ma premię.
rule-E3-8 = Oferta żetonów Miasta: prawa kolumna ma trzy odkryte żetony, środkowa trzy stosy odkrytych żetonów, z których dostępny jest tylko wierzchni, lewa trzy zakryte stosy.
    .ruling = trzy zakryte stosy to tu jeden: nic ich nie odróżnia.
rule-E3-9 = Tor Kolejności Tury ma górny i dolny rząd z tyloma kolumnami, ilu jest graczy. Jedna ochrona kosztuje od lewej 4, 3, 2, 1 Łapówek (przy dwóch graczach 4, 3).
rule-E3-10 = Plansza Działalności: pięć torów, cztery pola kart (po jednym na typ), miejsca Gangsterów za 0–5 $, obszar VIP, obszar Destylarni bez limitu Beczek, miejsca na żetony Miasta, Księgi i jednego Współpracownika oraz pola budynków l1–l3, m1–m3 (m3 to Destylarnia), r1–r3, n1–n3, c1–c3.
rule-E4-1 = Gracze siedzą zgodnie z ruchem wskazówek zegara. W grze z Jo człowiek ma miejsce 1, a Jo miejsce 2 i obowiązuje wszystko, co dotyczy dwóch graczy.
    .ruling = pierwszego gracza wybiera los, chyba że ustawienie wskazuje miejsce; dalej kolejność jest zgodna z ruchem wskazówek zegara.
rule-E4-2 = Od liczby graczy zależą: zablokowane Rejony (2/2/1 przy 1–2 graczach), Mafiozi talii A na początku (4 lub 6), Rejony czekające na Mafioza w aktach 1–3 (2/2/3 albo 3/3/4), żetony Miasta na miejscach, kolumny toru kolejności i te, które kosztują dodatkową kartę, dochód Kasyna (5 $ lub 3 $) i początkowy Członek Rodziny w Dokach (tylko przy 1–2 graczach, nie Jo).
rule-E4-3 = Przygotowanie, po kolei, losowo: pierwszy gracz; zablokowane Rejony; Rejony Mafiozów talii A i po Mafiozie dla każdego (kafelek na planszy Mafiozów, kafelek Siły, Knajpa Mafioza na każdym miejscu); Rejony czekające w akcie 1; cztery Rejony z Policjantem i cztery czekające; żeton Miasta na każde miejsce i trzy do oferty; cele Stref; cele Central Parku A, A, B, B, C, każdy o innym numerze; po zakrytej karcie każdego typu dla gracza i odkryte wierzchnie karty talii; trzech Pomocników; Skrzynia na każdy Statek i wierzchnia na stos; port dla każdego Statku; w grze z Jo jego pierwszy poziom.
rule-E4-4 = Każdy zaczyna z poziomem 1 na wszystkich torach (Reputacja 5), 1 Gangsterem, 15 $ w kieszeni i 30 $ w sejfie; po jednym Członku Rodziny czeka przy Reputacji 8 i 14, pozostałych 10 jest w zasobach; do tego 4 Capo, 10 Ksiąg i 2 Ciężarówki obok planszy oraz pełne pola budynków. Na każdym Statku jest 5 Beczek.
rule-E4-5 = Przy 1–2 graczach każdy, prócz Jo, w odwrotnej kolejności stawia Członka Rodziny z zasobów na wolnym miejscu Doków i zyskuje premię rzędu.
rule-E5-1 = W odwrotnej kolejności każdy gracz wykonuje E5.2, a potem E5.3.
rule-E5-2 = Otwiera Destylarnię albo Knajpę z dowolnego pola na pustym miejscu: płaci, bierze żeton Miasta i premię otwarcia. Bez przejęć.
    .ruling = to nie jest dobrowolne.
rule-E5-3 = Zagrywa kartę z ręki na jej pole i zyskuje tylko premię, bez akcji.
    .ruling = to nie jest dobrowolne. Karty się nie dobiera.
rule-E5-4 = Potem zaczyna się akt 1.
    .ruling = limitu żetonów Miasta w tej rundzie się nie sprawdza.
rule-E6-1 = Akt 1 ma 4 rundy (1921–24), akt 2 trzy (1925–27), akt 3 trzy (1928–30), akt 4 jedną (1931). Akty 1–3 kończy Faza Lucky'ego Luciano, akt 4 punktacja końcowa.
rule-E6-2 = Na początku aktów 2, 3 i 4 wszyscy Capo wracają z planszy; każdy zatrzymuje 3, 3, 1 na akt, reszta odpada z gry. Wszystkie osoby są znów wolne.
rule-E6-3 = W rundzie każdy ma jedną turę, w kolejności górnego rzędu z początku rundy. Potem runda się kończy (E17.6).
rule-E6-4 = Tura: (1) możesz użyć jednego Pomocnika; (2) musisz wysłać Capo; (3) bierzesz wierzchnią kartę wybranej talii; (4) oddajesz żetony Miasta.
rule-E6-5 = Najpierw każdy żeton zagrany w tej turze, po kolei, trafia odkryty na wybrany stos środkowej kolumny (wolno przykrywać). Potem, dopóki masz więcej niż 4 żetony (+1 za każdą Skrzynię z tą premią), wybierasz jeden i stos dla niego. Kiedy indziej limit nie działa.
rule-E6-6 = Efekt kończy się ze wszystkim, co wywołał, zanim zacznie się następny; to, co wynika z kroku, jest przed tym, co już czekało. Decydować może też ktoś inny niż aktywny gracz.
rule-E7-1 = Forsę zyskuje się do kieszeni (sprzedaż, Skrzynie, Kasyna, najem, efekty) albo do sejfu (Księgi, wypłata Luciana), nigdzie indziej.
rule-E7-2 = Forsa z kieszeni liczy się w całości; tę z sejfu pierze się dwa za jeden, w każdej chwili. Środki to kieszeń i połowa sejfu w dół; ceny ponad środki nie da się zapłacić.
    .ruling = płaci się najpierw z kieszeni, brakującą sumę bierze się podwójnie z sejfu; nikogo się nie pyta, a nieparzysty dolar zostaje.
rule-E7-3 = Za przysługi gracze płacą sobie nawzajem.
    .ruling = komu zapłaci gracz, ten dostaje do kieszeni, choćby forsa była wyprana.
rule-E7-4 = Kieszeń jest jawna. Sejf jest za zasłonką: jego sumę zna właściciel, chyba że sejfy są jawne.
    .ruling = wszystko, co wchodzi i wychodzi, widzą wszyscy, więc kto pamięta, może policzyć: zasłania stół, a nie zasady.
rule-E7-5 = Na końcu kieszeń i sejf liczą się w całości.
rule-E8-1 = Budynek funkcjonuje, jeśli w jego Rejonie nie stoi Policjant albo budynek jest chroniony. Czekający kafelek Policjanta nic nie robi.
rule-E8-2 = Złota zasada: niefunkcjonującego budynku jakby nie było. Nie dostaje Beczki, nie produkuje, nie daje Ciężarówce, nie sprzedaje, nie ma dochodu z Kasyna, niczego nie kontroluje i nie spełnia celów. Jego Beczka zostaje.
rule-E8-3 = Są rzeczy, których Złota zasada nie dotyczy.
    .ruling = nie dotyczy zajmowania miejsca, limitu jednego Klubu i jednego Kasyna na Strefę, otrzymywania ochrony, ulepszania, ataku w Wojnie Gangów, utraty i punktacji końcowej.
rule-E8-4 = Skrzynie i cele Central Parku z odpowiednim oznaczeniem łamią Złotą zasadę: liczą budynki funkcjonujące i nie.
rule-E9-1 = Atak udaje się, jeśli przewyższa obronę; obrońca wytrzymuje więc, mając co najmniej tyle. Ataku, który nie może przewyższyć, nie wolno zrobić: nieudanych ataków graczy nie ma.
rule-E9-2 = Przejęcie: Siła + oddani Gangsterzy + Współpracownik, jeśli użyty, + 1 za Skrzynię z tą premią, przeciw kafelkowi Siły Rejonu.
rule-E9-3 = Obrona budynku: Siła + oddani Gangsterzy + Współpracownik, jeśli użyty, + 1 za Skrzynię z tą premią + 1 z umiejętnością obrony, przeciw sile bojowej Mafioza.
rule-E9-4 = O Statkach mówi E15.3. Współpracownika nie można użyć przeciw Statkom.
    .ruling = także nie za darmo.
rule-E9-5 = Oddani Gangsterzy wracają do Puli, z najdroższych miejsc.
    .ruling = oddajesz dokładnie tylu, ilu trzeba z resztą; o liczbę nikt nie pyta.
rule-E9-6 = Użycie Współpracownika dodaje jego Siłę do jednej walki i za każdym razem kosztuje jego opłatę, pomniejszoną o 2 za Skrzynię z tą premią, a w przejęciu o 1 z odpowiednią umiejętnością. Z umiejętnością jednorazowego użycia można raz zrobić to za darmo. Walka ma więc sposoby: bez, za opłatą, za darmo.
    .ruling = zniżki się sumują, opłata wynosi co najmniej 0 $; darmowe użycie czeka, aż się z niego skorzysta.
rule-E9-7 = Sposób jest otwarty, jeśli stać Cię na opłatę i wszystkie ceny tego kroku, a potrzebni Gangsterzy są na Twojej planszy.
    .ruling = jeśli bez Współpracownika nie trzeba Gangsterów, innych sposobów nie ma.
rule-E10-1 = Premie, akcje i żetony to efekty z zamkniętej listy w pliku danych. Liczba większa niż 1 oznacza, że efekt działa tyle razy, jeden po drugim.
rule-E10-2 = Efekt jest możliwy, jeśli według swojej zasady może się teraz zacząć. Niemożliwy się pomija. Gdzie wybierasz spośród efektów, dostajesz tylko możliwe.
rule-E10-3 = Jedne efekty się po prostu zyskuje, innych można odmówić.
    .ruling = zysków się nie odmawia: karty, Gangstera, Członków Rodziny, Łapówki, Księgi, żetonu Miasta, Pomocnika, forsy, zasięgu, produkcji i wskazanego poziomu bez kosztu kart. Wszystkich innych efektów można odmówić, chyba że zasada mówi inaczej.
rule-E10-4 = Wzięcie karty: widoczna wierzchnia karta wskazanej albo wybranej talii trafia na rękę. Limitu ręki nie ma.
rule-E10-5 = Cztery talie leżą odkryte: wierzchnia karta jest jawna, kolejność nigdy nie widzianych kart pod nią nie. Odrzucone i zastąpione karty idą odkryte pod spód swojej talii. Po wzięciu karty od razu odkrywa się następną: losowo, dopóki są niewidziane, potem odrzucone po kolei. W pustej talii odrzucona karta leży na wierzchu.
rule-E10-6 = Odrzuca się z ręki; właściciel wybiera kartę dowolnego typu. Karty na planszy nigdy się nie odrzuca, można ją tylko zastąpić.
rule-E10-7 = Pomocnik: jeden z trzech z oferty, którą od razu losowo się uzupełnia; leży przed Tobą odkryty. Na początku tury możesz użyć jednego niewykorzystanego i możliwego: trafia do sejfu, potem działa. Pomocnicy liczą się na końcu, użyci czy nie.
rule-E10-8 = Członek Rodziny z zasobów trafia od razu do obszaru VIP, jeśli jest tam miejsce, albo na wolne miejsce Doków. Tak samo stawia się tego, który czekał przy Reputacji.
    .ruling = gdy nie ma miejsca albo nikogo w zasobach, nic się nie zyskuje; czekający trafia wtedy do zasobów.
rule-E10-9 = W Dokach: (1) stawiasz Członka Rodziny; (2) możesz przesunąć swoich innych na wolne miejsca Doków, bez premii; (3) zyskujesz premię rzędu nowego, a ze Skrzynią z tą premią dowolnego rzędu.
    .ruling = każdego najwyżej raz, nowego wcale.
rule-E10-10 = Darmowy Gangster trafia na najtańsze wolne miejsce. Zatrudniać można dowolną liczbę, po kolei, każdego na najtańsze wolne miejsce za jego koszt. Ponieważ traci się najdroższych, Gangsterzy stoją zawsze na najtańszych miejscach.
rule-E10-11 = Żeton Łapówki, Księgę (z zasobów na planszę) i forsę po prostu się bierze. Żeton Miasta bierze się z dostępnych w ofercie; prawą kolumnę od razu losowo się uzupełnia, środkowej nigdy.
rule-E10-12 = Poziom +1: wskazany albo wybrany tor (także Siła) rośnie o jeden, najwyżej do 5. Najpierw odrzucasz karty: 1 za poziom 5 Działalności, 1 za Siłę 4, 2 za Siłę 5. Wskazany tor bez kosztu kart rośnie bez pytania.
rule-E10-13 = Reputacja rośnie od razu o 1 i zyskuje się to, co wydrukowano na jej polu. Cena Beczki to cena z najwyższego osiągniętego pola.
rule-E10-14 = Odrzuć kartę za poziom: możesz odrzucić dowolną kartę, żeby jeszcze raz podnieść wskazany tor; karty z E10.12 dochodzą do tego.
rule-E10-15 = Zagranie karty: (1) karta leżąca na polu idzie pod swoją talię; (2) nowa zajmuje jej miejsce; (3) jej premia; (4) jej akcja: VIP ochrona, Impreza sprzedaż, Destylarnia produkcja, Konwój dostawa.
    .ruling = zamiast karty można powiedzieć „wystarczy”.
rule-E10-16 = Zasięg Ciężarówek: +2 dla każdej, jak długo karta leży na polu Konwoju albo tylko w akcji jej zagrania; mówi o tym plik danych.
rule-E10-17 = Skopiowanie Pomocnika: wybierasz Pomocnika z oferty, którego efekt jest możliwy, i wykonujesz go; karta zostaje.
    .ruling = nie takiego, który sam kopiuje.
rule-E11-1 = Produkcja: z funkcjonującą Destylarnią tyle Beczek, ile pod znacznikiem Destylarni, +1 za Skrzynię z tą premią, z Puli do obszaru Destylarni, bez limitu. Karta Destylarni nie jest potrzebna.
rule-E11-2 = Sprzedaż: do liczby pod znacznikiem Imprezy, +1 za Skrzynię z tą premią, po kolei: Beczka przy Twoim funkcjonującym lokalu wraca do Puli, a Ty zyskujesz cenę według Reputacji, niższą w Knajpie, wyższą w Klubie Nocnym i Kasynie. Beczek z obszaru Destylarni sprzedać nie można.
rule-E11-3 = Dostawa: pojedyncze ruchy Ciężarówek w dowolnej kolejności, aż powiesz „wystarczy”. Druga Ciężarówka jest dostępna od 3. poziomu Konwoju. Zasięg każdej: liczba Konwoju i premie. Wjazd na mapę do dowolnego Rejonu nic nie kosztuje; jazda do sąsiedniego kosztuje 1; ładuje się Beczkę przy własnej funkcjonującej Destylarni (najwyżej 2 na Ciężarówce); kupuje się 1 lub 2 ze Statku w tym Rejonie po kolejnych cenach; rozładowuje się do funkcjonującego lokalu bez Beczki.
    .ruling = druga Ciężarówka wjeżdża dopiero, gdy pierwsza jest na mapie.
rule-E11-4 = Po zakupie Statek od razu płynie dalej.
    .ruling = zakup to więc jedna decyzja z liczbą Beczek.
rule-E11-5 = Między dostawami Ciężarówki zachowują miejsce i ładunek; zużyty zasięg liczy się w obrębie dostawy. Dostawa jest zawsze możliwa.
rule-E12-1 = Efekty budowy różnią się tym, jakie budynki i jak można postawić: otworzyć, przejąć, ulepszyć. Każde użycie to jeden budynek i można z niego zrezygnować.
    .ruling = żeton Knajpy nie pozwala na Destylarnię.
rule-E12-2 = (1) Wybierasz pełne pole swojej planszy albo rezygnujesz. (2) Wybierasz dozwolone miejsce. Pole jest do wyboru tylko, jeśli ma dozwolone miejsce.
    .ruling = z pól jednakowych co do rodzaju, kosztu i premii do wyboru jest tylko pierwsze.
rule-E12-3 = Miejsca, jeśli stać Cię na wszystko, a na Kasyno masz kartę: otwarcie na pustym; przejęcie tam, gdzie jest Knajpa Mafioza, ale nie w Rejonie Twojego Współpracownika, i gdzie da się wygrać; ulepszenie na własnej Knajpie. Klub Nocny i Kasyno tylko w Strefie, gdzie takiego nie masz. Policjant niczego nie zabrania.
rule-E12-4 = Cena: lewe pola 3 $, środkowe 5 $, prawe 8 $, Klub Nocny 12 $, Kasyno 17 $ i karta z ręki. Ulepszenie taniej o zniżkę najdroższej pustej grupy trzech pól: 3, 5 lub 8 $. Otwarcie i przejęcie bez zniżki. Grupa jest pusta także wtedy, gdy jej budynki utracono.
    .ruling = co najmniej 0 $; karta za Kasyno należy się i tak.
rule-E12-5 = Po kolei: płacisz; odrzucasz kartę za Kasyno; przy przejęciu wybierasz sposób walki, oddajesz Gangsterów, płacisz opłatę, Knajpa Mafioza wraca do Puli; przy ulepszeniu Knajpa odpada z gry, jej Beczka i Członek Rodziny zostają; budynek staje; przy otwarciu i przejęciu bierzesz żeton Miasta; zawsze zyskujesz premię otwarcia.
rule-E12-6 = Kafelek Mafioza i kafelek Siły zostają, gdy znika ostatnia Knajpa Mafioza w Rejonie; po prostu nie ma już czego przejmować.
rule-E12-7 = Przejęcie z Pomocnika: bez sposobu walki, bez Gangsterów i opłaty; cena, limit Strefy i zakaz u Współpracownika obowiązują.
rule-E12-8 = Te efekty są możliwe, jeśli jest do wyboru jakieś pole.
rule-E13-1 = Ochrona: po kolei, ile razy chcesz i możesz, Członek Rodziny z obszaru VIP idzie na wolne pole Ochrony dowolnego Twojego budynku, także Destylarni, funkcjonującego czy nie.
rule-E13-2 = Każda kosztuje tyle Łapówek, ile Twoja kolumna na torze kolejności: dolnego rzędu, jeśli leży tam Twój znacznik, inaczej górnego.
rule-E13-3 = Na każde użycie masz: Łapówki kart na polach + 2 za Skrzynię z tą premią + 2 z odpowiednią umiejętnością + 1 za odrzucony żeton. Karty się nie zużywają.
    .ruling = najpierw zużywa się to, co darmowe; żeton odrzuca się tylko, gdy trzeba, bez pytania.
rule-E13-4 = Możliwa, gdy masz Członka Rodziny w obszarze VIP, budynek bez ochrony i Łapówki na jedną ochronę.
rule-E13-5 = Chroniący Członek Rodziny stoi przy budynku.
    .ruling = zostaje, aż budynek przepadnie; nigdy się go nie przenosi.
rule-E14-1 = Możesz wybrać Mafioza z planszy Mafiozów. Najpierw Twój dotychczasowy Współpracownik wraca do swojego Rejonu. Potem wybrany trafia na Twoją planszę, a Twój znacznik do jego Rejonu.
    .ruling = dotychczasowy jest więc także do wyboru, a wybrany znów daje swoją umiejętność znów.
rule-E14-2 = Umiejętności: dwa żetony Miasta od razu; Członek Rodziny do Doków z premią i jeden do obszaru VIP; inne działają, jak długo trwa współpraca. Talia D nie ma żadnych.
    .ruling = gdy nie ma miejsca albo Członka Rodziny, ta część przepada.
rule-E14-3 = Mafioza na planszy gracza nie ma na planszy Mafiozów: inni nie mogą go wybrać. Tacy Mafiozi nigdy nie odpadają z gry.
rule-E14-4 = Możliwe, jeśli na planszy Mafiozów leży Mafiozo albo masz Współpracownika.
rule-E15-1 = Zasadzka: możesz zaatakować Statek, w którego Strefie Doków masz Członka Rodziny.
rule-E15-2 = Obrona Statku to najwyższa liczba nie zakryta Beczką.
rule-E15-3 = Atak = Siła × (Twoi Członkowie Rodziny w tej Strefie Doków + najęci) + oddani Gangsterzy + 1 z odpowiednią umiejętnością. Najmuje się tych innych graczy w tej samej Strefie Doków, za 1 $ do kieszeni właściciela; odmówić nie można. Atak musi przewyższyć obronę.
rule-E15-4 = Statek można wybrać, jeśli atak ze wszystkimi, na których Cię stać, i ze wszystkimi Gangsterami przewyższa obronę. Potem, dopóki atak bez Gangsterów nie przewyższa, możesz najmować; uderzasz, gdy z Gangsterami przewyższa. Wycofać się nie można.
    .ruling = Gangsterzy według E9.5.
rule-E15-5 = Po udanym ataku: (1) oddajesz Gangsterów; (2) forsa za Skrzynię; (3) Skrzynia leży odwrócona przy Twojej planszy, jej premia działa do końca gry; (4) wierzchnia Skrzynia stosu trafia na Statek, następną odkrywa los; (5) Beczka Statku trafia do funkcjonującego lokalu bez Beczki albo do obszaru Destylarni, a jeśli nie ma gdzie, do Puli; (6) jeden z Twoich Członków Rodziny stamtąd wraca do obszaru VIP, a gdy pełny, do zasobów; (7) Statek płynie dalej.
rule-E15-6 = Skrzynie liczą na przykład: obszar VIP, pozostałych Gangsterów, wydrukowaną Siłę Współpracownika, żetony Miasta na planszy i zagrane w tej turze, Beczki przy funkcjonujących lokalach, duże budynki, Pomocników, wszystkich Członków Rodziny w tej Strefie Doków.
rule-E15-7 = Zasadzka jest możliwa, jeśli można wybrać jakiś Statek.
    .ruling = Statek bez Skrzyni żadnej nie daje.
rule-E16-1 = Wysyłasz Capo do osoby bez Capo w jednym z ośmiu miejsc. Osoba rozmawia z jednym Capo na akt; w jednym miejscu możesz odwiedzić kilka osób. Zawsze jest ktoś wolny, a nic, co kosztuje, nie jest obowiązkowe, prócz E17.1.
rule-E16-2 = Osoby i ich akcje od lewej do prawej; przy mniejszej liczbie graczy zostają te z lewej. Ratusz ma dwie osoby przy każdej liczbie graczy.
rule-E16-3 = Errata opisuje z tych miejsc Doki, Ratusz i Komisję; pozostałe polskie nazwy są nasze.
rule-E16-4 = Własne akcje osoby to jeden rząd, akcje w ramce (dla każdej osoby) drugi; plansza mówi, który jest pierwszy. Rzędy wykonuje się po kolei.
rule-E16-5 = W rzędzie wybierasz, który z możliwych efektów będzie następny; gdy się skończy, znów spośród pozostałych; gdy żaden nie jest możliwy, rząd się kończy.
rule-E16-6 = Każdy efekt rzędu proponuje się raz; z dobrowolnych rezygnuje się przy nich samych.
rule-E16-7 = Garaż: wizyta u każdej osoby kończy się dostawą, u osoby 0 można więc dostarczać dwa razy. Czy +2 zasięgu działa w całej wizycie, czy tylko w akcji karty, mówi plik danych.
rule-E16-8 = Wizyta trwa od przyjścia Capo do wykonania ostatniego rzędu.
rule-E17-1 = Zmiana kolejności jest obowiązkowa. (1) Odrzucasz kartę. (2) Stawiasz znacznik na wolnym polu dolnego rzędu. (3) Jeśli kolumna kosztuje dodatkową kartę (3. i 4.; przy dwóch graczach 2.), odrzucasz jeszcze jedną.
rule-E17-2 = Bez kart nie wolno przyjść: potrzebna jest jedna, jeśli wolna jest kolumna bez dopłaty, inaczej dwie. Do wyboru są tylko kolumny, na które Cię stać.
rule-E17-3 = Twoja kolumna Łapówek zmienia się od razu.
rule-E17-4 = Potem dwie różne z tych rzeczy w dowolnej kolejności: zagraj kartę dowolnego typu; zagraj do dwóch żetonów Miasta; sfałszuj do trzech Ksiąg. Przed każdą możesz przestać.
rule-E17-5 = Żetony Miasta: po kolei, posiadany żeton z możliwym efektem; odkłada się go, a efekt działa. Zagrać można też żetony zyskane po drodze.
rule-E17-6 = Koniec rundy, jeśli w dolnym rzędzie leży znacznik: (1) dochód Kasyn; (2) znaczniki z dolnego rzędu idą do góry w swoich kolumnach, pozostałe zachowują kolejność w wolnych kolumnach.
rule-E17-7 = Każde funkcjonujące Kasyno płaci właścicielowi 3 $ (przy dwóch graczach 5 $) do kieszeni. W Rejonie bez Policjanta płaci także bez ochrony.
rule-E18-1 = Fałszowanie Ksiąg: do trzech, po kolei: wybierasz cel, który teraz spełniasz, przy którym nie masz Księgi i jest wolne miejsce; kładziesz tam Księgę z planszy, forsa trafia do sejfu, zyskujesz premię. Każdy cel ma dwa miejsca.
rule-E18-2 = 17 celów: Doki 1–3, Ratusz 3, 5, 7, Reputacja 10, 15, 22, cele trzech Stref i pięć celów Central Parku z wyłożonymi kafelkami. Wymagania to minimum.
rule-E18-3 = Cel Strefy liczy tylko chronione budynki tej Strefy, premia jest kafelka. Cel Central Parku liczy całą mapę, premia jest pola.
rule-E18-4 = Budynki i Beczki liczą się tylko funkcjonujące, chyba że kafelek mówi inaczej. Budynek liczy się tylko jako to, czym teraz jest.
rule-E18-5 = Suma Łapówek: karty na polach, żetony, premie Skrzyń i umiejętność; nie ręka. Łączna Siła: Siła + Siła Współpracownika + Gangsterzy na planszy, nic się nie płaci. Para w Strefie to dwa różne budynki. Cele Reputacji dają tylko forsę.
rule-E19-1 = Do Parku wolno wysłać Capo tylko, jeśli jest tam wolna osoba, a inny gracz ma Capo u osoby gdzie indziej albo w Restauracji. Wskazujesz tego Capo.
rule-E19-2 = Idzie on do pierwszej z lewej wolnej osoby w Parku; Twój Capo zajmuje jego miejsce i wykonujesz akcje tamtej osoby. Capo z Restauracji można wskazać, jeśli możesz tam przyjść. Capo w Parku wskazać nie można.
rule-E19-3 = Najpierw jego właściciel wybiera jedno: żeton Łapówki, Księgę albo żeton Miasta. Jo dostaje zamiast tego 5 $.
    .ruling = tylko to, co możliwe; gdy nic, to nic.
rule-E19-4 = Kto przychodzi, działa u osoby, której Capo odesłał.
    .ruling = sam Park nie ma dla niego akcji.
rule-E20-1 = Talia aktu: B, C, D w aktach 1, 2, 3. Rejony czekające na Mafioza rozpatruje się rosnąco, każdy w całości przed następnym.
rule-E20-2 = Przychodzi losowy Mafiozo z talii i leży na swoim Rejonie planszy Mafiozów. Kafelek Siły zastępuje kafelek Rejonu.
rule-E20-3 = Na każdym pustym miejscu Rejonu staje Knajpa Mafioza, od najniższego.
    .ruling = dopóki są w Puli.
rule-E20-4 = Atakuje każdy budynek graczy w Rejonie z siłą bojową: Siła + modyfikator.
rule-E20-5 = W kolejności tury każdy właściciel decyduje o każdym swoim budynku, w dowolnej kolejności: broni go otwartym sposobem albo oddaje. Gangsterzy i Współpracownik liczą się dla tego jednego budynku; opłata należy się za każdym razem.
rule-E20-6 = O niektóre budynki nikt nie pyta.
    .ruling = nie pyta się o budynek, który wytrzyma bez Gangstera i Współpracownika, o Destylarnię kogoś z umiejętnością jej strzeżenia (wytrzyma zawsze, za darmo) i o budynek, którego już żadnym sposobem nie da się obronić (przepada). Sprawdza się to przed pierwszą decyzją właściciela i po każdej.
rule-E20-7 = Utracony budynek i jego Członek Rodziny odpadają z gry; Beczka, a przy Destylarni wszystkie z jej obszaru, wracają do Puli; miejsce zajmuje Knajpa Mafioza, jeśli jest w Puli.
    .ruling = Beczki na Ciężarówkach zostają.
rule-E20-8 = Jeśli w Rejonie nie ma teraz Knajpy Mafioza, kafelek Mafioza odpada z gry, a kafelek Siły się zakrywa. Mafiozi z wcześniejszych aktów zostają.
rule-E20-9 = Reszta talii aktu odpada. Po aktach 1 i 2 losuje się Rejony czekające na następną wojnę: po akcie 1 trzy (przy dwóch graczach dwa), po akcie 2 te, które zostały.
rule-E20-10 = Każdy czekający kafelek Policjanta zamienia się w Policjanta. Po akcie 1 losuje się cztery następne, po akcie 2 ostatnie cztery. Policjant stoi więc w 4, 8, 12 i 16 Rejonach w aktach 1–4. Policjanci nigdy nie odchodzą.
rule-E20-11 = Każdy Rejon rosnąco. Kandydatami są chronione budynki; jeśli ich nie ma i nie stoi tam Policjant, wszystkie budynki graczy; inaczej żadne. Rejon kontrolują właściciele kandydatów najlepszego rodzaju, wszyscy, jeśli jest ich kilku. Liczba budynków się nie liczy.
rule-E20-12 = Bez kandydatów Rejon kontrolują Mafiozi, jeśli leży tam Knajpa Mafioza (Policjanci się nie liczą), inaczej nikt.
rule-E20-13 = Każdy gracz, a Mafiozi jako jeszcze jeden, ma w Strefie tyle punktów, ile kontroluje Rejonów. Pozycja gracza to liczba tych, włącznie z nim, którzy mają co najmniej tyle; zyskuje do sejfu wypłatę tej pozycji. Z zerem nic.
rule-E20-14 = Potem zaczyna się następny akt.
rule-E21-1 = Po rundzie aktu 4 (z E17.6). Bez Wojny Gangów i wypłaty.
rule-E21-2 = Wynik = kieszeń + sejf + za każdy chroniony budynek: Knajpa 10, Klub Nocny 15, Destylarnia 20, Kasyno 20 + wartość każdej różnej butelki na Pomocnikach, użytych czy nie, raz.
rule-E21-3 = Wygrywa największy wynik. Remisy: więcej chronionych budynków; więcej budynków; więcej położonych Ksiąg; więcej Członków Rodziny na polach Ochrony, w Dokach i w obszarze VIP.
    .ruling = bez czekających przy Reputacji; a jeśli dalej jest remis, zwycięstwo jest wspólne.
rule-E22-1 = Przy dwóch graczach (i z Jo) obowiązują liczby z E4.2 i zasady E3.2, E16.2, E17.1, E17.7, E20.9, E4.5. Kolumny Łapówek: 4, 3.
rule-E22-2 = Przy trzech graczach nie używa się czwartej kolumny toru kolejności; poza tym jak przy czterech.
rule-E22-3 = Początkowy Członek Rodziny w Dokach staje przed rundą 1920.
    .ruling = gdy kolejność jest już znana.
rule-E22-4 = Wariant dla początkujących: utracona Destylarnia wraca na pole m3, zamiast odpaść z gry (jej Członek Rodziny odpada). Dopóki tam leży, grupa nie jest pusta, więc nie ma tej zniżki.
    .ruling = można ją otworzyć ponownie na zwykłych zasadach, także z premią.
rule-E22-5 = Dodatek wydawcy (cele publiczne, zdolności graczy, osiągnięcia solo) jest pominięty.
rule-E23-1 = Jo ma poziomy czterech Działalności (bez Siły), tylko forsę w kieszeni, 4 Capo, 12 Członków Rodziny i 10 Ksiąg w zasobach, wszystkie budynki, obszar Destylarni, Pomocników, Skrzynie i żetony Miasta. Nie ma sejfu, Gangsterów, Współpracownika, Ciężarówek, kart ani Łapówek. Zyskuje tylko forsę, płaci tylko w E23.13, zaczyna z 0 $.
rule-E23-2 = Jego Reputacja to suma czterech poziomów; poziomy nic go nie kosztują. Poziom 5 nie rośnie, a akcję, której nie da się zrobić, pomija się.
    .ruling = nic nie zyskuje z pól Reputacji, rzędów Doków, premii otwarcia, Pomocników, żetonów Miasta, premii Skrzyń ani celów, prócz tego, co tu powiedziano.
rule-E23-3 = Talie akcji: 1 (3 karty), 2 (5), 3 (3), 4 (3), 0 (7). Dwie niewidziane karty talii 2 odpadają; potem, zależnie od poziomu trudności, losowe karty talii 1–4 zastępują losowe karty talii 0: bardzo trudny 0, 0, 0, 0; trudny 0, 1, 1, 0; normalny 0, 2, 2, 0; łatwy 1, 2, 2, 1.
rule-E23-4 = Najpierw losuje się kartę talii 0, która podnosi Działalność: ten poziom wynosi 2, więc Reputacja Jo to 5; karta odpada. W talii 0 zostaje 6 kart.
rule-E23-5 = Rok 1920, w jego kolejce: los wskazuje Rejon z pustym miejscem; jego Destylarnia staje na najniższym takim miejscu, żeton Miasta jest jego. Bez karty, Członka Rodziny i symboli.
rule-E23-6 = Co jest w jego talii, nie wie nikt, liczy się więc miejsca: ile jest w niej kart każdej klasy 0–4. Akt 1: talie 1 i 2; akt 2: reszta i talia 3; akt 3: reszta i talia 4, na akty 3 i 4. Szansa odkrycia karty jest dokładnie taka jak w potasowanej talii. Karty spod spodu przychodzą dopiero, gdy innych nie ma; nowy akt tasuje wszystko.
rule-E23-7 = Tura Jo: odkrywa kartę; jego Capo idzie do pierwszej z lewej wolnej osoby jej miejsca (Restauracja przyjmie go zawsze). Gdy nikt nie jest wolny, a stoi tam Twój Capo i w Parku ktoś jest wolny, Twój idzie do Parku z korzyścią z E19.3. Inaczej karta jest odkładana, a Jo odkrywa następną; odłożone idą pod spód. Potem wykonuje akcje karty, a karta odpada.
    .ruling = także obok jego własnego Capo; gdy talia się skończy, Capo idzie do Restauracji i nic nie robi.
rule-E23-8 = Jo stawia budynek: losuje karty Rejonów, aż któryś może go przyjąć (niezablokowany, z miejscem pustym lub z Knajpą Mafioza, a dla Klubu i Kasyna bez takiego w Strefie), na najniższym takim miejscu. Z wylosowanych kart pierwsza z symbolem Członka Rodziny i pierwsza z symbolem Pomocnika działają od razu. Karty tasuje się na początku aktów 1–3 i gdy się skończą.
    .ruling = nie, jeśli nie ma już takiego budynku albo żaden Rejon go nie przyjmie; symbole liczą się dla każdego budynku od nowa, a budynek staje przed symbolami swojej karty.
rule-E23-9 = Poziom wskazany albo najniższy (przy remisie VIP, Impreza, Destylarnia, Konwój). Członek Rodziny: na najwyższy wolny rząd tej Strefy Doków. Pomocnik: z najdroższą butelką, której nie ma, inaczej z najdroższą; przy remisie z lewej. Produkcja: tyle Beczek, ile poziom Destylarni. Kolejność: wolna kolumna z najniższym kosztem Łapówek.
rule-E23-10 = Najlepsze lokale: Kasyno, Klub Nocny, Knajpa, potem najniższe miejsce. Dostawa: do poziomu Konwoju, po Beczce do każdego najlepszego lokalu bez niej, z obszaru Destylarni, potem ze Statku z najtańszą Beczką, który raz płynie dalej. Sprzedaż: do poziomu Imprezy. Ochrona: do poziomu VIP, bez Łapówek: najpierw Rejon z Policjantem, potem z Beczką, lepszy rodzaj, Uptown, Downtown, Midtown, najniższe miejsce.
    .ruling = ze Statku bierze wszystkie brakujące, nie płacąc. Statek, który nie ma żadnej do oddania, bo i on, i Pula są puste, nie ma następnej Beczki; gdy nie ma jej żaden, żaden nie płynie.
rule-E23-11 = Zasadzka Jo: Statek z największą liczbą Beczek, bez siły i Członków Rodziny. Zyskuje 5, 10, 15, 15 $ w aktach 1–4 zamiast forsy za Skrzynię, bierze Skrzynię; Beczka trafia do jego najlepszego lokalu, inaczej do Destylarni, inaczej do Puli; jego najwyższy Członek Rodziny tam wraca do zasobów; Ty zyskujesz z banku 1 $ za każdego swojego; Statek płynie dalej. Gdy najmujesz jego ludzi, dostaje Twojego dolara.
rule-E23-12 = Księgi Jo: do trzech, celów, które spełnia: Strefy (+20 $ i najniższy poziom), Ratusz (20 $), Doki (15 $), Reputacja (jej forsa i najniższy poziom). Jeśli mniej niż trzy, jeszcze jedna na pierwszym z lewej wolnym celu Central Parku, spełnionym czy nie: 10 $.
rule-E23-13 = Wojna Gangów: Jo utrzymuje każdy budynek i za każdy płaci siłę bojową albo wszystko, co ma. Wypłaty i Kasyna płacą mu gotówką. Wskazany w Parku dostaje 5 $.
rule-E23-14 = Koniec: E21.2 dla obu; Jo dolicza 1 $ za żeton Miasta. Wygrywasz tylko z większą sumą niż Jo; remisów się nie rozstrzyga. Ranga według przewagi: 1–20 Gangster, 21–40 Członek Rodziny, 41–60 Capo, 61–80 Boss, 81 i więcej Ojciec Chrzestny.
