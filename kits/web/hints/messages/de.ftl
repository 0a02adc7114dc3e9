label = Tipps
got-it = Klar
more = Noch ein Tipp sagt mehr.
ask = Tipp für diesen Zug
next = Noch ein Tipp
none = Hier gibt es nichts zu raten.
