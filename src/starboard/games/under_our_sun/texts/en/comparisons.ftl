# How a number of the table is compared.

is-at-least = { $what_word ->
    [characters] { $n_word ->
        [living] { $mood ->
            [not] not everybody alive is
           *[do] everybody alive is
        }
        [players] { $mood ->
            [not] fewer than
           *[do] at least
        } { $n_half ->
            [yes] half of the characters are
           *[no] all characters are
        }
       *[number] { $mood ->
            [not] fewer than
           *[do] at least
        } { $n ->
            [1] 1 character is
           *[other] { $n } characters are
        }
    } { $what_at ->
        [none] on the map
        [new_haven] at New Haven
       *[other] at { $what_at_the }
    }
    [carried] { $n ->
        [1] { $mood ->
            [not] nobody carries
           *[do] somebody carries
        } { $what_what_a }
       *[other] the characters carry { $mood ->
            [not] fewer than
           *[do] at least
        } { $n_word ->
            [players] 1 { $what_what_name } { $n_half ->
                [yes] for every two characters (rounded up)
               *[no] for each character
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }and { $n_more } more
            }
            [counter] as many { $what_what_many } as { $n_key_many }
           *[number] { $n } { $what_what_many }
        }
    }{ $what_at ->
        [none] { "" }
        [new_haven] { " " }at New Haven
       *[other] { " " }at { $what_at_the }
    }
    [stored] { $mood ->
        [not] fewer than
       *[do] at least
    } { $n_word ->
        [players] { $n_half ->
            [yes] 1 { $what_what_name } for every two characters (rounded up)
           *[no] 1 { $what_what_name } for each character
        }{ $n_more ->
            [0] { "" }
           *[other] { " " }and { $n_more } more
        }
        [counter] as many { $what_what_many } as { $n_key_many }
       *[number] { $n ->
            [1] 1 { $what_what_name }
           *[other] { $n } { $what_what_many }
        }
    } { $n ->
        [1] is
       *[other] are
    } stored { $what_at ->
        [none] on the map
        [new_haven] at New Haven
       *[other] at { $what_at_the }
    }
    [counter] { $what_key_so ->
        [none] you | have counted | { $mood ->
            [not] fewer than
           *[do] at least
        } { $n_word ->
            [players] { $n_half ->
                [yes] 1 { $what_key_name } for every two characters (rounded up)
               *[no] 1 { $what_key_name } for each character
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }and { $n_more } more
            }
            [counter] as many { $what_key_many } as { $n_key_many }
           *[number] { $n ->
                [1] 1 { $what_key_name }
               *[other] { $n } { $what_key_many }
            }
        }
       *[other] { $n ->
            [1] { $mood ->
                [not] { $what_key_not }
               *[do] { $what_key_so }
            }
           *[other] you | have counted | { $mood ->
                [not] fewer than
               *[do] at least
            } { $n_word ->
                [players] { $n_half ->
                    [yes] 1 { $what_key_name } for every two characters (rounded up)
                   *[no] 1 { $what_key_name } for each character
                }{ $n_more ->
                    [0] { "" }
                   *[other] { " " }and { $n_more } more
                }
                [counter] as many { $what_key_many } as { $n_key_many }
               *[number] { $n ->
                    [1] 1 { $what_key_name }
                   *[other] { $n } { $what_key_many }
                }
            }
        }
    }
    [enemies] { $mood ->
        [not] fewer than
       *[do] at least
    } { $n ->
        [1] 1 { $what_key ->
            [none] { $what_faction ->
                [none] { $what_type ->
                    [animal] animal
                    [mutant] mutant
                    [human] human enemy
                   *[other] enemy
                }
               *[other] Son of Liberty
            }
           *[other] { $what_key_name }
        } is
       *[other] { $n } { $what_key ->
            [none] { $what_faction ->
                [none] { $what_type ->
                    [animal] animals
                    [mutant] mutants
                    [human] human enemies
                   *[other] enemies
                }
               *[other] Sons of Liberty
            }
           *[other] { $what_key_name }
        } are
    } { $what_within ->
        [0] { $what_at ->
            [none] on the map
            [new_haven] at New Haven
           *[other] at { $what_at_the }
        }
       *[other] within { $what_within } tiles of { $what_at ->
            [new_haven] New Haven
           *[other] { $what_at_the }
        }
    }
    [fallen] { $mood ->
        [not] fewer than
       *[do] at least
    } { $n_word ->
        [survivors] half of the Survivors' characters
       *[other] { $n } characters
    } are { $what_eliminated ->
        [yes] eliminated
       *[no] dead or eliminated
    }
    [day] { $mood ->
        [not] it is not yet day { $n }
       *[do] it is day { $n } or later
    }
    [players] { $mood ->
        [not] fewer than { $n } characters play
       *[do] { $n } characters or more play
    }
   *[other] { $what } is { $mood ->
        [not] less than
       *[do] at least
    } { $n }
}
is-at-most = { $what_word ->
    [characters] { $n ->
        [0] { $mood ->
            [not] somebody is
           *[do] nobody is
        }
       *[other] { $mood ->
            [not] more than
           *[do] at most
        } { $n } characters are
    } { $what_at ->
        [none] on the map
        [new_haven] at New Haven
       *[other] at { $what_at_the }
    }
    [counter] { $n ->
        [0] { $mood ->
            [not] { $what_key_so ->
                [none] there is at least 1 { $what_key_name }
               *[other] { $what_key_so }
            }
           *[do] { $what_key_not ->
                [none] there is { $what_key_no }
               *[other] { $what_key_not }
            }
        }
       *[other] you | have counted | { $mood ->
            [not] more than
           *[do] at most
        } { $n_word ->
            [players] { $n_half ->
                [yes] 1 { $what_key_name } for every two characters (rounded up)
               *[no] 1 { $what_key_name } for each character
            }{ $n_more ->
                [0] { "" }
               *[other] { " " }and { $n_more } more
            }
            [counter] as many { $what_key_many } as { $n_key_many }
           *[number] { $n ->
                [1] 1 { $what_key_name }
               *[other] { $n } { $what_key_many }
            }
        }
    }
    [enemies] { $n_word ->
        [characters] { $mood ->
            [not] more { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animals
                        [mutant] mutants
                        [human] human enemies
                       *[other] enemies
                    }
                   *[other] Sons of Liberty
                }
               *[other] { $what_key_name }
            } than characters are
           *[do] no more { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animals
                        [mutant] mutants
                        [human] human enemies
                       *[other] enemies
                    }
                   *[other] Sons of Liberty
                }
               *[other] { $what_key_name }
            } than characters are
        }
       *[number] { $n ->
            [0] { $mood ->
                [not] at least 1
               *[do] no
            } { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animal
                        [mutant] mutant
                        [human] human enemy
                       *[other] enemy
                    }
                   *[other] Son of Liberty
                }
               *[other] { $what_key_name }
            } is
           *[other] { $mood ->
                [not] more than
               *[do] at most
            } { $n } { $what_key ->
                [none] { $what_faction ->
                    [none] { $what_type ->
                        [animal] animals
                        [mutant] mutants
                        [human] human enemies
                       *[other] enemies
                    }
                   *[other] Sons of Liberty
                }
               *[other] { $what_key_name }
            } are
        }
    } { $what_within ->
        [0] { $what_at ->
            [none] on the map
            [new_haven] at New Haven
           *[other] at { $what_at_the }
        }
       *[other] within { $what_within } tiles of { $what_at ->
            [new_haven] New Haven
           *[other] { $what_at_the }
        }
    }
   *[other] { $what } is { $mood ->
        [not] more than
       *[do] at most
    } { $n }
}
