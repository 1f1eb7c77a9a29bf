# Ce que les cartes demandent, et ce qu’elles comptent.

is-pool-has =
    { $mood ->
        [not] la réserve de résultats ne montre pas { $req_name }
       *[do] la réserve de résultats montre { $req_name }
    }
is-on-sector =
    { $mood ->
        [not] vous n’êtes pas dans le secteur { $n }
       *[do] vous êtes dans le secteur { $n }
    }
is-member-on =
    { $mood ->
        [not] aucun membre n’est dans le secteur { $n }
       *[do] un membre est dans le secteur { $n }
    }
is-sector-has =
    { $mood ->
        [not]
            { $what ->
                [final] le secteur n’est pas final
                [important] le secteur n’est pas important
                [marker]
                    { $key ->
                        [none] le secteur n’a aucun marqueur
                       *[other] le secteur n’a pas { $key_no }
                    }
                [threat]
                    { $key ->
                        [none] aucune menace n’est dans le secteur
                       *[other] « { $key_name } » n’est pas dans le secteur
                    }
                [token]
                    { $key ->
                        [none] le secteur n’a aucun pion équipement
                       *[other] le secteur n’a pas le pion de « { $key_name } »
                    }
                [lander] l’atterrisseur n’est pas dans le secteur
               *[other]
                    { $key ->
                        [none] le secteur n’a aucun point d’intérêt
                       *[other] « { $key_name } » n’est pas dans le secteur
                    }
            }
       *[do]
            { $what ->
                [final] le secteur est final
                [important] le secteur est important
                [marker]
                    { $key ->
                        [none] le secteur a un marqueur
                       *[other] le secteur a { $key_a }
                    }
                [threat]
                    { $key ->
                        [none] une menace est dans le secteur
                       *[other] « { $key_name } » est dans le secteur
                    }
                [token]
                    { $key ->
                        [none] le secteur a un pion équipement
                       *[other] le secteur a le pion de « { $key_name } »
                    }
                [lander] l’atterrisseur est dans le secteur
               *[other]
                    { $key ->
                        [none] le secteur a un point d’intérêt
                       *[other] « { $key_name } » est dans le secteur
                    }
            }
    }
is-on-biome =
    { $mood ->
        [not] le biome du secteur n’est pas { $biome_name }
       *[do] le biome du secteur est { $biome_name }
    }
is-all-members-on =
    { $mood ->
        [not] tous les membres ne sont pas dans le secteur { $sector }
       *[do] tous les membres sont dans le secteur { $sector }
    }
is-alone =
    { $mood ->
        [not] un autre membre est présent
       *[do] aucun autre membre n’est présent
    }
is-near-lander =
    { $mood ->
        [not] vous n’êtes ni dans le secteur de l’atterrisseur ni à côté
       *[do] vous êtes dans le secteur de l’atterrisseur ou à côté
    }
is-rank-at-least =
    { $mood ->
        [not] votre rang est inférieur à { $n }
       *[do] votre rang est au moins { $n }
    }
is-has-injury =
    { $mood ->
        [not]
            { $subject } | { $form ->
                [third] n’a
               *[other] n’avez
            } | { $injury ->
                [none] aucune blessure
               *[other] pas la blessure « { $injury_name } »
            }
       *[do]
            { $subject } | { $form ->
                [third] a
               *[other] avez
            } | { $injury ->
                [none] une blessure
               *[other] la blessure « { $injury_name } »
            }
    }
led-has-injury =
    { $mood ->
        [not] sans blessure
       *[do]
            { $injury ->
                [none] avec une blessure
               *[other] avec la blessure « { $injury_name } »
            }
    }
brief-has-injury =
    { $mood ->
        [not] sans blessure
       *[do]
            { $injury ->
                [none] avec une blessure
               *[other] avec la blessure « { $injury_name } »
            }
    }
is-mission-done =
    { $mood ->
        [not] la mission « { $mission_name } » n’est pas accomplie
       *[do] la mission « { $mission_name } » est accomplie
    }
is-mission-in-play =
    { $mood ->
        [not] aucune mission en jeu ne le demande
       *[do] une mission en jeu le demande
    }
is-noted =
    { $mood ->
        [not]
            le journal ne dit pas « { $key ->
                [letters_sent] lettres envoyées
               *[other] { $key_name }
            }{ $value ->
                [none] { "" }
               *[other] { ", " }{ $value_name }
            } »
       *[do]
            le journal | dit | « { $key ->
                [letters_sent] lettres envoyées
               *[other] { $key_name }
            }{ $value ->
                [none] { "" }
               *[other] { ", " }{ $value_name }
            } »
    }
is-first-time =
    { $mood ->
        [not] ce n’est pas la première lecture
       *[do] c’est la première lecture
    }
is-owns-unique =
    { $mood ->
        [not] l’équipe ne possède pas la découverte unique { $number }
       *[do] l’équipe possède la découverte unique { $number }
    }
is-in-test =
    { $mood ->
        [not] aucun test n’est en cours
       *[do] un test est en cours
    }
is-own-turn =
    { $mood ->
        [not] ce n’est pas votre tour
       *[do] c’est votre tour
    }
is-threat-in-play =
    { $mood ->
        [not] « { $threat_name } » n’est pas en jeu
       *[do] « { $threat_name } » est en jeu
    }
is-no-figure-on =
    { $mood ->
        [not] une figurine de « { $threat_name } » est dans le secteur { $sector }
       *[do] aucune figurine de « { $threat_name } » n’est dans le secteur { $sector }
    }
is-token-on-lander =
    { $mood ->
        [not] { $token_the } n’est pas dans le secteur de l’atterrisseur
       *[do] { $token_the } est dans le secteur de l’atterrisseur
    }
p-at-least =
    { $mood ->
        [not] moins de
       *[do] au moins
    }
p-by-at-least =
    { $mood ->
        [not] de moins de
       *[do] d’au moins
    }
is-at-least =
    { $what_word ->
        [supplies]
            l’équipe a { p-at-least } { $n ->
                [1] 1 provision
               *[other] { $n } provisions
            }
        [success]
            l’équipe a { p-at-least } { $n ->
                [1] 1 réussite
               *[other] { $n } réussites
            }
        [injuries]
            vous avez { p-at-least } { $n ->
                [1] 1 blessure
               *[other] { $n } blessures
            }
        [dice_in_play] vous avez { p-at-least } { $n } dés en jeu
        [hand]
            vous avez en main { p-at-least } { $n ->
                [1] 1 carte de section
               *[other] { $n } cartes de section
            }
        [charges]
            vous avez { p-at-least } { $n ->
                [1] 1 charge
               *[other] { $n } charges
            }
        [members_here]
            { p-at-least } { $n ->
                [1] 1 membre est présent
               *[other] { $n } membres sont présents
            } dans le secteur
        [members] l’équipe compte { p-at-least } { $n } membres
        [decks_with_leads]
            { p-at-least } { $n ->
                [1] 1 pioche porte
               *[other] { $n } pioches portent
            } des indices
        [leads_on]
            { p-at-least } { $n ->
                [1] 1 indice est posé
               *[other] { $n } indices sont posés
            } sur la pioche { $what_deck_name }
        [discoveries]
            l’équipe | détient | { p-at-least } { $n } { $n ->
                [1] découverte
               *[other] découvertes
            }{ $what_deck ->
                [any] { "" }
               *[other] { " " }« { $what_deck_name } »
            }{ $what_grade ->
                [none] { "" }
                [common]
                    { " " }{ $n ->
                        [1] commune
                       *[other] communes
                    }
                [rare]
                    { " " }{ $n ->
                        [1] rare
                       *[other] rares
                    }
               *[other]
                    { " " }{ $n ->
                        [1] très rare
                       *[other] très rares
                    }
            }
        [gained]
            l’équipe | a gagné | { p-at-least } { $n } { $what_what ->
                [discovery]
                    { $n ->
                        [1] découverte
                       *[other] découvertes
                    }{ $what_deck ->
                        [any] { "" }
                       *[other] { " " }« { $what_deck_name } »
                    }
                [lead]
                    { $n ->
                        [1] indice
                       *[other] indices
                    }{ $what_deck ->
                        [any] { "" }
                       *[other] { " " }« { $what_deck_name } »
                    }
                [unique]
                    { $n ->
                        [1] découverte unique
                       *[other] découvertes uniques
                    }
               *[other]
                    { $n ->
                        [1] réussite
                       *[other] réussites
                    }
            } | dans cette exploration
        [round]
            { $mood ->
                [not] ce n’est pas encore le round { $n }
               *[do] c’est le round { $n } ou plus tard
            }
        [track]
            la piste { $what_colour ->
                [green] verte
                [yellow] jaune
               *[red] rouge
            }{ $what_card ->
                [none] { "" }
               *[other] { " " }de « { $what_card_name } »
            } a avancé { p-by-at-least } { $n }
        [time] la piste de temps de « { $what_card_name } » a avancé { p-by-at-least } { $n }
        [final_sectors]
            { p-at-least } { $n ->
                [1] 1 secteur a un PDI final
               *[other] { $n } secteurs ont un PDI final
            }
        [markers] { p-at-least } { $n } { $what_marker_many } sont sur la planète
        [pool] la réserve de résultats a { p-at-least } { $n } de ces dés
       *[other] { p-at-least } { $n } : { $what }
    }
count-supplies = provision
count-success = réussite
count-injuries = blessure
count-charges = charge
count-members = membre
count-decks-with-leads = pioche qui porte des indices
count-round = round
count-final-sectors = secteur final
count-markers = { $marker_name } sur la planète
count-discoveries =
    découverte{ $deck ->
        [any] { "" }
       *[other] { " " }« { $deck_name } »
    }{ $grade ->
        [none] { "" }
        [common] { " " }commune
        [rare] { " " }rare
       *[other] { " " }très rare
    }
count-gained =
    { $what ->
        [discovery] découverte gagnée
        [lead] indice gagné
        [unique] découverte unique gagnée
       *[other] réussite gagnée
    } dans cette exploration{ $deck ->
        [any] { "" }
       *[other] { " " }(« { $deck_name } »)
    }
count-minus-stat = { $from_ } moins { $stat_name }
