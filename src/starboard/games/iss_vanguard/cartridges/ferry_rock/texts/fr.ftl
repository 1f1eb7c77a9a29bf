# Ce que dit le journal.

name-key-case = la valise
name-value-opened = ouverte
name-value-shut = fermée
name-key-relay-answer = notre réponse au relais
name-value-name = un nom
name-value-silence = le silence
name-key-relay-powered = le relais alimenté
