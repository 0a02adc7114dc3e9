## Options and bots
option-cards = Karten für jeden
option-cards-hint = So viele Karten bekommt jeder.
bot-thrifty = Sparsam
bot-thrifty-hint = Nimmt einen Stich mit der niedrigsten Karte, die ihn nimmt.
bot-random = Zufall
bot-random-hint = Legt irgendeine Karte.
bot-names = Ada, Ben, Cora, Dan
## Play
action-play = { $card } legen
event-dealt = Die Karten sind ausgeteilt.
event-played = { $who ->
    [you] Du legst { $card }.
   *[other] { $name } legt { $card }.
  }
event-took = { $who ->
    [you] Du nimmst den Stich.
   *[other] { $name } nimmt den Stich.
  }
field-hands = Hände
field-trick = Auf dem Tisch
field-tricks = Stiche
field-mover = Am Zug
## Rejections
rejection-not-seated = Dafür brauchst du einen Platz am Tisch.
rejection-not-now = Das geht gerade nicht.
rejection-not-your-turn = Du bist nicht am Zug.
rejection-card-not-in-hand = { $card } hast du nicht.
## Help
help-title = So wird gespielt
help-text = Reihum legen alle eine Karte. Die höchste nimmt den Stich, und wer sie gelegt hat, spielt zum nächsten aus. Wer am Ende die meisten Stiche hat, gewinnt.
