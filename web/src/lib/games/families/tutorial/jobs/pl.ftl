## Zlecenia

lesson-hello = Akt II. Masz na ręce dwa Zlecenia: Handel bronią i Wendetę. Zlecenie mówi, ile kosztuje towarów, ile płaci i co się potem dzieje. Handel bronią kosztuje Broń i Alkohol, a płaci $3; potem wkładasz jedną kartę Pieniędzy do walizki. Oba towary masz na ręce.
lesson-goods = Nie ma pośpiechu: jeszcze kilka towarów i zrobi się pracowita noc. Między Midtown, Chelsea i Brooklynem Nielegalne Działalności pokazują Alkohol, dwa razy Krwawe pieniądze (Sal otworzył na Brooklynie Rzeźnię) i znak walizki.
lesson-goods-task = Postaw Członka Rodziny na styku Midtown, Chelsea i Brooklynu.
lesson-job = Teraz Handel bronią. Zlecenie to cała tura, ale nie zużywa figurki. Towary wracają do zapasu, Zlecenie trafia do walizki, zapłata na rękę, a na końcu działa efekt.
lesson-job-task = Wykonaj Zlecenie Handel bronią.
lesson-pay = $3 są na ręce, skąd mógłby je zabrać Haracz. Efekt Handlu bronią je ratuje.
lesson-pay-task = Włóż $3 do walizki.
lesson-vendetta = Sal posłał Gangstera do Warsztatu samochodowego. Wendeta kosztuje tylko jedne Krwawe pieniądze, płaci $1 i posyła cudzą figurkę z pola kwadratowego do Hudsonu. Do końca aktu nie ma jej w grze, a jej pole jest znowu wolne.
lesson-vendetta-task = Wykonaj Zlecenie Wendeta.
lesson-kill = Kogo trafi? Sal ma na planszy na razie jednego Gangstera. Z efektu można też zrezygnować; zapłata i tak jest Twoja.
lesson-kill-task = Poślij Gangstera Sala z Warsztatu samochodowego do Hudsonu.
lesson-open = Obok planszy leżą cztery odkryte Zlecenia. Może je wykonać każdy, kto pierwszy, ten lepszy. Pobicie kosztuje jeden Alkohol i płaci $1, a Ty przesuwasz cudzą figurkę na wolne pole tego samego kształtu.
lesson-open-task = Wykonaj odkryte Zlecenie Pobicie.
lesson-figure = Sal ma na planszy dwóch Członków Rodziny. Ten między Harlemem, Midtown i Queens stoi na najlepszym styku w mieście, a Harlem jest Twój.
lesson-figure-task = Wybierz Członka Rodziny Sala między Harlemem, Midtown i Queens.
lesson-to = Dokąd? Na takim ruchu nikt nic nie zyskuje. Granica Bronksu i Queens dotyka tylko dwóch terytoriów i żadne nie jest Twoje.
lesson-to-task = Przesuń go na granicę Bronksu i Queens.
lesson-reserve = Trzy Zlecenia w jednym akcie! Pamiętaj o jedynym warunku: żeby wykonać Zlecenie, trzeba mieć jeszcze figurkę w rezerwie. Zlecenia rób więc, zanim wyjdzie ostatnia; kto nie ma żadnej, tego już nikt nie pyta.
lesson-wild = Akt później. Gangster przyniósł Narkotyki z Apteki. Karta Narkotyków zastępuje dowolny jeden towar. A na rękę przyszło Zlecenie Pranie pieniędzy: kosztuje Krwawe pieniądze, płaci $1 i wkłada do walizki dwie karty Pieniędzy.
lesson-wild-task = Wykonaj Zlecenie Pranie pieniędzy.
lesson-choice = Teraz można zapłacić na dwa sposoby, więc wybierasz Ty. Krwawe pieniądze masz dwa razy, a Narkotyki pasują wszędzie i lepiej je zachować.
lesson-choice-task = Zapłać Krwawymi pieniędzmi.
lesson-end = Wykonane Zlecenia zostają w walizce. Na koniec ten, kto ma ich najwięcej w danym kolorze, dostaje $5, i tak w każdym z czterech kolorów; przy remisie dostają wszyscy remisujący. Masz dwa czerwone (Mokra robota) i dwa zielone (Przekręty). I jeszcze dwie karty Pieniędzy do schowania: dobrze zarobione.
