### La fin d’une partie, et si la donne était honnête.

end-won = Gagné.
end-lost = Perdu.
end-winner = { $name } gagne.
end-winners = { $names } se partagent la victoire.
end-you-win = Tu gagnes.
end-conceded =
    { $people ->
        [one] Tu as abandonné cette partie.
       *[other] Vous avez abandonné cette partie.
    }
end-you-gave-up = Tu as abandonné.
end-gave-up = { $name } a abandonné.
end-given-up = Cette partie a été abandonnée.
end-again = Encore une
end-same = La même donne
end-asks = { $name } voudrait jouer encore une partie.
end-asks-same = { $name } voudrait rejouer la même donne.
end-ready = Je suis de la partie
end-not-now = Pas maintenant
end-waiting-for = On attend { $names }.
end-deal-now = Distribuer sans attendre
end-series = Parties à cette table
end-board = Voir la table
end-to-result = Voir le résultat
end-share-result = Partager le résultat
end-text-copied = Texte copié
end-share = Copier la partie
end-copied = Copié
end-deal = Donne { $code }
end-mix = Mélange { $code }
fair-check = Vérifier la donne
fair-good = La donne était honnête.
fair-bad = Il y a un problème avec cette donne.
fair-partly = Pour autant que ce navigateur puisse le dire, la donne était honnête.
fair-unknown = Ce navigateur n’en sait pas assez sur cette partie pour vérifier la donne.
fair-wished = Quelqu’un a demandé ces cartes : il n’y a pas de mélange à vérifier.
fair-same = Vous avez déjà eu ces cartes : il n’y avait rien à mélanger.
fair-set = Ces cartes étaient déjà en place, on ne les a pas mélangées : il n’y a rien à vérifier.
fair-seal = Le sceau : { $seal }
fair-more = Avec la partie en texte, « reihum verify » fait la même chose sans cette page.
fair-findings-promise-right = Le secret du serveur est celui qu’il avait scellé avant le mélange.
fair-findings-promise-wrong = Le secret du serveur n’est pas celui qu’il avait scellé avant le mélange.
fair-findings-promise-open = Ce navigateur n’a pas reçu le sceau.
fair-findings-mine-right = Ce que ton navigateur a apporté est entré dans le mélange.
fair-findings-mine-wrong = Rien de ton navigateur n’est entré dans le mélange.
fair-findings-mine-open = Ce navigateur n’a rien apporté.
fair-findings-server-right = Ce que le serveur a apporté pour d’autres découle de son secret.
fair-findings-server-wrong = Ce que le serveur a apporté pour d’autres ne découle pas de son secret.
fair-findings-server-open = Ce navigateur n’a pas su qui a mélangé.
fair-findings-once-right = Les cartes ont été mélangées une fois.
fair-findings-once-wrong = Le mélange a été recommencé sans raison.
fair-findings-once-open = Ce navigateur n’a pas vu le mélange.
fair-findings-cards-right = Chaque carte jouée ou restante est bien celle qui avait été distribuée.
fair-findings-cards-wrong = Toutes les cartes ne sont pas celles qui auraient dû être distribuées.
fair-findings-cards-open = Ce navigateur ne peut pas suivre toutes les cartes de cette partie.
fair-findings-lots-right = Ce qui a été tiré au sort, comme qui commence, vient bien du seul hasard.
fair-findings-lots-wrong = Ce qui a été tiré au sort, comme qui commence, ne découle pas du mélange.
fair-findings-lots-open = Ce navigateur ne peut pas vérifier ce qui a été tiré au sort.
end-waiting = Un instant.
hint-asked =
    { $name } a demandé { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }.
hint-i-asked =
    Tu as demandé { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }.
guided-play = Jouer une vraie partie
guided-rules = Toutes les règles
end-what-if = Et si ? À partir de l’étape { $step } sur { $steps }
end-what-if-here = Ici
end-what-if-real = La vraie partie
end-to-real = Vers la vraie partie
end-why-lost =
    { $alone ->
        [yes] Pourquoi ai-je perdu ?
       *[no] Pourquoi avons-nous perdu ?
    }
end-review = Analyser cette partie
