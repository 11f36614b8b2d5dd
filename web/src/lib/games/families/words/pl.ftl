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
