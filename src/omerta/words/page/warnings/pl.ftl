### Ostrzeżenia przed dozwolonym, ale marnotrawnym ruchem

warnings-title = Zanim potwierdzisz
warnings-doubt = Doradca widzi lepszy ruch: { $move }. Twój oddaje { $percent } % twoich szans.
warnings-better = Zaproponuj ten ruch
warnings-never = Nie ostrzegaj mnie już przed tym
