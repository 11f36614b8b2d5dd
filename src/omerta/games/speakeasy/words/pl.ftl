title = SPEAKEASY

## Na co patrzy doradca

term-money = forsa w kieszeni i w sejfie
term-bottles = butelki na kartach Pomocników
term-buildings = Budynki, ich dochód i wartość na koniec
term-danger = bezpieczeństwo w nadchodzących Wojnach Gangów
term-zones = kontrola Stref
term-barrels = Beczki gotowe do sprzedaży
term-trucks = Beczki na Ciężarówkach
term-levels = poziomy i Reputacja
term-cards = karty na ręce
term-tiles = żetony Miasta
term-members = Członkowie Rodziny pod ręką
term-goons = Gangsterzy
term-leverage = Łapówki
term-goals = cele i Księgi
term-helpers = Pomocnicy do wykorzystania
term-crates = Skrzynie i ich premie
term-associate = Współpracownik
term-plans = to, co jeszcze przyniesie ta tura
term-turns = pozostałe tury

## Co daje zwycięstwo

mark-speakeasy = Knajpy na koniec gry
mark-nightclub = Kluby Nocne na koniec gry
mark-casino = Kasyna na koniec gry
mark-stills = Destylarnia, która przetrwała do końca
mark-opened = Budynki otwarte w całej grze
mark-in-downtown = Budynki w Downtown na koniec gry
mark-in-midtown = Budynki w Midtown na koniec gry
mark-in-uptown = Budynki w Uptown na koniec gry
mark-protected = Chronione Budynki na koniec gry
mark-districts = Rejony pod kontrolą na koniec gry
mark-books = Księgi przy celach
mark-books-docks = Księgi przy celach Doków
mark-books-city-hall = Księgi przy celach Ratusza
mark-books-infamy = Księgi przy celach toru Reputacji
mark-books-zones = Księgi przy celach Stref
mark-books-park = Księgi przy celach Central Parku
mark-books-left = Księgi niewykorzystane
mark-level-vip = Poziom Pokoju VIP
mark-level-party = Poziom Imprezy
mark-level-stills = Poziom Destylarni
mark-level-fleet = Poziom Konwoju
mark-level-strength = Poziom Siły
mark-infamy = Reputacja
mark-crates = Skrzynie
mark-helpers = Pomocnicy
mark-helpers-used = Wykorzystani Pomocnicy
mark-bottles = Forsa za butelki
mark-goons = Gangsterzy na koniec gry
mark-members = Członkowie Rodziny w grze na koniec
mark-lost-members = Członkowie Rodziny straceni w Wojnach Gangów
mark-associate = Współpracownik na koniec gry
mark-cards-left = Karty, które zostały na ręce
mark-tiles-left = Żetony Miasta, które zostały
mark-ahead-in-order = Pierwsze miejsce w kolejności na koniec gry
