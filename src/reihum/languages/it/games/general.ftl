### Quello che si dice a un tavolo il cui gioco non porta parole sue.

general-keys = le frecce scelgono, cifre e lettere saltano a un’azione, Invio gioca, u riprende, e finisce, h consiglio, ? regole
general-choices = Che cosa puoi fare
general-nothing = niente
general-beside = Poi
general-result = Risultato
general-excellent = È ottimo.
