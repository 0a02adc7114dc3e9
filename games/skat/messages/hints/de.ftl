bid = Wer am höchsten reizt, spielt allein gegen die beiden anderen.
trumps = Trumpf sind alle vier { $pack ->
    [german] Unter
   *[french] Buben
  }, dazu die Farbe, die du spielst.
worth-good = Deine beste Farbe ist { $suit }, mit { $count } Trümpfen: Du kannst bis { $value } reizen.
worth-weak = Deine beste Farbe ist { $suit }, aber mit nur { $count } Trümpfen: Passe lieber.
worth-over = Mehr als { $value } ist dein Blatt nicht wert: Passe jetzt.
skat = Diese zwei Karten gehören jetzt dir: Nimm sie auf.
by-hand = Ohne den Skat zählt dein Spiel mehr, ist aber schwerer.
declare = Wähle die Farbe, in der du die meisten Trümpfe hast.
discard = Leg zwei Karten weg, die keinen Stich holen. Ihre Augen zählen für dich.
discard-null = Leg zwei Karten weg, die einen Stich machen könnten. Im Null zählen keine Augen.
aim-alone = Du spielst allein und brauchst 61 der 120 Augen.
aim-together = Mit { $partner } gegen { $declarer }: Euch reichen zusammen 60 Augen.
aim-null-alone = Du spielst allein und darfst keinen einzigen Stich bekommen.
aim-null-together = Mit { $partner } gegen { $declarer }: Ein einziger Stich für { $declarer }, und ihr habt gewonnen.
aim-ramsch = Jeder für sich, Trumpf nur die { $pack ->
    [german] Unter
   *[french] Buben
  }: Wer die meisten Augen hat, verliert.
lead = Du spielst aus, was du willst. Danach tut es, wer den Stich holt.
follow = Wer die Farbe der ersten Karte hat, muss sie legen.
wins = Der höchste Trumpf holt den Stich, sonst die höchste Karte der Farbe.
