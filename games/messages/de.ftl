tagline = Latein, Skat und Rätsel am Kartentisch
tagline-terminal = Lusoria, ein Kartentisch für die lateinischen Kongruenzspiele und für Skat
