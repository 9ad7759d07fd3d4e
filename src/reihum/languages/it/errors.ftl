### Quello che non è possibile, a ogni tavolo.

game-over = La partita è finita.
not-your-turn = Non tocca a te.
    .exact = Non tocca a te. Tocca a: { $acting }.
why-later = Un avversario lo dice dopo la partita.
unknown-game = Il gioco { $game } non esiste.
    .exact = Il gioco { QUOTE($game) } non c’è; i giochi sono { $games }.
unknown-option = Questo gioco non ha l’opzione { $option }.
    .exact = { $game } non ha l’opzione { QUOTE($option) }; ha { $options }.
foreign-option = { $option } è un’opzione di un altro gioco.
    .exact = { QUOTE($option) } è un’opzione di { $owners }, non di { $game }, che ha { $options }.
bad-option = { $option } non può essere { $value }.
    .exact = { $option }={ $value } non va per { $game }: { $choices }.
wrong-company = Persone: { $people }, bot: { $bots }. Non va per { $game }: serve almeno una persona, e tanti posti quanti giocatori.
first-not-seated = Chi comincia deve avere un posto.
    .exact = first={ $first } non è un posto con { $players } giocatori; i posti vanno da 0 a { $last }.
not-text = Questo non è un testo.
    .exact = { $what }: dev’essere un testo, non { $value }.
too-long = È troppo lungo; al massimo { $limit } caratteri.
    .exact = { $what }: { $length } caratteri sono troppi; al massimo { $limit }.
not-an-action = Qui non si può fare.
    .exact = { QUOTE($text) } non è un’azione di { $game }; scrivi per esempio { $examples }.
foreign-action = Questo appartiene a un altro gioco.
    .exact = { QUOTE($text) } è un’azione di { $owner }, non di { $game }; scrivi per esempio { $examples }.
no-such-seat = Questo posto non esiste.
    .exact = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
bad-seed = Questa non può essere una smazzata: una breve riga di testo, per favore.
    .exact = { $seed } non può essere una smazzata: serve un numero intero o una riga da 1 a { $limit } caratteri stampabili.
bad-code = Sembra il codice di una smazzata, ma una lettera è sbagliata.
    .exact = { QUOTE($code) } sembra il codice di una smazzata, ma è scritto male: l’ultima lettera non va con le altre.
broken-code = Sembra il codice di una smazzata, ma non è completo. È fatto così: 1ABC-DEFG-HJK0.
bad-mix = Questa mescolata non va: un testo per ogni posto, separati da /.
    .exact = { $mix } non è un testo per ognuno dei { $players } posti.
bad-mix-text = Non si può aggiungere alla mescolata: una breve riga di testo, per favore.
    .exact = { $text } non si può mescolare dentro: serve una riga da 1 a { $limit } caratteri stampabili.
unknown-shuffle = Questa smazzata viene da un programma più nuovo.
    .exact = { QUOTE($code) } è una smazzata della mescolata versione { $version }; questo programma conosce la versione { $known }.
no-connection = Il server non risponde. Sei in linea?
no-answer = La risposta del server non si capisce. Riprova.
nothing-to-undo = Non c’è niente da riprendere: un turno finito resta finito.
nothing-fits = Non si può più giocare niente: riprendi la carta, o lasciala.
not-stuck = Adesso non c’è niente da lasciare.
none = niente
seat = posto { $seat }
every-seat = ogni posto per sé
nobody = nessuno
