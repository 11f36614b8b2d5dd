## Lekcje FAMILIES

contents-town = Pierwsza noc w mieście
contents-town-about = O co się gra, Gangsterzy i Członkowie Rodziny, co dają przedsiębiorstwa i po co jest walizka.
contents-jobs = Zlecenia
contents-jobs-about = Towary, zapłata i to, co Zlecenie robi na mapie.
contents-turf = Wojny terytorialne
contents-turf-about = Kto kontroluje terytorium, co z tego ma i skąd się bierze $5 na koniec.
contents-allies = Przyjaciele na stanowiskach
contents-allies-about = Łapówki, Sojusznicy, Haracz, Antrakt i głowa konia.
contents-don = Solo przeciw donowi
contents-don-about = Jak decyduje Luciano i jak go wyprzedzić.
