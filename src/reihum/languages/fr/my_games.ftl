### Mes parties finies.

games-kept = Toutes les parties que tu as finies dans ce navigateur. Personne d’autre ne voit cette liste.
games-none = Pas encore de partie finie. La prochaine sera ici.
games-none-fit = Aucune partie ne correspond.
games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-any-game = Tous les jeux
games-any-result = Gagnées ou perdues
games-only-won = Gagnées
games-only-lost = Perdues
games-search = Nom d’une personne
games-only-days = Donnes du jour seulement
games-filters = Recherche
games-page = Page { $page } sur { $pages }
games-newer = Plus récentes
games-older = Plus anciennes
games-review = Revoir
games-compare = Comparer
games-compare-of = Comparer { $title }, { $date }
games-review-of = Revoir { $title }, { $date }
games-export = Toutes les parties en un fichier
games-delete = Pour effacer tout ce qui te concerne, parties comprises, ouvre les réglages.
games-alone = en solo
