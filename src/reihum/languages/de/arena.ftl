### Läufe mit vielen Spielen, Training und Gewichte: was nicht geht.

arena-says = { $reason }
arena-no-limit = { $limit } ist keine Grenze in Sekunden; eine Zahl über 0 und höchstens { $most } wäre eine.
arena-no-cluster = Unter { QUOTE($address) } gibt es keinen Cluster: { $reason }.
arena-low-score = { $game } hat einen Stand von { $score }; gezählt wird hier ab 0.
arena-no-bounds = { $bounds } sind keine Grenzen; zwei Elo-Zahlen, die kleinere zuerst, wie 0,10, wären welche.
arena-unread-bounds = { $given } sind keine Grenzen in Elo; 0,10 wären welche.
arena-each-needs-out = --each braucht --out: die Datei mit einer Zeile für jedes Spiel.
arena-resume-needs-out = --resume braucht --out: die Datei, mit der es weitergeht.
arena-ending =
    { $count ->
        [one] { $file }: Der Name sollte auf { $endings } enden.
       *[other] { $file }: Der Name sollte auf eines davon enden: { $endings }.
    }
arena-no-folder = { $file }: Einen Ordner { $folder } gibt es nicht.
arena-same-bots = Ein Turnier braucht zwei verschiedene Bots oder mehr, nicht { $bots }.
arena-no-task = Eine Aufgabe { $task } gibt es nicht; es gibt { $tasks }.
bot-only-master-timed = Einen Bot { $bot } gibt es nicht: Nur master bekommt eine Zeit, in Millisekunden: master:20ms.
bot-no-file = Einen Bot { $bot } gibt es nicht: { $file }: { $reason }.
bot-no-text = Einen Bot { $bot } gibt es nicht: { $file } ist kein Programmtext.
bot-no-level = { $bot }: Eine Stufe { $level } gibt es nicht; es gibt { $levels }.
bot-unknown = Einen Bot { QUOTE($bot) } gibt es nicht; es gibt { $bots }, oder DATEI.py:NAME.
bot-not-in-file = In { $file } gibt es kein { $name }; es gibt { $names }.
bot-unreadable = { $file } lässt sich nicht lesen: { $kind }: { $reason }.
bot-none = { $bot } ist kein Bot; eine Klasse mit `choose` oder eine kompilierte Funktion wäre einer.
resume-unreadable = Mit { $file } lässt sich nicht weitermachen: { $reason }.
resume-no-run = Mit { $file } lässt sich nicht weitermachen: Es ist kein Lauf darin.
resume-no-progress = { $file } ist nicht der Stand eines Laufs: { $reason }.
resume-other-settings = { $file } gehört zu einem Lauf mit anderen Einstellungen: { $settings }.
resume-short = { $file } fehlt oder ist zu kurz, um damit weiterzumachen.
resume-format = Das ist { $found }; richtig wäre { $format }.
resume-broken = { $format } lässt sich hier nicht lesen: { $reason }.
resume-another = Das ist ein anderes Turnier: { $differences }.
course-none = { $file } enthält kein Training: { $reason }
course-nothing = Es gibt nichts zum Weitermachen: { $file } fehlt.
course-both = Entweder --resume, das mit { $file } weitermacht, oder --start: nicht beides.
course-other-game = { $file } ist von einem Training für { $game }, nicht für { $wanted }.
course-any-players = { $file } ist von einem Training für beliebig viele Spieler, nicht für { $wanted }.
course-other-players = { $file } ist von einem Training für { $players } Spieler, nicht für { $wanted }.
course-no-game = { $game } hat keine Spieler, die lernen; { $games } haben welche.
course-no-time = { $minutes } Minuten sind keine Zeit zum Lernen; 10 wären eine.
weights-other-game = Diese Gewichte wurden für { $made } gemacht, nicht für { $game }.
weights-other-size = Diese Gewichte wurden für ein anderes Spiel oder eine andere Version gemacht; trainiere sie neu.
weights-missing = Gewichte { $file } gibt es nicht: { $reason }.
weights-none = { $file } enthält keine Gewichte: { $reason }
weights-say = { $reason }
bot-not-of-game = { $game } hat keinen Bot { $bot }; es hat { $bots }.
# Was ein Bot in einem Spiel falsch gemacht hat.
fault-slow = keine Antwort innerhalb von { $seconds } s
fault-late = keine Antwort rechtzeitig
fault-died = sein Prozess ist abgestürzt
fault-nonsense = eine unerlaubte Aktion
fault-illegal = eine unerlaubte Aktion: { $reason }
fault-signal = ein falsches Zeichen: { $signal }; richtig wäre Signal({ $seat }, eines von { $piles }, eines von { $kinds })
