### Plansza SYNDICATE: to, co na niej stoi poza słowami samej gry.

label-map = Plansza: { $name }
label-automaton = Automat
label-reasons = Dlaczego tak zagrał
label-why = Dlaczego?
label-player = { $seat }
label-you = Ty
label-own-hand = Twój gang
label-own-bag = W Twoim woreczku
label-bags = Woreczki i stos
label-unseen = Jeszcze niezagrane, za zasłonką lub w woreczku: { $gang }
label-unseen-reinforcements = Wzmocnienia, których jeszcze nie widać
label-legend = Co oznaczają symbole
label-symbol-quick = szybkie wsparcie
label-symbol-block = blokada
label-symbol-shot = postrzał
label-grounds = Pasek u dołu żetonu pokazuje, gdzie może się znaleźć: kreski oznaczają ulicę, fala – rzekę. Pole mieszane jest i tym, i tym. Gwiazdka to wzmocnienie. Żetony o zaokrąglonych rogach należą do pierwszego gracza, kwadratowe – do drugiego.
label-choosable = do wyboru
label-field-free = { $field }, wolne
label-field-taken = { $field }, zajęte: { $token } ({ $gang })
label-marker-red = znacznik na czerwonym polu
label-marker = znacznik na miejscu { $count } z { $most } w drodze do kapelusza: { $gang }
label-row-state = potyczka { $number } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): zajęte pola: { $taken } z { $count }
label-ways = strzałki prowadzą do: { $ways }
label-hint = podpowiedź { $rank }, szansa { $percent }%
ask-with-token = { $token }: wybierz podświetlone pole.
ask-with-field = { $field }: wybierz żeton ze swojego gangu.
ask-without-field = { $token }: nie ma teraz pola dla tego żetonu.
ask-token-waits =
    { $token } musi poczekać: { $kind ->
        [effect] najpierw wybierz kolejny efekt.
        [shoot] najpierw wybierz, kogo trafiasz.
       *[other] najpierw wybierz dzielnicę.
    }
