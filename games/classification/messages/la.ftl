title = Sapiēns: { $deck }
## Classes on the table have numbers, classes of a tree letters
cards = { $n ->
    [one] ūna charta
   *[other] { $n } chartae
  }
cards-or-none = { $n ->
    [0] nūlla charta
   *[other] { cards }
  }
# In the accusative
classes = { $n ->
    [one] ūnam classem
   *[other] { $n } classēs
  }
class-name = Classis { $class }
class-size = { class-name }, { cards }
tree-class = classis { $letter } arboris sapientis
tree-class-new = { tree-class }, nōndum in mēnsā
tree-class-laid = { tree-class }, in mēnsā classis { $class }
founded-by-you = ā tē
founded-by = auctor: { $name }
sage = sapiēns
tree = Arbor
your-tree = Arbor tua
right = rēctē
wrong = perperam
open = incertum
fault-mixed = Chartae nōn omnēs eiusdem classis sunt.
fault-elsewhere = Hoc ad aliam classem pertinet.
fault-known = Haec classis iam in mēnsā iacet.
end-out = Ūna manus vacua est.
end-stock = Cumulus exhaustus est.
## What the table waits for
status-draw-tree = Dīvīsiō sorte dūcitur.
status-tree-you = Excōgitā dīvīsiōnem.
status-tree = { $name } dīvīsiōnem excōgitat.
status-deal = Chartae distribuuntur.
status-play-you = Tuae partēs sunt.
status-play = Nunc lūdit { $name }.
status-judge-you = Tuum est iūdicāre.
status-judge = { $name } iūdicat.
status-describe-you = Dēscrībe dīvīsiōnem.
status-describe = Dīvīsiō dēscrībitur.
status-rule-you = Dē dēscrīptiōnibus iūdicās.
status-rule = { $name } dē dēscrīptiōnibus iūdicat.
status-over = Lūdus fīnītus est.
## The log
log-tree-set-you = Dīvīsiō statūta est. Tū sapiēns es: sōlus eam nōvistī.
log-tree-set = Dīvīsiō statūta est. Sapiēns sōlus eam nōvit: { $name }.
log-dealt = Chartae datae sunt. Classis 1 incipit ā chartā: { $card }.
log-laid = { $lay }: { $cards }.
log-right = Rēctē.
log-wrong = Perperam.
log-fault = Perperam: { $fault }
log-drew-card = Sūmis chartam: { $card }.
log-drew-you = Chartam sūmis.
log-drew = { $name } chartam sūmit.
log-passed-you = Omittis.
log-passed = { $name } omittit.
log-closed = Nihil iam pōnitur. { $reason }
log-described-you = Dēscrīptiōnem trādis.
log-described = { $name } dēscrīptiōnem trādit.
log-described-none = Nihil dēscrībis.
log-time-up = Tempus dēscrībendī exāctum est.
log-read-out = Dēscrīptiōnēs recitantur.
log-accepted-you = Dēscrīptiō tua probātur.
log-accepted = Dēscrīptiō, cuius auctor est { $name }, probātur.
log-rejected-you = Dēscrīptiō tua reicitur.
log-rejected = Dēscrīptiō, cuius auctor est { $name }, reicitur.
log-ended = Fīnis lūdī. Cui { $n ->
    [0] nūllae iam chartae sunt
   *[other] paucissimae chartae ({ $n })
  }: { $names }.
## The table
players = Ad mēnsam
attributes = Quibus rēbus chartae dīvidī possint
table-classes = Classēs in mēnsā
turned-up = ab initiō
aim = Pōne ad classem { $class }
aim-new = Novam classem conde
new-class = Nova classis
here = hūc
look-class = Classem { $class } īnspicere
not-here = nōn hūc
new-class-when = sī chartae tuae nusquam pertinent
tried-before = Hoc ipsum iam falsum fuit.
lay-all-the-same = Tamen pōnere
points-so-far = { $n ->
    [one] ūnum pūnctum
   *[other] pūncta { $n }
  }
reference = Cōnspectus
reference-by = Ostendere secundum
figure-on-grid = Figūra in crāticulā, cum longitūdinibus laterum
failed-here = Hīc perperam temptāta
lays = Gradūs
no-lays = Nihil adhūc positum est.
lay-number = Gradus { $n }
lay-added-you = Ad classem { $class } pōnis
lay-added = { $name } ad classem { $class } pōnit
lay-founded-you = Novam classem condis
lay-founded = { $name } novam classem condit
judge-added = { lay-added }. Rēctēne?
judge-founded = { lay-founded }. Rēctēne?
## The hand
sort = Ōrdō:
own-order = meus ōrdō
sort-hand = Ōrdināre
move-hint = In ōrdine propriō chartae ēlēctae movērī possunt.
chosen = Ēlēctae: { cards }.
move-left = Ad sinistram movē
move-right = Ad dextram movē
unselect = Omnēs dīmitte
choose-cards = Ēlige chartās ē manū tuā.
choose-class = Ēlige locum: classem aut novam classem.
add = Pōne { $n ->
    [one] ūnam chartam
   *[other] { $n } chartās
  } ad classem { $class }
found = Novam classem conde: { cards }
pass = Omitte et sūme
## Notes
notes = Notae
notes-hint = Tū sōlus eās vidēs.
note-sign = Signum
# In this order: question mark, exclamation mark, full dot, empty circle
note-signs = signum interrogandī, signum exclāmandī, pūnctum plēnum, circulus vacuus
note-no-sign = sine signō
note-show = Ostende
note-filter-all = omnēs
note-filter-hand = meās
note-filter-table = in mēnsā positās
note-filter-shown = perperam positās
note-filter-unseen = numquam vīsās
note-begin = Tange chartās, ut signēs aut coniungās.
note-chosen = { $n ->
    [one] Ūna charta ēlēcta
   *[other] { $n } chartae ēlēctae
  }:
note-groups = Classēs coniectūrā factae
note-no-groups = Adhūc nūllae. Ēlige chartās et coniunge.
note-into = ad { $group }
note-into-new = nova coniectūra
note-into-none = ad nūllam
note-group-name = Nōmen classis coniectūrā factae: { $group }
note-remove = Tolle classem coniectūrā factam: { $group }
note-text = Verba lībera
note-in-group = coniectūrā in classe { $group }
note-on-table = in mēnsā, classis { $class }
note-in-hand = in manū tuā
note-shown-you = ā tē perperam posita
note-shown = perperam posita; auctor: { $name }
note-unseen = numquam adhūc vīsa
## The sage's tree
think = Excōgitā dīvīsiōnem chartārum
think-hint = Fac arborem aut iubē prōpōnī. Cēterī eam in fīne dēmum vidēbunt.
set-tree = Hāc arbore lūde
prepare = Ūna arbor omnibus mēnsīs
prepare-hint = Hīc excōgitā arborem ipse nōn lūdēns: ad omnēs mēnsās māchina sapiēns est et eā ūtitur.
## Describing
describe-tree = Quōmodo chartae dīvīsae sunt?
describe-sort = Quō hae chartae pertinent?
describe-text = Dēscrībe dīvīsiōnem verbīs.
hand-in = Trāde
hand-in-again = Mūtātam trāde
say-nothing = Nihil trāde
handed-in = Trādita est. Mūtāre eam potes, dum omnēs perficiant.
handed-in-changed = Aliquid mūtāvistī. In mēnsā adhūc prior dēscrīptiō iacet.
handed-in-short = Trādita est
handed-in-nothing = Sine respōnsō trādidistī. Cōnsilium mūtāre potes, dum omnēs perficiant.
time-left = superest { $time }
time-short = Ad dēscrībendum supersunt secundae { $seconds }.
done = Perfectum est: { $names }
not-done = Adhūc exspectāmus: { $names }
agrees = Haec arbor cum omnibus iūdiciīs congruit.
contradicts = { $n ->
    [one] Huic arborī ūnum iūdicium repugnat:
   *[other] Huic arborī { $n } iūdicia repugnant:
  }
to-sort = { $n ->
    [0] Omnēs chartae dispositae sunt.
   *[other] Adhūc dispōnendae: { cards }
  }
sort-none = In nūllā hārum
sort-hint = Ēlige chartās, deinde classem ad quam pertinent.
sort-into = Pertinet ad classem { $class }
sort-into-none = Ad nūllam classem pertinet
sorted-into = in classe { $class }
sorted-into-none = in nūllā classe
take-back = Resūme: { $card }
take-back-hint = Tange chartam dispositam, ut resūmās.
your-text = Dēscrīptiō tua
letters = { $n } ex { $most } signīs
rule = Suntne hae dēscrīptiōnēs vērae?
text-by-you = Tua dēscrīptiō
text-by = Dēscrīptiō (auctor: { $name })
accept = Probā
reject = Reice
accepted = probāta
rejected = reiecta
not-ruled = nōndum iūdicāta
## When a round is over
report = Dīvīsiō
report-points = Quaeque charta in manū ūnum pūnctum valet.
tie-decided = Chartīs paribus praecēdit quī rēctē dēscrīpsit.
described-right = rēctē dēscrīpsit
described-wrong = perperam dēscrīpsit
described-nothing = nihil dēscrīpsit
true-tree = Ita chartae dīvīsae erant
your-description = Tū ita dēscrīpsistī
description-by = Dēscrīptiō, cuius auctor est { $name }
# The first of the cards to be sorted that was sorted wrongly
sort-wrong = Hīc prīmum errātur: { $card } { $truth } pertinet, nōn { $said }.
to-class = ad classem { $class }
to-no-class = ad nūllam classem
hands-left = Chartae reliquae
review-step = Gradus { $n } ex { $of }
review-start = Ante prīmum gradum
review-back = Retrō
review-next = Porrō
review-possible = Numerus dīvīsiōnum quae esse possunt: { $possible }.
review-left = Numerus dīvīsiōnum quae esse possunt anteā { $before } erat, nunc est { $after }.
review-bits = Quot bit hic gradus aperit: { $bits }. Ūnum bit dīmidiam partem exclūdit.
review-nothing = Hic gradus nihil novī aperit.
review-outside = Haec dīvīsiō implicātior est omnibus quae hīc numerantur.
review-truth = Vēra dīvīsiō
letters-hint = Litterae sunt classēs arboris vērae, numerī classēs in mēnsā.
sheet = Pūncta
sheet-round = Lūdus
sheet-sum = Summa
sheet-hint = Quaeque charta in manū ūnum pūnctum valet; paucissima vincunt.
## Trees; a path is a way from the root to a class
too-small = { cards }, minimum { $min }
fits = Arbor chartās in { classes } dīvidit.
constraints = { $n ->
    [0] Saltem duae classēs
   *[other] Numerus classium: { $n }
  }; in quāque minimus chartārum numerus { $min }.
edit-begin = Ēlige quid interrogētur; quisque valor suum rāmum habēbit.
edit-hint = Tange ūnum valōrem plūrēsve et in alium rāmum trānsfer.
edit-root = Quid omnibus chartīs fīat
edit-node = Quid fīat hīc: { $path }
edit-leaf = Classis
edit-asks = interrogā
edit-ask = interrogā aliquid
edit-remove = Tolle interrogātiōnem „{ $attribute }“
edit-branch = Rāmus: { $values }
edit-taken = Quō trānsferendum est: { $values }?
edit-here-to = { $moved } hūc, ad rāmum { $values }
edit-own = in rāmum suum
edit-against = contrā cēterōs omnēs
edit-put-back = relinque
edit-separate = suus cuique valōrī rāmus
edit-undo = Revocā
edit-suggest = Prōpōne arborem
edit-changed = Mūtātum est: chartae in { classes } dīviduntur.
tree-classes = Quōmodo chartae dīvidantur
differs = Hīc haec arbor prīmum differt: { $card } in classe eius { $letter } iacet ({ $path }), in arbore sapientis autem in classe { $truth } ({ $truthPath }).
same-partition = Utraque arbor chartās eōdem modō dīvidit.
problem-tree-unknown-attribute = Inter hās chartās proprietās „{ $attribute }“ nōn est.
problem-tree-unknown-value = Proprietās „{ $attribute }“ valōrem „{ $value }“ nōn habet.
problem-tree-doubled-value = Proprietātis „{ $attribute }“ valor „{ $value }“ in duōs rāmōs dūcit.
problem-tree-missing-value = Proprietātis „{ $attribute }“ valor „{ $value }“ in nūllum rāmum dūcit.
problem-tree-empty-class = Nūlla charta ibi est: { $path }.
problem-tree-small-class = Chartae nimis paucae ({ $path }): { $count }, sed minimus numerus est { $min }.
problem-tree-one-class = In ūnā classe nihil inveniendum est: interrogā aliquid.
problem-tree-class-count = Numerus classium dēbet esse { $n }; in hāc arbore est { $count }.
problem-tree-too-many-classes = Numerus classium est { $count }; maximus numerus est { $max }.
## Decks
# Case, number and gender, short enough for a card
cell = { $case ->
    [nom] nōm
   *[other] { $case }
  }. { $number ->
    [sg] sing
   *[pl] plūr
  }. { $gender }.
deck-open = Chartās tuās aperī
deck-hint = Tabula (XLSX, ODS, CSV: singulae chartae in singulīs ōrdinibus, singulae proprietātēs in singulīs columnīs, titulī in prīmō ōrdine) aut documentum JSON.
deck-allow-alike = Chartās parēs admitte
deck-refused = Hīs chartīs lūdī nōn potest. { $reason }
deck-more-problems = { $n ->
    [one] Atque ūnum praetereā.
   *[other] Atque alia { $n }.
  }
deck-name = Nōmen chartārum
deck-forget = In hōc īnstrūmentō oblīvīscī
deck-contents = { cards }, { $attributes ->
    [one] ūna proprietās
   *[other] { $attributes } proprietātēs
  }
deck-two-seats = duōbus satis
deck-seats = lūsōribus satis ā 2 ad { $most }
deck-preview = Ex hīs chartīs
deck-attributes = Proprietātēs et valōrēs
deck-show-all = ostende omnēs { $n } chartās
deck-show-few = ostende pauciōrēs
deck-row = ōrdō { $row }
deck-column = columna { $column }
deck-path = locus „{ $at }“
deck-card = charta „{ $card }“
deck-attribute = proprietās „{ $attribute }“
deck-problem-too-big = Documentum plūrēs quam { $max } octētōs habet.
deck-problem-not-json = Documentum nōn est JSON ({ $found }).
deck-problem-encoding = In documentō sunt signa quae legī nōn possunt; fortasse aliter atque UTF-8 servātum est.
deck-problem-wrong-type = Hīc aliud exspectātur: { $expected }.
deck-problem-missing = Hīc aliquid deest.
deck-problem-unknown-key = Hoc ad documentum chartārum nōn pertinet.
deck-problem-empty = Hīc nihil scrīptum est.
deck-problem-empty-title = Chartae titulum nōn habent.
deck-problem-too-long = „{ $found }“ longius est quam { $max } signa.
deck-problem-control = In „{ $found }“ est signum quod vidērī nōn potest.
deck-problem-id = „{ $found }“ nōn licet: prīmum signum sit littera minuscula, cētera litterae minusculae, numerī, līneolae; nē sint plūra quam 24.
deck-problem-key = Proprietās appellārī nōn potest „{ $found }“.
deck-problem-coordinate = Angulus extrā tabulam iacet ({ $found }).
deck-problem-empty-table = In documentō nūlla est tabula cum titulīs et ōrdinibus.
deck-problem-no-heading = Columna { $column } titulum nōn habet.
deck-problem-unclosed-quote = Signum citātiōnis aperītur neque clauditur.
deck-problem-stray-quote = Post signum citātiōnis clausum aliquid sequitur; in ipsīs verbīs signum duplicandum est.
deck-problem-extra-cell = Locus { $column } ({ $found }) post ultimum titulum iacet.
deck-problem-too-few-attributes = Numerus proprietātum est { $count }; minimus numerus est { $min }.
deck-problem-too-many-attributes = Numerus proprietātum est { $count }; maximus numerus est { $max }.
deck-problem-doubled-attribute = Haec proprietās bis scrīpta est.
deck-problem-one-value = Omnēs chartae eundem valōrem habent, „{ $value }“.
deck-problem-too-many-values = Numerus valōrum est { $count }; maximus numerus est { $max }.
deck-problem-doubled-value = Valor „{ $value }“ bis scrīptus est.
deck-problem-similar-values = „{ $value }“ et „{ $other }“ magnitūdine litterārum tantum aut spatiīs differunt.
deck-problem-unused-value = Nūlla charta valōrem „{ $value }“ habet.
deck-problem-unknown-attribute = Haec proprietās inter chartās nōn est.
deck-problem-missing-value = Valor deest.
deck-problem-unknown-value = Haec proprietās valōrem „{ $value }“ nōn habet.
deck-problem-doubled-id = Idem nōmen habet: { $other }.
deck-problem-doubled-card = Omnēs proprietātēs eaedem sunt: { $other }.
deck-problem-doubled-card-json = Omnēs proprietātēs eaedem sunt: { $other }. Sī hoc vīs, in documentō scrībendum est alike: true.
deck-problem-too-few-cards = Numerus chartārum est { $count }; minimus numerus est { $min }.
deck-problem-too-many-cards = Chartae plūrēs sunt quam { $max }.
## Options: a label, a hint, the names of the values
option-deck = Chartae
option-deck-hint = Quid in chartīs sit et quōmodo dīvidī possint.
option-tree = Quis arborem facit?
option-tree-hint = Aut sapiēns dīvīsiōnem excōgitat, aut sorte dūcitur et eī sōlī ostenditur.
option-tree-sage = ā sapiente
option-tree-drawn = sorte
option-difficulty = Difficultās
option-difficulty-hint = Quam difficilis sit arbor quae sorte dūcitur aut ā māchinā sapiente fit.
option-difficulty-easy = facilis
option-difficulty-medium = media
option-difficulty-hard = difficilis
option-classes = Numerus classium
option-classes-hint = Tot classēs arbor habet; nisi numerus ēligitur, līber est. Sī ūna esset, nihil inveniendum esset.
option-classes-0 = līber
option-least = Classis minima
option-least-hint = Tot centēsimās omnium chartārum quaeque classis saltem habet.
option-verdict = Iūdicium
option-verdict-hint = Cum errātur, omnibus aut nihil nisi errōrem esse dīcitur, aut etiam causa.
option-verdict-plain = rēctum an falsum
option-verdict-reason = cum causā
option-pass = Omittere licet
option-pass-hint = Quī nihil pōnere vult, prō eō chartam sūmit.
option-stock = Cumulus vacuus
option-stock-hint = Cumulō vacuō aut lūditur neque chartae sūmuntur, aut lūdus fīnītur.
option-stock-on = lūdus pergit
option-stock-end = lūdus fīnītur
option-description = Dēscrīptiō
option-description-hint = Quōmodo post lūdum dīvīsiōnem tē intellegere dēmōnstrēs. Dē verbīs līberīs sapiēns iūdicat.
option-description-tree = arbor facienda
option-description-sort = chartae dīvidendae
option-description-text = verba lībera
option-description-none = nūlla
option-describing = Tempus dēscrīptiōnis
option-describing-hint = Tot secundās omnēs habent ut dēscrīptiōnem trādant.
option-judge = Quis iūdicat?
option-judge-hint = Aut mēnsa secundum arborem iūdicat, aut sapiēns ipse; iūdicium contrā arborem eī sōlī reicitur.
option-judge-tree = mēnsa
option-judge-hand = sapiēns
option-chat = Colloquium in lūdō
option-chat-hint = Utrum inter vōs scrībere possītis dum lūditur.
option-chat-closed = nōn licet
option-chat-open = licet
option-sage = Quis sapiēns est?
option-sage-hint = Sapiēns dīvīsiōnem nōvit. In omnī lūdō alius esse potest.
option-sage-rotates = alius ex aliō
option-sage-stays = semper īdem
option-first = Sapiēns prīmus
option-first-hint = Quis in prīmō lūdō sapiēns sit: sorte aut secundum sēdem.
option-first-seat = sēdēs { $seat }
option-first-lot = sorte
option-rounds = Numerus lūdōrum
option-rounds-hint = Tot lūdī lūduntur; nisi numerus ēligitur, totidem quot lūsōrēs.
option-rounds-0 = singulī
preset-first = Prīmī gradūs
preset-first-hint = Arbor facilis cum tribus classibus sorte dūcitur, et omne iūdicium causam dīcit.
preset-classic = Ūsitātus
preset-classic-hint = Deinceps alius dīvīsiōnem excōgitat; cēterī chartīs pōnendīs eam inveniunt.
preset-school = Schola
preset-school-hint = Sēdēs 1 semper est sapientis, quī dīvīsiōnem excōgitat; cēterī eam in fīne verbīs suīs dēscrībunt.
## Bots
bot-random = Fors
bot-random-hint = Quaslibet chartās pōnit neque cōgitat.
bot-novice = Rudis
bot-novice-hint = Ultimum tantum iūdicium meminit et multa temptat.
bot-beginner = Tīrō
bot-beginner-hint = Iūdicia proxima meminit et quae plāna sunt colligit.
bot-skilled = Exercitātus
bot-skilled-hint = Ex omnī iūdiciō aliquid colligit, sed nōnnūlla praetermittit.
bot-strong = Magister
bot-strong-hint = Omnēs dīvīsiōnēs quae adhūc esse possunt memoriā tenet, et pōnit quod maximē prōdest.
bot-competitive = Sapiēns ambitiōsus
bot-competitive-hint = Cum sapiēns est, quam plūrimās chartās pōnit; aliter ut magister lūdit.
bot-teaching = Sapiēns docēns
bot-teaching-hint = Cum sapiēns est, ūnam chartam pōnit ex quā plūrimum discitis; aliter ut magister lūdit.
bot-names = Thalēs, Hypatia, Seneca, Aspasia, Catō, Diotīma, Varrō, Hortēnsia, Solōn, Porcia
## Rejections
rejection-stale-lay = Sērō: lūdus iam prōcessit.
rejection-sage-only = Hoc sapientī sōlī licet.
rejection-not-for-sage = Hoc cēterīs tantum licet, nōn sapientī.
rejection-no-such-class = Haec classis in mēnsā nōn iacet. Ēlige aliam.
rejection-sage-mixed = Secundum arborem hae chartae nōn omnēs congruunt.
rejection-sage-elsewhere = Secundum arborem hoc ad aliam classem pertinet.
rejection-sage-known = Haec classis iam adest. Ibi chartās adde.
rejection-sage-must-add = Dum aliqua chartārum tuārum congruit, classem nōn condis. Adde eam.
rejection-no-passing = Ad hanc mēnsam omittere nōn licet. Pōne ūnam chartam plūrēsve.
rejection-not-by-tree = { $fault ->
    [none] Secundum arborem hoc rēctē positum est.
    [mixed] Secundum arborem chartae nōn omnēs eiusdem classis sunt.
    [elsewhere] Secundum arborem hoc ad aliam classem pertinet.
   *[known] Secundum arborem haec classis iam in mēnsā iacet.
  }
rejection-wrong-description = Ad hanc mēnsam nōn ita dēscrībitur.
rejection-too-many-changes = Dēscrīptiōnem nimis saepe mūtāvistī. Ultima valet.
rejection-already-ruled = Dē hāc dēscrīptiōne iam iūdicāvistī.
rejection-no-text = Hīc nūlla dēscrīptiō est dē quā iūdicētur.
rejection-deck-too-small = Hae chartae tot lūsōribus nōn sufficiunt, sed tantum hīs: { $most }. Lūdite pauciōrēs aut plūribus chartīs.
rejection-no-such-tree = Ex hīs chartīs nūlla arbor fierī potest quae tot et tantās classēs habeat. Mūtā lēgēs.
rejection-tree-unknown-attribute = Arbor interrogat quod in hīs chartīs nōn est ({ $attribute }).
rejection-tree-unknown-value = Arbor valōrem nōminat quī in hīs chartīs nōn est ({ $value }).
rejection-tree-doubled-value = In arbore valor in duōs rāmōs dūcit ({ $value }). Tolle eum ex alterō.
rejection-tree-missing-value = In arbore valor in nūllum rāmum dūcit ({ $value }). Dā eī rāmum.
rejection-tree-empty-class = In arbore classis sine chartā est. Tolle eam.
rejection-tree-small-class = In arbore classis nimis parva est ({ $count }). Coniunge eam cum aliā.
rejection-tree-one-class = In ūnā classe nihil inveniendum est: interrogā aliquid.
rejection-tree-class-count = Ad hanc mēnsam numerus classium certus est ({ $want }). Dīvide aliquās aut coniunge.
rejection-tree-too-many-classes = Arbor nimis multās classēs habet, plūrēs quam licet ({ $max }). Coniunge aliquās.
last-cards = Chartae ultimae rēctē positae
