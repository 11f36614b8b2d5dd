### Plansza gry GANGS: dla tych, którzy ją widzą, i dla tych, którzy jej słuchają.

board-table = Stół
board-players = Gracze
board-mine = Twoje karty
board-name = { $seat }
board-moving = ma ruch
board-title-heart = Serce dzielnicy
board-title-land = Ziemia niczyja

## Skróty na karty i tabliczki

board-gang = { $gang }
board-gang-short = { $gang-short }
board-gang-letter = { $gang-letter }
board-place-name = { $place }
board-place-short = { $place-short }

## Miejsca, czytane na głos

board-place = { $place }, { $row }: { $gang }.
board-place-empty = { $place }, { $row }: pusto.
board-place-hole = { $place }, { $row }: luka do zapełnienia.
board-state-start = Można wybrać.
board-state-goal = Można tu wejść.
board-state-victim = Można przepędzić.
board-state-reveal = Można odkryć.
board-state-picked = Wybrane.
board-state-proposed = Proponowane; wybierz jeszcze raz, żeby zatwierdzić.
board-worth =
    { $count ->
        [one] { $count } punkt za kartę na koniec gry, dla każdego, kto ma sojusz z jej gangiem.
        [few] { $count } punkty za kartę na koniec gry, dla każdego, kto ma sojusz z jej gangiem.
       *[many] { $count } punktów za kartę na koniec gry, dla każdego, kto ma sojusz z jej gangiem.
    }

## Stosy

board-deck = Talia: na wierzchu { $gang }.
board-deck-empty = Talia: pusta.
board-deck-below =
    { $count ->
        [one] Pod spodem { $count } karta.
        [few] Pod spodem { $count } karty.
       *[many] Pod spodem { $count } kart.
    }
board-deck-bosses =
    { $count ->
        [one] Następna to ostatni szef.
        [few] Następne { $count } to szefowie.
       *[many] Następnych { $count } to szefowie.
    }
board-pile = { $pile } ({ $count }): { $gangs }

## Karty graczy

board-alliances-of = Sojusze: { $alliances }
board-influence-of = Wpływy: { $influence }
board-hidden =
    { $count ->
        [one] jeden ukryty
        [2] dwa ukryte
       *[other] trzy ukryte
    }
board-points-known =
    { $count ->
        [one] znany { $count } punkt
        [few] znane { $count } punkty
       *[many] znanych { $count } punktów
    }
board-points-brief = { $count } pkt
board-points-least = { $count }+ pkt
board-influence-card = Wpływy: { $gang }.
board-alliance-card = Sojusz: { $gang }.
board-shown = Odkryty.
board-caption-shown = odkryty
board-caption-secret = tajny
board-secret = Tylko Ty o nim wiesz.
board-no-influence = Brak wpływów
board-pass = Pas

## Co dalej

board-ask-goal = { $from }: dokąd? Wybierz podświetlone miejsce.
board-ask-climber = Kto wejdzie { $to-whither }?
board-ask-agent = Wpływy u { $card-genitive }: kto odwali brudną robotę?
board-ask-victim = { $agent }: kogo przepędzają?
board-ask-card = { $agent } przeciw { $victim }: którą kartę wpływów odrzucasz?
board-no-way = Nikt się teraz nie wespnie { $from-whence }. Wybierz cel, a dowiesz się dlaczego.

## Kto jest kim

board-census = Kto jest kim
board-census-gang = Gang
board-census-bosses = Szefowie w talii
board-census-hidden = Karty, których nie widzisz
