### TOY po polsku.

title = Wysoka karta
subtitle = Osiem kart, trzy lewy, wyższa karta bierze (2 graczy).

## Karty (T1.1)

card-0 = jedynka
card-1 = dwójka
card-2 = trójka
card-3 = czwórka
card-4 = piątka
card-5 = szóstka
card-6 = siódemka
card-7 = ósemka

## Stół

label-table = Stół
label-led = wyjście
label-out = zagrane
label-hand = ręka
label-tricks = lewy

## Ruchy i pytania

move-play = karta: { $card }
move-deal = rozdanie: { $card }
move-begin = pierwszy gracz: { $seat }
move-none = nic: nie ma ruchu { NUMBER($action, useGrouping: 0) }
kind-play = Zagranie karty
kind-deal = Rozdanie karty
kind-begin = Kto zaczyna
ask-lead = Wychodzisz: która karta?
ask-follow = Leży { $card }: którą kartę zagrywasz?

## Co się stało

event-dealt = { $seat } dostaje kartę: { $card }.
event-dealt-unseen = { $seat } dostaje kartę.
event-begins = Pierwszy ruch: { $seat }.
event-played = { $seat } zagrywa: { $card }.
event-taken = { $seat } bierze lewę.
event-over = Wszystkie karty zagrane.

## Jak się skończyło

result-most-tricks = { $winners } ma najwięcej lew.
ending-most-tricks = lewami
tally-tricks = wzięte lewy: { $count }

## Co mogło wygrać

mark-tricks = wzięte lewy
mark-last-trick = ostatnia lewa

## Odmowy

problem-no-such-move = Nie ma ruchu { NUMBER($action, useGrouping: 0) }.
problem-game-over = Gra jest skończona.
problem-chance-decides = Karty rozdaje i pierwszego gracza wskazuje los.
problem-not-in-hand = Nie masz tej karty: { $card }.
problem-setup-has-no-position = Karty są jeszcze rozdawane: nie ma pozycji do zapisania.
problem-setup-cannot-be-imagined = Karty są jeszcze rozdawane: za wcześnie, by zgadywać ukryte.
problem-move-unknown = W tej grze nie ma ruchu „{ $what }”.
problem-move-value = „{ $key }” w ruchu musi być liczbą całkowitą od 0 do { $most }.
problem-other-game = To nie jest pozycja gry TOY, tylko „{ $what }”.
problem-wrong-mover = Z reszty pozycji wynika, że „to_move” musi mieć wartość: { $expected }.
problem-card-twice = Jest tylko jedna taka karta: { $card }.
problem-cards-and-tricks = Karty w rękach nie zgadzają się z wziętymi lewami.
problem-led-not-out = Wyszła { $card }, więc musi leżeć wśród zagranych.
problem-leader-took-nothing = Wychodzi ten, kto wziął ostatnią lewę.

## Zasady

chapter-T1 = Rozdanie
rule-T1-1 = Jest osiem kart, od jedynki do ósemki.
rule-T1-2 = Ktoś zaczyna.
    .ruling = pierwszego gracza wskazuje los, chyba że stół sam kogoś wyznaczy.
rule-T1-3 = Każdy gracz dostaje trzy; dwie pozostałe leżą z boku.
rule-T1-4 = Ręce są tajne, ale każdy widzi, ile w nich kart.

chapter-T2 = Lewa
rule-T2-1 = Wychodzący zagrywa kartę; potem zagrywa drugi gracz.
rule-T2-2 = Wyższa karta bierze lewę.
rule-T2-3 = Kto wziął lewę, wychodzi do następnej.

chapter-T3 = Koniec
rule-T3-1 = Gra kończy się, gdy ręce są puste.
rule-T3-2 = Wygrywa ten, kto wziął najwięcej lew.
