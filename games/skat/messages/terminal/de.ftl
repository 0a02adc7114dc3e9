## What can be typed, what is shown first in front
key-hold = j, ja, halte
key-pass = p, passe, passen, weg, n, nein
key-pickUp = s, skat, aufnehmen
key-hand = hand
key-unseen = u, ungesehen, unbesehen
key-back = z, zurück
key-kontra = k, kontra
key-re = re
key-bock = bock
key-noDouble = o, ohne, n, nein
key-claim = zeigen, karten zeigen
key-concede = aufgeben
key-trick = l, letzter stich, stich
key-score = stand, spielstand
suit-C = k, kr
suit-S = p, pi
suit-H = h, he
suit-D = ka
announced-hand = hand
announced-schneider = schneider, sn
announced-schwarz = schwarz, sw
announced-ouvert = ouvert, offen, ov
fillers = angesagt, und, spiel
help-1 = Karten: die Nummer oder der Name: 3, kb, kreuz bube, CJ. Kann nur eine gespielt werden, genügt Enter. (♣7) in Klammern geht gerade nicht.
help-2 = Reizen: 18 oder jeder höhere Wert; j sagt den nächsten oder Ja, p passt.
help-3 = Skat: s nimmt ihn auf; ohne ihn: hand, oder gleich kreuz hand, grand hand schneider. Drücken: zwei Karten, 3 7, auch einzeln.
help-4 = Ansagen: kreuz (kr), pik, herz, karo (ka), grand, null, dazu hand, schneider, schwarz, ouvert. Der Wert wird gesagt, bevor es gilt.
help-5 = Im Spiel: l der letzte Stich, kontra, re; zeigen erklärt für gewonnen (zeigen schneider für mehr), aufgeben gibt auf.
help-6 = Immer: tipp gibt einen Tipp, stand sagt den Spielstand, h diese Hilfe, q hört auf.

## Questions and examples of answers
ask-next = Das nächste Spiel?
ask-declare = So ansagen?
ask-claim = „{ $said }“ – die Karten zeigen?
undo = Zurücknehmen
example-card = 3 oder kb spielen
example-two = 3 7 oder pd p9: zwei Karten
example-game = kreuz, grand, null ouvert …
example-plain = kreuz, pik, herz, karo, grand
only-card = { $card } spielen
higher = höher: { $values }
worth = { $contract }: mindestens { $value }

## The table
on-table = Tisch
score = Spielstand
face-down = + { $count } verdeckt
standing = { $place }. { $name }: { $points } ({ $won } gewonnen, { $lost } verloren)
points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ended-deals = Alle Spiele der Serie sind gespielt.
ended-bierlachs-one = { $names } hat { $target } Minuspunkte und verliert den Bierlachs.
ended-bierlachs-several = { $names } haben { $target } Minuspunkte und verlieren den Bierlachs.
ended-target-one = { $names } hat { $target } Punkte erreicht.
ended-target-several = { $names } haben { $target } Punkte erreicht.

## What was wrong with an answer
ambiguous-card = Das können mehrere sein: { $cards }.
unknown-word = „{ $word }“ gehört zu keinem Spiel: etwa kreuz hand, grand, null ouvert.
two-games = Das sind zwei Spiele; bitte nur eines.
which-game = Welches Spiel? Kreuz, Pik, Herz, Karo, Grand oder Null.
nothing-else = Hier genügt das Spiel: kreuz, pik, herz, karo oder grand.
picked-up = Du hast den Skat aufgenommen: Hand geht nicht mehr.
yes-or-pass = Hier geht nur ja oder passe.
several-cards = { $count } Karten sind möglich: Wähle eine, mit ihrer Nummer oder ihrem Namen.

## What a simulation has counted
passed-in = Eingepasst
of-games = { $percent } der Spiele
won = Vom Alleinspieler gewonnen
of-played = { $percent } der gespielten Spiele
contracts-grand = Grand
contracts-null = Null
contracts-suit = Farbspiele
written = Punkte je Spiel, nach Plätzen
