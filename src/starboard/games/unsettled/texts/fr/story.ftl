# Opportunités, découvertes, cartes de la planète, tâche et tour.

# Questions

prompt-discovery = Quelle découverte est gagnée ?
prompt-gift = Quelle découverte remettez-vous ?

# Options

option-discovery = { $a }
option-stay = Ne plus partir maintenant
option-manage-distress = Déplacer une détresse vers une autre action
option-trade = Échanger avec un autre explorateur

# The log

event-stay = N'est plus d'accord pour partir.
event-engage = S'engage avec { $a_in }.
event-move-marker = Le marqueur { $a_of } va { $b_to }.
event-keep-card = Garde { $a_in }.

# Cards and tasks in words

# Why something is not open

why-regroup = Assignez vos trois cubes avant de les regrouper.
why-covered = Une détresse couvre { $a_in } : déplacez-la, ou demandez qu'on vous soutienne.
why-taken = L'un de vos cubes se trouve déjà sur { $a_in }.
why-requires = { $a_in } n'est possible que si { $b }.
why-impossible = { $a_in } n'est pas possible : { $b }.
why-forbidden = Un effet en cours interdit { $a_in }.
why-elsewhere = { $a_in } n'est possible que là où se trouve son marqueur : allez-y.
why-reserved = { $a_in } est pour d'autres que vous.
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
