### Die Befehlszeile: was `--help` zeigt, gefunden nach den Namen von Befehlen und Optionen, und was am Eingetippten nicht stimmt.

help-usage = Aufruf:
help-arguments-heading = Angaben:
help-options-heading = Optionen:
help-commands-heading = Befehle:
help-usual = sonst:

# Wörter in Großbuchstaben stehen für das, was man tippt.
help-words =
    .args = ANGABEN
    .command = BEFEHL
    .deal-or-position = KARTEN-ODER-STELLUNG
    .file = DATEI
    .from = VON
    .game = SPIEL
    .name = NAME
    .number = ZAHL
    .options = OPTIONEN
    .policy = STRATEGIE
    .record = AUFZEICHNUNG
    .seat = PLATZ
    .table = TISCH
    .text = TEXT
    .to = NACH
    .value = WERT

# Was mehrere Befehle haben.
help-options =
    .help = Diese Hilfe zeigen.
    .language = Die Sprache von allem, was Menschen lesen; sonst wie das System.
    .option = Eine Einstellung des Spiels; mehrmals möglich.
    .game = Ein Spiel, zum Beispiel the-game; `reihum games` nennt alle.
    .record = Die Aufzeichnung eines beendeten Spiels; - liest sie von der Eingabe.
    .json = Als JSON ausgeben.
    .players = Wie viele mitspielen.
    .settings = Eine TOML-Datei mit Einstellungen.
    .seed = Die Verteilungen SEED/0, SEED/1, ...: gleicher Seed, gleiches Ergebnis.
    .board = Ein Spielplan in einer TOML-Datei, für Spiele mit Spielplan.
    .talk = Bots dürfen sich Zeichen geben.
    .cores = Prozesse; sonst alle Kerne.
    .cluster = Die Adresse eines Dask-Schedulers.
    .limit = Sekunden, die ein eigener Bot für eine Entscheidung hat.
    .plot = Ein Bild zeichnen, zum Beispiel run.png.
    .resume = Dort weitermachen, wo --out aufgehört hat.
    .deals = Wie viele Verteilungen, zum Beispiel 10_000.
    .sprt = Aufhören, sobald es sicher ist: Elo-Grenzen wie 0,10 (SPRT).
    .out = Eine .json-Datei schreiben.
    .source = Wo die Tische sind: eine Datei oder eine Adresse wie postgresql://anna@localhost/tables.
    .database = Die Datenbank; sonst die aus REIHUM_DATABASE oder den Einstellungen.
    .table = Wie in seiner Adresse, /t/TISCH.

help = Kartenspiele reihum: spiel sie hier, oder lass Bots sie millionenfach spielen.
help-play = Im Terminal spielen: allein, mit anderen an einer Tastatur oder gegen Bots.
    .game = Ein Spiel, zum Beispiel the-game; `reihum games` nennt alle. Fehlt es, wirst du gefragt.
    .people = Menschen an dieser Tastatur; sie wechseln sich ab.
    .bots = Mit- oder Gegenspieler, die keine Menschen sind.
    .deal = Der Code einer Kartenverteilung, oder irgendein Text oder eine Zahl: immer dieselben Karten.
    .mix = Was ein Platz in den Stapel des anderen mischt, wo jeder einen eigenen hat; einmal für jeden Platz.
    .load = Mit einem gespeicherten Spiel weitermachen.
    .resume = Dort weitermachen, wo du zuletzt aufgehört hast.
    .bot = Wie sie spielen: beginner, casual, club, expert oder master, wenn das Spiel sie hat.
help-games = Alle Spiele nennen: unsere und die von installierten Paketen.
help-rules = Die Regeln eines Spiels ausgeben, mit allen Auslegungen.
help-verify = Die Kartenverteilung eines Spiels prüfen: das Geheimnis, was hineingemischt wurde, und jede Karte.
    .commitment = Die Festlegung, wie sie vor dem Austeilen zu lesen war.
    .mix = Was ein Platz hineingemischt hat, soweit du es weißt.
help-review = Sagen, was jeder Zug eines beendeten Spiels wert war und wo es verloren ging (braucht das Extra `fast`).
    .seed = Für die Welten, die probiert werden: gleicher Seed, gleiche Besprechung.
    .html = Eine Seite mit der Kurve schreiben.
    .cores = Threads; sonst alle Kerne.
help-solve = Mit allen Karten offen einen Weg zum Sieg finden, oder beweisen, dass es keinen gibt (braucht das Extra `fast`).
    .what = Eine Kartenverteilung, oder eine Stellung oder Aufzeichnung als Text oder Datei; - liest sie von der Eingabe.
    .players = Wie viele mitspielen, wenn es eine Kartenverteilung ist.
    .game = Das Spiel, wenn es eine Kartenverteilung ist; sonst the-game.
help-puzzles = Rätsel im Terminal, mit einer eigenen Wertung; oder neue machen (braucht das Extra `fast`).
    .game = Nur Rätsel dieses Spiels.
    .theme = Nur Rätsel zu diesem Thema.
    .players = Nur Rätsel für so viele Spieler.
    .list = Die Rätsel nach Spiel und Thema zählen.
    .make = So viele neue machen.
    .seed = Für die Spiele, aus denen sie entstehen: gleicher Seed, gleiche Rätsel.
    .out = Die neuen in diese Datei schreiben.
help-serve =
    Tische für Browser und Programme bereithalten (braucht das Extra `server`).

    Jede Option kann auch in der Umgebung stehen, --port als REIHUM_PORT, oder in der Datei von
    --settings, als port = 8000; ebenso die übrigen Einstellungen eines Servers: docs/serving.md
    nennt alle.
    .port = Der Port; 0 nimmt einen freien.
    .host = Die Adresse, an der gelauscht wird; 0.0.0.0 für alle Wege herein.
    .database = Die Datei mit den Tischen, oder eine postgresql://-Adresse.
    .browser = Einen Browser öffnen, wo es einen Desktop gibt.
    .workers = Prozesse für die Tische; mehrere brauchen PostgreSQL.
    .bot-processes = Prozesse, in denen die Bots eines Arbeitsprozesses denken.
    .per-address = Vervielfacht, was eine Adresse darf: 10 für eine ganze Schule.
    .proxies = Adressen oder Netze von Proxys, denen geglaubt wird.
    .hosts = Die Namen, unter denen der Server zu finden ist, mit Kommas; keiner: alle.
    .bot = Ein weiterer Bot für alle Tische: DATEI.py:NAME oder ein installierter; mehrmals möglich.
    .set = Eine beliebige Einstellung bei ihrem Namen; mehrmals möglich.
    .show-settings = Alle Einstellungen ausgeben und woher sie kommen, dann aufhören.
help-simulate = Viele Spiele mit einem Bot auf allen Plätzen spielen: Wie oft wird gewonnen? (braucht das Extra `arena`)
    .players = Eine Zahl, oder mehrere wie 1-5.
    .bot = Eine Stufe, random, greedy, planner, DATEI.npz oder DATEI.py:NAME.
    .games = Wie viele, zum Beispiel 1_000_000; 10_000, wenn sonst nichts ein Ende setzt.
    .until-width = Aufhören, sobald der Bereich der Gewinnrate so schmal ist: 0.2%.
    .out = Schreibt .json, .csv oder .parquet.
    .each = Eine Zeile für jedes Spiel, nicht für jeden Lauf.
help-tournament = Bots mit denselben Karten gegeneinander: Wertungen mit Bereichen (braucht das Extra `arena`).
    .bots = Zwei Bots oder mehr.
help-compare = Der Unterschied zwischen zwei Bots mit denselben Karten (braucht das Extra `arena`).
    .one = Ein Bot.
    .other = Ein anderer Bot.
help-benchmark =
    Strategien an festen Kartenverteilungen messen, mit Bereichen (braucht das Extra `arena`).

    Strg-C zeigt, was bis dahin da ist.
    .policies = Ein Bot oder DATEI.py:NAME; einer oder mehrere.
    .task = Zum Beispiel the-game/1; mehrmals möglich. Sonst alle.
    .markdown = Eine Tabelle für eine Seite der Dokumentation.
help-train = Ein Netz lernt ein Spiel, indem es spielt (braucht das Extra `arena`).
    .minutes = Wie lange es lernt, ungefähr.
    .games = Oder wie viele Spiele, zum Beispiel 100_000.
    .seed = Gleicher Seed und gleich viele Spiele, gleiche Gewichte.
    .start = Mit den Gewichten in einer Datei beginnen.
    .out = Wohin, zum Beispiel mine.npz.
help-compile = Regeln, Bots und Besprechungen kompilieren, einmal für jede Version (braucht das Extra `fast`).
help-move-database =
    Alle Tische und Schlüssel von einer Datenbank in eine andere kopieren, während kein Server läuft.

    Gäste behalten ihre Plätze und Links ihre Bedeutung. Die alte Datenbank bleibt, wie sie ist.
    .target = Eine leere Datenbank: eine Datei oder eine Adresse wie postgresql://anna@localhost/tables.
help-backup =
    Alle Tische in eine Datei kopieren, während weitergespielt wird.

    In der Datei stehen der Schlüssel des Servers und die Geheimnisse der Verteilungen: Bewahre sie so
    sicher auf wie die Datenbank.
    .target = Eine Datei, die es noch nicht gibt.
help-restore =
    Eine Sicherung dorthin bringen, wo ein Server sie benutzen kann; während dort keiner läuft.

    Nichts wird je überschrieben: Schaff eine alte Datei vorher beiseite.
    .source = Eine Datei, die `backup` gemacht hat.
    .target = Eine Datei, die es noch nicht gibt, oder ein leeres PostgreSQL.
help-doctor =
    Eine Installation prüfen: eine Zeile für jedes Ding, und Exit-Code 1, wo etwas nicht stimmt.

    Liest dieselben Einstellungen wie `serve`, aus der Umgebung und einer Datei. Geändert wird nichts.
    .database = Die Datenbank; sonst die aus den Einstellungen.
help-admin = Sich um die Tische eines Servers kümmern, auch während er läuft: über seine Datenbank.
help-admin-tables = Die Tische nennen: was gespielt wird, wie weit es ist, wann zuletzt etwas geschah.
    .newest = Wie viele, die neuesten zuerst.
help-admin-close = An einem Tisch nichts mehr geschehen lassen. Alle dort erfahren es; ansehen kann man ihn noch.
help-admin-mute = Jemanden an einem Tisch nicht mehr reden lassen, oder wieder.
    .seat = Die Nummer eines Platzes, ab 0; keine: alle, die zuschauen.
    .unmute = Wieder reden lassen.
help-admin-export = Einen Tisch als JSON schreiben: wie ihn jemand sieht, der zuschaut, oder mit allem Gespeicherten.
    .secrets = Alles Gespeicherte, auch verdeckte Karten und was Gäste in der Hand haben.
    .out = Eine Datei; sonst wird es ausgegeben.
help-admin-delete = Einen Tisch mit allem, was dort geschah, endgültig löschen.
    .yes = Nicht nachfragen.
help-admin-vacuum = Freien Platz in einer SQLite-Datei an die Festplatte zurückgeben; während kein Server läuft.

# Was getippt wurde, geht nicht.
usage-try = Mehr dazu: { $command }
usage-aborted = Abgebrochen.
usage-no-language = Die Sprache { QUOTE($language) } gibt es nicht; es gibt { $languages }.
usage-no-option = Eine Option { $option } gibt es nicht.
usage-no-option-near = Eine Option { $option } gibt es nicht. Ähnlich: { $near }.
usage-no-command = Einen Befehl { $command } gibt es nicht.
usage-no-command-near = Einen Befehl { $command } gibt es nicht. Ähnlich: { $near }.
usage-command-missing = Es fehlt ein Befehl.
usage-argument-missing = Es fehlt: { $argument }
usage-value-missing = Nach { $option } fehlt ein Wert.
usage-value-unwanted = { $option } steht allein, ohne Wert.
usage-only-with = { $option } geht nur zusammen mit { $needs }.
usage-too-many = Das ist zu viel: { $words }
usage-no-integer = { $option } braucht eine ganze Zahl.
usage-no-number = { $option } braucht eine Zahl.
usage-too-small = { $option } braucht eine Zahl, mindestens { $least }.
usage-bad-value = { $option }: { $reason }
usage-wrong = { $reason }
usage-no-mix = { QUOTE($text) } kann niemand hineinmischen; 0:salz ginge, für Platz 0.
usage-no-setting = { QUOTE($text) } sollte NAME=WERT sein, zum Beispiel grace=60.
usage-no-extra = { $package } ist nicht installiert: pip install { $extra } bringt es.
usage-file-trouble = { $file }: { $reason }.

# Was als Zahl, Spielplan oder Anteil getippt wurde.
usage-no-players = { QUOTE($text) } ist keine Spielerzahl; 2 oder 1-5 wäre eine.
usage-backwards = { QUOTE($text) } geht rückwärts; { $right } ginge.
usage-no-toml = { $file } ist kein TOML: { $reason }.
usage-bad-board = { $file }: { $reason }
usage-no-board = { $game } hat keinen Spielplan, der in einer Datei stehen könnte.
usage-no-count = { QUOTE($text) } ist keine Anzahl von Spielen; 1_000_000 wäre eine.
usage-no-share = { QUOTE($text) } ist keine Breite; 0.2% wäre eine.

# Was getan ist.
done-compiled = Fertig nach { $seconds } s.
done-closed = Der Tisch { $table } ist geschlossen.
done-muted =
    { $watching ->
        [yes] Wer dem Tisch { $table } zuschaut, darf nicht mehr reden.
       *[no] Platz { $seat } am Tisch { $table } darf nicht mehr reden.
    }
done-unmuted =
    { $watching ->
        [yes] Wer dem Tisch { $table } zuschaut, darf wieder reden.
       *[no] Platz { $seat } am Tisch { $table } darf wieder reden.
    }
done-deleted = Der Tisch { $table } ist gelöscht.
done-vacuumed = Fertig.
done-copied = In { $target } { $tables ->
        [one] ist jetzt ein Tisch
       *[other] sind jetzt { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    }.
ask-delete = Tisch { $table } mit allem, was dort geschah, löschen?
ask-yes = ja
ask-no = nein
failed-copy = Nichts wurde kopiert: { $reason }.
failed-move = Nichts wurde umgezogen: { $reason }.
failed-restore = Nichts wurde wiederhergestellt: { $reason }.
failed-write = { $file } lässt sich nicht schreiben: { $reason }.
