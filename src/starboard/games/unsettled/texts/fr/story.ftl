# Opportunités, découvertes, cartes de la planète, tâche et tour.

# Questions

prompt-discovery = Quelle découverte est gagnée ?
prompt-gift = Quelle découverte remettez-vous ?

# Options

option-discovery = { $a }
option-stay = Revenir sur l'accord de partir
option-manage-distress = Déplacer une détresse vers une autre action
option-trade = Échanger avec un autre explorateur

# The log

event-stay = N'est plus d'accord pour partir.
event-engage = S'engage : { $a }.
event-move-marker = Le marqueur de { $a } va à : { $b }.
event-keep-card = Garde { $a }.

# Cards and tasks in words

# Why something is not open

why-regroup = Les trois cubes doivent être assignés avant de regrouper.
why-covered = Une détresse recouvre { $a }.
why-taken = L'un de vos cubes se trouve déjà sur { $a }.
why-requires = { $a } : une condition requise n'est pas remplie.
why-impossible = { $a } : un élément de la liste ne peut être payé ou accompli.
why-forbidden = { $a } : quelque chose l'interdit.
why-elsewhere = { $a } : vous n'êtes pas là où se trouve son marqueur.
why-reserved = { $a } est réservé à d'autres.
why-forbidden-now = Quelque chose l'interdit pour le moment.
why-unconscious = Un explorateur inconscient ne fait rien.
why-no-nodes = Un effet réduit ce déplacement à zéro.
why-focus-top = { $a } est déjà à 3.
why-pursued = Vous poursuivez déjà cette discipline : { $a }.
why-no-distress = Vous n'avez aucune détresse.
why-all-covered = La détresse couvre déjà toutes les actions possibles.
why-nobody-near = Personne n'est sur votre nœud.
why-nothing-to-give = Vous n'avez ni découverte ni objet à donner.
why-used = Déjà utilisé ce tour-ci : { $a }.
why-consume = { $a } : la compréhension demandée n'est pas présente.
why-leave-page = L'équipe ne peut partir qu'à la dernière page de sa mission.
why-leave-aboard = Aucun explorateur conscient n'est à bord du Scarabée.
why-engaged = Quelqu’un est engagé avec cette carte : { $a }.
why-in-effect = Un effet de cette carte est en cours : { $a }.
why-cube-there = Un cube est posé sur cette carte : { $a }.
why-not-active = { $a } n'est pas en jeu.
