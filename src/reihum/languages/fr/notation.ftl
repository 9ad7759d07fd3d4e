### Ce qui ne va pas dans une partie ou une position écrite.

bad-header = La ligne 1 devrait commencer par { QUOTE($expected) }, comme { QUOTE($example) } ; il y a { QUOTE($line) }.
unknown-notation = C’est la notation version { $version } ; ce programme lit la version { $known }.
unknown-rules = Cette partie suit la version { $version } des règles pour { $game } ; ce programme connaît la version { $known }.
bad-field = { $field }={ QUOTE($value) } ne peut pas être lu : { $expected }.
unknown-field = { $field } n’est pas un champ ici ; les champs sont { $fields }.
repeated-field = { QUOTE($field) } apparaît deux fois.
missing-field = Il manque le champ { QUOTE($field) } ; les champs sont { $fields }.
bad-line = Ligne { $line } : { QUOTE($text) } devrait être une place et ses actions, comme { QUOTE($example) }.
wrong-seat = La ligne { $line } est pour la place { $seat }, mais à jouer : { $acting }.
bad-action = Ligne { $line } : { $problem }
after-result = Ligne { $line } : rien ne peut suivre le résultat.
wrong-result =
    { $over ->
    [yes] La ligne { $line } dit { QUOTE($claimed) }, mais la partie finit par { QUOTE($actual) }.
   *[no] La ligne { $line } dit { QUOTE($claimed) }, mais la partie n’y est pas finie.
    }
another-game = Une autre partie commence à la ligne { $line } : on n’en lit qu’une à la fois.
hidden-deal = Cet enregistrement cache sa donne, car la partie n’était pas finie : on peut le lire, mais pas le rejouer.
turn-impossible = Le tour ne peut pas s’être passé ainsi : { $problem }
turn-over = Le tour était fini avant { $action }.

# Ce qui va dans un champ ou une option.
kind-number = un nombre entier
kind-word = un mot
kind-maybe = { $kind }, ou - pour aucun
kind-numbers = des nombres séparés par des points, comme 1.1.100
kind-groups = des groupes de nombres, comme 1.2/3
kind-words = des mots séparés par des points
kind-truth = yes ou no
kind-hex = 64 chiffres hexadécimaux
kind-seats = des nombres de 0 à { $last }, séparés par des points
kind-quoted = de l’UTF-8 avec des signes pour cent
kind-fields = des champs par leur nom
kind-range = de { $low } à { $high }
kind-always = toujours { $low }
kind-or = { $first } ou { $other }
kind-or-else = { $first }, ou { $other }
kind-seat = une place de 0 à { $last }
kind-layout = { $groups } groupes de { $each } nombres différents, par consigne ou dans l’ordre
kind-dealt-layout = les 28 nombres de la donne
kind-no-layout = seulement quand les consignes sont mélangées
kind-board = { $rows } lignes de { $fields } points de 0 à { $most }
kind-cards = des cartes, comme 1157J
kind-card-groups = des cartes en groupes, comme 1157J/22
kind-points = des points de 0 à { $most }
kind-deck = { $counts } nombres qui font { $cards } en tout, pour les valeurs 1 à 7 et les jokers
kind-order = un ordre des places 0 à { $last }
# Des parties d’une position ou d’une partie notée.
field-card = La carte { $card }
field-first-hand = La première main de la place { $seat }
field-egons-round = Le tour { $round } d’EGON
field-sheet-line = Une ligne de la feuille de points
what-record = Partie
what-position = Position
what-action = Action
what-saved-game = Partie enregistrée
