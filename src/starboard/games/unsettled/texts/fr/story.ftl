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

event-stay = { $who } n'est plus d'accord pour partir.
event-engage = { $who } s'engage avec { $a_in }.
event-move-marker = Le marqueur { $a_of } va { $b_to }.
event-keep-card = { $who } garde { $a_in }.

# Cards and tasks in words

# Why something is not open

why-regroup = Assignez vos trois cubes avant de les regrouper.
why-covered = Une détresse couvre { $a_in } : déplacez-la, ou demandez qu'on vous soutienne.
why-taken = L'un de vos cubes se trouve déjà sur { $a_in } : attendez le regroupement.
why-requires = { $a_in } n'est disponible que si { $b }.
why-cannot = { $b }.
why-forbidden = Un effet en cours interdit { $a_in } : attendez qu'il finisse.
why-elsewhere = { $a_in } n'est disponible que là où se trouve son marqueur : allez-y.
why-reserved = { $a_in } est pour d'autres que vous : à eux d'agir.
why-forbidden-now = Un effet en cours l'interdit : attendez qu'il finisse.
why-unconscious = Vous êtes sans connaissance : il faut d'abord qu'on vous rende de l'endurance.
why-no-nodes = Un effet réduit ce déplacement à zéro : attendez qu'il finisse.
why-focus-top = Votre { $a } est déjà à 3 : choisissez un autre cube.
why-pursued = Vous poursuivez déjà { $a } : choisissez une autre discipline.
why-no-distress = Vous n'avez aucune détresse.
why-all-covered = La détresse couvre déjà toutes les actions possibles : demandez qu'on vous soutienne.
why-nobody-near = Personne d'autre n'est sur votre point d'intérêt : rejoignez d'abord quelqu'un.
why-nothing-to-give = Vous n'avez ni découverte ni objet à donner : gagnez-en d'abord.
why-used = Vous avez déjà utilisé { $a_in } ce tour-ci : attendez le prochain.
why-consume = { $a_in } ne peut se consommer que si { $b }.
why-leave-page = L'équipage ne peut partir qu'à la dernière page de sa tâche : tournez d'abord les autres.
why-leave-aboard = Aucun explorateur conscient n'est à bord du Scarabée : allez-y d'abord.
why-engaged = Quelqu'un est engagé avec { $a_in } : effectuez plutôt son action.
why-in-effect = Un effet { $a_of } est en cours : attendez qu'il finisse.
why-cube-there = Un cube est posé sur { $a_in } : attendez le regroupement.
why-not-active = { $a_in } n'est pas en jeu.

# Ce qui manque, et ce qui aiderait

lack-spend = il faut { $kind_n }, et l'équipage { $have ->
    [0] n'en a pas
   *[other] n'en a que { $have }
} : { $kind ->
    [data] faites scanner LUNA, puis analysez
    [materials] faites scanner LUNA, puis dénichez-en
   *[power] rechargez d'abord la dynamo
}
lack-reveal-opportunity = { $investigate ->
    [yes] il faut un marqueur d'aubaine libre et un point d'intérêt, hors du Scarabée, pas encore investigué : allez-y, ou renoncez à une opportunité
   *[no] les deux marqueurs d'aubaine servent déjà : renoncez d'abord à une opportunité
}
lack-spend-inventory = il faut { $item_n }, et vous { $n ->
    [1] n'en avez pas : prenez-en d'abord
   *[other] en avez moins : prenez-en d'abord
}
lack-remove-cube = il ne reste aucun cube sur la tuile, et aucun n'y revient
lack-remove-distress = il n'y a aucune détresse à retirer
lack-collect-from-node = il n'y a pas de { $kind_many } { $where_name } : faites-y d'abord scanner LUNA
lack-forfeit-discovery = vous n'avez pas cette découverte : gagnez-la d'abord
lack-gain-comprehension = il n'en reste aucun jeton
lack-gain-discovery = la découverte n'est plus là
lack-build-structure = elle est déjà en place, ou aucun site de construction n'y est libre
