### Ce qui ne va pas dans une partie ou une position écrite.

bad-header = La ligne 1 devrait commencer par { QUOTE($expected) }, comme { QUOTE($example) } ; il y a { QUOTE($line) }.
unknown-notation = C’est la notation version { $version } ; ce programme lit la version { $known }.
unknown-rules = Cette partie suit la version { $version } des règles de { $game } ; ce programme connaît la version { $known }.
bad-field = { $field }={ QUOTE($value) } ne peut pas être lu : { $expected }.
unknown-field = { $field } n’est pas un champ ici ; les champs sont { $fields }.
repeated-field = { QUOTE($field) } est là deux fois.
missing-field = Il manque le champ { QUOTE($field) } ; les champs sont { $fields }.
bad-line = Ligne { $line } : { QUOTE($text) } devrait être une place et ses actions, comme { QUOTE($example) }.
wrong-seat = La ligne { $line } est pour la place { $seat }, mais à jouer : { $acting }.
bad-action = Ligne { $line } : { $problem }
after-result = Ligne { $line } : rien ne peut suivre le résultat.
wrong-result = La ligne { $line } dit { QUOTE($claimed) }, mais la partie finit par { QUOTE($actual) }.
hidden-deal = Cet enregistrement cache sa donne, car la partie n’était pas finie : on peut le lire, mais pas le rejouer.
turn-impossible = Le tour ne peut pas s’être passé ainsi : { $problem }
turn-over = Le tour était fini avant { $action }.
