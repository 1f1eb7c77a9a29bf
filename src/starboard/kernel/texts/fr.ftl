# Les mots de la console. Chaque jeu ajoute les siens ; une cartouche peut en ajouter d'autres.

text-seat = Joueur { $n }
text-you = vous
text-turn = doit répondre
text-waiting = On attend { $who }.
text-winners = Victoire : { $who }.
text-score = { $who } : { $n }
text-free = Coups libres
text-wall = sans retour possible
text-kept = gardé
text-face-down = Une carte, face cachée
text-ways = mène à { $to }
text-track = { $at } sur { $most }
text-fact = { $what } : { $is_ }
text-and = { $first } et { $last }
text-then = { $first }, puis { $last }
text-times = { $n ->
    [2] deux fois : { $clause }
   *[other] { $n } fois : { $clause }
}

# Les questions que tout jeu pose

prompt-window = Intervenez-vous ?
prompt-window-about = { $a } : intervenez-vous d’abord ?
prompt-free = On ne vous demande rien. Vous pouvez intervenir.
prompt-order = Dans quel ordre ?
prompt-plan = Quel est votre plan ?
option-pass = Laisser faire
option-pass-turn = Laisser faire jusqu’à la fin de ce tour
option-trigger = { $a } d’abord
option-quit = Abandonner ce plan
option-back = Revenir d’un pas

# La fin d'une partie, quand le jeu n'en dit pas plus

end-win = Gagné.
end-loss = Perdu.
end-partial = Réussite partielle.
end-draw = Personne ne gagne.

# Les verbes de la console, en propositions du texte d'une carte

do-all-of = { $parts }
do-any-order = dans l’ordre de votre choix : { $todo }
do-last = jusqu’à la fin de ce { $until }, { $rule }
do-whenever = chaque fois que { $when } : { $does }
part-when = { $what }

# Le terminal

term-prompt = Joueur { $seat } > { "" }
term-pass-on = Passez l’écran au joueur { $seat }, puis appuyez sur Entrée.
term-unknown = « { $text } » n’est pas une réponse ici. Tapez un numéro, les mots d’une option, ou : undo, save FICHIER, why, card NOM, help, quit.
term-no-undo = Il n’y a rien à reprendre.
term-undone = C’est repris. { $n ->
    [0] Aucune réponse n’est encore donnée.
    [1] Il reste une réponse.
   *[other] Il reste { $n } réponses.
}
term-save-where = Enregistrer où ? Par exemple : save soiree.json
term-saved = Enregistré dans { $file }.
term-not-saved = Pas enregistré : { $why }
term-nothing-refused = Tout ce qu’on pourrait attendre est possible.
term-no-rule = Les règles ne disent rien de « { $words } ».
term-no-card = Aucune carte ouverte ne porte ce nom. Tapez card, puis une partie d’un titre que vous voyez.
term-help = Un numéro ou les mots d’une option répondent. undo : reprendre la dernière réponse. save FICHIER : garder la partie. why : ce qui n’est pas possible, et selon quelle règle. card NOM : lire une carte en entier ; une partie du titre suffit. rules MOTS : ce qu’en disent les règles, ou ce qu’elles disent de cette question. guide : arrêter ou reprendre les leçons. quit : partir.
term-over = La partie est finie. save FICHIER, undo, ou Entrée pour partir > { "" }
term-lesson = Guide, { $n } sur { $most } : { $title } (Entrée : suite ; guide : arrêter)
term-guide-on = Le guide reprend. Appuyez sur Entrée pour la leçon suivante.
term-guide-off = Le guide se tait. Tapez guide pour le rappeler.
term-no-guide = Il n’y a pas de guide ici. Commencez par : starboard play JEU --guide
term-bye = Au revoir.
term-position = Position { $n } sur { $most }
term-step = Entrée : suite · b : retour · un nombre : y aller · e : fin · q : partir > { "" }

# La grammaire des effets, commune à tous les jeux
do-may = si vous le souhaitez, { $does }
do-if = si { $requires } : { $does }{ $otherwise ->
    [none] { "" }
   *[other] ; sinon { $otherwise }
}
do-if-possible = si possible, { $does }
do-repeat = { $n } fois : { $does }
do-per = pour chaque { $count } : { $does }
do-pay = { $may ->
    [yes] si vous le souhaitez,
   *[no] si vous le pouvez,
} { $cost }{ $often ->
    [yes] , autant de fois que vous voulez
   *[no] { "" }
} : { $does }
do-choose-one = au choix : { $among }
do-choose-up-to = jusqu’à { $n } au choix : { $among }
part-way = { $does }
is-any = l’un de ceux-ci : { $of }
is-all = tous ceux-ci : { $of }
is-not = { $what }
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
