tagline = Latein, Skat und Rätsel am Kartentisch
tagline-terminal = Lusoria, ein Kartentisch für den Browser und das Terminal
