### At the table.

paces-thoughtful = bedächtig
paces-normal = normal
paces-quick = zügig
paces-at-once = sofort
table-agreeing = Wer beginnt?
table-begin = Ich beginne
table-end = Zug beenden
table-end-draw =
    { $count ->
        [0] Zug beenden
       *[other] Zug beenden, { $count } ziehen
    }
table-undo = Zurücknehmen
table-signals = Zeichen
table-signals-shut = Solange Schweigen offen liegt, gibt es keine Zeichen.
table-signal-done = Fertig
table-hand = Deine Hand
table-since = Seit deinem Zug
table-last-turns = Die letzten Züge
table-drew =
    { $count ->
        [0] nichts gezogen
       *[other] { $count } gezogen
    }
table-why = Warum?
table-why-of = Warum hat { $name } so gespielt?
table-why-bots = Warum die Bots so gespielt haben
table-remembering = Einen Moment
table-cannot-say = Dazu lässt sich nichts sagen.
table-free = Du kannst weiterspielen oder den Zug beenden.
table-watching = Du schaust zu.
table-at-table = Am Tisch
table-say = Sag etwas
table-say-hint = Alles außer Zahlen
table-send = Senden
table-silenced = Schweigen: kein Gespräch
table-side = Verlauf und Chat
table-unread = Verlauf und Chat, { $count } ungelesen
table-away = nicht da
table-stand-in = Bot spielen lassen
table-stand-in-soon = nicht da, in { $count } s darf ein Bot spielen
table-ask-bot = Bot spielen lassen?
table-time-left = Noch { $time }, dann spielt ein Bot diesen Zug.
table-time-up = Deine Zeit ist um: Ein Bot spielt diesen Zug zu Ende.
table-stuck = Jetzt passt nichts mehr.
table-stuck-of = { $name } kann nicht weiter und überlegt.
table-stuck-hint = Nimm die Karte zurück, oder lass sie liegen: Dann ist das Spiel vorbei.
table-let-stand = Liegen lassen
table-waiting-for = Keine Verbindung. Es wartet:
table-withdraw = zurücknehmen
table-standing-in = ein Bot spielt
table-watcher = schaut zu
table-spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-loading = Einen Moment
menu-me = Dein Name, deine Farbe und Form
menu-pace = Die Bots spielen
menu-move = Auf einem anderen Gerät weiterspielen
menu-concede = Dieses Spiel aufgeben
menu-concede-sure = Dieses Spiel wirklich aufgeben?
menu-concede-yes = Aufgeben
menu-leave = Den Tisch verlassen
menu-leave-sure = Diesen Platz endgültig verlassen?
menu-leave-yes = Verlassen
move-title = Auf einem anderen Gerät weiterspielen
move-hint = Öffne dort diesen Link, oder richte die Kamera auf den Code. Er gilt einmal und ein paar Minuten lang, und wer ihn öffnet, hat deinen Platz: Gib ihn niemandem. Die anderen erfahren davon.
move-code = Code, der deinen Platz auf ein anderes Gerät bringt
people-title = Wer reden darf
people-spectators = Alle, die zuschauen
people-mute = Stumm
people-mute-name = Stummschalten: { $name }
people-hear = Reden lassen
people-hear-name = Wieder reden lassen: { $name }
people-dismiss = { $name } bitten, nicht mehr zuzuschauen
people-hint = Wer stumm ist, spielt weiter, kann aber weder reden noch den Namen ändern.
vote-title = Bot spielen lassen
vote-asks = { $name } möchte für { $who } einen Bot spielen lassen.
vote-asks-you =
    { $count ->
        [0] { $name } möchte einen Bot für dich spielen lassen. Spiel einfach, dann bleibt er weg.
       *[other] { $name } möchte in { $count } s einen Bot für dich spielen lassen. Spiel einfach, dann bleibt er weg.
    }
vote-waiting = Du möchtest für { $who } einen Bot spielen lassen.
vote-when =
    { $count ->
        [0] Sobald alle zustimmen.
       *[other] Wenn alle zustimmen, in { $count } s.
    }
vote-answer = Antworten
vote-agree = Zustimmen
vote-wait = Noch warten
vote-withdraw = Doch warten
vote-thinking = Ich überlege noch
vote-replaced = Für dich spielt ein Bot.
vote-back = Selbst weiterspielen
concede-asks =
    { $count ->
        [one] { $names } möchte aufgeben.
       *[other] { $names } möchten aufgeben.
    }
concede-waiting = Du möchtest aufgeben. Die anderen müssen zustimmen.
concede-agree = Einverstanden
concede-play-on = Weiterspielen
concede-withdraw = Doch weiterspielen
signals-leave = Bitte frei lassen
signals-leave-strong = Finger weg!
signals-good = Hier gern
signals-none = Zurücknehmen
hint-ask = Rat
hint-show = Zeig es mir
hint-then = Von da an fragt die Lampe sofort.
hint-thinking = Ein starker Spieler sieht sich deine Karten an …
hint-nothing = Rechtzeitig ist ihm nichts eingefallen. Frag noch einmal.
guided-skip = Das geführte Spiel verlassen
guided-from-start = Von vorn
