# How a number of the table is compared.

is-at-least = { $what_word ->
    [characters] { $n_word ->
        [living] { $mood ->
            [not] tous les vivants ne sont pas
           *[do] tous les vivants sont
        }
        [players] { $mood ->
            [not] moins de
           *[do] au moins
        } { $n_half ->
            [yes] la moitié des personnages sont
           *[no] tous les personnages sont
        }
       *[number] { $mood ->
            [not] moins de
           *[do] au moins
        } { $n ->
            [1] 1 personnage est
           *[other] { $n } personnages sont
        }
    } { $what_at ->
        [none] sur la carte
        [new_haven] à New Haven
       *[other] { $what_at_to }
    }
    [carried] { $n ->
        [1] { $mood ->
            [not] personne ne porte
           *[do] quelqu'un porte
        } { $what_what_a }
       *[other] les personnages portent { $mood ->
            [not] moins de
           *[do] au moins
        } { $n_word ->
            [players] 1 { $what_what_name } { $n_half ->
                [yes] pour deux personnages (arrondi au supérieur)
               *[no] par personnage
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }et { $n_more } de plus
            }
            [counter] autant de { $what_what_many } que de { $n_key_many }
           *[number] { $n } { $what_what_many }
        }
    }{ $what_at ->
        [none] { "" }
        [new_haven] { " " }à New Haven
       *[other] { " " }{ $what_at_to }
    }
    [stored] il y a { $mood ->
        [not] moins de
       *[do] au moins
    } { $n_word ->
        [players] 1 { $what_what_name } { $n_half ->
            [yes] pour deux personnages (arrondi au supérieur)
           *[no] par personnage
        }{ $n_more ->
            [0] { "" }
           *[other] { " " }et { $n_more } de plus
        }
        [counter] autant de { $what_what_many } que de { $n_key_many }
       *[number] { $n ->
            [0] 0 { $what_what_name }
            [1] 1 { $what_what_name }
           *[other] { $n } { $what_what_many }
        }
    } en réserve { $what_at ->
        [none] sur la carte
        [new_haven] à New Haven
       *[other] { $what_at_to }
    }
    [counter] { $what_key_so ->
        [none] vous | avez compté | { $mood ->
            [not] moins de
           *[do] au moins
        } { $n_word ->
            [players] 1 { $what_key_name } { $n_half ->
                [yes] pour deux personnages (arrondi au supérieur)
               *[no] par personnage
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }et { $n_more } de plus
            }
            [counter] autant de { $what_key_many } que de { $n_key_many }
           *[number] { $n ->
                [0] 0 { $what_key_name }
                [1] 1 { $what_key_name }
               *[other] { $n } { $what_key_many }
            }
        }
       *[other] { $n ->
            [1] { $mood ->
                [not] { $what_key_not }
               *[do] { $what_key_so }
            }
           *[other] vous | avez compté | { $mood ->
                [not] moins de
               *[do] au moins
            } { $n_word ->
                [players] 1 { $what_key_name } { $n_half ->
                    [yes] pour deux personnages (arrondi au supérieur)
                   *[no] par personnage
                }{ $n_more ->
                    [0] { "" }
                   *[other] { " " }et { $n_more } de plus
                }
                [counter] autant de { $what_key_many } que de { $n_key_many }
               *[number] { $n ->
                    [0] 0 { $what_key_name }
                    [1] 1 { $what_key_name }
                   *[other] { $n } { $what_key_many }
                }
            }
        }
    }
    [enemies] { $mood ->
        [not] moins de
       *[do] au moins
    } { $n ->
        [1] 1 { $what_key ->
            [none] { $what_faction ->
                [none] { $what_type ->
                    [animal] animal
                    [mutant] mutant
                    [human] ennemi humain
                   *[other] ennemi
                }
               *[other] Fils de la Liberté
            }
           *[other] { $what_key_name }
        } est
       *[other] { $n } { $what_key ->
            [none] { $what_faction ->
                [none] { $what_type ->
                    [animal] animaux
                    [mutant] mutants
                    [human] ennemis humains
                   *[other] ennemis
                }
               *[other] Fils de la Liberté
            }
           *[other] { $what_key_name }
        } sont
    } { $what_within ->
        [0] { $what_at ->
            [none] sur la carte
            [new_haven] à New Haven
           *[other] { $what_at_to }
        }
       *[other] à { $what_within } tuiles au plus { $what_at ->
            [new_haven] de New Haven
           *[other] { $what_at_of }
        }
    }
    [fallen] { $mood ->
        [not] moins de
       *[do] au moins
    } { $n_word ->
        [survivors] la moitié des personnages des Survivants sont
       *[other] { $n } personnages sont
    } { $what_eliminated ->
        [yes] éliminés
       *[no] morts ou éliminés
    }
    [day] { $mood ->
        [not] ce n'est pas encore le jour { $n }
       *[do] c'est le jour { $n } ou plus tard
    }
    [players] { $mood ->
        [not] moins de { $n } personnages sont en jeu
       *[do] { $n } personnages ou plus sont en jeu
    }
   *[other] { $what } vaut { $mood ->
        [not] moins de
       *[do] au moins
    } { $n }
}
is-at-most = { $what_word ->
    [characters] { $n ->
        [0] { $mood ->
            [not] quelqu'un est
           *[do] personne n'est
        }
       *[other] { $mood ->
            [not] plus de
           *[do] au plus
        } { $n } personnages sont
    } { $what_at ->
        [none] sur la carte
        [new_haven] à New Haven
       *[other] { $what_at_to }
    }
    [counter] { $n ->
        [0] { $mood ->
            [not] { $what_key_so ->
                [none] il y a au moins 1 { $what_key_name }
               *[other] { $what_key_so }
            }
           *[do] { $what_key_not ->
                [none] il n'y a pas { $what_key_no }
               *[other] { $what_key_not }
            }
        }
       *[other] vous | avez compté | { $mood ->
            [not] plus de
           *[do] au plus
        } { $n_word ->
            [players] 1 { $what_key_name } { $n_half ->
                [yes] pour deux personnages (arrondi au supérieur)
               *[no] par personnage
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }et { $n_more } de plus
            }
            [counter] autant de { $what_key_many } que de { $n_key_many }
           *[number] { $n ->
                [0] 0 { $what_key_name }
                [1] 1 { $what_key_name }
               *[other] { $n } { $what_key_many }
            }
        }
    }
    [enemies] { $n_word ->
        [characters] { $mood ->
            [not] il y a plus de { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animaux
                        [mutant] mutants
                        [human] ennemis humains
                       *[other] ennemis
                    }
                   *[other] Fils de la Liberté
                }
               *[other] { $what_key_name }
            } que de personnages
           *[do] il n'y a pas plus de { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animaux
                        [mutant] mutants
                        [human] ennemis humains
                       *[other] ennemis
                    }
                   *[other] Fils de la Liberté
                }
               *[other] { $what_key_name }
            } que de personnages
        }
       *[number] { $n ->
            [0] { $mood ->
                [not] au moins 1
               *[do] aucun
            } { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animal
                        [mutant] mutant
                        [human] ennemi humain
                       *[other] ennemi
                    }
                   *[other] Fils de la Liberté
                }
               *[other] { $what_key_name }
            } { $mood ->
                [not] est
               *[do] n'est
            }
           *[other] { $mood ->
                [not] plus de
               *[do] au plus
            } { $n } { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animaux
                        [mutant] mutants
                        [human] ennemis humains
                       *[other] ennemis
                    }
                   *[other] Fils de la Liberté
                }
               *[other] { $what_key_name }
            } sont
        }
    } { $what_within ->
        [0] { $what_at ->
            [none] sur la carte
            [new_haven] à New Haven
           *[other] { $what_at_to }
        }
       *[other] à { $what_within } tuiles au plus { $what_at ->
            [new_haven] de New Haven
           *[other] { $what_at_of }
        }
    }
   *[other] { $what } vaut { $mood ->
        [not] plus de
       *[do] au plus
    } { $n }
}
