### Une table comme page de texte.

text-title = Interroger la table
text-question-cards = Mes cartes
text-question-table = Ce qu’il y a sur la table
text-question-binding = Ce qui s’applique à moi
text-question-legal = Ce que je peux faire
text-question-last = Ce qui s’est passé
text-question-next = À qui le tour ensuite
text-line = Écris une action
text-enter = Valider
text-no-cards = Tu n’as pas de cartes.
text-unbound = Rien de particulier ne s’applique à toi en ce moment.
text-not-yours = Ce n’est pas ton tour.
text-no-turn = Rien ne s’est passé depuis ton tour.
text-over = La partie est finie.
text-then = Ensuite : { $names }.
text-between = { " ; " }
text-show = Montrer la table en texte
