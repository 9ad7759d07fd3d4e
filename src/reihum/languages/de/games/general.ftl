### What is said at a table whose game brings no words of its own.

general-keys = Pfeile wählen, Ziffern und Buchstaben springen zu einer Aktion, Enter spielt, u nimmt zurück, e beendet, h Rat, ? Regeln
general-choices = Das kannst du tun
general-nothing = nichts
general-beside = Danach
general-result = Ergebnis
general-excellent = Das ist hervorragend.
