### Ce qui n’est pas possible, à toutes les tables.

game-over = La partie est finie.
not-your-turn = Ce n’est pas ton tour.
    .exact = Ce n’est pas ton tour. À jouer : { $acting }.
why-later = Un adversaire le dit après la partie.
unknown-game = Il n’y a pas de jeu { $game }.
    .exact = Il n’y a pas de jeu { QUOTE($game) } ; les jeux sont { $games }.
unknown-option = Ce jeu n’a pas d’option { $option }.
    .exact = { $game } n’a pas d’option { QUOTE($option) } ; il a { $options }.
foreign-option = { $option } est une option d’un autre jeu.
    .exact = { QUOTE($option) } est une option pour { $owners }, pas pour { $game }, qui a { $options }.
bad-option = { $option } ne peut pas être { $value }.
    .exact = { $option }={ $value } ne va pas pour { $game } : { $choices }.
wrong-company = Personnes : { $people }, bots : { $bots }. Cela ne va pas pour { $game } : il faut au moins une personne, et autant de places que de joueurs.
first-not-seated = Celui qui commence doit avoir une place.
    .exact = first={ $first } n’est pas une place à { $players } joueurs ; les places vont de 0 à { $last }.
not-text = Ce n’est pas un texte.
    .exact = { $what } : il faut un texte, pas { $value }.
too-long = C’est trop long ; { $limit } caractères au plus.
    .exact = { $what } : { $length } caractères, c’est trop long ; { $limit } au plus.
not-an-action = Ce n’est pas possible ici.
    .exact = { QUOTE($text) } n’est pas une action dans { $game } ; écris par exemple { $examples }.
foreign-action = Cela appartient à un autre jeu.
    .exact = { QUOTE($text) } est une action dans { $owner }, pas dans { $game } ; écris par exemple { $examples }.
no-such-seat = Cette place n’existe pas.
    .exact = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
bad-seed = Ça ne peut pas être une donne : écris une courte ligne de texte.
    .exact = { $seed } ne peut pas être une donne : il faut un nombre entier ou une ligne de 1 à { $limit } caractères imprimables.
bad-code = On dirait le code d’une donne, mais une lettre est fausse.
    .exact = { QUOTE($code) } ressemble au code d’une donne, mais il est mal tapé : sa dernière lettre ne va pas avec les autres.
broken-code = On dirait le code d’une donne, mais il en manque un bout. Il ressemble à 1ABC-DEFG-HJK0.
bad-mix = Ce mélange ne va pas : un texte par place, séparés par /.
    .exact = { $mix } n’est pas un texte pour chacune des { $players } places.
bad-mix-text = Ça ne peut pas entrer dans le mélange : écris une courte ligne de texte.
    .exact = { $text } ne peut pas entrer dans le mélange : il faut une ligne de 1 à { $limit } caractères imprimables.
unknown-shuffle = Cette donne vient d’un programme plus récent.
    .exact = { QUOTE($code) } est une donne du mélange version { $version } ; ce programme connaît la version { $known }.
no-connection = Le serveur ne répond pas. Es-tu en ligne ?
no-answer = La réponse du serveur est incompréhensible. Réessaie.
nothing-to-undo = Il n’y a rien à reprendre : un tour fini reste fini.
nothing-fits = Plus rien ne passe : reprends la carte, ou laisse-la.
not-stuck = Il n’y a rien à laisser en ce moment.
none = rien
seat = place { $seat }
every-seat = chaque place pour elle-même
nobody = personne
