### Ce que dit Nix für ungut!

nix-rules-1 = Quatre manches de cinq tours de table. À chaque tour, chacun joue une combinaison et pousse un jeton dans sa ligne.
nix-rules-2 = Les jetons de la ligne avancent d’une case vers la droite. Le quatrième fait tomber le premier du plateau, et il ne compte plus.
nix-rules-3 = Tu as douze cartes et cinq jetons pour une manche ; les cartes jouées ne sont pas remplacées.
nix-rules-4 = Une combinaison peut avoir un joker. Au tour 5, un joker ne se joue que seul.
nix-rules-5 = Le super-jeton compte double. Il ne va ni avec un joker, ni au tour 5.
nix-rules-6 = Après chaque manche, tes jetons rapportent les points des cases où ils se trouvent. Après quatre manches, le plus haut total gagne.
nix-rules-7 = EGON, s’il joue, retourne des cartes et en joue la meilleure combinaison, en dernier à chaque tour.
nix-title = Nix für ungut!
nix-line = Jouer des combinaisons, pousser des jetons, faire tomber ceux des autres.
nix-keys = ↑ ↓ ligne, ← → autres cartes, 1 à 7 et j prennent, s super-jeton, Entrée joue, Échap remet en main, h conseil, ? règles
nix-rows-quad = Carré
nix-rows-run4 = Suite de 4
nix-rows-triple = Brelan
nix-rows-run3 = Suite de 3
nix-rows-pair = Paire
nix-rows-run2 = Suite de 2
nix-rows-single = Carte seule
nix-rows-none = Aucune carte
nix-lap = Manche { $number }/4
nix-round = Tour { $number }/5
nix-where = Manche { $lap } sur 4, tour { $round } sur 5
nix-board = Plateau
nix-try-it = Essaie : chaque appui sur la ligne pousse le jeton suivant.
nix-try-again = Encore une fois
nix-row = { $name }, points { $points }
nix-brings = rapporte { $gain }
nix-chip =
    { $big ->
        [yes] super-jeton ({ $name })
       *[no] jeton ({ $name })
    }
nix-my-chip =
    { $big ->
        [yes] ton super-jeton
       *[no] ton jeton
    }
nix-joker = Joker
nix-card-of = { $name }, { $count } sur { $all }
nix-kind =
    { $count ->
        [1] Un { nix-value }
        [2] Deux { nix-values }
        [3] Trois { nix-values }
       *[4] Quatre { nix-values }
    }
nix-run = Une suite de { $from } à { $to }
nix-values =
    { $value ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[7] sept
    }
nix-a-joker = Un joker
nix-with-joker = { $cards } avec un joker
nix-no-card = Aucune carte
nix-tap = Touche des cartes, ou une ligne.
nix-last-round = Dernier tour : un joker ne se joue que seul.
nix-missing =
    { $count ->
        [one] Il manque { $values }.
       *[other] Il manque { $values }.
    }
nix-pushes-off = Ton jeton en fait tomber un autre ({ $name }).
nix-pushes-me-off = Attention : il fait tomber ton propre jeton.
nix-counts = Il compte double.
nix-play = Jouer
nix-play-row = Jouer { nix-row-said }, { $gain }
nix-super = Super-jeton
nix-super-not-joker = Le super-jeton ne va pas avec un joker.
nix-super-not-spent = Ton super-jeton est déjà joué.
nix-super-not-pick = Choisis d’abord ce que tu joues.
nix-super-chip = super-jeton
nix-super-left = super-jeton pas encore joué
nix-other = Autres cartes, { $count } sur { $all }
nix-nothing = Ta main est vide.
nix-sheet = Feuille de points
nix-player = Joueur
nix-place = Rang
nix-total = Total
nix-lap-short = Manche { $number }
nix-now = jusqu’ici
nix-played = Joué dans cette manche
nix-round-short = Tour
nix-egon-turned = EGON retourne
nix-closed = La manche { $number } est finie
nix-go-on = Continuer
nix-go-on-in = Continuer ({ $seconds })
nix-still-looking =
    { $count ->
        [one] { $names } regarde encore la dernière manche.
       *[other] { $names } regardent encore la dernière manche.
    }
nix-option-egon = EGON joue avec vous
nix-option-board = Points sur le plateau
nix-option-board-zigzag = Zigzag : les cartes identiques baissent, les suites montent
nix-option-board-hills = Collines : le milieu compte souvent le plus
not-held = Tu n’as pas { $cards }.
not-a-combination = { nix-cards-said } : ce n’est pas « { nix-row-said } ».
    .exact = { nix-cards-said } n’est pas { $row } : { nix-rule }.
nix-rule =
    { $row ->
        [quad] quatre cartes de même valeur, dont un joker au plus
        [run4] quatre valeurs qui se suivent, dont un joker au plus
        [triple] trois cartes de même valeur, dont un joker au plus
        [run3] trois valeurs qui se suivent, dont un joker au plus
        [pair] deux cartes de même valeur, dont un joker au plus
        [run2] deux valeurs qui se suivent, dont un joker au plus
        [single] une carte
       *[none] aucune carte
    }
nix-cards-said =
    { $cards ->
        [none] aucune carte
       *[other] { $cards }
    }
hand-not-empty = « Aucune carte » ne se joue qu’avec une main vide.
joker-alone = Au tour 5, un joker ne se joue que seul.
super-joker = Le super-jeton ne va pas avec un joker.
super-too-late = Au tour 5, le super-jeton ne compte qu’une fois.
super-spent = Ton super-jeton est déjà joué.
combination-owed = Joue une combinaison et pousse un jeton dans sa ligne.
last-round = Dernier tour : un joker ne se joue que seul.
    .exact = Dernier tour : les jokers se jouent seuls, et le super-jeton ne compte qu’une fois.
super-left = {""}
    .exact = Ton super-jeton n’est pas encore joué ; il ne va pas avec un joker.
why-last-chip = { nix-puts }, et aucun jeton ne vient après.
why-chip =
    { nix-puts } ; { $count ->
        [0] aucun jeton ne devrait plus le pousser
        [1] un jeton devrait encore le pousser
        [2] deux jetons devraient encore le pousser
        [3] trois jetons devraient encore le pousser
       *[other] plus de trois jetons devraient encore le pousser
    }, il devrait donc rapporter environ { $worth }.
why-own-chip = Pour cela, un de ses propres jetons tombe au bout de la ligne.
why-pushes = Il fait tomber un jeton ({ $names }).
why-hand =
    { $cards ->
        [one] La dernière carte devrait rapporter environ { $worth } plus tard{ nix-reserve }.
       *[other] Les { $cards } cartes restantes devraient rapporter environ { $worth } plus tard{ nix-reserve }.
    }
why-empty-hand = Il ne reste aucune carte : les tours à venir rapportent environ { $worth } avec la main vide{ nix-reserve }.
nix-value =
    { $value ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[7] sept
    }
nix-row-said =
    { $row ->
        [quad] carré
        [run4] suite de 4
        [triple] brelan
        [run3] suite de 3
        [pair] paire
        [run2] suite de 2
        [single] carte seule
       *[none] aucune carte
    }
nix-combination =
    { $row ->
        [quad] Le carré de { $value }{ $joker ->
            [yes] {" "}avec un joker
           *[no] {""}
        }
        [triple] Le brelan de { $value }{ $joker ->
            [yes] {" "}avec un joker
           *[no] {""}
        }
        [pair] La paire de { $value }{ $joker ->
            [yes] {" "}avec un joker
           *[no] {""}
        }
        [single] { $value ->
            [J] Le joker seul
           *[other] Le { $value } seul
        }
        [none] La main vide
       *[run4] La suite { $run }
    }
nix-puts =
    { nix-combination } pose { $super ->
        [yes] le super-jeton
       *[no] un jeton
    } sur { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nix-reserve =
    { $jokers ->
        [0] { $super ->
            [yes] , avec le super-jeton en réserve
           *[no] {""}
        }
        [one] { $super ->
            [yes] , avec un joker et le super-jeton en réserve
           *[no] , avec un joker en réserve
        }
       *[other] { $super ->
            [yes] , avec { $jokers } jokers et le super-jeton en réserve
           *[no] , avec { $jokers } jokers en réserve
        }
    }
bad-board = Un plateau a les lignes { $rows }, et peut avoir un jeu de cartes.
guide-quad-super = La dernière manche, et Ole a trois points d’avance. Quatre sept sont la meilleure ligne du plateau. Joue-les avec ton super-jeton : il compte double. Touche la ligne, puis « Super-jeton », puis joue.
guide-ole-triple = Ton jeton est sur 13, et il compte double. Ole répond avec trois six.
guide-rising-row = Dans les lignes des suites, les points montent : 6, 7, 8. Un jeton poussé y gagne des points. Joue 1-2-3.
guide-ole-pushes = Ole joue la même ligne : son jeton entre par la gauche et pousse le tien de 6 à 7.
guide-falling-row = Pour les cartes identiques, c’est l’inverse : 7, 6, 5. Personne n’y est encore, tes deux quatre rapportent donc 7. Garde les jokers pour plus tard.
guide-ole-pushes-more = Ole te pousse encore, sur 8. Un quatrième jeton ferait tomber le tien.
guide-joker-helps = Un joker vaut n’importe quelle valeur : avec le 5, il fait une suite de 2. Un joker au plus par combinaison.
guide-ole-pair = La paire d’Ole pousse la tienne de 7 à 6 : dans cette ligne, être poussé coûte un point.
guide-joker-alone-now = Le cinquième et dernier tour : un joker ne se joue plus que seul. C’est ta dernière carte.
guide-ole-last = Ole joue sa dernière carte, et te pousse de 1 à 2.
guide-super-forgotten = Bonne ligne, jeton simple. Le super-jeton aurait doublé : 26 au lieu de 13, et rien ne rapporte davantage.
guide-jokers-later = Ça marche, mais ça coûte un joker, et un joker peut sauver plus tard une main dépareillée. Ici, on peut s’en passer.
guide-joker-stays = Ça coûte un joker. Deux quatre n’en ont pas besoin, et le joker servira avec ton 5 au tour suivant.
guide-one-card-only = Une carte seule ne rapporte presque rien, et l’autre irait seule aussi. Ensemble, le 5 et le joker rapportent plus.
guide-nix-done = De trois points de retard à la victoire. Une partie entière compte quatre manches comme celle-ci, et souvent plus de joueurs qui poussent.
guide-fewer = Ça rapporte { $points } maintenant ; ce qui est éclairé rapporte { $wanted }.
guide-as-many = C’est au moins aussi bon maintenant, mais ça sépare des cartes dont tu auras besoin. Suis la lumière cette fois.
nix-option-egon-help = EGON n’est personne : on retourne des cartes pour lui, et il joue toujours la meilleure combinaison. Il pousse des jetons, et il peut gagner.
nix-option-board-help = Ce que comptent les trois cases de chaque ligne. Les nombres sont les nôtres : le plateau original en a d’autres.
explain-row =
    { $row ->
        [quad] Carré : quatre cartes de même valeur, comme 7-7-7-7.
        [run4] Suite de 4 : quatre valeurs qui se suivent, comme 2-3-4-5.
        [triple] Brelan : trois cartes de même valeur, comme 6-6-6.
        [run3] Suite de 3 : trois valeurs qui se suivent, comme 1-2-3.
        [pair] Paire : deux cartes de même valeur, comme 4-4.
        [run2] Suite de 2 : deux valeurs qui se suivent, comme 5-6.
        [single] Carte seule : n’importe quelle carte.
       *[none] Aucune carte : seulement avec la main vide.
    }
explain-row-chips = Il y a ici, avec leurs points : { $chips }.
explain-chips = Un nouveau jeton entre par la gauche et pousse les autres ; le quatrième en fait tomber un. Un jeton cerclé est un super-jeton et compte double.
explain-my-chips = Voici tes jetons
explain-chips-of = { $name } : voici ses jetons
explain-super-left = L’anneau à côté du nom : le super-jeton n’est pas encore joué.
