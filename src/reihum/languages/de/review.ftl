### Warum eine Partie nicht besprochen oder gelöst werden kann, und was eine Besprechung sagt.

no-review = Dieses Spiel kann nicht besprochen werden.
    .exact = { $game } kann nicht besprochen werden; { $games } können es.
no-solver = Dieses Spiel kann nicht gelöst werden: Das geht nur, wo alle gemeinsam gewinnen oder verlieren.
    .exact = { $game } kann nicht gelöst werden: Das geht nur, wo alle gemeinsam gewinnen oder verlieren.
solve-no-state = Nur ein Stand einer Partie kann gelöst werden.
    .exact = Nur ein Stand kann gelöst werden, wie ihn Game.deal gibt, nicht { QUOTE($value) }.
review-running = Diese Partie ist noch nicht zu Ende: Dann kann sie besprochen werden.
review-after-yours = Für dich werden schon zwei Partien besprochen. Versuch es noch einmal, sobald eine davon fertig ist.
review-busy = Gerade werden viele Partien besprochen. Versuch es bitte in ein paar Minuten noch einmal.
review-needs-fast = Dieser Server kann keine Partien besprechen: Ihm fehlt, was es dazu braucht.
    .exact = Besprechungen brauchen numba: pip install 'reihum[fast]' bringt es mit.
reviews-off = Dieser Server bespricht keine Partien.
no-such-review = Diese Besprechung ist nicht mehr da. Frag noch einmal danach.

## Die Tafel

review-heading = Besprechung
review-waiting = { $ahead ->
    [one] Vor deiner wird noch eine Partie besprochen …
   *[other] Vor deiner werden noch { $ahead } Partien besprochen …
}
review-preparing = Gleich geht es los …
review-preparing-long = Gleich geht es los … Auf einem neuen oder viel beschäftigten Server dauert die erste Besprechung ein paar Minuten. Sie geht auch ohne dich weiter.
review-working = Zug { $done } von { $count } …
review-solving = War die Partie zu gewinnen? Ein Weg wird gesucht …
review-cancel = Abbrechen
review-cancelled = Die Besprechung wurde abgebrochen.
review-failed = Die Besprechung ließ sich nicht zu Ende bringen.
review-again = Noch einmal versuchen
review-curve = Die Gewinnchance, Zug um Zug
review-curve-hint = Tippe darauf oder nimm die Pfeiltasten, um zu einem Zug zu springen.
review-at = Zug { $number }, { $name }: { $after }, { $mark }
review-at-end = Am Ende: { $chance }
review-other = Bester anderer Zug: { $what }, { $chance }.
review-turn = Zug { $number }
review-marks = Wo es gekippt ist
review-no-marks = Kein Zug hat viel verschenkt. Gut gespielt!
review-no-marks-yet = Bisher nichts.
review-mark-blunder = grober Fehler
review-mark-mistake = Fehler
review-mark-inaccuracy = Ungenauigkeit
review-mark-good = gut
review-mark-close = fast gleich
review-mark-best = bester Zug
review-from-to = { $before } → { $after }
review-played = Gespielt: { $what }
review-better = Besser: { $what }
review-points = { $better } erwartete Punkte in diesem Durchgang statt { $played }
review-ended = den Zug beenden
review-luck = Glück und Können
review-luck-line = { $prior } am Anfang, { $plays } durch das Spiel, { $luck } durch Glück.
review-luck-result = { $won ->
    [yes] Gewonnen. Ohne das Glück wäre die Chance { $chance } gewesen.
   *[no] Verloren. Ohne das Glück wäre die Chance { $chance } gewesen.
}
review-luck-spent = { $won ->
    [yes] Gewonnen. Durch das Spiel ging mehr verloren, als am Anfang da war: Das Glück hat es zurückgebracht.
   *[no] Verloren. Durch das Spiel ging mehr verloren, als am Anfang da war: Das Glück hatte einiges zurückgebracht.
}
review-luck-plays = Spiel
review-luck-draws = Glück
review-luck-hint = In Prozentpunkten. Was der beste Zug behalten hätte, zählt als Spiel, und Aufgeben auch; alles andere ist Glück.
review-dearest-you = Am meisten gekostet hat, was nach Zug { $number } kam: { $points }.
review-winnable = War die Partie zu gewinnen?
review-won-line = Mit offenen Karten war sie vor Zug { $number } noch zu gewinnen.
review-won-given-up = Mit offenen Karten war sie vor dem Zug, in dem aufgegeben wurde, noch zu gewinnen.
review-lost-after = Nach diesem Zug nicht mehr: Das ist bewiesen.
review-lost-later = Vor Zug { $number } nicht mehr: Das ist bewiesen. Dazwischen weiß es niemand.
review-lost-unknown = Ob sie nach diesem Zug noch zu gewinnen war, weiß niemand.
review-lost-always = Nein. Selbst mit offenen Karten gab es keinen Weg: Das ist bewiesen.
review-unknown = Das weiß niemand: Es fand sich kein Weg, aber auch kein Beweis, dass es keinen gibt.
review-gone = Nach Zug { $number } war für alle, die die Karten nicht sehen konnten, kaum noch eine Chance da.
review-line = Ein Weg zum Sieg
review-line-words = Der Weg in Worten
review-line-show = Den Weg zeigen
review-line-step = { $place } von { $count }
review-line-next = Weiter
review-line-before = Zurück
review-line-close = Zurück zur echten Partie
