## Zasady

rulebook-heading = Zasady: { $game }
rulebook-games = Gry
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-found =
    { $count ->
        [0] Nie mówi o tym żaden punkt.
        [one] Mówi o tym { $count } punkt.
        [few] Mówią o tym { $count } punkty.
       *[many] Mówi o tym { $count } punktów.
    }
rulebook-nothing = W tych zasadach nie ma nic o „{ $query }”. Spróbuj krótszego słowa albo innej wersji tekstu.
rulebook-no-clause = W tych zasadach nie ma punktu { $clause }. Poniżej są wszystkie.
rulebook-wording = Wersja tekstu
rulebook-wording-plain = Po ludzku
rulebook-wording-exact = Co do litery
rulebook-about-plain = Zasady tak, jak tłumaczy się je przy stole. Do każdego punktu prowadzi odnośnik.
rulebook-about-exact = Tekst, którego program trzyma się co do litery. R to nasze rozstrzygnięcie tam, gdzie instrukcja milczy.
rulebook-ruling = Nasze rozstrzygnięcie
rulebook-clause = Punkt { $clause }: odnośnik
rulebook-table = Tabela: { $clause }
rulebook-show-table = Pokaż tabelę z wersji co do litery
rulebook-print = Drukuj
