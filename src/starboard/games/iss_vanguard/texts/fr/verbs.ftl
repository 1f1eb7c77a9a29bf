# Ce que les cartes font des dés, des cartes, des charges et des blessures.

p-die =
    dé{ $which_colour ->
        [any] { "" }
       *[other] { " " }{ $which_colour_name }
    }{ $which_kind ->
        [none] { "" }
       *[other] { " " }{ $which_kind_name }
    }{ $which_owner ->
        [supporter] { " " }d’un soutien
        [active] { " " }du membre actif
        [own] { " " }à vous
       *[other] { "" }
    }{ $which_face ->
        [none] { "" }
       *[other] { " " }montrant « { $which_face_name } »
    }
p-dice =
    dés{ $which_colour ->
        [any] { "" }
        [red] { " " }rouges
        [green] { " " }verts
       *[blue] { " " }bleus
    }{ $which_kind ->
        [none] { "" }
       *[other] { " " }{ $which_kind_name }s
    }{ $which_owner ->
        [supporter] { " " }des soutiens
        [active] { " " }du membre actif
        [own] { " " }à vous
       *[other] { "" }
    }{ $which_face ->
        [none] { "" }
       *[other] { " " }montrant « { $which_face_name } »
    }{ $which_same ->
        [yes] { " " }montrant une seule et même icône
       *[no] { "" }
    }
p-coloured =
    { $colour ->
        [red]
            { $n ->
                [1] 1 dé rouge
               *[other] { $n } dés rouges
            }
        [green]
            { $n ->
                [1] 1 dé vert
               *[other] { $n } dés verts
            }
        [blue]
            { $n ->
                [1] 1 dé bleu
               *[other] { $n } dés bleus
            }
       *[any]
            { $n ->
                [1] 1 dé
               *[other] { $n } dés
            }
    }
part-which = dés
do-spend-die =
    { $subject } | { $form ->
        [third] dépense
        [inf] dépenser
       *[other] dépensez
    } | { p-coloured }
do-sacrifice-die =
    { $subject } | { $form ->
        [third] sacrifie
        [inf] sacrifier
       *[other] sacrifiez
    } | { p-coloured }
do-reactivate =
    { $subject } | { $form ->
        [third] réactive
        [inf] réactiver
       *[other] réactivez
    } | { p-coloured }
do-pool-to-slots =
    { $subject } | { $form ->
        [third] reprend
        [inf] reprendre
       *[other] reprenez
    } | { $all ->
        [yes] tous les { p-dice }
       *[no]
            { $n ->
                [1] 1 { p-die }
               *[other] { $n } { p-dice }
            }
    } | { $after_test ->
        [yes] après le test
       *[no] dans la réserve de résultats
    }
do-set-face =
    { $subject } | { $form ->
        [third] tourne
        [inf] tourner
       *[other] tournez
    } | { $n ->
        [1] 1 { p-die }
       *[other] { $n } { p-dice }
    } | { $face ->
        [none]
            sur { $n ->
                [1] la face de votre choix
               *[other] les faces de votre choix
            }
       *[other] sur « { $face_name } »
    }
p-given =
    { $give_face ->
        [none]
            1 { $give_colour ->
                [any] dé
               *[other] dé { $give_colour_name }
            }
       *[other]
            1 { $give_colour ->
                [any] dé
               *[other] dé { $give_colour_name }
            } montrant « { $give_face_name } »
    }
do-trade =
    { $subject } | { $form ->
        [third] défausse
        [inf] défausser
       *[other] défaussez
    } | de la réserve { p-given } pour tourner un autre { p-die } sur { $face ->
        [none] la face de votre choix
       *[other] « { $face_name } »
    }
do-reroll =
    { $subject } | { $form ->
        [third] relance
        [inf] relancer
       *[other] relancez
    } | { $any_number ->
        [yes] autant de { p-dice } que vous voulez
       *[no]
            { $n ->
                [1] 1 { p-die }
               *[other] jusqu’à { $n } { p-dice }
            }
    }
do-ignore-accidents =
    { $subject } | { $form ->
        [third] ignore
        [inf] ignorer
       *[other] ignorez
    } | { $n ->
        [1] 1 accident
       *[other] { $n } accidents
    }
do-extra-die =
    { $subject } | { $form ->
        [third] lance aussi
        [inf] lancer aussi
       *[other] lancez aussi
    } | un { $die_name } de la boîte
do-advance =
    { $subject } | { $form ->
        [third] avance
        [inf] avancer
       *[other] avancez
    } | { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } | sur la piste { $colour ->
        [green] verte
        [yellow] jaune
       *[red] rouge
    }{ $card ->
        [none] { "" }
       *[other] { " " }de « { $card_name } »
    }{ $sector ->
        [0] { "" }
        [-1] { " " }là où se trouve la menace
       *[other] { " " }du secteur { $sector }
    }
do-regress =
    { $subject } | { $form ->
        [third] recule
        [inf] reculer
       *[other] reculez
    } | { $n ->
        [1] d’une case
       *[other] de { $n } cases
    } | sur la piste { $colour ->
        [green] verte
        [yellow] jaune
       *[red] rouge
    }{ $card ->
        [none] { "" }
       *[other] { " " }de « { $card_name } »
    }{ $sector ->
        [0] { "" }
        [-1] { " " }là où se trouve la menace
       *[other] { " " }du secteur { $sector }
    }
do-reset =
    { $subject } | { $form ->
        [third] vide
        [inf] vider
       *[other] videz
    } | la piste { $colour ->
        [green] verte
        [yellow] jaune
       *[red] rouge
    }{ $card ->
        [none] { "" }
       *[other] { " " }de « { $card_name } »
    }{ $sector ->
        [0] { "" }
        [-1] { " " }là où se trouve la menace
       *[other] { " " }du secteur { $sector }
    }
do-outcome =
    le test s’arrête aussitôt sur l’incidence { $colour ->
        [green] verte
        [yellow] jaune
       *[red] rouge
    }
do-go-to-discard = le test reprend à l’étape 9
do-roll-danger =
    { $subject } | { $form ->
        [third] lance
        [inf] lancer
       *[other] lancez
    } | { $n ->
        [1] 1 dé de danger { $letter }
       *[other] { $n } dés de danger { $letter }
    }
do-reroll-danger =
    { $subject } | { $form ->
        [third] relance
        [inf] relancer
       *[other] relancez
    } | le dé de danger
do-ignore-danger =
    { $subject } | { $form ->
        [third] ignore
        [inf] ignorer
       *[other] ignorez
    } | le dé de danger
do-draw-section =
    { $subject } | { $form ->
        [third] pioche
        [inf] piocher
       *[other] piochez
    } | { $n ->
        [1] 1 carte de section
       *[other] { $n } cartes de section
    }
do-discard-section =
    { $subject } | { $form ->
        [third] défausse
        [inf] défausser
       *[other] défaussez
    } | { $n ->
        [1] 1 carte de section
       *[other] { $n } cartes de section
    }{ $random ->
        [yes] { " " }au hasard
       *[no] { "" }
    }
do-sacrifice-section =
    { $subject } | { $form ->
        [third] sacrifie
        [inf] sacrifier
       *[other] sacrifiez
    } | { $n ->
        [1] 1 carte de section
       *[other] { $n } cartes de section
    }
do-gain-charge =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $n ->
        [1] 1 charge
       *[other] { $n } charges
    }
do-lose-charge =
    { $subject } | { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    } | { $n ->
        [1] 1 charge
       *[other] { $n } charges
    }
do-charge =
    { $subject } | { $form ->
        [third] dépense
        [inf] dépenser
       *[other] dépensez
    } | { $n ->
        [1] 1 charge
       *[other] { $n } charges
    }
do-gain-injury =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | la blessure « { $injury_name } »
do-remove-injury-card =
    { $subject } | { $form ->
        [third] retire
        [inf] retirer
       *[other] retirez
    } | { $n ->
        [1] 1 carte de blessure
       *[other] { $n } cartes de blessure
    }{ $injury ->
        [none] { "" }
       *[other] { " " }« { $injury_name } »
    }
do-remove-injury-die =
    { $subject } | { $form ->
        [third] retire
        [inf] retirer
       *[other] retirez
    } | { $n ->
        [1] 1 dé de blessure
       *[other] { $n } dés de blessure
    }
do-flip-injury =
    { $subject } | { $form ->
        [third] tourne
        [inf] tourner
       *[other] tournez
    } | { $n ->
        [1] 1 carte de blessure
       *[other] { $n } cartes de blessure
    } | face cachée
