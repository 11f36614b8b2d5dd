### Strona wokół stołów: półka, listy stołów, imiona.

## Boxes on the shelf

box-players = { $least }–{ $most } graczy
box-minutes = około { $count } min
box-weight-light = lekka
box-weight-medium = średnia
box-weight-heavy = ciężka

## A game at once

play-now-bots = Przeciw botom
play-now-parts = { $what }: w pojedynkę przeciw jednemu lub kilku
play-now-players = Ilu graczy razem z tobą?
bot-called = Bot { $level }

## Going on

go-on-title = Rozpoczęte gry
go-on = Graj dalej
go-on-all = Wszystkie twoje stoły ({ $count })

## A new table

new-parts-none = żadnego: ludzie i boty

## Lists of tables

when-now = przed chwilą
list-changed = ostatni ruch { $when }
list-created = rozstawiony { $when }
list-waiting =
    { $count ->
        [one] przy stole: { $names } · 1 wolne miejsce
        [few] przy stole: { $names } · { $count } wolne miejsca
       *[many] przy stole: { $names } · { $count } wolnych miejsc
    }
list-nobody = jeszcze nikt
list-increment = po każdym ruchu { $time } więcej
list-no-clock = bez zegara
list-hintless = bez podpowiedzi
list-replay = Powtórka
list-rematch = Rewanż
list-to-rematch = Do rewanżu
list-against = przy stole: { $names }
list-score = { $name } ({ $score })
ended-won = Wygrana
ended-shared = Wygrana wspólnie
ended-lost = Przegrana
ended-place = { $place }. miejsce na { $count }
ended-winners = Zwycięstwo: { $names }
lobby-alive = Ta lista odświeża się sama.
lobby-came = Nowy stół: { $game }.
mine-nothing = Jeszcze przy żadnym stole cię nie było.

## A name

name-title = Jak mają do ciebie mówić?
name-about = Za chwilę usiądziesz do stołu z ludźmi. Weź to imię albo wybierz własne; zmienisz je w ustawieniach.
name-label = Twoje imię przy stole
name-another = Inne
name-take = Siadam
name-cancel = Nie teraz
name-suggestions = Cichy Tony | Szczęśliwa Róża | Lola z Doków | Aksamitny Joe | Ruda Sally | Zimny Vito | Brylantowa Lil | Franek Kapelusz | Piotruś Pianola | Dymna Nela | Łagodny Gus | Beata z Brooklynu | Nocny Maks | Szeptucha Mae | Portowy Hank | Srebrna Dorota
problem-name-wanted = Bez imienia nie da się usiąść z innymi. Wybierz je, gdy zechcesz.

## Nothing there

nowhere-table = Takiego stołu nie ma
nowhere-table-about = Link może być niepełny albo źle przepisany. Poproś o nowy tego, kto go przysłał.
nowhere-about = Adres może być źle przepisany albo to, co tu było, zniknęło.
