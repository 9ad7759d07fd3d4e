### Jouer dans le terminal.

terminal-which-game = Quel jeu ?
terminal-choose = Tape un chiffre de 1 à { $count }, un nom, ou q pour quitter.
terminal-bye = À bientôt.
terminal-no-file = Il n’y a pas de partie enregistrée { $file }.
terminal-stuck = [bold red]Plus rien ne passe.[/] Tape [b]undo[/b] pour reprendre la carte, ou [b]stand[/b] pour la laisser : la partie est alors finie.
terminal-begin = Tape [b]begin[/b] pour prendre le premier tour, ou { $claims }.
terminal-begin-several = Tape [b]begin[/b] pour prendre le premier tour, ou Entrée pour passer.
terminal-claim = { $action } pour { $name }
terminal-you-drew = Tu as pioché { $count }.
terminal-turn =
    { $drew ->
        [0] { $name } : { $played }
       *[other] { $name } : { $played }, pioche { $drew }
    }
terminal-curtain = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
terminal-curtain-first = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-no-bot-yet = Aucun bot n’a encore joué.
terminal-not-saved = Pas enregistré : { $problem }
terminal-file-trouble = { $file } : { $problem }
terminal-saved = Enregistré. Continue avec
terminal-no-cards = plus de cartes
terminal-deal = donne { $deal }
terminal-excellent = Excellent !
terminal-wins =
    { $who ->
        [you] Tu gagnes : { $ending } ({ $scores })
        [one] { $names } gagne : { $ending } ({ $scores })
       *[several] { $names } gagnent : { $ending } ({ $scores })
    }
terminal-again = [b]again[/b] encore une, [b]same[/b] mêmes cartes, [b]save[/b] FICHIER, [b]why[/b] pourquoi, ou [b]q[/b] pour quitter
terminal-command-undo = reprendre une carte, jusqu’à la fin du tour
terminal-command-table = montrer encore la table
terminal-command-save = garder une partie
terminal-command-load = en continuer une
terminal-command-rules = toutes les règles
terminal-command-why = le dernier bot dit pourquoi il a joué ainsi
terminal-command-hint = ce qu’un bon joueur ferait ici
terminal-command-help = cette aide
terminal-command-quit = quitter ; la partie est gardée
terminal-file = FICHIER
terminal-bot = Bot { $letter }
terminal-player = Joueur { $letter }
terminal-mix = Chacun mélange le jeu de l’autre. Tape ce que tu veux pour le mêler aux cartes, ou appuie sur Entrée pour laisser faire le hasard.
terminal-help-piles =
    Une carte va sur une pile : [b]{ $card }[/b] ou [b]{ $loose }[/b].
    Ensuite [b]end[/b] (ou [b]e[/b]) finit ton tour.
    Sous les piles se trouvent tes cartes, et ce que chacune coûterait sur chaque pile :
    un point veut dire qu’elle n’y va pas, ↩ est le rétro, ! veut dire que plus rien ne passe après.
    Sur une barre, ━ est consommé, ◆ est le dessus, et │ sont tes cartes.
terminal-help-duel = Une carte par tour peut aider l’autre camp : alors tu pioches jusqu’à six, sinon deux.
terminal-help-extreme = Les mots violets sont des consignes ; [b]rules[/b] explique les sept.
terminal-help-nix =
    Joue une combinaison : [b]triple:5-5-J[/b], [b]single:4[/b], [b]none[/b] ; une étoile ajoute le super-jeton : [b]quad:7-7-7-7*[/b].
    À côté de chaque ligne du plateau se trouve ce que ta main permet ; * là où le super-jeton peut s’y ajouter.
terminal-help-general = Tape une des actions après [b]tu peux[/b].
terminal-may = tu peux : { $actions }
terminal-draw = pioche { $draw }   cartes restantes { $left }
terminal-hands = en main : { $hands }
terminal-commands = consignes visibles : { $commands }
terminal-side = { $name } : { $hand } en main, pioche { $draw }, encore { $left }
terminal-card = carte
terminal-helps = aide +{ $count }
terminal-ending-all-down = Toutes les cartes sont posées : gagné !
terminal-ending-stuck = Bloqué : perdu, il reste { cards }.
terminal-ending-skull-left = Une tête de mort est visible : perdu, il reste { cards }.
terminal-ending-three-not-met = Les trois cartes n’y étaient pas : perdu, il reste { cards }.
terminal-ending-duel-all-down = les 58 cartes sont posées
terminal-ending-duel-stuck = l’autre camp ne pouvait pas poser deux cartes
terminal-ending-duel-single-card = l’autre camp a commencé un tour avec une seule carte
terminal-ending-four-laps = le plus de points après quatre manches
terminal-row = ligne
terminal-field =
    { $number ->
        [1] 1re
        [2] 2e
       *[3] 3e
    }
terminal-round = tour { $number } : { $name } { $action }
terminal-round-from = tour { $number } : { $name } { $action } de { $cards }
terminal-hand = main : { $cards }
terminal-hand-empty = main : vide
terminal-name = nom
terminal-title = titre
terminal-players = joueurs
terminal-to = { $low } à { $high }
terminal-puzzle = { $game }, niveau { $rating }
terminal-puzzle-win = Un seul coup peut encore gagner. Joue-le carte par carte, puis [b]end[/b] ; [b]q[/b] pour quitter.
terminal-puzzle-best = Un coup est nettement le meilleur. Joue-le ; [b]q[/b] pour quitter.
terminal-puzzle-holds = { $name } a { $cards }.
terminal-puzzle-draw = La pioche, la prochaine carte d’abord : { $cards }.
terminal-puzzle-right = Bien vu !
terminal-puzzle-wrong = Ce n’est pas le meilleur coup.
terminal-puzzle-turn = Le coup : { $turn } ({ $themes }).
terminal-puzzle-found = Trouvé par : { $levels }.
terminal-puzzle-hard = Aucun niveau de nos bots ne le trouve.
terminal-puzzle-rating = Ton niveau est { $rating } ±{ $spread } ; { $streak } de suite.
terminal-puzzles-done = Tu as résolu toutes ces énigmes.
terminal-puzzles-none = Il n’y a pas de telles énigmes ; reihum puzzles --list les compte.
