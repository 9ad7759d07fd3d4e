### Ce que `reihum verify` apprend d’une donne.

verify-right = juste
verify-wrong = FAUX
verify-open = à voir
verify-replayed = Chaque action était possible avec les cartes de cette donne.
verify-not-replayed = La partie ne peut pas s’être passée ainsi : { $reason }
verify-cut-off = La partie notée s’arrête avant la fin du jeu : elle ne dit rien des cartes venues ensuite.
verify-not-dealt = Cette partie a commencé par une position : rien n’a été distribué.
verify-heard =
    { $right ->
        [yes] Le secret est bien celui de l’engagement que tu as lu avant la donne.
       *[no] Le secret n’est PAS celui de l’engagement que tu as lu avant la donne.
    }
verify-named =
    { $right ->
        [yes] Le secret est bien celui de l’engagement qui figure dans la partie notée.
       *[no] Le secret n’est PAS celui de l’engagement qui figure dans la partie notée.
    }
verify-no-commitment = Il n’y a pas d’engagement : quelqu’un a demandé cette donne, ou elle a été distribuée ailleurs.
verify-server =
    { $right ->
        [yes] Ce que le serveur a apporté pour la place { $seat } découle de son secret.
       *[no] Ce que le serveur a apporté pour la place { $seat } ne découle PAS de son secret.
    }
verify-mixed =
    { $right ->
        [yes] Le texte que la place { $seat } a apporté est celui que tu connais.
       *[no] Le texte que la place { $seat } a apporté n’est PAS celui que tu connais.
    }
verify-only-they-know = Seule la personne assise là peut dire si la place { $seat } a bien apporté { QUOTE($text) }.
verify-nobody-mixed = Personne n’a rien apporté : le serveur seul a choisi les cartes.
