# Les mots de la console. Chaque jeu ajoute les siens ; une cartouche peut en ajouter d'autres.

text-seat = Joueur { $n }
text-nobody = Personne
text-you = vous
text-turn = doit répondre
text-waiting = On attend { $who }.
text-winners = Victoire : { $who }.
text-score = { $who } : { $n }
text-free = Coups libres
text-same = Revient au même : { $others }
text-enter = Entrée : { $n }
text-pick = Donnez les lettres de ce que vous prenez (de {$least} à {$most}), par exemple a c ; un tiret pour rien.
text-key-plus = [+] { $n }+ pour répondre { $n } { $then }.
text-and-then = { $first } { $then }
text-percent = { $n } %
text-chance = { $what } { $n } %
text-mean = { $what } { $n } en moyenne
text-wall = sans retour possible
text-kept = gardé
text-die-serves = compte pour : { $what }
text-die-pays = { $n ->
    [0] aucune face utile
    [1] 1 face utile sur { $of }
   *[other] { $n } faces utiles sur { $of }
}
text-face-down = Une carte, face cachée
text-ways = mène à { $to }
text-around = autour : { $to }
text-way = { $side } { $to }{ $price ->
    [no] { "" }
   *[other] { " " }({ $price })
}
text-room = { $n ->
    [0] plus de place
    [1] encore 1 place
   *[other] encore { $n } places
}
text-free-space = libre
text-locked = verrouillé
text-skipped = sans { $what }
text-pages-ahead = à venir : { $pages }
compass-north = nord :
compass-north-east = nord-est :
compass-south-east = sud-est :
compass-south = sud :
compass-south-west = sud-ouest :
compass-north-west = nord-ouest :
state-spent = épuisé
state-hidden = caché
state-waits = en attente
state-down = à terre
text-track = { $at } sur { $most }
text-fact = { $what } : { $is_ }
text-and = { " et " }
text-or = { " ou " }
text-then = { ", puis " }
text-between = { " ; " }
text-or-else = { ", ou " }
text-and-if = { " et si " }
text-or-if = { " ou si " }
text-per = par
text-plus = { ", plus " }
text-if = si { $what }
text-where = là où se trouve { $what }
text-quoted = « { $title } »
text-times = { $n ->
    [2] deux fois
   *[other] { $n } fois
}

# Les questions que tout jeu pose

prompt-window = Intervenez-vous ?
prompt-window-about = { $a_in } va s'appliquer : intervenez-vous d’abord ?
prompt-free = On ne vous demande rien. Vous pouvez intervenir.
prompt-order = Dans quel ordre ?
option-pass = Laisser faire
option-pass-turn = Laisser faire jusqu’à la fin de ce tour
option-trigger = { $a } d’abord

# Pourquoi l'on est interrogé, quand aucune carte n'en est la cause

cause-setup = Avant le début de la partie.
cause-offer = On vous propose un échange.
cause-order = Plusieurs choses se produisent maintenant.

# La fin d'une partie, quand le jeu n'en dit pas plus

end-win = Gagné.
end-loss = Perdu.
end-partial = Réussite partielle.
end-draw = Personne ne gagne.

# Les verbes de la console, en propositions du texte d'une carte

do-all-of = { $parts }
do-any-order = { $todo } dans l’ordre de votre choix
do-last = jusqu’à la fin de ce { $until }, { $rule }{ $uses ->
    [-1] { "" }
    [1] , une fois
   *[other] , { $uses } fois
}
do-whenever = chaque fois que { $when_name }, { $does }
part-when = { $what }

# Le terminal

term-prompt = { $who } > { "" }
term-pass-on = Passez l’écran à { $who }, puis appuyez sur Entrée.
term-closed = { $n ->
    [1] 1 autre n’est pas possible : why dit pourquoi.
   *[other] { $n } autres ne sont pas possibles : why dit pourquoi.
}
term-changed = Depuis votre dernière question :
term-more = et { $n } de plus (look)
term-thinks = { $who } réfléchit…
term-look-hint = (look : toute la table ; look NOM : une partie ; map : les plateaux ; help : toutes les commandes)
term-no-part = Rien sur la table ne s’appelle « { $words } ». Tapez look pour tout voir.
term-unknown = « { $text } » n’est pas une réponse ici. Tapez un numéro, les mots d’une option, ou : look, map, undo, save FICHIER, why, card NOM, help, quit.
term-no-undo = Il n’y a rien à reprendre.
term-undone = C’est repris. { $n ->
    [0] Aucune réponse n’est encore donnée.
    [1] Il reste une réponse.
   *[other] Il reste { $n } réponses.
}
term-save-where = Enregistrer où ? Par exemple : save soiree.json
term-saved = Enregistré dans { $file }.
term-not-saved = Pas enregistré : { $why }
term-nothing-refused = Tout ce qu’on pourrait attendre est possible.
term-no-rule = Les règles ne disent rien de « { $words } ».
term-no-journal = { $words ->
    [none] Rien n’est écrit au carnet de bord.
   *[other] Le carnet de bord ne parle pas de « { $words } ».
}
term-no-card = Aucune carte ouverte ne porte ce nom. Tapez card, puis une partie d’un titre que vous voyez.
term-help = Un numéro ou les mots d’une option répondent ; là où la liste montre un +, 3+ répond 3 et finit votre tour. look : toute la table. look NOM : la partie qui porte ce nom. map : les plateaux. undo : reprendre la dernière réponse. save FICHIER : garder la partie. why : ce qui n’est pas possible, et selon quelle règle. card NOM : lire une carte en entier ; une partie du titre suffit. rules MOTS : ce qu’en disent les règles, ou ce qu’elles disent de cette question. journal : ce qui a été lu, choisi et perdu jusqu’ici ; journal MOTS : les chapitres qui en parlent. guide : arrêter ou reprendre les leçons. always : être consulté avant chaque fin de tour, ou seulement quand quelque chose peut encore compter. quit : partir.
term-over = La partie est finie. save FICHIER, undo, ou Entrée pour partir > { "" }
term-lesson = Guide, { $n } sur { $most } : { $title } (Entrée : suite ; guide : arrêter)
term-always = On vous consulte avant chaque fin de votre tour.
term-by-itself = Votre tour finit de lui-même quand plus rien ne peut compter.
term-ended = Plus rien ne pouvait compter : votre tour a fini de lui-même. (undo : le reprendre ; always : être consulté)
term-guide-on = Le guide reprend. Appuyez sur Entrée pour la leçon suivante.
term-guide-off = Le guide se tait. Tapez guide pour le rappeler.
term-no-guide = Il n’y a pas de guide ici. Commencez par : starboard play JEU --guide
term-bye = Au revoir.
term-position = Position { $n } sur { $most }
term-step = Entrée : suite · b : retour · un nombre : y aller · e : fin · q : partir > { "" }

# La grammaire des effets, commune à tous les jeux

do-may = { $does_by ->
    [you] vous pouvez { $does_to }
   *[others] si vous le souhaitez, { $does }
}
do-if = { $led ->
    [yes] { $does }
   *[no] si { $requires }, { $does }
}{ $otherwise ->
    [none] { "" }
   *[other] {" "}; sinon, { $otherwise }
}
do-if-possible = { $does } si possible
do-repeat = { $does } ({ $n ->
    [2] deux fois
   *[other] { $n } fois
})
do-per = { $does } par { $count }
do-pay = { $does_by ->
    [you] { $may ->
        [yes] vous pouvez { $cost_to }
       *[no] { $cost } (si possible)
    }{ $often ->
        [yes] , autant de fois que vous voulez,
       *[no] { "" }
    } pour { $does_to }
   *[others] { $may ->
        [yes] vous pouvez { $cost_to }
       *[no] { $cost } (si possible)
    }{ $often ->
        [yes] , autant de fois que vous voulez
       *[no] { "" }
    } ; ensuite, { $does }
}
do-choose-one = { $among_or }
do-choose-up-to = jusqu’à { $n } au choix : { $among_or }
part-way = { $does }
is-any = { $of_or }
is-all = { $of }
is-not = { $what }

# Les verbes et leurs formes

v-add = { $form ->
    [third] ajoute
    [inf] ajouter
   *[other] ajoutez
}
v-be = { $form ->
    [third] est
    [inf] être
   *[other] êtes
}
v-not-be = { $form ->
    [third] n’est pas
    [inf] ne pas être
   *[other] n’êtes pas
}
v-build = { $form ->
    [third] construit
    [inf] construire
   *[other] construisez
}
v-discard = { $form ->
    [third] défausse
    [inf] défausser
   *[other] défaussez
}
v-draw = { $form ->
    [third] pioche
    [inf] piocher
   *[other] piochez
}
v-gain = { $form ->
    [third] gagne
    [inf] gagner
   *[other] gagnez
}
v-give = { $form ->
    [third] donne
    [inf] donner
   *[other] donnez
}
v-give-up = { $form ->
    [third] renonce à
    [inf] renoncer à
   *[other] renoncez à
}
v-have = { $form ->
    [third] a
    [inf] avoir
   *[other] avez
}
v-not-have = { $form ->
    [third] n’a pas
    [inf] ne pas avoir
   *[other] n’avez pas
}
v-lose = { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
}
v-lower = { $form ->
    [third] diminue
    [inf] diminuer
   *[other] diminuez
}
v-move = { $form ->
    [third] se déplace
    [inf] vous déplacer
   *[other] déplacez-vous
}
v-pay = { $form ->
    [third] paie
    [inf] payer
   *[other] payez
}
v-place = { $form ->
    [third] place
    [inf] placer
   *[other] placez
}
v-raise = { $form ->
    [third] augmente
    [inf] augmenter
   *[other] augmentez
}
v-remove = { $form ->
    [third] retire
    [inf] retirer
   *[other] retirez
}
v-reveal = { $form ->
    [third] révèle
    [inf] révéler
   *[other] révélez
}
v-spend = { $form ->
    [third] dépense
    [inf] dépenser
   *[other] dépensez
}
v-take = { $form ->
    [third] prend
    [inf] prendre
   *[other] prenez
}

# Les questions et les options de cette grammaire

prompt-may = Le voulez-vous ?
prompt-pay = Payez-vous ?
prompt-choose = Que choisissez-vous ?
prompt-choose-up-to = Que choisissez-vous ensuite ?
option-accept = Oui
option-decline = Non
option-choose = { $a }
option-enough = Cela suffit
option-pay = Payer
option-no = Non
why-impossible = Cela ne peut être ni payé ni accompli maintenant.
why-price = Cela coûte { $a } : { $b_key ->
    [amounts-0] vous n'en avez pas
   *[other] vous en avez { $b }
}.
why-prices = Cela coûte { $a } : vous avez { $b }.

# Un panier : ce que deux côtés échangent

prompt-basket = Que mettez-vous sur le comptoir ?
prompt-offered = On vous fait une offre. L’acceptez-vous ?
option-offer = Proposer cet échange
option-close = Fermer sans rien échanger
option-agree = Accepter
option-refuse = Refuser
option-counter = Faire une offre à votre tour
why-basket-empty = Le comptoir est vide : mettez-y d’abord quelque chose.
why-basket-gone = { $a_in } n’est plus là : composez l’échange à nouveau.
why-basket-all = Tout ce qu’il y en a est déjà sur le comptoir : ajoutez autre chose.
why-basket-one-answer = On ne répond qu’une fois à une offre : dites oui ou non.
