### Quello che non va in una partita o in una posizione scritta.

bad-header = La riga 1 dovrebbe cominciare con { QUOTE($expected) }, come { QUOTE($example) }; invece è { QUOTE($line) }.
unknown-notation = Questa è la notazione versione { $version }; questo programma legge la versione { $known }.
unknown-rules = Qui si è giocato con la versione { $version } delle regole di { $game }; questo programma conosce la versione { $known }.
bad-field = { $field }={ QUOTE($value) } non si può leggere: { $expected }.
unknown-field = { $field } qui non è un campo; i campi sono { $fields }.
repeated-field = { QUOTE($field) } qui c’è due volte.
missing-field = Manca il campo { QUOTE($field) }; i campi sono { $fields }.
bad-line = Riga { $line }: { QUOTE($text) } dovrebbe essere un posto con le sue azioni, come { QUOTE($example) }.
wrong-seat = La riga { $line } è per il posto { $seat }, ma tocca a: { $acting }.
bad-action = Riga { $line }: { $problem }
after-result = Riga { $line }: dopo il risultato non può venire più niente.
wrong-result =
    { $over ->
    [yes] La riga { $line } dice { QUOTE($claimed) }, ma la partita finisce con { QUOTE($actual) }.
   *[no] La riga { $line } dice { QUOTE($claimed) }, ma lì la partita non è finita.
    }
another-game = Alla riga { $line } comincia un’altra partita: se ne legge una sola alla volta.
hidden-deal = Questa registrazione tace la smazzata, perché la partita non era finita: si può leggere, ma non rigiocare.
turn-impossible = Il turno non può essere andato così: { $problem }
turn-over = Il turno era finito prima di { $action }.

# Che cosa va in un campo o in un’opzione.
kind-number = un numero intero
kind-word = una parola
kind-maybe = { $kind }, o - per nessuno
kind-numbers = numeri separati da punti, come 1.1.100
kind-groups = gruppi di numeri, come 1.2/3
kind-words = parole separate da punti
kind-truth = yes o no
kind-hex = 64 cifre esadecimali
kind-seats = numeri da 0 a { $last }, separati da punti
kind-quoted = UTF-8 con segni di percentuale
kind-fields = campi con il loro nome
kind-range = da { $low } a { $high }
kind-always = sempre { $low }
kind-or = { $first } o { $other }
kind-or-else = { $first }, o { $other }
kind-seat = un posto da 0 a { $last }
kind-layout = { $groups } gruppi di { $each } numeri diversi, per comando o in ordine
kind-dealt-layout = i 28 numeri della smazzata
kind-no-layout = solo con i comandi mescolati
kind-board = { $rows } file di { $fields } punti da 0 a { $most }
kind-cards = carte come 1157J
kind-card-groups = carte in gruppi, come 1157J/22
kind-points = punti da 0 a { $most }
kind-deck = { $counts } quantità che fanno { $cards } in tutto, per i valori da 1 a 7 e i jolly
kind-order = un ordine dei posti da 0 a { $last }
# Parti di una posizione o di una partita scritta.
field-card = La carta { $card }
field-first-hand = La prima mano del posto { $seat }
field-egons-round = Il giro { $round } di EGON
field-sheet-line = Una riga del foglio dei punti
what-record = Partita
what-position = Posizione
what-action = Azione
what-saved-game = Partita salvata
