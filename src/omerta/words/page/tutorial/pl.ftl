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
