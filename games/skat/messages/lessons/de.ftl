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
## Answers
answer-card = { $card }
answer-number = { $n }
answer-with-2 = mit 2
answer-without-1 = ohne 1
answer-without-2 = ohne 2
answer-won = gewonnen
answer-lost = verloren
## Errors
remark-costs = Das kostet { $points } Augen. Besser ist { $better }: Damit verlierst du nichts.
remark-turns = Das kostet { $points } Augen, und damit das Spiel. Mit { $better } gewinnst du.
remark-takes = Vorsicht: Nach { $card } können sie dir einen Stich aufzwingen. Sicher ist { $better }.
remark-discards = So bekommst du gegen gutes Spiel nur { $points } Augen, und 61 brauchst du. Drücke eine Farbe ganz weg, oder bring deine Zehnen in Sicherheit.
lost = Diesmal hat es nicht gereicht. Das macht nichts: Fang von vorn an, und hör auf den Rat, bevor du ausspielst.
## Cards and trumps. $CJ, $HA and so on are the names of cards.
cards-pack = Skat hat 32 Karten, vier Farben mit je acht. Am höchsten ist das Ass, dann Zehn, König, Dame, Neun, Acht, Sieben. Die Zehn ist also die zweithöchste!
cards-jacks = Die vier Buben gehören nicht zu ihrer Farbe: Sie sind Trumpf und schlagen jede andere Farbe. Der höchste ist { $CJ }, dann { $SJ }, { $HJ } und { $DJ }.
cards-trumps = Hier spielst du allein gegen Aemilia und Servius, und Herz ist Trumpf. Unter den vier Buben stehen also alle Herzen als Trümpfe: zusammen elf.
cards-highest = Welche dieser drei Karten ist hier die höchste?
cards-not-ace = Ein Trumpf ist es, aber jeder Bube steht über allen Herzen, auch über dem Ass.
cards-any-jack = Richtig: Auch der niedrigste Bube schlägt das Trumpf-Ass und erst recht jedes andere Ass.
cards-no-trump = Ein Ass, aber kein Trumpf: Jeder Trumpf schlägt es.
cards-which-takes = Jemand legt als Erster { $SK } hin. Welche Karte schlägt ihn?
cards-queen-below = Die Dame steht unter dem König.
cards-other-suit = Das Ass ist hoch, aber von einer anderen Farbe. Ohne Trumpf schlägt nur eine höhere Karte der ausgespielten Farbe.
cards-ten-above = Richtig: Die Zehn steht über dem König, gleich unter dem Ass.
cards-lead = Jetzt du. Du spielst die erste Karte aus, die anderen legen dazu: Das ist ein Stich. Nimm deinen höchsten Trumpf, { $CJ }.
cards-lead-jack = Spiel jetzt { $CJ }, deinen höchsten Trumpf. Dann müssen beide anderen einen Trumpf hergeben.
cards-took = Beide mussten einen Trumpf dazulegen. Deine Karte war die höchste: Der Stich gehört dir, und du spielst wieder aus. Wer den Stich macht, spielt den nächsten aus.
cards-second = Spiel noch einmal Trumpf aus, damit auch die anderen ihre hergeben müssen: { $DJ }.
cards-second-jack = Nimm { $DJ }: Er zählt wenig, und du holst zwei weitere Trümpfe heraus.
cards-beaten = { $SJ } steht über { $DJ }, also macht Aemilia den Stich. Das schadet wenig: Jetzt sind alle Buben gespielt, und deine Herzen sind die höchsten Trümpfe.
cards-answer = Aemilia hat { $ST } ausgespielt. Hast du die Farbe, musst du sie auch legen, hier also Pik. Welche deiner beiden Pik-Karten macht den Stich?
cards-too-low = Erlaubt ist das, aber damit überlässt du ihnen die Zehn. Du hast eine höhere Karte dieser Farbe.
cards-end = Genau: Das Ass schlägt die Zehn. Du kennst jetzt die Reihenfolge der Karten und die elf Trümpfe.
## Following and beating
follow-declarer = Diesmal spielt Aemilia allein, Kreuz ist Trumpf. Du und Servius, ihr spielt zusammen gegen sie. Servius spielt aus, das heißt: Er legt die erste Karte.
follow-beat = Servius hat { $DK } ausgespielt. Wer die Farbe hat, muss sie bedienen: Du hast vier Karos, eines davon musst du geben. Welches ist sicher das höchste?
follow-must = Du musst bedienen: Gib ein Karo.
follow-beaten = Erlaubt, aber du hast das Ass, und das schlägt niemand, der bedienen muss. Nimm es.
follow-yours = Dein Ass ist die höchste Karte der Farbe. Der Stich gehört euch. Wer ihn macht, spielt den nächsten aus: also du.
follow-lead = Spiel eine kleine Pik-Karte aus: Sie kostet nichts, und Aemilia muss zeigen, was sie hat.
follow-lead-spade = Eine kleine Pik-Karte genügt hier: die Sieben oder die Acht.
follow-void = Aemilia hat mit { $SA } den Stich gemacht und { $HA } ausgespielt. Du hast kein Herz. Dann darfst du legen, was du willst: eine beliebige Karte abwerfen oder mit einem Trumpf stechen.
follow-trump = Ein Ass ist am meisten wert. Stich es mit einem kleinen Trumpf: Schon { $C8 } genügt, { $CQ } geht auch.
follow-jack-too-good = Der Bube sticht auch, aber du brauchst ihn noch. Ein kleiner Trumpf reicht, denn nach dir kommt niemand mehr.
follow-discard = Erlaubt, weil du kein Herz hast. Aber dann behält Aemilia ihr Ass. Stich mit einem Trumpf!
follow-end = Gestochen! Merke: Bedienen ist Pflicht, stechen darfst du nur, wenn du die Farbe nicht hast.
## Counting to 61
count-points = Jede Karte zählt Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben zählen nichts. Alle zusammen sind 120.
count-trick = In einem Stich liegen Ass, Zehn und König. Wie viele Augen sind das?
count-once-more = Rechne noch einmal: Ass 11, Zehn 10, König 4.
count-twenty-five = Richtig: 11 und 10 und 4 sind 25.
count-win = Wer allein spielt, muss mehr als die Hälfte der 120 Augen bekommen. Wie viele sind das mindestens?
count-sixty = Das ist genau die Hälfte. Bei 60 zu 60 haben die Gegner gewonnen.
count-sixty-one = Richtig: mit 61 ist das Spiel gewonnen.
count-ninety = So viele brauchst du nicht. Mit 90 hättest du die Gegner sogar „Schneider“ gespielt, das zählt mehr.
count-so-far = Du spielst Kreuz und hast schon 46 Augen: Dir fehlen noch 15. Außer deinem Buben ist nur noch ein Trumpf im Spiel. Den hat einer der Gegner.
count-last-tricks = Spiel zu Ende. Solange der Gegner noch einen Trumpf hat, kann er dein Ass stechen. Hol ihn zuerst heraus, auch wenn dich das einen Stich kostet.
count-end = Gewonnen! Wer die Trümpfe zählt und die Augen mitrechnet, weiß, was zu tun ist.
## What a game is worth
value-why = Wer allein spielen darf, wird ausgereizt: Man reizt, wie viel das eigene Spiel wert ist. Das rechnet man vorher aus, und zwar so.
value-base = Jedes Spiel hat einen Grundwert: Karo 9, Herz 10, Pik 11, Kreuz 12. Bei Grand sind nur die Buben Trumpf, er zählt 24.
value-with = Dann zählt man die Trümpfe von oben. Du hast { $CJ } und { $SJ }, aber nicht { $HJ }: Das heißt „mit 2“. Dazu kommt immer 1 für das Spiel: mit 2, Spiel 3.
value-hearts = Herz hat den Grundwert 10. Was ist dein Herz-Spiel wert?
value-forgot-game = Da fehlt eins: Zu „mit 2“ kommt immer 1 für das Spiel dazu.
value-thirty = Richtig: mit 2, Spiel 3, mal 10 sind 30.
value-too-many = Das ist eins zu viel: „mit 2“ und 1 für das Spiel sind 3.
value-without = Fehlt dir der höchste Bube, zählt man genauso, was oben fehlt: Das heißt „ohne“. Wer viel hat und wer wenig hat, bekommt also gleich viel.
value-which = Jemand hat von den Buben nur { $HJ } und { $DJ }. Wie zählt das?
value-not-with = Der höchste Trumpf, { $CJ }, fehlt. Also zählt man, was fehlt.
value-two-missing = Es fehlen zwei: { $CJ } und { $SJ }. Erst { $HJ } ist da.
value-without-two = Richtig: { $CJ } und { $SJ } fehlen, also „ohne 2“.
value-spades = Und was ist damit ein Pik-Spiel wert? Pik hat den Grundwert 11.
value-thirty-three = Richtig: ohne 2, Spiel 3, mal 11 sind 33.
value-declare = Jetzt sag dein Spiel an. Leg zwei Karten weg, { $D8 } und { $C7 }, und wähle Herz. Der Tisch rechnet dir vor, was es wert ist.
value-only-hearts = Das wäre auch ein Spiel. Für diese Lektion wähle Herz: Davon hast du am meisten.
value-those-two = Drücke für diese Lektion { $D8 } und { $C7 }: zwei Karten, mit denen du nichts anfangen kannst.
value-end = Herz, mit 2, Spiel 3, mal 10: 30. So hoch durftest du reizen, und das lernst du als Nächstes.
## The auction
auction-who = Beim Reizen sprechen erst zwei miteinander: Du nennst Servius Zahlen, er sagt Ja oder passt. Wer übrig bleibt, spricht dann mit Aemilia. Servius ist Vorhand, du Mittelhand, Aemilia Hinterhand.
auction-worth = Deine Hand kennst du: Herz, mit 2, Spiel 3, mal 10. Bis 30 darfst du also gehen. Fang aber unten an: Vielleicht passt er früh.
auction-bid = Der niedrigste Reizwert ist 18. Reize 18.
auction-higher = Servius sagt Ja: So viel ist ihm sein Spiel auch wert. Gereizt wird nur, was ein Spiel wert sein kann, und nach 18 ist das 20. Reize 20.
auction-hold = Servius hat gepasst. Jetzt reizt Aemilia, und du antwortest. Sie reizt 27, und dein Spiel ist 30 wert. Halte die 27: Sag Ja.
auction-still = 30: Das ist genau, was dein Spiel wert ist. Du darfst noch Ja sagen.
auction-stop = 33, und dein Herz zählt nur 30. Was tust du?
auction-not-yet = Passen kannst du immer. Aber dein Spiel ist 30 wert, so weit darfst du gehen.
auction-worth-thirty = Das wäre mehr als 30. Dein Spiel ist nur 30 wert, und wer mehr reizt, als er hat, verliert auch mit 61 Augen.
auction-too-high = Damit wärst du überreizt: Dein Herz zählt 30, du müsstest aber 33 erreichen. Das Spiel wäre verloren, auch mit vielen Augen. Passe.
auction-step-by-step = Erlaubt ist das. Für diese Lektion geh Schritt für Schritt vor, wie ich es sage.
auction-theirs = Aemilia spielt allein und muss 33 erreichen. Du spielst jetzt mit Servius gegen sie. Passen ist keine Schande: Wer passt, verliert nichts.
auction-end = Das ist das ganze Reizen: ausrechnen, unten anfangen, rechtzeitig passen.
## The skat and what to lay away
skat-two = Du hast für 18 das Spiel bekommen. In der Mitte liegen zwei Karten verdeckt: der Skat. Wer allein spielt, darf ihn aufnehmen.
skat-pick-up = Nimm den Skat auf. (Man kann ihn auch liegen lassen: Das heißt „Hand“, und das bringt eine Gewinnstufe mehr.)
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
null-other-suit = Das ist eine andere Farbe und sticht nichts. Das ist beim Null dein Glück: Hohe Karten kannst du so loswerden.
null-plan = Gefährlich sind hohe Karten, unter denen die kleinen fehlen. Herz hast du mit 7 und 8, das ist sicher. Wirf ab, womit du hängen bleiben könntest, sobald du eine Farbe nicht mehr hast.
null-play = Spiel fünf Stiche, ohne einen zu machen. Leg immer die höchste Karte, mit der du gerade noch unter den anderen bleibst, und wirf ab, was gefährlich ist.
null-end = Geschafft: Von hier an kann nichts mehr schiefgehen. Wer auch nur einen Stich macht, hat den Null sofort verloren.
## Defending as two
smear-partner = Aemilia spielt allein, Kreuz ist Trumpf. Du und Servius, ihr spielt zusammen: Eure Stiche zählen zusammen.
smear-sixty = Aemilia braucht 61. Für euch genügen also 60. Darum kommt es auf die Augen an und nicht auf die Zahl der Stiche.
smear-sure = Aemilia hat { $HJ } gespielt, und Servius sticht mit { $SJ }. Du hast keinen Trumpf und kommst zuletzt: Der Stich gehört sicher deinem Partner.
smear-most = Gib ihm Augen! Das heißt schmieren. Wirf eine Zehn ab, deren Ass du nicht hast: { $ST } oder { $HT }.
smear-diamond = Auch Augen, aber Karo hast du mit Ass und Zehn selbst sicher. Schmier eine Zehn, die sonst verloren geht: Pik oder Herz.
smear-too-little = Das verschenkt Augen: Der Stich ist sicher eurer. Gib so viel dazu, wie du kannst: eine Zehn.
smear-twelve = 14 Augen statt nur 4: So gewinnt man gegen einen, der allein mehr Trümpfe hat.
smear-take = Servius spielt { $DK } aus, nach dir kommt Aemilia. Du hast das Ass: Mach den Stich.
smear-ten-instead = Die Zehn würde auch über dem König liegen. Aber das Ass ist sicherer und zählt mehr; die Zehn ist danach die höchste Karo-Karte.
smear-let-go = Damit läge der König frei, und Aemilia könnte ihn stechen. Dein Ass macht ihn sicher.
smear-middle = 15 Augen. Nun spielst du aus: Nach dir kommt Aemilia, zuletzt Servius. Sie sitzt in der Mitte und muss legen, bevor sie sieht, was er hat. Das ist für euch am besten.
smear-end = Schmieren, wenn der Stich dem Partner sicher ist; kleine Karten, wenn er verloren ist. Mehr braucht es am Anfang nicht.
## The last five tricks
last-so-far = Fünf Stiche sind gespielt. Aemilia spielt Kreuz allein und hat 48 Augen: Ihr fehlen 13. Du spielst mit Servius, und du spielst als Nächster aus.
last-trumps = Von den Trümpfen fehlen noch { $HJ }, { $DJ } und { $C8 }: Die hat Aemilia. Dein { $SJ } ist jetzt der höchste.
last-play = Halte sie unter 61. Bedenke: Mit jedem Trumpf, den sie noch hat, kann sie eine eurer Zehnen stechen.
last-end = Gehalten! Wer verteidigt, darf auch selbst Trumpf ausspielen, wenn sonst die Zehnen verloren gehen.
## Kontra, schneider, overbid
stakes-hand = Aemilia spielt Pik allein. Aber sieh dir deine Hand an: die zwei höchsten Buben, Pik-Karten und drei Asse. Dieses Spiel verliert sie.
stakes-kontra = An manchen Tischen darf, wer verteidigt, vor der eigenen ersten Karte „Kontra“ sagen: Dann zählt das Spiel doppelt. Sag Kontra.
stakes-before-card = Erst Kontra, dann die Karte: Sobald du gespielt hast, ist es zu spät.
stakes-re = Aemilia könnte mit „Re“ antworten und noch einmal verdoppeln, aber sie tut es nicht. Im Turnier gibt es kein Kontra.
stakes-lead = Spiel aus: { $CJ }, den höchsten Trumpf.
stakes-lead-jack = Spiel { $CJ }: So nimmst du ihr gleich einen Trumpf.
stakes-schneider = Eine Partei, die nicht über 30 Augen kommt, ist „Schneider“; das ist eine Gewinnstufe mehr. Wie viele Augen braucht also, wer allein spielt, um die Gegner Schneider zu machen?
stakes-not-schneider = Die Gegner dürfen höchstens 30 haben: 120 weniger 30.
stakes-is-schneider = Richtig: 90. Macht eine Partei gar keinen Stich, ist sie „Schwarz“, und es kommt noch eine Gewinnstufe dazu.
stakes-overbid = Jemand hat bis 33 gereizt, spielt dann Herz mit 2, Spiel 3, also 30, und bekommt 80 Augen. Wie geht das aus?
stakes-not-won = Die Augen reichen, aber das Spiel zählt 30 und nicht 33.
stakes-is-lost = Richtig: Das ist überreizt. Zählt das Spiel weniger als gereizt, ist es verloren, wie viele Augen es auch sind.
stakes-double = Und ein verlorenes Spiel kostet das Doppelte. Darum ist das Rechnen vor dem Reizen so wichtig.
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
deal-alone = Du bist Vorhand, beide anderen haben gepasst. Spielst du, und wie weit wärst du gegangen?
deal-hint = Wo hast du am meisten? Zähl die Buben mit. Und welche Asse liegen daneben?
deal-hint-game = Denk an dieses Spiel: { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }.
deal-hint-pass = Wenige Trümpfe oder zu wenig daneben: Trägt das ein Spiel?
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
  } { $count }, Spiel { $factor }, mal { $base }: { $value }. So gewinnst du etwa { $chance } von 10 Mal.
deal-null = Richtig: Der einfache Null ist 23 wert. So gewinnst du etwa { $chance } von 10 Mal.
deal-passed = Gut gepasst. Selbst das Beste hier ({ $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
  }) gewinnt nur etwa { $chance } von 10 Mal.
deal-bold = Zu mutig. Selbst das Beste hier ({ $game ->
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
deal-end = Fünf Blätter entschieden, wie der stärkste Mitspieler hier sie entscheidet. Beim nächsten Mal geht es schneller.
## When a bid is worth it
worth-why = Gewinnst du, bekommst du den Wert des Spiels. Verlierst du, kostet es das Doppelte. Reize also nur, was du meistens gewinnst.
worth-rule = Eine Faustregel für Farbspiele: Sechs Trümpfe reichen fast immer. Fünf reichen, wenn du daneben ein Ass hast.
worth-count = Sieh deine Hand an. Wie viele Trümpfe hättest du mit Kreuz?
worth-jack = Zähl den Buben mit: Er ist immer Trumpf.
worth-five = Richtig: vier Kreuz und ein Bube. Daneben liegt das Karo-Ass.
worth-six = So viele sind es nicht: vier Kreuz und ein Bube.
worth-skat = Im Skat kann { $CJ } liegen. Dann wird aus „ohne“ ein „mit“, und das Spiel ist vielleicht weniger wert. Wer ohne viele reizt, lebt gefährlich.
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
nulls-four = Einfach: 23. Hand, also ohne den Skat: 35. Ouvert, also mit offenen Karten: 46. Beides zusammen: 59.
nulls-thirty = Du hast bis 30 gereizt. Welcher Null ist genug wert?
nulls-enough = Richtig. Hand ist 35 wert und ouvert 46: Beides ist mehr als 30.
nulls-too-little = Der einfache Null ist nur 23 wert, und du hast 30 gereizt.
nulls-both = Und Null ouvert Hand, ohne den Skat und mit offenen Karten?
nulls-no-hand = Das ist Null ouvert mit dem Skat. Aus der Hand ist er mehr wert.
nulls-right = Richtig: 59, der teuerste Null.
nulls-no-sum = Zusammenzählen darf man hier nicht: Der Wert steht fest.
nulls-safe = Du hast von einer Farbe nur diese Karten. Womit bist du beim Null sicher?
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
announce-hand = Wer den Skat liegen lässt, spielt „Hand“. Das zählt eine Stufe mehr.
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
announce-end = Ansagen ist Mut mit Rechnung. Am Anfang genügt es zu wissen, was die anderen meinen.
## Old sayings
sayings-why = Am Skattisch hört man alte Sprüche. Meistens haben sie recht. Was meinen sie?
sayings-soul = „Trumpf ist die Seele des Spiels.“ Wer soll Trumpf ausspielen?
sayings-draw = Richtig: Wer allein spielt, holt den anderen die Trümpfe heraus. Dann sind seine Asse sicher.
sayings-not-draw = Sie brauchen ihre Trümpfe meistens zum Stechen. Trümpfe holen soll, wer mehr davon hat.
sayings-way = „Dem Freunde kurz, dem Feinde lang.“ Du spielst aus, nach dir kommt gleich der Gegner, der allein spielt. Womit fängst du an?
sayings-long = Richtig: Er muss dazulegen, bevor er sieht, was dein Partner hat. In deiner langen Farbe ist ihm das unbequem.
sayings-short = Kurz spielt man aus, wenn gleich nach einem der Partner kommt.
sayings-aces = „Beim Grand spielt man Asse.“ Du verteidigst gegen einen Grand und spielst aus. Was legst du hin?
sayings-small = Damit schenkst du Stiche her: Bald spielt nur noch der andere aus.
sayings-ace = Richtig: Außer den vier Buben kann kein Trumpf dein Ass stechen. Hol die Augen, solange du dran bist.
sayings-end = Kein Spruch stimmt immer. Aber wer ihn kennt, weiß, wann man von ihm abweicht.
