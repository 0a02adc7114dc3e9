label = Tipps
got-it = Klar
more = Noch ein Tipp sagt mehr.
