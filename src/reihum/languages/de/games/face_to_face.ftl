### What Face to Face says.

face-to-face-rules-1 = Beide haben 58 Karten, 2 bis 59, einen eigenen Stapel, der ab 1 aufsteigt, und einen, der ab 60 absteigt. Wer zuerst alle los ist, gewinnt.
face-to-face-rules-2 = Wer dran ist, legt mindestens zwei Karten, immer. Wer das nicht kann, hat verloren.
face-to-face-rules-3 = Auf den eigenen Stapeln geht der Rückwärtstrick: genau um zehn zurück.
face-to-face-rules-4 = Eine Karte pro Zug darf auf einen Stapel der Gegenseite, und dort muss sie helfen: kleiner auf dem aufsteigenden, größer auf dem absteigenden.
face-to-face-rules-5 = Danach ziehst du zwei Karten. Hast du geholfen, ziehst du auf sechs nach.
face-to-face-title = Face to Face
face-to-face-line = Ein Duell. Wer eine volle Hand will, muss der Gegenseite helfen.
face-to-face-pile-of =
    { $kind ->
        [up] Der aufsteigende Stapel von { $name }
       *[down] Der absteigende Stapel von { $name }
    }
face-to-face-put =
    { $kind ->
        [up] { $card } auf deinen aufsteigenden Stapel
       *[down] { $card } auf deinen absteigenden Stapel
    }
face-to-face-put-of =
    { $kind ->
        [up] { $card } auf den aufsteigenden Stapel von { $name }
       *[down] { $card } auf den absteigenden Stapel von { $name }
    }
face-to-face-will-draw = Du ziehst { $count }
face-to-face-given = Du hast geholfen: Du ziehst auf 6 nach.
face-to-face-option-last_card = Eine einzelne letzte Karte
face-to-face-option-last_card-lost = verliert
face-to-face-option-last_card-allowed = darf gespielt werden
ending-single-card = Mit einer einzelnen Karte kann kein Zug beginnen.
gift-given = Deine eine Karte für die Gegenseite liegt in diesem Zug schon.
gift-open = Eine Karte darf der Gegenseite helfen; dann ziehst du auf 6 nach.
help-lower = { $pile }: Dort hilft nur eine Karte unter { $top }.
    .exact = Eine Karte auf { $pile } muss helfen: kleiner als { $top }.
help-higher = { $pile }: Dort hilft nur eine Karte über { $top }.
    .exact = Eine Karte auf { $pile } muss helfen: größer als { $top }.
why-gift =
    { $draw ->
    [none] Die { $card } geht zur Gegenseite. Der Zugstapel ist leer, Karten bringt das also keine.
    [some] Die { $card } geht zur Gegenseite; dafür wird die Hand am Ende des Zuges auf sechs aufgefüllt, soweit der Zugstapel reicht.
   *[all] Die { $card } geht zur Gegenseite; dafür wird die Hand am Ende des Zuges auf sechs aufgefüllt.
    }
why-end-early = Der Zug darf enden; noch eine Karte würde jetzt mehr kosten als bringen.
why-end-only = Keine Karte passt mehr, also endet der Zug.
pile-up = Dein aufsteigender Stapel
pile-down = Dein absteigender Stapel
pile-their-up = Der aufsteigende Stapel gegenüber
pile-their-down = Der absteigende Stapel gegenüber
pile-of-bot-up = dem eigenen aufsteigenden Stapel
pile-of-bot-down = dem eigenen absteigenden Stapel
guide-your-side = Du gegen Ole: Wer zuerst alle eigenen Karten los ist, gewinnt. Unten liegen deine beiden Stapel. Die 42 auf dem aufsteigenden überspringt nur eine Zahl.
guide-down-pile = Mindestens zwei Karten pro Zug. Die 18 kommt auf deinen absteigenden Stapel, der 20 zeigt.
guide-gift = Einmal pro Zug darfst du der anderen Seite helfen: mit einer kleineren Karte auf deren aufsteigendem Stapel. Die 44 auf Oles 45 hilft ihm um eins, und du füllst deine Hand auf sechs auf.
guide-filled-up = Für dieses winzige Geschenk ziehst du drei Karten; ohne wären es zwei. Beende deinen Zug.
guide-ole-plays = Ole legt zwei Karten und hilft dir nicht.
guide-own-trick = Dein aufsteigender Stapel zeigt 42, und du hast die 32: genau zehn weniger. Das ist der Rückwärtstrick, nur auf eigenen Stapeln.
guide-on-it-goes = Dein Zugstapel ist leer, alles Übrige ist auf deiner Hand. Die 34 kommt obendrauf.
guide-towards-trick = Die 16 auf deinen absteigenden Stapel: Dann kann die 26 zurück.
guide-down-trick = Die 26 ist genau zehn mehr als 16: zurück damit.
guide-next-to-it = Die 25 liegt gleich daneben.
guide-winning-card = Die 48 auf deinen aufsteigenden Stapel, und du hast gewonnen.
guide-gift-first = Das ginge, aber ein Geschenk, das fast nichts kostet, bringt dir eine Karte mehr. Hilf Ole erst um eins.
guide-after-gift = Sie passt, aber dein eigener Stapel wird enger, und du ziehst ohnehin auf sechs nach. Beende deinen Zug.
guide-can-finish = Dann wäre Ole dran, und der hat nicht mehr viele Karten. Du kannst in diesem Zug fertig werden: Mach weiter.
guide-duel-done = Das war ein Duell. Im ganzen Spiel haben beide 58 Karten, und die ganze Kunst ist, wann man hilft.
why-no-gift = Nichts geht zur Gegenseite: Die Hilfe dort würde mehr kosten, als die Karten dafür wert sind.
pile-of-you-up = deinem aufsteigenden Stapel
pile-of-you-down = deinem absteigenden Stapel
face-to-face-pile-of-other =
    { $kind ->
        [up] dem aufsteigenden Stapel von { $name }
       *[down] dem absteigenden Stapel von { $name }
    }
face-to-face-option-last_card-help = Wer einen Zug mit einer einzigen Karte beginnt, kann keine zwei legen. Nach den Regeln ist das verloren; hier kann man es erlauben.
explain-gift-open = Einmal pro Zug darf eine Karte auf einen Stapel der Gegenseite, wenn sie ihn besser macht. Dafür ziehst du auf sechs Karten nach statt zwei.
explain-gift-given = Mehr als ein Geschenk pro Zug gibt es nicht. Es bringt dich am Ende des Zuges auf sechs Karten.
