title = Klassifikation: { $deck }
## Classes on the table have numbers, classes of a tree letters
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  }
cards-or-none = { $n ->
    [0] keine Karte
   *[other] { cards }
  }
classes = { $n ->
    [one] eine Klasse
   *[other] { $n } Klassen
  }
class-name = Klasse { $class }
class-size = { class-name }, { cards }
tree-class = Klasse { $letter } im Baum des Weisen
tree-class-new = { tree-class }, noch nicht auf dem Tisch
tree-class-laid = { tree-class }, Klasse { $class } auf dem Tisch
founded-by-you = von dir
founded-by = von { $name }
sage = Weiser
tree = Baum
your-tree = Dein Baum
right = richtig
wrong = falsch
open = offen
fault-mixed = Die Karten sind nicht alle aus einer Klasse.
fault-elsewhere = Das gehört in eine andere Klasse.
fault-known = Diese Klasse liegt schon auf dem Tisch.
end-out = Eine Hand ist leer.
end-stock = Der Stapel ist leer.
## What the table waits for
status-draw-tree = Eine Einteilung wird ausgelost.
status-tree-you = Denk dir eine Einteilung aus.
status-tree = { $name } denkt sich eine Einteilung aus.
status-deal = Die Karten werden gegeben.
status-play-you = Du bist am Zug.
status-play = { $name } ist am Zug.
status-judge-you = Du urteilst.
status-judge = { $name } urteilt.
status-describe-you = Beschreib die Einteilung.
status-describe = Die Einteilung wird beschrieben.
status-rule-you = Du entscheidest über die Beschreibungen.
status-rule = { $name } entscheidet über die Beschreibungen.
status-over = Die Runde ist zu Ende.
## The log
log-tree-set-you = Die Einteilung steht fest. Du bist der Weise: Nur du kennst sie.
log-tree-set = Die Einteilung steht fest. Nur { $name }, der Weise, kennt sie.
log-dealt = Die Karten sind gegeben. Aufgedeckt als Klasse 1: { $card }.
log-laid = { $lay }: { $cards }.
log-right = Richtig.
log-wrong = Falsch.
log-fault = Falsch: { $fault }
log-drew-card = Du ziehst { $card }.
log-drew-you = Du ziehst eine Karte.
log-drew = { $name } zieht eine Karte.
log-passed-you = Du passt.
log-passed = { $name } passt.
log-closed = Es wird nicht mehr gelegt. { $reason }
log-described-you = Du gibst eine Beschreibung ab.
log-described = { $name } gibt eine Beschreibung ab.
log-described-none = Du gibst keine Beschreibung ab.
log-time-up = Die Zeit zum Beschreiben ist um.
log-read-out = Die Beschreibungen werden aufgedeckt.
log-accepted-you = Deine Beschreibung wird anerkannt.
log-accepted = Die Beschreibung von { $name } wird anerkannt.
log-rejected-you = Deine Beschreibung wird abgelehnt.
log-rejected = Die Beschreibung von { $name } wird abgelehnt.
log-ended = Ende der Runde. Vorn: { $names } { $n ->
    [0] ohne Karte
    [one] mit einer Karte
   *[other] mit { $n } Karten
  }.
## The table
players = Am Tisch
attributes = Danach lassen sich die Karten einteilen
table-classes = Klassen auf dem Tisch
turned-up = aufgedeckt
aim = Zu { class-name } legen
aim-new = Eine neue Klasse gründen
new-class = Neue Klasse
here = hierher
look-class = Klasse { $class } ansehen
not-here = nicht hier
new-class-when = wenn deine Karten nirgends hingehören
tried-before = Genau das war schon einmal falsch.
lay-all-the-same = Trotzdem legen
points-so-far = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
  }
reference = Übersicht
reference-by = Anzeigen nach
figure-on-grid = Die Figur auf einem Raster, mit den Längen ihrer Seiten
failed-here = Hier schon falsch probiert
lays = Züge
no-lays = Noch wurde nichts gelegt.
lay-number = Zug { $n }
lay-added-you = Du legst zu Klasse { $class }
lay-added = { $name } legt zu Klasse { $class }
lay-founded-you = Du gründest eine Klasse
lay-founded = { $name } gründet eine Klasse
judge-added = { lay-added }. Ist das richtig?
judge-founded = { $name } gründet eine neue Klasse. Ist das richtig?
## The hand
sort = Sortieren nach
own-order = eigener Ordnung
sort-hand = Ordnen
move-hint = In eigener Ordnung lassen sich gewählte Karten verschieben.
chosen = { cards } gewählt.
move-left = Nach links schieben
move-right = Nach rechts schieben
unselect = Auswahl aufheben
choose-cards = Wähle Karten aus deiner Hand.
choose-class = Wähle, wohin: eine Klasse oder eine neue.
add = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
  } zu Klasse { $class } legen
found = Neue Klasse mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
  } gründen
pass = Passen und ziehen
## Notes
notes = Notizen
notes-hint = Nur du siehst sie.
note-sign = Zeichen
# In this order: question mark, exclamation mark, full dot, empty circle
note-signs = Fragezeichen, Ausrufezeichen, voller Punkt, leerer Kreis
note-no-sign = kein Zeichen
note-show = Zeigen
note-filter-all = alle
note-filter-hand = meine
note-filter-table = auf dem Tisch
note-filter-shown = falsch gelegte
note-filter-unseen = nie gesehene
note-begin = Tippe Karten an, um sie zu markieren oder zusammenzulegen.
note-chosen = { cards } gewählt:
note-groups = Vermutete Klassen
note-no-groups = Noch keine. Wähle Karten und leg sie zusammen.
note-into = zu { $group }
note-into-new = neue Vermutung
note-into-none = zu keiner
note-group-name = Name der vermuteten Klasse { $group }
note-remove = Vermutete Klasse { $group } auflösen
note-text = Freier Text
note-in-group = deine Vermutung: { $group }
note-on-table = auf dem Tisch in Klasse { $class }
note-in-hand = in deiner Hand
note-shown-you = falsch gelegt von dir
note-shown = falsch gelegt von { $name }
note-unseen = noch nie gesehen
## The sage's tree
think = Denk dir eine Einteilung aus
think-hint = Bau einen Baum oder lass dir einen vorschlagen. Die anderen sehen ihn erst am Ende.
set-tree = Mit diesem Baum spielen
prepare = Ein Baum für alle Tische
prepare-hint = Denk dir hier einen aus, ohne mitzuspielen: An jedem Tisch ist ein Bot der Weise und spielt damit.
## Describing
describe-tree = Wie ist das Deck eingeteilt?
describe-sort = Wohin gehören diese Karten?
describe-text = Beschreib die Einteilung in Worten.
hand-in = Abgeben
hand-in-again = Geändert abgeben
say-nothing = Ohne Lösung abgeben
handed-in = Abgegeben. Du kannst deine Beschreibung noch ändern, bis alle fertig sind.
handed-in-changed = Du hast etwas geändert. Noch gilt, was du vorher abgegeben hast.
handed-in-short = Abgegeben
handed-in-nothing = Du gibst keine Lösung ab. Du kannst es dir noch anders überlegen, bis alle fertig sind.
time-left = noch { $time }
time-short = Noch { $seconds } Sekunden zum Beschreiben.
done = Fertig: { $names }
not-done = { $n ->
    [one] Es fehlt
   *[other] Es fehlen
  } noch: { $names }
agrees = Dieser Baum passt zu jedem Urteil.
contradicts = { $n ->
    [one] Diesem Baum widerspricht ein Urteil:
   *[other] Diesem Baum widersprechen { $n } Urteile:
  }
to-sort = { $n ->
    [0] Alle Karten sind verteilt.
   *[other] Noch zu verteilen: { cards }
  }
sort-none = In keine davon
sort-hint = Wähle Karten und dann die Klasse, in die sie gehören.
sort-into = Gehört zu { class-name }
sort-into-none = Gehört in keine der Klassen
sorted-into = bei Klasse { $class }
sorted-into-none = in keiner der Klassen
take-back = { $card } zurücknehmen
take-back-hint = Tippe eine verteilte Karte an, um sie zurückzunehmen.
your-text = Deine Beschreibung
letters = { $n } von { $most } Zeichen
rule = Treffen diese Beschreibungen zu?
text-by-you = Deine Beschreibung
text-by = Beschreibung von { $name }
accept = Anerkennen
reject = Ablehnen
accepted = anerkannt
rejected = abgelehnt
not-ruled = noch offen
## When a round is over
report = Die Einteilung
report-points = Jede Karte in der Hand zählt einen Punkt.
tie-decided = Bei gleich vielen Karten gewinnt, wer richtig beschrieben hat.
described-right = richtig beschrieben
described-wrong = falsch beschrieben
described-nothing = nichts beschrieben
true-tree = So war das Deck eingeteilt
your-description = Deine Beschreibung
description-by = Beschreibung von { $name }
# The first of the cards to be sorted that was sorted wrongly
sort-wrong = Hier geht es zuerst fehl: { $card } gehört { $truth }, nicht { $said }.
to-class = zu Klasse { $class }
to-no-class = in keine der Klassen
hands-left = Übrige Karten
review-step = Zug { $n } von { $of }
review-start = Vor dem ersten Zug
review-back = Zurück
review-next = Weiter
review-possible = Mögliche Einteilungen: { $possible }.
review-left = Mögliche Einteilungen: vorher { $before }, jetzt { $after }.
review-bits = Der Zug verrät { $bits } Bit; jedes Bit halbiert, was möglich ist.
review-nothing = Der Zug verrät nichts Neues.
review-outside = Diese Einteilung ist komplizierter als alle, die hier gezählt werden.
review-truth = Die wahre Einteilung
letters-hint = Die Buchstaben sind die Klassen des wahren Baums, die Zahlen die auf dem Tisch.
sheet = Punkte
sheet-round = Runde
sheet-sum = Summe
sheet-hint = Jede Karte in der Hand zählt einen Punkt; die wenigsten gewinnen.
## Trees; a path is a way from the root to a class
too-small = { $n } von mindestens { $min } Karten
fits = Der Baum teilt das Deck in { classes }.
constraints = { $n ->
    [0] Mindestens zwei Klassen
   *[other] Genau { classes }
  }, in jeder mindestens { $cards }.
edit-begin = Wähle, wonach gefragt wird; jeder Wert bekommt seinen Zweig.
edit-hint = Tippe einen oder mehrere Werte an und lege sie in einen anderen Zweig.
edit-root = Was mit allen Karten geschieht
edit-node = Was geschieht bei { $path }
edit-leaf = Klasse
edit-asks = fragen nach
edit-ask = nach etwas fragen
edit-remove = Frage „{ $attribute }“ entfernen
edit-branch = Zweig { $values }
edit-taken = Wohin mit { $values }?
edit-here-to = { $moved } hierher zu { $values }
edit-own = eigener Zweig
edit-against = gegen alle übrigen
edit-put-back = liegen lassen
edit-separate = jeder Wert für sich
edit-undo = Rückgängig
edit-suggest = Baum vorschlagen
edit-changed = Geändert: Das Deck teilt sich in { classes }.
tree-classes = So teilt sich das Deck
differs = Hier weicht dieser Baum zuerst ab: { $card } liegt in seiner Klasse { $letter } ({ $path }), im Baum des Weisen aber in Klasse { $truth } ({ $truthPath }).
same-partition = Beide Bäume teilen das Deck gleich.
problem-tree-unknown-attribute = Das Merkmal „{ $attribute }“ gibt es in diesem Deck nicht.
problem-tree-unknown-value = Beim Merkmal „{ $attribute }“ gibt es den Wert „{ $value }“ nicht.
problem-tree-doubled-value = Der Wert „{ $value }“ beim Merkmal „{ $attribute }“ führt in zwei Zweige.
problem-tree-missing-value = Der Wert „{ $value }“ beim Merkmal „{ $attribute }“ führt in keinen Zweig.
problem-tree-empty-class = Zu „{ $path }“ gibt es keine Karte.
problem-tree-small-class = Zu wenige Karten ({ $path }): { $count } von mindestens { $min }.
problem-tree-one-class = Mit nur einer Klasse gibt es nichts herauszufinden: Frag nach etwas.
problem-tree-class-count = Es müssen { classes } sein; dieser Baum hat { $count }.
problem-tree-too-many-classes = Der Baum hat { $count } Klassen; höchstens { $max } sind erlaubt.
## Decks
# Case, number and gender, short enough for a card
cell = { $case ->
    [nom] Nom
    [gen] Gen
    [dat] Dat
    [acc] Akk
   *[abl] Abl
  }. { $number ->
    [sg] Sg
   *[pl] Pl
  }. { $gender }.
deck-open = Eigenes Deck öffnen
deck-hint = Eine Tabelle (XLSX, ODS, CSV: eine Zeile je Karte, eine Spalte je Merkmal, Überschriften in der ersten Zeile) oder eine JSON-Datei.
deck-allow-alike = Gleiche Karten zulassen
deck-refused = Dieses Deck geht so nicht. { $reason }
deck-more-problems = { $n ->
    [one] Und noch eine Stelle.
   *[other] Und noch { $n } Stellen.
  }
deck-name = Name des Decks
deck-forget = Auf diesem Gerät vergessen
deck-contents = { cards }, { $attributes ->
    [one] ein Merkmal
   *[other] { $attributes } Merkmale
  }
deck-two-seats = genügt für zwei
deck-seats = genügt für 2 bis { $most }
deck-preview = Karten des Decks
deck-attributes = Merkmale und ihre Werte
deck-show-all = alle { $n } Karten zeigen
deck-show-few = weniger zeigen
deck-row = Zeile { $row }
deck-column = Spalte { $column }
deck-path = Stelle „{ $at }“
deck-card = Karte „{ $card }“
deck-attribute = Merkmal „{ $attribute }“
deck-problem-too-big = Die Datei ist größer als { $max } Byte.
deck-problem-not-json = Die Datei ist kein gültiges JSON ({ $found }).
deck-problem-encoding = Die Datei enthält unlesbare Zeichen; wahrscheinlich ist sie nicht als UTF-8 gespeichert.
deck-problem-wrong-type = Hier wird etwas anderes erwartet: { $expected }.
deck-problem-missing = Hier fehlt etwas.
deck-problem-unknown-key = Das gehört nicht in eine Deck-Datei.
deck-problem-empty = Hier steht nichts.
deck-problem-empty-title = Das Deck hat keinen Namen.
deck-problem-too-long = „{ $found }“ ist länger als { $max } Zeichen.
deck-problem-control = „{ $found }“ enthält ein unsichtbares Zeichen.
deck-problem-id = „{ $found }“ ist als Kennung nicht erlaubt: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern oder Bindestriche, höchstens 24 Zeichen.
deck-problem-key = Ein Merkmal darf nicht „{ $found }“ heißen.
deck-problem-coordinate = Eine Ecke liegt außerhalb der Zeichenfläche ({ $found }).
deck-problem-empty-table = Die Datei enthält keine Tabelle mit Überschriften und Zeilen.
deck-problem-no-heading = Spalte { $column } hat keine Überschrift.
deck-problem-unclosed-quote = Ein Anführungszeichen wird geöffnet und nicht geschlossen.
deck-problem-stray-quote = Nach einem schließenden Anführungszeichen steht noch Text; im Text wird es verdoppelt.
deck-problem-extra-cell = Feld { $column } ({ $found }) steht rechts von der letzten Überschrift.
deck-problem-too-few-attributes = Das Deck hat zu wenige Merkmale ({ $count }); nötig sind mindestens { $min }.
deck-problem-too-many-attributes = Das Deck hat zu viele Merkmale ({ $count }); erlaubt sind höchstens { $max }.
deck-problem-doubled-attribute = Dieses Merkmal gibt es zweimal.
deck-problem-one-value = Alle Karten haben denselben Wert „{ $value }“.
deck-problem-too-many-values = Es gibt { $count } verschiedene Werte; erlaubt sind höchstens { $max }.
deck-problem-doubled-value = Den Wert „{ $value }“ gibt es zweimal.
deck-problem-similar-values = „{ $value }“ und „{ $other }“ unterscheiden sich nur in Großbuchstaben oder Leerzeichen.
deck-problem-unused-value = Keine Karte hat den Wert „{ $value }“.
deck-problem-unknown-attribute = Dieses Merkmal gibt es im Deck nicht.
deck-problem-missing-value = Der Wert fehlt.
deck-problem-unknown-value = Den Wert „{ $value }“ gibt es bei diesem Merkmal nicht.
deck-problem-doubled-id = Sie heißt genauso wie { $other }.
deck-problem-doubled-card = Sie hat in jedem Merkmal dieselben Werte wie { $other }.
deck-problem-doubled-card-json = Sie hat in jedem Merkmal dieselben Werte wie { $other }; ist das gewollt, gehört alike: true in die Datei.
deck-problem-too-few-cards = Das Deck hat zu wenige Karten ({ $count }); nötig sind mindestens { $min }.
deck-problem-too-many-cards = Mehr als { $max } Karten sind zu viele.
## Options: a label, a hint, the names of the values
option-deck = Deck
option-deck-hint = Was auf den Karten ist und wonach es sich ordnen lässt.
option-tree = Woher kommt der Baum?
option-tree-hint = Entweder denkt sich der Weise die Einteilung aus, oder sie wird ausgelost und nur ihm gezeigt.
option-tree-sage = vom Weisen
option-tree-drawn = ausgelost
option-difficulty = Schwierigkeit
option-difficulty-hint = Wie schwer ein Baum ist, der ausgelost wird oder von einem Bot als Weisem stammt.
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-classes = Zahl der Klassen
option-classes-hint = So viele Klassen hat ein Baum; ohne Angabe ist die Zahl frei. Bei nur einer gäbe es nichts herauszufinden.
option-classes-0 = frei
option-least = Kleinste Klasse
option-least-hint = So viel Prozent des Decks muss jede Klasse mindestens enthalten.
option-verdict = Urteil
option-verdict-hint = Bei einem Fehler erfahren alle nur, dass es falsch war, oder auch, warum.
option-verdict-plain = richtig oder falsch
option-verdict-reason = mit Grund
option-pass = Passen erlaubt
option-pass-hint = Wer nichts legen will, zieht stattdessen eine Karte.
option-stock = Leerer Stapel
option-stock-hint = Ist der Stapel leer, wird ohne Nachziehen weitergespielt, oder die Runde endet.
option-stock-on = es geht weiter
option-stock-end = die Runde endet
option-description = Beschreibung am Ende
option-description-hint = Wie du nach der Runde zeigst, dass du die Einteilung verstanden hast. Über einen freien Text entscheidet der Weise.
option-description-tree = Baum bauen
option-description-sort = Karten einordnen
option-description-text = freier Text
option-description-none = keine
option-describing = Zeit für die Beschreibung
option-describing-hint = So viele Sekunden haben alle, um ihre Beschreibung abzugeben.
option-judge = Wer urteilt?
option-judge-hint = Der Tisch urteilt nach dem Baum, oder der Weise tut es selbst; ein Urteil gegen den Baum wird nur ihm zurückgewiesen.
option-judge-tree = der Tisch
option-judge-hand = der Weise
option-chat = Chat in der Runde
option-chat-hint = Ob ihr euch schreiben könnt, solange die Runde läuft.
option-chat-closed = geschlossen
option-chat-open = offen
option-sage = Wer ist der Weise?
option-sage-hint = Der Weise kennt die Einteilung. Er kann in jeder Runde jemand anders sein.
option-sage-rotates = wandert reihum
option-sage-stays = bleibt
option-first = Erster Weiser
option-first-hint = Wer in der ersten Runde der Weise ist: durch Los oder nach Platz.
option-first-lot = Los
option-first-seat = Platz { $seat }
option-rounds = Runden
option-rounds-hint = So viele Runden hat ein Spiel; ohne Angabe so viele, wie mitspielen.
option-rounds-0 = reihum
preset-first = Erste Schritte
preset-first-hint = Ein leichter Baum mit drei Klassen wird ausgelost, und jedes Urteil nennt seinen Grund.
preset-classic = Klassisch
preset-classic-hint = Reihum denkt sich jemand eine Einteilung aus; die anderen finden sie durch Legen heraus.
preset-school = Unterricht
preset-school-hint = Platz 1 ist immer der Weise und denkt sich die Einteilung aus; die anderen beschreiben sie am Ende in eigenen Worten.
## Bots
bot-random = Zufall
bot-random-hint = Legt irgendetwas, ohne nachzudenken.
bot-novice = Ganz neu
bot-novice-hint = Behält nur das letzte Urteil und probiert viel.
bot-beginner = Neuling
bot-beginner-hint = Merkt sich die letzten Urteile und zieht einfache Schlüsse.
bot-skilled = Geübt
bot-skilled-hint = Schließt aus jedem Urteil, übersieht aber manches.
bot-strong = Meisterhaft
bot-strong-hint = Behält jede Einteilung im Blick, die noch möglich ist, und legt, was am meisten bringt.
bot-competitive = Weiser, ehrgeizig
bot-competitive-hint = Legt als Weiser so viele Karten ab, wie er kann; sonst spielt er meisterhaft.
bot-teaching = Weiser, lehrend
bot-teaching-hint = Legt als Weiser jeweils die eine Karte, aus der ihr am meisten lernt; sonst spielt er meisterhaft.
bot-names = Thales, Hypatia, Seneca, Aspasia, Cato, Diotima, Varro, Hortensia, Solon, Porcia
## Rejections
rejection-stale-lay = Dafür ist es zu spät: Inzwischen ist weitergespielt worden.
rejection-sage-only = Das darf nur der Weise.
rejection-not-for-sage = Das dürfen nur die anderen, nicht der Weise.
rejection-no-such-class = Diese Klasse liegt nicht auf dem Tisch. Wähle eine andere.
rejection-sage-mixed = Nach dem Baum gehören diese Karten nicht alle zusammen.
rejection-sage-elsewhere = Nach dem Baum gehört das in eine andere Klasse.
rejection-sage-known = Diese Klasse gibt es schon. Leg die Karten dort an.
rejection-sage-must-add = Solange eine deiner Karten passt, gründest du keine Klasse. Leg sie an.
rejection-no-passing = An diesem Tisch wird nicht gepasst. Leg eine oder mehrere Karten.
rejection-not-by-tree = { $fault ->
    [none] Nach dem Baum ist dieser Zug richtig.
    [mixed] Nach dem Baum sind die Karten nicht alle aus einer Klasse.
    [elsewhere] Nach dem Baum gehört das in eine andere Klasse.
   *[known] Nach dem Baum liegt diese Klasse schon auf dem Tisch.
  }
rejection-wrong-description = So wird an diesem Tisch nicht beschrieben.
rejection-too-many-changes = Du hast deine Beschreibung schon zu oft geändert. Die letzte gilt.
rejection-already-ruled = Über diese Beschreibung hast du schon entschieden.
rejection-no-text = Hier gibt es keine Beschreibung, über die zu entscheiden ist.
rejection-deck-too-small = Für so viele reicht dieses Deck nicht, nur für { $most }. Spielt zu weniger oder mit einem größeren Deck.
rejection-no-such-tree = Mit diesem Deck gibt es keinen Baum, der so viele und so große Klassen hat. Ändere die Regeln.
rejection-tree-unknown-attribute = Der Baum fragt nach etwas, das es in diesem Deck nicht gibt ({ $attribute }).
rejection-tree-unknown-value = Der Baum nennt einen Wert, den es in diesem Deck nicht gibt ({ $value }).
rejection-tree-doubled-value = Im Baum führt ein Wert in zwei Zweige ({ $value }). Nimm ihn aus einem heraus.
rejection-tree-missing-value = Im Baum führt ein Wert in keinen Zweig ({ $value }). Gib ihm einen.
rejection-tree-empty-class = Im Baum hat eine Klasse keine Karte. Nimm sie weg.
rejection-tree-small-class = Im Baum ist eine Klasse zu klein ({ $count }). Leg sie mit einer anderen zusammen.
rejection-tree-one-class = Mit nur einer Klasse gibt es nichts herauszufinden: Frag nach etwas.
rejection-tree-class-count = An diesem Tisch hat der Baum eine feste Zahl von Klassen ({ $want }). Teile oder verbinde welche.
rejection-tree-too-many-classes = Der Baum hat zu viele Klassen, mehr als erlaubt ({ $max }). Verbinde welche.
last-cards = Zuletzt richtig gelegt
