## Uczciwość

fairness-heading = Czy los był uczciwy?
fairness-about = Upuść tu zapis gry, skończonej albo porzuconej. Gra zostanie rozegrana jeszcze raz według zasad, a każda karta, każdy żeton i rzut porównane z tym, co ustalono, zanim ktokolwiek cokolwiek zobaczył. Zapis trafia tylko na ten serwer, a on niczego z niego nie zachowuje.
fairness-drop = Sprawdź zapis
fairness-checking = Sprawdzanie …
fairness-passed = Los był uczciwy.
fairness-doubted = Los wynika z tego, co obiecano, ale jest wątpliwość.
fairness-failed = Z tym zapisem coś jest nie tak.
fairness-unproven = Gra przebiegła według zasad, ale nic nie dowodzi, że los był uczciwy.
fairness-of = { $game }: { $names }
fairness-watch = Obejrzyj tę grę
check-passed = zgadza się
check-doubted = zgadza się, ale jest wątpliwość
check-failed = nie zgadza się
check-left-out = niesprawdzone, bo zawiodło coś wcześniej

check-record = Plik jest pełnym zapisem gry
check-record-about =
    { $decisions ->
        [one] Zawiera { $decisions } decyzję.
        [few] Zawiera { $decisions } decyzje, razem z decyzjami losu.
       *[many] Zawiera { $decisions } decyzji, razem z decyzjami losu.
    }
check-rules = Każdy ruch był zgodny z zasadami
check-rules-about = Grę rozegrano jeszcze raz od pierwszej decyzji; każda była dozwolona w chwili, gdy zapadła.
check-ending = Grę doprowadzono do końca
check-ending-about = Wynik jest taki, jaki wynika z zasad.
check-proof = Zapis zawiera dowód
check-proof-about =
    { $contributions ->
        [0] Tajemnica serwera; żadna przeglądarka nie dodała swojego udziału.
        [one] Tajemnica serwera i { $contributions } udział w tasowaniu, dodany przez gracza.
        [few] Tajemnica serwera i { $contributions } udziały w tasowaniu, dodane przez graczy.
       *[many] Tajemnica serwera i { $contributions } udziałów w tasowaniu, dodanych przez graczy.
    }
check-commitment = Serwer dotrzymał słowa
check-commitment-about = Tajemnica jest tą samą, którą serwer opieczętował przed rozdaniem. Pieczęć: { $commitment }
check-chance = Los zdecydował tak, jak ustalono
check-chance-about =
    { $chances ->
        [one] Jedyna decyzja losu jest dokładnie tą, która wynika z tajemnicy i udziałów graczy.
        [few] Wszystkie { $chances } decyzje losu są dokładnie tymi, które wynikają z tajemnicy i udziałów graczy.
       *[many] Wszystkie decyzje losu, a było ich { $chances }, są dokładnie tymi, które wynikają z tajemnicy i udziałów graczy.
    }

fairness-how = Jak to działa?
fairness-how-seal = Serwer pieczętuje swoją tajemnicę.
fairness-how-seal-about = Gdy powstaje stół, serwer losuje 32 bajty i od razu pokazuje ich odcisk: pieczęć, którą widać przy każdym stole. Tajemnicy nie da się potem zmienić bez złamania pieczęci.
fairness-how-parts = Każdy gracz dodaje swój udział.
fairness-how-parts-about = Dopiero gdy Twoja przeglądarka zobaczy i zapisze pieczęć, wysyła własne 32 losowe bajty; gra zaczyna się, gdy zrobią to przeglądarki wszystkich graczy. Serwer nie mógł wybrać tajemnicy, która mu pasuje, bo nie znał Twojego udziału; Ty nie wybierzesz udziału, który Ci pasuje, bo nie znasz tajemnicy.
fairness-how-deal = Rozdają jedno i drugie razem.
fairness-how-deal-about = Każdą decyzję losu oblicza się z tajemnicy, wszystkich udziałów i numeru decyzji. Z niczego więcej, więc nikt nie rozda jeszcze raz tak, jak woli.
fairness-how-open = Na koniec wszystko wychodzi na jaw, także gdy gra zostaje porzucona.
fairness-how-open-about = Tajemnica i udziały są w zapisie, a Twoja przeglądarka porównuje je z zapisaną pieczęcią. Każdy może przeliczyć grę od nowa: tutaj, poleceniem „omerta verify” albo własnym programem.
fairness-not = Czego to nie dowodzi
fairness-not-about = Że serwer nie zdradził nikomu tajemnicy w trakcie gry: musi ją znać, żeby rozdawać. Kto zna tajemnicę i ostatni dodaje swój udział, może wybrać rozdanie, więc potrzebny jest uczciwy gracz, którego udział przychodzi na końcu: przy Twoim stole z botami to Ty; a serwer, któremu rozdanie się nie podoba, może odmówić dalszej gry, i wszyscy to widzą. Kto się tego obawia, niech postawi własny serwer.
