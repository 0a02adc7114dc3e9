## Pāginae quibus chartae fīunt
example = Exemplum ostende
kept = In hōc īnstrūmentō
name = Nōmen chartārum
set-up = Mēnsam parā
alone = Sōlus lūde
save = In hōc īnstrūmentō servā
saved = In hōc īnstrūmentō servātae: { $name }.
saved-here = In hōc īnstrūmentō servātae sunt
edit = Mūtā
forget = Dēlē
forgotten = Dēlētae: { $name }.
share = Nexum trānscrībe
shared = Nexus trānscrīptus est. Chartae in ipsō nexū sunt; in nūllō moderātrō servantur.
link = Nexus ad hās chartās
file = Ut documentum servāre
