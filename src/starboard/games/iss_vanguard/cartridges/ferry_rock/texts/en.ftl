# What the log says.

name-key-case = the case
name-value-opened = opened
name-value-shut = shut
name-key-relay-answer = our answer to the relay
name-value-name = a name
name-value-silence = silence
name-key-relay-powered = the relay powered
