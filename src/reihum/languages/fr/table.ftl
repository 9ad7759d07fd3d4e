### À la table.

paces-thoughtful = posément
paces-normal = normalement
paces-quick = vite
paces-at-once = immédiatement
table-agreeing = Qui commence ?
table-begin = Je commence
table-end = Finir le tour
table-end-draw =
    { $count ->
        [0] Finir le tour
       *[other] Finir, piocher { $count }
    }
table-undo = Reprendre
table-signals = Signal
table-signals-shut = Pas de signaux tant que le silence est visible.
table-signal-done = Terminé
table-hand = Ta main
table-since = Depuis ton tour
table-last-turns = Les derniers tours
table-drew =
    { $count ->
        [0] n’a rien pioché
       *[other] a pioché { $count }
    }
table-why = Pourquoi ?
table-why-of = { $name } : pourquoi ce coup ?
table-why-bots = Pourquoi les bots ont joué ainsi
table-remembering = Un instant
table-cannot-say = Sans explication.
table-free = Tu peux continuer ou finir ton tour.
table-watching = Tu regardes.
table-at-table = À la table
table-say = Dis quelque chose
table-say-hint = Tout sauf des nombres
table-send = Envoyer
table-silenced = Silence : on ne parle pas
table-side = Journal et discussion
table-unread =
    { $count ->
        [one] Journal et discussion, { $count } non lu
       *[other] Journal et discussion, { $count } non lus
    }
table-away = pas là
table-stand-in = Laisser jouer un bot
table-stand-in-soon = pas là, un bot peut jouer dans { $count } s
table-ask-bot = Laisser jouer un bot ?
table-time-left = Encore { $time }, puis un bot joue ce tour.
table-time-up = Ton temps est écoulé : un bot finit ce tour.
table-stuck = Plus rien ne passe.
table-stuck-of = { $name } ne peut plus continuer et réfléchit.
table-stuck-hint = Reprends la carte, ou laisse-la : la partie est alors finie.
table-let-stand = La laisser
table-waiting-for = Pas de connexion. En attente :
table-withdraw = retirer
table-standing-in = un bot joue
table-watcher = regarde
table-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-loading = Un instant
menu-me = Ton nom, ta couleur et ta forme
menu-pace = Les bots jouent
menu-move = Continuer sur un autre appareil
menu-concede = Abandonner cette partie
menu-concede-sure = Vraiment abandonner cette partie ?
menu-concede-yes = Abandonner
menu-leave = Quitter la table
menu-leave-sure = Quitter cette place pour de bon ?
menu-leave-yes = Quitter
move-title = Continuer sur un autre appareil
move-hint = Ouvre ce lien là-bas, ou vise le code avec l’appareil photo. Il marche une fois, pendant quelques minutes, et quiconque l’ouvre prend ta place : ne le donne à personne. Les autres en sont informés.
move-code = Code qui emporte ta place sur un autre appareil
people-title = Qui peut parler
people-spectators = Tous ceux qui regardent
people-mute = Couper la parole
people-mute-name = Couper la parole : { $name }
people-hear = Rendre la parole
people-hear-name = Rendre la parole : { $name }
people-dismiss = Demander à { $name } de ne plus regarder
people-hint = Sans la parole, on peut continuer à jouer, mais ni parler ni changer de nom.
vote-title = Laisser jouer un bot
vote-asks = { $name } voudrait qu’un bot joue pour { $who }.
vote-asks-you =
    { $count ->
        [0] { $name } voudrait qu’un bot joue pour toi. Joue, et il ne viendra pas.
       *[other] { $name } voudrait qu’un bot joue pour toi, dans { $count } s. Joue, et il ne viendra pas.
    }
vote-waiting = Tu voudrais qu’un bot joue pour { $who }.
vote-when =
    { $count ->
        [0] Dès que tout le monde est d’accord.
       *[other] Si tout le monde est d’accord, dans { $count } s.
    }
vote-answer = Répondre
vote-agree = D’accord
vote-wait = Lui laisser du temps
vote-withdraw = Non, attendre
vote-thinking = Je réfléchis encore
vote-replaced = Un bot joue pour toi.
vote-back = Reprendre la main
concede-asks =
    { $count ->
        [one] { $names } voudrait abandonner.
       *[other] { $names } voudraient abandonner.
    }
concede-waiting = Tu voudrais abandonner. Les autres doivent être d’accord.
concede-agree = D’accord
concede-play-on = Continuer
concede-withdraw = Non, continuer
signals-leave = À éviter, stp
signals-leave-strong = Pas touche !
signals-good = Vas-y
signals-none = Retirer
hint-ask = Conseil
hint-show = Montre-moi
hint-then = Ensuite, la lampe demandera tout de suite.
hint-thinking = Un bon joueur regarde tes cartes…
hint-nothing = Rien ne lui est venu à temps. Redemande.
guided-skip = Quitter la partie guidée
guided-from-start = Recommencer
