forms-title = Fōrmae meae
practice-title = Exercitātiō
deck = Chartae
known-between = Ex 30 fōrmīs fermē { $from } ad { $to } nōvistī
known-unclear = Nōndum satis vīsum est ut dīcī possit quot ex 30 fōrmīs nōveris
none-yet = Hīc nihil adhūc est. Lūde aut tē exercē: tum vidēbis quās fōrmās nōveris.
trend = prīmō { $from }, nūper { $to } fōrmae
trend-label = Quot fōrmās nōveris, ā diē { $first } ad diem { $last }: prīmō { $from }, nunc { $to }
due = { $n ->
    [0] Hodiē nihil repetendum est.
    [one] Hodiē ūna fōrma repetenda est.
   *[other] Hodiē { $n } fōrmae repetendae sunt.
 }
practise = Exercē tē
coach = Lūdus exercendī causā
coach-hint = Altera māchina errat in fōrmīs quās adhūc exercēs, ut attendere dēbeās, et tibi errantī intercēdit; altera bene lūdit. Quid sciās, hīs duābus sōlīs in hōc īnstrūmentō dīcitur.
muddles = Cōnfūsa
muddle = { $form } prō { $as } habuistī, ubi erat { $was }.
muddle-times = { $n } vicibus
happened-none = Haec fōrma nōndum occurrit.
happened-round = Lūdus diēī { $date }
happened-practice = Exercitātiō diēī { $date }
kind-answered-right = rēctē respōnsum
kind-answered-wrong = perperam respōnsum
kind-declared-right = rēctē prōnūntiāta
kind-declared-wrong = perperam prōnūntiāta
kind-challenged = error animadversus
kind-false-alarm = frūstrā intercessum est
kind-overlooked = error praetermissus
kind-missed = congruēbat
cell-label = { $cell }: { $level }, { $percent } centēsimae
cell-unseen = { $cell }: nōndum vīsa
level-sure = certa
level-likely = vērīsimilis
level-doubtful = dubia
level-weak = īnfirma
level-unseen = nōndum vīsa
legend = Quid quadrāta significent
csv = Fōrmā tabulae (CSV)
json = Omnia (JSON)
export = Ex hōc īnstrūmentō aufer
## Exercitātiō
of = { $n } ex { $all }
finish = Fīnem fac
next = Perge
answer = Respondē
right = Rēctē.
wrong = Nōn ita.
item-agree = Quid eam esse prōnūntiābis, ut congruat?
item-judge = Aliquis hanc chartam ut { $cell } pōnit. Estne rēctum?
item-judge-short = { $form } ut { $cell }
item-layable = Quae ex hīs super chartam pōnī possunt?
item-macron = Utra ex hīs est { $cell }?
item-readings = Quae omnia haec fōrma esse potest?
on-card = In mēnsā: { $form }, { $cell }
says-right = Rēctum
says-wrong = Nōn rēctum
your-card = Charta tua
none-of-them = Nūlla
told-agree = { $form } hīc est { $cell }.
told-judge = { $cell } est { $form }.
told-layable-none = Nūlla ex hīs congruit.
told-layable = Congruit: { $forms }
told-readings = { $form } est { $cells }.
done = Nunc satis est
done-text = { $right } ex { $all } rēctē.
promise = Ex 30 fōrmīs saltem { $cells } nōvistī, quod { $percent } partibus ex 100 spondēmus: nunc satis est.
done-again = Perge exercēre
keys-hint = Clāvēs: 1–5, s p, m f n ēligunt; Enter respondet et pergit.
chosen-forms = Hae ipsae fōrmae:
own-uncounted = Verba tua in tabulā fōrmārum quās scīs nōn numerantur.
## Hints of practice
nudge-agree = { $n ->
    [one] { $form } ūnō tantum locō tabulae stat. Quō?
   *[other] { $form } { $n } locīs tabulae stat. Quī ex iīs duās tantum rēs cum chartā expositā commūnēs habet?
  }
nudge-judge = Prīmum ipse fōrmam dīc: { $cell }. Estne haec?
nudge-layable = Singulās chartās spectā: quid esse potest quaeque, et suntne duae tantum rēs eaedem?
nudge-macron = Utramque clārā vōce dīc: vōcālis longa aliam fōrmam facit.
nudge-readings = { $n ->
    [one] Ūnum ex hīs rēctum est.
   *[other] Ex hīs { $n } rēcta sunt.
  }
hint = Cōnsilium
hint-tables = Mōnstrā tabulam
hint-shown = Ecce tabula.
