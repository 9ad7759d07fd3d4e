### Eine Besprechung im Terminal und als Seite.

report-won = Gewonnen: Alle Karten sind abgelegt.
report-lost = Verloren, { cards } übrig.
report-given-up = Aufgegeben, { cards } übrig.
report-wins =
    { $several ->
        [yes] { $names } teilen sich den Sieg ({ $scores }).
       *[no] { $names } gewinnt ({ $scores }).
    }
report-stopped = Es wurde aufgegeben.
report-who = Spieler { $number }
report-of = { $who }: { $told }
report-turns = Züge
report-turn = Zug
report-player = Spieler
report-played = gespielt
report-before = vorher
report-after = nachher
report-mark = Urteil
report-better = besser
report-points = { $better } Punkte statt { $played }
report-balance = { $prior } zu Beginn, Spiel { $plays }, Glück { $luck }: { $won ->
        [yes] gewonnen
       *[no] verloren
    }. { $spent ->
        [back] Durch das Spiel ging mehr verloren, als am Anfang da war: Das Glück hat es zurückgebracht.
        [some] Durch das Spiel ging mehr verloren, als am Anfang da war: Das Glück hatte einiges zurückgebracht.
       *[no] Ohne Glück wären es { $fair } gewesen.
    }
report-share = Spiel { $plays }, Glück { $luck }.
report-dearest = Was nach Zug { $turn } kam, kostete am meisten: { $points }.
report-gone = Nach Zug { $turn } war kaum noch eine Chance da.
report-never = Das war nicht zu gewinnen, selbst wenn man alle Karten kennt.
report-open = Ob das mit Kenntnis aller Karten zu gewinnen war, ist nicht bekannt.
report-until = Wer alle Karten kennt, hätte vor Zug { $turn } noch gewinnen können; { $sure ->
        [yes] danach nicht mehr.
        [later] vor Zug { $lost } nicht mehr. Dazwischen ist es nicht bekannt.
       *[no] für die Züge danach ist es nicht bekannt.
    }
report-until-given-up = Wer alle Karten kennt, hätte vor dem Zug, in dem aufgegeben wurde, noch gewinnen können.
report-line = Ein Weg zum Sieg von da an:
report-curve = Die Gewinnchance, Zug für Zug
report-dot = Zug { $turn }: { $mark }, von { $before } auf { $after }
report-marks = Ein grober Fehler gab mindestens 10 Punkte der Gewinnchance her, ein Fehler 5, eine Ungenauigkeit 2. „Fast gleich“ heißt: Ein anderer Zug war vielleicht besser.
report-solved = Das ist zu gewinnen: { $line }
report-unsolvable = Das ist nicht zu gewinnen.
report-unsolved = Es fand sich kein Weg zum Sieg, und auch kein Beweis, dass es keinen gibt.
report-nothing = Kein Zug wurde zu Ende gespielt: Es gibt nichts zu beurteilen.
