### Was `reihum verify` über eine Kartenverteilung herausfindet.

verify-right = stimmt
verify-wrong = FALSCH
verify-open = offen
verify-replayed = Jede Aktion war mit den ausgeteilten Karten möglich.
verify-not-replayed = So kann das Spiel nicht verlaufen sein: { $reason }
verify-cut-off = Die Aufzeichnung hört vor dem Ende des Spiels auf: Über die Karten danach sagt sie nichts.
verify-not-dealt = Dieses Spiel begann mit einer Stellung: Es wurde nichts ausgeteilt.
verify-heard =
    { $right ->
        [yes] Das Geheimnis passt zu der Festlegung, die du vor dem Austeilen gelesen hast.
       *[no] Das Geheimnis passt NICHT zu der Festlegung, die du vor dem Austeilen gelesen hast.
    }
verify-named =
    { $right ->
        [yes] Das Geheimnis passt zu der Festlegung, die in der Aufzeichnung steht.
       *[no] Das Geheimnis passt NICHT zu der Festlegung, die in der Aufzeichnung steht.
    }
verify-no-commitment = Es gibt keine Festlegung: Jemand hat sich diese Karten gewünscht, oder sie wurden anderswo ausgeteilt.
verify-server =
    { $right ->
        [yes] Was der Server für Platz { $seat } beigemischt hat, folgt aus seinem Geheimnis.
       *[no] Was der Server für Platz { $seat } beigemischt hat, folgt NICHT aus seinem Geheimnis.
    }
verify-mixed =
    { $right ->
        [yes] Der Text, den Platz { $seat } beigemischt hat, ist der, den du kennst.
       *[no] Der Text, den Platz { $seat } beigemischt hat, ist NICHT der, den du kennst.
    }
verify-only-they-know = Ob Platz { $seat } wirklich { QUOTE($text) } beigemischt hat, weiß nur, wer dort saß.
verify-nobody-mixed = Niemand hat etwas beigemischt: Der Server allein hat die Karten bestimmt.
