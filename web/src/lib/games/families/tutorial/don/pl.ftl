## Solo przeciw donowi

lesson-hello = Dziś grasz sam na sam z Charlesem „Lucky” Luciano. Ty grasz jak zawsze. On o niczym nie decyduje: prowadzą go zasady i nikt nie musi za niego myśleć. Nie ma ręki ani towarów; każda jego karta trafia od razu do walizki. Żeby wygrać, trzeba mieć na koniec więcej od niego, bo remis należy do dona.
lesson-tile = Luciano używa najpierw Członków Rodziny, potem Sojuszników, na końcu Gangsterów. A terytoria przegląda w kolejności od 1 do 7, od Bronksu po Wall Street. To, czego chce, jest więc na początku, a to, co na końcu, zostaje dla Ciebie. Masz głowę konia i Lombard do otwarcia.
lesson-tile-task = Otwórz Lombard w Chelsea, czyli na terytorium 5.
lesson-corner = Teraz będzie stawiał Członka Rodziny. Woli pola, które dotykają trzech terytoriów, a z nich to przy najwcześniejszym numerze: Bronx, Harlem i Queens. Wiesz to przed nim, więc zajmij je.
lesson-corner-task = Postaw Członka Rodziny na styku Bronksu, Harlemu i Queens.
lesson-job = Musiał wziąć następne: Harlem, Midtown i Queens. Nielegalne Działalności pokazują tam towary, więc dobrał Zlecenie: Hazard, który kosztuje dwa razy Alkohol. Jemu wystarczy, że w zasięgu jest jeden towar z karty, a Nielegalna Działalność Klubu jazzowego pokazuje Alkohol. Wykonane: Zlecenie i $5 poszły do jego walizki.
lesson-block = Z figurek zostali mu tylko Gangsterzy. Idą do pierwszej wolnej Legalnej Działalności, licząc od 1: do Warsztatu samochodowego na Bronksie. Widać tam Broń, więc dałby mu Zlecenie. Możesz go uprzedzić.
lesson-block-task = Poślij Gangstera do Warsztatu samochodowego.
lesson-money = Poszedł zamiast tego do Hotelu. Nie ma tam towarów, więc nie dobrał Zlecenia: wziął tylko pokazane $1. Gdzie widać towary, dobiera Zlecenie; jeśli ich nie ma, bierze pokazane Pieniądze lub Zlecenia; a jeśli i tych nie ma, po $1 za każdy znak walizki. Działa tylko pierwsza z tych możliwości.
lesson-bank = Tymczasem w Klubie jazzowym wykonał drugie Zlecenie. Dużo Zleceń w walizce, ale mało Pieniędzy: z donami zawsze tak jest. Dbaj więc o własne Pieniądze.
lesson-bank-task = Poślij ostatniego Gangstera do Banku.
lesson-bid = W Banku do walizki trafiły $3 i $2. Jego ostatni Gangster dobrał Wendetę i zastrzelił Twojego w Warsztacie: efekty trafiają najpierw Twoje figurki, w kolejności jego terytoriów. Po Wojnach terytorialnych przychodzą Łapówki. Don licytuje o jedną kartę więcej niż Ty, losowo z walizki; Zlecenie liczy się za $1.
lesson-bid-task = Zaoferuj jedną dobrą kartę: $3.
lesson-close = Jedna Twoja karta to dwie jego. Jeśli nie dasz nic, wygra walkowerem, więc nie oddawaj mu tego za darmo.
lesson-close-task = Zamknij ofertę.
lesson-take = Wylosował dwa Zlecenia: $2 przeciw Twoim $3. Wygrywasz, a jego karty wracają do walizki. Luciano zawsze bierze Burmistrza, jeśli tylko może, więc odbierz mu tę przyjemność.
lesson-take-task = Weź Burmistrza.
lesson-his = Akt II. Haracz płacisz tylko Ty, bo dony nigdy go nie płacą. Luciano kontroluje Harlem, Midtown i Chelsea. Jeśli postawisz tam figurkę, dostanie jedną kartę: najniższe pokazane tam Pieniądze albo Zlecenie. Dotyczy to także Członków Rodziny. Czasem warto: potrzebny jest Alkohol.
lesson-his-task = Poślij Gangstera do Klubu jazzowego w Midtown.
lesson-robbery = Za to dostał własne $2. Masz teraz Broń i Alkohol, a Zlecenie Napad płaci $5. Don prawie zawsze wygrywa kolory Zleceń, ale rzadko zarabia Pieniądze: w tym można go pokonać.
lesson-robbery-task = Wykonaj Zlecenie Napad.
lesson-blind = Posłał Gangstera do Warsztatu i dobrał Strzały z samochodu. Trafiły Twojego Gangstera w Midtown, a przy okazji jego własnego Członka Rodziny: don nigdy nie myśli, tylko trzyma się zasad. To jego słabość. A że Bronx jest Twój, Ty też bierzesz z Warsztatu Broń i $2.
lesson-end = Na koniec miał najwięcej Zleceń w każdym kolorze, raz na równi z Tobą. Ale pięć terytoriów i pełna walizka były Twoje: $69 do $61. Nowy Don Nowego Jorku to Ty. Siegel i Capone mają własne kolejności, a po drugiej stronie stołu może siedzieć nawet trzech donów.
