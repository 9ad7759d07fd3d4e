### Mes statistiques.

statistics-none = Rien à compter pour l’instant : finis une partie, et ça commence ici.
statistics-won =
    { $won ->
        [one] { $won } gagnée sur { $count }
       *[other] { $won } gagnées sur { $count }
    }
statistics-mean-left =
    { $mean ->
        [one] { $mean } carte restante en moyenne
       *[other] { $mean } cartes restantes en moyenne
    }
statistics-mean-points =
    { $mean ->
        [one] { $mean } point en moyenne
       *[other] { $mean } points en moyenne
    }
statistics-best = Meilleur résultat jusqu’ici : { $result }
statistics-streak = { $count ->
    [one] en ce moment, { $count } gagnée de suite
   *[other] en ce moment, { $count } gagnées de suite
}
statistics-longest = { $count ->
    [one] record : { $count } gagnée de suite
   *[other] record : { $count } gagnées de suite
}
statistics-hints =
    { $count ->
        [one] { $count } conseil en tout
       *[other] { $count } conseils en tout
    }
statistics-few = Encore peu de parties : pour l’instant, c’est surtout la chance qui parle.
statistics-against = Part de victoires : la tienne, et celle des bots
statistics-bot-rate = { $bot } : { $won } % (entre { $low } et { $high })
statistics-my-rate = Toi : { $rate } % ({ $won } sur { $count })
statistics-source = Les parts des bots ont été mesurées sur de nombreuses parties ; la vraie part se trouve très probablement entre les deux nombres.
statistics-course = Résultats au fil du temps
statistics-as-table = En tableau
statistics-date = Date
statistics-better-left = moins il reste de cartes, mieux c’est
statistics-better-points = plus il y a de points, mieux c’est
statistics-days = Donnes du jour : { $streak }
statistics-none-reviewed = Aucune de tes parties n’est encore analysée. Une analyse ajoute précision, chance et adresse.
statistics-review = Analyser ta dernière partie
statistics-reviewed =
    { $reviewed ->
        [one] { $reviewed } analysée sur { $count }
       *[other] { $reviewed } analysées sur { $count }
    }
statistics-accuracy = Précision
statistics-accurate = Précision : { $share } de tes coups sans remarque
statistics-balance = Points de probabilité de gagner par partie : { $plays } par le jeu, { $luck } par la chance
statistics-accuracy-course = Précision, partie par partie
statistics-balance-course = Jeu et chance, partie par partie
statistics-reviewed-hint = Un coup a une remarque quand un autre était sûrement meilleur de deux points ou plus.
statistics-moments = Meilleurs moments
statistics-most-accurate = Partie la plus précise : { $share }
statistics-comeback = Gagnée alors que la probabilité était tombée à { $chance }
