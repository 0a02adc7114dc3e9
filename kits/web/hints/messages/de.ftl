label = Tipps
next = Nächster Tipp
close = Keine Tipps mehr
