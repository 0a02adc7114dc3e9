label = Monita
got-it = Sciō
