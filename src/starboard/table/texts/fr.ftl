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
refuse-dealt-anew = Ce qui est caché a été redistribué à la position { $n }, quand quelqu’un est arrivé à la table : personne ne revient plus loin.
refuse-no-adviser = Cette table joue sans conseil.
refuse-not-asked = Rien n’est demandé à cette place pour l’instant.
refuse-stale = La table a avancé : cette question est passée.
refuse-illegal = Ce n’est pas une des réponses possibles maintenant.
refuse-over = La partie est finie.
refuse-seat-taken = Cette place est déjà prise.
refuse-not-allowed = Ce n’est pas à vous d’en décider.
refuse-bad-setup = La partie ne peut pas être préparée ainsi : { $why }
refuse-bad-file = Ce fichier ne peut pas être lu : { $why }
refuse-bad-name = Choisissez un nom avec au moins un caractère visible.
refuse-name-taken = Un compte de ce nom existe déjà.
refuse-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refuse-no-account = Vous n’êtes pas connecté.
refuse-no-person = Dites d’abord votre nom.
refuse-not-found = Il n’y a rien à cette adresse.
refuse-hidden = Tant que d’autres jouent, cette partie ne peut pas être copiée sans trahir de secrets. Réessayez quand elle sera finie.
refuse-inside = Quelque chose a cassé ici. Ce qui a été dit avant est en sûreté ; réessayez.
refuse-not-saved = Le serveur n’a pas pu enregistrer cela, et rien n’a changé. Réessayez ; si cela se répète, prévenez la personne qui s’occupe du serveur.
refuse-disk-full = Le disque de ce serveur est plein ; votre envoi n’a pas été pris en compte. Prévenez la personne qui s’occupe du serveur, puis recommencez quand il y aura de la place.
refuse-fault = Une règle du jeu a cassé. Votre réponse n’a pas été prise, la table est restée où elle était, et la faute est gardée pour être réparée.

# Le journal
log-opened = { $who } ouvre la table.
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
log-dealt = Quelqu’un ici pouvait connaître ce qui est caché : avant que la place soit prise, tout est redistribué.
log-exposed = Quelqu’un ici connaît peut-être ce qui est caché, et on ne peut pas le redistribuer : le début de cette partie est connu.
log-locked = { $who } ferme la table : plus personne n’y entre.
log-unlocked = { $who } rouvre la table.
log-spectators-quiet = { $who } réserve la discussion à ceux qui jouent.
log-spectators-talk = { $who } rend la parole au public.
log-muted = { $who } retire la parole à { $name }.
log-unmuted = { $who } rend la parole à { $name }.
log-removed = { $who } renvoie { $name } de la table.
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
