### Ce que les messageries montrent d’un lien.

preview-home = Se débarrasser de 98 cartes sans jamais dire un nombre. Quatre jeux de cartes pour une à cinq personnes, dans le navigateur, sans compte.
preview-seats =
    { $count ->
        [one] Une place est libre. Ouvre le lien et assieds-toi : dans le navigateur, sans compte.
       *[other] { $count } places sont libres. Ouvre le lien et assieds-toi : dans le navigateur, sans compte.
    }
preview-running = Cette table est complète. Ouvre le lien pour regarder, ou pour reprendre ta place.
preview-over = La partie est finie. Ouvre le lien pour voir comment elle s’est terminée.
preview-clock = Temps par tour : { $time }.
