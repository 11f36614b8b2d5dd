### Stół w słowach.

sheet-title = Stół w słowach
sheet-keys = Strzałki prowadzą po tym, co można tu wybrać; Enter pokazuje, co można z tym zrobić.
sheet-nothing = nic
sheet-brings = daje
sheet-track = { $label }: { $at }, od { $least } do { $most }
sheet-reconstructed = { $name }: te wartości to nasza rekonstrukcja, a nie dane z pudełka.

settings-look = Stół
settings-look-board = Plansza
settings-look-words = Słowa

choices-about = Tylko to, co dotyczy: { $things }
choices-all = Pokaż wszystko
