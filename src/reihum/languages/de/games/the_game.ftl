### What The Game says; Extreme says most of it too.

must-begin = Zuerst muss jemand beginnen.
    .exact = Erst muss jemand anfangen: Übernimm den ersten Zug mit { $examples }.
already-begun = Es hat schon jemand begonnen.
claim = Ihr habt eure Karten gesehen. Wer mag, fängt an.
    .exact = Einigt euch, wer beginnt: Jeder Platz kann den ersten Zug übernehmen.
the-game-rules-1 = Zusammen legt ihr alle 98 Karten, 2 bis 99, auf vier Stapel: zwei gehen ab 1 aufwärts, zwei ab 100 abwärts.
the-game-rules-2 = Wer dran ist, legt mindestens zwei Karten, gern auch mehr, und zieht dann ebenso viele nach.
the-game-rules-3 = Rückwärtstrick: Auf einen aufsteigenden Stapel passt auch die Karte, die genau um zehn kleiner ist, auf einen absteigenden die genau um zehn größere.
the-game-rules-4 = Ist der Zugstapel leer, genügt eine Karte pro Zug.
the-game-rules-5 = Redet über alles, nur nicht über Zahlen. Zeichen auf einem Stapel sagen: bitte frei lassen, oder: hier gern.
the-game-rules-6 = Kann jemand nicht genug Karten legen, ist das Spiel aus. Weniger als zehn übrig ist hervorragend.
the-game-title = The Game
the-game-line = 98 Karten, vier Stapel, ein Team. Werdet sie alle los.
the-game-option-minimum = Karten pro Zug
the-game-option-minimum-2 = mindestens 2
the-game-option-minimum-3 = mindestens 3 (schwer)
why-begin = Von den Bots beginnt der, dessen erste zwei Karten am wenigsten kosten.
why-asked = { $pile } soll laut { $names } frei bleiben, aber nichts sonst ist so gut.
pile-up1 = Aufstieg 1
pile-up2 = Aufstieg 2
pile-down1 = Abstieg 1
pile-down2 = Abstieg 2
hand-too-small = Platz { $seat } hat { $count } Karten, obwohl es noch welche zu ziehen gibt; es müssten { $expected } sein.
not-agreeing = Nur bei first='agree', und bevor eine Karte liegt, darf niemand dran sein.
guide-two-ways = Sechzehn Karten sind noch übrig. Liegen am Ende alle, habt ihr gemeinsam gewonnen. Zwei Stapel gehen aufwärts, zwei abwärts. Nimm die 72 und tippe auf Aufstieg 1: Nur die 71 wird übersprungen.
guide-at-least-two = Jeder Zug braucht mindestens zwei Karten. Abstieg 1 zeigt 30, also passt die 28: Absteigende Stapel nehmen kleinere Zahlen.
guide-end-and-draw = Zwei liegen, das genügt. Beende deinen Zug: Du ziehst die letzten beiden Karten.
guide-pia-plays = Jetzt legt Pia. Ihre Karten siehst du nicht, und niemand darf Zahlen sagen. Der Zugstapel ist leer: Ab jetzt genügt eine Karte pro Zug.
guide-trick = Auf Aufstieg 2 liegt jetzt die 87, und du hast die 77: genau zehn weniger. Die darf zurück! Das ist der Rückwärtstrick, die beste Karte, die man haben kann.
guide-after-trick = Zehn Zahlen sind wieder frei. Die 78 liegt gleich neben der 77: Sie kostet nichts.
guide-one-more = Du darfst legen, so viel du magst. Die 25 auf Abstieg 1 ist noch nah dran.
guide-leave-room = Was du jetzt noch legst, nimmt auch Pia Platz weg. Behalte den Rest und lass sie legen.
guide-pia-again = Pia legt alles, was sie hat. Sieh hin, wo die Stapel danach stehen.
guide-trick-down = Auf absteigenden Stapeln geht der Trick nach oben: Abstieg 2 zeigt 11, und die 21 ist genau zehn mehr.
guide-last-cards = Vor diesem Trick war die 13 für Abstieg 2 zu hoch. Jetzt passt sie dort wieder.
guide-two-left = Noch zwei. Die 82 kommt auf Aufstieg 2.
guide-last-card = Und die allerletzte Karte: die 90 auf Aufstieg 1.
guide-enough-now = Das darf man, aber es verdirbt einen Stapel: Übersprungene Zahlen wird man später kaum noch los. Zwei Karten genügten, und du hättest nachgezogen.
guide-keep-for-later = Sie passt, aber weit weg: Alle Zahlen dazwischen sind auch für Pia verloren. Beende den Zug lieber hier.
guide-you-have-all = Niemand sonst hat noch Karten: Mach weiter, du kannst alles legen, was du hast.
guide-done = Das war The Game. Im ganzen Spiel sind es 98 Karten; weniger als zehn übrig ist hervorragend.
why-good = { $pile } ist laut { $names } gut für andere.
why-leaves = { $pile } bleibt für { $names } frei, wie gewünscht.
why-empties =
    { $count ->
        [one] Eine Karte leert
       *[other] { $count } Karten leeren
    } jetzt den Zugstapel: Danach genügt eine Karte pro Zug.
the-game-option-minimum-help = Wie viele Karten ein Zug braucht, solange es etwas nachzuziehen gibt. Drei sind für alle, die zu oft gewinnen.
