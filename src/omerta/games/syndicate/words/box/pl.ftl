## Pudełko, wartość po wartości: jak nazywają się grupy, pola i wartości oraz w co może zajrzeć właściciel wydrukowanej gry.

# Grupy
box-group-types = Rodzaje pól
box-group-effects = Działania pól
box-group-tracks = Tory obok dzielnic
box-group-new_york = Nowy Jork
box-group-los_angeles = Los Angeles

# Pola
box-field-name = nazwa
box-field-short = krótka nazwa
box-field-where = w zdaniu
box-field-coins = monety na
box-field-hat = kapelusz na
box-field-barrels = beczki na
box-field-track = tor
    .of = tracks
box-field-rows = potyczki, od pierwszej
box-field-points = punkty
box-field-fields = pola
    .of = types
box-field-start = otwarta na początku
box-field-arrows = strzałki prowadzą do
    .of = self

# Wartości
box-value-long = długi tor
box-value-short = krótki tor
box-value-barrels = tor beczek

# Uwagi
box-note-effects = Litery, którymi plik nazywa działania; liczba za literą mówi, jak mocne jest działanie.
box-note-tracks = Kroki liczy się od czerwonego w obie strony.
box-note-new_york = Pola, potyczki i tory są z gry; która dzielnica jak się nazywa, jest wywnioskowane.
box-note-los_angeles = Nie znaleziono zdjęcia tej planszy. Beverly Hills i to, co pokazuje przykład w instrukcji, jest z gry, reszta jest nasza.

# W co może zajrzeć właściciel
box-guide-new_york = Jedno zdjęcie strony Nowego Jorku rozstrzyga, która dzielnica jest która: porównaj nazwy z rzędami pól poniżej.
box-guide-los_angeles = Jedno ostre zdjęcie strony Los Angeles rozstrzyga wszystko: dla każdej z piętnastu dzielnic punkty potyczki, pola od lewej (ulica, rzeka lub pole mieszane i znak na nim) oraz dokąd prowadzą strzałki.
box-guide-effects = Nazwy są z instrukcji; niczego tu nie brakuje.
