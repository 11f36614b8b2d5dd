## Pierwsza noc w mieście

lesson-hello = Witaj w Nowym Jorku. Stoisz na czele rodziny, a po drugiej stronie stołu siedzi Sal ze swoją. Po czterech aktach miasto bierze najbogatsza. Od początku pamiętaj o jednym: Pieniądze na ręce zwykle przepadają, liczą się tylko te w walizce. O tym, jak je tam włożyć, jest ta lekcja.
lesson-tile = Każdy akt zaczyna się od nowego przedsiębiorstwa. Masz żeton głowy konia, więc to Ty wybierasz, gdzie się otworzy. Dziś jest to Kasyno i zostanie na miejscu do końca gry.
lesson-tile-task = Otwórz Kasyno w Harlemie.
lesson-thug = Teraz rodziny grają na zmianę. Masz trzech Gangsterów na kwadratowych podstawkach i jednego Członka Rodziny na okrągłej: Dona. Gangster staje na wolnym polu kwadratowym i bierze to, co pokazuje Legalna Działalność tego przedsiębiorstwa.
lesson-thug-task = Poślij Gangstera do Warsztatu samochodowego na Bronksie: Broń i $2.
lesson-front = Broń i $2 są już na Twojej ręce. Sal posłał Gangstera do Klubu jazzowego po Alkohol i $2. Na polu mieści się jedna figurka, więc w tym akcie Klub jest jego, a Warsztat Twój.
lesson-member = Pola okrągłe leżą tam, gdzie stykają się terytoria. Członek Rodziny bierze stamtąd Nielegalną Działalność wszystkich przedsiębiorstw na wszystkich terytoriach, których dotyka. Między Harlemem, Midtown i Queens to $1, Alkohol, Zlecenie i znak walizki.
lesson-member-task = Postaw Dona na styku Harlemu, Midtown i Queens.
lesson-stash = Najpierw bierze się karty, potem każdy znak walizki: jedna wybrana karta Pieniędzy przechodzi do niej z ręki. Ten znak jest na Nielegalnej Działalności Twojego Kasyna. W walizce Pieniądze są bezpieczne i liczą się na koniec.
lesson-stash-task = Schowaj najlepszą kartę: $3.
lesson-hotel = Pieniądze pierze też niejedna Legalna Działalność. Hotel w Harlemie daje $1 i jedną kartę do walizki.
lesson-hotel-task = Poślij Gangstera do Hotelu.
lesson-two = Wybrać możesz dowolne Pieniądze z ręki, także te, które właśnie przyszły. Możesz też zrezygnować, tylko po co?
lesson-two-task = Włóż do walizki $2.
lesson-bank = Został jeden Gangster. Gdy na planszę wyjdzie ostatnia figurka, ta faza się dla Ciebie kończy, więc użyj jej dobrze. Bank na Wall Street nie daje nic nowego, ale pozwala schować dwie karty.
lesson-bank-task = Poślij ostatniego Gangstera do Banku.
lesson-more = Pierwsza z dwóch.
lesson-more-task = Schowaj drugie $2.
lesson-last = I druga. Pieniędzy się nie rozmienia: trzy karty $1 to nie $3, więc cenna jest też każda karta.
lesson-last-task = Schowaj $1.
lesson-end = W walizce leży już $8. Pod koniec Aktu I na ręce może zostać tylko pięć kart, pod koniec Aktu IV tylko dwie, a tego, co wyprane, nikt nie zabierze. Tak wygląda serce tej gry. Do czego służą Broń i Alkohol, opowie następna lekcja.
