### Ce qui se dit à une table dont le jeu n’apporte pas ses propres mots.

general-keys = les flèches choisissent, chiffres et lettres sautent à une action, Entrée joue, u reprend, e finit, h conseil, ? règles
general-choices = Ce que tu peux faire
general-nothing = rien
general-beside = Ensuite
general-result = Résultat
general-excellent = C’est excellent.
