title-class = Mit einer Klasse
title-evening = Spielabend
about-class = Ein Code für alle: Die Schüler tippen ihren Namen ein, Sie drücken auf „Spiel starten“, und alle sitzen am Tisch.
about-evening = Ein Turnier: Die Plätze werden ausgelost, danach sitzen ähnlich Starke zusammen; die Ergebnisse zählen sich zusammen, Serie um Serie.
new-choose = Was wird gespielt?
new-decks = Eigene Decks auf diesem Gerät
new-decks-more = { $n } weitere
new-make = Eigene Wörter oder Karten
new-make-about = Aus einer Tabelle, etwa mit den Wörtern einer Lektion oder Dingen eines Fachs, wird ein Deck:
new-name-class = Name der Klasse
new-name-evening = Name des Abends
new-own = Ihre Klassen und Abende
new-own-here = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
  }
teachers-link = Für Lehrkräfte: eine Stunde in fünf Minuten
rehearsal-link = Probe mit 28 erfundenen Schülern, auf diesem Gerät
new-privacy = Was gespeichert wird, und wie lange


code-label = Code
code-large = Code groß zeigen
code-close = Zurück
code-how = { $address } öffnen und den Code eintippen – oder die Kamera hierher richten.
here = { $n } angemeldet

nothing-here = Hier ist nichts.
join-name = Dein Name
join-choose = Wähle deinen Namen:
join-unlisted = Nicht dabei? Dein Name
join-pick = Oder ist es ein anderer?
join-known = Ich bin { $name }
join-moved = Du machst auf einem anderen Gerät weiter. Soll es hier weitergehen, schreib unten dein persönliches Wort.
join-button = Mitmachen
join-waits-name = Jemand mit diesem Namen ist schon da. Die Leitung wird gefragt, ob du es bist.
join-waits-entry = Du hast angefragt. Sobald die Leitung dich einlässt, bist du dabei.
join-refused = Die Leitung hat dich nicht eingelassen. Schreib deinen richtigen Namen, etwa mit dem ersten Buchstaben des Nachnamens, und versuch es noch einmal.
join-removed = Du wurdest von hier entfernt.
join-locked = Der Beitritt ist gesperrt.
lobby-wait = Du bist dabei. Gleich geht es los.
lobby-late-series = Alle Tische sind voll. Du spielst in der nächsten Serie mit.
lobby-soon = Gleich hast du einen Platz.
lobby-over = Diese Runde ist zu Ende.
lobby-over-series = Diese Serie ist zu Ende.
lobby-here = Wer da ist
own-results = Deine Ergebnisse

people = Teilnehmer
people-none = Noch ist niemand da.
list-title = Namen einfügen
list-hint = Ein Name je Zeile, auch „Nachname, Vorname“, Spalten aus einer Tabelle oder ihre Datei. Wer kommt, wählt dann seinen aus.
list-add = Hinzufügen
list-found = { $count ->
    [one] Eine Person: { $names }
   *[other] { $count } Personen: { $names }
}
list-shortened = „{ $name }“ ist zu lang und heißt am Tisch „{ $short }“.
entry = Beitritt
entry-open = Mit dem Code
entry-approved = Auf Anfrage
entry-locked = Gesperrt
entry-open-hint = Wer den Code hat, ist sofort dabei.
entry-approved-hint = Wer den Code hat, fragt an, und Sie lassen ein.
entry-locked-hint = Niemand kommt mehr dazu, nur wer schon auf der Namensliste steht.
asking = { $count ->
    [one] Eine Person möchte mitmachen
   *[other] { $count } Personen möchten mitmachen
  }
admit = Einlassen
admit-one = { $name } einlassen
admit-all = Alle einlassen
refuse = Ablehnen
refuse-one = { $name } ablehnen
online = online
online-count = { $n } online
offline-since = offline seit { $time }
waits-since = wartet seit { $time }
rename = Umbenennen
remove = Entfernen
remove-sure = Wirklich entfernen
was-removed = Entfernt: { $name }
readmit = Wieder zulassen
readmit-one = { $name } wieder zulassen
other-person = Andere Person …
came-late = Später gekommen: { $names }
remove-late = Alle Neuen entfernen
remove-late-sure = Wirklich alle entfernen
merge-button = Doppelte Anmeldung zusammenführen
apart-button = Nicht an einen Tisch
apart-none = Alle dürfen wieder zusammensitzen
apart-list = Getrennt: { $names }
erase = Person und ihre Daten löschen
erase-sure = Endgültig löschen
knock = Ist { $name } auf einem anderen Gerät zurück?
knock-first = Das erste Gerät ist { $state }.
knock-same = Ja, dieselbe Person
knock-another = Nein, jemand anderes
knock-nobody = Nicht einlassen
knock-hint = Ja: Das neue Gerät bekommt den Platz, das erste verliert ihn. Nein: Auch die neue Person ist dabei und heißt „{ $name }“ mit einer Zahl dahinter.
of-person = { $name }: mehr
expected = erwartet
just-come = neu dabei
gone = gegangen

tables = Tische
draw-lot = Auslosen
draw-standing = Nach Stand
draw-level = Leistungsgleich
draw-mixed = Leistungsgemischt
draw-rotation = Neu mischen
draw-about-lot = Das Los entscheidet, wer zusammensitzt.
draw-about-standing = Die Ersten sitzen zusammen, dann die Nächsten.
draw-about-level = Ähnlich Starke sitzen zusammen, möglichst solche, die sich noch nicht hatten.
draw-about-mixed = An jedem Tisch sitzen Stärkere und Schwächere, möglichst solche, die sich noch nicht hatten.
draw-about-rotation = Zusammen sitzt, wer sich noch nicht hatte.
draw-label = Wer mit wem
draw-button = Tische einteilen
groups-again = Wie letztes Mal
draw-hint = Namen an einen anderen Tisch ziehen – oder erst den Namen, dann den Tisch wählen. Mit der Tastatur: Pfeil links und rechts.
draw-new = Neuer Tisch
move-here = { $name } hierher setzen
plan = Sitzverteilung
plan-hint = Für mehrere Serien im Voraus ausgelost, so dass sich möglichst niemand zweimal trifft. Wer später kommt oder geht, ändert so wenig wie möglich.
plan-teams-meet = An manchen Tischen sitzen zwei derselben Mannschaft. „Neu auslosen“ setzt sie auseinander, wenn es geht.
plan-series = Serien
plan-draw = Sitzverteilung auslosen
plan-draw-again = Neu auslosen
plan-from-list = Aus einer Liste
plan-drop = Verwerfen
plan-drop-sure = Wirklich verwerfen
plan-list-hint = Ein Tisch je Zeile, die Namen durch Kommas getrennt. Zwischen zwei Serien eine leere Zeile.
plan-list-apply = Übernehmen
plan-list-unknown = Nicht dabei: { $names }
plan-list-twice = Zweimal in einer Serie: { $names }
plan-list-found = { $series ->
    [one] Eine Serie
   *[other] { $series } Serien
  } mit { $tables ->
    [one] einem Tisch
   *[other] zusammen { $tables } Tischen
  }.
plan-seat = Tisch { $table }, Platz { $seat }
plan-card = Deine Startkarte
plan-next = Wer wo sitzt
teams = Mannschaften
teams-edit = Mannschaften einteilen
teams-hint = Neben jeden Namen kommt die Mannschaft; wer keine hat, spielt für sich. An einem Tisch sitzen, wenn es geht, keine zwei derselben Mannschaft.
teams-of = Mannschaft von { $name }
teams-counted = In jeder Serie werden gewertet
teams-counted-all = alle
teams-counted-n = die besten { $n }
teams-save = Übernehmen
teams-none = Niemand ist in einer Mannschaft.
teams-draw = So viele auslosen
teams-number = Mannschaft { $n }
teams-closed = Die Wertung siehst nur du. Allen zeigt sie „Alle sehen den Stand“ unter „Spiel und Regeln“.
team = Mannschaft
team-people = Mitglieder
team-standings = Mannschaftswertung
team-rule-all = Es zählt, was alle einer Mannschaft in allen Serien zusammen haben; bei Gleichstand entscheiden die gewonnenen Spiele, dann die beste Serie.
team-rule-class = Es zählt, was alle einer Mannschaft in allen Runden zusammen haben; bei Gleichstand entscheiden die gewonnenen Runden, dann die beste Runde.
team-rule-best = { $n ->
    [one] In jeder Serie zählt das beste Ergebnis der Mannschaft
   *[other] In jeder Serie zählen die besten { $n } Ergebnisse der Mannschaft
  }; bei Gleichstand entscheiden die gewonnenen Spiele, dann die beste Serie.
teams-csv = Mannschaften (CSV)
table-number = Tisch { $n }
bot = Bot
start = Spiel starten
seats-most = Mit diesem Deck sitzen höchstens { $n } an einem Tisch: Für mehr reichen die Karten nicht.
start-nobody = Sobald jemand dabei ist, kann es losgehen.
start-next = Runde { $n } starten
start-next-series = Serie { $n } starten
pause = Pause für alle
resume = Weiter
next-deal = Nächstes Spiel für alle
time-more = Noch zehn Minuten
time-more-day = Einen Tag mehr
time-none = Ohne Zeitgrenze
time-left = noch { $minutes } min
end-round = Runde beenden
end-series = Serie beenden
bell-kept = Was gespielt wurde, steht auf jeden Fall in den Ergebnissen.
unfinished = Noch nicht fertig
bell-later = Ein andermal weiterspielen
bell-later-hint = Alle Tische bleiben, wie sie sind: dieselben Leute, dieselben Plätze, dieselben Karten.
bell-points = Beenden, der Stand zählt
bell-points-hint = Ein abgebrochenes Spiel wird gewertet, wie es jetzt steht.
bell-none = Beenden ohne Wertung
bell-none-hint = Ein abgebrochenes Spiel bringt keine Punkte.
broken-points = Ein abgebrochenes Spiel zählt, wie es stand.
broken-none = Ein abgebrochenes Spiel bringt keine Punkte.
round-adjourned = Ein andermal geht es weiter
adjourned = Runde { $round } ist unterbrochen. Alle Tische bleiben, wie sie sind, auch über Wochen; ein Druck auf „Weiterspielen“, und es geht weiter.
adjourned-series = Serie { $round } ist unterbrochen. Alle Tische bleiben, wie sie sind, auch über Wochen; ein Druck auf „Weiterspielen“, und es geht weiter.
resume-round = Weiterspielen
tell-label = Nachricht an alle
tell-button = Senden
tell-none = Zurücknehmen
look = Tisch ansehen
bot-plays = Für { $name } spielt { $bot }, ein Bot.
put-bot = Bot für { $name }
give-back = { $name } spielt wieder
since = seit { $time }
spotlight = Auf den Beamer
ask-all = Frage an alle
go-through = Gespieltes durchgehen
go-through-hint = Schritt für Schritt; jede Stelle lässt sich mit einem Druck allen als Frage stellen.
questions = Fragen an alle
question-waits = Die Frage ist auf den Bildschirmen. Die Tische spielen weiter, sobald sie weggenommen ist.
question-before-start = Eine Runde kann beginnen, sobald die Frage weggenommen ist.
questions-right = Fragen: richtig
questions-answered = Fragen: beantwortet
questions-asked = Fragen: gestellt
spotlight-off = Vom Beamer
round-number = Runde { $n }
series-number = Serie { $n }
tables-shown = Tische { $from }–{ $to } von { $all }
round-paused = Pause
round-played = { $n } gespielt
deal-brought = Spiel { $n }:
points-after = Stand nach { $n }
round-over = fertig
bell = Runde { $round } wurde für alle beendet, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  } vor dem Ende. Was dort gespielt wurde, zählt in den Ergebnissen.
bell-series = Serie { $round } wurde für alle beendet, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  } vor dem Ende. Was dort gespielt wurde, zählt in den Ergebnissen.
bell-own = Die Runde wurde für alle beendet. Was du gespielt hast, zählt.
bell-own-series = Die Serie wurde für alle beendet. Was du gespielt hast, zählt.
cards-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
projector = Beamer
report = Ergebnisse
back = Zurück

homework = Hausaufgaben
homework-about = Zu Hause spielt jeder an einem eigenen Tisch gegen Bots oder übt, wann er will. Gezählt wird auf dem Server; die Antworten stehen bei den Ergebnissen, zusammen mit denen aus dem Unterricht.
homework-new = Hausaufgabe aufgeben
homework-title = Name der Aufgabe
homework-rounds = Runden gegen Bots
homework-until = Fällig am
homework-after = Was später kommt
homework-after-marked = zählt nicht
homework-after-counts = zählt trotzdem
homework-after-hint = Verspätetes ist in jedem Fall als verspätet zu sehen.
homework-rules = Karten und Regeln
homework-assign = Aufgeben
homework-share = Der Link für die Schüler
homework-copy = Link kopieren
homework-none = Zurzeit ist nichts aufgegeben.
homework-work = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
homework-due = fällig am { $time }
homework-was-due = war fällig am { $time }
homework-closed = abgeschlossen
homework-sum = { $done } von { $all } fertig, { $begun } angefangen, { $none } noch nicht begonnen
homework-progress = Stand
homework-not-begun = noch nicht begonnen
homework-begun = { $n } von { $all }
homework-unfinished = angefangen
homework-rounds-counted = Runden, die zählen
homework-rounds-late = verspätete Runden
homework-done = fertig
homework-of-them-late = davon verspätet: { $n }
homework-and-late = verspätet, zählt nicht: { $n }
homework-close = Abschließen
homework-close-sure = Wirklich abschließen
homework-close-hint = Danach kann niemand mehr weiterspielen.
homework-change = Termin ändern
homework-number = Hausaufgabe { $n }
homework-yours = Deine Hausaufgaben
homework-begin = Anfangen
homework-go-on = Weiterspielen
homework-again = Nächstes Spiel
homework-well = Fertig, gut gemacht!
homework-missed-marked = Die Aufgabe war fällig. Du kannst noch spielen; es gilt als verspätet und zählt nicht.
homework-missed-counts = Die Aufgabe war fällig. Du kannst noch spielen; es gilt als verspätet und zählt trotzdem.
homework-enough = Alle Runden sind gespielt, ein Teil davon zu spät.
practice-kind = Was zu tun ist
practice-kind-rounds = Spielen
practice-kind-practice = Üben
practice-items = Übungen
practice-work = { $items ->
    [one] eine Übung
   *[other] { $items } Übungen
  }
practice-nothing = Noch ist nichts gewählt.
practice-for-all = Für alle
practice-for = Für { $names }
practice-for-hint = Ist niemand gewählt, gilt sie für alle. Für wen sie ist, sehen andere nicht.
practice-right-of = { $n } von { $all } richtig
practice-right-column = richtig
practice-answered = beantwortet
practice-late = verspätet
practice-item = { $n } von { $all }
practice-next = Weiter
practice-go-on = Weitermachen
practice-right = Richtig.
practice-wrong = Nicht richtig.
practice-end = Das war alles: { $right } von { $all } richtig.
practice-enough = Alles ist beantwortet, ein Teil davon zu spät.
proposals = Welche Hausaufgabe helfen würde
proposal = Noch nicht sicher: { $forms }. Bei: { $names }.
proposal-set = Als Hausaufgabe geben
word = Dein persönliches Wort
word-hint = Schreib es dir auf: Mit ihm machst du auf einem anderen Gerät weiter. Verrate es niemandem.
word-show = Mein persönliches Wort zeigen
return-title = Schon dabei gewesen, auf einem anderen Gerät?
return-hint = Mit deinem persönlichen Wort geht es hier weiter; das andere Gerät ist dann nicht mehr dabei.
return-button = Hier weitermachen

rosters = Klassen, die bleiben
rosters-about = Die Namen werden einmal eingegeben. In jeder neuen Stunde stehen sie da, und Sie sehen, was die Klasse über Wochen lernt.
roster-sum = { $pupils } Schüler, { $lessons ->
    [one] eine Stunde
   *[other] { $lessons } Stunden
  }
roster-new = Eine Klasse anlegen
roster-names = Namen der Schüler
roster-names-hint = Ein Name je Zeile, auch „Nachname, Vorname“, Spalten aus einer Tabelle oder ihre Datei. Wer später dazukommt, steht danach auch in der Klasse.
roster-keep = Klasse behalten
roster-import = Oder aus einer Datei eines anderen Servers
roster-unreadable = In dieser Datei steht keine Klasse.
roster-lesson = Neue Stunde
roster-lesson-about = Die Namen der Klasse stehen schon da; jeder wählt seinen. Wer beim letzten Mal zusammensaß, sitzt wieder zusammen, bis Sie neu einteilen.
roster-lesson-empty = Noch sind keine Namen da: Die Schüler tippen sie in dieser Stunde ein, danach kennt die Klasse sie.
roster-lesson-title = Name der Stunde
roster-as-last = wie zuletzt: { $title }
roster-begin = Stunde beginnen
roster-pupils = Schüler
roster-no-pupils = Noch niemand. Fügen Sie Namen ein, oder beginnen Sie eine Stunde.
roster-erase-pupil-hint = Der Name verschwindet aus der Klasse und aus allen Stunden.
roster-lessons = Stunden
roster-no-lessons = Noch gab es keine Stunde.
roster-open = Öffnen
roster-key = Auf einem anderen Gerät öffnen
roster-key-about = Mit diesem Link öffnen Sie die Klasse auf jedem Gerät. Wer ihn hat, kann alles, was Sie können: Zeigen Sie ihn nicht am Beamer.
roster-key-unknown = Dieses Gerät kennt den Link nicht. Machen Sie einen neuen.
roster-key-new = Neuen Link machen
roster-key-new-sure = Der alte gilt dann nicht mehr
roster-key-new-hint = Andere Geräte brauchen danach den neuen Link.
roster-erase = Klasse und alle Stunden löschen
roster-gone = Diese Klasse ist gelöscht worden.
roster-erase-hint = Von selbst wird die Klasse ein Jahr nach der letzten Stunde gelöscht, jede Stunde ein Jahr nach ihr.

roster-export = Als Datei sichern
roster-name = Wie heißt die Klasse?

# Die Ergebnisse einer Klasse über ihre Stunden
weeks = Über die Wochen
weeks-show = Zeigen
weeks-points = Wer da war, und Punkte
weeks-there = da
weeks-absent = fehlt
weeks-of = { $n } von { $all }
weeks-all = Alle Stunden
weeks-lesson = Stunde
weeks-known = Was bekannt ist
weeks-after = Nach
weeks-not-yet = Bis dahin ist nichts gespielt.
weeks-changed = Was sich seit der ersten Stunde am meisten geändert hat
weeks-few = wenige Antworten
weeks-chance = kann Zufall sein
weeks-estimates = Eine Schätzung geht von Stunde zu Stunde weiter: Sie beruht auf allen Antworten bis dahin, und nach der ersten Stunde ist sie die der Ergebnisse dieser Stunde.
weeks-print-table = Tabelle drucken

settings = Spiel und Regeln
set-size = Spieler am Tisch
set-shared = An allen Tischen die gleichen Karten
set-shared-hint = Das Glück ist gleich verteilt.
set-next = Jedes Spiel beginnt für alle gleichzeitig
set-minutes = Zeit in Minuten
set-minutes-none = bis zum Ende
set-days = Zeit in Tagen
set-bell = Wenn die Zeit um ist
set-bell-later = weiter ein andermal
set-bell-points = Ende, Stand zählt
set-bell-none = Ende ohne Wertung
set-open = Alle sehen den Stand
set-names = Namen auf dem Beamer
set-score = Was zählt
set-score-points = Punkte
set-score-evened = Punkte, umgerechnet
set-score-places = Geschlagene Gegner
set-score-points-hint = So, wie sie am Tisch gemacht werden.
set-score-evened-hint = Als säßen überall gleich viele: An einem Tisch zu dritt zählt jeder Punkt anderthalbmal so viel wie an einem zu viert. Wo die wenigsten Punkte gewinnen, bleiben sie, wie sie sind.
set-score-places-hint = Der Anteil der Gegner am eigenen Tisch, vor denen jemand liegt; wer gleichauf ist, zählt halb.
set-bot = Bots
set-chat = Chat an den Tischen
set-chat-off = Aus
set-chat-reactions = Nur Zurufe
set-chat-on = An
set-chat-off-hint = Niemand schreibt, und die Geräte bleiben still.
set-chat-reactions-hint = Wenige feste Worte wie „Optimē!“; die Karten sind zu hören, wo jemand den Ton anhat.
set-chat-on-hint = Alle dürfen schreiben; die Karten sind zu hören, wo jemand den Ton anhat.
set-listed = Auf der Startseite dieses Servers zeigen
set-listed-hint = Dann kann jeder, der sie öffnet, ohne Code hereinkommen.
money = Um Geld
money-hint = Am Tisch zahlt jeder jedem den Unterschied der Punkte; aus den Einsätzen werden die ersten Plätze bezahlt.
money-point = Cent je Punkt
money-stake = Einsatz je Person in Euro
money-prizes = Preise in Prozent, der erste Platz zuerst
money-preview = { $people ->
    [one] Bei einer Person liegen { $pot } € im Topf; Preise: { $prizes } €
   *[other] Bei { $people } Personen liegen { $pot } € im Topf; Preise: { $prizes } €
  }
money-teams = Auch die Mannschaften spielen um Preise
money-teams-hint = Wer zu einer Mannschaft gehört, zahlt noch einmal in deren Topf; was sie gewinnt, teilt sie gleichmäßig unter denen, die für sie gespielt haben.
money-team-stake = Mannschaftseinsatz je Person in Euro
money-team-prizes = Preise der Mannschaften in Prozent, die beste zuerst
money-teams-preview = { $people ->
    [one] Von einer Person liegen { $pot } € im Topf der Mannschaften; Preise: { $prizes } €
   *[other] Von { $people } Personen liegen { $pot } € im Topf der Mannschaften; Preise: { $prizes } €
  }
money-lost = Verlorene Spiele kosten (Verlustspielgeld)
money-lost-hint = Jedes als Alleinspieler verlorene Spiel kostet, weitere in derselben Serie kosten mehr.
money-lost-first = Euro je verlorenem Spiel
money-lost-up-to = So viele Spiele zu diesem Preis
money-lost-further = Euro für jedes weitere
money-lost-pot = Verlustspielgeld in den Topf
money-lost-pot-hint = Sonst bleibt es in der Kasse.
money-settlement = Abrechnung in Euro
money-of-points = Punkte
money-of-stake = Einsatz
money-of-lost = Verlustspiele
money-of-prize = Preis
money-of-teamStake = Einsatz der Mannschaft
money-of-teamPrize = Preis der Mannschaft
money-of-sum = Zusammen
money-the-till = die Kasse
money-payments = Wer zahlt wem
money-pays = { $from } → { $to }: { $amount } €
money-column = Geld
money-till = Bleibt in der Kasse
set-save = Übernehmen

rule-most = Es zählt die Summe der Punkte; die meisten gewinnen.
rule-fewest = Es zählt die Summe der Punkte; die wenigsten gewinnen.
rule-evened = Sie sind umgerechnet, als säßen an jedem Tisch { $size }: { $factors }.
rule-factor = an Tischen zu { $n } mal { $factor }
rule-uneven = Die Tische sind verschieden groß, die Punkte nicht umgerechnet.
rule-places = Es zählt, welchen Anteil der Gegner am Tisch jemand schlägt; wer gleichauf ist, zählt halb.
rule-ties = Bei Gleichstand entscheiden die gewonnenen Spiele, dann die beste einzelne Runde oder Serie; wer auch darin gleich ist, teilt den Platz.
rule-money-teams = Wer zu einer Mannschaft gehört, setzt dafür noch { $stake } €; Preise der Mannschaften in Prozent ihres Topfs: { $prizes }, gleichmäßig unter denen, die für sie gespielt haben.
rule-money = Geld: Am Tisch zahlt jeder jedem { $point } Cent je Punkt Unterschied, so wie die Punkte dort stehen. Einsatz { $stake } € je Person; Preise in Prozent des Topfs: { $prizes }. Wer gleichauf ist, teilt sich die Preise dieser Plätze; Reste bleiben in der Kasse.
rule-lost-till = Jedes verlorene eigene Spiel kostet { $first } €, ab dem { $from }. je { $further } €; das bleibt in der Kasse.
rule-lost-pot = Jedes verlorene eigene Spiel kostet { $first } €, ab dem { $from }. je { $further } €; das kommt in den Topf.
standings = Stand
place = Platz
name = Name
points = Punkte
won = Gewonnen
lost = Verloren
csv = Tabelle (CSV)
json = Alles (JSON)
print = Drucken
lists = Spiellisten
list-deals = Spiel für Spiel
list-round = Serie
list-table = Tisch
list-seat = Sitz
lists-csv = Spiellisten (CSV)
erase-event = Alles hier löschen
erase-event-sure = Endgültig löschen
answers-class = Antworten je Person
answers-evening = Zahlen je Person
all = Alle
map = Was die Klasse kann
map-own = Was du kannst
map-of = Von
errors = Häufigste Verwechslungen
figure-n = n { $n }
figure-range = Neben n: Dort liegt der wahre Anteil in vier von fünf Fällen.
figure-legend = n: auf wie vielen Antworten ein Anteil beruht; daneben, wo der wahre Anteil in vier von fünf Fällen liegt. Grau und gepunktet: weniger als fünf Antworten, zu wenig für ein Urteil.
column-n = n
column-from = von
column-to = bis
level-sure = 75 % und mehr
level-half = 40 bis 74 %
level-weak = unter 40 %
level-few = weniger als fünf Antworten: zu wenig für ein Urteil
errors-own = Deine häufigsten Verwechslungen
print-class = Die Klasse auf einer Seite
print-evening = Der Abend auf einer Seite
print-people = Eine Seite je Person
print-seating = Sitzverteilung
print-seating-about = Tisch und Platz in jeder Serie
print-from = Von
print-to = An
print-start-cards = Startkarten
print-table-cards = Tischkarten
print-settlement = Abrechnung
print-sum = Summe
print-signature = Unterschrift
report-failed = Die Ergebnisse ließen sich nicht auswerten. Lade die Seite neu, um es noch einmal zu versuchen.
no-results = Noch ist nichts zu Ende gespielt.
reading = Die Runden werden ausgewertet …

slide-podium = Das Siegertreppchen
slide-standings = Stand
slide-teams = Mannschaftswertung
slide-seating = Wer wo sitzt
slide-map = Was die Klasse kann
slide-errors = Die häufigsten Verwechslungen
slide-question = Eine Frage an alle
slide-solution = Das war verborgen
example = Beispiel:
quiz-answer = Antwort
slides = Nachbesprechung
slide-back = Zurück
slide-next = Weiter
slide-number = { $n } von { $all }

season = Saisontabelle
season-link = Saisontabelle aus mehreren Abenden
season-about = Aus den Ergebnissen mehrerer Abende wird eine Tabelle. Dazu die Dateien hinzufügen, die es bei den Ergebnissen eines Abends gibt (CSV oder JSON), die Liste eines Spiels des Tages, das heruntergeladene Spiel eines Tisches (auch mit langer Bedenkzeit) oder eine Tabelle eines anderen Vereins als CSV mit den Spalten Name und Punkte, wenn vorhanden auch Gewonnen und Verloren. Alles bleibt auf diesem Gerät.
season-add = Ergebnisse hinzufügen
season-added = { $title } hinzugefügt, mit { $people ->
    [one] einer Person
   *[other] { $people } Personen
  }.
season-replaced = { $title } war schon da und steht jetzt so in der Tabelle wie in dieser Datei.
season-unreadable = In { $file } stehen keine Ergebnisse. Nötig ist eine erste Zeile mit den Spalten Name und Punkte.
season-not-kept = Auf diesem Gerät ist kein Platz, um das zu behalten.
season-none = Noch sind keine Ergebnisse da.
season-best = Gewertet werden
season-best-all = alle Abende
season-best-n = { $n ->
    [one] der beste Abend
   *[other] die besten { $n } Abende
  }
season-events = Abende
season-dropped = zählt nicht
season-evenings = Die Abende
season-remove = { $title } herausnehmen
season-remove-sure = Wirklich herausnehmen

privacy-title = Was gespeichert wird
privacy-operator = Diesen Server betreibt:
privacy-papers = Papiere zum Datenschutz, für Schulen
privacy-1 = Niemand braucht ein Konto. Auf diesem Server gespeichert werden ein Name (irgendeiner), wer an welchem Tisch saß, was gespielt und was im Chat geschrieben wurde. Nach Anschrift und Geburtstag fragt niemand. Was sonst gespeichert wird, steht hier unten.
privacy-2 = { $days ->
    [one] Klassen, Abende und Tische, an denen einen Tag lang nichts geschieht, werden von selbst gelöscht.
   *[other] Klassen, Abende und Tische, an denen { $days } Tage lang nichts geschieht, werden von selbst gelöscht.
  }
privacy-3 = Wer eine Klasse oder einen Abend leitet, sieht deren Namen und Ergebnisse, kann sie als Datei mitnehmen und mit einem Druck eine Person oder alles löschen. Jeder sieht das Eigene; niemand sonst sieht es.
privacy-4 = Ein Gerät behält eine zufällige Kennung, damit es wiedererkannt wird. In den Einstellungen der Seite kann jeder löschen, was ihm gehört.
privacy-5 = In den Protokollen des Servers stehen weder Namen noch Karten noch Worte.
privacy-7 = Wer das Spiel des Tages spielt, steht mit Namen, Punkten und Zeit in der Liste des Tages, die jeder auf diesem Server sehen kann. Beim Löschen verschwindet der Name daraus.
privacy-8 = Von Hausaufgaben wird gespeichert, was gespielt wurde und wann jede Runde zu Ende war, dazu ein zufälliges persönliches Wort, mit dem jemand auf einem anderen Gerät weitermacht. Das sieht, wer die Klasse leitet, das Wort nur der Schüler selbst; es geht mit der Klasse.
privacy-11 = Von Fragen an alle wird gespeichert, wer was geantwortet hat. Alle sehen nur, wie viele wie geantwortet haben; wer die Klasse leitet, sieht dazu, wie viele Antworten von jedem richtig waren. Es geht mit der Klasse.
privacy-13 = Wer anderen eine Partie über einen Link zeigt, lässt ihre Karten und Züge hier, mit dem Titel, den Kommentaren, Varianten und Namen, die er dazuschreibt. Wer den Link hat, sieht sie. Sie verschwindet nach einem Jahr, wenn er sie löscht, oder mit seinen Daten.
privacy-9 = Wer sich an einem Tisch mit langer Bedenkzeit melden lässt, dass er am Zug ist, gibt diesem Server eine Adresse beim Nachrichtendienst seines Browsers (von dessen Hersteller) und seine Zeitzone. Dorthin geht verschlüsselt nur „Du bist am Zug“, nie bei Nacht. Ein Druck beendet das; es verschwindet mit dem Gerät und mit deinen Daten.
privacy-10 = Wer über die Lernplattform oder die Anmeldung seiner Schule kommt, heißt hier ausgedacht, wenn es nicht anders eingestellt ist. Von der Nummer, die du dort hast, wird nur eine Prüfsumme gespeichert; für Punkte, die die Plattform wissen will, auch diese Nummer und die Spalte ihres Notenbuchs, bis die Klasse oder deine Daten gelöscht sind. Die Plattform erfährt die Punkte der Hausaufgaben und Stunden, zu denen ihre Links führen, sonst nichts.
privacy-12 = Eine Klasse, die ihre Lehrkraft behält, wird ein Jahr nach der letzten Stunde gelöscht, jede Stunde ein Jahr nach ihr. Gespeichert sind ihre Namen, wer in welcher Stunde wer war, und welches Gerät ein Schüler zuletzt hatte; vom Link der Lehrkraft nur eine Prüfsumme.
privacy-14 = Wer seine Spielstärke einschaltet, steht mit Name und Spielstärke in einer Liste, die jeder auf diesem Server sehen kann; gespeichert sind auch die Ergebnisse, aus denen sie berechnet ist. Im Unterricht wird nichts gezählt. Ein Druck löscht sie, ebenso ein halbes Jahr ohne Ergebnis.
privacy-15 = Wer seinen Namen mit einem Passkey schützt, lässt dessen Kennung und öffentlichen Schlüssel hier. Fingerabdruck, Gesicht und PIN verlassen das Gerät nie.
privacy-16 = Wer im Kalender sehen will, wann er am Zug ist, bekommt dafür eine Adresse mit einem zufälligen Schlüssel, der hier gespeichert ist, mit Sprache und Zeitzone. Ein Druck beendet sie.
privacy-17 = Wer dafür E-Mails möchte, gibt diesem Server seine E-Mail-Adresse; sonst will sie niemand wissen. Geschrieben wird erst, wenn er in seinem Postfach ja gesagt hat. Ohne dieses Ja verschwindet die Adresse nach zwei Tagen, sonst mit einem Druck oder mit seinen Daten.
privacy-18 = Was jemand selbst mitbringt, liegt auch hier: Notizen an einem Tisch (die sieht niemand sonst), Kartensätze mit ihren Fotos, eigene Programme, die mitspielen. Wen der Betreiber sperrt, der steht mit Grund und, wenn nötig, Netzadresse hier, bis die Sperre endet, höchstens ein Jahr.
privacy-6 = Wo Fremde miteinander spielen, wird auch gespeichert, wen du blockiert hast. Wer jemanden meldet, legt dem Betreiber Tisch, Name und die letzten Nachrichten dieser Person vor. Beides geht, wenn eine der beiden Personen sich löscht.

rejection-not-director = Das kann nur die Leitung.
rejection-not-in-event = Du bist hier nicht dabei.
rejection-event-locked = Der Beitritt ist gesperrt.
rejection-event-full = Für weitere Personen ist kein Platz.
rejection-ask-director = Die Leitung wurde schon gefragt.
rejection-no-such-member = Diese Person ist nicht mehr da.
rejection-no-such-event = Unter diesem Code gibt es nichts. Ist er richtig getippt?
rejection-no-such-event-table = Dieser Tisch gehört nicht zu dieser Runde.
rejection-too-many-events = Sie haben zu viele Klassen und Abende. Löschen Sie zuerst alte.
rejection-bad-seating = So viele können nicht an einem Tisch sitzen.
rejection-bad-teams = Jede Mannschaft braucht einen eigenen Namen, und niemand kann in zweien sein.
rejection-bad-preparation = Das lässt sich mit diesen Regeln nicht für alle Tische vorbereiten.
rejection-nobody-there = Noch ist niemand da.
rejection-bad-deadline = Der Termin muss in der Zukunft liegen, höchstens { $days } Tage voraus.
rejection-too-many-tries = Du hast { $most } Spiele dieser Hausaufgabe abgebrochen. Deine Lehrkraft kann dir helfen.
rejection-too-much-homework = Mehr geht nicht: Schließen Sie zuerst ältere Hausaufgaben ab.
rejection-no-such-homework = Diese Hausaufgabe gibt es nicht.
rejection-homework-closed = Diese Hausaufgabe ist abgeschlossen.
rejection-bad-adaptation = Das lässt sich in diesem Spiel nicht einstellen.
rejection-bad-practice = Das passt zu keiner Übung dieses Spiels.
rejection-bad-question = Danach kann nicht gefragt werden.
rejection-too-many-questions = Mehr als { $most } Fragen hat eine Klasse nicht.
rejection-no-such-question = Diese Frage ist nicht mehr da.
rejection-question-open = Solange eine Frage auf den Bildschirmen ist, warten die Tische. Nehmen Sie sie erst weg.
rejection-roster-gone = Diese Klasse ist gelöscht worden.
rejection-question-closed = Diese Frage ist geschlossen.
rejection-already-answered = Deine Antwort steht schon.
rejection-wrong-word = Dieses Wort kennt hier niemand. Ist es richtig geschrieben?
rejection-no-such-roster = Diese Klasse gibt es nicht, oder dieses Gerät kennt sie nicht. Öffnen Sie sie mit ihrem Link.
rejection-too-many-rosters = Mehr als { $most } Klassen gehen nicht. Löschen Sie zuerst alte.
rejection-too-many-lessons = Mehr als { $most } Stunden gehen nicht. Löschen Sie zuerst alte.
rejection-too-many-pupils = Mehr als { $most } Schüler gehen nicht.
rejection-wrong-key = Dieser Link gilt nicht oder nicht mehr.
