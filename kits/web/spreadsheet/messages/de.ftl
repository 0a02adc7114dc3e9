## Opening a table from a file
open = Datei öffnen
fault-too-large = Die Datei ist zu groß.
fault-unpacks = Ausgepackt wäre die Datei zu groß. Speichere nur die Tabelle, die du brauchst, ohne Bilder, oder als CSV.
fault-old = Das ist eine Tabelle im alten Format. Speichere sie als XLSX, ODS oder CSV.
fault-broken = Die Datei lässt sich nicht lesen: Sie ist beschädigt, mit einem Passwort geschützt oder keine Tabelle.
fault-empty = In der Tabelle steht nichts.
