lesson-cards = Karten und Trümpfe
lesson-following = Bedienen und stechen
lesson-counting = Bis 61 zählen
lesson-value = Was ein Spiel wert ist
lesson-auction = Reizen
lesson-skat = Der Skat und was man drückt
lesson-null = Null
lesson-defending = Zu zweit gegen einen
lesson-last-tricks = Die letzten Stiche
lesson-stakes = Kontra, Schneider, überreizt
lesson-worth = Lohnt sich ein Gebot?
lesson-grand = Grand
lesson-nulls = Null und seine vier Werte
lesson-row = Die Reihe der Reizwerte
lesson-announcing = Hand und Ansagen
lesson-sayings = Alte Sprüche
lesson-auctions-1 = Reizt du? Klare Blätter
lesson-auctions-2 = Reizt du? Mit und ohne
lesson-auctions-3 = Reizt du? Grand und Null
lesson-auctions-4 = Reizt du? Wer sprach vorher?
lesson-trainer-auctions-1 = Zwanzigmal reizen
lesson-trainer-auctions-2 = Noch zwanzigmal reizen
lesson-trainer-games = Zwanzigmal ansagen
lesson-trainer-discards = Zwanzigmal drücken
## Answers
answer-card = { $card }
answer-number = { $n }
answer-with-2 = mit 2
answer-without-1 = ohne 1
answer-without-2 = ohne 2
answer-won = gewonnen
answer-lost = verloren
answer-you = Du
answer-left = Aemilia
answer-right = Servius
answer-nobody = Niemand
answer-trump-only = nur Trumpf
answer-any-card = jede Karte
answer-no-trump = alles außer Trumpf
## Errors
remark-costs = Das kostet { $points } Augen. Du hast eine bessere Karte.
remark-turns = Das kostet { $points } Augen, und damit das Spiel. Eine andere Karte gewinnt es.
remark-takes = Vorsicht: Nach { $card } können sie dir einen Stich aufzwingen. Eine andere Karte ist sicher.
remark-discards = So bekommst du gegen gutes Spiel nur { $points } Augen, und 61 brauchst du. Wirf eine Farbe ganz weg, oder bring deine Zehnen in Sicherheit.
lost = Diesmal hat es nicht gereicht. Das macht nichts: Fang von vorn an, und hör auf den Rat, bevor du ausspielst.
## Reasons that the rules give
card-takes = Richtig: { $card } ist hier die höchste Karte. Wer den Stich macht, spielt als Nächstes aus.
card-highest = Richtig: { $card } ist hier am höchsten.
card-below = Nein: { $card } steht unter { $other }.
card-trumped = Nein: { $other } ist Trumpf, { $card } nicht. Trumpf schlägt alles andere.
card-off-suit = Nein: { $card } ist kein Trumpf und nicht von der Farbe, die ausgespielt wurde. Damit macht man keinen Stich.
card-unsafe = Nicht sicher: { $by } kann { $card } schlagen, und { $by } hast du nicht.
card-fewer = Da sind { $n ->
    [0] keine
   *[other] nur { $n }
  } Augen drauf. Du hast eine Karte mit { $most }.
card-costly = { $card } ist { $n } Augen wert, das sind Punkte. Die wären weg, wenn Aemilia den Stich macht.
points-right = Richtig: { $sum } = { $n }.
points-wrong = Rechne noch einmal: { $sum }.
less-right = Richtig: { $from } − { $less } = { $n }.
less-wrong = Rechne noch einmal: { $from } − { $less }.
trumps-right = Richtig: { $all } − { $seen } = { $n }.
trumps-wrong = Zähl noch einmal: { $all } gibt es, { $seen } hast du gesehen.
advise-draw = Spiel { $card }: Das holt den anderen einen Trumpf heraus.
advise-draw-theirs = Spiel { $card }: Das nimmt ihr einen Trumpf, mit dem sie sonst eine eurer Zehnen sticht.
advise-unbeaten = Spiel { $card }: Die kann kein Gegner mehr schlagen.
advise-cheap = Spiel { $card }: Sie ist am wenigsten wert, falls der Stich verloren geht.
advise-takes = Spiel { $card }: Damit gehört der Stich dir, mit { $n } Augen.
advise-sure = Spiel { $card }: Damit ist dir der Stich sicher.
advise-ahead = Spiel { $card }: Damit liegst du in diesem Stich vorn.
advise-smear = Spiel { $card }: Der Stich bleibt deinem Partner, und so kommen { $n } Augen dazu.
advise-few = Spiel { $card }: So bekommen die Gegner in diesem Stich am wenigsten Augen von dir.
advise-only = Spiel { $card }: Etwas anderes darfst du hier nicht legen.
advise-last = Spiel { $card }: Es ist deine letzte Karte.
advise-under = Spiel { $card }: Damit bleibst du unter { $other }.
advise-discard = Spiel { $card }: Die Farbe hast du nicht, also wirst du so eine Karte los, ohne den Stich zu machen.
advise-safe = Spiel { $card }: Keine andere ist hier sicherer.
advise-best = Spiel { $card }: Keine andere bringt dir hier mehr.
## Cards and trumps. $CJ, $HA and so on are the names of cards.
cards-suits = Skat hat 32 Karten in vier Farben: Kreuz, Pik, Herz und Karo. Von jeder Farbe gibt es acht.
cards-pack = Am höchsten ist das Ass, dann kommen Zehn, König, Dame, Neun, Acht und Sieben. Die Zehn ist also die zweithöchste! Wo die Buben stehen, kommt gleich.
cards-jacks = Die vier Buben gehören nicht zu ihrer Farbe. Sie sind Trumpf: Sie schlagen jede andere Karte. Der höchste ist { $CJ }, dann { $SJ }, { $HJ } und { $DJ }.
cards-trumps = Beim Skat spielt einer allein gegen die beiden anderen. Hier bist du es und hast Herz gewählt: Trumpf sind die vier Buben und darunter sieben Herzen, zusammen elf Karten.
cards-trick = Jetzt wird gespielt. Du legst die erste Karte, man sagt: Du spielst aus. Die anderen legen je eine dazu, und die höchste der drei macht den Stich.
cards-highest = Welche dieser drei Karten ist hier die höchste?
cards-not-ace = Ein Trumpf ist es, aber jeder Bube steht über allen Herzen, auch über dem Ass.
cards-any-jack = Richtig: Auch der niedrigste Bube schlägt das Trumpf-Ass und erst recht jedes andere Ass.
cards-no-trump = Ein Ass, aber kein Trumpf: Jeder Trumpf schlägt es.
cards-which-takes = Jemand legt als Erster { $SK } hin. Welche Karte schlägt ihn?
cards-queen-below = Die Dame steht unter dem König.
cards-other-suit = Das Ass ist hoch, aber von einer anderen Farbe. Den König schlägt nur eine höhere Karte seiner eigenen Farbe oder ein Trumpf: Was das ist, lernst du gleich.
cards-ten-above = Richtig: Die Zehn steht über dem König, gleich unter dem Ass.
cards-lead = Spiel aus: Leg eine Karte, die niemand schlagen kann.
cards-lead-nudge = Trumpf schlägt alles andere, und ein Bube schlägt jeden anderen Trumpf. Welcher Bube steht über allen?
cards-lead-jack = Spiel { $CJ }: Höher ist keine Karte.
cards-took = Du hast Trumpf ausgespielt, also mussten beide Trumpf dazulegen. Wem gehört der Stich?
cards-second = Der Stich war deiner, also spielst du wieder aus. Hol ihnen noch mehr Trümpfe heraus: mit deinem zweiten Buben.
cards-second-jack = Spiel { $DJ }: Dann müssen beide wieder Trumpf geben.
cards-beaten = Aemilia legt { $SJ }, Servius { $HJ }. Wem gehört dieser Stich?
cards-answer = Aemilia hat { $ST } ausgespielt. Wer Pik hat, muss Pik legen: Das heißt bedienen. Mit welcher Karte machst du den Stich?
cards-answer-nudge = Du musst Pik legen. Welche Pik-Karte steht über der Zehn?
cards-answer-ace = Spiel { $SA }: Nur das Ass steht über der Zehn.
cards-end = Genau: Das Ass schlägt die Zehn. Du kennst jetzt die Reihenfolge der Karten und die elf Trümpfe.
## Following and beating
follow-declarer = Wer allein spielt, heißt Alleinspieler: Diesmal ist es Aemilia, und Kreuz ist Trumpf. Die beiden anderen spielen immer zusammen. Servius spielt aus.
follow-partner = Wer ist dein Partner?
follow-against = Aemilia spielt allein, gegen die beiden anderen.
follow-with = Richtig: du und Servius gegen Aemilia. Eure Stiche zählen zusammen.
follow-two = Allein spielt hier nur Aemilia. Die beiden anderen sind Partner.
follow-beat = Servius hat { $DK } ausgespielt. Du hast Karo, also musst du bedienen. Womit macht ihr den Stich sicher?
follow-beat-nudge = Aemilia legt nach dir. Welches Karo ist höher als alle anderen?
follow-beat-ace = Spiel { $DA }: Kein Karo ist höher.
follow-ten-too = Auch gut, denn das Ass hast ja du. In dieser Lektion spiel aber das Ass.
follow-must = Du musst bedienen: Gib ein Karo.
follow-yours = Aemilia musste { $D7 } dazulegen. Wem gehört der Stich?
follow-lead = Du spielst aus. Am Ende zählt, was die Karten in euren Stichen wert sind. Um welche Karte ist es am wenigsten schade, wenn Aemilia den Stich macht?
follow-lead-nudge = Ass und Zehn sind am meisten wert. Neun, Acht und Sieben sind nichts wert.
follow-lead-spade = Spiel { $S7 } oder { $S8 }: Die sind nichts wert, also verliert ihr auch nichts.
follow-void = Aemilia hat den Stich gemacht und { $HA } ausgespielt. Du hast kein Herz. Was darfst du legen?
follow-not-must = Trumpf darfst du legen, aber du musst nicht.
follow-any = Richtig: Wer nicht bedienen kann, darf alles legen. Mit Trumpf heißt das stechen, mit etwas anderem abwerfen.
follow-may-trump = Auch Trumpf darfst du legen. Das heißt stechen.
follow-trump = Ein Ass ist viel wert. Nimm es ihr weg!
follow-trump-nudge = Ein Ass schlägt man mit Trumpf. Nach dir kommt niemand mehr, also genügt ein kleiner.
follow-trump-small = Spiel { $C8 } oder { $CQ }: Schon ein kleiner Trumpf schlägt das Ass, und den Buben brauchst du noch.
follow-jack-too-good = Der Bube sticht auch, aber du brauchst ihn noch. Nimm einen kleinen Trumpf.
follow-end = Gestochen! Merke: Bedienen ist Pflicht, stechen darfst du nur, wenn du die Farbe nicht hast.
## Counting to 61
count-points = Jede Karte zählt Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben zählen nichts. Alle zusammen sind 120.
count-trick = In einem Stich liegen Ass, Zehn und König. Wie viele Augen sind das?
count-win = Wer allein spielt, muss mehr als die Hälfte der 120 Augen bekommen. Wie viele sind das mindestens?
count-sixty = Das ist genau die Hälfte. Bei 60 zu 60 haben die Gegner gewonnen.
count-sixty-one = Richtig: mit 61 ist das Spiel gewonnen.
count-ninety = So viele brauchst du nicht. Mit 90 hättest du die Gegner sogar „Schneider“ gespielt, das zählt mehr.
count-so-far = Du spielst Kreuz allein und hast schon 46 Augen. Wie viele fehlen dir?
count-trumps = Es gibt { $all } Trümpfe. { $seen } hast du schon gesehen, mit deinem eigenen. Wie viele haben die anderen noch?
count-last-tricks = Spiel zu Ende. Frag dich bei jeder Karte: Wer kann sie noch schlagen?
count-nudge = { $trumps ->
    [one] Ein Trumpf ist
   *[other] { $trumps } Trümpfe sind
  } noch draußen, und { $missing ->
    [0] deine 61 Augen hast du schon
   *[other] dir fehlen { $missing } Augen
  }. Solange ein Gegner Trumpf hat, kann er dein Ass stechen. Hol ihn zuerst heraus.
count-follow-nudge = Im Stich liegen { $lying } Augen, und { $missing ->
    [0] deine 61 hast du schon
   *[other] dir fehlen { $missing }
  }. Kannst du ihn machen, und lohnt er sich?
count-lead-nudge = { $trumps ->
    [0] Kein Trumpf ist mehr
    [one] Ein Trumpf ist noch
   *[other] { $trumps } Trümpfe sind noch
  } draußen, und { $missing ->
    [0] deine 61 Augen hast du schon
   *[other] dir fehlen { $missing } Augen
  }. Welche deiner Karten kann jetzt niemand schlagen?
count-end = Gewonnen! Wer die Trümpfe zählt und die Augen mitrechnet, weiß, was zu tun ist.
## What a game is worth
value-why = Wer am meisten bietet, spielt allein. Bieten heißt beim Skat reizen, und reizen darf man, was das eigene Spiel wert ist. Das rechnet man vorher aus, und zwar so.
value-base = Jedes Spiel hat einen Grundwert: Karo 9, Herz 10, Pik 11, Kreuz 12. Bei Grand sind nur die Buben Trumpf, er zählt 24.
value-with = Dann zählt man die Trümpfe von oben. Du hast { $CJ } und { $SJ }, aber nicht { $HJ }: Das heißt „mit 2“. Dazu kommt immer 1 für das Spiel: mit 2, Spiel 3.
value-hearts = Herz hat den Grundwert 10. Was ist dein Herz-Spiel wert?
value-forgot-game = Da fehlt eins: Zu der 2 kommt immer 1 für das Spiel dazu.
value-thirty = Richtig: mit 2, Spiel 3, mal 10 sind 30.
value-too-many = Das ist eins zu viel: 2 und 1 für das Spiel sind 3.
value-without = Fehlt dir der höchste Bube, zählt man genauso, was oben fehlt: Das heißt „ohne“. „Ohne 2“ ist so viel wert wie „mit 2“.
value-which = Jemand hat von den Buben nur { $HJ } und { $DJ }. Wie zählt das?
value-not-with = Der höchste Trumpf, { $CJ }, fehlt. Also zählt man, was fehlt.
value-two-missing = Es fehlen zwei: { $CJ } und { $SJ }. Erst { $HJ } ist da.
value-without-two = Richtig: { $CJ } und { $SJ } fehlen, also „ohne 2“.
value-spades = Und was ist damit ein Pik-Spiel wert? Pik hat den Grundwert 11.
value-thirty-three = Richtig: ohne 2, Spiel 3, mal 11 sind 33.
value-declare = Du hast schon zwei Karten mehr bekommen; woher, lernst du bald. Drück zwei, das heißt: Leg sie weg. Nimm die, die allein dastehen und dir nichts nützen, und sag Herz an.
value-nudge = Trümpfe und Asse behältst du. Welche zwei Karten stehen allein da und sind klein?
value-only-hearts = Das wäre auch ein Spiel. Für diese Lektion wähle Herz: Davon hast du am meisten.
value-those-two = Drück { $D8 } und { $C7 }: Dann hast du Karo und Kreuz nicht mehr und kannst beide stechen.
value-end = Herz, mit 2, Spiel 3, mal 10: 30. So hoch durftest du reizen. Wie man reizt, lernst du als Nächstes.
## The auction
auction-who = Beim Reizen sprechen erst zwei miteinander. Du nennst Servius Zahlen, er sagt Ja oder passt. Wer übrig bleibt, spricht mit Aemilia.
auction-names = Die drei Plätze haben Namen: Servius ist Vorhand, du bist Mittelhand, Aemilia ist Hinterhand. Wer passt, reizt nicht mehr mit.
auction-worth = Mit 2, Spiel 3, mal 10 für Herz. Bis wohin darfst du gehen?
auction-thirty = Richtig: bis 30. Fang aber unten an: Vielleicht passt er früh.
auction-bid = Du fängst an. Was reizt du?
auction-bid-nudge = So wenig wie möglich: Vielleicht passt Servius gleich. Die Zahlen beginnen bei 18.
auction-bid-least = Reize 18: Das ist die kleinste Zahl, und vielleicht passt Servius gleich.
auction-higher = Servius sagt Ja: So viel ist ihm sein Spiel auch wert. Und jetzt?
auction-higher-nudge = Bis 30 darfst du. Gereizt wird nur, was ein Spiel wert sein kann: Nach 18 ist das 2 mal 10.
auction-higher-twenty = Reize 20: Das kommt gleich nach 18, und dein Spiel ist 30 wert.
auction-hold = Servius hat gepasst. Jetzt reizt Aemilia 27, und du antwortest. Was sagst du?
auction-hold-nudge = Dein Spiel ist 30 wert. Ist 27 mehr als das?
auction-hold-yes = Drück auf Ja: Dein Spiel ist 30 wert, so weit darfst du mitgehen.
auction-still = Aemilia geht auf 30. Was sagst du?
auction-still-nudge = 30 ist genau, was dein Spiel wert ist. So weit darfst du.
auction-stop = Aemilia geht auf 33. Was tust du?
auction-stop-nudge = Dein Herz zählt 30. Genügt das für 33?
auction-stop-pass = Passe: 33 ist mehr, als dein Spiel wert ist.
auction-not-yet = Passen kannst du immer. Aber dein Spiel ist 30 wert, so weit darfst du gehen.
auction-worth-thirty = Das wäre mehr als 30. Dein Spiel ist nur 30 wert, und wer mehr reizt, als er hat, verliert auch mit 61 Augen.
auction-too-high = Damit wärst du überreizt: Dein Herz zählt 30, du müsstest aber 33 erreichen. Das Spiel wäre verloren, auch mit vielen Augen.
auction-step-by-step = Erlaubt ist das. In dieser Lektion geh aber Schritt für Schritt, von unten.
auction-theirs = Aemilia spielt allein. Ihr Spiel muss mindestens 33 wert sein, und sie braucht 61 Augen. Passen ist keine Schande: Wer passt, verliert nichts.
auction-end = Das ist das ganze Reizen: ausrechnen, unten anfangen, rechtzeitig passen.
## The skat and what to lay away
skat-two = Du hast für 18 das Spiel bekommen. In der Mitte liegen zwei Karten verdeckt: der Skat. Wer allein spielt, darf ihn aufnehmen.
skat-pick-up = Du darfst den Skat aufnehmen oder liegen lassen. Liegen lassen heißt „Hand“: Das zählt mehr, ist aber schwerer. Was tust du?
skat-pick-up-nudge = Mit zwei Karten mehr kannst du dir die besten zehn aussuchen.
skat-count = Wie viele Augen sind die beiden Zehnen zusammen?
skat-nudge = Eine Zehn ohne ihr Ass ist in Gefahr. Wo wäre sie sicher?
skat-tens = Drück { $CT } und { $DT }: Dann gehören sie dir schon.
skat-no-hand = Ohne die zwei Karten aus dem Skat wird es hier eng. Nimm ihn auf.
skat-twelve = Zwei Zehnen! Jetzt hast du zwölf Karten und musst zwei weglegen, man sagt: drücken. Was du drückst, gehört dir: Die Augen zählen schon für dich.
skat-rule = Zwei Regeln: Bring einzelne Zehnen in Sicherheit, denn das Ass haben die Gegner. Und wirf eine Farbe ganz weg: Dann kannst du sie stechen.
skat-lay-away = Leg zwei Karten weg, wähle Herz und sag an. Ich rechne aus, was du damit höchstens bekommst.
skat-hearts = Deine Trümpfe sind die Herzen: Sag Herz an.
skat-safe = Gut gedrückt: Mit diesen Karten gewinnst du auch gegen die beste Verteidigung.
skat-end = Merke: Zehnen, denen das Ass fehlt, drücken; Farben ganz loswerden; Trümpfe und Asse behalten.
## Null
null-aim = Null ist das Gegenteil: Du spielst allein und darfst keinen einzigen Stich machen. Augen zählen nicht. Der einfache Null ist 23 wert.
null-order = Trumpf gibt es nicht. Und die Reihenfolge ist einfacher: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Die Zehn steht unter dem Buben!
null-which-takes = Jemand spielt beim Null { $H9 } aus. Die anderen legen diese Karten dazu. Wer macht den Stich?
null-ten-low = Beim Null steht die Zehn unter dem Buben.
null-jack-above = Richtig: Der Bube steht hier über der Zehn, und Trumpf ist er nicht.
null-other-suit = Eine andere Farbe macht keinen Stich. Das ist beim Null dein Glück: So wirst du hohe Karten los.
null-plan = Gefährlich ist eine Karte, unter der es andere gibt, wenn du selbst keine davon hast. Welche ist hier gefährlich?
null-danger = Richtig: Unter { $card } gibt es noch { $n } andere, und du hast keine davon. Spielt jemand so eine aus, bleibst du hängen.
null-covered = { $card } ist sicher: Darunter hast du noch { $low }.
null-lowest = { $card } ist sicher: Darunter gibt es keine mehr.
null-throw = Gefährliche Karten wirfst du ab, sobald du eine Farbe nicht mehr hast. Herz ist gut: Unter dem Ass hast du 7 und 8.
null-play = Spiel fünf Stiche, ohne einen zu machen.
null-nudge = Leg die höchste Karte, mit der du noch unter den anderen bleibst. Kannst du nicht bedienen, wirf eine gefährliche ab.
null-end = Geschafft: Von hier an kann nichts mehr schiefgehen. Wer auch nur einen Stich macht, hat den Null sofort verloren.
## Defending as two
smear-partner = Aemilia spielt allein, Kreuz ist Trumpf. Du und Servius, ihr spielt zusammen: Eure Stiche zählen zusammen.
smear-sixty = Aemilia braucht 61 von 120. Wie viele Augen genügen euch beiden?
smear-fifty-nine = Dann hätte Aemilia 61 und damit gewonnen.
smear-right = Richtig: Bei 60 zu 60 habt ihr gewonnen. Es kommt auf die Augen an, nicht auf die Zahl der Stiche.
smear-sixty-one = So viele braucht ihr nicht: Schon eins weniger genügt.
smear-sure = Aemilia hat { $HJ } gespielt, Servius { $SJ }. Du hast keinen Trumpf und legst zuletzt. Wer macht den Stich?
smear-most = Der Stich ist sicher eurer. Was gibst du dazu?
smear-nudge = Gib viele Augen dazu: Das heißt schmieren. Welche Zehn ginge sonst verloren, weil dir ihr Ass fehlt?
smear-ten = Gib { $ST } oder { $HT } dazu: So sind die 10 Augen eure. Später nähme sie das Ass, und das hast du nicht.
smear-count = Schmieren lohnt sich! Wie viele Augen liegen jetzt in dem Stich?
smear-diamond = Auch Augen, aber Karo hast du mit Ass und Zehn selbst sicher. Schmier eine Zehn, die sonst verloren geht: Pik oder Herz.
smear-take = Servius spielt { $DK } aus, nach dir kommt Aemilia. Was legst du?
smear-take-nudge = Der Stich soll euch bleiben. Welches Karo kann Aemilia nicht überbieten?
smear-take-ace = Spiel { $DA }: Kein Karo ist höher, und die 11 Augen bleiben euch.
smear-ten-instead = Auch gut. Aber das Ass zählt mehr, und danach ist die Zehn das höchste Karo: Nimm das Ass.
smear-middle = Nun spielst du aus: Nach dir kommt Aemilia, zuletzt Servius. Sie muss legen, bevor sie sieht, was er hat. Das ist für euch am besten.
smear-end = Schmieren, wenn der Stich dem Partner sicher ist; kleine Karten, wenn er verloren ist. Mehr braucht es am Anfang nicht.
## The last five tricks
last-so-far = Fünf Stiche sind gespielt. Aemilia spielt Kreuz allein, du und Servius gegen sie. Du spielst aus.
last-missing = Aemilia hat 48 Augen, mit den Karten, die sie weggelegt hat. Wie viele fehlen ihr?
last-trumps = Es gibt { $all } Trümpfe. { $seen } hast du schon gesehen, mit deinem eigenen. Wie viele sind noch bei den anderen?
last-highest = Die drei hat Aemilia: { $HJ }, { $DJ } und { $C8 }. Du hast noch { $SJ }. Welcher dieser Trümpfe ist jetzt der höchste?
last-play = Halte sie unter 61. Überleg bei jeder Karte, ob sie sie stechen kann.
last-nudge = { $trumps ->
    [one] Ein Trumpf ist
   *[other] { $trumps } Trümpfe sind
  } noch draußen, und Aemilia fehlen { $missing } Augen. Mit jedem Trumpf kann sie eine eurer Zehnen stechen. Kannst du ihr einen nehmen?
last-follow-nudge = Im Stich liegen { $lying } Augen, und Aemilia fehlen { $missing }. Wer bekommt ihn? Danach richtet sich, ob du Augen dazugibst oder sparst.
last-lead-nudge = { $trumps ->
    [0] Kein Trumpf ist mehr
    [one] Ein Trumpf ist noch
   *[other] { $trumps } Trümpfe sind noch
  } draußen, und Aemilia fehlen { $missing } Augen. Welche deiner Karten bringt ihr am wenigsten, wenn sie den Stich macht?
last-end = Gehalten! Wer verteidigt, darf auch selbst Trumpf ausspielen, wenn sonst die Zehnen verloren gehen.
## Kontra, schneider, overbid
stakes-hand = Aemilia spielt Pik allein. Aber sieh dir deine Hand an: die zwei höchsten Buben, Pik-Karten und drei Asse. Dieses Spiel verliert sie.
stakes-kontra = An manchen Tischen darf man als Gegner „Kontra“ sagen, bevor man seine erste Karte legt: Dann zählt das Spiel doppelt. Was tust du?
stakes-kontra-nudge = Du wirst wohl gewinnen. Dann soll es doppelt zählen.
stakes-kontra-say = Sag Kontra: Du wirst wohl gewinnen, und dann zählt es doppelt. Nach deiner ersten Karte ist es zu spät.
stakes-before-card = Erst Kontra, dann die Karte: Sobald du gespielt hast, ist es zu spät.
stakes-re = Aemilia könnte mit „Re“ antworten und noch einmal verdoppeln, aber sie tut es nicht. Im Turnier gibt es kein Kontra.
stakes-lead = Du spielst aus. Leg eine Karte, die niemand schlagen kann.
stakes-lead-nudge = Trumpf schlägt alles andere. Welcher Bube steht über allen?
stakes-jack-too = Auch gut, denn { $CJ } hast ja du. In dieser Lektion spiel aber { $CJ }.
stakes-lead-jack = Spiel { $CJ }: So nimmst du ihr gleich einen Trumpf.
stakes-schneider = Eine Partei, die nicht über 30 Augen kommt, ist „Schneider“: Das Spiel zählt eine Stufe mehr, aus „Spiel 3“ wird 4. Wie viele Augen brauchst du allein, damit die anderen Schneider sind?
stakes-not-schneider = Die Gegner dürfen höchstens 30 haben: 120 weniger 30.
stakes-is-schneider = Richtig: 90. Macht eine Partei gar keinen Stich, ist sie „Schwarz“: noch eine Stufe mehr.
stakes-overbid = Jemand hat bis 33 gereizt, spielt dann Herz mit 2, Spiel 3, also 30, und bekommt 80 Augen. Wie geht das aus?
stakes-not-won = Die Augen reichen, aber das Spiel zählt 30 und nicht 33.
stakes-is-lost = Richtig: Das ist überreizt. Zählt das Spiel weniger als gereizt, ist es verloren, wie viele Augen es auch sind.
stakes-double = Jemand spielt Herz für 30 und bekommt nur 55 Augen. Was kostet das?
stakes-once = So viel gewinnt man damit. Verloren kostet ein Spiel mehr.
stakes-not-points = Die Augen sagen nur, ob man gewinnt. Es kostet, was das Spiel wert ist, und mehr.
stakes-twice = Richtig: Verloren kostet es das Doppelte. Darum rechnet man vor dem Reizen.
stakes-end = Du weißt jetzt, wie Skat geht. Als Nächstes: Wann lohnt es sich zu reizen?
## Answers about games and bids
answer-pass = Passen
answer-up-to = bis { $n }
answer-game = { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }
answer-times = { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } mal { $n }
answer-null = { $kind ->
    [hand] Null Hand
    [ouvert] Null ouvert
   *[plain] Null
  }
answer-low = Sieben, Acht, Neun
answer-high = Ass und König
answer-alone = nur die Dame
answer-declarer = Wer allein spielt
answer-defenders = Die beiden anderen
answer-long = Eine lange Farbe
answer-short = Eine kurze Farbe
answer-small = Eine kleine Karte
answer-ace = Ein Ass
## An auction to be decided
deal-first = Du bist Mittelhand und fängst an. Reizt du, und wie weit?
deal-heard = Du bist Vorhand, Mittelhand reizt 18. Hältst du, und wie weit?
deal-rear = Du bist Hinterhand, Mittelhand hat gepasst. Reizt du, und wie weit?
deal-after = Du bist { $place ->
    [0] Vorhand
    [1] Mittelhand
   *[2] Hinterhand
  }, gereizt ist bis { $bid }. Gehst du mit, und wie weit?
deal-alone = Du bist Vorhand, beide anderen haben gepasst. Spielst du, und wie weit wärst du gegangen?
deal-hint = Wo hast du am meisten? Zähl die Buben mit. Und welche Asse liegen daneben?
deal-hint-null = Denk an Null: Du hast viele kleine Karten.
deal-hint-grand = Denk an Grand: Buben und Asse hast du zusammen { $high }, und die machen dort die Stiche.
deal-hint-suit = Denk an { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
  }: Das wären { $trumps } Trümpfe mit den Buben, mehr hast du in keiner Farbe.
deal-hint-shorter = Denk an { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
  }: Das wären { $trumps } Trümpfe mit den Buben. Und was liegt daneben?
deal-hint-pass = Mehr als { $trumps } Trümpfe hättest du in keiner Farbe, und Buben und Asse sind es zusammen { $high }. Reicht das für ein Spiel?
deal-right = { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }, { $held ->
    [with] mit
   *[without] ohne
  } { $count }, Spiel { $factor }, mal { $base }: { $value }. So gewinnst du { $chance ->
    [10] fast immer
   *[other] etwa { $chance } von 10 Mal
  }.
deal-null = Richtig: Der einfache Null ist 23 wert. So gewinnst du etwa { $chance } von 10 Mal.
deal-passed = Gut gepasst. Selbst dein bestes Spiel hier ({ $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }) gewinnt nur etwa { $chance } von 10 Mal.
deal-bold = Zu mutig. Selbst dein bestes Spiel hier ({ $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }) gewinnt nur etwa { $chance } von 10 Mal.
deal-timid = Da lässt du etwas liegen: { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } gewinnst du hier etwa { $chance } von 10 Mal.
deal-low = Du darfst weiter gehen. Rechne noch einmal: Was ist { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } hier wert?
deal-high = Überreizt! { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } ist hier weniger wert. Rechne noch einmal.
deal-end = Das waren fünf Blätter. Richtig war, was der stärkste Bot hier tun würde. Beim nächsten Mal geht es schneller.
## Twenty decisions, graded by points
answer-cards = { $card } und { $other }
trainer-passed = Richtig, hier passt man: Passen bringt im Schnitt { $passing } Punkte gegenüber den anderen, bis { $n } zu reizen nur { $worth }.
trainer-right = Richtig, bis { $n }: Das bringt im Schnitt { $worth } Punkte gegenüber den anderen, Passen { $passing }. Meist wird es { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }.
trainer-high = Zu hoch gereizt: Für { $n } zu spielen bringt im Schnitt { $worth } Punkte gegenüber den anderen, Passen { $passing }. Das kostet dich { $cost } Punkte.
trainer-low = Zu früh gepasst: Bis { $n } zu reizen bringt im Schnitt { $worth } Punkte gegenüber den anderen, Passen { $passing }. Damit verschenkst du bis zu { $cost } Punkte.
trainer-game = Du hast den Skat aufgenommen. Welches Spiel sagst du an?
trainer-game-hint = Zähl die Trümpfe und was daneben sicher sticht. Und was ist jedes Spiel wert?
trainer-game-right = Richtig: { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } bringt im Schnitt { $worth } Punkte und gewinnt { $chance ->
    [10] fast immer
   *[other] etwa { $chance } von 10 Mal
  }.
trainer-game-wrong = { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  } bringt im Schnitt { $worth } Punkte. Ein anderes Spiel bringt { $cost } mehr.
trainer-discard = Du spielst { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }. Was drückst du?
trainer-discard-hint = Mach Farben kurz, bring Augen in Sicherheit, und lass Trümpfe und Asse auf der Hand.
trainer-discard-hint-suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
  } kannst du ganz wegdrücken: Dann bist du dort frei und kannst stechen. Lohnt es sich?
trainer-discard-hint-suits = Zwei Farben kannst du ganz wegdrücken: { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
  } und { $other ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
  }.
trainer-discard-hint-points = So bringst du { $n } Augen in Sicherheit, die sonst leicht verloren gehen. Welche Karten sind das?
trainer-discard-hint-card = In den Skat gehört { $card }. Und welche Karte noch?
trainer-discard-right = Richtig: Mit { $card } und { $other } im Skat bringt das Spiel im Schnitt { $worth } Punkte.
trainer-discard-wrong = Mit { $card } und { $other } im Skat bringt das Spiel im Schnitt { $worth } Punkte. Andere zwei Karten bringen { $cost } mehr.
trainer-end = Zwanzig Entscheidungen aus echten Spielen. { $cost ->
    [0] Deine Antworten haben keinen Punkt gekostet.
   *[other] Deine ersten Antworten kosten am Tisch im Schnitt bis zu { $cost } Punkte. Was du verfehlt hast, kannst du gleich noch einmal üben.
  }
## When a bid is worth it
worth-why = Gewinnst du, bekommst du den Wert des Spiels. Verlierst du, kostet es das Doppelte. Reize also nur, was du meistens gewinnst.
worth-rule = Eine Faustregel, wenn eine Farbe Trumpf ist: Sechs Trümpfe reichen fast immer. Fünf reichen, wenn du daneben ein Ass hast.
worth-count = Sieh deine Hand an. Wie viele Trümpfe hättest du mit Kreuz?
worth-jack = Zähl den Buben mit: Er ist immer Trumpf.
worth-five = Richtig: vier Kreuz und ein Bube. Daneben liegt das Karo-Ass.
worth-six = So viele sind es nicht: vier Kreuz und ein Bube.
worth-skat = Im Skat kann { $CJ } liegen. Dann wird aus „ohne“ ein „mit“, und das Spiel ist vielleicht weniger wert. „Ohne 3“ zu reizen ist also gefährlich.
worth-end = Trümpfe zählen, Asse zählen, rechnen. Dann erst reizen.
## Grand
grand-what = Beim Grand sind nur die vier Buben Trumpf. Sein Grundwert ist 24, doppelt so viel wie Kreuz.
grand-rule = Eine Faustregel: Zähl deine Buben und Asse, und als Vorhand noch eins dazu. Ab fünf lohnt sich Grand meistens.
grand-count = Du bist Vorhand. Auf wie viel kommst du hier?
grand-fore = Fast: Als Vorhand zählst du noch eins dazu.
grand-five = Richtig: zwei Buben, zwei Asse und die Vorhand.
grand-less = Ganz so viel ist es nicht: zwei Buben, zwei Asse und die Vorhand.
grand-or = Zwei Buben und ein Ass: Das sind nur drei. Was ist hier das bessere Spiel?
grand-three = Dafür fehlen Asse: Die Gegner bekommen zu viele Stiche.
grand-hearts = Richtig: fünf Trümpfe und daneben ein Ass.
grand-value = Grand mit 2. Was ist er wert?
grand-no-game = Da fehlt eins: Zu „mit 2“ kommt immer 1 für das Spiel dazu.
grand-right = Richtig: mit 2, Spiel 3, mal 24 sind 72.
grand-too-many = Zu viel: „mit 2“ und 1 für das Spiel sind 3.
grand-end = Buben und Asse machen den Grand. Zehnen ohne Ass zählen nicht.
## The values of null
nulls-fixed = Beim Null wird nicht gerechnet: Jede Art hat einen festen Wert.
nulls-four = Der einfache Null ist 23 wert. Null Hand, also ohne den Skat, ist 35 wert, Null ouvert, also mit offenen Karten, 46. Beides zusammen: 59.
nulls-thirty = Du hast bis 30 gereizt. Welcher Null ist genug wert?
nulls-enough = Richtig. Hand ist 35 wert und ouvert 46: Beides ist mehr als 30.
nulls-too-little = Der einfache Null ist nur 23 wert, und du hast 30 gereizt.
nulls-both = Und Null ouvert Hand, ohne den Skat und mit offenen Karten?
nulls-no-hand = Das ist Null ouvert mit dem Skat. Aus der Hand ist er mehr wert.
nulls-right = Richtig: 59, der teuerste Null.
nulls-no-sum = Zusammenzählen darf man hier nicht: Der Wert steht fest.
nulls-safe = Jetzt einmal ohne deine Hand: Welche Karten sind beim Null sicher, wenn du sonst keine der Farbe hast?
nulls-low = Richtig: Darunter kommt niemand, also musst du keinen Stich nehmen.
nulls-high = Spielt jemand die Farbe aus, machst du den Stich, und der Null ist verloren.
nulls-alone = Spielt jemand eine kleine Karte aus, bleibst du mit der Dame hängen.
nulls-end = 23, 35, 46, 59: Diese vier lohnt es sich zu merken.
## The row of bids
row-what = Reizen darf man nur Zahlen, die ein Spiel wert sein kann. Die Reihe beginnt so: 18, 20, 22, 23, 24, 27, 30.
row-from = 18 ist Karo mal 2, 20 Herz mal 2, 22 Pik mal 2, 24 Kreuz mal 2. Und 23 ist der Null.
row-next = Jemand reizt 24. Was ist der nächste Reizwert?
row-no-game = Kein Spiel ist 25 wert.
row-right = Richtig: Karo mal 3 sind 27.
row-skips = 30 gibt es, aber eine Zahl liegt noch dazwischen: Karo mal 3.
row-which = Welche dieser Zahlen sind Reizwerte? Finde alle drei.
row-hint = Teile durch 9, 10, 11 und 12. Und denk an die Werte vom Null.
row-in = Richtig, das kann ein Spiel wert sein.
row-not-in = Das ist kein Spiel wert: Keine Farbe geht darin auf, und ein Null ist es auch nicht.
row-thirty-three = Woher kommt die 33?
row-spades = Richtig: 3 mal 11.
row-hearts = Herz mal 3 sind 30.
row-null = Null Hand ist 35 wert.
row-end = Wer die Reihe kennt, hört am Gebot, was der andere vielleicht spielt.
## Hand and what is announced
announce-hand = Wer den Skat liegen lässt, spielt „Hand“. Das zählt eine Stufe mehr: Aus „Spiel 2“ wird 3.
announce-clubs = Kreuz Hand, mit 1. Was ist das wert?
announce-no-hand = Das wäre Kreuz mit dem Skat. Für Hand kommt noch eine Stufe dazu.
announce-right = Richtig: mit 1, Spiel 2, Hand 3, mal 12 sind 36.
announce-too-many = Das ist eine Stufe zu viel. Zähl noch einmal.
announce-what = Wer Hand spielt, darf noch mehr ansagen. „Schneider“: Die Gegner bekommen höchstens 30 Augen. „Schwarz“: Sie bekommen keinen Stich.
announce-schneider = Schneider zählt eine Stufe, ihn anzusagen noch eine. Kreuz Hand, mit 1, Schneider angesagt?
announce-once = Da fehlt eine Stufe: Schneider zählt, und die Ansage zählt auch.
announce-twice = Richtig: mit 1, Spiel 2, Hand 3, Schneider 4, angesagt 5, mal 12 sind 60.
announce-missed = Du hast Schneider angesagt, und die Gegner bekommen 31 Augen. Wie geht es aus?
announce-not-won = Ohne Ansage ja. Aber was man ansagt, muss man auch schaffen.
announce-lost = Richtig: Was man ansagt, muss man schaffen, sonst ist das Spiel verloren.
announce-ouvert = „Ouvert“ ist die höchste Ansage: Du legst alle Karten offen hin und musst jeden Stich machen. Nur beim Null ist es umgekehrt.
announce-end = Ansagen braucht Mut, und man muss gut rechnen. Am Anfang genügt es, wenn du verstehst, was die anderen sagen.
## Old sayings
sayings-why = Am Skattisch hört man alte Sprüche. Meistens haben sie recht. Was meinen sie?
sayings-soul = „Trumpf ist die Seele des Spiels.“ Wer soll Trumpf ausspielen?
sayings-draw = Richtig: Wer allein spielt, holt den anderen die Trümpfe heraus. Dann sind seine Asse sicher.
sayings-not-draw = Sie brauchen ihre Trümpfe meistens zum Stechen. Trümpfe holen soll, wer mehr davon hat.
sayings-way = „Dem Freunde kurz, dem Feinde lang.“ Du spielst aus, nach dir kommt gleich der Gegner, der allein spielt. Womit fängst du an?
sayings-long = Richtig: Er muss dazulegen, bevor er sieht, was dein Partner hat. In deiner langen Farbe ist ihm das unbequem.
sayings-short = Kurz spielt man aus, wenn gleich nach einem der Partner kommt.
sayings-aces = „Beim Grand spielt man Asse.“ Du verteidigst gegen einen Grand und spielst aus. Was legst du hin?
sayings-small = Damit schenkst du Stiche her: Bald spielt nur noch der Alleinspieler aus.
sayings-ace = Richtig: Nur die vier Buben können dein Ass stechen. Hol die Augen, solange du dran bist.
sayings-end = Kein Spruch stimmt immer. Aber wer ihn kennt, weiß, wann man von ihm abweicht.
