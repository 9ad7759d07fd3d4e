### Séries de parties, entraînement et poids : ce qui est impossible.

arena-says = { $reason }
arena-no-limit = { $limit } n’est pas une limite en secondes ; un nombre au-dessus de 0, et au plus { $most }, en serait une.
arena-no-cluster = Il n’y a pas de grappe à { QUOTE($address) } : { $reason }.
arena-low-score = { $game } a un score de { $score } ; ici on compte à partir de 0.
arena-no-bounds = { $bounds } ne sont pas des bornes ; deux nombres d’Elo, le plus petit d’abord, comme 0,10, en seraient.
arena-unread-bounds = { $given } ne sont pas des bornes d’Elo ; 0,10 en seraient.
arena-each-needs-out = --each demande --out : le fichier avec une ligne par partie.
arena-resume-needs-out = --resume demande --out : le fichier d’où continuer.
arena-ending =
    { $count ->
        [one] { $file } : le nom devrait finir par { $endings }.
       *[other] { $file } : le nom devrait finir par l’un de ceux-ci : { $endings }.
    }
arena-no-folder = { $file } : il n’y a pas de dossier { $folder }.
arena-same-bots = Un tournoi demande au moins deux bots différents, pas { $bots }.
arena-no-task = Il n’y a pas de tâche { $task } ; il y a { $tasks }.
bot-only-master-timed = Il n’y a pas de bot { $bot } : seul master reçoit un temps, en millisecondes : master:20ms.
bot-no-file = Il n’y a pas de bot { $bot } : { $file } : { $reason }.
bot-no-text = Il n’y a pas de bot { $bot } : { $file } n’est pas le texte d’un programme.
bot-no-level = { $bot } : il n’y a pas de niveau { $level } ; il y a { $levels }.
bot-unknown = Il n’y a pas de bot { QUOTE($bot) } ; il y a { $bots }, ou FICHIER.py:NOM.
bot-not-in-file = Il n’y a pas de { $name } dans { $file } ; il y a { $names }.
bot-unreadable = { $file } ne peut pas être lu : { $kind } : { $reason }.
bot-none = { $bot } n’est pas un bot ; une classe avec `choose`, ou une fonction compilée, en serait un.
resume-unreadable = On ne peut pas continuer avec { $file } : { $reason }.
resume-no-run = On ne peut pas continuer avec { $file } : il n’y a pas de série dedans.
resume-no-progress = { $file } n’est pas l’état d’une série : { $reason }.
resume-other-settings = { $file } appartient à une série avec d’autres réglages : { $settings }.
resume-short = { $file } manque, ou est trop court pour continuer.
resume-format = C’est { $found } ; { $format } irait.
resume-broken = Ce { $format } ne peut pas être lu : { $reason }.
resume-another = C’est un autre tournoi : { $differences }.
course-none = { $file } ne contient pas d’entraînement : { $reason }
course-nothing = Il n’y a rien à continuer : { $file } manque.
course-both = Soit --resume, qui continue avec { $file }, soit --start : pas les deux.
course-other-game = { $file } vient d’un entraînement pour { $game }, pas pour { $wanted }.
course-any-players = { $file } vient d’un entraînement pour un nombre quelconque de joueurs, pas pour { $wanted }.
course-other-players = { $file } vient d’un entraînement pour { $players } joueurs, pas pour { $wanted }.
course-no-game = { $game } n’a pas de joueurs qui apprennent ; { $games } en ont.
course-no-time = { $minutes } minutes ne suffisent pas pour apprendre ; 10 iraient.
weights-other-game = Ces poids ont été faits pour { $made }, pas pour { $game }.
weights-other-size = Ces poids ont été faits pour un autre jeu ou une autre version ; entraîne-les à nouveau.
weights-missing = Il n’y a pas de poids { $file } : { $reason }.
weights-none = { $file } ne contient pas de poids : { $reason }
weights-say = { $reason }
bot-not-of-game = { $game } n’a pas de bot { $bot } ; il a { $bots }.
# Ce qu’un bot a fait de faux dans une partie.
fault-slow = pas de réponse en { $seconds } s
fault-late = pas de réponse à temps
fault-died = son processus s’est arrêté
fault-nonsense = une action interdite
fault-illegal = une action interdite : { $reason }
fault-signal = un mauvais signal : { $signal } ; il faudrait Signal({ $seat }, un parmi { $piles }, un parmi { $kinds })
