### Un tavolo come pagina di testo.

text-title = Chiedi al tavolo
text-question-cards = Le mie carte
text-question-table = Che cosa c’è sul tavolo
text-question-binding = Che cosa vale per me
text-question-legal = Che cosa posso fare
text-question-last = Che cosa è successo
text-question-next = A chi tocca dopo
text-line = Scrivi un’azione
text-enter = Conferma
text-no-cards = Non hai carte.
text-unbound = Adesso per te non vale niente di particolare.
text-not-yours = Non tocca a te.
text-no-turn = Dopo il tuo turno non è successo niente.
text-over = La partita è finita.
text-then = Poi: { $names }.
text-between = { "; " }
text-show = Mostra il tavolo come testo
