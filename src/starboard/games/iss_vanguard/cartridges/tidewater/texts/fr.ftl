# Ce que dit le journal.

name-key-bell-raised = la cloche levée
name-key-calf = le petit
name-value-left = laissé
name-value-saved = sauvé
name-key-loan = le prêt
name-value-even = soldé
name-value-owed = dû
name-key-tide = la marée
name-value-high = haute
name-value-low = basse
name-key-witness-1 = un premier témoin
