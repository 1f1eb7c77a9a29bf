# Unsettled: ce que lisent les joueurs.

# The table

map = La carte
boards = Les plateaux
task = La tâche
time = Temps
marker-time = marqueur
trust = Cohésion du groupe
trust-high = forte
trust-low = faible
stores = Ressources
page-of = Page { $n } sur { $most }
goal = Objectif : { $what }
luna = LUNA
unknown-place = inexploré, { $east } à l'est et { $south } au sud
hidden-node = un lieu caché
investigated = investigué
build-site = site de construction
on-node = { $n } { $what }
stats = { $what } { $n }
explorer = Explorateur { $n }
endurance = endurance
insight = intuition
pursues = poursuit { $what }
unconscious = inconscient
dashboard = Tableau de bord
cube-on = { $cube } { $n } sur { $space }
cube-free = { $cube } { $n }
held = Possessions
opportunities = Opportunités
shown = Dans la zone de la planète
none = rien encore
space-at = à { $where }
cost-then = { $cost }, puis { $does }
requires = Prérequis : { $what }
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
name-go = rejoindre un autre explorateur
name-fetch = faire venir un autre explorateur
name-journal = le journal
name-all = toutes
name-who-self = vous
name-who-active = l'explorateur actif
name-who-another = un autre explorateur
name-who-any-explorer = un explorateur
name-who-local-explorer = un explorateur présent
name-who-another-local = un autre explorateur présent
name-who-adjacent-explorer = un explorateur sur un lieu adjacent
name-who-unengaged = un explorateur non engagé
name-who-unconscious = un explorateur inconscient
name-who-each-explorer = chaque explorateur
name-who-each-local = chaque explorateur présent
name-who-each-other = chaque autre explorateur
name-who-crew = chaque explorateur
name-among-each-explorer = les explorateurs
name-among-each-local = les explorateurs présents
name-where-here = ici
name-where-luna-node = sur le lieu de LUNA
name-where-adjacent-node = sur un lieu adjacent
name-where-any-node = sur n'importe quel lieu
name-where-any-revealed-node = sur n'importe quel lieu révélé
name-where-any-hidden-node = sur n'importe quel lieu caché
name-where-scarab = sur le Scarabée
name-where-marker = au marqueur de cette carte
name-where-there = là
name-place-here = ici
name-place-luna-node = le lieu de LUNA
name-place-adjacent-node = un lieu adjacent
name-place-any-node = la carte
name-place-scarab = le Scarabée
name-place-marker = le marqueur de cette carte
name-what-raise-focus = hausses de concentration
name-what-lower-focus = pertes de concentration
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
prompt-node = Quel lieu ?
prompt-location = Quel emplacement explorez-vous ?
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
prompt-may = Le voulez-vous ?
prompt-choose = Laquelle ?
prompt-ignore-time = Ignorez-vous le temps ?

# Options

option-assign = Assigner { $a } à { $b }
option-move = Se déplacer vers { $a }
option-step = Continuer vers { $a }
option-stop = S'arrêter ici
option-luna = LUNA va vers { $a }
option-scan = LUNA cherche : { $a }
option-regroup = Regrouper et finir le tour
option-trait = Garder { $a }
option-odd-cube = { $a }
option-pursue = Poursuivre : { $a }
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
option-accept = Oui
option-decline = Non
option-choose = { $a }
option-ignore-time = Ignorer une icône Temps
option-let-time = Laisser passer le temps
option-first = { $a } d'abord
option-use = Utiliser { $a }
option-consume = Consommer { $a }
option-manage = Déplacer la détresse de { $a } à { $b }
option-forfeit = Renoncer à { $a }
option-leave = Accepter de partir maintenant
option-give = Donner { $a } à { $b }
option-take = Prendre { $a } à { $b }
why-rest = Chaque tour, un cube va à Se reposer, et c'est le dernier.
why-closed = { $a } ne vous est pas ouvert : il manque un prérequis.

# The log

event-turn = { $a } commence son tour.
event-time = Le temps passe.
event-trigger = Le déclencheur agit : { $a }.
event-ignore-time = Ignore le temps.
event-raise-focus = { $a } augmente de { $n }.
event-lower-focus = { $a } diminue de { $n }.
event-set-focus = { $a } indique { $n }.
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
event-move-trigger = Un déclencheur se déplace : { $a }.
event-remove-trigger = Un déclencheur s'en va : { $a }.
event-add-to-node = { $n } { $a } : { $b }.
event-remove-from-node = { $a } quitte { $b }.
event-spawn = { $n } × { $a } : { $b }.
event-move-tokens = { $a } avance de { $n }.
event-remove-tokens = { $n } × { $a } s'en va.
event-place-marker = { $a } : { $b }.
event-remove-marker = { $a } quitte { $b }.
event-place-avatar = Un avatar se tient : { $a }.
event-return-avatar = Un avatar revient.
event-add-inventory = Prend { $n } × { $a }.
event-spend-inventory = Consomme { $n } × { $a }.
event-progress = { $a } : { $n } de plus.

# How it ends

end-aboard = Tout le monde est à bord. La planète salue, ou bien quelque chose dessus.
end-hollow = Vous partez, mais pas tous. Une victoire en demi-teinte.
end-exhausted = Plus personne n'a de forces. La planète vous garde.

# Ce que font les cartes

do-raise-focus = { $who ->
    [self] augmentez { $n } concentration
   *[other] { $who_name } augmente { $n } concentration
 }
do-lower-focus = { $who ->
    [self] diminuez { $n } concentration
   *[other] { $who_name } diminue { $n } concentration
 }
do-set-focus = { $who ->
    [self] mettez { $focus_name } à { $n }
   *[other] { $who_name } met { $focus_name } à { $n }
 }
do-gain-endurance = { $who ->
    [self] gagnez { $n } d'endurance
   *[other] { $who_name } gagne { $n } d'endurance
 }
do-lose-endurance = { $who ->
    [self] perdez { $n } d'endurance
   *[other] { $who_name } perd { $n } d'endurance
 }
do-gain-insight = { $who ->
    [self] gagnez { $n } d'intuition
   *[other] { $who_name } gagne { $n } d'intuition
 }
do-lose-insight = { $who ->
    [self] perdez { $n } d'intuition
   *[other] { $who_name } perd { $n } d'intuition
 }
do-set-pursuit = { $who ->
    [self] tournez votre cube de poursuite sur { $discipline_name }
   *[other] { $who_name } tourne son cube de poursuite sur { $discipline_name }
 }
do-gain-comprehension = { $who ->
    [self] gagnez une compréhension et son avancée
   *[other] { $who_name } gagne une compréhension et son avancée
 }
do-draw-breakthrough = { $who ->
    [self] piochez une avancée : { $discipline_name }
   *[other] { $who_name } pioche une avancée : { $discipline_name }
 }
do-gain-distress = { $who ->
    [self] gagnez { $n } détresse
   *[other] { $who_name } gagne { $n } détresse
 }
do-remove-distress = { $who ->
    [self] retirez { $n } de vos détresses
   *[other] { $who_name } retire { $n } détresse
 }
do-bonus-move = { $who ->
    [self] effectuez un déplacement
   *[other] { $who_name } effectue un déplacement
 }
do-place = { $who ->
    [self] vous êtes placé { $where_name }
   *[other] { $who_name } est placé { $where_name }
 }
do-gain-discovery = { $who ->
    [self] gagnez la découverte
   *[other] { $who_name } gagne la découverte
 }
do-forfeit-discovery = { $who ->
    [self] abandonnez { $n } découverte
   *[other] { $who_name } abandonne { $n } découverte
 }
do-draw-planet-card = { $who ->
    [self] révélez une carte : { $deck_name }
   *[other] { $who_name } révèle une carte : { $deck_name }
 }
do-place-avatar = { $who ->
    [self] placez votre avatar { $where_name }
   *[other] { $who_name } place son avatar { $where_name }
 }
do-return-avatar = { $who ->
    [self] reprenez votre avatar
   *[other] { $who_name } reprend son avatar
 }
do-add-inventory = { $who ->
    [self] prenez { $n } × { $item_name }
   *[other] { $who_name } prend { $n } × { $item_name }
 }
do-spend-inventory = { $who ->
    [self] consommez { $n } × { $item_name }
   *[other] { $who_name } consomme { $n } × { $item_name }
 }
do-apply = { $who ->
    [self] { $duration_name }, { $rule }
   *[other] { $who_name } { $duration_name } : { $rule }
 }
do-swap-places = { $who ->
    [self] échangez de place avec un autre explorateur
   *[other] { $who_name } échange de place avec un autre explorateur
 }
do-raise-trust = augmentez la cohésion
do-lower-trust = diminuez la cohésion
do-distribute = répartissez { $n } { $what_name } entre { $among_name }
do-spend = dépensez { $n } { $kind_name }
do-time-unless-comprehension = avancez le temps de 1 sauf si { $discipline_name } est présente
do-remove-cube = retirez un cube de la tuile
do-advance-time = avancez le temps de { $n }
do-add-trigger = posez un déclencheur sur la piste de temps : { $kind_name }
do-move-trigger = déplacez le déclencheur de { $n } : { $kind_name }
do-remove-trigger = retirez le déclencheur : { $kind_name }
do-gain = gagnez { $n } { $kind_name }
do-lose-stored = perdez { $n } { $kind_name }
do-add-to-node = ajoutez { $n } { $kind_name } { $where_name }
do-collect-from-node = récoltez { $n } { $kind_name } { $where_name }
do-remove-from-node = retirez { $n } { $kind_name } { $where_name }
do-move-luna = LUNA se déplace de { $n }
do-place-luna = LUNA est placée { $where_name }
do-luna-scan = LUNA scanne
do-explore-from = explorez un emplacement vide à côté d'un lieu
do-reveal-node = révélez un lieu caché
do-reveal-opportunity = révélez une opportunité { $where_name }
do-put-discovery = posez { $name_name } { $where_name }
do-disengage = vous n'êtes plus engagé
do-discard-opportunity = défaussez cette opportunité
do-discard-this = défaussez cette carte
do-build-structure = construisez { $kind_name } { $where_name }
do-destroy-structure = démontez { $kind_name }
do-reveal-mystery = révélez { $card_name }
do-spawn = { $n } × { $kind_name } apparaît { $where_name }
do-move-tokens = chaque { $kind_name } avance de { $n } { $toward_name }
do-remove-tokens = retirez { $n } × { $kind_name } { $where_name }
do-place-marker = placez { $n } × { $meaning_name } { $where_name }
do-remove-marker = retirez { $n } × { $meaning_name } { $where_name }
do-place-node = posez un lieu sur la carte
do-set-aside-node = mettez { $node_name } de côté
do-add-progress = { $counter_name } augmente de { $n }
do-turn-page = la tâche progresse
do-win = l'équipage gagne
do-remove-scarab = le Scarabée quitte la carte
do-return-scarab = le Scarabée revient sur la carte
do-choose-one = au choix : { $among }
do-may = vous pouvez : { $does }
do-if-possible = si possible : { $does }
do-if = si { $requires } : { $does }
do-repeat = { $n } fois : { $does }
do-for-each = { $who_name } : { $does }
do-modifier = une règle change
do-change-move = un déplacement couvre { $n } de plus
do-change-luna-move = le déplacement de LUNA couvre { $n } de plus
do-may-carry = un déplacement peut porter un explorateur
do-ignore-time = les icônes Temps peuvent être ignorées
do-ignore-edges = les icônes d'intersection sont ignorées
do-ignore-when-entering = les effets d'arrivée sont ignorés
do-ignore-planet-card = cartes ignorées : { $deck_name }
do-grant-property = possède : { $property_name }
do-forbid = ceci est interdit : { $what_name }
do-permit = une règle est levée
do-change-action = { $action_name } a d'autres flèches : { $arrows }
do-replace-action = { $action_name } est remplacé par { $by_name }
do-rest-optional = se reposer n'est pas obligatoire

# Ce qui doit être vrai

is-at = { $who_name } sur { $place_name }
is-at-structure = à la structure : { $kind_name }
is-on-scarab = sur le Scarabée
is-at-marker = au marqueur de cette carte
is-everyone-at = tous les explorateurs sur { $place_name }
is-crew-present = tout l'équipage, LUNA comprise, sur { $place_name }
is-explorers-present = { $n } explorateurs sur { $place_name }
is-luna-present = LUNA sur { $place_name }
is-adjacent-to = à côté de { $kind_name }
is-comprehension-present = { $n } × { $discipline_name } présente
is-has-property = { $who_name } avec { $property_name }
is-lacks-property = { $who_name } sans { $property_name }
is-property-present = { $property_name } présente sur { $place_name }
is-has-distress = { $who_name } avec { $n } détresse
is-distress-present = { $n } détresse sur { $place_name }
is-crew-distress = { $n } détresse dans l'équipage
is-has-discovery = { $who_name } avec { $n } découverte
is-has-inventory = { $who_name } avec { $n } × { $item_name }
is-avatar-on = un avatar sur { $place_name }
is-focus-used = { $focus_name } assigné ce tour
is-focus-at-least = { $n } concentration ou plus
is-focus-at-zero = un cube à 0
is-engaged = { $who_name } engagé avec cette carte
is-unconscious = { $who_name } inconscient
is-endurance-at-most = { $n } endurance ou moins
is-stored = { $n } { $kind_name } en réserve
is-resource-on = { $n } { $kind_name } sur { $place_name }
is-trust = la cohésion est { $side ->
    [high] forte
   *[low] faible
 }
is-structures-built = { $n } structures construites
is-build-site-empty = un site de construction libre
is-investigated = un lieu investigué
is-revealed = { $n } lieux révélés
is-opportunities-active = { $n } opportunités actives
is-markers-on = { $n } × { $kind_name } sur { $place_name }
is-tokens-on = { $n } × { $kind_name } sur { $place_name }
is-progress = { $counter_name } à { $n }
is-page-is = page { $n } atteinte
is-explorers = { $n } explorateurs dans la partie
is-any = l'un de ceux-ci : { $of }
is-all = tous ceux-ci : { $of }
is-not = pas : { $what }
part-node-with = sur un certain lieu
part-who-is = un explorateur là
part-way = { $does }
part-count = un nombre compté
