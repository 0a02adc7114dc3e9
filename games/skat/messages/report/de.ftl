deals = Spiele
declared = Als Alleinspieler
won = Gewonnen
lost = Verloren
overbid = Überreizt
against = Gegenspiele gewonnen
points = Punkte
