# Le terrain : les points d'intérêt qui vont et viennent, les ressources déplacées, le choix des traits.

setting-task = Tâche de survie
setting-task-a = Tâche A
setting-task-b = Tâche B
setting-task-c = Tâche C
difficulty-atrocious = Atroce (la norme)
difficulty-uncomfortable = Inconfortable (plus facile)
difficulty-unbearable = Insoutenable (plus dur)
difficulty-plain = Sans niveau
setting-windows = Intervenir hors de son tour
setting-windows-matter = proposé quand cela peut compter
setting-windows-all = proposé dès que c’est permis
setting-scarab = Capacité du Scarabée (en Inconfortable)
setting-scarab-resurrection-chamber = Chambre de résurrection
setting-scarab-transporter = Transporteur
setting-scarab-rejuvenation-pod = Caisson de réjuvénation
setting-traits = Choix des traits
setting-traits-silent = en silence, tous ensemble
setting-traits-open = à découvert, après discussion
setting-traits-draft = à tour de rôle

why-barrier = Une barrière infranchissable se dresse devant { $a_in } : passez ailleurs.
why-impassable = Le terrain devant { $a_in } est infranchissable, sauf pour LUNA : passez ailleurs.
why-unexplored = Il ne reste aucune carte Environnement pour explorer : restez sur la carte telle qu’elle est.
why-move-used = Vous avez déjà fait votre déplacement de ce tour : « Parcourir » en donne un autre.
why-luna-used = LUNA s'est déjà déplacée ce tour-ci : attendez le prochain.
why-scan-used = LUNA a déjà scanné ce tour-ci : attendez le prochain.
why-scan-scarab = Il n'y a rien à scanner sur le Scarabée : déplacez d'abord LUNA.
why-scan-lies = Il y a déjà des { $a } sur le point d'intérêt de LUNA : déplacez-la d'abord.
option-ignore-all-time = Ignorer cette icône Temps et les suivantes
event-show-traits = { $who } a le choix entre { $a_in } et { $b_in }.
event-remove-node = { $a_in } disparaît de la carte.

name-nodes-here = ici
name-nodes-luna-node = sur le point d'intérêt de LUNA
name-nodes-adjacent-node = sur chaque point d'intérêt adjacent
name-nodes-any-node = sur chaque point d'intérêt
name-nodes-any-revealed-node = sur chaque point d'intérêt révélé
name-nodes-any-hidden-node = sur chaque point d'intérêt caché
name-nodes-scarab = sur le Scarabée
name-nodes-marker = au marqueur de cette carte

name-to-here = ici
name-to-luna-node = le point d'intérêt de LUNA
name-to-adjacent-node = un point d'intérêt adjacent
name-to-any-node = n'importe quel point d'intérêt
name-to-any-revealed-node = n'importe quel point d'intérêt révélé
name-to-any-hidden-node = n'importe quel point d'intérêt caché
name-to-scarab = le Scarabée
name-to-marker = le marqueur de cette carte
