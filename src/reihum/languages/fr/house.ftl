### Ce qui se dit partout dans la maison. On tutoie.

cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
players =
    { $count ->
        [one] en solo
       *[other] à { $count } joueurs
    }
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-short = { $count } s
bots-title = Bots, du plus faible au plus fort
bots-others = Autres bots
bots-names-beginner = Débutant
bots-names-casual = Amateur
bots-names-club = Joueur de club
bots-names-expert = Expert
bots-names-master = Maître
bots-names-random = Dé
bots-names-greedy = Gourmand
bots-names-planner = Stratège
bots-level = Bot : { $name }
bots-lines-random = joue n’importe quoi
bots-lines-greedy = prend ce qui lui semble le mieux sur le moment
bots-lines-beginner = prend ce qui saute aux yeux
bots-lines-casual = prend ce qui coûte le moins
bots-lines-club = prépare ses tours
bots-lines-expert = a appris en jouant d’innombrables parties
bots-lines-master = voit loin, dur à battre
me-title = Toi
me-look = Ta couleur et ta forme
me-seen = Voilà comment les autres te voient.
me-unseen = Les autres verront ton choix dès que tu auras un nom.
me-colour = Couleur
me-shape = Forme
me-colour-number = Couleur { $number }
me-shape-number = Forme { $number }
players-range = de { $least } à { $most } joueurs
list-and = { $first } et { $last }
house-home = Accueil
house-close = Fermer
house-language = Langue
house-online = connecté
house-connecting = connexion en cours
house-offline = Hors ligne
house-not-found-hint = Il manque peut-être une lettre au lien, la table a été rangée, ou elle est privée. Redemande le lien, ou ouvre ta propre table.
house-seat = Place { $number }
house-guest = Invité { $number }
house-time-of = encore { $time }
house-turn-of = À { $name } de jouer
house-you = Toi
house-told = { $name } : { $what }
house-your-turn = À toi de jouer
house-seats-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
house-menu = Menu
player = joueur { $number }
guided-first = Première partie
guided-of = Première partie guidée : { $title }
hint-help = À ton tour, la lampe laisse le bot le plus fort regarder tes cartes et te dire ce qu’il ferait, et pourquoi. Tout le monde voit que tu as demandé, et c’est compté à la fin.
