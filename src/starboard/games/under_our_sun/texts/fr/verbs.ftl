# What cards do to people, and to the mission.

do-gain = { $subject } | { $form ->
    [third] gagne
    [inf] gagner
   *[other] gagnez
} | { $what_n }
do-lose = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $what ->
    [any] { $n ->
        [1] 1 ressource
       *[other] { $n } ressources
    } de votre choix
   *[other] { $what_n }
}
do-refill-water = { $subject } | { $form ->
    [third] remplit
    [inf] remplir
   *[other] remplissez
} | toute la réserve d'eau
do-draw-bag = { $subject } | { $form ->
    [third] tire
    [inf] tirer
   *[other] tirez
} | { $n ->
    [1] 1 ressource au hasard
   *[other] { $n } ressources au hasard
}
do-draw-loot = { $subject } | { $form ->
    [third] tire
    [inf] tirer
   *[other] tirez
} | { $n ->
    [1] 1 carte Butin
   *[other] { $n } cartes Butin{ $kept ->
        [all] { "" }
       *[other] { " " }et { $form ->
            [third] en garde
            [inf] en garder
           *[other] gardez-en
        } { $keep }
    }
}
do-gain-card = { $subject } | { $form ->
    [third] gagne
    [inf] gagner
   *[other] gagnez
} | { $card_a }
do-lose-card = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $card ->
    [none] une carte de votre choix
   *[other] { $card_the }
}
do-damage = { $subject } | { $form ->
    [third] subit
    [inf] subir
   *[other] subissez
} | { $n ->
    [1] 1 dégât
   *[other] { $n } dégâts
}{ $kind ->
    [normal] { "" }
    [solar] { " " }du soleil
    [fire] { " " }du feu
    [poison] { " " }du poison
    [fall] { " " }de chute
    [hunger] { " " }de faim
    [thirst] { " " }de soif
   *[other] { " " }d'infection
}
do-heal = { $subject } | { $form ->
    [third] regagne
    [inf] regagner
   *[other] regagnez
} | { $n } PV
do-infect = { $subject } | { $form ->
    [third] attrape
    [inf] attraper
   *[other] attrapez
} | une infection
do-cure = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $form ->
    [third] son
   *[other] votre
} infection
do-change-fitness = { $subject } | { $n_sign ->
    [less] { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    }
   *[more] { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    }
} | { $n_size ->
    [1] 1 cran de forme
   *[other] { $n_size } crans de forme
}
do-change-ap = { $subject } | { $n_sign ->
    [less] { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    }
   *[more] { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    }
} | { $n_size } PA
do-prevent = { $subject } | { $form ->
    [third] ignore
    [inf] ignorer
   *[other] ignorez
} | { $n ->
    [0] tous les dégâts
    [1] 1 dégât
   *[other] { $n } dégâts
} d'une attaque
do-revive = { $subject } | { $form ->
    [third] revient
    [inf] revenir
   *[other] revenez
} | à la vie avec 1 PV
do-roll = lancez { $dice_counted }{ $none ->
    [none] { "" }
   *[other] { " ; " }sans succès, { $none }
}{ $one ->
    [none] { "" }
   *[other] { " ; " }avec 1 succès, { $one }
}{ $more ->
    [none] { "" }
   *[other] { " ; " }avec 2 ou plus, { $more }
}
do-attack = { $kind ->
    [ranged] un tir
   *[other] une attaque
} de { $dice_counted } vous frappe
do-gain-karma = { $subject } | { $form ->
    [third] regagne
    [inf] regagner
   *[other] regagnez
} | { $n ->
    [1] 1 dé de karma
   *[other] { $n } dés de karma
}
do-lose-karma = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $n ->
    [1] 1 dé de karma
   *[other] { $n } dés de karma
}
do-hide-here = { $subject } | { $form ->
    [third] passe
    [inf] passer
   *[other] passez
} | en mode furtif
do-detect = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | le mode furtif
do-test = { $subject } | { $form ->
    [third] fait
    [inf] faire
   *[other] faites
} | un test de { $attribute_name }{ $success ->
    [none] { "" }
   *[other] { " ; " }en cas de succès, { $success }
}{ $failure ->
    [none] { "" }
   *[other] { " ; " }en cas d'échec, { $failure }
}
do-each = { $does }
do-choose-character = { $does }
do-vote = tous les joueurs votent en secret, { $among_or }
do-lasts = { $everybody ->
    [yes] pour tous, { $rule }
   *[no] { $rule }
} { $uses ->
    [-1] jusqu'à
    [1] une fois avant
   *[other] { $uses } fois avant
} la fin { $until ->
    [turn] du tour
    [day] du jour
    [round] du round
   *[other] de la phase
}
do-pay-or = { $cost }, faute de quoi { $otherwise }
do-end-turn = le tour se termine
do-count = { $subject } | { $down ->
    [yes] { $form ->
        [third] retire
        [inf] retirer
       *[other] retirez
    }
   *[no] { $what_so ->
        [none] { $form ->
                [third] compte
                [inf] compter
               *[other] comptez
            }
       *[other] { $form ->
                [third] note
                [inf] noter
               *[other] notez
            }
    }
} | { $what_so ->
   *[other] que { $what_so }
    [none] { $n_word ->
        [players] 1 { $what_name } | { $n_half ->
            [yes] pour deux personnages (arrondi au supérieur)
           *[no] par personnage
        }{ $n_more ->
            [0] { "" }
           *[other] { " " }et { $n_more } de plus
        }
        [enemies] 1 { $what_name } par ennemi présent
       *[number] { $what_n }
    }
}
do-next-card = la carte de mission suivante est lue
do-lose-mission = la mission est perdue
do-win-mission = la mission est gagnée
do-remove-cards = { $n ->
    [99] tous les exemplaires
    [1] 1 exemplaire
   *[other] { $n } exemplaires
} de « { $card_name } » { $n ->
    [1] quitte
   *[other] quittent
} la pioche pour de bon
