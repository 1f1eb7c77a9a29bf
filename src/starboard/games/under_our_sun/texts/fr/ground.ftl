# What cards do to the map and to enemies.

do-reveal-tiles = { $subject } | { $form ->
    [third] retourne
    [inf] retourner
   *[other] retournez
} | { $n ->
    [1] 1 tuile voisine
   *[other] { $n } tuiles voisines
}
do-place-tile = posez { $decoy ->
    [none] { $tile_the }
   *[other] { $tile_the } et { $decoy_the }, dans deux directions,
} à { $distance ->
    [1] 1 tuile
   *[other] { $distance } tuiles
} de New Haven, face { $face_up ->
    [yes] { $decoy ->
        [none] visible
       *[other] cachée
    }
   *[no] cachée
}
do-place-chest = posez un coffre ({ $test_name }) { $at ->
    [here] sur la tuile
    [new_haven] à New Haven
   *[other] { $at_to }
}
do-drain = il y a { $n ->
    [1] 1 dose d'eau
   *[other] { $n } doses d'eau
} de moins { $at ->
    [here] sur la tuile
    [new_haven] à New Haven
   *[other] { $at_to }
} jusqu'à la prochaine Préparation
do-light-fire = un feu de camp brûle { $at ->
    [here] sur la tuile
    [new_haven] à New Haven
   *[other] { $at_to }
}
do-put-out-fires = { $at ->
    [everywhere] tous les feux de camp s'éteignent
    [here] le feu de camp de la tuile s'éteint
    [new_haven] le feu de camp de New Haven s'éteint
   *[other] le feu de camp { $at_of } s'éteint
}
do-place-marker = { $subject } | { $form ->
    [third] pose
    [inf] poser
   *[other] posez
} | { $n_word ->
    [players] 1 { $marker_name } { $n_half ->
        [yes] pour deux personnages (arrondi au supérieur)
       *[no] par personnage
    }{ $n_more ->
        [0] { "" }
       *[other] { " " }et { $n_more } de plus
    }
    [enemies] 1 { $marker_name } par ennemi présent
   *[number] { $n ->
        [1] { $marker_the }
       *[other] { $marker_n }
    }
} | { $at ->
    [here] sur la tuile
    [new_haven] à New Haven
   *[other] { $at_to }
}
do-remove-marker = { $subject } | { $form ->
    [third] retire
    [inf] retirer
   *[other] retirez
} | { $marker_a } { $at ->
    [here] de la tuile
    [new_haven] de New Haven
   *[other] { $at_of }
}
do-move-marker = { $marker_the } avance d'une tuile, dans la direction de votre choix
do-place-dealer = le revendeur apparaît { $at ->
    [here] sur la tuile
    [new_haven] à New Haven
   *[other] { $at_to }
}
do-look-at = { $subject } | { $form ->
    [third] regarde
    [inf] regarder
   *[other] regardez
} | les { $n } prochaines { $deck ->
    [tiles] tuiles de la pile
    [event] cartes Événement
    [enemy] cartes Ennemi
   *[other] cartes Nuit
}
do-spawn = { $key ->
    [none] { $faction ->
        [none] { $type ->
            [animal] { $n ->
                [1] un animal
               *[other] { $n_word ->
                    [players] { "des " }
                   *[number] { $n }{ " " }
                }animaux
            }
            [mutant] { $n ->
                [1] un mutant
               *[other] { $n_word ->
                    [players] { "des " }
                   *[number] { $n }{ " " }
                }mutants
            }
            [human] { $n ->
                [1] un ennemi humain
               *[other] { $n_word ->
                    [players] { "des " }
                   *[number] { $n }{ " " }
                }ennemis humains
            }
           *[other] { $n ->
                [1] un ennemi
               *[other] { $n_word ->
                    [players] { "des " }
                   *[number] { $n }{ " " }
                }ennemis
            }
        }
       *[other] { $n ->
            [1] un Fils de la Liberté
           *[other] { $n_word ->
                    [players] { "des " }
                   *[number] { $n }{ " " }
                }Fils de la Liberté
        }
    }
   *[other] { $key_the }
}{ $tier ->
    [0] { "" }
   *[other] { " " }de rang { $tier }
}{ $n_word ->
    [players] { " (" }{ $n_half ->
        [yes] un pour deux personnages
       *[no] un par personnage
    })
   *[number] { "" }
} { $n ->
    [1] apparaît
   *[other] apparaissent
}{ $at ->
    [here] { "" }
    [random_adjacent] { " " }sur une tuile voisine au hasard
    [new_haven] { " " }à New Haven
   *[other] { " " }{ $at_to }
}
do-first-round = un premier round de combat commence
do-enemies-approach = chaque ennemi à { $within } tuiles ou moins s'approche d'une tuile
do-exhaust-enemies = { $subject } | { $form ->
    [third] épuise
    [inf] épuiser
   *[other] épuisez
} | les ennemis de la tuile
do-lose-tile = la tuile « { $tile_name } » disparaît, avec tout ce qui s'y trouve
