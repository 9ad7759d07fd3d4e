### The end of a game, and whether its deal was fair.

end-won = Gewonnen.
end-lost = Verloren.
end-winner = { $name } gewinnt.
end-winners = { $names } teilen sich den Sieg.
end-you-win = Du gewinnst.
end-conceded =
    { $people ->
        [one] Du hast dieses Spiel aufgegeben.
       *[other] Ihr habt dieses Spiel aufgegeben.
    }
end-you-gave-up = Du hast aufgegeben.
end-gave-up = { $name } hat aufgegeben.
end-given-up = Diese Partie wurde aufgegeben.
end-again = Noch eins
end-same = Dieselben Karten
end-asks = { $name } möchte noch eins spielen.
end-asks-same = { $name } möchte dieselben Karten noch einmal spielen.
end-ready = Ich bin bereit
end-not-now = Jetzt nicht
end-waiting-for = Es fehlt noch: { $names }.
end-deal-now = Austeilen, ohne zu warten
end-series = Die Spiele an diesem Tisch
end-board = Zum Tisch
end-to-result = Zum Ergebnis
end-share-result = Ergebnis teilen
end-text-copied = Text kopiert
end-share = Spiel kopieren
end-copied = Kopiert
end-deal = Kartenverteilung { $code }
end-mix = Mischung { $code }
fair-check = Karten nachprüfen
fair-good = Die Karten waren ehrlich gemischt.
fair-bad = Mit diesen Karten stimmt etwas nicht.
fair-partly = Soweit dieser Browser es sehen kann, waren die Karten ehrlich gemischt.
fair-unknown = Dieser Browser hat von diesem Spiel zu wenig mitbekommen, um die Karten nachzuprüfen.
fair-wished = Diese Karten hat sich jemand gewünscht: Da gibt es kein Mischen nachzuprüfen.
fair-same = Diese Karten hattet ihr schon: Da gab es nichts zu mischen.
fair-set = Diese Karten lagen bereit, sie wurden nicht gemischt: Da gibt es nichts nachzuprüfen.
fair-seal = Das Siegel: { $seal }
fair-more = Mit dem Spiel als Text macht „reihum verify“ dasselbe ohne diese Seite.
fair-findings-promise-right = Das Geheimnis des Servers ist das, das er vor dem Mischen versiegelt hatte.
fair-findings-promise-wrong = Das Geheimnis des Servers ist nicht das, das er vor dem Mischen versiegelt hatte.
fair-findings-promise-open = Dieser Browser hat das Siegel nicht erhalten.
fair-findings-mine-right = Was dein Browser beigemischt hat, ist ins Mischen eingegangen.
fair-findings-mine-wrong = Von deinem Browser ist nichts in das Mischen eingegangen.
fair-findings-mine-open = Dieser Browser hat nichts beigemischt.
fair-findings-server-right = Was der Server für andere beigemischt hat, folgt aus seinem Geheimnis.
fair-findings-server-wrong = Was der Server für andere beigemischt hat, folgt nicht aus seinem Geheimnis.
fair-findings-server-open = Dieser Browser hat nicht erfahren, wer gemischt hat.
fair-findings-once-right = Es wurde einmal gemischt.
fair-findings-once-wrong = Das Mischen wurde ohne Grund neu begonnen.
fair-findings-once-open = Dieser Browser war beim Mischen nicht dabei.
fair-findings-cards-right = Jede Karte, die gespielt wurde oder übrig blieb, ist die ausgeteilte.
fair-findings-cards-wrong = Nicht alle Karten sind die, die ausgeteilt werden mussten.
fair-findings-cards-open = Dieser Browser kann nicht allen Karten dieses Spiels folgen.
fair-findings-lots-right = Auch was ausgelost wurde, etwa wer beginnt, hat allein der Zufall entschieden.
fair-findings-lots-wrong = Was ausgelost wurde, etwa wer beginnt, ergibt sich nicht aus dem Mischen.
fair-findings-lots-open = Dieser Browser kann nicht prüfen, was ausgelost wurde.
end-waiting = Einen Moment.
hint-asked =
    { $name } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } um Rat gefragt.
hint-i-asked =
    Du hast { $count ->
        [one] einmal
       *[other] { $count }-mal
    } um Rat gefragt.
guided-play = Ein richtiges Spiel
guided-rules = Alle Regeln
end-what-if = Was wäre, wenn? Ab Schritt { $step } von { $steps }
end-what-if-here = Hier
end-what-if-real = Das echte Spiel
end-to-real = Zum echten Spiel
end-why-lost =
    { $alone ->
        [yes] Warum habe ich verloren?
       *[no] Warum haben wir verloren?
    }
end-review = Diese Partie besprechen
