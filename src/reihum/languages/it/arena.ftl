### Serie di partite, allenamento e pesi: che cosa non si può.

arena-says = { $reason }
arena-no-limit = { $limit } non è un limite in secondi; lo sarebbe un numero maggiore di 0, al massimo { $most }.
arena-no-cluster = Non c’è nessun cluster a { QUOTE($address) }: { $reason }.
arena-low-score = { $game } ha un punteggio di { $score }; qui si conta da 0 in su.
arena-no-bounds = { $bounds } non sono limiti; lo sarebbero due numeri di Elo, prima il più basso, come 0,10.
arena-unread-bounds = { $given } non sono limiti di Elo; lo sarebbe 0,10.
arena-each-needs-out = --each vuole --out: il file con una riga per ogni partita.
arena-resume-needs-out = --resume vuole --out: il file da cui continuare.
arena-ending =
    { $count ->
        [one] { $file }: il nome dovrebbe finire con { $endings }.
       *[other] { $file }: il nome dovrebbe finire con uno di questi: { $endings }.
    }
arena-no-folder = { $file }: la cartella { $folder } non c’è.
arena-same-bots = Un torneo vuole almeno due bot diversi, non { $bots }.
arena-no-task = Il compito { $task } non c’è; ci sono { $tasks }.
bot-only-master-timed = Il bot { $bot } non c’è: solo a master si dà un tempo, in millisecondi: master:20ms.
bot-no-file = Il bot { $bot } non c’è: { $file }: { $reason }.
bot-no-text = Il bot { $bot } non c’è: { $file } non è il testo di un programma.
bot-no-level = { $bot }: il livello { $level } non c’è; ci sono { $levels }.
bot-unknown = Il bot { QUOTE($bot) } non c’è; ci sono { $bots }, o FILE.py:NOME.
bot-not-in-file = In { $file } non c’è { $name }; ci sono { $names }.
bot-unreadable = { $file } non si può leggere: { $kind }: { $reason }.
bot-none = { $bot } non è un bot; lo sarebbe una classe con `choose`, o una funzione compilata.
resume-unreadable = Con { $file } non si può continuare: { $reason }.
resume-no-run = Con { $file } non si può continuare: non c’è nessuna serie dentro.
resume-no-progress = { $file } non è lo stato di una serie: { $reason }.
resume-other-settings = { $file } è di una serie con altre impostazioni: { $settings }.
resume-short = { $file } manca, o è troppo corto per continuare.
resume-format = Questo è { $found }; andrebbe bene { $format }.
resume-broken = Questo { $format } non si può leggere: { $reason }.
resume-another = È un altro torneo: { $differences }.
course-none = { $file } non contiene un allenamento: { $reason }
course-nothing = Non c’è niente da continuare: { $file } manca.
course-both = O --resume, che continua con { $file }, o --start: non tutti e due.
course-other-game = { $file } è di un allenamento per { $game }, non per { $wanted }.
course-any-players = { $file } è di un allenamento per un numero qualsiasi di giocatori, non per { $wanted }.
course-other-players = { $file } è di un allenamento per { $players } giocatori, non per { $wanted }.
course-no-game = { $game } non ha giocatori che imparano; ne hanno { $games }.
course-no-time = { $minutes } minuti non bastano per imparare; 10 andrebbero bene.
weights-other-game = Questi pesi sono fatti per { $made }, non per { $game }.
weights-other-size = Questi pesi sono fatti per un altro gioco o un’altra versione; allenali di nuovo.
weights-missing = I pesi { $file } non ci sono: { $reason }.
weights-none = { $file } non contiene pesi: { $reason }
weights-say = { $reason }
bot-not-of-game = { $game } non ha il bot { $bot }; ha { $bots }.
# Che cosa ha sbagliato un bot in una partita.
fault-slow = nessuna risposta entro { $seconds } s
fault-late = nessuna risposta in tempo
fault-died = il suo processo si è fermato
fault-nonsense = un’azione vietata
fault-illegal = un’azione vietata: { $reason }
fault-signal = un segnale sbagliato: { $signal }; andrebbe bene Signal({ $seat }, uno tra { $piles }, uno tra { $kinds })
