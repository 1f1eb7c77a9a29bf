# Pourquoi une question est posée, quand aucune carte ne le dit.

cause-clean-up = Le tutoriel est terminé.
cause-column = Une colonne ne contient pas plus de dés que d’emplacements.
cause-danger = Un dé de danger a été lancé dans votre secteur.
cause-hand-limit = Une main ne dépasse pas la limite du rang.
cause-injury-die = Un dé de blessure a été lancé pendant ce test.
cause-landing = L’atterrisseur descend.
cause-launch = La mission est lancée.
cause-lift-off = Un membre près de l’atterrisseur veut décoller.
cause-results = Les dés de ce test sont sur la table.
cause-round = Un round commence.
cause-special-effect = Les effets spéciaux de ce test se résolvent.
cause-support = Un membre de votre secteur effectue un test.
cause-test = Un test est en cours.
cause-persevere = Un membre persévère.
cause-route = Un membre suit un itinéraire, dont les icônes se résolvent d’abord.
cause-action = Une action se résout.
cause-exploration = L’exploration continue.
cause-unload = L’atterrisseur ne rapporte pas plus qu’il ne contient.
