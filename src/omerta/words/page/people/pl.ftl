### Kto jest przy stole i co ludzie tam robią poza samą grą.

## Poddanie partii

people-resign-title = Poddać tę partię?
people-resign-ends =
    Przegrywasz, a gra się kończy. { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $winners }.
       *[other] Wygrywają: { $winners }.
    }
people-resign-goes-on = Przegrywasz bezpowrotnie. Pozostali grają dalej, a na twoim miejscu gra bot ({ $level }); to miejsce nie może już wygrać.
people-resign-confirm = Poddaję się
people-you-gave-up = Ta partia jest przez ciebie poddana; możesz zobaczyć, jak się skończy.
people-keep-playing = Gram dalej
people-call-off = Odwołaj partię
people-call-off-title = Odwołać tę partię?
people-call-off-about = Nikt nie wygra ani nie przegra, a do gry nie będzie można wrócić.
people-call-off-confirm = Odwołuję

## Kto tu jest

people-here = przy stole
people-not-here = poza stołem
people-watching =
    { $count ->
        [one] 1 osoba się przygląda
        [few] { $count } osoby się przyglądają
       *[other] { $count } osób się przygląda
    }
people-resigned = po poddaniu; { $level }
people-gave-up = po poddaniu
people-thinks = myśli
people-thinks-time = myśli, najwyżej { $time } s

## Obok wierszy dziennika

people-mark-timeout = Czas minął: za gracza { $name } ruch wykonuje bot.
people-mark-resigned = { $name } poddaje partię.
people-your-timeout = Twój czas minął, więc ruch wykonał za ciebie bot.
people-your-timeout-away = Twój czas minął; na twoim miejscu gra bot. Możesz je odzyskać w menu.
people-declined = { $name } nie zgadza się na cofnięcie ruchu.
people-noted = Dobrze

## Przed grą

people-table-title = Ten stół
people-clock = Zegar
people-clock-none = bez zegara
people-clock-increment = { $clock }, po każdym ruchu { $increment } więcej
people-clock-timeout-bot-moves = gdy czas minie, ten ruch wykona bot
people-clock-timeout-seat-to-bot = gdy czas minie, miejsce przejmie bot
people-pace-about = Tempo botów
people-pace-quick = szybkie
people-pace-at-ease = spokojne
people-kind = Rodzaj
people-casual = towarzyska: ruchy można cofać za zgodą
people-serious = bez cofania za zgodą
people-hints = z podpowiedziami
people-no-hints = bez podpowiedzi
people-rulebook = Przeczytaj zasady
people-chat-title = Czat
