label = Tipps
got-it = Klar
