### Meine Statistik.

statistics-none = Noch nichts zu zählen: Spiel eine Partie zu Ende, dann geht es hier los.
statistics-won = { $won } von { $count } gewonnen
statistics-mean-left =
    { $mean ->
        [1] im Mittel { $mean } Karte übrig
       *[other] im Mittel { $mean } Karten übrig
    }
statistics-mean-points = im Mittel { $mean } Punkte
statistics-best = Bestes Ergebnis bisher: { $result }
statistics-streak = zurzeit { $count } in Folge gewonnen
statistics-longest = längste Serie: { $count } in Folge gewonnen
statistics-hints = insgesamt { $count }-mal um Rat gefragt
statistics-few = Erst wenige Partien: Noch redet vor allem das Glück mit.
statistics-against = Anteil der Siege: deiner und der von Bots
statistics-bot-rate = { $bot }: { $won } % (zwischen { $low } und { $high })
statistics-my-rate = Du: { $rate } % ({ $won } von { $count })
statistics-source = Die Anteile der Bots sind in vielen Partien gemessen; der wahre Anteil liegt sehr wahrscheinlich zwischen den beiden Zahlen.
statistics-course = Ergebnisse im Lauf der Zeit
statistics-as-table = Als Tabelle
statistics-date = Datum
statistics-better-left = weniger übrige Karten sind besser
statistics-better-points = mehr Punkte sind besser
statistics-days = Partien des Tages: { $streak }
statistics-none-reviewed = Noch keine deiner Partien ist besprochen. Eine Besprechung ergänzt Genauigkeit, Glück und Können.
statistics-review = Letzte Partie besprechen
statistics-reviewed = { $reviewed } von { $count } besprochen
statistics-accuracy = Genauigkeit
statistics-accurate = Genauigkeit: { $share } deiner Züge ohne Anmerkung
statistics-balance = Punkte der Gewinnchance je Partie: { $plays } durch das Spiel, { $luck } durch Glück
statistics-accuracy-course = Genauigkeit, Partie für Partie
statistics-balance-course = Spiel und Glück, Partie für Partie
statistics-reviewed-hint = Eine Anmerkung hat ein Zug, wenn ein anderer sicher um zwei Punkte oder mehr besser war.
statistics-moments = Beste Momente
statistics-most-accurate = Genaueste Partie: { $share }
statistics-comeback = Gewonnen, obwohl die Chance nur noch { $chance } war
