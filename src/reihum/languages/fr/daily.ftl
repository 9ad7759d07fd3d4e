### La donne du jour, et la même donne comparée.

daily-intro = Les mêmes cartes pour tous, de minuit à minuit (UTC). Ton premier essai compte.
daily-late-intro = Les cartes d’un autre jour. Tu peux encore les jouer, mais plus pour le classement.
daily-next = Une nouvelle dans { $time }.
daily-play = Jouer
daily-go-on = Continuer
daily-to-game = Voir ta partie
daily-against = contre un bot : { $bot }
daily-begun =
    { $count ->
        [0] Personne n’a encore commencé.
        [one] Une personne a commencé.
       *[other] { $count } personnes ont commencé.
    }
daily-board = Classement
daily-board-of = Classement pour { $title }
daily-sealed = Le classement s’ouvre dès que tu as fini.
daily-empty = Personne n’a fini cette donne à temps.
daily-place = Place
daily-who = Qui
daily-result = Résultat
daily-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
daily-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
daily-nameless = sans nom
daily-more = et { $count } de plus
daily-order = Gagner passe d’abord, puis le résultat, puis moins de tours, puis moins de conseils. À égalité, on partage la place.
daily-policy = En solo, tu peux reprendre des cartes pendant ton tour, contre un bot non. Les conseils sont permis ; le classement dit combien. Abandonner compte comme un essai. Une partie que tu quittes reste ouverte et compte pour son jour.
daily-my-place = Place { $place } sur { $count }
daily-among-bots =
    { $count ->
        [one] Face à un bot avec les mêmes cartes : place { $place }
       *[other] Face à { $count } bots avec les mêmes cartes : place { $place }
    }
daily-bots = Les bots avec les mêmes cartes
daily-thinking = Des bots jouent encore ces cartes.
daily-show-name = Afficher mon nom dans ce classement
daily-late = Jouée plus tard, hors classement
daily-again = Ton premier essai compte : cette partie-ci n’est pas classée.
daily-calendar = Tes jours
daily-day-told = { $date } : finies { $done }, commencées { $open }
daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-longest = record : { $count }
daily-earlier = Le jour d’avant
daily-later = Le jour d’après
daily-seal = Sceau de ces cartes : { $seal }
daily-share-day = Donne du jour, { $date }
daily-share-bots = devant { $beaten } des { $count } bots
daily-share = Partager sans rien dévoiler
daily-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
daily-won = gagné
daily-lost = perdu
same-title = Les mêmes cartes, d’autres chemins
same-open = Qui d’autre a joué ces cartes ?
same-none = Personne d’autre n’a encore fini ces cartes.
same-parted = Un autre chemin dès le tour { $turn }
same-alike = Exactement le même chemin
same-way = { $name } : { $cards }
same-nothing = plus rien
same-course = Combien de cartes étaient posées après chaque tour
same-course-row = { $name } : { $count } en { $turns }
same-more = et { $count } de plus
