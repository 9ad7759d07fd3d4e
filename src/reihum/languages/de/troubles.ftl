### Warum eine Datei, eine Adresse oder eine Datenbank nicht zu gebrauchen ist: der Rest eines Satzes.

trouble-missing = Es gibt diese Datei oder diesen Ordner nicht
trouble-locked = Dieser Benutzer darf dort nicht lesen oder schreiben
trouble-folder = Das ist ein Ordner
trouble-no-folder = Ein Teil des Pfads ist kein Ordner
trouble-long-name = Der Name ist zu lang
trouble-no-text = Das ist kein Text
trouble-full = Der Datenträger ist voll
trouble-many-files = Zu viele Dateien sind offen
trouble-in-use = Dort lauscht schon ein anderes Programm; wähle einen anderen Port oder beende es
trouble-no-address = Diese Adresse hat dieser Rechner nicht
trouble-refused = Dort antwortet niemand (läuft der Server?)
trouble-slow = Es kam rechtzeitig keine Antwort
trouble-busy = Dort wird gerade geschrieben; versuch es gleich noch einmal
trouble-damaged = Die Datei ist beschädigt; eine Sicherung kann helfen
trouble-unopened = Die Datei lässt sich nicht öffnen (gibt es ihren Ordner, und darf dieser Benutzer sie lesen?)
trouble-no-database = Das ist keine Datenbank
trouble-other = { $detail }
