### Quello che è successo a un tavolo.

log-bot-sat = Si siede un bot: { $name }.
log-seat-opened = Un posto è di nuovo libero.
log-swapped = Due si scambiano di posto.
log-removed = A { $name } è stato chiesto di andarsene.
log-muted = { $name } non ha più la parola.
log-heard = { $name } ha di nuovo la parola.
log-dismissed = A { $name } è stato chiesto di non guardare più.
log-somebody = Qualcuno
log-closed = Chi gestisce questo server ha chiuso il tavolo.
log-paced = I bot giocano { $pace }.
log-created = Il tavolo è stato aperto.
log-mixing = Si mescolano le carte. Il sigillo del server: { $seal }…
log-wished = Le carte sono distribuite come le ha chieste qualcuno.
log-set = Le carte sono già disposte.
log-mixed = { $name } ha mescolato.
log-i-mixed = Hai mescolato.
log-mixed-for = Il server mescola per { $name }.
log-i-mixed-for = Il server mescola per te.
log-started = Le carte sono distribuite.
log-seated = { $name } si siede.
log-i-seated = Ti siedi.
log-left = { $name } si alza.
log-moved = { $name } continua su un altro dispositivo.
log-watcher = { $name } (guarda)
log-renamed = { $before } adesso si chiama { $name }.
log-i-renamed = Adesso ti chiami { $name }.
log-begin = { $name } comincia.
log-i-begin = Cominci tu.
log-end =
    { $drew ->
        [0] { $name } finisce il turno.
       *[other] { $name } finisce il turno e pesca { $drew }.
    }
log-i-end =
    { $drew ->
        [0] Tu finisci il turno.
       *[other] Tu finisci il turno e peschi { $drew }.
    }
log-drew =
    { $drew ->
    [one] 1 carta pescata
   *[other] { $drew } carte pescate
    }
log-undone = { $name } riprende { $what }.
log-i-undone = Tu riprendi { $what }.
log-signalled = { $name }, { $where }: { $what }
log-unsignalled = { $name } toglie il segnale su { $where }.
log-i-unsignalled = Togli il segnale: { $where }.
log-said = { $name }: { $text }
log-stood-in = Un bot gioca per { $name }.
log-i-stood-in = Un bot gioca per te.
log-stood-in-by-clock = Un bot gioca per { $name }, fino al suo ritorno.
log-stood-in-by-vote = Tutti d’accordo: un bot gioca per { $name }.
log-timed-out = Il tempo di { $name } è finito: un bot gioca questo turno.
log-i-timed-out = Il tuo tempo è finito: un bot gioca questo turno.
log-nobody-began = Nessuno ha cominciato in tempo: si sorteggia.
log-bot-slow = { $name } non ha risposto in tempo: gioca un altro bot.
log-bot-failed = { $name } si è bloccato: gioca un altro bot.
log-bot-illegal = { $name } voleva fare qualcosa che le regole vietano: gioca un altro bot.
log-bot-missing = Il bot { $name } non è più su questo server: gioca un altro.
log-bot-asked = { $name } vorrebbe far giocare un bot per { $who }.
log-returned = { $name } è di nuovo qui.
log-i-returned = Sei di nuovo qui.
log-conceding = { $name } vorrebbe abbandonare.
log-i-conceding = Vorresti abbandonare.
log-declined = { $name } preferisce di no.
log-i-declined = Preferisci di no.
log-over = La partita è finita.
log-again = Si danno le carte per una nuova partita.
log-same = Si distribuiscono di nuovo le stesse carte.
log-watchers-muted = Chi guarda non ha più la parola.
log-watchers-heard = Chi guarda ha di nuovo la parola.
log-hinted = { $name } ha chiesto un consiglio.
log-i-hinted = Hai chiesto un consiglio.
