### Lire les règles.

rules-title = Règles
rules-of = Règles : { $game }
rules-now = Ce qui s’applique à toi maintenant
rules-changed = Différent à cette table
rules-minute = En une minute
rules-whole = En détail
rules-english = La version détaillée n’existe encore qu’en anglais.
rules-missing = La version détaillée ne peut pas être affichée en ce moment.
rules-none = Ce jeu n’existe pas ici.
rules-own-numbers = tes propres nombres
rules-others = Les règles des autres jeux
guided-read = La première partie guidée, en mots
