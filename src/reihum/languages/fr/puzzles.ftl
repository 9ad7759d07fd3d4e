### Les énigmes, et ses propres erreurs à rejouer.

puzzles-title = Énigmes
puzzles-line = Un coup est nettement le meilleur. Trouve-le à la table.
puzzles-rating = Niveau
puzzles-rating-range = sans doute { $low } à { $high }
puzzles-streak = D’affilée
puzzles-longest = record : { $count }
puzzles-solved = Résolues
puzzles-of-all = sur { $count }
puzzles-which = Quelles énigmes ?
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-about =
    { $count ->
        [one] Thème : { $themes }
       *[other] Thèmes : { $themes }
    }
puzzles-all-games = Tous les jeux
puzzles-all-themes = Tous les thèmes
puzzles-theme-solved = { $solved } sur { $count }
puzzles-themes-trick-chain = Des rétros en chaîne
puzzles-themes-trick = Le rétro
puzzles-themes-holding-back = Se retenir
puzzles-themes-covering-skulls = Recouvrir les têtes de mort
puzzles-themes-order = Le bon ordre
puzzles-themes-gift = Donner une carte
puzzles-themes-starving = Ne rien donner
puzzles-themes-pushing = Faire tomber des jetons
puzzles-themes-super-chip = Le super-jeton
puzzles-themes-joker = Le joker
puzzles-start = Chercher le coup
puzzles-none-left = Tu les as toutes résolues.
puzzles-loading = L’énigme se met en place
puzzles-rated = Énigme, { $rating }
puzzles-task-proved = Un seul coup peut encore gagner. Toutes les cartes sont visibles.
puzzles-task-best = Un coup est nettement le meilleur. Tu sais ce que tu saurais à la table.
puzzles-task-mistake = Ton coup au tour { $turn } a coûté { $points } victoires sur 100 : trouve mieux.
puzzles-next-drawn = À piocher
puzzles-right = Bien vu !
puzzles-wrong = Ce n’est pas le meilleur coup.
puzzles-other = Un autre coup.
puzzles-other-hint = Ni celui de la partie, ni celui auquel nous pensons. Il est peut-être aussi bon.
puzzles-same-mistake = C’est ce que tu avais joué dans la partie.
puzzles-rating-now = Niveau { $rating } ({ $change }).
puzzles-in-a-row =
    { $count ->
        [one] { $count } d’affilée.
       *[other] { $count } d’affilée.
    }
puzzles-not-rated = Seule ta première réponse compte pour le niveau.
puzzles-off-the-pile = Il quitte ta pile.
puzzles-back-later = Il revient { $when }.
puzzles-only-this = Aucun autre coup ne peut encore gagner.
puzzles-margin = Tout autre coup gagne au moins { $points } parties sur 100 de moins.
puzzles-better-by = Il gagne { $points } parties sur 100 de plus que le coup de ta partie.
puzzles-ends = En continuant ainsi, { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    } à la fin.
puzzles-found-by = Qui le trouve
puzzles-finds = le trouve
puzzles-misses = ne le trouve pas
puzzles-again = Réessayer
puzzles-show = Montrer
puzzles-next = Énigme suivante
puzzles-your-turn-was = Ton coup : { $turn }.
puzzles-mistakes = Tes erreurs
puzzles-mistakes-line = Des coups de tes parties qu’une analyse a marqués. Ce que tu trouves quitte la pile ; le reste revient plus tard.
puzzles-mistakes-none = La pile est vide. Fais analyser une partie finie : ce qui y est marqué arrive ici.
puzzles-mistakes-due =
    { $count ->
        [one] { $count } coup à rejouer
       *[other] { $count } coups à rejouer
    }
puzzles-mistakes-later = Plus tard
puzzles-mistake-of = { $game }, tour { $turn }
puzzles-gave-away = a coûté { $points } victoires sur 100
puzzles-to-mistakes = Vers ta pile
puzzles-to-all = Toutes les énigmes
