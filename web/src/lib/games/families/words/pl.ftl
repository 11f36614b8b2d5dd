### Plansza FAMILIES: co stoi na niej obok słów gry.

## Sama plansza

board-name = { $seat }
board-desk = O co chodzi
board-tabs = Części planszy
board-tab-map = Mapa
board-tab-mine = Moje
board-tab-jobs = Zlecenia
board-tab-rivals = Rywale
board-tab-choice = tu można coś wybrać
board-ask-square = Gangster: wybierz podświetlone przedsiębiorstwo.
board-ask-round = Członek Rodziny: wybierz podświetlone pole okrągłe.
board-ask-which = Pasuje kilka ruchów: który?
board-ask-more = Wybrane karty: { $count } z { $most }.
board-tile-where = To przedsiębiorstwo się otwiera. Dotknij terytorium z wolnym miejscem.
board-brings = { $space } daje
board-brings-nothing = nic
board-plan-discard =
    { $count ->
        [one] Wybierz kartę do odrzucenia.
        [few] Wybierz { $count } karty do odrzucenia; odejdą razem.
       *[many] Wybierz { $count } kart do odrzucenia; odejdą razem.
    }
board-plan-left =
    { $count ->
        [0] Komplet. Zatwierdź powyżej albo cofnij.
        [one] Jeszcze jedna.
        [few] Jeszcze { $count }.
       *[many] Jeszcze { $count }.
    }
board-plan-bid = Twoja tajna koperta: dotknij Pieniędzy w walizce, potem ją zapieczętuj.
board-plan-empty = na razie nic
board-plan-back = Cofnij
board-seal = Zapieczętuj kopertę: ${ $sum }
board-seal-empty = Zapieczętuj pustą: bez oferty
board-envelopes = Łapówki: koperty
board-bid-waits = jeszcze nie
board-bid-open = jeszcze otwarta
board-bid-sealed = zapieczętowana
board-bid-value =
    { $count ->
        [0] nic
        [one] ${ $sum }, jedna karta
        [few] ${ $sum }, { $count } karty
       *[many] ${ $sum }, { $count } kart
    }
board-war = Wojny terytorialne, akt { $act }
board-bribery = Łapówki, akt { $act }
board-tied = nikt
board-unmarked = bez znacznika
board-don-turn = Gra { $seat }
board-don-why = Dlaczego tak zagrał: { $seat }
board-an-ally = Sojusznik
board-fold = { $title }: zwiń
board-unfold = { $title }: obejrzyj jeszcze raz

## Karty, plansze rodzin, wystawka i zegar

board-to-move = na ruchu
board-can-choose = Można wybrać.
board-is-picked = Wybrane.
board-close = Zamknij
board-or = lub
board-by-lot = losowo

board-clock = Akt, faza i kolejność
board-over = Koniec gry
board-no-phase = nie w tym akcie
board-act-limit =
    { $count ->
        [one] Haracz zostawia na ręce { $count } kartę.
        [few] Haracz zostawia na ręce { $count } karty.
       *[other] Haracz zostawia na ręce { $count } kart.
    }
board-act-tile-blue = Otwiera się niebieska płytka.
board-act-tile-red = Otwiera się czerwona płytka.
board-act-joins = Dołącza do Rodziny: { $who }.
board-title-0 = Don
board-title-1 = Doradca
board-title-2 = Dziedzic

board-open-jobs = Odkryte Zlecenia
board-no-open-jobs = Żadne Zlecenie nie leży odkryte.
board-job-deck = talia: { $count }
board-job-discard = poza grą: { $count }
board-job = { $job-full }, { $colour }.
board-job-payable = Możesz je opłacić.
board-job-payable-by =
    { $count ->
        [one] Możesz je opłacić, kładąc kartę Narkotyków zamiast tego, czego brakuje.
        [few] Możesz je opłacić, kładąc { $count } karty Narkotyków zamiast tego, czego brakuje.
       *[other] Możesz je opłacić, kładąc { $count } kart Narkotyków zamiast tego, czego brakuje.
    }
board-job-lacks = Brakuje ci: { $what }.
board-no-effect = tylko zysk

board-effect-KILL_SQ = Zabij cudzą figurkę na kwadracie
board-effect-KILL_RD = Zabij cudzą figurkę na kole
board-effect-KILL_ANY = Zabij dowolną cudzą figurkę
board-effect-DRIVEBY = W Terytorium zabij jedną na kwadracie i jedną na kole
board-effect-CARBOMB = Zabij wszystkich na kwadratach Terytorium
board-effect-MOVE_RIVAL = Przesuń cudzą figurkę
board-effect-MOVE_OWN = Przesuń swojego Gangstera, Wymuszenie od nowa
board-effect-RECALL = Cofnij swoją figurkę do rezerwy
board-effect-STASH =
    { $count ->
        [one] { $count } karta Pieniędzy do walizki
        [few] Do { $count } kart Pieniędzy do walizki
       *[other] Do { $count } kart Pieniędzy do walizki
    }
board-effect-STEAL_HAND = Ukradnij kartę z ręki
board-effect-STEAL_CASE = Ukradnij Pieniądze z walizki
board-effect-OFFER = Rywale pokazują Pieniądze, najwyższe są twoje
board-effect-JOB =
    { $count ->
        [one] Dobierz Zlecenie
        [few] Dobierz { $count } Zlecenia
       *[other] Dobierz { $count } Zleceń
    }
board-effect-GOODS =
    { $count ->
        [one] Weź towar, ale nie Narkotyki
        [few] Weź { $count } towary, ale nie Narkotyki
       *[other] Weź { $count } towarów, ale nie Narkotyki
    }
board-effect-CONTROL = Połóż znacznik tam, gdzie jesteś
board-effect-GAIN = Weź: { $what }
board-effect-RESCUE = Wyłów swoją figurkę z Hudsonu
board-effect-EXCHANGE = Wymień Pieniądze na następną wartość
board-effect-DROP_JOB =
    { $count ->
        [one] Odrzuć Zlecenie
        [few] Odrzuć { $count } Zlecenia
       *[other] Odrzuć { $count } Zleceń
    }
board-effect-FIGURE = Umieść figurkę: { $figure }

board-row = Sojusznicy do przekupienia
board-row-empty = W rzędzie nie ma już Sojuszników.
board-played = zagrany
board-unplayed = gotowy

board-supply = Zapas
board-stack =
    { $what }: { $count ->
        [one] została { $count } karta.
        [few] zostały { $count } karty.
       *[other] zostało { $count } kart.
    }
board-tiles-blue = niebieskie płytki: { $count }
board-tiles-red = czerwone płytki: { $count }
board-discard-first =
    { $count ->
        [one] odrzuć { $count } kartę, potem
        [few] odrzuć { $count } karty, potem
       *[other] odrzuć { $count } kart, potem
    }

board-own-mat = Twoja Rodzina
board-reserve = Rezerwa
board-in-reserve = { $figure }, w rezerwie: { $count }.
board-markers-left =
    { $count ->
        [one] został { $count } znacznik
        [few] zostały { $count } znaczniki
       *[other] zostało { $count } znaczników
    }
board-hand = Ręka
board-hand-empty = Brak kart na ręce.
board-hand-fits =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }, { $limit ->
        [one] może zostać { $limit }
        [few] mogą zostać { $limit }
       *[other] może zostać { $limit }
    }
board-hand-excess =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }, { $limit ->
        [one] może zostać { $limit }
        [few] mogą zostać { $limit }
       *[other] może zostać { $limit }
    }: Haracz zabierze { $excess }
board-in-hand = { $what }, na ręce: { $count }.
board-going = Do odrzucenia: { $count }.
board-own-case = Twoja walizka: ${ $sum } w Pieniądzach.
board-case-sum = Walizka: ${ $sum }
board-case-no-money = jeszcze bez Pieniędzy
board-case-empty = pusta
board-case-closed = jeszcze zamknięta
board-money-cards = { $card }: { $count }.
board-colour-jobs = Zlecenia, { $colour }: { $count }.
board-own-allies = Twoi Sojusznicy
board-score-now = Twój wynik w tej chwili
board-score-final = Twój wynik

board-rivals = Inne Rodziny
board-rival-hand = Kart na ręce: { $count }.
board-rival-case = Kart w walizce: { $count }.
board-open-score = ${ $sum } za terytoria przy obecnym stanie.
board-suitcases = Otwieranie walizek
board-richest = rządzi Nowym Jorkiem

board-legend = Co znaczą symbole
board-legend-icons = Karty i symbole
board-legend-figures = Figurki
board-legend-colours = Kolory Zleceń i płytek
board-legend-effects = Co robią Zlecenia i Sojusznicy
board-legend-phases = Fazy aktu
board-legend-marks = Oznaczenia
board-legend-narcotics = zastępują każdy towar
board-legend-square = na polach kwadratowych
board-legend-round = na polach okrągłych
board-legend-any = na dowolnym polu
board-legend-horse = zaczyna
board-legend-lit = można teraz wybrać
board-legend-picked = wybrane, jeszcze niezatwierdzone
board-legend-now = dzieje się właśnie teraz
board-legend-last = z ostatniego ruchu
board-legend-since = zmieniło się od twojej tury

## Miasto

board-town = Miasto
board-town-seat = { $seat }
board-town-name = { $territory }
board-town-business = { $business }
board-town-north = N
board-town-tied = remis
board-town-shop = { $business } { $territory-where }. Legalna Działalność: { $business-front }. Nielegalna Działalność: { $business-back }.
board-town-round = { $space }.
board-town-closed = { $space }: zamknięte, otwarte od { $count } Rodzin.
board-town-brings = Daje: { $icons }.
board-town-costly =
    { $count ->
        [one] Za odrzuconą kartę także: { $icons }.
        [few] Za { $count } odrzucone karty także: { $icons }.
       *[other] Za { $count } odrzuconych kart także: { $icons }.
    }
board-town-here = Stoi tu: { $figure } ({ $seat }).
board-town-free = Wolne.
board-town-lit = Można wybrać.
board-town-picked = Wybrane.
board-town-plan = { $seat } zaraz tu przyjdzie.
board-town-territory = { $territory-numbered }.
board-town-war = Wojna o terytorium: { $tally }.
board-town-side = { $seat } { $count }
board-town-neutral = neutralni { $count }
board-town-wins = Najsilniejszy gracz: { $seat }.
board-town-nobody = Nikt nie wygrywa.
board-town-controls = Kontroluje: { $seat }.
board-town-stack = Znaczniki od spodu: { $names }.
board-town-bonus = Premia ${ $sum } na teraz: { $seat }.
board-town-slots =
    { $count ->
        [one] Jedno puste miejsce.
        [few] { $count } puste miejsca.
       *[other] { $count } pustych miejsc.
    }
board-town-hudson = Hudson
board-town-dead = Zabici w Hudson: { $names }.
board-town-no-dead = Hudson: nikogo w rzece.
board-town-body = { $figure } ({ $seat })
board-town-rescue = { $figure } ({ $seat }) w Hudson. Można wybrać.
