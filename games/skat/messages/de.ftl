title = Skat
title-two = Offiziersskat
bot-names = Aemilia, Servius, Tullia, Decimus, Octavia, Sextus, Paula, Publius, Valeria, Rufus

## Cards and games
pack-label = Blatt
pack-french = Französisches Blatt
pack-german = Deutsches Blatt
colours-label = Farben der Karten
colours-two = zwei
colours-four = vier
suit-french-C = Kreuz
suit-french-S = Pik
suit-french-H = Herz
suit-french-D = Karo
suit-german-C = Eichel
suit-german-S = Grün
suit-german-H = Rot
suit-german-D = Schellen
short-german-C = Ei
short-german-S = Gr
short-german-H = Ro
short-german-D = Sch
game-grand = Grand
game-null = Null
rank-A = Ass
rank-K = König
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-french-Q = Dame
rank-french-J = Bube
rank-german-Q = Ober
rank-german-J = Unter
index-A = A
index-K = K
index-Q = D
index-J = B
card = { $suit }-{ $rank }
contract-hand = { $game } Hand
contract-ouvert = { $game } { ouvert }
contract-hand-ouvert = { $game } Hand { ouvert }
contract-null-hand-ouvert = { $game } { ouvert } Hand
ouvert = ouvert
announced-schneider = { $contract }, Schneider angesagt
announced-schwarz = { $contract }, Schwarz angesagt
schneider = Schneider
schwarz = schwarz
announce-schneider-text = Angesagt: Die Gegenspieler bekommen höchstens 30 Augen, sonst ist das Spiel verloren.
announce-schwarz-text = Angesagt: Die Gegenspieler bekommen keinen Stich, sonst ist das Spiel verloren.
announce-ouvert-text = Alle Karten liegen vor dem ersten Stich offen.
ramsch = Ramsch
double-2 = Kontra
double-4 = Re
double-8 = Bock
card-points = { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
  }
tricks-count = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
  }

## The table
declarer = Alleinspieler
position-forehand = Vorhand
position-middlehand = Mittelhand
position-rearhand = Hinterhand
position-dealer = Geber
hand-count = { $count ->
    [0] Du hast keine Karten mehr.
    [one] Du hast noch eine Karte.
   *[other] Du hast { $count } Karten.
  }
table-empty = Der Tisch ist leer.
on-table = Auf dem Tisch – { $cards }
skat = Der Skat
discarded = Gedrückt
dealt = So lagen die Karten
last-trick = Letzter Stich
all-tricks = Bisherige Stiche
no-trick = Noch kein Stich
review-errors = Alle Fehler mit offenen Karten
review-no-errors = Niemand hat etwas verschenkt.
previous-card = Vorige Karte
next-card = Nächste Karte
next-trick = Nächster Stich
previous-trick = Voriger Stich
trick-of = Stich { $number } von { $of }
trick-now = Stich { $number }
taken-you = Der Stich geht an dich, { card-points }.
taken-other = Der Stich geht an { $name }, { card-points }.
open-hand = Die Karten des Alleinspielers liegen offen.
secured = Die Gegenspieler haben aufgegeben, das Spiel ist gewonnen. Es geht noch um Schneider oder Schwarz.
two-own = Deine Karten
two-of = Karten von { $name }
two-card = Spalte { $number }: { $card }
two-card-below = Spalte { $number }: { $card }, darunter eine verdeckte Karte
two-below = Spalte { $number }: eine verdeckte Karte
two-empty = Spalte { $number }: leer

## What can be done
hold = Ja
pass = Passe
bid-more = Bis …
bid-more-title = Wie weit gehst du mit?
bid-field = Reizwert
bid-up-to = mitgehen bis
bid-at-once = sofort reizen
bid-up-to-hint = Bis zu diesem Wert reizt und hältst du von selbst, darüber passt du. Du kannst es zurücknehmen.
bid-at-once-hint = Dieser Wert wird sofort gereizt.
bid-up-to-value = Bis { $bid } mitgehen
ahead-pass = Du passt, sobald du gefragt wirst.
ahead-up-to = Du gehst mit bis { $bid }, dann passt du.
ahead-say-pass = Gleich passen
ahead-take-back = Zurücknehmen
take = Für { $bid } spielen
pick-up = Skat aufnehmen
play-hand = Hand spielen
declare = { $contract } ansagen
declare-it = Ansagen
push = Schieben
push-unseen = Ungesehen schieben (verdoppelt)
no-double = Kein { $word }
play = { $card } legen
lead = { $card } ausspielen
show-cards = Karten zeigen
claim-game = Ich habe gewonnen
claim-schneider = Gewonnen, Gegner Schneider
claim-schwarz = Gewonnen, Gegner schwarz
concede = Aufgeben
really-concede = Wirklich aufgeben?
concede-both = Damit gibst du auch für deinen Mitspieler auf.
cancel = Doch nicht
agree = Einverstanden
accept = Annehmen
play-on = weiterspielen
name-game = { $game } spielen
discard-0 = Wähle zwei Karten zum Drücken.
discard-1 = Wähle noch eine Karte zum Drücken.
push-0 = Wähle zwei Karten zum Schieben, keine Buben.
push-1 = Wähle noch eine Karte zum Schieben, keinen Buben.
choose-game = Was spielst du?
skat-counts = Buben und Trümpfe im Skat können das noch ändern.
below-bid = Überreizt: Gereizt ist { $bid }, das Spiel zählt bisher nur { $value }. Ohne eine weitere Gewinnstufe ist es verloren.
below-bid-null = Überreizt: Gereizt ist { $bid }, { $game } zählt { $value }. So ist es verloren.
instead = { $game } zählt nur { $value }, gereizt ist { $bid }: sofort verloren. Nach welchem Spiel wird abgerechnet?
charged-instead = Nach welchem Spiel wird abgerechnet?
nothing-bid = noch nichts gereizt
bid-so-far = gereizt { $bid }

## Questions, and whose turn it is
asked-bid = Was reizt du? { $name } hört, ab { $least }.
asked-answer = { $name } reizt { $bid }. Hältst du?
asked-take = Alle haben gepasst. Spielst du für { $bid }?
turn-deal = Die Karten werden gegeben
turn-over = Das Spiel ist zu Ende
turn-bid-you = Du reizt
turn-bid-other = { $name } reizt
turn-answer-you = Hältst du oder passt du?
turn-answer-other = { $name } hält oder passt
turn-take-you = Spielst du, oder passt du auch?
turn-take-other = { $name } spielt oder passt auch
turn-skat-you = Nimmst du den Skat auf, oder spielst du Hand?
turn-skat-other = { $name } nimmt den Skat auf oder spielt Hand
turn-discard-you = Drück zwei Karten und sag dein Spiel an
turn-discard-other = { $name } drückt und sagt an
turn-push-you = Du schiebst
turn-push-other = { $name } schiebt
turn-lead-you = Du spielst aus
turn-lead-other = { $name } spielt aus
turn-play-you = Du bist am Zug
turn-play-other = { $name } ist am Zug
turn-name-you = Du nennst das Spiel
turn-name-other = { $name } nennt das Spiel
turn-kontra-you = Sagst du Kontra?
turn-kontra-other = { $name } überlegt, Kontra zu sagen
turn-re-you = Sagst du Re?
turn-re-other = { $name } überlegt, Re zu sagen
claims-you = Du zeigst die Karten: gewonnen{ $more }.
claims-other = { $name } zeigt die Karten: gewonnen{ $more }.
claims-schneider = mit Schneider
claims-schwarz = mit Schwarz
gives-up-you = Du willst aufgeben.
gives-up-other = { $name } will aufgeben.
do-you-agree = Einverstanden?
waiting-for = Gefragt: { $names }.

## The log
event-dealt = Die Karten sind gegeben.
event-awarded-you = Du spielst für { $bid }.
event-awarded-other = { $name } spielt für { $bid }.
event-ramsch = Es wird Ramsch gespielt.
event-picked-up-you = Du nimmst den Skat auf
event-picked-up-other = { $name } nimmt den Skat auf
event-pushed-you = Du schiebst { $cards }.
event-pushed-other = { $name } schiebt { $cards }.
event-pushed-hidden-you = Du schiebst zwei Karten.
event-pushed-hidden-other = { $name } schiebt zwei Karten.
event-pushed-unseen-you = Du schiebst ungesehen: doppelt.
event-pushed-unseen-other = { $name } schiebt ungesehen: doppelt.
plays-you = Du spielst { $contract }.
plays-other = { $name } spielt { $contract }.
alone = allein
laid-away = Gedrückt: { $cards }.
cards-open = Die Karten liegen offen.
event-took-you = Der Stich geht an dich.
event-took-other = Der Stich geht an { $name }.
event-conceded-you = Du gibst auf.
event-conceded-other = { $name } gibt auf.
answered-yes = einverstanden
event-went-on = Abgelehnt: Es wird weitergespielt.
event-laid-out-you = Die Karten liegen aus. Du nennst das Spiel.
event-laid-out-other = Die Karten liegen aus. { $name } nennt das Spiel.
not-doubled = nein, weiter
opened = Aufgedeckt – { $cards }

## How a value comes about
with = mit { matadors }
without = ohne { matadors }
matadors = { $count }
step-game = Spiel { $count }
step-hand = Hand { $count }
step-schneider = Schneider { $count }
step-schneider-announced = angesagt { $count }
step-schwarz = Schwarz { $count }
step-schwarz-announced = angesagt { $count }
step-ouvert = ouvert { $count }
reached-with = überreizt: gereizt { $bid }, das reicht erst mit { $multiplier } × { $base } = { $value }
at-least = mindestens aber { $multiplier } × { $base } = { $value }
charged-as = { $contract } unter dem Reizwert { $bid }, abgerechnet als { $game }
lost-twice = verloren: × −2 = { $value }
value-recorded = im Protokoll steht { $value }
kind-bock = Bockrunde
kind-ramsch = Ramschrunde
march = Durchmarsch
virgin = Jungfrau
unseen = ungesehen geschoben
unseen-times = × { $times }, ungesehen geschoben

## Results
passed-in = Alle haben gepasst, das Spiel ist eingepasst.
broken-off = Das Protokoll endet vor dem Ende des Spiels.
broken-off-left-you = Abgebrochen: Du hast den Tisch verlassen, bevor gespielt wurde.
broken-off-left-other = Abgebrochen: { $name } hat den Tisch verlassen, bevor gespielt wurde.
broken-off-timed-out-you = Abgebrochen: Deine Zeit war abgelaufen, bevor gespielt wurde.
broken-off-timed-out-other = Abgebrochen: Die Zeit von { $name } war abgelaufen, bevor gespielt wurde.
wins-you = Du gewinnst { $contract }
wins-other = { $name } gewinnt { $contract }
loses-you = Du verlierst { $contract }
loses-other = { $name } verliert { $contract }
verdict-instead = { $end }: Gereizt war { $bid }, so viel zählt es nicht. Abgerechnet wird es als { $game }.
verdict-with = { $end }{ $comma } mit { card-points }
verdict-overbid = { $end }: überreizt. Gereizt war { $bid }, das Spiel zählt { $worth }.
verdict-null = { $end } { $count ->
    [0] ohne Stich
    [one] mit einem Stich
   *[other] mit { $count } Stichen
  }.
verdict-announced-schneider = { $end }: Die Gegenspieler haben mehr als 30 Augen.
verdict-announced-schwarz = { $end }: Die Gegenspieler haben einen Stich.
verdict-tie = { $end }: 60 zu 60 reicht nicht.
verdict-claimed = { $end }: Die Gegenspieler sind einverstanden.
verdict-conceded = { $end }{ $comma } durch Aufgabe.
verdict-yielded = { $end }: Die Gegenspieler haben aufgegeben.
verdict-declarer-left = { $end }: { $who ->
    [you] Du hast den Tisch verlassen.
   *[other] Der Alleinspieler hat den Tisch verlassen.
  }
verdict-declarer-timed-out = { $end }: { $who ->
    [you] Deine Zeit war abgelaufen.
   *[other] Die Zeit des Alleinspielers war abgelaufen.
  }
verdict-defender-left = { $end }: Ein Gegenspieler hat den Tisch verlassen.
verdict-defender-timed-out = { $end }: Die Zeit eines Gegenspielers war abgelaufen.
verdict-decided-won = { $end }: Das Spiel war schon gewonnen.
verdict-decided-lost = { $end }: Das Spiel war schon verloren.
beaten-defenders = Die Gegenspieler sind { $level }.
beaten-declarer = Der Alleinspieler ist selbst { $level }.
beaten-you = Du bist selbst { $level }.
ramsch-march-you = Durchmarsch: Du machst im Ramsch alle Stiche.
ramsch-march-other = Durchmarsch: { $name } macht im Ramsch alle Stiche.
ramsch-lost-you = Du verlierst den Ramsch mit { card-points }.
ramsch-lost-other = { $name } verliert den Ramsch mit { card-points }.
ramsch-lost-several = Den Ramsch verlieren { $names } mit je { card-points }.
ramsch-virgin-you = Du bist Jungfrau: doppelt.
ramsch-virgin-other = { $name } ist Jungfrau: doppelt.
ramsch-unseen = Ungesehen geschoben: { $names }.
points-others = die anderen je { $points }
points-each = { $names } je { $points }
points-none = Es wird nichts angeschrieben.

## The score sheet
place = Spiel { $number }
place-of = Spiel { $number } von { $of }
sheet = Spielliste
column-number = Nr.
column-number-text = Spielnummer
column-base = Grundwert
column-base-text = Grundwert des Spiels
column-matadors = mit/ohne
column-matadors-text = Spitzen: mit oder ohne so viele
column-hand = Hand
column-hand-text = Handspiel
column-schneider = Schn.
column-schneider-text = Schneider
column-schneiderAnnounced = ang.
column-schneiderAnnounced-text = Schneider angesagt
column-schwarz = Schw.
column-schwarz-text = Schwarz
column-schwarzAnnounced = ang.
column-schwarzAnnounced-text = Schwarz angesagt
column-ouvert = ouv.
column-ouvert-text = Offen gespielt
column-doubled = ×
column-doubled-text = Kontra, Re, Bock und Bockrunde
column-won = gew. (+)
column-won-text = Spielwert, gewonnen
column-lost = verl. (−)
column-lost-text = Spielwert, verloren
sheet-with = m{ $count }
sheet-without = o{ $count }
sheet-passed = eingepasst
sheet-broken-off = abgebrochen
sheet-overbid = überreizt
sum-games = Spielpunkte
sum-won = gewonnene Spiele
sum-lost = verlorene Spiele
sum-bonus = (gewonnen − verloren) × 50
bonus-note = Nach Seeger und Fabian: ±{ $own } für das eigene Spiel; geht es verloren, { $others } für jeden anderen.
sum-opponents = verlorene Spiele der anderen
sum-total = Gesamtpunkte

## Options, presets and bots
option-scoring = Abrechnung
option-scoring-hint = Wie die Spiele einer Serie angeschrieben werden.
option-scoring-seeger-fabian = Seeger-Fabian
option-scoring-list = einfache Liste
option-scoring-bierlachs = Bierlachs
option-scoring-target = bis zu einer Punktzahl
option-deals = Spiele der Serie
option-deals-hint = So viele Spiele hat eine Serie, ohne Angabe zwölf je Spieler, also 36 zu dritt und 48 zu viert. Bierlachs und das Spiel bis zu einer Punktzahl enden, sobald das Ziel erreicht ist.
option-deals-0 = je 12
option-target = Ziel
option-target-hint = Bei dieser Punktzahl endet die Serie: im Bierlachs verliert, wer sie an Minuspunkten erreicht, sonst gewinnt, wer sie erreicht.
option-kontra = Kontra, Re, Bock
option-kontra-hint = Ob die Gegenspieler vor ihrer ersten Karte Kontra sagen dürfen, der Alleinspieler darauf Re und die Gegenpartei Bock; jedes verdoppelt den Spielwert.
option-kontra-off = nein
option-kontra-bidders = nur wer gereizt hat
option-kontra-all = beide Gegenspieler
option-kontraBonus = Kontra verdoppelt alles
option-kontraBonus-hint = Kontra, Re und Bock verdoppeln auch die 50 und 40 Punkte nach Seeger-Fabian.
option-ramsch = Ramsch
option-ramsch-hint = Was geschieht, wenn alle passen: Das Spiel wird eingepasst, oder es wird Ramsch gespielt, auch als Schieberamsch mit weitergeschobenem Skat.
option-ramsch-off = eingepasst
option-ramsch-on = Ramsch
option-ramsch-pushed = Schieberamsch
option-ramschSkat = Skat im Ramsch
option-ramschSkat-hint = Wem die Augen im Skat zufallen, wenn Ramsch gespielt wird.
option-ramschSkat-last = dem letzten Stich
option-ramschSkat-loser = dem Verlierer
option-rounds = Bock- und Ramschrunden
option-rounds-hint = Was auf ein Bockereignis folgt: eine Runde, in der alles doppelt zählt, eine Runde Ramsch oder beides nacheinander.
option-rounds-off = keine
option-rounds-bock = Bockrunde
option-rounds-ramsch = Ramschrunde
option-rounds-both = Bock, dann Ramsch
option-event = Bockereignis
option-event-hint = Was eine solche Runde auslöst.
option-event-sixty = 60 zu 60
option-event-grand-hand = gewonnener Grand Hand
option-event-lost-kontra = mit Kontra verlorenes Spiel
option-event-any = jedes davon
option-tricks = Stiche ansehen
option-tricks-hint = Während des Spiels darf nur der letzte Stich noch einmal angesehen werden, oder zum Üben alle Stiche mit ihren Augen.
option-tricks-last = nur den letzten
option-tricks-open = alle
option-matadors = Spitzen
option-matadors-hint = Ob die Spitzen im Farbspiel über die Buben hinaus bis 11 weiterzählen oder nur die Buben zählen, also bis 4.
option-matadors-all = alle Trümpfe
option-matadors-jacks = nur die Buben
option-announcements = Ansagen
option-announcements-hint = Nach der Skatordnung lassen sich Schneider, Schwarz und offenes Farb- oder Grandspiel nur beim Handspiel ansagen; frei angesagt bringt jedes auch nach dem Aufnehmen eine Gewinnstufe mehr.
option-announcements-hand = nur beim Handspiel
option-announcements-free = frei
option-direction = Spielrichtung
option-direction-hint = Ob Vorhand links oder rechts vom Geber sitzt.
option-direction-clockwise = im Uhrzeigersinn
option-direction-counter = gegen den Uhrzeigersinn
option-rusticMatadors = Spitzen zu zweit
option-rusticMatadors-hint = Beim Offiziersskat zählen auch die Spitzen, gerechnet über alle sechzehn Karten.
preset-isko = Skatordnung
preset-isko-hint = Wie im Turnier: die Internationale Skatordnung mit der Abrechnung nach Seeger-Fabian.
preset-tavern = Kneipe
preset-tavern-hint = Bierlachs: Es gibt nur Minuspunkte, und wer zuerst 301 hat, hat verloren und zahlt. Mit Kontra und Re, Schieberamsch, wenn alle passen, und Bock- und Ramschrunden.
preset-source = Altenburg
preset-source-hint = Wie es die lateinische Beschreibung erzählt: gegen den Uhrzeigersinn, mit Kontra, freien Ansagen und nur den Buben als Spitzen, bis zu einer Punktzahl.
bot-random = Zufall
bot-random-hint = Reizt und spielt irgendetwas, was erlaubt ist.
bot-novice = Neuling
bot-novice-hint = Reizt wie ein Anfänger und gibt oft irgendeine Karte zu, die erlaubt ist.
bot-decent = Ordentlich
bot-decent-hint = Reizt nach dem Blatt und spielt mit Verstand.
bot-beginner = Anfänger
bot-beginner-hint = Merkt sich nur die letzten Stiche, zählt Trümpfe schlecht und zieht Asse spät.
bot-club = Vereinsspieler
bot-club-hint = Denkt an einige Kartenverteilungen und reizt nach dem Blatt.
bot-expert = Könner
bot-expert-hint = Schließt aus dem Reizen und aus jeder Karte und reizt, was das Blatt wert ist.
bot-full = Meister
bot-full-hint = Der Stärkste: wie der Könner, mit mehr Nachdenken.

## Why something is refused
rejection-sits-out = Du gibst in diesem Spiel und setzt aus.
rejection-no-such-bid = Diesen Reizwert gibt es nicht ({ $value }): Kein Spiel zählt so viel.
rejection-bid-too-low = Du musst mehr reizen als bisher ({ $bid }).
rejection-nothing-bid = Es ist nichts gereizt, was du halten könntest.
rejection-must-follow = Du musst bedienen: Was ausgespielt ist, Farbe oder Trumpf, hast du noch.
rejection-discard-two = Wähle genau zwei verschiedene Karten.
rejection-no-discard = Im Handspiel wird nichts gedrückt.
rejection-announce-by-hand = Das lässt sich nur beim Handspiel ansagen.
rejection-announce-together = Das lässt sich nicht allein ansagen: Schwarz schließt Schneider ein, ein offenes Spiel beides.
rejection-null-announcement = Beim Null lassen sich Schneider und Schwarz nicht ansagen.
rejection-name-instead = Null zählt weniger als gereizt. Nenne die Farbe oder Grand, wonach es abgerechnet wird.
rejection-no-instead = Der Null reicht für den Reizwert; ein anderes Spiel ist nicht zu nennen.
rejection-no-jacks = Buben dürfen nicht geschoben werden.
rejection-no-kontra = An diesem Tisch gibt es kein Kontra.
rejection-too-late-to-double = Dafür ist es zu spät oder noch zu früh.
rejection-not-yours-to-double = Das darfst du in diesem Spiel nicht sagen.
rejection-proposal-open = Erst müssen die anderen auf die gezeigten Karten oder die Aufgabe antworten.
rejection-stale-proposal = Dafür ist es zu spät: Das ist schon entschieden.
rejection-already-answered = Du hast schon geantwortet.
rejection-not-yours-to-answer = Darauf antworten die anderen.
rejection-asked-already = Das geht nur einmal je Stich. Spiel erst weiter.
rejection-not-declarer = Das darf nur, wer allein spielt.
rejection-claim-impossible = Das geht nach den schon gespielten Stichen nicht mehr.
rejection-no-null-for-two = Zu zweit wird kein Null gespielt.

## Hints, and an analysis before it is done
hint = Tipp
thinking = Es wird überlegt …
no-hint = Hier gibt es nichts zu raten.
analysis = Analyse
could-win-you = Hätte ich gewinnen können?
could-win-other = Hätte { $name } gewinnen können?
was-certain-you = War das sicher gewonnen?
was-certain-other = War das für { $name } sicher gewonnen?
analysis-seats = Wessen Karten
analysis-progress = Es wird gerechnet: { $percent } %
analysis-stop = Abbrechen
analysis-stopped = Die Analyse wurde abgebrochen.
analysis-failed = Die Analyse ist nicht gelungen. Bitte noch einmal versuchen.

## Records out of a file
records-download = Als Skat-Protokoll laden

## What the table says
auction = Reizen
declaring = Ansage
contract = Das Spiel
from-skat = aus dem Skat
skat-mark = Skat
led = kam raus
choose-card = Wähle eine Karte
your-card = deine Karte
passed-at = passte bei { $bid }
passed = passte
won-early = schon gewonnen
side-we = ihr
side-they = die anderen
side-defenders = Gegenspieler
tricks-taken = Stiche
go-on = Weiter
bid-value = { $bid }!
hold-bid = Ja, { $bid }
kind-trump = Trumpf
next-follow = Du musst { $kind } bedienen ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
  })
next-ruff = { $kind } liegt, du kannst nicht bedienen: stechen oder abwerfen
next-free = { $kind } liegt, du kannst nicht bedienen: Jede Karte geht
next-lead = Du spielst aus
refused-play = { $card } geht nicht: { $kind } liegt, und das musst du bedienen.
headline-ramsch-you = Du verlierst den Ramsch, { $points }
headline-ramsch-other = { $name } verliert den Ramsch, { $points }
headline-ramsch-several = Den Ramsch verlieren { $names }, je { $points }
headline-march-you = Du machst Durchmarsch, { $points }
headline-march-other = { $name } macht Durchmarsch, { $points }
headline-passed = Eingepasst
headline-broken-off = Abgebrochen
prefer-rest = Stich bleibt liegen
prefer-rest-tap = bis ich tippe
prefer-rest-short = kurz
prefer-rest-long = lange
prefer-presses = Karte legen
prefer-presses-two = zweimal tippen
prefer-presses-one = einmal tippen
prefer-nextDeal = Nächstes Spiel gegen Bots
prefer-nextDeal-itself = beginnt von allein
prefer-nextDeal-press = beginnt auf Knopfdruck
prefer-keys = Buchstaben- und Zifferntasten
prefer-keys-on = an
prefer-keys-off = aus
prefer-onlyCard = Einzige erlaubte Karte
prefer-onlyCard-choose = lege ich selbst
prefer-onlyCard-plays = legt sich von allein
prefer-suits = Farben im Blatt
prefer-suits-alternating = schwarz und rot im Wechsel
prefer-suits-ranked = nach Rang
prefer-ranks = Karten einer Farbe
prefer-ranks-descending = hohe zuerst
prefer-ranks-ascending = niedrige zuerst
prefer-trumps = Buben und Trümpfe
prefer-trumps-left = links
prefer-trumps-right = rechts
skip = Zum Ergebnis
try-lines = Varianten ausprobieren
play-from-here = Ab hier spielen
hand-of-winner = Das Blatt, das gewonnen hat
hand-of-loser = Das Blatt, das verloren hat
