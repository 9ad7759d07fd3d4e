### Ce que dit Face to Face.

face-to-face-rules-1 = Chacun a 58 cartes, de 2 à 59, une pile à soi qui monte à partir de 1 et une qui descend à partir de 60. Le premier à ne plus avoir de cartes gagne.
face-to-face-rules-2 = À ton tour, tu poses au moins deux cartes, toujours. Qui ne le peut pas a perdu.
face-to-face-rules-3 = Sur tes propres piles, le rétro marche : exactement dix en arrière.
face-to-face-rules-4 = Une carte par tour peut aller sur une pile de l’autre camp, et elle doit y aider : plus basse sur l’ascendante, plus haute sur la descendante.
face-to-face-rules-5 = Ensuite tu pioches deux cartes. Si tu as aidé, tu pioches jusqu’à six.
face-to-face-title = Face to Face
face-to-face-line = Un duel. Pour remplir ta main, il faut aider l’autre camp.
face-to-face-pile-of =
    { $kind ->
        [up] La pile ascendante ({ $name })
       *[down] La pile descendante ({ $name })
    }
face-to-face-put =
    { $kind ->
        [up] { $card } sur ta pile ascendante
       *[down] { $card } sur ta pile descendante
    }
face-to-face-put-of =
    { $kind ->
        [up] { $card } sur la pile ascendante ({ $name })
       *[down] { $card } sur la pile descendante ({ $name })
    }
face-to-face-will-draw = Tu piocheras { $count }
face-to-face-given = Tu as aidé : tu pioches jusqu’à 6.
face-to-face-option-last_card = Une dernière carte toute seule
face-to-face-option-last_card-lost = perd
face-to-face-option-last_card-allowed = peut être jouée
ending-single-card = Un tour ne peut pas commencer avec une seule carte.
gift-given = Tu as déjà donné ta carte pour ce tour.
gift-open = Une carte peut aider l’autre camp ; alors tu pioches jusqu’à 6.
help-lower = { $pile } : seule une carte plus basse que { $top } aide.
    .exact = Une carte sur { $pile } doit aider : plus basse que { $top }.
help-higher = { $pile } : seule une carte plus haute que { $top } aide.
    .exact = Une carte sur { $pile } doit aider : plus haute que { $top }.
why-gift =
    { $draw ->
    [none] Le { $card } va à l’autre camp. La pioche est vide, cela n’apporte donc pas de cartes.
    [some] Le { $card } va à l’autre camp ; à la fin du tour, la main est complétée jusqu’à six cartes, tant que la pioche le permet.
   *[all] Le { $card } va à l’autre camp ; à la fin du tour, la main est complétée jusqu’à six cartes.
    }
why-end-early = Le tour peut finir ; une carte de plus coûterait plus qu’elle ne rapporte.
why-end-only = Plus aucune carte ne passe, le tour finit donc.
pile-up = Ta pile ascendante
pile-down = Ta pile descendante
pile-their-up = La pile ascendante d’en face
pile-their-down = La pile descendante d’en face
pile-of-bot-up = sa pile ascendante
pile-of-bot-down = sa pile descendante
guide-your-side = Toi contre Ole : le premier à ne plus avoir de cartes gagne. En bas, tes deux piles. Le 42 sur ta pile ascendante ne saute qu’un nombre.
guide-down-pile = Au moins deux cartes par tour. Le 18 va sur ta pile descendante, qui montre 20.
guide-gift = Une fois par tour, tu peux aider l’autre camp : une carte plus basse sur sa pile ascendante. Le 44 sur le 45 d’Ole ne l’aide que d’un nombre, et tu complètes ta main jusqu’à six.
guide-filled-up = Pour ce tout petit cadeau, tu pioches trois cartes. Sans lui, tu en piocherais deux. Finis ton tour.
guide-ole-plays = Ole joue deux cartes et ne t’aide pas.
guide-own-trick = Ta pile ascendante montre 42, et tu as le 32 : exactement dix de moins. C’est le rétro, seulement sur tes propres piles.
guide-on-it-goes = Ta pioche est vide, et tout ce qui te reste est dans ta main. Le 34 va dessus.
guide-towards-trick = Le 16 sur ta pile descendante : ensuite le 26 peut revenir.
guide-down-trick = Le 26 est exactement dix de plus que 16 : il revient.
guide-next-to-it = Le 25 est juste à côté.
guide-winning-card = Le 48 sur ta pile ascendante, et tu as gagné.
guide-gift-first = C’est possible, mais un cadeau qui ne coûte presque rien te rapporte une carte de plus. Aide d’abord Ole, d’un seul nombre.
guide-after-gift = Elle passe, mais elle réduit la place sur ta pile, et tu compléteras ta main de toute façon. Finis ton tour.
guide-can-finish = Ce serait au tour d’Ole, et il n’a plus beaucoup de cartes. Tu peux finir dans ce tour : continue.
guide-duel-done = C’était un duel. Dans une partie entière, chacun a 58 cartes, et savoir quand aider est tout l’art.
why-no-gift = Rien ne va à l’autre camp : l’aider coûterait plus que ne valent les cartes que cela rapporte.
pile-of-you-up = ta pile ascendante
pile-of-you-down = ta pile descendante
face-to-face-pile-of-other =
    { $kind ->
        [up] la pile ascendante ({ $name })
       *[down] la pile descendante ({ $name })
    }
face-to-face-option-last_card-help = Qui commence un tour avec une seule carte ne peut pas en jouer deux. D’après la règle, il perd ; ici, on peut le permettre.
explain-gift-open = Une fois par tour, une carte peut aller sur une pile de l’autre camp, si elle rend cette pile meilleure. En échange, tu pioches jusqu’à six cartes au lieu de deux.
explain-gift-given = Un cadeau par tour, pas plus. Il te fait piocher jusqu’à six cartes à la fin du tour.
