## Samouczek

tutorial-heading = Poznaj grę: { $game }
tutorial-none = Pod tym adresem nie ma samouczka
tutorial-coach = Samouczek
tutorial-progress = Postęp
tutorial-step = Krok { $step } z { $steps }
tutorial-next = Dalej
tutorial-show = Pokaż mi
tutorial-not-now = Nie teraz: wybierz to, co świeci się na planszy, albo „Pokaż mi”.
tutorial-meanwhile =
    { $count ->
        [one] Co się działo w międzyczasie ({ $count } wiersz)
        [few] Co się działo w międzyczasie ({ $count } wiersze)
       *[many] Co się działo w międzyczasie ({ $count } wierszy)
    }
tutorial-back = Krok wstecz
tutorial-again = Od początku
tutorial-leave = Wyjdź (można wrócić później)
tutorial-play = Zagraj
tutorial-rules = Przeczytaj zasady
tutorial-watch = Obejrzyj całą grę

## Lekcje, gdy gra ma ich kilka

tutorial-link-lessons = Naucz się w krótkich lekcjach
tutorial-lessons = Wszystkie lekcje
tutorial-lessons-about = Krótkie lekcje na prawdziwych partiach. Każdą można wziąć osobno, przerwać w dowolnym miejscu i dokończyć później.
tutorial-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
tutorial-lesson-new = Zacznij
tutorial-lesson-begun = Kontynuuj
tutorial-lesson-done = Ukończona
tutorial-next-lesson = Dalej: { $title }

## Skrót zasad na jednej stronie

overview-heading = { $game } na jednej stronie
overview-link = Na jednej stronie
overview-none = Pod tym adresem nie ma skrótu zasad
overview-print = Drukuj
overview-learn = Ucz się, grając
overview-rules = Pełne zasady
