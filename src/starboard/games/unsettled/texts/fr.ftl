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
name-who-local-explorer = un explorateur à proximité
name-who-another-local = un autre explorateur à proximité
name-who-adjacent-explorer = un explorateur sur un point d'intérêt adjacent
name-who-unengaged = un explorateur non engagé
name-who-unconscious = un explorateur inconscient
name-who-each-explorer = chaque explorateur
name-who-each-local = chaque explorateur à proximité
name-who-each-other = chaque autre explorateur
name-who-crew = chaque explorateur
name-among-each-explorer = les explorateurs
name-among-each-local = les explorateurs à proximité
name-where-here = ici
name-where-luna-node = sur le point d'intérêt de LUNA
name-where-adjacent-node = sur un point d'intérêt adjacent
name-where-any-node = sur n'importe quel point d'intérêt
name-where-any-revealed-node = sur n'importe quel point d'intérêt révélé
name-where-any-hidden-node = sur n'importe quel point d'intérêt caché
name-where-scarab = sur le Scarabée
name-where-marker = au marqueur de cette carte
name-where-there = { "" }
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

# Ce qui doit être vrai

# Quand cela arrive
