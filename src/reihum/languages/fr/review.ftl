### Pourquoi une partie ne peut pas être analysée ou résolue, et ce que dit une analyse.

no-review = Ce jeu ne peut pas être analysé.
    .exact = { $game } ne peut pas être analysé, mais { $games } peuvent l’être.
no-solver = Ce jeu ne peut pas être résolu : seuls le peuvent ceux où tout le monde gagne ou perd ensemble.
    .exact = { $game } ne peut pas être résolu : seuls le peuvent les jeux où tout le monde gagne ou perd ensemble.
solve-no-state = On ne peut résoudre que l’état d’une partie.
    .exact = On ne peut résoudre qu’un état, comme en donne Game.deal, pas { QUOTE($value) }.
review-running = Cette partie n’est pas terminée : elle pourra être analysée ensuite.
review-after-yours = Deux parties sont déjà en cours d’analyse pour toi. Réessaie dès que l’une d’elles est terminée.
review-busy = Beaucoup de parties sont analysées en ce moment. Réessaie dans quelques minutes.
review-needs-fast = Ce serveur ne peut pas analyser de parties : il lui manque ce qu’il faut pour cela.
    .exact = Les analyses ont besoin de numba : pip install 'reihum[fast]' l’apporte.
reviews-off = Ce serveur n’analyse pas de parties.
no-such-review = Cette analyse n’est plus là. Demande-la à nouveau.

## Le panneau

review-heading = Analyse
review-waiting = { $ahead ->
    [one] Une partie est analysée avant la tienne…
   *[other] { $ahead } parties sont analysées avant la tienne…
}
review-preparing = Un instant, ça commence…
review-preparing-long = Un instant, ça commence… Sur un serveur neuf ou très occupé, la première analyse peut prendre quelques minutes. Elle continue aussi sans toi.
review-working = Tour { $done } sur { $count }…
review-solving = Pouvait-on gagner ? On cherche un chemin…
review-cancel = Arrêter
review-cancelled = L’analyse a été arrêtée.
review-failed = L’analyse n’a pas pu être menée à bien.
review-again = Réessayer
review-curve = La probabilité de gagner, tour par tour
review-curve-hint = Touche, ou utilise les flèches du clavier, pour aller à un tour.
review-at = Tour { $number }, { $name } : { $after }, { $mark }
review-at-end = À la fin : { $chance }
review-other = Meilleur autre coup : { $what }, { $chance }.
review-turn = Tour { $number }
review-marks = Là où tout a basculé
review-no-marks = Aucun coup n’a gâché grand-chose. Bien joué !
review-no-marks-yet = Rien pour l’instant.
review-mark-blunder = gaffe
review-mark-mistake = erreur
review-mark-inaccuracy = imprécision
review-mark-good = bon
review-mark-close = presque égal
review-mark-best = le meilleur
review-from-to = { $before } → { $after }
review-played = Joué : { $what }
review-better = Mieux : { $what }
review-points = { $better } points attendus dans cette manche au lieu de { $played }
review-ended = finir le tour
review-luck = Chance et adresse
review-luck-line = { $prior } au départ, { $plays } par le jeu, { $luck } par la chance.
review-luck-result = { $won ->
    [yes] Gagné. Sans la chance, la probabilité aurait été de { $chance }.
   *[no] Perdu. Sans la chance, la probabilité aurait été de { $chance }.
}
review-luck-spent = { $won ->
    [yes] Gagné. Le jeu a fait perdre plus qu’il n’y avait au départ : la chance l’a rendu.
   *[no] Perdu. Le jeu a fait perdre plus qu’il n’y avait au départ : la chance en avait rendu une partie.
}
review-luck-plays = jeu
review-luck-draws = chance
review-luck-hint = En points de pourcentage. Ce que le meilleur coup aurait gardé compte comme jeu, abandonner aussi ; tout le reste est de la chance.
review-dearest-you = Ce qui est venu après le tour { $number } a coûté le plus : { $points }.
review-winnable = Pouvait-on gagner ?
review-won-line = Cartes sur table, on pouvait encore gagner avant le tour { $number }.
review-won-given-up = Cartes sur table, on pouvait encore gagner avant le tour où la partie a été abandonnée.
review-lost-after = Après ce tour, plus du tout : c’est prouvé.
review-lost-later = Avant le tour { $number }, plus du tout : c’est prouvé. Entre les deux, personne ne le sait.
review-lost-unknown = Personne ne sait si l’on pouvait encore gagner après ce tour.
review-lost-always = Non. Même cartes sur table, il n’y avait aucun chemin : c’est prouvé.
review-unknown = Personne ne le sait : aucun chemin n’a été trouvé, ni la preuve qu’il n’y en a pas.
review-gone = Après le tour { $number }, il ne restait presque aucune chance pour qui ne voyait pas les cartes.
review-line = Un chemin vers la victoire
review-line-words = Le chemin, coup par coup
review-line-show = Montrer le chemin
review-line-step = { $place } sur { $count }
review-line-next = Suivant
review-line-before = Précédent
review-line-close = Retour à la vraie partie
