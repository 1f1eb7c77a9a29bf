# Les mots du client. Les phrases d'un jeu viennent du serveur.

title = Starboard
lobby = Accueil
to-lobby = Retour à l’accueil
tools = Outils
menu = Menu
rules = Règles
close = Fermer
save = Enregistrer
on = oui
off = non
loading = Chargement…
loading-table = La table se prépare…
copied = Copié
skip-to-question = Aller à la question

skip-links = Raccourcis
skip-to-board = Aller au plateau
skip-to-own = Aller aux plateaux des joueurs
skip-to-log = Aller au journal
sheet-tall = Question sur tout l’écran

## Réglages

sound-on = Son
sound-off = Son coupé
theme-light = Clair
theme-dark = Sombre
theme-light-long = Thème clair
theme-dark-long = Thème sombre
setting-motion = Montrer les mouvements
setting-sound = Son
setting-second = Demander une seconde pression
second-never = jamais
second-reveals = avant une révélation
second-always = toujours
setting-keys = Répondre par lettres et chiffres

## Accueil

your-tables = Vos tables
your-turn = À vous
thinks = { $name } réfléchit
table-over = Terminée
table-waits-for-people = Attend du monde
table-moved = { $n ->
    [0] Rien de joué ; ouverte { $when }.
    [1] Une réponse, { $when }.
   *[other] { $n } réponses, la dernière { $when }.
  }
no-tables = Aucune table. Ouvrez-en une à droite, ou rejoignez-en une ci-dessous.
no-tables-yet = Vos tables seront ici. Aucun compte n’est nécessaire pour jouer.
lobby-what = Des jeux de plateau dans l’espace, dont chaque règle est tenue pour vous : en solo, avec des robots ou entre amis, dans le navigateur, sans compte.
choose-a-game = Choisir un jeu
table-settings = Réglages
no-games = Aucun jeu n’est installé.
players = Joueurs
minutes = { $n } min
weight = Complexité { $n } sur 5
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de compagnie. Ouvrez une table et annoncez-la ici.
join = Rejoindre
watch = Regarder
import = Ouvrir une table depuis un fichier
lobby-connected = Connecté. Chaque réponse est enregistrée aussitôt.
lobby-offline = Le serveur ne répond pas. Vos parties sont enregistrées ; nouvel essai en cours.

## Une nouvelle table

new-table = Nouvelle table
your-name = Votre nom
your-name-hint = Celui que vos amis utilisent
name-first = Donnez d’abord votre nom
open-table = Ouvrir la table
seats = Places
seat-who = Qui prend la place { $n }
change = Changer
seat-number = Place { $n }
seat-free = place libre
seat-you = Vous
seat-bot = Robot
seat-invited = Invitation envoyée
seat-open = Ouverte à qui veut
seat-left = A quitté la table
seat-hot = Sur cet écran
seat-here = Là
seat-away = Pas là
plan-me = Moi
plan-invite = Ami par lien
plan-open = Qui veut
plan-hot = Même écran
plan-bot = Robot : { $bot }
plan-me-note = sur cet écran
plan-invite-note = recevra un lien de vous
plan-open-note = à qui vient en premier
plan-hot-note = même écran
plan-bot-note = un robot joue
guest-name = Nom de qui joue sur cet écran
guest-number = Invité { $n }
world = Monde
level = Niveau
at-the-table = À la table
listed = L’annoncer à l’accueil
undo-plan = Retour en arrière
undo-consent-plan = par accord
undo-free-plan = libre
undo-none-plan = aucun
clock = Pendule
clock-none = aucune
clock-day = un jour chacun
table-name = Nom
table-name-hint = si vous voulez

## Places

seats-and-links = Places et liens
kind-person = une personne
kind-hot = sur un écran partagé
kind-bot = un robot
kind-invite = invitation envoyée
kind-open = ouverte à qui veut
kind-left = de nouveau libre
invite-link = Copier le lien
sit-here = S’asseoir ici
give-bot = La confier à un robot
give-invite = Nouveau lien
leave-seat = Se lever
hand-over = Confier la place
hand-over-to = À { $name }
hand-over-bot = À un robot : { $bot }
ask-for-seat = Demander cette place
table-listed = Annoncée à l’accueil
table-locked = Fermée : plus personne n’y entre
spectators-chat = Le public peut discuter
host-settings = L’hôte décide
looks-on = regarde
mute = Retirer la parole
unmute = Rendre la parole
send-away = Renvoyer
locked-short = fermée
chat-muted = Vous pouvez lire ici, mais pas écrire
start-known = Quelqu’un ici connaît peut-être ce qui est caché : le début de cette partie est connu.
start-known-short = début connu
start-bare = Cette table a commencé par une position dans un fichier. On ne sait pas comment elle en est arrivée là : une seule personne y joue.
start-bare-short = venue d’un fichier
invitation = Invitation
your-seat = Votre place
take-seat = Prendre la place
only-watch = Regarder seulement

## Table

the-board = Le plateau
boards = Plateaux
shared-boards = Plateaux communs
own-boards = Plateaux des joueurs
own-nothing = Rien ici pour l’instant.
vital-numbers = Chiffres vitaux
views = Parties de la table
view-map = Carte
view-me = Moi
view-boards = Plateaux
view-log = Journal
options-here = choix ici
is-asked-now = Doit répondre
spectators = { $n ->
    [1] { $n } personne regarde.
   *[other] { $n } personnes regardent.
  }
time-left = Temps restant
time-up = temps écoulé
time-up-yours = Votre temps est écoulé. Vous pouvez jouer tant que les autres ne confient pas votre place à quelqu’un d’autre.
time-up-of = Le temps de { $names } est écoulé. Vous pouvez attendre ou confier la place à quelqu’un d’autre.
seats-empty = { $n ->
    [0] Aucune place n’est libre.
    [1] Une place est encore libre.
   *[other] { $n } places sont encore libres.
  }
map-tools = Zoom, centrage, liste
map-nearer = Plus près
map-farther = Plus loin
map-centre = Centrer la carte
map-as-list = Voir en liste
map-more-left = Encore { $n } à gauche
map-more-right = Encore { $n } à droite
map-more-up = Encore { $n } plus haut
map-more-down = Encore { $n } plus bas
map-as-map = Voir la carte
option-named = choix { $key } : { $label }
track-at = { $who } { $cell } sur { $of }
die-shows = { $die } : { $face }
die-kept = { $die } : { $face }, gardé
cards-count = { $n ->
    [0] aucune carte
    [1] { $n } carte
   *[other] { $n } cartes
  }
cards-none = Aucune carte pour l’instant.
cards-covered = { $n ->
    [0] Aucune carte.
    [1] { $n } carte, visible de son seul joueur.
   *[other] { $n } cartes, visibles de leur seul joueur.
  }
card-face-down = Une carte, face cachée
card-open = Ouvrir { $card }
card-choose = Choisir cette carte
what-is-this = { $what } : qu’est-ce que c’est ?

## La question

question = La question
adviser = Conseil
adviser-thinks = Réflexion…
adviser-allowed = On peut demander conseil
advised = Le conseiller l’apprécie.
free-move = libre
your-turn-named = { $name }, à vous
your-turn-read = À vous. { $prompt } { $n ->
    [0] Aucun choix.
    [1] { $n } choix.
   *[other] { $n } choix.
  }
picked = { $n ->
    [0] Rien de pris
    [1] Un élément pris
   *[other] { $n } éléments pris
} (de { $least } à { $most })
pick-these = { $n ->
    [0] Aucun
    [1] Celui-ci
   *[other] Ces { $n }
  }
choose-first = Choisissez une réponse
reveals = révèle quelque chose de caché
reveals-long = Révèle quelque chose de caché.
pointless-count = { $n } sans effet
which-why = lesquelles, pourquoi
ways = { $n } façons
which-of-these = Laquelle ?
goes-with-it = Avec ce que vous avez choisi
others-wait = { $n ->
    [0] Tout
    [1] { $n } autre attend · tout
   *[other] { $n } autres attendent · tout
  }
sending = Envoi…
refused-count = { $n ->
    [1] { $n } impossible pour l’instant
   *[other] { $n } impossibles pour l’instant
  }
open-in-rulebook = Voir dans les règles
free-moves = Libre, à tout moment
can-be-undone = Vous pourrez revenir en arrière.
cannot-be-undone-long = Sans retour possible.
undo = Revenir
undo-ask = Demander à revenir
undo-nothing = rien à reprendre
undo-consent = si les autres acceptent
undo-reach = { $n } pas, { $wall ->
    [chance] jusqu’au tirage
    [other] jusqu’à l’autre tour
   *[start] jusqu’au début
  }
not-your-turn = Ce n’est pas à vous
you-look-on = Vous regardez
is-asked = On attend { $name }
are-asked = On attend { $names }
window-closes = Personne n’attend sans fin : dans { $seconds } s, cette fenêtre se ferme d’elle-même.
waiting-bots = Ce que font les autres se raconte ici à mesure.
waiting-note = Vous verrez aussitôt quand ce sera à vous. Vous pouvez fermer cette page et revenir dans quelques jours.
spectator-note = Vous voyez ce que tout le monde peut voir.
spectator-foot = Asseyez-vous à une place libre pour jouer.
seat-missing = Cette place est encore vide. Envoyez son lien, ou confiez-la à un robot.
request = Demande l’accord de la table
request-agree = Accepter
request-refuse = Refuser
request-withdraw = Retirer
request-waits = On attend { $names }.
hot-seat = Même écran
pass-to = Passez l’écran à { $name }
pass-covered = Ce qui est secret reste couvert jusque-là.
pass-open = Nous n’avons pas de secrets : ne plus couvrir
i-am = C’est moi, { $name }
keys-help = Touches : chiffres et lettres pour choisir, Entrée pour répondre, Échap pour désélectionner ou fermer une leçon, U pour revenir, point d’interrogation pour expliquer, barre oblique pour les règles, L pour le journal, C pour la discussion, M pour carte ou liste.

## La fin

ending = La fin de la partie
game-over = La partie est finie
play-again = Rejouer
end-draw = Partie nulle
end-win = Gagné
end-loss = Perdu
end-partial = Gagné en partie
end-you-won = Vous avez gagné
end-won-by = Victoire : { $names }
winner = Victoire

## Ennuis

trouble = Quelque chose ne va pas
table-gone = Cette table n’existe pas
offline = Connexion perdue.
offline-next = { $n ->
    [0] Nouvel essai.
   *[other] Nouvel essai dans { $n } s.
  }
offline-trying = Nouvel essai.
offline-safe = Vos réponses sont enregistrées.
try-now = Essayer
nowhere = Il n’y a rien ici
nowhere-note = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.

## Journal et discussion

log = Journal et discussion
what-changed = Changements
chat = Discussion
chat-write = Écrire à la table
chat-send = Envoyer
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
log-show = Montrer sur le plateau
taken-back = repris
more-in-log = { $n ->
    [1] Et { $n } autre dans le journal.
   *[other] Et { $n } autres dans le journal.
  }

## Revoir

replay = Revoir
replay-at = Réponse { $n } sur { $of }
replay-start = Avant la première réponse.
replay-wall = Hasard ou révélation : personne ne revient seul au-delà.
replay-position = Position
replay-back = Reculer
replay-on = Avancer
replay-play = Lire
replay-pause = Pause
replay-now = Maintenant
replay-link = Lien
replay-watch = Revoir la partie
what-if = Et si
export = Garder en fichier
export-campaign = Enregistrer la campagne, sans son déroulement
export-ask = Demander à enregistrer toute la partie

## Carnet de bord

journal = Carnet de bord
journal-short = Carnet
journal-chapter = Chapitre
journal-chapters = Chapitres
journal-text = Texte du carnet de bord
journal-empty = Rien n’a encore été lu.
journal-nothing-read = Rien n’a été lu ici.
journal-steps = { $n ->
    [0] Le déroulement : aucune réponse
    [1] Le déroulement : { $n } réponse
   *[other] Le déroulement : { $n } réponses
  }
journal-more = { $n ->
    [0] Lire la suite
    [1] Lire la suite : encore { $n } réponse
   *[other] Lire la suite : encore { $n } réponses
  }
journal-replay = Revoir depuis ici
journal-back = Revenir à ce point
journal-back-sure = { $n ->
    [0] Il n’y a rien à reprendre.
    [1] Reprendre { $n } réponse, pour tout le monde ? Si d’autres jouent, on leur demande d’abord.
   *[other] Reprendre { $n } réponses, pour tout le monde ? Si d’autres jouent, on leur demande d’abord.
  }
journal-back-yes = Reprendre
journal-back-no = Laisser

## Règles

rulebook = Règles du jeu
rulebook-ids = Numéros des règles
rulebook-search = Chercher dans les règles
rulebook-chapters = Chapitres
rulebook-text = Texte des règles
rulebook-nothing = Aucune règle ne parle de « { $query } ».

## Compte

account = Vous et votre compte
name-note = Le nom sous lequel les autres vous voient. Aucun compte n’est nécessaire pour jouer.
name-kept = Votre nom est gardé.
account-note = Un compte garde vos tables d’un appareil à l’autre. Un nom et un mot de passe suffisent.
account-is = Vous êtes connecté au compte { $name }.
account-name = Nom du compte
account-make = Créer un compte
account-made = Votre compte est créé.
password = Mot de passe, 8 caractères au moins
log-in = Se connecter
log-out = Se déconnecter
logged-in = Vous êtes connecté.
logged-out = Vous êtes déconnecté de cet appareil.
devices = Vos appareils
devices-note = Partout où vous êtes connecté. Un appareil dont personne ne se sert pendant six mois est déconnecté de lui-même.
device-unknown = Un appareil
device-here = Cet appareil
device-used = Dernier passage { $when }
device-end = Déconnecter
devices-end = Déconnecter tous les autres
password-change = Changer le mot de passe
password-change-note = Tous les autres appareils sont déconnectés.
password-old = Votre mot de passe
password-new = Nouveau mot de passe, 8 caractères au moins
password-changed = Votre mot de passe est changé. Les autres appareils sont déconnectés.
account-delete = Supprimer le compte
account-delete-note = Vos places se libèrent, et plus personne ne peut s’y connecter. Les tables gardent le nom sous lequel vous avez joué.
account-delete-sure = Supprimer pour de bon
account-deleted = Votre compte est supprimé.

## Crédits

credits = Crédits
credits-icons = Icônes
credits-game-icons = Ces icônes viennent de game-icons.net et sont utilisées sous licence CC BY 3.0, dans nos couleurs :
credits-lucide = Les outils sont dessinés par les contributeurs de Lucide, sous licence ISC.
credits-own = Tout le reste est de notre main : mondes, plateaux et images naissent dans votre navigateur à partir d’une graine.
credits-faces = Caractères
credits-fonts = Inter, de Rasmus Andersson, et Barlow Condensed, de Jeremy Tribby, tous deux sous licence SIL Open Font 1.1.
credits-code = Code
credits-libraries = Starboard est un logiciel libre sous licence Apache 2.0. Le client est fait avec Svelte, Fluent et Vite.
legend = Franchir une intersection
goal-met = (fait)
goal-open = (à faire)
page-done = faite
page-before = Avant
page-after = Après
book-open = Ouvrir le livre
digest = Depuis votre dernière réponse
digest-doings = Qui a fait quoi
digest-changes = Ce qui diffère
and-more = { $n ->
    [0] et rien d’autre
    [1] et un autre
   *[other] et { $n } autres
}
digest-same = Rien de ce qui se trouve sur la table.
digest-close = Ranger jusqu’à votre prochain tour
digest-to = à
digest-new = nouveau :
digest-gone = parti :
digest-moved = déplacé :
digest-changed = changé :

## Le guide

guide = Guide
guide-got-it = Compris
guide-next = Suite
guide-more = lire
guide-fold = Replier la leçon
guide-back = Leçon précédente
guide-show = Montrez-moi
guide-skip = Passer le guide
guide-step = Étape { $n } sur { $most }
guide-steps = Les étapes de votre premier tour
guide-step-done = (faite)
guide-asleep = { $n ->
    [1] 1 autre réponse dort encore
   *[other] { $n } autres réponses dorment encore
 }
guide-wake = montrer
guide-press = Appuyez sur ce qui brille
guide-shelf = Leçons
guide-shelf-more = { $n } de plus derrière le ?
guide-shelf-empty = Pas encore de leçon. Elles viennent avec chaque nouveauté.
guide-new = nouveau
first-game = Première partie guidée
newcomer = Nouvelle recrue
count = Le décompte final
count-step = Étape { $n } sur { $of }
count-total = Total
count-leads = (en tête)
count-next = Étape suivante
count-all = Tout montrer
count-again = Recompter

## Les joueurs

seat-thinking = réfléchit
seat-your-turn = à vous
seat-bot-level = robot, { $level }
seat-stood-in = pas là, un robot joue ({ $level })
level-easy = facile
level-normal = normal
level-strong = fort
level-random = au hasard
level-quick = rapide
level-greedy = un coup d’avance
level-search = recherche
level-bot = Robot, { $level }
bot-level = Niveau du robot
take-over = Prendre cette place
somebody-away = { $name } n’est pas là.
let-bot-stand-in = Le laisser jouer jusqu’au retour de { $name }
stood-in-for-you = Un robot ({ $level }) joue pour vous pendant votre absence.
take-seat-back = Je suis de retour
when-i-am-away = Si je ne suis pas là et qu’on m’attend
nobody-plays = personne ne joue pour moi

## Essais et archives

trial = Essai
trial-from = À partir de la réponse { $n }.
trial-safe = La partie elle-même ne change pas.
trial-back = Revenir à la partie
trials-of = { $n ->
    [1] { $n } essai
   *[other] { $n } essais
  }
put-away = Ranger
put-away-table = Ranger « { $name } »
bring-back = Ressortir
bring-back-table = Ressortir « { $name } »
archived = Tables rangées ({ $n })

# Consignes
order-never-card = Ne plus me le demander pour { $card }
order-never-any = Ne plus me le demander
order-end = Me le redemander
order-always = Toujours me le demander
order-by-itself = Laisser finir de lui-même
orders-count = { $n ->
    [0] Aucune consigne
    [1] 1 consigne
   *[other] { $n } consignes
}

# Les réponses des autres, racontées
story = Ce que font les autres
story-lines = { $n } lignes du journal
story-plays = { $name } joue
story-thinks = { $n ->
    [1] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
story-pause = Suspendre le récit
story-go-on = Reprendre le récit
story-pace = Rythme du récit
pace-calm = Posé
pace-quick = Vif
pace-once = D’un coup
story-to-mine = À mon tour
story-to-now = Au présent
story-more = { $n ->
    [1] Encore une chose à raconter, environ { $seconds } s.
   *[other] Encore { $n } choses à raconter, environ { $seconds } s.
}
moment-did = Ce que cela change
moment-itself = continue tout seul
moment-on = Continuer

# La fin
end-how = Comment la partie s’est passée
end-chances = chances de gagner sur 100, au fil de la partie
end-who = Qui a fait quoi
end-best = Le plus beau moment
end-turned = Là où tout a basculé
end-turn = tour { $n }
end-turn-long = Tour { $n }.
end-odds = Les chances passent de { $from } à { $to }.
end-turns = { $n ->
    [0] Aucun tour
    [1] Un tour
   *[other] { $n } tours
}
end-minutes = { $n ->
    [0] Moins d’une minute à table
    [1] Une minute à table
   *[other] { $n } minutes à table
}
end-parts = { $n ->
    [0] Aucun chapitre
    [1] Un chapitre
   *[other] { $n } chapitres
}
end-show-turn = Montrer ce tour
end-chart-read = Chances de gagner sur 100 : { $first } au début, { $least } au plus bas, { $most } au plus haut, { $last } à la fin.
end-again = Encore
end-next = Niveau suivant
end-same = Mêmes personnes
end-same-note = un autre monde
end-retry = Reprendre au tour { $n }
end-retry-note = une table d’essai ; celle-ci reste
end-replay-note = tous les tours
end-look = La table
end-look-note = telle qu’elle est
end-link = { $name } : une nouvelle table est ouverte, { $link }

# Plateaux à cases, dés de plusieurs couleurs, échanges

place-room = { $n ->
    [0] plus de place
    [1] encore 1 place
   *[other] encore { $n } places
}
compass-north = nord :
compass-north-east = nord-est :
compass-south-east = sud-est :
compass-south = sud :
compass-south-west = sud-ouest :
compass-north-west = nord-ouest :
die-letter = { $look ->
    [red] R
    [green] V
    [blue] B
    [yellow] J
   *[other] { "" }
}
die-open = { $die }, pas encore lancé
die-pays = { $n ->
    [0] aucune face
    [1] 1 face sur { $of }
   *[other] { $n } faces sur { $of }
  }
die-pays-nothing = rien à payer
die-serves = Compte pour : { $what }
slot-holds = { $slot } : { $taken } sur { $room }
leaf-done = faite
leaf-now = ouverte
leaf-ahead = à venir
leaf-skipped = laissée de côté
slot-free = libre
figures = Personnages
need-lacks = { $what } : { $have } sur { $need }
exchange-put = { $n } sur le comptoir
exchange-hint = Touchez une chose pour la poser sur le comptoir.
