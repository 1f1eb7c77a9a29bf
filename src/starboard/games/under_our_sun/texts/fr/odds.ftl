# Les chances, telles qu’une option les montre.

odds-success = { $a_in }
odds-passed = test réussi
odds-result = succès
odds-hit = touché
odds-defeats = victoire
odds-deals = dégâts infligés
odds-takes = dégâts subis
odds-dodged = esquive
odds-unseen = inaperçu
odds-charged = charge
