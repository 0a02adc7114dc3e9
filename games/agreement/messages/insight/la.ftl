## What went well
challenges = { $n ->
    [one] Semel iūrē intercessistī
   *[other] Intercessiōnēs iūstae: { $n }
  }
lays = Chartae rēctē positae: { $right } ex { $n }
learned = didicistī:
## What was mistaken
flawless = Neque errāvistī neque ūllus error tē fefellit.
misread = { $form } posuistī ut esset { $as }. Est autem { $was }.
unfit = { $form } potest esse { $as }, ibi autem nōn congruēbat.
overlooked = Error tē fefellit: { $form } nōn est { $as }, sed { $was }.
overlooked-unfit = Error tē fefellit: { $form } potest esse { $as }, ibi autem nōn congruēbat.
false-alarm = Frūstrā intercessistī: { $form } potest esse { $as }.
practice = Haec duās minūtās exercē
