# Le vaisseau : ce que font ses cartes.

do-gain-energy =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $n ->
        [1] 1 énergie
       *[other] { $n } énergies
    }
do-lose-energy =
    { $subject } | { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    } | { $n ->
        [1] 1 énergie
       *[other] { $n } énergies
    }
do-gain-command =
    { $subject } | { $form ->
        [third] gagne
        [inf] gagner
       *[other] gagnez
    } | { $n ->
        [1] 1 commandement
       *[other] { $n } commandements
    }
do-lose-command =
    { $subject } | { $form ->
        [third] perd
        [inf] perdre
       *[other] perdez
    } | { $n ->
        [1] 1 commandement
       *[other] { $n } commandements
    }
do-deliver =
    { $subject } | { $form ->
        [third] reçoit
        [inf] recevoir
       *[other] recevez
    } | { $cards_quoted }
do-recruit =
    { $subject } | { $form ->
        [third] recrute
        [inf] recruter
       *[other] recrutez
    } | { $n ->
        [1] pour 1 section au choix
       *[other] pour { $n } sections au choix
    }
do-reveal-crisis =
    { $subject } | { $form ->
        [third] révèle
        [inf] révéler
       *[other] révélez
    } | { $n ->
        [1] 1 crise
       *[other] { $n } crises
    }
do-uncover-landing =
    { $subject } | { $form ->
        [third] découvre
        [inf] découvrir
       *[other] découvrez
    } | { $n ->
        [1] 1 partie de la carte atterrissage
       *[other] { $n } parties de la carte atterrissage
    }
do-discard-found =
    { $subject } | { $form ->
        [third] cède
        [inf] céder
       *[other] cédez
    } | { $kinds ->
        [none] { $n ->
            [1] 1 découverte récoltée
           *[other] { $n } découvertes récoltées
        }
       *[other] { $n ->
            [1] 1 découverte récoltée ({ $kinds_or })
           *[other] { $n } découvertes récoltées ({ $kinds_or })
        }
    }
do-raise-morale = le moral monte d’un niveau
do-lower-morale = le moral baisse d’un niveau
do-raise-technology = le niveau de technologie monte de un
do-lower-technology = le niveau de technologie baisse de un
do-unlock-dice = { $type ->
    [universal] les dés universels
       *[expertise] les dés d’expertise
    } peuvent être achetés
do-add-crises = nouveau parmi les crises potentielles, { $cards_quoted }
do-advance-events = dès la prochaine exploration, les événements avancés remplacent les événements ordinaires
do-set-objective = l’objectif principal suivant est « { $objective_name } »
do-add-objective = l’objectif secondaire « { $objective_name } » s’ajoute
do-fulfil-objective = l’objectif « { $objective_name } » est rempli
do-chart = nouveau sur la carte, { $systems_quoted }
do-rest-crew = { $n ->
    [1] 1 membre disponible devient inactif
       *[other] { $n } membres disponibles deviennent inactifs
    }
do-admit-crew = 1 membre disponible devient un cas { $bed ->
    [light] léger
    [moderate] modéré
       *[critical] critique
    } à l’infirmerie
do-damage-one-lander = un atterrisseur du hangar est endommagé
do-delay-project = { $n ->
    [1] les projets en production reculent d’un stade
       *[other] les projets en production reculent de { $n } stades
    }
do-win-campaign = la campagne s’achève : « { $ending_name } »
do-open-colour = les systèmes marqués en { $colour ->
    [yellow] jaune
       *[red] rouge
    } sont accessibles
do-travel-discount = le premier vol d’une phase coûte { $n } énergie de moins
do-scan-cost = chaque partie d’une carte atterrissage coûte { $n } énergie de plus
do-free-scan = { $n ->
    [1] la première partie d’une carte atterrissage est gratuite
       *[other] les { $n } premières parties d’une carte atterrissage sont gratuites
    }
do-more-command = la passerelle produit { $n } commandement de plus
do-more-room = { $n ->
    [1] l’atterrisseur rapporte 1 découverte de plus
       *[other] l’atterrisseur rapporte { $n } découvertes de plus
    }
do-more-beds = { $n ->
    [1] l’infirmerie a 1 lit de plus pour chaque état
       *[other] l’infirmerie a { $n } lits de plus pour chaque état
    }
do-faster-recovery = les patients avancent de deux étapes à chaque visite
do-reroll-survival = un résultat « dégâts importants » d’un test de survie est relancé
do-second-order = le deuxième ordre de production est utilisable
do-free-stage = un projet mis en production commence un stade plus loin
is-project-done =
    { $mood ->
        [not] le projet « { $project_name } » n’est pas achevé
       *[do] le projet « { $project_name } » est achevé
    }
is-no-patients =
    { $mood ->
        [not] quelqu’un est à l’infirmerie
       *[do] personne n’est à l’infirmerie
    }
is-rows-done =
    { $mood ->
        [not] { $n ->
            [1] aucune rangée de découvertes uniques n’est complète
           *[other] moins de { $n } rangées de découvertes uniques sont complètes
        }
       *[do] { $n ->
            [1] une rangée de découvertes uniques est complète
           *[other] { $n } rangées de découvertes uniques sont complètes
        }
    }
