### Ce que dit The Game ; Extreme en dit presque autant.

must-begin = D’abord, quelqu’un doit commencer.
    .exact = D’abord, quelqu’un commence : prends le premier tour avec { $examples }.
already-begun = Quelqu’un a déjà commencé.
claim = Vous avez vu vos cartes. Commence qui veut.
    .exact = Décidez qui commence : chaque place peut prendre le premier tour.
the-game-rules-1 = Ensemble, vous posez les 98 cartes, de 2 à 99, sur quatre piles : deux montent à partir de 1, deux descendent à partir de 100.
the-game-rules-2 = À ton tour, tu poses au moins deux cartes, plus si tu veux, puis tu en pioches autant.
the-game-rules-3 = Le rétro : une carte exactement inférieure de dix va aussi sur une pile ascendante, une carte exactement supérieure de dix sur une pile descendante.
the-game-rules-4 = Quand la pioche est vide, une carte par tour suffit.
the-game-rules-5 = Parlez de tout, sauf de nombres. Un signal sur une pile dit : laisse-la, ou vas-y.
the-game-rules-6 = Si quelqu’un ne peut pas poser assez de cartes, la partie est finie. Moins de dix cartes restantes, c’est excellent.
the-game-title = The Game
the-game-line = 98 cartes, quatre piles, une équipe. Débarrassez-vous de toutes.
the-game-option-minimum = Cartes par tour
the-game-option-minimum-2 = au moins 2
the-game-option-minimum-3 = au moins 3 (difficile)
why-begin = Parmi les bots commence celui dont les deux premières cartes coûtent le moins.
why-asked = D’après { $names }, { $pile } est à laisser, mais rien d’autre n’est aussi bon.
pile-up1 = Montée 1
pile-up2 = Montée 2
pile-down1 = Descente 1
pile-down2 = Descente 2
hand-too-small = La place { $seat } a { $count } cartes alors qu’il en reste à piocher ; elle devrait en avoir { $expected }.
not-agreeing = Que ce ne soit à personne de jouer n’est possible qu’avec first='agree', avant la première carte.
guide-two-ways = Il reste seize cartes, et vous gagnez ensemble si toutes sont posées. Deux piles montent, deux descendent. Prends le 72 et touche Montée 1 : seul le 71 est sauté.
guide-at-least-two = Chaque tour demande au moins deux cartes. Descente 1 montre 30, donc le 28 y passe : les piles descendantes prennent des nombres plus bas.
guide-end-and-draw = Deux sont posées, c’est assez. Finis ton tour : tu pioches les deux dernières cartes.
guide-pia-plays = Maintenant Pia joue. Tu ne vois pas ses cartes, et personne ne peut dire un nombre. La pioche est vide, une carte par tour suffit désormais.
guide-trick = Pia a laissé le 87 sur Montée 2, et tu as le 77 : exactement dix de moins. Il peut revenir ! C’est le rétro, et la meilleure carte qu’on puisse avoir.
guide-after-trick = Dix nombres sont de nouveau libres. Le 78 est à côté du 77 : il ne coûte rien.
guide-one-more = Tu peux continuer tant que tu veux. Le 25 sur Descente 1 est encore proche.
guide-leave-room = Chaque carte de plus prend aussi de la place à Pia. Garde le reste, et laisse-la jouer.
guide-pia-again = Pia pose tout ce qu’elle a. Regarde où en sont alors les piles.
guide-trick-down = Sur une pile descendante, le rétro remonte : Descente 2 montre 11, et le 21 est exactement dix de plus.
guide-last-cards = Avant ce rétro, le 13 était trop haut pour Descente 2. Maintenant, il y passe de nouveau.
guide-two-left = Il en reste deux. Le 82 va sur Montée 2.
guide-last-card = Et la toute dernière carte : le 90 sur Montée 1.
guide-enough-now = On peut le faire, mais cela gâche une pile : les nombres sautés ne se joueront plus guère. Deux cartes suffisaient, et tu aurais pioché.
guide-keep-for-later = Elle passe, mais loin : tous les nombres entre les deux sont perdus pour Pia aussi. Finis plutôt le tour ici.
guide-you-have-all = Plus personne d’autre n’a de cartes : continue, tu peux poser tout ce que tu as.
guide-done = C’était The Game. Dans une partie entière, on pose 98 cartes, et moins de dix restantes, c’est excellent.
why-good = D’après { $names }, { $pile } est bonne pour les autres.
why-leaves = { $pile } reste à { $names }, comme demandé.
why-empties =
    { $count ->
        [one] Cette carte vide maintenant
       *[other] Ces { $count } cartes vident maintenant
    } la pioche : dès lors, une carte par tour suffit.
the-game-option-minimum-help = Combien de cartes un tour demande tant qu’il y en a à piocher. À trois, c’est pour ceux qui gagnent trop souvent.
