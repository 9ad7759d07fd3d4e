### Une partie finie, revue.

replay-title = Revoir la partie
replay-to-table = Aller à la table
replay-deal = La donne
replay-step = Étape { $step } sur { $last }
replay-slider = Étape
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-eyes = Vue
replay-eyes-open = Toutes les mains ouvertes
replay-eyes-spectator = En spectateur
replay-game = Partie
replay-game-number = Partie { $number }
replay-hands = Toutes les mains
replay-link = Lien vers cette étape
replay-linked = Lien copié
replay-keys = ← → étape · Maj ← → tour · Début, Fin
replay-what-if = Et si ?
replay-what-if-hint = Continue à partir d’ici comme tu veux. C’est une table à toi ; à la fin, son résultat se lit à côté du vrai.
replay-what-if-seat = Tu joues pour
replay-what-if-bots = Les autres sont des bots
replay-what-if-play = Continuer à partir d’ici
replay-what-if-over = Ici, la partie est finie : reviens de quelques étapes en arrière.
replay-together =
    { $count ->
        [one] Quelqu’un d’autre regarde aussi
       *[other] { $count } autres regardent aussi
    }
replay-leading = Les autres voient ce que tu regardes.
replay-following = Tu suis { $name }.
replay-following-somebody = Tu suis.
replay-apart = Tu regardes de ton côté.
replay-lead = Prendre la main
replay-follow = Suivre à nouveau
replay-paste-title = Revoir une partie
replay-paste-hint = Colle le texte d’une partie finie : celui que donne « Copier la partie » à la fin, ou celui du terminal.
replay-paste-field = Le texte de la partie
replay-paste-broken = Ce texte ne peut pas être lu comme une partie. En détail :
replay-paste-show = Revoir
replay-paste-file = Ouvrir un fichier
replay-other = Un autre texte
