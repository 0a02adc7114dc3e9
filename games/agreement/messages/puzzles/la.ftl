title = Latīna: problēmata
intro = Quaeque charta cum priōre in duābus rēbus congruat: cāsū et numerō, cāsū et genere, aut numerō et genere. Fōrmae quaedam plūra esse possunt.
theme-card = Quae charta prīma
theme-reading = Quid prōnūntiandum
stars = difficultās { $level } ex 5
task = Omnēs chartae tuae ōrdine pōnī possunt, quaeque super priōrem. Quam prīmam pōnis, et quid eam esse prōnūntiās?
hand = Chartae tuae
lays = Quae congruunt
# Under a card that can be laid: what it is declared.
lay = { $form }: { $cell }
# A hint: a form that is left after most wrong plays.
nudge = Ūna charta plērumque restat: { $form }. In quam tuārum chartārum convenit?
right = Rēctē: { $form }, { $cell }. Omnēs chartae tuae pōnuntur.
right-later = Nunc rēctē: { $form }, { $cell }. Omnēs chartae tuae pōnuntur.
shown = Rēctum erat: { $form }, { $cell }. Omnēs chartae tuae pōnuntur.
wrong = Nōn ita: { $form }, { $cell }.
stays = { $left ->
    [one] Utcumque pergis, ūna charta tibi manet.
   *[other] Utcumque pergis, saltem { $left } chartae tibi manent.
  }
run-right = Ōrdō chartārum
run-wrong = Longissimus ōrdō post { $form }
all-lays = Quid post quamque chartam restet
column-lay = Prīma posita
column-left = Chartae quae manent
show = Rēctam ostende
