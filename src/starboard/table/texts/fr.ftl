# Ce que dit la table elle-même. Les mots du jeu appartiennent au jeu.

# Refus
refuse-malformed = Ceci n’a pas pu être lu : { $why }
refuse-too-large = C’est trop long : { $most } octets au plus sont lus.
refuse-too-fast = Trop de choses à la fois. Attendez un instant, puis réessayez.
refuse-no-hello = Dites d’abord bonjour : quelle table ?
refuse-unknown-table = Cette table n’existe pas.
refuse-unknown-game = Ce jeu n’existe pas ici.
refuse-unknown-position = La position { $n } de cette table n’est pas gardée, ou n’existe pas.
refuse-unknown-invite = Ce lien ne mène à aucune place, ou la place a été donnée à quelqu’un d’autre.
refuse-unknown-request = Personne ne demande plus cela.
refuse-not-your-seat = La place { $seat } n’est pas la vôtre.
refuse-spectator = Vous n’avez pas de place à cette table : vous pouvez regarder.
refuse-no-undo = À cette table, on ne revient sur rien.
refuse-no-adviser = Cette table joue sans conseil.
refuse-not-asked = Rien n’est demandé à cette place pour l’instant.
refuse-stale = La table a avancé : cette question est passée.
refuse-illegal = Ce n’est pas une des réponses possibles maintenant.
refuse-over = La partie est finie.
refuse-seat-taken = Cette place est déjà prise.
refuse-not-allowed = Ce n’est pas à vous d’en décider.
refuse-bad-setup = La partie ne peut pas être préparée ainsi : { $why }
refuse-broken-cartridge = Les fichiers du monde « { $cartridge } » sont abîmés sur ce serveur. Choisissez un autre monde.
refuse-bad-file = Ce fichier ne peut pas être lu : { $why }
refuse-file-not-a-save = Ceci n’est pas un fichier de Starboard ({ $why }). Attendu : un fichier écrit par l’export d’une table ou par le terminal.
refuse-file-format = Ce fichier est au format { $n }. Attendu : le format { $expected }.
refuse-file-game = Le jeu « { $game } » n’est pas installé ici. Installés : { $expected }.
refuse-file-version = Ce fichier a été écrit par la version { $n } du jeu. Ce serveur lit les versions 1 à { $most } : il faut d’abord le mettre à jour.
refuse-file-damaged = La partie de ce fichier est endommagée : { $why }. Attendu : le fichier tel qu’il a été exporté, sans changement.
refuse-file-seats = Ce fichier demande { $n } places. Attendu : { $expected }.
refuse-file-difficulty = Ce fichier demande la difficulté « { $value } ». Attendu : { $expected }.
refuse-file-option = Ce fichier demande le réglage « { $setting } = { $value } », que le jeu ne connaît pas.
refuse-file-seed = La graine de ce fichier est { $n }. Attendu : un nombre de 0 à 2^63.
refuse-file-cartridge = Le monde « { $cartridge } » n’est pas installé ici. Attendu : un de ceux-ci : { $expected }.
refuse-file-answers = Ce fichier contient { $n } réponses. Attendu : { $most } au plus.
refuse-file-values = La position de ce fichier est trop grande. Attendu : { $most } valeurs au plus.
refuse-file-depth = La position de ce fichier est trop imbriquée à { $at }. Attendu : { $most } niveaux au plus.
refuse-file-list = La liste { $at } de ce fichier a { $n } éléments. Attendu : { $most } au plus.
refuse-file-text = Le texte à { $at } dans ce fichier a { $n } caractères. Attendu : { $most } au plus.
refuse-file-number = Le nombre à { $at } dans ce fichier est { $n }. Attendu : { $most } au plus, en plus ou en moins.
refuse-file-seat = La place { $n } à { $at } dans ce fichier n’existe pas. Attendu : de 0 à { $most }.
refuse-file-count = La position de ce fichier contient { $n } pour « { $what } ». Attendu : { $expected }, comme dans toute partie de ce genre.
refuse-file-no-question = La position de ce fichier ne demande rien à personne, et pourtant la partie n’est pas finie.
refuse-file-heavy = Ce fichier demande plus de temps ou de mémoire qu’un fichier ne peut en avoir. Rien n’a été ouvert.
refuse-file-busy = Un fichier à la fois : le précédent est encore en cours de lecture. Attendez qu’il soit lu.
refuse-bare-state = Cette table a commencé par une simple position dans un fichier : seule la personne qui l’a apportée y joue.
refuse-runaway = Les règles ont tourné en rond sur cette réponse et ont été arrêtées. Elle n’a pas été prise, la table est restée où elle était, et la faute est gardée pour être réparée. Choisissez une autre réponse, ou revenez en arrière.
refuse-unreadable-table = Cette table ne peut pas être ouverte avec la version installée ici : { $why }. Elle est gardée telle quelle et peut être exportée.
unreadable-game = le jeu « { $game } » n’est pas installé
unreadable-cartridge = le monde « { $cartridge } » n’est pas installé
unreadable-content = les fichiers du monde « { $cartridge } » sont abîmés
unreadable-state = sa position vient d’une autre version et n’a pas pu être convertie
unreadable-records = ses enregistrements viennent d’une autre version
unreadable-rule = une règle échoue à sa position
refuse-bad-name = Choisissez un nom avec au moins un caractère visible.
refuse-name-taken = Un compte de ce nom existe déjà.
refuse-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refuse-no-account = Vous n’êtes pas connecté.
refuse-no-person = Dites d’abord votre nom.
refuse-not-found = Il n’y a rien à cette adresse.
refuse-hidden = Tant que d’autres jouent, cette partie ne peut pas être copiée sans trahir de secrets. Réessayez quand elle sera finie.
refuse-inside = Quelque chose a cassé ici. Ce qui a été dit avant est en sûreté ; réessayez.
refuse-too-many-listed = Vous avez déjà { $most } tables à l’affiche. Retirez-en une de la liste, ou terminez-la.
refuse-no-advice = Le conseiller n’a rien trouvé à dire cette fois. Réessayez dans un instant.
refuse-fault = Une règle du jeu a cassé. Votre réponse n’a pas été prise, la table est restée où elle était, et la faute est gardée pour être réparée.

# Le journal
log-opened = { $who } ouvre la table.
log-bare = { $who } ouvre la table à partir d’une position dans un fichier. On ne sait pas comment elle est née.
log-whatif = { $who } demande : et si ?
log-undo = { $who } reprend { $n ->
    [1] une réponse
   *[other] { $n } réponses
}.
log-undo-agreed = D’un commun accord, { $n ->
    [1] une réponse est reprise
   *[other] { $n } réponses sont reprises
}.
log-seat-person = { $name } prend la place { $seat }.
log-seat-hot = { $name } prend la place { $seat }, à l’écran de { $who }.
log-seat-bot = Un robot prend la place { $seat } : { $name }.
log-seat-invite = La place { $seat } attend un invité.
log-seat-open = La place { $seat } est ouverte à tous.
log-seat-left = { $who } quitte la place { $seat }.
log-named = { $who } nomme la table { $name }.
log-late = { $who } laisse passer la fenêtre.
log-advised = { $who } demande conseil.
log-agreed = { $who } est d’accord.
log-declined = { $who } refuse.

# Demandes
ask-undo = { $who } voudrait reprendre { $n ->
    [1] une réponse
   *[other] { $n } réponses
}.
ask-person = { $name } voudrait prendre la place { $seat }.
ask-hot = { $who } voudrait donner la place { $seat } à { $name }, sur le même écran.
ask-bot = { $who } voudrait donner la place { $seat } à un robot : { $name }.
ask-invite = { $who } voudrait inviter quelqu’un à la place { $seat }.
ask-open = { $who } voudrait ouvrir la place { $seat } à tous.

# Noms
bot-easy = Facile
bot-normal = Normal
bot-strong = Fort
bot-random = Au hasard
whatif-name = Et si : { $name }
first-game = Première partie guidée
