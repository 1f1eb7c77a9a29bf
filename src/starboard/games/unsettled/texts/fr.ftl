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
page-in = la page { $n } sur { $most }
goal = Objectif : { $what }
luna = LUNA
unknown-place = le terrain inexploré { $side } { $beside_of }
hidden-node = un point d'intérêt caché
investigated = investigué
build-site = site de construction
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
covers = couvre « { $action } »

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
name-where-luna-node = là où est LUNA
name-where-adjacent-node = sur un point d'intérêt adjacent
name-where-any-node = sur n'importe quel point d'intérêt
name-where-any-revealed-node = sur n'importe quel point d'intérêt révélé
name-where-any-hidden-node = sur n'importe quel point d'intérêt caché
name-where-scarab = sur le Scarabée
name-where-marker = au marqueur de cette carte
name-where-there = { "" }
name-place-here = ici
name-place-here-led = là où il se trouve
name-place-luna-node = là où est LUNA
name-place-adjacent-node = sur un point d'intérêt adjacent
name-place-any-node = sur la carte
name-place-scarab = sur le Scarabée
name-place-marker = au marqueur de cette carte
name-place-any-revealed-node = sur un point d'intérêt révélé
name-place-any-hidden-node = sur un point d'intérêt caché
name-place-there = à cet endroit
name-at-scarab = sur le Scarabée
name-at-here = ici
name-at-luna-node = là où est LUNA
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

option-assign = { $b } avec { $a_in }
option-assign-row = { $b }
option-assign-button = { $a }
option-move = Se déplacer vers { $a_in }
option-move-row = Marcher, sans cube
option-move-button = { $a }
option-step = Continuer vers { $a_in }
option-stop = S'arrêter ici
option-luna = LUNA va vers { $a_in }
option-luna-row = Envoyer LUNA
option-luna-button = { $a }
option-scan = LUNA scanne et cherche des { $a }
option-scan-row = LUNA scanne
option-scan-button = { $a }
then-regroup = et finir votre tour
option-regroup = Regrouper ses cubes et finir le tour
option-trait = Garder { $a_in }
option-odd-cube = { $a }
option-pursue = Poursuivre { $a_in }
option-pursue-row = Poursuivre
option-pursue-button = { $a }
option-raise = Augmenter { $a_in }
option-lower = Diminuer { $a_in }
option-explorer = { $a }
option-node = { $a }
option-explore = { $a }
option-alone = Sans porter personne
option-carry = Porter { $a_in }
option-agree = Accepter
option-refuse = Refuser
option-cover = Couvrir { $a_in }
option-drop = Se défaire { $a_of }
option-marker = { $a }
option-give-up = Abandonner { $a_in }
option-discard = Défausser { $a_in }
option-ignore-time = Ignorer une icône Temps
option-let-time = Laisser passer le temps
option-first = { $n ->
    [2] { $a } d'abord, effet { $b_key }
   *[other] { $a } d'abord
}
option-use = Utiliser { $a_in }
option-use-row = Utiliser
option-use-button = { $a }
option-consume = Consommer { $a_in }
option-consume-row = Consommer
option-consume-button = { $a }
option-manage = Déplacer la détresse { $a_of } { $b_to }
option-manage-row = Déplacer la détresse { $a_of } vers
option-manage-button = { $b }
option-forfeit = Renoncer { $a_to }
option-forfeit-row = Renoncer à
option-forfeit-button = { $a }
option-leave = Accepter de partir maintenant
option-give = Donner { $a_in } { $b_to }
option-give-row = Donner { $a_in } à
option-give-button = { $b }
option-take = Prendre { $a_in } { $b_to }
option-take-row = Prendre { $b_to }
option-take-button = { $a }
why-rest = Chaque tour, un cube va à « Se reposer », et c’est le dernier : assignez-le là.

# The log

event-turn = { $a_in } commence son tour.
event-time = Le temps passe.
event-trigger = { $a } arrive.
event-ignore-time = { $who } ignore le temps.
event-raise-focus = { $who } augmente { $a_in } de { $n }.
event-lower-focus = { $who } diminue { $a_in } de { $n }.
event-beyond-trust = { $a_key ->
    [high] La cohésion est déjà forte : l’équipage se partage plutôt un gain de concentration.
   *[low] La cohésion est déjà faible : l’équipage se partage plutôt une perte de concentration.
}
event-trust = La cohésion est maintenant { $a }.
event-lose-endurance = { $who } perd { $n } { $n ->
    [1] endurance
   *[other] endurances
}.
event-gain-endurance = { $who } gagne { $n } { $n ->
    [1] endurance
   *[other] endurances
}.
event-unconscious = { $a_in } perd connaissance.
event-reveal-node = { $who } révèle { $a_in }.
event-move = { $a_in } va { $b_to }.
event-enter = { $who } arrive { $a_to }.
event-place = { $a_in } se retrouve sur { $b_in }.
event-luna-moves = LUNA va { $a_to }.
event-scan = LUNA trouve { $a_n } sur { $b_in }.
event-breakthrough = { $who } réalise une avancée, { $a_in }.
event-comprehension = { $who } comprend { $a_in }.
event-give-up = { $who } abandonne { $a_in }.
event-discard = { $who } défausse { $a_in }.
event-insight = { $who } gagne { $n } { $n ->
    [1] intuition
   *[other] intuitions
}.
event-lose-insight = { $who } perd { $n } { $n ->
    [1] intuition
   *[other] intuitions
}.
event-pursue = { $who } poursuit { $a_in }.
event-build = { $who } construit { $a_in } sur { $b_in }.
event-built = On peut utiliser { $a_in }.
event-destroyed = On détruit { $a_in }.
event-distress = { $who } gagne la détresse { $a_in }.
event-no-distress = Aucune détresse à piocher : tout le monde souffre.
event-cover = { $a_in } couvre { $b_in }.
event-drop-distress = { $who } se défait { $a_of }.
event-manage = { $a_in } couvre désormais { $b_in }.
event-gain = L'équipage gagne { $a_n }.
event-spend = L'équipage dépense { $a_n }.
event-opportunity = { $who } révèle l'opportunité { $a_in } sur { $b_in }.
event-complete = { $who } accomplit { $a_in }.
event-forfeit = { $who } renonce { $a_to }.
event-disengage = { $who } met fin à son engagement avec { $a_in }.
event-discovery = { $who } découvre { $a_in } ({ $b }).
event-consume = { $who } consomme { $a_in } ({ $b }).
event-hand-over = { $who } donne { $a_in } { $b_to }.
event-page = L'équipage lit { $a_in }.
event-assign = { $who } assigne { $a_in } { $b_to }.
event-regroup = { $who } regroupe ses cubes.
event-use = { $who } utilise { $a_in }.
event-leave = { $who } accepte de partir.
event-trait = { $who } garde { $a_in }.
event-planet-card = { $who } révèle { $a_in }.
event-scarab-leaves = Le Scarabée a disparu.
event-scarab-returns = Le Scarabée est de retour.
event-scarab-cube = Un cube quitte la tuile du Scarabée.
event-add-trigger = { $a } prend place sur la case { $from_one } de la piste de temps.
event-remove-trigger = { $a } quitte la piste de temps.
event-add-to-node = { $b_in } gagne { $a_n }.
event-remove-from-node = { $b_in } perd { $a_n }.
event-spawn = { $b_in } gagne { $a_n }.
event-move-tokens = Chaque { $a } avance { $n ->
    [1] d'un point d'intérêt
   *[other] de { $n } points d'intérêt
}.
event-place-marker = { $b_in } reçoit { $a_n }.
event-remove-marker = { $b_in } perd { $a_n }.
event-place-avatar = Un avatar se tient sur { $a_in }.
event-add-inventory = { $who } prend { $a_n }.
event-spend-inventory = { $who } cède { $a_n }.
event-progress = { $a } en est à { $n }.

# How it ends

end-aboard = Tout le monde est à bord. La planète salue, ou bien quelque chose dessus.
end-hollow = Vous partez, mais pas tous. Une victoire en demi-teinte.
end-exhausted = Plus personne n'a de forces. La planète vous garde.

# Ce que font les cartes

# Ce qui doit être vrai

# Quand cela arrive
explorer-in = l'explorateur { $n }
cannot = vous ne pouvez pas { $does }
cannot-happen = ceci ne peut pas arriver, { $does }
