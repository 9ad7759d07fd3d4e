### Una partita finita, rivista.

replay-title = Rivedi la partita
replay-to-table = Vai al tavolo
replay-deal = Le carte sono distribuite
replay-step = Passo { $step } di { $last }
replay-slider = Passo
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-turn-back = Un turno indietro
replay-turn-next = Un turno avanti
replay-eyes = Vista
replay-eyes-open = Tutte le mani scoperte
replay-eyes-spectator = Come spettatore
replay-game = Partita
replay-game-number = Partita { $number }
replay-hands = Tutte le mani
replay-link = Link a questo passo
replay-linked = Link copiato
replay-keys = ← → passo · Maiusc ← → turno · Inizio, Fine
replay-what-if = E se…?
replay-what-if-hint = Continua da qui come vuoi. È un tavolo tutto tuo; alla fine il suo risultato sta accanto a quello vero.
replay-what-if-seat = Giochi per
replay-what-if-bots = Gli altri sono bot
replay-what-if-play = Continua da qui
replay-what-if-over = Qui la partita è finita: torna indietro di qualche passo.
replay-together =
    { $count ->
        [one] Anche un’altra persona la guarda
       *[other] La guardano altre { $count } persone
    }
replay-leading = Vedono quello che guardi tu.
replay-following = Segui { $name }.
replay-following-somebody = Segui gli altri.
replay-apart = Guardi per conto tuo.
replay-lead = Prendi la guida
replay-follow = Segui di nuovo
replay-paste-title = Rivedi una partita
replay-paste-hint = Incolla il testo di una partita finita: quello che dà «Copia la partita» alla fine, o quello del terminale.
replay-paste-field = Il testo della partita
replay-paste-broken = Questo testo non si può leggere come una partita. In dettaglio:
replay-paste-show = Rivedi
replay-paste-file = Apri un file
replay-other = Un altro testo
