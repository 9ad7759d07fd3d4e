### La ligne de commande : ce que montre `--help`, trouvé par les noms des commandes et des options, et ce qui cloche dans ce qui a été tapé.

help-usage = Usage :
help-arguments-heading = Arguments :
help-options-heading = Options :
help-commands-heading = Commandes :
help-usual = sinon :

# Les mots en majuscules tiennent la place de ce qu’on tape.
help-words =
    .args = ARGUMENTS
    .command = COMMANDE
    .deal-or-position = DONNE-OU-POSITION
    .file = FICHIER
    .from = DE
    .game = JEU
    .name = NOM
    .number = NOMBRE
    .options = OPTIONS
    .policy = STRATÉGIE
    .record = PARTIE
    .seat = PLACE
    .table = TABLE
    .text = TEXTE
    .to = VERS
    .value = VALEUR

# Ce qu’ont plusieurs commandes.
help-options =
    .help = Montrer cette aide.
    .language = La langue de tout ce qui se lit ; sinon celle du système.
    .option = Une option du jeu ; peut être répétée.
    .game = Un jeu, par exemple the-game ; `reihum games` les nomme tous.
    .record = Le texte d’une partie finie ; - le lit sur l’entrée.
    .json = L’écrire en JSON.
    .players = Le nombre de joueurs.
    .settings = Un fichier TOML avec des réglages.
    .seed = Les donnes SEED/0, SEED/1, ... : même graine, même résultat.
    .board = Un plateau dans un fichier TOML, pour les jeux qui en ont un.
    .talk = Laisser les bots se donner des signaux.
    .cores = Le nombre de processus ; sinon un par cœur.
    .cluster = L’adresse d’un ordonnanceur Dask.
    .limit = Les secondes qu’a un bot à toi pour une décision.
    .plot = Dessiner une image, par exemple run.png.
    .resume = Continuer là où --out s’est arrêté.
    .deals = Le nombre de donnes, par exemple 10_000.
    .sprt = S’arrêter dès que c’est sûr : bornes Elo comme 0,10 (SPRT).
    .out = Écrire un fichier .json.
    .source = Où sont les tables : un fichier, ou une adresse comme postgresql://anna@localhost/tables.
    .database = La base de données ; sinon celle de REIHUM_DATABASE ou des réglages.
    .table = Comme dans son adresse, /t/TABLE.

help = Des jeux de cartes, chacun son tour : joues-y ici, ou laisse des bots y jouer par millions.
help-play = Jouer dans le terminal : en solo, à plusieurs sur un clavier, ou contre des bots.
    .game = Un jeu, par exemple the-game ; `reihum games` les nomme tous. S’il manque, on te le demande.
    .people = Les personnes à ce clavier ; elles jouent à tour de rôle.
    .bots = Les adversaires ou partenaires qui ne sont pas des personnes.
    .deal = Le code d’une donne, ou n’importe quel texte ou nombre : toujours les mêmes cartes.
    .mix = Ce qu’une place mêle à la pioche de l’autre, quand chacun a la sienne ; une fois par place.
    .load = Continuer une partie enregistrée.
    .resume = Continuer là où tu en étais.
    .bot = Leur façon de jouer : beginner, casual, club, expert ou master, si le jeu les a.
help-games = Nommer les jeux : les nôtres et ceux des paquets installés.
help-rules = Écrire les règles d’un jeu, avec toutes nos interprétations.
help-verify = Vérifier la donne d’une partie : le secret, ce qui a été mêlé, et chaque carte.
    .commitment = L’engagement, tel qu’il a été lu avant la donne.
    .mix = Ce qu’une place a mêlé, pour autant que tu le saches.
help-review = Dire ce que valait chaque tour d’une partie finie, et où elle a été perdue (demande l’extra `fast`).
    .seed = Pour les mondes essayés : même graine, même analyse.
    .html = Écrire une page avec la courbe.
    .cores = Le nombre de fils d’exécution ; sinon un par cœur.
help-solve = Trouver comment gagner en connaissant toutes les cartes, ou prouver que c’est impossible (demande l’extra `fast`).
    .what = Une donne, ou le texte ou fichier d’une position ou d’une partie ; - le lit sur l’entrée.
    .players = Le nombre de joueurs, si c’est une donne.
    .game = Le jeu, si c’est une donne ; sinon the-game.
help-puzzles = Des énigmes dans le terminal, avec un niveau à toi ; ou en faire de nouvelles (demande l’extra `fast`).
    .game = Seulement les énigmes de ce jeu.
    .theme = Seulement les énigmes sur ce thème.
    .players = Seulement les énigmes pour ce nombre de joueurs.
    .list = Compter les énigmes par jeu et par thème.
    .make = En faire tant de nouvelles.
    .seed = Pour les parties dont elles viennent : même graine, mêmes énigmes.
    .out = Écrire les nouvelles dans ce fichier.
help-serve =
    Tenir des tables pour navigateurs et programmes (demande l’extra `server`).

    Chaque option peut aussi se trouver dans l’environnement, --port comme REIHUM_PORT, ou dans le
    fichier de --settings, comme port = 8000 ; de même les autres réglages d’un serveur, que nomme
    docs/serving.md.
    .port = Le port ; 0 en prend un libre.
    .host = L’adresse à écouter ; 0.0.0.0 pour toutes les entrées.
    .database = Le fichier qui garde les tables, ou une adresse postgresql://.
    .browser = Ouvrir un navigateur là où il y a un bureau.
    .workers = Le nombre de processus qui tiennent les tables ; plusieurs demandent PostgreSQL.
    .bot-processes = Le nombre de processus où pensent les bots d’un processus de tables.
    .per-address = Multiplie ce que peut une adresse : 10 pour toute une école.
    .proxies = Les adresses ou réseaux des proxys que l’on croit.
    .hosts = Les noms sous lesquels on trouve ce serveur, avec des virgules ; aucun : tous.
    .bot = Un bot de plus pour toutes les tables : FICHIER.py:NOM, ou un bot installé ; peut être répétée.
    .set = N’importe quel réglage, par son nom ; peut être répétée.
    .show-settings = Écrire tous les réglages et d’où ils viennent, puis s’arrêter.
help-simulate = Jouer beaucoup de parties avec un bot à toutes les places : combien en gagne-t-il ? (demande l’extra `arena`)
    .players = Un nombre, ou plusieurs comme 1-5.
    .bot = Un niveau, random, greedy, planner, FICHIER.npz ou FICHIER.py:NOM.
    .games = Combien, par exemple 1_000_000 ; 10_000 si rien d’autre n’y met fin.
    .until-width = S’arrêter dès que l’intervalle du taux de victoire est aussi étroit : 0.2%.
    .out = Écrire .json, .csv ou .parquet.
    .each = Une ligne par partie, et non par série.
help-tournament = Faire se rencontrer des bots sur les mêmes donnes : classements avec intervalles (demande l’extra `arena`).
    .bots = Deux bots ou plus.
help-compare = La différence entre deux bots sur les mêmes donnes (demande l’extra `arena`).
    .one = Un bot.
    .other = Un autre bot.
help-benchmark =
    Mesurer des stratégies sur des donnes fixes, avec intervalles (demande l’extra `arena`).

    Ctrl-C montre ce qu’il y a jusque-là.
    .policies = Un bot, ou FICHIER.py:NOM ; un ou plusieurs.
    .task = Par exemple the-game/1 ; peut être répétée. Sinon toutes.
    .markdown = Un tableau pour une page de documentation.
help-train = Faire apprendre un jeu à un réseau, en jouant (demande l’extra `arena`).
    .minutes = Combien de temps apprendre, à peu près.
    .games = Ou combien de parties, par exemple 100_000.
    .seed = Même graine et même nombre de parties, mêmes poids.
    .start = Commencer avec les poids d’un fichier.
    .out = Où écrire, par exemple mine.npz.
help-compile = Compiler les règles, les bots et les analyses, une fois par version (demande l’extra `fast`).
help-move-database =
    Copier toutes les tables et clés d’une base de données dans une autre, quand aucun serveur ne tourne.

    Les invités gardent leurs places, et les liens leur sens. L’ancienne base reste telle quelle.
    .target = Une base de données vide : un fichier, ou une adresse comme postgresql://anna@localhost/tables.
help-backup =
    Copier toutes les tables dans un fichier, pendant qu’on continue à jouer.

    Le fichier contient la clé du serveur et les secrets des donnes : garde-le aussi bien que la
    base de données.
    .target = Un fichier qui n’existe pas encore.
help-restore =
    Mettre une sauvegarde là où un serveur peut s’en servir, quand aucun n’y tourne.

    Rien n’est jamais écrasé : range d’abord l’ancien fichier ailleurs.
    .source = Un fichier que `backup` a fait.
    .target = Un fichier qui n’existe pas encore, ou un PostgreSQL vide.
help-doctor =
    Examiner une installation : une ligne par chose, et le code de sortie 1 si quelque chose ne va pas.

    Lit les mêmes réglages que `serve`, dans l’environnement et un fichier. Rien n’est changé.
    .database = La base de données ; sinon celle des réglages.
help-admin = S’occuper des tables d’un serveur, même quand il tourne, par sa base de données.
help-admin-tables = Nommer les tables : à quoi on joue, où on en est, quand il s’est passé quelque chose.
    .newest = Combien, les plus récentes d’abord.
help-admin-close = Ne plus rien laisser se passer à une table. Tout le monde y est prévenu ; on peut encore la regarder.
help-admin-mute = Ne plus laisser quelqu’un parler à une table, ou de nouveau.
    .seat = Le numéro d’une place, à partir de 0 ; aucun : tous ceux qui regardent.
    .unmute = Les laisser parler de nouveau.
help-admin-export = Écrire une table en JSON : comme on la voit en spectateur, ou avec tout ce qui est enregistré.
    .secrets = Tout ce qui est enregistré, avec les cartes cachées et ce que les invités ont en main.
    .out = Un fichier ; sinon c’est écrit ici.
help-admin-delete = Supprimer pour toujours une table et tout ce qui s’y est passé.
    .yes = Ne pas demander.
help-admin-vacuum = Rendre au disque la place libre dans un fichier SQLite, quand aucun serveur ne tourne.

# Ce qui a été tapé n’est pas possible.
usage-try = Pour en savoir plus : { $command }
usage-aborted = Arrêté.
usage-no-language = Il n’y a pas de langue { QUOTE($language) } ; il y a { $languages }.
usage-no-option = Il n’y a pas d’option { $option }.
usage-no-option-near = Il n’y a pas d’option { $option }. Ça y ressemble : { $near }.
usage-no-command = Il n’y a pas de commande { $command }.
usage-no-command-near = Il n’y a pas de commande { $command }. Ça y ressemble : { $near }.
usage-command-missing = Il manque une commande.
usage-argument-missing = Il manque : { $argument }
usage-value-missing = Il manque une valeur après { $option }.
usage-value-unwanted = { $option } va seule, sans valeur.
usage-only-with = { $option } ne va qu’avec { $needs }.
usage-too-many = C’est trop : { $words }
usage-no-integer = { $option } demande un nombre entier.
usage-no-number = { $option } demande un nombre.
usage-too-small = Il faut un nombre après { $option }, { $least } au moins.
usage-bad-value = { $option } : { $reason }
usage-wrong = { $reason }
usage-no-mix = { QUOTE($text) } ne peut pas être mêlé ; 0:sel le pourrait, pour la place 0.
usage-no-setting = { QUOTE($text) } devrait être NOM=VALEUR, par exemple grace=60.
usage-no-extra = { $package } n’est pas installé : pip install { $extra } l’apporte.
usage-file-trouble = { $file } : { $reason }.

# Ce qui a été tapé comme nombre, plateau ou part.
usage-no-players = { QUOTE($text) } n’est pas un nombre de joueurs ; 2 ou 1-5 en serait un.
usage-backwards = { QUOTE($text) } va à reculons ; écris { $right }.
usage-no-toml = { $file } n’est pas du TOML : { $reason }.
usage-bad-board = { $file } : { $reason }
usage-no-board = { $game } n’a pas de plateau qu’un fichier pourrait décrire.
usage-no-count = { QUOTE($text) } n’est pas un nombre de parties ; 1_000_000 en serait un.
usage-no-share = { QUOTE($text) } n’est pas une largeur ; 0.2% en serait une.

# Ce qui est fait.
done-compiled = Prêt après { $seconds } s.
done-closed = La table { $table } est fermée.
done-muted =
    { $watching ->
        [yes] Ceux qui regardent la table { $table } ne peuvent plus parler.
       *[no] La place { $seat } de la table { $table } ne peut plus parler.
    }
done-unmuted =
    { $watching ->
        [yes] Ceux qui regardent la table { $table } peuvent de nouveau parler.
       *[no] La place { $seat } de la table { $table } peut de nouveau parler.
    }
done-deleted = La table { $table } est supprimée.
done-vacuumed = C’est fait.
done-copied = { $target } contient maintenant { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }.
ask-delete = Supprimer la table { $table } et tout ce qui s’y est passé ?
ask-yes = oui
ask-no = non
failed-copy = Rien n’a été copié : { $reason }.
failed-move = Rien n’a été déplacé : { $reason }.
failed-restore = Rien n’a été restauré : { $reason }.
failed-write = { $file } ne peut pas être écrit : { $reason }.
