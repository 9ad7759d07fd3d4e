### Faire tourner un serveur : ses réglages, sa base de données, et ce que disent `doctor`, `admin`, `backup` et `move-database`.

wrong-setting = { $setting } ne peut pas être { QUOTE($value) }. Ce qui irait : { $right }.
wrong-setting-in = { $setting } dans { $place } ne peut pas être { QUOTE($value) }. Ce qui irait : { $right }.
unknown-setting = Il n’y a pas de réglage { $setting } ({ $place }). `reihum serve --show-settings` les nomme tous.
unknown-setting-near = Il n’y a pas de réglage { $setting } ({ $place }). Tu veux dire { $near } ?
the-environment = variables d’environnement
settings-unreadable = Les réglages { $file } ne peuvent pas être lus : { $reason }.
settings-no-toml = Les réglages { $file } ne sont pas du TOML : { $reason }. Une ligne s’écrit ainsi : port = 8000
one-process = Il faut PostgreSQL pour { $workers } processus : ceux qui partagent un fichier SQLite n’apprendraient rien des coups des autres. Donne --database postgresql://USER@HOST/NAME (`reihum move-database` y amène les tables), ou laisse --workers à 1.

# Ce qui irait pour chaque réglage.
server-setting-database = un fichier, comme reihum.db, ou une URL de SQLAlchemy
server-setting-host = une adresse où écouter, comme 127.0.0.1 ; 0.0.0.0 pour toutes les entrées
server-setting-port = un port jusqu’à 65535 ; 0 en prend un libre
server-setting-browser = true ou false : ouvrir un navigateur là où il y a un bureau
server-setting-workers = un nombre entier, 1 au moins, de processus qui servent les tables ; plusieurs avec PostgreSQL seulement
server-setting-worker-expiry = les secondes sans nouvelles après lesquelles un processus est tenu pour disparu
server-setting-bot-processes = dans combien de processus les bots réfléchissent ; 0 : dans un fil
server-setting-per-address = combien de fois plus une adresse peut faire, 1 au moins
server-setting-proxies = les adresses ou réseaux des proxys que l’on croit, avec des virgules
server-setting-hosts = les noms sous lesquels on trouve ce serveur, sans https:// ni port, avec des virgules ; aucun : n’importe lequel
server-setting-bot-pause = les secondes avant qu’un bot agisse, pour qu’on le voie
server-setting-claim-pause = les secondes pour prendre le premier tour avant qu’un bot le fasse
server-setting-mixing-wait = les secondes pour mélanger avant que le serveur le fasse
server-setting-grace = les secondes d’absence avant qu’un bot puisse remplacer
server-setting-stall-wait = les secondes sans action avant que les autres puissent demander un bot
server-setting-stall-notice = les secondes pour agir après cette demande
server-setting-again-wait = les secondes avant une nouvelle donne sans les autres
server-setting-look-wait = les secondes pour regarder avant que la partie continue ; 0 : aucune
server-setting-thinking-limit = les secondes qu’un bot peut réfléchir avant d’agir de toute façon
server-setting-stand-in = le bot qui joue pour quelqu’un ; aucun : comme le jeu le prévoit
server-setting-bots = d’autres bots, comme FICHIER.py:NOM ou par le nom d’un bot installé, avec des virgules
server-setting-connections = combien de connexions à la fois, 1 au moins, autant que les fichiers le permettent
server-setting-request-wait = les secondes pour l’arrivée de l’en-tête d’une requête, et pour son corps
server-setting-write-wait = les secondes pour qu’un client prenne ce qu’on lui envoie
server-setting-log-level = error, warning, info ou debug : ce qui vaut une ligne
server-setting-log-format = text pour les gens, ou json : un objet par ligne
server-setting-metrics = qui peut demander /metrics : adresses ou réseaux, avec des virgules ; aucun : personne
server-setting-metrics-port = un port pour /metrics seul, un de plus par processus supplémentaire ; 0 : aucun
server-setting-metrics-host = l’adresse où ce port écoute, comme 127.0.0.1
server-setting-keep-unfinished = les jours sans coup avant qu’une partie soit effacée ; 0 : jamais
server-setting-keep-finished = les jours avant qu’une partie finie soit effacée ; 0 : jamais
server-setting-keep-chat = les jours avant que ce qui a été dit soit effacé ; 0 : jamais
server-setting-keep-reviews = les jours avant qu’une analyse soit effacée ; 0 : jamais
server-setting-reviews = true ou false : analyser les parties finies pour qui le demande
server-setting-reviews-waiting = combien d’analyses d’un processus peuvent attendre pendant que l’une se fait, 1 au moins
server-setting-review-limit = les secondes que peut prendre un verdict d’une analyse
server-setting-client = le dossier d’un client construit
server-setting-rates = seulement pour les programmes

# Ce qui ne va pas avec une base de données.
database-unusable = { $database } ne peut pas servir : { $reason }.
database-trouble = { $reason }
database-folder = c’est un dossier
database-cut-off = elle est coupée, car il manque la fin
database-in-use = un autre serveur s’en sert
database-linked = le fichier a encore un autre nom (un lien physique), par lequel un second serveur pourrait s’en servir en même temps ; supprime ce nom, ou copie le fichier
database-newer = elle vient d’une version plus récente de reihum
database-older = elle vient d’une version plus ancienne de reihum ; lance une fois `reihum serve` de cette version, qui la met à jour
database-anothers = elle appartient à un autre programme
database-empty = il n’y a pas de tables de reihum dedans
database-missing = Il n’y a pas de fichier { $database } : donne --database, ou REIHUM_DATABASE.
database-none = { $database } n’est pas une base de données : { $reason }.
database-says = { $database } : { $reason }.

# Ce que dit `serve` dans un terminal.
serve-at = La table est à { $address }
serve-not-built = Le serveur tourne, mais son client pour navigateurs n’est pas construit : dans le dossier des sources, `make client` le fait. Les programmes peuvent quand même jouer ici.
serve-cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $reason }.
serve-cannot-keep = Impossible de garder des tables dans { $database } : { $reason }.
serve-two-bots = Deux bots s’appellent { $name } : donne un autre nom à { $bot }.
serve-bot-no-game = { $bot } ne peut jouer à aucun jeu : { $problems }
serve-wrong-bot = { $reason }

# Ce que `doctor` regarde, et ce qu’il trouve.
doctor-state-ok = bon
doctor-state-odd = attention
doctor-state-bad = mauvais
doctor-about-database = base de données
doctor-about-disk = disque
doctor-about-file-modes = droits des fichiers
doctor-about-open-files = fichiers ouverts
doctor-about-client = client
doctor-about-compiled-rules = règles compilées
doctor-about-extras = extras
doctor-about-proxies = proxys
doctor-about-hosts = noms
doctor-about-user = utilisateur
doctor-about-clock = horloge
doctor-about-python = Python
doctor-plain = { $text }
doctor-database-later = { $database } : il n’y en a pas encore ; le premier démarrage la crée
doctor-database-no-folder = { $database } : ce dossier n’existe pas
doctor-database-good =
    { $tables ->
        [one] { $database } : { $tables } table, à jour
       *[other] { $database } : { $tables } tables, à jour
    }
doctor-database-older = { $database } : faite par une version plus ancienne ; `reihum serve` la met à jour en démarrant
doctor-database-clock = { $database } : son horloge diffère de { $seconds } s ; utilise NTP
doctor-no-folder = il n’y a pas de dossier { $folder }
doctor-locked-folder = cet utilisateur ne peut pas écrire dans { $folder }
doctor-free = { $free } Gio libres dans { $folder }
doctor-modes-open = d’autres peuvent lire { $files } : chmod 600, ou lance le serveur une fois
doctor-modes-good = seul le propriétaire peut lire la base de données
doctor-files-few = { $most } fichiers peuvent être ouverts, donc { $room } connexions et non { $wanted } : augmente `ulimit -n`, ou LimitNOFILE
doctor-files-good = { $most } peuvent être ouverts
doctor-client-good = construit
doctor-client-none = il n’y en a pas dans { $folder } : `make client` le construit
doctor-compiled-none = les bots réfléchissent lentement : pip install { $extra } les rend quelques centaines de fois plus rapides
doctor-compiled-good = numba est là
doctor-extras-none = psycopg n’est pas installé : pip install { $extra } l’apporte
doctor-extras-good = tout ce que demandent ces réglages
doctor-proxies-all = n’importe qui passe pour un proxy et peut donc prétendre à toute adresse : nomme les tiens
doctor-proxies-good = on croit : { $proxies }
doctor-hosts-any = le serveur répond à n’importe quel nom : donne hosts s’il est sur Internet
doctor-hosts-here = seule cette machine peut demander
doctor-root = c’est root : fais tourner le serveur sous un utilisateur à lui (deploy/reihum.service le fait)
doctor-not-root = pas root
doctor-clock-wrong = elle dit { $time } : mets-la à l’heure, ou utilise NTP

# Ce que `admin` montre, et ce qui est impossible.
admin-head-table = TABLE
admin-head-game = JEU
admin-head-state = ÉTAT
admin-head-people = JOUEURS
admin-head-events = ÉVÉNEMENTS
admin-head-last = DERNIER
admin-state-waiting = attend
admin-state-playing = en cours
admin-state-over = finie
admin-state-closed = fermée
admin-state-damaged = abîmée
admin-no-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
admin-busy = Il se passe trop de choses à la table { $table } : réessaie.
admin-vacuum-postgres = PostgreSQL le fait de lui-même (autovacuum).
admin-vacuum-in-use = Un serveur se sert de ce fichier : arrête-le d’abord. (Tant qu’il tourne, il rend lui-même de la place, dans les fichiers créés depuis la version 0.1.)
admin-closed-already = La table { $table } est déjà fermée.
admin-no-table = Il n’y a pas de table { QUOTE($table) } : `reihum admin tables` les nomme.
admin-damaged-table = La table { $table } ne peut pas être lue ({ $kind }) : `reihum admin delete` l’enlève.

# Pourquoi des tables ne peuvent pas être copiées.
move-same = C’est deux fois la même base de données.
move-no-file = Il n’y a pas de fichier { $database }.
move-in-use = Un serveur se sert de { $database } : arrête-le d’abord, pour que rien ne soit oublié.
move-not-empty = Il y a déjà quelque chose dans { $database } : donne une base de données vide.
move-incomplete = Tout n’est pas arrivé de { $part } ; rien n’a été déplacé.
copy-there = { $file } existe déjà : donne un autre nom, ou déplace d’abord ce fichier.
copy-no-folder = Il n’y a pas de dossier { $folder }.
copy-failed = { $file } n’a pas pu être copié : { $reason }.
copy-only = Seuls les fichiers SQLite et PostgreSQL peuvent être sauvegardés.
copy-damaged = { $file } est abîmé : { $reason }.
