### Quello che `reihum verify` scopre di una smazzata.

verify-right = giusto
verify-wrong = SBAGLIATO
verify-open = da chiedere
verify-replayed = Ogni azione era possibile con le carte di questa smazzata.
verify-not-replayed = La partita non può essere andata così: { $reason }
verify-cut-off = La partita scritta si ferma prima della fine: delle carte venute dopo non dice niente.
verify-not-dealt = Questa partita è cominciata da una posizione: non è stata data nessuna carta.
verify-heard =
    { $right ->
        [yes] Il segreto è quello dell’impegno che hai letto prima della smazzata.
       *[no] Il segreto NON è quello dell’impegno che hai letto prima della smazzata.
    }
verify-named =
    { $right ->
        [yes] Il segreto è quello dell’impegno scritto nella partita.
       *[no] Il segreto NON è quello dell’impegno scritto nella partita.
    }
verify-no-commitment = Non c’è nessun impegno: qualcuno ha chiesto questa smazzata, o le carte sono state date altrove.
verify-server =
    { $right ->
        [yes] Quello che il server ha aggiunto per il posto { $seat } viene dal suo segreto.
       *[no] Quello che il server ha aggiunto per il posto { $seat } NON viene dal suo segreto.
    }
verify-mixed =
    { $right ->
        [yes] Il testo che il posto { $seat } ha aggiunto è quello che conosci.
       *[no] Il testo che il posto { $seat } ha aggiunto NON è quello che conosci.
    }
verify-only-they-know = Se il posto { $seat } ha davvero aggiunto { QUOTE($text) }, lo sa solo chi era seduto lì.
verify-nobody-mixed = Nessuno ha aggiunto niente: le carte le ha scelte il server da solo.
