# Unsettled: ce que lisent les joueurs.

# The table

map = La carte
boards = Les plateaux
task = La tâche
journal = Le journal de voyage
time = Temps
marker-time = marqueur
trust = Cohésion du groupe
trust-high = forte
trust-low = faible
stores = Ressources
page-of = Page { $n } sur { $most }
goal = Objectif : { $what }
luna = LUNA
unknown-place = terrain inexploré { $side } de « { $beside } »
hidden-node = un point d'intérêt caché
investigated = investigué
build-site = site de construction
on-node = { $n } { $what }
explorer = Explorateur { $n }
endurance = endurance
insight = intuition
pursues = poursuit { $what }
unconscious = inconscient
dashboard = Tableau de bord
cube-on = { $cube } { $n } sur { $space }
held = Possessions
opportunities = Opportunités
shown = Dans la zone de la planète
none = rien encore
cost-then = { $cost }, puis { $does }
requires = seulement si { $what }
covers = couvre { $action }

# Names

name-awareness = conscience
name-wonder = émerveillement
name-energy = force d'âme
name-robotics = robotique
name-chemistry = chimie
name-engineering = ingénierie
name-data = données
name-materials = matériaux
name-power = électricité
name-theorize = Théoriser
name-investigate = Investiguer
name-traverse = Parcourir
name-support = Soutenir
name-recover = Récupérer
name-rest = Se reposer
name-pink = le marqueur rose
name-blue = le marqueur bleu
name-scarab = le Scarabée
name-luna = LUNA
name-timeline = la piste de temps
name-high = forte
name-low = faible
name-cube = un cube
name-time = temps
name-insight = intuition
name-impassable-terrain = terrain infranchissable
name-barrier = barrière infranchissable
name-journal = le journal
name-research-hut = tente de recherche
name-laboratory = laboratoire
name-workshop = atelier
name-all = toutes
name-who-self = vous
name-who-active = l'explorateur actif
name-who-another = un autre explorateur
name-who-any-explorer = un explorateur
name-who-local-explorer = un explorateur présent
name-who-another-local = un autre explorateur présent
name-who-adjacent-explorer = un explorateur sur un point d'intérêt adjacent
name-who-unengaged = un explorateur non engagé
name-who-unconscious = un explorateur inconscient
name-who-each-explorer = chaque explorateur
name-who-each-local = chaque explorateur présent
name-who-each-other = chaque autre explorateur
name-who-crew = chaque explorateur
name-among-each-explorer = les explorateurs
name-among-each-local = les explorateurs présents
name-where-here = ici
name-where-luna-node = sur le point d'intérêt de LUNA
name-where-adjacent-node = sur un point d'intérêt adjacent
name-where-any-node = sur n'importe quel point d'intérêt
name-where-any-revealed-node = sur n'importe quel point d'intérêt révélé
name-where-any-hidden-node = sur n'importe quel point d'intérêt caché
name-where-scarab = sur le Scarabée
name-where-marker = au marqueur de cette carte
name-where-there = là
name-place-here = ici
name-place-luna-node = sur le point d'intérêt de LUNA
name-place-adjacent-node = sur un point d'intérêt adjacent
name-place-any-node = sur la carte
name-place-scarab = sur le Scarabée
name-place-marker = au marqueur de cette carte
name-place-any-revealed-node = sur un point d'intérêt révélé
name-place-any-hidden-node = sur un point d'intérêt caché
name-place-there = là
name-at-scarab = sur le Scarabée
name-at-here = ici
name-at-luna-node = sur le point d'intérêt de LUNA
name-at-marker = au marqueur de cette carte
name-at-adjacent-node = sur un point d'intérêt adjacent
name-at-any-node = sur n'importe quel point d'intérêt
name-what-raise-focus = points de concentration gagnés
name-what-lower-focus = points de concentration perdus
name-what-distress = détresse
name-what-gain-endurance = endurance
name-what-lose-endurance = pertes d'endurance
name-duration-this-action = pendant cette action
name-duration-this-move = pendant ce déplacement
name-duration-this-turn = pendant ce tour
name-duration-until-start-of-your-next-turn = jusqu'au début de votre prochain tour
name-duration-rest-of-game = pour le reste de la partie
name-toward-scarab = vers le Scarabée
name-toward-explorer = vers l'explorateur le plus proche
name-toward-luna = vers LUNA
name-toward-north = au nord
name-toward-east = à l'est
name-toward-south = au sud
name-toward-west = à l'ouest

# Questions

prompt-act = Que faites-vous ?
prompt-walk = Continuez-vous ?
prompt-trait = Quelle personnalité gardez-vous ?
prompt-deal-focus = Quel cube prend la valeur différente ?
prompt-pursuit = Quelle discipline poursuivez-vous ?
prompt-raise-focus = Quel cube augmente ?
prompt-lower-focus = Quel cube diminue ?
prompt-split = À qui revient le suivant ?
prompt-distribute = À qui revient le suivant ?
prompt-explorer = Quel explorateur ?
prompt-node = Quel point d'intérêt ?
prompt-carry = Portez-vous quelqu'un ?
prompt-agree-carry = Vous laissez-vous porter ?
prompt-move-luna = Où va LUNA ?
prompt-scan = Que cherche LUNA ?
prompt-cover = Quelle action la détresse couvre-t-elle ?
prompt-drop-distress = Quelle détresse vous quitte ?
prompt-marker = Quel marqueur utilisez-vous ?
prompt-give-up = Quelle compréhension abandonnez-vous ?
prompt-drop-breakthrough = Quelle avancée défaussez-vous ?
prompt-give-discovery = Quelle découverte abandonnez-vous ?
prompt-offer = Acceptez-vous ce don ?
prompt-ignore-time = Ignorez-vous le temps ?

# Options

option-assign = { $b } avec { $a }
option-assign-row = { $b }
option-assign-button = { $a }
option-move = Se déplacer vers { $a }
option-move-row = Marcher, sans cube
option-move-button = { $a }
option-step = Continuer vers { $a }
option-stop = S'arrêter ici
option-luna = LUNA va vers { $a }
option-luna-row = Envoyer LUNA
option-luna-button = { $a }
option-scan = LUNA cherche : { $a }
option-scan-row = LUNA cherche
option-scan-button = { $a }
option-regroup = Regrouper et finir le tour
option-trait = Garder { $a }
option-odd-cube = { $a }
option-pursue = Poursuivre : { $a }
option-pursue-row = Poursuivre
option-pursue-button = { $a }
option-raise = Augmenter { $a }
option-lower = Diminuer { $a }
option-explorer = { $a }
option-node = { $a }
option-explore = { $a }
option-alone = Sans porter personne
option-carry = Porter { $a }
option-agree = Accepter
option-refuse = Refuser
option-cover = Couvrir { $a }
option-drop = Se défaire de { $a }
option-marker = { $a }
option-give-up = Abandonner { $a }
option-discard = Défausser { $a }
option-ignore-time = Ignorer une icône Temps
option-let-time = Laisser passer le temps
option-first = { $n ->
    [2] { $a } d'abord, effet { $b_key }
   *[other] { $a } d'abord
}
option-use = Utiliser { $a }
option-use-row = Utiliser
option-use-button = { $a }
option-consume = Consommer { $a }
option-consume-row = Consommer
option-consume-button = { $a }
option-manage = Déplacer la détresse de { $a } à { $b }
option-manage-row = Déplacer la détresse de { $a } à
option-manage-button = { $b }
option-forfeit = Renoncer à { $a }
option-forfeit-row = Renoncer à
option-forfeit-button = { $a }
option-leave = Accepter de partir maintenant
option-give = Donner { $a } à { $b }
option-give-row = Donner { $a } à
option-give-button = { $b }
option-take = Prendre { $a } à { $b }
option-take-row = Prendre à { $b }
option-take-button = { $a }
why-rest = Chaque tour, un cube va à Se reposer, et c'est le dernier.

# The log

event-turn = { $a } commence son tour.
event-time = Le temps passe.
event-trigger = Le déclencheur agit : { $a }.
event-ignore-time = Ignore le temps.
event-raise-focus = { $a } augmente de { $n }.
event-lower-focus = { $a } diminue de { $n }.
event-beyond-trust = La cohésion est déjà { $a } : la concentration se répartit.
event-trust = La cohésion est maintenant { $a }.
event-lose-endurance = Perd { $n } d'endurance.
event-gain-endurance = Gagne { $n } d'endurance.
event-unconscious = { $a } est inconscient.
event-reveal-node = { $a } est révélé.
event-move = { $a } va à { $b }.
event-enter = Arrive : { $a }.
event-place = { $a } est placé : { $b }.
event-luna-moves = LUNA va : { $a }.
event-scan = LUNA trouve { $n } { $a } : { $b }.
event-breakthrough = Une avancée : { $a }.
event-comprehension = Comprend : { $a }.
event-give-up = Abandonne : { $a }.
event-discard = Défausse { $a }.
event-insight = Gagne { $n } d'intuition.
event-lose-insight = Perd { $n } d'intuition.
event-pursue = Poursuit : { $a }.
event-build = Construit { $a } : { $b }.
event-built = Prêt : { $a }.
event-destroyed = Démonté : { $a }.
event-distress = Détresse : { $a }.
event-no-distress = Aucune détresse à piocher : tout le monde souffre.
event-cover = { $a } couvre { $b }.
event-drop-distress = Se défait de { $a }.
event-manage = { $a } couvre désormais { $b }.
event-gain = L'équipage gagne { $n } { $a }.
event-spend = L'équipage cède { $n } { $a }.
event-opportunity = Une opportunité, { $b } : { $a }.
event-complete = Accompli : { $a }.
event-forfeit = Renonce à { $a }.
event-disengage = N'est plus engagé : { $a }.
event-discovery = Découvre { $a } ({ $b }).
event-consume = Consomme { $a } ({ $b }).
event-hand-over = Donne { $a } à { $b }.
event-page = Une page est lue.
event-assign = Assigne { $a } à { $b }.
event-regroup = Regroupe ses cubes.
event-use = Utilise { $a }.
event-leave = Est prêt à partir.
event-trait = Garde { $a }.
event-planet-card = { $a } apparaît.
event-scarab-leaves = Le Scarabée a disparu.
event-scarab-returns = Le Scarabée est de retour.
event-scarab-cube = Un cube quitte la tuile du Scarabée.
event-add-trigger = Un déclencheur sur la case { $n } : { $a }.
event-remove-trigger = Un déclencheur s'en va : { $a }.
event-add-to-node = { $n } { $a } : { $b }.
event-remove-from-node = { $a } quitte { $b }.
event-spawn = { $n } × { $a } : { $b }.
event-move-tokens = { $a } avance de { $n }.
event-place-marker = { $a } : { $b }.
event-remove-marker = { $a } quitte { $b }.
event-place-avatar = Un avatar se tient : { $a }.
event-add-inventory = Prend { $n } × { $a }.
event-spend-inventory = Consomme { $n } × { $a }.
event-progress = { $a } : { $n }.

# How it ends

end-aboard = Tout le monde est à bord. La planète salue, ou bien quelque chose dessus.
end-hollow = Vous partez, mais pas tous. Une victoire en demi-teinte.
end-exhausted = Plus personne n'a de forces. La planète vous garde.

# Ce que font les cartes

do-bonus-move = { $who ->
    [self] { $n ->
        [0] déplacez-vous
        [1] déplacez-vous de 1 point d'intérêt
       *[other] déplacez-vous de { $n } points d'intérêt au plus
     }{ $carry ->
        [yes] , en portant quelqu'un si vous voulez
       *[no] {""}
     }
   *[other] { $who_name } se déplace{ $n ->
        [0] {""}
        [1] {" "}de 1 point d'intérêt
       *[other] {" "}de { $n } points d'intérêt au plus
     }
 }
do-place = { $who ->
    [self] placez-vous { $where_name }
   *[other] placez { $who_name } { $where_name }
 }
do-gain-discovery = { $who ->
    [self] gagnez { $name ->
        [none] la découverte
       *[other] la découverte « { $name_name } »
     }
   *[other] { $who_name } gagne { $name ->
        [none] la découverte
       *[other] la découverte « { $name_name } »
     }
 }
do-forfeit-discovery = { $who ->
    [self] renoncez à { $name ->
        [none] { $n ->
            [one] { $n } découverte
           *[other] { $n } découvertes
         }
       *[other] la découverte « { $name_name } »
     }{ $property ->
        [none] {""}
       *[other] {" "}avec { $property_name }
     }
   *[other] { $who_name } renonce à { $name ->
        [none] { $n ->
            [one] { $n } découverte
           *[other] { $n } découvertes
         }
       *[other] la découverte « { $name_name } »
     }{ $property ->
        [none] {""}
       *[other] {" "}avec { $property_name }
     }
 }
do-draw-planet-card = { $who ->
    [self] révélez une carte « { $deck_name } »
   *[other] { $who_name } révèle une carte « { $deck_name } »
 }
do-place-avatar = { $who ->
    [self] placez votre avatar { $where_name }
   *[other] { $who_name } place son avatar { $where_name }
 }
do-add-inventory = { $who ->
    [self] prenez { $n ->
        [1] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
   *[other] { $who_name } prend { $n ->
        [1] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
 }
do-spend-inventory = { $who ->
    [self] rendez { $n ->
        [1] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
   *[other] { $who_name } rend { $n ->
        [1] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
 }
do-apply = { $who ->
    [self] { $duration_name }, { $rule }
   *[other] { $duration_name }, pour { $who_name } : { $rule }
 }{ $uses ->
    [-1] {""}
    [1] {" "}(une fois)
   *[other] {" "}({ $uses } fois)
 }
do-spend = dépensez { $kind ->
    [data] { $n ->
        [one] { $n } donnée
       *[other] { $n } données
     }
    [materials] { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
     }
   *[power] { $n } d'électricité
 }
do-time-unless-comprehension = avancez le temps de 1 sauf si { $discipline_name } est présente
do-remove-cube = retirez un cube de la tuile
do-advance-time = avancez le temps de { $n }
do-add-trigger = posez un déclencheur { $space ->
    [-1] { $ahead } cases plus loin sur la piste de temps
   *[other] sur la case { $space } de la piste de temps
 } ({ $kind_name })
do-remove-trigger = retirez le déclencheur ({ $kind_name })
do-gain = gagnez { $kind ->
    [data] { $n ->
        [one] { $n } donnée
       *[other] { $n } données
     }
    [materials] { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
     }
   *[power] { $n } d'électricité
 }
do-lose-stored = perdez { $kind ->
    [data] { $n ->
        [one] { $n } donnée
       *[other] { $n } données
     }
    [materials] { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
     }
   *[power] { $n } d'électricité
 }
do-add-to-node = ajoutez { $kind ->
    [data] { $n ->
        [one] { $n } donnée
       *[other] { $n } données
     }
    [materials] { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
     }
   *[power] { $n } d'électricité
 } { $where_name }
do-collect-from-node = récoltez { $n ->
    [all] tout ({ $kind_name }) { $where_name }
   *[other] { $n } { $kind_name } { $where_name }
 }
do-remove-from-node = retirez { $n ->
    [all] tout ({ $kind_name }) { $where_name }
   *[other] { $n } { $kind_name } { $where_name }
 }
do-move-luna = LUNA se déplace de { $n ->
    [1] 1 point d'intérêt
   *[other] { $n } points d'intérêt au plus
 }
do-place-luna = LUNA est placée { $where_name }
do-luna-scan = LUNA scanne
do-reveal-node = révélez un point d'intérêt caché
do-reveal-opportunity = révélez une opportunité { $where_name }
do-put-discovery = posez { $name_name } { $where_name }
do-disengage = vous n'êtes plus engagé
do-discard-this = défaussez cette carte
do-build-structure = construisez { $kind ->
    [research_hut] la tente de recherche
    [laboratory] le laboratoire
    [workshop] l'atelier
   *[other] la structure « { $kind_name } »
 } { $where_name }
do-destroy-structure = démontez { $kind ->
    [research_hut] la tente de recherche
    [laboratory] le laboratoire
    [workshop] l'atelier
   *[other] la structure « { $kind_name } »
 }
do-reveal-mystery = révélez { $card_name }
do-spawn = { $n } × { $kind_name } apparaît { $where_name }
do-move-tokens = chaque { $kind_name } avance de { $n } { $toward_name }
do-place-marker = placez { $n ->
    [1] 1 { $meaning_name }
   *[other] { $n } × { $meaning_name }
 } { $at_each ->
    [none] { $where_name }
   *[other] sur le point d'intérêt de chaque { $at_each_name }
 }
do-remove-marker = retirez { $n ->
    [1] 1 { $meaning_name }
   *[other] { $n } × { $meaning_name }
 } { $where_name }
do-place-node = posez sur la carte{ $hidden ->
    [yes] , face cachée,
   *[no] {""}
 } { $node ->
    [none] la carte Environnement du dessus
   *[other] « { $node_name } »
 }
do-set-aside-node = mettez { $node_name } de côté
do-add-progress = { $counter_name } augmente de { $n }
do-remove-scarab = le Scarabée quitte la carte
do-return-scarab = le Scarabée revient sur la carte
do-for-each = pour { $who_name } : { $does }
do-modifier = une règle change
do-change-move = { $n ->
    [1] votre déplacement couvre 1 point d'intérêt de plus
    [-1] votre déplacement couvre 1 point d'intérêt de moins
   *[other] votre déplacement change de { $n } points d'intérêt
 }
do-change-luna-move = le déplacement de LUNA couvre { $n } de plus
do-ignore-time = { $all ->
    [yes] les icônes Temps peuvent être ignorées
   *[no] 1 icône Temps peut être ignorée
 }
do-ignore-edges = { $kind ->
    [all] les icônes d'intersection sont ignorées
   *[other] icônes d'intersection ignorées : { $kind_name }
 }
do-ignore-when-entering = les effets d'arrivée sont ignorés
do-ignore-planet-card = cartes ignorées : { $deck_name }
do-grant-property = la propriété « { $property_name } »
do-forbid = ceci est interdit : { $what_name }
do-permit = une règle est levée
do-rest-optional = se reposer n'est pas obligatoire

# Ce qui doit être vrai

is-at = { $mood ->
    [not] { $who ->
        [self] vous n'êtes pas { $place_name }
       *[other] { $who_name } n'est pas { $place_name }
     }
   *[do] { $who ->
        [self] vous êtes { $place_name }
       *[other] { $who_name } est { $place_name }
     }
 }
is-at-structure = { $mood ->
    [not] vous n'êtes pas{" "}
   *[do] { $who ->
        [self] vous êtes{" "}
       *[other] { $who_name } est{" "}
     }
 }{ $kind ->
    [research_hut] à la tente de recherche
    [laboratory] au laboratoire
    [workshop] à l'atelier
   *[other] à la structure « { $kind_name } »
 }
is-on-scarab = { $mood ->
    [not] vous n'êtes pas sur le Scarabée
   *[do] { $who ->
        [self] vous êtes sur le Scarabée
       *[other] { $who_name } est sur le Scarabée
     }
 }
is-crew-present = tout l'équipage, LUNA comprise, est { $place_name }
is-explorers-present = { $mood ->
    [not] moins de { $n } explorateurs sont { $place_name }
   *[do] { $n } explorateurs sont { $place_name }
 }
is-luna-present = { $mood ->
    [not] LUNA n'est pas { $place_name }
   *[do] LUNA est { $place_name }
 }
is-has-property = { $mood ->
    [not] { $who ->
        [self] vous n'avez pas la propriété « { $property_name } »
       *[other] { $who_name } n'a pas la propriété « { $property_name } »
     }
   *[do] { $who ->
        [self] vous avez la propriété « { $property_name } »
       *[other] { $who_name } a la propriété « { $property_name } »
     }
 }
is-lacks-property = { $mood ->
    [not] { $who ->
        [self] vous avez la propriété « { $property_name } »
       *[other] { $who_name } a la propriété « { $property_name } »
     }
   *[do] { $who ->
        [self] vous n'avez pas la propriété « { $property_name } »
       *[other] { $who_name } n'a pas la propriété « { $property_name } »
     }
 }
is-has-distress = { $mood ->
    [not] { $n ->
        [1] vous n'avez pas de détresse
       *[other] vous avez moins de { $n } détresses
     }
   *[do] { $who ->
        [self] vous avez { $n ->
            [1] une détresse
           *[other] { $n } détresses
         }
       *[other] { $who_name } a { $n ->
            [1] une détresse
           *[other] { $n } détresses
         }
     }
 }
is-distress-present = { $mood ->
    [not] moins de { $n } détresses sont { $place_name }
   *[do] { $n ->
        [1] une détresse est { $place_name }
       *[other] { $n } détresses sont { $place_name }
     }
 }
is-crew-distress = { $mood ->
    [not] l'équipage a moins de { $n } détresses
   *[do] l'équipage a { $n } détresses
 }
is-has-inventory = { $mood ->
    [not] vous êtes sans { $item_name }
   *[do] { $who ->
        [self] vous portez { $n ->
            [1] 1 { $item_name }
           *[other] { $n } × { $item_name }
         }
       *[other] { $who_name } porte { $n } × { $item_name }
     }
 }
is-avatar-on = { $mood ->
    [not] aucun avatar n'est { $place_name }
   *[do] un avatar est { $place_name }
 }
is-stored = { $mood ->
    [not] l'équipage a moins de { $kind ->
        [data] { $n } données
        [materials] { $n } matériaux
       *[power] { $n } d'électricité
     }
   *[do] l'équipage a { $kind ->
        [data] { $n ->
            [one] { $n } donnée
           *[other] { $n } données
         }
        [materials] { $n ->
            [one] { $n } matériau
           *[other] { $n } matériaux
         }
       *[power] { $n } d'électricité
     }
 }
is-trust = la cohésion est { $side ->
    [high] forte
   *[low] faible
 }
is-structures-built = { $kind ->
    [none] { $n ->
        [1] 1 structure est construite
       *[other] { $n } structures sont construites
     }
   *[other] la structure « { $kind_name } » { $mood ->
        [not] n'est pas construite
       *[do] est construite
     }
 }
is-build-site-empty = { $mood ->
    [not] aucun site de construction n'est libre { $place_name }
   *[do] un site de construction est libre { $place_name }
 }
is-revealed = { $node ->
    [none] { $n } points d'intérêt sont révélés
   *[other] « { $node_name } » { $mood ->
        [not] n'est pas sur la carte
       *[do] est sur la carte
     }
 }
is-markers-on = { $mood ->
    [not] { $place ->
        [here] ce point d'intérêt est sans { $kind_name }
        [luna_node] le point d'intérêt de LUNA est sans { $kind_name }
        [any_node] la carte est sans { $kind_name }
        [there] ce point d'intérêt est sans { $kind_name }
        [adjacent_node] les points d'intérêt adjacents sont sans { $kind_name }
        [scarab] le Scarabée est sans { $kind_name }
        [marker] le point d'intérêt du marqueur est sans { $kind_name }
       *[other] cet endroit ({ $place_name }) est sans { $kind_name }
     }
   *[do] { $n ->
        [1] 1 { $kind_name } se trouve { $place_name }
       *[other] { $n } × { $kind_name } se trouvent { $place_name }
     }
 }
is-tokens-on = { $mood ->
    [not] { $place ->
        [here] ce point d'intérêt est sans { $kind_name }
        [luna_node] le point d'intérêt de LUNA est sans { $kind_name }
        [any_node] la carte est sans { $kind_name }
        [there] ce point d'intérêt est sans { $kind_name }
        [adjacent_node] les points d'intérêt adjacents sont sans { $kind_name }
        [scarab] le Scarabée est sans { $kind_name }
        [marker] le point d'intérêt du marqueur est sans { $kind_name }
       *[other] cet endroit ({ $place_name }) est sans { $kind_name }
     }
   *[do] { $n ->
        [1] 1 { $kind_name } se trouve { $place_name }
       *[other] { $n } × { $kind_name } se trouvent { $place_name }
     }
 }
is-progress = { $counter_name } en est à { $each ->
    [0] { $n }
   *[other] { $n ->
        [0] { $each } par explorateur
       *[other] { $n }, plus { $each } par explorateur
     }
 }
is-explorers = { $mood ->
    [not] vous êtes moins de { $n } explorateurs
   *[do] vous êtes { $n } explorateurs ou plus
 }
is-scarab-ability = { $mood ->
    [not] le Scarabée est sans capacité
   *[do] le Scarabée a une capacité
 }
part-node-with = { $node ->
    [none] { $structure ->
        [none] { $token ->
            [none] { $marker ->
                [none] { $resource ->
                    [none] { $occupied ->
                        [yes] sur un point d'intérêt occupé par quelqu'un d'autre
                       *[no] { $within ->
                            [-1] sur n'importe quel point d'intérêt
                            [1] à portée de 1 point d'intérêt
                           *[other] à portée de { $within } points d'intérêt
                         }{ $from_luna ->
                            [yes] {" "}de LUNA
                           *[no] {""}
                         }
                     }
                   *[other] sur un point d'intérêt avec des { $resource_name }
                 }
               *[other] sur un point d'intérêt avec { $marker_name }
             }
           *[other] sur un point d'intérêt avec { $token_name }
         }
       [research_hut] à la tente de recherche
        [laboratory] au laboratoire
        [workshop] à l'atelier
       *[other] à la structure « { $structure_name } »
     }
   *[other] sur « { $node_name } »
 }
part-who-is = { $each ->
    [yes] chaque { $other ->
        [yes] autre explorateur
       *[no] explorateur
     }
   *[no] un { $other ->
        [yes] autre explorateur
       *[no] explorateur
     }
 }{ $within ->
    [-1] {""}
    [1] {" "}à portée de 1 point d'intérêt
   *[other] {" "}à portée de { $within } points d'intérêt
 }{ $from_luna ->
    [yes] {" "}de LUNA
   *[no] {""}
 }{ $at ->
    [none] {""}
   *[other] {" "}{ $at_name }
 }
count-roll = { $times ->
    [1] le résultat d'un dé
   *[other] { $times } fois le résultat d'un dé
}

# Quand cela arrive

when-free-action = Action libre
when-free-action-once = Action libre, une fois par tour
when-free-action-luna = Action libre, par LUNA
when-free-action-luna-once = Action libre, par LUNA, une fois par tour
when-on-reveal = Immédiatement
when-on-gain = En la recevant
when-on-discard = Consommée
when-on-removed = En la retirant
when-when-entering = À l'arrivée
when-when-entering-any = À l'arrivée sur tout point d'intérêt
when-on-leaving = Au départ
when-start-of-each-turn = Au début de chaque tour
when-start-of-your-turn = Au début de votre tour
when-end-of-turn = À la fin du tour
when-on-regroup = En regroupant vos cubes
when-on-trigger = Au déclenchement ({ $which })
when-on-timeline-round = À chaque cycle de temps
when-on-trust-high = Quand la cohésion devient forte
when-on-trust-low = Quand la cohésion devient faible
when-on-distress-gained = Quand une détresse arrive
when-on-unconscious = Quand quelqu'un perd conscience
when-on-structure-built = Une fois la structure construite ({ $which })
when-on-node-revealed = Quand un point d'intérêt est révélé
when-on-investigate = Quand un point d'intérêt est investigué
when-on-scan = Quand LUNA scanne
when-on-setup = Mise en place
when-on-page-read = En lisant cette page
when-as-soon-as = Dès que cela est vrai
when-each-turn = À chaque tour
when-each-of-your-turns = À chacun de vos tours
when-on-action = Quand un cube est assigné
when-on-crossing = En franchissant une intersection ({ $which })
bonus-text = Avec { $focus }, en plus : { $does }
clause-may = vous pouvez : { $does }
clause-if = si { $what }, { $does }
