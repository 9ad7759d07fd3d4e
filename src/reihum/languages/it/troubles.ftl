### Perché un file, un indirizzo o un database non si può usare: il resto di una frase.

trouble-missing = questo file o questa cartella non esiste
trouble-locked = questo utente non può leggere o scrivere lì
trouble-folder = è una cartella
trouble-no-folder = una parte del percorso non è una cartella
trouble-long-name = il nome è troppo lungo
trouble-no-text = non è un testo
trouble-full = il disco è pieno
trouble-many-files = troppi file sono aperti
trouble-in-use = un altro programma è già in ascolto lì; scegli un’altra porta, o chiudi quel programma
trouble-no-address = questa macchina non ha quell’indirizzo
trouble-refused = lì non risponde nessuno (il server è acceso?)
trouble-slow = non è arrivata risposta in tempo
trouble-busy = qualcos’altro ci sta scrivendo; riprova tra un momento
trouble-damaged = il file è danneggiato; un backup può aiutare
trouble-unopened = il file non si apre (la sua cartella esiste, e questo utente può leggerlo?)
trouble-no-database = non è un database
trouble-other = { $detail }
