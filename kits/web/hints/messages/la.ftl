label = Monita
next = Monitum proximum
close = Nūlla iam monita
