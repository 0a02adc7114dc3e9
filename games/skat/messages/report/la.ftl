deals = Lūsūs
declared = Sōlus lūsit
won = Victōriae
lost = Clādēs
overbid = Nimium licitus
against = Aliīs victīs
points = Puncta
