tagline = Latein, Skat und Rätsel am Kartentisch
