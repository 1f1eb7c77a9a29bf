# What cards do to the map and to enemies.

do-reveal-tiles = { $subject } | { $form ->
    [third] turns up
   *[other] turn up
} | { $n ->
    [1] 1 neighbouring tile
   *[other] { $n } neighbouring tiles
}
do-place-tile = { $decoy ->
    [none] { $tile_the } is laid
   *[other] { $tile_the } and { $decoy_the } are laid in two directions,
} { $distance ->
    [1] 1 tile
   *[other] { $distance } tiles
} from New Haven, face { $face_up ->
    [yes] { $decoy ->
        [none] up
       *[other] down
    }
   *[no] down
}
do-place-chest = a chest ({ $test_name }) is put { $at ->
    [here] on the tile
    [new_haven] at New Haven
   *[other] at { $at_the }
}
do-drain = there is { $n } less water { $at ->
    [here] on the tile
    [new_haven] at New Haven
   *[other] at { $at_the }
} until the next Preparation
do-light-fire = a campfire burns { $at ->
    [here] on the tile
    [new_haven] at New Haven
   *[other] at { $at_the }
}
do-put-out-fires = { $at ->
    [everywhere] all campfires go out
    [here] the campfire on the tile goes out
    [new_haven] the campfire at New Haven goes out
   *[other] the campfire at { $at_the } goes out
}
do-place-marker = { $subject } | { $form ->
    [third] puts
   *[other] put
} | { $n_word ->
    [players] { $n_half ->
        [yes] 1 { $marker_name } for every two characters (rounded up)
       *[no] 1 { $marker_name } for each character
    }{ $n_more ->
        [0] { "" }
       *[other] { " " }and { $n_more } more
    }
    [enemies] 1 { $marker_name } for each enemy there
   *[number] { $n ->
        [1] { $marker_the }
       *[other] { $marker_n }
    }
} | { $at ->
    [here] on the tile
    [new_haven] at New Haven
   *[other] at { $at_the }
}
do-remove-marker = { $subject } | { $form ->
    [third] removes
   *[other] remove
} | { $marker_a } { $at ->
    [here] from the tile
    [new_haven] from New Haven
   *[other] from { $at_the }
}
do-move-marker = { $marker_the } goes one tile on, whichever way you choose
do-place-dealer = the dealer appears { $at ->
    [here] on the tile
    [new_haven] at New Haven
   *[other] at { $at_the }
}
do-look-at = { $subject } | { $form ->
    [third] looks at
   *[other] look at
} | the next { $deck ->
    [tiles] { $n } tiles of the stack
    [event] { $n } Event cards
    [enemy] { $n } Enemy cards
   *[other] { $n } Night cards
}
do-spawn = { $key ->
    [none] { $faction ->
        [none] { $type ->
            [animal] { $n ->
                [1] an animal
               *[other] { $n_word ->
                    [players] { "" }
                   *[number] { $n }{ " " }
                }animals
            }
            [mutant] { $n ->
                [1] a mutant
               *[other] { $n_word ->
                    [players] { "" }
                   *[number] { $n }{ " " }
                }mutants
            }
            [human] { $n ->
                [1] a human enemy
               *[other] { $n_word ->
                    [players] { "" }
                   *[number] { $n }{ " " }
                }human enemies
            }
           *[other] { $n ->
                [1] an enemy
               *[other] { $n_word ->
                    [players] { "" }
                   *[number] { $n }{ " " }
                }enemies
            }
        }
       *[other] { $n ->
            [1] a Son of Liberty
           *[other] { $n_word ->
                    [players] { "" }
                   *[number] { $n }{ " " }
                }Sons of Liberty
        }
    }
   *[other] { $key_the }
}{ $tier ->
    [0] { "" }
   *[other] { " " }of tier { $tier }
}{ $n_word ->
    [players] { " (" }{ $n_half ->
        [yes] one for every two characters
       *[no] one for each character
    })
   *[number] { "" }
} { $n ->
    [1] appears
   *[other] appear
}{ $at ->
    [here] { "" }
    [random_adjacent] { " " }on a random neighbouring tile
    [new_haven] { " " }at New Haven
   *[other] { " " }at { $at_the }
}
do-first-round = a first combat round begins
do-enemies-approach = every enemy within { $within } tiles comes one tile nearer
do-exhaust-enemies = { $subject } | { $form ->
    [third] exhausts
   *[other] exhaust
} | the enemies on the tile
do-lose-tile = the tile “{ $tile_name }” is lost with all that lies there
