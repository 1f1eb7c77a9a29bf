# What the log says.

name-key-bell-raised = the bell raised
name-key-calf = the calf
name-value-left = left
name-value-saved = saved
name-key-loan = the loan
name-value-even = even
name-value-owed = owed
name-key-tide = the tide
name-value-high = high
name-value-low = low
name-key-witness-1 = a first witness
