# Card points of the reader's side and of the other.
eyes = { $own } zu { $others } Augen
## What cost most
card = Stich { $trick }, { $card }: Das hat { $lost ->
    [one] 1 Auge
   *[other] { $lost } Augen
  } gekostet. Besser: { $best }.
card-game = Stich { $trick }, { $card }: Das hat das Spiel gekostet. Besser: { $best }.
unlucky = Stich { $trick }, { $card }: Das hat { $lost ->
    [one] 1 Auge
   *[other] { $lost } Augen
  } gekostet, aber wissen konnte man es nicht.
unlucky-game = Stich { $trick }, { $card }: Das hat das Spiel gekostet, aber wissen konnte man es nicht.
score = Stich { $trick }, { $card }: Mit { $best } wären es im Schnitt { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
  } mehr gewesen.
bold = Du hast zu hoch gereizt: { $limit ->
    [0] Mit diesem Blatt passt man.
   *[other] Dieses Blatt war bis { $limit } gut.
  }
timid = Du hast zu früh gepasst: Dieses Blatt war bis { $limit } gut.
flawless = Fehlerlos gespielt: Keine deiner Karten hat etwas gekostet.
gave-up = Du hast aufgegeben. Bis dahin hat keine deiner Karten etwas gekostet.
side-gave-up = Ihr habt aufgegeben. Bis dahin hat keine deiner Karten etwas gekostet.
unplayed = Niemand hat allein gespielt, und dein Passen war vernünftig.
sat-out = Diesmal hast du ausgesetzt.
failed = Dieses Spiel ließ sich nicht nachrechnen.
