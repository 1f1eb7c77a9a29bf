# Les règles que les cartes changent.

do-convert =
    { $subject } | { $form ->
        [third] peut dépenser
        [inf] pouvoir dépenser
       *[other] pouvez dépenser
    } | un basique { $colour_name } comme { $icon_name }
do-treat-icon = chaque { $from__name } de la réserve de résultats compte comme { $to_name }
do-support-dice =
    { $subject } | { $form ->
        [third] peut soutenir
        [inf] pouvoir soutenir
       *[other] pouvez soutenir
    } | les tests | avec { $n } dés maximum
do-support-from =
    { $subject } | { $form ->
        [third] peut soutenir
        [inf] pouvoir soutenir
       *[other] pouvez soutenir
    } | les tests | depuis { $distance ->
        [-1] n’importe quel secteur
        [1] un secteur connecté
       *[other] { $distance } secteurs de distance
    }
do-add-danger = chaque test a un dé de danger { $letter } de plus
do-raise-requirement =
    { $n ->
        [1] une condition requise avec A demande 1 A de plus
       *[other] une condition requise avec A demande { $n } A de plus
    }
do-persevere-amount = persévérer réactive { $n } dés
do-room-change =
    chaque colonne a { $n_sign ->
        [less] { $n_size } emplacements de moins
       *[more] { $n_size } emplacements de plus
    }
do-hand-change =
    la limite de main est { $n_sign ->
        [less] inférieure
       *[more] supérieure
    } de { $n_size }
do-rest-cost =
    se reposer coûte { $n ->
        [1] { $n } provision
       *[other] { $n } provisions
    }
do-forbid =
    { $action ->
        [rest] personne ne peut se reposer
        [prepare] personne ne peut se préparer
        [persevere] personne ne peut persévérer
       *[other] personne ne peut se déplacer
    }
do-ignore-routes =
    { $subject } | { $form ->
        [third] ignore
        [inf] ignorer
       *[other] ignorez
    } | les icônes des itinéraires
