### What happened at a table.

log-bot-sat = Ein Bot setzt sich dazu: { $name }.
log-seat-opened = Ein Platz ist wieder frei.
log-swapped = Zwei tauschen ihre Plätze.
log-removed = { $name } wurde gebeten zu gehen.
log-muted = { $name } darf nicht mehr reden.
log-heard = { $name } darf wieder reden.
log-dismissed = { $name } wurde gebeten, nicht mehr zuzuschauen.
log-somebody = Jemand
log-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
log-paced = Die Bots spielen { $pace }.
log-created = Der Tisch ist offen.
log-mixing = Die Karten werden gemischt. Das Siegel des Servers: { $seal }…
log-wished = Die Karten sind ausgeteilt, so wie sie sich jemand gewünscht hat.
log-set = Die Karten liegen bereit.
log-mixed = { $name } hat gemischt.
log-i-mixed = Du hast gemischt.
log-mixed-for = Für { $name } mischt der Server.
log-i-mixed-for = Für dich mischt der Server.
log-started = Die Karten sind ausgeteilt.
log-seated = { $name } setzt sich.
log-i-seated = Du setzt dich.
log-left = { $name } steht auf.
log-moved = { $name } spielt auf einem anderen Gerät weiter.
log-watcher = { $name } (schaut zu)
log-renamed = { $before } heißt jetzt { $name }.
log-i-renamed = Du heißt jetzt { $name }.
log-begin = { $name } beginnt.
log-i-begin = Du beginnst.
log-end =
    { $drew ->
        [0] { $name } beendet den Zug.
       *[other] { $name } beendet den Zug und zieht { $drew }.
    }
log-i-end =
    { $drew ->
        [0] Du beendest deinen Zug.
       *[other] Du beendest deinen Zug und ziehst { $drew }.
    }
log-drew =
    { $drew ->
    [one] 1 Karte gezogen
   *[other] { $drew } Karten gezogen
    }
log-undone = { $name } nimmt { $what } zurück.
log-i-undone = Du nimmst { $what } zurück.
log-signalled = { $name } zu { $where }: { $what }
log-unsignalled = { $name } nimmt das Zeichen zu { $where } zurück.
log-i-unsignalled = Du nimmst dein Zeichen zu { $where } zurück.
log-said = { $name }: { $text }
log-stood-in = Für { $name } spielt ein Bot.
log-i-stood-in = Für dich spielt ein Bot.
log-stood-in-by-clock = Für { $name } spielt ein Bot weiter, bis zur Rückkehr.
log-stood-in-by-vote = Alle sind einverstanden: Für { $name } spielt ein Bot.
log-timed-out = Die Zeit von { $name } ist um: Ein Bot spielt diesen Zug.
log-i-timed-out = Deine Zeit ist um: Ein Bot spielt diesen Zug.
log-nobody-began = Niemand hat rechtzeitig begonnen: Das Los entscheidet.
log-bot-slow = { $name } hat nicht rechtzeitig geantwortet: Ein anderer Bot spielt.
log-bot-failed = { $name } ist gescheitert: Ein anderer Bot spielt.
log-bot-illegal = { $name } wollte etwas, das die Regeln verbieten: Ein anderer Bot spielt.
log-bot-missing = Den Bot { $name } gibt es auf diesem Server nicht mehr: Ein anderer spielt.
log-bot-asked = { $name } möchte für { $who } einen Bot spielen lassen.
log-returned = { $name } ist wieder da.
log-i-returned = Du bist wieder da.
log-conceding = { $name } möchte aufgeben.
log-i-conceding = Du möchtest aufgeben.
log-declined = { $name } möchte das lieber nicht.
log-i-declined = Du möchtest das lieber nicht.
log-over = Das Spiel ist zu Ende.
log-again = Neue Karten sind ausgeteilt.
log-same = Dieselben Karten sind noch einmal ausgeteilt.
log-watchers-muted = Wer zuschaut, darf nicht mehr reden.
log-watchers-heard = Wer zuschaut, darf wieder reden.
log-hinted = { $name } fragt um Rat.
log-i-hinted = Du fragst um Rat.
