forms-title = Meine Formen
practice-title = Üben
deck = Deck
known-between = Du kannst wohl { $from } bis { $to } von 30 Formen
known-unclear = Noch zu wenig gesehen, um zu sagen, wie viele der 30 Formen du kannst
none-yet = Hier steht noch nichts. Spiel eine Runde oder übe: Dann siehst du, welche Formen du kannst.
trend = erst { $from }, zuletzt { $to } Formen
trend-label = Wie viele Formen du konntest, vom { $first } bis zum { $last }: erst { $from }, jetzt { $to }
due = { $n ->
    [0] Heute ist nichts fällig.
    [one] Eine Form ist heute fällig.
   *[other] { $n } Formen sind heute fällig.
 }
practise = Üben
coach = Trainingspartie
coach-hint = Ein Bot macht Fehler bei Formen, die du noch übst, damit du hinsehen musst, und erhebt Einspruch, wenn du dich irrst; der andere spielt gut. Was du kannst, erfahren nur diese beiden Bots, auf diesem Gerät.
muddles = Verwechselt
muddle = Du hast { $form } für { $as } gehalten; es war { $was }.
muddle-times = { $n }-mal
happened-none = Diese Form ist noch nicht vorgekommen.
happened-round = Runde vom { $date }
happened-practice = Geübt am { $date }
kind-answered-right = richtig beantwortet
kind-answered-wrong = falsch beantwortet
kind-declared-right = richtig angesagt
kind-declared-wrong = falsch angesagt
kind-challenged = Fehler bemerkt
kind-false-alarm = Einspruch gegen etwas Richtiges
kind-overlooked = Fehler übersehen
kind-missed = hätte gepasst
cell-label = { $cell }: { $level }, { $percent } Prozent
cell-unseen = { $cell }: noch nicht vorgekommen
level-sure = sicher
level-likely = wahrscheinlich
level-doubtful = unsicher
level-weak = schwach
level-unseen = noch nicht vorgekommen
legend = Was die Felder bedeuten
csv = Als Tabelle (CSV)
json = Alles (JSON)
export = Von diesem Gerät mitnehmen
## Üben
of = { $n } von { $all }
finish = Beenden
next = Weiter
answer = Antworten
right = Richtig.
wrong = Nicht ganz.
item-agree = Als was musst du sie ansagen, damit sie passt?
item-judge = Jemand legt diese Karte als { $cell }. Stimmt das?
item-judge-short = { $form } als { $cell }
item-layable = Welche davon passen auf die Karte?
item-macron = Welche davon ist { $cell }?
item-readings = Was alles kann diese Form sein?
on-card = Auf dem Tisch: { $form }, { $cell }
says-right = Stimmt
says-wrong = Stimmt nicht
your-card = Deine Karte
none-of-them = Keine davon
told-agree = { $form } ist hier { $cell }.
told-judge = { $cell } heißt { $form }.
told-layable-none = Keine davon passt.
told-layable = Das passt: { $forms }
told-readings = { $form } ist { $cells }.
done = Genug für jetzt
done-text = { $right } von { $all } richtig.
promise = Du kannst mindestens { $cells } von 30 Formen, zu { $percent } Prozent sicher: Das reicht fürs Erste.
done-again = Weiter üben
keys-hint = Tasten: 1 bis 5, s p, m f n wählen; Enter antwortet und geht weiter.
chosen-forms = Genau diese Formen:
own-uncounted = Eigene Wörter zählen nicht in der Karte deiner Formen.
## Hints of practice
nudge-agree = { $n ->
    [one] { $form } steht nur an einer Stelle der Tabelle. An welcher?
   *[other] { $form } steht an { $n } Stellen der Tabelle. Welche davon hat mit der Karte auf dem Tisch genau zwei Merkmale gemeinsam?
  }
nudge-judge = Sag die Form erst selbst: { $cell }. Ist es diese?
nudge-layable = Karte für Karte: Was kann sie sein, und sind genau zwei Merkmale gleich?
nudge-macron = Sprich beide laut: Ein langer Vokal macht eine andere Form daraus.
nudge-readings = { $n ->
    [one] Eins davon stimmt.
   *[other] { $n } davon stimmen.
  }
hint = Ein Tipp
hint-tables = Zeig die Tabelle
hint-shown = Hier ist die Tabelle.
