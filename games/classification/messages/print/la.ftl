## What can be printed
cards = Chartae
cards-text = Omnēs chartae secandae: figūrae, fōrmae Latīnae, elementa, quadrilatera iūstā mēnsūrā, aut chartae tuae.
deck = Chartae
table = Omnēs chartae in tabulā
table-text = Quaeque charta cum omnibus proprietātibus, ut īnspiciās.
tree = Arbor sapientis
tree-text = Quibus rēbus dīvidī possit, et capsae arboris.
notes = Notae lūsōris
notes-text = Singulī versūs singulīs chartīs appositīs, et spatium cōgitandī.
notes-title = Notae
column-card = Charta
column-class = Classis
column-right = + −
column-thoughts = Quid doceat
