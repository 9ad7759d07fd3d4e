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
wrong-result = La riga { $line } dice { QUOTE($claimed) }, ma la partita finisce con { QUOTE($actual) }.
hidden-deal = Questa registrazione tace la smazzata, perché la partita non era finita: si può leggere, ma non rigiocare.
turn-impossible = Il turno non può essere andato così: { $problem }
turn-over = Il turno era finito prima di { $action }.
