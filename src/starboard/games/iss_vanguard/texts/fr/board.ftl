# Ce que les cartes font sur la planète, à l’équipe et au récit.

do-gain-success =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 réussite
               *[other] { $n } réussites
            }
       *[other] en réussites : { $n }
    }
do-lose-success =
    { $subject } | { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 réussite
               *[other] { $n } réussites
            }
       *[other] en réussites : { $n }
    }
do-gain-supplies =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 provision
               *[other] { $n } provisions
            }
       *[other] en provisions : { $n }
    }
do-lose-supplies =
    { $subject } | { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 provision
               *[other] { $n } provisions
            }
       *[other] en provisions : { $n }
    }
do-gain-lead =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 indice « minéral »
               *[other] { $n } indices « minéral »
            }
        [micro_organism]
            { $n ->
                [1] 1 indice « micro-organisme »
               *[other] { $n } indices « micro-organisme »
            }
        [strange_flora]
            { $n ->
                [1] 1 indice « flore étrange »
               *[other] { $n } indices « flore étrange »
            }
        [alien_technology]
            { $n ->
                [1] 1 indice « technologie extraterrestre »
               *[other] { $n } indices « technologie extraterrestre »
            }
        [living_specimen]
            { $n ->
                [1] 1 indice « spécimen vivant »
               *[other] { $n } indices « spécimen vivant »
            }
        [each]
            { $n ->
                [1] 1 indice pour chaque pioche
               *[other] { $n } indices pour chaque pioche
            }
       *[other]
            { $n ->
                [1] 1 indice pour une pioche au choix
               *[other] { $n } indices pour des pioches au choix
            }
    }
do-gain-discovery =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 découverte « minéral »
               *[other] { $n } découvertes « minéral »
            }
        [micro_organism]
            { $n ->
                [1] 1 découverte « micro-organisme »
               *[other] { $n } découvertes « micro-organisme »
            }
        [strange_flora]
            { $n ->
                [1] 1 découverte « flore étrange »
               *[other] { $n } découvertes « flore étrange »
            }
        [alien_technology]
            { $n ->
                [1] 1 découverte « technologie extraterrestre »
               *[other] { $n } découvertes « technologie extraterrestre »
            }
        [living_specimen]
            { $n ->
                [1] 1 découverte « spécimen vivant »
               *[other] { $n } découvertes « spécimen vivant »
            }
        [any]
            { $n ->
                [1] 1 découverte
               *[other] { $n } découvertes
            }
       *[other]
            { $n ->
                [1] 1 découverte d’une pioche au choix
               *[other] { $n } découvertes de pioches au choix
            }
    }
do-discard-discovery =
    { $subject } | { $form ->
        [third] défausse
        [inf] défausser
       *[other] défaussez
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 découverte « minéral »
               *[other] { $n } découvertes « minéral »
            }
        [micro_organism]
            { $n ->
                [1] 1 découverte « micro-organisme »
               *[other] { $n } découvertes « micro-organisme »
            }
        [strange_flora]
            { $n ->
                [1] 1 découverte « flore étrange »
               *[other] { $n } découvertes « flore étrange »
            }
        [alien_technology]
            { $n ->
                [1] 1 découverte « technologie extraterrestre »
               *[other] { $n } découvertes « technologie extraterrestre »
            }
        [living_specimen]
            { $n ->
                [1] 1 découverte « spécimen vivant »
               *[other] { $n } découvertes « spécimen vivant »
            }
        [any]
            { $n ->
                [1] 1 découverte
               *[other] { $n } découvertes
            }
       *[other]
            { $n ->
                [1] 1 découverte d’une pioche au choix
               *[other] { $n } découvertes de pioches au choix
            }
    }
do-discard-this =
    { $subject } | { $form ->
        [third] défausse
        [inf] défausser
       *[other] défaussez
    } | cette carte
do-gain-unique =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $number ->
        [0] la découverte unique suivante
       *[other] la découverte unique { $number }
    }
do-complete-rank-card = la carte de rang est accomplie
do-return-equipment = cette carte retourne à l’armurerie
do-replace-place =
    une nouvelle carte remplace ce qui se trouve { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    }
do-cover-place =
    une nouvelle carte se pose par-dessus { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    }
do-uncover-place =
    la carte du dessus { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    } est défaussée
do-set-circumstances = d’autres circonstances entrent en vigueur
do-discard-circumstances = les circonstances redeviennent celles du plateau
do-add-mission = une mission de plus entre en jeu
do-complete-mission =
    { $mission ->
        [none] cette mission
       *[other] la mission « { $mission_name } »
    } est accomplie
do-fail-mission =
    { $mission ->
        [none] cette mission
       *[other] la mission « { $mission_name } »
    } a échoué
do-place-marker =
    { $subject } | { $form ->
        [third] place
        [inf] placer
       *[other] placez
    } | { $marker_a } | { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    }
do-remove-marker =
    { $subject } | { $form ->
        [third] retire
        [inf] retirer
       *[other] retirez
    } | { $marker_a } | { $sector ->
        [0] de ce secteur
       *[other] du secteur { $sector }
    }
do-place-token =
    { $subject } | { $form ->
        [third] place
        [inf] placer
       *[other] placez
    } | { $equipment ->
        [none] son pion
       *[other] le pion de « { $equipment_name } »
    } | { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    }
do-give-token =
    { $subject } | { $form ->
        [third] prend
        [inf] prendre
       *[other] prenez
    } | { $token_the }
do-drop-token =
    { $subject } | { $form ->
        [third] pose
        [inf] poser
       *[other] posez
    } | { $token_the } | à terre
do-place-threat =
    une menace apparaît { $sector ->
        [0] dans ce secteur
       *[other] dans le secteur { $sector }
    }
do-remove-threat =
    { $threat ->
        [none] la menace
       *[other] « { $threat_name } »
    } quitte la planète
do-move-threat =
    { $threat ->
        [none] la menace
       *[other] « { $threat_name } »
    } avance { $n ->
        [1] d’un secteur
       *[other] de { $n } secteurs
    }{ $toward ->
        [none] { "" }
        [most_injuries] { " " }vers le membre le plus blessé
        [fewest_dice] { " " }vers le membre qui a le moins de dés
        [last_special] { " " }vers le dernier membre à avoir fait une action spéciale
        [last_find] { " " }vers le dernier membre à avoir gagné une découverte
        [random] { " " }vers un membre aléatoire
        [nearest] { " " }vers le membre le plus proche
       *[other] { " " }vers { $toward_name }
    }{ $way ->
        [none] { "" }
        [d10] { ", " }là où le D10 le désigne
        [lowest] { " " }vers le secteur au plus petit numéro
        [highest] { " " }vers le secteur au plus grand numéro
        [one_way_first] { " " }par un sens unique s’il y en a un
       *[other] { "" }
    }
do-behave =
    « { $behaviour_name } » se produit{ $threat ->
        [none] { "" }
       *[other] { " " }(« { $threat_name } »)
    }
do-place-figure =
    une figurine de { $threat ->
        [none] la menace
       *[other] « { $threat_name } »
    } apparaît dans le secteur au plus petit numéro{ $biomes ->
        [none] { "" }
       *[other] { " " }du biome { $biomes_or }
    } qui n’en a pas{ $no_move ->
        [yes] { " " }; nul ne peut en partir
       *[no] { "" }
    }
do-remove-figures =
    { $here ->
        [yes]
            la figurine de { $threat ->
                [none] la menace
               *[other] « { $threat_name } »
            } dans ce secteur disparaît
       *[no]
            toutes les figurines de { $threat ->
                [none] la menace
               *[other] « { $threat_name } »
            } disparaissent
    }
do-advance-time =
    { $subject } | { $form ->
        [third] avance
        [inf] avancer
       *[other] avancez
    } | { $of ->
        [all] toutes les pistes de temps
        [this] cette piste de temps
       *[other] la piste de temps de « { $of_name } »
    } | { $n ->
        [1] d’une case
       *[other] de { $n } cases
    }
do-regress-time =
    { $subject } | { $form ->
        [third] recule
        [inf] reculer
       *[other] reculez
    } | { $of ->
        [all] toutes les pistes de temps
        [this] cette piste de temps
       *[other] la piste de temps de « { $of_name } »
    } | { $n ->
        [1] d’une case
       *[other] de { $n } cases
    }
do-reset-time =
    { $subject } | { $form ->
        [third] vide
        [inf] vider
       *[other] videz
    } | { $of ->
        [all] toutes les pistes de temps
        [this] cette piste de temps
       *[other] la piste de temps de « { $of_name } »
    }
do-roll-d10 =
    { $subject } | { $form ->
        [third] lance
        [inf] lancer
       *[other] lancez
    } | le D10, { $rows }
part-row = jusqu’à { $upto }, { $does }
do-read-entry =
    { $subject } | { $form ->
        [third] lit
        [inf] lire
       *[other] lisez
    } | le journal
do-note =
    { $subject } | { $form ->
        [third] note
        [inf] noter
       *[other] notez
    } | « { $key ->
        [letters_sent] lettres envoyées
       *[other] { $key_name }
    }{ $value ->
        [yes] { "" }
       *[other] { ", " }{ $value_name }
    } » | dans le journal
do-end-exploration =
    l’exploration se termine{ $result ->
        [success] { " " }par une réussite
        [failure] { " " }par un échec
       *[other] { " " }selon l’état des missions
    }
do-close-route = l’itinéraire { $a }–{ $b } se ferme
do-open-route = l’itinéraire { $a }–{ $b } s’ouvre
do-set-no-move =
    nul ne peut plus quitter { $sector ->
        [0] ce secteur
       *[other] le secteur { $sector }
    }
do-move-member =
    { $subject } | { $form ->
        [third] se déplace
        [inf] vous déplacer
       *[other] déplacez-vous
    } | { $to ->
        [connected] vers un secteur connecté
        [sector] vers le secteur { $sector }
        [member] vers le secteur d’un autre membre
       *[other] vers le secteur de l’atterrisseur
    } | { $route_icons ->
        [yes] { "" }
       *[no] sans appliquer les icônes de l’itinéraire
    }
do-arrive =
    { $subject } | { $form ->
        [third] arrive
        [inf] arriver
       *[other] arrivez
    } | dans le secteur
do-end-turn = le tour se termine
do-extra-action =
    { $subject } | { $form ->
        [third] joue
        [inf] jouer
       *[other] jouez
    } | { $n ->
        [1] 1 action
       *[other] { $n } actions
    } de plus | ce tour-ci
do-draw-event =
    { $subject } | { $form ->
        [third] pioche
        [inf] piocher
       *[other] piochez
    } | { $n ->
        [1] 1 événement
       *[other] { $n } événements
    } | à la fin de ce tour
do-skip-event =
    { $subject } | { $form ->
        [third] ne pioche
        [inf] ne piocher
       *[other] ne piochez
    } | aucun événement | ce tour-ci
do-discard-event =
    { $subject } | { $form ->
        [third] défausse
        [inf] défausser
       *[other] défaussez
    } | l’événement | sans effet
do-kill =
    { $subject } | { $form ->
        [third] meurt
        [inf] mourir
       *[other] mourez
    } |
do-damage-lander = l’atterrisseur est endommagé
do-each = { $does }
do-choose-member = { $does }
do-random-member = { $does }
do-member-with = { $does }
name-who-each-member = chaque membre
name-who-one-member = un membre de votre choix
name-who-each-here = chaque membre présent
name-who-one-here = un membre présent de votre choix
name-who-each-other-here = chaque autre membre présent
name-who-one-other-here = un autre membre présent de votre choix
name-who-each-other = chaque autre membre
name-who-one-other = un autre membre de votre choix
name-who-each-on-threat = chaque membre du secteur de la menace
name-who-one-on-threat = un membre du secteur de la menace de votre choix
name-who-a-random-member = un membre tiré au sort
name-who-most-injuries = le membre le plus blessé
name-who-most-dice = le membre qui a le plus de dés
name-who-fewest-injuries = le membre le moins blessé
name-who-fewest-dice = le membre qui a le moins de dés
name-who-last-special-action = le dernier membre à avoir fait une action spéciale
name-who-last-discovery = le dernier membre à avoir gagné une découverte
do-replace-place-each-sector = de nouvelles cartes remplacent ce qui se trouve dans les secteurs { $sector_all }
do-add-mission-each-mission = { $times ->
    [2] deux
    [3] trois
   *[other] { $times }
} missions de plus entrent en jeu
do-behave-each-behaviour = { $behaviour_quoted } se produisent{ $threat ->
    [none] { "" }
   *[other] { " " }(« { $threat_name } »)
}
