# Mascamites

flavour-first-contact = Nous répétions notre discours depuis soixante ans. Ils mesurent environ un millimètre, et ils sont occupés.
flavour-rover-exploration = Le rover n’était plus où nous l’avions garé. Ils l’avaient déplacé, poliment, pour dégager le passage.
flavour-mass-sample-collection = Personne ne savait combien en prendre. Ils ont tranché : quand ce fut assez, ils ont refermé le couvercle.
flavour-martian-quarantine-lab = On a mis le laboratoire si loin pour que rien d’eux ne nous atteigne. Dès la deuxième semaine, on les protégeait aussi de nous.
flavour-ecosystem-study = Tout, là-bas, mange la lumière d’autre chose. Nous avons tracé le réseau deux fois ; deux fois, il avait bougé.
flavour-the-queen = Elle pèse quatre grammes. Quand elle s’est tournée vers l’objectif, tous les autres l’ont fait, sur les deux planètes.
flavour-breeding-sample = La capsule a été scellée avec douze individus. Le compte à l’arrivée est la raison de ce second formulaire.
flavour-hive-sample = C’est un mur, un garde-manger, une nurserie et, si les mesures sont bonnes, un journal intime.
flavour-orbital-monitoring = Vues d’en haut, leurs colonies battent comme des villes lentes. Deux fois par jour, le motif annonce où sera notre sonde.
flavour-computer-simulations = Le modèle prédit l’essaim à la perfection pendant neuf minutes. Ensuite, l’essaim semble prédire le modèle.

# Anomalies

flavour-signs-of-life = Une pulsation régulière, pas de source, aucun sens connu. Nous avons dit « vie », faute d’un mot plus timide.
flavour-close-up-view = De près, il n’y a rien, jusqu’à la neuvième décimale. C’est la dixième qui nous empêche de dormir.
flavour-concerned-people = La ligne d’urgence attendait la peur. On appelait surtout pour savoir si cela recommencerait, et si l’on pouvait regarder.
flavour-listening-carefully = Une heure de silence, sur toutes les bandes. Cela s’est tu aussi, puis a toussé, comme on tousse au concert.
flavour-part-of-everyday-life = C’est dans le bulletin, désormais, entre la pluie et les marées. On prend un parapluie, à tout hasard.
flavour-flooding-the-media-space = Pendant une semaine, on n’a parlé de rien d’autre. Trois guerres ont cessé, faute surtout de correspondants.
flavour-are-we-being-observed = À chaque progrès de l’instrument, l’anomalie pâlit d’autant. Quelqu’un règle quelque chose.
flavour-message-capsule = Dedans : une machine achevée, en état de marche, faite pour une main humaine. Dehors, les traces d’une ouverture précédente.
flavour-new-physics = La constante n’est pas constante le jeudi. L’article le dit mieux, et plus longuement.
flavour-amazing-uncertainty = Jamais nos barres d’erreur n’ont été si larges, ni le laboratoire si heureux.

# Oumuamua

flavour-visitor-in-the-sky = Il venait d’entre les étoiles ; il a ralenti là où rien ne pouvait le ralentir, et attendu que nous levions les yeux.
flavour-altered-trajectory = Une pierre ne choisit pas sa route. Celle-ci en a pris une un peu meilleure.
flavour-exofossil-discovery = Une spirale dans la roche, pas plus grande qu’un ongle. Elle est morte avant que notre Soleil ne s’allume.
flavour-terrain-mapping = Nous avons cartographié un fond marin, rides comprises. La mer manque encore ; la planète aussi.
flavour-probe-customisation = Les ingénieurs ont demandé de quoi étaient faits les fossiles, puis où ils vivaient. Ils ont construit un pied pour cela.
flavour-race-against-time = Il repartira comme il est venu. Dix millions d’années de voyage, et nous avons jusqu’à la fin du budget, environ.
flavour-perfect-timing = Une seule fenêtre, onze secondes, deux corps qui culbutent. La pilote a respiré après, et pas avant.
flavour-exofossil-samples = Une symétrie d’ordre six, une bouche, une sorte de coquille patiente. Nous ignorons où il plaçait le haut.
flavour-comparative-analysis = Côte à côte avec les nôtres, sous la même lampe. Deux océans qui ne se sont jamais vus ont eu la même idée des yeux.
flavour-excavation-rover = Il creuse au pinceau. Ce qui repose ici a attendu assez longtemps pour mériter des égards.

# Centauriens

flavour-vessel-designs = Les plans sont clairs, et réalisables. La difficulté, ce sont les sièges : cinq tailles, dont la nôtre.
flavour-exocomputers = Il calcule avec la lumière, la chaleur et ce qui ressemble à du tact. Il a résolu notre problème et rangé nos notations.
flavour-infocluster = Chaque signe contient un signe plus petit, et ainsi de suite. Les bibliothécaires ont pleuré, puis demandé des rayonnages.
flavour-a-message-from-afar = Il est parti avant qu’il y eût ici quelqu’un pour le lire. Il commence, autant qu’on sache, par « Déjà ? ».
flavour-synthesis-instructions = La première leçon est le verbe « attendre ». La quarantième donne sa conjugaison complète, et la durée.
flavour-alien-schematics = Construit selon les plans, cela s’est mis à bourdonner. La suite du message, plus tard, disait comment l’éteindre.
flavour-music-of-the-spheres = La mesure dure onze ans. Le public est prié de ne pas applaudir entre les mouvements.
flavour-hivemind-concept = Leur mot pour « je » et leur mot pour « nous » ne diffèrent que d’une pause. Nous n’entendons plus que la pause.
flavour-telescope-blueprints = Il montre leur monde comme un point de lumière, et ils ont marqué l’endroit où faire signe.
flavour-torrent-chain-signal = Chaque étoile qui l’entend le répète, plus fort. On nous prie, très courtoisement, de ne pas rompre la chaîne.

# Exertiens

flavour-razor-edge-shuttle = Venue des confins, elle n’a ni pilote ni poussière. Sa proue indique un chez-soi ; nous n’avons pas décidé à qui.
flavour-deflector = Rien ne l’a jamais heurté. À la réflexion, nous préférerions savoir ce qu’il devait arrêter.
flavour-expender-core = Il descend dans les mondes comme on feuillette un livre. Depuis peu, il feuillette aussi l’échafaudage.
flavour-pierced-exoplanet = Un trou parfaitement rond, à travers tout un monde. On y voit des étoiles, et l’on s’y attarde un instant.
flavour-core-breach-exoplanet = Ils l’ont ouverte jusqu’au fer, ont pris ce qu’il leur fallait, et laissé l’encadrement de la porte.
flavour-vortex-exoplanet = La tempête a un œil et pas de météo. Elle s’est tournée vers le télescope, qui était à quarante années-lumière.
flavour-fission-sun-exoplanet = Il leur fallait deux soleils, ils en avaient un. La cassure est encore tiède.
flavour-oscillating-probes = Elles sont ici et, l’instant d’après, ici aussi. Les compter en fait davantage.
flavour-generative-infrastructure = Elle pose devant elle des routes, puis des ponts, puis des raisons de voyager. Elle a atteint les planètes intérieures.
flavour-cassette-deployment = Une rangée d’engins, tous pareils, qui décomptent ensemble. Ils en sont à quatre depuis un moment.
flavour-extractor = Il extrait. Nous l’avons écrit dans le rapport, après avoir retiré de la machine le rapport précédent.
flavour-automated-lab = Toutes les expériences tournent encore. L’inoffensive est étiquetée ; c’est de l’étiquette que nous nous méfions.
flavour-neuralab = Il pose ses questions avec la voix de qui l’écoute. Les réponses étaient excellentes ; nul ne se souvient de les avoir données.
flavour-nanowielder-node = Laissé seul une nuit, il a réparé l’instrument, la table, et une vieille querelle au sujet de la table.
flavour-stratoelevator = Il monte d’un monde qui n’a plus de sol. La cabine arrive vide, toutes les quatre-vingt-dix minutes ; la porte nous attend.
