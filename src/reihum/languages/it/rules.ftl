### Leggere le regole.

rules-title = Regole
rules-of = Regole: { $game }
rules-now = Che cosa vale per te adesso
rules-changed = Diverso a questo tavolo
rules-minute = In un minuto
rules-whole = In dettaglio
rules-english = La versione dettagliata per ora è solo in inglese.
rules-missing = La versione dettagliata adesso non si può mostrare.
rules-none = Questo gioco qui non esiste.
rules-own-numbers = numeri tuoi
rules-others = Le regole degli altri giochi
guided-read = La prima partita guidata, a parole
