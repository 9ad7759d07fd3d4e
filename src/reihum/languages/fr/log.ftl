### Ce qui s’est passé à une table.

log-bot-sat = Un bot s’assied : { $name }.
log-seat-opened = Une place est de nouveau libre.
log-swapped = Deux places sont échangées.
log-removed = On a demandé à { $name } de partir.
log-muted = { $name } n’a plus la parole.
log-heard = { $name } a de nouveau la parole.
log-dismissed = On a demandé à { $name } de ne plus regarder.
log-somebody = Quelqu’un
log-closed = Les responsables du serveur ont fermé la table.
log-paced = Les bots jouent { $pace }.
log-created = La table a été ouverte.
log-mixing = On mélange les cartes. Le sceau du serveur : { $seal }…
log-wished = Les cartes sont distribuées comme quelqu’un les a demandées.
log-set = Les cartes sont en place.
log-mixed = { $name } a mélangé.
log-i-mixed = Tu as mélangé.
log-mixed-for = Le serveur mélange pour { $name }.
log-i-mixed-for = Le serveur mélange pour toi.
log-started = Les cartes sont distribuées.
log-seated = { $name } s’assied.
log-i-seated = Tu t’assieds.
log-left = { $name } se lève.
log-moved = { $name } continue sur un autre appareil.
log-watcher = { $name } (regarde)
log-renamed = { $before } s’appelle maintenant { $name }.
log-i-renamed = Tu t’appelles maintenant { $name }.
log-begin = { $name } commence.
log-i-begin = Tu commences.
log-end =
    { $drew ->
        [0] { $name } finit son tour.
       *[other] { $name } finit son tour et pioche { $drew }.
    }
log-i-end =
    { $drew ->
        [0] Tu finis ton tour.
       *[other] Tu finis ton tour et pioches { $drew }.
    }
log-drew =
    { $drew ->
    [one] { $drew } carte piochée
   *[other] { $drew } cartes piochées
    }
log-undone = { $name } reprend { $what }.
log-i-undone = Tu reprends { $what }.
log-signalled = { $name }, { $where } : { $what }
log-unsignalled = { $name } retire son signal sur { $where }.
log-i-unsignalled = Tu retires ton signal : { $where }.
log-said = { $name } : { $text }
log-stood-in = Un bot joue pour { $name }.
log-i-stood-in = Un bot joue pour toi.
log-stood-in-by-clock = Un bot joue pour { $name }, jusqu’à son retour.
log-stood-in-by-vote = Tout le monde est d’accord : un bot joue pour { $name }.
log-timed-out = { $name } n’a plus de temps : un bot joue ce tour.
log-i-timed-out = Tu n’as plus de temps : un bot joue ce tour.
log-nobody-began = Personne n’a commencé à temps : on tire au sort.
log-bot-slow = { $name } n’a pas répondu à temps : un autre bot joue.
log-bot-failed = { $name } est tombé en panne : un autre bot joue.
log-bot-illegal = { $name } voulait faire ce que les règles interdisent : un autre bot joue.
log-bot-missing = Le bot { $name } n’est plus sur ce serveur : un autre joue.
log-bot-asked = { $name } voudrait qu’un bot joue pour { $who }.
log-returned = { $name } est de retour.
log-i-returned = Te revoilà.
log-conceding = { $name } voudrait abandonner.
log-i-conceding = Tu voudrais abandonner.
log-declined = { $name } préfère refuser.
log-i-declined = Tu préfères refuser.
log-over = La partie est finie.
log-again = Les cartes d’une nouvelle partie sont distribuées.
log-same = On redistribue les mêmes cartes.
log-watchers-muted = Ceux qui regardent n’ont plus la parole.
log-watchers-heard = Ceux qui regardent ont de nouveau la parole.
log-hinted = { $name } a demandé un conseil.
log-i-hinted = Tu as demandé un conseil.
