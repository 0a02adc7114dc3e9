title = Frage an alle
# A pupil's screen
choose = Wähle deine Antwort. Niemand sieht sie, bis die Frage geschlossen ist.
given = Deine Antwort: { $answer }.
may-change = Du kannst sie noch ändern.
wait-closing = Gleich geht es weiter.
closed = Die Frage ist geschlossen.
not-answered = Du hast nicht geantwortet.
was-right = Richtig!
was-wrong = Nicht richtig.
yours = deine Antwort
right = richtig
paused = Die Tische warten solange.

# Counts
answered = { $n } von { $all } haben geantwortet
counts = Was geantwortet wurde
share = { $n } von { $all }
reason = Warum

# Whoever leads
ask = Frage an alle
ask-sure = Alle fragen
from = Woher
from-class = Aus den Runden der Klasse
level = Schwierigkeit
level-any = Alle
level-of = { $level } von 5
another = Eine andere
none-such = Davon gibt es keine.
change = Antworten dürfen geändert werden, bis geschlossen ist
preview = So sieht es aus
close = Schließen
show = Lösung zeigen
end = Wegnehmen
secret = Was richtig ist, steht auf keinem Gerät, bevor Sie es zeigen.
no-errors = Noch keine Fehler, nach denen man fragen könnte.
by-hand-open = Wählen Sie alles aus, dann kann gefragt werden.
cannot-ask = So kann nicht gefragt werden. Sind zwei Antworten gleich?
# From a review
ask-with = Alle fragen: { $question }
ask-where = Welche Klasse, welcher Kurs
making = Die Frage entsteht …
asked = Gefragt in: { $event }.
to-question = Zur Frage
cannot-ask-this = Hiernach lässt sich nichts fragen.
