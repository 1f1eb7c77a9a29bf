# Ce que dit la table elle-même. Les mots du jeu appartiennent au jeu.

# Refus
refuse-malformed = Le serveur n’a pas pu lire ceci : { $why }. Rien n’a changé ; rechargez la page, puis réessayez.
refuse-too-large = C’est trop long, et n’a pas été pris : { $most } octets au plus sont lus. Envoyez-en moins à la fois.
refuse-too-fast = Trop de choses à la fois : ceci n’a pas été pris. Attendez un instant, puis réessayez.
refuse-no-hello = Dites d’abord à quelle table vous êtes (hello).
refuse-unknown-table = Cette table n’existe pas. Vérifiez l’adresse, ou cherchez la table à l’accueil.
refuse-unknown-game = Ce jeu n’existe pas ici. Choisissez-en un à l’accueil.
refuse-unknown-position = La position { $n } de cette table n’est pas gardée, ou n’existe pas. Choisissez-en une autre.
refuse-unknown-invite = Ce lien ne mène à aucune place, ou la place a été donnée à quelqu’un d’autre. Demandez un nouveau lien.
refuse-unknown-request = Personne ne demande plus cela : c’est réglé, ou retiré. Il n’y a rien à faire.
refuse-unknown-session = Cet appareil n’est plus connu. Rechargez la page pour voir ceux qui le sont.
refuse-not-your-seat = La place { $seat } n’est pas la vôtre. Choisissez-en une que vous tenez.
refuse-spectator = Vous n’avez pas de place à cette table : vous pouvez regarder. Prenez une place libre pour jouer.
refuse-secret-roles = Les camps sont secrets à cette table, et seul parmi des robots on ne revient pas avant ce qui a été révélé. Continuez d’ici.
refuse-not-entrusted = Emporter toute la table demande l’accord des autres. Demandez-le d’abord.
refuse-entrusted-already = Vous pouvez déjà emporter toute la table. Enregistrez-la depuis le menu.
refuse-no-undo = À cette table, on ne revient sur rien : elle a été ouverte ainsi. Continuez d’ici.
refuse-dealt-anew = Ce qui est caché a été redistribué à la position { $n }, quand quelqu’un est arrivé à la table : personne ne revient plus loin. Choisissez une position plus récente.
refuse-preset = La première partie guidée a répondu elle-même aux questions d’avant la position { $n } : personne ne revient plus loin. Choisissez une position plus récente.
refuse-bad-presets = La première partie de ces leçons ne peut pas être préparée ici : une réponse qu’elle donne elle-même ne tient pas. Ouvrez une table ordinaire.
refuse-no-adviser = Cette table joue sans conseil : elle a été ouverte ainsi. Choisissez par vous-même.
refuse-no-lessons = Ce jeu n’a pas de guide, ou pas cette leçon. Ses règles du jeu l’expliquent.
refuse-not-asked = Rien n’est demandé à cette place pour l’instant. Attendez son tour.
refuse-stale = La table a avancé : cette question est passée, et votre réponse n’a pas été prise. Répondez à celle qui est posée maintenant.
refuse-illegal = Ce n’est pas une des réponses possibles maintenant. Choisissez-en une parmi celles qui sont affichées.
refuse-over = La partie est finie, et ne prend plus de réponses. Parcourez-la, ou ouvrez une nouvelle table.
refuse-seat-taken = Cette place est déjà prise. Prenez-en une autre, ou regardez.
refuse-not-allowed = Ce n’est pas à vous d’en décider. Demandez à la personne qui a ouvert la table.
refuse-not-over = Cette partie n’est pas finie. Elle sera racontée après sa fin.
refuse-host-only = Seule la personne qui a ouvert la table en décide. Demandez-lui.
refuse-nobody-meant = Il n’y a là personne à qui retirer la parole ou que l’on puisse renvoyer. Choisissez une autre place ou une autre ligne.
refuse-not-asked-for-consent = On ne vous demande pas votre accord. Il n’y a rien à faire.
refuse-nobody-to-take = Personne n’occupe cette place, ou c’est la même. Choisissez celle de la personne qui doit jouer celle-ci aussi.
refuse-last-person = Vous êtes la seule personne à cette table. Gardez une place, ou levez-vous.
refuse-sits-already = Vous avez déjà une place à cette table. Quittez-la d’abord pour en prendre une autre.
refuse-needs-link = Cette place attend quelqu’un qui a le lien. Demandez-le à la personne qui a ouvert la table.
refuse-no-stand-in = Personne ne peut être remplacé à la place { $seat } : elle est à vous, nul ne l’occupe, ou un robot y joue déjà. Choisissez une autre place.
refuse-is-here = { $name } est là. Patientez un instant, ou écrivez-lui dans la discussion.
refuse-muted = On vous a retiré la parole à cette table : votre ligne n’a pas été prise. Vous pouvez continuer à jouer et à lire.
refuse-spectators-quiet = À cette table, seuls ceux qui jouent se parlent : votre ligne n’a pas été prise. Vous pouvez continuer à lire.
refuse-locked = Cette table est fermée : plus personne n’y entre. Demandez à la personne qui l’a ouverte de la rouvrir.
refuse-removed = On vous a renvoyé de cette table. Vous pouvez en rejoindre ou en ouvrir une autre.
refuse-bad-setup = La partie ne peut pas être préparée ainsi : { $why }. Changez les réglages, puis réessayez.
refuse-bad-setup-seed = Seule une personne qui joue en solo ou avec des robots peut choisir la graine : la connaître, c’est connaître l’avenir. Enlevez la graine, ou jouez en solo.
refuse-bad-setup-seats = Ce jeu ne se joue pas à { $n }, mais à { $seats }. Ajoutez ou enlevez des places.
refuse-bad-setup-difficulty = Ce jeu n’a pas de difficulté { $why }. Choisissez-en une parmi celles qui sont affichées.
refuse-bad-setup-option = Ce jeu n’a pas de réglage { $why }. Choisissez-en un parmi ceux qui sont affichés.
refuse-bad-setup-cartridge = Ce jeu n’a pas ici de monde { $why }. Choisissez-en un parmi ceux qui sont affichés.
refuse-no-such-bot = Il n’y a pas de robot { $why }. Choisissez-en un parmi ceux qui sont affichés.
refuse-bad-file = Ce fichier ne peut pas être ouvert : { $why }. Choisissez un fichier enregistré ici, et inchangé.
refuse-empty-chat = Il n’y avait rien à lire dans cette ligne. Écrivez quelque chose.
refuse-bad-name = On ne verrait rien de ce nom. Choisissez un nom avec au moins une lettre, un chiffre ou un signe.
refuse-name-taken = Un compte de ce nom existe déjà. Choisissez un autre nom, ou connectez-vous si c’est le vôtre.
refuse-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifiez l’un et l’autre, puis réessayez.
refuse-no-account = Vous n’avez pas de compte ici, ou n’êtes pas connecté. Connectez-vous d’abord.
refuse-has-account = Vous avez déjà un compte, et vous êtes connecté. Déconnectez-vous d’abord pour en créer un autre.
refuse-no-person = On ne vous connaît pas encore ici. Dites d’abord votre nom, puis réessayez.
refuse-not-found = Il n’y a rien à cette adresse. Vérifiez-la, ou partez de l’accueil.
refuse-foreign = Un autre site a voulu faire ceci en votre nom : rien n’a été fait. Utilisez les pages de ce serveur.
refuse-not-json = Le serveur ne lit que du JSON : rien n’a changé. Envoyez l’en-tête Content-Type: application/json.
refuse-broken-cartridge = Les fichiers du monde « { $cartridge } » sont abîmés sur ce serveur. Choisissez un autre monde.
refuse-file-not-a-save = Ceci n’est pas un fichier de Starboard ({ $why }). Attendu : un fichier écrit par l’export d’une table ou par le terminal.
refuse-file-format = Ce fichier est au format { $n }. Attendu : le format { $expected }.
refuse-file-game = Le jeu « { $game } » n’est pas installé ici. Installés : { $expected }.
refuse-file-version = Ce fichier a été écrit par la version { $n } du jeu. Ce serveur lit les versions 1 à { $most } : il faut d’abord le mettre à jour.
refuse-file-damaged = La partie de ce fichier est endommagée : { $why }. Attendu : le fichier tel qu’il a été exporté, sans changement.
refuse-file-seats = Ce fichier demande { $n } places. Attendu : { $expected }.
refuse-file-difficulty = Ce fichier demande la difficulté « { $value } ». Attendu : { $expected }.
refuse-file-option = Ce fichier demande le réglage « { $setting } = { $value } », que le jeu ne connaît pas. Choisissez un fichier exporté et inchangé.
refuse-file-seed = La graine de ce fichier est { $n }. Attendu : un nombre de 0 à 2^63.
refuse-file-cartridge = Le monde « { $cartridge } » n’est pas installé ici. Attendu : un de ceux-ci : { $expected }.
refuse-file-answers = Ce fichier contient { $n } réponses. Attendu : { $most } au plus.
refuse-file-values = La position de ce fichier est trop grande. Attendu : { $most } valeurs au plus.
refuse-file-depth = La position de ce fichier est trop imbriquée à { $at }. Attendu : { $most } niveaux au plus.
refuse-file-list = La liste { $at } de ce fichier a { $n } éléments. Attendu : { $most } au plus.
refuse-file-text = Le texte à { $at } dans ce fichier a { $n } caractères. Attendu : { $most } au plus.
refuse-file-number = Le nombre à { $at } dans ce fichier est { $n }. Attendu : { $most } au plus, en plus ou en moins.
refuse-file-seat = La place { $n } à { $at } dans ce fichier n’existe pas. Attendu : de 0 à { $most }.
refuse-file-count = La position de ce fichier contient { $n } pour « { $what } ». Attendu : { $expected }, comme dans toute partie de ce genre.
refuse-file-no-question = La position de ce fichier ne demande rien à personne, et pourtant la partie n’est pas finie. Choisissez un fichier exporté et inchangé.
refuse-file-heavy = Ce fichier demande plus de temps ou de mémoire qu’un fichier ne peut en avoir. Rien n’a été ouvert.
refuse-table-full = Cette table a { $most } enregistrements et n’en prend plus. Enregistrez-la dans un fichier, puis ouvrez-en une autre à partir de là.
refuse-table-aside = Cette table garde { $most } lignes qui ne sont pas des réponses et n’en prend plus. Les réponses sont prises comme avant : continuez à jouer.
refuse-table-spectators = Les spectateurs ont écrit { $most } lignes à cette table, et elle n’en prend plus d’eux. Regardez la partie, ou ouvrez une table à vous.
refuse-file-busy = Un fichier à la fois : le précédent est encore en cours de lecture. Attendez qu’il soit lu.
refuse-bare-state = Cette table a commencé par une simple position dans un fichier : seule la personne qui l’a apportée y joue. Ouvrez une autre table pour jouer ensemble.
refuse-runaway = Les règles ont tourné en rond sur cette réponse et ont été arrêtées. Elle n’a pas été prise, la table est restée où elle était, et la faute est gardée pour être réparée. Choisissez une autre réponse, ou revenez en arrière.
refuse-too-long = Les règles y ont passé trop de temps et ont été arrêtées. Rien n’a été fait, et la table est restée où elle était. Choisissez une autre réponse, ou revenez en arrière.
refuse-unreadable-table = Cette table ne peut pas être ouverte avec la version installée ici : { $why }. Elle est gardée telle quelle et peut être exportée.
unreadable-game = le jeu « { $game } » n’est pas installé
unreadable-cartridge = le monde « { $cartridge } » n’est pas installé
unreadable-content = les fichiers du monde « { $cartridge } » sont abîmés
unreadable-state = sa position vient d’une autre version et n’a pas pu être convertie
unreadable-records = ses enregistrements viennent d’une autre version
unreadable-damaged = ce qui en est conservé est abîmé
unreadable-rule = une règle échoue à sa position
refuse-hidden = Tant que d’autres jouent, cette partie ne peut pas être copiée sans trahir de secrets. Réessayez quand elle sera finie.
refuse-inside = Une panne s’est produite dans le serveur, et ceci n’a pas été fait. Ce qui a été dit avant est en sûreté ; réessayez, et prévenez la personne qui s’occupe du serveur si cela se répète.
refuse-cannot-show = Une règle du jeu a échoué, et la table ne peut pas être montrée. Rien n’est perdu : rechargez la page, ou reprenez la dernière réponse.
refuse-not-saved = Le serveur n’a pas pu enregistrer cela, et rien n’a changé. Réessayez ; si cela se répète, prévenez la personne qui s’occupe du serveur.
refuse-disk-full = Le disque de ce serveur est plein ; votre réponse n’a pas été prise. Prévenez la personne qui s’occupe du serveur, et réessayez quand il y aura de la place.
refuse-fault = Une règle du jeu a échoué. Votre réponse n’a pas été prise, la table est restée où elle était, et la faute est gardée pour être réparée. Choisissez une autre réponse.
refuse-too-many-listed = Vous avez déjà { $most } tables à l’affiche. Retirez-en une de la liste, ou terminez-la.
refuse-no-advice = Le conseiller n’a rien trouvé à dire cette fois. Réessayez dans un instant.

# Le journal
log-opened = { $who } ouvre la table.
log-bare = { $who } ouvre la table à partir d’une position dans un fichier. On ne sait pas comment elle est née.
log-whatif = { $who } demande : et si ?
log-undo = { $who } reprend { $n ->
    [1] une réponse
   *[other] { $n } réponses
}{ $did ->
    [none] .
   *[other] {""} (« { $did } »).
}
log-undo-agreed = D’un commun accord, { $n ->
    [1] une réponse est reprise
   *[other] { $n } réponses sont reprises
}{ $did ->
    [none] .
   *[other] {""} (« { $did } »).
}
log-stand-in = { $who } n’est pas là. D’un commun accord, un robot ({ $level }) joue à sa place jusqu’à son retour.
log-wished = { $who } n’est pas là. Selon son souhait, un robot ({ $level }) joue à sa place jusqu’à son retour.
log-back = { $who } est de retour et reprend sa place.
log-wish = { $level ->
    [none] { $who } ne souhaite pas qu’un robot joue à sa place.
   *[other] En l’absence de { $who }, quand les autres attendent, un robot ({ $level }) jouera à sa place.
}
log-seat-person = { $name } prend la place { $seat }.
log-seat-hot = { $name } prend la place { $seat }, à l’écran de { $who }.
log-seat-bot = Un robot prend la place { $seat } : { $name } ({ $level }).
log-seat-link = { $name }, un robot, joue à la place { $seat } jusqu’à ce qu’un invité vienne avec le lien.
log-seat-invite = La place { $seat } attend un invité.
log-seat-open = La place { $seat } est ouverte à tous.
log-seat-left = { $who } quitte la place { $seat }.
log-named = { $who } nomme la table { $name }.
log-dealt = Quelqu’un ici pouvait connaître ce qui est caché : avant que la place soit prise, tout est redistribué.
log-exposed = Quelqu’un ici connaît peut-être ce qui est caché, et on ne peut pas le redistribuer : le début de cette partie est connu.
log-entrusted = Tous sont d’accord : { $name } peut emporter toute la table dans un fichier, avec tout ce qui est caché.
log-locked = { $who } ferme la table : plus personne n’y entre.
log-unlocked = { $who } rouvre la table.
log-spectators-quiet = { $who } réserve la discussion à ceux qui jouent.
log-spectators-talk = { $who } rend la parole au public.
log-muted = { $who } retire la parole à { $name }.
log-unmuted = { $who } rend la parole à { $name }.
log-removed = { $who } renvoie { $name } de la table.
log-ordered = { $who } a donné une consigne pour cela.
order-by-itself = Votre tour finit de lui-même quand plus rien d’utile n’est possible.
order-always = On vous consulte avant chaque fin de votre tour.
log-by-itself-same = Toutes les réponses de { $who } revenaient au même.
log-by-itself-end = Il ne restait rien d’utile à faire pour { $who }.
log-late = { $who } laisse passer la fenêtre.
log-advised = { $who } demande conseil.
log-agreed = { $who } est d’accord.
log-declined = { $who } refuse.

# Demandes
ask-file = { $who } voudrait emporter toute la table dans un fichier, avec tout ce qui y est caché.
ask-undo = { $who } voudrait reprendre { $n ->
    [1] une réponse
   *[other] { $n } réponses
}.
ask-person = { $name } voudrait prendre la place { $seat }.
ask-hot = { $who } voudrait donner la place { $seat } à { $name }, sur le même écran.
ask-bot = { $who } voudrait donner la place { $seat } à un robot : { $name } ({ $level }).
ask-link = { $who } voudrait inviter quelqu’un à la place { $seat } ; en attendant, { $name }, un robot, continue d’y jouer.
ask-stand-in = { $name } n’est pas là. { $who } voudrait qu’un robot ({ $level }) joue à sa place jusqu’à son retour.
ask-hand-over = { $bot ->
    [True] { $who } voudrait donner la place { $seat } à un robot : { $name } ({ $level }).
   *[other] { $own ->
        [True] { $who } voudrait se voir confier la place { $seat }.
       *[other] { $who } voudrait confier la place { $seat } à { $name }.
    }
}
ask-invite = { $who } voudrait inviter quelqu’un à la place { $seat }.
ask-open = { $who } voudrait ouvrir la place { $seat } à tous.

# Noms
bot-easy = Facile
bot-normal = Normal
bot-strong = Fort
bot-random = Au hasard
bot-quick = Rapide
bot-greedy = Un coup d’avance
bot-search = Recherche
whatif-name = { $name ->
    [none] Et si ?
   *[other] Et si : { $name }
}
first-game = Première partie guidée
