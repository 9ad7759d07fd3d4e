### Une analyse, dans le terminal et en page.

report-won = Gagné : toutes les cartes sont posées.
report-lost = Perdu, il reste { cards }.
report-given-up = Abandonné, il reste { cards }.
report-wins =
    { $several ->
        [yes] { $names } se partagent la victoire ({ $scores }).
       *[no] { $names } gagne ({ $scores }).
    }
report-stopped = La partie a été abandonnée.
report-who = Joueur { $number }
report-of = { $who } : { $told }
report-turns = tours
report-turn = tour
report-player = joueur
report-played = joué
report-before = avant
report-after = après
report-mark = verdict
report-better = mieux
report-points = { $better } points au lieu de { $played }
report-balance = { $prior } au départ, jeu { $plays }, chance { $luck } : { $won ->
        [yes] gagné
       *[no] perdu
    }. { $spent ->
        [back] Le jeu a fait perdre plus qu’il n’y avait au départ : la chance l’a rendu.
        [some] Le jeu a fait perdre plus qu’il n’y avait au départ : la chance en avait rendu une partie.
       *[no] Sans la chance, cela aurait fait { $fair }.
    }
report-share = Jeu { $plays }, chance { $luck }.
report-dearest = Ce qui est venu après le tour { $turn } a coûté le plus : { $points }.
report-gone = Après le tour { $turn }, il n’y avait presque plus de chances de gagner.
report-never = Ce n’était pas gagnable, même en connaissant toutes les cartes.
report-open = On ne sait pas si c’était gagnable en connaissant toutes les cartes.
report-until = En connaissant toutes les cartes, on pouvait encore gagner avant le tour { $turn } ; { $sure ->
        [yes] après, plus du tout.
        [later] avant le tour { $lost }, plus du tout. Entre les deux, on ne le sait pas.
       *[no] pour les tours suivants, on ne le sait pas.
    }
report-until-given-up = En connaissant toutes les cartes, on pouvait encore gagner avant le tour où la partie a été abandonnée.
report-line = Un moyen de gagner à partir de là :
report-curve = Les chances de gagner, tour après tour
report-dot = Tour { $turn } : { $mark }, de { $before } à { $after }
report-marks = Une gaffe a fait perdre au moins 10 points de chances de gagner, une erreur 5, une imprécision 2. « Presque égal » : un autre coup était peut-être meilleur.
report-solved = On peut gagner : { $line }
report-unsolvable = On ne peut pas gagner.
report-unsolved = Aucun moyen de gagner n’a été trouvé, ni la preuve qu’il n’y en a pas.
report-nothing = Aucun tour n’a été joué jusqu’au bout : il n’y a rien à juger.
