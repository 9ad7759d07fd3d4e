### Spielen im Terminal. Was man tippt, ist in jeder Sprache gleich.

terminal-which-game = Welches Spiel?
terminal-choose = Tippe 1 bis { $count }, einen Namen, oder q zum Gehen.
terminal-bye = Bis bald.
terminal-no-file = Es gibt kein gespeichertes Spiel { $file }.
terminal-stuck = [bold red]Nichts passt mehr.[/] Tippe [b]undo[/b], um die Karte zurückzunehmen, oder [b]stand[/b], um sie liegen zu lassen: Dann ist das Spiel aus.
terminal-begin = Tippe [b]begin[/b] für den ersten Zug, oder { $claims }.
terminal-begin-several = Tippe [b]begin[/b] für den ersten Zug, oder Enter zum Weitergeben.
terminal-claim = { $action } für { $name }
terminal-you-drew = Du hast { $count } nachgezogen.
terminal-turn =
    { $drew ->
        [0] { $name }: { $played }
       *[other] { $name }: { $played }, { $drew } nachgezogen
    }
terminal-curtain = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
terminal-curtain-first = { $name }, drück Enter, wenn nur du hinsiehst.
terminal-no-bot-yet = Noch hat kein Bot gespielt.
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-file-trouble = { $file }: { $problem }
terminal-saved = Gespeichert. Weiter geht es mit
terminal-no-cards = keine Karten übrig
terminal-deal = Verteilung { $deal }
terminal-excellent = Hervorragend!
terminal-wins =
    { $who ->
        [you] Du gewinnst: { $ending } ({ $scores })
        [one] { $names } gewinnt: { $ending } ({ $scores })
       *[several] { $names } gewinnen: { $ending } ({ $scores })
    }
terminal-again = [b]again[/b] noch eins, [b]same[/b] dieselben Karten, [b]save[/b] DATEI, [b]why[/b] warum, oder [b]q[/b] zum Gehen
terminal-command-undo = eine Karte zurücknehmen, bis der Zug endet
terminal-command-table = den Tisch noch einmal zeigen
terminal-command-save = ein Spiel aufheben
terminal-command-load = mit einem weitermachen
terminal-command-rules = die ganzen Regeln
terminal-command-why = der letzte Bot sagt, warum er so gespielt hat
terminal-command-hint = was ein starker Spieler hier täte
terminal-command-help = diese Hilfe
terminal-command-quit = gehen; das Spiel wird aufgehoben
terminal-file = DATEI
terminal-bot = Bot { $letter }
terminal-player = Spieler { $letter }
terminal-mix = Jeder mischt das Deck des anderen. Tippe irgendetwas, um es einzumischen, oder drück Enter für den Zufall.
terminal-help-piles =
    Eine Karte kommt auf einen Stapel: [b]{ $card }[/b] oder [b]{ $loose }[/b].
    Danach beendet [b]end[/b] (oder [b]e[/b]) deinen Zug.
    Unter den Stapeln stehen deine Karten und was jede wo kosten würde:
    Ein Punkt heißt, dort geht sie nicht, ↩ ist der Rückwärtstrick, ! heißt, dass danach nichts mehr passt.
    Auf einer Schiene ist ━ verbraucht, ◆ die oberste Karte, und │ sind deine Karten.
terminal-help-duel = Eine Karte pro Zug darf der Gegenseite helfen: Dann ziehst du auf sechs nach, sonst zwei.
terminal-help-extreme = Violette Wörter sind Befehle; [b]rules[/b] erklärt alle sieben.
terminal-help-nix =
    Spiel eine Kombination: [b]triple:5-5-J[/b], [b]single:4[/b], [b]none[/b]; ein Stern nimmt den Super-Chip: [b]quad:7-7-7-7*[/b].
    Neben jeder Reihe des Spielplans steht, was deine Hand hergibt; * wo der Super-Chip mitgehen kann.
terminal-help-general = Tippe eine der Aktionen, die hinter [b]du kannst[/b] stehen.
terminal-may = du kannst: { $actions }
terminal-draw = Zugstapel { $draw }   noch { $left } Karten
terminal-hands = auf der Hand: { $hands }
terminal-commands = offene Befehle: { $commands }
terminal-side = { $name }: { $hand } auf der Hand, Zugstapel { $draw }, noch { $left }
terminal-card = Karte
terminal-helps = hilft { $count }
terminal-ending-all-down = Alle Karten liegen: gewonnen!
terminal-ending-stuck = Nichts ging mehr: verloren, { cards } übrig.
terminal-ending-skull-left = Ein Totenkopf liegt offen: verloren, { cards } übrig.
terminal-ending-three-not-met = Drei Karten wurden es nicht: verloren, { cards } übrig.
terminal-ending-duel-all-down = alle 58 Karten liegen
terminal-ending-duel-stuck = die Gegenseite konnte keine zwei Karten legen
terminal-ending-duel-single-card = die Gegenseite begann einen Zug mit einer einzigen Karte
terminal-ending-four-laps = die meisten Punkte nach vier Durchgängen
terminal-row = Reihe
terminal-field =
    { $number ->
        [1] 1.
        [2] 2.
       *[3] 3.
    }
terminal-round = Runde { $number }: { $name } { $action }
terminal-round-from = Runde { $number }: { $name } { $action } aus { $cards }
terminal-hand = Hand: { $cards }
terminal-hand-empty = Hand: leer
terminal-name = Name
terminal-title = Titel
terminal-players = Spieler
terminal-to = { $low } bis { $high }
terminal-puzzle = { $game }, Wertung { $rating }
terminal-puzzle-win = Ein Zug kann noch gewinnen. Spiel ihn Karte für Karte, dann [b]end[/b]; mit [b]q[/b] hörst du auf.
terminal-puzzle-best = Ein Zug ist klar der beste. Spiel ihn; mit [b]q[/b] hörst du auf.
terminal-puzzle-holds = { $name } hat { $cards }.
terminal-puzzle-draw = Der Zugstapel, die nächste Karte zuerst: { $cards }.
terminal-puzzle-right = Richtig!
terminal-puzzle-wrong = Nicht der beste Zug.
terminal-puzzle-turn = Der Zug: { $turn } ({ $themes }).
terminal-puzzle-found = Gefunden von: { $levels }.
terminal-puzzle-hard = Keine Stufe unserer Bots findet ihn.
terminal-puzzle-rating = Deine Wertung ist { $rating } ±{ $spread }; { $streak } in Folge.
terminal-puzzles-done = Du hast alle diese Rätsel gelöst.
terminal-puzzles-none = Solche Rätsel gibt es nicht; reihum puzzles --list zählt sie auf.
