### Pourquoi un fichier, une adresse ou une base de données ne sert pas : la fin d’une phrase.

trouble-missing = ce fichier ou ce dossier n’existe pas
trouble-locked = cet utilisateur n’a pas le droit d’y lire ou d’y écrire
trouble-folder = c’est un dossier
trouble-no-folder = une partie du chemin n’est pas un dossier
trouble-long-name = le nom est trop long
trouble-no-text = ce n’est pas du texte
trouble-full = le disque est plein
trouble-many-files = trop de fichiers sont ouverts
trouble-in-use = un autre programme y écoute déjà ; choisis un autre port, ou arrête ce programme
trouble-no-address = cette machine n’a pas cette adresse
trouble-refused = personne ne répond là (le serveur tourne-t-il ?)
trouble-slow = aucune réponse n’est venue à temps
trouble-busy = quelque chose y écrit en ce moment ; réessaie dans un instant
trouble-damaged = le fichier est abîmé ; une sauvegarde peut aider
trouble-unopened = le fichier ne s’ouvre pas (son dossier existe-t-il, et cet utilisateur peut-il le lire ?)
trouble-no-database = ce n’est pas une base de données
trouble-other = { $detail }
