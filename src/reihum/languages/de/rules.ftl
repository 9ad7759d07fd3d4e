### Reading the rules.

rules-title = Regeln
rules-of = Regeln: { $game }
rules-now = Was jetzt für dich gilt
rules-changed = Anders an diesem Tisch
rules-minute = In einer Minute
rules-whole = Ausführlich
rules-english = Die ausführliche Fassung gibt es bisher nur auf Englisch.
rules-missing = Die ausführliche Fassung lässt sich gerade nicht zeigen.
rules-none = Dieses Spiel gibt es hier nicht.
rules-own-numbers = eigene Zahlen
rules-others = Die Regeln der anderen Spiele
guided-read = Das geführte erste Spiel in Worten
