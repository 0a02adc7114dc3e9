## Options and bots
option-cards = Chartae singulōrum
option-cards-hint = Tot chartae singulīs dantur.
bot-thrifty = Parcus
bot-thrifty-hint = Minimā chartā capit quā capere potest.
bot-random = Fortuitus
bot-random-hint = Quamlibet chartam pōnit.
bot-names = Ada, Ben, Cora, Dan
## Play
action-play = Pōne: { $card }
event-dealt = Chartae datae sunt.
event-played = { $who ->
    [you] Pōnis: { $card }.
   *[other] { $name } pōnit: { $card }.
  }
event-took = { $who ->
    [you] Captūram facis.
   *[other] { $name } captūram facit.
  }
field-hands = Manūs
field-trick = In mēnsā
field-tricks = Captūrae
field-mover = Nunc pōnit
## Rejections
rejection-not-seated = Ad hoc tibi locus ad mēnsam opus est.
rejection-not-now = Hoc nunc fierī nōn potest.
rejection-not-your-turn = Nōn sunt tuae partēs.
rejection-card-not-in-hand = Hanc chartam nōn habēs: { $card }.
## Help
help-title = Quōmodo lūdātur
help-text = Singulī per vicēs chartam pōnunt. Maxima captūram facit; quī eam posuit, dēnuō incipit. Vincit quī plūrimās captūrās habet.
