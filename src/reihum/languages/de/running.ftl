### Einen Server betreiben: seine Einstellungen, seine Datenbank und was `doctor`, `admin`, `backup` und `move-database` sagen.

wrong-setting = { $setting } kann nicht { QUOTE($value) } sein. Richtig wäre: { $right }.
wrong-setting-in = { $setting } in { $place } kann nicht { QUOTE($value) } sein. Richtig wäre: { $right }.
unknown-setting = Eine Einstellung { $setting } gibt es nicht ({ $place }). `reihum serve --show-settings` nennt alle.
unknown-setting-near = Eine Einstellung { $setting } gibt es nicht ({ $place }). Meinst du { $near }?
the-environment = Umgebungsvariablen
settings-unreadable = Die Einstellungen { $file } lassen sich nicht lesen: { $reason }.
settings-no-toml = Die Einstellungen { $file } sind kein TOML: { $reason }. Eine Zeile sieht so aus: port = 8000
one-process = { $workers } Arbeitsprozesse brauchen PostgreSQL: Prozesse, die sich eine SQLite-Datei teilen, erfahren nichts von den Zügen der anderen. Gib --database postgresql://USER@HOST/NAME an (`reihum move-database` bringt die Tische dorthin), oder lass --workers bei 1.

# Was bei jeder Einstellung richtig wäre.
server-setting-database = eine Datei, etwa reihum.db, oder eine URL von SQLAlchemy
server-setting-host = eine Adresse, an der gelauscht wird, etwa 127.0.0.1; 0.0.0.0 für alle Wege herein
server-setting-port = ein Port bis 65535; 0 nimmt einen freien
server-setting-browser = true oder false: einen Browser öffnen, wo es eine Oberfläche gibt
server-setting-workers = eine ganze Zahl, mindestens 1: wie viele Prozesse die Tische bedienen; mehrere nur mit PostgreSQL
server-setting-worker-expiry = Sekunden ohne Lebenszeichen, bis ein Arbeitsprozess als verschwunden gilt
server-setting-bot-processes = in wie vielen Prozessen die Bots eines Arbeitsprozesses nachdenken; 0: in einem Thread
server-setting-per-address = das Wievielfache eine Adresse tun darf, mindestens 1
server-setting-proxies = die Adressen oder Netze von Proxys, denen geglaubt wird, mit Kommas
server-setting-hosts = die Namen, unter denen dieser Server zu finden ist, ohne https:// und Port, mit Kommas; keine: jeder
server-setting-bot-pause = Sekunden, bevor ein Bot handelt, damit man es sieht
server-setting-claim-pause = Sekunden, um den ersten Zug zu nehmen, bevor ein Bot es tut
server-setting-mixing-wait = Sekunden zum Mischen, bevor der Server es tut
server-setting-grace = Sekunden Abwesenheit, bevor ein Bot einspringen darf
server-setting-stall-wait = Sekunden ohne Aktion, bevor andere einen Bot spielen lassen dürfen
server-setting-stall-notice = Sekunden zum Handeln, nachdem sie gefragt haben
server-setting-again-wait = Sekunden, bevor ohne die anderen neu ausgeteilt wird
server-setting-look-wait = Sekunden zum Ansehen, bevor ein Spiel weitergeht; 0: keine
server-setting-thinking-limit = Sekunden, die ein Bot nachdenken darf, bevor er jedenfalls handelt
server-setting-stand-in = der Bot, der für einen Menschen einspringt; keiner: wie es das Spiel vorsieht
server-setting-bots = weitere Bots, als DATEI.py:NAME oder mit dem Namen eines installierten, mit Kommas
server-setting-connections = wie viele Verbindungen zugleich, mindestens 1, soweit die offenen Dateien reichen
server-setting-request-wait = Sekunden, bis der Kopf einer Anfrage da ist, und noch einmal für ihren Inhalt
server-setting-write-wait = Sekunden, in denen ein Client annimmt, was er geschickt bekommt
server-setting-log-level = error, warning, info oder debug: was eine Zeile wert ist
server-setting-log-format = text für Menschen, oder json: ein Objekt in jeder Zeile
server-setting-metrics = wer nach /metrics fragen darf: Adressen oder Netze, mit Kommas; keine: niemand
server-setting-metrics-port = ein Port für /metrics allein, einer mehr für jeden weiteren Arbeitsprozess; 0: keiner
server-setting-metrics-host = die Adresse, an der dieser Port lauscht, etwa 127.0.0.1
server-setting-keep-unfinished = Tage ohne Zug, bis ein Spiel gelöscht wird; 0: nie
server-setting-keep-finished = Tage, bis ein beendetes Spiel gelöscht wird; 0: nie
server-setting-keep-chat = Tage, bis Gesagtes gelöscht wird; 0: nie
server-setting-keep-reviews = Tage, bis eine Besprechung gelöscht wird; 0: nie
server-setting-reviews = true oder false: beendete Spiele besprechen, wenn jemand danach fragt
server-setting-reviews-waiting = wie viele Besprechungen eines Arbeitsprozesses warten dürfen, während eine entsteht; mindestens 1
server-setting-review-limit = Sekunden, die ein Urteil einer Besprechung dauern darf
server-setting-client = der Ordner eines gebauten Clients
server-setting-rates = nur für Programme

# Was mit einer Datenbank nicht stimmt.
database-unusable = { $database } lässt sich nicht benutzen: { $reason }.
database-trouble = { $reason }
database-folder = Das ist ein Ordner
database-cut-off = Sie ist abgeschnitten, denn ihr Ende fehlt
database-in-use = Ein anderer Server benutzt sie
database-linked = Die Datei hat noch einen Namen (einen Hardlink), unter dem ein zweiter Server sie gleichzeitig benutzen könnte; entferne diesen Namen, oder kopiere die Datei
database-newer = Sie stammt von einer neueren Version von reihum
database-older = Sie stammt von einer älteren Version von reihum; starte einmal `reihum serve` dieser Version, das bringt sie auf den neuesten Stand
database-anothers = Sie gehört einem anderen Programm
database-empty = Es sind keine Tische von reihum darin
database-missing = Eine Datei { $database } gibt es nicht: Gib --database an, oder REIHUM_DATABASE.
database-none = { $database } ist keine Datenbank: { $reason }.
database-says = { $database }: { $reason }.

# Was `serve` im Terminal sagt.
serve-at = Der Tisch steht unter { $address }
serve-not-built = Der Server läuft, aber sein Client für Browser ist nicht gebaut: Im Ordner der Quellen macht das `make client`. Programme können hier trotzdem spielen.
serve-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.
serve-cannot-keep = In { $database } lassen sich keine Tische aufbewahren: { $reason }.
serve-two-bots = Zwei Bots heißen { $name }: Gib { $bot } einen anderen Namen.
serve-bot-no-game = { $bot } kann kein Spiel spielen: { $problems }
serve-wrong-bot = { $reason }

# Was `doctor` sich ansieht, und was er findet.
doctor-state-ok = gut
doctor-state-odd = Achtung
doctor-state-bad = schlecht
doctor-about-database = Datenbank
doctor-about-disk = Platte
doctor-about-file-modes = Dateirechte
doctor-about-open-files = offene Dateien
doctor-about-client = Client
doctor-about-compiled-rules = kompilierte Regeln
doctor-about-extras = Extras
doctor-about-proxies = Proxys
doctor-about-hosts = Namen
doctor-about-user = Benutzer
doctor-about-clock = Uhr
doctor-about-python = Python
doctor-plain = { $text }
doctor-database-later = { $database }: gibt es noch nicht; der erste Start legt sie an
doctor-database-no-folder = { $database }: diesen Ordner gibt es nicht
doctor-database-good =
    { $tables ->
        [one] { $database }: ein Tisch, auf dem neuesten Stand
       *[other] { $database }: { $tables } Tische, auf dem neuesten Stand
    }
doctor-database-older = { $database }: von einer älteren Version; `reihum serve` bringt sie beim Start auf den neuesten Stand
doctor-database-clock = { $database }: ihre Uhr geht um { $seconds } s anders; nimm NTP
doctor-no-folder = einen Ordner { $folder } gibt es nicht
doctor-locked-folder = in { $folder } darf dieser Benutzer nicht schreiben
doctor-free = { $free } GiB frei in { $folder }
doctor-modes-open = andere können { $files } lesen: chmod 600, oder starte den Server einmal
doctor-modes-good = nur der Eigentümer kann die Datenbank lesen
doctor-files-few = { $most } Dateien dürfen offen sein, also { $room } Verbindungen und nicht { $wanted }: erhöhe `ulimit -n` oder LimitNOFILE
doctor-files-good = { $most } dürfen offen sein
doctor-client-good = gebaut
doctor-client-none = in { $folder } ist keiner: `make client` baut ihn
doctor-compiled-none = Bots denken langsam: pip install { $extra } macht sie einige hundert Mal schneller
doctor-compiled-good = numba ist da
doctor-extras-none = psycopg ist nicht installiert: pip install { $extra } bringt es
doctor-extras-good = alles, was diese Einstellungen brauchen
doctor-proxies-all = jeder gilt als Proxy, also kann jeder jede Adresse behaupten: nenne deine
doctor-proxies-good = geglaubt wird: { $proxies }
doctor-hosts-any = auf jeden Namen wird geantwortet: setze hosts, wenn dieser Server im Internet steht
doctor-hosts-here = nur dieser Rechner kann fragen
doctor-root = das ist root: lass den Server als eigenen Benutzer laufen (deploy/reihum.service tut das)
doctor-not-root = nicht root
doctor-clock-wrong = sie zeigt { $time }: stell sie, oder nimm NTP

# Was `admin` auflistet, und was nicht geht.
admin-head-table = TISCH
admin-head-game = SPIEL
admin-head-state = STAND
admin-head-people = LEUTE
admin-head-events = EREIGNISSE
admin-head-last = ZULETZT
admin-state-waiting = wartet
admin-state-playing = läuft
admin-state-over = beendet
admin-state-closed = geschlossen
admin-state-damaged = beschädigt
admin-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
admin-busy = An { $table } ist gerade zu viel los: Versuch es noch einmal.
admin-vacuum-postgres = PostgreSQL macht das von selbst (autovacuum).
admin-vacuum-in-use = Ein Server benutzt diese Datei: Beende ihn zuerst. (Solange er läuft, gibt er selbst Platz zurück, in Dateien ab Version 0.1.)
admin-closed-already = Tisch { $table } ist schon geschlossen.
admin-no-table = Einen Tisch { QUOTE($table) } gibt es nicht: `reihum admin tables` nennt sie.
admin-damaged-table = Tisch { $table } lässt sich nicht lesen ({ $kind }): `reihum admin delete` entfernt ihn.

# Warum Tische sich nicht kopieren lassen.
move-same = Das ist zweimal dieselbe Datenbank.
move-no-file = Eine Datei { $database } gibt es nicht.
move-in-use = Ein Server benutzt { $database }: Beende ihn zuerst, damit nichts zurückbleibt.
move-not-empty = In { $database } ist schon etwas: Gib eine leere Datenbank an.
move-incomplete = Nicht alles von { $part } ist angekommen; nichts wurde bewegt.
copy-there = { $file } gibt es schon: Nimm einen anderen Namen, oder räum die Datei erst weg.
copy-no-folder = Einen Ordner { $folder } gibt es nicht.
copy-failed = { $file } ließ sich nicht kopieren: { $reason }.
copy-only = Nur SQLite-Dateien und PostgreSQL lassen sich sichern.
copy-damaged = { $file } ist beschädigt: { $reason }.
