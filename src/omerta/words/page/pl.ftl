## Around every page

page-skip = Przejdź do treści
page-navigation = Strony
page-language = Język
page-language-pl = Polski
page-language-en = English
page-link-lobby = Poczekalnia
page-link-mine = Moje stoły
page-link-rules = Zasady
page-link-fairness = Uczciwość
page-link-settings = Ustawienia

## Problems of the page itself

problem-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie z siecią?
problem-unforeseen = Stało się coś nieprzewidzianego. Nic nie przepadło; odśwież stronę.

## Nowhere

nowhere-title = Pod tym adresem nic nie ma
nowhere-home = Wróć do gier

## Home

home-title = Cztery gangsterskie gry planszowe
