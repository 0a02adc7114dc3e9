title = Skat: Rätsel
intro = { $count ->
    [one] Genau eine Karte ist richtig, alle anderen scheitern.
   *[other] { $count } Karten sind gleich gut, alle anderen scheitern.
  } Die Stellung stammt aus einem Spiel und ist bis zum Ende durchgerechnet.

## Which puzzle
theme-decide-bid = Reizen
theme-decide-game = Ansagen
theme-decide-discard = Zwei Karten drücken
theme-lay-away = Drücken
theme-trumps = Trumpf ziehen
theme-suits = Eine Farbe anspielen
theme-take = Stechen oder laufen lassen
theme-discard = Abwerfen
theme-lead = Gegenspiel: Ausspiel
theme-defend = Gegenspiel: Zugeben
theme-schneider = Schneider
theme-null = Null
theme-null-defence = Gegen Null
stars = Schwierigkeit { $level } von 5

## The task
task-declarer = Du spielst { $game } allein und brauchst { $target } Augen. { $points } hast du.
task-lay-away = Du spielst { $game } allein und brauchst { $target } Augen. { $card } liegt schon gedrückt: Was legst du dazu?
task-defender = Du spielst gegen { $game }: Der Alleinspieler braucht { $target } Augen und hat { $points }. Halte ihn darunter.
task-schneider-declarer = Du spielst { $game } allein: Mach die anderen Schneider, mit { $target } Augen. { $points } hast du.
task-schneider-defender = Du spielst gegen { $game }: Werdet nicht Schneider. Dem Alleinspieler gelingt es mit { $target } Augen, { $points } hat er.
task-null = Du spielst Null allein: Mach keinen Stich.
task-null-defender = Du spielst gegen Null: Häng dem Alleinspieler einen Stich an.
sight-open = Alle Karten liegen offen.
sight-closed = Wie am Tisch: Du siehst deine Karten und was gespielt wurde.
sight-closed-more = Die Karte ist richtig, (fast) egal, wie die verdeckten Karten liegen: { $layouts } Verteilungen wurden mit offenen Karten zu Ende gerechnet.
source-xskat = Aus einem Spiel des Programms XSkat.
source-iss = Aus einem Spiel auf dem International Skat Server.
source-self = Aus einem Spiel unserer eigenen Spieler.
skat-known = Gedrückt: { $cards }
skat-hidden = Was gedrückt wurde, ist verdeckt.
skat-lies = Im Skat: { $cards }
tricks-before = Bisherige Stiche

## The answer
choose = Wähle eine Karte.
choose-to-lay = Wähle die Karte, die du drückst.
lay-away = { $card } drücken
right = Richtig: { $card }.
right-later = Jetzt richtig: { $card }.
as-right = Ebenso richtig: { $cards }.
wrong = Nicht { $card }.
shown = { $count ->
    [one] Die richtige Karte: { $cards }.
   *[other] Die richtigen Karten: { $cards }.
  }
comes-declarer = Damit bekommst du { $points } Augen, { $target } brauchst du.
comes-defender = Damit bekommt der Alleinspieler { $points } Augen, { $target } braucht er.
comes-null-won = Damit bleibt der Alleinspieler ohne Stich.
comes-null-lost = Damit bekommt der Alleinspieler einen Stich.
line-right = Nach { $card }, wenn alle am besten spielen
line-wrong = Nach { $card }: Daran scheitert es
after-trick = { $points } für den Alleinspieler
all-cards = Was jede Karte bringt
column-card = Karte
column-points = Alleinspieler
column-trick = Stich
column-share = Gelingt
points-of = { $points } Augen
null-taken = bekommt einen Stich
null-none = bekommt keinen
share-of = in { $share } von 100
thinking = Der Verlauf wird berechnet.
failed = Der Verlauf konnte hier nicht berechnet werden.
show = Richtige Karte zeigen

## Tipps: worauf man schaut
nudge-lay-away = Welche Farbe wirst du ganz los, und welche Zehn steht sonst blank?
nudge-trumps = Zähl die Trümpfe der anderen. Wen trifft dein höchster, und wen ein kleiner?
nudge-suits = In welcher Farbe fehlt den anderen schon das Ass, und wer hat von ihr keine mehr?
nudge-take = Wer kommt nach dir, und was kann er noch? Was kostet dich der Trumpf später?
nudge-discard = Welche Karte macht allein keinen Stich mehr, und wem bringt sie hier Augen?
nudge-lead = Wo sitzt der Alleinspieler: vor oder hinter deinem Partner? Welche Farbe muss er bedienen?
nudge-defend = Wem gehört der Stich am Ende? Danach richtet sich, ob du schmierst oder klein bleibst.
nudge-schneider = Hier zählt jedes Auge: Welcher Stich bringt die letzten, die fehlen?
nudge-null = In welcher Farbe hast du eine Lücke, unter die die anderen kommen?
nudge-null-defence = In welcher Farbe hat der Alleinspieler keine kleine mehr?

## Decisions before the first card
decision-intro = Eine Antwort ist klar die beste, im Schnitt um 12 Punkte oder mehr. Das Blatt stammt aus einem Spiel.
decision-bid = gereizt: { $bid }
decision-answers = Antworten
decision-right = Das ist das Beste.
decision-right-later = Jetzt ist es das Beste.
decision-wrong = Das geht besser.
decision-shown = Das wäre das Beste gewesen.
decision-again = Wähle noch einmal.
decision-show = Beste Antwort zeigen
decision-all = Was jede Antwort im Schnitt bringt
decision-bids = Was Passen bringt, und was das Spiel für jedes Gebot
decision-for = für { $bid } spielen
decision-how-far = Man reizt so weit, wie Spielen mehr bringt als Passen.
column-answer = Antwort
column-worth = Punkte
decision-how = So rechnet der stärkste Bot: Punkte nach Seeger und Fabian, gegenüber den anderen am Tisch.
