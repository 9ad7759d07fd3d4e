### La riga di comando: che cosa mostra `--help`, trovato dai nomi di comandi e opzioni, e che cosa non va in ciò che si è scritto.

help-usage = Uso:
help-arguments-heading = Argomenti:
help-options-heading = Opzioni:
help-commands-heading = Comandi:
help-usual = altrimenti:

# Le parole in maiuscolo stanno per ciò che si scrive.
help-words =
    .args = ARGOMENTI
    .command = COMANDO
    .deal-or-position = SMAZZATA-O-POSIZIONE
    .file = FILE
    .from = DA
    .game = GIOCO
    .name = NOME
    .number = NUMERO
    .options = OPZIONI
    .policy = STRATEGIA
    .record = PARTITA
    .seat = POSTO
    .table = TAVOLO
    .text = TESTO
    .to = VERSO
    .value = VALORE

# Ciò che hanno più comandi.
help-options =
    .help = Mostra questo aiuto.
    .language = La lingua di tutto ciò che si legge; altrimenti quella del sistema.
    .option = Un’opzione del gioco; si può ripetere.
    .game = Un gioco, per esempio the-game; `reihum games` li elenca.
    .record = Il testo di una partita finita; - lo legge dall’input.
    .json = Scrive il risultato in JSON.
    .players = Quanti giocatori.
    .settings = Un file TOML con impostazioni.
    .seed = Le smazzate SEED/0, SEED/1, ...: stesso seme, stesso risultato.
    .board = Un tabellone in un file TOML, per i giochi che ne hanno uno.
    .talk = Lascia che i bot si diano segnali.
    .cores = Quanti processi; altrimenti uno per ogni core.
    .cluster = L’indirizzo di uno scheduler Dask.
    .limit = I secondi che un tuo bot ha per decidere.
    .plot = Disegna un’immagine, per esempio run.png.
    .resume = Continua da dove --out si è fermato.
    .deals = Quante smazzate, per esempio 10_000.
    .sprt = Si ferma appena è sicuro: limiti Elo come 0,10 (SPRT).
    .out = Scrive un file .json.
    .source = Dove sono i tavoli: un file, o un indirizzo come postgresql://anna@localhost/tables.
    .database = Il database; altrimenti quello di REIHUM_DATABASE o delle impostazioni.
    .table = Come nel suo indirizzo, /t/TAVOLO.

help = Giochi di carte, uno dopo l’altro intorno al tavolo: gioca qui, o lascia che i bot giochino a milioni.
help-play = Gioca nel terminale: da solo, in più a una tastiera, o contro i bot.
    .game = Un gioco, per esempio the-game; `reihum games` li elenca. Se manca, te lo chiede.
    .people = Le persone a questa tastiera; si alternano.
    .bots = Avversari o compagni che non sono persone.
    .deal = Il codice di una smazzata, o un testo o numero qualsiasi: sempre le stesse carte.
    .mix = Che cosa un posto mescola nel mazzo dell’altro, dove ognuno ha il suo; una volta per posto.
    .load = Continua una partita salvata.
    .resume = Continua dall’ultima volta.
    .bot = Come giocano: beginner, casual, club, expert o master, se il gioco li ha.
help-games = Elenca i giochi: i nostri e quelli dei pacchetti installati.
help-rules = Scrive le regole di un gioco, con tutte le nostre interpretazioni.
help-verify = Controlla la smazzata di una partita: il segreto, che cosa è stato mescolato, e ogni carta.
    .commitment = L’impegno, come si è letto prima di dare le carte.
    .mix = Che cosa ha mescolato un posto, per quanto ne sai.
help-review = Dice quanto valeva ogni turno di una partita finita, e dove è stata persa (serve l’extra `fast`).
    .seed = Per i mondi che si provano: stesso seme, stessa analisi.
    .html = Scrive una pagina con la curva.
    .cores = Quanti thread; altrimenti uno per ogni core.
help-solve = Trova come vincere conoscendo tutte le carte, o prova che non si può (serve l’extra `fast`).
    .what = Una smazzata, o il testo o file di una posizione o di una partita; - lo legge dall’input.
    .players = Quanti giocatori, se è una smazzata.
    .game = Il gioco, se è una smazzata; altrimenti the-game.
help-puzzles = Rompicapi nel terminale, con un livello tuo; o ne crea di nuovi (serve l’extra `fast`).
    .game = Solo i rompicapi di questo gioco.
    .theme = Solo i rompicapi su questo tema.
    .players = Solo i rompicapi per questo numero di giocatori.
    .list = Conta i rompicapi per gioco e tema.
    .make = Ne crea tanti di nuovi.
    .seed = Per le partite da cui nascono: stesso seme, stessi rompicapi.
    .out = Scrive i nuovi in questo file.
help-serve =
    Tiene tavoli per browser e programmi (serve l’extra `server`).

    Ogni opzione può stare anche nell’ambiente, --port come REIHUM_PORT, o nel file di --settings,
    come port = 8000; così anche le altre impostazioni di un server, elencate in docs/serving.md.
    .port = La porta; 0 ne prende una libera.
    .host = L’indirizzo su cui ascolta; 0.0.0.0 per tutte le vie.
    .database = Il file che conserva i tavoli, o un indirizzo postgresql://.
    .browser = Apre un browser dove c’è un desktop.
    .workers = Quanti processi tengono i tavoli; per più di uno serve PostgreSQL.
    .bot-processes = In quanti processi pensano i bot di un processo di tavoli.
    .per-address = Moltiplica ciò che può un indirizzo: 10 per una scuola intera.
    .proxies = Indirizzi o reti dei proxy di cui ci si fida.
    .hosts = I nomi con cui si trova questo server, con virgole; nessuno: tutti.
    .bot = Un altro bot per tutti i tavoli: FILE.py:NOME, o uno installato; si può ripetere.
    .set = Un’impostazione qualsiasi, per nome; si può ripetere.
    .show-settings = Scrive tutte le impostazioni e da dove vengono, poi si ferma.
help-simulate = Gioca molte partite con un bot a ogni posto: quante ne vince? (serve l’extra `arena`)
    .players = Un numero, o più come 1-5.
    .bot = Un livello, random, greedy, planner, FILE.npz o FILE.py:NOME.
    .games = Quante, per esempio 1_000_000; 10_000 se nient’altro le ferma.
    .until-width = Si ferma quando l’intervallo delle vittorie è così stretto: 0.2%.
    .out = Scrive .json, .csv o .parquet.
    .each = Una riga per partita, non per serie.
help-tournament = Fa incontrare i bot sulle stesse smazzate: classifiche con intervalli (serve l’extra `arena`).
    .bots = Due bot o più.
help-compare = La differenza tra due bot sulle stesse smazzate (serve l’extra `arena`).
    .one = Un bot.
    .other = Un altro bot.
help-benchmark =
    Misura strategie su smazzate fisse, con intervalli (serve l’extra `arena`).

    Ctrl-C mostra ciò che c’è fino a quel punto.
    .policies = Un bot, o FILE.py:NOME; uno o più.
    .task = Per esempio the-game/1; si può ripetere. Altrimenti tutti.
    .markdown = Una tabella per una pagina di documentazione.
help-train = Fa imparare un gioco a una rete, giocando (serve l’extra `arena`).
    .minutes = Per quanto impara, all’incirca.
    .games = O quante partite, per esempio 100_000.
    .seed = Stesso seme e stesso numero di partite, stessi pesi.
    .start = Comincia con i pesi di un file.
    .out = Dove, per esempio mine.npz.
help-compile = Compila regole, bot e analisi, una volta per ogni versione (serve l’extra `fast`).
help-move-database =
    Copia tutti i tavoli e le chiavi da un database a un altro, mentre nessun server è in funzione.

    Gli ospiti conservano i posti e i link il loro senso. Il vecchio database resta com’è.
    .target = Un database vuoto: un file, o un indirizzo come postgresql://anna@localhost/tables.
help-backup =
    Copia tutti i tavoli in un file, mentre si continua a giocare.

    Il file contiene la chiave del server e i segreti delle smazzate: custodiscilo bene come il
    database.
    .target = Un file che non c’è ancora.
help-restore =
    Mette una copia di sicurezza dove un server può usarla; mentre lì nessuno è in funzione.

    Non si sovrascrive mai niente: sposta prima il vecchio file.
    .source = Un file creato da `backup`.
    .target = Un file che non c’è ancora, o un PostgreSQL vuoto.
help-doctor =
    Esamina un’installazione: una riga per ogni cosa, e codice d’uscita 1 se qualcosa non va.

    Legge le stesse impostazioni di `serve`, dall’ambiente e da un file. Non cambia niente.
    .database = Il database; altrimenti quello delle impostazioni.
help-admin = Cura i tavoli di un server, anche mentre è in funzione: dal suo database.
help-admin-tables = Elenca i tavoli: a che cosa si gioca, a che punto è, quando è successo qualcosa.
    .newest = Quanti, dal più recente.
help-admin-close = Non lascia più succedere niente a un tavolo. Tutti lì vengono avvisati; si può ancora guardare.
help-admin-mute = Non lascia più parlare qualcuno a un tavolo, o lo lascia di nuovo.
    .seat = Il numero di un posto, da 0; nessuno: tutti quelli che guardano.
    .unmute = Li lascia parlare di nuovo.
help-admin-export = Scrive un tavolo in JSON: come lo vede chi guarda, o con tutto ciò che è conservato.
    .secrets = Tutto ciò che è conservato, con le carte coperte e ciò che hanno in mano gli ospiti.
    .out = Un file; altrimenti lo scrive qui.
help-admin-delete = Cancella per sempre un tavolo con tutto ciò che vi è successo.
    .yes = Non chiede conferma.
help-admin-vacuum = Restituisce al disco lo spazio libero in un file SQLite; mentre nessun server è in funzione.

# Ciò che è stato scritto non si può fare.
usage-try = Per saperne di più: { $command }
usage-aborted = Interrotto.
usage-no-language = La lingua { QUOTE($language) } non c’è; ci sono { $languages }.
usage-no-option = L’opzione { $option } non c’è.
usage-no-option-near = L’opzione { $option } non c’è. Le somiglia: { $near }.
usage-no-command = Il comando { $command } non c’è.
usage-no-command-near = Il comando { $command } non c’è. Gli somiglia: { $near }.
usage-command-missing = Manca un comando.
usage-argument-missing = Manca: { $argument }
usage-value-missing = Dopo { $option } manca un valore.
usage-value-unwanted = { $option } sta da sola, senza valore.
usage-only-with = { $option } va usata solo insieme a { $needs }.
usage-too-many = È troppo: { $words }
usage-no-integer = { $option } vuole un numero intero.
usage-no-number = { $option } vuole un numero.
usage-too-small = Dopo { $option } ci vuole un numero, almeno { $least }.
usage-bad-value = { $option }: { $reason }
usage-wrong = { $reason }
usage-no-mix = { QUOTE($text) } non si può mescolare; 0:sale sì, per il posto 0.
usage-no-setting = { QUOTE($text) } dovrebbe essere NOME=VALORE, per esempio grace=60.
usage-no-extra = { $package } non è installato: lo porta pip install { $extra }.
usage-file-trouble = { $file }: { $reason }.

# Ciò che è stato scritto come numero, tabellone o parte.
usage-no-players = { QUOTE($text) } non è un numero di giocatori; 2 o 1-5 lo sarebbe.
usage-backwards = { QUOTE($text) } va all’indietro; scrivi { $right }.
usage-no-toml = { $file } non è TOML: { $reason }.
usage-bad-board = { $file }: { $reason }
usage-no-board = { $game } non ha un tabellone che un file possa descrivere.
usage-no-count = { QUOTE($text) } non è un numero di partite; 1_000_000 lo sarebbe.
usage-no-share = { QUOTE($text) } non è una larghezza; 0.2% lo sarebbe.

# Ciò che è fatto.
done-compiled = Pronto dopo { $seconds } s.
done-closed = Il tavolo { $table } è chiuso.
done-muted =
    { $watching ->
        [yes] Chi guarda il tavolo { $table } non può più parlare.
       *[no] Il posto { $seat } del tavolo { $table } non può più parlare.
    }
done-unmuted =
    { $watching ->
        [yes] Chi guarda il tavolo { $table } può parlare di nuovo.
       *[no] Il posto { $seat } del tavolo { $table } può parlare di nuovo.
    }
done-deleted = Il tavolo { $table } è cancellato.
done-vacuumed = Fatto.
done-copied = { $target } contiene adesso { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } con { $events ->
        [one] un evento
       *[other] { $events } eventi
    }.
ask-delete = Cancellare il tavolo { $table } con tutto ciò che vi è successo?
ask-yes = sì
ask-no = no
failed-copy = Non è stato copiato niente: { $reason }.
failed-move = Non è stato spostato niente: { $reason }.
failed-restore = Non è stato ripristinato niente: { $reason }.
failed-write = { $file } non si può scrivere: { $reason }.
