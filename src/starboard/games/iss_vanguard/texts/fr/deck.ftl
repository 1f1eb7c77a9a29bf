# Le vaisseau comme un classeur : à quoi servent ses pages, installations, journal, qui fait quoi.

why-page-closed = Les pages s’ouvrent dans l’ordre, une fois par passage ; une page faite reste fermée jusqu’au suivant.
page-bridge = On produit commandement et énergie, puis les crises frappent et d’autres arrivent.
page-starmap = Volez, menez des investigations, choisissez un site d’atterrissage, scannez-le. Chaque vol coûte de l’énergie.
page-facilities = Chaque installation coûte 1 commandement et s’ouvre une fois ; on en finit une avant la suivante.
page-hangar = Choisissez un atterrisseur et ses modules.
page-launch = Choisissez qui descend, avec quelles cartes et quel équipement.
page-exploration = L’équipe est sur la planète.
page-leaving = L’équipe quitte la planète.
page-docking = On consigne le résultat de la mission.
page-debriefing = Promotions et dés, contre des réussites.
page-unloading = On utilise les découvertes qui servent à bord, puis on les range toutes.
page-infirmary = Les patients se remettent ; d’autres peuvent les soigner, puis deviennent inactifs.
page-memorial = On garde le nom des morts.
page-save-point = Le passage s’achève ici, le suivant commence.
page-lost =
    Non dépensé, perdu après les installations : { $energy ->
        [0] { $command } commandement
       *[other] { $command ->
            [0] { $energy } énergie
           *[other] { $energy } énergie et { $command } commandement
        }
    }.
note-opened = { $n ->
    [1] 1 ouverte
   *[other] { $n } ouvertes
}
ready-crew = Équipage disponible
ready-note = Qui est affecté devient inactif jusqu’à la fin de la prochaine exploration.
field-team = Équipe de terrain
helper = Rang { $n }, { $icon }{ $last ->
    [yes] , seul disponible
   *[no] { "" }
}
recruits-of = Recrues pour { $section }
slot-structural = Emplacement de structure
slot-utility = Emplacement utilitaire
memorial-spaces = Places des sections
rank-done = Carte Rang, accomplie
rank-open = Carte Rang, non accomplie
waits-lab = { $n ->
    [0] aucun projet
    [1] 1 projet
   *[other] { $n } projets
}
waits-factory = { $orders ->
    [0] { $n ->
        [0] rien à construire
        [1] 1 projet attend
       *[other] { $n } projets attendent
    }
    [1] 1 en production
   *[other] { $orders } en production
}
waits-situation-room = { $n ->
    [0] aucune crise
    [1] 1 crise
   *[other] { $n } crises
}
lost-promotions = Perdu si vous continuez : la carte Rang peut encore promouvoir { $n ->
    [1] 1 membre
   *[other] { $n } membres
}.
lost-project = Perdu si vous continuez : 1 projet peut encore être achevé pendant cette visite.
lost-hold = Laissé à bord si vous continuez : il reste de la place pour { $n ->
    [1] 1 pièce
   *[other] { $n } pièces
} d’équipement.
stock-sinks = un dé par section, ou le pion de pénalité
stock-morale = Moral
stock-technology = Niveau de technologie
stock-rests = inactif ensuite
facility-lab = Laboratoire de recherche
facility-factory = Complexe de production
facility-barracks = Baraquements
facility-situation-room = Salle de crise
facility-done = déjà ouverte dans ce passage
for-lab = Achever un projet de recherche avec les découvertes récoltées.
for-factory = Lancer un projet ; les membres font avancer les ordres.
for-barracks = Recruter et former, ou une permission pour le moral.
for-situation-room = Des membres résolvent les crises ouvertes.
option-people-row = Personnes à la table
option-people-button = { $a }
option-stimulate-row = « { $a } » avance avec
option-stimulate-button = { $b }
option-solve-row = « { $a } » : la résolution
option-solve-button = { $b }
option-nurse-row = { $a } : les soins
option-nurse-button = { $b }
option-load-row = { $a } pour
option-load-button = { $b }
option-repair-row = { $a } : la réparation
option-repair-button = { $b }
