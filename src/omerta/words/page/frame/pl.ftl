# Oprawa każdej planszy: film, dotychczasowa tura, co się działo w międzyczasie, pomoc.
film-skip = Pomiń
film-next = Dalej
film-run = Do końca
film-again = Jeszcze raz
table-step-back = Krok wstecz
table-restart = Tura od nowa
way-title = Ta tura do tej pory
way-gain =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
       *[many] { $sign }{ $count } punktów
    }
choices-fitting =
    { $count ->
        [one] Pasuje { $count } ruch
        [few] Pasują { $count } ruchy
       *[many] Pasuje { $count } ruchów
    }
digest-title = Od twojej tury
digest-more =
    { $count ->
        [one] i jeszcze jedno zdarzenie
        [few] i jeszcze { $count } zdarzenia
       *[many] i jeszcze { $count } zdarzeń
    }
tools-title = Jak pokazywać stół
help-title = Pomoc
help-about = Gdy jest włączona, dotknięcie objaśnia i nigdy nie wykonuje ruchu.
help-moves =
    { $count ->
        [one] Dotyczy tego jeden z twoich ruchów.
        [few] Dotyczą tego { $count } twoje ruchy.
       *[many] Dotyczy tego { $count } twoich ruchów.
    }
zoom-title = Wielkość rysunku
zoom-in = Większy
zoom-out = Mniejszy
zoom-whole = Cały
settings-pace = Jak szybko pokazywać ruchy
settings-pace-system = tak jak ruch w systemie
settings-pace-instant = od razu
settings-pace-quick = szybko
settings-pace-usual = zwyczajnie
settings-pace-slow = powoli
settings-waits = To, co rozgrywa sama instrukcja, czeka na mnie krok po kroku
settings-sure = Wykonuj ruchy bez drugiego dotknięcia
verdict-won = Wygrywasz!
verdict-lost = Przegrywasz.
verdict-shared = Dzielisz zwycięstwo!
clauses-all =
    { $count ->
        [one] Jeszcze jedna zasada
        [few] Jeszcze { $count } zasady
       *[many] Jeszcze { $count } zasad
    }
help-origin-printed = wydrukowane w pudełku
help-origin-derived = wywiedzione z tego, co wydrukowane
help-origin-reconstructed = nasza rekonstrukcja, nie wydrukowane
