## What to look at
nudge-several = Eine deiner Karten passt sogar auf mehrere Arten. Was alles kann jede sein?
nudge-lay = { $n ->
    [one] Eine einzige deiner Karten passt.
   *[other] Von deinen Karten passen { $n }.
  } Vergleiche Kasus, Numerus und Genus: Genau zwei müssen gleich sein.
verb-nudge-lay = { $n ->
    [one] Eine einzige deiner Karten passt.
   *[other] Von deinen Karten passen { $n }.
  } Vergleiche Tempus, Numerus und Person: Genau zwei müssen gleich sein.
nudge-drawn = Sieh dir nur die gezogene Karte an: Was alles kann sie sein?
nudge-draw = Geh jede Karte durch: Sind bei einer genau zwei Merkmale gleich?
nudge-joker = Eine deiner Karten passt auf alles.
nudge-claim = Kann { $form } wirklich { $as } sein? Und sind genau zwei Merkmale gleich?
## What to do
advice-lay = Nimm { $form }.
advice-drawn = Leg { $form }.
advice-draw = Zieh eine Karte.
advice-keep = Behalte die Karte.
advice-joker = Leg den Joker.
advice-accept = Lass die Karte gelten.
advice-challenge = Erheb Einspruch.
## Why, where the table itself does not say it
reason-lay = Als { $as }: { $first } und { $second } bleiben gleich.
reason-draw = Keine deiner Karten kann etwas sein, das hier passt.
reason-keep = Sie kann nichts sein, das hier passt.
reason-joker = Von den anderen passt keine.
