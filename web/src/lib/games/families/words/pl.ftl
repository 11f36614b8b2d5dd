### Plansza RODZIN, dla tych, którzy ją widzą, i dla tych, którzy jej słuchają.

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
