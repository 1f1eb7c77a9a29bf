# Ce qu'une place voit de la table.

unexplored = inexploré
name-side-north = au nord
name-side-east = à l'est
name-side-south = au sud
name-side-west = à l'ouest
task-is = Tâche de survie : { $what }
standing-line = { $task }, page { $n } sur { $most }
page-number = Page { $n }
page-unread = Pas encore lue.
journey = Jusqu'où vous êtes allés
journey-pages = pages sur { $n }
journey-built = { $n ->
    [one] structure
   *[other] structures
}
journey-turns = { $n ->
    [one] tour
   *[other] tours
}
journey-nodes = { $n ->
    [one] lieu connu
   *[other] lieux connus
}
who = Qui vous êtes
supplies = Ce qui reste
structures = Structures
spaces-here = À portée, ici
not-built = à construire
comprehension = compréhension
inventory = inventaire
scarab-cubes = { $n } sur le Scarabée
nothing-held = Rien dans vos poches pour l'instant. La planète y remédiera.
no-opportunity = Pas encore d'opportunité. Investiguez un point d'intérêt pour en trouver une.
engaged-is = { $who } s'y consacre
deck-environment = points d'intérêt inconnus
deck-opportunities = opportunités
deck-distress = détresse
kind-node = point d'intérêt
kind-opportunity = opportunité
kind-breakthrough = avancée
kind-distress = détresse
kind-anomaly = anomalie
kind-discovery = découverte
kind-planet-card = planète
tip-time = Quand le marqueur dépasse la dernière case, chaque explorateur perd 1 endurance et il repart de la première.
tip-trust = Tant que la cohésion est forte, chaque trait montre sa face blanche ; faible, sa face noire.
tip-stores = Chacun peut dépenser ces ressources de partout. Ce qui gît encore sur un point d'intérêt ne se dépense pas.
tip-supplies = Quand le dernier jeton d'une discipline est pris, on ne peut plus la comprendre.
tip-task = Dès que l'objectif est rempli, la page se tourne.
tip-cube = Un cube à 0 qui doit baisser coûte du temps à la place.
tip-endurance = À 0, on est inconscient.
change-for = { $what }, { $who }
change-trust-up = la cohésion monte
change-trust-down = la cohésion baisse
change-discovery = découverte
change-opportunity = une opportunité
change-move = un déplacement
change-structure = prête au regroupement
change-distress = détresse
change-focus = concentration
unknown-side = le terrain inexploré { $side }
group-assign = Placer un cube
group-move = Ou d'abord se déplacer
group-luna = Ou commander LUNA
group-end = Ou finir

# Pourquoi l'on est interrogé, quand aucune carte n'en est la cause

kind-structure = structure
kind-space = action
cause-move = Votre déplacement de ce tour.
cause-luna = LUNA se déplace.
