### Gestire un server: le sue impostazioni, il suo database, e quello che dicono `doctor`, `admin`, `backup` e `move-database`.

wrong-setting = { $setting } non può essere { QUOTE($value) }. Andrebbe bene: { $right }.
wrong-setting-in = { $setting } in { $place } non può essere { QUOTE($value) }. Andrebbe bene: { $right }.
unknown-setting = L’impostazione { $setting } non c’è ({ $place }). `reihum serve --show-settings` le elenca tutte.
unknown-setting-near = L’impostazione { $setting } non c’è ({ $place }). Intendi { $near }?
the-environment = variabili d’ambiente
settings-unreadable = Le impostazioni { $file } non si possono leggere: { $reason }.
settings-no-toml = Le impostazioni { $file } non sono TOML: { $reason }. Una riga si scrive così: port = 8000
one-process = Per { $workers } processi serve PostgreSQL: quelli che condividono un file SQLite non saprebbero niente delle mosse degli altri. Dai --database postgresql://USER@HOST/NAME (`reihum move-database` ci porta i tavoli), o lascia --workers a 1.

# Che cosa andrebbe bene per ogni impostazione.
server-setting-database = un file, come reihum.db, o un URL di SQLAlchemy
server-setting-host = un indirizzo su cui ascoltare, come 127.0.0.1; 0.0.0.0 per tutte le vie
server-setting-port = una porta fino a 65535; 0 ne prende una libera
server-setting-browser = true o false: aprire un browser dove c’è un desktop
server-setting-workers = un numero intero, almeno 1, di processi che servono i tavoli; più d’uno solo con PostgreSQL
server-setting-worker-expiry = i secondi senza segni di vita dopo i quali un processo si dà per sparito
server-setting-bot-processes = in quanti processi riflettono i bot; 0: in un thread
server-setting-per-address = quante volte tanto può fare un indirizzo, almeno 1
server-setting-proxies = gli indirizzi o le reti dei proxy a cui si crede, con virgole
server-setting-hosts = i nomi con cui si trova questo server, senza https:// e senza porta, con virgole; nessuno: qualsiasi
server-setting-bot-pause = i secondi prima che un bot agisca, perché si veda
server-setting-claim-pause = i secondi per prendersi il primo turno prima che lo faccia un bot
server-setting-mixing-wait = i secondi per mescolare prima che lo faccia il server
server-setting-grace = i secondi di assenza prima che un bot possa sostituire
server-setting-stall-wait = i secondi senza azioni prima che gli altri possano chiedere un bot
server-setting-stall-notice = i secondi per agire dopo questa richiesta
server-setting-again-wait = i secondi prima di una nuova smazzata senza gli altri
server-setting-look-wait = i secondi per guardare prima che la partita continui; 0: nessuno
server-setting-thinking-limit = i secondi che un bot può riflettere prima di agire comunque
server-setting-stand-in = il bot che gioca per una persona; nessuno: come prevede il gioco
server-setting-bots = altri bot, come FILE.py:NOME o con il nome di uno installato, con virgole
server-setting-connections = quante connessioni alla volta, almeno 1, per quanto lo permettono i file
server-setting-request-wait = i secondi per l’arrivo dell’intestazione di una richiesta, e per il suo corpo
server-setting-write-wait = i secondi perché un client prenda quello che gli si manda
server-setting-log-level = error, warning, info o debug: che cosa merita una riga
server-setting-log-format = text per le persone, o json: un oggetto per riga
server-setting-metrics = chi può chiedere /metrics: indirizzi o reti, con virgole; nessuno: nessuno può
server-setting-metrics-port = una porta solo per /metrics, una in più per ogni altro processo; 0: nessuna
server-setting-metrics-host = l’indirizzo su cui ascolta quella porta, come 127.0.0.1
server-setting-keep-unfinished = i giorni senza mosse prima che una partita sia cancellata; 0: mai
server-setting-keep-finished = i giorni prima che una partita finita sia cancellata; 0: mai
server-setting-keep-chat = i giorni prima che quello che è stato detto sia cancellato; 0: mai
server-setting-keep-reviews = i giorni prima che un’analisi sia cancellata; 0: mai
server-setting-reviews = true o false: analizzare le partite finite per chi lo chiede
server-setting-reviews-waiting = quante analisi di un processo possono aspettare mentre se ne fa una, almeno 1
server-setting-review-limit = i secondi che può richiedere un verdetto di un’analisi
server-setting-client = la cartella di un client costruito
server-setting-rates = solo per i programmi

# Che cosa non va con un database.
database-unusable = { $database } non si può usare: { $reason }.
database-trouble = { $reason }
database-folder = è una cartella
database-cut-off = è troncato, perché manca la fine
database-in-use = lo usa un altro server
database-linked = il file ha anche un altro nome (un collegamento fisico), con cui un secondo server potrebbe usarlo allo stesso tempo; togli quel nome, o copia il file
database-newer = viene da una versione più nuova di reihum
database-older = viene da una versione più vecchia di reihum; avvia una volta `reihum serve` di questa versione, che lo aggiorna
database-anothers = appartiene a un altro programma
database-empty = non ci sono tavoli di reihum dentro
database-missing = Il file { $database } non c’è: dai --database, o REIHUM_DATABASE.
database-none = { $database } non è un database: { $reason }.
database-says = { $database }: { $reason }.

# Che cosa dice `serve` nel terminale.
serve-at = Il tavolo è a { $address }
serve-not-built = Il server è attivo, ma il suo client per browser non è costruito: nella cartella dei sorgenti lo fa `make client`. I programmi possono giocare qui lo stesso.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }.
serve-cannot-keep = Impossibile tenere tavoli in { $database }: { $reason }.
serve-two-bots = Due bot si chiamano { $name }: dai un altro nome a { $bot }.
serve-bot-no-game = { $bot } non può giocare a nessun gioco: { $problems }
serve-wrong-bot = { $reason }

# Che cosa guarda `doctor`, e che cosa trova.
doctor-state-ok = bene
doctor-state-odd = attenzione
doctor-state-bad = male
doctor-about-database = database
doctor-about-disk = disco
doctor-about-file-modes = permessi dei file
doctor-about-open-files = file aperti
doctor-about-client = client
doctor-about-compiled-rules = regole compilate
doctor-about-extras = extra
doctor-about-proxies = proxy
doctor-about-hosts = nomi
doctor-about-user = utente
doctor-about-clock = orologio
doctor-about-python = Python
doctor-plain = { $text }
doctor-database-later = { $database }: non c’è ancora; lo crea il primo avvio
doctor-database-no-folder = { $database }: questa cartella non c’è
doctor-database-good =
    { $tables ->
        [one] { $database }: un tavolo, aggiornato
       *[other] { $database }: { $tables } tavoli, aggiornato
    }
doctor-database-older = { $database }: di una versione più vecchia; `reihum serve` lo aggiorna all’avvio
doctor-database-clock = { $database }: il suo orologio differisce di { $seconds } s; usa NTP
doctor-no-folder = la cartella { $folder } non c’è
doctor-locked-folder = questo utente non può scrivere in { $folder }
doctor-free = { $free } GiB liberi in { $folder }
doctor-modes-open = altri possono leggere { $files }: chmod 600, o avvia il server una volta
doctor-modes-good = solo il proprietario può leggere il database
doctor-files-few = { $most } file possono essere aperti, quindi { $room } connessioni e non { $wanted }: alza `ulimit -n`, o LimitNOFILE
doctor-files-good = { $most } possono essere aperti
doctor-client-good = costruito
doctor-client-none = non ce n’è in { $folder }: lo costruisce `make client`
doctor-compiled-none = i bot riflettono lentamente: pip install { $extra } li rende qualche centinaio di volte più veloci
doctor-compiled-good = numba c’è
doctor-extras-none = psycopg non è installato: lo porta pip install { $extra }
doctor-extras-good = tutto quello che serve a queste impostazioni
doctor-proxies-all = chiunque passa per un proxy, e può quindi dire di avere qualsiasi indirizzo: indica i tuoi
doctor-proxies-good = si crede a: { $proxies }
doctor-hosts-any = si risponde a qualsiasi nome: imposta hosts se questo server è su Internet
doctor-hosts-here = solo questa macchina può chiedere
doctor-root = è root: fai girare il server con un utente suo (deploy/reihum.service lo fa)
doctor-not-root = non root
doctor-clock-wrong = segna { $time }: mettilo all’ora giusta, o usa NTP

# Che cosa elenca `admin`, e che cosa non può fare.
admin-head-table = TAVOLO
admin-head-game = GIOCO
admin-head-state = STATO
admin-head-people = PERSONE
admin-head-events = EVENTI
admin-head-last = ULTIMO
admin-state-waiting = in attesa
admin-state-playing = in corso
admin-state-over = finita
admin-state-closed = chiuso
admin-state-damaged = guasto
admin-no-seat = Il posto { $seat } non c’è; l’ultimo è il { $last }.
admin-busy = Al tavolo { $table } succede troppo: riprova.
admin-vacuum-postgres = PostgreSQL lo fa da solo (autovacuum).
admin-vacuum-in-use = Un server usa questo file: fermalo prima. (Finché è attivo restituisce spazio da solo, nei file creati dalla versione 0.1 in poi.)
admin-closed-already = Il tavolo { $table } è già chiuso.
admin-no-table = Il tavolo { QUOTE($table) } non c’è: `reihum admin tables` li elenca.
admin-damaged-table = Il tavolo { $table } non si può leggere ({ $kind }): lo toglie `reihum admin delete`.

# Perché dei tavoli non si possono copiare.
move-same = È due volte lo stesso database.
move-no-file = Il file { $database } non c’è.
move-in-use = Un server usa { $database }: fermalo prima, perché non resti indietro niente.
move-not-empty = In { $database } c’è già qualcosa: dai un database vuoto.
move-incomplete = Non è arrivato tutto di { $part }; non è stato spostato niente.
copy-there = { $file } c’è già: dai un altro nome, o spostalo prima.
copy-no-folder = La cartella { $folder } non c’è.
copy-failed = { $file } non si è potuto copiare: { $reason }.
copy-only = Si possono copiare solo file SQLite e PostgreSQL.
copy-damaged = { $file } è danneggiato: { $reason }.
