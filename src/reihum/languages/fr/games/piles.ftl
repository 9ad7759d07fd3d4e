### Ce qui se dit là où l’on pose des cartes sur des piles.

not-in-hand = Tu n’as pas le { $card } en main.
no-such-card = Il n’y a pas de carte { $card }.
    .exact = Il n’y a pas de carte { $card } dans { $game } ; les cartes vont de { $low } à { $high }.
no-such-pile = Il n’y a pas de pile { $pile }.
    .exact = Il n’y a pas de pile { QUOTE($pile) } dans { $game } ; les piles sont { $piles }.
piles-draw = Pioche
piles-title = Piles
piles-pick = Choisis une carte.
piles-signal-hint = Dis quelque chose aux autres sur une pile.
piles-to-draw = à piocher
piles-over = plus de
piles-under = moins de
piles-or = ou
piles-try-it = Essaie : d’abord une carte, puis une pile.
piles-try-again = Encore une fois
piles-helps-short = aide
piles-fatal = après, plus rien ne passe
piles-fatal-short = Plus rien après
piles-nowhere = Le { $card } ne passe nulle part en ce moment.
piles-keys = ← → carte, ↑ ↓ pile, les chiffres tapent un nombre, Entrée pose, u reprend, e finit, Échap remet en main, h conseil, ? règles
piles-put = { $card } sur { $where }
piles-label = { $name } montre { $top }
piles-cost = coûte { $count }
piles-trick = rétro, fait regagner 10
piles-does-not-fit = ne passe pas
piles-barred = pas maintenant
piles-play-here = poser le { $card } ici
piles-helps = aide, +{ $count }
piles-helps-not = n’aide pas
piles-won = Gagné. Toutes les cartes sont posées.
piles-lost =
    { $count ->
        [one] Perdu, il reste { $count } carte.
       *[other] Perdu, il reste { $count } cartes.
    }
piles-excellent = Moins de 10 : c’est excellent.
piles-hands-open = Ce qui restait
piles-cards-left =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
piles-skyline = Cartes posées : { $down }, restantes : { $left }
piles-turns =
    { $count ->
        [one] tour
       *[other] tours
    }
piles-tricks =
    { $count ->
        [one] rétro
       *[other] rétros
    }
piles-dearest-step = plus gros saut
piles-who-laid = Qui a posé combien de cartes
piles-you-stuck = Tu ne pouvais plus continuer : aucune de tes cartes ne passait.
piles-stuck-on = { $name } ne pouvait plus continuer : aucune carte de sa main ne passait.
piles-you-halted = Tu ne pouvais plus continuer.
piles-halted = { $name } ne pouvait plus continuer.
piles-tops = Les piles montraient { $tops }.
piles-dearest =
    { $inside ->
        [0] Le plus gros saut allait de { $from } à { $to }.
        [1] Le plus gros saut allait de { $from } à { $to } : une des cartes restantes est entre les deux.
       *[other] Le plus gros saut allait de { $from } à { $to } : { $inside } des cartes restantes sont entre les deux.
    }
piles-down =
    { $count ->
        [one] { $count } posée sur { $all }
       *[other] { $count } posées sur { $all }
    }
ending-all-down = {""}
ending-stuck = Plus aucune carte ne passait.
ending-conceded = Abandon.
needs-more = { $pile } : il faut plus de { $top }, ou exactement { $trick }.
needs-more-only = { $pile } : il faut plus de { $top }.
needs-less = { $pile } : il faut moins de { $top }, ou exactement { $trick }.
needs-less-only = { $pile } : il faut moins de { $top }.
cards-owed = Pose d’abord { cards }.
more-cards-owed = Poses-en d’abord encore { $count }.
owe = Pose au moins { cards }.
owe-more = Poses-en encore au moins { $count }.
why-skips =
    { $count ->
        [0] { $card } sur { $pile } : aucune carte encore à poser n’est sautée.
        [1] { $card } sur { $pile } : une seule carte encore à poser est sautée.
       *[other] { $card } sur { $pile } : { $count } cartes encore à poser sont sautées.
    }
why-trick = { $card } sur { $pile } : c’est un rétro, et de la place perdue est regagnée.
why-end = Le tour peut finir, et ce qui reste vaut plus en main.
why-end-empty = Il ne reste aucune carte en main.
why-chance = J’y vois { $chance } % de chances de gagner.
why-chances = J’y vois { $chance } % de chances de gagner ; avec le meilleur autre coup, { $other } %.
why-chances-even = J’y vois { $chance } % de chances de gagner ; un autre coup se vaut à peu près.
card-twice = Le { $card } apparaît deux fois.
card-missing = Le { $card } n’est nulle part.
card-unknown = Il n’y a pas de carte { $card }.
impossible-top = { $pile } ne peut pas montrer { $top } : le dessus est le départ { $start }, ou une carte posée.
untouched-piles = Il y a { $count } cartes posées, mais sur { $piles } piles seulement.
wrong-count = { $field } devrait avoir { $expected }, pas { $count }.
hand-too-large = La place { $seat } a { $count } cartes ; { $limit } au plus.
hand-empty = C’est le tour de la place { $seat }, mais elle n’a pas de cartes.
seat-unknown = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
why-keeps = Le { $card } reste en main : il peut servir de rétro sur { $pile }.
guide-ended = Cela finit ton tour. Il valait mieux jouer d’abord le { $card } sur { $pile }.
guide-should-end = Ça marche, mais chaque carte de plus saute des nombres : finis plutôt ton tour ici.
guide-missed =
    { $card } sur { $pile } saute { $cost ->
        [one] un nombre
       *[other] { $cost } nombres
    }. { $wanted } sur { $there } fait un rétro.
guide-dearer =
    { $card } sur { $pile } saute { $cost ->
        [one] un nombre
       *[other] { $cost } nombres
    } ; { $wanted } sur { $there } : { $least ->
        [0] aucun
        [1] un seul
       *[other] seulement { $least }
    }.
guide-too-kind = Cela aide l’autre camp plus que toi. Cherche la plus petite aide, ou joue pour toi.
guide-as-good = Ça marche aussi. Dans cette première partie, suis la lumière : la suite en dépend.
explain-free = Tu as posé assez de cartes. Une de plus peut valoir la peine si elle coûte peu ; quand tu finis ton tour, tu pioches.
explain-owe = C’est le nombre de cartes que demande un tour. Si tu ne peux pas les poser, la partie est perdue ; pense donc deux cartes à l’avance.
explain-owe-more = C’est le nombre de cartes que demande un tour. Si tu ne peux pas les poser, la partie est perdue.
explain-rail =
    { $trick ->
        [yes] La barre montre ce qui est consommé, les traits sont tes cartes ; ↩ est au-dessus de celle qui peut revenir de dix : le rétro.
       *[no] La barre montre ce qui est consommé, les traits sont tes cartes.
    }
explain-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste { $count } carte à piocher.
       *[other] Il reste { $count } cartes à piocher.
    }
